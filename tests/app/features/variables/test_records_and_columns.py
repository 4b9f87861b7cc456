"""What is said of the records that are open, and columns that can be added to the variables."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from app.features.variables.add_form import AddForm, Offered
from app.features.variables.records_card import RecordsCard, RecordsShown
from core.io.records import ColumnPreview

LEFT = Qt.MouseButton.LeftButton
AREAS = ("a.csv", 1200, "Areas of mine", 60)


@pytest.fixture
def card(qtbot, theme):
    made = RecordsCard()
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def form(qtbot, theme):
    made = AddForm()
    qtbot.addWidget(made)
    made.resize(270, 300)
    made.show()
    return made


def offer(form, *columns, **of_all):
    known = {"kind": "text", "n_distinct": 9, "n_missing": 0}
    form.show_columns(tuple(Offered(ColumnPreview(**known | of), **of_all) for of in columns))


def test_records_offer_what_is_missing(card, qtbot):
    card.show_records(RecordsShown("a.csv", 1200))
    assert "No areas are open" in card.words.text()
    with qtbot.waitSignal(card.areas_requested):
        QTest.mouseClick(card.areas, LEFT)
    card.show_records(RecordsShown(*AREAS))
    assert card.areas.isHidden()
    with qtbot.waitSignal(card.choose_requested):
        QTest.mouseClick(card.choose, LEFT)
    card.show_records(RecordsShown(*AREAS, True))
    assert card.choose.isHidden()


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (
            {"left_out": (("their area is not among these", 1), ("a value is missing", 0))},
            "1,200\u00a0records in 60\u00a0areas. "
            "Left out: 1\u00a0record, their area is not among these.",
        ),
        ({"people": 7}, " They are those of 7\u00a0people, each of whom counts once."),
        ({"elsewhere": 3}, " In none of the areas: 3\u00a0records; their geography is missing."),
    ],
)
def test_records_say_what_they_are_joined_to(card, more, said):
    card.show_records(RecordsShown(*AREAS, True, **more))
    assert card.words.text().endswith(said)


def test_a_number_is_offered_in_bands_and_warned_of_without(form, qtbot):
    offer(form, {"name": "income", "kind": "number", "n_distinct": 1204, "n_missing": 3})
    values = "about 1,204\u00a0different values"
    assert form.about.text() == f"Numbers · {values} · 3\u00a0records without one"
    assert form.banded.isChecked()
    assert not form.caution.isVisible()
    form.width_.setValue(1000)
    with qtbot.waitSignal(form.added) as told:
        QTest.mouseClick(form.button, LEFT)
    assert (told.args[0].column, told.args[0].band.width) == ("income", 1000)
    QTest.mouseClick(form.banded, LEFT, pos=QPoint(8, form.banded.height() // 2))
    assert not form.banded.isChecked()
    assert "category of its own" in form.caution.text
    assert not form.width_.isEnabled()


@pytest.mark.parametrize(
    ("about", "said"),
    [
        ({"looks_like": "direct identifier"}, "name persons"),
        ({"looks_like": "weight"}, "survey weight"),
        ({"looks_like": "area id"}, "id of an area"),
        ({"n_distinct": 1}, "the same value"),
        ({"n_distinct": 1000}, "value of its own"),
    ],
)
def test_columns_that_do_not_belong_are_warned_of(form, about, said):
    offer(form, {"name": "x"} | about, all_unique=about.get("n_distinct") == 1000)
    assert said in form.caution.text


def test_another_column_is_chosen_by_keyboard(form, qtbot):
    first = {"name": "a", "n_distinct": 3, "suggested_missing": ("99",)}
    offer(form, first, {"name": "b", "kind": "date", "n_distinct": None})
    QTest.keyClick(form.columns, Qt.Key.Key_Down)
    assert form.about.text() == "Dates"
    QTest.keyClick(form.columns, Qt.Key.Key_Up)
    with qtbot.waitSignal(form.added) as told:
        QTest.keyClick(form.button, Qt.Key.Key_Space)
    added = told.args[0]
    assert (added.column, added.missing, added.band) == ("a", ("99",), None)
    form.show_columns(())
    assert not form.button.isEnabled()
    assert "All columns" in form.about.text()


def test_every_control_says_what_it_is_for(form):
    for control in (form.columns, form.banded, form.width_, form.button):
        assert control.toolTip()
        assert control.accessibleName() or control.text()

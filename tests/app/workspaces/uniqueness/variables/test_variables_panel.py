"""The panel alone: ticks, recodes, limits, columns to add, by mouse and keyboard."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from app.features.variables.add_form import Offered
from app.features.variables.records_card import RecordsShown
from app.workspaces.uniqueness.reasons import NO_RECORDS
from app.workspaces.uniqueness.variables.variable_row import Choice, VariableShown
from core.io.records import ColumnPreview
from core.quasi_identifiers import QuasiIdentifier
from core.record_uniqueness.recodes import AS_IS, BAND, COLLAPSE, GROUPS, Recode

AGE = (
    Choice(Recode("age"), "as it is", 86, 0.0),
    Choice(Recode("age", BAND, 5), "5-year bands", 18, 2.3),
    Choice(Recode("age", BAND, 10), "10-year bands", 9, 3.304),
)
SEX = (Choice(Recode("sex"), "as it is", 2, 0.0),)
RACE = (
    Choice(Recode("race"), "as it is", 4, 0.0),
    Choice(Recode("race", COLLAPSE, 2), "1 commonest and other", 2, 0.4),
)


def shown(name, choices, at=0, ticked=True, **more):
    return VariableShown(name, name, ticked, choices, choices[at].recode, 6.31, **more)


@pytest.fixture
def panel(alone, people):
    """The panel on a file; what its list shows is said by the tests."""
    alone.program.session.set_records(people)
    alone.settle()
    (made,) = alone.sections("variables")
    made.resize(294, 700)
    made.list.show_variables((shown("age", AGE, 1), shown("sex", SEX), shown("race", RACE)))
    return made


def test_without_records_it_offers_to_open_some(alone, qtbot):
    page, actions = alone.pages["variables"], alone.window.actions_
    assert page.empty.isVisible()
    assert page.empty.reason == NO_RECORDS
    offers = {of.text(): of for of in page.empty.findChildren(QPushButton)}
    with qtbot.waitSignal(actions.open_records.triggered):
        QTest.mouseClick(offers["Open records …"], Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(actions.open_sample.triggered):
        QTest.keyClick(offers["Open the sample"], Qt.Key.Key_Space)


def test_where_there_are_no_variables_a_column_can_be_added_at_once(alone, panel):
    assert not panel.adding.is_folded
    assert "Add the columns below" in panel.hint.text()
    panel.offer.add(QuasiIdentifier("sex"))
    alone.settle()
    assert panel.hint.isHidden()
    panel.list.row("sex").tick.click()
    alone.settle()
    assert panel.hint.isVisible()
    assert panel.hint.text() == "Tick what somebody could know of a person."


def test_a_row_says_what_is_left_and_what_it_costs(panel):
    age, sex = panel.list.row("age"), panel.list.row("sex")
    assert age.words.text() == "18\u00a0categories · costs 2.30 of 6.31\u00a0bits"
    assert sex.words.text() == "2\u00a0categories · 6.31\u00a0bits of information"
    assert age.recodes.currentText() == "5-year bands · 18"
    assert not sex.recodes.isEnabled()  # nothing can be done with two categories


def test_space_unticks_a_variable_and_arrows_move_between_them(panel, qtbot):
    age, sex = panel.list.row("age").tick, panel.list.row("sex").tick
    age.setFocus()
    with qtbot.waitSignal(panel.list.ticked) as told:
        QTest.keyClick(age, Qt.Key.Key_Space)
    assert told.args == [("sex", "race")]
    QTest.keyClick(age, Qt.Key.Key_Down)
    assert sex.hasFocus()
    QTest.keyClick(sex, Qt.Key.Key_Up)
    QTest.keyClick(age, Qt.Key.Key_Up)  # the first one: stays
    assert age.hasFocus()


def test_a_tick_keeps_the_order_of_the_rows(panel, qtbot):
    panel.list.show_variables(
        (shown("age", AGE, ticked=False), shown("sex", SEX), shown("race", RACE))
    )
    with qtbot.waitSignal(panel.list.ticked) as told:
        tick = panel.list.row("age").tick
        QTest.mouseClick(tick, Qt.MouseButton.LeftButton, pos=QPoint(8, tick.height() // 2))
    assert told.args == [("age", "sex", "race")]


def test_another_recode_is_chosen_with_the_keyboard(panel, qtbot):
    box = panel.list.row("age").recodes
    box.setFocus()
    with qtbot.waitSignal(panel.list.recoded) as told:
        QTest.keyClick(box, Qt.Key.Key_Down)
    assert told.args == ["age", Recode("age", BAND, 10)]


def test_the_same_recode_again_asks_for_nothing(panel, qtbot):
    box = panel.list.row("age").recodes
    with qtbot.assertNotEmitted(panel.list.recoded):
        box.activated.emit(box.currentIndex())


def test_own_groups_leave_the_recode_as_it_is(panel, qtbot):
    box = panel.list.row("age").recodes
    place = box.findText("own groups …")
    box.setCurrentIndex(place)
    with qtbot.waitSignal(panel.list.groups_requested) as told:
        box.activated.emit(place)
    assert told.args == ["age"]
    assert box.currentText() == "5-year bands · 18"
    assert panel.list.row("sex").recodes.findText("own groups …") < 0


def test_own_groups_that_are_chosen_can_be_edited_again(panel, qtbot):
    groups = Recode("race", GROUPS, groups=(("others", ("c", "d")),))
    choices = (*RACE, Choice(groups, "own groups", 3, 0.1))
    panel.list.show_variables((shown("race", choices, 2),))
    row = panel.list.row("race")
    assert row.recodes.currentText() == "own groups · 3"
    with qtbot.waitSignal(panel.list.groups_requested):
        row.recodes.activated.emit(row.recodes.currentIndex())


def test_cautions_stand_below_their_variable(panel, qtbot):
    panel.list.show_variables(
        (shown("weight", SEX, caution="It looks like a weight.", removable=True),)
    )
    row = panel.list.row("weight")
    qtbot.waitUntil(row.caution.isVisible)
    assert row.caution.text == "It looks like a weight."
    panel.list.show_variables((shown("weight", SEX),))
    assert not panel.list.row("weight").caution.isVisible()


def test_what_was_added_can_be_taken_away(panel, qtbot):
    panel.list.show_variables((shown("sex", SEX), shown("race", RACE, removable=True)))
    assert panel.list.row("sex").remove is None
    with qtbot.waitSignal(panel.list.removed) as told:
        QTest.mouseClick(panel.list.row("race").remove, Qt.MouseButton.LeftButton)
    assert told.args == ["race"]


def test_before_it_is_counted_a_variable_says_so(panel):
    choice = (Choice(Recode("income", AS_IS), "as it is"),)
    row = VariableShown(
        "income", "income", True, choice, choice[0].recode, about="1,204 values, not counted yet"
    )
    panel.list.show_variables((row,))
    assert panel.list.row("income").words.text() == "1,204 values, not counted yet"
    assert not panel.list.row("income").recodes.isEnabled()


def test_limits_are_told_in_shares(alone, panel):
    form, state = panel.limits, alone.state
    QTest.keyClick(form.set_size, Qt.Key.Key_Up)
    assert state.question.set_size == 6
    form.research.setValue(25)
    assert state.limits == (0.25, 0.05)
    state.limits = (0.5, 0.1)
    assert (form.research.value(), form.public.value()) == (50.0, 10.0)
    alone.history.undo()
    assert form.research.value() == 20.0


def test_records_say_what_they_are_joined_to(panel, qtbot):
    card = panel.records
    panel.records.show_records(RecordsShown("a.csv", 1200))
    assert "No areas are open" in card.words.text()
    with qtbot.waitSignal(card.areas_requested):
        QTest.mouseClick(card.areas, Qt.MouseButton.LeftButton)
    panel.records.show_records(RecordsShown("a.csv", 1200, "Areas of mine", 60))
    assert card.areas.isHidden()
    with qtbot.waitSignal(card.choose_requested):
        QTest.mouseClick(card.choose, Qt.MouseButton.LeftButton)
    left_out = (("their area is not among these", 1), ("a value is missing", 0))
    panel.records.show_records(RecordsShown("a.csv", 1200, "Areas of mine", 60, True, left_out))
    assert card.words.text() == (
        "1,200\u00a0records, joined to 60\u00a0areas of “Areas of mine”. "
        "Left out: 1\u00a0record, their area is not among these."
    )
    panel.records.show_records(RecordsShown("a.csv", 1200, "Areas of mine", 60, True, (), 0, 7))
    assert "They are those of 7\u00a0people, each of whom counts once." in card.words.text()
    panel.records.show_records(RecordsShown("a.csv", 1200, "Areas of mine", 60, True, (), 3))
    assert "In none of the areas: 3\u00a0records; their geography is" in card.words.text()
    assert card.choose.isHidden()


def columns(*some):
    return tuple(Offered(ColumnPreview(**of)) for of in some)


def test_a_number_is_offered_in_bands(panel, qtbot):
    form = panel.add_form
    panel.adding.unfold()
    form.show_columns(
        columns({"name": "income", "kind": "number", "n_distinct": 1204, "n_missing": 3})
    )
    assert (
        form.about.text()
        == "Numbers · about 1,204\u00a0different values · 3\u00a0records without one"
    )
    assert form.banded.isChecked()
    assert not form.caution.isVisible()
    form.width_.setValue(1000)
    with qtbot.waitSignal(form.added) as told:
        QTest.mouseClick(form.button, Qt.MouseButton.LeftButton)
    assert told.args[0].column == "income"
    assert told.args[0].band.width == 1000
    assert panel.adding.is_folded


def test_a_number_without_bands_is_warned_of(panel):
    form = panel.add_form
    panel.adding.unfold()
    form.show_columns(
        columns({"name": "income", "kind": "number", "n_distinct": 1204, "n_missing": 0})
    )
    QTest.mouseClick(
        form.banded, Qt.MouseButton.LeftButton, pos=QPoint(8, form.banded.height() // 2)
    )
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
    ],
)
def test_columns_that_do_not_belong_are_warned_of(panel, about, said):
    panel.adding.unfold()
    column = {"name": "x", "kind": "text", "n_distinct": 9, "n_missing": 0} | about
    panel.add_form.show_columns(columns(column))
    assert said in panel.add_form.caution.text


def test_a_record_number_is_warned_of(panel):
    panel.adding.unfold()
    column = ColumnPreview("no", "text", 1000, 0)
    panel.add_form.show_columns((Offered(column, all_unique=True),))
    assert "value of its own" in panel.add_form.caution.text


def test_another_column_is_chosen_by_keyboard(panel, qtbot):
    form = panel.add_form
    panel.adding.unfold()
    form.show_columns(
        columns(
            {
                "name": "a",
                "kind": "text",
                "n_distinct": 3,
                "n_missing": 0,
                "suggested_missing": ("99",),
            },
            {"name": "b", "kind": "date", "n_distinct": None, "n_missing": 0},
        )
    )
    QTest.keyClick(form.columns, Qt.Key.Key_Down)
    assert form.about.text() == "Dates"
    QTest.keyClick(form.columns, Qt.Key.Key_Up)
    with qtbot.waitSignal(form.added) as told:
        QTest.keyClick(form.button, Qt.Key.Key_Space)
    assert told.args[0].column == "a"
    assert told.args[0].missing == ("99",)
    assert told.args[0].band is None


def test_without_columns_there_is_nothing_to_add(panel):
    panel.add_form.show_columns(())
    assert not panel.add_form.button.isEnabled()
    assert "All columns" in panel.add_form.about.text()


def test_every_control_says_what_it_is_for(panel):
    panel.adding.unfold()
    panel.list.show_variables((shown("age", AGE, removable=True),))
    row, form, limits, run = panel.list.row("age"), panel.add_form, panel.limits, panel.run
    for control in (
        row.tick, row.recodes, row.remove, form.columns, form.banded, form.width_, form.button,
        limits.set_size, limits.research, limits.public, run.cancel, run.anyway, run.rather_not,
    ):  # fmt: skip
        assert control.toolTip(), control.accessibleName()
        assert control.accessibleName() or control.text()


def test_long_texts_wrap_in_a_narrow_panel(panel):
    panel.resize(220, 700)
    long = "Les enregistrements de toutes les combinaisons des variables " * 4
    panel.records.show_records(
        RecordsShown("a.csv", 1, "Aires de diffusion du recensement " * 4, 9, True)
    )
    panel.list.show_variables((shown("variable_de_nom_tres_long", AGE, 1, caution=long),))
    panel.run.show_estimate(long)
    QTest.qWait(300)
    for label in panel.findChildren(QLabel):
        if label.isVisible() and label.wordWrap():
            assert label.height() >= label.heightForWidth(label.width()) - 1
            assert label.geometry().right() <= label.parentWidget().width()

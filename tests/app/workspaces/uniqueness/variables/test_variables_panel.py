"""The panel of variables: ticks, recodes, limits, by mouse and keyboard."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from app.features.variables.records_card import RecordsShown
from app.workspaces.uniqueness.reasons import NO_RECORDS
from app.workspaces.uniqueness.variables.variable_list import Choice, VariableShown
from core.quasi_identifiers import QuasiIdentifier
from core.record_uniqueness.recodes import BAND, COLLAPSE, GROUPS, Recode

LEFT = Qt.MouseButton.LeftButton
AGE = (
    Choice(Recode("age"), "as it is", 86, 0.0),
    Choice(Recode("age", BAND, 5), "5-year bands", 18, 2.3),
    Choice(Recode("age", BAND, 10), "10-year bands", 9, 3.304),
)
SEX = (Choice(Recode("sex"), "as it is", 2, 0.0),)
OWN = Recode("race", GROUPS, groups=(("others", ("c", "d")),))
RACE = (
    Choice(Recode("race"), "as it is", 4, 0.0),
    Choice(Recode("race", COLLAPSE, 2), "1 commonest and other", 2, 0.4),
    Choice(OWN, "own groups", 3, 0.1),
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
    made.list.show_variables((shown("age", AGE, 1), shown("sex", SEX), shown("race", RACE, 2)))
    return made


def test_without_records_it_offers_to_open_some(alone, qtbot):
    page, actions = alone.pages["variables"], alone.window.actions_
    assert page.empty.isVisible()
    assert page.empty.reason == NO_RECORDS
    offers = {of.text(): of for of in page.empty.findChildren(QPushButton)}
    with qtbot.waitSignal(actions.open_records.triggered):
        QTest.mouseClick(offers["Open records …"], LEFT)
    with qtbot.waitSignal(actions.open_sample.triggered):
        QTest.keyClick(offers["Open the sample"], Qt.Key.Key_Space)


def test_where_there_are_no_variables_a_column_can_be_added_at_once(alone, panel):
    assert not panel.adding.is_folded
    assert "Add the columns below" in panel.hint.text()
    panel.offer.add(QuasiIdentifier("sex"))
    alone.settle()
    assert panel.hint.isHidden()
    panel.list.picker.tick("sex", False)
    alone.settle()
    assert panel.list.picker.hint.isVisible()
    assert panel.list.picker.hint.text() == "Tick what somebody could know of a person."


def test_the_list_says_what_is_left_and_below_it_what_that_costs(panel):
    picker = panel.list.picker
    assert [(of.name, of.aside) for of in picker.list.rows] == [
        ("age", "86 grouped to 18"), ("sex", "2\u00a0values"), ("race", "4 grouped to 3")
    ]  # fmt: skip
    box = panel.list.look_at("age").ways
    assert picker.said.text() == "costs 2.30 of 6.31\u00a0bits"
    assert box.currentText() == "5-year bands · 18"
    assert not panel.list.look_at("sex").ways.isEnabled()  # nothing can be done with two of them
    assert picker.said.text() == "6.31\u00a0bits"
    panel.list.show_variables((shown("sex", (Choice(Recode("sex"), "as it is"),)),))
    assert picker.said.text() == "not counted yet"
    assert not panel.list.recodes.ways.isEnabled()


def test_ticks_go_by_mouse_and_keyboard_and_keep_the_order(panel, qtbot):
    rows = panel.list.picker.list
    panel.list.look_at("age")
    rows.setFocus()
    box = QPoint(8, rows.visualItemRect(rows.item(0)).center().y())
    for act, told in (
        (lambda: QTest.keyClick(rows, Qt.Key.Key_Space), ("sex", "race")),
        (lambda: QTest.mouseClick(rows.viewport(), LEFT, pos=box), ("age", "sex", "race")),
    ):
        with qtbot.waitSignal(panel.list.ticked) as ticked:
            act()
        assert ticked.args == [told]
    for key, looked_at in (("Down", "sex"), ("Up", "age"), ("Up", "age")):
        QTest.keyClick(rows, getattr(Qt.Key, f"Key_{key}"))
        assert rows.current_name() == looked_at
    QTest.keyClicks(rows, "ra")  # letters find
    assert rows.current_name() == "race"


def test_another_recode_is_chosen_with_the_keyboard(panel, qtbot):
    box = panel.list.look_at("age").ways
    box.setFocus()
    with qtbot.assertNotEmitted(panel.list.recoded):
        box.activated.emit(box.currentIndex())
    with qtbot.waitSignal(panel.list.recoded) as told:
        QTest.keyClick(box, Qt.Key.Key_Down)
    assert told.args == ["age", Recode("age", BAND, 10)]


@pytest.mark.parametrize(
    ("name", "chosen", "stays"),
    [
        ("age", "own groups …", "5-year bands · 18"),
        ("race", "own groups · 3", "own groups · 3"),  # they can be edited again
    ],
)
def test_own_groups_are_asked_for_and_leave_the_recode_as_it_is(panel, qtbot, name, chosen, stays):
    box = panel.list.look_at(name).ways
    box.setCurrentIndex(box.findText(chosen))
    with qtbot.waitSignal(panel.list.groups_requested) as told:
        box.activated.emit(box.currentIndex())
    assert told.args == [name]
    assert box.currentText() == stays
    assert panel.list.look_at("sex").ways.findText("own groups …") < 0


def test_what_was_added_has_its_caution_and_can_be_taken_away(panel, qtbot):
    weight = shown("weight", SEX, caution="It looks like a weight.", removable=True)
    panel.list.show_variables((shown("sex", SEX), weight))
    picker = panel.list.picker
    panel.list.look_at("weight")
    qtbot.waitUntil(picker.caution.isVisible)
    assert picker.caution.text == "It looks like a weight."
    assert picker.list.item(1).text() == "weight"
    assert "It looks like a weight." in picker.list.item(1).toolTip()
    for act in (
        lambda: QTest.mouseClick(picker.remove, LEFT),
        lambda: QTest.keyClick(picker.list, Qt.Key.Key_Delete),
    ):
        with qtbot.waitSignal(panel.list.removed) as told:
            act()
        assert told.args == ["weight"]
    panel.list.look_at("sex")
    assert picker.remove.isHidden()  # the scenario has it
    with qtbot.assertNotEmitted(panel.list.removed):
        QTest.keyClick(picker.list, Qt.Key.Key_Delete)
    panel.list.show_variables((shown("weight", SEX),))
    assert not picker.caution.isVisible()


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


def test_every_control_says_what_it_is_for(panel):
    panel.list.show_variables((shown("age", AGE, removable=True),))
    limits, run, picker = panel.limits, panel.run, panel.list.picker
    panel.list.look_at("age")
    for control in (
        panel.list.recodes.ways, picker.remove, picker.filter, limits.set_size,
        limits.research, limits.public,
        run.cancel, run.anyway, run.rather_not,
    ):  # fmt: skip
        assert control.toolTip(), control.accessibleName()
        assert control.accessibleName() or control.text()


def test_long_texts_wrap_in_a_narrow_panel(panel):
    panel.resize(220, 700)
    long = "Les enregistrements de toutes les combinaisons des variables " * 4
    areas = "Aires de diffusion du recensement " * 4
    panel.records.show_records(RecordsShown("a.csv", 1, areas, 9, True))
    panel.list.show_variables((shown("variable_de_nom_tres_long", AGE, 1, caution=long),))
    panel.run.show_estimate(long)
    QTest.qWait(300)
    for label in panel.findChildren(QLabel):
        if label.isVisible() and label.wordWrap():
            assert label.height() >= label.heightForWidth(label.width()) - 1
            assert label.geometry().right() <= label.parentWidget().width()

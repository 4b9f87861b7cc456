"""The panel alone: variables and strictness, by mouse and keyboard."""

from panel_values import CODE, MATRIX, SEX, press
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSpinBox, QCheckBox, QComboBox, QPushButton

from app.features.variables.add_form import Offered
from app.features.variables.records_card import RecordsShown
from app.workspaces.cells.setup.empty import NO_RECORDS
from app.workspaces.cells.setup.panel import SetupPanel
from app.workspaces.cells.setup.shown import VariableShown
from core.hierarchies.design import EVERY_LEVEL
from core.io.records import ColumnPreview
from core.presets import presets


def test_without_records_it_offers_to_open_some(qtbot, theme):
    made = SetupPanel(theme)
    qtbot.addWidget(made)
    made.show()
    assert made.empty.reason == NO_RECORDS
    assert made.run.isHidden()
    with qtbot.waitSignal(made.empty.records_requested):
        press(made.empty.open)
    with qtbot.waitSignal(made.empty.sample_requested):
        QTest.keyClick(made.empty.sample, Qt.Key.Key_Space)


def test_it_says_that_persons_are_counted_where_they_are(panel):
    shown = RecordsShown("people.csv", 300)
    panel.show_records(shown)
    assert panel.persons.isHidden()
    panel.show_records(shown, of_persons=True)
    assert panel.persons.text.startswith("Classes are counted in persons")


# Variables


def test_space_unticks_a_variable_and_arrows_move_between_them(panel, qtbot):
    code, sex = panel.list.row("code").tick, panel.list.row("sex").tick
    code.setFocus()
    with qtbot.waitSignal(panel.list.ticked) as told:
        QTest.keyClick(code, Qt.Key.Key_Space)
    assert told.args == [("sex", "geography")]
    QTest.keyClick(code, Qt.Key.Key_Down)
    assert sex.hasFocus()
    QTest.keyClick(sex, Qt.Key.Key_Up)
    assert code.hasFocus()


def test_a_weight_is_typed_and_never_leaves_its_bounds(panel, qtbot):
    weight = panel.list.row("code").weight
    assert weight.value() == 0.5
    weight.selectAll()
    with qtbot.waitSignal(panel.list.weighed) as told:
        QTest.keyClicks(weight, "0.25")
        QTest.keyClick(weight, Qt.Key.Key_Return)
    assert told.args == ["code", 0.25]
    weight.setValue(0)
    assert weight.value() == 0.01
    weight.setValue(7)
    assert weight.value() == 1


def test_levels_are_released_from_one_on_or_alone(panel, qtbot):
    row = panel.list.row("code")
    assert [row.levels.itemText(i) for i in range(row.levels.count())] == [
        "all levels",
        "block and coarser",
        "only as it is",
        "only block",
        "only chapter",
    ]
    assert row.levels.currentText() == "all levels"
    row.levels.setFocus()
    with qtbot.waitSignal(panel.list.released) as told:
        QTest.keyClick(row.levels, Qt.Key.Key_Down)
    assert told.args == ["code", 1, True]
    where = panel.list.row("geography")
    assert where.levels.currentText() == "only FSAs"
    assert where.knows.isHidden()
    assert not panel.list.row("sex").levels.isVisible()  # it has one level


def test_what_is_known_is_said_by_its_finest_level(panel, qtbot):
    knows = panel.list.row("code").knows
    assert knows.currentText() == "every level"
    knows.setFocus()
    with qtbot.waitSignal(panel.list.known) as told:
        QTest.keyClick(knows, Qt.Key.Key_Down)
    assert told.args == ["code", 1]
    panel.show_variables((VariableShown("code", "code", True, CODE.levels, known=2),))
    row = panel.list.row("code")
    assert row.knows.currentText() == "chapter, no finer"
    with qtbot.waitSignal(panel.list.known) as told:
        row.knows.activated.emit(0)
    assert told.args == ["code", EVERY_LEVEL]


def test_the_coarsest_level_is_alone_even_with_all_levels(panel):
    panel.show_variables((VariableShown("code", "code", True, CODE.levels, released=2),))
    assert panel.list.row("code").levels.currentText() == "only chapter"


def test_rows_stay_and_say_how_many_categories_there_are(panel):
    row = panel.list.row("code")
    assert row.categories.text() == "900"
    assert row.tick.accessibleDescription() == "900\u00a0categories"
    panel.show_variables((SEX, VariableShown("code", "code", False, ("as it is",))))
    assert panel.list.row("code") is row
    assert not row.weight.isVisible()


def test_without_variables_a_column_can_be_added_at_once(panel):
    assert panel.adding.is_folded
    panel.show_variables(())
    assert not panel.adding.is_folded
    assert "Add the columns below" in panel.hint.text()
    panel.show_variables((VariableShown("sex", "sex", False, ("as it is",)),))
    assert panel.hint.text() == "Tick what somebody could know of a person."


def test_a_column_is_added_as_a_variable_or_as_a_coarser_level(panel, qtbot):
    panel.adding.unfold(True)
    panel.add_form.show_columns((Offered(ColumnPreview("block", "text", 195, 0)),))
    words = [panel.added_as.itemText(i) for i in range(panel.added_as.count())]
    assert words[:2] == ["a variable of its own", "a coarser level of code"]
    with qtbot.waitSignal(panel.column_added) as told:
        press(panel.add_form.button)
    assert (told.args[0].column, told.args[1]) == ("block", "")
    panel.adding.unfold(True)
    panel.added_as.setCurrentIndex(1)
    with qtbot.waitSignal(panel.column_added) as told:
        press(panel.add_form.button)
    assert told.args[1] == "code"
    assert panel.added_as.currentIndex() == 0


def test_a_column_of_codes_is_offered_in_one_click(panel, qtbot):
    assert panel.codes.isHidden()
    panel.show_codes("dx&1")
    assert panel.codes.accessibleName() == "Add dx&1, with its beginnings as levels"
    assert panel.codes.text().replace("\n", " ") == "Add dx&&1, with its beginnings as levels"
    QTest.qWait(1)
    width = panel.list.width()
    panel.show_codes("a column with a name that is much longer than the panel is wide")
    QTest.qWait(1)
    assert panel.list.width() == width  # nothing is pushed out of the panel
    assert panel.codes.text().count("\n") >= 1
    with qtbot.waitSignal(panel.codes_requested):
        press(panel.codes)
    panel.show_codes("")
    assert panel.codes.isHidden()


def test_a_coarser_level_says_whose_it_is_and_can_only_be_removed(panel, qtbot):
    block = VariableShown("block", "block", False, ("as it is",), level_of="code", removable=True)
    panel.show_variables((CODE, block))
    row = panel.list.row("block")
    assert row.categories.text() == "level of code"
    assert not row.tick.isEnabled()
    assert row.weight.isHidden()
    with qtbot.waitSignal(panel.list.removed) as told:
        press(row.remove)
    assert told.args == ["block"]


# How safe


def test_a_threshold_gives_k_and_k_gives_no_threshold(panel, qtbot):
    form = panel.strictness
    with qtbot.waitSignal(form.chosen) as told:
        form.tau.setValue(0.04)
    assert told.args == [25, 0.04]
    assert "25\u00a0records" in form.why.text()
    with qtbot.waitSignal(form.chosen) as told:
        form.k.setValue(8)
    assert told.args == [8, None]
    assert (form.tau.value(), form.tau.text()) == (0.125, "0.125")
    form.show_strictness(400_000, None)
    assert form.tau.text() == "0.0000025"
    form.show_strictness(3, None)
    form.tau.setFocus()
    with qtbot.assertNotEmitted(form.chosen):
        QTest.keyClick(form.tau, Qt.Key.Key_Return)  # 0.333 is shown, a third is meant
    form.show_strictness(8, None)
    assert form.tau.text() == "0.125"
    assert form.preset.currentData() is None


def test_a_preset_sets_what_its_source_says(panel, qtbot):
    form = panel.strictness
    names = [of.name for of in presets()]
    with qtbot.waitSignal(form.chosen) as told:
        place = form.preset.findData("ipc-low")
        form.preset.setCurrentIndex(place)
        form.preset.activated.emit(place)
    assert told.args == [11, 0.09]  # as practice says, though 1 / 0.09 rounded up is 12
    assert form.preset.currentData() == "ipc-low"
    assert form.preset.count() == len(names) + 1
    assert "practice says 11" in form.why.toolTip()
    form.show_strictness(5, None)
    assert form.preset.currentData() in ("five", "cihi")
    with qtbot.assertNotEmitted(form.chosen):
        form.preset.setCurrentIndex(0)
        form.preset.activated.emit(0)


def test_every_control_has_a_name_and_says_what_it_does(panel):
    panel.combinations.show_combinations(MATRIX)
    for kind in (QAbstractSpinBox, QCheckBox, QComboBox, QPushButton):
        for control in panel.findChildren(kind):
            if kind is QPushButton and control.parent() is panel.empty:
                continue
            assert control.accessibleName() or control.text(), control
            if not control.isHidden():
                assert control.toolTip(), (control, control.accessibleName())

"""The panel alone: variables, strictness, combinations, links, method, by mouse and keyboard."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSpinBox, QCheckBox, QComboBox, QPushButton, QToolButton

from app.workspaces.cells.setup.empty import NO_RECORDS, READY
from app.workspaces.cells.setup.links_form import LinkableColumn
from app.workspaces.cells.setup.panel import SetupPanel
from app.workspaces.cells.setup.shown import CombinationShown, MatrixShown, VariableShown
from app.workspaces.uniqueness.variables.add_form import Offered
from app.workspaces.uniqueness.variables.records_card import RecordsShown
from core.errors import VbasError
from core.hierarchies.design import EVERY_LEVEL
from core.io.records import ColumnPreview
from core.presets import presets
from core.steps import Step
from core.suppression.cells.protection import COMBINATIONS, COMPLETE
from core.suppression.cells.result import FOLLOWING, GIVING_BACK, PHASE_1, PHASE_2, SoFar

CODE = VariableShown(
    "code", "code", True, ("as it is", "block", "chapter"), weight=0.5, n_categories=900
)
SEX = VariableShown("sex", "sex", True, ("as it is",))
WHERE = VariableShown(
    "geography",
    "geography",
    True,
    ("areas", "FSAs"),
    released=1,
    all_levels=False,
    asks_known=False,
)
MATRIX = MatrixShown(
    ("code", "code.block", "sex"),
    ("code", "code: block", "sex"),
    (
        CombinationShown(("code", "sex")),
        CombinationShown(("code.block", "sex"), "It is fixed."),
    ),
)
BY_HAND = MatrixShown(
    MATRIX.columns,
    MATRIX.titles,
    (CombinationShown(("code", "sex")), CombinationShown(("sex",))),
    editable=True,
)


@pytest.fixture
def panel(qtbot, theme):
    made = SetupPanel(theme)
    qtbot.addWidget(made)
    made.resize(294, 900)
    made.show_nothing(READY)
    made.show_variables((CODE, SEX, WHERE))
    made.show()
    qtbot.waitExposed(made)
    return made


def press(button):
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


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


def test_it_says_that_records_are_counted_where_elsewhere_persons_are(panel):
    shown = RecordsShown("people.csv", 300)
    panel.show_records(shown)
    assert panel.persons.isHidden()
    panel.show_records(shown, of_persons=True)
    assert panel.persons.text.startswith("Here records are counted, not persons")


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


# Combinations


def test_skipped_combinations_are_shown_when_asked_for(panel, qtbot):
    view = panel.combinations
    view.show_combinations(MATRIX)
    assert view.table.shown.columns == ("code", "sex")
    assert len(view.table.shown.rows) == 1
    assert view.skipped.toolTip().endswith("\nIt is fixed.")
    view.skipped.setFocus()
    QTest.keyClick(view.skipped, Qt.Key.Key_Space)
    assert view.table.shown.columns == MATRIX.columns
    model = view.table.model()
    said = model.data(model.index(1, 2), Qt.ItemDataRole.ToolTipRole)
    assert said == "code: block + sex\nSkipped: It is fixed."
    assert [model.data(model.index(0, i)) for i in range(5)] == ["1", "●", "", "●", ""]


def test_small_classes_fall_and_end_in_a_tick(panel):
    view = panel.combinations
    view.show_combinations(MATRIX)
    model = view.table.model()
    last = model.index(0, model.columnCount() - 1)
    for moles, text in (((1204,), "1,204"), ((0,), "✓"), ((-1,), ""), ((), "")):
        view.show_moles(moles)
        assert model.data(last) == text
    view.show_moles((3,))
    assert "3\u00a0classes below k" in model.data(last, Qt.ItemDataRole.ToolTipRole)


def test_editing_by_hand_begins_with_what_follows(panel, qtbot):
    panel.combinations.show_combinations(MATRIX)
    assert panel.combinations.add.isHidden()
    with qtbot.waitSignal(panel.combinations.by_hand_chosen) as told:
        press(panel.combinations.edit)
    assert told.args == [(("code", "sex"),)]


def test_a_click_and_space_turn_a_dot_and_one_column_always_stays(panel, qtbot):
    view = panel.combinations
    view.show_combinations(BY_HAND)
    table, model = view.table, view.table.model()
    assert [model.data(model.index(1, i)) for i in range(1, 4)] == ["○", "○", "●"]
    panel._scroll.ensureWidgetVisible(table)
    with qtbot.waitSignal(view.by_hand_chosen) as told:
        place = table.visualRect(model.index(1, 1)).center()
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert told.args == [(("code", "sex"), ("code", "sex"))]
    table.setCurrentIndex(model.index(0, 3))
    with qtbot.waitSignal(view.by_hand_chosen) as told:
        QTest.keyClick(table, Qt.Key.Key_Space)
    assert told.args == [(("code",), ("sex",))]
    table.setCurrentIndex(model.index(1, 3))
    with qtbot.assertNotEmitted(view.by_hand_chosen):
        QTest.keyClick(table, Qt.Key.Key_Space)


def test_combinations_are_added_removed_and_dropped(panel, qtbot):
    view = panel.combinations
    view.show_combinations(BY_HAND)
    with qtbot.waitSignal(view.by_hand_chosen) as told:
        press(view.add)
    assert told.args == [(("code", "sex"), ("sex",), ("sex",))]
    view.table.setCurrentIndex(view.table.model().index(0, 1))
    with qtbot.waitSignal(view.by_hand_chosen) as told:
        press(view.remove)
    assert told.args == [(("sex",),)]
    with qtbot.waitSignal(view.by_hand_chosen) as told:
        press(view.automatic)
    assert told.args == [None]
    one = MatrixShown(("sex",), ("sex",), (CombinationShown(("sex",)),), editable=True)
    view.show_combinations(one)
    assert not view.remove.isEnabled()


# Links and method


def test_two_columns_are_linked_once_and_unlinked(panel, qtbot):
    form = panel.links
    panel.linking.unfold(True)
    columns = (LinkableColumn("a", "A"), LinkableColumn("b", "B"), LinkableColumn("c", "C"))
    panel.show_links(columns, ())
    assert panel.linking.summary.text() == "none"
    with qtbot.waitSignal(form.linked) as told:
        press(form.button)
    assert told.args == ["a", "b"]
    panel.show_links(columns, (("b", "a"),))
    assert not form.button.isEnabled()
    assert len(form.rows) == 1
    form.second.setCurrentIndex(0)
    form.second.activated.emit(0)
    assert not form.button.isEnabled()  # a column is no pair with itself
    with qtbot.waitSignal(form.unlinked) as told:
        form.rows[0].findChild(QToolButton).click()
    assert told.args == ["b", "a"]


def test_a_single_pass_gives_nothing_back(panel, qtbot):
    form = panel.method
    panel.methods.unfold(True)
    form.show_method(COMBINATIONS, True, False)
    with qtbot.waitSignal(form.chosen) as told:
        press(form.single_pass)
    assert told.args == [COMBINATIONS, False, True]
    form.show_method(COMPLETE, False, True)
    assert not form.give_back.isEnabled()
    panel.show_method(COMPLETE, True, False)
    assert panel.methods.summary.text() == "all variables together · giving back"


# Running


def so_far(phase, combination=-1, moles=(3, -1), round_=2):
    return Step("working", snapshot=SoFar(phase, round_, combination, moles, {"a": 7, "b": 1}))


def test_progress_says_what_is_done_to_which_combination(panel):
    run = panel.run
    run.show_working("Suppressing cells")
    for step, said in (
        (so_far(PHASE_1), "Blanking rare values"),
        (so_far(PHASE_2, 1), "Round 2, combination 2 of 2"),
        (so_far(PHASE_2), "Round 2"),
        (so_far(FOLLOWING), "Blanking linked cells, round 2"),
        (so_far(GIVING_BACK), "Giving back cells that need not be blank"),
    ):
        run.show_step(step)
        assert run.stage.text() == said
    assert run.figures.text() == "3\u00a0classes too small · 8\u00a0cells blanked"
    run.show_step(so_far(PHASE_1, moles=(-1, -1)))
    assert run.figures.text() == "8\u00a0cells blanked"


def test_short_work_does_not_change_the_picture_and_long_work_can_be_cancelled(panel, qtbot):
    run = panel.run
    run.show_working("Reading records")
    run.show_idle()
    assert not run.is_working
    run.show_working("Suppressing cells")
    qtbot.waitUntil(lambda: run.is_working, timeout=3000)
    assert run.button.isHidden()
    with qtbot.waitSignal(run.cancel_requested):
        press(run.cancel)
    run.show_idle()
    assert not run.button.isHidden()


def test_the_button_says_why_it_cannot_run(panel, qtbot):
    run = panel.run
    run.show_estimate("", "Tick at least one variable.")
    assert not run.button.isEnabled()
    assert run.button.toolTip() == "Tick at least one variable."
    run.show_estimate("8 combinations to protect.")
    with qtbot.waitSignal(run.run_requested):
        press(run.button)
    run.show_error(VbasError("k is 9.", "Choose less."))
    assert run.problem.text == "k is 9."
    run.show_answered("8 combinations, protected in 1 s.")
    assert not run.button.isEnabled()
    run.show_outdated(True)
    assert run.button.text() == "Suppress cells again"


def test_records_are_saved_once_there_are_some(panel, qtbot):
    assert panel.run.save.isHidden()
    panel.run.show_saving(True)
    with qtbot.waitSignal(panel.run.save_requested):
        press(panel.run.save)


def test_every_control_has_a_name_and_says_what_it_does(panel):
    panel.combinations.show_combinations(MATRIX)
    for kind in (QAbstractSpinBox, QCheckBox, QComboBox, QPushButton):
        for control in panel.findChildren(kind):
            if kind is QPushButton and control.parent() is panel.empty:
                continue
            assert control.accessibleName() or control.text(), control
            if not control.isHidden():
                assert control.toolTip(), (control, control.accessibleName())

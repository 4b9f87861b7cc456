"""The panel alone: combinations, links, method, the button and progress."""

from panel_values import BY_HAND, MATRIX, press
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton

from app.workspaces.cells.setup.links_form import LinkableColumn
from app.workspaces.cells.setup.shown import CombinationShown, MatrixShown
from core.errors import VbasError
from core.steps import Step
from core.suppression.cells.protection import COMBINATIONS, COMPLETE
from core.suppression.cells.result import FOLLOWING, GIVING_BACK, PHASE_1, PHASE_2, SoFar

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

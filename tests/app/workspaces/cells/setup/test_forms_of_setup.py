"""How safe, by which method, which combinations and links; the button and its progress."""

from dataclasses import replace
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton

from app.workspaces.cells.setup.combinations import CombinationsSection
from app.workspaces.cells.setup.facts import CombinationRow, Matrix
from app.workspaces.cells.setup.forms import LinksForm, MethodForm, StrictnessForm
from app.workspaces.cells.setup.panel import SuppressBar
from core.errors import VbasError
from core.hierarchies.design import CellDesign, LevelledVariable
from core.hierarchies.plan import plan_of, protection_of
from core.hierarchies.planned import Planned
from core.presets import presets
from core.steps import Step
from core.suppression.cells.protection import COMBINATIONS, COMPLETE
from core.suppression.cells.result import FOLLOWING, GIVING_BACK, PHASE_1, PHASE_2, SoFar
from tests.app.test_accessible_controls import nameless, unreachable, wordless

LEFT = Qt.MouseButton.LeftButton
MATRIX = Matrix(
    ("code", "code.block", "sex"),
    ("code", "code: block", "sex"),
    (
        CombinationRow(("code", "sex")),
        CombinationRow(("code.block", "sex"), "It is fixed."),
    ),
)
BY_HAND = Matrix(
    MATRIX.columns,
    MATRIX.titles,
    (CombinationRow(("code", "sex")), CombinationRow(("sex",))),
    editable=True,
)


def press(button):
    QTest.mouseClick(button, LEFT)


def shown(design, **more):
    return SimpleNamespace(design=design, **more)


# How safe


@pytest.fixture
def strictness(context, placed):
    form = placed(StrictnessForm(context), 294)
    form.show_result(shown(context.state.design))
    return form


def test_a_threshold_gives_k_and_k_gives_no_threshold(strictness, context):
    form, state = strictness, context.state
    form.tau.setValue(0.04)
    assert (state.design.k, state.design.tau) == (25, 0.04)
    assert "25\u00a0records" in form.heading.why.text()
    form.k.setValue(8)
    assert (state.design.k, state.design.tau) == (8, None)
    assert (form.tau.value(), form.tau.text()) == (0.125, "0.125")
    for k, text in ((400_000, "0.0000025"), (3, "0.333"), (8, "0.125")):
        state.design = replace(state.design, k=k)
        form.show_result(shown(state.design))
        assert form.tau.text() == text
        form.tau.setFocus()
        QTest.keyClick(form.tau, Qt.Key.Key_Return)  # 0.333 is shown, a third is meant
        assert (state.design.k, state.design.tau) == (k, None)
    assert form.preset.currentData() is None


def test_a_preset_sets_what_its_source_says(strictness, context):
    form, state = strictness, context.state
    place = form.preset.findData("ipc-low")
    form.preset.setCurrentIndex(place)
    form.preset.activated.emit(place)
    assert (state.design.k, state.design.tau) == (11, 0.09)  # 1 / 0.09 rounded up is 12
    assert form.preset.currentData() == "ipc-low"
    assert form.preset.count() == len(presets()) + 1
    assert "practice says 11" in form.preset.toolTip()
    design = state.design = CellDesign(k=5)
    form.show_result(shown(design))
    assert form.preset.currentData() in ("five", "cihi")
    form.preset.setCurrentIndex(0)
    form.preset.activated.emit(0)
    assert state.design is design
    assert (nameless(form), wordless(form), unreachable(form)) == ([], [], [])


# Combinations


@pytest.fixture
def view(context, placed):
    context.state.design = CellDesign((LevelledVariable("code", ("code",)),))
    return placed(CombinationsSection(context), 294)


def test_skipped_combinations_are_shown_when_asked_for(view):
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
    assert (nameless(view), wordless(view), unreachable(view)) == ([], [], [])


@pytest.mark.parametrize(
    ("moles", "text", "tip"),
    [
        ((1204,), "1,204", "1,204\u00a0classes below k"),
        ((0,), "✓", "Safe"),
        ((-1,), "", ""),
        (None, "", ""),
    ],
)
def test_small_classes_fall_and_end_in_a_tick(view, context, qtbot, moles, text, tip):
    view.show_combinations(MATRIX)
    context.state.so_far = moles and SoFar(PHASE_2, 1, 0, moles, {})
    model = view.table.model()
    last = model.index(0, model.columnCount() - 1)
    qtbot.waitUntil(lambda: model.data(last) == text)
    assert tip in model.data(last, Qt.ItemDataRole.ToolTipRole)


def test_editing_by_hand_begins_with_what_follows_and_can_be_dropped(view, context):
    view.show_combinations(MATRIX)
    assert view.add.isHidden()
    press(view.edit)
    assert context.state.design.by_hand == (("code", "sex"),)
    view.show_combinations(BY_HAND)
    press(view.automatic)
    assert context.state.design.by_hand is None


def test_a_click_and_space_turn_a_dot_and_one_column_always_stays(view, context):
    view.show_combinations(BY_HAND)
    table, model, state = view.table, view.table.model(), context.state
    assert [model.data(model.index(1, i)) for i in range(1, 4)] == ["○", "○", "●"]
    place = table.visualRect(model.index(1, 1)).center()
    QTest.mouseClick(table.viewport(), LEFT, pos=place)
    assert state.design.by_hand == (("code", "sex"), ("code", "sex"))
    table.setCurrentIndex(model.index(0, 3))
    QTest.keyClick(table, Qt.Key.Key_Space)
    before = state.design
    assert before.by_hand == (("code",), ("sex",))
    table.setCurrentIndex(model.index(1, 3))
    QTest.keyClick(table, Qt.Key.Key_Space)
    assert state.design is before


def test_combinations_are_added_and_removed(view, context):
    view.show_combinations(BY_HAND)
    press(view.add)
    assert context.state.design.by_hand == (("code", "sex"), ("sex",), ("sex",))
    view.table.setCurrentIndex(view.table.model().index(0, 1))
    press(view.remove)
    assert context.state.design.by_hand == (("sex",),)
    one = Matrix(("sex",), ("sex",), (CombinationRow(("sex",)),), editable=True)
    view.show_combinations(one)
    assert not view.remove.isEnabled()


def test_what_follows_from_a_design_is_shown_by_hand_even_if_it_cannot_be(view):
    variables = tuple(LevelledVariable(of, (of,)) for of in ("code", "sex"))
    design = CellDesign(variables, k=2)
    plan = plan_of(design)
    view.show_result(
        shown(design, planned=Planned(design, None, plan, protection_of(design, plan)))
    )
    assert view.table.shown.rows == (CombinationRow(("code", "sex")),)
    wrong = replace(design, by_hand=(("age",),))
    view.show_result(shown(wrong, planned=Planned(wrong, None, error=VbasError("No."))))
    assert view.table.shown.rows == (CombinationRow(("age",)),)
    view.show_result(shown(design, planned=None))
    assert not view.table.isVisible()


# Links and method


def test_two_columns_are_linked_once_and_unlinked(context, placed):
    form, state = placed(LinksForm(context), 294), context.state
    names = [SimpleNamespace(name=of) for of in ("a", "b", "c")]
    more = {
        "opened": SimpleNamespace(preview=SimpleNamespace(columns=names)),
        "wanted": SimpleNamespace(file=SimpleNamespace(area_column="c")),
    }
    form.show_result(shown(state.design, **more))
    form.fold.unfold(True)
    assert form.fold.summary.text() == "none"
    assert form.first.count() == 2  # not the column of areas
    press(form.button)
    assert state.design.links == (("a", "b"),)
    assert [of.column for of in state.columns] == ["a", "b"]  # they are read then
    form.show_result(shown(replace(state.design, links=(("b", "a"),)), **more))
    assert not form.button.isEnabled()
    state.design = replace(state.design, links=(("b", "a"),))
    form.second.setCurrentIndex(0)
    form.second.activated.emit(0)
    assert not form.button.isEnabled()  # a column is no pair with itself
    assert (nameless(form), wordless(form), unreachable(form)) == ([], [], [])
    (pair,) = form.rows
    pair.findChild(QToolButton).click()
    assert state.design.links == ()


def test_a_single_pass_gives_nothing_back_and_the_method_is_remembered(context, placed):
    form, state = placed(MethodForm(context), 294), context.state
    form.fold.unfold(True)
    state.design = CellDesign(algorithm=COMBINATIONS, give_back=True)
    form.show_result(shown(state.design))
    assert (nameless(form), wordless(form), unreachable(form)) == ([], [], [])
    press(form.single_pass)
    assert (state.design.give_back, state.design.single_pass) == (False, True)
    form.show_result(shown(state.design))
    assert not form.give_back.isEnabled()
    form.show_result(shown(CellDesign(algorithm=COMPLETE, give_back=True)))
    assert form.fold.summary.text() == "all variables together · giving back"
    assert context.program.settings.kept["cells/algorithm"] == COMBINATIONS
    assert context.program.settings.kept["cells/give_back"] == "no"


# Running


class JobStandIn(QObject):
    started, told, failed, ended = Signal(str), Signal(object), Signal(object), Signal()
    busy, cancelled = False, False

    def cancel(self):
        self.cancelled = True


class RunningStandIn(QObject):
    busy = Signal()


@pytest.fixture
def bar(context, placed):
    bar, running = placed(SuppressBar(context), 294, 200), RunningStandIn(context.state)
    running.job = bar.job = JobStandIn(running)
    bar.follow(running)
    bar.busy = running.busy
    return bar


@pytest.mark.parametrize(
    ("so_far", "said", "figures"),
    [
        (SoFar(PHASE_1, 2, -1, (3, -1), {"a": 7, "b": 1}), "Blanking rare values", "3"),
        (SoFar(PHASE_2, 2, 1, (3, -1), {"a": 7, "b": 1}), "Round 2, combination 2 of 2", "3"),
        (SoFar(PHASE_2, 2, -1, (3, -1), {"a": 7, "b": 1}), "Round 2", "3"),
        (SoFar(FOLLOWING, 2, -1, (3, -1), {"a": 8}), "Blanking linked cells, round 2", "3"),
        (SoFar(GIVING_BACK, 2, -1, (-1,), {"a": 8}), "Giving back cells that need not be", ""),
    ],
)
def test_progress_says_what_is_done_to_which_combination(bar, so_far, said, figures):
    bar.job.started.emit("Suppressing cells")
    bar.job.told.emit(Step("working", snapshot=so_far))
    assert bar.stage.text().startswith(said)
    left = f"{figures}\u00a0classes too small · " if figures else ""
    assert bar.figures.text() == f"{left}8\u00a0cells blanked"


def test_long_work_can_be_cancelled_and_what_hinders_is_said(bar, qtbot):
    bar.job.started.emit("Suppressing cells")
    qtbot.waitUntil(lambda: bar.is_working, timeout=3000)
    press(bar.cancel)
    assert bar.job.cancelled
    bar.job.failed.emit(VbasError("k is 9.", "Choose less."))
    bar.job.ended.emit()
    assert bar.problem.text == "k is 9."
    assert not bar.button.isHidden()
    bar.busy.emit()
    assert bar.problem.text.startswith("Something else is under way")


def test_the_button_says_what_there_is_to_do(bar, context, qtbot):
    state = context.state
    qtbot.waitUntil(lambda: bar.button.toolTip() == "Tick at least one variable.")
    assert not bar.button.isEnabled()
    design = CellDesign((LevelledVariable("age", ("age",)),), k=2)
    state.planned = Planned(design, None, error=VbasError("k is 9.", "Choose less."))
    qtbot.waitUntil(lambda: bar.problem.text == "k is 9.")
    assert bar.line.text() == "This cannot be protected as it is."
    plan = plan_of(design)
    state.plan, state.planned = plan, Planned(design, None, plan, protection_of(design, plan))
    qtbot.waitUntil(bar.button.isEnabled)
    assert bar.line.text().endswith(" to protect.")
    with qtbot.waitSignal(state.run_requested):
        press(bar.button)
    assert bar.save.isHidden()
    state.outcome = SimpleNamespace(
        suppression=SimpleNamespace(seconds={"phase 1": 1.0}),
        verification=SimpleNamespace(failed=()),
    )
    qtbot.waitUntil(lambda: not bar.button.isEnabled())
    assert bar.line.text().endswith(" in 1.0\u00a0s.")
    assert not bar.save.isHidden()
    state.stale = True
    qtbot.waitUntil(lambda: bar.button.text() == "Suppress cells again")
    assert bar.button.isEnabled()
    assert bar.save.isHidden()

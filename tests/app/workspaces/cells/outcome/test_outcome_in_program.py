"""The panels in a frame: what is suppressed, kept and compared goes through the state."""

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import Qt

from app.frame.history import History
from app.frame.main_window import MainWindow
from app.frame.program import Program
from app.frame.session import Session
from app.kit.background import Background
from app.kit.job import Jobs
from app.workspaces.cells.outcome.comparison_panel import ComparisonPanel
from app.workspaces.cells.outcome.comparison_wiring import MOST_KEPT
from app.workspaces.cells.outcome.panel import OutcomePanel
from app.workspaces.cells.outcome.price_panel import PricePanel
from app.workspaces.cells.outcome.wire import wire
from app.workspaces.cells.state import CellsState
from core.coded_records import CodedRecords
from core.hierarchies.design import CellDesign, LevelledVariable
from core.hierarchies.plan import plan_of, protection_of
from core.steps import finish
from core.suppression.cells.outcome import carry_out
from core.suppression.cells.result import PHASE_2, SoFar

LEFT = Qt.MouseButton.LeftButton
DESIGN = CellDesign(
    (
        LevelledVariable("geography", ("geography", "geography.fsa")),
        LevelledVariable("age", ("age",)),
    ),
    k=3,
)


def coded():
    rng = np.random.default_rng(1)
    place, age = rng.integers(0, 8, (2, 150))
    columns = ("geography", "geography.fsa", "age")
    return CodedRecords(
        columns=columns,
        codes=np.array([place, place // 4, age], dtype=np.int32),
        categories={
            "geography": tuple("abcdefgh"),
            "geography.fsa": ("A", "B"),
            "age": tuple("12345678"),
        },
        n_categories={"geography": 8, "geography.fsa": 2, "age": 8},
    )


class Parts:
    """The panels, what they share, and a frame around them."""

    def __init__(self, theme, settings):
        window = MainWindow(theme, settings)
        session = Session(window)
        history, background = History(session, window), Background(window)
        self.jobs = Jobs(window)
        window.closing.connect(self.jobs.close)
        window.closing.connect(background.close)
        self.program = Program(
            session=session,
            jobs=self.jobs,
            window=window,
            background=background,
            history=history,
            settings=settings,
            opener=None,
            map_wiring=None,
        )
        self.state = CellsState(history, window)
        wire(self.program, self.state)
        self.result = window.findChild(OutcomePanel)
        self.comparison = window.findChild(ComparisonPanel)
        self.price = window.findChild(PricePanel)
        self.asked = []
        self.state.run_requested.connect(lambda: self.asked.append(self.state.design))

    def answer(self, design):
        """What comes out is shown, as if it had been asked for."""
        self.state.follow(design)
        outcome = finish(carry_out(self.state.records, protection_of(design, plan_of(design))))
        self.state.show_outcome(outcome)
        return outcome


@pytest.fixture
def parts(qtbot, theme, settings, monkeypatch):
    made = Parts(theme, settings)
    monkeypatch.setattr(made.program.session, "records", object())  # something is open
    window = made.program.window
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    made.state.set_records(coded())
    made.state.follow(DESIGN)
    window.show_workspace("cells")
    yield made
    window.close()


def headings(parts):
    table = parts.comparison.grid.table
    return [table.heading(i) for i in range(table.columnCount())]


def test_results_stand_beside_each_other_and_come_back(parts, qtbot):
    first = parts.answer(DESIGN)
    qtbot.waitUntil(lambda: parts.result.shown is first)
    assert parts.result.verdict.figure.text() == "0 of 1"
    second = parts.answer(replace(DESIGN, k=6))
    qtbot.waitUntil(lambda: len(parts.comparison.candidates) == 2)
    assert headings(parts)[0] == "1 · baseline\nk = 3\ncombinations"
    assert parts.state.kept == (first, second)
    parts.comparison.grid.selectColumn(0)
    qtbot.mouseClick(parts.comparison.restore, LEFT)
    assert parts.state.design == DESIGN
    assert parts.state.outcome is first
    parts.program.history.undo()
    assert parts.state.design == replace(DESIGN, k=6)
    parts.comparison.grid.selectColumn(1)
    qtbot.mouseClick(parts.comparison.pick, LEFT)
    assert headings(parts)[1].startswith("2 · baseline")
    qtbot.mouseClick(parts.comparison.remove, LEFT)
    qtbot.waitUntil(lambda: len(parts.comparison.candidates) == 1)
    assert parts.state.kept == (first,)
    parts.program.history.undo()
    assert parts.state.kept == (first, second)
    assert len(parts.comparison.candidates) == 2


def test_of_very_many_the_newest_are_kept(parts, qtbot):
    outcomes = [parts.answer(DESIGN) for _ in range(MOST_KEPT + 2)]
    assert parts.state.kept == tuple(outcomes[2:])


def test_the_work_is_shown_while_it_goes_on(parts, qtbot):
    parts.state.set_plan(plan_of(DESIGN))
    parts.state.set_titles({"geography": "areas"})
    parts.state.set_working(True)
    parts.state.show_so_far(SoFar(PHASE_2, 1, 0, (9,), {"geography": 4, "age": 0}))
    qtbot.waitUntil(parts.result.live.isVisible)
    assert parts.result.live.moles.rows.label(0) == "areas + age"
    parts.state.set_working(False)
    parts.state.show_so_far(None)
    qtbot.waitUntil(lambda: not parts.result.live.isVisible())
    assert parts.result.empty.isVisible()


def test_too_much_is_mended_by_another_design(parts, qtbot):
    parts.answer(replace(DESIGN, k=100))
    qtbot.waitUntil(parts.result.remedies.isVisible)
    button = parts.result.remedies.buttons[-1]
    assert button.accessibleName() == "Try: Ask for k = 25, which protects less"
    button.click()
    assert parts.asked == [replace(DESIGN, k=25)]
    parts.program.history.undo()
    assert parts.state.design.k == 100


def test_thresholds_and_levels_are_compared_in_a_batch(parts, qtbot):
    panel = parts.comparison
    parts.result.comparison_requested.emit()
    qtbot.waitUntil(panel.batch.levels.isVisible)
    panel.batch.thresholds.setText("3 5")
    panel.batch.levels.setCurrentIndex(1)
    qtbot.mouseClick(panel.batch.button, LEFT)
    qtbot.waitUntil(lambda: len(panel.candidates) == 8 and not parts.jobs.busy, timeout=20_000)
    assert headings(parts)[0] == "1 · baseline\ngeography\nk = 3\ncombinations"
    assert headings(parts)[7] == "8\ngeography.fsa\nk = 5\ncomplete"
    qtbot.waitUntil(panel.batch.button.isVisible)
    panel.grid.selectColumn(7)
    qtbot.mouseClick(panel.restore, LEFT)  # run again with that design
    design = parts.state.design
    assert (design.k, design.algorithm, design.variables[0].released) == (5, "complete", 1)
    assert parts.asked == [design]
    qtbot.keyClick(panel.grid, Qt.Key.Key_Delete)
    assert len(panel.candidates) == 7
    parts.program.history.undo()
    assert len(panel.candidates) == 8


def test_thresholds_that_cannot_be_read_are_said(parts, qtbot):
    parts.comparison.batch.thresholds.setText("five")
    qtbot.mouseClick(parts.comparison.batch.button, LEFT)
    messages = parts.program.window.map_panel.messages
    assert any("cannot be read" in of.text for of in messages.messages)
    assert not parts.jobs.busy


def test_records_that_are_not_read_are_read_first(parts, qtbot):
    records = parts.state.records
    parts.state.set_records(None)
    with qtbot.waitSignal(parts.state.read_requested):
        qtbot.mouseClick(parts.comparison.batch.button, LEFT)
    parts.state.set_records(records)
    parts.jobs.ended.emit(None)  # reading is over
    qtbot.waitUntil(lambda: len(parts.comparison.candidates) == 6, timeout=20_000)


def test_the_price_of_geography_is_found_and_its_weight_taken(parts, qtbot):
    panel = parts.price
    qtbot.waitUntil(lambda: panel.variable.currentData() == "geography")
    panel.button.click()
    qtbot.waitUntil(lambda: len(panel.prices) == 11 and not parts.jobs.busy, timeout=20_000)
    panel.chart.chosen.emit(1)
    panel.use.click()
    assert [of.weight for of in parts.state.design.variables] == [1.0, 0.2]
    assert len(panel.prices) == 11  # how heavy geography is changes none of them
    parts.state.follow(replace(parts.state.design, k=7))
    assert panel.prices == ()


@pytest.mark.parametrize("name", ["comparison", "price"])
def test_what_stands_below_the_map_is_hidden_until_the_result_offers_it(parts, qtbot, name):
    docks = {dock.objectName(): dock for dock in parts.program.window.docks("cells")}
    dock = docks[f"cells.{name}"]
    parts.answer(DESIGN)
    qtbot.waitUntil(parts.result.more.isVisible)
    assert dock.isHidden()
    qtbot.mouseClick(getattr(parts.result.more, name), LEFT)
    qtbot.waitUntil(lambda: not dock.visibleRegion().isEmpty())

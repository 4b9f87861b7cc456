"""Connects the comparison: outcomes are kept, and stand beside what was run in a batch."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Slot

from app.frame.history import Edit
from app.frame.program import Program
from app.table.exporting import TableExporter
from app.workspaces.cells.outcome.batch_wiring import BatchWiring
from app.workspaces.cells.outcome.candidates import Candidate
from app.workspaces.cells.outcome.comparison_panel import ComparisonPanel
from app.workspaces.cells.outcome.outcome_wiring import reason_for
from app.workspaces.cells.setup.texts import name_words
from app.workspaces.cells.state import CellsState
from core.hierarchies.attempts import LevelResult
from core.hierarchies.design import CellDesign
from core.suppression.cells.batch import compared
from core.suppression.cells.outcome import Outcome

MOST_KEPT = 12
"""Outcomes that are kept: each has a number for every record."""


class ComparisonWiring(QObject):
    """Keeps outcomes, shows them again, takes them away."""

    def __init__(self, program: Program, state: CellsState, panel: ComparisonPanel) -> None:
        super().__init__(program.window)
        self._program, self._state, self._panel = program, state, panel
        self._designs: dict[Outcome, CellDesign] = {}
        self._batch: tuple[Candidate, ...] = ()
        self._baseline: object = None
        self._thresholds = BatchWiring(program, state, panel.batch)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._refresh)
        self._connect()
        if state.outcome is not None:
            self._keep(state.outcome)

    def _connect(self) -> None:
        state, panel, program = self._state, self._panel, self._program
        state.outcome_changed.connect(self._keep)
        for signal in (
            state.kept_changed,
            state.outdated_changed,
            state.titles_changed,
            state.design_changed,
            state.records_changed,
            state.working_changed,
            program.session.records_changed,
        ):
            signal.connect(self._soon.start)
        program.session.records_changed.connect(self._forget)
        panel.baseline_requested.connect(self._pick)
        panel.restore_requested.connect(self._restore)
        panel.remove_requested.connect(self._remove)
        self._thresholds.told.connect(self._show_batch)
        panel.export_requested.connect(TableExporter(program.window).ask)
        actions = program.window.actions_
        panel.empty.records_requested.connect(actions.open_records.trigger)
        panel.empty.sample_requested.connect(actions.open_sample.trigger)
        panel.empty.run_requested.connect(state.run_requested)
        self._soon.start()

    # What is shown

    @Slot()
    def _refresh(self) -> None:
        state, panel = self._state, self._panel
        ready = self._program.session.records is not None and bool(state.design.variables)
        panel.show_reason(reason_for(self._program, state), ready)
        several = (of for of in state.design.variables if len(of.levels) - of.released > 1)
        by_hand = state.design.by_hand is not None
        panel.batch.show_variables(
            {} if by_hand else {of.name: name_words(of.name) for of in several}
        )
        candidates = self._candidates()
        keys = [_key(of) for of in candidates]
        baseline = keys.index(self._baseline) if self._baseline in keys else 0
        shown = keys.index(state.outcome) if state.outcome in keys else -1
        panel.show_candidates(candidates, baseline, shown, state.titles)

    def _candidates(self) -> tuple[Candidate, ...]:
        """Kept outcomes, then what was run in a batch."""
        kept = tuple(
            Candidate(
                compared(_name(i, of), of),
                kept=of,
                design=self._designs.get(of),
            )
            for i, of in enumerate(self._state.kept)
        )
        return (*kept, *self._batch)

    @Slot(object)
    def _keep(self, outcome: Outcome | None) -> None:
        """Every outcome is kept; of very many, the newest."""
        state = self._state
        if outcome is None or outcome in state.kept:
            self._soon.start()
            return
        if _came_of(outcome, state.design):
            self._designs[outcome] = state.design
        kept = (*state.kept, outcome)[-MOST_KEPT:]
        self._designs = {of: self._designs[of] for of in kept if of in self._designs}
        state.set_kept(kept)

    @Slot()
    def _forget(self) -> None:
        """Other records are open: nothing of the old ones can be compared with them."""
        self._thresholds.cancel()
        self._batch, self._designs = (), {}
        self._state.set_kept(())
        self._soon.start()

    # What the user does with a column

    @Slot(int)
    def _pick(self, column: int) -> None:
        self._baseline = _key(self._panel.candidates[column])
        self._refresh()

    @Slot(int)
    def _restore(self, column: int) -> None:
        """Shows a kept outcome with its design; what was run in a batch is run again."""
        of = self._panel.candidates[column]
        if of.design is None:
            return
        self._state.ask(of.design, "")
        if of.kept is not None:
            self._state.show_outcome(of.kept)
        else:
            self._state.run_requested.emit()

    @Slot(int)
    def _remove(self, column: int) -> None:
        """Takes a column away, which can be undone."""
        gone = self._panel.candidates[column]
        kept, batch, designs = self._state.kept, self._batch, dict(self._designs)
        fewer_kept = tuple(of for of in kept if of is not gone.kept)
        fewer = tuple(of for of in batch if of is not gone)

        def take() -> None:
            self._replace(fewer_kept, fewer, designs)

        def put_back() -> None:
            self._replace(kept, batch, designs)

        take()
        text = self.tr("take a suppression out of the comparison")
        self._program.history.record(Edit(text, take, put_back, ""))

    def _replace(
        self,
        kept: tuple[Outcome, ...],
        batch: tuple[Candidate, ...],
        designs: dict[Outcome, CellDesign],
    ) -> None:
        self._batch, self._designs = batch, dict(designs)
        self._state.set_kept(kept)
        self._refresh()

    @Slot(object)
    def _show_batch(self, results: tuple[LevelResult, ...]) -> None:
        self._batch = tuple(
            Candidate(of.compared, design=of.attempt.design, level=of.attempt.level)
            for of in results
        )
        self._refresh()


def _key(of: Candidate) -> object:
    """What stays the same of a candidate."""
    return of.kept if of.kept is not None else (of.compared.name, of.level)


def _name(i: int, of: Outcome) -> str:
    """What a kept outcome is called in files."""
    asked = of.suppression.protection
    threshold = f"k = {asked.k}" if asked.tau is None else f"{asked.tau:g}"
    return f"{i + 1}: {threshold} {asked.algorithm}"


def _came_of(outcome: Outcome, design: CellDesign) -> bool:
    """Whether an outcome is of a design that may have changed while it was made."""
    asked = outcome.suppression.protection
    return (asked.k, asked.tau, asked.algorithm, asked.give_back, asked.single_pass) == (
        design.k,
        design.tau,
        design.algorithm,
        design.give_back,
        design.single_pass,
    )

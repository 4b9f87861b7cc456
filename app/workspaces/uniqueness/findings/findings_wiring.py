"""Connects the panel of findings: what came out, what is being counted, what is asked next."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Slot

from app.chart.saving import FigureSaver
from app.frame.program import Program
from app.table.exporting import TableExporter
from app.workspaces.uniqueness.findings import empty
from app.workspaces.uniqueness.findings.next_steps import NextStep, next_steps
from app.workspaces.uniqueness.findings.panel import FindingsPanel
from app.workspaces.uniqueness.findings.recode_texts import RecodeWords
from app.workspaces.uniqueness.findings.state_link import StateLink
from app.workspaces.uniqueness.state import UniquenessState
from core.record_uniqueness.added import mean_costs
from core.record_uniqueness.distinct import DistinctRecords
from core.record_uniqueness.lattice import Lattice
from core.record_uniqueness.question import Question

NAME = "uniqueness"
_SHARES, _STEPS = "shares of variables", "next recodes of variables"
_PROGRESS_MS = 80


class FindingsWiring(QObject):
    """Keeps the panel showing what came out, while the workspace is shown."""

    def __init__(self, program: Program, state: UniquenessState, panel: FindingsPanel) -> None:
        super().__init__(program.window)
        self._program, self._state, self._panel = program, state, panel
        self._link = StateLink(state)
        self._shares_of: Lattice | None = None
        self._shares: dict[str, float] = {}
        self._steps: dict[str, NextStep] = {}
        self._words = RecodeWords(program.session)
        self._steps_of: tuple[DistinctRecords | None, Question] | None = None
        self._active, self._stale = False, True
        # Several things change together: they are shown once.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._refresh)
        self._progress = QTimer(self, singleShot=True, interval=_PROGRESS_MS)
        self._progress.timeout.connect(self._show_counting)
        self._connect()

    def _connect(self) -> None:
        state, panel, program = self._state, self._panel, self._program
        for signal in (
            state.question_changed,
            state.distinct_changed,
            state.examination_changed,
            state.outdated_changed,
            state.working_changed,
            program.session.records_changed,
        ):
            signal.connect(self._outdate)
        state.counting_changed.connect(self._count)
        state.chosen_changed.connect(lambda _: self._show_chosen())
        program.window.workspace_changed.connect(self._switch)
        panel.run_requested.connect(state.run_requested)
        panel.leave_requested.connect(self._link.leave_out)
        panel.weights.collapse_requested.connect(self._collapse)
        panel.omission.combination_chosen.connect(self._choose)
        actions = program.window.actions_
        panel.empty.records_requested.connect(actions.open_records.trigger)
        panel.empty.sample_requested.connect(actions.open_sample.trigger)
        exporter = TableExporter(program.window)
        panel.omission.export_requested.connect(lambda table: exporter.ask(table, "omissions"))
        messages = program.window.map_panel.messages
        saver = FigureSaver(messages, program.settings, program.window)
        panel.weights.export_requested.connect(saver.ask)

    # When there is something to show

    @Slot(str)
    def _switch(self, workspace: str) -> None:
        self._active = workspace == NAME
        if self._active and self._stale:
            self._soon.start()

    @Slot()
    def _outdate(self) -> None:
        self._stale = True
        if self._active:
            self._soon.start()

    @Slot()
    def _count(self) -> None:
        if self._active and self._state.working and not self._progress.isActive():
            self._progress.start()

    @Slot()
    def _refresh(self) -> None:
        self._stale = False
        state, panel = self._state, self._panel
        self._show_counting()
        if state.examination is None:
            panel.show_nothing(reason_for(self._program, state))
            return
        panel.show_examination(state.examination, state.outdated)
        self._show_chosen()
        self._find_shares(state.examination.lattice)
        self._find_steps()

    @Slot()
    def _show_counting(self) -> None:
        state = self._state
        known = None if state.examination is None else state.examination.lattice
        lattice = state.counting if state.working and state.counting is not known else None
        self._panel.show_counting(lattice, state.working)

    def _show_chosen(self) -> None:
        shown = self._panel.shown
        if shown is not None:
            self._panel.omission.show_chosen(self._link.looked_at(shown.lattice))

    def _find_shares(self, lattice: Lattice) -> None:
        """The share of each variable in the unique record sets, in the background."""
        if lattice is self._shares_of:  # judged by other limits
            self._panel.weights.show_shares(self._shares)
            return
        self._shares_of, self._shares = lattice, {}

        def work() -> dict[str, float]:
            found = mean_costs(lattice)
            if not found.total > 0:  # also where it is not known
                return {}
            costs = zip(found.names, found.costs.tolist(), strict=True)
            return {name: cost / found.total for name, cost in costs}

        def show(shares: dict[str, float]) -> None:
            self._shares = shares
            self._panel.weights.show_shares(shares)

        self._program.background.ask(_SHARES, work, show)

    def _find_steps(self) -> None:
        """What one step coarser is, in the background: large files have many categories."""
        asked = (self._state.distinct, self._state.question)
        if asked == self._steps_of:
            return
        self._steps_of = asked

        def show(found: dict[str, NextStep]) -> None:
            self._steps = found
            say = self._words
            told = {
                name: (say(of.variable, of.before), say(of.variable, of.after))
                for name, of in found.items()
            }
            self._panel.weights.show_nexts(told)

        self._program.background.ask(_STEPS, lambda: next_steps(*asked), show)

    # What the user does

    @Slot(str)
    def _collapse(self, name: str) -> None:
        step = self._steps.get(name)
        if step is not None:
            self._link.recode(step.after)

    @Slot(object)
    def _choose(self, mask: int) -> None:
        if self._panel.shown is not None:
            self._link.look_at(mask, self._panel.shown.lattice)


def reason_for(program: Program, state: UniquenessState) -> str:
    """Why nothing came out yet; see `app.workspaces.uniqueness.findings.empty`."""
    if program.session.records is None:
        return empty.NO_RECORDS
    if not state.question.variables:
        return empty.NO_VARIABLES
    return empty.WORKING if state.working else empty.NOT_RUN

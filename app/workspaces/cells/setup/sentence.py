"""What the status line says while cells are suppressed."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Slot

from app.frame.program import Program
from app.kit import numbers
from app.workspaces.cells.setup import texts
from app.workspaces.cells.state import CellsState
from core.suppression.cells.outcome import Outcome


class Sentence(QObject):
    """Says how things stand, after all others have said theirs."""

    def __init__(self, program: Program, state: CellsState, workspace: str) -> None:
        super().__init__(program.window)
        self._program, self._state, self._workspace = program, state, workspace
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.say)
        session, jobs = program.session, program.jobs
        for signal in (
            session.areas_changed,
            session.records_changed,
            session.draft_changed,
            session.current_run_changed,
            jobs.started,
            jobs.ended,
            program.window.workspace_changed,
            state.design_changed,
            state.outcome_changed,
            state.outdated_changed,
            state.plan_changed,
        ):
            signal.connect(self._soon.start)

    @Slot()
    def say(self) -> None:
        """Says it, if this workspace is shown."""
        if self._program.window.workspace == self._workspace:
            self._program.window.show_sentence(self._words())

    def _words(self) -> str:
        state, program = self._state, self._program
        if program.jobs.busy:
            return program.window.tr("Working … Esc cancels.")
        if program.session.records is None:
            return program.window.tr("Open records to begin (Ctrl+Shift+O).")
        if not state.design.variables:
            return texts.tr("Tick what somebody could know of a person.")
        if state.plan is None and (state.outcome is None or state.outdated):
            return texts.tr("This cannot be protected as it is.")
        if state.outcome is None:
            return texts.tr("Ready to suppress cells: press F5.")
        said = outcome_sentence(state.outcome)
        if state.outdated:
            return texts.tr("{earlier} Something else is chosen now: press F5.").format(
                earlier=said
            )
        return said


def outcome_sentence(of: Outcome) -> str:
    """What came out, in one line."""
    checks, loss = of.verification, of.loss
    share = loss.records_touched / loss.n_records if loss.n_records else 0.0
    return texts.tr(
        "{failed} of {n} combinations below k = {k} · {records} ({share}) have a blanked cell."
    ).format(
        failed=numbers.count(len(checks.failed)),
        n=numbers.count(len(checks.checks)),
        k=numbers.count(checks.k),
        records=numbers.count(loss.records_touched, texts.tr("records")),
        share=numbers.percent(share),
    )

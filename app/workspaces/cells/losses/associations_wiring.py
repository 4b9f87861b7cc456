"""Connects the panel of associations with what came out."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Slot

from app.frame.program import Program
from app.workspaces.cells.losses.associations_panel import AssociationsPanel
from app.workspaces.cells.outcome.outcome_wiring import reason_for
from app.workspaces.cells.state import CellsState
from core.steps import finish
from core.suppression.cells.association import Associations, associations
from core.suppression.cells.outcome import Outcome

TOPIC = "associations"


class AssociationsWiring(QObject):
    """Compares associations when the panel is in sight, and not before."""

    def __init__(self, program: Program, state: CellsState, panel: AssociationsPanel) -> None:
        super().__init__(program.window)
        self._program, self._state, self._panel = program, state, panel
        self._of: tuple[Outcome, Associations] | None = None
        self._asked: Outcome | None = None
        self._stale, self._seen = True, False
        # Several things change together: they are shown once.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._refresh)
        for signal in (
            state.outcome_changed,
            state.outdated_changed,
            state.working_changed,
            state.design_changed,
            state.titles_changed,
            program.session.records_changed,
        ):
            signal.connect(self._outdate)
        panel.seen.connect(self._see)
        panel.run_requested.connect(state.run_requested)
        actions = program.window.actions_
        panel.empty.records_requested.connect(actions.open_records.trigger)
        panel.empty.sample_requested.connect(actions.open_sample.trigger)

    @Slot(bool)
    def _see(self, seen: bool) -> None:
        self._seen = seen
        if seen and self._stale:
            self._soon.start()

    @Slot()
    def _outdate(self) -> None:
        self._stale = True
        if self._seen:
            self._soon.start()

    @Slot()
    def _refresh(self) -> None:
        self._stale = False
        outcome = self._state.outcome
        if outcome is None:
            self._program.background.forget(TOPIC)
            self._of = self._asked = None
            self._panel.show_nothing(reason_for(self._program, self._state))
        elif self._of is not None and self._of[0] is outcome:
            self._show()
        elif self._asked is not outcome:
            self._ask(outcome)

    def _ask(self, outcome: Outcome) -> None:
        self._asked = outcome
        self._panel.show_busy()

        def work() -> Associations:
            return finish(associations(outcome.records, outcome.suppression))

        def take(of: Associations) -> None:
            self._of, self._asked = (outcome, of), None
            self._show()

        self._program.background.ask(TOPIC, work, take)

    def _show(self) -> None:
        if self._of is not None:
            stale = self._state.outdated and not self._state.working
            self._panel.show_associations(self._of[1], self._state.titles, stale=stale)

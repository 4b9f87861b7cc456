"""Shows what goes wrong in a run in the step it concerns."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from app.frame.session import Session
from app.kit.job import Job, Jobs
from app.workspaces.aggregate.scenario.panel import (
    DATA,
    PLACEMENT,
    PROTECTION,
    VARIABLES,
    ScenarioPanel,
)
from core.errors import VbasError
from core.steps import Step

_OF_CONSTRAINTS = frozenset({"floor", "level", "areas"})
"""What errors of constraints name."""

_STEP_OF_STAGE = {"counting sites": PROTECTION, "placing sites": PLACEMENT}


class RunErrors(QObject):
    """Follows a run to its end."""

    def __init__(self, session: Session, jobs: Jobs, panel: ScenarioPanel) -> None:
        super().__init__(panel)
        self._session, self._jobs, self._panel = session, jobs, panel
        self._run: Job | None = None
        self._stage, self._placing = "", False

    @Slot()
    def follow_run(self) -> None:
        """A run was begun."""
        job = self._jobs.current
        if job is None or job is self._run:
            return
        self._run, self._stage, self._placing = job, "", False
        job.stepped.connect(self._note_stage)
        job.succeeded.connect(self._clear)
        job.failed.connect(self._place_error)
        job.ended.connect(self._forget)

    @Slot(object)
    def _note_stage(self, step: Step) -> None:
        self._stage = step.stage
        self._placing = self._placing or step.snapshot is not None

    @Slot()
    def _clear(self) -> None:
        for name in (DATA, VARIABLES, PROTECTION, PLACEMENT):
            self._panel.show_error(name, None)

    @Slot(object)
    def _place_error(self, error: Exception) -> None:
        self._clear()
        if isinstance(error, VbasError):
            self._panel.show_error(self._step_of(error), error)

    def _step_of(self, error: VbasError) -> str:
        chosen = {qi.column for qi in self._session.draft.scenario.quasi_identifiers}
        if error.values.get("column") in chosen:
            return VARIABLES
        if "k" in error.values:
            return PROTECTION
        if error.values.keys() & _OF_CONSTRAINTS:
            return PLACEMENT
        return _STEP_OF_STAGE.get(self._stage, PLACEMENT if self._placing else DATA)

    @Slot()
    def _forget(self) -> None:
        self._run = None

"""The jobs behind the panel: the simulated attack, writing samples."""

from __future__ import annotations

import time

from PySide6.QtCore import QObject, Signal, Slot

from app.job import Job, Jobs
from core.errors import VbasError
from core.risk.simulated import SimulatedAttack
from core.steps import Step, Steps

SHOW_EVERY_SECONDS = 1 / 10


class RiskJob(QObject):
    """At most one job of its own at a time.

    Signals
    -------
    told(Step)
        How far it is.
    streamed(SimulatedAttack)
        What the trials so far found.
    done(object)
        Its result.
    failed(VbasError)
        It cannot be done.
    ended()
        It is over, whether done or not.
    """

    told = Signal(object)
    streamed = Signal(object)
    done = Signal(object)
    failed = Signal(object)
    ended = Signal()

    def __init__(self, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._job: Job | None = None
        self._shown_at = 0.0

    @property
    def busy(self) -> bool:
        """Whether a job of its own is under way."""
        return self._job is not None

    def start(self, title: str, steps: Steps[object]) -> bool:
        """Starts a computation; whether that could be done."""
        job = self._jobs.start(title, steps)
        if job is None:
            return False
        self._job, self._shown_at = job, 0.0
        job.told.connect(self.told)
        job.stepped.connect(self._stream)
        job.succeeded.connect(self.done)
        job.failed.connect(self._fail)
        job.ended.connect(self._end)
        return True

    @Slot()
    def stop(self) -> None:
        """Ends it with what there is."""
        if self._job is not None:
            self._job.stop()

    def discard(self) -> None:
        """Throws away what is under way."""
        if self._job is not None:
            self._job.discard()

    @Slot(object)
    def _stream(self, step: Step) -> None:
        now = time.monotonic()
        if isinstance(step.snapshot, SimulatedAttack) and now - self._shown_at > SHOW_EVERY_SECONDS:
            self._shown_at = now
            self.streamed.emit(step.snapshot)

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        if not isinstance(error, VbasError):
            raise error
        self.failed.emit(error)

    @Slot()
    def _end(self) -> None:
        self._job = None
        self.ended.emit()

"""The jobs behind the panel: counting records, then every combination of a question."""

from __future__ import annotations

import time

from PySide6.QtCore import QObject, Signal, Slot

from app.job import Job, Jobs
from app.workspaces.uniqueness.variables.counting import Regions, Wanted, count
from core.errors import VbasError
from core.record_uniqueness.distinct import DistinctRecords
from core.record_uniqueness.examine import examine
from core.record_uniqueness.lattice import Lattice
from core.record_uniqueness.question import Question
from core.steps import Step, Steps
from core.study import Study

SHOW_EVERY_SECONDS = 1 / 15


class Work(QObject):
    """At most one job of its own at a time.

    Signals
    -------
    started(str)
        Something has begun: its title.
    told(Step)
        How far it is.
    counted(Counted)
        Records were counted.
    streamed(Lattice)
        More combinations are counted.
    answered(Examination)
        All are.
    failed(VbasError), cancelled()
        It ended otherwise.
    ended()
        After each of those.
    """

    started = Signal(str)
    told = Signal(object)
    counted = Signal(object)
    streamed = Signal(object)
    answered = Signal(object)
    failed = Signal(object)
    cancelled = Signal()
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

    def count(self, wanted: Wanted, study: Study | None, regions: Regions) -> bool:
        """Counts the distinct records; whether that could be started."""
        title = self.tr("Counting records")
        return self._start(title, count(wanted, study, regions), self.counted.emit)

    def examine(
        self, distinct: DistinctRecords, question: Question, limits: tuple[float, float]
    ) -> bool:
        """Counts every combination; whether that could be started."""
        research, public = limits
        steps = examine(distinct, question, research_share=research, public_share=public)
        return self._start(self.tr("Counting combinations"), steps, self._take)

    def cancel(self) -> None:
        """Throws away what is under way."""
        if self._job is not None:
            self._job.discard()

    def _start(self, title: str, steps: Steps[object], take: object) -> bool:
        job = self._jobs.start(title, steps)
        if job is None:
            return False
        self._job, self._shown_at = job, 0.0
        job.told.connect(self.told)
        job.stepped.connect(self._stream)
        job.succeeded.connect(take)
        job.failed.connect(self._fail)
        job.discarded.connect(self.cancelled)
        job.ended.connect(self._end)
        self.started.emit(title)
        return True

    @Slot(object)
    def _stream(self, step: Step) -> None:
        now = time.monotonic()
        if isinstance(step.snapshot, Lattice) and now - self._shown_at >= SHOW_EVERY_SECONDS:
            self._shown_at = now
            self.streamed.emit(step.snapshot)

    def _take(self, examination: object) -> None:
        """Ended early it has no verdict, and nothing is kept of it."""
        if examination is None:
            self.cancelled.emit()
        else:
            self.answered.emit(examination)

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        if not isinstance(error, VbasError):
            self.cancelled.emit()
            raise error
        self.failed.emit(error)

    @Slot()
    def _end(self) -> None:
        self._job = None
        self.ended.emit()

"""The jobs behind the panel: reading records, then suppressing cells."""

from __future__ import annotations

import time
from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal, Slot

from app.job import Job, Jobs
from app.workspaces.cells.setup.planning import suppress
from app.workspaces.cells.setup.reading import ReadRecords, read
from app.workspaces.uniqueness.variables.counting import Regions, Wanted
from core.coded_records import CodedRecords
from core.errors import VbasError
from core.hierarchies.design import CellDesign
from core.hierarchies.hierarchy import Hierarchy
from core.steps import Step, Steps
from core.suppression.cells.result import SoFar

SHOW_EVERY_SECONDS = 1 / 15


class Work(QObject):
    """At most one job of its own at a time.

    Signals
    -------
    started(str)
        Something has begun: its title.
    told(Step)
        How far it is.
    read(ReadRecords)
        The records are read.
    streamed(SoFar)
        More cells are suppressed.
    answered(Outcome)
        All are, and that is verified.
    failed(VbasError), cancelled()
        It ended otherwise.
    ended()
        After each of those.
    """

    started = Signal(str)
    told = Signal(object)
    read = Signal(object)
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

    def read_records(
        self,
        wanted: Wanted,
        hierarchies: Mapping[str, Hierarchy],
        regions: Regions,
        known: ReadRecords | None = None,
    ) -> bool:
        """Reads the records, as far as they are not known; whether that could be started."""
        steps = read(wanted, hierarchies, regions, known)
        return self._start(self.tr("Reading records"), steps, self.read.emit)

    def suppress(self, records: CodedRecords, design: CellDesign) -> bool:
        """Suppresses cells; whether that could be started."""
        steps = suppress(records, design)
        return self._start(self.tr("Suppressing cells"), steps, self._take)

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
        if isinstance(step.snapshot, SoFar) and now - self._shown_at >= SHOW_EVERY_SECONDS:
            self._shown_at = now
            self.streamed.emit(step.snapshot)

    def _take(self, outcome: object) -> None:
        """Ended early nothing is verified, and nothing is kept of it."""
        if outcome is None:
            self.cancelled.emit()
        else:
            self.answered.emit(outcome)

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

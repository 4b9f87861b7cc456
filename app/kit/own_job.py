"""The one job that a panel may have under way, and what it tells while it goes on."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QObject, Signal, Slot

from app.kit.job import Job, Jobs
from core.errors import VbasError
from core.steps import Step, Steps

SHOW_EVERY_SECONDS: Final = 1 / 15
"""Least time between two states that are shown."""


class OwnJob(QObject):
    """At most one job of its own at a time.

    Signals
    -------
    started(str)
        Something has begun: its title.
    told(Step)
        How far it is.
    streamed(object)
        What is known so far, seldom enough to be shown.
    failed(VbasError), cancelled()
        It ended otherwise than well.
    ended()
        It is over, however it ended.
    """

    started = Signal(str)
    told = Signal(object)
    streamed = Signal(object)
    failed = Signal(object)
    cancelled = Signal()
    ended = Signal()

    def __init__(self, jobs: Jobs, streams: type, parent: QObject | None = None) -> None:
        """``streams``: the type of snapshots that are worth showing."""
        super().__init__(parent)
        self._jobs, self._streams = jobs, streams
        self._job: Job | None = None
        self._shown_at = 0.0

    @property
    def busy(self) -> bool:
        """Whether a job of its own is under way."""
        return self._job is not None

    @Slot()
    def stop(self) -> None:
        """Ends it with what there is."""
        if self._job is not None:
            self._job.stop()

    def cancel(self) -> None:
        """Throws away what is under way."""
        if self._job is not None:
            self._job.discard()

    def run(self, title: str, steps: Steps[Any], take: Callable[[Any], object]) -> bool:
        """Starts a computation, whose result ``take`` gets; whether that could be done."""
        return self._start(title, steps, take)

    def _start(self, title: str, steps: Steps[object], take: object) -> bool:
        """Starts a computation, whose result ``take`` gets; whether that could be done."""
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
        if isinstance(step.snapshot, self._streams) and now - self._shown_at >= SHOW_EVERY_SECONDS:
            self._shown_at = now
            self.streamed.emit(step.snapshot)

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

"""Small computations beside the one job: queued, without progress, thrown away when outdated."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Slot

from app.kit.job import Job
from core.steps import Steps


@dataclass(frozen=True, eq=False)
class _QueuedJob:
    key: str
    steps: Callable[[], Steps[Any]]
    then: Callable[[Any], None]
    failed: Callable[[Exception], None]


class QuietJobs(QObject):
    """Runs computations one after another in a thread; whoever waits is told in place."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: deque[_QueuedJob] = deque()
        self._current: _QueuedJob | None = None
        self._job: Job | None = None

    @property
    def idle(self) -> bool:
        """Whether nothing runs or waits."""
        return self._job is None and not self._waiting

    def ask(
        self,
        key: str,
        steps: Callable[[], Steps[Any]],
        then: Callable[[Any], None],
        failed: Callable[[Exception], None],
    ) -> None:
        """Queues a computation.

        Parameters
        ----------
        key
            What it is about; one that waits under the same key is replaced.
        steps
            Makes the computation, in the GUI thread, when its turn has come.
        then, failed
            Called in the GUI thread with the result, or with what went wrong.
        """
        self._waiting = deque(of for of in self._waiting if of.key != key)
        self._waiting.append(_QueuedJob(key, steps, then, failed))
        self._go_on()

    def forget(self) -> None:
        """Throws away what runs and what waits; nobody is told."""
        self._waiting.clear()
        self._current = None
        if self._job is not None:
            self._job.discard()

    @Slot()
    def close(self) -> None:
        """Throws everything away and waits for the thread (for closing the program)."""
        self.forget()
        if self._job is not None:
            self._job.wait()

    def finish(self) -> None:
        """Waits until what runs is done (for ending the program); nobody is told."""
        if self._job is not None:
            self._job.wait()

    def _go_on(self) -> None:
        if self._job is not None or not self._waiting:
            return
        queued = self._waiting.popleft()
        try:
            steps = queued.steps()
        except Exception as error:
            queued.failed(error)
            self._go_on()
            return
        self._current = queued
        self._job = Job(queued.key, steps, self)
        self._job.succeeded.connect(self._on_result)
        self._job.failed.connect(self._tell_failure)
        self._job.ended.connect(self._end)
        self._job.start()

    @Slot(object)
    def _on_result(self, result: object) -> None:
        if self._current is not None:
            self._current.then(result)

    @Slot(object)
    def _tell_failure(self, error: Exception) -> None:
        if self._current is not None:
            self._current.failed(error)

    @Slot()
    def _end(self) -> None:
        job, self._job, self._current = self._job, None, None
        if job is not None:
            job.deleteLater()
        self._go_on()

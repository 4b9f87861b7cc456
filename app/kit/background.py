"""Short work off the GUI thread: thumbnails, flat polygons, values of a map.

Not for computations with progress and cancel: those are jobs (`app.kit.job`).
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Signal, Slot

R = TypeVar("R")


@dataclass(frozen=True, eq=False)
class _Task:
    """What was asked for, and what to do with it."""

    topic: str
    work: Callable[[], Any]
    then: Callable[[Any], None]


class Background(QObject):
    """Runs short work in two threads; of one topic only the newest result is delivered.

    Signals
    -------
    failed(Exception)
        Something went wrong that should not.
    """

    failed = Signal(object)
    handed_over = Signal(object, object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._newest: dict[str, _Task] = {}
        # Not Qt's pool: Python forgets its threads between two tasks, and pyproj, which keeps
        # a context for each thread, then uses one that is gone.
        self._pool = ThreadPoolExecutor(2, thread_name_prefix="task")
        self.closed = False
        """Whether nothing is wanted any more: long work looks here between two steps."""
        self.handed_over.connect(self._deliver)

    def ask(self, topic: str, work: Callable[[], R], then: Callable[[R], None]) -> None:
        """Runs ``work`` in a thread, then ``then`` with its result on this thread.

        Work of the same topic that was asked for before is dropped, all of it after `close`.
        """
        if self.closed:  # a job that the closing window discards still tells its end
            return
        task = _Task(topic, work, then)
        self._newest[topic] = task
        self._pool.submit(self._run, task)

    def forget(self, topic: str) -> None:
        """Drops what was asked for."""
        self._newest.pop(topic, None)

    def is_newest(self, task: _Task) -> bool:
        """Whether nothing newer of its topic was asked for."""
        return self._newest.get(task.topic) is task

    @property
    def idle(self) -> bool:
        """Whether nothing is asked for any more."""
        return not self._newest

    def close(self) -> None:
        """Drops everything and waits for the threads."""
        self.closed = True
        self._newest.clear()
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _run(self, task: _Task) -> None:
        """Runs one task, in a thread of the pool, and hands its result over."""
        if not self.is_newest(task):
            return
        try:
            result = task.work()
        except Exception as error:
            self.handed_over.emit(task, None, error)
        else:
            self.handed_over.emit(task, result, None)

    @Slot(object, object, object)
    def _deliver(self, task: _Task, result: object, error: Exception | None) -> None:
        if not self.is_newest(task):
            return
        del self._newest[task.topic]
        if error is not None:
            self.failed.emit(error)
        else:
            task.then(result)

"""Drives a computation in a thread; the window looks at its newest state 30 times a second.

The GUI thread *pulls* the newest state: pushing every state as a signal fills the event queue with
stale ones. Exactly one of ``succeeded`` (also after stop), ``failed`` and ``discarded`` follows.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from enum import Enum
from typing import Any

from PySide6.QtCore import QObject, QThread, QTimer, Signal, Slot

from core.steps import STOP, Step, Steps, Stop

PULL_EVERY_MS = 33
TELL_EVERY_SECONDS = 0.12
_NICENESS = 5


class Ending(Enum):
    """How a job ended."""

    SUCCEEDED = "succeeded"
    FAILED = "failed"
    DISCARDED = "discarded"


class Gate:
    """Where a computation waits between two states: while paused, and when it shall go slowly."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._paused = False
        self._single = False
        self._open = False
        self._seconds = 0.0
        self._passed_at = 0.0

    @property
    def paused(self) -> bool:
        """Whether nothing passes."""
        return self._paused

    def pause(self, paused: bool) -> None:
        """Lets nothing pass from now on, or everything."""
        with self._changed:
            self._paused, self._single = paused, False
            self._changed.notify_all()

    def let_one_pass(self) -> None:
        """Lets the computation go on to the next state that has something to show."""
        with self._changed:
            self._single = True
            self._changed.notify_all()

    def set_pace(self, states_per_second: float | None) -> None:
        """At most so many states a second that have something to show; None for no limit."""
        with self._changed:
            self._seconds = 1.0 / states_per_second if states_per_second else 0.0
            self._changed.notify_all()

    def open(self) -> None:
        """Lets everything pass for good: the computation is to end."""
        with self._changed:
            self._open = True
            self._changed.notify_all()

    def pass_through(self, step: Step) -> None:
        """Waits, in the computation's thread, until it may go on from a state."""
        shown = step.snapshot is not None
        with self._changed:
            if shown and self._single:
                self._single = False
            while not self._open and not (self._paused and self._single):
                left = self._passed_at + self._seconds - time.monotonic() if shown else 0.0
                if self._paused:
                    self._changed.wait()
                elif left > 0:
                    self._changed.wait(left)
                else:
                    break
            if shown:
                self._passed_at = time.monotonic()


class _Worker(QThread):
    """The thread: sends the generator from state to state and keeps the newest one."""

    def __init__(self, steps: Steps[Any]) -> None:
        super().__init__()
        self._steps = steps
        self.newest: Step | None = None
        self.states = 0
        self.stop_requested = False
        self.discard_requested = False
        self.gate = Gate()
        self.ending = Ending.DISCARDED
        self.outcome: Any = None

    def run(self) -> None:
        _step_back()
        answer: Stop | None = None
        try:
            while True:
                step = self._steps.send(answer)
                self.newest = step
                self.states += 1
                self.gate.pass_through(step)
                if self.discard_requested:
                    self._steps.close()
                    return
                answer = STOP if self.stop_requested else None
        except StopIteration as end:
            self.ending, self.outcome = Ending.SUCCEEDED, end.value
        except Exception as error:
            self.ending, self.outcome = Ending.FAILED, error


def _step_back() -> None:
    """Lets the window go first where both want a processor; threads started from here too.

    The engine has a thread for each processor and more, and without this the window gets its turn
    after them. Elsewhere than on Linux a thread has no niceness of its own.
    """
    thread = threading.get_native_id()
    if sys.platform == "linux" and os.getpriority(os.PRIO_PROCESS, thread) < _NICENESS:
        os.setpriority(os.PRIO_PROCESS, thread, _NICENESS)


class Job(QObject):
    """One computation under way.

    Signals
    -------
    stepped(Step)
        The newest state, at most 30 times a second: for pictures.
    told(Step)
        The newest state, at most 8 times a second: for words, which nobody reads faster.
    succeeded(object)
        The result.
    failed(Exception)
        A :class:`core.errors.VbasError` is for the user to mend; anything else is a bug.
    discarded()
        The computation was thrown away.
    ended()
        After each of the three.
    """

    stepped = Signal(object)
    told = Signal(object)
    succeeded = Signal(object)
    failed = Signal(object)
    discarded = Signal()
    ended = Signal()

    def __init__(self, title: str, steps: Steps[Any], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.title = title
        self.started_at = time.monotonic()
        self._worker = _Worker(steps)
        self._worker.finished.connect(self._finish)
        self._shown: Step | None = None
        self._told: Step | None = None
        self._told_at = -TELL_EVERY_SECONDS
        self._timer = QTimer(self, interval=PULL_EVERY_MS)
        self._timer.timeout.connect(self._pull)

    def start(self) -> None:
        """Starts the thread; connect to the signals first."""
        self._timer.start()
        self._worker.start()

    @property
    def running(self) -> bool:
        """Whether the thread is at work (also while paused)."""
        return self._worker.isRunning()

    @property
    def paused(self) -> bool:
        """Whether the computation waits at a state."""
        return self._worker.gate.paused

    @property
    def states(self) -> int:
        """States the computation has come to; many are never shown."""
        return self._worker.states

    @property
    def seconds(self) -> float:
        """Wall time since the start, seconds."""
        return time.monotonic() - self.started_at

    def stop(self) -> None:
        """Asks for the best result so far; ``succeeded`` follows."""
        self._worker.stop_requested = True
        self._worker.gate.open()

    def discard(self) -> None:
        """Throws the computation away; ``discarded`` follows."""
        self._worker.discard_requested = True
        self._worker.gate.open()

    def pause(self, paused: bool) -> None:
        """Waits at the next state, or goes on."""
        self._worker.gate.pause(paused)

    def step(self) -> None:
        """Goes one state further while paused."""
        if self.paused:
            self._worker.gate.let_one_pass()

    def set_pace(self, states_per_second: float | None) -> None:
        """Goes no faster than so many states a second that can be seen; None: full speed."""
        self._worker.gate.set_pace(states_per_second)

    def wait(self, milliseconds: int = 10_000) -> bool:
        """Blocks until the thread has ended (for closing the program)."""
        return self._worker.wait(milliseconds)

    @Slot()
    def _pull(self) -> None:
        newest = self._worker.newest
        if newest is not None and newest is not self._shown:
            self._shown = newest
            self.stepped.emit(newest)
        now = time.monotonic()
        due = now - self._told_at >= TELL_EVERY_SECONDS or not self.running
        if due and newest is not None and newest is not self._told:
            self._told, self._told_at = newest, now
            self.told.emit(newest)

    @Slot()
    def _finish(self) -> None:
        self._timer.stop()
        worker = self._worker
        if worker.ending is not Ending.DISCARDED:
            self._pull()  # what failed is told by the state it failed at
        if worker.ending is Ending.SUCCEEDED:
            self.succeeded.emit(worker.outcome)
        elif worker.ending is Ending.FAILED:
            self.failed.emit(worker.outcome)
        else:
            self.discarded.emit()
        self.ended.emit()


class Jobs(QObject):
    """The one job that may run; a second one is refused while it does.

    Signals
    -------
    started(Job)
        A job has been made; its own signals follow.
    ended(Job)
        It is over.
    """

    started = Signal(object)
    ended = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.current: Job | None = None
        self._closed = False

    @property
    def busy(self) -> bool:
        """Whether a job is under way."""
        return self.current is not None

    def start(self, title: str, steps: Steps[Any]) -> Job | None:
        """Starts a computation and returns its job, or None if another one is under way.

        Nothing is started after `close`: what a discarded job would have been followed by, too.
        Connect to the returned job's signals at once: none is emitted before the event loop
        runs again.
        """
        if self._closed or self.current is not None:
            steps.close()
            return None
        job = Job(title, steps, self)
        self.current = job
        job.ended.connect(self._forget)
        self.started.emit(job)
        job.start()
        return job

    def close(self) -> None:
        """Discards what runs and waits for its thread (for closing the program)."""
        self._closed = True
        if self.current is not None:
            self.current.discard()
            self.current.wait()

    @Slot()
    def _forget(self) -> None:
        job, self.current = self.current, None
        self.ended.emit(job)
        if job is not None:
            job.deleteLater()

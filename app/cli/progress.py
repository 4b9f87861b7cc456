"""Driving a computation from the command line: a bar on stderr, Ctrl-C to stop."""

from __future__ import annotations

import signal
import sys
import threading
from types import FrameType
from typing import Any, TypeVar

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    SpinnerColumn,
    TaskID,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from core.steps import STOP, Step, Steps, Stop, finish

R = TypeVar("R")

BEST_SO_FAR = "finishing with the best result so far; press Ctrl-C again to discard it."


def drive(steps: Steps[R], stopping: str = BEST_SO_FAR) -> R:
    """Runs a computation to its end, showing its progress, and returns its result.

    The bar goes to stderr, and only if that is a terminal. Ctrl-C once asks the computation to
    finish now with the best it has; a second time discards it.

    Parameters
    ----------
    steps
        The computation.
    stopping
        What is said after the first Ctrl-C.

    Raises
    ------
    KeyboardInterrupt
        After the second Ctrl-C; the computation is closed and has put away its files.
    """
    console = Console(stderr=True)
    progress = Progress(
        SpinnerColumn(),
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        refresh_per_second=10,
        disable=not console.is_terminal,
    )
    bar = _Bar(progress)
    with _Interrupts(stopping) as interrupts, progress:

        def on_step(step: Step) -> Stop | None:
            bar.show(step)
            if interrupts.discard_wanted:
                # Raised here, between two steps, and not by the signal in the middle of a write.
                raise KeyboardInterrupt
            if not interrupts.stop_wanted:
                return None
            bar.say("stopping")
            return STOP

        try:
            return finish(steps, on_step)
        finally:
            steps.close()


class _Interrupts:
    """Counts Ctrl-C: the first is a wish, the second an order; so is being told to end."""

    def __init__(self, stopping: str) -> None:
        self._stopping = stopping
        self.stop_wanted = False
        self.discard_wanted = False
        self._before: dict[signal.Signals, Any] = {}

    def __enter__(self) -> _Interrupts:
        if threading.current_thread() is threading.main_thread():
            for number in (signal.SIGINT, signal.SIGTERM):
                self._before[number] = signal.signal(number, self._heard)
        return self

    def __exit__(self, *_: object) -> None:
        for number, before in self._before.items():
            signal.signal(number, before)

    def _heard(self, number: int, frame: FrameType | None) -> None:
        if self.discard_wanted:  # again: the computation does not listen
            raise KeyboardInterrupt
        if self.stop_wanted or number == signal.SIGTERM:
            self.discard_wanted = True
            return
        self.stop_wanted = True
        sys.stderr.write(f"vbas: {self._stopping}\n")


class _Bar:
    """One line: stage, bar, count, time."""

    def __init__(self, progress: Progress) -> None:
        self._progress = progress
        self._task: TaskID | None = None
        self._stage = ""

    def show(self, step: Step) -> None:
        if self._task is None or step.stage != self._stage:
            if self._task is not None:
                self._progress.remove_task(self._task)
            self._stage = step.stage
            self._task = self._progress.add_task(step.stage, total=step.total)
        self._progress.update(self._task, completed=step.done, total=step.total)

    def say(self, text: str) -> None:
        if self._task is not None:
            self._progress.update(self._task, description=f"{self._stage}, {text}")

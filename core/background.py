"""Long calls of libraries, run in helper threads so that their caller can go on yielding."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from typing import TypeVar

from core.steps import Step, Steps

P = TypeVar("P")
R = TypeVar("R")

_POLL_SECONDS = 0.03


def in_all_cores(task: Callable[[P], R], parts: Iterable[P]) -> list[R]:
    """What a task that lets go of the interpreter lock makes of each part, in their order."""
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        return list(pool.map(task, parts))


def in_background(
    stage: str,
    call: Callable[[], R],
    *,
    interrupt: Callable[[], None] | None = None,
    done: float = 0.0,
    total: float | None = None,
) -> Steps[R]:
    """Runs a call that cannot report from inside, yielding a step every 30 ms.

    Parameters
    ----------
    stage
        Name of the stage to show.
    call
        What to run; it must release the interpreter lock for the window to stay alive.
    interrupt
        Ends the call early when the computation is discarded; without it the call is waited for,
        so that nothing is still being written when the caller cleans up.
    done, total
        How many such calls were made, and how many there are, where it is one of several.
    """
    outcome: list[R] = []
    problem: list[BaseException] = []

    def work() -> None:
        try:
            outcome.append(call())
        except BaseException as error:
            problem.append(error)

    thread = threading.Thread(target=work, name=f"vbas {stage}", daemon=True)
    thread.start()
    try:
        thread.join(_POLL_SECONDS)
        while thread.is_alive():
            yield Step(stage, done, total)
            thread.join(_POLL_SECONDS)
    finally:
        if thread.is_alive() and interrupt is not None:
            interrupt()
        thread.join()
    if problem:
        raise problem[0]
    return outcome[0]


def in_background_together(
    stage: str, calls: Sequence[Callable[[], R]], *, done: int = 0, total: int | None = None
) -> Steps[list[R]]:
    """As `in_background`, for calls that do not need each other: two run at once.

    Parameters
    ----------
    stage
        Name of the stage to show.
    calls
        What to run, the longest first; those that have not begun when the computation is
        discarded, or one of them fails, are not run.
    done, total
        How many calls were made before, and how many there are in all.

    Returns
    -------
    list
        What each returned, in their order.
    """
    total = done + len(calls) if total is None else total
    pool = ThreadPoolExecutor(2, thread_name_prefix=f"vbas {stage}")
    try:
        futures = [pool.submit(call) for call in calls]
        waiting = set(futures)
        while waiting:
            over, waiting = wait(waiting, _POLL_SECONDS, FIRST_EXCEPTION)
            for of in over:
                of.result()
            yield Step(stage, done + len(futures) - len(waiting), total)
        return [of.result() for of in futures]
    finally:
        pool.shutdown(cancel_futures=True)

"""The same search several times, with chance of its own each, in a thread for each core.

What comes out follows from the searches alone: which of them ran side by side, and how fast, has
no part in it. Kernels release the interpreter's lock, so threads do.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from core.errors import N_, Notice
from core.steps import STOP, Stage, Step, Steps, Stop

R = TypeVar("R")
_POLL_SECONDS = 0.03
BEST_OF = N_(
    "Best of {n} searches: {kept:,} records suppressed; by the others {next:,} to {most:,}."
)
BETTER_OF = N_("Best of {n} searches: {kept:,} records suppressed, {next:,} by the next best.")
BEST_OF_FEW = N_("Best of {n} searches: the fewest records are suppressed.")
ALL_ALIKE = N_("All {n} searches suppress as many records.")
SPREAD = (BEST_OF, BETTER_OF, BEST_OF_FEW, ALL_ALIKE)
"""What `spread_of` says."""


@dataclass(frozen=True)
class Replica:
    """What one of several searches came to.

    Attributes
    ----------
    suppressed_records
        Records in classes below k.
    own_centre_m
        Metres from the areas to their regions' own centres, in sum.
    is_kept
        Whether its regions are those of the run.
    """

    suppressed_records: int
    own_centre_m: float
    is_kept: bool


def spread_of(replicas: Sequence[Replica], k: int) -> tuple[Notice, ...]:
    """What several searches came to, in a sentence without counts below k; none of a single one."""
    if len(replicas) < 2:
        return ()
    lost = sorted(of.suppressed_records for of in replicas)
    if lost[0] == lost[-1]:
        return (Notice(ALL_ALIKE, n=len(lost)),)
    kept = next(of.suppressed_records for of in replicas if of.is_kept)
    others = sorted(of.suppressed_records for of in replicas if not of.is_kept)
    if any(0 < of < k for of in lost):
        return (Notice(BEST_OF_FEW, n=len(lost)),)
    if others[0] == others[-1]:
        return (Notice(BETTER_OF, n=len(lost), kept=kept, next=others[0]),)
    return (Notice(BEST_OF, n=len(lost), kept=kept, next=others[0], most=others[-1]),)


def cores() -> int:
    """Cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class _Search(Generic[R]):
    """One search, driven in a thread of its own."""

    def __init__(self, steps: Steps[R], changed: threading.Event) -> None:
        self.step = Step("")
        self.result: list[R] = []
        self.problem: BaseException | None = None
        self.asked: Stop | None = None
        self.is_discarded = False
        self._steps, self._changed = steps, changed
        self.thread = threading.Thread(target=self._drive, name="vbas search", daemon=True)
        self.thread.start()

    def _drive(self) -> None:
        try:
            while not self.is_discarded:
                self.step = self._steps.send(self._answer())
            self._steps.close()
        except StopIteration as end:
            self.result.append(end.value)
        except BaseException as error:
            self.problem = error
        finally:
            self._changed.set()

    def _answer(self) -> Stop | None:
        return self.asked if self.step.stage else None


def side_by_side(
    searches: Sequence[Callable[[], Steps[R]]], at_once: int | None = None
) -> Steps[list[R]]:
    """Runs searches in threads, so many at once; their results, in the order of the searches.

    Parameters
    ----------
    searches
        Each makes a computation that shares nothing with the others that changes.
    at_once
        Threads at most; None for the cores there are.

    Notes
    -----
    Asked to stop, the searches at work end with their best so far, and those that have not begun
    are left out. States shown are those of the first search at work. What one of them raises ends
    all of them.
    """
    waiting, begun = list(searches), list[_Search[R]]()
    changed = threading.Event()
    answer: Stop | None = None
    try:
        while True:
            changed.clear()
            working = [of for of in begun if of.thread.is_alive()]
            problem = next((of.problem for of in begun if of.problem is not None), None)
            if problem is not None:
                raise problem
            while waiting and len(working) < (at_once or cores()) and answer is None:
                begun.append(_Search(waiting.pop(0)(), changed))
                working.append(begun[-1])
            if not working:
                return [of.result[0] for of in begun]
            changed.wait(_POLL_SECONDS)
            if (yield _said(working[0], begun, len(searches))) is STOP:
                answer = STOP
                for of in begun:
                    of.asked = STOP
    finally:
        for of in begun:
            of.is_discarded = True
        for of in begun:
            of.thread.join()


def _said(shown: _Search[R], begun: Sequence[_Search[R]], n: int) -> Step:
    """The state of a search, and which one it is."""
    step = shown.step
    number = begun.index(shown) + 1
    named = Stage("search {number} of {n}, {stage}", number=number, n=n, stage=step.stage)
    return replace(step, stage=named)

"""Counts of every combination of variables (paper 001)."""

from __future__ import annotations

import os
import time
from collections.abc import Iterable
from concurrent.futures import FIRST_EXCEPTION, Future, ThreadPoolExecutor, wait
from typing import Any

import numpy as np
from numpy.typing import NDArray

from core.errors import VbasError
from core.record_uniqueness.distinct import ClassTable
from core.record_uniqueness.kernels import count_classes, count_minimal, mark_unique
from core.record_uniqueness.lattice import Lattice
from core.record_uniqueness.layout import Layout, layout_of
from core.record_uniqueness.roll_up import Classes, Scratch, first_classes, without, without_lowest
from core.record_uniqueness.scheduler import Scheduler
from core.steps import STOP, Step, Steps

MOST_BYTES = 3 << 29
"""Memory for the bits of unique records; what needs more is done by parts of the records."""

_SHOWN_EVERY_S = 0.03
_MOST_THREADS = 8
_MOST_RECORDS = 2**31 - 1
_FEWEST_AT_ONCE, _MOST_SLICES = 64, 256
_MOST_ROUNDS = 2
"""How often everything is gone over for minimal combinations; what takes more goes without."""

_PREPARED_AT_ONCE = 1 << 18
_PREPARING = "listing combinations"


class Tallies:
    """Counts by combination and, where minimal ones are sought, bits of the unique records.

    Each combination is written by one thread only.

    Attributes
    ----------
    counted
        (c,) whether a combination is counted.
    reached
        (c,) whether it has been come to for the records whose bits are kept now.
    """

    def __init__(self, table: ClassTable, layout: Layout, set_size: int, minimal: bool) -> None:
        self._names, self._layout, self._set_size = table.names, layout, set_size
        self._n_records, self._people = table.n_records, table.several is not None
        n = len(layout.masks)
        self.counted = np.zeros(n, bool)
        self.reached = np.zeros(n, bool)
        self._found = np.zeros((n, 4), np.int64)
        self._minimal = np.zeros(n, np.int64) if minimal else None
        self._alone: NDArray[np.uint64] | None = None
        self._first = 0

    def seek_part(self, first: int, n_records: int) -> None:
        """From now on, bits are kept of so many unique records from that number on."""
        shape = (len(self.counted), (n_records + 63) // 64)
        self.reached[:] = False
        self._first, self._alone = first, None
        self._alone = np.zeros(shape, np.uint64)

    def leave_minimal_out(self) -> None:
        """From now on, minimal numbers are not sought."""
        self._minimal = None

    def part(self) -> int:
        """Of how many unique records bits can be kept at once."""
        return max(MOST_BYTES // max(len(self.counted), 1) // 8, 1) * 64

    def note(self, classes: Classes) -> None:
        """Counts the classes of a combination."""
        i, entries = self._layout.index_of[classes.mask], classes.entries
        if not self.counted[i]:
            found = np.zeros(4, np.int64)
            count_classes(entries, self._set_size, found)
            if classes.twice is not None:
                found[1:3] -= classes.twice
            self._found[i] = found
        if self._alone is not None and self._found[i, 1]:
            mark_unique(entries, self._first, self._alone[i])
        self.counted[i] = self.reached[i] = True

    def count_minimal(self, start: int, end: int) -> None:
        """Adds what some combinations single out first, of the records whose bits are kept."""
        if self._alone is not None and self._minimal is not None:
            of = self._layout
            count_minimal(self._alone, of.placed_masks, of.index_of, start, end, self._minimal)

    def lattice(self, *, ended_early: bool = False) -> Lattice:
        """What is counted so far; without minimal numbers if it ends before they are whole."""
        # What other threads write to is copied before anything is made of it.
        counted = self.counted.copy()
        found = self._found.copy() if counted.any() else np.zeros((1, 4), np.int64)
        classes, unique, in_sets, set_classes = (of * counted for of in found.T)
        with_minimal = self._minimal is not None and not ended_early
        return Lattice(
            self._names,
            self._set_size,
            self._n_records,
            self._layout.masks,
            counted,
            classes,
            unique,
            in_sets,
            set_classes,
            self._minimal.copy() if with_minimal and self._minimal is not None else None,
            self._people,
        )


def every_combination(table: ClassTable, set_size: int, *, minimal: bool = True) -> Steps[Lattice]:
    """Counts every combination of the table's variables, those of most variables first.

    The records are gone over once. Every combination is counted from the classes of one that has
    one more variable, the one of fewest codes among those it lacks, so from about the smallest.
    Several threads share the work; the result does not depend on them.

    Parameters
    ----------
    table
        Rows of codes with how many records each; rows may be alike.
    set_size
        Largest size of a unique record set, records.
    minimal
        Whether to find the records that a combination singles out and no smaller part of it. They
        are counted when all else is. Where the bits for that take more than 1.5 GiB (20 variables,
        12,000 unique records), everything is gone over once more; where they take more than twice
        as much, they are not looked for.

    Returns
    -------
    A generator of `core.steps.Step` with the `Lattice` so far, that returns the whole one; the
    one so far when it is stopped, then without minimal numbers.

    Raises
    ------
    VbasError
        At once, if there are more records than 2**31 - 1.
    """
    if table.n_records > _MOST_RECORDS:
        raise VbasError(
            "There are {n} records, but at most {most} can be counted.",
            "Take a part of them, such as one province.",
            n=table.n_records,
            most=_MOST_RECORDS,
        )
    return _Counting(table, set_size, minimal).steps()


class _Counting:
    """The work of `every_combination`."""

    def __init__(self, table: ClassTable, set_size: int, minimal: bool) -> None:
        self._table, self._set_size, self._minimal = table, set_size, minimal
        self._layout = layout_of(table.n_codes)
        self._tallies: Tallies
        self._work = np.zeros(0)
        self._rounds, self._round = 1, 0
        self._scheduler = Scheduler(self._layout)
        self._threads = min(os.cpu_count() or 1, _MOST_THREADS)
        self._shown, self._pause = 0.0, _SHOWN_EVERY_S
        self._snapshot: Lattice | None = None

    def steps(self) -> Steps[Lattice]:
        """Counts; the threads end by themselves a moment after this is closed."""
        # Makes room for all combinations; where they are very many, that alone takes seconds.
        of, n = self._layout, (1 << self._layout.n) - 1
        if n > _PREPARED_AT_ONCE:
            yield Step(_PREPARING)
            for name in ("masks", "placed_masks", "index_of"):
                getattr(of, name)  # kept from now on
                yield Step(_PREPARING)
        self._tallies = Tallies(self._table, of, self._set_size, self._minimal)
        self._work = np.zeros(n)
        for start in range(0, n, _PREPARED_AT_ONCE):
            part = slice(start, start + _PREPARED_AT_ONCE)
            self._work[part] = of.work(of.placed_masks[part], len(self._table))
            if start:
                yield Step(_PREPARING, start, n)
        self._work /= self._work.sum()
        pool = ThreadPoolExecutor(self._threads, "vbas uniqueness")
        try:
            stopped = (yield self._step()) is STOP
            stopped = stopped or (yield from self._all(pool))
            return self._tallies.lattice(ended_early=stopped)
        finally:
            self._scheduler.end()
            pool.shutdown(wait=False, cancel_futures=True)

    def _all(self, pool: ThreadPoolExecutor) -> Steps[bool]:
        """Counts everything; returns whether it was stopped before."""
        if not len(self._work):
            return False
        first = pool.submit(first_classes, self._table, self._layout, self._set_size)
        if (yield from self._watch([first])):
            return True
        classes = first.result()
        n_unique = -int(classes.entries.min(initial=0))
        part = self._tallies.part()
        starts = range(0, n_unique, part) if self._minimal and n_unique else range(1)
        if len(starts) > _MOST_ROUNDS:
            self._minimal, starts = False, range(1)
            self._tallies.leave_minimal_out()
        self._rounds = len(starts)
        for self._round, start in enumerate(starts):
            if self._minimal:
                self._tallies.seek_part(start, min(part, n_unique - start))
            if (yield from self._count(pool, classes)) or (yield from self._single_out(pool)):
                return True
        return False

    def _count(self, pool: ThreadPoolExecutor, classes: Classes) -> Steps[bool]:
        self._scheduler = Scheduler(self._layout)
        self._scheduler.add(classes)
        running = [
            pool.submit(self._run, classes if i == 0 else None) for i in range(self._threads)
        ]
        return (yield from self._watch(running))

    def _single_out(self, pool: ThreadPoolExecutor) -> Steps[bool]:
        stage, n = "finding minimal combinations", len(self._work) if self._minimal else 0
        size = max(_FEWEST_AT_ONCE, n // _MOST_SLICES)
        slices = [
            pool.submit(self._tallies.count_minimal, start, min(start + size, n))
            for start in range(0, n, size)
        ]
        return (yield from self._watch(slices, stage))

    def _run(self, first: Classes | None) -> None:
        """What one thread does."""
        try:
            scratch, other = (Scratch(self._table, self._set_size) for _ in range(2))
            if first is not None:
                self._note(first, other)
            while (task := self._scheduler.take()) is not None:
                classes = without(task.classes, self._layout, task.place, scratch)
                self._note(classes, other)
                self._scheduler.add(classes)
                self._scheduler.done(task)
        except BaseException:
            self._scheduler.end()
            raise

    def _note(self, classes: Classes, scratch: Scratch) -> None:
        """Counts a combination, and the same without the lowest variable."""
        self._tallies.note(classes)
        lowest = self._layout.n - 1
        if classes.mask & ~(1 << lowest):
            self._tallies.note(without_lowest(classes, self._layout, lowest, scratch))

    def _watch(
        self, running: Iterable[Future[Any]], stage: str = "counting combinations"
    ) -> Steps[bool]:
        """Shows what there is until all have ended; returns whether it was stopped before."""
        left = set(running)
        while left:
            ready, left = wait(left, _SHOWN_EVERY_S, FIRST_EXCEPTION)
            for of in ready:
                of.result()
            if left and (yield self._step(stage)) is STOP:
                return True
        return False

    def _step(self, stage: str = "counting combinations") -> Step:
        """The state to show. Where there are very many combinations, it is not always made anew."""
        now = time.perf_counter()
        if self._snapshot is None or now - self._shown >= self._pause:
            self._snapshot = self._tallies.lattice()
            self._shown = time.perf_counter()
            self._pause = max(_SHOWN_EVERY_S, 10 * (self._shown - now))
        n = len(self._work)
        # No product of vectors: its threads would keep every processor busy between two states.
        done = float(self._work[self._tallies.reached.copy()].sum())
        share = (self._round + min(done, 1.0)) / self._rounds
        return Step(stage, n * share, n, self._snapshot)

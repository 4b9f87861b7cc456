"""Work queue of the roll-up, shared by several threads; respects a memory budget."""

from __future__ import annotations

import heapq
import threading
from dataclasses import dataclass, field

from core.record_uniqueness.layout import Layout
from core.record_uniqueness.roll_up import Classes

MOST_BYTES = 1 << 30
"""Memory of the tables that wait for combinations to be counted from them."""


@dataclass(eq=False)
class _Kept:
    """A table, and how many combinations are still to come from it."""

    classes: Classes | None
    waiting: int


@dataclass(frozen=True, order=True)
class RollUp:
    """One combination to count: a table without the variable at a place.

    Ordered as they should be shown: most variables first.
    """

    fewer: int
    index: int
    place: int = field(compare=False)
    kept: _Kept = field(compare=False)

    @property
    def classes(self) -> Classes:
        """What it is counted from; there until it is done."""
        assert self.kept.classes is not None
        return self.kept.classes


class Scheduler:
    """Combinations whose parent is counted: those of most variables first.

    Where the tables that wait take too much memory, the one that came last goes first, with all
    that comes from it: so they become fewer again.
    """

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self._change = threading.Condition()
        self._by_number: list[RollUp] = []
        self._by_age: list[RollUp] = []
        self._taken: set[int] = set()
        self._bytes, self._running, self._ended = 0, 0, False

    def add(self, found: Classes) -> None:
        """Keeps a copy of a table if more is to be counted from it.

        What only lacks the lowest variable of it is no task: its counts are taken with it.
        """
        layout, last = self._layout, self._layout.left_out_last(found.mask)
        coming = [p for p in layout.places(found.mask) if p > last][:-1]
        if not coming:
            return
        classes = found.kept()
        kept = _Kept(classes, len(coming))
        with self._change:
            self._bytes += classes.n_bytes
            for place in coming:
                mask = classes.mask & ~(1 << place)
                index = int(layout.index_of[mask])
                task = RollUp(-mask.bit_count(), index, place, kept)
                heapq.heappush(self._by_number, task)
                self._by_age.append(task)
            self._change.notify_all()

    def take(self) -> RollUp | None:
        """The next one; waits while others may add some; None when all are done or it ended."""
        with self._change:
            while not self._ended:
                task = self._next()
                if task is not None:
                    self._taken.add(task.index)
                    self._running += 1
                    return task
                if not self._running:
                    break
                self._change.wait()
            return None

    def _next(self) -> RollUp | None:
        """Not taken yet; each stands in both lists."""
        while self._by_number and self._by_number[0].index in self._taken:
            heapq.heappop(self._by_number)
        while self._by_age and self._by_age[-1].index in self._taken:
            self._by_age.pop()
        if not self._by_number:
            return None
        return self._by_age.pop() if self._bytes > MOST_BYTES else heapq.heappop(self._by_number)

    def done(self, task: RollUp) -> None:
        """It is counted, and what comes from it is added."""
        with self._change:
            self._running -= 1
            task.kept.waiting -= 1
            if not task.kept.waiting:
                self._bytes -= task.classes.n_bytes
                # Tasks that are done may still stand in a list.
                task.kept.classes = None
            self._change.notify_all()

    def end(self) -> None:
        """Nothing more is taken."""
        with self._change:
            self._ended = True
            self._change.notify_all()

"""What has been counted of each combination so far."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from core.record_uniqueness.distinct import ClassTable
from core.record_uniqueness.kernels import (
    count_classes,
    count_minimal,
    mark_unique,
)
from core.record_uniqueness.lattice import Lattice
from core.record_uniqueness.layout import Layout
from core.record_uniqueness.roll_up import Classes

MOST_BYTES = 3 << 29
"""Memory for the bits of unique records; what needs more is done by parts of the records."""


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

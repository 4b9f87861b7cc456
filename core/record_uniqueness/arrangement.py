"""How all combinations are laid out to be looked at: a row for each number of variables.

Nothing is counted here: it is read off a `Lattice`, whole or in part.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.record_uniqueness.lattice import Lattice

IN_SETS: Final = "in sets"
UNIQUE: Final = "unique"
MINIMAL: Final = "minimal"
MEASURES: Final = (IN_SETS, UNIQUE, MINIMAL)
"""What combinations are compared by: records in unique record sets; unique records; records that
a combination singles out and no smaller part of it does."""

SHARE_BOUNDS: Final = (0.0, 0.001, 0.01, 0.05, 0.20, 0.50)
"""Shares of the records at which a class ends; a share at a bound is in the class below it."""


def counts_of(lattice: Lattice, measure: str) -> NDArray[np.int64]:
    """(c,) records by one of `MEASURES`; 0 where not counted, or not asked for."""
    if measure == UNIQUE:
        return lattice.unique
    if measure == MINIMAL:
        return np.zeros(len(lattice), np.int64) if lattice.minimal is None else lattice.minimal
    return lattice.in_sets


def shares_of(lattice: Lattice, measure: str) -> NDArray[np.float64]:
    """(c,) the same as share of all records, 0 to 1; NaN where not counted."""
    shares = counts_of(lattice, measure) / max(lattice.n_records, 1)
    return np.where(lattice.counted, shares, np.nan)


def share_classes(shares: NDArray[np.float64]) -> NDArray[np.intp]:
    """(c,) class of each share by `SHARE_BOUNDS`: 0 = none ... 6 = over half; -1 = not known."""
    classes = np.searchsorted(SHARE_BOUNDS, shares, side="left")
    return np.where(np.isnan(shares), -1, classes).astype(np.intp)


@dataclass(frozen=True, eq=False)
class Arrangement:
    """Combinations in rows.

    Attributes
    ----------
    lattice
        Whose combinations they are.
    measure
        What they are compared by, one of `MEASURES`.
    order
        (k,) indices of the combinations shown: by number of variables, then from the dearest to
        the cheapest, those not counted last; ties as in the lattice.
    sizes
        (r,) the numbers of variables of which there is a combination, ascending.
    starts
        (r + 1,) where each row begins in ``order``, and the end.
    counted
        (r,) how many of each row are counted: they come first.
    """

    lattice: Lattice
    measure: str
    order: NDArray[np.intp]
    sizes: NDArray[np.intp]
    starts: NDArray[np.intp]
    counted: NDArray[np.intp]

    def __len__(self) -> int:
        return len(self.order)

    @cached_property
    def shares(self) -> NDArray[np.float64]:
        """(k,) share of the records of each combination shown; NaN where not counted."""
        return shares_of(self.lattice, self.measure)[self.order]

    @cached_property
    def classes(self) -> NDArray[np.intp]:
        """(k,) their classes, see `share_classes`."""
        return share_classes(self.shares)

    @cached_property
    def _places(self) -> NDArray[np.intp]:
        places = np.full(1 << len(self.lattice.names), -1, dtype=np.intp)
        places[self.lattice.masks[self.order]] = np.arange(len(self.order))
        return places

    @cached_property
    def _indices(self) -> NDArray[np.intp]:
        indices = np.full(1 << len(self.lattice.names), -1, dtype=np.intp)
        indices[self.lattice.masks] = np.arange(len(self.lattice))
        return indices

    def index(self, mask: int) -> int:
        """Where a combination stands in the lattice, shown or not; -1 where there is none."""
        return int(self._indices[mask]) if 0 < mask < len(self._indices) else -1

    def place(self, mask: int) -> int:
        """Where a combination stands in ``order``; -1 where it is not shown."""
        return int(self._places[mask]) if 0 < mask < len(self._places) else -1

    def mask(self, place: int) -> int:
        """The variables of the combination at a place."""
        return int(self.lattice.masks[self.order[place]])

    def row(self, place: int) -> int:
        """The row of a place."""
        return int(np.searchsorted(self.starts, place, side="right") - 1)

    def cells(self, row: int) -> range:
        """The places of a row."""
        return range(int(self.starts[row]), int(self.starts[row + 1]))

    def n_above(self, row: int, share: float, *, at: bool) -> int:
        """How many of a row have more than a share, with ``at`` at least that much.

        They come first in their row.
        """
        start = int(self.starts[row])
        shares = self.shares[start : start + int(self.counted[row])]
        return int(np.count_nonzero(shares >= share if at else shares > share))

    def neighbours(self, mask: int) -> list[tuple[int, int]]:
        """(variable, mask) of each combination with one variable more or less."""
        near = ((j, mask ^ 1 << j) for j in range(len(self.lattice.names)))
        return [(j, other) for j, other in near if other and mask]


def arranged(
    lattice: Lattice, measure: str = IN_SETS, *, having: int = 0, only_sets: bool = False
) -> Arrangement:
    """The combinations in rows, as they are looked at.

    Parameters
    ----------
    lattice
        What is counted.
    measure
        What they are ordered by within a row.
    having
        Mask of variables that a combination must hold; 0 = any.
    only_sets
        Leaves out combinations of which it is not known that they have a unique record set.
    """
    shown = (lattice.masks & having) == having
    if only_sets:
        shown &= lattice.counted & (lattice.in_sets > 0)
    kept = np.flatnonzero(shown)
    sizes = np.bitwise_count(lattice.masks[kept]).astype(np.intp)
    counted = lattice.counted[kept]
    order = np.lexsort((-counts_of(lattice, measure)[kept], ~counted, sizes))
    there, first = np.unique(sizes[order], return_index=True)
    starts = np.append(first, len(kept)).astype(np.intp)
    in_row = np.add.reduceat(counted[order].astype(np.intp), first) if len(kept) else first
    return Arrangement(
        lattice, measure, kept[order], there.astype(np.intp), starts, in_row.astype(np.intp)
    )


def minimal_by_size(lattice: Lattice) -> NDArray[np.int64] | None:
    """(N,) how often 1 ... N variables, and no smaller part of them, single a record out.

    A record counts once for each such combination. None until all combinations are counted, or
    where it was not asked for.
    """
    if lattice.minimal is None or not lattice.complete:
        return None
    sizes = np.bitwise_count(lattice.masks).astype(np.intp) - 1
    # Sums of whole numbers below 2**53 are exact as floats.
    return np.bincount(sizes, lattice.minimal, len(lattice.names)).astype(np.int64)

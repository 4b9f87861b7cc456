"""What a stroke does: which areas go from where to where."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.arrays import check_shape, read_only


@dataclass(frozen=True, eq=False)
class Stroke:
    """Areas that change region; small, unchanging, and exactly reversible.

    Attributes
    ----------
    areas
        (c,) int32: indices of areas, ascending.
    before, after
        (c,) int32: the region each one leaves, and the one it joins.
    """

    areas: NDArray[np.int32]
    before: NDArray[np.int32]
    after: NDArray[np.int32]

    def __post_init__(self) -> None:
        for name in ("areas", "before", "after"):
            array = np.ascontiguousarray(getattr(self, name), dtype=np.int32)
            check_shape(name, array, (len(self.areas),))
            object.__setattr__(self, name, read_only(array))

    def __len__(self) -> int:
        return len(self.areas)

    @property
    def back(self) -> Stroke:
        """The stroke that takes this one back."""
        return Stroke(self.areas, self.after, self.before)

    @property
    def regions(self) -> NDArray[np.int64]:
        """Regions that lose or gain areas, ascending."""
        return np.unique(np.concatenate([self.before, self.after])).astype(np.int64)


def stroke_between(before: NDArray[np.int32], after: NDArray[np.int32]) -> Stroke:
    """The stroke that leads from some regions to others; (n,) labels of the same areas."""
    areas = np.flatnonzero(before != after).astype(np.int32)
    return Stroke(areas, before[areas], after[areas])


def joined(strokes: Sequence[Stroke]) -> Stroke:
    """One stroke that does what several do one after the other.

    An area that comes back to where it was is not in it.
    """
    if not strokes:
        none = np.zeros(0, np.int32)
        return Stroke(none, none, none)
    areas = np.concatenate([of.areas for of in strokes])
    before = np.concatenate([of.before for of in strokes])
    after = np.concatenate([of.after for of in strokes])
    which, first = np.unique(areas, return_index=True)
    last = len(areas) - 1 - np.unique(areas[::-1], return_index=True)[1]
    moved = before[first] != after[last]
    return Stroke(which[moved], before[first][moved], after[last][moved])

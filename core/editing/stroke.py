"""Strokes of the hand: the areas that one moves, and those under a brush."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.arrays import check_shape, read_only

Place = tuple[float, float]


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


def touched_areas(
    ids: NDArray[np.int32], start: Place, end: Place, radius: float
) -> NDArray[np.int32]:
    """Areas that are seen under a round brush on its way from one place to another.

    Parameters
    ----------
    ids
        (height, width) int32: the area at each pixel, -1 for none.
    start, end
        Column and row of the brush, pixels, fractions allowed.
    radius
        Pixels; 0 for the pixels exactly on the way.

    Returns
    -------
    (c,) int32
        Ascending.
    """
    height, width = ids.shape
    reach = max(radius, 0.75)
    left = max(0, math.floor(min(start[0], end[0]) - reach))
    right = min(width, math.ceil(max(start[0], end[0]) + reach) + 1)
    top = max(0, math.floor(min(start[1], end[1]) - reach))
    bottom = min(height, math.ceil(max(start[1], end[1]) + reach) + 1)
    if left >= right or top >= bottom:
        return np.zeros(0, np.int32)
    if radius <= 0 and start == end:
        column, row = math.floor(start[0]), math.floor(start[1])
        inside = 0 <= column < width and 0 <= row < height
        one = ids[row : row + 1, column] if inside else np.zeros(0, np.int32)
        return np.asarray(one[one >= 0], np.int32)
    # The middle of a pixel lies half a pixel from its corner.
    x = np.arange(left, right)[None, :] + 0.5
    y = np.arange(top, bottom)[:, None] + 0.5
    under = _squared_distance(x, y, start, end) <= reach * reach
    found = np.unique(ids[top:bottom, left:right][under])
    return np.asarray(found[found >= 0], np.int32)


def points_under(
    points: NDArray[np.float64], start: Place, end: Place, radius: float
) -> NDArray[np.int32]:
    """Areas whose point, (n, 2) metres, lies under the brush: those too small to be seen too.

    Places and radius in metres.
    """
    near = _squared_distance(points[:, 0], points[:, 1], start, end) <= radius * radius
    return np.flatnonzero(near).astype(np.int32)


def _squared_distance(
    x: NDArray[np.floating], y: NDArray[np.floating], start: Place, end: Place
) -> NDArray[np.float64]:
    """Of places to the line between two others."""
    way = end[0] - start[0], end[1] - start[1]
    length = way[0] * way[0] + way[1] * way[1]
    dx, dy = x - start[0], y - start[1]
    if length > 0.0:
        along = np.clip((dx * way[0] + dy * way[1]) / length, 0.0, 1.0)
        dx, dy = dx - along * way[0], dy - along * way[1]
    return np.asarray(dx * dx + dy * dy, np.float64)

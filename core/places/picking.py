"""Which areas a shape drawn by hand takes, and which lie around those that are chosen."""

from __future__ import annotations

import numpy as np
import shapely
from numpy.typing import NDArray

from core.adjacency import Adjacency
from core.arrays import distinct

_LEAST = 3


def points_inside(points: NDArray[np.float64], ring: NDArray[np.float64]) -> NDArray[np.intp]:
    """Indices of the points inside a closed shape.

    Parameters
    ----------
    points
        (n, 2) metres.
    ring
        (m, 2) metres: the corners; the last is joined to the first. Where the shape crosses
        itself, what it goes around twice is outside, as in any drawing program.

    Returns
    -------
    (c,) intp
        Ascending; empty with fewer than three corners.
    """
    if len(ring) < _LEAST or not len(points):
        return np.zeros(0, dtype=np.intp)
    low, high = ring.min(axis=0), ring.max(axis=0)
    near = np.flatnonzero(((points >= low) & (points <= high)).all(axis=1))
    shape = shapely.Polygon(ring)
    shapely.prepare(shape)
    inside = np.asarray(shapely.contains_xy(shape, points[near, 0], points[near, 1]), dtype=bool)
    return np.asarray(near[inside], dtype=np.intp)


def with_neighbours(adjacency: Adjacency, chosen: NDArray[np.intp]) -> NDArray[np.intp]:
    """The chosen areas and all that touch one of them, indices, ascending."""
    chosen = chosen[chosen < len(adjacency)]
    if not len(chosen):
        return chosen
    parts = [adjacency.of(area) for area in chosen.tolist()]
    return distinct(np.concatenate([chosen, *parts])).astype(np.intp)


def inverted(n: int, chosen: NDArray[np.intp]) -> NDArray[np.intp]:
    """The areas of n that are not chosen, ascending."""
    left = np.ones(n, dtype=bool)
    left[chosen[chosen < n]] = False
    return np.flatnonzero(left)

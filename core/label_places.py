"""Which labels are written on a map, so that none touches another."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from core.raster.view import View

_CELL = 64.0
"""Side of the squares in which boxes are looked up, pixels."""


def label_candidates(
    points: NDArray[np.float64],
    view: View,
    square: tuple[float, float],
    most: int,
    extent: NDArray[np.float64] | None = None,
    least: float = 0.0,
) -> NDArray[np.int64]:
    """Labels worth a closer look: in sight, and the first in each square of the ground.

    Parameters
    ----------
    points
        (n, 2) metres, the most important first.
    view
        What is seen.
    square
        Width and height in pixels of the squares; they lie still on the ground, so that the
        same labels are found while the map is moved.
    most
        At most so many, the most important.
    extent
        (n,) metres: size of the thing that each label names; None = not known.
    least
        Pixels: smaller things get no label.

    Returns
    -------
    candidates
        (c,) int64 indices, rising: the most important first.
    """
    west, south, east, north = view.bounds
    x, y = points[:, 0], points[:, 1]
    seen = (x >= west) & (x <= east) & (y >= south) & (y <= north)
    if extent is not None:
        seen &= extent >= least * view.metres_per_pixel
    inside = np.flatnonzero(seen)
    if not len(inside):
        return inside
    size = np.array(square) * view.metres_per_pixel
    squares = np.floor(points[inside] / size).astype(np.int64)
    squares -= squares.min(axis=0)
    number = squares[:, 0] * (int(squares[:, 1].max()) + 1) + squares[:, 1]
    first = np.sort(np.unique(number, return_index=True)[1])
    return np.asarray(inside[first[:most]], dtype=np.int64)


class Places:
    """Boxes that are taken, in squares, so that a new one is compared with few of them."""

    def __init__(self, width: float, height: float) -> None:
        self._size = (width, height)
        self._squares: dict[tuple[int, int], list[tuple[float, float, float, float]]] = {}

    def take(self, box: tuple[float, float, float, float]) -> None:
        """Takes a box (left, top, right, bottom) whether it is free or not."""
        for square in self._of(box):
            self._squares.setdefault(square, []).append(box)

    def is_free(self, box: tuple[float, float, float, float]) -> bool:
        """Whether a box lies on the map and touches no other."""
        left, top, right, bottom = box
        if left < 0 or top < 0 or right > self._size[0] or bottom > self._size[1]:
            return False
        return not any(
            left < other[2] and right > other[0] and top < other[3] and bottom > other[1]
            for square in self._of(box)
            for other in self._squares.get(square, ())
        )

    @staticmethod
    def _of(box: tuple[float, float, float, float]) -> list[tuple[int, int]]:
        left, top, right, bottom = (math.floor(v / _CELL) for v in box)
        return [(i, j) for i in range(left, right + 1) for j in range(top, bottom + 1)]


def place_labels(
    at: NDArray[np.float64],
    sizes: NDArray[np.float64],
    map_size: tuple[float, float],
    taken: Sequence[tuple[float, float, float, float]] = (),
    first: NDArray[np.bool_] | None = None,
) -> NDArray[np.int64]:
    """Chooses labels one after another, each if there is room for it.

    Parameters
    ----------
    at, sizes
        (n, 2) pixels: centres, and widths and heights; the most important first.
    map_size
        Width and height of the map, pixels; no label reaches beyond it.
    taken
        Boxes (left, top, right, bottom) of what else stands on the map.
    first
        (n,) labels that were written before: they keep their place where they can.

    Returns
    -------
    chosen
        Indices, rising.
    """
    places = Places(*map_size)
    for box in taken:
        places.take(box)
    order = np.arange(len(at))
    if first is not None:
        order = np.argsort(~first, kind="stable")
    low, high = at - sizes / 2.0, at + sizes / 2.0
    boxes = np.hstack([low, high]).tolist()
    chosen = []
    for i in order.tolist():
        left, top, right, bottom = boxes[i]
        if places.is_free((left, top, right, bottom)):
            places.take((left, top, right, bottom))
            chosen.append(i)
    return np.sort(np.array(chosen, dtype=np.int64))

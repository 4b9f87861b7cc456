"""Which labels are written on a map, so that none touches another."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from core.raster.view import View


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
    from core.raster.layering import kernels

    order = np.arange(len(at))
    if first is not None:
        order = np.argsort(~first, kind="stable")
    boxes = np.hstack([at - sizes / 2.0, at + sizes / 2.0])[order]
    others = np.array(taken, dtype=np.float64).reshape(-1, 4)
    chosen = np.zeros(len(at), dtype=np.uint8)
    kernels.choose_apart(np.ascontiguousarray(boxes), chosen, *map_size, others)
    return np.sort(order[chosen == 1])

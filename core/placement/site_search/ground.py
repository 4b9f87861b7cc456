"""What compiled searches for sites work on: the ground, the sites, and room to work in."""

from __future__ import annotations

from typing import NamedTuple

import numba as nb
import numpy as np
from numpy.typing import NDArray

from core.ledger.book import F64, I32, I64
from core.voronoi import bounding_box

_POINTS_IN_A_SQUARE = 2
_TOLERANCE = 1e-9


class Ground(NamedTuple):
    """A grid of squares over all points.

    Attributes
    ----------
    box
        (4,) x0, y0, x1, y1: the bounding box of all points, grown (see `bounding_box`), metres.
    tolerance
        (1,) metres: lengths and distances that differ by no more count as equal.
    corner
        (3,) x and y of the grid's corner, metres, and squares in a metre.
    shape
        (2,) squares along x and y.
    starts, items
        The areas of square (i, j) are ``items[starts[j * shape[0] + i] : ... + 1]``, ascending.
    """

    box: NDArray[np.float64]
    tolerance: NDArray[np.float64]
    corner: NDArray[np.float64]
    shape: NDArray[np.int64]
    starts: NDArray[np.int32]
    items: NDArray[np.int32]


GROUND = nb.types.NamedTuple((F64, F64, F64, I64, I32, I32), Ground)
"""The compiled type, for signatures."""


class Sites(NamedTuple):
    """The sites as they stand, changed in place.

    Attributes
    ----------
    x, y
        (s,) metres.
    radius
        (s,) distance of the region's farthest area from its site, metres.
    """

    x: NDArray[np.float64]
    y: NDArray[np.float64]
    radius: NDArray[np.float64]


SITES = nb.types.NamedUniTuple(F64, 3, Sites)

AROUND, MEMBERS, NEAR, MOVES, TOUCHED = 0, 1, 2, 3, 4
"""Places in `Scratch.n`."""


class Scratch(NamedTuple):
    """Room to work in; ``n`` (5,) says how much of each list is filled.

    Attributes
    ----------
    around
        Areas of the site's neighbourhood.
    other, apart
        Of each member of the site's region: the nearest other site, and the squared distance.
    near
        Regions of which an area could join the site.
    areas, sources, targets
        Areas that would change region, from where and to where.
    touched
        The regions these moves touch.
    """

    n: NDArray[np.int64]
    around: NDArray[np.int32]
    other: NDArray[np.int64]
    apart: NDArray[np.float64]
    near: NDArray[np.int64]
    areas: NDArray[np.int32]
    sources: NDArray[np.int32]
    targets: NDArray[np.int32]
    touched: NDArray[np.int64]


SCRATCH = nb.types.NamedTuple((I64, I32, I64, F64, I64, I32, I32, I32, I64), Scratch)


def scratch_for(n_areas: int, n_sites: int) -> Scratch:
    """Room for so many areas and sites."""
    return Scratch(
        n=np.zeros(5, np.int64),
        around=np.empty(n_areas, np.int32),
        other=np.empty(n_areas, np.int64),
        apart=np.empty(n_areas),
        near=np.empty(n_sites, np.int64),
        areas=np.empty(n_areas, np.int32),
        sources=np.empty(n_areas, np.int32),
        targets=np.empty(n_areas, np.int32),
        touched=np.empty(n_sites, np.int64),
    )


def ground_of(points: NDArray[np.float64]) -> Ground:
    """Lays out (n, 2) points, metres."""
    box = np.array(bounding_box(points))
    side = float(max(box[2] - box[0], box[3] - box[1]))
    low, extent = points.min(axis=0), np.ptp(points, axis=0)
    squares = max(1, len(points) // _POINTS_IN_A_SQUARE)
    width = max(float(np.sqrt(extent.prod() / squares)), side / squares, 1e-3)
    shape = (extent // width).astype(np.int64) + 1
    square = ((points - low) / width).astype(np.int64)
    square = np.minimum(square, shape - 1)
    flat = square[:, 1] * shape[0] + square[:, 0]
    items = np.argsort(flat, kind="stable").astype(np.int32)
    filled = np.bincount(flat, minlength=int(shape.prod()))
    starts = np.concatenate(([0], np.cumsum(filled))).astype(np.int32)
    corner = np.array([low[0], low[1], 1.0 / width])
    return Ground(box, np.array([_TOLERANCE * side]), corner, shape, starts, items)

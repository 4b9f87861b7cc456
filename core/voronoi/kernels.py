"""Compiled: the Voronoi cell of one site, cut out of a box by the bisectors with the others."""

from __future__ import annotations

import numba as nb
import numpy as np
from numba import float64, int64
from numpy.typing import NDArray

from core.compiled import compiled

MOST_CORNERS = 1024
"""Room that the corners of a cell need."""
_NEAR = 40

F64 = nb.types.Array(nb.float64, 1, "C")
I64 = nb.types.Array(nb.int64, 1, "C")


@compiled(int64(F64, F64, I64, int64, float64, float64, int64))
def _cut(
    x: NDArray[np.float64],
    y: NDArray[np.float64],
    owner: NDArray[np.int64],
    n: int,
    to_x: float,
    to_y: float,
    site: int,
) -> int:
    """Cuts a convex polygon around the origin by the bisector of the origin and a site.

    ``owner[i]`` is the site that made the edge from corner i to the next. Returns the number of
    corners left.
    """
    half = 0.5 * (to_x * to_x + to_y * to_y)
    outside = 0
    for i in range(n):
        if x[i] * to_x + y[i] * to_y > half:
            outside += 1
    if outside == 0:
        return n
    old_x, old_y, old_owner = x[:n].copy(), y[:n].copy(), owner[:n].copy()
    m = 0
    for i in range(n):
        j = i + 1 if i + 1 < n else 0
        f = old_x[i] * to_x + old_y[i] * to_y - half
        g = old_x[j] * to_x + old_y[j] * to_y - half
        if f <= 0.0:
            x[m], y[m], owner[m] = old_x[i], old_y[i], old_owner[i]
            m += 1
        if (f <= 0.0) != (g <= 0.0):
            t = f / (f - g)
            x[m] = old_x[i] + t * (old_x[j] - old_x[i])
            y[m] = old_y[i] + t * (old_y[j] - old_y[i])
            # Leaving the half plane the new edge begins; coming back the old one goes on.
            owner[m] = site if f <= 0.0 else old_owner[i]
            m += 1
    return m


@compiled(int64(F64, F64, int64, F64, F64, F64, I64))
def cell_of(
    site_x: NDArray[np.float64],
    site_y: NDArray[np.float64],
    site: int,
    box: NDArray[np.float64],
    x: NDArray[np.float64],
    y: NDArray[np.float64],
    owner: NDArray[np.int64],
) -> int:
    """The Voronoi cell of a site, cut off at a box.

    Parameters
    ----------
    site_x, site_y
        (s,) metres.
    site
        Index of the site.
    box
        (4,) x0, y0, x1, y1 metres.
    x, y, owner
        Filled with the corners counter-clockwise, metres relative to the site, and with the site
        beyond the edge that begins at each corner (-1 = the box).

    Returns
    -------
    int
        Number of corners; 0 if the cell lies outside the box.
    """
    px, py = site_x[site], site_y[site]
    x[0], x[3] = box[0] - px, box[0] - px
    x[1], x[2] = box[2] - px, box[2] - px
    y[0], y[1] = box[1] - py, box[1] - py
    y[2], y[3] = box[3] - py, box[3] - py
    owner[:4] = -1
    n = 4
    s = len(site_x)
    apart = np.empty(s)
    for q in range(s):
        dx, dy = site_x[q] - px, site_y[q] - py
        apart[q] = dx * dx + dy * dy
    reach = np.inf if s <= _NEAR else np.partition(apart, _NEAR)[_NEAR]
    done = -1.0
    while True:
        near = np.flatnonzero((apart > done) & (apart <= reach))
        for i in np.argsort(apart[near], kind="mergesort"):
            q = near[i]
            if apart[q] > 0.0:
                n = _cut(x, y, owner, n, site_x[q] - px, site_y[q] - py, q)
                if n + 2 > MOST_CORNERS:
                    return int(n)
        farthest = 0.0
        for i in range(n):
            farthest = max(farthest, x[i] * x[i] + y[i] * y[i])
        if 4.0 * farthest <= reach:
            return int(n)
        done, reach = reach, 4.0 * farthest

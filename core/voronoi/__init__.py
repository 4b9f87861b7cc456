"""Nearest sites and Voronoi cells."""

from __future__ import annotations

import numpy as np
import shapely
from numpy.typing import NDArray
from scipy.spatial import cKDTree

_MARGIN = 0.1
_LAST_BITS = 1e-9
_TIE = 1e-9
_SAME = 1e-9
_NEAR = 48
_LEAST_OF_POLYGON = 3


def nearest_site(points: NDArray[np.float64], sites: NDArray[np.float64]) -> NDArray[np.int32]:
    """The site nearest to each point; ties go to the lower index (Croft et al. 2015, section 3).

    Parameters
    ----------
    points
        (n, 2) metres.
    sites
        (s, 2) metres, s >= 1; sites may coincide.

    Returns
    -------
    (n,) int32
        Indices of sites.
    """
    if len(sites) == 1 or not len(points):
        return np.zeros(len(points), dtype=np.int32)
    found = cKDTree(sites).query(points, k=2)
    distance, index = np.asarray(found[0]), np.asarray(found[1])
    labels = index[:, 0].astype(np.int32)
    close = np.flatnonzero(distance[:, 1] - distance[:, 0] <= _TIE * (distance[:, 0] + 1.0))
    for block in np.array_split(close, max(1, len(close) * len(sites) // 4_000_000)):
        dx = points[block, 0, None] - sites[None, :, 0]
        dy = points[block, 1, None] - sites[None, :, 1]
        labels[block] = np.argmin(dx * dx + dy * dy, axis=1)
    return labels


def bounding_box(points: NDArray[np.float64]) -> tuple[float, float, float, float]:
    """(x0, y0, x1, y1) of all points, grown by 10 % of its larger side (1 m if it has no size)."""
    low, high = points.min(axis=0), points.max(axis=0)
    side, far = float((high - low).max()), float(np.abs(points).max())
    # What differs in the last bits only has no size: a box around it could not be divided.
    grow = side * _MARGIN if side > _LAST_BITS * far else 1.0
    return (
        float(low[0]) - grow,
        float(low[1]) - grow,
        float(high[0]) + grow,
        float(high[1]) + grow,
    )


def voronoi_cells(
    sites: NDArray[np.float64], box: tuple[float, float, float, float]
) -> NDArray[np.object_]:
    """The Voronoi cell of each site, clipped to a box.

    Parameters
    ----------
    sites
        (s, 2) metres.
    box
        (x0, y0, x1, y1) metres.

    Returns
    -------
    (s,) object array of shapely polygons
        Of sites that coincide (to a billionth of the box's larger side) the first has the cell, the
        others an empty polygon; one outside the box may have an empty polygon, too.

    Notes
    -----
    Each cell is cut out of the box by itself. A diagram of all sites at once (GEOS) ends with an
    exception, or overlaps itself, where sites nearly coincide or lie on a circle.
    """
    from core.voronoi.kernels import MOST_CORNERS, cell_of  # compiled code loads only if needed

    cells = np.full(len(sites), shapely.Polygon(), dtype=object)
    least = _SAME * max(box[2] - box[0], box[3] - box[1])
    # (m,) the sites that no earlier one of these is as near to as the tolerance.
    pairs = cKDTree(sites).query_pairs(least, output_type="ndarray")
    kept = np.ones(len(sites), dtype=bool)
    for one, other in sorted(np.sort(pairs, axis=1).tolist()):
        kept[other] &= not kept[one]
    first = np.flatnonzero(kept)
    near = cKDTree(sites[first]).query(sites[first], k=min(len(first), _NEAR))[1]
    near = np.asarray(near).reshape(len(first), -1)
    x, y = np.empty(MOST_CORNERS), np.empty(MOST_CORNERS)
    owner, sides = np.empty(MOST_CORNERS, np.int64), np.array(box)
    for i, own in enumerate(first):
        for others in (first[near[i][near[i] != i]], first[first != own]):
            some = sites[np.append(own, others)]
            n = cell_of(some[:, 0].copy(), some[:, 1].copy(), 0, sides, x, y, owner)
            # Whatever lies beyond twice the farthest corner cannot cut the cell.
            reach = 4.0 * (x[:n] ** 2 + y[:n] ** 2).max(initial=0.0)
            if len(some) == len(first) or reach <= np.square(some[1:] - some[0]).sum(1).max():
                break
        corners = np.column_stack([x[:n], y[:n]])
        corners = corners[np.hypot(*(corners - np.roll(corners, 1, axis=0)).T) > least]
        if len(corners) >= _LEAST_OF_POLYGON:
            cells[own] = shapely.Polygon(corners + sites[own])
    return cells

"""Nearest sites and Voronoi cells."""

from __future__ import annotations

import numpy as np
import shapely
from numpy.typing import NDArray
from scipy.spatial import cKDTree

_MARGIN = 0.1
_TIE = 1e-9


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
    grow = float((high - low).max()) * _MARGIN or 1.0
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
        Of sites that coincide the first has the cell, the others an empty polygon.
    """
    cells = np.full(len(sites), shapely.Polygon(), dtype=object)
    unique, first = np.unique(sites, axis=0, return_index=True)
    if len(unique) == 1:
        cells[first[0]] = shapely.box(*box)
        return cells
    diagram = shapely.voronoi_polygons(
        shapely.multipoints(unique), extend_to=shapely.box(*box), ordered=True
    )
    cells[first] = shapely.clip_by_rect(shapely.get_parts(diagram), *box)
    return cells

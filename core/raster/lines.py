"""Polygons to lines: each shared edge once, and the boundaries between regions."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import shapely
from numpy.typing import NDArray

from core.polygons import FlatPolygons


def segments_of(polygons: FlatPolygons) -> NDArray[np.float64]:
    """(m, 4) x, y, x, y in metres of all edges; one that two polygons share is there once."""
    ends, _ = _edges(polygons, np.arange(len(polygons)))
    return ends[_first_of_run(ends)]


def region_boundaries(
    polygons: FlatPolygons,
    labels: NDArray[np.int32],
    bounds: Sequence[float] | None = None,
) -> NDArray[np.float64]:
    """Edges between areas of different regions, and at the rim.

    An edge is shared if both neighbours have the same two vertices, as in a valid coverage; in
    other layers edges inside regions remain.

    Parameters
    ----------
    polygons, labels
        n areas and the (n,) region of each, -1 = none.
    bounds
        Only areas that reach into west, south, east, north.

    Returns
    -------
    segments
        (m, 4) x, y, x, y in metres; areas without a region have no edges of their own.
    """
    seen = labels >= 0
    if bounds is not None:
        west, south, east, north = bounds
        b = polygons.bounds
        seen = (b[:, 2] >= west) & (b[:, 0] <= east) & (b[:, 3] >= south) & (b[:, 1] <= north)
    ends, feature = _edges(polygons, np.flatnonzero(seen))
    if not len(ends):
        return ends
    first = _first_of_run(ends)
    starts = np.flatnonzero(first)
    region = labels[feature]
    low = np.minimum.reduceat(region, starts)
    high = np.maximum.reduceat(region, starts)
    alone = np.diff(np.append(starts, len(ends))) == 1
    edges: NDArray[np.float64] = ends[starts[(low != high) | (alone & (high >= 0))]]
    return edges


def joined(segments: NDArray[np.float64], tolerance: float) -> list[NDArray[np.float64]]:
    """Segments (m, 4) joined to lines, vertices that matter less than ``tolerance`` m left out.

    Returns
    -------
    lines
        One (v, 2) array of metres for each line.
    """
    if not len(segments):
        return []
    pairs = np.asarray(shapely.linestrings(segments.reshape(-1, 2, 2)), dtype=object)
    pieces = shapely.multilinestrings(pairs)
    lines = shapely.simplify(shapely.get_parts(shapely.line_merge(pieces)), tolerance)
    xy, line = shapely.get_coordinates(lines, return_index=True)
    return np.split(xy, np.flatnonzero(np.diff(line)) + 1)


def _edges(
    polygons: FlatPolygons, features: NDArray[np.int64]
) -> tuple[NDArray[np.float64], NDArray[np.int64]]:
    """Edges (m, 4) of some features, lesser end first, sorted, with the feature of each."""
    vertices = np.diff(polygons.ring_offsets)
    owner = np.repeat(np.arange(len(polygons)), np.diff(polygons.feature_offsets))
    of_vertex = np.repeat(owner, vertices)
    wanted = np.zeros(len(polygons), dtype=bool)
    wanted[features] = True
    starts_edge = np.ones(len(polygons.xy), dtype=bool)
    starts_edge[polygons.ring_offsets[1:][vertices > 0] - 1] = False
    at = np.flatnonzero(starts_edge & wanted[of_vertex])
    a, b = polygons.xy[at], polygons.xy[at + 1]
    swap = (a[:, 0] > b[:, 0]) | ((a[:, 0] == b[:, 0]) & (a[:, 1] > b[:, 1]))
    ends = np.where(swap[:, None], np.hstack([b, a]), np.hstack([a, b]))
    order = np.lexsort(ends.T)
    return ends[order], of_vertex[at][order]


def _first_of_run(rows: NDArray[np.float64]) -> NDArray[np.bool_]:
    """Whether each of the sorted rows differs from the one before."""
    first = np.ones(len(rows), dtype=bool)
    first[1:] = (rows[1:] != rows[:-1]).any(axis=1)
    return first

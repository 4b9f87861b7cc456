"""Which areas have borders that no neighbour has: only these can overlap, or lie alone.

A coverage is valid where each piece of border belongs to one area on either side. Sums of areas
change only across a border without a partner, so areas all of whose borders have one cannot lie
over others; the costly look is for the rest, in large layers mostly those at the rim.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import shapely
from numpy.typing import NDArray

from core.background import in_all_cores
from core.io.areas.kernels import border_keys, mark_features, unmatched_keys
from core.raster.polygons import FlatPolygons, polygon_parts

Shapes = NDArray[np.object_]
_MOST = 0.5
"""Share of areas that are looked at from which on all are."""


def matched_borders(
    polygons: FlatPolygons, shapes: Shapes
) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """Areas with a piece of border that is not exactly one other's, and with one that is.

    Parameters
    ----------
    polygons, shapes
        The same n areas; valid, perhaps empty.
    """
    n = len(polygons)
    bits = (polygons.xy + 0.0).view(np.uint64)
    keys = border_keys(polygons.xy, bits, polygons.ring_offsets, _holes(polygons, shapes))
    del bits
    # Keys are spread evenly, so that either half of them is a half of the work.
    low = keys >> np.uint64(63) == 0
    unmatched = np.concatenate(in_all_cores(_unmatched, (keys[low], keys[~low])))
    some_open, some_matched = np.zeros(n, bool), np.zeros(n, bool)
    offsets = polygons.ring_offsets, polygons.feature_offsets
    mark_features(keys, unmatched, *offsets, some_open, some_matched)
    return some_open, some_matched


def _unmatched(keys: NDArray[np.uint64]) -> NDArray[np.uint64]:
    keys.sort()
    found: NDArray[np.uint64] = unmatched_keys(keys)
    return found


def _holes(polygons: FlatPolygons, shapes: Shapes) -> NDArray[np.bool_]:
    """(r,) whether each ring is a hole."""
    offsets = polygons.feature_offsets
    holes = np.zeros(len(polygons.ring_offsets) - 1, bool)
    several = np.flatnonzero(np.diff(offsets) > 1)
    parts, _ = polygon_parts(shapes[several])
    inner = np.atleast_1d(shapely.get_num_interior_rings(parts))
    of_parts = np.ones(int(inner.sum()) + len(parts), bool)
    of_parts[np.cumsum(inner + 1) - (inner + 1)] = False
    sizes = offsets[several + 1] - offsets[several]
    rings = np.repeat(offsets[several] - np.cumsum(sizes) + sizes, sizes) + np.arange(sizes.sum())
    holes[rings] = of_parts
    return holes


def misfitting(shapes: Shapes, some_open: NDArray[np.bool_]) -> tuple[NDArray[np.intp], Any]:
    """The areas that overlap a neighbour or whose edge is not their neighbour's, and these edges.

    Parameters
    ----------
    shapes
        (n,) polygons, none of them empty.
    some_open
        As `matched_borders` tells.
    """
    asked = np.flatnonzero(some_open)
    if len(asked) > _MOST * len(shapes):
        among = asked = np.arange(len(shapes))
    elif len(asked):
        found = shapely.STRtree(shapes).query(shapely.box(*shapely.bounds(shapes[asked]).T))
        among = np.union1d(found[1], asked)
    else:
        return asked, shapes[:0]
    edges = shapely.coverage_invalid_edges(shapes[among])[np.searchsorted(among, asked)]
    wrong = ~shapely.is_empty(edges)
    return asked[wrong], edges[wrong]

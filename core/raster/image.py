"""Polygons to an id image, all at once or only where the map has moved."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from core.polygons import FlatPolygons
from core.raster.view import View

_CHUNK = 4096


def rasterize(
    polygons: FlatPolygons,
    view: View,
    rows: tuple[int, int] | None = None,
    *,
    should_stop: Callable[[], bool] | None = None,
) -> NDArray[np.int32] | None:
    """The index of the polygon under the centre of each pixel.

    Parameters
    ----------
    polygons
        n features; where two overlap, the later one is seen.
    view
        What to show, at which scale.
    rows
        Only rows ``[first, last)``; the others stay -1. All if None.
    should_stop
        Asked every few milliseconds; if it says yes, the work ends and None is returned.

    Returns
    -------
    ids
        (height, width) int32, -1 where there is no polygon; equal to what GDAL burns without
        "all touched".
    """
    ids = np.full((view.height, view.width), -1, dtype=np.int32)
    first, last = rows if rows is not None else (0, view.height)
    done = _fill(polygons, view, (first, last, 0, view.width), ids, should_stop)
    return ids if done else None


def rasterize_moved(
    polygons: FlatPolygons,
    view: View,
    old_ids: NDArray[np.int32],
    old_view: View,
    *,
    should_stop: Callable[[], bool] | None = None,
) -> NDArray[np.int32] | None:
    """As `rasterize`, but takes what an older image of the same polygons has in common.

    Only the strips that came into sight are rasterised if both views share one grid of pixels.
    """
    offset = old_view.offset_to(view)
    if offset is None:
        return rasterize(polygons, view, should_stop=should_stop)
    columns, rows = offset
    top, bottom = max(0, rows), min(view.height, old_view.height + rows)
    left, right = max(0, columns), min(view.width, old_view.width + columns)
    if top >= bottom or left >= right:
        return rasterize(polygons, view, should_stop=should_stop)
    ids = np.empty((view.height, view.width), dtype=np.int32)
    ids[top:bottom, left:right] = old_ids[
        top - rows : bottom - rows, left - columns : right - columns
    ]
    for window in (
        (0, top, 0, view.width),
        (bottom, view.height, 0, view.width),
        (top, bottom, 0, left),
        (top, bottom, right, view.width),
    ):
        ids[window[0] : window[1], window[2] : window[3]] = -1
        if not _fill(polygons, view, window, ids, should_stop):
            return None
    return ids


def point_ids(points: NDArray[np.float64], view: View) -> NDArray[np.int32]:
    """A first, coarse id image without compiled code: a small square for each point.

    Parameters
    ----------
    points
        (n, 2) float64, metres.
    """
    ids = np.full((view.height, view.width), -1, dtype=np.int32)
    at = np.floor(view.pixels(points)).astype(np.int64)
    for row in (0, 1):
        for column in (0, 1):
            c, r = at[:, 0] + column, at[:, 1] + row
            seen = (c >= 0) & (c < view.width) & (r >= 0) & (r < view.height)
            ids[r[seen], c[seen]] = np.flatnonzero(seen)
    return ids


def _fill(
    polygons: FlatPolygons,
    view: View,
    window: tuple[int, int, int, int],
    ids: NDArray[np.int32],
    should_stop: Callable[[], bool] | None,
) -> bool:
    """Rasterises a window (first and last row, first and last column); False if stopped."""
    from core.raster import kernels

    row0, row1, col0, col1 = window
    if row0 >= row1 or col0 >= col1:
        return True
    for first in range(0, len(polygons), _CHUNK):
        if should_stop is not None and should_stop():
            return False
        kernels.fill_features(
            polygons.xy,
            polygons.ring_offsets,
            polygons.feature_offsets,
            polygons.bounds,
            first,
            min(first + _CHUNK, len(polygons)),
            view.x0,
            view.y0,
            view.metres_per_pixel,
            row0,
            row1,
            col0,
            col1,
            ids,
        )
    return True

"""Maps as vector drawings: simplified to what can be seen, the same for the same shapes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import shapely
from numpy.typing import NDArray

from core.errors import Notice
from core.io.release_report.values import Drawing, Shape

WIDTH: Final = 360.0
_HIGHEST: Final = 330.0
_SEEN: Final = 0.35
"""Smaller detail, in units of a drawing, is not drawn."""
_MOST: Final = 30_000
"""Areas beyond this are too many for a page: none is drawn."""

LINE: Final = "#4a5560"
LAND: Final = "#eef1f4"
HUES: Final = ("#a5c4e6", "#e8c9a2", "#9cc7ac", "#d3a0a2", "#cbb8e3", "#d9dba9")
"""Regions that touch have different ones, where six are enough."""


def drawable(shapes: NDArray[np.object_] | None) -> bool:
    """Whether shapes are polygons, and not too many."""
    if shapes is None or not 0 < len(shapes) <= _MOST:
        return False
    return bool(np.isin(shapely.get_type_id(shapes), (3, 6)).all())


def map_of(
    shapes: NDArray[np.object_], fills: Sequence[str], alt: Notice, width: float = 0.6
) -> Drawing:
    """A drawing of polygons, each in its colour, those that lie in others on top."""
    west, south, east, north = shapely.total_bounds(shapes)
    scale = min(WIDTH / max(east - west, 1e-9), _HIGHEST / max(north - south, 1e-9))
    simple = _simplified(shapes, _SEEN / scale)
    made: list[tuple[float, Shape]] = []
    for of, fill in zip(simple, fills, strict=True):
        rings = [_points(ring, west, north, scale) for ring in _rings(of)]
        if rings:
            made.append(
                (shapely.area(shapely.envelope(of)), Shape(tuple(rings), fill, LINE, width))
            )
    made.sort(key=lambda pair: -pair[0])
    size = (east - west) * scale, (north - south) * scale
    return Drawing(alt, *size, tuple(shape for _, shape in made))


def _simplified(shapes: NDArray[np.object_], tolerance: float) -> NDArray[np.object_]:
    """With common borders kept common, where shapes fit together."""
    if shapely.coverage_is_valid(shapes):
        return np.asarray(shapely.coverage_simplify(shapes, tolerance), dtype=object)
    return np.asarray(shapely.simplify(shapes, tolerance), dtype=object)


def _rings(shape: Any) -> list[NDArray[np.float64]]:
    parts = [of for of in shapely.get_parts(shape) if of.geom_type == "Polygon"]
    rings = [ring for part in parts for ring in shapely.get_rings(part)]
    return [shapely.get_coordinates(ring) for ring in rings]


def _points(
    ring: NDArray[np.float64], west: float, north: float, scale: float
) -> NDArray[np.float64]:
    points = np.column_stack([ring[:, 0] - west, north - ring[:, 1]]) * scale
    return np.round(points, 1)


def neighbour_hues(shapes: NDArray[np.object_]) -> list[str]:
    """A colour for each region; regions that touch differ, as far as there are enough."""
    one, other = shapely.STRtree(shapes).query(shapes, predicate="intersects")
    taken: list[int] = []
    for i in range(len(shapes)):
        near = {taken[j] for j in other[one == i] if j < i}
        free = [hue for hue in range(len(HUES)) if hue not in near]
        least = min(free or range(len(HUES)), key=lambda hue: (taken.count(hue), hue))
        taken.append(least)
    return [HUES[of] for of in taken]


def ramp(shares: NDArray[np.float64]) -> list[str]:
    """Colours from light to dark by share, 0 to the largest; even to the eye, without red-green."""
    top = float(np.nanmax(shares)) if len(shares) and np.nanmax(shares) > 0 else 1.0
    low, high = np.array([253, 245, 214]), np.array([30, 60, 112])
    parts = np.nan_to_num(shares / top)[:, None]
    colours = np.round(low + (high - low) * parts).astype(int)
    return [f"#{r:02x}{g:02x}{b:02x}" for r, g, b in colours]

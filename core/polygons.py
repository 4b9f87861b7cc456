"""Polygons as flat arrays, the form in which they are rasterised."""

from __future__ import annotations

import threading
import weakref
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import shapely
from numpy.typing import NDArray
from scipy.spatial import cKDTree

from core.areas import AreaLayer
from core.arrays import check_shape, read_only

_POLYGON = 3
_FEW_POINTS = 4
AT_ONCE = 2048
"""Features taken apart in one call: it keeps the interpreter, and with it the window, waiting."""


@dataclass(frozen=True, eq=False)
class FlatPolygons:
    """Polygons of n features; a feature may have holes, several parts, or nothing at all.

    Attributes
    ----------
    xy
        (v, 2) float64, metres: the vertices of all rings, one after another, each ring closed.
    ring_offsets
        (r + 1,) int64: ring i has the vertices ``ring_offsets[i]:ring_offsets[i + 1]``.
    feature_offsets
        (n + 1,) int64: feature i has the rings ``feature_offsets[i]:feature_offsets[i + 1]``;
        what lies inside is decided by the even-odd rule over all of them.
    bounds
        (n, 4) float64: west, south, east, north of each feature; NaN where it has no ring.
    extent
        (n,) float64, metres: square root of the area of each feature.
    """

    xy: NDArray[np.float64]
    ring_offsets: NDArray[np.int64]
    feature_offsets: NDArray[np.int64]
    bounds: NDArray[np.float64]
    extent: NDArray[np.float64]
    total_bounds: tuple[float, float, float, float] | None = field(init=False)

    def __post_init__(self) -> None:
        n = len(self.feature_offsets) - 1
        check_shape("bounds", self.bounds, (n, 4))
        check_shape("extent", self.extent, (n,))
        check_shape("xy", self.xy, (int(self.ring_offsets[-1]), 2))
        for name in ("xy", "ring_offsets", "feature_offsets", "bounds", "extent"):
            object.__setattr__(self, name, read_only(np.ascontiguousarray(getattr(self, name))))
        object.__setattr__(self, "total_bounds", self.bounds_of(np.arange(n)))

    def __len__(self) -> int:
        return len(self.feature_offsets) - 1

    def __repr__(self) -> str:
        return f"FlatPolygons({len(self)} features, {len(self.xy)} vertices)"

    @classmethod
    def from_geometry(cls, geometry: NDArray[Any]) -> FlatPolygons:
        """The polygons of n shapely geometries.

        Parameters
        ----------
        geometry
            (n,) object array of shapely geometries; None, empty ones, and parts that are not
            polygons have no rings.
        """
        geometry = np.asarray(geometry, dtype=object)
        pieces = [
            _flat(geometry[first : first + AT_ONCE])
            for first in range(0, max(len(geometry), 1), AT_ONCE)
        ]
        xy, ring_sizes, ring_counts, bounds, areas = zip(*pieces, strict=True)
        return cls(
            xy=np.concatenate(xy),
            ring_offsets=_running(np.concatenate(ring_sizes)),
            feature_offsets=_running(np.concatenate(ring_counts)),
            bounds=np.concatenate(bounds),
            extent=np.sqrt(np.concatenate(areas)),
        )

    @classmethod
    def from_points(cls, points: NDArray[np.float64]) -> FlatPolygons:
        """A polygon around each point, for areas whose boundaries are not known: see `cells`."""
        return cls.from_geometry(cells_of_points(points))

    @classmethod
    def from_areas(cls, areas: AreaLayer) -> FlatPolygons:
        """The polygons of a layer; cells around its points if it has no polygons.

        They are remembered as long as the layer lives.
        """
        with _LOCK:
            known = _FOUND.get(areas)
        if known is None:
            known = cls._made_from(areas)
            remember(areas, known)
        return known

    @classmethod
    def _made_from(cls, areas: AreaLayer) -> FlatPolygons:
        if areas.geometry is None:
            return cls.from_points(areas.points)
        return cls.from_geometry(areas.geometry)

    def bounds_of(
        self, features: NDArray[np.integer[Any]]
    ) -> tuple[float, float, float, float] | None:
        """West, south, east, north of some features; None if none of them has a ring."""
        some = self.bounds[features]
        some = some[np.isfinite(some).all(axis=1)]
        if not len(some):
            return None
        west, south = some[:, :2].min(axis=0)
        east, north = some[:, 2:].max(axis=0)
        return float(west), float(south), float(east), float(north)


_LOCK = threading.Lock()
_FOUND: weakref.WeakKeyDictionary[AreaLayer, FlatPolygons] = weakref.WeakKeyDictionary()


def remember(areas: AreaLayer, polygons: FlatPolygons) -> None:
    """Keeps the polygons of a layer as long as it lives: whoever reads it has taken them apart."""
    with _LOCK:
        _FOUND[areas] = polygons


def cells_of_points(points: NDArray[np.float64]) -> NDArray[np.object_]:
    """Display cells of points: Voronoi cells, cut off where no neighbour is near.

    A cell reaches at most 1.9 times the mean distance to the three nearest points, and no
    farther than the cells of all but the most remote 2 %.

    Parameters
    ----------
    points
        (n, 2) float64, metres. Of points at the same place, only the first has a cell.

    Returns
    -------
    cells
        (n,) shapely polygons or None.
    """
    cells = np.full(len(points), None, dtype=object)
    if not len(points):
        return cells
    unique, first = np.unique(points, axis=0, return_index=True)
    spacing = _spacing(unique)
    reach = 1.9 * np.minimum(spacing, np.quantile(spacing, 0.98))
    discs = shapely.buffer(shapely.points(unique), reach, quad_segs=6)
    if len(unique) < _FEW_POINTS:
        cells[first] = discs
        return cells
    found = shapely.get_parts(shapely.voronoi_polygons(shapely.multipoints(unique), ordered=True))
    corners = shapely.bounds(found)
    far = np.hypot(
        np.maximum(unique[:, 0] - corners[:, 0], corners[:, 2] - unique[:, 0]),
        np.maximum(unique[:, 1] - corners[:, 1], corners[:, 3] - unique[:, 1]),
    )
    long = far > reach
    found[long] = shapely.intersection(found[long], discs[long])
    cells[first] = found
    return cells


def _spacing(points: NDArray[np.float64]) -> NDArray[np.float64]:
    """(n,) metres: mean distance of each point to its nearest three neighbours."""
    if len(points) < 2:
        return np.full(len(points), 1000.0)
    k = min(_FEW_POINTS, len(points))
    distance = np.asarray(cKDTree(points).query(points, k=k)[0])
    return np.asarray(distance[:, 1:].mean(axis=1), dtype=np.float64)


def _flat(geometry: NDArray[Any]) -> tuple[NDArray[Any], ...]:
    """Vertices, their number in each ring, rings in each feature, bounds and areas."""
    n = len(geometry)
    parts, feature_of_part = polygon_parts(geometry)
    rings, part_of_ring = shapely.get_rings(parts, return_index=True)
    xy, ring_of_vertex = shapely.get_coordinates(rings, return_index=True)
    return (
        xy,
        np.bincount(ring_of_vertex, minlength=len(rings)),
        np.bincount(feature_of_part[part_of_ring], minlength=n),
        shapely.bounds(geometry).reshape(n, 4),
        np.asarray(shapely.area(geometry)).reshape(n),
    )


def polygon_parts(geometry: NDArray[Any]) -> tuple[NDArray[np.object_], NDArray[np.int64]]:
    """The single polygons of all geometries and the feature each belongs to."""
    parts, feature = shapely.get_parts(geometry, return_index=True)
    inner, part = shapely.get_parts(parts, return_index=True)  # what sits in a collection
    is_polygon = shapely.get_type_id(inner) == _POLYGON
    is_polygon &= ~shapely.is_empty(inner)
    return inner[is_polygon], feature[part[is_polygon]]


def _running(numbers: NDArray[np.int64]) -> NDArray[np.int64]:
    """Where each owner's run starts, for owners one after another; one more at the end."""
    offsets = np.zeros(len(numbers) + 1, dtype=np.int64)
    np.cumsum(numbers, out=offsets[1:])
    return offsets

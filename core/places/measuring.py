"""Lengths and areas of what is drawn on a map: on the ground where the earth is known."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import shapely
from numpy.typing import NDArray
from pyproj import CRS, Geod, Proj
from pyproj.exceptions import CRSError

from core.arrays import read_only

_LEAST_OF_RING = 3


@dataclass(frozen=True, eq=False)
class Measured:
    """What a line or a closed shape measures.

    Attributes
    ----------
    legs
        (m,) float64 metres: the length of each leg, of a closed shape the one that closes it too.
    area_m2
        Square metres inside a closed shape; None of a line. NaN where the shape crosses itself,
        since it then has no inside.
    ellipsoid
        Name of the ellipsoid that it was measured on; "" = on the plane of the map.
    """

    legs: NDArray[np.float64]
    area_m2: float | None = None
    ellipsoid: str = ""

    def __post_init__(self) -> None:
        object.__setattr__(self, "legs", read_only(self.legs))

    @property
    def total_m(self) -> float:
        """Length of the line, or perimeter of the shape, metres."""
        return float(self.legs.sum())

    @property
    def running_m(self) -> NDArray[np.float64]:
        """(m,) metres from the first point to the end of each leg."""
        return np.cumsum(self.legs)


class Ground:
    """Measures places of one map, given in metres of its coordinate system.

    With a projected system on a known ellipsoid, legs are geodesics on that ellipsoid and areas
    are those between them (pyproj, Karney 2013). With any other, and where a place has no
    latitude, everything is measured on the plane.

    Notes
    -----
    Must be made and used in the same thread; not in Qt's pool. It takes a few milliseconds to
    make, a measurement well under one.
    """

    def __init__(self, crs: CRS | None) -> None:
        self.ellipsoid = ""
        self._geod: Geod | None = None
        self._project: Proj | None = None
        ellipsoid = None if crs is None else crs.ellipsoid
        if crs is None or ellipsoid is None or not crs.is_projected:
            return
        try:
            self._project, self._geod = Proj(crs), crs.get_geod()
        except CRSError:  # a system that has no inverse
            return
        self.ellipsoid = ellipsoid.name

    def line(self, xy: NDArray[np.float64]) -> Measured:
        """Measures a line through (m + 1, 2) places, metres."""
        degrees = self._degrees(xy)
        if degrees is None or self._geod is None:
            return Measured(_plane_legs(xy))
        return Measured(_ground_legs(self._geod, degrees), None, self.ellipsoid)

    def ring(self, xy: NDArray[np.float64]) -> Measured:
        """Measures a closed shape of (m, 2) corners, metres; the last is joined to the first.

        Fewer than three corners enclose nothing: they are measured as a line.
        """
        if len(xy) < _LEAST_OF_RING:
            return self.line(xy)
        closed = np.concatenate([xy, xy[:1]])
        degrees = self._degrees(closed)
        crosses = not shapely.LinearRing(xy).is_simple
        if degrees is None or self._geod is None:
            area = np.nan if crosses else shapely.Polygon(xy).area
            return Measured(_plane_legs(closed), float(area))
        size, _ = self._geod.polygon_area_perimeter(degrees[:-1, 0], degrees[:-1, 1])
        area = np.nan if crosses else abs(size)
        return Measured(_ground_legs(self._geod, degrees), float(area), self.ellipsoid)

    def _degrees(self, xy: NDArray[np.float64]) -> NDArray[np.float64] | None:
        """(m, 2) longitude and latitude on the map's own ellipsoid; None if one has none."""
        if self._project is None:
            return None
        lon, lat = self._project(xy[:, 0], xy[:, 1], inverse=True)
        degrees = np.column_stack([lon, lat])
        return degrees if np.isfinite(degrees).all() else None


def _ground_legs(geod: Geod, degrees: NDArray[np.float64]) -> NDArray[np.float64]:
    lon, lat = degrees[:, 0], degrees[:, 1]
    *_, legs = geod.inv(lon[:-1], lat[:-1], lon[1:], lat[1:])
    return np.asarray(legs, dtype=np.float64)


def _plane_legs(xy: NDArray[np.float64]) -> NDArray[np.float64]:
    steps = np.diff(xy, axis=0)
    return np.hypot(steps[:, 0], steps[:, 1])

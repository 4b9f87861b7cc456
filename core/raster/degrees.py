"""Latitude and longitude of places on a map, quickly and in any thread.

A transformation between coordinate systems is prepared anew in every thread that uses it, which
takes up to 70 ms: too long where the pointer waits. Its values are smooth, so they are taken once
on a grid, where they may be worked out in peace, and between the nodes from cubic splines.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from pyproj import CRS, Transformer

_NODES = 65
_MARGINS = (0.75, 0.1, 0.0)
"""Ground on each side of the areas that is known too, as a share of their extent: the most that
the projection allows."""

_STEP = 1e-4
"""Step of a difference quotient, as a share of the grid's width."""

_EQUATOR, _FLATTENED = 6_378_137.0, 0.00669437999
"""The ellipsoid of WGS 84: metres from its middle to the equator; eccentricity squared."""


@dataclass(frozen=True, eq=False)
class Degrees:
    """Where places in a rectangle lie on the earth.

    Attributes
    ----------
    bounds
        West, south, east, north of what is known, metres.
    splines
        Three functions of x and y: the coordinates of the unit vector (cos lat cos lon,
        cos lat sin lon, sin lat), which are smooth at the poles and at 180 degrees too.
    """

    bounds: tuple[float, float, float, float]
    splines: tuple[Any, Any, Any]

    @classmethod
    def around(cls, bounds: Sequence[float], crs: CRS) -> Degrees | None:
        """Degrees of the places around a rectangle (10 to 100 ms).

        Parameters
        ----------
        bounds
            West, south, east, north, metres.

        Returns
        -------
        degrees
            None where the system gives no degrees there. Between the nodes it errs by less than
            a metre within 5,000 km and a projection as smooth as those in use.
        """
        west, south, east, north = (float(v) for v in bounds)
        size = max(east - west, north - south, 1000.0)
        to = Transformer.from_crs(crs, CRS.from_epsg(4326), always_xy=True)
        for room in (margin * size + 1.0 for margin in _MARGINS):
            grid = _on_grid((west - room, south - room, east + room, north + room), to)
            if grid is not None:
                return grid
        return None

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Latitude and longitude of a place in metres; NaN outside of what is known."""
        west, south, east, north = self.bounds
        if not (west <= x <= east and south <= y <= north):
            return math.nan, math.nan
        a, b, c = (float(spline.ev(x, y)) for spline in self.splines)
        return math.degrees(math.atan2(c, math.hypot(a, b))), math.degrees(math.atan2(b, a))

    def north_at(self, x: float, y: float) -> float:
        """Degrees clockwise from up to true north; 0 where it is not known.

        North is where the latitude grows fastest per metre of a conformal map, so the direction
        in which the longitude stays is taken instead: it is right on every map.
        """
        step = _STEP * (self.bounds[2] - self.bounds[0])
        places = [self.at(x - step, y), self.at(x + step, y), self.at(x, y - step)]
        places.append(self.at(x, y + step))
        if any(math.isnan(lat) for lat, _ in places):
            return 0.0
        (south_w, lon_w), (south_e, lon_e), (lat_s, lon_s), (lat_n, lon_n) = places
        across, along = _turn(lon_e - lon_w), _turn(lon_n - lon_s)
        way = (-along, across)
        if way[0] * (south_e - south_w) + way[1] * (lat_n - lat_s) < 0:
            way = (along, -across)
        return math.degrees(math.atan2(*way))

    def scale_at(self, x: float, y: float) -> float:
        """Metres on the map for a metre on the ground, in the mean; 1 where not known."""
        step = _STEP * (self.bounds[2] - self.bounds[0])
        here = self.at(x, y)
        ends = [self.at(x - step, y), self.at(x + step, y), self.at(x, y - step)]
        ends.append(self.at(x, y + step))
        if any(math.isnan(lat) for lat, _ in ends):
            return 1.0
        sine = math.sin(math.radians(here[0]))
        bend = 1.0 - _FLATTENED * sine * sine
        to_north = _EQUATOR * (1.0 - _FLATTENED) / bend**1.5
        to_east = _EQUATOR / math.sqrt(bend) * math.cos(math.radians(here[0]))
        (a, b), (c, d) = (
            (to_east * math.radians(_turn(q[1] - p[1])), to_north * math.radians(q[0] - p[0]))
            for p, q in (ends[:2], ends[2:])
        )
        ground = abs(a * d - b * c)
        return 2.0 * step / math.sqrt(ground) if ground > 0.0 else 1.0


def _turn(degrees: float) -> float:
    """A difference of longitudes the short way round."""
    return (degrees + 180.0) % 360.0 - 180.0


def _on_grid(bounds: tuple[float, float, float, float], to: Transformer) -> Degrees | None:
    from scipy.interpolate import RectBivariateSpline

    west, south, east, north = bounds
    x, y = np.linspace(west, east, _NODES), np.linspace(south, north, _NODES)
    lon, lat = to.transform(*np.meshgrid(x, y, indexing="ij"))
    if not (np.isfinite(lon) & np.isfinite(lat)).all():
        return None
    lon, lat = np.radians(lon), np.radians(lat)
    vector = (np.cos(lat) * np.cos(lon), np.cos(lat) * np.sin(lon), np.sin(lat))
    a, b, c = (RectBivariateSpline(x, y, v) for v in vector)
    return Degrees(bounds, (a, b, c))

"""Coordinate systems: recognising, checking and projecting to metres."""

from __future__ import annotations

from typing import Any, Final, cast

import numpy as np
import shapely
from numpy.typing import ArrayLike, NDArray
from pyproj import CRS, Proj, Transformer
from pyproj.exceptions import CRSError

from core.areas import DEFAULT_CRS, AreaLayer
from core.errors import N_, Notice, VbasError
from core.ground import projection_scale

DEGREES = "EPSG:4326"
LAMBERT = "EPSG:3347"
# Where areas of Canada can lie: degrees, and metres of the Statistics Canada Lambert projection.
_CANADA_DEGREES = (-142.0, 41.0, -52.0, 90.0)
_CANADA_LAMBERT = (3.4e6, 4.0e5, 9.4e6, 5.6e6)
# Shares by which distances may be off: in a projection that is kept outside Canada; untold.
_MOST_OFF, _TOLD = 0.005, 0.01
_LOOKED_AT = 10_000
SCALE: Final = N_(
    "A metre on the ground is {least:.3f} to {most:.3f} m in {crs}. Sites are placed in the "
    "projection; distances that are told are on the ground, or say that they are not."
)
"""What is told of a projection."""


def suggest_crs(points_or_bounds: ArrayLike) -> str | None:
    """Guesses a coordinate system from the coordinates.

    Parameters
    ----------
    points_or_bounds
        (n, 2) points, or four bounds (least x, least y, greatest x, greatest y).

    Returns
    -------
    str or None
        "EPSG:4326" for what looks like degrees, "EPSG:3347" for what looks like Statistics
        Canada Lambert metres in Canada, else None.
    """
    values = np.asarray(points_or_bounds, dtype=np.float64)
    points = values.reshape(-1, 2)
    points = points[np.isfinite(points).all(axis=1)]
    if not len(points):
        return None
    bounds = (*points.min(axis=0), *points.max(axis=0))
    if _inside(bounds, (-180.0, -90.0, 180.0, 90.0)):
        return DEGREES
    return LAMBERT if _inside(bounds, _CANADA_LAMBERT) else None


def is_likely(guess: str, points: NDArray[np.float64], degrees: bool) -> bool:
    """Whether a guess may be taken unasked for a table.

    Parameters
    ----------
    guess
        What `suggest_crs` said.
    points
        (n, 2) float64.
    degrees
        Whether the columns are called longitude and latitude; else degrees have to lie in
        Canada, as small metres look like degrees, too.
    """
    if guess != DEGREES:
        return not degrees
    bounds = (*points.min(axis=0).tolist(), *points.max(axis=0).tolist())
    return degrees or _inside(bounds, _CANADA_DEGREES)


def _inside(bounds: tuple[float, ...], of: tuple[float, ...]) -> bool:
    low = bounds[0] >= of[0] and bounds[1] >= of[1]
    return bool(low and bounds[2] <= of[2] and bounds[3] <= of[3])


def parse_crs(text: str) -> CRS:
    """The coordinate system that the user named.

    Raises
    ------
    VbasError
        If there is none of that name.
    """
    try:
        return CRS.from_user_input(text.strip())
    except CRSError as error:
        raise VbasError(
            "{crs} is not a coordinate system that is known.",
            "Write it like EPSG:3347 (Statistics Canada Lambert) or EPSG:4326 (longitude, "
            "latitude).",
            crs=text,
        ) from error


def own_crs(given: object) -> CRS | None:
    """The coordinate system that a file tells, None if it is none on the earth.

    Parameters
    ----------
    given
        What the reading library found: text, a CRS or None.
    """
    if given is None:
        return None
    try:
        crs = CRS.from_user_input(given)
    except CRSError:
        return None
    return named(crs) if crs.is_projected or crs.is_geographic else None


def named(crs: CRS) -> CRS:
    """The registered form of a coordinate system, such as of the ESRI text in a ``.prj``."""
    code = crs.to_epsg()
    if code is not None:
        return CRS.from_epsg(code)
    code = crs.to_epsg(min_confidence=60)
    if code is None:
        return crs
    registered = CRS.from_epsg(code)
    # A match below full confidence counts only if it puts points in the same places.
    return registered if _same_projection(crs, registered) else crs


def _same_projection(a: CRS, b: CRS) -> bool:
    """Whether two projected systems put points of Canada within a millimetre of each other."""
    if a.is_geographic or b.is_geographic:
        return a.is_geographic and b.is_geographic
    lon, lat = np.array([-130.0, -100.0, -60.0]), np.array([50.0, 60.0, 47.0])
    there = [
        np.array(Transformer.from_crs(crs.geodetic_crs, crs, always_xy=True).transform(lon, lat))
        for crs in (a, b)
    ]
    return bool(np.allclose(there[0], there[1], rtol=0, atol=1e-3))


def describe(crs: CRS) -> str:
    """A short name of a coordinate system, for sentences."""
    code = crs.to_epsg()
    return f"EPSG:{code} ({crs.name})" if code else crs.name


def are_degrees(points: NDArray[np.float64]) -> bool:
    """Whether (n, 2) coordinates can be longitude and latitude at all."""
    return bool(np.abs(points[:, 0]).max() <= 360 and np.abs(points[:, 1]).max() <= 90)


def is_metric(crs: CRS) -> bool:
    """Whether distances in the system are metres on the ground (Web Mercator's are not)."""
    if not crs.is_projected or "Pseudo-Mercator" in crs.name or "Pseudo Mercator" in crs.name:
        return False
    return all(abs(axis.unit_conversion_factor - 1.0) < 1e-9 for axis in crs.axis_info[:2])


def metric_crs(crs: CRS, xy: NDArray[np.float64]) -> tuple[CRS, Notice | None]:
    """The system to compute in: the layer's own if it serves, else one that suits its place.

    The own one serves where it is in metres and, outside Canada, off by no more than half a per
    cent. Others are projected: to the Statistics Canada Lambert projection within Canada, else to
    the UTM zone of their middle, or, where that is off by more, to a stereographic one about it.

    Parameters
    ----------
    crs
        The layer's own.
    xy
        (n, 2) coordinates in it.

    Raises
    ------
    VbasError
        If the coordinates do not lie on the earth.
    """
    if crs == DEFAULT_CRS:
        return crs, None
    degrees = _in_degrees(crs, xy)
    if is_metric(crs) and (not len(degrees) or _in_canada(degrees)):
        return crs, None
    if not len(degrees):
        raise VbasError(
            "The coordinates do not lie on the earth if they are {crs}.",
            "Check the coordinate system.",
            crs=describe(crs),
        )
    target = DEFAULT_CRS if _in_canada(degrees) else _suitable(degrees)
    if is_metric(crs):
        error = _error(crs, degrees)
        if error <= max(_MOST_OFF, _error(target, degrees)):
            return crs, None
        text = (
            "Distances in {crs} are off by up to {error:.1%} here: coordinates were projected to "
            "{target}."
        )
        told = {"crs": describe(crs), "target": describe(target)}
        return target, Notice(text, error=error, **told)
    return target, Notice(
        "Coordinates in {crs} were projected to {target}, so that distances are metres.",
        crs=describe(crs),
        target=describe(target),
    )


def _in_degrees(crs: CRS, xy: NDArray[np.float64]) -> NDArray[np.float64]:
    """(m, 2) longitude and latitude of the outermost and of some other coordinates."""
    outermost = [*xy.argmin(axis=0), *xy.argmax(axis=0)]
    some = np.vstack([xy[:: max(1, len(xy) // _LOOKED_AT)], xy[outermost]])
    degrees = project_points(some, crs, CRS.from_user_input(DEGREES))
    known = np.isfinite(degrees).all(axis=1) & (np.abs(degrees[:, 1]) <= 90)
    return degrees[known]


def _in_canada(degrees: NDArray[np.float64]) -> bool:
    return _inside((*degrees.min(axis=0), *degrees.max(axis=0)), _CANADA_DEGREES)


def _error(crs: CRS, degrees: NDArray[np.float64]) -> float:
    """The largest difference, in any direction, of a metre of the system from one on the ground."""
    points = project_points(degrees, CRS.from_user_input(DEGREES), crs)
    if not np.isfinite(points).all():
        return np.inf
    factors = Proj(crs).get_factors(degrees[:, 0], degrees[:, 1], errcheck=False)
    both = np.concatenate([factors.tissot_semimajor, factors.tissot_semiminor])
    return float(np.abs(both - 1.0).max())


def _suitable(degrees: NDArray[np.float64]) -> CRS:
    """A projection for a place outside Canada, the same on every machine."""
    lon, lat = np.radians(degrees).T
    way = np.column_stack([np.cos(lat) * np.cos(lon), np.cos(lat) * np.sin(lon), np.sin(lat)])
    x, y, z = (way.min(axis=0) + way.max(axis=0)) / 2
    middle = float(np.degrees(np.arctan2(y, x))), float(np.degrees(np.arctan2(z, np.hypot(x, y))))
    zone = int((middle[0] + 180.0) // 6.0) % 60 + 1
    utm = CRS.from_epsg((32600 if middle[1] >= 0 else 32700) + zone)
    if _error(utm, degrees) <= _MOST_OFF:
        return utm
    at = round(middle[0]), round(max(-85.0, min(85.0, middle[1])))
    about = {"proj": "stere", "lon_0": at[0], "lat_0": at[1], "datum": "WGS84"}
    # Too short in the middle by as much as too long at the rim.
    about["k_0"] = round(1.0 / (1.0 + _error(CRS.from_dict(about), degrees) / 2.0), 3)
    name = f"Stereographic about {at[1]} degrees north, {at[0]} degrees east"
    return CRS.from_json_dict(CRS.from_dict(about).to_json_dict() | {"name": name})


def scale_notices(layer: AreaLayer) -> tuple[Notice, ...]:
    """What to tell where the projection's metres differ from those on the ground."""
    of = projection_scale(layer.scale, layer.crs)
    if of.error <= _TOLD:
        return ()
    return (Notice(SCALE, least=of.least, most=of.most, crs=describe(layer.crs)),)


def project_points(points: NDArray[np.float64], crs: CRS, target: CRS) -> NDArray[np.float64]:
    """(n, 2) points in another system; infinite where they cannot be projected."""
    if crs == target:
        return points
    transformer = Transformer.from_crs(crs, target, always_xy=True)
    x, y = transformer.transform(points[:, 0], points[:, 1])
    return np.column_stack([x, y])


def project_shapes(shapes: NDArray[np.object_], crs: CRS, target: CRS) -> NDArray[np.object_]:
    """(n,) shapely geometries in another system."""
    if crs == target:
        return shapes
    transformer = Transformer.from_crs(crs, target, always_xy=True)

    def move(x: Any, y: Any) -> Any:
        return transformer.transform(x, y)

    return np.asarray(shapely.transform(shapes, cast(Any, move), interleaved=False), dtype=object)

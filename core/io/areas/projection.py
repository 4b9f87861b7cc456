"""Coordinate systems: recognising, checking and projecting to metres."""

from __future__ import annotations

from typing import Any, cast

import numpy as np
import shapely
from numpy.typing import ArrayLike, NDArray
from pyproj import CRS, Transformer
from pyproj.aoi import AreaOfInterest
from pyproj.database import query_utm_crs_info
from pyproj.exceptions import CRSError, ProjError

from core.areas import DEFAULT_CRS
from core.errors import Notice, VbasError

DEGREES = "EPSG:4326"
LAMBERT = "EPSG:3347"
# Where areas of Canada can lie: degrees, and metres of the Statistics Canada Lambert projection.
_CANADA_DEGREES = (-142.0, 41.0, -52.0, 90.0)
_CANADA_LAMBERT = (3.4e6, 4.0e5, 9.4e6, 5.6e6)


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


def metric_crs(crs: CRS, bounds: tuple[float, float, float, float]) -> tuple[CRS, Notice | None]:
    """The system to compute in: the layer's own if metric, else one that suits its place.

    Parameters
    ----------
    crs
        The layer's own.
    bounds
        Least x, least y, greatest x, greatest y in it.
    """
    if is_metric(crs):
        return crs, None
    to_degrees = Transformer.from_crs(crs, 4326, always_xy=True)
    try:
        west, south, east, north = to_degrees.transform_bounds(*bounds)
    except ProjError:
        west, south, east, north = 0.0, 1e9, 0.0, 1e9
    target = DEFAULT_CRS
    if not _inside((west, south, east, north), _CANADA_DEGREES):
        place = AreaOfInterest(*[(west + east) / 2, (south + north) / 2] * 2)
        found = query_utm_crs_info(datum_name="WGS 84", area_of_interest=place)
        if not found:
            raise VbasError(
                "The coordinates do not lie on the earth if they are {crs}.",
                "Check the coordinate system.",
                crs=describe(crs),
            )
        target = CRS.from_epsg(found[0].code)
    return target, Notice(
        "Coordinates in {crs} were projected to {target}, so that distances are metres.",
        crs=describe(crs),
        target=describe(target),
    )


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

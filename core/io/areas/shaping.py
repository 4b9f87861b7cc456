"""From raw rows to points and polygons in metres."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import numpy as np
import shapely
from numpy.typing import NDArray
from pyproj import CRS

from core.arrays import joined
from core.background import in_background
from core.errors import Notice, VbasError
from core.io.areas import projection
from core.io.areas.faults import duplicate_points, find_faults, polygonal, repair_rings
from core.io.areas.roles import Roles
from core.io.areas.types import AreaSource, Fault, IncompleteAreasError, MissingCrsError, RawTable
from core.io.areas.values import as_numbers
from core.polygons import AT_ONCE, FlatPolygons
from core.steps import Step, Steps

_POINTS, _POLYGONS, _MIXED = (0, 4), (3, 6), 7


@dataclass(frozen=True, eq=False)
class Placed:
    """Areas with a place.

    Attributes
    ----------
    kept
        (m,) int, the rows that have a point.
    points
        (m, 2) float64, metres.
    shapes
        (m,) polygons, or None for points.
    crs
        The system of both.
    own
        The system that the coordinates were in.
    faults, notices
        What was found.
    valid_coverage
        Whether the polygons fit exactly.
    polygons
        The shapes as flat arrays, if they were made.
    """

    kept: NDArray[np.intp]
    points: NDArray[np.float64]
    shapes: NDArray[np.object_] | None
    crs: CRS
    own: CRS
    faults: tuple[Fault, ...]
    notices: tuple[Notice, ...]
    valid_coverage: bool
    polygons: FlatPolygons | None = None


def place(
    raw: RawTable, source: AreaSource, roles: Roles, ids: NDArray[np.object_]
) -> Steps[Placed]:
    """Points and, if there are any, polygons of all rows, projected to metres.

    Parameters
    ----------
    raw, source, roles
        What was read and chosen.
    ids
        (n,) text.

    Raises
    ------
    VbasError
        No coordinates, not finite ones, lines, no coordinate system.
    """
    yield Step("checking geometry")
    if raw.geometry is None:
        return _placed_points(raw, source, roles, ids, _table_points(raw, roles, ids))
    if (shapely.is_missing(raw.geometry) | shapely.is_empty(raw.geometry)).all():
        raise _no_geometry(raw)
    kinds = shapely.get_type_id(raw.geometry)
    if np.isin(kinds, (1, 2, 5)).any():
        first = int(np.flatnonzero(np.isin(kinds, (1, 2, 5)))[0])
        raise VbasError(
            "{file} has lines, the first in area {area}; areas are polygons or points.",
            "Choose another file or layer.",
            file=raw.path.name,
            area=ids[first],
        )
    if not np.isin(kinds, (*_POLYGONS, _MIXED)).any():
        points = _centroids(raw.geometry)
        _check_finite(raw, ids, points, np.arange(len(ids)))
        return _placed_points(raw, source, roles, ids, points)
    return (yield from _placed_polygons(raw, source, roles, ids))


def _table_points(raw: RawTable, roles: Roles, ids: NDArray[np.object_]) -> NDArray[np.float64]:
    """(n, 2) coordinates from the columns, all finite."""
    if "x" not in roles.columns or "y" not in roles.columns:
        raise VbasError(
            "{file} has neither geometry nor columns of coordinates.",
            "Choose a spatial file, or the columns of x and y: {columns}.",
            file=raw.path.name,
            columns=", ".join(map(str, raw.columns.columns)),
        )
    both = []
    for axis in ("x", "y"):
        column = roles.columns[axis]
        numbers, bad = as_numbers(raw.columns[column], raw.decimal_comma)
        if bad.any():
            raise VbasError(
                "Column {column} of {file} holds text; rows: {count:,}, the first is {place}.",
                "Choose a column of numbers.",
                column=column,
                file=raw.path.name,
                count=int(bad.sum()),
                place=raw.place(int(bad.argmax())),
            )
        both.append(numbers)
    points = np.column_stack(both)
    _check_finite(raw, ids, points, np.arange(len(ids)))
    return points


def _check_finite(
    raw: RawTable, ids: NDArray[np.object_], xy: NDArray[np.float64], of: NDArray[np.intp]
) -> None:
    """Raises if a coordinate is missing or infinite; `of` is the row of each coordinate."""
    rows = np.unique(of[~np.isfinite(xy).all(axis=1)])
    if len(rows):
        raise IncompleteAreasError(
            "Areas of {file} with a coordinate that is missing or not finite: {count:,}; "
            "{areas} (the first is {place}).",
            "Correct them, or leave them out (--leave-out incomplete).",
            count=len(rows),
            file=raw.path.name,
            areas=", ".join(ids[rows[:5]].tolist()) + (" ..." if len(rows) > 5 else ""),
            place=raw.place(int(rows[0])),
        )


def _own_crs(
    raw: RawTable, source: AreaSource, xy: NDArray[np.float64], degrees: bool
) -> tuple[CRS, tuple[Notice, ...]]:
    """The system of the coordinates: the file's, else the user's, else recognised."""
    chosen = projection.parse_crs(source.crs) if source.crs else None
    own = projection.own_crs(raw.crs)
    file = raw.path.name
    if own is not None:
        # The file's own system wins over the user's, unless its coordinates cannot be degrees.
        told = {"file": file, "own": projection.describe(own)}
        possible = not own.is_geographic or projection.are_degrees(xy)
        if chosen is None and not possible:
            raise MissingCrsError(
                "{file} says that its coordinates are {own}, but they are no degrees.",
                "Name their coordinate system (--crs), such as {suggestion}.",
                suggestion=projection.suggest_crs(xy) or projection.LAMBERT,
                **told,
            )
        if chosen is None or own.equals(chosen, ignore_axis_order=True):
            return own, ()
        told["chosen"] = projection.describe(chosen)
        if possible:
            template = "{file} has its own coordinate system {own}; {chosen} was not used."
            return own, (Notice(template, **told),)
        template = (
            "{file} says that its coordinates are {own}, but they are not: {chosen} was used."
        )
        return chosen, (Notice(template, **told),)
    if chosen is not None:
        return chosen, ()
    guess = projection.suggest_crs(xy)
    if raw.geometry is None and guess is not None and projection.is_likely(guess, xy, degrees):
        template = "{file} does not tell its coordinate system; {crs} was taken, as it looks like."
        return CRS.from_user_input(guess), (Notice(template, file=file, crs=guess),)
    raise MissingCrsError(
        "{file} does not tell its coordinate system.",
        "Name it (--crs)" + ("; the coordinates look like {suggestion}." if guess else "."),
        file=file,
        suggestion=guess or "",
    )


def _placed_points(
    raw: RawTable,
    source: AreaSource,
    roles: Roles,
    ids: NDArray[np.object_],
    points: NDArray[np.float64],
) -> Placed:
    own, notices = _own_crs(raw, source, points, roles.degrees)
    crs, projected = projection.metric_crs(own, points)
    points = projection.project_points(points, own, crs)
    _check_finite(raw, ids, points, np.arange(len(ids)))
    faults = tuple(duplicate_points(ids, points))
    notices += (projected,) if projected else ()
    return Placed(np.arange(len(ids)), points, None, crs, own, faults, notices, False)


def _placed_polygons(
    raw: RawTable, source: AreaSource, roles: Roles, ids: NDArray[np.object_]
) -> Steps[Placed]:
    # Flat polygons; collections lose their lines and points, missing ones become empty.
    assert raw.geometry is not None
    flat = not shapely.has_z(raw.geometry).any()  # flat ones are not copied for nothing
    shapes = (raw.geometry if flat else shapely.force_2d(raw.geometry)).copy()
    kinds = shapely.get_type_id(shapes)
    odd = np.flatnonzero(~np.isin(kinds, _POLYGONS))
    shapes[odd] = [shapely.Polygon() if s is None else polygonal(s) for s in shapes[odd]]
    mixed = odd[np.isin(kinds[odd], (*_POINTS, _MIXED))]
    faults = [
        Fault(
            "not a polygon",
            (str(ids[i]),),
            float("nan"),
            float("nan"),
            repaired=True,
            about=Notice("Area {area} has points or lines, which were left out.", area=ids[i]),
        )
        for i in mixed
    ]
    xy = _finite_coordinates(raw, ids, shapes)
    if not len(xy):
        raise _no_geometry(raw)
    own, notices = _own_crs(raw, source, xy, degrees=False)
    if source.x_column is not None or source.y_column is not None:
        template = "{file} has polygons: their centroids are the points, not columns x and y."
        notices += (Notice(template, file=raw.path.name),)
    crs, projected = projection.metric_crs(own, xy)
    notices += (projected,) if projected else ()
    del xy
    if crs != own:
        project = partial(projection.project_shapes, shapes, own, crs)
        shapes = yield from in_background("projecting", project)
        _finite_coordinates(raw, ids, shapes)
    repair = partial(repair_rings, ids, shapes)
    shapes, repaired = yield from in_background("repairing geometry", repair)
    points = _centroids(shapes)
    empties = _fill_empty(raw, roles, ids, points, (own, crs))
    polygons = yield from in_background("reading areas", partial(_flat, shapes))
    search = partial(find_faults, ids, shapes, polygons)
    found, valid = yield from in_background("looking for overlaps and islands", search)
    kept = np.flatnonzero(np.isfinite(points).all(axis=1))
    if not len(kept):
        raise _no_geometry(raw)
    if len(kept) < len(ids):
        out = np.setdiff1d(np.arange(len(ids)), kept)
        template = "Areas without geometry and point that were left out: {count:,} ({areas})."
        told = ", ".join(ids[out[:10]].tolist()) + (" ..." if len(out) > 10 else "")
        notices += (Notice(template, count=len(out), areas=told),)
    everything = (*faults, *empties, *repaired, *found)
    if len(kept) < len(shapes):
        polygons = None
    return Placed(kept, points[kept], shapes[kept], crs, own, everything, notices, valid, polygons)


def _flat(shapes: NDArray[np.object_]) -> FlatPolygons | None:
    return FlatPolygons.from_geometry(shapes)


def _finite_coordinates(
    raw: RawTable, ids: NDArray[np.object_], shapes: NDArray[np.object_]
) -> NDArray[np.float64]:
    """(v, 2) coordinates of all shapes, which are finite."""
    starts = range(0, max(len(shapes), 1), AT_ONCE)
    xy = joined([shapely.get_coordinates(shapes[i : i + AT_ONCE]) for i in starts])
    if not np.isfinite(xy).all():
        _check_finite(raw, ids, *shapely.get_coordinates(shapes, return_index=True))
    return xy


def _no_geometry(raw: RawTable) -> VbasError:
    return VbasError(
        "All areas of {file} are without geometry.",
        "Choose another file or layer.",
        file=raw.path.name,
    )


def _centroids(shapes: NDArray[np.object_]) -> NDArray[np.float64]:
    """(n, 2) centroids, even where they lie outside; NaN for empty shapes."""
    points = np.full((len(shapes), 2), np.nan)
    centres = shapely.centroid(shapes)
    there = np.asarray(~(shapely.is_empty(centres) | shapely.is_missing(centres)), dtype=bool)
    points[there] = shapely.get_coordinates(centres[there])
    return points


def _fill_empty(
    raw: RawTable,
    roles: Roles,
    ids: NDArray[np.object_],
    points: NDArray[np.float64],
    crs: tuple[CRS, CRS],
) -> list[Fault]:
    """Gives areas without polygon the point of their x and y columns, in place if plausible."""
    empty = np.flatnonzero(~np.isfinite(points).all(axis=1))
    if not len(empty):
        return []
    if "x" in roles.columns and "y" in roles.columns:
        spare = np.column_stack(
            [as_numbers(raw.columns[roles.columns[a]], raw.decimal_comma)[0] for a in ("x", "y")]
        )[empty]
        own = CRS.from_epsg(4326) if roles.degrees else crs[0]
        spare = projection.project_points(spare, own, crs[1])
        low, high = np.nanmin(points, axis=0), np.nanmax(points, axis=0)
        margin = 0.1 * (high - low).max()
        fits = ((spare >= low - margin) & (spare <= high + margin)).all(axis=1)
        points[empty[fits]] = spare[fits]
    has_point = np.asarray(np.isfinite(points[empty]).all(axis=1), dtype=bool)
    return [
        Fault(
            "empty geometry",
            (str(ids[i]),),
            float(points[i, 0]),
            float(points[i, 1]),
            repaired=bool(found),
            about=Notice(
                "Area {area} has no polygon; its x and y columns give its point."
                if found
                else "Area {area} has no polygon and was left out.",
                area=ids[i],
            ),
        )
        for i, found in zip(empty, has_point, strict=True)
    ]

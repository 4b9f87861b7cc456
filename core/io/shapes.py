"""Files that are shown as layers: outlines, lines and points, for the eye only."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

import numpy as np
import pandas as pd
import shapely
from numpy.typing import NDArray
from pyproj import CRS

from core.background import in_background
from core.errors import Notice, VbasError
from core.io.areas import AreaSource, MissingCrsError, projection
from core.io.areas.containers import find_layer
from core.io.areas.loading import load
from core.io.areas.roles import guess_roles
from core.io.areas.types import RawTable
from core.io.areas.values import as_numbers, as_text
from core.io.atomic import whole_file
from core.io.spatial_parts import write_parts
from core.map.layers import Shapes
from core.steps import Steps
from core.tables.base import free_name

_MANY_VERTICES = 2_000_000
_FINEST_SHARE = 20_000.0
"""Of the longer side of all shapes: details below this part are left out of very large files."""

Bounds = tuple[float, float, float, float]


@dataclass(frozen=True, eq=False)
class ShapeFile:
    """A file that was read to be shown.

    Attributes
    ----------
    shapes
        What is in it, in the coordinate system that was asked for.
    source
        What was read, with the layer and coordinate system filled in.
    notices
        What the user should know.
    """

    shapes: Shapes
    source: AreaSource
    notices: tuple[Notice, ...] = ()


def read_shapes(source: AreaSource, target: CRS, around: Bounds | None = None) -> Steps[ShapeFile]:
    """Reads a spatial file of any kind: polygons, lines, points, or a table of coordinates.

    Parameters
    ----------
    source
        The file; layer and coordinate system if they were chosen.
    target
        The coordinate system of the areas that it is shown with.
    around
        West, south, east, north of those areas, in ``target``: shapes that lie nowhere near are
        told of.

    Raises
    ------
    VbasError
        No such file, damaged, nothing in it, no coordinate system, a wrong one.
    """
    container = yield from in_background(
        "looking at the file", lambda: find_layer(source.path, source.layer)
    )
    raw = yield from in_background("reading shapes", lambda: load(container))
    own = _own_crs(raw, source)
    shapes, notices = yield from in_background("projecting", partial(_projected, raw, own, target))
    shapes, lighter = yield from in_background("simplifying", partial(_lightened, raw, shapes))
    notices += (*lighter, *_far_away(raw, shapes.geometry, around))
    chosen = replace(source, layer=container.layer or source.layer)
    return ShapeFile(replace(shapes, crs=target), chosen, (*raw.notices, *notices))


def write_shapes(shapes: Shapes, path: Path) -> None:
    """Writes shapes and their columns into a GeoPackage or GeoJSON file, by its ending.

    Columns whose names the formats keep for themselves get a number: "fid 2".

    Raises
    ------
    VbasError
        If the file cannot be written.
    """
    import geopandas
    from pyogrio import errors

    taken = {"fid", "ogc_fid", "geom", "geometry"}
    columns = shapes.attributes.copy()
    columns.columns = pd.Index([free_name(str(of), taken) for of in columns.columns], dtype=object)
    frame = geopandas.GeoDataFrame(columns, geometry=list(shapes.geometry), crs=shapes.crs)
    if not len(frame.columns.drop("geometry")):
        frame["id"] = shapes.ids
    json = path.suffix.lower() in (".geojson", ".json")
    with whole_file(path) as partial:
        partial.unlink()  # GDAL takes a file that is there for an older one of its own
        try:
            if json:
                write_parts(frame.to_crs(4326), partial, "GeoJSON", path.stem)
            else:
                write_parts(frame, partial, "GPKG", path.stem)
        except (errors.FieldError, errors.FeatureError, errors.GeometryError) as error:
            raise VbasError(
                "{file} could not be written: the driver for {kind} files refuses it.",
                "Choose another format, or show fewer columns.",
                file=path.name,
                kind=path.suffix,
            ) from error


def _geometry(raw: RawTable) -> NDArray[np.object_]:
    """(n,) geometry of the rows; points for tables with coordinates."""
    if raw.geometry is not None:
        return raw.geometry
    roles = guess_roles(raw.columns.columns, raw.columns.head(200)).columns
    if not {"x", "y"} <= set(roles):
        raise VbasError(
            "{file} has neither geometry nor columns of coordinates.",
            "Choose a spatial file, or a table with columns x and y.",
            file=raw.path.name,
        )
    x, y = (as_numbers(raw.columns[roles[axis]], raw.decimal_comma)[0] for axis in ("x", "y"))
    known = np.isfinite(x) & np.isfinite(y)
    points = np.full(len(x), None, dtype=object)
    points[known] = shapely.points(x[known], y[known])
    return points


def _own_crs(raw: RawTable, source: AreaSource) -> CRS:
    """The system of the file, else the one that the user named."""
    bounds = shapely.total_bounds(_geometry(raw))
    corners = np.asarray(bounds, dtype=np.float64).reshape(2, 2)
    own = projection.own_crs(raw.crs)
    if own is not None and (not own.is_geographic or not np.isfinite(bounds).all()):
        return own
    if own is not None and projection.are_degrees(corners):
        return own
    if source.crs:
        return projection.parse_crs(source.crs)
    guess = projection.suggest_crs(corners)
    if own is None:
        raise MissingCrsError(
            "{file} does not tell its coordinate system.",
            "Name it; without it nobody knows where its shapes lie.",
            file=raw.path.name,
            suggestion=guess or "",
        )
    raise MissingCrsError(
        "{file} says that its coordinates are {own}, but they are no degrees.",
        "Name their coordinate system, such as {suggestion}.",
        file=raw.path.name,
        own=projection.describe(own),
        suggestion=guess or projection.LAMBERT,
    )


def _projected(raw: RawTable, own: CRS, target: CRS) -> tuple[Shapes, tuple[Notice, ...]]:
    """The rows that have a place, in another coordinate system."""
    geometry = _geometry(raw)
    there = ~(shapely.is_missing(geometry) | shapely.is_empty(geometry))
    if not there.any():
        raise VbasError(
            "None of the rows of {file} has a geometry ({rows} in all).",
            "Choose another file or layer.",
            file=raw.path.name,
            rows=len(geometry),
        )
    moved = projection.project_shapes(geometry[there], own, target)
    finite = np.isfinite(shapely.bounds(moved)).all(axis=1)
    if not finite.any():
        raise VbasError(
            "The shapes of {file} do not lie on the earth if they are {crs}.",
            "Its coordinate system is wrong: correct it in the file, or remove it there and name "
            "the right one here.",
            file=raw.path.name,
            crs=projection.describe(own),
        )
    kept = np.flatnonzero(there)[finite]
    left_out = len(geometry) - len(kept)
    notices: tuple[Notice, ...] = ()
    if left_out:
        notices = (
            Notice(
                "Rows of {file} without a place, which are not shown: {count:,} of {rows:,}.",
                count=left_out,
                rows=len(geometry),
                file=raw.path.name,
            ),
        )
    attributes = raw.columns.iloc[kept].reset_index(drop=True)
    shapes = Shapes(moved[finite], _ids(raw)[kept], attributes, target, raw.path)
    return shapes, notices


def _ids(raw: RawTable) -> NDArray[np.object_]:
    """(n,) text: the id column if there is one, else the number of the row."""
    column = guess_roles(raw.columns.columns, raw.columns.head(200)).columns.get("id")
    if column is None:
        return np.arange(1, len(raw.columns) + 1).astype(str).astype(object)
    return as_text(raw.columns[column])


def _lightened(raw: RawTable, shapes: Shapes) -> tuple[Shapes, tuple[Notice, ...]]:
    """The shapes without details that no screen shows, if they have millions of vertices."""
    count = int(shapely.get_num_coordinates(shapes.geometry).sum())
    if count <= _MANY_VERTICES:
        return shapes, ()
    west, south, east, north = shapely.total_bounds(shapes.geometry)
    metres = max(east - west, north - south) / _FINEST_SHARE
    simple = np.asarray(shapely.simplify(shapes.geometry, metres, preserve_topology=False))
    gone = shapely.is_empty(simple)
    simple[gone] = shapes.geometry[gone]
    told = Notice(
        "{file} has {vertices:,} vertices: details below {metres:,.0f} m are left out, so that "
        "the map stays quick.",
        file=raw.path.name,
        vertices=count,
        metres=metres,
    )
    return replace(shapes, geometry=simple), (told,)


def _far_away(
    raw: RawTable, geometry: NDArray[np.object_], around: Bounds | None
) -> tuple[Notice, ...]:
    """Says so if the shapes lie nowhere near the areas."""
    if around is None:
        return ()
    west, south, east, north = shapely.total_bounds(geometry)
    if west <= around[2] and east >= around[0] and south <= around[3] and north >= around[1]:
        return ()
    return (
        Notice(
            "The shapes of {file} lie nowhere near the areas: if they should, the file has "
            "another coordinate system than it says.",
            file=raw.path.name,
        ),
    )

"""Areas, levels, regions and files made ready for the map; all of it off the GUI thread."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

import numpy as np
import pandas as pd
import shapely
from numpy.typing import NDArray
from pyproj import CRS

from app.kit import numbers
from app.map.layers.colouring import classes_for
from core.adjacency import adjacency_of
from core.areas import AreaLayer
from core.colours import Legend
from core.io.areas import AreaFile
from core.io.areas.projection import project_points, project_shapes
from core.map.classify import Classed
from core.map.fields import field_values, numbers_of
from core.map.layer_list import BACKGROUND
from core.map.layers import LayerStyle, MapLayer, Shapes
from core.map.values import AreaValues
from core.polygons import FlatPolygons
from core.raster.degrees import Degrees
from core.raster.lines import segments_of
from core.raster.overlay import Overlay
from core.voronoi import bounding_box, voronoi_cells

ID = "id"
"""The label that every layer has: the ids of its shapes."""

NO_FILL = 0
GROUND = {False: (0xFFE6EAEE, 0xFFAAB3BC), True: (0xFF272C32, 0xFF565F69)}
"""Fill and line of a background, by whether the ground is dark."""
_POINTS, _LINES, _POLYGONS = (0, 4), (1, 2, 5), (3, 6)


@dataclass(frozen=True, eq=False)
class ShownAreas:
    """The area file on the map, ready to be drawn."""

    file: AreaFile
    polygons: FlatPolygons
    degrees: Degrees | None = None


def ready_to_show(file: AreaFile) -> ShownAreas:
    """What the map needs to show an area file."""
    polygons = FlatPolygons.from_areas(file.layer)
    bounds = polygons.total_bounds
    degrees = None if bounds is None else Degrees.around(bounds, file.layer.crs)
    return ShownAreas(file, polygons, degrees)


def polygons_in(layer: AreaLayer, crs: CRS) -> FlatPolygons:
    """The polygons of a layer in a coordinate system."""
    if layer.crs == crs or layer.geometry is None:
        return FlatPolygons.from_areas(layer)
    return FlatPolygons.from_geometry(project_shapes(layer.geometry, layer.crs, crs))


def cells_of(sites: NDArray[np.float64], points: NDArray[np.float64]) -> NDArray[np.float64]:
    """(m, 4) the lines between the Voronoi cells of sites, cut off around the areas, metres."""
    cells = voronoi_cells(sites, bounding_box(points))
    return segments_of(FlatPolygons.from_geometry(cells))


def links_of(layer: AreaLayer) -> NDArray[np.float64]:
    """(l, 4) lines between areas that do not touch but hang together, metres."""
    links = adjacency_of(layer).links
    return np.hstack([layer.points[links[:, 0]], layer.points[links[:, 1]]])


@dataclass(frozen=True, eq=False)
class Pieces:
    """Shapes as the map draws them.

    Attributes
    ----------
    polygons
        n features, or None if none of the shapes is a polygon.
    lines
        (m, 4) segments, metres.
    points
        (q, 2) metres.
    point_of
        (q,) the shape each point belongs to.
    centres
        (n, 2) where labels stand.
    """

    polygons: FlatPolygons | None
    lines: NDArray[np.float64]
    points: NDArray[np.float64]
    point_of: NDArray[np.intp]
    centres: NDArray[np.float64]


def pieces_of(shapes: Shapes, crs: CRS) -> Pieces:
    """Shapes taken apart, in a coordinate system."""
    geometry = shapes.geometry
    if shapes.crs is not None:
        geometry = project_shapes(geometry, shapes.crs, crs)
    parts, owner = shapely.get_parts(geometry, return_index=True)
    kinds = shapely.get_type_id(parts)
    points = np.isin(kinds, _POINTS)
    return Pieces(
        FlatPolygons.from_geometry(geometry) if np.isin(kinds, _POLYGONS).any() else None,
        _segments(parts[np.isin(kinds, _LINES)]),
        shapely.get_coordinates(parts[points]),
        owner[points],
        shapely.get_coordinates(shapely.centroid(geometry)),
    )


def _segments(lines: NDArray[np.object_]) -> NDArray[np.float64]:
    """(m, 4) the pieces of lines."""
    xy, line = shapely.get_coordinates(lines, return_index=True)
    if len(xy) < 2:
        return np.empty((0, 4))
    together = line[1:] == line[:-1]
    return np.hstack([xy[:-1][together], xy[1:][together]])


Drawn = tuple[Overlay, Legend | None]
"""What is drawn of a layer, and what its colours mean."""


def overlay_of(layer: MapLayer, pieces: Pieces, dark: bool) -> Drawn:
    """What is drawn of a layer; its opacity is the map's affair."""
    style, n = layer.style, 0 if layer.shapes is None else len(layer.shapes)
    fill_colour, line = style.fill, style.line
    if layer.key.startswith(BACKGROUND):
        ground = GROUND[dark]
        fill_colour = ground[0] if fill_colour is None else fill_colour
        line = ground[1] if line is None else line
    done = None if layer.shapes is None else shape_classes(layer.shapes, style, dark)
    fill = done.lut if done is not None else None
    if fill is None and fill_colour not in (None, NO_FILL):
        fill = np.full(n, fill_colour, dtype=np.uint32)
    if fill is not None and pieces.polygons is None:
        fill = fill[pieces.point_of] if len(pieces.points) else None
    drawn = Overlay(
        layer.key,
        pieces.polygons,
        pieces.lines if len(pieces.lines) else None,
        pieces.points if len(pieces.points) else None,
        fill,
        line,
        style.width,
    )
    return drawn, None if done is None else _named(done.legend, layer.title)


def _named(legend: Legend, layer: str) -> Legend:
    """A legend that says which layer it is of."""
    return replace(legend, title=f"{layer}: {legend.title}")


def shape_classes(shapes: Shapes, style: LayerStyle, dark: bool) -> Classed | None:
    """The colours of shapes by a column of theirs; None without one."""
    of = shape_values(shapes, style.field)
    return None if of is None else classes_for(of, style, dark)


def shape_values(shapes: Shapes, field: str) -> AreaValues | None:
    """The numbers of a column of shapes; None if it has none."""
    if not field or field not in shapes.attributes.columns:
        return None
    found = numbers_of(shapes.attributes[field].to_numpy(), shapes.ids)
    return None if found is None else AreaValues(field, found, field, "")


def level_fill(
    key: str,
    file_layer: AreaLayer,
    polygons: FlatPolygons,
    layer: MapLayer,
    dark: bool,
) -> Drawn | None:
    """The fill of a coarser level, to lie under its outlines; None without one."""
    fill: NDArray[np.uint32] | None = None
    legend, style = None, layer.style
    of = field_values(style.field, file_layer) if style.field else None
    if of is not None:
        done = classes_for(of, style, dark)
        fill, legend = done.lut, _named(done.legend, layer.title)
    elif style.fill not in (None, NO_FILL):
        fill = np.full(len(file_layer), style.fill, dtype=np.uint32)
    return None if fill is None else (Overlay(key, polygons, fill=fill, width=0.0), legend)


def centres_in(layer: AreaLayer, crs: CRS) -> NDArray[np.float64]:
    """(n, 2) the points of a level's areas in a coordinate system."""
    return project_points(layer.points, layer.crs, crs)


def label_texts(
    column: str, ids: NDArray[np.object_], attributes: pd.DataFrame, own: Mapping[str, object]
) -> NDArray[np.object_] | None:
    """(n,) what is written on each shape; None if there is no such column."""
    if column == ID:
        return ids
    values = own.get(column)
    if values is None and column in attributes.columns:
        values = attributes[column].to_numpy()
    if values is None:
        return None
    series = pd.Series(values)
    if pd.api.types.is_numeric_dtype(series) and not pd.api.types.is_bool_dtype(series):
        found = series.to_numpy(np.float64, na_value=np.nan)
        texts = ["" if np.isnan(v) else numbers.short(float(v)) for v in found]
        return np.array(texts, dtype=object)
    return series.where(series.notna(), "").astype("str").to_numpy(object)

"""What the map needs of files before it can show them; made off the GUI thread."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray
from pyproj import CRS

from core.adjacency import adjacency_of
from core.areas import AreaLayer
from core.colours import neighbour_pairs
from core.io.areas import AreaFile
from core.io.areas.projection import project_shapes
from core.raster.degrees import Degrees
from core.raster.lines import segments_of
from core.raster.polygons import FlatPolygons
from core.voronoi import bounding_box, voronoi_cells


@dataclass(frozen=True, eq=False)
class ShownAreas:
    """The area file on the map, ready to be drawn."""

    file: AreaFile
    polygons: FlatPolygons

    @cached_property
    def neighbours(self) -> NDArray[np.int32]:
        """(p, 2) pairs of areas that are neighbours; half a second for 50,000 areas."""
        return neighbour_pairs(self.file.layer.points)

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

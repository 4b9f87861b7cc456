"""The map of the window: its layers, what is under the pointer, and how it is saved."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from pyproj import CRS, Transformer
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QHelpEvent, QMouseEvent
from PySide6.QtWidgets import QToolTip, QWidget

from app.canvas import export
from app.canvas.surface import MapSurface
from core.colours import Legend, region_legend
from core.raster.lines import segments_of
from core.raster.polygons import FlatPolygons
from core.raster.scene import LAYERS


class MapCanvas(MapSurface):
    """A map of areas, regions, sites and what else belongs to a study.

    All values are plain: arrays with one entry an area, in metres of one coordinate system.

    Signals
    -------
    area_hovered(int)
        The area under the pointer changed; -1 = none.
    area_clicked(int, modifiers)
        An area (-1 = the ground beside them) was clicked.
    areas_boxed(array of int32, modifiers)
        A rectangle was drawn with the select tool around the points of these areas.
    cursor_moved(x, y, lat, lon)
        Place under the pointer: metres, and degrees (NaN without a coordinate system).
    cursor_left()
        The pointer left the map.
    """

    area_hovered = Signal(int)
    area_clicked = Signal(int, object)
    areas_boxed = Signal(object, object)
    cursor_moved = Signal(float, float, float, float)
    cursor_left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Map"))
        self._ids: NDArray[np.object_] | None = None
        self._visible: dict[str, bool] = {}
        self._opacity: dict[str, float] = {}
        self._hovered = -1
        self._choropleth_legend: Legend | None = None
        self._region_legend: Legend | None = None
        self._describe: Callable[[int], str] | None = None
        self._to_degrees: Transformer | None = None
        self._from_degrees: Transformer | None = None
        self._describe_map()

    # Layers

    def show_areas(
        self,
        polygons: FlatPolygons | None,
        points: NDArray[np.float64] | None = None,
        ids: NDArray[np.object_] | None = None,
        *,
        neighbours: NDArray[np.int32] | None = None,
    ) -> None:
        """Shows other areas and forgets everything that belonged to the old ones.

        Parameters
        ----------
        polygons
            n areas; None = an empty map.
        points
            (n, 2) metres; needed for a quick first picture, boxes, and telling regions apart.
        ids
            (n,) text, for tooltips when `set_describe` was not called.
        neighbours
            (p, 2) int32 pairs of areas that touch, to colour regions; else from the points.
        """
        self._ids, self._neighbours = ids, neighbours
        self._choropleth_legend = self._region_legend = None
        self._auto_colours = False
        self._set_hovered(-1)
        self._picture = None
        self.change_scene(
            polygons=polygons,
            points=points,
            area_lut=None,
            labels=None,
            region_lut=None,
            levels={},
            cells=None,
            sites=None,
            faults=None,
            selection=None,
        )
        self._describe_map()
        self.zoom_to_all()

    def show_level(self, name: str, polygons: FlatPolygons | None) -> None:
        """Shows a coarser layer as outlines under a name of its own; None takes it away."""
        levels = {k: v for k, v in self.scene.levels.items() if k != name}
        if polygons is not None:
            levels[name] = polygons
        self.change_scene(levels=levels)

    def set_choropleth(self, lut: NDArray[np.uint32] | None, legend: Legend | None = None) -> None:
        """Colours the areas: (n,) uint32 as made by `core.colours.choropleth`; None = plain."""
        self._choropleth_legend = legend
        self.change_scene(area_lut=lut)

    def set_regions(
        self,
        labels: NDArray[np.int32] | None,
        lut: NDArray[np.uint32] | None = None,
        legend: Legend | None = None,
    ) -> None:
        """Shows regions; may be called many times a second, only the newest is painted.

        Parameters
        ----------
        labels
            (n,) int32 region of each area, -1 = none; None takes the regions away. Must not be
            changed afterwards.
        lut
            (s,) uint32 colours of the regions; None = chosen here, so that neighbours differ.
        legend
            What ``lut`` means.
        """
        self._auto_colours = lut is None and labels is not None
        if labels is None:
            self._region_legend = None
        elif self._auto_colours:
            self._region_legend = legend or self._plain_region_legend()
        else:
            self._region_legend = legend
        self.change_scene(labels=labels, region_lut=lut)
        self._describe_map()

    def set_sites(self, xy: NDArray[np.float64] | None) -> None:
        """Shows sites, (s, 2) metres."""
        self.change_scene(sites=xy)

    def set_cells(self, cells: FlatPolygons | NDArray[np.float64] | None) -> None:
        """Shows Voronoi cells as guide lines: polygons, or (m, 4) x, y, x, y of lines."""
        lines = segments_of(cells) if isinstance(cells, FlatPolygons) else cells
        self.change_scene(cells=lines)

    def set_faults(self, xy: NDArray[np.float64] | None) -> None:
        """Marks places, (q, 2) metres, where the geometry has faults."""
        self.change_scene(faults=xy)

    def set_selection(self, indices: Sequence[int] | NDArray[np.integer[Any]] | None) -> None:
        """Puts a halo around areas."""
        chosen = None if indices is None else np.unique(np.asarray(indices, dtype=np.int32))
        self.change_scene(selection=chosen)

    def layer_names(self) -> tuple[str, ...]:
        """The layers that can be hidden, from the lowest up; coarser levels by their names."""
        return (*LAYERS, *self.scene.levels)

    def is_layer_visible(self, name: str) -> bool:
        """Whether a layer is to be seen (if it has anything in it)."""
        return self._visible.get(name, True)

    def set_layer_visible(self, name: str, visible: bool) -> None:
        """Shows or hides a layer."""
        self._visible[name] = visible
        self._show_opacity()

    def set_layer_opacity(self, name: str, opacity: float) -> None:
        """Makes a layer transparent: 0 (not seen) to 1."""
        self._opacity[name] = min(max(opacity, 0.0), 1.0)
        self._show_opacity()

    def _show_opacity(self) -> None:
        names = {*self._visible, *self._opacity}
        self.change_scene(
            opacity={n: self._opacity.get(n, 1.0) * self.is_layer_visible(n) for n in names}
        )

    # What things mean

    def set_describe(self, describe: Callable[[int], str] | None) -> None:
        """What to say about an area when the pointer rests on it."""
        self._describe = describe

    def set_number_format(self, number: Callable[[float], str]) -> None:
        """How to write the numbers of the legend."""
        self._number = number
        self.update()

    def current_legend(self) -> Legend | None:
        """The legend of the uppermest coloured layer that is seen."""
        if self._region_legend is not None and self.scene.opacity_of("regions") > 0:
            return self._region_legend
        return self._choropleth_legend if self.scene.opacity_of("areas") > 0 else None

    def set_crs(self, crs: CRS | None) -> None:
        """The coordinate system of everything on the map, for latitudes and true north."""
        self._to_degrees = self._from_degrees = None
        if crs is not None:
            degrees = CRS.from_epsg(4326)
            self._to_degrees = Transformer.from_crs(crs, degrees, always_xy=True)
            self._from_degrees = Transformer.from_crs(degrees, crs, always_xy=True)
        view = self.map_view()
        self._north = self.north_at(*view.world(view.width / 2.0, view.height / 2.0))
        self.update()

    def degrees_at(self, x: float, y: float) -> tuple[float, float]:
        """Latitude and longitude of a place; NaN if not known."""
        if self._to_degrees is None:
            return math.nan, math.nan
        lon, lat = self._to_degrees.transform(x, y)
        return (lat, lon) if math.isfinite(lat) and math.isfinite(lon) else (math.nan, math.nan)

    def north_at(self, x: float, y: float) -> float:
        """Degrees clockwise from up to true north at a place."""
        lat, lon = self.degrees_at(x, y)
        if self._from_degrees is None or not math.isfinite(lat):
            return 0.0
        ahead = self._from_degrees.transform(lon, min(lat + 0.01, 90.0))
        angle = math.degrees(math.atan2(ahead[0] - x, ahead[1] - y))
        return angle if math.isfinite(angle) else 0.0

    # Under the pointer

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tells where the pointer is and over which area."""
        super().mouseMoveEvent(event)
        x, y = self.world_at(event.position())
        self.cursor_moved.emit(x, y, *self.degrees_at(x, y))
        if not self._navigator.busy:
            self._set_hovered(self.area_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer left."""
        super().leaveEvent(event)
        self._set_hovered(-1)
        self.cursor_left.emit()

    def _set_hovered(self, area: int) -> None:
        if area != self._hovered:
            self._hovered = area
            self.area_hovered.emit(area)

    def click_at(self, at: QPointF, modifiers: Qt.KeyboardModifier) -> None:
        """A click without a drag."""
        if self.scene.polygons is not None:
            self.area_clicked.emit(self.area_at(at), modifiers)

    def select_box(self, box: QRectF, modifiers: Qt.KeyboardModifier) -> None:
        """Tells which areas have their point inside a rectangle."""
        points = self.scene.points
        if points is None:
            return
        west, north = self.world_at(box.topLeft())
        east, south = self.world_at(box.bottomRight())
        inside = (points >= (west, south)).all(axis=1) & (points <= (east, north)).all(axis=1)
        self.areas_boxed.emit(np.flatnonzero(inside).astype(np.int32), modifiers)

    def event(self, event: QEvent) -> bool:
        """Shows the tooltip of the area under the pointer."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            text = self._tooltip(self.area_at(QPointF(event.pos())))
            if text:
                QToolTip.showText(event.globalPos(), text, self)
            else:
                QToolTip.hideText()
                event.ignore()
            return True
        return super().event(event)

    def _tooltip(self, area: int) -> str:
        if area < 0:
            return ""
        if self._describe is not None:
            return self._describe(area)
        return "" if self._ids is None else str(self._ids[area])

    # Files

    def save_png(self, path: Path, scale: float = 1.0) -> None:
        """Writes what is seen as a PNG, ``scale`` times as fine as the widget."""
        export.save_png(self, path, scale)

    def save_svg(self, path: Path) -> None:
        """Writes what is seen as an SVG: areas as a picture, lines and text as vectors."""
        export.save_svg(self, path)

    @Slot()
    def copy_to_clipboard(self) -> None:
        """Puts what is seen on the clipboard, as a picture."""
        export.copy_to_clipboard(self)

    def _plain_region_legend(self) -> Legend:
        legend = region_legend(self.tr("Regions"), dark=self.is_dark)
        note = self.tr("Colours only tell neighbours apart.")
        return Legend(legend.title, entries=legend.entries, note=note)

    def changeEvent(self, event: QEvent) -> None:
        """Follows the theme with the colours of regions too."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self._auto_colours:
            self._region_legend = self._plain_region_legend()

    def _describe_map(self) -> None:
        polygons, labels = self.scene.polygons, self.scene.labels
        if polygons is None:
            text = self.tr("An empty map")
        elif labels is None:
            text = self.tr("A map of %n areas", "", len(polygons))
        else:
            regions = int(labels.max(initial=-1)) + 1
            text = self.tr("A map of {areas} areas in {regions} regions").format(
                areas=len(polygons), regions=regions
            )
        self.setAccessibleDescription(text)

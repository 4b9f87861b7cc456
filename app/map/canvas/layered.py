"""The layers of the map and what their colours mean."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.map.canvas.regions import RegionMap
from core.arrays import distinct
from core.colours import Legend
from core.raster.lines import segments_of
from core.raster.overlay import LineStyle, Overlay
from core.raster.polygons import FlatPolygons
from core.raster.scene import LAYERS


class LayeredMap(RegionMap):
    """Shows areas, regions, sites and more, each in a layer that can be hidden.

    All values are plain: arrays with one entry an area, in metres of one coordinate system.

    Signals
    -------
    areas_shown()
        Other areas are on the map.
    """

    areas_shown = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ids: NDArray[np.object_] | None = None
        self._visible: dict[str, bool] = {}
        self._opacity: dict[str, float] = {}
        self._choropleth_legend: Legend | None = None
        self._overlay_legends: dict[str, Legend] = {}

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
        self._neighbours = neighbours
        self._choropleth_legend = None
        self.forget_regions()
        self._ids = ids
        self._picture = None
        self.change_scene(
            polygons=polygons,
            points=points,
            area_lut=None,
            labels=None,
            region_lut=None,
            levels={},
            cells=None,
            links=None,
            trails=(),
            sites=None,
            faults=None,
            selection=None,
        )
        self._describe_map()
        self.zoom_to_all()
        self.areas_shown.emit()

    def show_level(self, name: str, polygons: FlatPolygons | None) -> None:
        """Shows a coarser layer as outlines under a name of its own; None takes it away."""
        levels = {k: v for k, v in self.scene.levels.items() if k != name}
        if polygons is not None:
            levels[name] = polygons
        self.change_scene(levels=levels)

    def set_level_style(self, name: str, line: int | None, width: float = 1.0) -> None:
        """How a level is drawn: 0xAARRGGBB or None for the theme's colour; logical pixels."""
        styles = {**self.scene.level_styles, name: LineStyle(line, width)}
        self.change_scene(level_styles=styles)

    def set_overlays(
        self, overlays: Sequence[Overlay], legends: Mapping[str, Legend] | None = None
    ) -> None:
        """Shows these layers with shapes of their own, and no others.

        ``legends`` tell what their colours mean, by key; they are hidden with their layer.
        """
        self._overlay_legends = dict(legends or {})
        self.change_scene(overlays=tuple(overlays))

    def set_order(self, order: Sequence[str]) -> None:
        """Paints the layers in this order, the lowest first; see `Scene.painting_order`."""
        self.change_scene(order=tuple(order))

    def set_choropleth(self, lut: NDArray[np.uint32] | None, legend: Legend | None = None) -> None:
        """Colours the areas: (n,) uint32 as made by `core.colours.legend`; None = plain."""
        self._choropleth_legend = legend
        self.change_scene(area_lut=lut)

    def set_sites(self, xy: NDArray[np.float64] | None) -> None:
        """Shows sites, (s, 2) metres; where they came from is forgotten."""
        self.change_scene(sites=xy, trails=())

    def set_links(self, lines: NDArray[np.float64] | None) -> None:
        """Shows which areas belong together though they do not touch: (l, 4) metres."""
        self.change_scene(links=lines)

    def set_cells(self, cells: FlatPolygons | NDArray[np.float64] | None) -> None:
        """Shows Voronoi cells as guide lines: polygons, or (m, 4) x, y, x, y of lines."""
        lines = segments_of(cells) if isinstance(cells, FlatPolygons) else cells
        self.change_scene(cells=lines)

    def set_faults(self, xy: NDArray[np.float64] | None) -> None:
        """Marks places, (q, 2) metres, where the geometry has faults."""
        self.change_scene(faults=xy)

    def set_selection(self, indices: Sequence[int] | NDArray[np.integer[Any]] | None) -> None:
        """Puts a halo around areas; indices of a layer that is no longer shown are ignored."""
        chosen = None
        if indices is not None and self.scene.polygons is not None:
            chosen = distinct(np.asarray(indices, dtype=np.int32))
            chosen = chosen[(chosen >= 0) & (chosen < len(self.scene.polygons))]
        self.change_scene(selection=chosen)

    def layer_names(self) -> tuple[str, ...]:
        """The layers that can be hidden; coarser levels by their names, then overlays."""
        keys = (overlay.key for overlay in self.scene.overlays)
        return (*LAYERS, *self.scene.levels, *keys)

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

    def set_number_format(self, number: Callable[[float], str]) -> None:
        """How to write the numbers of the legend."""
        self._number = number
        self._kept.forget()
        self.update()

    def current_legend(self) -> Legend | None:
        """The legend of the uppermest coloured layer that is seen."""
        if self.region_legend is not None and self.scene.opacity_of("regions") > 0:
            return self.region_legend
        return self._choropleth_legend if self.scene.opacity_of("areas") > 0 else None

    def legends(self) -> tuple[Legend, ...]:
        """The legends of everything that is seen: of the areas, then of overlays."""
        seen = {o.key for o in self.scene.overlays if o.opacity * self.scene.opacity_of(o.key) > 0}
        others = (of for key, of in self._overlay_legends.items() if key in seen)
        return (*super().legends(), *others)

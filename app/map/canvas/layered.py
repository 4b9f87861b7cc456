"""The layers of the map and what their colours mean: areas, regions, sites and more."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QEvent, QTimer, Signal, Slot
from PySide6.QtWidgets import QWidget

from app.map.canvas.surface import MapSurface
from core.arrays import distinct
from core.colours import Legend, LegendEntry, region_legend
from core.polygons import FlatPolygons
from core.raster.overlay import LineStyle, Overlay


class LayeredMap(MapSurface):
    """Shows areas, regions, sites and more, each in a layer that can be hidden.

    All values are plain: arrays with one entry an area, in metres of one coordinate system.

    Signals
    -------
    areas_shown()
        Other areas are on the map.
    regions_shown(bool)
        Regions or their edges have come onto the map, or have gone.
    """

    areas_shown = Signal()
    regions_shown = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ids: NDArray[np.object_] | None = None
        self._visible: dict[str, bool] = {}
        self._opacity: dict[str, float] = {}
        self._choropleth_legend: Legend | None = None
        self._overlay_legends: dict[str, Legend] = {}
        self._region_legend: Legend | None = None
        self._region_note = ""
        self._had_regions = False
        # What is told is how things stand in the end, not each change on the way.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._announce_regions)
        self._describe_map()

    def show_areas(
        self,
        polygons: FlatPolygons | None,
        points: NDArray[np.float64] | None = None,
        ids: NDArray[np.object_] | None = None,
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
        """
        self._choropleth_legend = self._region_legend = None
        self._auto_colours = False
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
            neighbours=None,
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

    def set_neighbours(self, pairs: NDArray[np.int32] | None) -> None:
        """Which areas are neighbours, (p, 2), where colours of regions are chosen here."""
        self.change_scene(neighbours=pairs)

    def set_links(self, lines: NDArray[np.float64] | None) -> None:
        """Shows which areas belong together though they do not touch: (l, 4) metres."""
        self.change_scene(links=lines)

    def set_cells(self, lines: NDArray[np.float64] | None) -> None:
        """Shows Voronoi cells as guide lines: (m, 4) x, y, x, y."""
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
            opacity={n: self._opacity.get(n, 1.0) * self._visible.get(n, True) for n in names}
        )

    # Regions

    def change_scene(self, **changes: Any) -> None:
        """Shows another scene; the fields are those of `Scene`."""
        super().change_scene(**changes)
        if "labels" in changes:
            self._soon.start()

    @Slot()
    def _announce_regions(self) -> None:
        has_regions = self.scene.labels is not None
        if has_regions != self._had_regions:
            self._had_regions = has_regions
            self.regions_shown.emit(has_regions)

    def set_regions(
        self,
        labels: NDArray[np.int32] | None,
        lut: NDArray[np.uint32] | None = None,
        legend: Legend | None = None,
        *,
        note: str = "",
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
            What ``lut`` means; None = the colours only tell neighbours apart.
        note
            A sentence under the legend of colours that only tell neighbours apart.
        """
        self._auto_colours = lut is None and labels is not None
        self._region_note = note
        if labels is None:
            self._region_legend = None
        else:
            self._region_legend = legend or self._plain_region_legend()
        self.change_scene(labels=labels, region_lut=lut)
        self._describe_map()

    def show_search(
        self,
        labels: NDArray[np.int32],
        colours: tuple[NDArray[np.uint32], Legend] | None,
        sites: NDArray[np.float64] | None,
        trails: Sequence[NDArray[np.float64]] = (),
        *,
        over_areas: bool = False,
    ) -> None:
        """Shows a state of a search at once: regions, sites, and where these came from.

        Parameters
        ----------
        labels, colours
            See `set_regions`; None lets neighbours differ.
        sites
            (s, 2) metres, or None.
        trails
            Lines, (m, 4) metres, along which sites moved, the latest first.
        over_areas
            Only the edges of the regions, over the areas as they are coloured.
        """
        self._auto_colours = colours is None and not over_areas
        lut, self._region_legend = colours or (None, None)
        self._region_note = ""
        if self._auto_colours:
            self._region_legend = self._plain_region_legend()
        area_lut = self._scene.area_lut if over_areas else None
        begins = self._scene.labels is None  # a search keeps its number of regions
        self.change_scene(
            area_lut=area_lut, labels=labels, region_lut=lut, sites=sites, trails=tuple(trails)
        )
        if begins:
            self._describe_map()

    def _plain_region_legend(self) -> Legend:
        legend = region_legend(self.tr("Regions"), dark=self.is_dark)
        note = self._region_note or self.tr("Colours only tell neighbours apart.")
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
        if text != self.accessibleDescription():  # announced to readers of the screen
            self.setAccessibleDescription(text)

    # What the colours mean

    def set_number_format(self, number: Callable[[float], str]) -> None:
        """How to write the numbers of the legend."""
        self._number = number
        self._kept.forget()
        self.update()

    def current_legend(self) -> Legend | None:
        """The legend of the uppermest coloured layer that is seen."""
        if self._region_legend is not None and self.scene.opacity_of("regions") > 0:
            return self._region_legend
        return self._choropleth_legend if self.scene.opacity_of("areas") > 0 else None

    def legends(self) -> tuple[Legend, ...]:
        """The legends of everything that is seen: of the areas, then of overlays."""
        seen = {o.key for o in self.scene.overlays if o.opacity * self.scene.opacity_of(o.key) > 0}
        others = (of for key, of in self._overlay_legends.items() if key in seen)
        return (*super().legends(), *self._fault_legends(), *others)

    def _fault_legends(self) -> tuple[Legend, ...]:
        """What the marks of faults mean, while they are seen."""
        faults = self.scene.faults
        if faults is None or not len(faults) or self.scene.opacity_of("faults") <= 0:
            return ()
        mark = LegendEntry(self.scene.palette.fault, label=self.tr("place of a fault"))
        return (Legend(self.tr("Faults in the geometry"), entries=(mark,)),)

"""The regions of the map: their colours, their legend, and a search for better ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QEvent, QTimer, Signal, Slot
from PySide6.QtWidgets import QWidget

from app.map.canvas.surface import MapSurface
from core.colours import Legend, region_legend


class RegionMap(MapSurface):
    """Shows areas grouped into regions.

    Signals
    -------
    regions_shown(bool)
        Regions or their edges have come onto the map, or have gone.
    """

    regions_shown = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._region_legend: Legend | None = None
        self._region_note = ""
        self._had_regions = False
        # What is told is how things stand in the end, not each change on the way.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._tell_regions)
        self._describe_map()

    @property
    def region_legend(self) -> Legend | None:
        """What the colours of the regions mean; None without any."""
        return self._region_legend

    def forget_regions(self) -> None:
        """Other areas come onto the map."""
        self._region_legend, self._auto_colours = None, False

    def change_scene(self, **changes: Any) -> None:
        """Shows another scene; the fields are those of `Scene`."""
        super().change_scene(**changes)
        if "labels" in changes:
            self._soon.start()

    @Slot()
    def _tell_regions(self) -> None:
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
            What ``lut`` means.
        note
            A sentence under the legend of colours that are chosen here.
        """
        self._auto_colours = lut is None and labels is not None
        if labels is None:
            self._region_legend = None
        elif self._auto_colours:
            self._region_note = note
            self._region_legend = legend or self._plain_region_legend()
        else:
            self._region_legend = legend
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

"""What leaves a table: files, and layers of the map."""

from __future__ import annotations

from functools import partial

import numpy as np
import pandas as pd
import shapely
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Slot

from app.frame.program import Program
from app.frame.session import RunEntry
from app.kit import numbers
from app.table.links import AreasLink, RegionsLink
from app.table.rows_exporter import Outlines, RowsExporter
from app.table.tables_panel import AREAS, REGIONS, RUNS, TablesPanel
from core.aggregation import dissolve
from core.areas import AreaLayer
from core.errors import VbasError
from core.io.areas import AreaFile
from core.io.table_export import frame_of
from core.map.layer_list import SELECTION, free_key, with_own
from core.map.layers import LayerStyle, MapLayer, Shapes
from core.region_measures import polsby_popper
from core.tables import Column

_FOLDER = "tables"
_TOPIC = "tables"


class TakingOut(QObject):
    """Exports, layers of selections, and how round regions are: whatever needs shapes."""

    def __init__(
        self, program: Program, panel: TablesPanel, areas: AreasLink, regions: RegionsLink
    ) -> None:
        super().__init__(panel)
        self._program, self._session = program, program.session
        self._panel, self._areas, self._regions = panel, areas, regions
        self.exporters = {
            name: RowsExporter(program, panel.panels[name], name, outlines)
            for name, outlines in (
                (AREAS, self._of_areas),
                (REGIONS, self._of_regions),
                (RUNS, lambda: None),
            )
        }

    def _file(self) -> AreaFile | None:
        return self._areas.file()

    def _of_areas(self) -> Outlines | None:
        file = self._file()
        return None if file is None else Outlines(file.layer.crs, partial(_outlines, file.layer))

    def _of_regions(self) -> Outlines | None:
        entry = self._session.current_run
        if entry is None:
            return None
        return Outlines(entry.area_file.layer.crs, partial(_regions, entry))

    # Layers

    @Slot()
    def save_selection(self) -> None:
        """Puts the selected areas on the map as a layer of their own; can be undone."""
        file, session = self._file(), self._session
        panel = self._panel.panels[AREAS]
        if file is None or not len(session.selection):
            error = VbasError("Nothing is selected.", "Select rows of the table, or areas.")
            for name in (AREAS, REGIONS):
                self._panel.panels[name].bar.say_error(error)
            return
        chosen = session.selection
        table = panel.table
        usable = table is not None and len(table) == len(file.layer)
        columns = panel.shown_columns if usable else ()
        self._program.background.ask(
            "selection layer",
            partial(_shapes_of, file.layer, columns, chosen),
            partial(self._add_layer, len(chosen)),
        )

    def _add_layer(self, n: int, shapes: Shapes) -> None:
        layers = self._session.layers
        key = free_key(layers, f"{SELECTION}{n}")
        title = self.tr("Selection: {0}").format(numbers.count(n, self.tr("areas")))
        layer = MapLayer(key, title, style=LayerStyle(width=2.0), shapes=shapes, removable=True)
        self._session.set_layers(with_own(layers, layer))
        said = self.tr("“{0}” is a layer of the map now.").format(title)
        self._program.window.map_panel.messages.say(said, topic=_TOPIC)

    # Roundness

    @Slot()
    def measure_roundness(self) -> None:
        """Adds how round each region of the shown run is."""
        entry = self._session.current_run
        if entry is None:
            return
        if entry.area_file.layer.geometry is None:
            self._panel.panels[REGIONS].bar.say_error(
                VbasError(
                    "The areas are points; regions of points have no outline to measure.",
                    "Open polygons of the areas.",
                )
            )
            return
        self._panel.panels[REGIONS].bar.say(self.tr("Uniting areas …"))
        self._program.background.ask(
            "roundness", partial(_roundness, entry), partial(self._take_roundness, entry.number)
        )

    def _take_roundness(self, number: int, values: NDArray[np.float64]) -> None:
        self._regions.roundness = (number, values)
        self._regions.outdate()


def _outlines(layer: AreaLayer) -> NDArray[np.object_]:
    if layer.geometry is not None:
        return layer.geometry
    return np.asarray(shapely.points(layer.points), dtype=object)


def _regions(entry: RunEntry) -> NDArray[np.object_]:
    of = entry.run.aggregation
    fits = entry.area_file.fits()
    return dissolve(_outlines(entry.area_file.layer), of.labels, of.n_regions, fits=fits)


def _roundness(entry: RunEntry) -> NDArray[np.float64]:
    return polsby_popper(_regions(entry))


def _shapes_of(layer: AreaLayer, columns: tuple[Column, ...], chosen: NDArray[np.intp]) -> Shapes:
    attributes = frame_of(columns, chosen) if columns else pd.DataFrame()
    return Shapes(_outlines(layer)[chosen], layer.ids[chosen], attributes, crs=layer.crs)

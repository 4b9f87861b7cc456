"""What leaves a table: files, and layers of the map."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import numpy as np
import pandas as pd
import shapely
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QFileDialog

from app.frame.program import Program
from app.frame.session import RunEntry
from app.kit import numbers
from app.table.export_dialog import OWN, ExportDialog
from app.table.links import AreasLink, RegionsLink
from app.table.panel import TablePanel
from app.table.tables_panel import AREAS, REGIONS, TablesPanel
from core.aggregation import dissolve
from core.areas import AreaLayer
from core.errors import VbasError
from core.io.areas import AreaFile
from core.io.table_export import SPATIAL, crs_of, export_table, frame_of
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
        self.dialog: ExportDialog | None = None

    def _file(self) -> AreaFile | None:
        return self._areas.file()

    # Files

    def ask_for_export(self, what: str) -> None:
        """Asks what to export of a table."""
        panel = self._panel.panels[what]
        if panel.table is None:
            return
        counts = {which: len(panel.rows_of(which)) for which in ("shown", "selected", "all")}
        file = self._file() if what in (AREAS, REGIONS) else None
        dialog = ExportDialog(counts, _crs_name(file), self._program.window)
        dialog.chosen.connect(partial(self._ask_for_path, what))
        dialog.finished.connect(self._forget_dialog)
        self.dialog = dialog
        dialog.open()

    @Slot()
    def _forget_dialog(self) -> None:
        self.dialog = None

    def _ask_for_path(self, what: str, rows: str, ending: str, crs: str) -> None:
        settings = self._program.settings
        start = str(settings.folder(_FOLDER) / f"{what}{ending}")
        name, _ = QFileDialog.getSaveFileName(
            self._program.window, self.tr("Export table"), start, f"*{ending}"
        )
        if not name:
            return
        path = Path(name)
        if path.suffix.lower() != ending:
            path = path.with_name(path.name + ending)
        settings.remember_folder(_FOLDER, path)
        self.export(what, rows, path, crs)

    def export(self, what: str, which: str, path: Path, crs: str = OWN) -> None:
        """Writes rows of a table; the ending of the path decides the format."""
        panel = self._panel.panels[what]
        if panel.table is None:
            return
        rows, file = panel.rows_of(which), self._file()
        entry = self._session.current_run
        keys = panel.table.keys[rows]
        columns = panel.shown_columns
        panel.bar.say(self.tr("Writing {0} …").format(path.name))
        spatial = path.suffix.lower() in SPATIAL and file is not None
        self._program.background.ask(
            "export table",
            partial(
                _export, path, columns, rows, keys, file if spatial else None, entry, what, crs
            ),
            partial(self._say_exported, panel, path),
        )

    def _say_exported(self, panel: TablePanel, path: Path, done: int | VbasError) -> None:
        messages = self._program.window.map_panel.messages
        if isinstance(done, VbasError):
            panel.bar.say_error(done)
            messages.show_error(done, _TOPIC)
            return
        said = self.tr("{0} written to {1}.").format(
            numbers.count(done, self.tr("rows")), path.name
        )
        panel.bar.say(said)
        messages.say(said, topic=_TOPIC)

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


def _crs_name(file: AreaFile | None) -> str:
    if file is None:
        return ""
    code = file.layer.crs.to_epsg()
    return f"EPSG:{code}" if code else str(file.layer.crs.name)


def _export(
    path: Path,
    columns: tuple[Column, ...],
    rows: NDArray[np.intp],
    keys: NDArray[np.intp],
    file: AreaFile | None,
    entry: RunEntry | None,
    what: str,
    crs: str,
) -> int | VbasError:
    """In a thread of the background; ``file`` is given where shapes are wanted."""
    try:
        if file is None:
            return export_table(path, columns, rows)
        shapes = _outlines(file.layer)
        if what == REGIONS and entry is not None:
            shapes = _regions(entry)
        to = None if crs == OWN else crs_of(crs)
        return export_table(path, columns, rows, shapes=shapes[keys], crs=file.layer.crs, to_crs=to)
    except VbasError as error:
        return error


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

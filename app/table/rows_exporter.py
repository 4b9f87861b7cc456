"""Rows of a table to a file, with their shapes where they have some."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from pyproj import CRS
from PySide6.QtCore import QObject, Slot

from app.frame.program import Program
from app.kit import numbers
from app.kit.file_dialogs import ask_where
from app.table.export_dialog import OWN, ExportDialog
from app.table.panel import TablePanel
from core.errors import VbasError
from core.io.table_export import SPATIAL, crs_of, export_table

_FOLDER = "tables"


@dataclass(frozen=True, eq=False)
class Outlines:
    """Shapes of rows: their coordinate system, and how to make them, in the background.

    ``make()`` returns (n,) geometries, of which the keys of a table's rows are indices.
    """

    crs: CRS
    make: Callable[[], NDArray[np.object_]]

    @property
    def crs_name(self) -> str:
        """What the coordinate system is called."""
        code = self.crs.to_epsg()
        return f"EPSG:{code}" if code else str(self.crs.name)


class RowsExporter(QObject):
    """Asks what to export of a table, and writes it."""

    def __init__(
        self,
        program: Program,
        panel: TablePanel,
        name: str,
        outlines: Callable[[], Outlines | None] = lambda: None,
    ) -> None:
        """``name`` of the file that is offered, without its ending."""
        super().__init__(panel)
        self._program, self._panel, self._name = program, panel, name
        self._outlines = outlines
        self.dialog: ExportDialog | None = None
        panel.export_requested.connect(self.ask)

    @Slot()
    def ask(self) -> None:
        """Asks which rows, in which format."""
        if self._panel.table is None:
            return
        counts = {of: len(self._panel.rows_of(of)) for of in ("shown", "selected", "all")}
        outlines = self._outlines()
        crs = "" if outlines is None else outlines.crs_name
        self.dialog = ExportDialog(counts, crs, self._program.window)
        self.dialog.chosen.connect(self._ask_for_path)
        self.dialog.finished.connect(self._forget)
        self.dialog.open()

    @Slot()
    def _forget(self) -> None:
        self.dialog = None

    @Slot(str, str, str)
    def _ask_for_path(self, rows: str, ending: str, crs: str) -> None:
        window, title, name = self._program.window, self.tr("Export table"), f"{self._name}{ending}"
        settings, kinds = self._program.settings, f"*{ending}"
        path = ask_where(window, settings, _FOLDER, title, name, kinds, only=True)
        if path is not None:
            self.export(rows, path, crs)

    def export(self, which: str, path: Path, crs: str = OWN) -> None:
        """Writes rows; the ending of the path decides the format."""
        panel, outlines = self._panel, self._outlines()
        if panel.table is None:
            return
        rows, columns = panel.rows_of(which), panel.shown_columns
        keys = panel.table.keys[rows]

        def work() -> int | VbasError:
            try:
                if outlines is None or path.suffix.lower() not in SPATIAL:
                    return export_table(path, columns, rows)
                to = None if crs == OWN else crs_of(crs)
                shapes = outlines.make()[keys]
                return export_table(path, columns, rows, shapes=shapes, crs=outlines.crs, to_crs=to)
            except VbasError as error:
                return error

        panel.bar.say(self.tr("Writing {0} …").format(path.name))
        self._program.background.ask(f"export {self._name}", work, partial(self._say, path))

    def _say(self, path: Path, done: int | VbasError) -> None:
        messages, topic = self._program.window.map_panel.messages, f"table {self._name}"
        if isinstance(done, VbasError):
            self._panel.bar.say_error(done)
            messages.show_error(done, topic)
            return
        rows = numbers.count(done, self.tr("rows"))
        said = self.tr("{0} written to {1}.").format(rows, path.name)
        self._panel.bar.say(said)
        messages.say(said, topic=topic)

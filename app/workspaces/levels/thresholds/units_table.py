"""The table of units: which are unique how much; rows select areas."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, QPoint, QSize, Slot
from PySide6.QtWidgets import QFileDialog

from app import numbers
from app.program import Program
from app.tables.export_dialog import ExportDialog
from app.tables.links import Build, TableLink
from app.tables.panel import TablePanel
from app.tables.words import Words
from app.theme import Theme
from app.workspaces.levels.thresholds import texts
from app.workspaces.levels.thresholds.finding import Found
from core.arrays import distinct
from core.errors import VbasError
from core.io.table_export import export_table
from core.tables.uniqueness import uniqueness_table

_FOLDER, _TOPIC = "tables", "units"


def words_of_units() -> Words:
    """Around the table."""
    return Words(
        texts.tr("Unique by unit"),
        texts.tr("units"),
        "unique_share > 0.05 and people < 10000",
        texts.tr(
            "Every unit of the level would stand here in a row: records, people, how many are "
            "unique, and which threshold it keeps."
        ),
        texts.tr("Count the records"),
        texts.tr("Count how many records of each area share their values"),
    )


class UnitsPanel(TablePanel):
    """The table with its tools."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, words_of_units())
        self.columns_button = self.bar.add_button(
            "columns", self.tr("Choose columns and their order")
        )
        self.copy_button = self.bar.add_button(
            "copy", self.tr("Copy the selected rows, or all shown, with exact values")
        )
        self.export_button = self.bar.add_button(
            "export", self.tr("Export rows as CSV or Parquet …")
        )
        self.copy_button.clicked.connect(self.copy)
        self.columns_button.clicked.connect(self._open_columns)

    @Slot()
    def _open_columns(self) -> None:
        button = self.columns_button
        self.open_columns(button.mapToGlobal(QPoint(button.width(), 0)))

    def sizeHint(self) -> QSize:
        """About seven rows high."""
        return QSize(600, 260)


class UnitsLink(TableLink):
    """Keeps the table showing what was found, and the session what is selected in it."""

    def __init__(self, program: Program, panel: UnitsPanel) -> None:
        super().__init__("units", program.session, panel, program.background)
        self.found: Found | None = None

    def show_found(self, found: Found | None) -> None:
        """Shows other units."""
        self.found = found
        self.outdate()

    def build(self) -> Build | None:
        """See `core.tables.uniqueness`."""
        if self.found is None:
            return None
        return partial(
            uniqueness_table, self.found.units.ids, self.found.report, texts.method_words()
        )

    def selected(self) -> NDArray[np.intp]:
        """Indices of the units that hold a selected area."""
        if self.found is None:
            return np.zeros(0, dtype=np.intp)
        labels, chosen = self.found.units.labels, self._session.selection
        units = distinct(labels[chosen[chosen < len(labels)]])
        return units[units >= 0].astype(np.intp)

    def take(self, keys: NDArray[np.intp]) -> None:
        """Selects the areas of units."""
        if self.found is not None:
            self._session.select(areas_of(self.found, keys))


def areas_of(found: Found, units: NDArray[np.integer]) -> NDArray[np.intp]:
    """Indices of the areas of some units."""
    inside = np.zeros(len(found.units) + 1, dtype=bool)
    inside[units] = True
    return np.flatnonzero(inside[found.units.labels])


class UnitsExporter(QObject):
    """Asks what to export of the table, and writes it."""

    def __init__(self, program: Program, panel: UnitsPanel) -> None:
        super().__init__(panel)
        self._program, self._panel = program, panel
        self.dialog: ExportDialog | None = None
        panel.export_button.clicked.connect(self.ask)

    @Slot()
    def ask(self) -> None:
        """Asks which rows, in which format."""
        if self._panel.table is None:
            return
        which = ("shown", "selected", "all")
        counts = {of: len(self._panel.rows_of(of)) for of in which}
        self.dialog = ExportDialog(counts, "", self._program.window)
        self.dialog.chosen.connect(self._ask_for_path)
        self.dialog.finished.connect(self._forget)
        self.dialog.open()

    @Slot()
    def _forget(self) -> None:
        self.dialog = None

    @Slot(str, str, str)
    def _ask_for_path(self, rows: str, ending: str, crs: str) -> None:
        del crs
        settings = self._program.settings
        start = str(settings.folder(_FOLDER) / f"unique{ending}")
        name, _ = QFileDialog.getSaveFileName(
            self._program.window, self.tr("Export table"), start, f"*{ending}"
        )
        if name:
            path = Path(name)
            settings.remember_folder(_FOLDER, path)
            self.export(rows, path if path.suffix == ending else path.with_name(name + ending))

    def export(self, which: str, path: Path) -> None:
        """Writes rows; the ending of the path decides the format."""
        rows, columns = self._panel.rows_of(which), self._panel.shown_columns

        def work() -> int | VbasError:
            try:
                return export_table(path, columns, rows)
            except VbasError as error:
                return error

        self._program.background.ask("export units", work, partial(self._say, path))

    def _say(self, path: Path, done: int | VbasError) -> None:
        messages = self._program.window.map_panel.messages
        if isinstance(done, VbasError):
            messages.show_error(done, _TOPIC)
            return
        rows = numbers.count(done, self.tr("rows"))
        messages.say(self.tr("{0} written to {1}.").format(rows, path.name), topic=_TOPIC)

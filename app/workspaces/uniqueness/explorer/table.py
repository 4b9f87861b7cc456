"""The table of combinations: sorted, searched, copied, exported; a row is chosen as a field is."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, QPoint, QSize, Signal, Slot
from PySide6.QtWidgets import QFileDialog

from app import numbers
from app.program import Program
from app.tables.export_dialog import ExportDialog
from app.tables.links import Build, TableLink
from app.tables.panel import TablePanel
from app.tables.words import Words
from app.theme import Theme
from app.workspaces.uniqueness.explorer import texts
from app.workspaces.uniqueness.explorer.asked import Shown
from core.errors import VbasError
from core.io.table_export import export_table
from core.record_uniqueness.added import added
from core.tables.combinations import combinations_table

_NAMES_WIDTH = 250
_FOLDER, _TOPIC, _EXPORT = "tables", "combinations", "export combinations"


def words_of_combinations() -> Words:
    """Around the table."""
    return Words(
        texts.tr("All combinations of variables"),
        texts.tr("combinations"),
        "number <= 3 and in_sets_share > 0.05",
        texts.tr(
            "Every combination of the chosen variables would stand here in a row: how many "
            "records are unique or in unique sets, and what each further variable costs."
        ),
        texts.tr("Count all combinations"),
        texts.tr("Count the unique records of every combination of the chosen variables"),
    )


class CombinationsPanel(TablePanel):
    """The table with its tools."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, words_of_combinations())
        # One combination is looked at, never several.
        for button in (self.bar.select, self.bar.first, self.bar.only):
            button.hide()
        self.columns_button = self.bar.add_button(
            "columns", self.tr("Choose columns and their order")
        )
        self.copy_button = self.bar.add_button(
            "copy", self.tr("Copy the chosen row, or all shown, with exact values")
        )
        self.export_button = self.bar.add_button(
            "export", self.tr("Export rows as CSV or Parquet …")
        )
        self._wide = False
        self.copy_button.clicked.connect(self.copy)
        self.columns_button.clicked.connect(self._open_columns)

    def show_rows(self, rows: NDArray[np.intp]) -> None:
        """Shows rows; names of many variables have room, though the first rows have one each."""
        super().show_rows(rows)
        if not self._wide and len(rows) and "variables" in self.shown_names:
            self._wide = True
            section = self.shown_names.index("variables")
            self.view.horizontalHeader().resizeSection(section, _NAMES_WIDTH)

    @Slot()
    def _open_columns(self) -> None:
        button = self.columns_button
        self.open_columns(button.mapToGlobal(QPoint(button.width(), 0)))

    def sizeHint(self) -> QSize:
        """As low as the picture."""
        return QSize(600, 236)


class CombinationsLink(TableLink):
    """Keeps the table showing what is counted, and the combination that is looked at.

    Signals
    -------
    chosen(int)
        The combination of a row shall be looked at, as a mask.
    """

    chosen = Signal(object)  # an int of up to 63 bits

    def __init__(self, program: Program, panel: CombinationsPanel) -> None:
        super().__init__("combinations", program.session, panel, program.background)
        self.shown: Shown | None = None
        self.mask = 0

    def show_combinations(self, shown: Shown | None) -> None:
        """Shows other combinations, or more of them counted."""
        self.shown = shown
        self.outdate()

    def show_chosen(self, mask: int) -> None:
        """Marks the combination that is looked at."""
        self.mask = mask
        self.follow_selection()

    def build(self) -> Build | None:
        """See `core.tables.combinations`."""
        if self.shown is None:
            return None
        lattice, titles = self.shown.lattice, self.shown.titles
        return lambda: combinations_table(lattice, added(lattice), titles)

    def selected(self) -> NDArray[np.intp]:
        """The row of the combination that is looked at."""
        index = -1 if self.shown is None else self.shown.arrangement.index(self.mask)
        return np.array([] if index < 0 else [index], dtype=np.intp)

    def take(self, keys: NDArray[np.intp]) -> None:
        """Looks at the combination of a row."""
        if self.shown is not None and len(keys) == 1:
            self.chosen.emit(int(self.shown.lattice.masks[keys[0]]))
        self.show_selection(follow=False)


class CombinationsExporter(QObject):
    """Asks what to export of the table, and writes it."""

    def __init__(self, program: Program, panel: CombinationsPanel) -> None:
        super().__init__(panel)
        self._program, self._panel = program, panel
        self.dialog: ExportDialog | None = None
        panel.export_button.clicked.connect(self.ask)

    @Slot()
    def ask(self) -> None:
        """Asks which rows, in which format."""
        if self._panel.table is None:
            return
        counts = {of: len(self._panel.rows_of(of)) for of in ("shown", "selected", "all")}
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
        start = str(settings.folder(_FOLDER) / f"combinations{ending}")
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

        self._program.background.ask(_EXPORT, work, partial(self._say, path))

    def _say(self, path: Path, done: int | VbasError) -> None:
        messages = self._program.window.map_panel.messages
        if isinstance(done, VbasError):
            messages.show_error(done, _TOPIC)
            return
        rows = numbers.count(done, self.tr("rows"))
        messages.say(self.tr("{0} written to {1}.").format(rows, path.name), topic=_TOPIC)

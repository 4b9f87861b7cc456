"""Rows of a table to a file, where they have no shapes."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QFileDialog

from app.frame.program import Program
from app.kit import numbers
from app.table.export_dialog import ExportDialog
from app.table.rows_panel import RowsPanel
from core.errors import VbasError
from core.io.table_export import export_table

_FOLDER = "tables"


class RowsExporter(QObject):
    """Asks what to export of a table, and writes it."""

    def __init__(self, program: Program, panel: RowsPanel, name: str) -> None:
        """``name`` of the file that is offered, without its ending."""
        super().__init__(panel)
        self._program, self._panel, self._name = program, panel, name
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
        start = str(settings.folder(_FOLDER) / f"{self._name}{ending}")
        name, _ = QFileDialog.getSaveFileName(
            self._program.window, self.tr("Export table"), start, f"*{ending}"
        )
        if name:
            path = Path(name)
            settings.remember_folder(_FOLDER, path)
            right = path.suffix.lower() == ending
            self.export(rows, path if right else path.with_name(path.name + ending))

    def export(self, which: str, path: Path) -> None:
        """Writes rows; the ending of the path decides the format."""
        rows, columns = self._panel.rows_of(which), self._panel.shown_columns

        def work() -> int | VbasError:
            try:
                return export_table(path, columns, rows)
            except VbasError as error:
                return error

        self._program.background.ask(f"export {self._name}", work, partial(self._say, path))

    def _say(self, path: Path, done: int | VbasError) -> None:
        messages, topic = self._program.window.map_panel.messages, f"table {self._name}"
        if isinstance(done, VbasError):
            messages.show_error(done, topic)
            return
        rows = numbers.count(done, self.tr("rows"))
        messages.say(self.tr("{0} written to {1}.").format(rows, path.name), topic=topic)

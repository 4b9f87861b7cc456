"""Tables of levels on the clipboard and in files."""

from __future__ import annotations

from pathlib import Path

import pandas as pd
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog

from app.frame.main_window import MainWindow
from core.errors import VbasError
from core.io.atomic import whole_file
from core.io.csv_cells import write_csv

_PURPOSE = "table"


class TableExporter(QObject):
    """Asks where a table shall be written, and writes it."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    def ask(self, table: pd.DataFrame, name: str) -> None:
        """Lets the user choose a file."""
        settings = self._window.settings
        start = str(settings.folder(_PURPOSE) / f"{name}.csv")
        title, kinds = self.tr("Export the table"), self.tr("Table (*.csv)")
        chosen, _ = QFileDialog.getSaveFileName(self._window, title, start, kinds)
        if chosen:
            path = Path(chosen)
            settings.remember_folder(_PURPOSE, path)
            self.write(table, path if path.suffix else path.with_suffix(".csv"))

    def write(self, table: pd.DataFrame, path: Path) -> None:
        """Writes a table; the file appears complete or not at all."""
        messages = self._window.map_panel.messages
        try:
            with whole_file(path) as draft:
                write_csv(table, draft, lineterminator="\n")
        except VbasError as error:
            messages.show_error(error, "export")
        else:
            messages.say(self.tr("The table is in {0}.").format(path.name), topic="export")

"""Tables on the clipboard and in files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pandas as pd
from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from app.frame.main_window import MainWindow
from app.kit.file_dialogs import ask_where
from app.kit.layouts import row
from app.kit.widgets import icon_button
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
        window, title, kinds = self._window, self.tr("Export the table"), self.tr("Table (*.csv)")
        path = ask_where(window, window.settings, _PURPOSE, title, f"{name}.csv", kinds)
        if path is not None:
            self.write(table, path)

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


class TableTools(QWidget):
    """Two buttons: the table to the clipboard, and to a file."""

    def __init__(
        self,
        window: MainWindow,
        table: Callable[[], pd.DataFrame | None],
        name: str,
        copy_tip: str = "",
        export_tip: str = "",
        *,
        separator: str = ",",
    ) -> None:
        """Make them.

        Parameters
        ----------
        table
            The table with all digits; None while there is none.
        name
            Of the file that is offered, without its ending.
        separator
            Between the values that are copied.
        """
        super().__init__()
        self._table, self._name, self._separator = table, name, separator
        self.exporter = TableExporter(window)
        copy_tip = copy_tip or self.tr("Copy the table as CSV")
        export_tip = export_tip or self.tr("Export the table …")
        copy = icon_button(window.theme, "copy", copy_tip, self, self.copy)
        row(self, copy, icon_button(window.theme, "export", export_tip, self, self.export))

    def as_text(self) -> str:
        """The table as it is copied."""
        table = self._table()
        text = (
            ""
            if table is None
            else table.to_csv(index=False, sep=self._separator, lineterminator="\n")
        )
        return str(text)

    @Slot()
    def copy(self) -> None:
        """Copies the table."""
        QGuiApplication.clipboard().setText(self.as_text())

    @Slot()
    def export(self) -> None:
        """Writes the table to a file that the user chooses."""
        table = self._table()
        if table is not None:
            self.exporter.ask(table, self._name)

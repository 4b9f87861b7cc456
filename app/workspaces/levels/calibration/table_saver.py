"""Tables of a calibration as CSV files."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from app.kit.messages import ERROR, MessageBar
from app.kit.settings import TABLE, Settings


class TableSaver(QObject):
    """Asks where a table shall be written, and writes it."""

    def __init__(self, messages: MessageBar, settings: Settings, window: QWidget) -> None:
        super().__init__(window)
        self._messages, self._settings, self._window = messages, settings, window

    @Slot(str)
    def ask_for_fits(self, csv: str) -> None:
        """Lets the user choose a file for the fits."""
        self._ask(csv, "fits.csv")

    @Slot(str)
    def ask_for_models(self, csv: str) -> None:
        """Lets the user choose a file for the list of models."""
        self._ask(csv, "models.csv")

    def _ask(self, csv: str, file: str) -> None:
        name, _ = QFileDialog.getSaveFileName(
            self._window,
            self.tr("Export the table"),
            str(self._settings.folder(TABLE) / file),
            self.tr("Table (*.csv)"),
        )
        if name:
            path = Path(name)
            self.save(path if path.suffix else path.with_suffix(".csv"), csv)

    def save(self, path: Path, csv: str) -> None:
        """Writes a table."""
        self._settings.remember_folder(TABLE, path)
        try:
            path.write_text(csv, encoding="utf-8")
        except OSError as error:
            self._messages.say(
                self.tr("{0} cannot be written: {1}.").format(
                    path.name, error.strerror or str(error)
                ),
                self.tr("Choose another folder."),
                ERROR,
                "export",
            )
        else:
            self._messages.say(self.tr("The table is in {0}.").format(path.name), topic="export")

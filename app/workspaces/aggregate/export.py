"""Results out: the map as a picture, the measures as a table."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Qt, QUrl, Slot
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QFileDialog

from app.frame.program import Program
from app.kit.messages import ERROR, Message
from app.kit.settings import PICTURE, TABLE
from app.map.canvas.export import save_two_png, save_two_svg
from app.map.canvas.two_stills import TwoStills
from core.errors import VbasError

PICTURE_SCALE = 2.0
"""PNGs are written with twice the pixels of the window, for print."""


class Exporter(QObject):
    """Writes what the session and the map show."""

    def __init__(self, program: Program) -> None:
        super().__init__(program.window)
        self._window = program.window
        self._panel, self._settings = program.window.map_panel, program.settings
        self._messages = self._panel.messages

    @Slot()
    def ask_for_picture(self) -> None:
        """Lets the user choose a file for the map."""
        filters = self.tr("Picture (*.png);;Drawing (*.svg)")
        start = str(self._settings.folder(PICTURE) / "map.png")
        name, chosen = QFileDialog.getSaveFileName(
            self._window, self.tr("Export map"), start, filters
        )
        if not name:
            return
        path = Path(name)
        if path.suffix.lower() not in (".png", ".svg"):
            path = path.with_name(path.name + (".svg" if "svg" in chosen else ".png"))
        self.save_picture(path)

    def save_picture(self, path: Path) -> None:
        """Writes the map as it is seen; the ending decides the format."""
        self._settings.remember_folder(PICTURE, path)
        QGuiApplication.setOverrideCursor(Qt.CursorShape.BusyCursor)
        try:
            self._write_picture(path)
        except (OSError, VbasError) as error:
            self._say_failed(path, error)
        else:
            self._say_written(self.tr("The map is in {0}.").format(path.name), path.parent)
        finally:
            QGuiApplication.restoreOverrideCursor()

    def _write_picture(self, path: Path) -> None:
        canvas, maps = self._panel.canvas, self._panel.maps_shown
        drawing = path.suffix.lower() == ".svg"
        if isinstance(maps, TwoStills):
            if drawing:
                save_two_svg(maps, path, canvas.accessibleDescription())
            else:
                save_two_png(maps, path, PICTURE_SCALE)
        elif drawing:
            canvas.save_svg(path)
        else:
            canvas.save_png(path, PICTURE_SCALE)

    @Slot(str)
    def ask_for_table(self, csv: str) -> None:
        """Lets the user choose a file for the measures."""
        start = str(self._settings.folder(TABLE) / "measures.csv")
        name, _ = QFileDialog.getSaveFileName(
            self._window, self.tr("Export measures"), start, self.tr("Table (*.csv)")
        )
        if name:
            path = Path(name)
            self.save_table(path if path.suffix else path.with_suffix(".csv"), csv)

    def save_table(self, path: Path, csv: str) -> None:
        """Writes the measures."""
        self._settings.remember_folder(TABLE, path)
        try:
            path.write_text(csv, encoding="utf-8")
        except OSError as error:
            self._say_failed(path, error)
        else:
            self._say_written(self.tr("The measures are in {0}.").format(path.name), path.parent)

    def _say_written(self, words: str, folder: Path) -> None:
        def open_folder() -> None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))

        action = self.tr("Open folder")
        self._messages.show_message(
            Message(words, topic="export", action=action, on_action=open_folder)
        )

    def _say_failed(self, path: Path, error: Exception) -> None:
        if isinstance(error, VbasError):
            self._messages.show_error(error, "export")
            return
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        self._messages.say(
            self.tr("{0} cannot be written: {1}.").format(path.name, reason),
            self.tr("Choose another folder."),
            ERROR,
            "export",
        )

"""Figures as files: values as CSV, pictures as PNG or SVG."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import QObject, QUrl, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from app.chart.chart import CSV, Chart
from app.chart.pictures import save_picture
from app.kit.file_dialogs import ask_where
from app.kit.messages import ERROR, Message, MessageBar
from app.kit.settings import PICTURE, TABLE, Settings


class FigureSaver(QObject):
    """Asks where a figure shall be written, and writes it."""

    def __init__(self, messages: MessageBar, settings: Settings, window: QWidget) -> None:
        super().__init__(window)
        self._messages, self._settings, self._window = messages, settings, window

    @Slot(object, str)
    def ask(self, chart: Chart, kind: str) -> None:
        """Lets the user choose a file for the values or the picture of a figure."""
        table = kind == CSV
        ending, purpose = ("csv", TABLE) if table else ("png", PICTURE)
        filters = self.tr("Table (*.csv)") if table else self.tr("Picture (*.png);;Drawing (*.svg)")
        title = self.tr("Export values") if table else self.tr("Export picture")
        name = f"{_file_name(chart.title)}.{ending}"
        window, settings = self._window, self._settings
        path = ask_where(window, settings, purpose, title, name, filters, only=not table)
        if path is not None:
            self.save(chart, path)

    def save(self, chart: Chart, path: Path) -> None:
        """Writes a figure; the ending decides what of it."""
        table = path.suffix.lower() not in (".png", ".svg")
        self._settings.remember_folder(TABLE if table else PICTURE, path)
        try:
            if table:
                path.write_text(chart.as_csv(), encoding="utf-8")
            else:
                save_picture(chart, path)
        except OSError as error:
            self._messages.say(
                self.tr("{0} cannot be written: {1}.").format(
                    path.name, error.strerror or str(error)
                ),
                self.tr("Choose another folder."),
                ERROR,
                "export",
            )
            return
        folder = QUrl.fromLocalFile(str(path.parent))
        self._messages.show_message(
            Message(
                self.tr("The figure is in {0}.").format(path.name),
                topic="export",
                action=self.tr("Open folder"),
                on_action=lambda: _open(folder),
            )
        )


def _open(url: QUrl) -> None:
    QDesktopServices.openUrl(url)


def _file_name(title: str) -> str:
    """A file name of a title: letters and digits, the rest as one hyphen."""
    return re.sub(r"\W+", "-", title.lower()).strip("-") or "figure"

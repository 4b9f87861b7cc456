"""A workspace that is not there yet: says what will be, and offers nothing that does nothing."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.frame.layout import AREA
from app.frame.main_window import MainWindow
from app.kit.widgets import words


class PlaceholderPanel(QWidget):
    """What will stand here."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 10, 14, 14)
        column.setSpacing(8)
        for sentence in (text, self.tr("It comes with a later version of VBAS.")):
            column.addWidget(words(sentence, "muted"))
        column.addStretch(1)


def build_all(window: MainWindow) -> None:
    """Makes the panels of the workspaces to come."""
    tr = window.tr
    for name, title, text in (
        (
            "release",
            tr("Release"),
            tr(
                "Here you will go through a checklist from the scenario to a verified pack of "
                "files that may leave the building."
            ),
        ),
    ):
        panel = PlaceholderPanel(text, window)
        window.add_dock(name, "about", title, panel, AREA.RightDockWidgetArea)

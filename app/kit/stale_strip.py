"""Says that what is shown answers something else than what is asked now."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from app.kit.widgets import push_button, words


class StaleStrip(QFrame):
    """A line over outdated results, with the button that brings new ones; hidden at first.

    Signals
    -------
    run_requested()
        The button.
    """

    run_requested = Signal()

    def __init__(self, sentence: str, text: str, tip: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("message", "warning")
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 5, 6, 5)
        said = words(sentence)
        said.setAccessibleName(sentence)
        row.addWidget(said, 1)
        self.button = push_button(text, tip, self, self.run_requested.emit)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.hide()

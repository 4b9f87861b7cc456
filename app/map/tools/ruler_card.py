"""What the ruler has measured, in a corner of the map, to be read and copied."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app.kit.theme import Theme
from app.kit.widgets import icon_button
from app.map.tools.measure import as_text, details, headline
from core.places.measuring import Measured

_EDGE = 12
_WIDTH = 300


class RulerCard(QFrame):
    """A line and a sentence.

    Signals
    -------
    clear_requested()
        The measurement shall go.
    copied()
        It is on the clipboard.
    """

    clear_requested = Signal()
    copied = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "float")
        self._measured: Measured | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 8, 10)
        column.setSpacing(2)
        top = QHBoxLayout()
        self._title = QLabel(self)
        self._title.setProperty("role", "heading")
        self._title.setWordWrap(True)
        top.addWidget(self._title, 1)
        words = self.tr("Copy the lengths (Ctrl+C)")
        top.addWidget(icon_button(theme, "copy", words, self, self.copy))
        words = self.tr("Clear the measurement (Esc)")
        top.addWidget(icon_button(theme, "close", words, self, self.clear_requested.emit, 14))
        column.addLayout(top)
        self._text = QLabel(self)
        self._text.setProperty("role", "muted")
        self._text.setWordWrap(True)
        column.addWidget(self._text)
        self.setFixedWidth(_WIDTH)
        self.move(_EDGE, _EDGE)
        self.hide()

    @property
    def text(self) -> str:
        """What it says."""
        return f"{self._title.text()}\n{self._text.text()}"

    def show_measured(self, measured: Measured | None) -> None:
        """Shows a measurement; None hides the card."""
        self._measured = measured
        if measured is None:
            self.hide()
            return
        self._title.setText(headline(measured))
        self._text.setText(details(measured))
        self.setAccessibleName(self.text)
        for label, room in ((self._title, _WIDTH - 80), (self._text, _WIDTH - 22)):
            label.setFixedHeight(label.heightForWidth(room))
        self.adjustSize()
        self.show()
        self.raise_()

    def copy(self) -> None:
        """Puts all digits on the clipboard."""
        if self._measured is not None:
            QGuiApplication.clipboard().setText(as_text(self._measured))
            self.copied.emit()

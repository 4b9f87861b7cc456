"""What stands where something would be, while it is not there."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from app.kit.brief import BriefLabel
from app.kit.flow import FlowLayout
from app.kit.widgets import push_button, words


class EmptyPlace(QWidget):
    """Says what would be here and why it is not, and offers the buttons that bring it."""

    def __init__(self, what: str, parent: QWidget | None = None, *, beside: bool = False) -> None:
        """``what`` would be here, "" where the reason says it; ``beside``: buttons in one row."""
        super().__init__(parent)
        self.reason = ""
        self._offers: dict[QPushButton, str] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 6, 10, 10)
        if what:
            column.addWidget(BriefLabel(what, "muted"))
        self.why = words("", "muted")
        column.addWidget(self.why)
        self._row = FlowLayout(None, spacing=6, last_right=False) if beside else QVBoxLayout()
        self._row.setSpacing(6)
        column.addLayout(self._row)
        column.addStretch(1)

    def offer(self, reason: str, text: str, tip: str, pressed: Callable[[], object]) -> QPushButton:
        """Adds a button that is shown for a reason."""
        button = push_button(text, tip, self, pressed)
        self._row.addWidget(button)
        self._row.setAlignment(button, Qt.AlignmentFlag.AlignLeft)
        self._offers[button] = reason
        return button

    def show_why(self, reason: str, said: str) -> None:
        """Says why there is nothing, and offers what helps."""
        self.reason = reason
        self.why.setText(said)
        self.why.setVisible(bool(said))
        for button, of in self._offers.items():
            button.setVisible(of == reason)

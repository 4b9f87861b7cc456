"""A button that never needs more room than there is."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

_PADDING = 28


class FittingButton(QPushButton):
    """A button whose words are cut where there is no room; its tooltip has them all."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def say(self, words: str) -> None:
        """Shows other words."""
        self.words = words
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cuts the words anew."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        room, cut = self.width() - _PADDING, Qt.TextElideMode.ElideRight
        self.setText(plain(self.fontMetrics().elidedText(self.words, cut, max(20, room))))


def plain(text: str) -> str:
    """Text of a button or menu in which an ampersand is an ampersand, not a mnemonic."""
    return text.replace("&", "&&")

"""A button whose words go on in a further line where there is no room."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

_PADDING = 28


class WrappedButton(QPushButton):
    """As wide as the panel, whatever it says."""

    def __init__(self, tip: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = ""
        self.setToolTip(tip)
        self.setAccessibleName(tip)
        self.setAccessibleDescription(tip)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def set_words(self, words: str) -> None:
        """Says something else."""
        self._words = words
        self.setAccessibleName(words)
        self._wrap()

    def minimumSizeHint(self) -> QSize:
        """A few letters."""
        return QSize(60, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Breaks the lines anew."""
        super().resizeEvent(event)
        self._wrap()

    def _wrap(self) -> None:
        metrics, room = self.fontMetrics(), self.width() - _PADDING
        lines: list[str] = []
        for word in self._words.split():
            longer = f"{lines[-1]} {word}" if lines else word
            if lines and metrics.horizontalAdvance(longer) <= room:
                lines[-1] = longer
            else:
                lines.append(word)
        elide = Qt.TextElideMode.ElideMiddle
        shown = "\n".join(metrics.elidedText(line, elide, room) for line in lines)
        self.setText(shown.replace("&", "&&"))

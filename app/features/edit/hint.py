"""A sentence in two lines at most, in the height of a bar."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QTextLayout
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

_LINES = 2


class Hint(QLabel):
    """Two lines; what has no room in them ends with an ellipsis, and the tooltip has it all."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Always two lines, so that the bar keeps its height."""
        return QSize(super().sizeHint().width(), _LINES * self.fontMetrics().lineSpacing())

    def minimumSizeHint(self) -> QSize:
        """As high as wanted, and as narrow as need be."""
        return QSize(0, self.sizeHint().height())

    def lines(self, width: int) -> tuple[str, ...]:
        """What stands in the lines, ``width`` pixels wide."""
        text, metrics = self.text(), self.fontMetrics()
        found: list[str] = []
        layout, start = QTextLayout(text, self.font()), 0
        layout.beginLayout()
        while len(found) < _LINES - 1 and (line := layout.createLine()).isValid():
            line.setLineWidth(max(1, width))
            found.append(text[start : start + line.textLength()].rstrip())
            start += line.textLength()
        layout.endLayout()
        if rest := text[start:]:
            found.append(metrics.elidedText(rest, Qt.TextElideMode.ElideRight, width))
        return tuple(found)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws as much as there is room for."""
        painter, place, metrics = QPainter(self), self.contentsRect(), self.fontMetrics()
        painter.setPen(self.palette().color(self.foregroundRole()))
        lines = self.lines(place.width())
        top = place.top() + (place.height() - len(lines) * metrics.lineSpacing()) / 2
        for i, line in enumerate(lines):
            baseline = top + i * metrics.lineSpacing() + metrics.ascent()
            painter.drawText(QPointF(place.left(), baseline), line)
        painter.end()

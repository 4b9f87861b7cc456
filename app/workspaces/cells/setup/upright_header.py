"""A header whose words stand upright, so that many narrow columns fit beside each other."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import QHeaderView, QWidget

_MOST_HEIGHT, _SPACE = 104, 8


class UprightHeader(QHeaderView):
    """Reads from below; what is too long is cut, its tooltip has it all."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setSectionsClickable(False)
        self.setHighlightSections(False)

    def _words(self, section: int) -> str:
        return str(self.model().headerData(section, Qt.Orientation.Horizontal) or "")

    def sizeHint(self) -> QSize:
        """As high as the longest words."""
        if self.model() is None:
            return super().sizeHint()
        metrics = self.fontMetrics()
        widest = max(
            (metrics.horizontalAdvance(self._words(i)) for i in range(self.count())), default=0
        )
        return QSize(0, min(_MOST_HEIGHT, widest + 2 * _SPACE))

    def paintSection(  # noqa: N802 (Qt's name)
        self, painter: QPainter, rect: QRect, section: int
    ) -> None:
        """Draws the words from below to above."""
        painter.save()
        painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
        painter.translate(rect.left(), rect.bottom())
        painter.rotate(-90)
        room = rect.height() - _SPACE
        words = self.fontMetrics().elidedText(
            self._words(section), Qt.TextElideMode.ElideRight, room
        )
        place = QRect(_SPACE // 2, 0, room, rect.width())
        painter.drawText(place, int(Qt.AlignmentFlag.AlignVCenter), words)
        painter.restore()

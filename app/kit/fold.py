"""A step of the scenario that folds to one line saying what is chosen."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import (
    QAbstractButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.kit.controls import ERROR, Callout, colour_of
from core.errors import VbasError

_SIDE = 12
_CHEVRON = 9


class FoldHeader(QAbstractButton):
    """Number, title, and while folded one line of summary; a click or Space folds."""

    def __init__(self, number: int, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent, checkable=True, checked=True)
        self._number = number
        self._summary = ""
        self.failed = False
        self.setText(title)
        self.setAccessibleName(title)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.toggled.connect(self.updateGeometry)

    @property
    def summary(self) -> str:
        """What is chosen."""
        return self._summary

    def set_summary(self, summary: str) -> None:
        """Says what is chosen, in one line."""
        self._summary = summary
        self.setToolTip(summary)
        self.setAccessibleDescription(summary)
        self.update()

    def sizeHint(self) -> QSize:
        """One line, two while folded."""
        line = self.fontMetrics().height()
        lines = 1 if self.isChecked() else 2
        return QSize(220, 14 + lines * line + (lines - 1) * 2)

    def minimumSizeHint(self) -> QSize:
        """As narrow as the panel wants it."""
        return QSize(80, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the lines, the chevron and the focus."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = self.fontMetrics().height()
        if self.underMouse():
            shade = QColor(self.palette().color(QPalette.ColorRole.WindowText))
            shade.setAlpha(14)
            painter.fillRect(self.rect(), shade)
        self._paint_title(painter, QRect(_SIDE, 7, self.width() - 3 * _SIDE, line))
        if not self.isChecked():
            self._paint_summary(painter, line)
        self._paint_chevron(painter, QPointF(self.width() - _SIDE - _CHEVRON / 2, 7 + line / 2))
        if self.hasFocus():
            painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Highlight), 2))
            painter.drawRoundedRect(self.rect().adjusted(2, 2, -2, -2), 4, 4)
        painter.end()

    def _paint_title(self, painter: QPainter, place: QRect) -> None:
        font = self.font()
        font.setBold(True)
        painter.setFont(font)
        number = f"{self._number}"
        indent = painter.fontMetrics().horizontalAdvance("0") + 8
        painter.setPen(self.palette().color(QPalette.ColorRole.Highlight))
        painter.drawText(place, Qt.AlignmentFlag.AlignLeft, number)
        colour = self.palette().color(QPalette.ColorRole.WindowText)
        painter.setPen(colour_of(ERROR, self.palette()) if self.failed else colour)
        painter.drawText(place.adjusted(indent, 0, 0, 0), Qt.AlignmentFlag.AlignLeft, self.text())
        painter.setFont(self.font())

    def _paint_summary(self, painter: QPainter, line: int) -> None:
        indent = _SIDE + self.fontMetrics().horizontalAdvance("0") + 9
        place = QRect(indent, 9 + line, self.width() - indent - _SIDE, line)
        shown = self.fontMetrics().elidedText(
            self._summary, Qt.TextElideMode.ElideRight, place.width()
        )
        painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
        painter.drawText(place, Qt.AlignmentFlag.AlignLeft, shown)

    def _paint_chevron(self, painter: QPainter, centre: QPointF) -> None:
        half = _CHEVRON / 2
        corners = (
            [(-half, -half / 2), (0, half / 2), (half, -half / 2)]
            if self.isChecked()
            else [(-half / 2, -half), (half / 2, 0), (-half / 2, half)]
        )
        colour = self.palette().color(QPalette.ColorRole.PlaceholderText)
        painter.setPen(QPen(colour, 1.6, c=Qt.PenCapStyle.RoundCap))
        painter.drawPolyline(QPolygonF([centre + QPointF(x, y) for x, y in corners]))


class FoldStep(QWidget):
    """A header, what is wrong if anything, and the controls.

    Signals
    -------
    folded(bool)
        The user folded (True) or unfolded it.
    """

    folded = Signal(bool)

    def __init__(
        self, number: int, title: str, body: QWidget, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.header = FoldHeader(number, title)
        self.callout = Callout()
        self.body = body
        inner = QVBoxLayout()
        inner.setContentsMargins(_SIDE, 0, _SIDE, 0)
        inner.addWidget(self.callout)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(2)
        outer.addWidget(self.header)
        outer.addLayout(inner)
        outer.addWidget(body)
        body.setContentsMargins(0, 0, 0, 0)
        self.header.toggled.connect(self._fold)

    @property
    def is_folded(self) -> bool:
        """Whether only the line is shown."""
        return not self.header.isChecked()

    def fold(self, folded: bool = True) -> None:
        """Folds or unfolds the step."""
        self.header.setChecked(not folded)

    def set_summary(self, summary: str) -> None:
        """What the folded line says."""
        self.header.set_summary(summary)

    def show_error(self, error: VbasError | None) -> None:
        """Shows what is wrong under the header, folded or not; None clears it."""
        self.callout.show_error(error)
        self.header.failed = error is not None
        self.header.update()

    def _fold(self, unfolded: bool) -> None:
        self.body.setVisible(unfolded)
        self.folded.emit(not unfolded)

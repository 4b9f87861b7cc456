"""The handle between two maps that lie over each other."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QWidget

_WIDTH = 22
_GRIP = 20.0
_STEP, _LONG_STEP = 0.01, 0.1


class SwipeHandle(QWidget):
    """A line with a grip that is dragged, or moved with the arrow keys.

    Signals
    -------
    moved(float)
        Where it shall be, as a share of the width, 0 to 1.
    """

    moved = Signal(float)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._left, self._whole = 0, 1
        self._grabbed_at: float | None = None
        self.setCursor(Qt.CursorShape.SplitHCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Handle between the two maps"))
        self.setToolTip(
            self.tr("Drag, or use the arrow keys: left of it the first map, right the second")
        )

    def place(self, left: int, width: int, height: int) -> None:
        """Stands at a place of a map of a size, pixels."""
        self._left, self._whole = left, max(1, width)
        self.setGeometry(left - _WIDTH // 2, 0, _WIDTH, height)
        self.setAccessibleDescription(
            self.tr("{share} % of the width show the first map").format(
                share=round(100 * left / self._whole)
            )
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints line and grip."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, middle = self.palette(), self.width() / 2.0
        base, text = (palette.color(of) for of in (QPalette.ColorRole.Base, palette.ColorRole.Text))
        if self.hasFocus():
            text = palette.color(QPalette.ColorRole.Highlight)
        for colour, width in ((base, 4.0), (text, 1.6)):
            painter.setPen(QPen(colour, width))
            painter.drawLine(QPointF(middle, 0), QPointF(middle, self.height()))
        grip = QRectF(middle - _GRIP / 2, self.height() / 2.0 - _GRIP / 2, _GRIP, _GRIP)
        painter.setPen(QPen(text, 1.6))
        painter.setBrush(base)
        painter.drawEllipse(grip)
        for side in (-1, 1):
            tip = grip.center() + QPointF(6.0 * side, 0)
            for up in (-3.5, 3.5):
                painter.drawLine(tip, tip + QPointF(-3.5 * side, up))
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Takes the handle."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._grabbed_at = event.position().x() - self.width() / 2.0

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drags the handle."""
        if self._grabbed_at is not None:
            at = self.mapToParent(event.position()).x() - self._grabbed_at
            self.moved.emit(at / self._whole)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Lets it go."""
        self._grabbed_at = None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move it, with Shift further; Home and End to either side."""
        step = _LONG_STEP if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else _STEP
        share, key = self._left / self._whole, event.key()
        wanted = {
            Qt.Key.Key_Left: share - step,
            Qt.Key.Key_Right: share + step,
            Qt.Key.Key_Home: 0.0,
            Qt.Key.Key_End: 1.0,
        }.get(Qt.Key(key))
        if wanted is None:
            super().keyPressEvent(event)
        else:
            self.moved.emit(min(1.0, max(0.0, wanted)))

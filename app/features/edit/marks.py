"""What is painted over the map while regions are edited: locks, the brush, areas on their way."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

_WIDTH, _HEIGHT = 13.0, 9.5
_PAD = 5.0


def paint_padlock(painter: QPainter, at: QPointF, *, ink: QColor, ground: QColor) -> None:
    """A closed padlock on a small disc, with its middle at a place."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(at)
    painter.setPen(QPen(ink, 1.2))
    painter.setBrush(ground)
    painter.drawEllipse(QPointF(0.0, 0.0), 12.0, 12.0)
    body = QRectF(-_WIDTH / 2, -1.5, _WIDTH, _HEIGHT - 1.5)
    painter.setPen(QPen(ink, 1.8))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawArc(QRectF(-3.5, -7.5, 7.0, 11.0), 0, 180 * 16)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawRoundedRect(body, 1.5, 1.5)
    painter.restore()


def paint_brush(
    painter: QPainter, at: QPointF, radius: float, *, ink: QColor, ground: QColor
) -> None:
    """The ring of a brush; radius in logical pixels."""
    if radius <= 0:
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((ground, 3.5), (ink, 1.5)):
        painter.setPen(QPen(colour, width))
        painter.drawEllipse(at, radius, radius)
    painter.restore()


def paint_way(
    painter: QPainter, start: QPointF, end: QPointF, *, ink: QColor, ground: QColor
) -> None:
    """A line along which areas are carried."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for colour, width in ((ground, 4.5), (ink, 2.0)):
        pen = QPen(colour, width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(start, end)
    painter.setBrush(ink)
    painter.drawEllipse(start, 3.0, 3.0)
    painter.restore()


def paint_words(
    painter: QPainter, at: QPointF, text: str, *, ink: QColor, ground: QColor, font: QFont
) -> None:
    """Words beside the pointer."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setFont(font)
    box = QFontMetricsF(font).boundingRect(text).adjusted(-_PAD, -_PAD / 2, _PAD, _PAD / 2)
    box.moveTopLeft(at + QPointF(16.0, 12.0))
    painter.setPen(QPen(ink, 1.0))
    painter.setBrush(ground)
    painter.drawRoundedRect(box, 4.0, 4.0)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()

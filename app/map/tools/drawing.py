"""Lines, corners and words that can be read on any map, light or dark."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from core.raster.palette import Palette

_ACCENT_LIGHT, _ACCENT_DARK = QColor("#1f5fa8"), QColor("#9cc8f7")
_PAD_X, _PAD_Y = 6.0, 3.0


def accent(palette: Palette) -> QColor:
    """The colour of what is being drawn."""
    return _ACCENT_DARK if palette.is_dark else _ACCENT_LIGHT


def paint_shape(
    painter: QPainter,
    points: Sequence[QPointF],
    palette: Palette,
    *,
    closed: bool = False,
    dashed: bool = False,
) -> None:
    """A line with a rim, filled thinly if it is closed."""
    if len(points) < 2:
        return
    line, polygon = accent(palette), QPolygonF(list(points))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if closed:
        fill = QColor(line)
        fill.setAlpha(38)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QBrush(fill))
        painter.drawPolygon(polygon, Qt.FillRule.OddEvenFill)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((_rim(palette), 4.5), (line, 2.0)):
        pen = QPen(colour, width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if dashed and width == 2.0:
            pen.setDashPattern([3.0, 2.5])
        painter.setPen(pen)
        if closed:
            painter.drawPolygon(polygon)
        else:
            painter.drawPolyline(polygon)
    painter.restore()


def paint_corners(painter: QPainter, points: Sequence[QPointF], palette: Palette) -> None:
    """A dot with a rim at each corner."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(accent(palette), 1.8))
    painter.setBrush(QColor.fromRgba(palette.text_halo))
    for point in points:
        painter.drawEllipse(point, 3.6, 3.6)
    painter.restore()


def paint_words(
    painter: QPainter,
    at: QPointF,
    text: str,
    palette: Palette,
    inside: QRectF,
    *,
    bold: bool = False,
) -> QRectF:
    """Words on a small card to the right of a point, kept inside; the rectangle it took."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    font = QFont(painter.font())
    font.setBold(bold)
    painter.setFont(font)
    lines = text.split("\n")
    metrics = QFontMetricsF(font)
    width = max(metrics.horizontalAdvance(line) for line in lines) + 2 * _PAD_X
    height = metrics.height() * len(lines) + 2 * _PAD_Y
    left = min(max(at.x() + 9.0, inside.left()), inside.right() - width)
    top = min(max(at.y() - height - 5.0, inside.top()), inside.bottom() - height)
    box = QRectF(max(left, inside.left()), max(top, inside.top()), width, height)
    ground = QColor.fromRgba(palette.card)
    ground.setAlpha(238)
    rim = QColor.fromRgba(palette.text)
    rim.setAlpha(60)
    painter.setPen(QPen(rim, 1.0))
    painter.setBrush(ground)
    painter.drawRoundedRect(box, 4.0, 4.0)
    painter.setPen(QColor.fromRgba(palette.text))
    written = box.adjusted(_PAD_X, _PAD_Y, -_PAD_X, -_PAD_Y)
    painter.drawText(written, int(Qt.AlignmentFlag.AlignLeft), text)
    painter.restore()
    return box


_CORNER = 280.0


def paint_hint(painter: QPainter, text: str, palette: Palette, inside: QRectF) -> None:
    """What a tool is for, in the middle of the upper edge; as many lines as it takes."""
    metrics = QFontMetricsF(painter.font())
    room = max(120.0, inside.width() - 60.0)
    lines, line = [], ""
    for word in text.split(" "):
        longer = f"{line} {word}".strip()
        if line and metrics.horizontalAdvance(longer) > room:
            lines.append(line)
            longer = word
        line = longer
    lines.append(line)
    width = max(metrics.horizontalAdvance(of) for of in lines) + 2 * _PAD_X
    height = metrics.height() * len(lines) + 2 * _PAD_Y
    left = inside.center().x() - width / 2.0 - 9.0
    # On a narrow map the mark and the caption in the corner would lie under it.
    down = 12.0 if left > inside.left() + _CORNER else 12.0 + 2.5 * metrics.height() + 34.0
    at = QPointF(left, inside.top() + down + height + 5.0)
    paint_words(painter, at, "\n".join(lines), palette, inside)


def _rim(palette: Palette) -> QColor:
    rim = QColor.fromRgba(palette.text_halo)
    rim.setAlpha(220)
    return rim

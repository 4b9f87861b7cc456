"""What stands on the map: legend, scale bar, north arrow, and the words of an empty one."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QLocale, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from core.colours import Legend
from core.raster.legend import nice_length
from core.raster.palette import Palette

MARGIN = 12.0
_SWATCH = QRectF(0, 0, 22, 13)
_LINE = 18.0
_PADDING = 9.0


def tr(text: str) -> str:
    """A text of the map in the user's language."""
    return QCoreApplication.translate("MapCanvas", text)


def locale_number(value: float) -> str:
    """A number in the user's locale: integers exact, else three significant digits."""
    locale = QLocale()
    if not math.isfinite(value):
        return "–"
    if value == round(value) or abs(value) >= 1000:
        return locale.toString(round(value))
    digits = max(0, 2 - math.floor(math.log10(abs(value))))
    text = locale.toString(value, "f", min(digits, 6))
    point = locale.decimalPoint()
    return text.rstrip("0").removesuffix(point) if point in text else text


def length_text(metres: float) -> str:
    """A distance in km, or in m below 1 km."""
    if metres >= 1000:
        return f"{locale_number(metres / 1000)} km"
    return f"{locale_number(metres)} m"


def paint_legend(
    painter: QPainter,
    area: QRectF,
    legend: Legend,
    palette: Palette,
    number: Callable[[float], str] = locale_number,
) -> QRectF:
    """Paints the legend into the lower left corner of ``area``; the rectangle it took."""
    texts = legend.texts(number)
    plain = QFont(painter.font())
    bold = QFont(plain)
    bold.setBold(True)
    title = f"{legend.title} ({legend.unit})" if legend.unit else legend.title
    rows = [] if not any(texts) else list(zip(legend.entries, texts, strict=True))
    strip = bool(legend.entries) and not rows
    missing = tr("no data")
    metrics = QFontMetricsF(plain)
    widths = [QFontMetricsF(bold).horizontalAdvance(title)]
    widths += [_SWATCH.width() + 8 + metrics.horizontalAdvance(t) for t in (*texts, missing)]
    widths += [metrics.horizontalAdvance(legend.note), len(legend.entries) * 24.0 * strip]
    lines = bool(title) + len(rows) + legend.missing + strip + bool(legend.note)
    size = (max(widths) + 2 * _PADDING, lines * _LINE + 2 * _PADDING)
    box = QRectF(area.left() + MARGIN, area.bottom() - MARGIN - size[1], *size)
    _paint_card(painter, box, palette)
    at = QPointF(box.left() + _PADDING, box.top() + _PADDING)
    if title:
        painter.setFont(bold)
        _text(painter, at, title, palette)
        at.setY(at.y() + _LINE)
    painter.setFont(plain)
    if strip:
        for i, entry in enumerate(legend.entries):
            left = QPointF(at.x() + 24.0 * i, at.y())
            _swatch(painter, left, QBrush(QColor.fromRgba(entry.colour)), palette)
        at.setY(at.y() + _LINE)
    for entry, text in rows:
        _swatch(painter, at, QBrush(QColor.fromRgba(entry.colour)), palette)
        _text(painter, at + QPointF(_SWATCH.width() + 8, 0), text, palette)
        at.setY(at.y() + _LINE)
    if legend.missing:
        _swatch(painter, at, QBrush(QColor.fromRgba(palette.hatch_gap)), palette)
        stripes = QBrush(QColor.fromRgba(palette.hatch), Qt.BrushStyle.BDiagPattern)
        _swatch(painter, at, stripes, palette)
        _text(painter, at + QPointF(_SWATCH.width() + 8, 0), missing, palette)
        at.setY(at.y() + _LINE)
    if legend.note:
        _text(painter, at, legend.note, palette)
    return box


def paint_scale_bar(
    painter: QPainter, area: QRectF, metres_per_unit: float, palette: Palette
) -> QRectF:
    """Paints a scale bar into the lower right corner; the rectangle it took.

    ``metres_per_unit`` is the ground length of one unit of the painter.
    """
    metres = nice_length(150.0 * metres_per_unit)
    length = metres / metres_per_unit
    right, bottom = area.right() - MARGIN - _PADDING, area.bottom() - MARGIN - _PADDING
    box = QRectF(right - length, bottom - 24.0, length, 24.0)
    _paint_card(painter, scale_card(box), palette)
    bar = QPolygonF(
        [
            QPointF(box.left(), bottom - 6.0),
            QPointF(box.left(), bottom),
            QPointF(right, bottom),
            QPointF(right, bottom - 6.0),
        ]
    )
    for colour, width in ((palette.text_halo, 4.0), (palette.text, 1.6)):
        painter.setPen(QPen(QColor.fromRgba(colour), width))
        painter.drawPolyline(bar)
    label = length_text(metres)
    shift = (length - QFontMetricsF(painter.font()).horizontalAdvance(label)) / 2.0
    _haloed(painter, QPointF(box.left() + shift, bottom - 22.0), label, palette)
    return box


def scale_card(bar: QRectF) -> QRectF:
    """The ground under a scale bar and the arrow to the north over it."""
    return bar.adjusted(-_PADDING, -48.0, _PADDING, _PADDING)


def paint_north(painter: QPainter, above: QRectF, degrees: float, palette: Palette) -> None:
    """Paints an arrow to true north over a scale bar; ``degrees`` clockwise from up."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(above.center().x() + 8.0, above.top() - 20.0)
    painter.rotate(degrees)
    half = QPolygonF([QPointF(0, -14), QPointF(6, 10), QPointF(0, 5)])
    other = QPolygonF([QPointF(0, -14), QPointF(-6, 10), QPointF(0, 5)])
    painter.setPen(QPen(QColor.fromRgba(palette.text), 1.0))
    painter.setBrush(QColor.fromRgba(palette.text_halo))
    painter.drawPolygon(half)
    painter.setBrush(QColor.fromRgba(palette.text))
    painter.drawPolygon(other)
    painter.restore()
    at = QPointF(above.center().x() - 18.0, above.top() - 28.0)
    _haloed(painter, at, "N", palette)


def paint_empty(painter: QPainter, area: QRectF, palette: Palette) -> None:
    """Says what would be here, and how to get it."""
    font = QFont(painter.font())
    font.setPointSizeF(font.pointSizeF() * 1.25)
    painter.setFont(font)
    painter.setPen(QColor.fromRgba(palette.text))
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, tr("Open an area file or drop one here"))


def paint_box(painter: QPainter, box: QRectF, palette: Palette) -> None:
    """The rectangle being drawn with the mouse."""
    line = QColor.fromRgba(palette.text)
    fill = QColor(line)
    fill.setAlpha(28)
    painter.fillRect(box, fill)
    painter.setPen(QPen(line, 1.0, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(box)


def _paint_card(painter: QPainter, box: QRectF, palette: Palette) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    fill = QColor.fromRgba(palette.card)
    fill.setAlpha(232)
    painter.setBrush(fill)
    rim = QColor.fromRgba(palette.text)
    rim.setAlpha(36)
    painter.setPen(QPen(rim, 1.0))
    painter.drawRoundedRect(box, 5.0, 5.0)
    painter.restore()


def _swatch(painter: QPainter, at: QPointF, brush: QBrush, palette: Palette) -> None:
    rim = QColor.fromRgba(palette.text)
    rim.setAlpha(70)
    painter.setPen(QPen(rim, 1.0))
    painter.setBrush(brush)
    painter.drawRect(_SWATCH.translated(at + QPointF(0.5, 2.5)))


def _text(painter: QPainter, at: QPointF, text: str, palette: Palette) -> None:
    painter.setPen(QColor.fromRgba(palette.text))
    rise = (_LINE + QFontMetricsF(painter.font()).capHeight()) / 2.0
    painter.drawText(at + QPointF(0, rise), text)


def _haloed(painter: QPainter, at: QPointF, text: str, palette: Palette) -> None:
    """A text that can be read on any ground: four shifted copies under it."""
    base = at + QPointF(0, QFontMetricsF(painter.font()).ascent())
    painter.setPen(QColor.fromRgba(palette.text_halo))
    for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        painter.drawText(base + QPointF(dx, dy), text)
    painter.setPen(QColor.fromRgba(palette.text))
    painter.drawText(base, text)

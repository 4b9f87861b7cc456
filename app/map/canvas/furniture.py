"""What stands on the map: scale bar, north arrow, a mark, and the words of an empty one."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Protocol

from PySide6.QtCore import QLocale, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap, QPolygonF

from app.kit.larger_type import larger
from app.map.canvas.legend import MARGIN, PADDING, LegendPiece, paint_card, tr
from core.colours import Legend
from core.raster.legend import nice_length
from core.raster.palette import Palette


class Piece(Protocol):
    """Something that stands on the map, whatever the map shows."""

    box: QRectF
    """Where, in logical pixels."""

    def paint(self, painter: QPainter) -> None:
        """Paints it where it stands."""


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


class ScalePiece:
    """A scale bar with an arrow to true north, in the lower right corner.

    ``box`` is where its card stands, in logical pixels.
    """

    def __init__(
        self,
        area: QRectF,
        metres_per_unit: float,
        north: float,
        font: QFont,
        palette: Palette,
    ) -> None:
        """``metres_per_unit``: ground length of a logical pixel; ``north``: clockwise from up."""
        self._font, self._palette, self._north = font, palette, north
        longest = max(40.0, min(150.0, 0.3 * area.width()))
        metres = nice_length(longest * metres_per_unit)
        length = metres / metres_per_unit
        self._label = length_text(metres)
        self._text_width = QFontMetricsF(font).horizontalAdvance(self._label)
        wide = max(length, self._text_width)
        right, bottom = area.right() - MARGIN - PADDING, area.bottom() - MARGIN - PADDING
        self._bar = QRectF(right - (wide + length) / 2.0, bottom - 24.0, length, 24.0)
        self.box = QRectF(right - wide, bottom - 24.0, wide, 24.0).adjusted(
            -PADDING, -48.0, PADDING, PADDING
        )

    def paint(self, painter: QPainter) -> None:
        """Paints the card where it stands."""
        paint_card(painter, self.box, self._palette)
        painter.setFont(self._font)
        bar, bottom = self._bar, self._bar.bottom()
        line = QPolygonF(
            [
                QPointF(bar.left(), bottom - 6.0),
                QPointF(bar.left(), bottom),
                QPointF(bar.right(), bottom),
                QPointF(bar.right(), bottom - 6.0),
            ]
        )
        painter.setPen(QPen(QColor.fromRgba(self._palette.text), 1.6))
        painter.drawPolyline(line)
        rise = QFontMetricsF(self._font).ascent() - 22.0
        painter.drawText(
            QPointF(bar.center().x() - self._text_width / 2.0, bottom + rise), self._label
        )
        self._paint_north(painter)

    def _paint_north(self, painter: QPainter) -> None:
        middle = self._bar.center().x()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(middle + 8.0, self._bar.top() - 20.0)
        painter.rotate(self._north)
        half = QPolygonF([QPointF(0, -14), QPointF(6, 10), QPointF(0, 5)])
        other = QPolygonF([QPointF(0, -14), QPointF(-6, 10), QPointF(0, 5)])
        painter.setPen(QPen(QColor.fromRgba(self._palette.text), 1.0))
        painter.setBrush(QColor.fromRgba(self._palette.text_halo))
        painter.drawPolygon(half)
        painter.setBrush(QColor.fromRgba(self._palette.text))
        painter.drawPolygon(other)
        painter.restore()
        painter.setPen(QColor.fromRgba(self._palette.text))
        rise = QFontMetricsF(self._font).ascent() - 28.0
        painter.drawText(QPointF(middle - 18.0, self._bar.top() + rise), tr("N"))


class MarkPiece:
    """A text that stands on every picture of the map, in the upper left corner."""

    def __init__(self, text: str, area: QRectF, font: QFont, palette: Palette) -> None:
        self._palette, self._font = palette, QFont(font)
        self._font.setBold(True)
        metrics = QFontMetricsF(self._font)
        widest = max(40.0, area.width() - 2 * (MARGIN + PADDING))
        self._text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, widest)
        size = QSizeF(
            metrics.horizontalAdvance(self._text) + 2 * PADDING, metrics.height() + PADDING
        )
        self.box = QRectF(area.topLeft() + QPointF(MARGIN, MARGIN), size)

    def paint(self, painter: QPainter) -> None:
        """Paints the card where it stands."""
        paint_card(painter, self.box, self._palette)
        painter.setFont(self._font)
        painter.setPen(QColor.fromRgba(self._palette.text))
        painter.drawText(self.box, Qt.AlignmentFlag.AlignCenter, self._text)


def furniture(
    area: QRectF,
    font: QFont,
    palette: Palette,
    *,
    legends: Sequence[Legend] = (),
    number: Callable[[float], str] = locale_number,
    metres_per_unit: float = 1.0,
    north: float = 0.0,
    mark: str = "",
) -> list[Piece]:
    """All that stands on a map; see the pieces."""
    pieces: list[Piece] = [ScalePiece(area, metres_per_unit, north, font, palette)]
    if legends:
        pieces.append(LegendPiece(legends, area, font, palette, number))
    if mark:
        pieces.append(MarkPiece(mark, area, font, palette))
    return pieces


class KeptPieces:
    """Remembers a picture of each piece: text is laid out and written once, not in each frame."""

    def __init__(self) -> None:
        self._kept: dict[str, tuple[tuple[object, ...], Piece | None, QPixmap]] = {}

    def piece(
        self, name: str, key: tuple[object, ...], scale: float, make: Callable[[], Piece | None]
    ) -> Piece | None:
        """The piece of a name; made anew if anything of its key has changed."""
        kept = self._kept.get(name)
        if kept is None or kept[0] != key:
            piece = make()
            kept = self._kept[name] = (key, piece, _picture(piece, scale))
        return kept[1]

    def paint(self, painter: QPainter) -> None:
        """Puts all pictures where they stand."""
        for _, piece, picture in self._kept.values():
            if piece is not None and not picture.isNull():
                painter.drawPixmap(_corner(piece), picture)

    def forget(self) -> None:
        """The font or the language is another."""
        self._kept.clear()


def _corner(piece: Piece) -> QPointF:
    """Where the picture of a piece begins: on a whole pixel, with room for the rim."""
    return QPointF(math.floor(piece.box.left()) - 2, math.floor(piece.box.top()) - 2)


def _picture(piece: Piece | None, scale: float) -> QPixmap:
    if piece is None or piece.box.isEmpty():
        return QPixmap()
    width, height = (math.ceil(v) + 5 for v in (piece.box.width(), piece.box.height()))
    picture = QPixmap(math.ceil(width * scale), math.ceil(height * scale))
    picture.setDevicePixelRatio(scale)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.translate(-_corner(piece))
    piece.paint(painter)
    painter.end()
    return picture


def paint_empty(painter: QPainter, area: QRectF, palette: Palette) -> None:
    """Says what would be here, and how to get it."""
    painter.setFont(larger(painter.font(), 1.25))
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

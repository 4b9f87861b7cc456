"""Heat maps: a coloured field for each row and column, and what the colours mean."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.chart.axes import Axis
from app.chart.colours import is_dark
from app.chart.plot_chart import PlotChart
from app.kit import numbers
from core.colours import diverging_ramp, ramp

if TYPE_CHECKING:
    from app.chart.view import View

_STEPS = 65
_CELL, _LEAST_CELL, _HIGHEST = 48.0, 15.0, 26.0
_WIDEST_NAMES, _LEGEND, _WIDEST_LEGEND = 0.4, 30.0, 260.0
_LIGHT_FIELD, _ON_LIGHT, _ON_DARK = 0.52, "#101418", "#ffffff"
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_CENTRE = Qt.AlignmentFlag.AlignCenter


@dataclass(frozen=True, eq=False)
class Fields:
    """What a heat map shows.

    Attributes
    ----------
    values
        (r, c) float64; NaN = cannot be told.
    there
        (r, c) bool: which fields there are.
    corner, rows, columns
        Names before the fields, the corner's above them, and what stands above the columns.
    scale
        The value of the last colour; the first is that of 0, or of its opposite if ``signed``.
    written
        A value as it stands in its field.
    said
        Words for a field, by row and column.
    ends
        Words for both ends of the colours.
    """

    values: NDArray[np.float64]
    there: NDArray[np.bool_]
    corner: str
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    scale: float
    signed: bool
    written: Callable[[float], str]
    said: Callable[[int, int], str]
    ends: tuple[str, str]


_NONE = np.zeros((0, 0))
NO_FIELDS = Fields(
    _NONE, _NONE > 0, "", (), (), 1.0, False, numbers.measure, lambda i, j: "", ("", "")
)


class HeatChart(PlotChart):
    """A heat map; a kind of it says what a field is."""

    ticked, downwards = False, True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.fields = NO_FIELDS
        self.outlined: tuple[int, int] | None = None
        self._widest: tuple[QFontMetricsF, float] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumWidth(160)

    def show_fields(self, fields: Fields) -> None:
        """Shows other fields; the keyboard stays where it is."""
        self.fields, self.hovered, self._widest = fields, None, None
        if self.current is not None and self.current >= self.count():
            self.current = None
        self.fit_height()
        self._say_current()
        self.refresh()

    def outline(self, field: tuple[int, int] | None) -> None:
        """Marks a field; None for none."""
        self.outlined = field
        self.update()

    # Places

    def names_width(self, width: float) -> float:
        """Room for the names at the left."""
        metrics = self.metrics()
        if self._widest is None or self._widest[0] is not metrics:
            names = (self.fields.corner, *self.fields.rows)
            self._widest = metrics, max(map(metrics.horizontalAdvance, names))
        return min(self._widest[1] + 8, _WIDEST_NAMES * width)

    def ranges(self) -> tuple[Axis, Axis]:
        """A field is 1 wide and 1 high."""
        rows, columns = self.fields.values.shape
        return Axis(0.0, max(1.0, columns)), Axis(0.0, max(1.0, rows))

    def frame(self) -> QRectF:
        """Fields as wide as there is room, and no higher than is good to read."""
        rows, columns = self.fields.values.shape
        left, top = self.names_width(self.width()), self.metrics().height() + 4
        size = max(_LEAST_CELL, min(_CELL, (self.width() - left - 4) / max(1, columns)))
        return QRectF(left, top, size * max(1, columns), min(size, _HIGHEST) * max(1, rows))

    def sizeHint(self) -> QSize:
        """As high as its rows and the legend."""
        bottom = self.frame().bottom() if self.count() else 0.0
        return QSize(260, round(bottom + 8 + _LEGEND))

    def spots(self) -> list[tuple[int, int]]:
        """Row and column of each field, row by row."""
        return [(int(i), int(j)) for i, j in np.argwhere(self.fields.there)]

    def count(self) -> int:
        """Number of fields."""
        return int(np.count_nonzero(self.fields.there))

    def at(self, place: QPointF) -> int | None:
        """The field at a place."""
        inside = self.frame().contains(place)
        known = enumerate(self.spots()) if inside else ()
        return next((k for k, (i, j) in known if self.rect_of(i, j).contains(place)), None)

    def rect_of(self, i: int, j: int) -> QRectF:
        """Where the field of a row and a column is."""
        (left, top), (right, bottom) = self.on(np.array([j, j + 1.0]), np.array([i, i + 1.0]))
        return QRectF(left, top, right - left - 1, bottom - top - 1)

    def place_of(self, i: int) -> QRectF:
        """Where a field is."""
        return self.rect_of(*self.spots()[i])

    def said(self, i: int) -> str:
        """Everything about a field."""
        return self.fields.said(*self.spots()[i])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down go to the next row of fields."""
        step = {int(Qt.Key.Key_Up): -1, int(Qt.Key.Key_Down): 1}.get(event.key())
        if step is None or self.current is None or self.current >= self.count():
            super().keyPressEvent(event)
            return
        spots = self.spots()
        i, j = spots[self.current]
        rows = [k for k, (row, _) in enumerate(spots) if row == i + step]
        if rows:
            self.go_to(min(rows, key=lambda k: abs(spots[k][1] - j)))

    # Drawing

    def ramp(self) -> NDArray[np.uint32]:
        """(steps,) colours from the first value of the scale to the last."""
        made = diverging_ramp if self.fields.signed else ramp
        return made(_STEPS, dark=is_dark(self.palette()))

    def colour_of(self, value: float) -> QColor:
        """The colour of a field; that of lines where its value cannot be told."""
        if np.isnan(value):
            return self.colour("line")
        low = -self.fields.scale if self.fields.signed else 0.0
        share = min(max((value - low) / (self.fields.scale - low), 0.0), 1.0)
        return QColor.fromRgb(int(self.ramp()[round(share * (_STEPS - 1))]))

    def fill(self, view: View) -> None:
        """Puts in the fields as a picture of one pixel each."""
        import pyqtgraph as pg

        rows, columns = self.fields.values.shape
        pixels = np.zeros((rows, columns, 4), dtype=np.uint8)
        for i, j in self.spots():
            colour = self.colour_of(float(self.fields.values[i, j]))
            pixels[i, j] = (colour.red(), colour.green(), colour.blue(), 255)
        if pixels.size:
            image = pg.ImageItem(pixels)
            image.setRect(QRectF(0, 0, columns, rows))
            view.add(image)

    def draw_words(self, painter: QPainter, clip: QRectF) -> None:
        """Paints names, values, gaps between fields, and what the colours mean."""
        of, frame, metrics = self.fields, self.frame(), self.metrics()
        if not self.count():
            return
        room, cut = frame.left() - 6, Qt.TextElideMode.ElideRight
        painter.setPen(self.colour("text"))
        corner = QRectF(0, 0, room, frame.top())
        painter.drawText(corner, _LEFT, metrics.elidedText(of.corner, cut, room))
        painter.setClipRect(QRectF(0, frame.top(), frame.left(), frame.height()))
        for i, name in enumerate(of.rows):
            field = self.rect_of(i, 0)
            place = QRectF(0, field.top(), room, field.height())
            painter.drawText(place, _LEFT, metrics.elidedText(name, cut, room))
        painter.setClipRect(QRectF(frame.left(), 0, frame.width(), frame.top()))
        for j, name in enumerate(of.columns):
            field = self.rect_of(0, j)
            painter.drawText(QRectF(field.left(), 0, field.width(), frame.top()), _CENTRE, name)
        painter.setClipRect(frame)
        for i, j in self.spots():
            self._draw_field(painter, self.rect_of(i, j), float(of.values[i, j]))
        if self.outlined is not None:
            painter.setPen(QPen(self.colour("text"), 1.6))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(self.rect_of(*self.outlined))
        painter.setClipping(False)
        self._draw_colours(painter)

    def _draw_field(self, painter: QPainter, field: QRectF, value: float) -> None:
        painter.setPen(QPen(self.colour("window"), 2.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(field.adjusted(-0.5, -0.5, 0.5, 0.5))
        light = self.colour_of(value).lightnessF() > _LIGHT_FIELD
        known = not np.isnan(value)
        text = self.fields.written(value) if known else numbers.NOTHING
        painter.setPen(QColor(_ON_LIGHT if light else _ON_DARK) if known else self.colour("muted"))
        if self.metrics().horizontalAdvance(text) + 2 <= field.width():
            painter.drawText(field, _CENTRE, text)

    def _draw_colours(self, painter: QPainter) -> None:
        """Paints the band of colours with the words at its ends."""
        band = QRectF(0, self.frame().bottom() + 8, min(self.width() - 4, _WIDEST_LEGEND), 8)
        image = QImage(self.ramp().tobytes(), _STEPS, 1, QImage.Format.Format_RGB32)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(band, image)
        below = band.translated(0, 8).adjusted(0, 0, 0, _LEGEND - 18)
        painter.setPen(self.colour("muted"))
        painter.drawText(below, _LEFT, self.fields.ends[0])
        painter.drawText(below, _RIGHT, self.fields.ends[1])

"""How the heat map of associations is painted: names, fields, what the colours mean."""

from __future__ import annotations

import math
from typing import Final, Protocol

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QLinearGradient, QPainter, QPen

from app.kit import numbers
from app.workspaces.cells.losses import texts

STEPS: Final = 65
"""Colours of the scale."""
LEGEND: Final = 30.0
"""Height of what the colours mean, pixels."""
_WIDEST_LEGEND = 260.0
_LIGHT_FIELD = 0.52
_ON_LIGHT, _ON_DARK = "#101418", "#ffffff"
_CENTRE = int(Qt.AlignmentFlag.AlignCenter)
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


class Painted(Protocol):
    """What is asked of the heat map."""

    pair: tuple[int, int] | None

    @property
    def values(self) -> NDArray[np.float64]:
        """(c, c) what the fields show; NaN where it cannot be told."""
        ...

    @property
    def scale(self) -> float:
        """The value of the last colour."""
        ...

    @property
    def signed(self) -> bool:
        """Whether values are differences."""
        ...

    def pairs(self) -> list[tuple[int, int]]:
        """The fields."""
        ...

    def rect_of(self, i: int, j: int, width: float) -> QRectF:
        """Where a field is."""
        ...

    def name_of(self, i: int) -> str:
        """What stands before a row."""
        ...

    def names_width(self, width: float) -> float:
        """Room for the names."""
        ...

    def top(self) -> float:
        """Room above the fields."""
        ...

    def metrics(self) -> QFontMetricsF:
        """Sizes of text."""
        ...

    def colour(self, name: str, alpha: float = 1.0) -> QColor:
        """A colour of the theme."""
        ...

    def colours(self) -> NDArray[np.uint32]:
        """(steps,) of the scale."""
        ...

    def colour_of(self, value: float) -> QColor:
        """The colour of a field."""
        ...


def paint(chart: Painted, painter: QPainter, width: float) -> None:
    """Paints the whole figure."""
    values = chart.values
    _draw_names(chart, painter, width, len(values))
    for i, j in chart.pairs():
        _draw_field(chart, painter, chart.rect_of(i, j, width), float(values[i, j]))
    if chart.pair is not None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(chart.colour("text"), 1.6))
        painter.drawRect(chart.rect_of(*chart.pair, width))
    _draw_legend(chart, painter, width, len(values))


def _draw_names(chart: Painted, painter: QPainter, width: float, n: int) -> None:
    """A name before each row of fields, the first above them; numbers above the columns."""
    painter.setPen(chart.colour("text"))
    room, mode = chart.names_width(width) - 6, Qt.TextElideMode.ElideRight
    for i in range(n):
        field = chart.rect_of(i, 0, width)
        place = (
            QRectF(0, field.top(), room, field.height()) if i else QRectF(0, 0, room, chart.top())
        )
        painter.drawText(place, _LEFT, chart.metrics().elidedText(chart.name_of(i), mode, room))
        if i < n - 1:
            below = chart.rect_of(1, i, width)
            above = QRectF(below.left(), 0, below.width(), chart.top())
            painter.drawText(above, _CENTRE, numbers.count(i + 1))


def _draw_field(chart: Painted, painter: QPainter, field: QRectF, value: float) -> None:
    if math.isnan(value):
        painter.fillRect(field, chart.colour("line"))
        painter.setPen(chart.colour("muted"))
        painter.drawText(field, _CENTRE, numbers.NOTHING)
        return
    colour = chart.colour_of(value)
    painter.fillRect(field, colour)
    text = texts.field_words(value, signed=chart.signed)
    if chart.metrics().horizontalAdvance(text) + 2 <= field.width():
        painter.setPen(QColor(_ON_LIGHT if colour.lightnessF() > _LIGHT_FIELD else _ON_DARK))
        painter.drawText(field, _CENTRE, text)


def _draw_legend(chart: Painted, painter: QPainter, width: float, n: int) -> None:
    top = chart.rect_of(n - 1, 0, width).bottom() + 8
    band = QRectF(0, top, min(width - 4, _WIDEST_LEGEND), 8)
    gradient = QLinearGradient(band.topLeft(), band.topRight())
    colours = chart.colours()
    for t in np.linspace(0, 1, 17).tolist():
        gradient.setColorAt(t, QColor.fromRgb(int(colours[round(t * (STEPS - 1))])))
    painter.fillRect(band, gradient)
    below = QRectF(0, top + 8, band.width(), LEGEND - 10)
    painter.setPen(chart.colour("muted"))
    low, high = texts.scale_words(chart.signed, chart.scale)
    painter.drawText(below, _LEFT, low)
    painter.drawText(below, _RIGHT, high)

"""Paints one row of the figure of weights: name, bar with its error, value."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from app.chart.chart import Chart
from app.workspaces.uniqueness.findings.weight_bars import WeightBar

_BAR, _CAP, _BESIDE = 9.0, 3.0, 10.0
_FADED, _WEIGHTS, _SHARES = 0.45, 0, 2
_LEFT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
_RIGHT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)

Ends = tuple[float, float]


@dataclass(frozen=True)
class Row:
    """What is painted.

    Attributes
    ----------
    bar
        The variable.
    value
        What stands beside the bar.
    room
        Width for the values of all rows, pixels.
    fades
        Whether another one is marked.
    """

    bar: WeightBar
    value: str
    room: float
    fades: bool


def ends_of(bars: Sequence[WeightBar]) -> Ends:
    """From the shortest to the longest bar with its error, 0 among them."""
    ends = [0.0]
    for bar in bars:
        if math.isfinite(bar.length):
            error = bar.error if math.isfinite(bar.error) else 0.0
            ends += [bar.length - error, bar.length + error]
    low, high = min(ends), max(ends)
    return (low, high) if high > low else (0.0, 1.0)


def draw_row(chart: Chart, painter: QPainter, row: Row, place: QRectF, ends: Ends) -> None:
    """Paints a row into a place of two lines."""
    line, metrics = place.height() / 2, chart.metrics()
    painter.setPen(chart.colour("muted" if row.fades else "text"))
    name = metrics.elidedText(row.bar.title, Qt.TextElideMode.ElideRight, place.width())
    painter.drawText(QRectF(place.left(), place.top(), place.width(), line), _LEFT, name)
    painter.setPen(chart.colour("muted"))
    below = QRectF(place.left(), place.top() + line, place.width(), line)
    painter.drawText(below, _RIGHT, row.value)
    if math.isfinite(row.bar.length):
        below.setWidth(max(20.0, place.width() - row.room - _BESIDE))
        _draw_bar(chart, painter, row, below, ends)


def _draw_bar(chart: Chart, painter: QPainter, row: Row, room: QRectF, ends: Ends) -> None:
    def x(value: float) -> float:
        return room.left() + (value - ends[0]) / (ends[1] - ends[0]) * room.width()

    bar, middle = row.bar, room.center().y()
    left, right = sorted((x(0.0), x(bar.length)))
    colour = chart.series_colour(_WEIGHTS if math.isfinite(bar.weight) else _SHARES)
    colour.setAlphaF(_FADED if row.fades else 1.0)
    painter.fillRect(QRectF(left, middle - _BAR / 2, max(right - left, 1.0), _BAR), colour)
    if math.isfinite(bar.error):
        a, b = x(bar.length - bar.error), x(bar.length + bar.error)
        painter.setPen(QPen(chart.colour("text"), 1.2))
        painter.drawLine(QPointF(a, middle), QPointF(b, middle))
        for end in (a, b):
            painter.drawLine(QPointF(end, middle - _CAP), QPointF(end, middle + _CAP))

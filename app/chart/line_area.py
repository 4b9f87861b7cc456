"""One line in its axes, painted; `lines` puts words around it."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QMenu, QWidget

from app.chart.axes import Axis
from app.chart.chart import Chart
from app.chart.histogram import draw_axes
from app.chart.tables import table_csv

_LEFT, _TOP, _RIGHT, _TICKS = 52.0, 6.0, 10.0, 20.0
_MOST_POINTS = 2000
"""Of a longer line this many are drawn; more cannot be told apart."""


class LineArea(Chart):
    """A line over an axis, and a dashed one across it where a place is marked."""

    def __init__(self, menu: Callable[[], QMenu], parent: QWidget | None = None) -> None:
        """``menu`` makes what the right button opens."""
        super().__init__(parent)
        self._make_menu = menu
        self.x_title = ""
        self.xs = self.ys = np.zeros(0)
        self.along, self.up = Axis(0.0, 1.0), Axis(0.0, 1.0)
        self.marked: float | None = None
        self.setMinimumHeight(60)

    def show_line(self, xs: NDArray[np.float64], ys: NDArray[np.float64]) -> None:
        """Shows another line, (m,) each; it has a gap where a value is not finite."""
        self.xs, self.ys = xs, ys
        self.update()

    def show_range(self, left: float, right: float, low: float, high: float) -> None:
        """Which part of the plane is seen."""
        self.along, self.up = Axis(left, right), Axis(low, high)
        self.update()

    def mark(self, x: float | None) -> None:
        """Puts a line across, or takes it away."""
        self.marked = x
        self.update()

    def menu(self) -> QMenu:
        """What can be done with the line."""
        return self._make_menu()

    def as_csv(self) -> str:
        """The line as CSV."""
        return table_csv([self.x_title, self.titled], [self.xs, self.ys])

    def strokes(self, frame: QRectF) -> list[QPolygonF]:
        """The line as it is painted in a frame, in one piece or more."""
        step = -(-len(self.xs) // _MOST_POINTS) or 1
        # Counted from the end, so that the newest value is always among them.
        xs, ys = self.xs[::-1][::step][::-1], self.ys[::-1][::step][::-1]
        at_x = frame.left() + frame.width() * self.along.place(xs)
        at_y = frame.bottom() - frame.height() * self.up.place(ys)
        there = np.isfinite(at_x) & np.isfinite(at_y)
        parts = np.split(np.arange(len(there)), np.flatnonzero(np.diff(there)) + 1)
        return [
            QPolygonF([QPointF(at_x[i], at_y[i]) for i in part.tolist()])
            for part in parts
            if len(part) and there[part[0]]
        ]

    def draw(self, painter: QPainter, width: float, clip: QRectF) -> None:
        """Paints axes, line, mark and what the line runs over."""
        del clip
        metrics = self.metrics()
        bottom = _TICKS + metrics.height()
        high = max(20.0, self.height() - _TOP - bottom)
        frame = QRectF(_LEFT, _TOP, max(20.0, width - _LEFT - _RIGHT), high)
        draw_axes(self, painter, frame, self.along, self.up)
        wide = metrics.horizontalAdvance(self.x_title)
        painter.setPen(self.colour("muted"))
        at = QPointF(frame.center().x() - wide / 2, frame.bottom() + bottom - metrics.descent())
        painter.drawText(at, self.x_title)
        painter.setClipRect(frame.adjusted(-2, -2, 2, 2))
        painter.setPen(QPen(self.colour("accent"), 2.0))
        for stroke in self.strokes(frame):
            painter.drawPolyline(stroke)
        if self.marked is not None:
            share = float(self.along.place(np.array([self.marked]))[0])
            x = round(frame.left() + share * frame.width()) + 0.5  # a whole pixel: it stays sharp
            painter.setPen(QPen(self.colour("text"), 1.0, Qt.PenStyle.DashLine))
            painter.drawLine(QPointF(x, frame.top()), QPointF(x, frame.bottom()))
        painter.setClipping(False)

"""Points: one measure of runs against another, with a line along those nobody beats."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from app.chart.axes import Axis
from app.chart.chart import Chart
from app.chart.histogram import draw_axes
from app.chart.tables import mixed_csv

_RADIUS, _SMALL, _NEAR = 4.5, 2.4, 10.0
_LEAST_BRUSH = 5.0


@dataclass(frozen=True, eq=False)
class Points:
    """What a scatter shows.

    Attributes
    ----------
    x, y
        (p,) float64; a point without a finite place is not shown.
    names
        (p,) what each is called.
    said
        Words for the i-th point.
    x_title, y_title
        With unit.
    lines
        Indices of points that a line joins, in order.
    hollow, filled, small
        (p,) bool: drawn as a square outline; drawn in the strong colour; drawn small.
    current, compared
        Index of the run that is shown and of the one it is compared with; -1 for none.
    log_x, log_y
        Whether an axis goes by the logarithm.
    """

    x: NDArray[np.float64]
    y: NDArray[np.float64]
    names: tuple[str, ...]
    said: Callable[[int], str]
    x_title: str
    y_title: str
    lines: tuple[NDArray[np.intp], ...]
    hollow: NDArray[np.bool_]
    filled: NDArray[np.bool_]
    small: NDArray[np.bool_]
    current: int = -1
    compared: int = -1
    log_x: bool = False
    log_y: bool = False


_NONE: NDArray[np.bool_] = np.zeros(0, dtype=bool)
NO_POINTS = Points(np.zeros(0), np.zeros(0), (), str, "", "", (), _NONE, _NONE, _NONE)


class ScatterChart(Chart):
    """Points that are clicked one by one or brushed together.

    Signals
    -------
    chosen(int)
        A point was clicked.
    brushed(list of int)
        A rectangle was drawn around points.
    """

    chosen = Signal(int)
    brushed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.points = NO_POINTS
        self._order: NDArray[np.intp] = np.zeros(0, dtype=np.intp)
        self._from: QPointF | None = None
        self._to = QPointF()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(160, 140)

    def show_points(self, points: Points) -> None:
        """Shows other points."""
        self.points, self.current, self.hovered = points, None, None
        shown = np.isfinite(points.x) & np.isfinite(points.y)
        if points.log_x:
            shown &= points.x > 0
        if points.log_y:
            shown &= points.y > 0
        inside = np.flatnonzero(shown)
        self._order = inside[np.argsort(points.x[inside], kind="stable")]
        self._say_current()
        self.update()

    def sizeHint(self) -> QSize:
        """No higher than a small panel; it grows where there is room."""
        return QSize(260, 150)

    # Places

    def _axes(self) -> tuple[Axis, Axis]:
        of, shown = self.points, self._order
        return (
            Axis.around([of.x[shown]], log=of.log_x),
            Axis.around([of.y[shown]], log=of.log_y),
        )

    def _frame(self, width: float) -> QRectF:
        metrics = self.metrics()
        texts = [text for _, text in self._axes()[1].ticks(3)]
        left = max((metrics.horizontalAdvance(text) for text in texts), default=0.0) + 9
        top, bottom = metrics.height() + 6, 2 * metrics.height() + 10
        return QRectF(left, top, max(20.0, width - left - 10), self.height() - top - bottom)

    def _places(self, width: float) -> NDArray[np.float64]:
        """(p, 2) pixels; NaN for points that are not shown."""
        frame, (along, up) = self._frame(width), self._axes()
        return np.column_stack(
            [
                frame.left() + frame.width() * along.place(self.points.x),
                frame.bottom() - frame.height() * up.place(self.points.y),
            ]
        )

    def count(self) -> int:
        """Points that are shown, from left to right."""
        return len(self._order)

    def at(self, place: QPointF) -> int | None:
        """The nearest point, if it is near."""
        if not len(self._order):
            return None
        to = self._places(self.width())[self._order] - (place.x(), place.y())
        far = np.hypot(to[:, 0], to[:, 1])
        i = int(np.argmin(far))
        return i if far[i] <= _NEAR else None

    def place_of(self, i: int) -> QRectF:
        """The square around a point."""
        x, y = self._places(self.width())[self._order[i]]
        return QRectF(x - _NEAR, y - _NEAR, 2 * _NEAR, 2 * _NEAR)

    def said(self, i: int) -> str:
        """What the point is."""
        return self.points.said(int(self._order[i]))

    def choose(self, i: int, extend: bool) -> None:
        """Tells which point was chosen."""
        del extend
        self.chosen.emit(int(self._order[i]))

    def as_csv(self) -> str:
        """One line a point."""
        of = self.points
        return mixed_csv((self.tr("Run"), of.x_title, of.y_title), (of.names, of.x, of.y))

    # The brush

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on a point chooses it; elsewhere a rectangle begins."""
        if event.button() == Qt.MouseButton.LeftButton and self.at(event.position()) is None:
            self._from = self._to = event.position()
        else:
            super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Widens the rectangle, or says what is under the pointer."""
        if self._from is None:
            super().mouseMoveEvent(event)
            if self.hovered is None and self.hint:
                QToolTip.showText(event.globalPosition().toPoint(), self.hint, self)
            return
        self._to = event.position()
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Tells which points are in the rectangle."""
        if self._from is None:
            super().mouseReleaseEvent(event)
            return
        box = QRectF(self._from, event.position()).normalized()
        self._from = None
        self.update()
        if max(box.width(), box.height()) < _LEAST_BRUSH:
            return
        places = self._places(self.width())
        inside = [i for i in self._order.tolist() if box.contains(QPointF(*places[i]))]
        self.brushed.emit(inside)

    # Painting

    def draw(self, painter: QPainter, width: float, clip: QRectF) -> None:
        """Paints axes with their titles, the lines, the points."""
        del clip
        if not len(self.points.names):
            return
        frame, axes = self._frame(width), self._axes()
        draw_axes(self, painter, frame, *axes)
        self._draw_titles(painter, frame, width)
        places = self._places(width)
        painter.setPen(QPen(self.colour("muted"), 1.2, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for line in self.points.lines:
            painter.drawPolyline(QPolygonF([QPointF(*places[i]) for i in line.tolist()]))
        above = (self.points.compared, self.points.current)
        for i in sorted(self._order.tolist(), key=lambda i: above.index(i) if i in above else -1):
            self._draw_point(painter, i, QPointF(*places[i]))
        if self._from is not None:
            painter.setPen(QPen(self.colour("accent"), 1.0, Qt.PenStyle.DashLine))
            painter.setBrush(self.colour("accent", 0.12))
            painter.drawRect(QRectF(self._from, self._to).normalized())

    def _draw_titles(self, painter: QPainter, frame: QRectF, width: float) -> None:
        metrics, mode = self.metrics(), Qt.TextElideMode.ElideRight
        painter.setPen(self.colour("text"))
        y_title = metrics.elidedText("↑ " + self.points.y_title, mode, width - 8)
        painter.drawText(QPointF(4, metrics.ascent() + 1), y_title)
        x_title = metrics.elidedText(self.points.x_title + " →", mode, width - 8)
        right = frame.right() + 8 - metrics.horizontalAdvance(x_title)
        where = QPointF(max(4.0, right), frame.bottom() + 2 * metrics.height() + 4)
        painter.drawText(where, x_title)

    def _draw_point(self, painter: QPainter, i: int, place: QPointF) -> None:
        of = self.points
        colour = self.series_colour(0 if of.filled[i] else 5)
        painter.setPen(QPen(colour, 1.8))
        painter.setBrush(self.colour("window") if of.hollow[i] else colour)
        hovered = self.hovered is not None and int(self._order[self.hovered]) == i
        radius = (_SMALL if of.small[i] else _RADIUS) + (1.5 if hovered else 0.0)
        if of.hollow[i]:
            painter.drawRect(QRectF(place.x() - radius, place.y() - radius, 2 * radius, 2 * radius))
        else:
            painter.drawEllipse(place, radius, radius)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if i == of.current:
            painter.setPen(QPen(self.colour("text"), 1.6))
            painter.drawEllipse(place, radius + 4, radius + 4)
        elif i == of.compared:
            painter.setPen(QPen(self.colour("text"), 1.2, Qt.PenStyle.DotLine))
            painter.drawEllipse(place, radius + 4, radius + 4)
        if i in (of.current, of.compared):
            name = self.metrics().elidedText(of.names[i], Qt.TextElideMode.ElideRight, 110)
            wide = self.metrics().horizontalAdvance(name)
            right = place.x() + radius + 8
            left = right if right + wide < self.width() else place.x() - radius - 8 - wide
            painter.setPen(self.colour("text"))
            # Two names side by side would cover each other where both runs are much alike.
            down = -3.0 if i == of.current else self.metrics().ascent()
            painter.drawText(QPointF(left, place.y() + down), name)

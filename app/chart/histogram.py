"""Distributions: how often values fall in each class, of one run or of several laid over."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.chart.axes import Axis
from app.chart.chart import Chart, draw_legend, legend_height
from app.chart.tables import mixed_csv
from app.kit import numbers

_HEIGHT, _BOTTOM, _RIGHT = 150, 20.0, 10.0
_FILL_ONE, _FILL_SEVERAL = 0.55, 0.16


@dataclass(frozen=True)
class Marker:
    """A line across the classes at a value, such as a cut-off."""

    value: float
    words: str


@dataclass(frozen=True, eq=False)
class Histogram:
    """What a distribution shows.

    Attributes
    ----------
    edges
        (b + 1,) float64: classes, the same for all runs.
    names
        Of the runs.
    weights
        One (b,) float64 array a run.
    written
        An edge with its unit.
    counted
        A weight with its unit.
    tick
        From values to numbers along the axis: divides metres by 1000 where they are shown as km.
    log
        Whether classes grow with the values.
    markers
        Lines across.
    """

    edges: NDArray[np.float64]
    names: tuple[str, ...]
    weights: tuple[NDArray[np.float64], ...]
    written: Callable[[float], str]
    counted: Callable[[float], str]
    tick: float = 1.0
    log: bool = False
    markers: tuple[Marker, ...] = ()


NOTHING = Histogram(np.array([0.0, 1.0]), (), (), numbers.measure, numbers.measure)


class HistogramChart(Chart):
    """A distribution.

    Signals
    -------
    chosen(float, float, bool)
        A class was chosen: its lower and upper edge; whether it is added to what is selected.
    """

    chosen = Signal(float, float, bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shown = NOTHING
        self._marked: NDArray[np.float64] = np.zeros(0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumWidth(120)
        self.setFixedHeight(_HEIGHT)

    def show_histogram(self, shown: Histogram) -> None:
        """Shows another distribution; nothing is marked."""
        self.shown, self.current, self.hovered = shown, None, None
        self._marked = np.zeros(0)
        self._say_current()
        self.update()

    def mark(self, weights: NDArray[np.float64]) -> None:
        """Marks a part of the first run's classes: (b,) weights, none for no marks."""
        self._marked = weights
        self.update()

    @property
    def marked(self) -> NDArray[np.float64]:
        """(b,) the marked part of the first run, or nothing."""
        return self._marked

    def sizeHint(self) -> QSize:
        """Of a fixed height."""
        return QSize(240, _HEIGHT)

    # Places

    def _frame(self, width: float) -> QRectF:
        """Where the classes are painted."""
        top = legend_height(self, self.shown.names, width) if len(self.shown.names) > 1 else 6.0
        if self.shown.markers:
            top += self.metrics().height()
        left = self._left()
        return QRectF(left, top, max(20.0, width - left - _RIGHT), _HEIGHT - _BOTTOM - top)

    def _left(self) -> float:
        metrics = self.metrics()
        texts = [text for _, text in self._up().ticks(3)]
        return max((metrics.horizontalAdvance(text) for text in texts), default=0.0) + 9

    def _up(self) -> Axis:
        most = max((float(of.max()) for of in self.shown.weights if len(of)), default=0.0)
        return Axis(0.0, 1.05 * most if most > 0 else 1.0)

    def _along(self) -> Axis:
        edges = self.shown.edges / self.shown.tick
        return Axis(float(edges[0]), float(edges[-1]), self.shown.log)

    def _xs(self, frame: QRectF) -> NDArray[np.float64]:
        return frame.left() + frame.width() * self._along().place(
            self.shown.edges / self.shown.tick
        )

    def count(self) -> int:
        """Number of classes."""
        return len(self.shown.edges) - 1 if self.shown.names else 0

    def at(self, place: QPointF) -> int | None:
        """The class at a place."""
        frame = self._frame(self.width())
        if not self.count() or not frame.contains(place):
            return None
        i = int(np.searchsorted(self._xs(frame), place.x(), side="right")) - 1
        return min(max(i, 0), self.count() - 1)

    def place_of(self, i: int) -> QRectF:
        """The column of a class."""
        frame = self._frame(self.width())
        xs = self._xs(frame)
        return QRectF(xs[i], frame.top(), max(xs[i + 1] - xs[i], 2.0), frame.height())

    # Words

    def _class_said(self, i: int) -> str:
        written, edges = self.shown.written, self.shown.edges
        return self.tr("{0} to {1}").format(written(float(edges[i])), written(float(edges[i + 1])))

    def said(self, i: int) -> str:
        """The class and how much falls in it, for each run."""
        lines = [self._class_said(i)]
        for name, weights in zip(self.shown.names, self.shown.weights, strict=True):
            total = float(weights.sum())
            share = numbers.percent(float(weights[i]) / total if total else None)
            value = self.shown.counted(float(weights[i]))
            lines.append(f"{value} ({share})" + (f" · {name}" if len(self.shown.names) > 1 else ""))
        return "\n".join(lines)

    def choose(self, i: int, extend: bool) -> None:
        """Tells which class was chosen."""
        self.chosen.emit(float(self.shown.edges[i]), float(self.shown.edges[i + 1]), extend)

    def as_csv(self) -> str:
        """One line a class: its edges and the weight of each run."""
        titles = (self.tr("From"), self.tr("To"), *self.shown.names)
        edges = self.shown.edges
        return mixed_csv(titles, (edges[:-1], edges[1:], *self.shown.weights))

    # Painting

    def draw(self, painter: QPainter, width: float, clip: QRectF) -> None:
        """Paints axes, classes, marks and markers."""
        del clip
        if not self.shown.names:
            return
        if len(self.shown.names) > 1:
            draw_legend(self, painter, self.shown.names, width)
        frame = self._frame(width)
        draw_axes(self, painter, frame, self._along(), self._up())
        xs, up = self._xs(frame), self._up()
        if self.hovered is not None and self.hovered < self.count():
            column = QRectF(xs[self.hovered], frame.top(), 0, frame.height())
            column.setRight(xs[self.hovered + 1])
            painter.fillRect(column, self.colour("hover"))
        fill = _FILL_ONE if len(self.shown.names) == 1 else _FILL_SEVERAL
        for s, weights in enumerate(self.shown.weights):
            faint = len(self._marked) > 0 and bool(self._marked.any())
            self._draw_steps(painter, frame, xs, up.place(weights), s, fill * (0.4 if faint else 1))
        if len(self._marked) == self.count():
            for i in np.flatnonzero(self._marked).tolist():
                high = frame.height() * float(up.place(self._marked)[i])
                bar = QRectF(xs[i], frame.bottom() - high, xs[i + 1] - xs[i], high)
                painter.fillRect(bar, self.series_colour(0))
        for marker in self.shown.markers:
            self._draw_marker(painter, frame, marker)

    def _draw_steps(
        self,
        painter: QPainter,
        frame: QRectF,
        xs: NDArray[np.float64],
        heights: NDArray[np.float64],
        series: int,
        fill: float,
    ) -> None:
        ys = frame.bottom() - frame.height() * heights
        outline = QPolygonF([QPointF(xs[0], frame.bottom())])
        for i, y in enumerate(ys.tolist()):
            outline.append(QPointF(xs[i], y))
            outline.append(QPointF(xs[i + 1], y))
        outline.append(QPointF(xs[-1], frame.bottom()))
        ground = QColor(self.series_colour(series))
        ground.setAlphaF(fill)
        painter.setBrush(ground)
        painter.setPen(QPen(self.series_colour(series), 1.4))
        painter.drawPolygon(outline)

    def _draw_marker(self, painter: QPainter, frame: QRectF, marker: Marker) -> None:
        at = float(self._along().place(np.array([marker.value / self.shown.tick]))[0])
        if not 0.0 <= at <= 1.0:
            return
        x = frame.left() + at * frame.width()
        painter.setPen(QPen(self.colour("bad"), 1.4, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(x, frame.top() - 2), QPointF(x, frame.bottom()))
        metrics = self.metrics()
        wide = metrics.horizontalAdvance(marker.words)
        left = min(max(frame.left(), x - wide / 2), frame.right() - wide)
        painter.drawText(QPointF(left, frame.top() - 4), marker.words)


def draw_axes(chart: Chart, painter: QPainter, frame: QRectF, along: Axis, up: Axis) -> None:
    """Paints round numbers along a frame, and faint lines across it."""
    metrics = chart.metrics()
    line, text = chart.colour("line"), chart.colour("muted")
    for value, words in up.ticks(3):
        y = frame.bottom() - frame.height() * float(up.place(np.array([value]))[0])
        painter.setPen(QPen(line, 1.0))
        painter.drawLine(QPointF(frame.left(), y), QPointF(frame.right(), y))
        painter.setPen(text)
        wide = metrics.horizontalAdvance(words)
        painter.drawText(QPointF(frame.left() - wide - 5, y + metrics.ascent() / 2 - 1), words)
    painter.setPen(text)
    for value, words in along.ticks(max(2, int(frame.width() / 55))):
        x = frame.left() + frame.width() * float(along.place(np.array([value]))[0])
        wide = metrics.horizontalAdvance(words)
        left = min(max(x - wide / 2, 0.0), frame.right() + _RIGHT - wide)
        painter.drawText(QPointF(left, frame.bottom() + metrics.ascent() + 4), words)
    painter.setPen(QPen(line, 1.0))
    painter.drawLine(frame.bottomLeft(), frame.bottomRight())

"""Points and lines over one another: what was measured, what a model says, where it was cut."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.chart.axes import Axis
from app.chart.chart import Chart, draw_legend, legend_height
from app.chart.histogram import Marker, draw_axes
from app.chart.tables import mixed_csv
from app.chart.thinned import pieces_of

ROUND, RING, UP, DOWN = "round", "ring", "up", "down"
"""Shapes of points: a disc, a circle, triangles that point up and down."""

_RADIUS, _NEAR = 3.6, 9.0
_FADED = 0.75


@dataclass(frozen=True, eq=False)
class Stroke:
    """A line through places.

    Attributes
    ----------
    name
        For the legend and the table; "" keeps it out of the legend.
    x, y
        (m,) float64; a gap where one is not finite.
    colour
        Which of the colours of series.
    dashed
        Drawn with dashes: what is there for comparison.
    """

    name: str
    x: NDArray[np.float64]
    y: NDArray[np.float64]
    colour: int = 0
    dashed: bool = False


@dataclass(frozen=True, eq=False)
class Dots:
    """Points of one kind.

    Attributes
    ----------
    name
        For the legend and the table; "" keeps them out of the legend.
    x, y
        (p,) float64; one without a finite place is not shown.
    keys
        (p,) int: what each stands for.
    colour
        Which of the colours of series.
    shape
        `ROUND`, `RING`, `UP` or `DOWN`.
    """

    name: str
    x: NDArray[np.float64]
    y: NDArray[np.float64]
    keys: NDArray[np.integer]
    colour: int = 0
    shape: str = ROUND


@dataclass(frozen=True, eq=False)
class Curves:
    """What a chart of points and lines shows.

    Attributes
    ----------
    x_title, y_title
        With unit.
    strokes, dots
        Lines lie below points.
    said
        Words for a point under the pointer, by its kind and its place in that.
    label
        What a key is called, for the table.
    log_x, log_y
        Whether an axis goes by the logarithm.
    markers
        Lines across at values of x.
    from_zero
        Whether the axis of y begins at 0, as for shares.
    square
        Whether both axes have one range, as where a diagonal means "equal".
    """

    x_title: str = ""
    y_title: str = ""
    strokes: tuple[Stroke, ...] = ()
    dots: tuple[Dots, ...] = ()
    said: Callable[[int, int], str] = field(default=lambda kind, i: "")
    label: Callable[[int], str] = field(default=str)
    log_x: bool = False
    log_y: bool = False
    markers: tuple[Marker, ...] = ()
    from_zero: bool = False
    square: bool = False


class CurveChart(Chart):
    """Points that can be pointed at and chosen, over lines.

    Signals
    -------
    chosen(int)
        A point was chosen: its key.
    """

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.curves = Curves()
        self.marked: int | None = None
        self._axes = (Axis(0.0, 1.0), Axis(0.0, 1.0))
        self._order: list[tuple[int, int]] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(180, 130)

    def sizeHint(self) -> QSize:
        """No higher than a small panel; it grows where there is room."""
        return QSize(320, 190)

    def show_curves(self, curves: Curves) -> None:
        """Shows other points and lines."""
        self.curves, self.current, self.hovered = curves, None, None
        self._axes = _axes_of(curves)
        shown = [
            (float(x), kind, i)
            for kind, of in enumerate(curves.dots)
            for i, (x, y) in enumerate(zip(of.x.tolist(), of.y.tolist(), strict=True))
            if self._has_place(x, y)
        ]
        self._order = [(kind, i) for _, kind, i in sorted(shown)]
        self._say_current()
        self.update()

    def mark(self, key: int | None) -> None:
        """Puts a ring around the points of a key; None for none."""
        self.marked = key
        self.update()

    def _has_place(self, x: float, y: float) -> bool:
        of = self.curves
        finite = np.isfinite(x) and np.isfinite(y)
        return bool(finite and (x > 0 or not of.log_x) and (y > 0 or not of.log_y))

    # Places

    def _legend(self) -> tuple[tuple[str, ...], tuple[int, ...]]:
        """Names and colours of what is told apart."""
        of = self.curves
        lines = [stroke for stroke in of.strokes if stroke.name]
        shown: list[Dots | Stroke] = [*(dots for dots in of.dots if dots.name), *lines]
        return tuple(one.name for one in shown), tuple(one.colour for one in shown)

    def _legend_height(self, width: float) -> float:
        names, _ = self._legend()
        return legend_height(self, names, width) if len(names) > 1 else 0.0

    def frame(self, width: float) -> QRectF:
        """Where points and lines are painted."""
        metrics = self.metrics()
        texts = [text for _, text in self._axes[1].ticks(3)]
        left = max((metrics.horizontalAdvance(text) for text in texts), default=0.0) + 9
        top = self._legend_height(width) + metrics.height() + 6
        if self.curves.markers:
            top += metrics.height()
        bottom = 2 * metrics.height() + 10
        high = max(20.0, self.height() - top - bottom)
        return QRectF(left, top, max(20.0, width - left - 10), high)

    def _on(
        self, frame: QRectF, x: NDArray[np.float64], y: NDArray[np.float64]
    ) -> NDArray[np.float64]:
        """(p, 2) pixels of places."""
        along, up = self._axes
        at_x = frame.left() + frame.width() * along.place(np.asarray(x, dtype=np.float64))
        at_y = frame.bottom() - frame.height() * up.place(np.asarray(y, dtype=np.float64))
        return np.column_stack([at_x, at_y])

    def _places(self) -> NDArray[np.float64]:
        """(count, 2) pixels of the points that are shown, from left to right."""
        frame = self.frame(self.width())
        by_kind = [self._on(frame, of.x, of.y) for of in self.curves.dots]
        return np.array([by_kind[kind][i] for kind, i in self._order]).reshape(-1, 2)

    # Pointing at

    def count(self) -> int:
        """Points that are shown."""
        return len(self._order)

    def at(self, place: QPointF) -> int | None:
        """The nearest point, if it is near."""
        if not self._order:
            return None
        far = np.hypot(*(self._places() - (place.x(), place.y())).T)
        i = int(np.argmin(far))
        return i if far[i] <= _NEAR else None

    def place_of(self, i: int) -> QRectF:
        """The square around a point."""
        x, y = self._places()[i]
        return QRectF(x - _NEAR, y - _NEAR, 2 * _NEAR, 2 * _NEAR)

    def said(self, i: int) -> str:
        """What a point is."""
        return self.curves.said(*self._order[i])

    def choose(self, i: int, extend: bool) -> None:
        """Tells which point was chosen."""
        del extend
        kind, place = self._order[i]
        self.chosen.emit(int(self.curves.dots[kind].keys[place]))

    def as_csv(self) -> str:
        """One line a point of every kind, then one a place of every line."""
        of = self.curves
        rows = [
            (dots.name, of.label(int(key)), x, y)
            for dots in of.dots
            for key, x, y in zip(dots.keys, dots.x, dots.y, strict=True)
        ]
        rows += [
            (line.name, "", x, y)
            for line in of.strokes
            for x, y in zip(line.x, line.y, strict=True)
        ]
        columns = list(zip(*rows, strict=True)) or [()] * 4
        titles = (self.tr("Series"), self.tr("Name"), of.x_title, of.y_title)
        return mixed_csv(titles, columns)

    # Painting

    def draw(self, painter: QPainter, width: float, clip: QRectF) -> None:
        """Paints axes, lines, markers, points, and what is what."""
        del clip
        frame, (names, colours) = self.frame(width), self._legend()
        if len(names) > 1:
            draw_legend(self, painter, names, width, colours)
        draw_axes(self, painter, frame, *self._axes)
        self._draw_titles(painter, frame, width)
        painter.save()
        painter.setClipRect(frame.adjusted(-6, -6, 6, 6))
        for stroke in self.curves.strokes:
            self._draw_stroke(painter, frame, stroke)
        painter.restore()
        for marker in self.curves.markers:
            _draw_marker(self, painter, frame, self._axes[0], marker)
        for kind, of in enumerate(self.curves.dots):
            self._draw_dots(painter, frame, kind, of)

    def _draw_titles(self, painter: QPainter, frame: QRectF, width: float) -> None:
        metrics, mode = self.metrics(), Qt.TextElideMode.ElideRight
        painter.setPen(self.colour("muted"))
        top = self._legend_height(width) + metrics.ascent() + 1
        y_title = metrics.elidedText("↑ " + self.curves.y_title, mode, width - 8)
        painter.drawText(QPointF(4, top), y_title)
        x_title = metrics.elidedText(self.curves.x_title + " →", mode, width - 8)
        right = frame.right() + 8 - metrics.horizontalAdvance(x_title)
        painter.drawText(
            QPointF(max(4.0, right), frame.bottom() + 2 * metrics.height() + 4), x_title
        )

    def _draw_stroke(self, painter: QPainter, frame: QRectF, stroke: Stroke) -> None:
        style = Qt.PenStyle.DashLine if stroke.dashed else Qt.PenStyle.SolidLine
        painter.setPen(QPen(self.series_colour(stroke.colour), 1.6, style))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for piece in pieces_of(self._on(frame, stroke.x, stroke.y)):
            painter.drawPolyline(QPolygonF([QPointF(*place) for place in piece.tolist()]))

    def _draw_dots(self, painter: QPainter, frame: QRectF, kind: int, of: Dots) -> None:
        colour = self.series_colour(of.colour)
        hovered = None if self.hovered is None else self._order[self.hovered]
        places = [QPointF(*place) for place in self._on(frame, of.x, of.y).tolist()]
        for i in (i for k, i in self._order if k == kind):
            larger = 1.5 if (kind, i) == hovered else 0.0
            _draw_dot(painter, places[i], of.shape, colour, _RADIUS + larger)
            if self.marked is not None and int(of.keys[i]) == self.marked:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(self.colour("text"), 1.6))
                painter.drawEllipse(places[i], _RADIUS + 3.5, _RADIUS + 3.5)


def _draw_dot(painter: QPainter, place: QPointF, shape: str, colour: QColor, r: float) -> None:
    """Paints one point, ``r`` pixels from its middle to its rim."""
    colour.setAlphaF(_FADED)
    painter.setPen(QPen(colour, 1.5))
    painter.setBrush(Qt.BrushStyle.NoBrush if shape == RING else colour)
    if shape in (ROUND, RING):
        painter.drawEllipse(place, r, r)
        return
    up = -1.0 if shape == UP else 1.0
    corners = ((0.0, up * r * 1.3), (-r * 1.2, -up * r * 0.8), (r * 1.2, -up * r * 0.8))
    painter.drawPolygon(QPolygonF([place + QPointF(*corner) for corner in corners]))


def _draw_marker(
    chart: CurveChart, painter: QPainter, frame: QRectF, along: Axis, of: Marker
) -> None:
    """Paints a line across, with its words above."""
    share = float(along.place(np.array([of.value]))[0])
    if not 0 <= share <= 1:
        return
    x = round(frame.left() + share * frame.width()) + 0.5  # a whole pixel: it stays sharp
    painter.setPen(QPen(chart.colour("text"), 1.0, Qt.PenStyle.DashLine))
    painter.drawLine(QPointF(x, frame.top()), QPointF(x, frame.bottom()))
    painter.setPen(chart.colour("text"))
    metrics = chart.metrics()
    wide = metrics.horizontalAdvance(of.words)
    left = min(max(x - wide / 2, 4.0), max(4.0, frame.right() - wide))
    painter.drawText(QPointF(left, frame.top() - metrics.descent() - 1), of.words)


def _axes_of(of: Curves) -> tuple[Axis, Axis]:
    """Ranges of all that is shown."""
    shown: list[Dots | Stroke] = [*of.strokes, *of.dots]
    xs = [np.asarray(one.x, dtype=np.float64) for one in shown]
    ys = [np.asarray(one.y, dtype=np.float64) for one in shown]
    marks = np.array([marker.value for marker in of.markers], dtype=np.float64)
    if of.square:
        both = Axis.around([*xs, *ys, marks], log=of.log_x)
        return both, both
    up = Axis.around(ys, log=of.log_y)
    if of.from_zero:
        up = Axis(0.0, up.high)
    return Axis.around([*xs, marks], log=of.log_x), up

"""Points and lines over one another: what was measured, what a model says, where it was cut."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.chart.axes import Axis
from app.chart.colours import faded
from app.chart.plot_chart import Marker, PlotChart
from app.chart.tables import mixed_csv

if TYPE_CHECKING:
    from app.chart.view import View

ROUND, RING, UP, DOWN, SQUARE = "round", "ring", "up", "down", "square"
"""Shapes of points: a disc, a circle, triangles that point up and down, the outline of a square."""

_SYMBOLS = {ROUND: "o", RING: "o", UP: "t1", DOWN: "t", SQUARE: "s"}
_NEAR, _FADED = 9.0, 0.75


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
        `ROUND`, `RING`, `UP`, `DOWN` or `SQUARE`.
    radius
        Pixels from the middle to the rim.
    """

    name: str
    x: NDArray[np.float64]
    y: NDArray[np.float64]
    keys: NDArray[np.integer]
    colour: int = 0
    shape: str = ROUND
    radius: float = 3.6


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


class PointChart(PlotChart):
    """A chart of places that are walked through from left to right, with titles at its axes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.x_title = self.y_title = ""
        self.spots: NDArray[np.float64] = np.zeros((0, 2))
        self.axes = (Axis(0.0, 1.0), Axis(0.0, 1.0))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def ranges(self) -> tuple[Axis, Axis]:
        """Of all that is shown."""
        return self.axes

    def margins(self) -> tuple[float, float]:
        """Room for legend, titles, markers and numbers."""
        high = self.metrics().height()
        top = self.legend_height() + (high if self.y_title else 0.0) + 6
        return top + self.marker_height(), 2 * high + 10

    def places(self) -> NDArray[np.float64]:
        """(count, 2) pixels."""
        return self.on(self.spots[:, 0], self.spots[:, 1])

    def count(self) -> int:
        """Points that are shown."""
        return len(self.spots)

    def at(self, place: QPointF) -> int | None:
        """The nearest point, if it is near."""
        if not self.count():
            return None
        far = np.hypot(*(self.places() - (place.x(), place.y())).T)
        i = int(np.argmin(far))
        return i if far[i] <= _NEAR else None

    def place_of(self, i: int) -> QRectF:
        """The square around a point."""
        x, y = self.on(*self.spots[i : i + 1].T)[0]
        return QRectF(x - _NEAR, y - _NEAR, 2 * _NEAR, 2 * _NEAR)

    def draw_words(self, painter: QPainter, clip: QRectF) -> None:
        """Paints the titles, too."""
        super().draw_words(painter, clip)
        frame, metrics, room = self.frame(), self.metrics(), self.width() - 8
        painter.setPen(self.colour("muted"))
        cut = Qt.TextElideMode.ElideRight
        if self.y_title:
            y_title = metrics.elidedText("↑ " + self.y_title, cut, room)
            painter.drawText(QPointF(4, self.legend_height() + metrics.ascent() + 1), y_title)
        x_title = metrics.elidedText(self.x_title + " →", cut, room) if self.x_title else ""
        left = max(4.0, frame.right() + 8 - metrics.horizontalAdvance(x_title))
        painter.drawText(QPointF(left, frame.bottom() + 2 * metrics.height() + 4), x_title)

    def under_pointer(self, i: int) -> QRectF:
        """Nothing: a ring is painted above."""
        return QRectF()

    def draw_pointers(self, painter: QPainter) -> None:
        """Paints a ring around the point under the pointer, too."""
        super().draw_pointers(painter)
        if self.hovered is not None and self.hovered < self.count():
            painter.setPen(QPen(self.colour("accent"), 1.6))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(self.place_of(self.hovered).center(), 7.0, 7.0)


class CurveChart(PointChart):
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
        self._owners: NDArray[np.intp] = np.zeros((0, 2), dtype=np.intp)
        self.setMinimumSize(180, 130)

    def sizeHint(self) -> QSize:
        """No higher than a small panel; it grows where there is room."""
        return QSize(320, 190)

    def show_curves(self, curves: Curves) -> None:
        """Shows other points and lines."""
        self.curves, self.current, self.hovered = curves, None, None
        self.x_title, self.y_title = curves.x_title, curves.y_title
        self.axes, self.markers = _axes_of(curves), curves.markers
        found = [
            np.column_stack([of.x, of.y, np.full(len(of.x), kind), np.arange(len(of.x))])
            for kind, of in enumerate(curves.dots)
        ]
        all_ = np.concatenate([np.zeros((0, 4)), *found])
        along, up = self.axes
        shown = all_[np.isfinite(along.scaled(all_[:, 0])) & np.isfinite(up.scaled(all_[:, 1]))]
        shown = shown[np.argsort(shown[:, 0], kind="stable")]
        self.spots, self._owners = shown[:, :2], shown[:, 2:].astype(np.intp)
        self._say_current()
        self.refresh()

    def mark(self, key: int | None) -> None:
        """Puts a ring around the points of a key; None for none."""
        self.marked = key
        self.update()

    def legend(self) -> Sequence[tuple[str, int]]:
        """What is told apart."""
        shown: list[Dots | Stroke] = [*self.curves.dots, *self.curves.strokes]
        return [(one.name, one.colour) for one in shown if one.name]

    def key(self, i: int) -> int:
        """What a point stands for."""
        kind, place = self._owners[i]
        return int(self.curves.dots[kind].keys[place])

    def said(self, i: int) -> str:
        """What a point is."""
        kind, place = self._owners[i].tolist()
        return self.curves.said(kind, place)

    def choose(self, i: int, extend: bool) -> None:
        """Tells which point was chosen."""
        self.chosen.emit(self.key(i))

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

    def fill(self, view: View) -> None:
        """Puts in lines and points."""
        import pyqtgraph as pg

        along, up = self.axes
        for stroke in self.curves.strokes:
            style = Qt.PenStyle.DashLine if stroke.dashed else Qt.PenStyle.SolidLine
            pen = pg.mkPen(self.series_colour(stroke.colour), width=1.6, style=style)
            view.add_line(along.scaled(stroke.x), up.scaled(stroke.y), pen)
        for kind, of in enumerate(self.curves.dots):
            spots = self.spots[self._owners[:, 0] == kind]
            colour = faded(self.series_colour(of.colour), _FADED)
            inside = {RING: None, SQUARE: self.colour("window")}.get(of.shape, colour)
            view.add(
                pg.ScatterPlotItem(
                    along.scaled(spots[:, 0]),
                    up.scaled(spots[:, 1]),
                    symbol=_SYMBOLS[of.shape],
                    size=2 * of.radius,
                    pen=pg.mkPen(colour, width=1.5),
                    brush=pg.mkBrush(inside),
                )
            )

    def draw_words(self, painter: QPainter, clip: QRectF) -> None:
        """Paints a ring around what is marked, too."""
        super().draw_words(painter, clip)
        painter.setPen(QPen(self.colour("text"), 1.6))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for _, middle in self.found(*(() if self.marked is None else (self.marked,))):
            painter.drawEllipse(middle, 7.0, 7.0)

    def found(self, *keys: int) -> list[tuple[int, QPointF]]:
        """Points of some keys that are in sight: key and pixel of each."""
        frame, places = self.frame().adjusted(-1, -1, 1, 1), self.places().tolist()
        known = [(self.key(i), QPointF(*places[i])) for i in range(self.count())] if keys else []
        return [(key, at) for key, at in known if key in keys and frame.contains(at)]


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

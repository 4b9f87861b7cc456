"""Points: one measure of runs against another, with a line along those nobody beats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QToolTip, QWidget

from app.chart.curves import ROUND, SQUARE, CurveChart, Curves, Dots, Stroke
from app.chart.tables import mixed_csv

_RADIUS, _SMALL = 4.5, 2.4
_LEAST_BRUSH, _WIDEST_NAME = 5.0, 110
_STRONG, _WEAK = 0, 5


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


class ScatterChart(CurveChart):
    """Points that are clicked one by one or brushed together.

    Signals
    -------
    chosen(int)
        A point was clicked.
    brushed(list of int)
        A rectangle was drawn around points.
    """

    brushed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.points = NO_POINTS
        self._brush: tuple[QPointF, QPointF] | None = None
        self.setMinimumSize(160, 140)

    def sizeHint(self) -> QSize:
        """No higher than a small panel; it grows where there is room."""
        return QSize(260, 150)

    def show_points(self, points: Points) -> None:
        """Shows other points."""
        self.points = of = points
        kinds = []
        for small, filled, hollow in product((False, True), repeat=3):
            its = (of.small == small) & (of.filled == filled) & (of.hollow == hollow)
            keys, radius = np.flatnonzero(its), _SMALL if small else _RADIUS
            shape, colour = SQUARE if hollow else ROUND, _STRONG if filled else _WEAK
            if len(keys):
                kinds.append(Dots("", of.x[its], of.y[its], keys, colour, shape, radius))
        lines = [Stroke("", of.x[line], of.y[line], _WEAK, dashed=True) for line in of.lines]
        self.show_curves(
            Curves(
                of.x_title,
                of.y_title,
                tuple(lines),
                tuple(kinds),
                lambda kind, i: of.said(int(kinds[kind].keys[i])),
                log_x=of.log_x,
                log_y=of.log_y,
            )
        )

    def as_csv(self) -> str:
        """One line a point."""
        of = self.points
        return mixed_csv((self.tr("Run"), of.x_title, of.y_title), (of.names, of.x, of.y))

    # The brush

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on a point chooses it; elsewhere a rectangle begins."""
        if event.button() == Qt.MouseButton.LeftButton and self.at(event.position()) is None:
            self._brush = event.position(), event.position()
        else:
            super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Widens the rectangle, or says what is under the pointer."""
        if self._brush is not None:
            self._brush = self._brush[0], event.position()
            self.update()
            return
        super().mouseMoveEvent(event)
        if self.hovered is None and self.hint:
            QToolTip.showText(event.globalPosition().toPoint(), self.hint, self)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Tells which points are in the rectangle."""
        if self._brush is None:
            super().mouseReleaseEvent(event)
            return
        box = QRectF(self._brush[0], event.position()).normalized()
        self._brush = None
        self.update()
        if max(box.width(), box.height()) >= _LEAST_BRUSH:
            places = enumerate(self.places().tolist())
            self.brushed.emit([self.key(i) for i, at in places if box.contains(QPointF(*at))])

    # Painting

    def draw_words(self, painter: QPainter, clip: QRectF) -> None:
        """Paints rings and names of the run that is shown and of that it is compared with."""
        super().draw_words(painter, clip)
        metrics, of = self.metrics(), self.points
        dots, named = self.places(), list[QRectF]()
        for key, middle in self.found(of.current, of.compared):
            shown, radius = key == of.current, (_SMALL if of.small[key] else _RADIUS) + 4
            line = Qt.PenStyle.SolidLine if shown else Qt.PenStyle.DotLine
            painter.setPen(QPen(self.colour("text"), 1.6 if shown else 1.2, line))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(middle, radius, radius)
            name = metrics.elidedText(of.names[key], Qt.TextElideMode.ElideRight, _WIDEST_NAME)
            size = QSize(int(metrics.horizontalAdvance(name)), int(metrics.height()))
            near = dots[np.abs(dots - (middle.x(), middle.y())).max(axis=1) < 2 * _WIDEST_NAME]
            taken = [QRectF(x - _RADIUS, y - _RADIUS, 2 * _RADIUS, 2 * _RADIUS) for x, y in near]
            box = free_place(size, middle, radius + 4, QRectF(self.rect()), [*taken, *named])
            named.append(box)
            painter.setPen(self.colour("text"))
            painter.drawText(QPointF(box.left(), box.top() + metrics.ascent()), name)

    def draw_pointers(self, painter: QPainter) -> None:
        """Paints the rectangle, too."""
        super().draw_pointers(painter)
        if self._brush is not None:
            painter.setPen(QPen(self.colour("accent"), 1.0, Qt.PenStyle.DashLine))
            painter.setBrush(self.colour("accent", 0.12))
            painter.drawRect(QRectF(*self._brush).normalized())


def free_place(
    size: QSize, middle: QPointF, away: float, within: QRectF, taken: Sequence[QRectF]
) -> QRectF:
    """Where a name covers least beside its point: right of it, left, above or below, a bit off."""
    wide, high, x, y = float(size.width()), float(size.height()), middle.x(), middle.y()
    tops = (y - high, y, y - high / 2, y - high - away, y + away)
    lefts = (x + away, x - away - wide, x - wide / 2)
    places = [QRectF(left, top, wide, high) for left, top in product(lefts, tops)]
    own = QRectF(x - away, y - away, 2 * away, 2 * away)

    def covered(box: QRectF) -> tuple[bool, int]:
        outside = not within.contains(box) or own.adjusted(1, 1, -1, -1).intersects(box)
        return outside, sum(box.intersects(other) for other in taken)

    return min(places, key=covered)

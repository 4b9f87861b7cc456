"""A chart that pyqtgraph draws: its frame and axes, zoom, crosshair, legend, markers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QAction,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QMenu, QSizePolicy, QWidget

from app.chart.axes import Axis
from app.chart.chart import LOOKS, Chart, draw_ring, tr
from app.kit import numbers

if TYPE_CHECKING:
    from app.chart.view import View

RIGHT = 10.0
"""Free pixels at the right of a frame, for the last number below it."""
_SWATCH, _WIDEST_NAME = 9.0, 160.0
_STEP, _WHEEL = 1.5, 1.2
_KEYS = {
    int(Qt.Key.Key_Plus): 1 / _STEP,
    int(Qt.Key.Key_Equal): 1 / _STEP,
    int(Qt.Key.Key_Minus): _STEP,
    int(Qt.Key.Key_0): 0.0,
}


@dataclass(frozen=True)
class Marker:
    """A line across a chart at a value, such as a cut-off."""

    value: float
    words: str


class PlotChart(Chart):
    """A chart in a plane of values, drawn when it is first seen.

    Ctrl with the wheel, + and − zoom, 0 and a double click show everything again; where a part is
    shown, it is moved by dragging. The wheel alone belongs to the panel that the chart stands in.
    """

    zooms = (True, True)
    """Along which axes it can be zoomed."""
    ticked = True
    """Whether there are numbers along the axes, and a crosshair."""
    downwards = False
    """Whether the second axis goes down."""
    marker_colour = "text"
    least_left = 0.0
    """Room for the numbers at the left, pixels."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: View | None = None
        self._whole: tuple[Axis, Axis] | None = None
        self._stale, self.pictured = True, False
        self.markers: tuple[Marker, ...] = ()
        self._pointer: QPointF | None = None
        self._held: tuple[QPointF, QPointF] | None = None

    # What each kind is asked for

    def ranges(self) -> tuple[Axis, Axis]:
        """All that can be seen, along and up."""
        raise NotImplementedError

    def fill(self, view: View) -> None:
        """Puts lines, bars and points of pyqtgraph into the plane."""
        raise NotImplementedError

    def margins(self) -> tuple[float, float]:
        """Room above and below the frame."""
        return 0.0, 0.0

    def legend(self) -> Sequence[tuple[str, int]]:
        """Names of what is told apart, each with its colour of the series."""
        return ()

    def under_pointer(self, i: int) -> QRectF:
        """What lights up where something is pointed at."""
        return self.place_of(i)

    def draw_ground(self, painter: QPainter) -> None:
        """Paints what is pointed at below everything."""
        if self.hovered is not None and self.hovered < self.count() and not self.pictured:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.colour("hover"))
            painter.drawRoundedRect(self.under_pointer(self.hovered), 3, 3)

    def draw_words(self, painter: QPainter, clip: QRectF) -> None:
        """Paints words around the plane."""
        self._draw_legend(painter)
        self._draw_markers(painter)

    # Drawing

    def refresh(self) -> None:
        """Draws everything anew, as soon as somebody looks."""
        self._stale = True
        if self.isVisible():
            self.fresh_view()
        self.update()

    def fresh_view(self) -> View:
        """The drawn chart, with all that has changed."""
        if self._view is None:
            from app.chart.view import View

            self._view = View(self)
        if self._stale:
            self._stale = False
            whole = self.ranges()
            if whole != self._whole:
                self._whole = whole
                self._view.show_whole(*whole)
            self._view.place(self.frame())
            self._view.clear()
            self.fill(self._view)
            self._add_markers(self._view)
            self._view.clip(self.zoomed)
        return self._view

    def draw(self, painter: QPainter, width: float, clip: QRectF) -> None:
        """Paints the chart into a picture."""
        view, self.pictured = self.fresh_view(), True
        view.paint_to(painter)
        self.pictured = False

    def showEvent(self, event: QShowEvent) -> None:
        """Draws what has changed in the meantime."""
        super().showEvent(event)
        self.fresh_view()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The view paints itself after this; one that was never shown is made for that."""
        self.fresh_view()

    def changeEvent(self, event: QEvent) -> None:
        """Takes the colours and sizes of another theme."""
        super().changeEvent(event)
        if event.type() in LOOKS:
            self.fit_height()
            self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What is narrower may be higher."""
        super().resizeEvent(event)
        self.fit_height()
        self.refresh()

    def fit_height(self) -> None:
        """Takes the height of what is shown, where that is fixed."""
        fixed = self.sizePolicy().verticalPolicy() == QSizePolicy.Policy.Fixed
        if fixed and self.height() != self.sizeHint().height():
            self.setFixedHeight(self.sizeHint().height())

    # Places

    @property
    def seen(self) -> tuple[Axis, Axis]:
        """The part of the axes that is in sight."""
        along, up = self.ranges()
        if self._view is None:
            return along, up
        x, y = self.fresh_view().box.viewRange()
        return along.within(*x), up.within(*y)

    @property
    def zoomed(self) -> bool:
        """Whether a part of the chart is out of sight."""
        pairs = zip(self.seen, self.ranges(), strict=True)
        sizes = [np.subtract(*seen.ends) / np.subtract(*whole.ends) for seen, whole in pairs]
        return bool(min(sizes) < 1 - 1e-6)

    def frame(self) -> QRectF:
        """Where the plane is, in pixels of the widget."""
        top, bottom = self.margins()
        wide = map(self.metrics().horizontalAdvance, self.tick_words(False).values())
        left = max(self.least_left, max(wide, default=0.0) + 9)
        high = self.height() - top - bottom
        return QRectF(left, top, max(20.0, self.width() - left - RIGHT), max(20.0, high))

    def tick_words(self, along: bool) -> dict[float, str]:
        """The round numbers of an axis: where each stands along it, and its words."""
        axis = self.seen[0 if along else 1]
        room = (self.width() - 60) / 55 if along else (self.height() - sum(self.margins())) / 50
        ticks = axis.ticks(max(2 if along else 3, int(room)))
        places = axis.scaled(np.array([value for value, _ in ticks]))
        return dict(zip(places.tolist(), (words for _, words in ticks), strict=True))

    def on(self, x: NDArray[np.float64], y: NDArray[np.float64]) -> NDArray[np.float64]:
        """(p, 2) pixels of values."""
        frame, (along, up) = self.frame(), self.seen
        down = up.place(y) if self.downwards else 1.0 - up.place(y)
        return np.column_stack(
            [frame.left() + frame.width() * along.place(x), frame.top() + frame.height() * down]
        )

    # Zoom

    def zoom(self, factor: float, at: QPointF | None = None) -> None:
        """Shows ``factor`` times as much around a place; 0 for everything."""
        view = self.fresh_view()
        if not factor:
            view.show_whole(*self.ranges())
            return
        if at is None:
            known = self.current is not None and self.current < self.count()
            at = self.place_of(self.current or 0).center() if known else self.frame().center()
        x, y = (factor if on else None for on in self.zooms)
        view.box.scaleBy(x=x, y=y, center=view.box.mapSceneToView(at))

    def pan(self, by: QPointF) -> None:
        """Moves what is seen by some pixels."""
        frame, ((left, right), (low, high)) = self.frame(), (of.ends for of in self.seen)
        up = -1.0 if self.downwards else 1.0
        x = -by.x() / frame.width() * (right - left)
        self.fresh_view().box.translateBy(x=x, y=up * by.y() / frame.height() * (high - low))

    def follow_zoom(self) -> None:
        """Another part is in sight: the numbers along the axes need other room."""
        if self._view is not None and not self._stale:
            self._view.place(self.frame())
            self._view.clip(self.zoomed)
            self.update()

    def go_to(self, i: int) -> None:
        """Moves the ring of the keyboard, and what is seen if that is out of sight."""
        spot, frame = self.place_of(i).center(), self.frame()
        if self.zoomed and not frame.adjusted(-1, -1, 1, 1).contains(spot):
            self.pan(frame.center() - spot)
        super().go_to(i)

    # Pointer and keys

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click selects; of a zoomed chart it is the release that tells it from dragging."""
        button = event.button()
        if button == _MIDDLE or (button == Qt.MouseButton.LeftButton and self.zoomed):
            self._held = event.position(), event.position()
        else:
            super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Moves what is held, or says the value under the pointer."""
        self._pointer = event.position()
        if self._held is None:
            super().mouseMoveEvent(event)
        else:
            self.pan(event.position() - self._held[1])
            self._held = self._held[0], event.position()
        if self.ticked:
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Lets go; what was not moved was clicked."""
        held, self._held = self._held, None
        if held is None or event.button() == _MIDDLE:
            return
        if (event.position() - held[0]).manhattanLength() < QApplication.startDragDistance():
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Shows everything again."""
        if self.zoomed:
            self.zoom(0)
        else:
            super().mouseDoubleClickEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Forgets the pointer."""
        self._pointer = None
        self.update()
        super().leaveEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zooms with Ctrl; else the panel scrolls."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier and any(self.zooms):
            self.zoom(_WHEEL ** (-event.angleDelta().y() / 120), event.position())
        else:
            event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Also + and − for more and less, 0 for everything."""
        if event.key() in _KEYS and any(self.zooms):
            self.zoom(_KEYS[event.key()])
        else:
            super().keyPressEvent(event)

    def menu(self) -> QMenu:
        """What can be done with the chart."""
        return self.with_zoom(super().menu())

    def with_zoom(self, menu: QMenu) -> QMenu:
        """A menu with zooming before everything else."""
        first = menu.actions()[0]
        for words, factor in (
            (tr("Zoom &in"), 1 / _STEP),
            (tr("Zoom &out"), _STEP),
            (tr("Zoom to &everything"), 0.0),
        ):
            action = QAction(words, menu)
            action.setEnabled(factor == 1 / _STEP or self.zoomed)
            action.triggered.connect(partial(self.zoom, factor))
            menu.insertAction(first, action)
        menu.insertSeparator(first)
        return menu

    # Painting over the plane

    def draw_pointers(self, painter: QPainter) -> None:
        """Paints the crosshair with its values, and the ring of the keyboard."""
        frame, place = self.frame(), self._pointer
        if self.ticked and place is not None and frame.contains(place) and self.count():
            painter.setPen(QPen(self.colour("muted"), 1.0, Qt.PenStyle.DotLine))
            painter.drawLine(QPointF(place.x(), frame.top()), QPointF(place.x(), frame.bottom()))
            painter.drawLine(QPointF(frame.left(), place.y()), QPointF(frame.right(), place.y()))
            shares = (
                (place.x() - frame.left()) / frame.width(),
                (frame.bottom() - place.y()) / frame.height(),
            )
            x, y = (_at_share(axis, of) for axis, of in zip(self.seen, shares, strict=True))
            high = self.metrics().height()
            self._draw_value(painter, QPointF(place.x(), frame.bottom() + 3 + high / 2), x)
            self._draw_value(painter, QPointF(frame.left() / 2, place.y()), y)
        if self.hasFocus():
            draw_ring(self, painter)

    def _draw_value(self, painter: QPainter, middle: QPointF, value: float) -> None:
        """A value of the crosshair over the numbers of its axis."""
        text, metrics = numbers.measure(value), self.metrics()
        wide, high = metrics.horizontalAdvance(text) + 6, metrics.height()
        left = min(max(middle.x() - wide / 2, 0.0), self.width() - wide)
        box = QRectF(left, middle.y() - high / 2, wide, high)
        painter.fillRect(box, self.colour("text"))
        painter.setPen(self.colour("window"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

    def legend_height(self) -> float:
        """Room that the legend takes; none for a single name."""
        places = self._legend_places()
        return places[-1][1] + self.metrics().height() + 6 if len(places) > 1 else 0.0

    def _legend_places(self) -> list[tuple[float, float, str]]:
        """Where each name of the legend begins, in as many lines as it takes, and its text."""
        metrics, x, y = self.metrics(), 4.0, 0.0
        places = []
        for name, _ in self.legend():
            room = min(max(40.0, self.width() - _SWATCH - 14), _WIDEST_NAME)
            text = metrics.elidedText(name, Qt.TextElideMode.ElideRight, room)
            wide = _SWATCH + 5 + metrics.horizontalAdvance(text) + 12
            if x > 4.0 and x + wide - 12 > self.width():
                x, y = 4.0, y + metrics.height() + 3
            places.append((x, y, text))
            x += wide
        return places

    def _draw_legend(self, painter: QPainter) -> None:
        """Paints a swatch and a name for each run."""
        if not self.legend_height():
            return
        middle = (self.metrics().height() + 3 - _SWATCH) / 2
        for (x, y, text), (_, colour) in zip(self._legend_places(), self.legend(), strict=True):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.series_colour(colour))
            painter.drawRoundedRect(QRectF(x, y + middle, _SWATCH, _SWATCH), 2, 2)
            painter.setPen(self.colour("text"))
            painter.drawText(QPointF(x + _SWATCH + 5, y + self.metrics().ascent() + 1.5), text)

    # Markers

    def marker_height(self) -> float:
        """Room for their words above the frame."""
        return self.metrics().height() if any(of.words for of in self.markers) else 0.0

    def _marker_places(self) -> list[float]:
        """Where they stand along the axis; NaN for what a log axis has no place for."""
        values = np.array([marker.value for marker in self.markers], dtype=np.float64)
        return [float(x) for x in self.ranges()[0].scaled(values)]

    def _add_markers(self, view: View) -> None:
        import pyqtgraph as pg

        colour, dashed = self.colour(self.marker_colour), Qt.PenStyle.DashLine
        for x in filter(np.isfinite, self._marker_places()):
            view.add(pg.InfiniteLine(x, angle=90, pen=pg.mkPen(colour, width=1.2, style=dashed)))

    def _draw_markers(self, painter: QPainter) -> None:
        """Paints the words of those in sight above their lines."""
        frame, metrics = self.frame(), self.metrics()
        painter.setPen(self.colour(self.marker_colour))
        low, high = self.seen[0].ends
        for x, marker in zip(self._marker_places(), self.markers, strict=True):
            if low <= x <= high:
                wide = metrics.horizontalAdvance(marker.words)
                left = frame.left() + (x - low) / (high - low) * frame.width() - wide / 2
                left = max(4.0, min(left, frame.right() - wide))
                painter.drawText(QPointF(left, frame.top() - metrics.descent() - 1), marker.words)


def _at_share(axis: Axis, share: float) -> float:
    """The value at a share of an axis."""
    low, high = axis.ends
    return axis.within(low + share * (high - low), high).low


_MIDDLE = Qt.MouseButton.MiddleButton

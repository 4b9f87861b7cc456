"""Distributions: how often values fall in each class, of one run or of several laid over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.chart.axes import Axis
from app.chart.colours import faded
from app.chart.plot_chart import Marker, PlotChart
from app.chart.tables import mixed_csv
from app.kit import numbers

if TYPE_CHECKING:
    from app.chart.view import View

__all__ = ["NOTHING", "Histogram", "HistogramChart", "Marker"]

_HEIGHT, _BOTTOM = 150, 20.0
_FILL_ONE, _FILL_SEVERAL = 0.55, 0.16


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


class HistogramChart(PlotChart):
    """A distribution.

    Signals
    -------
    chosen(float, float, bool)
        A class was chosen: its lower and upper edge; whether it is added to what is selected.
    """

    chosen = Signal(float, float, bool)
    zooms, marker_colour = (True, False), "bad"

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shown = NOTHING
        self.marked: NDArray[np.float64] = np.zeros(0)
        """(b,) the marked part of the first run, or nothing."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumWidth(120)
        self.setFixedHeight(_HEIGHT)

    def show_histogram(self, shown: Histogram) -> None:
        """Shows another distribution; nothing is marked."""
        self.shown, self.current, self.hovered = shown, None, None
        self.markers = tuple(Marker(of.value / shown.tick, of.words) for of in shown.markers)
        self._say_current()
        self.mark(np.zeros(0))

    def mark(self, weights: NDArray[np.float64]) -> None:
        """Marks a part of the first run's classes: (b,) weights, none for no marks."""
        self.marked = weights
        self.refresh()

    def sizeHint(self) -> QSize:
        """Of a fixed height."""
        return QSize(240, _HEIGHT)

    # Places

    def margins(self) -> tuple[float, float]:
        """Room for legend, markers and the numbers below."""
        return (self.legend_height() or 6.0) + self.marker_height(), _BOTTOM

    def legend(self) -> Sequence[tuple[str, int]]:
        """The runs."""
        return [(name, i) for i, name in enumerate(self.shown.names)]

    def ranges(self) -> tuple[Axis, Axis]:
        """All classes, and the weights from 0."""
        edges = self.shown.edges / self.shown.tick
        most = max((float(of.max()) for of in self.shown.weights if len(of)), default=0.0)
        along = Axis(float(edges[0]), float(edges[-1]), self.shown.log)
        return along, Axis(0.0, 1.05 * most if most > 0 else 1.0)

    def count(self) -> int:
        """Number of classes."""
        return len(self.shown.edges) - 1 if self.shown.names else 0

    def at(self, place: QPointF) -> int | None:
        """The class at a place."""
        if not self.count() or not self.frame().contains(place):
            return None
        i = int(np.searchsorted(self._edges_on(), place.x(), side="right")) - 1
        return min(max(i, 0), self.count() - 1)

    def _edges_on(self) -> NDArray[np.float64]:
        """(b + 1,) pixels from the left."""
        edges = self.shown.edges / self.shown.tick
        return self.on(edges, np.zeros(len(edges)))[:, 0]

    def place_of(self, i: int) -> QRectF:
        """The column of a class."""
        frame, xs = self.frame(), self._edges_on()
        return QRectF(xs[i], frame.top(), max(xs[i + 1] - xs[i], 2.0), frame.height())

    # Words

    def said(self, i: int) -> str:
        """The class and how much falls in it, for each run."""
        written, edges = self.shown.written, self.shown.edges.tolist()
        lines = [self.tr("{0} to {1}").format(written(edges[i]), written(edges[i + 1]))]
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

    # Drawing

    def fill(self, view: View) -> None:
        """Puts in classes and marks."""
        import pyqtgraph as pg

        of, fill = self.shown, _FILL_ONE if len(self.shown.names) == 1 else _FILL_SEVERAL
        fill *= 0.4 if self.marked.any() else 1.0
        edges = self.ranges()[0].scaled(of.edges / of.tick)
        for i, weights in enumerate(of.weights):
            colour = self.series_colour(i)
            view.add(
                pg.PlotCurveItem(
                    np.r_[edges[0], edges, edges[-1]],
                    np.r_[0.0, weights, 0.0],
                    stepMode="center",
                    fillLevel=0.0,
                    brush=faded(colour, fill),
                    pen=pg.mkPen(colour, width=1.4),
                )
            )
        if len(self.marked) == self.count():
            wide, brush = np.diff(edges), self.series_colour(0)
            bars = {"x0": edges[:-1], "y0": 0.0, "width": wide, "height": self.marked}
            view.add(pg.BarGraphItem(**bars, pen=None, brush=brush))

    def under_pointer(self, i: int) -> QRectF:
        """The column of a class, as far as it is in sight."""
        return self.place_of(i) & self.frame()

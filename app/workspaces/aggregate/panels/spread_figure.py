"""How values of areas or regions are spread: one run, or several laid over each other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import Signal, Slot

from app.chart.figure import Figure
from app.chart.histogram import NOTHING, Histogram, HistogramChart, Marker
from app.kit.theme import Theme
from app.workspaces.aggregate.panels.facts import Shown
from app.workspaces.aggregate.panels.region_figure import tr, unit_words
from core.inspection.distributions import common_edges, distribution, is_wide


@dataclass(frozen=True, eq=False)
class Values:
    """Values of one run.

    Attributes
    ----------
    values
        (v,) float64.
    weights
        (v,) float64, or None where each counts once.
    of_area
        (n,) which of them each area belongs to; -1 for none.
    """

    values: NDArray[np.float64]
    weights: NDArray[np.float64] | None
    of_area: NDArray[np.integer]

    def areas_between(self, low: float, high: float, last: bool) -> NDArray[np.intp]:
        """Indices of the areas whose value is in a class; the last one includes its end."""
        inside = (self.values >= low) & ((self.values < high) | (last & (self.values <= high)))
        known = self.of_area >= 0
        chosen = np.zeros(len(self.of_area), dtype=bool)
        chosen[known] = inside[self.of_area[known]]
        return np.flatnonzero(chosen)

    def part_of(self, areas: NDArray[np.intp]) -> NDArray[np.bool_]:
        """(v,) which values belong to some areas."""
        part = np.zeros(len(self.values), dtype=bool)
        which = self.of_area[areas[areas < len(self.of_area)]]
        part[which[which >= 0]] = True
        return part


@dataclass(frozen=True)
class Kind:
    """One way to look at a spread; see `region_figure.Side` for what is alike.

    ``tick`` divides values for the axis; ``markers`` are lines across, from the first run.
    """

    key: str
    words: str
    title: str
    unit: str | Callable[[tuple[Shown, ...]], str]
    values: Callable[[Shown], Values]
    written: Callable[[float], str]
    counted: Callable[[float], str]
    why: Callable[[tuple[Shown, ...]], str]
    tick: float = 1.0
    markers: Callable[[tuple[Shown, ...]], tuple[Marker, ...]] = field(default=lambda shown: ())


@dataclass(frozen=True, eq=False)
class Prepared:
    """One kind of a spread, ready to be painted."""

    values: tuple[Values, ...]
    histogram: Histogram
    why: str


def prepare(kind: Kind, shown: tuple[Shown, ...]) -> Prepared:
    """Counts the values of runs in classes they share; milliseconds for a country."""
    values = tuple(kind.values(of) for of in shown)
    arrays = [of.values for of in values]
    if not any(np.isfinite(of).any() for of in arrays):
        return Prepared(values, NOTHING, kind.why(shown))
    markers = kind.markers(shown)
    wide = is_wide(arrays)
    marked = [np.array([of.value]) for of in markers]
    edges = common_edges([*arrays, *marked], log=wide)
    weights = tuple(distribution(of.values, edges, of.weights).weights for of in values)
    names = tuple(of.entry.name for of in shown)
    histogram = Histogram(
        edges, names, weights, kind.written, kind.counted, kind.tick, wide, markers
    )
    return Prepared(values, histogram, kind.why(shown))


class SpreadFigure(Figure):
    """A distribution of one run or several.

    Signals
    -------
    areas_wanted(callable, bool)
        See `Page`.
    """

    areas_wanted = Signal(object, bool)

    def __init__(self, theme: Theme, kinds: Sequence[Kind]) -> None:
        self.histogram = HistogramChart()
        super().__init__(theme, self.histogram)
        self.kinds = {kind.key: kind for kind in kinds}
        self._shown: tuple[Shown, ...] = ()
        self._ready: dict[str, Prepared] = {}
        self._values: tuple[Values, ...] = ()
        self._selection: NDArray[np.intp] = np.zeros(0, dtype=np.intp)
        self.offer([(kind.key, kind.words) for kind in kinds], tr("What is counted"))
        self.histogram.chosen.connect(self._want)
        self.variant_chosen.connect(self._show)

    def prepare(self, shown: tuple[Shown, ...]) -> dict[str, Prepared]:
        """Gets every kind ready, in any thread."""
        return {key: prepare(kind, shown) for key, kind in self.kinds.items()}

    def show_runs(self, shown: tuple[Shown, ...], ready: dict[str, Prepared]) -> None:
        """Shows what was prepared."""
        self._shown, self._ready = shown, ready
        self._show()

    @Slot()
    def _show(self) -> None:
        kind, ready = self.kinds[self.variant], self._ready.get(self.variant)
        if ready is None:
            return
        self._values = ready.values
        self.histogram.show_histogram(ready.histogram)
        unit = unit_words(kind.unit, self._shown)
        self.say(kind.title, unit, ready.why, empty=not ready.histogram.names)
        self.show_selection(self._selection)

    def show_selection(self, areas: NDArray[np.intp]) -> None:
        """Marks the part of the shown run that is selected."""
        self._selection = areas
        if not self._values or not self.histogram.count():
            return
        if not len(areas):
            self.histogram.mark(np.zeros(0))
            return
        of, edges = self._values[0], self.histogram.shown.edges
        part = of.part_of(areas)
        weights = None if of.weights is None else of.weights[part]
        self.histogram.mark(distribution(of.values[part], edges, weights).weights)

    @Slot(float, float, bool)
    def _want(self, low: float, high: float, extend: bool) -> None:
        edges = self.histogram.shown.edges
        lowest = -np.inf if low == edges[0] else low
        last = bool(high == edges[-1])
        highest = np.inf if last else high
        work = partial(self._values[0].areas_between, lowest, highest, last)
        self.areas_wanted.emit(work, extend)

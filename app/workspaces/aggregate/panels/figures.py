"""The two kinds of figures of runs: bars and histograms, one run or several in each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QCoreApplication, Signal, Slot

from app.chart.bar_rows import NO_BARS, Bars, Series
from app.chart.bars import BarChart
from app.chart.chart import Chart
from app.chart.figure import Figure
from app.chart.histogram import NOTHING, Histogram, HistogramChart, Marker
from app.kit import numbers
from app.kit.theme import Theme
from app.workspaces.aggregate.panels.facts import RunFacts
from core.errors import VbasError
from core.inspection.distributions import common_edges, distribution, is_wide
from core.small_counts import is_small

Runs = tuple[RunFacts, ...]
Areas = NDArray[np.intp]


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("Panels", text)


class RunFigure(Figure):
    """A figure of runs, the shown one first. It shows by itself that it is being worked out.

    Signals
    -------
    areas_wanted(callable, bool)
        Areas shall be selected: what finds their indices, off this thread; whether they are
        added to those that are selected.
    """

    areas_wanted = Signal(object, bool)

    def __init__(self, theme: Theme, chart: Chart) -> None:
        super().__init__(theme, chart)
        self.shown: Runs = ()
        self.ready: Any = None
        self.selection: Areas = np.zeros(0, dtype=np.intp)
        self.variant_chosen.connect(lambda _: self.redraw())

    def prepare(self, shown: Runs) -> Any:
        """Works out what would hold up the window, in another thread: every side of the figure."""
        raise NotImplementedError

    def show_runs(self, shown: Runs, ready: Any) -> None:
        """Shows runs, and what was prepared of them."""
        self.shown, self.ready = shown, ready
        self.redraw()

    def redraw(self) -> None:
        """Shows the side that is chosen."""
        raise NotImplementedError

    def show_selection(self, areas: Areas) -> None:
        """Marks what belongs to the selected areas."""
        self.selection = areas
        if self.shown:
            self.mark()

    def mark(self) -> None:
        """Marks what belongs to the selection."""

    def want(self, of: RunFacts, find: Callable[[], Areas], extend: bool) -> None:
        """Asks for areas of a run to be selected, if they are those on the map."""
        if on_one_map(self.shown, of):
            self.areas_wanted.emit(find, extend)

    # Where it is worked out by itself

    def show_missing(self, reason: str) -> None:
        """There are no runs: the page says so."""

    def show_working(self) -> None:
        """Says that it is being worked out."""
        self.say(self.chart.title, self.chart.unit, tr("Being worked out …"), empty=True)

    def show_stale(self, stale: bool) -> None:
        """It is worked out anew at once."""

    def show_refused(self, error: VbasError) -> None:
        """Says why it cannot be worked out."""
        self.say(self.chart.title, self.chart.unit, str(error), empty=True)

    def show_ready(self) -> None:
        """Its words come with what it shows."""


def on_one_map(shown: Runs, of: RunFacts) -> bool:
    """Whether a run has the areas of the run that is on the map."""
    return of.entry.area_file is shown[0].entry.area_file


# Bars


@dataclass(frozen=True)
class Drawn:
    """What bars show, and what is said of them.

    Attributes
    ----------
    bars
        None: there are only the words.
    areas
        The run of a bar, and what finds its areas, by series and key; None: bars select nothing.
    by_region
        Whether the keys are regions, which are marked with the selection.
    """

    title: str
    unit: str
    why: str
    bars: Bars | None = None
    areas: Callable[[int, int], tuple[RunFacts, Callable[[], Areas]]] | None = None
    by_region: bool = False


class BarFigure(RunFigure):
    """Bars of runs; ``draw`` makes them of the runs and of the side that is chosen."""

    def __init__(
        self,
        theme: Theme,
        draw: Callable[[Runs, str], Drawn],
        sides: Callable[[Runs], Sequence[tuple[str, str]]] = lambda _: (("", ""),),
        *,
        sides_tip: str = "",
        several: bool = False,
    ) -> None:
        """``sides`` to choose from, keys and words; ``several``: hidden while there is one run."""
        self.bars = BarChart()
        super().__init__(theme, self.bars)
        self._draw, self._sides, self._several = draw, sides, several
        self._tip = sides_tip or tr("What the bars show")
        self.bars.chosen.connect(self._choose)
        if several:  # shown without a parent it would be a window of its own
            self.hide()

    def prepare(self, shown: Runs) -> dict[str, Drawn]:
        """Draws every side."""
        return {key: self._draw(shown, key) for key, _ in self._sides(shown)}

    def show_runs(self, shown: Runs, ready: dict[str, Drawn]) -> None:
        """Shows runs, by the sides that they have."""
        self.offer(self._sides(shown), self._tip)
        self.setVisible(len(shown) > 1 or not self._several)
        super().show_runs(shown, ready)

    @property
    def _drawn(self) -> Drawn:
        drawn: Drawn = self.ready[self.variant]
        return drawn

    def redraw(self) -> None:
        """Shows the bars of the side that is chosen."""
        drawn = self._drawn
        self.bars.show_bars(drawn.bars or NO_BARS)
        self.say(drawn.title, drawn.unit, drawn.why, empty=drawn.bars is None)
        self.mark()

    def mark(self) -> None:
        """Marks the regions that hold selected areas."""
        if self._drawn.by_region and self._drawn.bars is not None:
            none = np.zeros(0, dtype=np.intp)
            self.bars.mark(
                [
                    of.regions_of(self.selection) if on_one_map(self.shown, of) else none
                    for of in self.shown
                ]
            )

    @Slot(int, int, bool)
    def _choose(self, series: int, key: int, extend: bool) -> None:
        if self._drawn.areas is not None:
            of, find = self._drawn.areas(series, key)
            self.want(of, find, extend)


def totals_figure(
    theme: Theme,
    title: str,
    unit: str,
    total: Callable[[RunFacts], float],
    written: Callable[[float], str],
    *,
    of_records: bool = False,
) -> BarFigure:
    """One number of several runs beside each other, as in the figures of Croft et al. 2015.

    ``of_records``: records are counted; a number that is too small is not told.
    """

    def draw(shown: Runs, _side: str) -> Drawn:
        values = [total(of) for of in shown]
        if of_records and any(is_small(n, of.least) for n, of in zip(values, shown, strict=True)):
            return Drawn(title, unit, tr("Too few records to be shown to others."))
        series = tuple(
            Series(of.entry.name, np.array([value]), np.zeros(1, dtype=np.intp))
            for of, value in zip(shown, values, strict=True)
        )
        bars = Bars(series, lambda _: tr("In all"), tr("Regions"), written, unit)
        return Drawn(title, unit, _least_and_most(shown, values, written), bars)

    return BarFigure(theme, draw, several=True)


def _least_and_most(shown: Runs, values: list[float], written: Callable[[float], str]) -> str:
    if len(values) < 2 or not np.isfinite(values).all():
        return ""

    def names(value: float) -> str:
        """The runs that have a value, all of them where several do."""
        return ", ".join(
            tr("“{0}”").format(of.entry.name)
            for of, v in zip(shown, values, strict=True)
            if v == value
        )

    least, most = min(values), max(values)
    if least == most:
        return tr("All of these runs have the same.")
    return tr("Least: {least}, {a}; most: {most}, {b}.").format(
        least=names(least), a=written(least), most=names(most), b=written(most)
    )


@dataclass(frozen=True, eq=False)
class Side:
    """One measure of regions.

    Attributes
    ----------
    key, words
        Its name, and what the list of sides calls it.
    title, unit
        The heading; the unit may depend on the runs.
    values
        (s,) values of a run's regions; NaN = no bar.
    written
        A value with its unit.
    note
        What else the pointer is told about a region.
    why
        The sentence.
    ascending
        The smallest first.
    pure
        Values are numbers without a unit: what stands for it only says their range.
    """

    key: str
    words: str
    title: str
    unit: str | Callable[[Runs], str]
    values: Callable[[RunFacts], NDArray[np.float64]]
    written: Callable[[float], str]
    note: Callable[[RunFacts, int], str]
    why: Callable[[Runs], str]
    ascending: bool = False
    pure: bool = False


def region_figure(theme: Theme, sides: Sequence[Side]) -> BarFigure:
    """Bars of the regions of one run, or of several by rank: what each of them costs."""
    by_key = {side.key: side for side in sides}

    def draw(shown: Runs, key: str) -> Drawn:
        side = by_key[key]
        unit, why = unit_words(side.unit, shown), side.why(shown)
        values = [side.values(of) for of in shown]
        if not any(np.isfinite(of).any() for of in values):
            return Drawn(side.title, unit, why)
        bars = Bars(
            tuple(_ranked(of.entry.name, v) for of, v in zip(shown, values, strict=True)),
            region_name,
            tr("Region"),
            side.written,
            "" if side.pure else unit,
            lambda series, region: side.note(shown[series], region),
            ranked=True,
            ascending=side.ascending,
        )
        return Drawn(side.title, unit, why, bars, lambda s, r: _region(shown[s], r), True)

    return BarFigure(theme, draw, lambda _: [(of.key, of.words) for of in sides])


def _region(of: RunFacts, region: int) -> tuple[RunFacts, Callable[[], Areas]]:
    return of, partial(of.areas_of, np.array([region]))


def _ranked(name: str, values: NDArray[np.float64]) -> Series:
    known = np.flatnonzero(np.isfinite(values))
    return Series(name, values[known], known)


def region_name(region: int) -> str:
    """What a region is called, as everywhere in the window."""
    return tr("Region {0}").format(numbers.count(region + 1))


def unit_words(unit: str | Callable[[Runs], str], shown: Runs) -> str:
    """A unit that may depend on the runs."""
    return unit if isinstance(unit, str) else unit(shown)


def series_of(shown: Runs, of: RunFacts, values: NDArray[Any]) -> Series:
    """The bars of one of the runs, a row each, in the colour of its place among all."""
    as_floats = values.astype(np.float64)
    return Series(of.entry.name, as_floats, np.arange(len(values)), shown.index(of))


# Spreads


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

    def areas_between(self, low: float, high: float, last: bool) -> Areas:
        """Indices of the areas whose value is in a class; the last one includes its end."""
        inside = (self.values >= low) & ((self.values < high) | (last & (self.values <= high)))
        known = self.of_area >= 0
        chosen = np.zeros(len(self.of_area), dtype=bool)
        chosen[known] = inside[self.of_area[known]]
        return np.flatnonzero(chosen)

    def part_of(self, areas: Areas) -> NDArray[np.bool_]:
        """(v,) which values belong to some areas."""
        part = np.zeros(len(self.values), dtype=bool)
        which = self.of_area[areas[areas < len(self.of_area)]]
        part[which[which >= 0]] = True
        return part


@dataclass(frozen=True)
class Kind:
    """One way to look at a spread; see `Side` for what is alike.

    ``tick`` divides values for the axis; ``markers`` are lines across, from the first run;
    ``of_records``: records are counted, which are not told where they are too few.
    """

    key: str
    words: str
    title: str
    unit: str | Callable[[Runs], str]
    values: Callable[[RunFacts], Values]
    written: Callable[[float], str]
    counted: Callable[[float], str]
    why: Callable[[Runs], str]
    tick: float = 1.0
    markers: Callable[[Runs], tuple[Marker, ...]] = field(default=lambda shown: ())
    of_records: bool = False


@dataclass(frozen=True, eq=False)
class Prepared:
    """One kind of a spread, ready to be painted."""

    values: tuple[Values, ...]
    histogram: Histogram
    why: str


def prepare(kind: Kind, shown: Runs) -> Prepared:
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
    if kind.of_records:
        pairs = zip(shown, weights, strict=True)
        weights = tuple(np.nan_to_num(of.without_small(counts)) for of, counts in pairs)
    names = tuple(of.entry.name for of in shown)
    histogram = Histogram(
        edges, names, weights, kind.written, kind.counted, kind.tick, wide, markers
    )
    return Prepared(values, histogram, kind.why(shown))


class SpreadFigure(RunFigure):
    """How values of areas or regions are spread: one run, or several laid over each other."""

    def __init__(self, theme: Theme, kinds: Sequence[Kind]) -> None:
        self.histogram = HistogramChart()
        super().__init__(theme, self.histogram)
        self.kinds = {kind.key: kind for kind in kinds}
        self.offer([(kind.key, kind.words) for kind in kinds], tr("What is counted"))
        self.histogram.chosen.connect(self._want)

    def prepare(self, shown: Runs) -> dict[str, Prepared]:
        """Counts the values of every kind in classes."""
        return {key: prepare(kind, shown) for key, kind in self.kinds.items()}

    def redraw(self) -> None:
        """Shows what was prepared of the kind that is chosen."""
        if not self.ready:
            return
        kind, ready = self.kinds[self.variant], self.ready[self.variant]
        self.histogram.show_histogram(ready.histogram)
        unit = unit_words(kind.unit, self.shown)
        self.say(kind.title, unit, ready.why, empty=not ready.histogram.names)
        self.mark()

    def mark(self) -> None:
        """Marks the part of the shown run that is selected."""
        if not self.histogram.count():
            return
        marked = np.zeros(0)
        if len(self.selection):
            of, edges = self._first, self.histogram.shown.edges
            part = of.part_of(self.selection)
            weights = None if of.weights is None else of.weights[part]
            marked = distribution(of.values[part], edges, weights).weights
        self.histogram.mark(marked)

    @property
    def _first(self) -> Values:
        first: Values = self.ready[self.variant].values[0]
        return first

    @Slot(float, float, bool)
    def _want(self, low: float, high: float, extend: bool) -> None:
        edges = self.histogram.shown.edges
        lowest = -np.inf if low == edges[0] else low
        last = bool(high == edges[-1])
        highest = np.inf if last else high
        find = partial(self._first.areas_between, lowest, highest, last)
        self.areas_wanted.emit(find, extend)

"""Bars of regions: what each of them costs, the most expensive first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QCoreApplication, Signal, Slot

from app.chart.bar_rows import NO_BARS, Bars, Series
from app.chart.bars import BarChart
from app.chart.figure import Figure
from app.kit import numbers
from app.kit.theme import Theme
from app.workspaces.aggregate.panels.facts import Shown
from app.workspaces.aggregate.panels.page import marked_regions


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("Panels", text)


@dataclass(frozen=True)
class Side:
    """One measure of regions.

    Attributes
    ----------
    key, words
        Its name, and what the list of sides calls it.
    title, unit
        The heading; the unit may depend on the runs.
    values
        (s,) values of a run's regions; NaN = no bar; None = not known yet.
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
    unit: str | Callable[[tuple[Shown, ...]], str]
    values: Callable[[Shown], NDArray[np.float64] | None]
    written: Callable[[float], str]
    note: Callable[[Shown, int], str]
    why: Callable[[tuple[Shown, ...]], str]
    ascending: bool = False
    pure: bool = False


def unit_words(unit: str | Callable[[tuple[Shown, ...]], str], shown: tuple[Shown, ...]) -> str:
    """A unit that may depend on the runs."""
    return unit if isinstance(unit, str) else unit(shown)


class RegionFigure(Figure):
    """Bars of the regions of one run, or of several by rank.

    Signals
    -------
    region_chosen(int, int, bool)
        A run, one of its regions, whether it is added.
    """

    region_chosen = Signal(int, int, bool)

    def __init__(self, theme: Theme, sides: Sequence[Side]) -> None:
        self.bars = BarChart()
        super().__init__(theme, self.bars)
        self.sides = {side.key: side for side in sides}
        self._shown: tuple[Shown, ...] = ()
        self._selection: NDArray[np.intp] = np.zeros(0, dtype=np.intp)
        self.offer([(side.key, side.words) for side in sides], tr("What the bars show"))
        self.bars.chosen.connect(self.region_chosen)
        self.variant_chosen.connect(self._show)

    @property
    def side(self) -> Side:
        """What is shown."""
        return self.sides[self.variant]

    def show_runs(self, shown: tuple[Shown, ...]) -> None:
        """Shows the regions of runs."""
        self._shown = shown
        self._show()

    def show_selection(self, areas: NDArray[np.intp]) -> None:
        """Marks the regions that hold selected areas."""
        self._selection = areas
        if self.bars.rows.bars.series:
            self.bars.mark(marked_regions(self._shown, areas))

    @Slot()
    def _show(self) -> None:
        side, shown = self.side, self._shown
        unit = unit_words(side.unit, shown)
        values = [side.values(of) for of in shown]
        found = [(of, v) for of, v in zip(shown, values, strict=True) if v is not None]
        some = len(found) == len(shown) and any(np.isfinite(v).any() for _, v in found)
        if not some:
            self.bars.show_bars(NO_BARS)
            waiting = len(found) < len(shown)
            said = tr("Being worked out …") if waiting else side.why(shown)
            self.say(side.title, unit, said, empty=True)
            return
        series = tuple(_series(of.entry.name, v) for of, v in found)
        self.bars.show_bars(
            Bars(
                series,
                region_name,
                tr("Region"),
                side.written,
                "" if side.pure else unit,
                lambda s, region: side.note(shown[s], region),
                ranked=True,
                ascending=side.ascending,
            )
        )
        self.say(side.title, unit, side.why(shown))
        self.show_selection(self._selection)


def _series(name: str, values: NDArray[np.float64]) -> Series:
    known = np.flatnonzero(np.isfinite(values))
    return Series(name, values[known], known)


def region_name(region: int) -> str:
    """What a region is called, as everywhere in the window."""
    return tr("Region {0}").format(numbers.count(region + 1))

"""Which bars there are and in which rows: order, marks, the first of them or all. No painting."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QCoreApplication

from app.kit import numbers

GIVEN, MOST, LEAST = "given", "most", "least"
"""Ways to sort bars: as they come, the largest first, the smallest first."""

FIRST = 10
"""Rows shown until all are asked for."""
_EXTRA = 5
"""Marked rows beyond these that are shown all the same."""


@dataclass(frozen=True, eq=False)
class Series:
    """The bars of one run.

    Attributes
    ----------
    name
        Of the run.
    values
        (b,) float64; NaN = no bar.
    keys
        (b,) int: what each bar stands for, such as the index of a region.
    colour
        Which of the colours of runs; that of its place if -1.
    """

    name: str
    values: NDArray[np.float64]
    keys: NDArray[np.integer]
    colour: int = -1


@dataclass(frozen=True, eq=False)
class Bars:
    """What a bar chart shows.

    Attributes
    ----------
    series
        One entry a run. Ranked ones are sorted by themselves, row by row; else row i means the
        same in all of them, and all have one length.
    label
        The words for a key.
    row_title
        What a key is, for the table: "Region".
    written
        A value as it stands beside its bar.
    unit
        For the exact value that the pointer is told.
    note
        What else is said of a key of a series under the pointer; "" for nothing.
    ranked
        Whether the largest come first, each run by itself; else in the order given.
    ascending
        Of ranked ones: the smallest first.
    """

    series: tuple[Series, ...]
    label: Callable[[int], str]
    row_title: str
    written: Callable[[float], str]
    unit: str = ""
    note: Callable[[int, int], str] = field(default=lambda series, key: "")
    ranked: bool = False
    ascending: bool = False

    def rows(self) -> int:
        """Number of rows."""
        return max((len(of.values) for of in self.series), default=0)


NO_BARS = Bars((), str, "", numbers.measure)


class BarRows:
    """The bars of a chart in their rows, and which of them are in sight."""

    def __init__(self, bars: Bars = NO_BARS, sorting: str = "") -> None:
        """``sorting`` is one of `GIVEN`, `MOST`, `LEAST`; "" sorts as the bars ask."""
        self.bars = bars
        self.sorting = _sorting_of(bars, sorting)
        self._order = _orders(bars, self.sorting)
        self.marked = [np.zeros(len(of.values), dtype=bool) for of in bars.series]
        self.everything = False
        self.rows: NDArray[np.intp] = np.zeros(0, dtype=np.intp)
        finite = [of.values[np.isfinite(of.values)] for of in bars.series]
        self.largest = max((float(of.max()) for of in finite if len(of)), default=0.0) or 1.0
        self.choose_rows()

    @property
    def long(self) -> bool:
        """Whether there are more rows than are shown at first."""
        return self.bars.rows() > FIRST + 1

    @property
    def several(self) -> bool:
        """Whether bars of more than one run stand beside each other."""
        return len(self.bars.series) > 1

    def mark(self, keys: Sequence[NDArray[np.integer]]) -> None:
        """Marks the bars of some keys, one array a series."""
        self.marked = [
            np.isin(of.keys[order], some)
            for of, order, some in zip(self.bars.series, self._order, keys, strict=True)
        ]
        self.choose_rows()

    def choose_rows(self) -> None:
        """Takes all rows into sight, or the first and those that are marked."""
        n = self.bars.rows()
        self.rows = np.arange(n)
        if self.everything or not self.long:
            return
        beyond = np.zeros(n, dtype=bool)
        for marked in self.marked:
            beyond[: len(marked)] |= marked
        beyond[:FIRST] = False
        self.rows = np.concatenate([self.rows[:FIRST], np.flatnonzero(beyond)[:_EXTRA]])

    @property
    def some_marked(self) -> bool:
        """Whether any bar is marked."""
        return any(of.any() for of in self.marked)

    def is_marked(self, series: int, row: int) -> bool:
        """Whether the bar of a row is marked."""
        return row < len(self.marked[series]) and bool(self.marked[series][row])

    def marked_keys(self, series: int) -> NDArray[np.integer]:
        """Keys of the marked bars of a series."""
        return self.bars.series[series].keys[self._order[series][self.marked[series]]]

    def key(self, series: int, row: int) -> int | None:
        """What the bar of a row stands for; None where the series has ended."""
        order = self._order[series]
        return int(self.bars.series[series].keys[order[row]]) if row < len(order) else None

    def value(self, series: int, row: int) -> float:
        """The value of the bar of a row; NaN where there is none."""
        order = self._order[series]
        return float(self.bars.series[series].values[order[row]]) if row < len(order) else np.nan

    def label(self, row: int) -> str:
        """The words before a row; a rank where each run has a key of its own there."""
        if self.bars.ranked and self.several:
            rank = QCoreApplication.translate("Plots", "rank {0}")
            return rank.format(numbers.count(row + 1))
        key = self.key(0, row)
        return "" if key is None else self.bars.label(key)

    def cell(self, i: int) -> tuple[int, int]:
        """Series and row of the i-th bar in sight."""
        place, series = divmod(i, max(1, len(self.bars.series)))
        return series, int(self.rows[place])

    def said(self, i: int) -> str:
        """Key, value and run of the i-th bar in sight."""
        series, row = self.cell(i)
        key, of = self.key(series, row), self.bars.series[series]
        if key is None:
            return of.name
        exact = numbers.exact(self.value(series, row), self.bars.unit)
        lines = [f"{self.bars.label(key)}: {exact}"]
        lines.append(self.bars.note(series, key))
        if self.several:
            lines.append(of.name)
        return "\n".join(line for line in lines if line)

    def columns(self) -> tuple[list[str], list[str], list[float]]:
        """Run, key and value of all bars, in the order of the rows."""
        names: list[str] = []
        labels: list[str] = []
        values: list[float] = []
        for s, of in enumerate(self.bars.series):
            for row in range(len(of.values)):
                key = self.key(s, row)
                names.append(of.name)
                labels.append("" if key is None else self.bars.label(key))
                values.append(self.value(s, row))
        return names, labels, values


def _sorting_of(bars: Bars, wanted: str) -> str:
    """How bars are sorted: regions of several runs have no order of their own in common."""
    usual = (LEAST if bars.ascending else MOST) if bars.ranked else GIVEN
    if not wanted or (wanted == GIVEN and bars.ranked and len(bars.series) > 1):
        return usual
    return wanted


def _orders(bars: Bars, sorting: str) -> list[NDArray[np.intp]]:
    """Places of values, row by row; those without a value last.

    Ranked series are sorted each by itself; else all follow the first.
    """
    series = bars.series
    if sorting == GIVEN or not series:
        return [np.arange(len(of.values)) for of in series]
    by = [of.values if sorting == LEAST else -of.values for of in series]
    orders = [np.argsort(np.where(np.isfinite(v), v, np.inf), kind="stable") for v in by]
    if bars.ranked:
        return orders
    first = orders[0]
    return [first if len(of.values) == len(first) else np.arange(len(of.values)) for of in series]

"""Whose records are left out: by region, by value of a quasi-identifier, by size of their class."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from app.chart.bar_rows import NO_BARS, Bars, Series
from app.chart.bars import BarChart
from app.chart.figure import Figure
from app.kit import numbers
from app.kit.theme import Theme
from app.workspaces.aggregate.panels import facts
from app.workspaces.aggregate.panels.facts import Shown
from app.workspaces.aggregate.panels.page import Page
from app.workspaces.aggregate.panels.region_figure import RegionFigure, Side, tr
from app.workspaces.aggregate.panels.totals_figure import TotalsFigure
from core.inspection.losses import (
    SizeLosses,
    ValueLosses,
    most_concentrated,
    regions_losing,
    regions_losing_sizes,
)
from core.map.values import SUPPRESSION
from core.quasi_identifiers import MISSING_LABEL
from core.region_measures import RegionMeasures


class SuppressionPage(Page):
    """Records lost."""

    needs = (facts.REGIONS, facts.VALUES, facts.SIZES)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        empty = tr(
            "Whose records are left out stands here: in which regions, of which age or sex or "
            "origin, and how rare they are."
        )
        super().__init__(theme, tr("Suppression"), empty, parent)
        self.totals = TotalsFigure(
            theme,
            tr("Records lost in all"),
            tr("records"),
            lambda of: float(of.entry.run.suppression.suppressed),
            records,
        )
        self.by_region = RegionFigure(theme, _sides())
        self.colour = self.by_region.add_button(
            "layers", tr("Colour the map by the share of records lost in each region")
        )
        self.by_value = ValueFigure(theme)
        self.by_size = SizeFigure(theme)
        for figure in (self.totals, self.by_region, self.by_value, self.by_size):
            self.add_figure(figure)
        self.by_region.region_chosen.connect(self.want_regions)
        self.colour.clicked.connect(lambda: self.subject_wanted.emit(SUPPRESSION))
        self.by_value.bars.chosen.connect(self._want_value)
        self.by_size.bars.chosen.connect(self._want_size)

    def show_figures(self, ready: Any) -> None:
        """Shows the losses of runs."""
        del ready
        self.totals.show_runs(self.shown)
        self.by_region.show_runs(self.shown)
        self.by_value.show_runs(self.shown)
        self.by_size.show_runs(self.shown)

    def show_selection(self, areas: NDArray[np.intp]) -> None:
        """Marks regions."""
        if self.shown:
            self.by_region.show_selection(areas)

    @Slot(int, int, bool)
    def _want_value(self, series: int, row: int, extend: bool) -> None:
        of, losses = self.by_value.runs[series], self.by_value.losses(series)
        code = int(losses.codes[row])
        self.want(of, partial(areas_losing, of, losses.column, code), extend)

    @Slot(int, int, bool)
    def _want_size(self, series: int, row: int, extend: bool) -> None:
        of, (low, high) = self.by_size.runs[series], self.by_size.bounds(row)
        self.want(of, partial(areas_of_sizes, of, low, high), extend)


def areas_losing(of: Shown, column: str, code: int) -> NDArray[np.intp]:
    """Areas of the regions where records of a value are lost."""
    regions = regions_losing(of.entry.run.suppression, column, code)
    return np.flatnonzero(np.isin(of.labels, regions))


def areas_of_sizes(of: Shown, low: int, high: int) -> NDArray[np.intp]:
    """Areas of the regions that lose records in classes of some sizes."""
    regions = regions_losing_sizes(of.entry.run.suppression, low, high)
    return np.flatnonzero(np.isin(of.labels, regions))


def records(n: float) -> str:
    """A number of records with its unit."""
    return numbers.count(n, tr("records"))


def _measured(of: Shown) -> RegionMeasures:
    found: RegionMeasures = of.facts[facts.REGIONS]
    return found


def _lost(of: Shown) -> NDArray[np.float64]:
    m = _measured(of)
    return np.where(m.lost > 0, m.lost, np.nan).astype(np.float64)


def _lost_percent(of: Shown) -> NDArray[np.float64]:
    m = _measured(of)
    return np.where(m.lost > 0, 100.0 * m.lost_share, np.nan)


def _note(of: Shown, region: int) -> str:
    m = _measured(of)
    return tr("{lost} of its {records} ({share}), in {areas}").format(
        lost=numbers.count(int(m.lost[region])),
        records=records(int(m.records[region])),
        share=numbers.percent(float(m.lost_share[region])),
        areas=numbers.count(int(m.areas[region]), tr("areas")),
    )


def _sides() -> tuple[Side, ...]:
    title = tr("Lost by region")
    return (
        Side(
            "records",
            tr("Number of records"),
            title,
            tr("records"),
            _lost,
            numbers.count,
            _note,
            _why_regions,
        ),
        Side(
            "share",
            tr("Share of the region's records"),
            title,
            tr("% of its records"),
            _lost_percent,
            lambda v: numbers.percent(v / 100.0),
            _note,
            _why_regions,
        ),
    )


def _why_regions(shown: tuple[Shown, ...]) -> str:
    m: RegionMeasures = shown[0].facts[facts.REGIONS]
    losing = int(np.count_nonzero(m.lost))
    if not losing:
        return tr("No record is lost in any region.")
    regions = int(np.count_nonzero(m.areas))
    said = tr("Half of the {n} lost come from {few} of {all}.").format(
        n=records(int(m.lost.sum())),
        few=numbers.count(most_concentrated(m.lost)),
        all=numbers.count(regions, tr("regions")),
    )
    if losing == regions:
        return said + " " + tr("Every region loses some.")
    if losing == regions - 1:
        return said + " " + tr("One region loses none.")
    free = numbers.count(regions - losing, tr("regions"))
    return said + " " + tr("{0} lose none.").format(free)


class ValueFigure(Figure):
    """Losses by value of one quasi-identifier, which a list chooses."""

    def __init__(self, theme: Theme) -> None:
        self.bars = BarChart()
        super().__init__(theme, self.bars)
        self._shown: tuple[Shown, ...] = ()
        self.runs: tuple[Shown, ...] = ()
        self.variant_chosen.connect(self._show)

    def show_runs(self, shown: tuple[Shown, ...]) -> None:
        """Shows the losses of runs, by the variables of the first."""
        self._shown = shown
        columns = [of.column for of in shown[0].facts[facts.VALUES]]
        sides = [(f"{how}:{name}", name, how) for name in columns for how in ("share", "records")]
        said = {"share": tr("{0}: share of its records"), "records": tr("{0}: records")}
        self.offer(
            [(key, said[how].format(name)) for key, name, how in sides],
            tr("Which variable, and what the bars show"),
        )
        self._show()

    def losses(self, series: int) -> ValueLosses:
        """What is shown of a run."""
        return self._losses(self.runs[series])

    def _losses(self, of: Shown) -> ValueLosses:
        column = self.variant.partition(":")[2]
        found: tuple[ValueLosses, ...] = of.facts[facts.VALUES]
        return next(losses for losses in found if losses.column == column)

    def _with_column(self) -> tuple[Shown, ...]:
        """The runs whose values of the variable are those of the first."""
        column = self.variant.partition(":")[2]
        first = self._losses(self._shown[0]).labels
        return tuple(
            of
            for of in self._shown
            if any(v.column == column and v.labels == first for v in of.facts[facts.VALUES])
        )

    @Slot()
    def _show(self) -> None:
        runs = self.runs = self._with_column()
        losses = [self._losses(of) for of in runs]
        share = self.variant.startswith("share")
        series = tuple(
            Series(
                of.entry.name,
                100.0 * v.share if share else v.lost.astype(np.float64),
                np.arange(len(v.labels)),
                self._shown.index(of),
            )
            for of, v in zip(runs, losses, strict=True)
        )
        labels = losses[0].labels
        column = losses[0].column
        title = tr("Lost by {0}").format(column)
        unit = tr("% of its records") if share else tr("records")
        if not any(v.lost.any() for v in losses):
            self.bars.show_bars(NO_BARS)
            self.say(title, unit, tr("No record is lost, whatever its value."), empty=True)
            return
        self.bars.show_bars(
            Bars(
                series,
                lambda i: _value_words(labels[i]),
                column,
                (lambda v: numbers.percent(v / 100.0)) if share else numbers.count,
                unit,
                lambda s, i: self._note(losses[s], i),
            )
        )
        self.say(title, unit, self._why(losses[0]))

    @staticmethod
    def _note(of: ValueLosses, i: int) -> str:
        said = tr("{lost} of {records} with this value are lost ({share})")
        return said.format(
            lost=numbers.count(int(of.lost[i])),
            records=records(int(of.records[i])),
            share=numbers.percent(float(of.share[i])),
        )

    @staticmethod
    def _why(of: ValueLosses) -> str:
        if not of.lost.any():
            return tr("The shown run loses no record.")
        worst = int(np.nanargmax(of.share))
        said = tr("Of those with “{value}”, {share} are lost; of all records, {all}.")
        return said.format(
            value=_value_words(of.labels[worst]),
            share=numbers.percent(float(of.share[worst])),
            all=numbers.percent(float(of.lost.sum() / of.records.sum())),
        )


def _value_words(label: str) -> str:
    return tr("missing") if label == MISSING_LABEL else label


class SizeFigure(Figure):
    """Losses by the size of the class in its region."""

    def __init__(self, theme: Theme) -> None:
        self.bars = BarChart()
        super().__init__(theme, self.bars)
        self.runs: tuple[Shown, ...] = ()
        self._low: NDArray[np.int64] = np.zeros(0, dtype=np.int64)
        self._high = self._low

    def bounds(self, row: int) -> tuple[int, int]:
        """Smallest and largest size of a row."""
        return int(self._low[row]), int(self._high[row])

    def show_runs(self, shown: tuple[Shown, ...]) -> None:
        """Shows the losses of runs; those of another k have classes of their own and stay out."""
        first: SizeLosses = shown[0].facts[facts.SIZES]
        self._low, self._high = first.low, first.high
        title, unit = tr("Lost by how many are alike"), tr("records")
        alike = (of for of in shown if np.array_equal(of.facts[facts.SIZES].low, first.low))
        runs = self.runs = tuple(alike)
        found: list[SizeLosses] = [of.facts[facts.SIZES] for of in runs]
        if not any(of.lost.any() for of in found):
            self.bars.show_bars(NO_BARS)
            self.say(title, unit, tr("No class of a region is below k."), empty=True)
            return
        series = tuple(
            Series(
                of.entry.name,
                v.lost.astype(np.float64),
                np.arange(len(v.low)),
                shown.index(of),
            )
            for of, v in zip(runs, found, strict=True)
        )

        def note(s: int, i: int) -> str:
            return tr("in {0}").format(numbers.count(int(found[s].classes[i]), tr("classes")))

        self.bars.show_bars(
            Bars(series, self._words, tr("Size of the class"), numbers.count, unit, note)
        )
        alone = int(first.lost[0]) if len(first.lost) and first.high[0] == 1 else 0
        total = int(first.lost.sum())
        why = tr("{n} of those lost ({share}) are the only ones of their kind in their region.")
        why = why.format(n=records(alone), share=numbers.percent(alone / total if total else 0.0))
        self.say(title, unit, why)

    def _words(self, i: int) -> str:
        low, high = self.bounds(i)
        if low == high:
            return tr("alone") if low == 1 else tr("{0} alike").format(numbers.count(low))
        return tr("{0} to {1} alike").format(numbers.count(low), numbers.count(high))

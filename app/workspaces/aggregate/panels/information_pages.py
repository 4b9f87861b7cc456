"""What is lost of detail (discernibility) and of geography (entropy)."""

from __future__ import annotations

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
from app.workspaces.aggregate.panels.geography_pages import measured
from app.workspaces.aggregate.panels.page import Page
from app.workspaces.aggregate.panels.region_figure import RegionFigure, Side, tr
from app.workspaces.aggregate.panels.spread_figure import Kind, SpreadFigure, Values
from app.workspaces.aggregate.panels.spread_page import SpreadPage
from app.workspaces.aggregate.panels.totals_figure import TotalsFigure
from core.inspection.distributions import quantile
from core.inspection.information import SquaresBySize
from core.inspection.losses import most_concentrated


class DiscernibilityPage(Page):
    """Squared sizes of the classes released."""

    needs = (facts.REGIONS, facts.SQUARES)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        empty = tr(
            "How coarse the released data are stands here: the squared sizes of their classes, by "
            "region and by size."
        )
        super().__init__(theme, tr("Discernibility"), empty, parent)
        self.totals = TotalsFigure(
            theme,
            tr("Discernibility in all"),
            tr("records²"),
            lambda of: float(of.entry.run.evaluation.discernibility),
            lambda v: numbers.measure(v),
        )
        self.by_region = RegionFigure(theme, _square_sides())
        self.by_size = SquaresFigure(theme)
        for figure in (self.totals, self.by_region, self.by_size):
            self.add_figure(figure)
        self.by_region.region_chosen.connect(self.want_regions)

    def show_figures(self, ready: Any) -> None:
        """Shows the discernibility of runs."""
        del ready
        self.totals.show_runs(self.shown)
        self.by_region.show_runs(self.shown)
        self.by_size.show_runs(self.shown)

    def show_selection(self, areas: NDArray[np.intp]) -> None:
        """Marks regions."""
        if self.shown:
            self.by_region.show_selection(areas)


def _square_sides() -> tuple[Side, ...]:
    def squares(of: Shown) -> NDArray[np.float64]:
        m = measured(of)
        return np.where(m.records > 0, m.discernibility, np.nan).astype(np.float64)

    def note(of: Shown, region: int) -> str:
        m = measured(of)
        return tr("{records} in {classes}").format(
            records=numbers.count(int(m.records[region]), tr("records")),
            classes=numbers.count(int(m.classes[region]), tr("classes")),
        )

    def why(shown: tuple[Shown, ...]) -> str:
        m = measured(shown[0])
        return tr(
            "{few} of {all} make half of it. The smaller, the finer the released data."
        ).format(
            few=numbers.count(most_concentrated(m.discernibility)),
            all=numbers.count(int(np.count_nonzero(m.areas)), tr("regions")),
        )

    return (
        Side(
            "squares",
            tr("Squared class sizes"),
            tr("By region"),
            tr("records²"),
            squares,
            lambda v: numbers.measure(v),
            note,
            why,
        ),
    )


class SquaresFigure(Figure):
    """Discernibility by the size of the classes released."""

    def __init__(self, theme: Theme) -> None:
        self.bars = BarChart()
        super().__init__(theme, self.bars)
        self._shown: tuple[Shown, ...] = ()
        self.offer(
            (("squares", tr("Discernibility")), ("records", tr("Records released"))),
            tr("What the bars show"),
        )
        self.variant_chosen.connect(self._show)

    def show_runs(self, shown: tuple[Shown, ...]) -> None:
        """Shows runs; those of another k begin elsewhere and stay out."""
        self._shown = shown
        self._show()

    @Slot()
    def _show(self) -> None:
        first: SquaresBySize = self._shown[0].facts[facts.SQUARES]
        runs = [of for of in self._shown if of.facts[facts.SQUARES].low[0] == first.low[0]]
        found: list[SquaresBySize] = [of.facts[facts.SQUARES] for of in runs]
        squares = self.variant != "records"
        title = tr("By size of the class")
        unit = tr("records²") if squares else tr("records")
        if not any(of.squares.any() for of in found):
            self.bars.show_bars(NO_BARS)
            self.say(title, unit, tr("No class is released."), empty=True)
            return
        longest = max(found, key=lambda of: len(of.low))
        series = tuple(
            Series(
                of.entry.name,
                (v.squares if squares else v.records).astype(np.float64),
                np.arange(len(v.low)),
                self._shown.index(of),
            )
            for of, v in zip(runs, found, strict=True)
        )

        def label(i: int) -> str:
            low, high = int(longest.low[i]), int(longest.high[i])
            if low == high:
                return numbers.count(low)
            if i == len(longest.low) - 1:
                return tr("{0} or more").format(numbers.count(low))
            return tr("{0} to {1}").format(numbers.count(low), numbers.count(high))

        def note(s: int, i: int) -> str:
            return tr("{records} in {classes}").format(
                records=numbers.count(int(found[s].records[i]), tr("records")),
                classes=numbers.count(int(found[s].classes[i]), tr("classes")),
            )

        self.bars.show_bars(
            Bars(series, label, tr("Size of the class"), lambda v: numbers.measure(v), unit, note)
        )
        self.say(title, unit, self._why(first))

    @staticmethod
    def _why(of: SquaresBySize) -> str:
        if not of.squares.any():
            return tr("The shown run releases no class.")
        top = int(np.argmax(of.squares))
        return tr("Classes of {low} to {high} records make {share} of it.").format(
            low=numbers.count(int(of.low[top])),
            high=numbers.count(int(of.high[top])),
            share=numbers.percent(float(of.squares[top] / of.squares.sum())),
        )


class EntropyPage(SpreadPage):
    """Bits of geography lost."""

    needs = (facts.REGIONS, facts.BITS)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        empty = tr(
            "How much geography is lost stands here, in bits: one bit is lost where an area is "
            "hidden among two of its kind."
        )
        super().__init__(theme, tr("Entropy"), empty, parent)
        totals = TotalsFigure(
            theme,
            tr("Geography lost in all"),
            tr("bits"),
            lambda of: of.entry.run.evaluation.non_uniform_entropy_bits,
            lambda v: numbers.measure(v),
        )
        spread = SpreadFigure(theme, (_bit_kind(),))
        self.add_figures(totals, spread, RegionFigure(theme, _bit_sides()))


def _bit_kind() -> Kind:
    def values(of: Shown) -> Values:
        bits, records = of.facts[facts.BITS]
        return Values(bits, records, np.arange(len(bits)))

    def why(shown: tuple[Shown, ...]) -> str:
        bits, records = shown[0].facts[facts.BITS]
        half = quantile(bits, 0.5, records)
        if not np.isfinite(half):
            return tr("There are no records.")
        said = tr("Half of the records lose {0} or less: their area is one of about {1}.")
        return said.format(
            numbers.measure(half, tr("bits")), numbers.measure(float(round(2.0**half)))
        )

    return Kind(
        "records",
        tr("Records"),
        tr("Bits lost by a record"),
        tr("bits; records"),
        values,
        lambda v: numbers.measure(v, tr("bits")),
        lambda v: numbers.count(v, tr("records")),
        why,
    )


def _whole_bits(of: Shown) -> NDArray[np.float64]:
    m = measured(of)
    return np.where(m.records > 0, m.bits, np.nan)


def _bit_sides() -> tuple[Side, ...]:
    def note(of: Shown, region: int) -> str:
        m = measured(of)
        return tr("{records} from {areas}").format(
            records=numbers.count(int(m.records[region]), tr("records")),
            areas=numbers.count(int(m.areas[region]), tr("areas")),
        )

    def why(shown: tuple[Shown, ...]) -> str:
        m = measured(shown[0])
        return tr("{few} of {all} make half of all bits lost.").format(
            few=numbers.count(most_concentrated(np.rint(m.bits).astype(np.int64))),
            all=numbers.count(int(np.count_nonzero(m.areas)), tr("regions")),
        )

    each = (tr("For each record"), tr("Bits a record by region"))
    together = (tr("All records together"), tr("Bits by region"))
    unit, write = tr("bits"), numbers.measure
    return (
        Side("record", *each, unit, lambda of: measured(of).bits_per_record, write, note, why),
        Side("sum", *together, unit, _whole_bits, write, note, why),
    )

"""What is lost of detail (discernibility) and of geography (entropy)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from app.chart.bar_rows import Bars
from app.frame.program import Program
from app.kit import numbers
from app.workspaces.aggregate.panels.facts import RunFacts
from app.workspaces.aggregate.panels.figures import (
    BarFigure,
    Drawn,
    Kind,
    RunFigure,
    Runs,
    Side,
    SpreadFigure,
    Values,
    region_figure,
    series_of,
    totals_figure,
    tr,
)
from core.inspection.distributions import quantile
from core.inspection.information import SquaresBySize
from core.inspection.losses import most_concentrated

# Discernibility: squared sizes of the classes released


def discernibility_figures(program: Program) -> dict[str, RunFigure]:
    """Squared sizes in all, by region, and by size of the class."""
    theme = program.window.theme
    return {
        "totals": totals_figure(
            theme,
            tr("Discernibility in all"),
            tr("records²"),
            lambda of: float(of.entry.run.evaluation.discernibility),
            lambda v: numbers.measure(v),
        ),
        "by_region": region_figure(theme, (_square_side(),)),
        "by_size": BarFigure(
            theme,
            _squares_by_size,
            lambda _: (("squares", tr("Discernibility")), ("records", tr("Records released"))),
        ),
    }


def _square_side() -> Side:
    def squares(of: RunFacts) -> NDArray[np.float64]:
        m = of.regions
        squares = np.where(m.records > 0, m.discernibility, np.nan).astype(np.float64)
        return of.without_small(squares, m.records)

    def note(of: RunFacts, region: int) -> str:
        m = of.regions
        return _in_classes(of, int(m.records[region]), int(m.classes[region]))

    def why(shown: Runs) -> str:
        m = shown[0].regions
        return tr(
            "{few} of {all} make half of it. The smaller, the finer the released data."
        ).format(
            few=numbers.count(most_concentrated(m.discernibility)),
            all=numbers.count(int(np.count_nonzero(m.areas)), tr("regions")),
        )

    return Side(
        "squares",
        tr("Squared class sizes"),
        tr("By region"),
        tr("records²"),
        squares,
        lambda v: numbers.measure(v),
        note,
        why,
    )


def _in_classes(of: RunFacts, records: int, classes: int) -> str:
    return tr("{records} in {classes}").format(
        records=of.records(records, tr("records")),
        classes=numbers.count(classes, tr("classes")),
    )


def _squares_by_size(shown: Runs, side: str) -> Drawn:
    """Discernibility by the size of the classes; runs of another k begin elsewhere and stay out."""
    first = shown[0].squares
    runs = [of for of in shown if of.squares.low[0] == first.low[0]]
    squares = side != "records"
    title = tr("By size of the class")
    unit = tr("records²") if squares else tr("records")
    if not any(of.squares.squares.any() for of in runs):
        return Drawn(title, unit, tr("No class is released."))
    longest = max((of.squares for of in runs), key=lambda of: len(of.low))

    def label(row: int) -> str:
        low, high = int(longest.low[row]), int(longest.high[row])
        if low == high:
            return numbers.count(low)
        if row == len(longest.low) - 1:
            return tr("{0} or more").format(numbers.count(low))
        return tr("{0} to {1}").format(numbers.count(low), numbers.count(high))

    def note(series: int, row: int) -> str:
        of = runs[series].squares
        return _in_classes(runs[series], int(of.records[row]), int(of.classes[row]))

    def values(of: SquaresBySize) -> NDArray[np.int64]:
        return of.squares if squares else of.records

    series = tuple(
        series_of(shown, of, of.without_small(values(of.squares), of.squares.records))
        for of in runs
    )
    bars = Bars(series, label, tr("Size of the class"), lambda v: numbers.measure(v), unit, note)
    return Drawn(title, unit, _why_squares(first), bars)


def _why_squares(of: SquaresBySize) -> str:
    if not of.squares.any():
        return tr("The shown run releases no class.")
    top = int(np.argmax(of.squares))
    low, high = int(of.low[top]), int(of.high[top])
    text = tr("Classes of {low} to {high} records make {share} of it.")
    if low == high:
        text = tr("Classes of {size} make {share} of it.")
    return text.format(
        size=numbers.count(low, tr("records")),
        low=numbers.count(low),
        high=numbers.count(high),
        share=numbers.percent(float(of.squares[top] / of.squares.sum())),
    )


# Entropy: bits of geography lost


def entropy_figures(program: Program) -> dict[str, RunFigure]:
    """Bits in all, by record and by region."""
    theme = program.window.theme
    return {
        "totals": totals_figure(
            theme,
            tr("Geography lost in all"),
            tr("bits"),
            lambda of: of.entry.run.evaluation.non_uniform_entropy_bits,
            lambda v: numbers.measure(v),
        ),
        "spread": SpreadFigure(theme, (_bit_kind(),)),
        "by_region": region_figure(theme, _bit_sides()),
    }


def _bit_kind() -> Kind:
    def values(of: RunFacts) -> Values:
        bits, records = of.bits
        return Values(bits, records, np.arange(len(bits)))

    def why(shown: Runs) -> str:
        bits, records = shown[0].bits
        half = quantile(bits, 0.5, records)
        if not np.isfinite(half):
            return tr("There are no records.")
        said = tr("Half lose {0} or less: their area is one of about {1}.")
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
        of_records=True,
    )


def _bit_sides() -> tuple[Side, ...]:
    def whole(of: RunFacts) -> NDArray[np.float64]:
        m = of.regions
        return np.where(m.records > 0, m.bits, np.nan)

    def note(of: RunFacts, region: int) -> str:
        m = of.regions
        return tr("{records} from {areas}").format(
            records=of.records(int(m.records[region]), tr("records")),
            areas=numbers.count(int(m.areas[region]), tr("areas")),
        )

    def why(shown: Runs) -> str:
        m = shown[0].regions
        return tr("{few} of {all} make half of it.").format(
            few=numbers.count(most_concentrated(np.rint(m.bits).astype(np.int64))),
            all=numbers.count(int(np.count_nonzero(m.areas)), tr("regions")),
        )

    each = (tr("For each record"), tr("Bits a record by region"))
    together = (tr("All records together"), tr("Bits by region"))
    unit, per, write = tr("bits"), tr("bits per record"), numbers.measure
    return (
        Side("record", *each, per, lambda of: of.regions.bits_per_record, write, note, why),
        Side("sum", *together, unit, whole, write, note, why),
    )

"""Whose records are left out: by region, by value of a quasi-identifier, by size of their class."""

from __future__ import annotations

from functools import partial

import numpy as np
from numpy.typing import NDArray

from app.chart.bar_rows import Bars
from app.frame.program import Program
from app.kit import numbers
from app.workspaces.aggregate.panels.facts import RunFacts
from app.workspaces.aggregate.panels.figures import (
    BarFigure,
    Drawn,
    RunFigure,
    Runs,
    Side,
    region_figure,
    series_of,
    totals_figure,
    tr,
)
from core.inspection.losses import (
    ValueLosses,
    most_concentrated,
    regions_losing,
    regions_losing_sizes,
)
from core.map.values import SUPPRESSION
from core.quasi_identifiers import MISSING_LABEL
from core.small_counts import is_small


def suppression_figures(program: Program) -> dict[str, RunFigure]:
    """Records lost in all, by region, by value, by size of the class."""
    theme, map_panel = program.window.theme, program.window.map_panel
    by_region = region_figure(theme, _sides())
    colour = by_region.add_button(
        "layers", tr("Colour the map by the share of records lost in each region")
    )
    colour.clicked.connect(lambda: map_panel.subject_chosen.emit(SUPPRESSION))
    return {
        "totals": totals_figure(
            theme,
            tr("Records lost in all"),
            tr("records"),
            lambda of: float(of.entry.run.suppression.suppressed),
            records,
            of_records=True,
        ),
        "by_region": by_region,
        "by_value": BarFigure(
            theme,
            by_value,
            _variables,
            sides_tip=tr("Which variable, and what the bars show"),
        ),
        "by_size": BarFigure(theme, _by_size),
    }


def records(n: float) -> str:
    """A number of records with its unit."""
    return numbers.count(n, tr("records"))


# By region


def _sides() -> tuple[Side, ...]:
    def lost(of: RunFacts) -> NDArray[np.float64]:
        m = of.regions
        return of.without_small(np.where(m.lost > 0, m.lost, np.nan).astype(np.float64))

    def lost_percent(of: RunFacts) -> NDArray[np.float64]:
        m = of.regions
        return of.without_small(np.where(m.lost > 0, 100.0 * m.lost_share, np.nan), m.lost)

    def note(of: RunFacts, region: int) -> str:
        m = of.regions
        return tr("{lost} of its {records} ({share}), in {areas}").format(
            lost=of.records(int(m.lost[region])),
            records=of.records(int(m.records[region]), tr("records")),
            share=numbers.percent(float(m.lost_share[region])),
            areas=numbers.count(int(m.areas[region]), tr("areas")),
        )

    title = tr("Lost by region")
    return (
        Side(
            "records",
            tr("Number"),
            title,
            tr("records"),
            lost,
            numbers.count,
            note,
            why_regions,
        ),
        Side(
            "share",
            tr("Share"),
            title,
            tr("% of its records"),
            lost_percent,
            lambda v: numbers.percent(v / 100.0),
            note,
            why_regions,
        ),
    )


def why_regions(shown: Runs) -> str:
    """From how many regions the records come that are lost."""
    m = shown[0].regions
    losing = int(np.count_nonzero(m.lost))
    if not losing:
        return tr("No record is lost in any region.")
    regions = int(np.count_nonzero(m.areas))
    said = tr("Half from {few} of {all}.").format(
        few=numbers.count(most_concentrated(m.lost)),
        all=numbers.count(regions, tr("regions")),
    )
    if losing == regions:
        return said + " " + tr("Every region loses some.")
    if losing == regions - 1:
        return said + " " + tr("One region loses none.")
    free = numbers.count(regions - losing, tr("regions"))
    return said + " " + tr("{0} lose none.").format(free)


# By value of a variable


def _variables(shown: Runs) -> list[tuple[str, str]]:
    """Share and number of records of every variable of the first run."""
    said = {"share": tr("{0}: share"), "records": tr("{0}: records")}
    return [
        (f"{how}:{of.column}", words.format(of.column))
        for of in shown[0].values
        for how, words in said.items()
    ]


def by_value(shown: Runs, side: str) -> Drawn:
    """Losses by value; of the runs whose values of the variable are those of the first."""
    how, _, column = side.partition(":")

    def losses_of(of: RunFacts) -> ValueLosses | None:
        return next((losses for losses in of.values if losses.column == column), None)

    first = losses_of(shown[0])
    assert first is not None
    found = [(of, losses_of(of)) for of in shown]
    same = [(of, v) for of, v in found if v is not None and v.labels == first.labels]
    share = how == "share"
    title = tr("Lost by {0}").format(column)
    unit = tr("% of each") if share else tr("records")
    if not any(v.lost.any() for _, v in same):
        return Drawn(title, unit, tr("No record is lost, whatever its value."))

    def note(series: int, row: int) -> str:
        facts, of = same[series]
        said = tr("{lost} of {records} with this value are lost ({share})")
        return said.format(
            lost=facts.records(int(of.lost[row])),
            records=facts.records(int(of.records[row]), tr("records")),
            share=numbers.percent(float(of.share[row])),
        )

    bars = Bars(
        tuple(
            series_of(shown, of, of.without_small(100.0 * v.share if share else v.lost, v.lost))
            for of, v in same
        ),
        lambda row: _value_words(first.labels[row]),
        column,
        (lambda v: numbers.percent(v / 100.0)) if share else numbers.count,
        unit,
        note,
    )

    def areas(series: int, row: int) -> tuple[RunFacts, partial[NDArray[np.intp]]]:
        of, losses = same[series]
        return of, partial(_areas_losing, of, column, int(losses.codes[row]))

    return Drawn(title, unit, _why_value(first, shown[0]), bars, areas)


def _areas_losing(of: RunFacts, column: str, code: int) -> NDArray[np.intp]:
    """Areas of the regions where records of a value are lost."""
    return of.areas_of(regions_losing(of.entry.run.suppression, column, code))


def _why_value(of: ValueLosses, run: RunFacts) -> str:
    if not of.lost.any():
        return tr("The shown run loses no record.")
    shares = run.without_small(of.share, of.lost)
    if np.isnan(shares).all():
        return ""
    worst = int(np.nanargmax(shares))
    said = tr("Most: “{value}”, {share} (all: {all}).")
    return said.format(
        value=_value_words(of.labels[worst]),
        share=numbers.percent(float(of.share[worst])),
        all=numbers.percent(float(of.lost.sum() / of.records.sum())),
    )


def _value_words(label: str) -> str:
    return tr("missing") if label == MISSING_LABEL else label


# By size of the class


def _by_size(shown: Runs, _side: str) -> Drawn:
    """Losses by the size of the class in its region; runs of another k stay out."""
    first = shown[0].sizes
    runs = [of for of in shown if np.array_equal(of.sizes.low, first.low)]
    title, unit = tr("Lost by class size"), tr("records")
    if not any(of.sizes.lost.any() for of in runs):
        return Drawn(title, unit, tr("No class of a region is below k."))

    def label(row: int) -> str:
        low, high = int(first.low[row]), int(first.high[row])
        if low == high:
            return tr("alone") if low == 1 else tr("{0} alike").format(numbers.count(low))
        return tr("{0} to {1} alike").format(numbers.count(low), numbers.count(high))

    def note(series: int, row: int) -> str:
        classes = int(runs[series].sizes.classes[row])
        return tr("in {0}").format(numbers.count(classes, tr("classes")))

    def areas(series: int, row: int) -> tuple[RunFacts, partial[NDArray[np.intp]]]:
        of = runs[series]
        return of, partial(_areas_of_sizes, of, int(first.low[row]), int(first.high[row]))

    series = tuple(series_of(shown, of, of.without_small(of.sizes.lost)) for of in runs)
    bars = Bars(series, label, tr("Size of the class"), numbers.count, unit, note)
    alone = int(first.lost[0]) if len(first.lost) and first.high[0] == 1 else 0
    total = int(first.lost.sum())
    why = tr("Alone: {n} ({share}).")
    why = why.format(
        n=shown[0].records(alone, tr("records")),
        share=numbers.percent(alone / total if total else 0.0),
    )
    if is_small(alone, shown[0].least):  # the share would tell the number
        why = ""
    return Drawn(title, unit, why, bars, areas)


def _areas_of_sizes(of: RunFacts, low: int, high: int) -> NDArray[np.intp]:
    """Areas of the regions that lose records in classes of some sizes."""
    return of.areas_of(regions_losing_sizes(of.entry.run.suppression, low, high))

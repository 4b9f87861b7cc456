"""How far areas lie from the centre of their region, and how evenly people fall on regions."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from app.chart.histogram import Marker
from app.features.runs.run_words import own_centre_m
from app.frame.program import Program
from app.kit import numbers
from app.workspaces.aggregate.panels.facts import RunFacts
from app.workspaces.aggregate.panels.figures import (
    Kind,
    RunFigure,
    Runs,
    Side,
    SpreadFigure,
    Values,
    region_figure,
    totals_figure,
    tr,
)
from core.inspection.distributions import quantile
from core.inspection.losses import most_concentrated
from core.scenario import PEOPLE_BASIS

_KM = 1000.0


# Compactness: distances and shapes


def compactness_figures(program: Program) -> dict[str, RunFigure]:
    """Distances in all, of areas, and by region; how round regions are, which takes seconds."""
    theme = program.window.theme
    title, unit = tr("Roundness (Polsby-Popper)"), tr("0 to 1")
    shapes = region_figure(theme, _shape_sides(title, unit))
    shapes.say(title, unit, "", empty=True)
    return {
        "totals": totals_figure(
            theme,
            tr("Mean distance to own centre"),
            tr("km"),
            lambda of: own_centre_m(of.entry) / _KM,
            lambda v: numbers.measure(v, tr("km")),
        ),
        "spread": SpreadFigure(theme, _distance_kinds()),
        "by_region": region_figure(theme, _distance_sides()),
        "shapes": shapes,
    }


def _distances(of: RunFacts, weighted: bool) -> Values:
    far = of.distances
    people = np.nan_to_num(of.entry.study.areas.population, nan=0.0)
    return Values(far, people if weighted else None, np.arange(len(far)))


def _why_distances(said: str, weighted: bool, shown: Runs) -> str:
    of = _distances(shown[0], weighted)
    half, most = (quantile(of.values, share, of.weights) for share in (0.5, 0.9))
    if not np.isfinite(half):
        return tr("No population is known.")
    return said.format(numbers.kilometres(half), numbers.kilometres(most))


def _distance_kinds() -> tuple[Kind, ...]:
    title = tr("Distance on the ground to the own centre")
    areas = tr("Half of the areas lie within {0}, 9 in 10 within {1}.")
    people = tr("Half of the people live within {0}, 9 in 10 within {1}.")
    return (
        Kind(
            "areas",
            tr("Areas"),
            title,
            tr("km; areas"),
            lambda of: _distances(of, False),
            numbers.kilometres,
            lambda v: numbers.count(v, tr("areas")),
            lambda shown: _why_distances(areas, False, shown),
            _KM,
        ),
        Kind(
            "people",
            tr("People who live there"),
            title,
            tr("km; people"),
            lambda of: _distances(of, True),
            numbers.kilometres,
            lambda v: numbers.count(v, tr("people")),
            lambda shown: _why_distances(people, True, shown),
            _KM,
        ),
    )


def _distance_sides() -> tuple[Side, ...]:
    def note(of: RunFacts, region: int) -> str:
        m = of.regions
        return tr("{sum} in all over {areas}").format(
            sum=numbers.kilometres(float(m.distance_m[region])),
            areas=numbers.count(int(m.areas[region]), tr("areas")),
        )

    def why(shown: Runs) -> str:
        m = shown[0].regions
        return tr("{few} of {all} make half of the {sum}.").format(
            few=numbers.count(most_concentrated(np.rint(m.distance_m).astype(np.int64))),
            all=numbers.count(int(np.count_nonzero(m.areas)), tr("regions")),
            sum=numbers.kilometres(float(m.distance_m.sum())),
        )

    mean, whole = tr("Mean of its areas"), tr("Sum over its areas")
    km = tr("km")
    return (
        Side(
            "mean",
            mean,
            tr("Mean distance by region"),
            km,
            lambda of: of.regions.mean_distance_m / _KM,
            lambda v: numbers.measure(v),
            note,
            why,
        ),
        Side(
            "sum",
            whole,
            tr("Distances by region"),
            km,
            lambda of: np.where(of.regions.areas > 0, of.regions.distance_m / _KM, np.nan),
            lambda v: numbers.measure(v),
            note,
            why,
        ),
    )


def _why_shapes(shown: Runs) -> str:
    found = shown[0].roundness
    if not np.isfinite(found).any():
        return tr("The areas are points without an outline, so regions have no shape.")
    said = tr(
        "The median region scores {0}. A disc has 1, a square {1}; long or ragged regions "
        "have less. Distances say how large regions are, this how round."
    )
    median = numbers.measure(float(np.nanmedian(found)))
    return said.format(median, numbers.measure(np.pi / 4))


def _shape_sides(title: str, unit: str) -> tuple[Side, ...]:
    def note(of: RunFacts, region: int) -> str:
        mean = float(of.regions.mean_distance_m[region])
        return tr("its areas lie {0} from its centre on average").format(numbers.kilometres(mean))

    choices = (
        ("least", tr("Least round first"), True),
        ("most", tr("Roundest first"), False),
    )
    return tuple(
        Side(
            key,
            words,
            title,
            unit,
            lambda of: of.roundness,
            numbers.measure,
            note,
            _why_shapes,
            ascending=ascending,
            pure=True,
        )
        for key, words, ascending in choices
    )


# Balance: the population of regions against what was asked for


def balance_figures(program: Program) -> dict[str, RunFigure]:
    """How sizes vary, in all, of regions, and region by region."""
    theme = program.window.theme
    return {
        "totals": totals_figure(
            theme,
            tr("Spread of the regions' population"),
            tr("% of the mean"),
            lambda of: 100.0 * of.balance.spread,
            lambda v: numbers.percent(v / 100.0),
        ),
        "spread": SpreadFigure(theme, (_size_kind(),)),
        "by_region": region_figure(theme, _size_sides()),
    }


def _unit(of: RunFacts) -> str:
    return tr("people") if of.balance.basis == PEOPLE_BASIS else tr("records")


def _why_balance(shown: Runs) -> str:
    of, unit = shown[0].balance, _unit(shown[0])
    spread = tr("Sizes vary by {0} of their mean, {1}.").format(
        numbers.percent(of.spread), numbers.count(float(of.sizes.mean()), unit)
    )
    below = of.below_cutoff
    if of.cutoff is None or below is None:
        return tr("The number of sites was given, so there is no cut-off.") + " " + spread
    said = tr("Below the cut-off of {cutoff}: {n} of {all}.").format(
        n=numbers.count(below),
        all=numbers.count(len(of.sizes), tr("regions")),
        cutoff=numbers.count(of.cutoff, unit),
    )
    floor = of.below_floor
    if of.floor is None or floor is None:
        return said + " " + spread
    short = tr("Below the floor of {floor}: {n}.").format(
        n=numbers.count(floor, tr("regions")), floor=numbers.count(of.floor, unit)
    )
    return " ".join((said, short, spread))


def _size_kind() -> Kind:
    def values(of: RunFacts) -> Values:
        found = of.balance
        place = np.full(of.n_regions, -1, dtype=np.intp)
        place[found.regions] = np.arange(len(found.regions))
        return Values(found.sizes, None, place[of.labels])

    def markers(shown: Runs) -> tuple[Marker, ...]:
        of = shown[0].balance
        asked = ((of.cutoff, tr("cut-off {0}")), (of.floor, tr("floor {0}")))
        return tuple(
            Marker(value, text.format(numbers.count(value)))
            for value, text in asked
            if value is not None
        )

    return Kind(
        "regions",
        tr("Regions"),
        tr("Population of regions"),
        lambda shown: tr("{0}; regions").format(_unit(shown[0])),
        values,
        numbers.count,
        lambda v: numbers.count(v, tr("regions")),
        _why_balance,
        1.0,
        markers,
    )


def _size_sides() -> tuple[Side, ...]:
    def values(of: RunFacts) -> NDArray[np.float64]:
        found = of.balance
        sizes = np.full(of.n_regions, np.nan)
        sizes[found.regions] = found.sizes
        return sizes

    def note(of: RunFacts, region: int) -> str:
        found = of.balance
        size = float(values(of)[region])
        if found.cutoff is None:
            return _unit(of)
        return tr("{0} of the cut-off").format(numbers.percent(size / found.cutoff))

    def why(shown: Runs) -> str:
        of, people = shown[0].balance, _unit(shown[0])
        return tr("{0} to {1}; the median is {2}.").format(
            numbers.count(float(of.sizes.min())),
            numbers.count(float(of.sizes.max()), people),
            numbers.count(float(np.median(of.sizes)), people),
        )

    title = tr("Population by region")

    def unit(shown: Runs) -> str:
        return _unit(shown[0])

    return (
        Side("least", tr("Smallest first"), title, unit, values, numbers.count, note, why, True),
        Side("most", tr("Largest first"), title, unit, values, numbers.count, note, why),
    )

"""What Croft et al. say in section 5, beside what the twelve scenarios give here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from core.reproduction.claims import Claim, as_percent, by_figure, by_share

PART, SELECTION, COUNT, PLACEMENT = "part", "selection", "sites by", "placed by"
KEYS: Final = (PART, SELECTION, COUNT, PLACEMENT)
"""Columns that say what a row of results is of; the others are measures and `SECONDS`."""

BALANCED, ADC = "Balanced density", "Anonymity-driven (ADC)"
SECONDS: Final = "seconds"


@dataclass(frozen=True)
class Compared:
    """A measure that the paper compares between the two site counts.

    Attributes
    ----------
    title, measure, unit
        What it is called, its column, its unit.
    less, more
        The site count with the smaller value, and the other.
    paper
        The smaller value as a share of the other, averaged (section 5.1).
    figure
        The paper's figure; "" for none.
    """

    title: str
    measure: str
    unit: str
    less: str
    more: str
    paper: float
    figure: str


COMPARED: Final = (
    Compared("Suppression", "suppressed_records", "records", "MaxCombs", "Entropy", 0.132, ""),
    Compared("Compactness", "compactness_m", "m", "Entropy", "MaxCombs", 0.487, "Figure 3"),
    Compared(
        "Discernibility", "discernibility", "records²", "Entropy", "MaxCombs", 0.358, "Figure 4"
    ),
    Compared(
        "Non-uniform entropy",
        "non_uniform_entropy_bits",
        "bits",
        "Entropy",
        "MaxCombs",
        0.642,
        "Figure 5",
    ),
)
NEAR: Final = 1.25
"""Times the paper's figure within which ours is taken for the same."""
SIMILAR: Final = 0.1
"""Share by which two values may differ and still be called comparable."""


@dataclass(frozen=True)
class Ratio:
    """One value as a share of another over all scenarios, in the two ways to average it.

    Attributes
    ----------
    of_sums
        Sum of the one over the sum of the other: "averaged across the measured results".
    mean
        Mean of the shares of the single scenarios.
    least, most
        The extremes of these.
    """

    of_sums: float
    mean: float
    least: float
    most: float


def pairs(
    results: pd.DataFrame, column: str, one: str, other: str, measure: str
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Values of a measure for two entries of a column, scenario by scenario, all else equal."""
    keys = [name for name in KEYS if name != column]
    table = results.set_index([*keys, column])[measure].unstack(column)
    table = table[[one, other]].dropna()
    return table[one].to_numpy(float), table[other].to_numpy(float)


def ratio(one: NDArray[np.float64], other: NDArray[np.float64]) -> Ratio:
    """One as a share of the other; scenarios in which the other is 0 count in the sums only."""
    shares = one[other > 0] / other[other > 0]
    if not len(shares):
        return Ratio(float("nan"), float("nan"), float("nan"), float("nan"))
    return Ratio(
        float(one.sum() / other.sum()),
        float(shares.mean()),
        float(shares.min()),
        float(shares.max()),
    )


def of_paper(results: pd.DataFrame) -> pd.DataFrame:
    """The rows of the two placements that the paper has."""
    return results[results[PLACEMENT].isin((BALANCED, ADC))]


def claims(results: pd.DataFrame) -> tuple[Claim, ...]:
    """Every statement of section 5 that figures can decide.

    Parameters
    ----------
    results
        One row a run: `KEYS`, the measures of `core.measures` and `SECONDS`.
    """
    both = of_paper(results)
    return (
        _fewer_sites(both),
        *(_compared(both, of) for of in COMPARED),
        _more_sites(both),
        *_placements(both),
        *_running_times(both),
    )


def _fewer_sites(both: pd.DataFrame) -> Claim:
    fewer, more = pairs(both, COUNT, "MaxCombs", "Entropy", "n_sites")
    holding = int((fewer < more).sum())
    return Claim(
        "Max combinations consistently asks for fewer sites than entropy.",
        "5.1",
        "always",
        f"{holding} of {len(fewer)} runs; {as_percent(fewer.sum() / more.sum(), 1)} of the sites",
        by_share(holding, len(fewer)),
        "holds: in every run; in part: in at least half",
    )


def _compared(both: pd.DataFrame, of: Compared) -> Claim:
    found = ratio(*pairs(both, COUNT, of.less, of.more, of.measure))
    return Claim(
        f"{of.title} with {of.less} is {as_percent(of.paper, 1)} of that with {of.more}, averaged.",
        " · ".join(filter(None, ("5.1", of.figure))),
        as_percent(of.paper, 1),
        f"{as_percent(found.of_sums, 1)} (ratio of averages); {as_percent(found.mean, 1)} "
        f"(average of ratios, {as_percent(found.least, 1)} to {as_percent(found.most, 1)})",
        by_figure(of.paper, found.of_sums, NEAR),
        f"holds: the ratio of averages is within {as_percent(NEAR - 1)} of the paper's; "
        "in part: the same one is smaller",
        _why(both, of),
    )


def by_selection(results: pd.DataFrame, of: Compared) -> dict[str, float]:
    """{selection: the ratio of averages that it gives alone}."""
    return {
        str(name): ratio(*pairs(table, COUNT, of.less, of.more, of.measure)).of_sums
        for name, table in results.groupby(SELECTION, sort=False)
    }


def _why(both: pd.DataFrame, of: Compared) -> str:
    """What the ratio hangs on: the selections, which the paper does not print."""
    alone = by_selection(both, of)
    nearest = min(alone, key=lambda name: abs(np.log(max(alone[name], 1e-9) / of.paper)))
    return (
        f"The ratio follows the selections, which the paper does not print: one alone gives "
        f"{as_percent(min(alone.values()), 1)} to {as_percent(max(alone.values()), 1)}; "
        f"({nearest}) gives {as_percent(alone[nearest], 1)}."
    )


def _more_sites(both: pd.DataFrame) -> Claim:
    holding = total = 0
    for measure, more_with_more in (
        ("suppressed_records", True),
        ("compactness_m", False),
        ("discernibility", False),
        ("non_uniform_entropy_bits", False),
    ):
        few, many = pairs(both, COUNT, "MaxCombs", "Entropy", measure)
        good = many >= few if more_with_more else many <= few
        holding, total = holding + int(good.sum()), total + len(good)
    return Claim(
        "More sites: more suppression, more compact regions, less information lost.",
        "5.1",
        "a clear relationship",
        f"{holding} of {total} comparisons (four measures of each run)",
        by_share(holding, total),
        "holds: in every comparison; in part: in at least half",
    )


def _placements(both: pd.DataFrame) -> tuple[Claim, ...]:
    near = total = 0
    for of in COMPARED[1:]:
        adc, balanced = pairs(both, PLACEMENT, ADC, BALANCED, of.measure)
        good = np.abs(adc - balanced) <= SIMILAR * balanced
        near, total = near + int(good.sum()), total + len(good)
    adc, balanced = pairs(both, PLACEMENT, ADC, BALANCED, "suppressed_records")
    known = balanced > 0
    saved = 1 - adc[known] / balanced[known]
    better, same = int((saved > SIMILAR).sum()), int((np.abs(saved) <= SIMILAR).sum())
    return (
        Claim(
            "Compactness and information loss are comparable with both placements.",
            "5.2",
            "quite comparable",
            f"{near} of {total} comparisons within {as_percent(SIMILAR)}",
            by_share(near, total),
            f"holds: every comparison within {as_percent(SIMILAR)}; in part: at least half",
        ),
        Claim(
            "ADC suppresses significantly less in some scenarios and about as much in others.",
            "5.2",
            "some, others",
            f"{better} of {len(saved)} runs lose at least {as_percent(SIMILAR)} less, "
            f"{same} are within {as_percent(SIMILAR)}",
            by_share(int(better > 0) + int(same > 0), 2),
            "holds: both kinds occur; in part: one of them",
        ),
    )


def _running_times(both: pd.DataFrame) -> tuple[Claim, ...]:
    adc, balanced = pairs(both, PLACEMENT, ADC, BALANCED, SECONDS)
    longer = int((adc > 2 * balanced).sum())
    few, many = pairs(both, COUNT, "MaxCombs", "Entropy", SECONDS)
    found = float(np.median(few) / np.median(many))
    return (
        Claim(
            "In certain cases ADC takes much longer than balanced density.",
            "5.2",
            "certain cases",
            f"more than twice as long in {longer} of {len(adc)} runs; {adc.max():.1f} s at most, "
            f"against {balanced.max():.1f} s",
            by_share(int(longer > 0), 1),
            "holds: in at least one run",
        ),
        Claim(
            "The two site counts take about the same time.",
            "5.1",
            "no significant differences",
            f"{np.median(few):.2f} s with max combinations, {np.median(many):.2f} s with "
            "entropy (medians)",
            by_figure(1.0, found, 1.5),
            "holds: within 50 %",
            ""
            if 2 / 3 <= found <= 1.5
            else "ADC tries more moves where there are more sites; "
            "reading records, which rules the paper's times, is not counted here.",
        ),
    )

"""The third remedy for units that are too small: coarser variables, the cheapest first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import numpy as np
import pandas as pd

from core.cutoff.coarsening import Answer, Search, what_would_be_enough
from core.cutoff.design import Design
from core.cutoff.populations import Populations
from core.cutoff.rules import FIXED, Rule
from core.levels.units import Units

MOST_ANSWERS: Final = 3
COLUMNS: Final = (
    "level",
    "rank",
    "variable",
    "coarsening",
    "amount",
    "categories",
    "bits_per_record",
    "population_percent",
)
"""Columns of ``coarsenings.csv``: a row a variable of each way that would be enough."""


def populations_of(units: Units, part: str | None) -> Populations:
    """The populations of units, all of them in one part of Canada if that is chosen."""
    parts = units.parts if part is None else np.full(len(units), part, dtype=object)
    return Populations(units.people, parts, tuple(str(of) for of in units.ids.tolist()))


def coarser(
    units: Units, design: Design, rule: Rule, enough: float = 1.0, part: str | None = None
) -> Search | None:
    """What coarsenings of the variables would be enough; None where the rule does not ask for them.

    Raises
    ------
    VbasError
        If the rule applies to no unit, or no population is known.
    """
    if rule.kind == FIXED or not design.variables:
        return None
    populations = populations_of(units, part)
    return what_would_be_enough(design, rule, populations, enough, most=MOST_ANSWERS)


def coarsenings_table(found: Mapping[str, Search]) -> pd.DataFrame:
    """One row a variable of each answer, with `COLUMNS`; levels are the keys."""
    rows = [
        row
        for level, search in found.items()
        for rank, answer in enumerate(search.answers, start=1)
        for row in _rows(level, rank, answer)
    ]
    return pd.DataFrame(rows, columns=list(COLUMNS))


def _rows(level: str, rank: int, answer: Answer) -> list[tuple[object, ...]]:
    return [
        (
            level,
            rank,
            of.name,
            of.coarsening.kind,
            of.coarsening.amount,
            of.used,
            answer.price,
            100 * answer.share,
        )
        for of in answer.design.variables
    ]

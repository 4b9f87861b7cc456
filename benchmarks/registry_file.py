"""Synthesized cancer cases as distinct records, and what Howe et al. 2007 tried on theirs.

The cases are those of `vbas reproduce ru2007`; here they are counted and recoded by the program.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

import numpy as np

from core.record_uniqueness.distinct import CountedVariable, DistinctRecords
from core.record_uniqueness.examine import examine
from core.record_uniqueness.findings import Examination
from core.record_uniqueness.question import Question
from core.record_uniqueness.recodes import GROUPS, Recode
from core.reproduction.cancer import (
    MAJOR,
    MINOR,
    SIZES,
    WIDTHS,
    Shape,
    cases,
    poverty_groups,
    poverty_values,
)
from core.steps import finish

CASES: Final = 4_670_000
VARIABLES: Final = ("registry", "race", "age", "site", "sex", "year", "poverty")


def registry_file(n: int = CASES, seed: int = 2007) -> DistinctRecords:
    """The distinct cases, counted."""
    made = cases(n, Shape(seed=seed))
    columns = tuple(made["% poverty" if name == "poverty" else name] for name in VARIABLES)
    keys, counts = np.unique(np.ravel_multi_index(columns, SIZES), return_counts=True)
    codes = np.array(np.unravel_index(keys, SIZES), np.int32)
    return DistinctRecords(_variables(), codes, counts.astype(np.int32))


def _variables() -> tuple[CountedVariable, ...]:
    labels = {name: tuple(map(str, range(n))) for name, n in zip(VARIABLES, SIZES, strict=True)}
    labels["poverty"] = tuple(f"{value:.1f}" for value in poverty_values())
    return tuple(CountedVariable(name, labels[name]) for name in VARIABLES)


def _sites(widths: tuple[int, ...]) -> Recode:
    """Sites in groups of neighbours."""
    ends = np.cumsum(widths)
    groups = [
        (f"group {i}", tuple(map(str, range(end - n, end))))
        for i, (n, end) in enumerate(zip(widths, ends.tolist(), strict=True))
    ]
    return Recode("site", GROUPS, groups=tuple(groups))


def _poverty(width: int) -> Recode:
    """Poverty in intervals of so many percent."""
    members: dict[int, list[str]] = {}
    for value, number in zip(poverty_values(), poverty_groups(width).tolist(), strict=True):
        members.setdefault(number, []).append(f"{value:.1f}")
    groups = [(f"to {number * width} %", tuple(of)) for number, of in members.items()]
    return Recode("poverty", GROUPS, groups=tuple(groups))


ITERATIONS: Final[Mapping[str, tuple[Recode, ...]]] = {
    "as it is": (),
    "major sites": (_sites(MAJOR),),
    "minor sites": (_sites(MINOR),),
} | {f"poverty by {width} %": (_poverty(width),) for width in WIDTHS.values()}
"""What the paper tried, one after the other."""


def iterations(distinct: DistinctRecords) -> Iterator[tuple[str, Examination]]:
    """Each of `ITERATIONS`, and what the program finds."""
    for name, recodes in ITERATIONS.items():
        yield name, finish(examine(distinct, Question(VARIABLES, recodes)))

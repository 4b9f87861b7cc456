"""Levels by rules as tables: the form of Tables 7 and 8 of El Emam et al. 2009."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from core.canada import provinces
from core.cutoff.rules import FIXED, Rule
from core.levels.assessment import ALL, NOT_KNOWN, Assessment, assess
from core.levels.units import Units

COLUMNS: Final = (
    "level",
    "province",
    "max_combinations",
    "rule",
    "cutoff",
    "n_areas",
    "areas_percent",
    "population_percent",
)
"""Columns of ``levels.csv``."""

RECORD_COLUMNS: Final = ("records", "records_percent")
"""More of them where the records of a file were counted."""

_MOST_DIGITS: Final = 15

AGES: Final = 86
SEXES: Final = 2
WIDTHS: Final = (1, 2, 5, 10)
"""Years of an age interval in Table 8."""


def ages_by_sex(width: int) -> int:
    """Max combinations of age in intervals of so many years, by sex (Table 8)."""
    return math.ceil(AGES / width) * SEXES


AGES_BY_SEX: Final = tuple(ages_by_sex(width) for width in WIDTHS)
"""172, 86, 36 and 18."""


def assess_all(
    levels: Sequence[Units],
    rules: Sequence[Rule],
    max_combinations: Sequence[int],
    part: str | None = None,
) -> list[Assessment]:
    """Every level under every rule, for every number of combinations.

    Parameters
    ----------
    rules
        Models by max combinations, and fixed cut-offs.
    max_combinations
        Of the variables; a fixed cut-off is repeated for each, so that rows stand side by side.
    part
        Part of Canada whose model holds for all; None = each unit by its own.

    Raises
    ------
    VbasError
        If a model asks for something else than max combinations.
    """
    return [
        assess(units, rule, m, part=part)
        for units in levels
        for m in max_combinations
        for rule in rules
    ]


def long_table(
    assessments: Iterable[Assessment], records: Mapping[str, NDArray[np.integer]] | None = None
) -> pd.DataFrame:
    """One row a level, province, number of combinations and rule, with `COLUMNS`.

    The province "all" comes first. Percentages are 0 to 100, empty where nothing could be judged;
    the cut-off is people, empty where units of the row have several.

    Parameters
    ----------
    assessments
        Levels under rules.
    records
        {level: (u,) records (or persons) of a file in each of its units}: then `RECORD_COLUMNS`
        follow, of the records in units that could be judged.
    """
    assessments = list(assessments)
    rows = [
        (
            of.units.label,
            share.province,
            of.max_combinations,
            of.rule.name,
            share.cutoff,
            share.n_units,
            100 * share.of_units,
            100 * share.of_people,
        )
        for of in assessments
        for share in of.shares
    ]
    table = pd.DataFrame(rows, columns=list(COLUMNS))
    if records is not None:
        pairs = [pair for of in assessments for pair in above_of(of, records[of.units.level])]
        table[list(RECORD_COLUMNS)] = pairs
    numbers = ["cutoff", "areas_percent", "population_percent"]
    return table.astype(dict.fromkeys(numbers, "float64")).round(6)


def above_of(of: Assessment, records: NDArray[np.integer]) -> list[tuple[int, float]]:
    """Records in judged units, and per cent of them in units above the cut-off, for each share.

    Parameters
    ----------
    of
        A level under a rule.
    records
        (u,) records in each unit.
    """
    found = []
    for share in of.shares:
        name = "" if share.province == NOT_KNOWN else share.province
        there = of.judged if share.province == ALL else of.judged & (of.units.provinces == name)
        n = int(records[there].sum())
        above = int(records[there & of.passes].sum())
        found.append((n, 100 * above / n if n else math.nan))
    return found


def table_7(assessments: Iterable[Assessment], max_combinations: int) -> pd.DataFrame:
    """Provinces by rules for one number of combinations, a level's assessments given.

    Returns
    -------
    DataFrame
        One row a province, in all last; columns are pairs (rule, "units" or "people"), percent.
    """
    chosen = [of for of in assessments if of.max_combinations == max_combinations]
    return _wide(chosen, _head_of_rule)


def table_8(assessments: Iterable[Assessment], rule: str) -> pd.DataFrame:
    """Provinces by numbers of combinations under one rule, a level's assessments given.

    Returns
    -------
    DataFrame
        One row a province, in all last; columns are pairs ("172", "units" or "people"), percent.
    """
    return _wide([of for of in assessments if of.rule.name == rule], _head_of_combinations)


def _head_of_rule(of: Assessment) -> str:
    if of.rule.kind == FIXED and of.rule.people is not None:
        return f"{of.rule.people:,.0f}"
    return of.rule.name


def _head_of_combinations(of: Assessment) -> str:
    return counted(of.max_combinations or 0)


def counted(n: int) -> str:
    """A whole number of any length; a long one by its first digits and how many follow."""
    digits = str(n)
    if len(digits) <= _MOST_DIGITS:
        return f"{n:,}"
    return f"{digits[0]}.{digits[1:3]}e{len(digits) - 1}"


def _wide(assessments: Sequence[Assessment], head: Callable[[Assessment], str]) -> pd.DataFrame:
    columns = {}
    for of in assessments:
        shares = {share.province: share for share in (*of.shares[1:], of.whole)}
        columns[head(of), "units"] = {p: 100 * share.of_units for p, share in shares.items()}
        columns[head(of), "people"] = {p: 100 * share.of_people for p, share in shares.items()}
    return pd.DataFrame(columns)


def as_text(table: pd.DataFrame) -> str:
    """A wide table in columns of text, percentages with one decimal as far as they need it.

    Parameters
    ----------
    table
        What `table_7` and `table_8` give.
    """
    names = [_name(str(province)) for province in table.index]
    width = max((len(name) for name in names), default=0)
    heads = list(dict.fromkeys(str(pair[0]) for pair in table.columns))
    wide = [max(16, len(head) + 2) for head in heads]
    lines = [" " * width + "".join(f"{h:>{w}}" for h, w in zip(heads, wide, strict=True))]
    pairs = "".join(f"{'units':>{w - 8}}{'people':>8}" for w in wide)
    lines.append(" " * width + pairs)
    for name, (_, row) in zip(names, table.iterrows(), strict=True):
        values = [("-" if math.isnan(value) else f"{value:.1f}%") for value in row]
        cells = zip(values[::2], values[1::2], wide, strict=True)
        lines.append(f"{name:<{width}}" + "".join(f"{a:>{w - 8}}{b:>8}" for a, b, w in cells))
    return "\n".join(lines)


def _name(province: str) -> str:
    known = provinces()
    if province in known:
        return known[province].name_en
    return "In all" if province == ALL else province.capitalize()

"""The figures of El Emam et al. 2009 beside ours: other census years, not errors."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache

import numpy as np
import pandas as pd

from core.levels.assessment import Assessment, assess
from core.levels.units import Units
from resources import read_text


@dataclass(frozen=True)
class Figure:
    """One pair of numbers of a published table.

    Attributes
    ----------
    table
        7 or 8.
    province
        Two letters.
    max_combinations
        Of the variables.
    units, people
        Percent of the FSAs, and of the people, above the cut-off.
    contradictory
        Whether the two contradict each other.
    """

    table: int
    province: str
    rule: str
    max_combinations: int
    units: float
    people: float
    contradictory: bool = False


@dataclass(frozen=True)
class Published:
    """The published tables.

    Attributes
    ----------
    title, citation, note
        What they are, and what is wrong with them.
    census
        Year of the populations.
    level
        Level of geography.
    figures
        The numbers.
    people
        People of each province in that census.
    """

    title: str
    citation: str
    note: str
    census: int
    level: str
    figures: tuple[Figure, ...]
    people: Mapping[str, int]


@cache
def published() -> Published:
    """Tables 7 and 8 of El Emam et al. 2009."""
    data = tomllib.loads(read_text("published/el-emam-2009-tables.toml"))
    seven, eight = data["table_7"], data["table_8"]
    odd = set(data["contradictory"])
    figures = [
        Figure(
            7,
            province,
            rule,
            seven["max_combinations"],
            pair[0],
            pair[1],
            contradictory=f"{province} {rule}" in odd,
        )
        for province, pairs in seven["provinces"].items()
        for rule, pair in zip(seven["rules"], pairs, strict=True)
    ]
    figures += [
        Figure(8, province, eight["rule"], m, pair[0], pair[1])
        for province, pairs in eight["provinces"].items()
        for m, pair in zip(eight["max_combinations"], pairs, strict=True)
    ]
    return Published(
        data["title"],
        data["citation"],
        data["note"],
        data["census"],
        data["level"],
        tuple(figures),
        data["people"],
    )


def as_in_census(units: Units) -> Units:
    """The units with the people of each province brought to those of the published census.

    All units of a province are multiplied alike. What is left of the differences then does not
    come from the growth of provinces.
    """
    codes, names = units.whereabouts.by_province
    now = np.bincount(codes, np.nan_to_num(units.people), minlength=len(names))
    then = np.array([published().people.get(name, np.nan) for name in names], dtype=np.float64)
    with np.errstate(divide="ignore", invalid="ignore"):
        factor = np.where(now > 0, then / now, np.nan)
    factor = np.where(np.isnan(factor), 1.0, factor)
    return replace(units, people=units.people * factor[codes])


def without_growth(assessments: Iterable[Assessment]) -> pd.DataFrame:
    """`compared`, with the people of each province brought to those of the published census."""
    scaled = [
        assess(as_in_census(of.units), of.rule, of.max_combinations, of.entropy, of.part)
        for of in assessments
        if of.units.label == published().level
    ]
    return compared(scaled)


def compared(assessments: Iterable[Assessment]) -> pd.DataFrame:
    """Ours beside the published figures, where both are there.

    Parameters
    ----------
    assessments
        Of any levels and rules; only those of the published level, with models by part of Canada,
        are compared.

    Returns
    -------
    DataFrame
        Columns table, province, max_combinations, rule, n_units, units, units_published,
        units_difference, people, people_published, people_difference (percent, and points: ours
        minus theirs), contradictory.
    """
    ours = {
        (share.province, of.rule.name, of.max_combinations): share
        for of in assessments
        if of.units.label == published().level and of.part is None
        for share in of.shares
        if share.n_units and share.people > 0
    }
    rows = []
    for figure in published().figures:
        share = ours.get((figure.province, figure.rule, figure.max_combinations))
        if share is None:
            continue
        units, people = 100 * share.of_units, 100 * share.of_people
        rows.append(
            {
                "table": figure.table,
                "province": figure.province,
                "max_combinations": figure.max_combinations,
                "rule": figure.rule,
                "n_units": share.n_units,
                "units": units,
                "units_published": figure.units,
                "units_difference": _points(units, figure.units),
                "people": people,
                "people_published": figure.people,
                "people_difference": _points(people, figure.people),
                "contradictory": figure.contradictory,
            }
        )
    return pd.DataFrame(rows)


def _points(ours: float, theirs: float) -> float:
    """Ours minus theirs; what is less than a millionth is nothing, and nothing has no sign."""
    return round(ours - theirs, 6) + 0.0

"""Attacks on records, beside a population that is counted elsewhere: a census, a registry.

El Emam et al. 2011: attack 1 (Eq. 1) looks at the people alone, attack 2 (Eq. 2) at records and
people, attack 3 at the people among whom a record is (k-map). Each part of the country is looked
at by itself.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from core.coded_records import CodedRecords
from core.errors import VbasError
from core.record_uniqueness.frequencies import rows_alike

EVERYBODY = ""
"""The group that is the whole population."""
PEOPLE, GROUP = "people", "group"


@dataclass(frozen=True, eq=False)
class Population:
    """People of each class.

    Attributes
    ----------
    name
        What it is called.
    columns
        (c,) what is known of them.
    classes
        A row a class and group: the columns as text ("" = not known), `PEOPLE` (float64, at least
        0) and `GROUP` (`EVERYBODY`, or a part of the people, such as homeowners).
    """

    name: str
    columns: tuple[str, ...]
    classes: pd.DataFrame

    @property
    def groups(self) -> tuple[str, ...]:
        """The groups, everybody first."""
        return tuple(sorted(set(self.classes[GROUP])))


@dataclass(frozen=True)
class FoundOutside:
    """What the attacks find in one part of the country, by one group.

    Attributes
    ----------
    group, part
        Of whom; "" for everybody, and for all parts.
    people, classes
        People, and their classes.
    at_risk
        People in classes of fewer than k (Eq. 1).
    records, unmatched
        Records there, and those of them that nobody of the population is like; None for a group,
        since nobody knows which records are of it.
    links
        Records expected to be linked rightly, at most (Eq. 2); None likewise.
    worst, mean
        Highest and mean probability of a right guess over the records that somebody is like.
    over
        Records among fewer than k people.
    """

    group: str
    part: str
    people: float
    classes: int
    at_risk: float
    records: int | None = None
    unmatched: int | None = None
    links: float | None = None
    worst: float | None = None
    mean: float | None = None
    over: int | None = None

    @property
    def share_at_risk(self) -> float:
        """Share of the people in classes of fewer than k, 0 to 1."""
        return self.at_risk / self.people if self.people else 0.0


def attacks_outside(
    records: CodedRecords, population: Population, k: int, part: str | None = None
) -> tuple[FoundOutside, ...]:
    """What three attacks find, for everybody and each group, over all parts and in each.

    Parameters
    ----------
    records
        With the population's columns; a value that is missing or blanked agrees with everybody.
    population
        The people.
    k
        A guess among fewer people than these is a risk.
    part
        One of the columns: each of its values is looked at by itself. Records without it count
        only over all parts.

    Raises
    ------
    VbasError
        If the records lack a column, or ``part`` is none of them.
    """
    if k < 1:
        raise VbasError("k is {k}, but must be at least 1.", "Give a whole number such as 5.", k=k)
    if part is not None and part not in population.columns:
        raise VbasError(
            "Parts cannot be told apart by {part}: it is not among what is known of the people.",
            "Name one of {columns}.",
            part=part,
            columns=", ".join(population.columns),
        )
    shown = _shown(records, population.columns)
    found = []
    for group in population.groups:
        of_group = population.classes[population.classes[GROUP] == group]
        own = shown if group == EVERYBODY else None
        found.append(_found(group, "", of_group, population.columns, own, k))
        if part is not None:
            for value, there in of_group.groupby(part, sort=True):
                records_there = None if own is None else own[own[part] == value]
                found.append(_found(group, str(value), there, population.columns, records_there, k))
    return tuple(found)


_RECORDS, _GUESSES = "records", "persons"


def _shown(records: CodedRecords, columns: Sequence[str]) -> pd.DataFrame:
    """The distinct rows of the columns as text, "" where nothing is shown; how many have each."""
    missing = [name for name in columns if name not in records.columns]
    if missing:
        raise VbasError(
            "The records have no column {column}.",
            "Name columns that records and population have.",
            column=missing[0],
        )
    place = [records.columns.index(name) for name in columns]
    sizes = [len(records.categories[name]) + 1 for name in columns]
    firsts, class_of = rows_alike(records.codes[place], sizes)
    table = {}
    for name, i in zip(columns, place, strict=True):
        labels = np.array([*records.categories[name], ""], dtype=object)
        table[name] = labels[records.codes[i, firsts]]
    counts = np.bincount(class_of, minlength=len(firsts))
    persons = counts
    if records.persons is not None:
        pairs = np.unique(class_of << 32 | records.persons)
        persons = np.bincount(pairs >> 32, minlength=len(firsts))
    return pd.DataFrame(table).assign(**{_RECORDS: counts, _GUESSES: persons})


def _found(
    group: str,
    part: str,
    people: pd.DataFrame,
    columns: tuple[str, ...],
    shown: pd.DataFrame | None,
    k: int,
) -> FoundOutside:
    sizes = people.groupby(list(columns), sort=False)[PEOPLE].sum()
    sizes = sizes[sizes > 0]
    base = (group, part, _total(sizes), len(sizes), _total(sizes[sizes < k]))
    if shown is None:
        return FoundOutside(*base)
    among = _among(people, columns, shown)
    records, persons = (shown[name].to_numpy() for name in (_RECORDS, _GUESSES))
    there = among > 0
    among, guesses, linked = among[there], records[there], persons[there]
    n = int(guesses.sum())
    return FoundOutside(
        *base,
        records=int(records.sum()),
        unmatched=int(records.sum()) - n,
        links=math.fsum((np.minimum(linked, among) / among).tolist()),
        worst=float(1 / max(1.0, among.min())) if n else 0.0,
        mean=math.fsum((guesses / np.maximum(among, 1.0)).tolist()) / n if n else 0.0,
        over=int(guesses[among < k].sum()),
    )


def _among(
    people: pd.DataFrame, columns: tuple[str, ...], shown: pd.DataFrame
) -> NDArray[np.float64]:
    """(c,) people who agree with all that the records of each row show."""
    among = np.zeros(len(shown))
    blank = np.column_stack([shown[name].to_numpy() == "" for name in columns])
    patterns, pattern_of = np.unique(blank, axis=0, return_inverse=True)
    for i, pattern in enumerate(patterns):
        rows = np.flatnonzero(pattern_of.ravel() == i)
        told = [name for name, hidden in zip(columns, pattern, strict=True) if not hidden]
        if not told:
            among[rows] = _total(people[PEOPLE])
            continue
        sums = people.groupby(told, sort=False, as_index=False)[PEOPLE].sum()
        joined = shown.iloc[rows][told].merge(sums, on=told, how="left")
        among[rows] = joined[PEOPLE].fillna(0.0).to_numpy()
    return among


def _total(values: pd.Series) -> float:
    return math.fsum(values.tolist())

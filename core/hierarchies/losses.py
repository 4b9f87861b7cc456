"""Who lost values by blanking: by which groups, in which areas."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from core.areas_and_regions import Place
from core.arrays import distinct
from core.coded_records import CodedRecords
from core.hierarchies.design import LevelledVariable
from core.suppression.cells.bias import Bias, bias_of, biases, group_of_areas
from core.suppression.cells.missingness import (
    ANY_COLUMN,
    BlanksByUnit,
    blanks_by_unit,
    missingness,
    missingness_of_groups,
)
from core.suppression.cells.outcome import Outcome

AUTOMATIC = "\0"
"""Instead of a column: the one that tells most."""
BY_REGION = "\1"
"""Instead of a column that groups the records: the regions of the run that is shown."""

_MOST_GROUPS = 100
"""Columns with more values are not proposed as groups: no eye compares so many bars."""


class LossQuestion(NamedTuple):
    """Whose missingness is looked at, and by which groups.

    Attributes
    ----------
    outcome
        What came out.
    variables
        Of the design: levels of one variable are no groups for each other.
    column, by
        Columns, or `AUTOMATIC`; ``by`` also `BY_REGION`.
    place
        What is on the map; None without areas.
    """

    outcome: Outcome
    variables: tuple[LevelledVariable, ...]
    column: str = AUTOMATIC
    by: str = AUTOMATIC
    place: Place | None = None


@dataclass(frozen=True, eq=False)
class Losses:
    """Who lost values.

    Attributes
    ----------
    asked
        The question.
    column, by
        What was looked at.
    bias
        The missingness, and how uneven it is.
    strongest
        By which column it is most uneven; None where that cannot be told.
    groups
        (areas,) group of each area on the map, -1 = none; None where groups are not places.
    areas, regions
        What was blanked in each area and region on the map; None without.
    """

    asked: LossQuestion
    column: str
    by: str
    bias: Bias
    strongest: Bias | None
    groups: NDArray[np.int32] | None
    areas: BlanksByUnit | None
    regions: BlanksByUnit | None

    @property
    def offers_regions(self) -> bool:
        """Whether the regions of the run are groups that no column of the records has."""
        place, columns = self.asked.place, self.asked.outcome.records.columns
        if self.regions is None or place is None:
            return False
        return not _column_of_run(columns, place)


def losses_of(asked: LossQuestion) -> Losses:
    """Answers it."""
    outcome = asked.outcome
    records, done = outcome.records, outcome.suppression
    cells = done.cells
    column = asked.column
    if column != ANY_COLUMN and column not in done.columns:
        column = max(done.columns, key=lambda name: cells[name], default="")
    offered = groupings(outcome, asked.variables, column)
    ranked = biases(records, done, column, offered)
    strongest = ranked[0] if ranked and ranked[0].strength is not None else None
    on_map = _areas_of_records(records, asked.place)
    by = _by(asked, on_map) or _proposed(strongest, offered, records, column)
    bias, groups = _grouped(asked, column, by, on_map)
    areas = regions = None
    if asked.place is not None and on_map is not None:
        areas = blanks_by_unit(done, on_map, len(asked.place.layer))
        if asked.place.labels is not None:
            regions = areas.by_region(asked.place.labels, asked.place.n_regions)
    return Losses(asked, column, by, bias, strongest, groups, areas, regions)


def groupings(
    outcome: Outcome, variables: Sequence[LevelledVariable], column: str
) -> tuple[str, ...]:
    """Columns by which the blanks of a column may tell a bias.

    Not the column itself and what follows it or is a level of the same thing: that their rare
    values are blanked more often is no news. Not columns of many values.
    """
    records, protection = outcome.records, outcome.suppression.protection
    kin = {column, *protection.followers(column)}
    kin |= {name for name in protection.follow if column in protection.followers(name)}
    for variable in variables:
        if column in variable.levels:
            kin |= set(variable.levels)
    return tuple(
        name
        for name in records.columns
        if name not in kin and 1 < len(records.categories[name]) <= _MOST_GROUPS
    )


def _by(asked: LossQuestion, on_map: NDArray[np.int32] | None) -> str:
    """The groups that are asked for, if there are such; "" if not."""
    columns, place = asked.outcome.records.columns, asked.place
    if asked.by in columns:
        return asked.by
    if asked.by != BY_REGION or place is None or _regions(place, on_map) is None:
        return ""
    return _column_of_run(columns, place) or BY_REGION


def _column_of_run(columns: Sequence[str], place: Place) -> str:
    """The column that tells the regions of the run; "" if there is none."""
    return next((name for name in columns if name.endswith(f".{place.run_key}")), "")


def _proposed(
    strongest: Bias | None, offered: tuple[str, ...], records: CodedRecords, column: str
) -> str:
    if strongest is not None:
        return strongest.found.by
    others = (name for name in (*offered, *records.columns) if name != column)
    return next(others, records.columns[0])


def _grouped(
    asked: LossQuestion, column: str, by: str, on_map: NDArray[np.int32] | None
) -> tuple[Bias, NDArray[np.int32] | None]:
    """The missingness by the groups, and which of them each area on the map is in."""
    records, done = asked.outcome.records, asked.outcome.suppression
    place = asked.place
    regions = _regions(place, on_map)
    if by == BY_REGION and regions is not None and place is not None:
        labels = tuple(str(i + 1) for i in range(place.n_regions))
        found = missingness_of_groups(records, done, column, by, regions, labels)
        codes = regions
    else:
        found = missingness(records, done, column, by)
        codes = records.codes[records.columns.index(by)]
    if on_map is None or place is None:
        return bias_of(found), None
    groups = group_of_areas(on_map, codes, len(place.layer))
    if groups is None:
        return bias_of(found), None
    # Groups without records are not shown: the others move up.
    there = distinct(codes[codes >= 0])
    moved = np.full(int(there[-1]) + 2 if len(there) else 1, -1, np.int32)
    moved[there] = np.arange(len(there), dtype=np.int32)
    return bias_of(found), moved[groups]


def groups_of(found: Losses | None, areas: NDArray[np.intp]) -> tuple[int, ...]:
    """The groups that hold some of these areas; none where groups are no places."""
    if found is None or found.groups is None:
        return ()
    groups = found.groups[areas[areas < len(found.groups)]]
    return tuple(distinct(groups[groups >= 0]).tolist())


def _regions(place: Place | None, on_map: NDArray[np.int32] | None) -> NDArray[np.int32] | None:
    """(n,) the region of each record, -1 = none; None without regions."""
    if place is None or place.labels is None or on_map is None:
        return None
    return np.append(place.labels, -1).astype(np.int32)[on_map]


def _areas_of_records(records: CodedRecords, place: Place | None) -> NDArray[np.int32] | None:
    """(n,) the area on the map of each record, -1 = none; None without areas."""
    where = None if place is None else place.areas_of(records)
    if where is None or records.areas is None:
        return None
    return np.append(where, np.int32(-1))[records.areas]

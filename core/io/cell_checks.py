"""What released columns tell: nothing that is blanked, and not the area where regions hide it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.coded_records import CodedRecords
from core.errors import Notice, VbasError
from core.io.kept_columns import KeptColumn
from core.io.records.released import REGION
from core.record_uniqueness.distinct import GEOGRAPHY_NAME
from core.released_columns.finer import Protected
from core.released_columns.groups import Groups, Kept, together
from core.released_columns.judged import AREA, TOLERANCE, Classes, Release, judge
from core.released_columns.telling import Hidden
from core.suppression.cells.outcome import Outcome
from core.suppression.cells.released import ReleasedCells
from core.suppression.cells.telling import (
    Column,
    Telling,
    column_of,
    telling,
    telling_notices,
    tellings,
)

_GEOGRAPHY: Final = re.compile(rf"{GEOGRAPHY_NAME}(?: (?P<number>[0-9]+))?(?:\..*)?")


def check_released(
    outcome: Outcome,
    released: Sequence[str],
    kept: Sequence[KeptColumn],
    *,
    force: bool = False,
    tolerance: float = TOLERANCE,
) -> tuple[Notice, ...]:
    """Refuses columns that give back what is hidden; says what others tell.

    Columns that are protected may tell each other, as a code tells its block: that is only said,
    since what follows what is for the user to choose. Columns that nobody protects are judged
    together.

    Parameters
    ----------
    outcome
        What is blanked.
    released
        Columns of its records that are released.
    kept
        Other columns.
    force
        Say it only.
    tolerance
        Share of hidden values that other columns may tell beyond chance.

    Raises
    ------
    VbasError
        Naming columns that tell blanked values or finer ones, or the area of the records.
    """
    records, suppression = outcome.records, outcome.suppression
    protected = [name for name in released if name in suppression.columns]
    columns = [column_of(records, name, suppression) for name in protected]
    by_area = area_tellings(records, released, columns)
    if not force:
        _refuse_areas(by_area)
    where = geography_columns(records, released)
    free = [_coded(records, name) for name in released if name not in (*protected, *where)]
    free += [of.judged() for of in kept]
    said = (
        judge(_release(outcome, protected, where), free, force=force, tolerance=tolerance)
        if free
        else ()
    )
    found = tellings(records, suppression, columns)
    return (*_area_notices(by_area), *said, *telling_notices(found))


def _coded(records: CodedRecords, name: str) -> Kept:
    return Kept(name, records.codes[records.columns.index(name)], len(records.categories[name]))


def _release(outcome: Outcome, protected: Sequence[str], where: Sequence[str]) -> Release:
    """The records with their blanks, and what blanks and the geography at ``where`` hide."""
    records, suppression = outcome.records, outcome.suppression
    n, protection = records.n_records, suppression.protection
    cells = ReleasedCells(records, suppression.columns, suppression.blanks)
    looks = {name: Groups(cells.codes(name), cells.missing(name) + 2) for name in protected}
    looks |= {name: _coded(records, name).groups for name in where if name not in looks}
    alike = together(looks.values(), n)
    hidden = []
    if records.areas is not None and where:
        known = records.areas >= 0
        units = together((looks[name] for name in where), n)
        hidden.append(Hidden(AREA, records.areas, known, known, (units, alike)))
    every = together((), n)
    for of in (_coded(records, name) for name in protected if suppression.cells[name]):
        known = of.codes < of.missing
        blanked = suppression.blanked(of.name)
        hidden.append(Hidden(of.name, of.codes, known, blanked, (every, alike)))
    return Release(
        alike,
        tuple(hidden),
        tuple(
            Protected(of.name, of.codes, of.missing + 1)
            for of in (_coded(records, name) for name in protection.keys)
            if records.areas is None or of.name not in where
        ),
        tuple(Classes(of, Groups(*cells.keys(of)), cells.shows(of)) for of in protection.passes),
        protection.k,
        records.persons,
    )


def area_tellings(
    records: CodedRecords, released: Sequence[str], columns: Sequence[Column]
) -> list[Telling]:
    """How far columns tell the areas of records whose released geography has several areas.

    Nothing where records carry no areas, or none of the released columns says where they are.
    """
    where = geography_columns(records, released)
    if records.areas is None or records.area_ids is None or not where:
        return []
    several = _in_several(records, where)
    n_areas = len(records.area_ids)
    areas = np.where(records.areas < 0, n_areas, records.areas)
    hidden = Column(GEOGRAPHY_NAME, areas, n_areas)
    return [
        of
        for column in columns
        if column.name not in where and (of := telling(hidden, several, column)).told
    ]


def geography_columns(records: CodedRecords, released: Sequence[str]) -> list[str]:
    """The released columns that say where a record is: regions, areas and their levels.

    Where a column of the file is called geography, where records are is called "geography 2".
    """
    called = [of for name in records.columns if (of := _GEOGRAPHY.fullmatch(name))]
    last = max((int(of["number"] or 1) for of in called), default=1)
    here = {of.string for of in called if int(of["number"] or 1) == last}
    return [name for name in released if name == REGION or name in here]


def _in_several(records: CodedRecords, where: Sequence[str]) -> NDArray[np.bool_]:
    """(n,) whether records of several areas have the same released geography as this one."""
    assert records.areas is not None
    units = np.zeros(records.n_records, dtype=np.int64)
    for name in where:
        here = records.codes[records.columns.index(name)]
        units = np.unique(units * (len(records.categories[name]) + 1) + here, return_inverse=True)[
            1
        ]
    known = records.areas >= 0
    last = np.full(int(units.max(initial=0)) + 1, -1, dtype=np.int32)
    last[units[known]] = records.areas[known]
    several = np.zeros(len(last), dtype=bool)
    several[units[known][last[units[known]] != records.areas[known]]] = True
    return np.asarray(several[units] & known, dtype=bool)


def _refuse_areas(found: Sequence[Telling]) -> None:
    for of in found:
        if of.determined:
            raise VbasError(
                "The column {column} tells the area of {share:.0%} of the released records, which "
                "the region is there to hide.",
                "Leave it out, or force it if you know that nobody can link it to a place.",
                column=of.other,
                share=of.share,
            )


def _area_notices(found: Sequence[Telling]) -> tuple[Notice, ...]:
    if not found:
        return ()
    worst = max(found, key=lambda of: of.told)
    return (
        Notice(
            "Of {cells:,} records in regions of several areas, {column} tells the area of "
            "{told:,}: its values there occur in one area only.",
            cells=worst.cells,
            column=worst.other,
            told=worst.told,
        ),
    )

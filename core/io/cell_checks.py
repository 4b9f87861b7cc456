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
from core.suppression.cells.outcome import Outcome
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
    outcome: Outcome, released: Sequence[str], kept: Sequence[KeptColumn], *, force: bool = False
) -> tuple[Notice, ...]:
    """Refuses columns that give back what is hidden; says what others tell.

    Columns that are protected may tell each other, as a code tells its block: that is only said,
    since what follows what is for the user to choose. Columns that nobody protects are refused.

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

    Raises
    ------
    VbasError
        Naming a column that tells blanked values of another, or the area of the records.
    """
    records, suppression = outcome.records, outcome.suppression
    columns = [column_of(records, name, suppression) for name in released]
    others = [_column(of) for of in kept]
    by_area = area_tellings(records, released, (*columns, *others))
    free = [of.name for of in (*columns, *others) if of.name not in suppression.columns]
    found = tellings(records, suppression, (*columns, *others))
    if not force:
        _refuse_areas(by_area)
        _refuse([of for of in found if of.other in free])
    return (*_area_notices(by_area), *telling_notices(found))


def _column(of: KeptColumn) -> Column:
    none = np.int32(len(of.keys))
    return Column(of.name, np.where(of.index < 0, none, of.index), len(of.keys))


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


def _refuse(found: Sequence[Telling]) -> None:
    for of in found:
        if of.determined:
            raise VbasError(
                "The column {other} tells {share:.0%} of the blanked values of {column} that it "
                "would stand beside.",
                "Leave it out, let it follow {column}, or force it if you know that nobody can "
                "link the two.",
                other=of.other,
                share=of.share,
                column=of.column,
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

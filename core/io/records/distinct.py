"""From a record file to its distinct records: what combinations of variables are counted from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from core.areas import AreaLayer
from core.coded_records import CodedRecords
from core.errors import Notice
from core.io.records.coded import read_coded
from core.io.records.counting import count_records
from core.io.records.place import Place
from core.io.records.record_notices import of_unknown_areas
from core.io.records.source import AREA, RecordSource
from core.quasi_identifiers import QuasiIdentifier
from core.record_uniqueness.counted import expanding, joining
from core.record_uniqueness.distinct import DistinctRecords
from core.steps import Steps


def read_distinct(
    path: Place,
    quasi_identifiers: Sequence[QuasiIdentifier],
    *,
    area_column: str | None = None,
    areas: AreaLayer | None = None,
    more: Mapping[str, NDArray[np.integer]] | None = None,
    exclude_missing: bool = False,
    person_column: str | None = None,
    area_kind: str = AREA,
    conversion_path: Path | None = None,
    where: str = "",
    keep_unknown: bool = False,
) -> Steps[DistinctRecords]:
    """Counts the distinct records of a file over some of its columns.

    A request to stop is not obeyed: part of a count is of no use. Closing interrupts the work.

    Parameters
    ----------
    path
        The record file, of any format that can be counted.
    quasi_identifiers
        The columns that are variables, with their recoding.
    area_column
        The column with the unit of geography: geography becomes the first variable. None: all
        records of the file are used, wherever they are.
    areas
        The layer whose areas are meant, with its coarser levels; records of other areas are left
        out. Without it every id that occurs is a unit.
    more
        {name: (areas,) region of each area, -1 = none}: regions of runs as further levels of
        ``areas``.
    exclude_missing
        Leave out the records in which a variable is missing.
    person_column
        Count people instead of records: this column tells whose a record is.
    area_kind, conversion_path, where
        As in `RecordSource`.
    keep_unknown
        Keep records whose area is not known: their geography is missing, and a notice says how
        many they are. Else they are left out, as from a study.

    Raises
    ------
    VbasError
        As `count_records`: a file that is missing, damaged, empty or lacks a column; no record in
        an area; a column with 100,000 categories or more.
    """
    # Whose the records are is only known row by row.
    if areas is None or area_column is None or keep_unknown or person_column is not None:
        coded = yield from read_coded(
            path,
            quasi_identifiers,
            area_column=area_column,
            areas=areas,
            person_column=person_column,
            exclude_missing=exclude_missing,
            area_kind=area_kind,
            conversion_path=conversion_path,
            where=where,
            keep_unknown=keep_unknown,
            counted=True,
        )
        distinct = yield from joining(coded, quasi_identifiers, areas=areas, more=more)
        return _told(distinct, coded)
    source = RecordSource(
        path,
        area_column,
        tuple(quasi_identifiers),
        exclude_missing,
        None,
        area_kind,
        conversion_path,
        where,
    )
    study = yield from count_records(source, areas)
    return (
        yield from expanding(
            study.counts,
            quasi_identifiers,
            areas,
            more=more,
            left_out=study.left_out,
            notices=study.notices,
        )
    )


def _told(distinct: DistinctRecords, coded: CodedRecords) -> DistinctRecords:
    """The same with notices of the people they are of, and of records whose area is not known."""
    if distinct.people:
        text = "Everybody counts once: records {records:,}, people {people:,}."
        of_people = Notice(text, records=coded.n_records, people=distinct.n_records)
        distinct = replace(distinct, notices=(*distinct.notices, of_people))
    said = of_unknown_areas(coded.n_elsewhere)
    return replace(distinct, notices=(*distinct.notices, *said), elsewhere=coded.n_elsewhere)

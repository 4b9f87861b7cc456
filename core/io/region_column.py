"""Regions of a run as a column of records: each record's area gives way to its region."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from core.areas import AreaLayer
from core.coded_records import CodedRecords
from core.errors import Notice, VbasError
from core.io.areas.types import RawTable
from core.io.areas.values import as_ids
from core.io.partitions import Partition, guessed_columns, partition_of_table, read_regions
from core.io.records.area_matching import match_ids
from core.io.records.released import REGION


def with_region_column(
    records: CodedRecords, table: Path, column: str | None = None, areas: AreaLayer | None = None
) -> CodedRecords:
    """The records with a further column `REGION`; those in no region have none.

    Parameters
    ----------
    records
        Records that carry areas.
    table
        A table of area ids and region ids, such as ``assignment.csv``.
    column
        Its column of region ids; guessed if not given.
    areas
        The areas that those of the records are among; without it, the ids of the table are.

    Raises
    ------
    VbasError
        If the table cannot be used, no record is in a region, or there is such a column already.
    """
    if REGION in records.columns:
        raise VbasError(
            "The records have a column {column} already, which regions would be called.",
            "Rename it in the record file, or protect it as it is, without regions of a run.",
            column=REGION,
        )
    raw = read_regions(table)
    notices: tuple[Notice, ...] = ()
    if areas is None:
        partition, of_unit, notices = _by_ids(records, raw, column)
    else:
        area_column, region_column = guessed_columns(raw, areas)
        partition = partition_of_table(raw, areas, area_column, column or region_column)
        of_unit, notices = partition.regions, partition.notices
    return _with_column(records, partition, of_unit, notices, table)


def _by_ids(
    records: CodedRecords, raw: RawTable, column: str | None
) -> tuple[Partition, NDArray[np.object_], tuple[Notice, ...]]:
    """What the table tells of its own ids; the region of each unit of the records, "" = none."""
    assert records.area_ids is not None
    units = _layer(raw.path.stem, records.area_ids)
    area_column, region_column = guessed_columns(raw, units)
    ids = as_ids(raw.columns[area_column])
    listed = _layer(raw.path.stem, np.array(sorted({of for of in ids if of}), dtype=object))
    partition = partition_of_table(raw, listed, area_column, column or region_column)
    place, matched = match_ids(records.area_ids, listed, area_column)
    regions = np.append(partition.regions, "")
    return partition, regions[place], (*partition.notices, *matched)


def _layer(name: str, ids: NDArray[np.object_]) -> AreaLayer:
    """Ids as areas whose points mean nothing."""
    n = len(ids)
    return AreaLayer(name, ids.astype(object), np.zeros((n, 2)), np.full(n, np.nan))


def _with_column(
    records: CodedRecords,
    partition: Partition,
    of_unit: NDArray[np.object_],
    notices: tuple[Notice, ...],
    table: Path,
) -> CodedRecords:
    assert records.areas is not None
    names = partition.region_ids
    code = {name: i for i, name in enumerate(names)}
    missing = len(names)
    # The last entry is for records of unknown area, -1.
    look_up = np.array([*(code.get(of, missing) for of in of_unit), missing], dtype=np.int32)
    codes = look_up[records.areas]
    without = int(np.count_nonzero(codes == missing))
    if without == records.n_records:
        raise VbasError(
            "No record is in a region of {file}: its area ids are others than those of the "
            "records.",
            "Choose the assignment of a run on these areas, or another column of area ids.",
            file=table.name,
        )
    if without:
        text = "Records in no region of {file}: {n:,}. Their region is missing."
        notices = (*notices, Notice(text, n=without, file=table.name))
    return replace(
        records,
        columns=(*records.columns, REGION),
        codes=np.vstack([records.codes, codes]),
        categories={**records.categories, REGION: names},
        n_categories={**records.n_categories, REGION: missing},
        notices=(*records.notices, *notices),
    )

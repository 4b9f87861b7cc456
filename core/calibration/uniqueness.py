"""How many records are unique in each area, for many sets of quasi-identifiers."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.arrays import check_shape, read_only
from core.background import in_background
from core.calibration.kernels import class_numbers, unique_in_groups
from core.coded_records import CodedRecords
from core.errors import VbasError
from core.steps import STOP, Step, Steps

_MOST_CODES = 1 << 62


@dataclass(frozen=True, eq=False)
class UniquenessTable:
    """One row for each pair of an area and a set of quasi-identifiers.

    Attributes
    ----------
    area, model
        (n,) indices of the area and of the set.
    population
        (n,) records of the area.
    ln_max_combinations
        (n,) logarithm of the max combinations of the set.
    uniqueness
        (n,) share of the area's records that are unique in it.
    """

    area: NDArray[np.int32]
    model: NDArray[np.int32]
    population: NDArray[np.float64]
    ln_max_combinations: NDArray[np.float64]
    uniqueness: NDArray[np.float64]

    def __post_init__(self) -> None:
        for name in ("area", "model", "population", "ln_max_combinations", "uniqueness"):
            check_shape(name, getattr(self, name), (len(self.area),))
            object.__setattr__(self, name, read_only(getattr(self, name)))

    def __len__(self) -> int:
        return len(self.area)


@dataclass(frozen=True, eq=False)
class _ByArea:
    """Records of known areas, those of an area side by side.

    Attributes
    ----------
    codes
        (q, n) categories.
    starts
        (units + 1,) where each area begins, and the end.
    """

    columns: tuple[str, ...]
    codes: NDArray[np.int32]
    starts: NDArray[np.int64]

    def unique(self, columns: Sequence[str]) -> NDArray[np.int64]:
        """(units,) records that share their values with nobody in their area."""
        rows = [self.codes[self.columns.index(name)] for name in columns]
        stacked, radices = _stacked(_within_64_bits(rows))
        rows_of = np.arange(len(stacked), dtype=np.int64)
        return np.asarray(unique_in_groups(stacked, rows_of, radices, self.starts))


def _by_area(records: CodedRecords) -> _ByArea:
    if records.areas is None or not (records.areas >= 0).any():
        raise VbasError(
            "The records carry no areas, so the uniqueness of areas cannot be measured.",
            "Name the column of area ids.",
        )
    n = int(records.areas.max()) + 1
    areas, n_areas = records.areas, n if records.area_ids is None else max(n, len(records.area_ids))
    order = np.argsort(areas, kind="stable")
    order = order[np.count_nonzero(areas < 0) :]
    sizes = np.bincount(areas[order], minlength=n_areas)
    starts = np.concatenate([[0], np.cumsum(sizes)]).astype(np.int64)
    return _ByArea(records.columns, np.ascontiguousarray(records.codes[:, order]), starts)


def unique_records(
    records: CodedRecords, columns: Sequence[str]
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Unique records and all records of each area, for one set of quasi-identifiers.

    Returns
    -------
    tuple
        (units,) records that share their values with nobody in their area, and (units,) records.
        Records of unknown areas are in neither.
    """
    _check_columns(records, columns)
    by_area = _by_area(records)
    return by_area.unique(columns), np.diff(by_area.starts)


def classes_of(records: CodedRecords, columns: Sequence[str]) -> tuple[NDArray[np.int32], int]:
    """(n,) number of each record's class by some columns, and how many classes there are."""
    _check_columns(records, columns)
    rows = [records.codes[records.columns.index(name)] for name in columns]
    return _class_numbers(_within_64_bits(rows))


def uniqueness_table(
    records: CodedRecords, models: Sequence[Sequence[str]]
) -> Steps[UniquenessTable]:
    """The uniqueness of every area with records, for every set; one pass for each set.

    Asked to stop, the sets that are done make the table.

    Raises
    ------
    VbasError
        If the records carry no areas, or lack a column.
    """
    for columns in models:
        _check_columns(records, columns)
    by_area = yield from in_background("sorting records", lambda: _by_area(records))
    all_records = np.diff(by_area.starts)
    there = np.flatnonzero(all_records)
    area, model, people, logs, shares = [], [], [], [], []
    for i, columns in enumerate(models):
        if (yield Step("unique records of areas", i, len(models))) is STOP:
            break
        unique = by_area.unique(columns)
        ln = math.log(math.prod(max(1, records.n_categories[name]) for name in columns))
        area.append(there.astype(np.int32))
        model.append(np.full(len(there), i, np.int32))
        people.append(all_records[there].astype(np.float64))
        logs.append(np.full(len(there), ln))
        shares.append(unique[there] / all_records[there])
    if not area:
        raise VbasError("No set of quasi-identifiers was looked at.", "Name at least one set.")
    return UniquenessTable(
        np.concatenate(area),
        np.concatenate(model),
        np.concatenate(people),
        np.concatenate(logs),
        np.concatenate(shares),
    )


def _check_columns(records: CodedRecords, columns: Sequence[str]) -> None:
    lost = [name for name in columns if name not in records.columns]
    if lost or not columns:
        raise VbasError(
            "The records have no column {column}.",
            "Choose among: {columns}.",
            column=lost[0] if lost else "",
            columns=", ".join(records.columns),
        )


def _within_64_bits(rows: Sequence[NDArray[np.int32]]) -> list[NDArray[np.int32]]:
    """Rows that tell the same classes apart and whose combinations can be numbered."""
    kept = [rows[0]]
    for row in rows[1:]:
        if math.prod(int(of.max(initial=0)) + 1 for of in (*kept, row)) > _MOST_CODES:
            kept = [_class_numbers(kept)[0]]
        kept.append(row)
    return kept


def _class_numbers(rows: Sequence[NDArray[np.int32]]) -> tuple[NDArray[np.int32], int]:
    stacked, radices = _stacked(rows)
    numbers, found = class_numbers(stacked, np.arange(len(stacked), dtype=np.int64), radices)
    return numbers, int(found)


def _stacked(
    rows: Sequence[NDArray[np.int32]],
) -> tuple[NDArray[np.int32], NDArray[np.int64]]:
    """(r, n) rows as one array, and one more than the largest of each."""
    stacked = np.ascontiguousarray(np.vstack(rows))
    return stacked, stacked.max(axis=1, initial=0).astype(np.int64) + 1

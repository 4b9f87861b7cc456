"""How many records are unique in each area, for many sets of quasi-identifiers."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.arrays import check_shape, read_only
from core.calibration.kernels import class_numbers
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
    areas, n_areas = _areas(records)
    known = areas >= 0
    codes = np.vstack([areas[None, :], _rows(records, columns)])[:, known]
    numbers, found = _numbered(np.ascontiguousarray(codes, dtype=np.int32))
    alone = np.bincount(numbers, minlength=found)[numbers] == 1
    unique = np.bincount(codes[0, alone], minlength=n_areas)
    return unique, np.bincount(codes[0], minlength=n_areas)


def classes_of(records: CodedRecords, columns: Sequence[str]) -> tuple[NDArray[np.int32], int]:
    """(n,) number of each record's class by some columns, and how many classes there are."""
    return _numbered(_rows(records, columns))


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
    area, model, people, logs, shares = [], [], [], [], []
    for i, columns in enumerate(models):
        if (yield Step("unique records of areas", i, len(models))) is STOP:
            break
        unique, all_records = unique_records(records, columns)
        there = np.flatnonzero(all_records)
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


def _areas(records: CodedRecords) -> tuple[NDArray[np.int32], int]:
    if records.areas is None or not (records.areas >= 0).any():
        raise VbasError(
            "The records carry no areas, so the uniqueness of areas cannot be measured.",
            "Name the column of area ids.",
        )
    n = int(records.areas.max()) + 1
    return records.areas, n if records.area_ids is None else max(n, len(records.area_ids))


def _rows(records: CodedRecords, columns: Sequence[str]) -> NDArray[np.int32]:
    lost = [name for name in columns if name not in records.columns]
    if lost or not columns:
        raise VbasError(
            "The records have no column {column}.",
            "Choose among: {columns}.",
            column=lost[0] if lost else "",
            columns=", ".join(records.columns),
        )
    return np.asarray(records.codes[[records.columns.index(name) for name in columns]])


def _numbered(codes: NDArray[np.int32]) -> tuple[NDArray[np.int32], int]:
    """(n,) number of the combination of each column of codes (r, n), and how many there are."""
    rows = [codes[0]]
    for row in codes[1:]:
        if math.prod(int(of.max()) + 1 for of in (*rows, row)) > _MOST_CODES:
            rows = [_class_numbers(rows)[0]]
        rows.append(row)
    return _class_numbers(rows)


def _class_numbers(rows: Sequence[NDArray[np.int32]]) -> tuple[NDArray[np.int32], int]:
    stacked = np.ascontiguousarray(np.vstack(rows))
    radices = stacked.max(axis=1).astype(np.int64) + 1
    numbers, found = class_numbers(stacked, np.arange(len(stacked), dtype=np.int64), radices)
    return numbers, int(found)

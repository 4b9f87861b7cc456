"""Counts of cells, blanked and shown, and of distinct persons in groups of records."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from core.coded_records import CodedRecords
from core.compiled import compiled

_CODES = "Array(int32, 1, 'C', readonly=True)"
_ORDER = "Array(int64, 1, 'C', readonly=True)"
_BLANKS = "Array(uint64, 1, 'C', readonly=True)"

_ONE = np.uint64(1)


@compiled(f"int64[:, ::1]({_CODES}, int64, {_BLANKS}, int64)")
def blanked_by_code(
    codes: NDArray[np.int32], n_codes: int, blanks: NDArray[np.uint64], bit: int
) -> NDArray[np.int64]:
    """(n_codes, 2) records that hold each code of a column, and those whose cell is blanked."""
    counts = np.zeros((n_codes, 2), np.int64)
    shift = np.uint64(bit)
    for i in range(len(codes)):
        counts[codes[i], 0] += 1
        counts[codes[i], 1] += np.int64(blanks[i] >> shift & _ONE)
    return counts


@compiled(f"int64[:, ::1]({_CODES}, int64, {_BLANKS}, int64)")
def blanks_by_group(
    groups: NDArray[np.int32], n_groups: int, blanks: NDArray[np.uint64], n_bits: int
) -> NDArray[np.int64]:
    """(n_groups + 1, n_bits + 2) what is blanked in each group of records.

    The first columns are the cells blanked, bit by bit; then records with a blank, then records.
    The last row is that of the records in no group (-1).
    """
    counts = np.zeros((n_groups + 1, n_bits + 2), np.int64)
    for i in range(len(groups)):
        row = counts[groups[i] if groups[i] >= 0 else n_groups]
        row[n_bits + 1] += 1
        if blanks[i]:
            row[n_bits] += 1
            for bit in range(n_bits):
                row[bit] += np.int64(blanks[i] >> np.uint64(bit) & _ONE)
    return counts


@compiled(f"int64[::1]({_CODES}, int64, {_CODES}, int64, {_BLANKS}, uint64)")
def shown_by_group(
    groups: NDArray[np.int32],
    n_groups: int,
    codes: NDArray[np.int32],
    code: int,
    blanks: NDArray[np.uint64],
    mask: int,
) -> NDArray[np.int64]:
    """(n_groups + 1,) records of each group that hold a code, and where no bit of a mask is set.

    The last number is that of the records in no group (-1).
    """
    counts = np.zeros(n_groups + 1, np.int64)
    bits = np.uint64(mask)
    for i in range(len(codes)):
        if codes[i] == code and not blanks[i] & bits:
            counts[groups[i] if groups[i] >= 0 else n_groups] += 1
    return counts


@compiled(f"int64[::1]({_CODES}, int64, {_CODES}, {_ORDER})")
def people_by_group(
    groups: NDArray[np.int32],
    n_groups: int,
    persons: NDArray[np.int32],
    order: NDArray[np.int64],
) -> NDArray[np.int64]:
    """(n_groups,) distinct persons of the records of each group; -1 = in no group.

    ``order`` (n,) are the records, one person after the other.
    """
    counts, last = np.zeros(n_groups, np.int64), np.full(n_groups, -1, np.int32)
    for i in order:
        group = groups[i]
        if group >= 0 and last[group] != persons[i]:
            last[group] = persons[i]
            counts[group] += 1
    return counts


def people_in(records: CodedRecords, groups: NDArray[np.int32], n_groups: int) -> NDArray[np.int64]:
    """(n_groups,) persons with a record in each group; records, where each is one.

    Parameters
    ----------
    groups
        (n,) int32 group of each record; -1 = none.
    """
    if records.persons is None:
        return np.bincount(groups[groups >= 0], minlength=n_groups).astype(np.int64)
    whole = np.ascontiguousarray(groups, dtype=np.int32)
    people = people_by_group(whole, n_groups, records.persons, records.by_person)
    return np.asarray(people, dtype=np.int64)

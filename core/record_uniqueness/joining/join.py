"""Rows joined where a recode makes them alike: in slices, so that it can be ended any time."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.arrays import check_shape, read_only
from core.record_uniqueness.distinct import Several
from core.record_uniqueness.frequencies import rows_alike
from core.record_uniqueness.joining.kernels import (
    find_rows,
    in_small_classes,
    join_rows,
    join_rows_in_place,
    move_cells,
    unpack,
)
from core.record_uniqueness.people import keep_small, meet_persons
from core.steps import STOP, Step, Steps

_SLICE: Final = 1 << 17
"""Rows that are joined in one go: some 30 ms."""
_LARGEST_KEY: Final = 2**62
_FEW_KEYS: Final = 1 << 16
_FIRST_CELLS: Final = 1 << 13


@dataclass(frozen=True, eq=False)
class Rows:
    """Rows of categories with how many records each.

    Attributes
    ----------
    codes
        (q, m) int32 categories of q variables.
    counts
        (m,) int32 records.
    salt
        Of the cells that they were in, in whose order they are.
    several
        The people who are in several rows, where people are counted; else None.
    """

    codes: NDArray[np.int32]
    counts: NDArray[np.int32]
    salt: int = 0
    several: Several | None = None

    def __post_init__(self) -> None:
        check_shape("counts", self.counts, self.codes.shape[1:])
        object.__setattr__(self, "codes", read_only(np.ascontiguousarray(self.codes)))
        object.__setattr__(self, "counts", read_only(np.ascontiguousarray(self.counts)))

    def __len__(self) -> int:
        return len(self.counts)


@dataclass(frozen=True, eq=False)
class Classes:
    """The classes that rows make.

    Attributes
    ----------
    cells
        (n, 2) key and records of each class, in no order; without records: no class.
    n_codes
        (k,) numbers of codes of the variables, the last one weighs least in a key; empty where
        keys are only places in ``kept``.
    kept
        The classes as rows, where they had to be made of rows.
    salt
        Of the cells.
    several
        The people who are in several cells, where people are counted; else None.
    """

    cells: NDArray[np.int64]
    n_codes: NDArray[np.int64]
    kept: Rows | None = None
    salt: int = 0
    several: Several | None = None

    def in_sets(self, set_size: int) -> tuple[int, int, int]:
        """Classes, unique records, records in classes of at most ``set_size``."""
        classes, unique, in_sets = in_small_classes(self.cells, set_size)
        if self.several is None:
            return classes, unique, in_sets
        sizes, twice = self.cells[:, 1].astype(np.int32), np.empty(2, np.int64)
        pairs = self.several.persons.copy(), self.several.rows.copy()
        keep_small(*pairs, sizes, set_size, twice)
        return classes, unique - int(twice[0]), in_sets - int(twice[1])

    def rows(self) -> Steps[Rows | None]:
        """One row for each class; None if it was stopped."""
        if self.kept is not None:
            return self.kept
        n, of = len(self.cells), read_only(self.n_codes)
        classes, row = in_small_classes(self.cells, 0)[0], 0
        codes, counts = np.empty((len(of), classes), np.int32), np.empty(classes, np.int32)
        for begin in range(0, n, _SLICE):
            end = min(begin + _SLICE, n)
            row = unpack(self.cells, of, begin, end, codes, counts, row)
            if (yield Step("joining rows", end, n)) is STOP:
                return None
        several = self.several
        if several is not None:
            row_of = np.cumsum(self.cells[:, 1] > 0, dtype=np.int32) - 1
            several = Several(several.persons, row_of[several.rows])
        return Rows(codes, counts, self.salt, several)


def join(
    rows: Rows,
    variables: Sequence[int],
    lookups: Sequence[NDArray[np.int32]],
    n_codes: Sequence[int],
) -> Steps[Classes | None]:
    """Joins rows that are alike in some variables once these are recoded; None if stopped.

    Parameters
    ----------
    rows
        What is joined.
    variables
        (k,) which variables of the rows.
    lookups
        (k,) the new code of each code of each of them.
    n_codes
        (k,) numbers of new codes.
    """
    possible = math.prod(n_codes)
    if possible > _LARGEST_KEY:
        return (yield from _joined_as_rows(rows, variables, lookups, n_codes))
    places = np.array(variables, np.int64)
    parts = np.zeros((len(lookups), max(map(len, lookups), default=1)), np.int64)
    weight = 1
    for j in range(len(lookups) - 1, -1, -1):
        parts[j, : len(lookups[j])] = lookups[j].astype(np.int64) * weight
        weight *= n_codes[j]
    in_place = possible <= max(_FEW_KEYS, len(rows))
    if in_place:
        cells = yield from _in_place(rows, places, parts, possible)
    else:
        cells = yield from _hashed(rows, places, parts)
    if cells is None:
        return None
    salt = rows.salt + 1
    several = rows.several
    if several is not None:
        cell_of = np.full(len(rows), -1, np.int32)
        find_rows(
            rows.codes, places, parts, several.rows, cells, np.uint64(salt), in_place, cell_of
        )
        several = _met(several, cell_of, cells)
    return Classes(cells, np.array(n_codes, np.int64), salt=salt, several=several)


def _met(several: Several, cell_of: NDArray[np.int32], cells: NDArray[np.int64]) -> Several:
    """Who is in several cells; the cells count nobody twice from now on."""
    sizes = cells[:, 1].astype(np.int32)
    last, (persons, found) = np.empty(len(cells), np.int32), np.empty((2, len(several)), np.int32)
    n = meet_persons(several.persons, several.rows, cell_of, sizes, last, persons, found)
    # A single person's cell has that person's number there.
    cells[:, 1] = np.where(sizes < 0, 1, sizes)
    return Several(persons[:n], found[:n])


def _in_place(
    rows: Rows, places: NDArray[np.int64], parts: NDArray[np.int64], possible: int
) -> Steps[NDArray[np.int64] | None]:
    cells = np.zeros((possible, 2), np.int64)
    for begin in range(0, len(rows), _SLICE):
        end = min(begin + _SLICE, len(rows))
        join_rows_in_place(rows.codes, places, parts, rows.counts, begin, end, cells)
        if (yield Step("joining rows", end, len(rows))) is STOP:
            return None
    return cells


def _hashed(
    rows: Rows, places: NDArray[np.int64], parts: NDArray[np.int64]
) -> Steps[NDArray[np.int64] | None]:
    cells, used, at = np.zeros((_FIRST_CELLS, 2), np.int64), 0, 0
    salt = np.uint64(rows.salt + 1)
    while at < len(rows):
        end = min(at + _SLICE, len(rows))
        at, used = join_rows(rows.codes, places, parts, rows.counts, at, end, cells, used, salt)
        if (yield Step("joining rows", at, len(rows))) is STOP:
            return None
        if at < end:
            larger = yield from _larger(cells, salt)
            if larger is None:
                return None
            cells = larger
    return cells


def _larger(cells: NDArray[np.int64], salt: np.uint64) -> Steps[NDArray[np.int64] | None]:
    made = np.zeros((4 * len(cells), 2), np.int64)
    for begin in range(0, len(cells), _SLICE):
        move_cells(cells, made, begin, min(begin + _SLICE, len(cells)), salt)
        if (yield Step("joining rows")) is STOP:
            return None
    return made


def _joined_as_rows(
    rows: Rows,
    variables: Sequence[int],
    lookups: Sequence[NDArray[np.int32]],
    n_codes: Sequence[int],
) -> Steps[Classes | None]:
    """Where keys would be too large: by sorting."""
    codes = np.empty((len(lookups), len(rows)), np.int32)
    for j, (i, lookup) in enumerate(zip(variables, lookups, strict=True)):
        codes[j] = lookup[rows.codes[i]]
        if (yield Step("joining rows", 0, len(rows))) is STOP:
            return None
    firsts, class_of = rows_alike(codes, n_codes)
    counts = np.bincount(class_of, rows.counts, len(firsts))
    cells = np.stack([np.arange(len(firsts)), counts], axis=1).astype(np.int64)
    several = rows.several
    if several is not None:
        several = _met(several, class_of.astype(np.int32), cells)
    kept = Rows(codes[:, firsts], cells[:, 1].astype(np.int32), several=several)
    return Classes(cells, np.empty(0, np.int64), kept, several=several)

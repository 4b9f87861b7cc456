"""Compiled passes that join rows which a recode makes alike; they release the interpreter lock.

A class is found by its key: the mixed-radix number of its recoded categories, summed up from a
look-up of each variable that holds the category times its place value. Classes are counted in
cells: the key and the records of each, in a hash table with open addressing; cells without records
are free. Where few keys are possible the key is the place of its cell.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from core.compiled import compiled

_CODES = "Array(int32, 2, 'C', readonly=True)"
_I32 = "Array(int32, 1, 'C', readonly=True)"
_I64 = "Array(int64, 1, 'C', readonly=True)"
_TABLES = "Array(int64, 2, 'C', readonly=True)"
_SLICE = "int64, int64, int64[:,::1], int64, uint64"
_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_OTHER = np.uint64(0xBF58476D1CE4E5B9)
_HALF = np.uint64(32)
_WORD = np.uint64(64)


@compiled(f"int64({_CODES}, {_I64}, {_TABLES}, int64)", inline="always")
def _key(
    codes: NDArray[np.int32], rows: NDArray[np.int64], lookups: NDArray[np.int64], i: int
) -> int:
    key = np.int64(0)
    for r in range(len(rows)):
        key += lookups[r, codes[rows[r], i]]
    return int(key)


@compiled("int64(int64[:,::1], int64, uint64, uint64)", inline="always")
def _cell(cells: NDArray[np.int64], key: int, shift: np.uint64, salt: np.uint64) -> int:
    """Where a key stands, or will.

    Tables of different salts put keys in unlike orders: else the classes of one, taken in its
    order, would crowd together in a smaller one.
    """
    mixed = (np.uint64(key) + salt * _OTHER) * _GOLDEN
    mixed = (mixed ^ (mixed >> _HALF)) * _OTHER
    at = np.int64(mixed >> shift)
    last = len(cells) - 1
    while cells[at, 1] != 0 and cells[at, 0] != key:
        at = (at + 1) & last
    return int(at)


@compiled("uint64(int64)", inline="always")
def _shift(size: int) -> np.uint64:
    """For a hash table of so many cells, a power of two from 2 on."""
    bits = np.uint64(0)
    while (np.int64(1) << np.int64(bits)) < size:
        bits += np.uint64(1)
    return _WORD - bits


@compiled(
    f"UniTuple(int64, 2)({_CODES}, {_I64}, {_TABLES}, {_I32}, {_SLICE})",
)
def join_rows(
    codes: NDArray[np.int32],
    rows: NDArray[np.int64],
    lookups: NDArray[np.int64],
    counts: NDArray[np.int32],
    begin: int,
    end: int,
    cells: NDArray[np.int64],
    used: int,
    salt: np.uint64,
) -> tuple[int, int]:
    """Counts rows ``begin`` ... ``end`` - 1 into cells (2**b, 2), until half of them are used.

    ``codes`` (q, m) has the variables ``rows`` (k,), ``lookups`` (k, widest) their part of the
    key. Returns the next row to count and the cells that are used.
    """
    shift, room = _shift(len(cells)), len(cells) // 2
    for i in range(begin, end):
        if used >= room:
            return i, used
        key = _key(codes, rows, lookups, i)
        at = _cell(cells, key, shift, salt)
        if cells[at, 1] == 0:
            cells[at, 0] = key
            used += 1
        cells[at, 1] += counts[i]
    return end, used


@compiled("void(int64[:,::1], int64[:,::1], int64, int64, uint64)")
def move_cells(
    cells: NDArray[np.int64], made: NDArray[np.int64], begin: int, end: int, salt: np.uint64
) -> None:
    """Puts the classes of cells ``begin`` ... ``end`` - 1 into other cells, (2**b, 2)."""
    shift = _shift(len(made))
    for c in range(begin, end):
        if cells[c, 1] != 0:
            at = _cell(made, cells[c, 0], shift, salt)
            made[at, 0], made[at, 1] = cells[c, 0], cells[c, 1]


@compiled(
    f"void({_CODES}, {_I64}, {_TABLES}, {_I32}, int64, int64, int64[:,::1])",
)
def join_rows_in_place(
    codes: NDArray[np.int32],
    rows: NDArray[np.int64],
    lookups: NDArray[np.int64],
    counts: NDArray[np.int32],
    begin: int,
    end: int,
    cells: NDArray[np.int64],
) -> None:
    """As `join_rows`, where there is a cell for each possible key."""
    for i in range(begin, end):
        key = _key(codes, rows, lookups, i)
        cells[key, 0] = key
        cells[key, 1] += counts[i]


@compiled(
    f"void({_CODES}, {_I64}, {_TABLES}, {_I32}, int64[:,::1], uint64, boolean, int32[::1])",
)
def find_rows(
    codes: NDArray[np.int32],
    rows: NDArray[np.int64],
    lookups: NDArray[np.int64],
    wanted: NDArray[np.int32],
    cells: NDArray[np.int64],
    salt: np.uint64,
    in_place: bool,
    cell_of: NDArray[np.int32],
) -> None:
    """Writes into ``cell_of`` (m,) in which cell the wanted rows were counted.

    ``in_place`` as `join_rows_in_place`, else as `join_rows`.
    """
    shift = _shift(len(cells)) if not in_place else np.uint64(0)
    for i in wanted:
        if cell_of[i] < 0:
            key = _key(codes, rows, lookups, i)
            cell_of[i] = key if in_place else _cell(cells, key, shift, salt)


@compiled("UniTuple(int64, 3)(int64[:,::1], int64)")
def in_small_classes(cells: NDArray[np.int64], set_size: int) -> tuple[int, int, int]:
    """Classes, records that are unique, records in classes of at most ``set_size``."""
    classes, unique, in_sets = 0, 0, 0
    for c in range(len(cells)):
        size = cells[c, 1]
        if size != 0:
            classes += 1
            if size == 1:
                unique += 1
            if size <= set_size:
                in_sets += size
    return classes, unique, in_sets


@compiled(
    f"int64(int64[:,::1], {_I64}, int64, int64, int32[:,::1], int32[::1], int64)",
)
def unpack(
    cells: NDArray[np.int64],
    radices: NDArray[np.int64],
    begin: int,
    end: int,
    codes: NDArray[np.int32],
    counts: NDArray[np.int32],
    c: int,
) -> int:
    """Writes the classes of cells ``begin`` ... ``end`` - 1 as rows, from row ``c`` on.

    ``codes`` (k, rows), ``counts`` (rows,); the last variable weighs least in keys. Returns the
    next row.
    """
    for at in range(begin, end):
        if cells[at, 1] != 0:
            key = cells[at, 0]
            for j in range(len(radices) - 1, -1, -1):
                rest = key // radices[j]
                codes[j, c] = key - rest * radices[j]
                key = rest
            counts[c] = cells[at, 1]
            c += 1
    return c


@compiled(f"int64[:,::1](int64[::1], {_I32}, {_I32}, int64, int64)")
def by_area(
    sizes: NDArray[np.int64],
    counts: NDArray[np.int32],
    areas: NDArray[np.int32],
    n_areas: int,
    set_size: int,
) -> NDArray[np.int64]:
    """(3, n_areas + 1) records unique, in small classes, and all, of each area; last: of none.

    ``sizes`` (m,) are the records of each row's class.
    """
    out = np.zeros((3, n_areas + 1), np.int64)
    for i in range(len(counts)):
        area = areas[i] if 0 <= areas[i] < n_areas else n_areas
        if sizes[i] == 1:
            out[0, area] += counts[i]
        if sizes[i] <= set_size:
            out[1, area] += counts[i]
        out[2, area] += counts[i]
    return out


@compiled(f"int64[::1](int32[::1], {_I32}, int64)")
def sizes_of_rows(
    class_of: NDArray[np.int32], counts: NDArray[np.int32], classes: int
) -> NDArray[np.int64]:
    """(m,) records of the class of each row."""
    found = np.zeros(classes, np.int64)
    for i in range(len(class_of)):
        found[class_of[i]] += counts[i]
    out = np.empty(len(class_of), np.int64)
    for i in range(len(class_of)):
        out[i] = found[class_of[i]]
    return out

"""Compiled passes over the values of rows and their blanks; they release the interpreter lock.

Rows are those of `core.suppression.cells.packing.kernels`. ``missing`` (q,) is the code that means
missing of each column: those before it are values. ``offsets`` (q + 1,) tells where a column's
values begin among all values.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from core.compiled import compiled

_WORDS = "uint64[:,::1]"
_MASK = "uint64[::1]"
_I32 = "int32[::1]"
_I64 = "int64[::1]"
_ONE = np.uint64(1)
_ZERO = np.uint64(0)

Words = NDArray[np.uint64]
Whole = NDArray[np.int64]
Numbers = NDArray[np.int32]


@compiled(
    f"int64({_WORDS}, {_I32}, {_WORDS}, {_MASK}, boolean[:,::1], {_I64}, {_I64}, {_I64}, int64,"
    f" int64, {_I32}, {_MASK}, int64)",
)
def follow_rows(
    words: Words,
    counts: Numbers,
    fields: Words,
    missing: Words,
    follows: NDArray[np.bool_],
    offsets: Whole,
    supports: Whole,
    cells: Whole,
    begin: int,
    end: int,
    log: Numbers,
    lost: Words,
    logged: int,
) -> int:
    """Blanks the followers of blanked cells in rows ``begin`` ... ``end`` - 1; ``follows`` (q, q).

    Brings supports and cells (q,) up to date.
    """
    for i in range(begin, end):
        bits = _ZERO
        for j in range(len(fields)):
            if (words[i, fields[j, 0]] >> fields[j, 1]) & fields[j, 2] != fields[j, 2]:
                continue
            for f in range(len(fields)):
                code = (words[i, fields[f, 0]] >> fields[f, 1]) & fields[f, 2]
                if not follows[j, f] or code == fields[f, 2]:
                    continue
                if code < missing[f]:
                    supports[offsets[f] + np.int64(code)] -= counts[i]
                cells[f] += counts[i]
                words[i, fields[f, 0]] |= fields[f, 2] << fields[f, 1]
                bits |= _ONE << np.uint64(f)
        if bits != _ZERO:
            log[logged], lost[logged] = i, bits
            logged += 1
    return logged


@compiled(
    f"void({_WORDS}, {_I32}, {_WORDS}, {_MASK}, {_I64}, int64, int64, {_I64})",
)
def count_supports(
    words: Words,
    counts: Numbers,
    fields: Words,
    missing: Words,
    offsets: Whole,
    begin: int,
    end: int,
    supports: Whole,
) -> None:
    """Adds the records of rows ``begin`` ... ``end`` - 1 to the supports of their values."""
    for i in range(begin, end):
        for j in range(len(fields)):
            code = (words[i, fields[j, 0]] >> fields[j, 1]) & fields[j, 2]
            if code < missing[j]:
                supports[offsets[j] + np.int64(code)] += counts[i]


@compiled(
    f"void({_WORDS}, {_WORDS}, {_I64}, boolean[::1], int64, int64)",
)
def blank_values(
    words: Words,
    fields: Words,
    offsets: Whole,
    rare: NDArray[np.bool_],
    begin: int,
    end: int,
) -> None:
    """Blanks the rare values in rows ``begin`` ... ``end`` - 1; ``rare`` has one for each code.

    A column's codes begin at ``offsets``, those that mean missing among them.
    """
    for i in range(begin, end):
        for j in range(len(fields)):
            code = (words[i, fields[j, 0]] >> fields[j, 1]) & fields[j, 2]
            if code != fields[j, 2] and rare[offsets[j] + np.int64(code)]:
                words[i, fields[j, 0]] |= fields[j, 2] << fields[j, 1]


@compiled(
    f"void({_WORDS}, {_WORDS}, {_MASK}, {_I32}, int64, int64, {_MASK})",
)
def bits_of_records(
    words: Words,
    fields: Words,
    meant: Words,
    row_of: Numbers,
    begin: int,
    end: int,
    out: Words,
) -> None:
    """The blanks of records ``begin`` ... ``end`` - 1: ``meant`` (q,) are the bits of a cell."""
    for n in range(begin, end):
        i = row_of[n]
        bits = _ZERO
        for j in range(len(fields)):
            if (words[i, fields[j, 0]] >> fields[j, 1]) & fields[j, 2] == fields[j, 2]:
                bits |= meant[j]
        out[n] = bits

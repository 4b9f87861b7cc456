"""Compiled passes over moles, classes that are too small and still show a value.

Rows, keys and tables are those of `core.suppression.cells.packing.kernels`. ``missing`` (q,) is the
code that means missing of each column: those before it are values. ``offsets`` (q + 1,) tells where
a column's values begin among all values. Kernels release the interpreter lock.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from core.compiled import compiled
from core.suppression.cells.packing.kernels import hash_of, place_of
from core.suppression.cells.packing.people import join_lists

_WORDS = "uint64[:,::1]"
_MASK = "uint64[::1]"
_I32 = "int32[::1]"
_I64 = "int64[::1]"
_FIELDS = f"{_WORDS}, {_MASK}, {_I64}"

Words = NDArray[np.uint64]
Whole = NDArray[np.int64]
Numbers = NDArray[np.int32]


@compiled(f"boolean({_WORDS}, int64, {_FIELDS})", inline="always")
def _shows(keys: Words, c: int, fields: Words, missing: Words, columns: Whole) -> bool:
    """Whether a class shows a value."""
    shown = False
    for j in columns:
        shown = shown or (keys[c, fields[j, 0]] >> fields[j, 1]) & fields[j, 2] < missing[j]
    return shown


@compiled(
    f"int64({_WORDS}, {_I32}, {_FIELDS}, int64, {_I32}, {_I32})",
)
def find_moles(
    keys: Words,
    people: Numbers,
    fields: Words,
    missing: Words,
    columns: Whole,
    k: int,
    classes: Numbers,
    moles: Numbers,
) -> int:
    """Notes those of some classes that are below k and show a value; how many they are."""
    found = 0
    for c in classes:
        if 0 < people[c] < k and _shows(keys, c, fields, missing, columns):
            moles[found] = c
            found += 1
    return found


@compiled(
    f"void({_WORDS}, {_FIELDS}, {_I64}, {_I32}, int64, int64, {_I64})",
)
def count_values(
    keys: Words,
    fields: Words,
    missing: Words,
    columns: Whole,
    offsets: Whole,
    moles: Numbers,
    begin: int,
    end: int,
    found: Whole,
) -> None:
    """Counts the moles ``begin`` ... ``end`` - 1 that hold each value."""
    for m in range(begin, end):
        for j in columns:
            code = (keys[moles[m], fields[j, 0]] >> fields[j, 1]) & fields[j, 2]
            if code < missing[j]:
                found[offsets[j] + np.int64(code)] += 1


@compiled(
    f"void({_WORDS}, {_FIELDS}, {_I64}, {_I32}, int64, int64, {_I64}, {_I32})",
)
def fill_values(
    keys: Words,
    fields: Words,
    missing: Words,
    columns: Whole,
    offsets: Whole,
    moles: Numbers,
    begin: int,
    end: int,
    free: Whole,
    entries: Numbers,
) -> None:
    """Notes the moles ``begin`` ... ``end`` - 1 at each value; ``free``: its next free entry."""
    for m in range(begin, end):
        for j in columns:
            code = (keys[moles[m], fields[j, 0]] >> fields[j, 1]) & fields[j, 2]
            if code < missing[j]:
                value = offsets[j] + np.int64(code)
                entries[free[value]] = moles[m]
                free[value] += 1


@compiled(
    f"UniTuple(int64, 3)({_WORDS}, {_I32}, {_I32}, {_MASK}, {_FIELDS}, {_I64}, {_I64}, {_I32},"
    f" int64, int64, int64, int64, int64, {_I32}, int64, {_I32}, {_I64}, {_I32}, {_I32}, {_I32})",
)
def blank_moles(
    keys: Words,
    sizes: Numbers,
    people: Numbers,
    mask: Words,
    fields: Words,
    missing: Words,
    columns: Whole,
    column_of: Whole,
    starts: Whole,
    entries: Numbers,
    rank: int,
    begin: int,
    end: int,
    k: int,
    left: int,
    table: Numbers,
    held: int,
    into: Numbers,
    cells: Whole,
    head: Numbers,
    after: Numbers,
    who: Numbers,
) -> tuple[int, int, int]:
    """Walks the entries ``begin`` ... ``end`` - 1 and blanks their values in what is a mole still.

    The entries of the value of rank r begin at ``starts[r]``, its column is ``column_of[r]``. A
    mole that is now like a class with a blanked cell joins it. ``into`` (c,) tells what became of
    a class: itself if it lost a value, -1 if nothing. ``people`` are the persons of each class: the
    array ``sizes`` itself where each record is one. Else ``head``, ``after`` and ``who`` list those
    of moles who may be in other classes, too. Returns the rank it came to, the places of
    the table in use, and the moles that are left of ``left``.
    """
    for e in range(begin, end):
        while e >= starts[rank + 1]:
            rank += 1
        mole = entries[e]
        if sizes[mole] <= 0 or people[mole] >= k:
            continue
        j = column_of[rank]
        cells[rank] += sizes[mole]
        keys[mole, fields[j, 0]] |= fields[j, 2] << fields[j, 1]
        size, persons = sizes[mole], people[mole]
        sizes[mole] = 0
        shows = _shows(keys, mole, fields, missing, columns)
        at = place_of(keys, mole, mask, hash_of(keys, mole, mask), table, keys, sizes)
        if table[at] == 0:
            table[at] = mole + 1
            held += 1
            sizes[mole] = size
            into[mole] = mole
            left -= 0 if shows else 1
        else:
            other = table[at] - 1
            # What it joins shows the same values: if it is a mole, it may now be large enough.
            before = people[other]
            if len(head) > 0 and shows and before < k:
                persons -= join_lists(mole, other, head, after, who)
            left -= 2 if shows and before < k <= before + persons else 1
            sizes[other] += size
            people[other] = before + persons
            into[mole] = other
            if into[other] < 0:
                into[other] = other
    return rank, held, left

"""Compiled passes over rows, classes and moles; they release the interpreter lock.

A row is a few words of 64 bits in which each column has a field of its own: a blanked cell has all
bits of its field set, a code that no value has. The key of a class of a combination is its row with
the fields of the other columns set to 0. Classes are found by their keys through tables with open
addressing: a place holds the upper half of the hash and the number of the class + 1; 0 is free. A
class without records is never found again. ``fields`` (q, 3) tells word, shift and largest code of
each column, ``missing`` (q,) the code that means missing; ``mask`` (w,) is the combination.
"""

from __future__ import annotations

import numba as nb
import numpy as np
from numpy.typing import NDArray

_WORDS = "uint64[:,::1]"
_COUNTS = "int64[::1]"
_MASK = "uint64[::1]"
_FIELDS = "uint64[:,::1], uint64[::1], int64[::1]"
_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_OTHER = np.uint64(0xBF58476D1CE4E5B9)
_HALF = np.uint64(32)
_UPPER = np.uint64(0xFFFFFFFF00000000)
_LOWER = np.uint64(0x00000000FFFFFFFF)
_ONE = np.uint64(1)
_FREE = np.uint64(0)
_BLOCK = 32

Words = NDArray[np.uint64]
Whole = NDArray[np.int64]
Classes = NDArray[np.int32]


@nb.njit(f"uint64({_WORDS}, int64, {_MASK})", cache=True, nogil=True, inline="always")
def _hash(words: Words, i: int, mask: Words) -> np.uint64:
    mixed = _FREE
    for w in range(len(mask)):
        mixed = (mixed ^ (words[i, w] & mask[w])) * _GOLDEN
        mixed = (mixed ^ (mixed >> _HALF)) * _OTHER
        mixed = mixed ^ (mixed >> _HALF)
    return np.uint64(mixed)


@nb.njit(
    f"int64({_WORDS}, int64, {_MASK}, uint64, {_MASK}, {_WORDS}, {_COUNTS})",
    cache=True,
    nogil=True,
    inline="always",
)
def _place(
    words: Words, i: int, mask: Words, mixed: np.uint64, table: Words, keys: Words, sizes: Whole
) -> int:
    """Where the class of a row stands in the table, or will."""
    last = np.uint64(len(table) - 1)
    at = mixed & last
    while table[at] != _FREE:
        if (table[at] ^ mixed) & _UPPER == _FREE:
            c = np.int64((table[at] & _LOWER) - _ONE)
            same = sizes[c] > 0
            for w in range(len(mask)):
                same = same and keys[c, w] == words[i, w] & mask[w]
            if same:
                break
        at = (at + _ONE) & last
    return int(at)


@nb.njit(
    f"int64({_WORDS}, {_COUNTS}, {_MASK}, int64, int64, {_MASK}, {_WORDS}, {_COUNTS},"
    " int32[::1], int64)",
    cache=True,
    nogil=True,
)
def find_classes(
    words: Words,
    counts: Whole,
    mask: Words,
    begin: int,
    end: int,
    table: Words,
    keys: Words,
    sizes: Whole,
    class_of: Classes,
    used: int,
) -> int:
    """Puts rows ``begin`` ... ``end`` - 1 into classes; returns the classes there are.

    Goes by blocks whose places are looked at first, so that the memory is waited for but once.
    """
    last = np.uint64(len(table) - 1)
    hashes, seen = np.empty(_BLOCK, np.uint64), np.empty(_BLOCK, np.uint64)
    for first in range(begin, end, _BLOCK):
        after = min(first + _BLOCK, end)
        for i in range(first, after):
            hashes[i - first] = _hash(words, i, mask)
            seen[i - first] = table[hashes[i - first] & last]
        for i in range(after - first):
            if seen[i] != _FREE:
                seen[i] = keys[np.int64((seen[i] & _LOWER) - _ONE), 0]
        for i in range(first, after):
            mixed = hashes[i - first]
            at = _place(words, i, mask, mixed, table, keys, sizes)
            if table[at] == _FREE:
                for w in range(len(mask)):
                    keys[used, w] = words[i, w] & mask[w]
                sizes[used] = 0
                used += 1
                table[at] = (mixed & _UPPER) | np.uint64(used)
            c = np.int64((table[at] & _LOWER) - _ONE)
            sizes[c] += counts[i]
            class_of[i] = c
    return used


@nb.njit(f"void({_WORDS}, {_MASK}, {_COUNTS}, {_MASK})", cache=True, nogil=True)
def put_classes(keys: Words, mask: Words, which: Whole, table: Words) -> None:
    """Puts some classes, all unlike, into a table that is large enough."""
    last = np.uint64(len(table) - 1)
    for c in which:
        mixed = _hash(keys, c, mask)
        at = mixed & last
        while table[at] != _FREE:
            at = (at + _ONE) & last
        table[at] = (mixed & _UPPER) | np.uint64(c + 1)


@nb.njit(
    f"int64({_WORDS}, {_COUNTS}, uint64[:,::1], int64[::1], int64, int64, int64[::1], int64)",
    cache=True,
    nogil=True,
)
def find_blanked(
    keys: Words,
    sizes: Whole,
    fields: Words,
    columns: Whole,
    begin: int,
    end: int,
    blanked: Whole,
    found: int,
) -> int:
    """Notes the classes ``begin`` ... ``end`` - 1 with a blanked cell; how many there are."""
    for c in range(begin, end):
        if sizes[c] > 0:
            for j in columns:
                if (keys[c, fields[j, 0]] >> fields[j, 1]) & fields[j, 2] == fields[j, 2]:
                    blanked[found] = c
                    found += 1
                    break
    return found


@nb.njit(
    f"int64({_WORDS}, {_COUNTS}, {_FIELDS}, int64, int32[::1], int64[::1])",
    cache=True,
    nogil=True,
)
def find_moles(
    keys: Words,
    sizes: Whole,
    fields: Words,
    missing: Words,
    columns: Whole,
    k: int,
    classes: Classes,
    moles: Whole,
) -> int:
    """Notes those of some classes that are below k and show a value; how many they are."""
    found = 0
    for c in classes:
        if 0 < sizes[c] < k:
            for j in columns:
                if (keys[c, fields[j, 0]] >> fields[j, 1]) & fields[j, 2] < missing[j]:
                    moles[found] = c
                    found += 1
                    break
    return found


@nb.njit(
    f"void({_WORDS}, {_FIELDS}, {_COUNTS}, {_COUNTS}, int64, int64, {_COUNTS})",
    cache=True,
    nogil=True,
)
def count_values(
    keys: Words,
    fields: Words,
    missing: Words,
    columns: Whole,
    offsets: Whole,
    moles: Whole,
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


@nb.njit(
    f"void({_WORDS}, {_FIELDS}, {_COUNTS}, {_COUNTS}, int64, int64, {_COUNTS}, int32[::1])",
    cache=True,
    nogil=True,
)
def fill_values(
    keys: Words,
    fields: Words,
    missing: Words,
    columns: Whole,
    offsets: Whole,
    moles: Whole,
    begin: int,
    end: int,
    free: Whole,
    entries: Classes,
) -> None:
    """Notes the moles ``begin`` ... ``end`` - 1 at each value; ``free``: its next free entry."""
    for m in range(begin, end):
        for j in columns:
            code = (keys[moles[m], fields[j, 0]] >> fields[j, 1]) & fields[j, 2]
            if code < missing[j]:
                value = offsets[j] + np.int64(code)
                entries[free[value]] = moles[m]
                free[value] += 1


@nb.njit(
    f"UniTuple(int64, 2)({_WORDS}, {_COUNTS}, {_MASK}, uint64[:,::1], int64[::1], int64[::1],"
    f" int32[::1], int64, int64, int64, int64, {_MASK}, int64, int32[::1], {_COUNTS})",
    cache=True,
    nogil=True,
)
def blank_moles(
    keys: Words,
    sizes: Whole,
    mask: Words,
    fields: Words,
    column_of: Whole,
    starts: Whole,
    entries: Classes,
    rank: int,
    begin: int,
    end: int,
    k: int,
    table: Words,
    held: int,
    into: Classes,
    cells: Whole,
) -> tuple[int, int]:
    """Walks the entries ``begin`` ... ``end`` - 1 and blanks their values in what is a mole still.

    The entries of the value of rank r begin at ``starts[r]``, its column is ``column_of[r]``. A
    mole that is now like a class with a blanked cell joins it. ``into`` (c,) tells what became of
    a class: itself if it lost a value, -1 if nothing. Returns the rank it came to and the places
    of the table in use.
    """
    for e in range(begin, end):
        while e >= starts[rank + 1]:
            rank += 1
        mole = np.int64(entries[e])
        if sizes[mole] <= 0 or sizes[mole] >= k:
            continue
        j = column_of[rank]
        cells[rank] += sizes[mole]
        keys[mole, fields[j, 0]] |= fields[j, 2] << fields[j, 1]
        size = sizes[mole]
        sizes[mole] = 0
        mixed = _hash(keys, mole, mask)
        at = _place(keys, mole, mask, mixed, table, keys, sizes)
        if table[at] == _FREE:
            table[at] = (mixed & _UPPER) | np.uint64(mole + 1)
            held += 1
            sizes[mole] = size
            into[mole] = mole
        else:
            other = np.int64((table[at] & _LOWER) - _ONE)
            sizes[other] += size
            into[mole] = other
            if into[other] < 0:
                into[other] = other
    return rank, held


@nb.njit(
    f"int64({_WORDS}, {_WORDS}, uint64[:,::1], int64[::1], int32[::1], int32[::1], int64, int64,"
    " int32[::1], uint64[::1], int64)",
    cache=True,
    nogil=True,
)
def settle_rows(
    words: Words,
    keys: Words,
    fields: Words,
    columns: Whole,
    class_of: Classes,
    into: Classes,
    begin: int,
    end: int,
    log: Classes,
    lost: Words,
    logged: int,
) -> int:
    """Blanks in rows ``begin`` ... ``end`` - 1 what their classes lost; notes them in the log.

    ``lost`` tells which columns of the row did, as bits.
    """
    for i in range(begin, end):
        c = class_of[i]
        if into[c] < 0:
            continue
        root = into[c]
        while into[root] != root:
            into[root] = into[into[root]]
            root = into[root]
        into[c] = root
        class_of[i] = root
        bits = _FREE
        for j in columns:
            w, blank = fields[j, 0], fields[j, 2] << fields[j, 1]
            if keys[root, w] & blank == blank and words[i, w] & blank != blank:
                words[i, w] |= blank
                bits |= _ONE << np.uint64(j)
        if bits != _FREE:
            log[logged], lost[logged] = i, bits
            logged += 1
    return logged


@nb.njit(
    f"UniTuple(int64, 3)({_WORDS}, {_COUNTS}, {_MASK}, int32[::1], uint64[::1], uint64, int64,"
    f" int64, int32[::1], {_WORDS}, {_COUNTS}, int64, {_MASK}, int64, int32[::1], int64)",
    cache=True,
    nogil=True,
)
def move_rows(
    words: Words,
    counts: Whole,
    mask: Words,
    log: Classes,
    lost: Words,
    columns: np.uint64,
    begin: int,
    end: int,
    class_of: Classes,
    keys: Words,
    sizes: Whole,
    used: int,
    table: Words,
    held: int,
    changed: Classes,
    n_changed: int,
) -> tuple[int, int, int]:
    """Moves the rows of the log's entries ``begin`` ... ``end`` - 1 to the classes they are in now.

    ``columns`` are those of the combination, as bits. Notes the classes that rows left or came to
    in ``changed``. Returns the classes there are, the places of the table in use, and how many are
    noted.
    """
    for e in range(begin, end):
        if lost[e] & columns == _FREE:
            continue
        i = log[e]
        c = np.int64(class_of[i])
        same = True
        for w in range(len(mask)):
            same = same and keys[c, w] == words[i, w] & mask[w]
        if same:
            continue
        sizes[c] -= counts[i]
        changed[n_changed] = c
        mixed = _hash(words, i, mask)
        at = _place(words, i, mask, mixed, table, keys, sizes)
        if table[at] == _FREE:
            for w in range(len(mask)):
                keys[used, w] = words[i, w] & mask[w]
            sizes[used] = 0
            used += 1
            held += 1
            table[at] = (mixed & _UPPER) | np.uint64(used)
        c = np.int64((table[at] & _LOWER) - _ONE)
        sizes[c] += counts[i]
        class_of[i] = c
        changed[n_changed + 1] = c
        n_changed += 2
    return used, held, n_changed


@nb.njit(
    f"int64({_WORDS}, {_COUNTS}, uint64[:,::1], uint64[::1], boolean[:,::1], {_COUNTS}, {_COUNTS},"
    f" {_COUNTS}, int64, int64, int32[::1], uint64[::1], int64)",
    cache=True,
    nogil=True,
)
def follow_rows(
    words: Words,
    counts: Whole,
    fields: Words,
    missing: Words,
    follows: NDArray[np.bool_],
    offsets: Whole,
    supports: Whole,
    cells: Whole,
    begin: int,
    end: int,
    log: Classes,
    lost: Words,
    logged: int,
) -> int:
    """Blanks the followers of blanked cells in rows ``begin`` ... ``end`` - 1; ``follows`` (q, q).

    Brings supports and cells (q,) up to date.
    """
    for i in range(begin, end):
        bits = _FREE
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
        if bits != _FREE:
            log[logged], lost[logged] = i, bits
            logged += 1
    return logged


@nb.njit(
    f"void({_WORDS}, uint64[:,::1], {_COUNTS}, boolean[::1], int64, int64)",
    cache=True,
    nogil=True,
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


@nb.njit(
    f"void({_WORDS}, uint64[:,::1], {_MASK}, int32[::1], int64, int64, uint64[::1])",
    cache=True,
    nogil=True,
)
def bits_of_records(
    words: Words,
    fields: Words,
    meant: Words,
    row_of: Classes,
    begin: int,
    end: int,
    out: Words,
) -> None:
    """The blanks of records ``begin`` ... ``end`` - 1: ``meant`` (q,) are the bits of a cell."""
    for n in range(begin, end):
        i = row_of[n]
        bits = _FREE
        for j in range(len(fields)):
            if (words[i, fields[j, 0]] >> fields[j, 1]) & fields[j, 2] == fields[j, 2]:
                bits |= meant[j]
        out[n] = bits

"""Compiled passes that put rows into classes; they release the interpreter lock.

A row is a few words of 64 bits in which each column has a field of its own: a blanked cell has all
bits of its field set, a code that no value has. The key of a class of a combination is its row with
the fields of the other columns set to 0. Classes are found by their keys through tables with open
addressing: a place holds the number of the class + 1; 0 is free. A class without records is never
found again. ``fields`` (q, 3) tells word, shift and largest code of each column; ``mask`` (w,) is
the combination.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from core.compiled import compiled

_WORDS = "uint64[:,::1]"
_MASK = "uint64[::1]"
_I32 = "int32[::1]"
_I64 = "int64[::1]"
_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_OTHER = np.uint64(0xBF58476D1CE4E5B9)
_HALF = np.uint64(32)
_ONE = np.uint64(1)
_ZERO = np.uint64(0)
_BLOCK = 32

Words = NDArray[np.uint64]
Whole = NDArray[np.int64]
Numbers = NDArray[np.int32]


@compiled(f"uint64({_WORDS}, int64, {_MASK})", inline="always")
def hash_of(words: Words, i: int, mask: Words) -> np.uint64:
    """A number that unlike keys seldom share."""
    mixed = _ZERO
    for w in range(len(mask)):
        mixed = (mixed ^ (words[i, w] & mask[w])) * _GOLDEN
        mixed = (mixed ^ (mixed >> _HALF)) * _OTHER
        mixed = mixed ^ (mixed >> _HALF)
    return np.uint64(mixed)


@compiled(
    f"int64({_WORDS}, int64, {_MASK}, uint64, {_I32}, {_WORDS}, {_I32})",
    inline="always",
)
def place_of(
    words: Words, i: int, mask: Words, mixed: np.uint64, table: Numbers, keys: Words, sizes: Numbers
) -> int:
    """Where the class of a row stands in the table, or will."""
    last = np.uint64(len(table) - 1)
    at = mixed & last
    while table[at] != 0:
        c = table[at] - 1
        same = sizes[c] > 0
        for w in range(len(mask)):
            same = same and keys[c, w] == words[i, w] & mask[w]
        if same:
            break
        at = (at + _ONE) & last
    return int(at)


@compiled(
    f"int64({_WORDS}, {_I32}, {_MASK}, int64, int64, {_I32}, {_WORDS}, {_I32}, {_I32}, int64)",
)
def find_classes(
    words: Words,
    counts: Numbers,
    mask: Words,
    begin: int,
    end: int,
    table: Numbers,
    keys: Words,
    sizes: Numbers,
    class_of: Numbers,
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
            hashes[i - first] = hash_of(words, i, mask)
            seen[i - first] = table[hashes[i - first] & last]
        for i in range(after - first):
            if seen[i] != _ZERO:
                c = np.int64(seen[i] - _ONE)
                seen[i] = keys[c, 0] + np.uint64(sizes[c])
        for i in range(first, after):
            at = place_of(words, i, mask, hashes[i - first], table, keys, sizes)
            if table[at] == 0:
                for w in range(len(mask)):
                    keys[used, w] = words[i, w] & mask[w]
                sizes[used] = 0
                used += 1
                table[at] = used
            c = table[at] - 1
            sizes[c] += counts[i]
            class_of[i] = c
    return used


@compiled(f"void({_WORDS}, {_MASK}, {_I32}, {_I32})")
def put_classes(keys: Words, mask: Words, which: Numbers, table: Numbers) -> None:
    """Puts some classes, all unlike, into a table that is large enough."""
    last = np.uint64(len(table) - 1)
    for c in which:
        at = hash_of(keys, c, mask) & last
        while table[at] != 0:
            at = (at + _ONE) & last
        table[at] = c + 1


@compiled(
    f"int64({_WORDS}, {_I32}, {_WORDS}, {_I64}, int64, int64, {_I32}, int64)",
)
def find_blanked(
    keys: Words,
    sizes: Numbers,
    fields: Words,
    columns: Whole,
    begin: int,
    end: int,
    blanked: Numbers,
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


@compiled(
    f"UniTuple(int64, 3)({_WORDS}, {_I32}, {_MASK}, {_I32}, {_MASK}, uint64, int64, int64, {_I32},"
    f" {_WORDS}, {_I32}, int64, {_I32}, int64, {_I32}, int64)",
)
def move_rows(
    words: Words,
    counts: Numbers,
    mask: Words,
    log: Numbers,
    lost: Words,
    columns: np.uint64,
    begin: int,
    end: int,
    class_of: Numbers,
    keys: Words,
    sizes: Numbers,
    used: int,
    table: Numbers,
    held: int,
    changed: Numbers,
    n_changed: int,
) -> tuple[int, int, int]:
    """Moves the rows of the log's entries ``begin`` ... ``end`` - 1 to the classes they are in now.

    ``columns`` are those of the combination, as bits. Notes the classes that rows left or came to
    in ``changed``. Returns the classes there are, the places of the table in use, and how many are
    noted.
    """
    for e in range(begin, end):
        if lost[e] & columns == _ZERO:
            continue
        i = log[e]
        c = class_of[i]
        same = True
        for w in range(len(mask)):
            same = same and keys[c, w] == words[i, w] & mask[w]
        if same:
            continue
        sizes[c] -= counts[i]
        changed[n_changed] = c
        mixed = hash_of(words, i, mask)
        at = place_of(words, i, mask, mixed, table, keys, sizes)
        if table[at] == 0:
            for w in range(len(mask)):
                keys[used, w] = words[i, w] & mask[w]
            sizes[used] = 0
            used += 1
            held += 1
            table[at] = used
        c = table[at] - 1
        sizes[c] += counts[i]
        class_of[i] = c
        changed[n_changed + 1] = c
        n_changed += 2
    return used, held, n_changed


@compiled(
    f"int64({_WORDS}, {_WORDS}, {_WORDS}, {_I64}, {_I32}, {_I32}, int64, int64, {_I32}, {_MASK},"
    " int64)",
)
def settle_rows(
    words: Words,
    keys: Words,
    fields: Words,
    columns: Whole,
    class_of: Numbers,
    into: Numbers,
    begin: int,
    end: int,
    log: Numbers,
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
        bits = _ZERO
        for j in columns:
            w, blank = fields[j, 0], fields[j, 2] << fields[j, 1]
            if keys[root, w] & blank == blank and words[i, w] & blank != blank:
                words[i, w] |= blank
                bits |= _ONE << np.uint64(j)
        if bits != _ZERO:
            log[logged], lost[logged] = i, bits
            logged += 1
    return logged

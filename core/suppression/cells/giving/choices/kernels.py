"""Compiled enumeration of what records could blank instead, and of the classes they would be in.

All release the interpreter lock and do not depend on the number of cores.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from core.compiled import compiled

ALL_SUBSETS = 5
"""Blanks of a record up to which any of them may be kept; beyond, all but one or two."""
MOST_PAIRS = 12
"""Blanks of a record up to which two may be given back at once."""
ONE_AT_A_TIME, ANY_BLANKS, OTHERS_TOO = 0, 1, 2
"""How far to look: one blank given back (with what it follows), several, others in their place."""
NOTHING_SHOWN = np.uint64(0xFFFFFFFFFFFFFFFF)

_ONE, _NONE = np.uint64(1), np.uint64(0)
_MASKS = "uint64[::1]"


@compiled("int64(uint64)")
def count_bits(mask: np.uint64) -> int:
    """Bits of a mask that are set."""
    n = 0
    while mask != _NONE:
        mask = mask & (mask - _ONE)
        n += 1
    return n


@compiled(f"uint64(uint64, {_MASKS})")
def led_by(mask: np.uint64, closures: NDArray[np.uint64]) -> np.uint64:
    """The columns of a mask and all that follow them."""
    led = _NONE
    for c in range(len(closures)):
        if mask >> np.uint64(c) & _ONE:
            led |= closures[c]
    return np.uint64(led)


@compiled(f"int64(uint64, uint64, int64, {_MASKS}, {_MASKS}, {_MASKS})")
def kept_sets(
    mask: np.uint64,
    only_led: np.uint64,
    reach: int,
    closures: NDArray[np.uint64],
    leaders: NDArray[np.uint64],
    out: NDArray[np.uint64],
) -> int:
    """Finds what may stay blanked of a mask, if something is given back; returns how many sets.

    A set is closed: with a column, what follows it; and of the columns ``only_led`` it has those
    that follow another. ``leaders`` are the columns that a column follows, itself among them.
    """
    columns = np.empty(64, np.int64)
    m, n = 0, 0
    for c in range(len(closures)):
        if mask >> np.uint64(c) & _ONE:
            columns[m] = c
            m += 1
    if m <= ALL_SUBSETS and reach >= ANY_BLANKS:
        for subset in range((1 << m) - 1):
            kept = _NONE
            for i in range(m):
                if subset >> i & 1:
                    kept |= _ONE << np.uint64(columns[i])
            if led_by(kept & ~only_led, closures) == kept:
                out[n] = kept
                n += 1
        return n
    for i in range(m):
        for j in range(i, m if m <= MOST_PAIRS and reach >= ANY_BLANKS else i + 1):
            kept = mask & ~leaders[columns[i]] & ~leaders[columns[j]]
            kept &= led_by(kept & ~only_led, closures)
            known = False
            for z in range(n):
                known |= out[z] == kept
            if not known:
                out[n] = kept
                n += 1
    return n


@compiled(
    f"Tuple((int64, int64))({_MASKS}, {_MASKS}, {_MASKS}, {_MASKS}, {_MASKS}, int64, int64, "
    f"int64, int64, {_MASKS}, int32[::1])",
)
def find_choices(
    blanks: NDArray[np.uint64],
    not_to_blank: NDArray[np.uint64],
    closures: NDArray[np.uint64],
    leaders: NDArray[np.uint64],
    near: NDArray[np.uint64],
    reach: int,
    at: int,
    end: int,
    n: int,
    masks: NDArray[np.uint64],
    of: NDArray[np.int32],
) -> tuple[int, int]:
    """Writes the choices of records from ``at`` on: first what is blanked now, then the others.

    Never more cells than now, and at most one column (with its followers) that is shown now.
    Stops where there is no room; returns the next record, and how many choices there are.

    Parameters
    ----------
    blanks, not_to_blank
        (t,) what is blanked of each record, and what may only be blanked with what it follows.
    closures, leaders, near
        (c,) columns that follow each column, that it follows (itself among both), and that stand
        in a combination with it.
    reach
        `ONE_AT_A_TIME`, `ANY_BLANKS` or `OTHERS_TOO`.
    at, end
        Records to do.
    n, masks, of
        Choices there are, (room,) their masks, (room,) whose they are; written.
    """
    kept = np.empty(4096, np.uint64)
    for r in range(at, end):
        mask = blanks[r]
        most = count_bits(mask)
        m = kept_sets(mask, not_to_blank[r], reach, closures, leaders, kept)
        if n + 1 + m * (1 + len(closures)) > len(masks):
            return r, n
        masks[n], of[n] = mask, r
        n += 1
        for i in range(m):
            masks[n], of[n] = kept[i], r
            n += 1
            if reach < OTHERS_TOO:
                continue
            given, others = mask & ~kept[i], _NONE
            for c in range(len(near)):
                if given >> np.uint64(c) & _ONE:
                    others |= near[c]
            others &= ~(mask | not_to_blank[r])
            for c in range(len(near)):
                if others >> np.uint64(c) & _ONE:
                    instead = kept[i] | closures[c]
                    if instead != mask and count_bits(instead) <= most:
                        masks[n], of[n] = instead, r
                        n += 1
    return end, n


@compiled(
    f"void(int32[:, ::1], int32[::1], {_MASKS}, int64[::1], uint64[::1], int32[::1], int64, "
    "int64, uint64[::1])",
)
def find_keys(
    codes: NDArray[np.int32],
    of: NDArray[np.int32],
    masks: NDArray[np.uint64],
    columns: NDArray[np.int64],
    factors: NDArray[np.uint64],
    missing: NDArray[np.int32],
    begin: int,
    end: int,
    keys: NDArray[np.uint64],
) -> None:
    """Writes a number for the class of each choice; `NOTHING_SHOWN` where no value is shown.

    Parameters
    ----------
    codes
        (c, records) codes of all columns.
    of, masks
        Whose cells, and which of them are blanked.
    columns, factors, missing
        Columns of the combination, the factor of each in the number, its code for missing.
    begin, end
        What to do.
    """
    for e in range(begin, end):
        key, shown = _NONE, False
        for i in range(len(columns)):
            c = columns[i]
            code = missing[i] + 1
            if not masks[e] >> np.uint64(c) & _ONE:
                code = codes[c, of[e]]
                shown |= code < missing[i]
            key += factors[i] * np.uint64(code)
        keys[e] = key if shown else NOTHING_SHOWN


@compiled("int64(uint64, int64)")
def place_of(key: np.uint64, bits: int) -> np.int64:
    """Where to look for a key first, in a table of 2 ** bits places."""
    mixed = key ^ (key >> np.uint64(31))
    mixed *= np.uint64(0x9E3779B97F4A7C15)
    mixed ^= mixed >> np.uint64(29)
    mixed *= np.uint64(0xBF58476D1CE4E5B9)
    return np.int64(mixed >> np.uint64(64 - bits))


@compiled(
    "Tuple((int64, int64))(uint64[::1], int64, int64, int32[::1], uint64[::1], int64, int32[::1])",
)
def number_classes(
    keys: NDArray[np.uint64],
    at: int,
    end: int,
    table: NDArray[np.int32],
    found: NDArray[np.uint64],
    n: int,
    classes: NDArray[np.int32],
) -> tuple[int, int]:
    """Numbers keys in the order in which they come; -1 where nothing is shown.

    Stops where ``found`` (the keys found) is full. Returns how far it came, and classes.
    """
    bits = 0
    while 1 << bits < len(table):
        bits += 1
    last = len(table) - 1
    for e in range(at, end):
        if keys[e] == NOTHING_SHOWN:
            classes[e] = -1
            continue
        place = place_of(keys[e], bits)
        while table[place] >= 0 and found[table[place]] != keys[e]:
            place = place + 1 & last
        if table[place] < 0:
            if n == len(found):
                return e, n
            found[n], table[place] = keys[e], n
            n += 1
        classes[e] = table[place]
    return end, n


@compiled("void(uint64[::1], int64, int32[::1])")
def put_into_table(found: NDArray[np.uint64], n: int, table: NDArray[np.int32]) -> None:
    """Puts the first n keys into an empty table (-1 everywhere)."""
    bits = 0
    while 1 << bits < len(table):
        bits += 1
    last = len(table) - 1
    for i in range(n):
        place = place_of(found[i], bits)
        while table[place] >= 0:
            place = place + 1 & last
        table[place] = i


@compiled("void(uint64[::1], int64, int64, int32[::1], uint64[::1], int64[::1])")
def count_in_classes(
    keys: NDArray[np.uint64],
    begin: int,
    end: int,
    table: NDArray[np.int32],
    found: NDArray[np.uint64],
    sizes: NDArray[np.int64],
) -> None:
    """Counts the records of the classes that were found; others are passed over."""
    bits = 0
    while 1 << bits < len(table):
        bits += 1
    last = len(table) - 1
    for r in range(begin, end):
        if keys[r] == NOTHING_SHOWN:
            continue
        place = place_of(keys[r], bits)
        while table[place] >= 0:
            if found[table[place]] == keys[r]:
                sizes[table[place]] += 1
                break
            place = place + 1 & last


@compiled("void(uint64[::1], int32[::1], uint64[::1], int32[::1])")
def find_in_classes(
    keys: NDArray[np.uint64],
    table: NDArray[np.int32],
    found: NDArray[np.uint64],
    classes: NDArray[np.int32],
) -> None:
    """Writes the class of each record, where it is one of those that were found."""
    bits = 0
    while 1 << bits < len(table):
        bits += 1
    last = len(table) - 1
    for r in range(len(keys)):
        if keys[r] == NOTHING_SHOWN:
            continue
        place = place_of(keys[r], bits)
        while table[place] >= 0:
            if found[table[place]] == keys[r]:
                classes[r] = table[place]
                break
            place = place + 1 & last


@compiled(
    "void(int32[:, ::1], boolean[:, ::1], int64, int64, int64[::1], int32[::1])",
)
def list_by_class(
    classes: NDArray[np.int32],
    listed: NDArray[np.bool_],
    begin: int,
    end: int,
    free: NDArray[np.int64],
    members: NDArray[np.int32],
) -> None:
    """Writes each choice into the lists of its classes, at the next free places."""
    for e in range(begin, end):
        for j in range(classes.shape[1]):
            if listed[e, j]:
                members[free[classes[e, j]]] = e
                free[classes[e, j]] += 1

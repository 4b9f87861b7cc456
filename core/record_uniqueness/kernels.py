"""Compiled passes over tables of classes; they release the interpreter lock.

A table is (c,) keys and (c,) entries. A key holds the categories of a class as fields of bits, the
first variable highest. An entry is how many records the class has or, where it is a single record,
``-1 -`` the number of that record: no column of its own is needed to tell which ones are unique.
A table of level s holds the classes that agree in all but their lowest s bits side by side.

Where people are counted, the passes also write down which class each row goes to (``class_of``, as
long as the table), and `persons.kernels` take back what is counted twice; else it is None, and the
compiled code is as if there were no such thing.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from core.compiled import compiled

_CODES = "Array(int32, 2, 'C', readonly=True)"
_KEYS = "Array(int64, 1, 'C', readonly=True)"
_ENTRIES = "Array(int32, 1, 'C', readonly=True)"
_BITS = "Array(uint64, 2, 'C', readonly=True)"


def _with_and_without_persons(parameters: str) -> list[str]:
    """Two signatures of a pass, without ``class_of`` and with it."""
    return [f"int64({parameters}, {last})" for last in ("none", "int32[::1]")]


_ROLLED = f"{_KEYS}, {_ENTRIES}, int64, int64%s, int64[::1], int32[::1]"

_ONE, _SIX, _TWELVE, _LOW_SIX = np.uint64(1), np.uint64(6), np.uint64(12), np.uint64(63)
_SEQUENCE = 0x03F79D71B4CB0A89
_PLACES = np.zeros(64, np.int64)
for _place in range(64):
    _PLACES[(_SEQUENCE << _place & (2**64 - 1)) >> 58] = _place

ONE_WORD = 6
"""Largest level that `in_word` can make."""
THREE_WORDS = 18
"""Most bits below a variable that `in_windows` leaves out."""


@compiled("int64(uint64)", inline="always")
def _lowest(word: np.uint64) -> int:
    """Place of the lowest bit that is set, by a sequence that holds each 6 bits once."""
    return _PLACES[((word & (~word + _ONE)) * np.uint64(_SEQUENCE)) >> np.uint64(58)]  # type: ignore[no-any-return]


@compiled("int32(int32)", inline="always")
def records_of(entry: int) -> int:
    """How many records an entry stands for."""
    return 1 if entry < 0 else entry


@compiled(f"void({_CODES}, {_KEYS}, {_KEYS}, int64[::1])")
def pack(
    codes: NDArray[np.int32],
    rows: NDArray[np.int64],
    bits: NDArray[np.int64],
    keys: NDArray[np.int64],
) -> None:
    """Makes (m,) keys of (q, m) codes: the given rows, each in so many bits, the first highest."""
    for start in range(0, len(keys), 4096):
        end = min(start + 4096, len(keys))
        keys[start:end] = 0
        for j in range(len(rows)):
            for i in range(start, end):
                keys[i] = keys[i] << bits[j] | codes[rows[j], i]


@compiled(f"void({_KEYS}, {_KEYS}, int32[:,::1])")
def unpack(keys: NDArray[np.int64], bits: NDArray[np.int64], codes: NDArray[np.int32]) -> None:
    """Takes the (q, m) codes out of (m,) keys of fields of so many bits, the first highest."""
    shift = np.int64(0)
    for j in range(len(bits) - 1, -1, -1):
        last = (np.int64(1) << bits[j]) - 1
        for i in range(len(keys)):
            codes[j, i] = keys[i] >> shift & last
        shift += bits[j]


@compiled(f"int64({_KEYS}, int64[::1], int32[::1])")
def count_equal(
    keys: NDArray[np.int64], out_keys: NDArray[np.int64], out_counts: NDArray[np.int32]
) -> int:
    """How often each key occurs, where equal ones are side by side; returns how many differ."""
    if len(keys) == 0:
        return 0
    c, first, key = 0, 0, keys[0]
    for i in range(1, len(keys)):
        out_keys[c] = key
        out_counts[c] = i - first
        if keys[i] != key:
            c, first, key = c + 1, i, keys[i]
    out_keys[c] = key
    out_counts[c] = len(keys) - first
    return c + 1


@compiled(
    _with_and_without_persons(f"{_KEYS}, int64, {_ENTRIES}, int64[::1], int32[::1]"),
)
def join_equal(
    ordered: NDArray[np.int64],
    place: int,
    entries: NDArray[np.int32],
    out_keys: NDArray[np.int64],
    out_entries: NDArray[np.int32],
    class_of: NDArray[np.int32] | None,
) -> int:
    """Makes a table of ordered keys that have the row of their entry in their lowest bits.

    Returns how many classes it has; ``place`` is the number of those bits.
    """
    if len(ordered) == 0:
        return 0
    row = (np.int64(1) << place) - 1
    c, key, sum_ = 0, ordered[0] >> place, entries[ordered[0] & row]
    if class_of is not None:
        class_of[ordered[0] & row] = 0
    for i in range(1, len(ordered)):
        out_keys[c] = key
        out_entries[c] = sum_
        entry = entries[ordered[i] & row]
        same = ordered[i] >> place == key
        c += not same
        if class_of is not None:
            class_of[ordered[i] & row] = c
        sum_ = np.int32(records_of(sum_) + records_of(entry)) if same else entry
        key = ordered[i] >> place
    out_keys[c] = key
    out_entries[c] = sum_
    return c + 1


@compiled(
    _with_and_without_persons(f"{_KEYS}, {_ENTRIES}, int64, int64[::1], int32[::1]"),
)
def without_last(
    keys: NDArray[np.int64],
    entries: NDArray[np.int32],
    b: int,
    out_keys: NDArray[np.int64],
    out_entries: NDArray[np.int32],
    class_of: NDArray[np.int32] | None,
) -> int:
    """Leaves out the lowest ``b`` bits of a table of level at most ``b``; returns the classes."""
    if len(keys) == 0:
        return 0
    c, key, sum_ = 0, keys[0] >> b, entries[0]
    if class_of is not None:
        class_of[0] = 0
    for i in range(1, len(keys)):
        out_keys[c] = key
        out_entries[c] = sum_
        same = keys[i] >> b == key
        # Without a branch: whether the next class is another one can hardly be foretold.
        c += not same
        if class_of is not None:
            class_of[i] = c
        sum_ = np.int32(records_of(sum_) + records_of(entries[i])) if same else entries[i]
        key = keys[i] >> b
    out_keys[c] = key
    out_entries[c] = sum_
    return c + 1


@compiled(_with_and_without_persons(_ROLLED % ", int64"))
def in_word(
    keys: NDArray[np.int64],
    entries: NDArray[np.int32],
    a: int,
    b: int,
    level: int,
    out_keys: NDArray[np.int64],
    out_entries: NDArray[np.int32],
    class_of: NDArray[np.int32] | None,
) -> int:
    """As `in_places`, for a level of at most `ONE_WORD`."""
    places = np.zeros(64, np.int64)
    below, within = (np.int64(1) << a) - 1, (np.int64(1) << level) - 1
    c, word, group = 0, np.uint64(0), np.int64(-1)
    for i in range(len(keys)):
        key = keys[i] >> (a + b) << a | keys[i] & below
        cell = key & within
        bit = _ONE << np.uint64(cell)
        word = word if key >> level == group else np.uint64(0)
        group = key >> level
        known = word & bit != 0
        word |= bit
        place = places[cell] if known else c
        places[cell] = place
        if class_of is not None:
            class_of[i] = place
        sum_ = np.int32(records_of(out_entries[place]) + records_of(entries[i]))
        out_keys[place] = key
        out_entries[place] = sum_ if known else entries[i]
        c += not known
    return c


@compiled(_with_and_without_persons(_ROLLED % ", int64"))
def in_places(
    keys: NDArray[np.int64],
    entries: NDArray[np.int32],
    a: int,
    b: int,
    level: int,
    out_keys: NDArray[np.int64],
    out_entries: NDArray[np.int32],
    class_of: NDArray[np.int32] | None,
) -> int:
    """Leaves out the variable of ``b`` bits that has ``a`` bits below it; returns the classes.

    Parameters
    ----------
    level
        Of the result: ``a`` or, if that is more, the level of the table less ``b``; 2**level
        numbers are held. Its classes come in the order in which they first appear.
    out_keys, out_entries
        The result; as long as the table.
    """
    if len(keys) == 0:
        return 0
    places = np.zeros(1 << level, np.int64)
    below, within = (np.int64(1) << a) - 1, (np.int64(1) << level) - 1
    c = 0
    out_keys[0] = -1
    for i in range(len(keys)):
        key = keys[i] >> (a + b) << a | keys[i] & below
        cell = key & within
        known = out_keys[places[cell]] == key
        place = places[cell] if known else c
        places[cell] = place
        if class_of is not None:
            class_of[i] = place
        sum_ = np.int32(records_of(out_entries[place]) + records_of(entries[i]))
        out_keys[place] = key
        out_entries[place] = sum_ if known else entries[i]
        c += not known
    return c


@compiled(
    _with_and_without_persons(
        "int64, uint64, uint64[::1], uint64[::1], int32[::1], int64, int64[::1], int32[::1]"
    ),
)
def _take_out(
    base: int,
    top: np.uint64,
    middle: NDArray[np.uint64],
    words: NDArray[np.uint64],
    cells: NDArray[np.int32],
    c: int,
    out_keys: NDArray[np.int64],
    out_entries: NDArray[np.int32],
    places: NDArray[np.int32] | None,
) -> int:
    """Appends the filled cells of a window in order and clears them; returns the classes.

    ``places``, if any, is told the class of each cell.
    """
    while top:
        of_middle = _lowest(top)
        top &= top - _ONE
        while middle[of_middle]:
            of_word = of_middle << 6 | _lowest(middle[of_middle])
            middle[of_middle] &= middle[of_middle] - _ONE
            word = words[of_word]
            words[of_word] = 0
            while word:
                cell = of_word << 6 | _lowest(word)
                word &= word - _ONE
                out_keys[c] = base + cell
                out_entries[c] = cells[cell]
                cells[cell] = 0
                if places is not None:
                    places[cell] = c
                c += 1
    return c


@compiled(_with_and_without_persons(_ROLLED % ""))
def in_windows(
    keys: NDArray[np.int64],
    entries: NDArray[np.int32],
    a: int,
    b: int,
    out_keys: NDArray[np.int64],
    out_entries: NDArray[np.int32],
    class_of: NDArray[np.int32] | None,
) -> int:
    """As `in_places`, from level 0 to level 0, with at most `THREE_WORDS` bits below."""
    cells = np.zeros(1 << a, np.int32)
    words = np.zeros((1 << a >> 6) + 1, np.uint64)
    middle = np.zeros((1 << a >> 12) + 1, np.uint64)
    places = None if class_of is None else np.zeros(1 << a, np.int32)
    below, i, c = np.uint64((1 << a) - 1), 0, 0
    while i < len(keys):
        group, top, first = keys[i] >> (a + b), np.uint64(0), i
        while i < len(keys) and keys[i] >> (a + b) == group:
            cell = np.uint64(keys[i]) & below
            if cells[cell] == 0:
                cells[cell] = entries[i]
                words[cell >> _SIX] |= _ONE << (cell & _LOW_SIX)
                middle[cell >> _TWELVE] |= _ONE << (cell >> _SIX & _LOW_SIX)
                top |= _ONE << (cell >> _TWELVE)
            else:
                cells[cell] = records_of(cells[cell]) + records_of(entries[i])
            i += 1
        c = _take_out(group << a, top, middle, words, cells, c, out_keys, out_entries, places)
        if class_of is not None and places is not None:
            for j in range(first, i):
                class_of[j] = places[np.uint64(keys[j]) & below]
    return c


@compiled(f"void({_ENTRIES}, int64, int64[::1])")
def count_classes(entries: NDArray[np.int32], set_size: int, found: NDArray[np.int64]) -> None:
    """Counts classes, unique records, records in sets of at most ``set_size``, and such sets."""
    unique, in_sets, sets = np.int64(0), np.int64(0), np.int64(0)
    for i in range(len(entries)):
        n = np.int64(records_of(entries[i]))
        small = n <= set_size
        unique += entries[i] < 0
        sets += small
        in_sets += n if small else 0
    found[0], found[1], found[2], found[3] = len(entries), unique, in_sets, sets


@compiled(f"void({_ENTRIES}, int64, uint64[::1])")
def mark_unique(entries: NDArray[np.int32], first: int, alone: NDArray[np.uint64]) -> None:
    """Sets the bits of the unique records, of those numbered from ``first`` on that have one."""
    end = len(alone) << 6
    for i in range(len(entries)):
        record = -1 - np.int64(entries[i]) - first
        if 0 <= record < end:
            alone[record >> 6] |= _ONE << np.uint64(record & 63)


@compiled("int64(uint64)", inline="always")
def _bits_set(word: np.uint64) -> int:
    word -= word >> _ONE & np.uint64(0x5555555555555555)
    pairs = np.uint64(0x3333333333333333)
    word = (word & pairs) + (word >> np.uint64(2) & pairs)
    word = word + (word >> np.uint64(4)) & np.uint64(0x0F0F0F0F0F0F0F0F)
    return np.int64(word * np.uint64(0x0101010101010101) >> np.uint64(56))  # type: ignore[return-value]


@compiled(f"void({_BITS}, {_KEYS}, {_KEYS}, int64, int64, int64[::1])")
def count_minimal(
    alone: NDArray[np.uint64],
    masks: NDArray[np.int64],
    index_of: NDArray[np.int64],
    start: int,
    end: int,
    out: NDArray[np.int64],
) -> None:
    """Adds the records that combinations single out and none of one variable less does.

    Parameters
    ----------
    alone
        (c, words) bits of the unique records of each combination.
    masks
        (c,) combinations; index_of, (2**n,) where each of them stands.
    start, end
        Which of them to do.
    out
        (c,) what is added to.
    """
    size = 512
    parts = np.empty(size, np.uint64)
    for c in range(start, end):
        for first in range(0, alone.shape[1], size):
            n = min(size, alone.shape[1] - first)
            parts[:] = 0
            rest = masks[c]
            while rest:
                part = masks[c] & ~(rest & -rest)
                rest &= rest - 1
                if part:
                    other = alone[index_of[part], first : first + n]
                    for i in range(n):
                        parts[i] |= other[i]
            for i in range(n):
                out[c] += _bits_set(alone[c, first + i] & ~parts[i])

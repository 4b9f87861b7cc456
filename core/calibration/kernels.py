"""Compiled passes over coded records; they release the interpreter lock.

A class of records is found by its code: the mixed-radix number of its categories. Where there are
few possible codes they count in a plain table, else in a hash table with open addressing.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from core.compiled import compiled
from core.search.chance import draw_below

_CODES = "Array(int32, 2, 'C', readonly=True)"
_I64 = "Array(int64, 1, 'C', readonly=True)"
_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_WORD = np.uint64(64)


@compiled("int64[::1](int64, int64, uint64)")
def random_order(n: int, used: int, seed: int) -> NDArray[np.int64]:
    """(used,) the first of a random order of 0 ... n - 1, n < 2**32.

    The first ones are the same however many are used, so samples of every size are nested.
    """
    state = np.empty(1, np.uint64)
    state[0] = seed
    order = np.arange(n)
    for i in range(used):
        j = i + draw_below(state, n - i)
        order[i], order[j] = order[j], order[i]
    return order[:used].copy()


@compiled(f"int32[:,::1]({_CODES}, {_I64})")
def in_order(codes: NDArray[np.int32], order: NDArray[np.int64]) -> NDArray[np.int32]:
    """(q, used) the records of (q, n) codes in another order."""
    out = np.empty((codes.shape[0], len(order)), np.int32)
    for c in range(codes.shape[0]):
        for i in range(len(order)):
            out[c, i] = codes[c, order[i]]
    return out


@compiled(f"int64({_CODES}, {_I64}, {_I64}, int64)", inline="always")
def _code(
    codes: NDArray[np.int32], rows: NDArray[np.int64], radices: NDArray[np.int64], i: int
) -> int:
    """The class of record ``i``; below the product of the radices."""
    code = np.int64(0)
    for r in range(len(rows)):
        code = code * radices[r] + codes[rows[r], i]
    return int(code)


@compiled("int64(int64)")
def _bits_for(n: int) -> int:
    """Of a hash table that ``n`` entries fill by half at most."""
    bits = 4
    while (1 << bits) < 2 * n:
        bits += 1
    return bits


@compiled("int64(int64[::1], int32[::1], int64, uint64)", inline="always")
def _cell(keys: NDArray[np.int64], values: NDArray[np.int32], code: int, shift: np.uint64) -> int:
    """Where a code stands in the hash table, or will; cells of value 0 are free."""
    at = np.int64((np.uint64(code) * _GOLDEN) >> shift)
    last = len(keys) - 1
    while values[at] != 0 and keys[at] != code:
        at = (at + 1) & last
    return int(at)


@compiled(f"Tuple((int32[::1], int64))({_CODES}, {_I64}, {_I64})")
def class_numbers(
    codes: NDArray[np.int32], rows: NDArray[np.int64], radices: NDArray[np.int64]
) -> tuple[NDArray[np.int32], int]:
    """(n,) number of each record's class, in order of first appearance; and how many there are."""
    n = codes.shape[1]
    bits = _bits_for(n)
    keys, values = np.empty(1 << bits, np.int64), np.zeros(1 << bits, np.int32)
    shift = _WORD - np.uint64(bits)
    numbers, found = np.empty(n, np.int32), 0
    for i in range(n):
        code = _code(codes, rows, radices, i)
        at = _cell(keys, values, code, shift)
        if values[at] == 0:
            found += 1
            keys[at], values[at] = code, found
        numbers[i] = values[at] - 1
    return numbers, found


@compiled("int64[::1](int32[::1])")
def _how_many_of_each(counts: NDArray[np.int32]) -> NDArray[np.int64]:
    """(largest + 1,) how often each count occurs; 0 is left out."""
    largest = np.int64(0)
    for i in range(len(counts)):
        largest = max(largest, np.int64(counts[i]))
    out = np.zeros(largest + 1, np.int64)
    for i in range(len(counts)):
        out[counts[i]] += 1
    out[0] = 0
    return out


@compiled("void(int64[:,::1])")
def _add_up(reached: NDArray[np.int64]) -> None:
    for j in range(1, reached.shape[0]):
        for c in range(reached.shape[1]):
            reached[j, c] += reached[j - 1, c]


_GROWTH = f"Tuple((int64[:,::1], int64[::1]))({_CODES}, {_I64}, {_I64}, {_I64}, int64%s)"


@compiled(_GROWTH % ", int64")
def growth_in_table(
    codes: NDArray[np.int32],
    rows: NDArray[np.int64],
    radices: NDArray[np.int64],
    sizes: NDArray[np.int64],
    most: int,
    n_codes: int,
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """As `growth_in_hash`, for ``n_codes`` possible codes."""
    counts = np.zeros(n_codes, np.int32)
    reached = np.zeros((len(sizes), most), np.int64)
    start = np.int64(0)
    for j in range(len(sizes)):
        for i in range(start, sizes[j]):
            at = _code(codes, rows, radices, i)
            count = counts[at] + 1
            counts[at] = count
            if count <= most:
                reached[j, count - 1] += 1
        start = sizes[j]
    for i in range(start, codes.shape[1]):
        counts[_code(codes, rows, radices, i)] += 1
    _add_up(reached)
    return reached, _how_many_of_each(counts)


@compiled(_GROWTH % "")
def growth_in_hash(
    codes: NDArray[np.int32],
    rows: NDArray[np.int64],
    radices: NDArray[np.int64],
    sizes: NDArray[np.int64],
    most: int,
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """How many classes have grown to each size in every nested sample, in one pass.

    A record makes its class one larger, from its own rank on; so all that a sample's small
    classes tell is the sum of what its records did.

    Parameters
    ----------
    codes
        (q, n) categories of the records, in the order of the samples; records after the last
        sample count in ``with_size`` alone.
    rows
        The columns that are taken together; radices, their numbers of categories, whose product
        is below 2**63.
    sizes
        (g,) sizes of the samples, ascending, at most n.
    most
        Largest class size that is followed.

    Returns
    -------
    reached
        (g, most) classes with at least 1, 2 ... ``most`` records in each sample.
    with_size
        How many classes have 0, 1, 2 ... records among all n; that of 0 is not counted.
    """
    bits = _bits_for(codes.shape[1])
    keys, counts = np.empty(1 << bits, np.int64), np.zeros(1 << bits, np.int32)
    shift = _WORD - np.uint64(bits)
    reached = np.zeros((len(sizes), most), np.int64)
    start = np.int64(0)
    for j in range(len(sizes)):
        for i in range(start, sizes[j]):
            code = _code(codes, rows, radices, i)
            at = _cell(keys, counts, code, shift)
            keys[at] = code
            count = counts[at] + 1
            counts[at] = count
            if count <= most:
                reached[j, count - 1] += 1
        start = sizes[j]
    for i in range(start, codes.shape[1]):
        code = _code(codes, rows, radices, i)
        at = _cell(keys, counts, code, shift)
        keys[at] = code
        counts[at] += 1
    _add_up(reached)
    return reached, _how_many_of_each(counts)


@compiled(f"int64[::1]({_CODES}, {_I64}, {_I64}, {_I64})")
def unique_in_groups(
    codes: NDArray[np.int32],
    rows: NDArray[np.int64],
    radices: NDArray[np.int64],
    starts: NDArray[np.int64],
) -> NDArray[np.int64]:
    """(groups,) records that share their class with nobody in their group.

    Parameters
    ----------
    codes
        (q, n) categories of the records, those of a group side by side.
    rows
        The columns that are taken together; radices, their numbers of categories, whose product
        is below 2**63.
    starts
        (groups + 1,) where each group begins, and the end.
    """
    largest = np.int64(0)
    for g in range(len(starts) - 1):
        largest = max(largest, starts[g + 1] - starts[g])
    bits = _bits_for(largest)
    keys, found = np.empty(1 << bits, np.int64), np.zeros(1 << bits, np.int32)
    unique = np.zeros(len(starts) - 1, np.int64)
    for g in range(len(starts) - 1):
        # A small group is counted in a small part of the table, which is quick to clear.
        own = _bits_for(starts[g + 1] - starts[g])
        shift = _WORD - np.uint64(own)
        group_keys, group_found = keys[: 1 << own], found[: 1 << own]
        group_found[:] = 0
        for i in range(starts[g], starts[g + 1]):
            code = _code(codes, rows, radices, i)
            at = _cell(group_keys, group_found, code, shift)
            group_keys[at] = code
            group_found[at] += 1
            if group_found[at] == 1:
                unique[g] += 1
            elif group_found[at] == 2:
                unique[g] -= 1
    return unique

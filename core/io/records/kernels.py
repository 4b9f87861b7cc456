"""From the groups of a query to a sparse matrix, in hardly more memory than both need."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from core.compiled import compiled

_WORDS = "(int32[::1], boolean[::1], uint64[::1]{more})"
_WIDE = "(int64[::1], boolean[::1], uint64[::1]{more})"


@compiled("int64(uint64)")
def ones(bits: np.uint64) -> np.int64:
    """How many bits of 64 are set."""
    bits = bits - ((bits >> np.uint64(1)) & np.uint64(0x5555555555555555))
    twos = np.uint64(0x3333333333333333)
    bits = (bits & twos) + ((bits >> np.uint64(2)) & twos)
    bits = (bits + (bits >> np.uint64(4))) & np.uint64(0x0F0F0F0F0F0F0F0F)
    return np.int64((bits * np.uint64(0x0101010101010101)) >> np.uint64(56))


@compiled("void" + _WORDS.format(more=""), "void" + _WIDE.format(more=""))
def mark_words(
    words: NDArray[np.integer], known: NDArray[np.bool_], bits: NDArray[np.uint64]
) -> None:
    """Sets the bit of each word that a known group has."""
    for g in range(len(words)):
        if known[g]:
            bits[words[g] >> 6] |= np.uint64(1) << np.uint64(words[g] & 63)


@compiled("Tuple((int64[::1], int64[::1]))(uint64[::1])")
def marked_words(bits: NDArray[np.uint64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """The marked words in order, and for each 64 of them how many come before."""
    before = np.zeros(len(bits) + 1, np.int64)
    for b in range(len(bits)):
        before[b + 1] = before[b] + ones(bits[b])
    words = np.empty(before[-1], np.int64)
    n = 0
    for b in range(len(bits)):
        if bits[b]:
            for i in range(64):
                if (bits[b] >> np.uint64(i)) & np.uint64(1):
                    words[n] = b * 64 + i
                    n += 1
    return words, before


_RANKED = ", int64[::1], int32[::1], int32[::1]"


@compiled("void" + _WORDS.format(more=_RANKED), "void" + _WIDE.format(more=_RANKED))
def rank_words(
    words: NDArray[np.integer],
    known: NDArray[np.bool_],
    bits: NDArray[np.uint64],
    before: NDArray[np.int64],
    renumbered: NDArray[np.int32],
    rank: NDArray[np.int32],
) -> None:
    """The class of each group; -1 where its area is not known.

    Parameters
    ----------
    words, known
        (g,) the word of each group, and whether its area is known.
    bits, before
        Which words are marked; see `marked_words`.
    renumbered
        (marked,) the class of each marked word; -1 = left out.
    rank
        (g,) what comes out; may be ``words`` itself.
    """
    for g in range(len(words)):
        if known[g]:
            word = words[g]
            lower = (np.uint64(1) << np.uint64(word & 63)) - np.uint64(1)
            rank[g] = renumbered[before[word >> 6] + ones(bits[word >> 6] & lower)]
        else:
            rank[g] = -1


@compiled("int64[::1](int32[::1], int32[::1], int64)")
def places_in_rows(
    area: NDArray[np.int32], rank: NDArray[np.int32], n_areas: int
) -> NDArray[np.int64]:
    """Where groups go in the rows of their areas, within each in the order they came in.

    Parameters
    ----------
    area, rank
        (groups,) area index and class index; groups of rank -1 go nowhere. The places are
        written over ``area`` (-1 = nowhere).
    n_areas
        Bound of the areas.

    Returns
    -------
    numpy.ndarray
        ``indptr`` (n_areas + 1,) of a CSR matrix.
    """
    indptr = np.zeros(n_areas + 1, dtype=np.int64)
    for g in range(len(area)):
        if rank[g] >= 0:
            indptr[area[g] + 1] += 1
    for a in range(n_areas):
        indptr[a + 1] += indptr[a]
    place = indptr[:-1].copy()
    for g in range(len(area)):
        if rank[g] >= 0:
            at = place[area[g]]
            place[area[g]] = at + 1
            area[g] = at
        else:
            area[g] = -1
    return indptr


@compiled("int32[::1](int32[::1], int32[::1], int64)")
def put(places: NDArray[np.int32], values: NDArray[np.int32], n: int) -> NDArray[np.int32]:
    """(n,) the values at their places; those whose place is negative are left out."""
    out = np.empty(n, np.int32)
    for g in range(len(places)):
        if places[g] >= 0:
            out[places[g]] = values[g]
    return out


@compiled("void(int64[::1], int32[::1], int32[::1], int64, int64)")
def sort_rows(
    indptr: NDArray[np.int64],
    indices: NDArray[np.int32],
    data: NDArray[np.int32],
    first: int,
    last: int,
) -> None:
    """Sorts some rows of a CSR matrix, each by its columns, in their places."""
    longest = 0
    for a in range(first, last):
        longest = max(longest, indptr[a + 1] - indptr[a])
    both = np.empty(longest, np.int64)
    for a in range(first, last):
        start, n = indptr[a], indptr[a + 1] - indptr[a]
        for i in range(n):
            both[i] = (np.int64(indices[start + i]) << 32) | np.int64(data[start + i])
        both[:n].sort()
        for i in range(n):
            indices[start + i] = both[i] >> 32
            data[start + i] = both[i] & 0x7FFFFFFF

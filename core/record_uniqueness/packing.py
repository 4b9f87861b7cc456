"""Rows of codes as single whole numbers, and their order."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from core.record_uniqueness.kernels import pack, unpack

MOST_BITS = 62
"""Of a key."""


def bits_of(n_codes: int) -> int:
    """Bits that tell so many codes apart."""
    return max(n_codes - 1, 0).bit_length()


def packed(codes: NDArray[np.int32], n_codes: Sequence[int]) -> tuple[NDArray[np.int64], int]:
    """(m,) one number for each row: alike for rows that are alike, in their order.

    Parameters
    ----------
    codes
        (q, m) categories; the first variable weighs most.
    n_codes
        (q,) numbers of codes. Each has its own bits; where they are too many for a number, what
        is packed so far is replaced by its rank.

    Returns
    -------
    The numbers, and how many bits they have.
    """
    bits = [bits_of(n) for n in n_codes]
    codes = np.ascontiguousarray(codes, np.int32)
    if sum(bits) <= MOST_BITS:
        return keys_of(codes, range(len(bits)), bits), sum(bits)
    keys, so_far = np.zeros(codes.shape[1], np.int64), 0
    for row, more in zip(codes, bits, strict=True):
        if so_far + more > MOST_BITS:
            keys, n = ranks(keys, so_far)
            so_far = bits_of(n)
        keys = keys << more | row
        so_far += more
    return keys, so_far


def keys_of(
    codes: NDArray[np.int32], rows: Sequence[int], bits: Sequence[int]
) -> NDArray[np.int64]:
    """(m,) the given rows of (q, m) codes as numbers, each in so many bits, the first highest."""
    keys = np.empty(codes.shape[1], np.int64)
    pack(codes, np.array(rows, np.int64), np.array(bits, np.int64), keys)
    return keys


def codes_of(keys: NDArray[np.int64], bits: Sequence[int]) -> NDArray[np.int32]:
    """(q, m) the codes in numbers of so many bits each, the first highest."""
    codes = np.empty((len(bits), len(keys)), np.int32)
    unpack(keys, np.array(bits, np.int64), codes)
    return codes


def ascending(keys: NDArray[np.int64], bits: int) -> NDArray[np.int64]:
    """(m,) the order in which keys of so many bits ascend; equal ones in any order."""
    place = len(keys).bit_length()
    if bits + place > MOST_BITS:
        return np.argsort(keys)
    both = ordered_with_rows(keys, place)
    both &= (1 << place) - 1
    return both


def ordered_with_rows(keys: NDArray[np.int64], place: int) -> NDArray[np.int64]:
    """(m,) the keys in order, each with its row in its lowest bits, of which there are ``place``.

    Sorting such numbers is several times as fast as finding the order of numbers.
    """
    both = keys << place
    both |= np.arange(len(keys))
    both.sort()
    return both


def first_of_each(ordered: NDArray[np.int64]) -> NDArray[np.bool_]:
    """(m,) whether each of ordered keys is another than the one before."""
    first = np.ones(len(ordered), bool)
    np.not_equal(ordered[1:], ordered[:-1], out=first[1:])
    return first


def ranks(keys: NDArray[np.int64], bits: int) -> tuple[NDArray[np.int64], int]:
    """(m,) each key's rank among the different ones, and how many these are."""
    order = ascending(keys, bits)
    first = first_of_each(keys[order])
    out = np.empty(len(keys), np.int64)
    out[order] = np.cumsum(first) - 1
    return out, int(np.count_nonzero(first))

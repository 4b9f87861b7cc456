"""Compiled loops over the borders of polygons (see `core.shared_borders`)."""

from __future__ import annotations

from math import hypot

import numpy as np
from numpy.typing import NDArray

from core.compiled import compiled

OPEN, CLOSED, NO_PIECE = -1, -2, -3
"""In place of the one polygon on the other side: none, one of several, or no border at all."""

_XY = "Array(float64, 2, 'C', readonly=True)"
_BITS = "Array(uint64, 2, 'C', readonly=True)"
_I8 = "Array(int64, 1, 'C', readonly=True)"
_FOUND = "Tuple((int64[::1], float64[::1]))"


@compiled("uint64(uint64)")
def mixed(bits: np.uint64) -> np.uint64:
    """64 bits, each of which depends on all of those given (the finisher of splitmix64)."""
    bits = (bits ^ (bits >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    bits = (bits ^ (bits >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return bits ^ (bits >> np.uint64(31))


@compiled(f"uint64({_XY}, {_BITS}, int64)")
def _place_key(xy: NDArray[np.float64], bits: NDArray[np.uint64], v: int) -> np.uint64:
    """A key for the place of a vertex; 0.0 and -0.0 are one place."""
    x = bits[v, 0] if xy[v, 0] != 0.0 else np.uint64(0)
    y = bits[v, 1] if xy[v, 1] != 0.0 else np.uint64(0)
    key: np.uint64 = mixed(x * np.uint64(0x9E3779B97F4A7C15) + y)
    return key


@compiled(f"void({_XY}, {_BITS}, {_I8}, {_I8}, boolean[::1], uint64[::1], int32[::1])")
def border_keys(
    xy: NDArray[np.float64],
    bits: NDArray[np.uint64],
    ring_offsets: NDArray[np.int64],
    feature_offsets: NDArray[np.int64],
    holes: NDArray[np.bool_],
    keys: NDArray[np.uint64],
    owner: NDArray[np.int32],
) -> None:
    """A key for each piece of border, by the vertex it begins at, and whose it is.

    Equal for the same two ends, but for the last bit, which says on which side the polygon lies.
    ``bits`` are those of ``xy``. The last vertex of a ring, and pieces without length, have 0.
    """
    for f in range(len(feature_offsets) - 1):
        for ring in range(feature_offsets[f], feature_offsets[f + 1]):
            first, last = ring_offsets[ring], ring_offsets[ring + 1] - 1
            doubled = 0.0
            for v in range(first, last):
                doubled += (xy[v, 0] - xy[first, 0]) * (xy[v + 1, 1] - xy[first, 1])
                doubled -= (xy[v + 1, 0] - xy[first, 0]) * (xy[v, 1] - xy[first, 1])
            left = (doubled > 0.0) != holes[ring]
            there = _place_key(xy, bits, first)
            for v in range(first, last):
                here = there
                there = _place_key(xy, bits, v + 1)
                owner[v] = f
                keys[v] = 0
                if here != there:
                    # Which end comes first by their own numbers, the same from either side.
                    side = np.uint64((here < there) != left)
                    keys[v] = (mixed(here + there) & ~np.uint64(1)) | side
            owner[last] = f
            keys[last] = 0


@compiled("void(uint64[::1], int64, int64[::1], int32[::1])")
def by_first_bits(
    keys: NDArray[np.uint64], bits: int, starts: NDArray[np.int64], order: NDArray[np.int32]
) -> None:
    """Where the keys with each beginning of so many bits are, one lot after another.

    ``starts`` is (2 ** bits + 1,) zeros; keys of 0 come last, after ``starts[-1]``.
    """
    shift = np.uint64(64 - bits)
    for key in keys:
        if key != 0:
            starts[np.int64(key >> shift) + 1] += 1
    for lot in range(len(starts) - 1):
        starts[lot + 1] += starts[lot]
    at = starts.copy()
    for v in range(len(keys)):
        if keys[v] != 0:
            of = np.int64(keys[v] >> shift)
            order[at[of]] = v
            at[of] += 1


@compiled("float64(" + _XY + ", int64)")
def _length(xy: NDArray[np.float64], v: int) -> float:
    return hypot(xy[v + 1, 0] - xy[v, 0], xy[v + 1, 1] - xy[v, 1])


@compiled(f"{_FOUND}({_FOUND}, int64)")
def _with_room(
    found: tuple[NDArray[np.int64], NDArray[np.float64]], m: int
) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """The arrays, or twice as long ones where m entries fill them."""
    pairs, lengths = found
    if m < len(pairs):
        return found
    return np.concatenate((pairs, pairs)), np.concatenate((lengths, lengths))


@compiled("Tuple((int32[::1], int32[::1]))(uint64[::1])")
def _alike(keys: NDArray[np.uint64]) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """Chains of keys that are alike but for the last bit: their last ones, and the one before each.

    -1 where there is none.
    """
    size = 16
    while size < 2 * len(keys):
        size *= 2
    last, before = np.full(size, -1, np.int32), np.empty(len(keys), np.int32)
    for i in range(len(keys)):
        base = keys[i] >> np.uint64(1)
        slot = np.int64(base & np.uint64(size - 1))
        while last[slot] >= 0 and keys[last[slot]] >> np.uint64(1) != base:
            slot = (slot + 1) & (size - 1)
        before[i] = last[slot]
        last[slot] = i
    return last, before


@compiled(f"{_FOUND}(uint64[::1], int32[::1], {_XY}, int32[::1], int64, int32[::1])")
def match_pieces(
    keys: NDArray[np.uint64],
    at: NDArray[np.int32],
    xy: NDArray[np.float64],
    owner: NDArray[np.int32],
    n: int,
    other: NDArray[np.int32],
) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """Notes in ``other`` which polygon has a piece from the other side, where it is just one.

    ``keys`` are those of the vertices ``at``; of ten million pieces, two have the same key by
    chance once in 200,000 layers. What more than two polygons have, or two from one side, is
    returned: i * n + j (i < j) of each two of them, and the length.
    """
    found, m = (np.empty(64, np.int64), np.empty(64, np.float64)), 0
    last, before = _alike(keys)
    for a in last:
        if a < 0 or before[a] < 0:
            continue
        b = before[a]
        plain = before[b] < 0 and keys[a] != keys[b]
        while a >= 0:
            b = before[a]
            while b >= 0:
                v, w = at[a], at[b]
                one, two = owner[v], owner[w]
                if one != two and plain:
                    other[v], other[w] = two, one
                elif one != two:
                    if keys[a] != keys[b]:
                        other[v], other[w] = CLOSED, CLOSED
                    found = _with_room(found, m)
                    found[0][m], found[1][m] = min(one, two) * n + max(one, two), _length(xy, v)
                    m += 1
                b = before[b]
            a = before[a]
    return found[0][:m].copy(), found[1][:m].copy()


@compiled(f"{_FOUND}({_XY}, {_I8}, {_I8}, int32[::1])")
def stretches(
    xy: NDArray[np.float64],
    ring_offsets: NDArray[np.int64],
    feature_offsets: NDArray[np.int64],
    other: NDArray[np.int32],
) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """I * n + j (i < j) of each stretch that one polygon lies along, and its length."""
    n = len(feature_offsets) - 1
    found, m = (np.empty(64, np.int64), np.empty(64, np.float64)), 0
    for f in range(n):
        for ring in range(feature_offsets[f], feature_offsets[f + 1]):
            beside, along = -1, 0.0
            for v in range(ring_offsets[ring], ring_offsets[ring + 1]):
                if beside > f and other[v] != beside:
                    found = _with_room(found, m)
                    found[0][m], found[1][m] = f * n + beside, along
                    m += 1
                if other[v] != beside:
                    beside, along = other[v], 0.0
                if beside > f:
                    along += _length(xy, v)
    return found[0][:m].copy(), found[1][:m].copy()

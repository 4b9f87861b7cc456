"""Compiled loops over the borders of areas (see `core.io.areas.matching`)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from core.compiled import compiled

_F2 = "Array(float64, 2, 'C', readonly=True)"
_I8 = "Array(int64, 1, 'C', readonly=True)"
_FILTER = 1 << 20
"""Entries of a table that tells most keys apart from a few others at once."""


@compiled("uint64(uint64)")
def mixed(bits: np.uint64) -> np.uint64:
    """64 bits, each of which depends on all of those given (the finisher of splitmix64)."""
    bits = (bits ^ (bits >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    bits = (bits ^ (bits >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return bits ^ (bits >> np.uint64(31))


@compiled(f"uint64[::1]({_F2}, {_F2.replace('float64', 'uint64')}, {_I8}, boolean[::1])")
def border_keys(
    xy: NDArray[np.float64],
    bits: NDArray[np.uint64],
    ring_offsets: NDArray[np.int64],
    holes: NDArray[np.bool_],
) -> NDArray[np.uint64]:
    """A key for each piece of border: equal for the same two ends, but for the last bit.

    The last bit says on which side the area lies. ``bits`` are those of ``xy`` + 0.0, so that
    0.0 and -0.0 are one place. The last vertex of each ring has the key 0.
    """
    keys = np.zeros(len(xy), np.uint64)
    for ring in range(len(ring_offsets) - 1):
        first, last = ring_offsets[ring], ring_offsets[ring + 1] - 1
        doubled = 0.0
        for v in range(first, last):
            doubled += (xy[v, 0] - xy[first, 0]) * (xy[v + 1, 1] - xy[first, 1])
            doubled -= (xy[v + 1, 0] - xy[first, 0]) * (xy[v, 1] - xy[first, 1])
        left = (doubled > 0.0) != holes[ring]
        there = mixed(bits[first, 0] * np.uint64(0x9E3779B97F4A7C15) + bits[first, 1])
        for v in range(first, last):
            here = there
            there = mixed(bits[v + 1, 0] * np.uint64(0x9E3779B97F4A7C15) + bits[v + 1, 1])
            # Which end comes first by their own numbers, the same from either side.
            side = np.uint64((here < there) != left)
            keys[v] = (mixed(here + there) & ~np.uint64(1)) | side
    return keys


@compiled("uint64[::1](uint64[::1])")
def unmatched_keys(ordered: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """Of keys in order, those (without their last bits) that are not exactly one of each side."""
    found = np.empty(1024, np.uint64)
    n, i = 0, 0
    while i < len(ordered):
        base = ordered[i] >> np.uint64(1)
        end = i + 1
        while end < len(ordered) and ordered[end] >> np.uint64(1) == base:
            end += 1
        if base != 0 and not (end - i == 2 and ordered[i] != ordered[i + 1]):
            if n == len(found):
                found = np.concatenate((found, np.empty_like(found)))
            found[n] = base
            n += 1
        i = end
    return found[:n].copy()


@compiled(f"void(uint64[::1], uint64[::1], {_I8}, {_I8}, boolean[::1], boolean[::1])")
def mark_features(
    keys: NDArray[np.uint64],
    unmatched: NDArray[np.uint64],
    ring_offsets: NDArray[np.int64],
    feature_offsets: NDArray[np.int64],
    some_open: NDArray[np.bool_],
    some_matched: NDArray[np.bool_],
) -> None:
    """Marks the features with a piece of border that is unmatched, and with one that is matched."""
    likely = np.zeros(_FILTER, np.bool_)
    for base in unmatched:
        likely[base & np.uint64(_FILTER - 1)] = True
    for f in range(len(feature_offsets) - 1):
        for ring in range(feature_offsets[f], feature_offsets[f + 1]):
            for v in range(ring_offsets[ring], ring_offsets[ring + 1] - 1):
                base = keys[v] >> np.uint64(1)
                is_open = False
                if likely[base & np.uint64(_FILTER - 1)]:
                    at = np.searchsorted(unmatched, base)
                    is_open = at < len(unmatched) and unmatched[at] == base
                if is_open:
                    some_open[f] = True
                else:
                    some_matched[f] = True

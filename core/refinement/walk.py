"""The arrays of a walk from regions to better ones, as one value that compiled code can take."""

from __future__ import annotations

from typing import NamedTuple

import numba as nb
import numpy as np
from numpy.typing import NDArray

from core.ledger.book import F64, I32, I64

U8 = nb.types.Array(nb.uint8, 1, "C")
F64_2 = nb.types.Array(nb.float64, 2, "C")
U64 = nb.types.Array(nb.uint64, 1, "C")

N_COUNTS, N_SUMS, N_RULES = 4, 8, 12
TRIED, PRICED, TAKEN, CHANGED = range(N_COUNTS)
"""Places in ``counts``: moves tried, priced, taken; areas in ``changed``."""
LOST, DISTANCE, BITS, SHORT, SQUARES, BEST_SHORT, BEST, TO_SITES = range(N_SUMS)
"""Places in ``sums``: records suppressed, metres, sum of n log2 n, people missing to the floor, sum
of squared populations; shortfall and score of the best state; metres to the sites (Eq. 20; followed
only where held)."""
(
    HEAT,
    PER_M,
    PER_BIT,
    PER_SQUARE,
    FLOOR,
    MOST_M,
    MOST_BITS,
    MOST_SQUARES,
    WORTH_M,
    WORTH_BIT,
    PER_SITE_M,
    MOST_SITE_M,
) = range(N_RULES)
"""Places in ``rules``: temperature, records; prices of a metre, bit, square in records; the floor;
what the best state may have at most; what a metre and a bit count in its score; price and most of
the metres to the sites, 0 and infinite where they are not held."""
CENTRE_X, CENTRE_Y, PULL_X, PULL_Y, METRES, MEMBERS, LOG_RECORDS, N_LOG_N = range(8)
"""Columns of ``notes``: a region's centre, sum of the unit vectors from it to its areas, sum of
distances, areas; log2 n and n log2 n of its records, 0 without records."""


class Walk(NamedTuple):
    """Where a walk stands; n areas, s regions, p pairs that touch.

    Attributes
    ----------
    starts, neighbours
        (n + 1,), (2 p,) int32: who touches whom.
    near
        (2 p,) uint64: which other neighbours of the area (bits, by place) touch this one.
    owner, twin, open
        (2 p,) int32, int32, uint8, of the ways from an area to a neighbour: the area, the way
        back, and whether the area may ever join the neighbour's region.
    border, place, n_border
        (2 p,), (2 p,) int32, (1,) int64: open ways that lead to another region, the first
        ``n_border`` of ``border``, in no order; where a way stands there, -1 if it does not.
    chance
        (1,) uint64: state of the generator.
    counts, sums, rules
        int64, float64, float64: see the names of their places in this module.
    notes
        (s, 8) of each region, side by side: see the names of their columns in this module.
    best
        (n,) int32: labels of the best state found.
    changed, is_changed
        (n,) int32, uint8: areas whose label may differ from ``best``, and whether one is listed.
    queue, mark, stamp
        (n,) int32, (n,) int64, (1,) int64: for searches within a region.
    site_x, site_y
        (s,) metres: the sites, where the metres to them are held; else empty.
    """

    starts: NDArray[np.int32]
    neighbours: NDArray[np.int32]
    near: NDArray[np.uint64]
    owner: NDArray[np.int32]
    twin: NDArray[np.int32]
    open: NDArray[np.uint8]
    border: NDArray[np.int32]
    place: NDArray[np.int32]
    n_border: NDArray[np.int64]
    chance: NDArray[np.uint64]
    counts: NDArray[np.int64]
    sums: NDArray[np.float64]
    rules: NDArray[np.float64]
    notes: NDArray[np.float64]
    best: NDArray[np.int32]
    changed: NDArray[np.int32]
    is_changed: NDArray[np.uint8]
    queue: NDArray[np.int32]
    mark: NDArray[np.int64]
    stamp: NDArray[np.int64]
    site_x: NDArray[np.float64]
    site_y: NDArray[np.float64]


WALK = nb.types.NamedTuple(
    (
        *(I32,) * 2,
        U64,
        *(I32,) * 2,
        U8,
        *(I32,) * 2,
        I64,
        U64,
        I64,
        *(F64,) * 2,
        F64_2,
        *(I32,) * 2,
        U8,
        I32,
        *(I64,) * 2,
        *(F64,) * 2,
    ),
    Walk,
)
"""The compiled type of a walk, for signatures."""

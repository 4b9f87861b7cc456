"""Where a search stands, as one value that compiled code can take."""

from __future__ import annotations

from typing import NamedTuple

import numba as nb
import numpy as np
from numpy.typing import NDArray

from core.ledger.book import F64, I32, I64

CANDIDATES, TAKEN, FOUND = range(3)
"""Places in ``counts``: candidates priced or refused, moves taken, best states found."""

LOST, DISTANCE, BITS, BEST, TO_SITES = range(5)
"""Places in ``sums``: records suppressed, metres to own centres, sum of n log2 n; best score;
metres to the sites (Eq. 20; followed only where held)."""

HEAT, PER_M, PER_BIT, MOST_M, MOST_BITS, WORTH_M, WORTH_BIT, PER_SITE_M, MOST_SITE_M = range(9)
"""Places in ``rules``: temperature and prices in records; what the best state may have at most;
what a metre and a bit count in its score; price and most of the metres to the sites, 0 and infinite
where they are not held."""


class SearchState(NamedTuple):
    """Changed in place by the search; n areas, m classes, s sites.

    Attributes
    ----------
    chance
        (1,) state of the generator.
    counts, sums, rules
        See the names of their places.
    best_x, best_y
        (s,) the sites of the best state so far, metres.
    fresh
        (s, 3) lost, distance and n log2 n of each touched region if the move were made.
    going
        (n,) int32: where an area would go; -1 = nowhere.
    sizes
        (m,) int32: room for the classes of one region.
    """

    chance: NDArray[np.uint64]
    counts: NDArray[np.int64]
    sums: NDArray[np.float64]
    rules: NDArray[np.float64]
    best_x: NDArray[np.float64]
    best_y: NDArray[np.float64]
    fresh: NDArray[np.float64]
    going: NDArray[np.int32]
    sizes: NDArray[np.int32]


_U64 = nb.types.Array(nb.uint64, 1, "C")
_F64_2D = nb.types.Array(nb.float64, 2, "C")
SEARCH_STATE = nb.types.NamedTuple((_U64, I64, *(F64,) * 4, _F64_2D, I32, I32), SearchState)
"""The compiled type, for signatures."""

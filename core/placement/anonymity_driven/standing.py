"""Where a clustering stands, as values that compiled code can take."""

from __future__ import annotations

from typing import NamedTuple

import numba as nb
import numpy as np
from numpy.typing import NDArray

from core.ledger.book import F64, I32, I64

GOING_ON, NO_MOVE, K_REACHED, MOVE_CAP = 0, 1, 2, 3
"""How a slice of the search ended."""

REGION, CLASS, COMMITTED, PASSES, CANDIDATES, MOVES_MADE, EMPTYING, LOGGED, MOST_MOVES = range(9)
"""Places in the cursor: where the pass stands, what was counted, and the move cap (-1: none)."""

WATCHED = 8
"""Bottleneck classes of a region that are remembered: if one keeps its size, so does alpha."""

FIGURES = 9
"""Columns of a log: from x, y, to x, y, objective, alpha, regions at alpha, lost, metres."""


class Standing(NamedTuple):
    """Changed in place by the search.

    Attributes
    ----------
    cursor
        (9,) see `REGION` and the others.
    anonymity
        (s,) of each region; 0 without records.
    watched
        (s, WATCHED) int32: some bottleneck classes of each region; -1 = no more.
    at_alpha
        (1,) number of regions at the lowest anonymity.
    bottlenecks
        (m,) int32: room for the bottleneck classes of the region at hand.
    place_x, place_y
        (m,) the place each class would draw its site to, metres.
    """

    cursor: NDArray[np.int64]
    anonymity: NDArray[np.int64]
    watched: NDArray[np.int32]
    at_alpha: NDArray[np.int64]
    bottlenecks: NDArray[np.int32]
    place_x: NDArray[np.float64]
    place_y: NDArray[np.float64]


STANDING = nb.types.NamedTuple(
    (I64, I64, nb.types.Array(nb.int32, 2, "C"), I64, I32, F64, F64), Standing
)


class Log(NamedTuple):
    """Committed moves: the site, and `FIGURES`."""

    site: NDArray[np.int64]
    figures: NDArray[np.float64]


LOG = nb.types.NamedTuple((I64, nb.types.Array(nb.float64, 2, "C")), Log)

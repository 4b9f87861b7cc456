"""Lines with no more corners than can be seen: a wide line costs time at each of them."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

_STRAIGHT: Final = 0.1
"""Pixels that a place may lie beside the line without which it is drawn."""


def pieces_of(places: NDArray[np.float64]) -> list[NDArray[np.float64]]:
    """A line in pieces, each without needless corners; places that are not finite are gaps.

    Parameters
    ----------
    places
        (m, 2) pixels, from left to right.
    """
    known = np.flatnonzero(np.isfinite(places).all(axis=1))
    if not len(known):
        return []
    runs = np.split(known, np.flatnonzero(np.diff(known) > 1) + 1)
    return [thinned(places[run]) for run in runs]


def thinned(places: NDArray[np.float64]) -> NDArray[np.float64]:
    """The corners that a line from left to right needs: (c, 2) of its (m, 2) places, m > 0."""
    kept = np.zeros(len(places), dtype=bool)
    kept[[0, -1]] = True
    spans = [(0, len(places) - 1)]
    while spans:
        first, last = spans.pop()
        if last - first < 2:
            continue
        way, off = places[last] - places[first], places[first + 1 : last] - places[first]
        length = float(np.hypot(*way))
        far = np.hypot(*off.T)
        if length:
            far = np.abs(off[:, 0] * way[1] - off[:, 1] * way[0]) / length
        worst = int(np.argmax(far))
        if far[worst] > _STRAIGHT:
            middle = first + 1 + worst
            kept[middle] = True
            spans += [(first, middle), (middle, last)]
    return places[kept]

"""A guess of what is left after a recode, learned from the recodes that were tried.

Each option is taken to lower the log-odds of being in a unique record set by about as much as it
costs, and somewhat more or less by its own kind. A guess only says what to try next.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

_PULL: Final = 1.0
"""How strongly an option is taken to be like the others of its price."""
_LEAST_SPREAD: Final = 0.05


class Guess:
    """Log-odds, against the threshold, that records are left in sets: of every choice.

    Attributes
    ----------
    spread
        How far off guesses near the threshold are, log-odds.
    """

    def __init__(self, prices: Sequence[NDArray[np.float64]]) -> None:
        self._prices = prices
        self._firsts = np.cumsum([0, *(len(of) - 1 for of in prices)])
        self._rows: list[NDArray[np.float64]] = []
        self._levels: list[float] = []
        self.spread = 1.0

    def learn(self, choice: Sequence[int], level: float) -> None:
        """A choice was tried: what it leaves, log-odds against the threshold."""
        row = np.zeros(2 + int(self._firsts[-1]))
        row[0] = 1
        for first, of, i in zip(self._firsts, self._prices, choice, strict=False):
            row[1] += of[i]
            if i:
                row[1 + int(first) + i] = 1
        self._rows.append(row)
        self._levels.append(level)

    def of_all(self) -> NDArray[np.float64]:
        """The guess for every choice, an axis for each variable."""
        x, y = np.array(self._rows), np.array(self._levels)
        near = np.exp(-np.abs(y))[:, None]
        pull = np.full(x.shape[1], _PULL)
        pull[:2] = 1e-6
        slopes = np.linalg.solve(x.T @ (near * x) + np.diag(pull), x.T @ (near[:, 0] * y))
        error = y - x @ slopes
        spread = np.sqrt((near[:, 0] * error**2).sum() / near.sum())
        self.spread = max(_LEAST_SPREAD, float(spread))
        guess = np.full(tuple(map(len, self._prices)), slopes[0], np.float64)
        for axis, (first, of) in enumerate(zip(self._firsts, self._prices, strict=False)):
            own = slopes[1] * of
            own[1:] += slopes[2 + int(first) : 1 + int(first) + len(of)]
            along = [1] * len(self._prices)
            along[axis] = len(of)
            guess += own.reshape(along)
        return guess

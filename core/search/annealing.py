"""Cooling: when a search is how warm, and what geography costs meanwhile."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

ROUNDING = 1e-12
"""Running sums are right to this share of themselves; the best state stays that far inside."""

_GAIN, _STEEPEST = 0.05, 1e6


@dataclass(frozen=True)
class Plan:
    """When a search is how warm, by moves: rounds of cooling, all but the first from the best.

    Attributes
    ----------
    moves
        Moves to price in all.
    rounds
        Times to cool down.
    hot, reheat
        Temperature at the start of the first and of later rounds, in a unit of the search's own.
    """

    moves: int
    rounds: int
    hot: float = 1.0
    reheat: float = 0.4
    epoch: int = 4096
    epochs: int = 200
    cold_end: float = 0.08

    def __iter__(self) -> Iterator[tuple[int, float, int]]:
        """(round, temperature, moves to have priced by then) of each epoch."""
        for number in range(self.rounds):
            first = self.moves * number // self.rounds
            last = self.moves * (number + 1) // self.rounds
            n = max(1, min(self.epochs, last - first), (last - first) // self.epoch)
            for i in range(n):
                left = max(0.0, 1.0 - (i / n) / (1.0 - self.cold_end))
                warm = self.hot if number == 0 else self.reheat
                yield number, warm * left * left, first + (last - first) * (i + 1) // n


class Price:
    """What a unit of a measure costs in records: as given, or so that the measure keeps a limit.

    Parameters
    ----------
    given
        Records per unit; None to keep the limit.
    limit
        The most the measure may be.
    band
        Excess at which the price rises as fast as it may.
    first
        Records per unit to begin with, where it is not given.
    """

    def __init__(self, given: float | None, limit: float, band: float, first: float) -> None:
        self.given = given
        self.limit = math.inf if given is not None else limit * (1.0 - ROUNDING)
        self._aim, self._band = limit, max(band, 1e-300)
        self._first = first
        self.value = first if given is None else given

    def follow(self, measure: float) -> None:
        """Rises where the measure is above its limit, falls where it is below."""
        if self.given is None:
            excess = max(-1.0, min(1.0, (measure - self._aim) / self._band))
            value = self.value * (1.0 + _GAIN * excess)
            self.value = max(self._first / _STEEPEST, min(self._first * _STEEPEST, value))

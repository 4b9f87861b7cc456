"""Axes: from values to a length and back, and the round numbers along them."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QLocale

from app.kit import numbers
from core.inspection.distributions import round_step

_ROOM = 0.05


@dataclass(frozen=True)
class Axis:
    """A range of values along a length; ``log``: by their logarithm."""

    low: float
    high: float
    log: bool = False

    @staticmethod
    def around(values: Iterable[NDArray[np.float64]], *, log: bool = False) -> Axis:
        """The range of all values with a little room; from 0 where that is near."""
        known = np.concatenate([of[np.isfinite(of)] for of in values] or [np.zeros(0)])
        if log:
            known = known[known > 0]
        if not len(known):
            return Axis(1.0, 10.0, True) if log else Axis(0.0, 1.0)
        low, high = float(known.min()), float(known.max())
        if log:
            factor = max(high / low, 1.2) ** _ROOM
            return Axis(low / factor, high * factor, True)
        room = _ROOM * (high - low) or max(abs(high) * 0.05, 0.5)
        from_zero = low >= 0 and low < (high - low)
        return Axis(-room if from_zero else low - room, high + room)

    def scaled(self, values: NDArray[np.float64]) -> NDArray[np.float64]:
        """The values as they stand along the axis; NaN for what a log axis has no place for."""
        if not self.log:
            return np.asarray(values, dtype=np.float64)
        with np.errstate(invalid="ignore", divide="ignore"):
            return np.where(values > 0, np.log10(values), np.nan)

    @property
    def ends(self) -> tuple[float, float]:
        """Both ends, as they stand along the axis."""
        return (math.log10(self.low), math.log10(self.high)) if self.log else (self.low, self.high)

    def within(self, low: float, high: float) -> Axis:
        """A part of it, by ends as they stand along the axis."""
        return Axis(10.0**low, 10.0**high, True) if self.log else Axis(low, high)

    def place(self, values: NDArray[np.float64]) -> NDArray[np.float64]:
        """0 at the low end, 1 at the high end; NaN for what a log axis has no place for."""
        low, high = self.ends
        return np.asarray((self.scaled(values) - low) / max(high - low, 1e-300))

    def ticks(self, most: int) -> list[tuple[float, str]]:
        """At most about ``most`` round numbers within the range, each with its words."""
        return list(_ticks(self, most, QLocale().name()))


@lru_cache(maxsize=256)
def _ticks(axis: Axis, most: int, locale: str) -> tuple[tuple[float, str], ...]:
    """The ticks of an axis: a figure asks several times with every paint."""
    del locale  # in which the words are
    if axis.log and axis.high > 3 * axis.low:
        return _log_ticks(axis, most)
    step = round_step((axis.high - axis.low) / max(most, 1))
    first, last = math.ceil(axis.low / step - 1e-9), math.floor(axis.high / step + 1e-9)
    return tuple((i * step, numbers.tick(i * step, step)) for i in range(first, last + 1))


def _log_ticks(axis: Axis, most: int) -> tuple[tuple[float, str], ...]:
    low, high = axis.ends
    powers = range(math.floor(low), math.ceil(high) + 1)
    for parts in ((1, 2, 5), (1, 3), (1,)):
        values = [m * 10.0**p for p in powers for m in parts]
        inside = [v for v in values if axis.low <= v <= axis.high]
        if len(inside) <= max(most, 2):
            break
    if len(inside) > most:
        inside = inside[:: math.ceil(len(inside) / max(most, 1))]
    return tuple((v, numbers.tick(v, v)) for v in inside)

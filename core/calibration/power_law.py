"""A power law through a curve of uniqueness, and the cut-off that follows (El Emam et al. 2009)."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.calibration.results import LEFT, RIGHT


@dataclass(frozen=True)
class PowerLaw:
    """U(S) = scale * S ** exponent; the logarithm of the scale, which itself may be huge."""

    log_scale: float
    exponent: float

    @property
    def scale(self) -> float:
        """Infinite or 0 where a float cannot hold it."""
        return _exp(self.log_scale)

    def at(self, size: float) -> float:
        """Uniqueness at a size."""
        return _exp(self.log_scale + self.exponent * math.log(size))

    def slope(self, sizes: NDArray[np.float64]) -> NDArray[np.float64]:
        """Change of uniqueness with one record more at some sizes, without its sign (Eq. 2)."""
        with np.errstate(over="ignore"):
            power = np.exp(self.log_scale + (self.exponent - 1) * np.log(sizes))
        return np.asarray(abs(self.exponent) * power)

    def where_slope_is(self, slope: float) -> float | None:
        """The size at which it changes by so much a record; None where there is none such."""
        power = self.exponent - 1.0
        if slope <= 0 or self.exponent == 0 or power == 0:
            return None
        size = _exp((math.log(slope / abs(self.exponent)) - self.log_scale) / power)
        return size if math.isfinite(size) else None


def _exp(x: float) -> float:
    try:
        return math.exp(x)
    except OverflowError:
        return math.inf


@dataclass(frozen=True)
class Cutoff:
    """Where a curve no longer changes.

    Attributes
    ----------
    people
        A size of the grid.
    continuous
        Between the sizes, or beyond them; None without a curve or where it never changes so much.
    censored
        `LEFT` or `RIGHT` at the ends of the grid.
    """

    people: int
    continuous: float | None
    censored: str | None


def fit_power_law(sizes: NDArray[np.int64], unique: NDArray[np.float64]) -> PowerLaw | None:
    """Least squares on logarithms over the sizes that have unique records (El Emam et al. 2009).

    Parameters
    ----------
    sizes
        (g,) records.
    unique
        (g,) share of unique records.

    Returns
    -------
    None where fewer than two sizes have unique records.
    """
    there = unique > 0
    if np.count_nonzero(there) < 2:
        return None
    x, y = np.log(sizes[there]), np.log(unique[there])
    x_mean, y_mean = x.mean(), y.mean()
    exponent = float(((x - x_mean) * (y - y_mean)).sum() / ((x - x_mean) ** 2).sum())
    return PowerLaw(float(y_mean - exponent * x_mean), exponent)


def all_unique(unique: NDArray[np.float64]) -> bool:
    """Whether every record is unique at every size."""
    return bool((unique >= 1.0).all())


def cutoff_of(
    sizes: NDArray[np.int64], unique: NDArray[np.float64], law: PowerLaw | None, threshold: float
) -> Cutoff:
    """The smallest size at which the curve changes less than a threshold over one step (Eq. 2).

    At the lower end of the grid it is censored from the left, at the upper end from the right
    (methods 9). Two cases have no curve to go by: without one, uniqueness is next to nothing and
    the lower end is taken; where every record is unique at every size the curve is flat at the
    top instead of at the bottom, so the cut-off lies beyond the upper end.

    Parameters
    ----------
    sizes
        (g,) records, at least two, equally spaced.
    unique
        (g,) share of unique records.
    law
        Fitted to them.
    threshold
        Change of uniqueness over one step.
    """
    low, high = int(sizes[0]), int(sizes[-1])
    if law is None:
        return Cutoff(low, None, LEFT)
    if all_unique(unique):
        return Cutoff(high, None, RIGHT)
    step = float(sizes[1] - sizes[0])
    flat = np.flatnonzero(law.slope(sizes.astype(np.float64)) * step < threshold)
    people = int(sizes[flat[0]]) if len(flat) else high
    censored = LEFT if people == low else RIGHT if people == high else None
    return Cutoff(people, law.where_slope_is(threshold / step), censored)

"""Classes of each size of the units: all that the estimators look at; and roots of equations."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.arrays import check_shape, read_only
from core.classes import ClassCounts

_MOST: Final = 80
_NEAR: Final = 1e-11


@dataclass(frozen=True, eq=False)
class Frequencies:
    """Classes of each size, for each unit; only sizes that occur.

    Attributes
    ----------
    unit
        (t,) index of the unit, ascending.
    size
        (t,) records in a class, ascending within a unit.
    classes
        (t,) number of the unit's classes that have this size.
    n_units
        Number of units; one without records does not occur in ``unit``.
    """

    unit: NDArray[np.int64]
    size: NDArray[np.int64]
    classes: NDArray[np.int64]
    n_units: int

    def __post_init__(self) -> None:
        for name in ("size", "classes"):
            check_shape(name, getattr(self, name), self.unit.shape)
        for name in ("unit", "size", "classes"):
            object.__setattr__(self, name, read_only(getattr(self, name)))

    def sums(self, terms: NDArray[np.float64]) -> NDArray[np.float64]:
        """(n_units,) sum of (t,) terms over the sizes of each unit."""
        sums = np.bincount(self.unit, terms, self.n_units)
        return np.asarray(sums, dtype=np.float64)  # without terms they would be whole numbers

    @cached_property
    def records(self) -> NDArray[np.float64]:
        """(n_units,) records."""
        return self.sums((self.classes * self.size).astype(np.float64))

    @cached_property
    def n_classes(self) -> NDArray[np.float64]:
        """(n_units,) classes."""
        return self.sums(self.classes.astype(np.float64))

    @cached_property
    def uniques(self) -> NDArray[np.float64]:
        """(n_units,) classes of one record."""
        return self.sums(np.where(self.size == 1, self.classes, 0).astype(np.float64))

    def of(self, units: NDArray[np.bool_]) -> Frequencies:
        """The frequencies of some units, numbered anew; ``units`` is (n_units,)."""
        keep = units[self.unit]
        number = np.cumsum(units) - 1
        return Frequencies(
            number[self.unit[keep]], self.size[keep], self.classes[keep], int(units.sum())
        )


def frequencies_of(counts: ClassCounts) -> Frequencies:
    """The frequencies of every unit of the counts."""
    sizes = counts.class_sizes.astype(np.int64)
    most = int(sizes.max(initial=0)) + 1
    rows = np.repeat(np.arange(counts.n_units, dtype=np.int64), np.diff(counts.counts.indptr))
    keys = np.sort(rows * most + sizes)
    first = np.ones(len(keys), dtype=bool)
    np.not_equal(keys[1:], keys[:-1], out=first[1:])
    starts = np.flatnonzero(first)
    classes = np.diff(np.append(starts, len(keys)))
    unit, size = np.divmod(keys[starts], most)
    return Frequencies(unit, size, classes.astype(np.int64), counts.n_units)


def roots(
    f: Callable[[NDArray[np.float64]], NDArray[np.float64]],
    low: NDArray[np.float64],
    high: NDArray[np.float64],
) -> NDArray[np.float64]:
    """A place between ``low`` and ``high`` where each function changes its sign (Ridders' method).

    Parameters
    ----------
    f
        Takes (n,) places, one a function, and gives (n,) values.
    low, high
        (n,) ends.

    Returns
    -------
    ndarray
        (n,) places; NaN where a function has the same sign at both ends, or no value there.
    """
    low, high = low.astype(np.float64), high.astype(np.float64)
    at_low, at_high = f(low), f(high)
    with np.errstate(invalid="ignore", over="ignore", divide="ignore"):
        bracketed = np.sign(at_low) * np.sign(at_high) <= 0
        last = np.full(len(low), np.inf)
        for _ in range(_MOST):
            middle = 0.5 * (low + high)
            at_middle = f(middle)
            bent = np.sqrt(at_middle**2 - at_low * at_high)
            step = (middle - low) * np.sign(at_low - at_high) * at_middle / bent
            place = np.where(np.isfinite(step), middle + step, middle)
            at_place = f(place)
            # Four places: the root lies between two neighbours whose signs differ.
            for x, y in ((middle, at_middle), (place, at_place)):
                inside = (x >= low) & (x <= high)
                left = inside & (np.sign(y) == np.sign(at_low))
                right = inside & ~left & np.isfinite(y)
                low, at_low = np.where(left, x, low), np.where(left, y, at_low)
                high, at_high = np.where(right, x, high), np.where(right, y, at_high)
            # Often one end closes in and the other stays where it is: then the places tell.
            near = _NEAR * (1.0 + np.abs(low))
            open_ = (high - low > near) & (np.abs(place - last) > near)
            if not (open_ & bracketed).any():
                break
            last = place
    best = np.where(np.abs(at_low) <= np.abs(at_high), low, high)
    return np.where(bracketed, best, np.nan)

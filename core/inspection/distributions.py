"""Distributions: values in classes between round numbers, alike for all runs drawn together."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

_BINS = 30
_WIDE = 25.0
"""Where the largest value is this many times the median, equal classes would show one tower."""
_PER_DECADE = 8


@dataclass(frozen=True, eq=False)
class Distribution:
    """Weights by class of values.

    Attributes
    ----------
    edges
        (b + 1,) float64, ascending; class i runs from edge i up to, not including, edge i + 1.
        The last one includes its end.
    weights
        (b,) float64.
    """

    edges: NDArray[np.float64]
    weights: NDArray[np.float64]


def is_wide(values: Sequence[NDArray[np.float64]]) -> bool:
    """Whether values spread so far that classes should grow with them (log scale)."""
    positive = np.concatenate([of[np.isfinite(of) & (of > 0)] for of in values] or [np.zeros(0)])
    return len(positive) > 0 and float(positive.max()) > _WIDE * float(np.median(positive))


def common_edges(
    values: Sequence[NDArray[np.float64]], *, log: bool = False, bins: int = _BINS
) -> NDArray[np.float64]:
    """(b + 1,) round edges of classes that hold all values; two edges at least.

    Parameters
    ----------
    values
        One array a run; what is not finite is passed over.
    log
        Classes that grow with the values: about eight from 1 to 10. Zeros fall in the first.
    bins
        About how many classes are wanted where they are equal.
    """
    known = np.concatenate([of[np.isfinite(of)] for of in values] or [np.zeros(0)])
    if log:
        known = known[known > 0]
    if not len(known):
        return np.array([0.0, 1.0])
    low, high = float(known.min()), float(known.max())
    if log:
        low = max(low, high * 1e-6)
        first = math.floor(math.log10(low) * _PER_DECADE + 1e-9)
        last = math.ceil(math.log10(high) * _PER_DECADE - 1e-9)
        edges = np.arange(first, max(last, first + 1) + 1) / _PER_DECADE
        return np.asarray(np.power(10.0, edges), dtype=np.float64)
    step = round_step((high - low) / bins if high > low else max(abs(high) / bins, 1e-9))
    if low >= 0 and low < high / 3:
        low = 0.0
    start, stop = math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9)
    return np.arange(start, max(stop, start + 1) + 1, dtype=np.float64) * step


def round_step(least: float) -> float:
    """The smallest of 1, 2, 2.5, 5 times a power of ten that is not below ``least``."""
    if not least > 0:
        return 1.0
    power = 10.0 ** math.floor(math.log10(least) + 1e-12)
    steps = (1.0, 2.0, 2.5, 5.0, 10.0)
    return next(s * power for s in steps if s * power >= least * (1 - 1e-9))


def distribution(
    values: NDArray[np.float64],
    edges: NDArray[np.float64],
    weights: NDArray[np.float64] | None = None,
) -> Distribution:
    """Values, each with its weight, by class; those beyond the edges fall in the outermost."""
    known = np.isfinite(values)
    inside = np.clip(values[known], edges[0], edges[-1])
    of = None if weights is None else np.nan_to_num(weights[known], nan=0.0)
    found, _ = np.histogram(inside, bins=edges, weights=of)
    return Distribution(edges, found.astype(np.float64))


def quantile(
    values: NDArray[np.float64], share: float, weights: NDArray[np.float64] | None = None
) -> float:
    """The smallest value that ``share`` of the weight does not exceed; NaN without weight."""
    known = np.isfinite(values)
    values = values[known]
    of = np.ones(len(values)) if weights is None else np.nan_to_num(weights[known], nan=0.0)
    order = np.argsort(values, kind="stable")
    running = np.cumsum(of[order])
    if not len(running) or running[-1] <= 0:
        return math.nan
    # Sums of weights are not exact: a hair less still is the share.
    at = int(np.searchsorted(running, share * running[-1] * (1 - 1e-12)))
    return float(values[order[min(at, len(values) - 1)]])

"""The slide negative binomial (Chen and Keller-McNulty 1998).

The size of a class of the population, less one, is negative binomial with shape r and scale b:
its mean is r b, and a class has one member with probability (1 + b) ** -r. A sample takes every
person with the sampling fraction. Then the number of classes in the population, r and b are those
at which population, classes of the sample and classes of one record in the sample are as expected:

    people               N = K (1 + r b)
    classes seen         u = K (1 - (1 - f) (1 + b f) ** -r)
    seen with one record s = K f (1 + b f) ** -r (1 + (1 - f) r b / (1 + b f))

These follow from the generating function z (1 + b - b z) ** -r of a class's size at 1 - f + f z.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.thresholds.estimators.frequencies import Frequencies, roots

_LOG_SCALE: Final = (-16.0, 16.0)
"""Where ln b is looked for: from sizes as even as Poisson's to a few that hold nearly all."""


def snb(of: Frequencies, population: NDArray[np.float64]) -> NDArray[np.float64]:
    """(n_units,) share of the population that is unique, 0 to 1.

    Parameters
    ----------
    of
        Classes of the sample by size.
    population
        (n_units,) people, at least as many as records.

    Returns
    -------
    ndarray
        NaN where no such distribution would be expected to give this sample: none of its classes
        is shared, or its sizes are more even or more uneven than any slide negative binomial.
    """
    share = np.full(of.n_units, np.nan)
    usable = (of.n_classes >= 1) & (of.n_classes < of.records) & (population > of.records)
    if usable.any():
        share[usable] = _fitted(of.of(usable), population[usable])
    return share


def _fitted(of: Frequencies, people: NDArray[np.float64]) -> NDArray[np.float64]:
    fraction = of.records / people

    def surplus(log_scale: NDArray[np.float64]) -> NDArray[np.float64]:
        scale = np.exp(log_scale)
        mean = _mean_for(of, people, fraction, scale)
        return people / (1.0 + mean) * _once(fraction, scale, mean) - of.uniques

    low, high = (np.full(of.n_units, end) for end in _LOG_SCALE)
    scale = np.exp(roots(surplus, low, high))
    mean = _mean_for(of, people, fraction, np.where(np.isnan(scale), 1.0, scale))
    with np.errstate(under="ignore"):
        alone = np.exp(-mean / scale * np.log1p(scale))
    return np.asarray(alone / (1.0 + mean), dtype=np.float64)


def _mean_for(
    of: Frequencies,
    people: NDArray[np.float64],
    fraction: NDArray[np.float64],
    scale: NDArray[np.float64],
) -> NDArray[np.float64]:
    """The mean r b at which as many classes are seen as were; it is the only one above 0."""

    def missing(mean: NDArray[np.float64]) -> NDArray[np.float64]:
        seen = 1.0 - (1.0 - fraction) * np.exp(-mean / scale * np.log1p(scale * fraction))
        return seen - of.n_classes * (1.0 + mean) / people

    # Concave, not negative at 0 and negative at the end: one root beyond the first.
    return roots(missing, np.zeros(of.n_units) + 1e-9, people / of.n_classes)


def _once(
    fraction: NDArray[np.float64], scale: NDArray[np.float64], mean: NDArray[np.float64]
) -> NDArray[np.float64]:
    """Probability that a class has exactly one record in the sample."""
    thinned = 1.0 + scale * fraction
    none_else = np.exp(-mean / scale * np.log(thinned))
    return np.asarray(fraction * none_else * (1.0 + (1.0 - fraction) * mean / thinned))

"""Zayatz' estimate: classes of the population are assumed to be spread over sizes as the sample's.

A record that is unique in the sample is unique in the population with the probability that Bayes
gives: of a class of size i, a simple random sample draws exactly one member with a hypergeometric
probability, and sizes are as common in the population as in the sample (Zayatz 1991). Where the
sample is small its classes are smaller than those of the population, and the estimate too high.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from scipy.special import gammaln

from core.thresholds.estimators.frequencies import Frequencies


def zayatz(of: Frequencies, population: NDArray[np.float64]) -> NDArray[np.float64]:
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
        NaN for units without records. Where the sample is the population: its own share.
    """
    n, people = of.records[of.unit], population[of.unit]
    drawn_once = _drawn_once(of.size.astype(np.float64), n, people)
    expected = of.sums(of.classes * drawn_once)
    with np.errstate(invalid="ignore", divide="ignore"):
        still_unique = np.where(
            of.uniques > 0, (of.records / population) * of.uniques / expected, 0.0
        )
        share = of.uniques * still_unique / of.records
    return np.asarray(np.where(of.records > 0, share, np.nan), dtype=np.float64)


def _drawn_once(
    size: NDArray[np.float64], n: NDArray[np.float64], people: NDArray[np.float64]
) -> NDArray[np.float64]:
    """Probability that n records of the people hold exactly one of a class of this size."""
    rest = people - size - (n - 1.0)  # people who are in neither the class nor the sample
    possible = rest >= 0
    rest = np.maximum(rest, 0.0)
    logarithm = (
        np.log(size * n)
        + gammaln(people - size + 1.0)
        - gammaln(rest + 1.0)
        + gammaln(people - n + 1.0)
        - gammaln(people + 1.0)
    )
    return np.where(possible, np.exp(np.minimum(logarithm, 0.0)), 0.0)

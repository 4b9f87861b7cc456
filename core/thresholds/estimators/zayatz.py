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
    # Probability that n records of the people hold exactly one of a class of this size.
    size = of.size.astype(np.float64)
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
    drawn_once: NDArray[np.float64] = np.where(possible, np.exp(np.minimum(logarithm, 0.0)), 0.0)
    expected = of.sums(of.classes * drawn_once)
    with np.errstate(invalid="ignore", divide="ignore"):
        still_unique = np.where(
            of.uniques > 0, (of.records / population) * of.uniques / expected, 0.0
        )
        share = of.uniques * still_unique / of.records
    return np.asarray(np.where(of.records > 0, share, np.nan), dtype=np.float64)

"""Slopes and curvature of the likelihood of Pitman's sampling formula.

With n records in u classes, s of them of size j, the logarithm of the likelihood is

    sum over i = 1 ... u - 1 of ln(theta + i alpha)
    - sum over i = 1 ... n - 1 of ln(theta + i)
    + sum over j of s times the sum over i = 1 ... j - 1 of ln(i - alpha).

The sums over i of inverse powers are differences of digamma and trigamma functions. Parameters are
alpha and the place ln(theta + alpha), which is free to be any number.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from scipy.special import digamma, polygamma

from core.thresholds.estimators.frequencies import Frequencies


def slopes(
    of: Frequencies, alpha: NDArray[np.float64], place: NDArray[np.float64]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Along alpha and along the place, (n_units,) each."""
    above = np.exp(place)
    theta = above - alpha
    ratio, own = theta / alpha, alpha[of.unit]
    inverse = digamma(ratio + of.n_classes) - digamma(ratio + 1.0)
    by_theta = inverse / alpha - (digamma(theta + of.records) - digamma(theta + 1.0))
    joining = of.sums(of.classes * (digamma(of.size - own) - digamma(1.0 - own)))
    by_alpha = (of.n_classes - 1.0 - ratio * inverse) / alpha - joining
    return by_alpha - by_theta, above * by_theta


def curvature(
    of: Frequencies,
    alpha: NDArray[np.float64],
    place: NDArray[np.float64],
    slope: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    """Second derivatives: twice along alpha, along both, twice along the place; (n_units,) each.

    Parameters
    ----------
    of, alpha, place
        As for `slopes`.
    slope
        (n_units,) along the place.
    """
    above = np.exp(place)
    theta = above - alpha
    ratio, own = theta / alpha, alpha[of.unit]
    inverse = digamma(ratio + of.n_classes) - digamma(ratio + 1.0)
    squares = polygamma(1, ratio + 1.0) - polygamma(1, ratio + of.n_classes)
    tt = -squares / alpha**2 + polygamma(1, theta + 1.0) - polygamma(1, theta + of.records)
    ta = -(inverse - ratio * squares) / alpha**2
    joining = of.sums(of.classes * (polygamma(1, 1.0 - own) - polygamma(1, of.size - own)))
    rest = of.n_classes - 1.0 - 2.0 * ratio * inverse + ratio**2 * squares
    aa = -rest / alpha**2 - joining
    return aa - 2.0 * ta + tt, above * (ta - tt), above**2 * tt + slope

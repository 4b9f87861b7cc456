"""Pitman's sampling formula, fitted by maximum likelihood (Hoshino 2001).

People come one after another. The next one starts a class of their own with probability
(theta + u alpha) / (theta + n) after n people in u classes, and joins a class of size j with
probability (j - alpha) / (theta + n). A simple random sample of such a population follows the same
formula with the same alpha and theta, so both are fitted to the sample, and the number of classes
of one person among N follows. It allows many small classes and few large ones; where all classes
are equally likely, alpha ends at 0 and the estimate is too high.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy.special import digamma, gammaln

from core.thresholds.estimators.frequencies import Frequencies
from core.thresholds.estimators.roots import roots

_ALPHA: Final = (1e-4, 1.0 - 1e-6)
_LOG_THETA: Final = (-25.0, 25.0)
"""Where ln(theta + alpha) is looked for."""


class PitmanFit(NamedTuple):
    """(n_units,) parameters; NaN where the likelihood has no maximum that can be found."""

    alpha: NDArray[np.float64]
    theta: NDArray[np.float64]


def pitman(of: Frequencies, population: NDArray[np.float64]) -> NDArray[np.float64]:
    """(n_units,) expected share of the population that is unique, 0 to 1.

    Parameters
    ----------
    of
        Classes of the sample by size.
    population
        (n_units,) people, at least as many as records.

    Returns
    -------
    ndarray
        NaN where the parameters cannot be found: fewer than two classes, or none that is shared.
    """
    return unique_share(fit_pitman(of), population)


def unique_share(fit: PitmanFit, population: NDArray[np.float64]) -> NDArray[np.float64]:
    """(n_units,) expected share of classes of one person among so many people, 0 to 1."""
    alpha, theta = fit
    logarithm = (
        gammaln(theta + 1.0)
        - gammaln(theta + alpha)
        + gammaln(theta + alpha + population - 1.0)
        - gammaln(theta + population)
    )
    return np.asarray(np.exp(np.minimum(logarithm, 0.0)), dtype=np.float64)


def fit_pitman(of: Frequencies) -> PitmanFit:
    """Maximum likelihood: theta for each alpha, then the alpha where the slope is zero."""
    usable = (of.n_classes >= 2) & (of.n_classes < of.records)
    alpha, theta = np.full(of.n_units, np.nan), np.full(of.n_units, np.nan)
    if usable.any():
        some = of.of(usable)
        alpha[usable], theta[usable] = _fit(some)
    return PitmanFit(alpha, theta)


def _fit(of: Frequencies) -> PitmanFit:
    low, high = (np.full(of.n_units, end) for end in _ALPHA)

    def slope(alpha: NDArray[np.float64]) -> NDArray[np.float64]:
        return _slope_of_alpha(of, alpha, _theta_for(of, alpha))

    alpha = roots(slope, low, high)
    # Sloping down from the start, the maximum is where alpha ends.
    alpha = np.where(np.isnan(alpha) & (slope(low) <= 0), low, alpha)
    return PitmanFit(alpha, _theta_for(of, np.where(np.isnan(alpha), 0.5, alpha)) + 0.0 * alpha)


def _theta_for(of: Frequencies, alpha: NDArray[np.float64]) -> NDArray[np.float64]:
    """The theta of the greatest likelihood at an alpha."""

    def slope(logarithm: NDArray[np.float64]) -> NDArray[np.float64]:
        return _slope_of_theta(of, alpha, np.exp(logarithm) - alpha)

    low, high = (np.full(of.n_units, end) for end in _LOG_THETA)
    return np.asarray(np.exp(roots(slope, low, high)) - alpha, dtype=np.float64)


def _classes_sum(
    of: Frequencies, alpha: NDArray[np.float64], theta: NDArray[np.float64]
) -> NDArray[np.float64]:
    """Sum of 1 / (theta + i alpha) for i = 1 ... u - 1."""
    ratio = theta / alpha
    return np.asarray((digamma(ratio + of.n_classes) - digamma(ratio + 1.0)) / alpha)


def _slope_of_theta(
    of: Frequencies, alpha: NDArray[np.float64], theta: NDArray[np.float64]
) -> NDArray[np.float64]:
    people = digamma(theta + of.records) - digamma(theta + 1.0)
    return np.asarray(_classes_sum(of, alpha, theta) - people)


def _slope_of_alpha(
    of: Frequencies, alpha: NDArray[np.float64], theta: NDArray[np.float64]
) -> NDArray[np.float64]:
    starting = (of.n_classes - 1.0 - theta * _classes_sum(of, alpha, theta)) / alpha
    own = alpha[of.unit]
    joining = of.sums(of.classes * (digamma(of.size - own) - digamma(1.0 - own)))
    return np.asarray(starting - joining)

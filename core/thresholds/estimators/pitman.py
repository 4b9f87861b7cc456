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
from scipy.special import digamma, gammaln, polygamma

from core.thresholds.estimators.frequencies import Frequencies, roots

_ALPHA: Final = (1e-3, 1.0 - 1e-6)
_LEAST_PLACE: Final = -25.0
"""Where alpha and ln(theta + alpha) are looked for; the latter up to what `_places` says."""

_START: Final = (0.3, 3.0)
_STEPS: Final = 40
_LONGEST: Final = (0.15, 1.5)
"""Steps of Newton's method: most of them, and how far one goes in alpha and ln(theta + alpha)."""

_PLACED: Final = 8
"""Steps in which alpha stays, so that theta is near before both move."""

_FLAT: Final = 1e-7
"""Slope, for each record, at which the likelihood counts as flat."""


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
    """Maximum likelihood: quickly where Newton's method gets there, else step by step."""
    usable = (of.n_classes >= 2) & (of.n_classes < of.records)
    alpha, theta = np.full(of.n_units, np.nan), np.full(of.n_units, np.nan)
    if usable.any():
        some = of.of(usable)
        alpha[usable], theta[usable] = _by_newton(some)
        left = usable & np.isnan(alpha)
        if left.any():
            alpha[left], theta[left] = _one_within_the_other(of.of(left))
    return PitmanFit(alpha, theta)


def _by_newton(of: Frequencies) -> PitmanFit:
    """Both parameters at once, alpha kept at its lower end where it wants to go below; NaN = no.

    Units that are found are left out of the steps that the others need.
    """
    fit = PitmanFit(np.full(of.n_units, np.nan), np.full(of.n_units, np.nan))
    units = np.arange(of.n_units)
    alpha, place = (np.full(of.n_units, start) for start in _START)
    with np.errstate(all="ignore"):
        for step in range(_STEPS):
            to_alpha, to_place, found = _newton_step(of, alpha, place, fixed=step < _PLACED)
            if step >= _PLACED and found.any():
                there = found & np.isfinite(alpha + place) & (alpha < _ALPHA[1])
                fit.alpha[units[there]] = alpha[there]
                fit.theta[units[there]] = np.exp(place[there]) - alpha[there]
                if found.all():
                    break
                left = ~found
                of, units = of.of(left), units[left]
                alpha, place = alpha[left], place[left]
                to_alpha, to_place = to_alpha[left], to_place[left]
            least, most = _places(of)
            alpha = np.clip(alpha + to_alpha, *_ALPHA)
            place = np.clip(place + to_place, least, most)
    return fit


def _newton_step(
    of: Frequencies, alpha: NDArray[np.float64], place: NDArray[np.float64], *, fixed: bool
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.bool_]]:
    """How far to go in alpha and place, and which units are at their maximum already.

    Parameters
    ----------
    of, alpha, place
        As for `slopes`.
    fixed
        Whether alpha stays for now.
    """
    d_alpha, d_place = slopes(of, alpha, place)
    aa, ap, pp = curvature(of, alpha, place, d_place)
    held = ((alpha <= _ALPHA[0]) & (d_alpha <= 0)) | fixed
    top = (pp < 0) & (held | (aa * pp - ap * ap > 0))
    flat = (np.abs(d_place) + np.where(held, 0.0, np.abs(d_alpha))) <= _FLAT * of.records
    # Where it is not a hilltop, each on its own and uphill.
    bent = np.where(top, aa * pp - ap * ap, aa * pp)
    to_alpha = np.where(top, (ap * d_place - pp * d_alpha) / bent, d_alpha / np.abs(aa))
    to_place = np.where(top & ~held, (ap * d_alpha - aa * d_place) / bent, d_place / np.abs(pp))
    to_alpha = np.where(held, 0.0, np.clip(to_alpha, -_LONGEST[0], _LONGEST[0]))
    return to_alpha, np.clip(to_place, -_LONGEST[1], _LONGEST[1]), top & flat


def _one_within_the_other(of: Frequencies) -> PitmanFit:
    """The theta of each alpha, then the alpha where the slope is zero; slow and sure."""
    low, high = (np.full(of.n_units, end) for end in _ALPHA)

    def slope(alpha: NDArray[np.float64]) -> NDArray[np.float64]:
        # At the best theta, the slope along alpha is the same whatever theta does.
        return slopes(of, alpha, _place_for(of, alpha))[0]

    alpha = roots(slope, low, high)
    # Sloping down from the start, the maximum is where alpha ends.
    alpha = np.where(np.isnan(alpha) & (slope(low) <= 0), low, alpha)
    known = np.where(np.isnan(alpha), 0.5, alpha)
    return PitmanFit(alpha, np.exp(_place_for(of, known)) - known + 0.0 * alpha)


def _place_for(of: Frequencies, alpha: NDArray[np.float64]) -> NDArray[np.float64]:
    """The ln(theta + alpha) of the greatest likelihood at an alpha."""
    return roots(lambda place: slopes(of, alpha, place)[1], *_places(of))


def _places(of: Frequencies) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Between which ends ln(theta + alpha) lies: with one pair in n records, theta is n^2 / 2."""
    return np.full(of.n_units, _LEAST_PLACE), 2.0 * np.log(of.records + 2.0)

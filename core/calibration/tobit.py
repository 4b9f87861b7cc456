"""Regression on values that are cut off at both ends (Tobit), by maximum likelihood.

In Olsen's parameters (intercept, slope and 1, all divided by the standard deviation) the logarithm
of the likelihood is concave, so Newton's method finds the maximum if there is one. There is none
where a line meets all observations, or where those at the limits can be told apart without error:
then the estimate runs away, which is said.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray
from scipy.special import erfcx, log_ndtr, ndtr

from core.calibration.results import TobitFit

Floats = NDArray[np.float64]

_LOG_2PI: Final = float(np.log(2 * np.pi))
_MILLS_AT_0: Final = float(np.sqrt(2 / np.pi))
_MOST_STEPS = 100
_MOST_HALVINGS = 40
_NEAR_ENOUGH = 1e-13
"""Expected gain of the log-likelihood below which the maximum is found."""
_LEAST_SIGMA = 1e-6
"""Standard deviation, in that of the values, below which a fit counts as exact."""
_LEAST_INFORMATION = 1e-8
"""In standard units; below it some direction is not determined by the data."""
_RIDGE = 1e-12
_SLOPES = 61


@dataclass(frozen=True, eq=False)
class CensoredData:
    """What a Tobit model is fitted to.

    Attributes
    ----------
    x, y
        (n,) predictor and value; ``y`` lies between the limits.
    lower, upper
        Limits; a value at one of them is only known to lie there or beyond. May be infinite.
    """

    x: Floats
    y: Floats
    lower: float
    upper: float

    @property
    def left(self) -> NDArray[np.bool_]:
        """(n,) which values are at the lower limit."""
        return np.asarray(self.y <= self.lower)

    @property
    def right(self) -> NDArray[np.bool_]:
        """(n,) which values are at the upper limit."""
        return np.asarray((self.y >= self.upper) & ~self.left)

    @property
    def varies(self) -> bool:
        """Whether the predictor does, beyond rounding."""
        return bool(np.ptp(self.x) > 1e-12 * max(1.0, float(np.abs(self.x).max())))


def fit_tobit(data: CensoredData, *, profile: bool = True) -> TobitFit:
    """Fits y* = b0 + b1 x + sigma e, of which only min(max(y*, lower), upper) is seen.

    Parameters
    ----------
    data
        At least one observation.
    profile
        Whether the profile of the likelihood is worked out where there is no maximum.

    Returns
    -------
    Not converged, with NaN for all that was not found, where the likelihood has no maximum: no
    variation of the predictor, all values at the limits, those at the limits told apart by it
    without error, or a line that meets all of them.
    """
    found = _maximum(data)
    if found is None:
        return _no_fit(data, profile_likelihood(data) if profile else np.zeros((0, 2)))
    beta, sigma, covariance, log_likelihood = found
    latent = beta[0] + beta[1] * data.x
    explained = float(((latent - latent.mean()) ** 2).sum())
    return TobitFit(
        b0=float(beta[0]),
        b1=float(beta[1]),
        sigma=sigma,
        se_b0=float(np.sqrt(covariance[0, 0])),
        se_b1=float(np.sqrt(covariance[1, 1])),
        log_likelihood=log_likelihood,
        n_left=int(data.left.sum()),
        n_right=int(data.right.sum()),
        pseudo_r2=explained / (explained + len(data.x) * sigma**2),
        fitted=censored_expectation(latent, sigma, data.lower, data.upper),
    )


def censored_expectation(latent: Floats, sigma: float, lower: float, upper: float) -> Floats:
    """(n,) expected value of min(max(y*, lower), upper) for y* normal about ``latent``."""
    a, b = (lower - latent) / sigma, (upper - latent) / sigma
    at_lower = lower * ndtr(a) if np.isfinite(lower) else 0.0
    at_upper = upper * ndtr(-b) if np.isfinite(upper) else 0.0
    inside = latent * (ndtr(b) - ndtr(a)) + sigma * (_density(a) - _density(b))
    return np.asarray(np.clip(at_lower + at_upper + inside, lower, upper))


def profile_likelihood(data: CensoredData, around: TobitFit | None = None) -> Floats:
    """(p, 2) slopes and the largest log-likelihood at each, over intercept and deviation.

    Where the likelihood grows without end the deviation is kept at a millionth of that of the
    values, so that the profile stays finite.

    Parameters
    ----------
    data
        Observations.
    around
        A fit whose slope is the middle, four standard errors to either side; without one the
        slopes go to either side of that of the line through the corners of the data.
    """
    if around is not None and around.converged:
        low, high = around.b1 - 4 * around.se_b1, around.b1 + 4 * around.se_b1
    else:
        spread = float(np.ptp(data.x)) if data.varies else 1.0
        steep = (float(np.ptp(data.y)) or 1.0) / spread
        low, high = -2.0 * steep, 4.0 * steep
    slopes = np.linspace(low, high, _SLOPES)
    return np.column_stack([slopes, [_at_slope(data, slope) for slope in slopes]])


@dataclass(frozen=True, eq=False)
class _Likelihood:
    """The observations as they enter the likelihood, in Olsen's parameters.

    Each row is what the parameters are multiplied with, the last of them 1 / sigma: the residual
    of an observation inside the limits, the distance to the limit of one beyond them.
    """

    inside: Floats
    beyond: Floats

    @classmethod
    def of(cls, design: Floats, data: CensoredData, offset: Floats) -> _Likelihood:
        """Of (n, p) predictors with unknown coefficients and what known ones add up to, (n,)."""
        left, right = data.left, data.right
        inside = np.column_stack([design, offset - data.y])[~(left | right)]
        to_left = -np.column_stack([design, offset - data.lower])[left]
        to_right = np.column_stack([design, offset - data.upper])[right]
        return cls(inside, np.vstack([to_left, to_right]))

    def value(self, theta: Floats) -> float:
        """Logarithm of the likelihood; minus infinity where the deviation is not positive."""
        if theta[-1] <= 0:
            return -np.inf
        residual = self.inside @ theta
        normal = len(residual) * (np.log(theta[-1]) - 0.5 * _LOG_2PI)
        return float(normal - 0.5 * (residual @ residual) + log_ndtr(self.beyond @ theta).sum())

    def gradient(self, theta: Floats) -> Floats:
        """Of the value."""
        out = self.beyond.T @ _mills(self.beyond @ theta) - self.inside.T @ (self.inside @ theta)
        out[-1] += len(self.inside) / theta[-1]
        return np.asarray(out)

    def information(self, theta: Floats) -> Floats:
        """Minus the matrix of second derivatives."""
        at = self.beyond @ theta
        mills = _mills(at)
        out = self.inside.T @ self.inside
        out = out + (self.beyond * (mills * (mills + at))[:, None]).T @ self.beyond
        out[-1, -1] += len(self.inside) / theta[-1] ** 2
        return np.asarray(out)

    def climb(self, theta: Floats) -> tuple[Floats, bool]:
        """As far up as it goes, and whether the end is a maximum that the data determine."""
        for _ in range(_MOST_STEPS):
            gradient, information = self.gradient(theta), self.information(theta)
            ridge = _RIDGE * np.trace(information) * np.eye(len(theta))
            direction = np.linalg.solve(information + ridge, gradient)
            gain = float(gradient @ direction)
            theta = self._step(theta, direction)
            if theta[-1] > 1 / _LEAST_SIGMA:
                return theta, False
            if gain < _NEAR_ENOUGH:
                least = float(np.linalg.eigvalsh(self.information(theta))[0])
                return theta, least > _LEAST_INFORMATION
        return theta, False

    def _step(self, theta: Floats, direction: Floats) -> Floats:
        """Along a direction, half as far as long as it would lead down."""
        here = self.value(theta)
        for halvings in range(_MOST_HALVINGS):
            there = theta + direction * 0.5**halvings
            if self.value(there) >= here:
                return np.asarray(there)
        return theta


def _maximum(data: CensoredData) -> tuple[Floats, float, Floats, float] | None:
    """(b0, b1), sigma, covariance of the former and log-likelihood; None without a maximum."""
    free = ~(data.left | data.right)
    if not data.varies or not free.any() or not np.ptp(data.y) > 0:
        return None
    # In standard units, so that the matrices are well-conditioned.
    middle, spread = data.x.mean(), data.x.std()
    level, scale = data.y.mean(), data.y.std()
    standard = CensoredData(
        (data.x - middle) / spread,
        (data.y - level) / scale,
        (data.lower - level) / scale,
        (data.upper - level) / scale,
    )
    design = np.column_stack([np.ones_like(data.x), standard.x])
    of = _Likelihood.of(design, standard, np.zeros_like(data.x))
    theta, converged = of.climb(np.array([0.0, 0.0, 1.0]))
    if not converged:
        return None
    # (b0, b1) = theta[:2] / theta[2]; the delta method is exact where the gradient is 0.
    beta = theta[:2] / theta[2]
    to_beta = np.array([[1.0, 0.0, -beta[0]], [0.0, 1.0, -beta[1]]]) / theta[2]
    back = np.array([[1.0, -middle / spread], [0.0, 1.0 / spread]]) * scale
    covariance = back @ to_beta @ np.linalg.inv(of.information(theta)) @ to_beta.T @ back.T
    log_likelihood = of.value(theta) - float(np.count_nonzero(free)) * float(np.log(scale))
    return back @ beta + [level, 0.0], float(scale / theta[2]), covariance, log_likelihood


def _at_slope(data: CensoredData, slope: float) -> float:
    """Largest log-likelihood over intercept and deviation."""
    # Of equal values the deviation is not quite 0, but rounding.
    scale = float(data.y.std()) if np.ptp(data.y) > 0 else 1.0
    standard = CensoredData(data.x, data.y / scale, data.lower / scale, data.upper / scale)
    offset = slope * data.x / scale
    offset = offset + (standard.y - offset).mean()
    of = _Likelihood.of(np.ones((len(offset), 1)), standard, offset)
    theta, _ = of.climb(np.array([0.0, 1.0]))
    inside = np.count_nonzero(~(data.left | data.right))
    return of.value(theta) - float(inside) * float(np.log(scale))


def _no_fit(data: CensoredData, profile: Floats) -> TobitFit:
    nan = float("nan")
    left, right = int(data.left.sum()), int(data.right.sum())
    fitted = np.full(len(data.x), nan)
    return TobitFit(
        nan, nan, nan, nan, nan, nan, left, right, nan, fitted, converged=False, profile=profile
    )


def _density(z: Floats) -> Floats:
    return np.asarray(np.exp(-0.5 * (z * z + _LOG_2PI)))


def _mills(z: Floats) -> Floats:
    """Density over distribution function, without underflow; about -z far below 0."""
    return np.asarray(_MILLS_AT_0 / erfcx(-z / np.sqrt(2.0)))

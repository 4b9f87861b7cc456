"""Logistic regression by maximum likelihood, without any doubt about where it ended.

Newton's method on standardised columns, with halved steps where the likelihood would fall. Where
the data can be told apart without error (separation) the likelihood has no maximum: the slopes
would grow for ever. That is noticed, said, and the slopes are held by a slight penalty.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.errors import VbasError

_MOST_ROUNDS: Final = 60
_CLOSE: Final = 1e-10
_PENALTY: Final = 0.01
"""Of the squared slopes of standardised columns, where data are separated."""


@dataclass(frozen=True, eq=False)
class LogisticFit:
    """Log odds = b[0] + b[1] x[0] + b[2] x[1] ...

    Attributes
    ----------
    coefficients
        (1 + p,) intercept first.
    errors
        (1 + p,) standard errors; NaN where the data are separated.
    log_likelihood
        At the estimate.
    separated
        Whether the data can be told apart without error; the slopes are then those of a slightly
        penalised likelihood.
    converged
        Whether the maximum was found.
    """

    coefficients: NDArray[np.float64]
    errors: NDArray[np.float64]
    log_likelihood: float
    separated: bool
    converged: bool

    def log_odds(self, x: NDArray[np.float64]) -> NDArray[np.float64]:
        """(n,) of rows x (n, p)."""
        return np.asarray(self.coefficients[0] + x @ self.coefficients[1:])

    def probability(self, x: NDArray[np.float64]) -> NDArray[np.float64]:
        """(n,) of rows x (n, p)."""
        return _probability(self.log_odds(x))


def fit_logistic(x: NDArray[np.float64], y: NDArray[np.float64]) -> LogisticFit:
    """Fits the log odds of an outcome.

    Parameters
    ----------
    x
        (n, p) predictors, without a column of ones.
    y
        (n,) outcomes: 0 or 1, or shares between them (then the fit is that of the mean share, and
        the likelihood is a quasi-likelihood).

    Raises
    ------
    VbasError
        If all outcomes are the same, or a predictor never changes.
    """
    if not len(y) or y.min() == y.max():
        raise VbasError(
            "All {n} outcomes are the same, so there is nothing to predict.",
            "Take areas and variables of more different sizes.",
            n=len(y),
        )
    mean, spread = x.mean(axis=0), x.std(axis=0)
    if (spread <= 1e-12 * np.maximum(1.0, np.abs(mean))).any():
        raise VbasError(
            "A predictor is the same for all {n} observations.",
            "Take areas of different population, and variables of different numbers of categories.",
            n=len(y),
        )
    columns = np.column_stack([np.ones(len(y)), (x - mean) / spread])
    b, converged = _newton(columns, y, 0.0)
    # Where some outcomes are told apart, the slopes run away and nothing converges.
    separated = not converged or _told_apart(columns @ b, y)
    if separated:
        b, converged = _newton(columns, y, _PENALTY)
    errors = np.full(len(b), np.nan) if separated else _errors(columns, b, mean, spread)
    slopes = b[1:] / spread
    coefficients = np.concatenate([[b[0] - float(slopes @ mean)], slopes])
    return LogisticFit(coefficients, errors, _likelihood(columns, y, b), separated, converged)


def _probability(odds: NDArray[np.float64]) -> NDArray[np.float64]:
    return np.asarray(0.5 * (1.0 + np.tanh(0.5 * odds)))


def _likelihood(
    columns: NDArray[np.float64], y: NDArray[np.float64], b: NDArray[np.float64]
) -> float:
    odds = columns @ b
    return float((y * odds - np.logaddexp(0.0, odds)).sum())


def _newton(
    columns: NDArray[np.float64], y: NDArray[np.float64], penalty: float
) -> tuple[NDArray[np.float64], bool]:
    held = np.full(columns.shape[1], penalty)
    held[0] = 0.0
    b = np.zeros(columns.shape[1])
    best = _likelihood(columns, y, b)
    for _ in range(_MOST_ROUNDS):
        p = _probability(columns @ b)
        slope = columns.T @ (y - p) - held * b
        curve = (columns.T * (p * (1.0 - p))) @ columns + np.diag(held)
        try:
            step = np.linalg.solve(curve, slope)
        except np.linalg.LinAlgError:
            return b, False
        for _ in range(30):
            tried = _likelihood(columns, y, b + step) - 0.5 * float(held @ (b + step) ** 2)
            if tried >= best - 1e-12 * abs(best):
                break
            step = 0.5 * step
        b = b + step
        if abs(tried - best) <= _CLOSE * (1.0 + abs(best)) and np.abs(step).max() < 1e-6:
            return b, bool(np.isfinite(b).all())
        best = tried
    return b, False


def _told_apart(odds: NDArray[np.float64], y: NDArray[np.float64]) -> bool:
    """Whether the log odds of all outcomes above a half are above those of all the others."""
    high = y > 0.5
    return bool(np.isin(y, (0.0, 1.0)).all() and odds[high].min() > odds[~high].max())


def _errors(
    columns: NDArray[np.float64],
    b: NDArray[np.float64],
    mean: NDArray[np.float64],
    spread: NDArray[np.float64],
) -> NDArray[np.float64]:
    """Standard errors on the scale of the predictors, from the information at the estimate."""
    p = _probability(columns @ b)
    covariance = np.linalg.inv((columns.T * (p * (1.0 - p))) @ columns)
    back = np.diag(np.concatenate([[1.0], 1.0 / spread]))
    back[0, 1:] = -mean / spread
    return np.asarray(np.sqrt(np.diag(back @ covariance @ back.T)))

"""How well cut-offs are predicted for models that the fit has not seen (El Emam et al. 2009)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from core.calibration.kernels import random_order
from core.calibration.results import TobitFit, Validation
from core.calibration.tobit import CensoredData, censored_expectation, fit_tobit

_TAIL = 0.05


def cross_validate(data: CensoredData, folds: NDArray[np.int64]) -> Validation:
    """Predicts each fold by a Tobit model fitted to the others.

    The prediction is the expected censored ln(cut-off), back-transformed by exp (methods 9).
    Errors are cut-off less prediction, in people and relative to the cut-off.

    Parameters
    ----------
    data
        ln(predictor), ln(cut-off) and the logarithms of the ends of the grid.
    folds
        (n,) fold of each observation.
    """
    predicted, failed = np.full(len(data.x), np.nan), []
    for fold in np.unique(folds):
        test = folds == fold
        rest = CensoredData(data.x[~test], data.y[~test], data.lower, data.upper)
        fit = fit_tobit(rest, profile=False) if len(rest.x) else None
        if fit is None or not fit.converged:
            failed.append(int(fold))
            continue
        predicted[test] = predict(fit, data.x[test], data.lower, data.upper)
    cutoffs = np.exp(data.y)
    known = np.isfinite(predicted)
    error = (cutoffs - predicted)[known]
    relative = error / cutoffs[known]
    return Validation(
        predicted,
        median(error),
        trimmed_mean(error),
        median(relative),
        trimmed_mean(relative),
        tuple(failed),
    )


def predict(
    fit: TobitFit, x: NDArray[np.float64], lower: float, upper: float
) -> NDArray[np.float64]:
    """(n,) cut-off in people that a fit expects between the limits, for ln(predictor) ``x``."""
    latent = fit.b0 + fit.b1 * x
    return np.asarray(np.exp(censored_expectation(latent, fit.sigma, lower, upper)))


def fold_numbers(n: int, folds: int, seed: int | None) -> NDArray[np.int64]:
    """(n,) fold of each observation: its index modulo ``folds``, in random order with a seed."""
    numbers = np.arange(n, dtype=np.int64) % folds
    if seed is None or n == 0:
        return numbers
    out = np.empty(n, np.int64)
    out[random_order(n, n, np.uint64(seed))] = numbers
    return out


def median(values: NDArray[np.float64]) -> float:
    """The median; NaN of nothing."""
    return float(np.median(values)) if len(values) else float("nan")


def trimmed_mean(values: NDArray[np.float64]) -> float:
    """The mean without the 5 % at each tail, rounded down to whole values; NaN of nothing."""
    cut = int(_TAIL * len(values))
    kept = np.sort(values)[cut : len(values) - cut]
    return float(kept.mean()) if len(kept) else float("nan")

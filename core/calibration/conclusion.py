"""What follows from the curves: fits, validation, delta scores, and what the user should know."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.calibration.kernels import random_order
from core.calibration.power_law import all_unique
from core.calibration.results import (
    PREDICTORS,
    RIGHT,
    Calibration,
    CalibrationSettings,
    ModelCurve,
    TobitFit,
    Validation,
)
from core.calibration.tobit import CensoredData, censored_expectation, fit_tobit
from core.errors import N_, Notice

_TAIL = 0.05

_FEWEST: Final = 3
_HALF: Final = 0.5
_64_BITS: Final = 1 << 63
_MAXCOMBS, _ENTROPY = PREDICTORS
_ALL_UNIQUE = N_(
    "Models in which every record is unique in every sample: {n:,}. Their curve is flat at the "
    "top, so nothing shows where uniqueness ends; their cut-off is taken to lie beyond {high:,} "
    "records."
)
_FLAT_TOP = N_(
    "Models whose curve changes too little to count although more than half of the records are "
    "unique at the cut-off: {n:,}. Uniqueness is still near its top there, not near its end; "
    "larger samples would tell."
)
_NO_CURVE = N_(
    "Models with unique records in fewer than two samples: {n:,}. No curve can be fitted to them; "
    "their cut-off is {low:,} records or less."
)
_BEYOND = N_(
    "Models with more max combinations than 64 bits hold: {n:,}. They are counted exactly all the "
    "same."
)
_NO_ENTROPY = N_(
    "Models in which all records are alike: {n:,}. Their entropy is 0, so the fit on entropy "
    "leaves them out."
)
_TOO_FEW = {
    _MAXCOMBS: N_("No fit on max combinations: it needs {fewest} models, there are {n:,}."),
    _ENTROPY: N_("No fit on entropy: it needs {fewest} models, there are {n:,}."),
}
_NO_VARIATION = {
    _MAXCOMBS: N_(
        "The fit on max combinations has not converged: all models have the same number of them, "
        "so nothing tells how cut-offs change with it."
    ),
    _ENTROPY: N_(
        "The fit on entropy has not converged: all models have the same, so nothing tells how "
        "cut-offs change with it."
    ),
}
_ALL_CENSORED = {
    _MAXCOMBS: N_(
        "The fit on max combinations has not converged: all cut-offs are at the ends of the "
        "sizes, {left:,} at the lower, {right:,} at the upper. Take more models, smaller steps or "
        "more records."
    ),
    _ENTROPY: N_(
        "The fit on entropy has not converged: all cut-offs are at the ends of the sizes, "
        "{left:,} at the lower, {right:,} at the upper. Take more models, smaller steps or more "
        "records."
    ),
}
_NO_MAXIMUM = {
    _MAXCOMBS: N_(
        "The fit on max combinations has not converged: the likelihood has no maximum, because "
        "too few cut-offs lie between the ends of the sizes. Take more models."
    ),
    _ENTROPY: N_(
        "The fit on entropy has not converged: the likelihood has no maximum, because too few "
        "cut-offs lie between the ends of the sizes. Take more models."
    ),
}
_FAILED_FOLDS = {
    _MAXCOMBS: N_(
        "Cross-validation on max combinations: {n} of {of} folds have no fit; their models are "
        "left out of the errors."
    ),
    _ENTROPY: N_(
        "Cross-validation on entropy: {n} of {of} folds have no fit; their models are left out of "
        "the errors."
    ),
}


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


def conclude(
    settings: CalibrationSettings,
    sizes: NDArray[np.int64],
    curves: tuple[ModelCurve, ...],
    *,
    stopped: bool = False,
) -> Calibration:
    """The calibration that follows from the curves of some models.

    Parameters
    ----------
    settings
        What was asked.
    sizes
        (g,) records of each sample.
    curves
        Of all models, or of those that were done.
    stopped
        Whether models are missing.
    """
    said = list(_about_curves(curves, sizes))
    if stopped:
        done, of = len(curves), len(settings.models)
        said.insert(0, Notice("Stopped after {n:,} of {of:,} models.", n=done, of=of))
    found = {of: _fitted(settings, sizes, curves, of, said) for of in PREDICTORS}
    deltas = np.array([curve.delta for curve in curves if curve.delta is not None], float)
    return Calibration(
        settings=settings,
        n_records=int(sizes[-1]),
        sizes=sizes,
        curves=curves,
        fits={of: fit for of, (fit, _) in found.items() if fit is not None},
        validations={of: tested for of, (_, tested) in found.items() if tested is not None},
        delta_median=median(deltas),
        delta_trimmed=trimmed_mean(deltas),
        notices=tuple(said),
        stopped=stopped,
    )


def _fitted(
    settings: CalibrationSettings,
    sizes: NDArray[np.int64],
    curves: tuple[ModelCurve, ...],
    predictor: str,
    said: list[Notice],
) -> tuple[TobitFit | None, Validation | None]:
    """Fit and validation for a predictor, as far as there is one; the rest is said."""
    there = np.array([_predictor(curve, predictor) > 0 for curve in curves], bool)
    if np.count_nonzero(there) < _FEWEST:
        said.append(Notice(_TOO_FEW[predictor], n=int(there.sum()), fewest=_FEWEST))
        return None, None
    # ln(predictor) and ln(cut-off) of the models whose predictor is above 0.
    used = [curve for curve in curves if _predictor(curve, predictor) > 0]
    lower, upper = math.log(sizes[0]), math.log(sizes[-1])
    # Max combinations may be too large for a float; their logarithm never is.
    x = np.array([math.log(_predictor(curve, predictor)) for curve in used], float)
    y = np.array([math.log(curve.cutoff) for curve in used], float)
    data = CensoredData(x, y, lower, upper)
    fit = fit_tobit(data)
    fit = replace(fit, fitted=_spread(fit.fitted, there))
    if not fit.converged:
        said.append(_why_not(data, predictor))
        return fit, None
    folds = fold_numbers(len(curves), settings.folds, settings.fold_seed)[there]
    tested = cross_validate(data, folds)
    said += _about_folds(tested, predictor, len(np.unique(folds)))
    return fit, replace(tested, predicted=_spread(tested.predicted, there))


def _predictor(curve: ModelCurve, predictor: str) -> float:
    return curve.max_combinations if predictor == _MAXCOMBS else curve.entropy


def _spread(values: NDArray[np.float64], there: NDArray[np.bool_]) -> NDArray[np.float64]:
    """(n,) values of the models that took part, NaN for the others."""
    out = np.full(len(there), np.nan)
    out[there] = values
    return out


def _about_curves(curves: Sequence[ModelCurve], sizes: NDArray[np.int64]) -> Iterator[Notice]:
    """What is unusual about them, each with the number of models."""
    top = [curve for curve in curves if all_unique(curve.unique)]
    tests = {
        _ALL_UNIQUE: len(top),
        _FLAT_TOP: sum(
            (curve.delta or 0.0) > _HALF and curve.censored != RIGHT for curve in curves
        ),
        _NO_CURVE: sum(curve.scale is None for curve in curves),
        _BEYOND: sum(curve.max_combinations >= _64_BITS for curve in curves),
        _NO_ENTROPY: sum(not curve.entropy > 0 for curve in curves),
    }
    for template, n in tests.items():
        if n:
            yield Notice(template, n=n, low=int(sizes[0]), high=int(sizes[-1]))


def _why_not(data: CensoredData, predictor: str) -> Notice:
    """Why the likelihood has no maximum."""
    if not data.varies:
        return Notice(_NO_VARIATION[predictor])
    if bool((data.left | data.right).all()):
        left, right = int(data.left.sum()), int(data.right.sum())
        return Notice(_ALL_CENSORED[predictor], left=left, right=right)
    return Notice(_NO_MAXIMUM[predictor])


def _about_folds(found: Validation, predictor: str, folds: int) -> Iterator[Notice]:
    failed = len(found.failed_folds)
    if failed:
        yield Notice(_FAILED_FOLDS[predictor], n=failed, of=folds)

"""Calibrations with values that can be checked by hand."""

import numpy as np

from core.calibration.results import (
    LEFT,
    RIGHT,
    Calibration,
    CalibrationSettings,
    ModelCurve,
    TobitFit,
    Validation,
)
from core.errors import Notice

SIZES = np.array([1000, 2000, 3000, 4000])
MODELS = (("age", "sex"), ("age", "sex", "school"), ("sex",), ("age", "school", "income"))
CUTOFFS = (2000, 3000, 1000, 4000)


def curve(columns, cutoff, censored=None, combinations=100, scale=2.0):
    unique = 2.0 * SIZES.astype(float) ** -0.5
    return ModelCurve(
        columns=columns,
        max_combinations=combinations,
        entropy=combinations / 50.0,
        unique=unique,
        suppressed={5: np.array([0.4, 0.3, 0.2, 0.1])},
        scale=scale,
        exponent=None if scale is None else -0.5,
        cutoff=cutoff,
        cutoff_continuous=None,
        censored=censored,
        delta=None if scale is None else scale * cutoff**-0.5,
        delta_observed=0.05,
        sizes_dropped=0,
    )


def curves():
    ends = (None, None, LEFT, RIGHT)
    combinations = (100, 400, 2, 900)
    parts = zip(MODELS, CUTOFFS, ends, combinations, strict=True)
    return tuple(curve(m, c, e, n, None if e == LEFT else 2.0) for m, c, e, n in parts)


def fit(converged=True):
    profile = np.array([[0.1, -9.0], [0.2, -8.0], [0.3, -7.5]])
    return TobitFit(
        b0=float(np.log(100.0)),
        b1=0.5,
        sigma=0.25,
        se_b0=0.125,
        se_b1=0.0625,
        log_likelihood=-3.5,
        n_left=1,
        n_right=1,
        pseudo_r2=0.875,
        fitted=np.log(np.array(CUTOFFS, dtype=float)),
        converged=converged,
        profile=np.zeros((0, 2)) if converged else profile,
    )


def validation(done=4):
    predicted = np.array([1000.0, 3300.0, 1000.0, 4000.0])
    return Validation(predicted[:done], -250.0, 350.0, -0.125, 0.25, (3,))


def settings(models=MODELS, **more):
    return CalibrationSettings(models, step=1000, part="central", **more)


def calibration(converged=True, asked=MODELS, done=4):
    return Calibration(
        settings(asked),
        4000,
        SIZES,
        curves()[:done],
        {"maxcombs": fit(converged), "entropy": fit()},
        {of: validation(done) for of in (("maxcombs", "entropy") if converged else ("entropy",))},
        delta_median=0.0036,
        delta_trimmed=0.007,
        notices=(Notice("Models all of whose records are unique: {n}.", n=1),),
        stopped=done < len(asked),
    )

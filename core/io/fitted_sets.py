"""A coefficient set out of a calibration: its models, how well they fit, and where they are from.

What is told of the records is how many there were and the name of their file, nothing else.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import numpy as np

from core.calibration.results import Calibration, TobitFit, Validation
from core.canada import PARTS
from core.cutoff.coefficients import PREDICTORS, CoefficientSet, GapsModel
from core.cutoff.set_files import LARGEST_EXPONENT, LARGEST_SCALE
from core.errors import VbasError
from core.io.coefficient_files import FITTED, SOURCE, citation_of

_MOST = 10**300


def fitted_set(
    calibration: Calibration,
    name: str,
    file: str,
    date: str,
    *,
    synthetic: bool = False,
    tables: Mapping[str, Any] | None = None,
) -> CoefficientSet:
    """The coefficient set that a calibration has fitted.

    Parameters
    ----------
    calibration
        What came out of it.
    name
        What the set is to be called.
    file
        Name of the record file, without its folder.
    date
        Of the calibration, such as 2026-11-22.
    synthetic
        Whether the records were synthesized.
    tables
        Models of other kinds that were fitted on the same records, as the tables of a coefficient
        file: {"suppression": {...}, "threshold": {...}}.

    Raises
    ------
    VbasError
        If no fit gives a model that anything can be predicted from.
    """
    part = calibration.settings.part
    if part not in PARTS:
        raise VbasError(
            "The part of Canada {part} is not known.",
            "Choose {parts}.",
            part=part,
            parts=", ".join(PARTS),
        )
    usable = {p: fit for p, fit in calibration.fits.items() if p in PREDICTORS and usable_fit(fit)}
    others = dict(tables or {})
    if not usable and not others:
        raise VbasError(
            "The calibration gives no model that cut-offs can be predicted from.",
            "Use more quasi-identifier models of different sizes, or a larger file.",
        )
    source = source_sentence(calibration, file, date, synthetic=synthetic)
    sources = dict.fromkeys((*([part] if usable else []), *others), source)
    return CoefficientSet(
        name,
        name,
        citation_of(sources),
        {p: {part: _model(calibration, p, fit)} for p, fit in usable.items()},
        {},
        {
            **others,
            SOURCE: sources,
            FITTED: {
                p: {part: diagnostics(fit, calibration.validations.get(p))}
                for p, fit in usable.items()
            },
        },
    )


def _model(calibration: Calibration, predictor: str, fit: TobitFit) -> GapsModel:
    """The model, with the sizes of samples and the variables that it was fitted on."""
    x = [
        float(of.entropy if predictor == "entropy" else min(of.max_combinations, _MOST))
        for of, fitted in zip(calibration.curves, fit.fitted.tolist(), strict=True)
        if math.isfinite(fitted)
    ]
    sizes = calibration.sizes
    return GapsModel(
        math.exp(fit.b0),
        fit.b1,
        (float(sizes.min()), float(sizes.max())),
        (min(x), max(x)) if x else None,
    )


def usable_fit(fit: TobitFit) -> bool:
    """Whether cut-offs can be predicted: found, finite, and growing with the predictor."""
    return (
        fit.converged
        and math.isfinite(fit.b0)
        and fit.b0 <= math.log(LARGEST_SCALE)
        and 0 < fit.b1 <= LARGEST_EXPONENT
    )


def source_sentence(
    calibration: Calibration, file: str, date: str, *, synthetic: bool = False
) -> str:
    """Where the models are from, in one English sentence."""
    records = "synthesized records" if synthetic else "records"
    return (
        f"fitted with VBAS on {file}, {date}, {calibration.n_records:,} {records}, "
        f"{len(calibration.curves):,} quasi-identifier models"
    )


def diagnostics(fit: TobitFit, validation: Validation | None) -> dict[str, Any]:
    """How well a fit describes the cut-offs; numbers that are not there are left out."""
    numbers: dict[str, Any] = {
        "n": int(np.isfinite(fit.fitted).sum()),
        "n_left": fit.n_left,
        "n_right": fit.n_right,
        "b0": fit.b0,
        "b1": fit.b1,
        "se_b0": fit.se_b0,
        "se_b1": fit.se_b1,
        "sigma": fit.sigma,
        "pseudo_r2": fit.pseudo_r2,
        "log_likelihood": fit.log_likelihood,
    }
    if validation is not None:
        numbers |= {
            "cv_error_median_people": validation.error_median,
            "cv_error_trimmed_people": validation.error_trimmed,
            "cv_relative_median": validation.relative_median,
            "cv_relative_trimmed": validation.relative_trimmed,
        }
    return {key: of for key, of in numbers.items() if math.isfinite(of)}

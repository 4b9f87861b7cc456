"""What ``vbas calibrate`` writes: curves, cut-offs, fits, settings, and a coefficient set.

No file holds a record, or anything that only one record could tell.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import pandas as pd

from core import __version__
from core.calibration.quasi_identifier_models import model_name
from core.calibration.results import Calibration, TobitFit, Validation
from core.canada import PARTS
from core.cutoff.coefficients import PREDICTORS, CoefficientSet, GapsModel
from core.cutoff.set_files import LARGEST_EXPONENT, LARGEST_SCALE
from core.errors import Notice, VbasError
from core.io.calibration_journal import curve_table
from core.io.categories import categories_to_toml_tables
from core.io.codebook import write_json
from core.io.coefficient_files import FITTED, SOURCE, citation_of, write_set
from core.io.csv_cells import write_csv
from core.io.outputs import versions
from core.io.result_folder import whole_folder
from core.quasi_identifiers import QuasiIdentifier
from core.significance import two_sided

_MOST = 10**300

COMMAND: Final = "calibrate"
FORMAT: Final = 1
CURVES_TABLE, CUTOFFS, FITS = "curves.csv", "cutoffs.csv", "fits.csv"
REPORT, COEFFICIENTS = "calibration.json", "coefficients.toml"
FILES: Final = (CURVES_TABLE, CUTOFFS, FITS, REPORT, COEFFICIENTS)


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
    records = "synthesized records" if synthetic else "records"
    source = (
        f"fitted with VBAS on {file}, {date}, {calibration.n_records:,} {records}, "
        f"{len(calibration.curves):,} quasi-identifier models"
    )
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
        # Of maximum likelihood: the errors are those of many observations.
        "p_b0": float(two_sided(fit.b0, fit.se_b0)),
        "p_b1": float(two_sided(fit.b1, fit.se_b1)),
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


@dataclass(frozen=True)
class Provenance:
    """Where a calibration is from.

    Attributes
    ----------
    file, sha256
        Name of the record file, and its fingerprint.
    date
        Such as 2026-11-22.
    synthetic
        Whether its records are synthesized.
    quasi_identifiers
        The columns and their recoding.
    left_out
        Records that do not count, by reason.
    """

    file: str
    sha256: str
    date: str
    synthetic: bool
    quasi_identifiers: tuple[QuasiIdentifier, ...]
    left_out: Mapping[str, int]


def write_calibration(
    calibration: Calibration,
    folder: Path,
    origin: Provenance,
    coefficients: CoefficientSet | None,
    notices: Iterable[Notice] = (),
) -> tuple[Path, ...]:
    """Writes all tables of a calibration into a folder; they appear complete or not at all.

    Parameters
    ----------
    calibration
        What came out.
    folder
        Where to; made if it is not there. An earlier result is replaced as a whole.
    coefficients
        The coefficient set, if there is one.
    notices
        What is to be said besides the notices of the calibration.

    Returns
    -------
    tuple of Path
        The files written.

    Raises
    ------
    VbasError
        If the folder cannot be written, or the disk is full.
    """
    report = report_of(calibration, origin, coefficients, notices)
    with whole_folder(folder, COMMAND) as partial:
        write_csv(curves_table(calibration), partial / CURVES_TABLE)
        write_csv(cutoffs_table(calibration), partial / CUTOFFS)
        write_csv(fits_table(calibration), partial / FITS)
        write_json(partial / REPORT, report)
        if coefficients is not None:
            write_set(coefficients, partial / COEFFICIENTS)
    return tuple(folder / name for name in FILES if coefficients or name != COEFFICIENTS)


def curves_table(calibration: Calibration) -> pd.DataFrame:
    """One row a model and sample size: shares of records that are unique, fitted, suppressed."""
    sizes = calibration.sizes
    tables = []
    for curve in calibration.curves:
        columns: dict[str, Any] = {
            "model": model_name(curve.columns),
            "records": sizes,
            "unique_share": curve.unique,
            "fitted_unique_share": curve.fitted(sizes.astype(np.float64)),
        }
        columns |= {f"suppressed_share_k{k}": of for k, of in sorted(curve.suppressed.items())}
        tables.append(pd.DataFrame(columns))
    return pd.concat(tables, ignore_index=True) if tables else pd.DataFrame({"model": []})


def cutoffs_table(calibration: Calibration) -> pd.DataFrame:
    """One row a model: predictors, curve, cut-off, and what the fits say of it."""
    rows = []
    for i, curve in enumerate(calibration.curves):
        told = curve_table(curve)
        row: dict[str, Any] = {"model": model_name(curve.columns), "columns": len(curve.columns)}
        row |= {
            "max_combinations": told["max_combinations"],
            "entropy_nats": told["entropy"],
            "curve_scale": told["scale"],
            "curve_exponent": told["exponent"],
            "cutoff_people": told["cutoff"],
            "cutoff_continuous_people": told["cutoff_continuous"],
            "censored": told["censored"] or "",
            "delta": told["delta"],
            "delta_observed": told["delta_observed"],
            "sizes_dropped": told["sizes_dropped"],
        }
        for predictor, fit in calibration.fits.items():
            row[f"fitted_people_{predictor}"] = _people(fit.fitted[i])
        for predictor, found in calibration.validations.items():
            row[f"cross_validated_people_{predictor}"] = float(found.predicted[i])
        rows.append(row)
    return pd.DataFrame(rows)


def _people(ln_cutoff: float) -> float:
    return math.exp(ln_cutoff) if math.isfinite(ln_cutoff) else math.nan


def fits_table(calibration: Calibration) -> pd.DataFrame:
    """One row a predictor: coefficients, errors, how well it fits and predicts."""
    rows = [
        {
            "predictor": predictor,
            "part": calibration.settings.part,
            "scale": _people(fit.b0),
            "exponent": fit.b1,
            "converged": fit.converged,
            **diagnostics(fit, calibration.validations.get(predictor)),
        }
        for predictor, fit in calibration.fits.items()
    ]
    return pd.DataFrame(rows, columns=None if rows else ["predictor", "part"])


def report_of(
    calibration: Calibration,
    origin: Provenance,
    coefficients: CoefficientSet | None,
    notices: Iterable[Notice] = (),
) -> dict[str, Any]:
    """What ``calibration.json`` holds: settings, fits, validation, delta scores, provenance."""
    settings = dataclasses.asdict(calibration.settings)
    settings["models"] = [model_name(of) for of in calibration.settings.models]
    return {
        "format": FORMAT,
        "program": f"vbas {__version__}",
        "versions": versions(),
        "date": origin.date,
        "inputs": {
            "records": {
                "file": origin.file,
                "sha256": origin.sha256,
                "synthetic": origin.synthetic,
                "left_out": dict(origin.left_out),
                "categories": categories_to_toml_tables(origin.quasi_identifiers),
            }
        },
        "settings": _plain(settings),
        "n_records": calibration.n_records,
        "n_models": len(calibration.curves),
        "stopped": calibration.stopped,
        "sizes": calibration.sizes.tolist(),
        "fits": {name: _fit(calibration, name, fit) for name, fit in calibration.fits.items()},
        "delta_median": _number(calibration.delta_median),
        "delta_trimmed": _number(calibration.delta_trimmed),
        "other_models": {} if coefficients is None else _plain(dict(coefficients.more)),
        "notices": [of.english for of in (*calibration.notices, *notices)],
    }


def _fit(calibration: Calibration, name: str, fit: TobitFit) -> dict[str, Any]:
    found = calibration.validations.get(name)
    return {
        **diagnostics(fit, found),
        "converged": fit.converged,
        "profile": [[_number(x) for x in row] for row in fit.profile.tolist()],
        "failed_folds": [] if found is None else list(found.failed_folds),
    }


def _number(value: float) -> float | None:
    return value if math.isfinite(value) else None


def _plain(value: Any) -> Any:
    """Values as JSON knows them; what is no finite number is null."""
    if isinstance(value, Mapping):
        return {str(key): _plain(of) for key, of in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(of) for of in value]
    if hasattr(value, "item"):
        value = value.item()
    return _number(value) if isinstance(value, float) else value

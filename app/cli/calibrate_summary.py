"""What a calibration came to, in a few lines on the terminal, beside the published models."""

from __future__ import annotations

import math
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from app.cli.words import cut, how_many, print_notes
from core.calibration.quasi_identifier_models import model_name
from core.calibration.results import LEFT, RIGHT, Calibration, TobitFit
from core.cutoff.coefficients import PREDICTORS, CoefficientSet, GapsModel
from core.cutoff.gaps import coefficient_set
from core.errors import Notice
from core.io.calibration_files import COEFFICIENTS, REPORT, usable_fit
from core.levels.tables import counted

_PUBLISHED: Final = {"maxcombs": "el-emam-2009-maxcombs", "entropy": "el-emam-2009-entropy"}
_WORDS: Final = {"maxcombs": "max combinations", "entropy": "entropy"}
_SHOWN: Final = 12
_LONGEST: Final = 1e15
"""People whose number is written out."""


def print_calibration(
    found: Calibration,
    coefficients: CoefficientSet | None,
    notices: Iterable[Notice],
    n_records: int,
) -> None:
    """Prints cut-offs, fits and how well they predict."""
    print_notes((*found.notices, *notices))
    if not found.curves:
        return
    sizes = found.sizes
    print(
        f"{how_many(n_records, 'record')}; samples of {sizes[0]:,} to {sizes[-1]:,} in steps of "
        f"{found.settings.step:,}; {how_many(len(found.curves), 'model')}"
    )
    _print_cutoffs(found)
    for predictor in PREDICTORS:
        if predictor in found.fits:
            _print_fit(found, predictor, found.fits[predictor])
    if math.isfinite(found.delta_median):
        print(
            f"Uniqueness at the cut-off (delta): median {found.delta_median:.2%}, "
            f"trimmed mean {found.delta_trimmed:.2%}"
        )
    more = set() if coefficients is None else {*coefficients.more}
    others = sorted({"suppression", "threshold"} & more)
    if others:
        print(f"Also fitted: {' and '.join(others)} models")


def _print_cutoffs(found: Calibration) -> None:
    """The models with the smallest, middle and largest cut-offs; all are in the files."""
    ordered = sorted(found.curves, key=lambda of: (of.cutoff, of.max_combinations))
    shown = ordered
    if len(ordered) > _SHOWN:
        places = {round(i * (len(ordered) - 1) / (_SHOWN - 1)) for i in range(_SHOWN)}
        shown = [ordered[i] for i in sorted(places)]
    width = min(48, max(len(model_name(of.columns)) for of in shown))
    print(
        f"{'model':<{width}} {'max combinations':>18} {'entropy':>8} {'cut-off':>12} {'delta':>8}"
    )
    for of in shown:
        end = {LEFT: "<= ", RIGHT: ">= "}.get(of.censored or "", "")
        delta = "-" if of.delta is None else f"{of.delta:.2%}"
        name = cut(model_name(of.columns), width)
        cutoff = f"{end}{of.cutoff:,}"
        product = counted(of.max_combinations)
        print(f"{name:<{width}} {product:>18} {of.entropy:>8.2f} {cutoff:>12} {delta:>8}")
    if len(shown) < len(ordered):
        print(f"({len(shown)} of {len(ordered):,} models; all are in the files)")


def _print_fit(found: Calibration, predictor: str, fit: TobitFit) -> None:
    words, part = _WORDS[predictor], found.settings.part
    if not fit.converged:
        print(f"By {words}: the fit has not converged; its likelihood by slope is in {REPORT}")
        return
    if not usable_fit(fit):
        print(f"By {words}: no usable model (b0 {fit.b0:.4g}, b1 {fit.b1:.4g})")
        return
    model = GapsModel(math.exp(fit.b0), fit.b1)
    print(
        f"By {words}: cut-off = {model.scale:,.4g} * x ^ {model.exponent:.4g}; "
        f"pseudo R2 {fit.pseudo_r2:.3f}, sigma {fit.sigma:.3f}; "
        f"{fit.n_left:,} models at the lower and {fit.n_right:,} at the upper end"
    )
    tested = found.validations.get(predictor)
    if tested is not None and math.isfinite(tested.error_median):
        print(
            f"  cross-validated error: median {tested.error_median:z,.0f} people "
            f"({tested.relative_median:z.1%}), trimmed mean {tested.error_trimmed:z,.0f} people "
            f"({tested.relative_trimmed:z.1%})"
        )
    published = coefficient_set(_PUBLISHED[predictor]).models[predictor].get(part)
    if published is not None:
        middle = _middle(found, predictor)
        x = counted(middle) if isinstance(middle, int) else f"{middle:,.4g}"
        print(
            f"  published for {part} Canada: {published.scale:,.4g} * x ^ "
            f"{published.exponent:.4g}; at x = {x} these are "
            f"{_people(model.cutoff(middle))} people here and "
            f"{_people(published.cutoff(middle))} there"
        )


def _people(value: float) -> str:
    return f"{value:,.0f}" if value < _LONGEST else f"{value:.3g}"


def _middle(found: Calibration, predictor: str) -> float:
    """The predictor of the model in the middle."""
    of = sorted(c.max_combinations if predictor == "maxcombs" else c.entropy for c in found.curves)
    return of[len(of) // 2]


def what_next(coefficients: CoefficientSet | None, out: Path, name: str | None) -> list[str]:
    """What can be done with the models now."""
    if coefficients is None:
        return []
    shown = name if name is not None else str(out / COEFFICIENTS)
    shown = f'"{shown}"' if " " in shown else shown
    parts = sorted({part for models in coefficients.models.values() for part in models})
    wanted = []
    if parts:
        about = f"--coefficients {shown} --region {parts[0]}"
        wanted += [
            f"vbas cutoff --max-combinations 172 {about}",
            f"vbas aggregate ... --site-count maxcombs {about}",
        ]
    if "suppression" in coefficients.more:
        wanted.append(
            "vbas aggregate ... --site-count calibrated --predict-from maxcombs "
            f"--coefficients {shown}"
        )
    said = [f"Kept as the coefficient set {name}."] if name is not None else []
    if not parts:
        said.append("No model of cut-offs was fitted; models of other kinds were.")
    return said + [f"{'Next:' if not i else '':<6}{line}" for i, line in enumerate(wanted)]

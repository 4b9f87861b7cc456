"""Models of suppression and of thresholds as rows: coefficients, and how well they predict."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from app.kit import numbers
from app.workspaces.levels.calibration.curve_figures import tr
from app.workspaces.levels.calibration.fit_figures import predictor_name
from app.workspaces.levels.calibration.fit_rows import (
    Cell,
    Row,
    count_cell,
    measure_cell,
    share_cell,
)
from core.calibration.results import PREDICTORS
from core.calibration.suppression_model import SuppressionModel
from core.calibration.suppression_rate import SuppressionFit
from core.calibration.threshold_fit import ThresholdFit
from core.thresholds.predicted import Tested


def suppression_titles() -> tuple[str, ...]:
    """A column for each predictor."""
    return tuple(predictor_name(of) for of in PREDICTORS)


def suppression_rows(of: SuppressionFit) -> tuple[Row, ...]:
    """Coefficients, what they were fitted on, and what 1 % came to on sets that were left out."""

    def row(title: str, told: str, cell: Callable[[SuppressionModel], Cell]) -> Row:
        models = (of.models.get(predictor) for predictor in PREDICTORS)
        return Row(title, told, tuple(Cell() if m is None else cell(m) for m in models))

    told = tr("Of ln(records) = b0 + b1 · ln(share / (1 − share)) + b2 · predictor + b3 · ln(k).")
    reached = tr(
        "Share really suppressed where the model aimed at 1 %, over sets of variables that it had "
        "not seen."
    )
    quartiles = (
        tr("Aimed at 1 %: lower quartile"),
        tr("Aimed at 1 %: median"),
        tr("Aimed at 1 %: upper quartile"),
    )
    return (
        row(tr("Intercept b0"), told, lambda m: measure_cell(m.b0)),
        row(tr("Slope of the log odds b1"), told, lambda m: measure_cell(m.ln_odds)),
        row(tr("Slope of the predictor b2"), told, lambda m: measure_cell(m.x)),
        row(tr("Slope of ln(k) b3"), told, _slope_of_k),
        row(
            tr("Smallest class sizes k"),
            tr("What the model was fitted on."),
            lambda m: _range(float(m.fitted.least_k), float(m.fitted.most_k)),
        ),
        row(
            tr("Sets of variables"),
            tr("What the model was fitted on."),
            lambda m: count_cell(m.fitted.n_models),
        ),
        *(
            row(title, reached, lambda m, i=i: _quartile(m, i))  # type: ignore[misc]
            for i, title in enumerate(quartiles)
        ),
    )


def _slope_of_k(model: SuppressionModel) -> Cell:
    if model.fitted.least_k == model.fitted.most_k:
        said = tr("Only one k was followed: ask for several to learn how the size depends on k.")
        return Cell(numbers.NOTHING, said)
    return measure_cell(model.ln_k)


def _range(least: float, most: float) -> Cell:
    if least == most:
        return count_cell(int(least))
    text = f"{numbers.count(least)} – {numbers.count(most)}"
    return Cell(text, text, most)


def _quartile(model: SuppressionModel, i: int) -> Cell:
    reached = model.fitted.reached
    return share_cell(reached[i] if i < len(reached) else math.nan)


def threshold_titles(of: ThresholdFit) -> tuple[str, ...]:
    """A column for each threshold: "more than 5 % unique"."""
    words = tr("more than {0} unique")
    return tuple(
        words.format(numbers.short(100.0 * threshold) + "\u00a0%") for threshold in of.models
    )


def threshold_rows(of: ThresholdFit) -> tuple[Row, ...]:
    """Coefficients with their errors, sensitivity and specificity by cross-validation."""
    told = tr("Of ln(p / (1 − p)) = b0 + b1 · ln(population) + b2 · ln(max combinations).")
    names = (
        tr("Intercept b0"),
        tr("Slope of ln(population) b1"),
        tr("Slope of ln(max combinations) b2"),
    )
    rows = []
    for i, name in enumerate(names):
        fits = [of.fits[threshold] for threshold in of.models]
        rows.append(Row(name, told, tuple(measure_cell(f.coefficients[i]) for f in fits)))
        errors = tuple(measure_cell(float(np.asarray(f.errors)[i])) for f in fits)
        rows.append(Row(tr("Standard error"), name, errors))
    return (*rows, *_tested_rows(of))


def _tested_rows(of: ThresholdFit) -> tuple[Row, ...]:
    told = tr(
        "By cross-validation: each area and set of variables is judged by a model that has seen "
        "neither the area nor the set."
    )

    def row(title: str, cell: Callable[[Tested], Cell]) -> Row:
        tested = (model.tested for model in of.models.values())
        return Row(
            title, told, tuple(Cell(numbers.NOTHING) if t is None else cell(t) for t in tested)
        )

    cut = tuple(measure_cell(model.cautious_cut) for model in of.models.values())
    cautious = tr("The probability from which on an area is called small when caution is wanted.")
    return (
        row(tr("Sensitivity"), lambda t: share_cell(t.sensitivity)),
        row(tr("Specificity"), lambda t: share_cell(t.specificity)),
        Row(tr("Cautious cut"), cautious, cut),
        row(tr("Sensitivity at the cautious cut"), lambda t: share_cell(t.cautious_sensitivity)),
        row(tr("Specificity at the cautious cut"), lambda t: share_cell(t.cautious_specificity)),
        row(tr("Area under the curve"), lambda t: measure_cell(t.auc)),
        row(tr("Above the threshold"), lambda t: share_cell(t.above)),
        row(tr("Areas"), lambda t: count_cell(t.n_areas)),
        row(tr("Sets of variables"), lambda t: count_cell(t.n_models)),
    )

"""Fitted models as tables: one quantity a row, with what it means and all its digits."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sized
from dataclasses import dataclass
from functools import partial
from operator import attrgetter
from typing import Any

import numpy as np
import pandas as pd

from app.kit import numbers
from app.workspaces.levels.calibration.figures import percent, predictor_name, published, tr
from core.calibration.results import PREDICTORS, Calibration, TobitFit
from core.calibration.suppression_model import Fitted
from core.calibration.suppression_rate import SuppressionFit
from core.calibration.threshold_fit import ThresholdFit


@dataclass(frozen=True)
class Cell:
    """A figure: for reading, with all digits, and as a number."""

    text: str = ""
    exact: str = ""
    value: float | None = None


@dataclass(frozen=True)
class Row:
    """One quantity over the columns of a table: its title with unit, its meaning, its cells."""

    title: str
    help: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True)
class Facts:
    """Rows under the headings of their columns."""

    headings: tuple[str, ...]
    rows: tuple[Row, ...]

    def frame(self) -> pd.DataFrame:
        """The table for a file, with all digits."""
        rows = [[of.title, *(cell.value for cell in of.cells)] for of in self.rows]
        return pd.DataFrame(rows, columns=[tr("Quantity"), *self.headings], dtype=object)


_DASH = Cell(numbers.NOTHING, numbers.NOTHING)


def _measure(value: float | None, unit: str = "") -> Cell:
    """A measure to three digits."""
    if value is None or math.isnan(value):
        return _DASH
    return Cell(numbers.measure(value, unit), numbers.exact(value, unit), value)


def _count(value: int) -> Cell:
    return Cell(numbers.count(value), numbers.count(value), value)


def _length(of: Sized) -> Cell:
    return _count(len(of))


def _share(value: float) -> Cell:
    """A share of 1 as a percentage, with its sign."""
    if math.isnan(value):
        return _DASH
    return Cell(percent(value), numbers.exact(100.0 * value, "%"), value)


def _rows(
    found: Iterable[object], *quantities: tuple[str, str, str, Callable[[Any], Cell]]
) -> Iterable[Row]:
    """A row for each quantity: title, meaning, its attribute, how it is written.

    ``found`` has what each column is of, or the cell that stands in its place.
    """
    found = tuple(found)
    for title, told, name, write in quantities:
        value = attrgetter(name)
        cells = (of if isinstance(of, Cell) else write(value(of)) for of in found)
        yield Row(title, told, tuple(cells))


# Models of cut-offs


def fit_facts(of: Calibration) -> Facts:
    """What was fitted here, and what was published: coefficients, quality, cross-validation."""
    names = [predictor_name(predictor) for predictor in PREDICTORS]
    known = [published(of, predictor) for predictor in PREDICTORS]
    places = {tr("Intercept b0"): 0, tr("Slope b1"): 1}

    def beside(row: Row, column: int) -> Cell:
        there, place = known[column], places.get(row.title)
        return Cell() if there is None or place is None else _measure(there[place])

    rows = []
    for row in (*_of_fits(of), *_of_validations(of)):
        pairs = ((cell, beside(row, i)) for i, cell in enumerate(row.cells))
        rows.append(Row(row.title, row.help, tuple(cell for pair in pairs for cell in pair)))
    told = tr("{0}, published")
    return Facts(tuple(text for name in names for text in (name, told.format(name))), tuple(rows))


def _of_fits(of: Calibration) -> Iterable[Row]:
    fits = [of.fits.get(predictor) or _DASH for predictor in PREDICTORS]
    no_top = tr("The likelihood has no single top within reach: no number is given.")
    none = Cell(tr("not converged"), no_top)
    trusted = [none if isinstance(fit, TobitFit) and not fit.converged else fit for fit in fits]
    explaining = [_DASH if fit is none else fit for fit in trusted]
    curvature = tr("From the curvature of the likelihood.")
    formula = tr("Of ln(cut-off) = b0 + b1 · ln(predictor).")
    slope = tr("A predictor 1 % larger asks for b1 % more people.")
    sigma = tr("Standard deviation of ln(cut-off) about the line.")
    likelihood = tr("At the estimate; it compares fits to the same models.")
    explained = tr("Share of the variance of the uncensored ln(cut-off) that the line explains.")
    below = tr("Models whose cut-off is the smallest size or less.")
    above = tr("Models whose cut-off is the largest size or more.")
    yield from _rows(
        trusted,
        (tr("Intercept b0"), formula, "b0", _measure),
        (tr("Standard error of b0"), curvature, "se_b0", _measure),
        (tr("Slope b1"), slope, "b1", _measure),
        (tr("Standard error of b1"), curvature, "se_b1", _measure),
        (tr("Sigma"), sigma, "sigma", _measure),
    )
    yield from _rows(fits, (tr("Log-likelihood"), likelihood, "log_likelihood", _measure))
    title = tr("Pseudo R² (McKelvey-Zavoina)")
    yield from _rows(explaining, (title, explained, "pseudo_r2", _measure))
    yield from _rows(
        fits,
        (tr("Models"), tr("Cut-offs that the line is fitted to."), "fitted", _length),
        (tr("Censored below"), below, "n_left", _count),
        (tr("Censored above"), above, "n_right", _count),
    )


def _of_validations(of: Calibration) -> Iterable[Row]:
    told = tr("Of models predicted by a fit that did not see them.")
    trimmed = tr("The mean without the 5 % at each tail, of models predicted by fits without them.")
    failed = tr("Parts of the cross-validation whose fit did not converge; their models are out.")
    people = partial(_measure, unit=tr("people"))
    yield from _rows(
        [of.validations.get(predictor) or _DASH for predictor in PREDICTORS],
        (tr("Prediction error, median"), told, "error_median", people),
        (tr("Prediction error, trimmed mean"), trimmed, "error_trimmed", people),
        (tr("Relative error, median"), told, "relative_median", _share),
        (tr("Relative error, trimmed mean"), trimmed, "relative_trimmed", _share),
        (tr("Folds without a fit"), failed, "failed_folds", _length),
    )
    said = tr("Share of unique records at the cut-offs of the models; the same for each predictor.")
    yield from _rows(
        (of, of),
        (tr("Delta score, median"), said, "delta_median", _share),
        (tr("Delta score, trimmed mean"), said, "delta_trimmed", _share),
    )


# Models of suppression


def suppression_facts(of: SuppressionFit) -> Facts:
    """Coefficients, what they were fitted on, and what 1 % came to on sets that were left out."""

    def quartile(i: int) -> Callable[[tuple[float, ...]], Cell]:
        return lambda reached: _share(reached[i]) if i < len(reached) else _DASH

    told = tr("Of ln(records) = b0 + b1 · ln(share / (1 − share)) + b2 · predictor + b3 · ln(k).")
    fitted_on = tr("What the model was fitted on.")
    reached = tr(
        "Share really suppressed where the model aimed at 1 %, over sets of variables that it had "
        "not seen."
    )
    one_k = Cell(
        numbers.NOTHING,
        tr("Only one k was followed: ask for several to learn how the size depends on k."),
    )
    models = [of.models.get(predictor) for predictor in PREDICTORS]
    there = [model or Cell() for model in models]
    slopes = [one_k if m and m.fitted.least_k == m.fitted.most_k else m or Cell() for m in models]
    coefficients = _rows(
        there,
        (tr("Intercept b0"), told, "b0", _measure),
        (tr("Slope of the log odds b1"), told, "ln_odds", _measure),
        (tr("Slope of the predictor b2"), told, "x", _measure),
    )
    rest = _rows(
        there,
        (tr("Smallest class sizes k"), fitted_on, "fitted", _range_of_k),
        (tr("Sets of variables"), fitted_on, "fitted.n_models", _count),
        (tr("Aimed at 1 %: lower quartile"), reached, "fitted.reached", quartile(0)),
        (tr("Aimed at 1 %: median"), reached, "fitted.reached", quartile(1)),
        (tr("Aimed at 1 %: upper quartile"), reached, "fitted.reached", quartile(2)),
    )
    slope = _rows(slopes, (tr("Slope of ln(k) b3"), told, "ln_k", _measure))
    rows = (*coefficients, *slope, *rest)
    return Facts(tuple(predictor_name(of) for of in PREDICTORS), rows)


def _range_of_k(fitted: Fitted) -> Cell:
    least, most = fitted.least_k, fitted.most_k
    if least == most:
        return _count(int(least))
    text = f"{numbers.count(least)} – {numbers.count(most)}"
    return Cell(text, text, most)


# Models of thresholds


def threshold_facts(of: ThresholdFit) -> Facts:
    """Coefficients with their errors, sensitivity and specificity by cross-validation."""
    words, fits = tr("more than {0} unique"), [of.fits[threshold] for threshold in of.models]
    headings = (words.format(numbers.short(100.0 * share) + "\u00a0%") for share in of.models)
    told = tr("Of ln(p / (1 − p)) = b0 + b1 · ln(population) + b2 · ln(max combinations).")
    slopes = tr("Slope of ln(population) b1"), tr("Slope of ln(max combinations) b2")
    rows = []
    for i, name in enumerate((tr("Intercept b0"), *slopes)):
        rows.append(Row(name, told, tuple(_measure(fit.coefficients[i]) for fit in fits)))
        errors = tuple(_measure(float(np.asarray(fit.errors)[i])) for fit in fits)
        rows.append(Row(tr("Standard error"), name, errors))
    return Facts(tuple(headings), (*rows, *_of_tests(of)))


def _of_tests(of: ThresholdFit) -> Iterable[Row]:
    told = tr(
        "By cross-validation: each area and set of variables is judged by a model that has seen "
        "neither the area nor the set."
    )
    models = tuple(of.models.values())
    tested = [model.tested or _DASH for model in models]
    cautious = tr("The probability from which on an area is called small when caution is wanted.")
    yield from _rows(
        tested,
        (tr("Sensitivity"), told, "sensitivity", _share),
        (tr("Specificity"), told, "specificity", _share),
    )
    yield from _rows(models, (tr("Cautious cut"), cautious, "cautious_cut", _measure))
    yield from _rows(
        tested,
        (tr("Sensitivity at the cautious cut"), told, "cautious_sensitivity", _share),
        (tr("Specificity at the cautious cut"), told, "cautious_specificity", _share),
        (tr("Area under the curve"), told, "auc", _measure),
        (tr("Above the threshold"), told, "above", _share),
        (tr("Areas"), told, "n_areas", _count),
        (tr("Sets of variables"), told, "n_models", _count),
    )

"""Fitted models as tables: one quantity a row, with what it means and all its digits."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass

import numpy as np

from app.chart.tables import mixed_csv
from app.kit import numbers
from app.workspaces.levels.calibration.figures import percent, predictor_name, published, tr
from core.calibration.results import PREDICTORS, Calibration, TobitFit, Validation
from core.calibration.suppression_model import SuppressionModel
from core.calibration.suppression_rate import SuppressionFit
from core.calibration.threshold_fit import ThresholdFit
from core.thresholds.predicted import Tested


@dataclass(frozen=True)
class Cell:
    """A figure: for reading, with all digits, and as a number."""

    text: str = ""
    exact: str = ""
    value: float = math.nan


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

    def as_csv(self) -> str:
        """The table for a file, with all digits."""
        columns: list[list[object]] = [[row.title for row in self.rows]]
        columns += [[row.cells[i].value for row in self.rows] for i in range(len(self.headings))]
        return mixed_csv((tr("Quantity"), *self.headings), columns)


_DASH = Cell(numbers.NOTHING, numbers.NOTHING)


def _measure(value: float | None, unit: str = "") -> Cell:
    """A measure to three digits."""
    if value is None or math.isnan(value):
        return _DASH
    return Cell(numbers.measure(value, unit), numbers.exact(value, unit), value)


def _count(value: int) -> Cell:
    return Cell(numbers.count(value), numbers.count(value), float(value))


def _share(value: float) -> Cell:
    """A share of 1 as a percentage, with its sign."""
    if math.isnan(value):
        return _DASH
    return Cell(percent(value), numbers.exact(100.0 * value, "%"), value)


# Models of cut-offs


def fit_facts(of: Calibration) -> Facts:
    """What was fitted here, and what was published: coefficients, quality, cross-validation."""
    beside = tr("{0}, published")
    names = [predictor_name(predictor) for predictor in PREDICTORS]
    headings = tuple(title for name in names for title in (name, beside.format(name)))
    return Facts(headings, (*_of_fits(of), *_of_validations(of), *_of_deltas(of)))


def _of_fits(of: Calibration) -> Iterable[Row]:
    def row(
        title: str, told: str, cell: Callable[[TobitFit], Cell], coefficient: int | None = None
    ) -> Row:
        """``coefficient``: which one of the published model stands beside it."""
        cells: list[Cell] = []
        for predictor in PREDICTORS:
            fit, known = of.fits.get(predictor), published(of, predictor)
            there = known is not None and coefficient is not None
            cells.append(_DASH if fit is None else cell(fit))
            cells.append(_measure(known[coefficient]) if there else Cell())  # type: ignore[index]
        return Row(title, told, tuple(cells))

    def trusted(value: Callable[[TobitFit], float]) -> Callable[[TobitFit], Cell]:
        no_top = tr("The likelihood has no single top within reach: no number is given.")
        none = Cell(tr("not converged"), no_top)
        return lambda fit: _measure(value(fit)) if fit.converged else none

    curvature = tr("From the curvature of the likelihood.")
    formula = tr("Of ln(cut-off) = b0 + b1 · ln(predictor).")
    slope = tr("A predictor 1 % larger asks for b1 % more people.")
    explained = tr("Share of the variance of the uncensored ln(cut-off) that the line explains.")
    return (
        row(tr("Intercept b0"), formula, trusted(lambda fit: fit.b0), 0),
        row(tr("Standard error of b0"), curvature, trusted(lambda fit: fit.se_b0)),
        row(tr("Slope b1"), slope, trusted(lambda fit: fit.b1), 1),
        row(tr("Standard error of b1"), curvature, trusted(lambda fit: fit.se_b1)),
        row(
            tr("Sigma"),
            tr("Standard deviation of ln(cut-off) about the line."),
            trusted(lambda fit: fit.sigma),
        ),
        row(
            tr("Log-likelihood"),
            tr("At the estimate; it compares fits to the same models."),
            lambda fit: _measure(fit.log_likelihood),
        ),
        row(
            tr("Pseudo R² (McKelvey-Zavoina)"),
            explained,
            lambda fit: _measure(fit.pseudo_r2 if fit.converged else None),
        ),
        row(
            tr("Models"),
            tr("Cut-offs that the line is fitted to."),
            lambda fit: _count(len(fit.fitted)),
        ),
        row(
            tr("Censored below"),
            tr("Models whose cut-off is the smallest size or less."),
            lambda fit: _count(fit.n_left),
        ),
        row(
            tr("Censored above"),
            tr("Models whose cut-off is the largest size or more."),
            lambda fit: _count(fit.n_right),
        ),
    )


def _of_validations(of: Calibration) -> Iterable[Row]:
    def row(title: str, told: str, cell: Callable[[Validation], Cell]) -> Row:
        cells: list[Cell] = []
        for predictor in PREDICTORS:
            found = of.validations.get(predictor)
            cells += [_DASH if found is None else cell(found), Cell()]
        return Row(title, told, tuple(cells))

    people = tr("people")
    told = tr("Of models predicted by a fit that did not see them.")
    trimmed = tr("The mean without the 5 % at each tail, of models predicted by fits without them.")
    failed = tr("Parts of the cross-validation whose fit did not converge; their models are out.")
    return (
        row(tr("Prediction error, median"), told, lambda of: _measure(of.error_median, people)),
        row(
            tr("Prediction error, trimmed mean"),
            trimmed,
            lambda of: _measure(of.error_trimmed, people),
        ),
        row(tr("Relative error, median"), told, lambda of: _share(of.relative_median)),
        row(tr("Relative error, trimmed mean"), trimmed, lambda of: _share(of.relative_trimmed)),
        row(tr("Folds without a fit"), failed, lambda of: _count(len(of.failed_folds))),
    )


def _of_deltas(of: Calibration) -> Iterable[Row]:
    said = tr("Share of unique records at the cut-offs of the models; the same for each predictor.")
    return tuple(
        Row(title, said, (_share(value), Cell(), _share(value), Cell()))
        for title, value in (
            (tr("Delta score, median"), of.delta_median),
            (tr("Delta score, trimmed mean"), of.delta_trimmed),
        )
    )


# Models of suppression


def suppression_facts(of: SuppressionFit) -> Facts:
    """Coefficients, what they were fitted on, and what 1 % came to on sets that were left out."""

    def row(title: str, told: str, cell: Callable[[SuppressionModel], Cell]) -> Row:
        models = (of.models.get(predictor) for predictor in PREDICTORS)
        return Row(title, told, tuple(Cell() if m is None else cell(m) for m in models))

    def quartile(i: int) -> Callable[[SuppressionModel], Cell]:
        return lambda m: _share(m.fitted.reached[i] if i < len(m.fitted.reached) else math.nan)

    told = tr("Of ln(records) = b0 + b1 · ln(share / (1 − share)) + b2 · predictor + b3 · ln(k).")
    fitted_on = tr("What the model was fitted on.")
    reached = tr(
        "Share really suppressed where the model aimed at 1 %, over sets of variables that it had "
        "not seen."
    )
    rows = (
        row(tr("Intercept b0"), told, lambda m: _measure(m.b0)),
        row(tr("Slope of the log odds b1"), told, lambda m: _measure(m.ln_odds)),
        row(tr("Slope of the predictor b2"), told, lambda m: _measure(m.x)),
        row(tr("Slope of ln(k) b3"), told, _slope_of_k),
        row(tr("Smallest class sizes k"), fitted_on, _range_of_k),
        row(tr("Sets of variables"), fitted_on, lambda m: _count(m.fitted.n_models)),
        row(tr("Aimed at 1 %: lower quartile"), reached, quartile(0)),
        row(tr("Aimed at 1 %: median"), reached, quartile(1)),
        row(tr("Aimed at 1 %: upper quartile"), reached, quartile(2)),
    )
    return Facts(tuple(predictor_name(of) for of in PREDICTORS), rows)


def _slope_of_k(model: SuppressionModel) -> Cell:
    if model.fitted.least_k == model.fitted.most_k:
        said = tr("Only one k was followed: ask for several to learn how the size depends on k.")
        return Cell(numbers.NOTHING, said)
    return _measure(model.ln_k)


def _range_of_k(model: SuppressionModel) -> Cell:
    least, most = model.fitted.least_k, model.fitted.most_k
    if least == most:
        return _count(int(least))
    text = f"{numbers.count(least)} – {numbers.count(most)}"
    return Cell(text, text, float(most))


# Models of thresholds


def threshold_facts(of: ThresholdFit) -> Facts:
    """Coefficients with their errors, sensitivity and specificity by cross-validation."""
    words, fits = tr("more than {0} unique"), [of.fits[threshold] for threshold in of.models]
    headings = (words.format(numbers.short(100.0 * share) + "\u00a0%") for share in of.models)
    told = tr("Of ln(p / (1 − p)) = b0 + b1 · ln(population) + b2 · ln(max combinations).")
    rows = []
    for i, name in enumerate(
        (
            tr("Intercept b0"),
            tr("Slope of ln(population) b1"),
            tr("Slope of ln(max combinations) b2"),
        )
    ):
        rows.append(Row(name, told, tuple(_measure(fit.coefficients[i]) for fit in fits)))
        errors = tuple(_measure(float(np.asarray(fit.errors)[i])) for fit in fits)
        rows.append(Row(tr("Standard error"), name, errors))
    return Facts(tuple(headings), (*rows, *_of_tests(of)))


def _of_tests(of: ThresholdFit) -> Iterable[Row]:
    told = tr(
        "By cross-validation: each area and set of variables is judged by a model that has seen "
        "neither the area nor the set."
    )

    def row(title: str, cell: Callable[[Tested], Cell]) -> Row:
        tested = (model.tested for model in of.models.values())
        dash = Cell(numbers.NOTHING)
        return Row(title, told, tuple(dash if t is None else cell(t) for t in tested))

    cautious = tr("The probability from which on an area is called small when caution is wanted.")
    cuts = tuple(_measure(model.cautious_cut) for model in of.models.values())
    return (
        row(tr("Sensitivity"), lambda t: _share(t.sensitivity)),
        row(tr("Specificity"), lambda t: _share(t.specificity)),
        Row(tr("Cautious cut"), cautious, cuts),
        row(tr("Sensitivity at the cautious cut"), lambda t: _share(t.cautious_sensitivity)),
        row(tr("Specificity at the cautious cut"), lambda t: _share(t.cautious_specificity)),
        row(tr("Area under the curve"), lambda t: _measure(t.auc)),
        row(tr("Above the threshold"), lambda t: _share(t.above)),
        row(tr("Areas"), lambda t: _count(t.n_areas)),
        row(tr("Sets of variables"), lambda t: _count(t.n_models)),
    )

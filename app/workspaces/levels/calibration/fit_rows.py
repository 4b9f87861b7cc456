"""The figures of the fits as rows: what was fitted here, and what was published, side by side."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from app.chart.tables import mixed_csv
from app.kit import numbers
from app.workspaces.levels.calibration.curve_figures import tr
from app.workspaces.levels.calibration.fit_figures import PUBLISHED, percent, predictor_name
from core.calibration.results import PREDICTORS, Calibration, TobitFit, Validation
from core.cutoff.gaps import coefficient_set


@dataclass(frozen=True)
class Cell:
    """A figure: for reading, with all digits, and as a number."""

    text: str = ""
    exact: str = ""
    value: float = math.nan


@dataclass(frozen=True)
class Row:
    """One quantity over the columns of the table.

    Attributes
    ----------
    title
        What it is called, with its unit.
    help
        What it means.
    cells
        One for each column.
    """

    title: str
    help: str
    cells: tuple[Cell, ...]


def titles() -> tuple[str, ...]:
    """Headings of the columns behind that of the quantities."""
    published = tr("{0}, published")
    return tuple(
        title
        for predictor in PREDICTORS
        for title in (predictor_name(predictor), published.format(predictor_name(predictor)))
    )


def fit_rows(of: Calibration) -> tuple[Row, ...]:
    """All rows: coefficients, quality, censoring, cross-validation, delta scores."""
    return (*_coefficients(of), *_quality(of), *_validation(of), *_deltas(of))


def rows_csv(rows: tuple[Row, ...], headings: tuple[str, ...]) -> str:
    """Rows under their headings for a file, with all digits."""
    columns: list[list[object]] = [[row.title for row in rows]]
    columns += [[row.cells[i].value for row in rows] for i in range(len(headings))]
    return mixed_csv((tr("Quantity"), *headings), columns)


def measure_cell(value: float | None, unit: str = "") -> Cell:
    """A measure to three digits."""
    if value is None or math.isnan(value):
        return Cell(numbers.NOTHING, numbers.NOTHING)
    return Cell(numbers.measure(value, unit), numbers.exact(value, unit), value)


def count_cell(value: int) -> Cell:
    """A whole number."""
    return Cell(numbers.count(value), numbers.count(value), float(value))


def share_cell(value: float) -> Cell:
    """A share of 1 as a percentage, with its sign."""
    if math.isnan(value):
        return Cell(numbers.NOTHING, numbers.NOTHING)
    return Cell(percent(value), numbers.exact(100.0 * value, "%"), value)


def _published(of: Calibration, predictor: str) -> tuple[float, float] | None:
    """b0 and b1 of the published model for the same part of Canada."""
    models = coefficient_set(PUBLISHED[predictor]).models.get(predictor, {})
    found = models.get(of.settings.part)
    return None if found is None else (math.log(found.scale), found.exponent)


def _of_fits(
    of: Calibration,
    cell: Callable[[TobitFit], Cell],
    published: Callable[[tuple[float, float]], Cell] = lambda found: Cell(),
) -> tuple[Cell, ...]:
    cells: list[Cell] = []
    for predictor in PREDICTORS:
        fit, known = of.fits.get(predictor), _published(of, predictor)
        cells += [
            measure_cell(None) if fit is None else cell(fit),
            Cell() if known is None else published(known),
        ]
    return tuple(cells)


def _coefficients(of: Calibration) -> tuple[Row, ...]:
    def trusted(fit: TobitFit, value: float) -> Cell:
        if fit.converged:
            return measure_cell(value)
        words = tr("not converged")
        return Cell(words, tr("The likelihood has no single top within reach: no number is given."))

    return (
        Row(
            tr("Intercept b0"),
            tr("Of ln(cut-off) = b0 + b1 · ln(predictor)."),
            _of_fits(of, lambda fit: trusted(fit, fit.b0), lambda known: measure_cell(known[0])),
        ),
        Row(
            tr("Standard error of b0"),
            tr("From the curvature of the likelihood."),
            _of_fits(of, lambda fit: trusted(fit, fit.se_b0)),
        ),
        Row(
            tr("Slope b1"),
            tr("A predictor 1 % larger asks for b1 % more people."),
            _of_fits(of, lambda fit: trusted(fit, fit.b1), lambda known: measure_cell(known[1])),
        ),
        Row(
            tr("Standard error of b1"),
            tr("From the curvature of the likelihood."),
            _of_fits(of, lambda fit: trusted(fit, fit.se_b1)),
        ),
        Row(
            tr("Sigma"),
            tr("Standard deviation of ln(cut-off) about the line."),
            _of_fits(of, lambda fit: trusted(fit, fit.sigma)),
        ),
    )


def _quality(of: Calibration) -> tuple[Row, ...]:
    return (
        Row(
            tr("Log-likelihood"),
            tr("At the estimate; it compares fits to the same models."),
            _of_fits(of, lambda fit: measure_cell(fit.log_likelihood)),
        ),
        Row(
            tr("Pseudo R² (McKelvey-Zavoina)"),
            tr("Share of the variance of the uncensored ln(cut-off) that the line explains."),
            _of_fits(
                of, lambda fit: measure_cell(fit.pseudo_r2) if fit.converged else measure_cell(None)
            ),
        ),
        Row(
            tr("Models"),
            tr("Cut-offs that the line is fitted to."),
            _of_fits(of, lambda fit: count_cell(len(fit.fitted))),
        ),
        Row(
            tr("Censored below"),
            tr("Models whose cut-off is the smallest size or less."),
            _of_fits(of, lambda fit: count_cell(fit.n_left)),
        ),
        Row(
            tr("Censored above"),
            tr("Models whose cut-off is the largest size or more."),
            _of_fits(of, lambda fit: count_cell(fit.n_right)),
        ),
    )


def _of_validations(of: Calibration, cell: Callable[[Validation], Cell]) -> tuple[Cell, ...]:
    cells: list[Cell] = []
    for predictor in PREDICTORS:
        found = of.validations.get(predictor)
        cells += [measure_cell(None) if found is None else cell(found), Cell()]
    return tuple(cells)


def _validation(of: Calibration) -> tuple[Row, ...]:
    people = tr("people")
    told = tr("Of models predicted by a fit that did not see them.")
    trimmed = tr("The mean without the 5 % at each tail, of models predicted by fits without them.")
    return (
        Row(
            tr("Prediction error, median"),
            told,
            _of_validations(of, lambda found: measure_cell(found.error_median, people)),
        ),
        Row(
            tr("Prediction error, trimmed mean"),
            trimmed,
            _of_validations(of, lambda found: measure_cell(found.error_trimmed, people)),
        ),
        Row(
            tr("Relative error, median"),
            told,
            _of_validations(of, lambda found: share_cell(found.relative_median)),
        ),
        Row(
            tr("Relative error, trimmed mean"),
            trimmed,
            _of_validations(of, lambda found: share_cell(found.relative_trimmed)),
        ),
        Row(
            tr("Folds without a fit"),
            tr("Parts of the cross-validation whose fit did not converge; their models are out."),
            _of_validations(of, lambda found: count_cell(len(found.failed_folds))),
        ),
    )


def _deltas(of: Calibration) -> tuple[Row, ...]:
    said = tr("Share of unique records at the cut-offs of the models; the same for each predictor.")
    return tuple(
        Row(title, said, (share_cell(value), Cell(), share_cell(value), Cell()))
        for title, value in (
            (tr("Delta score, median"), of.delta_median),
            (tr("Delta score, trimmed mean"), of.delta_trimmed),
        )
    )

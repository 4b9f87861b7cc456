"""Cut-offs over all models: the fitted line, predictions, what they miss, the likelihood."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from app.chart.curves import DOWN, ROUND, UP, Curves, Dots, Stroke
from app.kit import numbers
from app.workspaces.levels.calibration.curve_figures import Said, tr
from core.calibration.quasi_identifier_models import model_name
from core.calibration.results import LEFT, RIGHT, Calibration, ModelCurve
from core.cutoff.gaps import coefficient_set

PUBLISHED = {"maxcombs": "el-emam-2009-maxcombs", "entropy": "el-emam-2009-entropy"}
"""The published models of each predictor, for comparison."""

_SMOOTH = 60
_LEAST_SHARE = 1e-4
"""Below it a share is said to be "less than 0.01 %", whatever its sign."""


def predictor_title(predictor: str) -> str:
    """What a predictor is called, with its unit."""
    return tr("entropy (nats)") if predictor == "entropy" else tr("max combinations")


def predictor_name(predictor: str) -> str:
    """The same without a unit, to choose from."""
    return tr("Entropy") if predictor == "entropy" else tr("Max combinations")


def _inside(predictor: str) -> str:
    """The same within a sentence."""
    return tr("entropy") if predictor == "entropy" else tr("max combinations")


def predictor_values(curves: tuple[ModelCurve, ...], predictor: str) -> NDArray[np.float64]:
    """(n,) what predicts the cut-off of each model."""
    if predictor == "entropy":
        return np.array([of.entropy for of in curves], dtype=np.float64)
    return np.array([float(of.max_combinations) for of in curves], dtype=np.float64)


@dataclass(frozen=True, eq=False)
class Kinds:
    """Models told apart by what is known of their cut-off."""

    curves: tuple[ModelCurve, ...]

    def dots(self, x: NDArray[np.float64], y: NDArray[np.float64]) -> tuple[Dots, ...]:
        """Points of each kind that there is; censored ones point beyond the sizes."""
        censored = np.array([of.censored or "" for of in self.curves], dtype=object)
        kinds = (
            (tr("measured cut-off"), "", 0, ROUND),
            (tr("this or less"), LEFT, 3, DOWN),
            (tr("this or more"), RIGHT, 4, UP),
        )
        there = [(name, np.flatnonzero(censored == of), c, s) for name, of, c, s in kinds]
        return tuple(Dots(name, x[i], y[i], i, c, s) for name, i, c, s in there if len(i))

    def name(self, key: int) -> str:
        """What a model is called."""
        return model_name(self.curves[key].columns)

    def teller(
        self, dots: tuple[Dots, ...], words: Callable[[int], str]
    ) -> Callable[[int, int], str]:
        """Says the model of a point, and what ``words`` add."""

        def said(kind: int, i: int) -> str:
            key = int(dots[kind].keys[i])
            return f"{self.name(key)}\n{words(key)}"

        return said


def cutoff_figure(of: Calibration, predictor: str) -> Said:
    """Cut-offs against a predictor, the fitted line, and the published one beside it."""
    kinds, x = Kinds(of.curves), predictor_values(of.curves, predictor)
    y = np.array([curve.cutoff for curve in of.curves], dtype=np.float64)
    dots = kinds.dots(x, y)

    def words(key: int) -> str:
        at = numbers.measure(float(x[key]))
        cutoff = numbers.count(float(y[key]), tr("records"))
        return tr("{title}: {x}, cut-off {y}").format(
            title=predictor_name(predictor), x=at, y=cutoff
        )

    curves = Curves(
        predictor_title(predictor),
        tr("cut-off (records)"),
        _lines(of, predictor, x),
        dots,
        kinds.teller(dots, words),
        kinds.name,
        log_x=True,
        log_y=True,
    )
    title = tr("Cut-off against {0}").format(_inside(predictor))
    return Said(title, tr("records"), _fit_words(of, predictor), curves)


def _lines(of: Calibration, predictor: str, x: NDArray[np.float64]) -> tuple[Stroke, ...]:
    """The fitted line and the published one over the range of the models."""
    inside = x[np.isfinite(x) & (x > 0)]
    if not len(inside):
        return ()
    at = np.geomspace(inside.min(), max(inside.max(), inside.min() * 1.01), _SMOOTH)
    lines = []
    fit = of.fits.get(predictor)
    if fit is not None and fit.converged:
        lines.append(Stroke(tr("fitted here"), at, np.exp(fit.b0) * at**fit.b1, 1))
    models = coefficient_set(PUBLISHED[predictor]).models.get(predictor, {})
    published = models.get(of.settings.part)
    if published is not None:
        cutoffs = np.array([published.cutoff(float(value)) for value in at])
        lines.append(Stroke(tr("El Emam et al. 2009"), at, cutoffs, 5, dashed=True))
    return tuple(lines)


def _fit_words(of: Calibration, predictor: str) -> str:
    fit = of.fits.get(predictor)
    if fit is None:
        return tr(
            "No line can be fitted: there are too few models whose cut-off lies within the sizes, "
            "or all have the same predictor."
        )
    if not fit.converged:
        return tr(
            "The fit did not converge, so that no line is drawn; the page “Fits” shows the "
            "likelihood."
        )
    words = tr(
        "cut-off = {scale} × {x} ^ {exponent}. Triangles are cut-offs at an end of the sizes: they "
        "are only known to lie beyond."
    )
    return words.format(
        scale=numbers.measure(math.exp(fit.b0)),
        x=predictor_title(predictor),
        exponent=numbers.measure(fit.b1),
    )


def predicted_figure(of: Calibration, predictor: str) -> Said:
    """Cross-validated predictions against the cut-offs of the simulation."""
    title = tr("Predicted from {0}, and simulated").format(_inside(predictor))
    found = of.validations.get(predictor)
    if found is None:
        return Said(title, tr("records"), _none_validated(), empty=True)
    kinds = Kinds(of.curves)
    x, y = np.array([curve.cutoff for curve in of.curves], dtype=np.float64), found.predicted
    dots = kinds.dots(x, y)

    def words(key: int) -> str:
        said = tr("simulated {0}, predicted {1}")
        ends = (numbers.count(float(x[key]), tr("records")), numbers.measure(float(y[key])))
        return said.format(*ends)

    both = np.concatenate([x, y[np.isfinite(y)]])
    ends = np.array([both.min(), both.max()])
    curves = Curves(
        tr("simulated cut-off (records)"),
        tr("predicted cut-off (records)"),
        (Stroke(tr("equal"), ends, ends, 5, dashed=True),),
        dots,
        kinds.teller(dots, words),
        kinds.name,
        log_x=True,
        log_y=True,
        square=True,
    )
    why = tr(
        "Each model is predicted by a fit that did not see it. The median error is {error}, "
        "{relative} of the cut-off."
    ).format(
        error=numbers.measure(found.error_median, tr("people")),
        relative=percent(found.relative_median),
    )
    return Said(title, tr("records"), why, curves)


def residual_figure(of: Calibration, predictor: str) -> Said:
    """What predictions miss, as a share of the cut-off, against the predictor."""
    title = tr("Residuals of {0}").format(_inside(predictor))
    found = of.validations.get(predictor)
    if found is None:
        return Said(title, "%", _none_validated(), empty=True)
    kinds, x = Kinds(of.curves), predictor_values(of.curves, predictor)
    cutoffs = np.array([curve.cutoff for curve in of.curves], dtype=np.float64)
    missed = cutoffs - found.predicted
    y = 100.0 * missed / cutoffs
    dots = kinds.dots(x, y)

    def words(key: int) -> str:
        return tr("simulated less predicted: {0}, {1} of the cut-off").format(
            numbers.measure(float(missed[key]), tr("records")), percent(float(y[key]) / 100.0)
        )

    inside = x[np.isfinite(x) & (x > 0)]
    ends = np.array([inside.min(), inside.max()]) if len(inside) else np.zeros(0)
    curves = Curves(
        predictor_title(predictor),
        tr("simulated less predicted (% of the cut-off)"),
        (Stroke("", ends, np.zeros(len(ends)), 5, dashed=True),),
        dots,
        kinds.teller(dots, words),
        kinds.name,
        log_x=True,
    )
    why = tr(
        "Points scattered evenly about 0 say that the line fits; a bow or a slope says that the "
        "predictor does not tell all. Above 0 the line asks for too few people."
    )
    return Said(title, "%", why, curves)


def profile_figure(of: Calibration, predictor: str) -> Said:
    """The likelihood over the slope, where no maximum was found."""
    title = tr("Likelihood with {0}").format(_inside(predictor))
    fit = of.fits.get(predictor)
    if fit is None or fit.converged or not len(fit.profile):
        return Said(title, "", "", empty=True)
    line = Stroke(tr("log-likelihood"), fit.profile[:, 0], fit.profile[:, 1])
    why = tr(
        "The fit did not converge: the likelihood has no single top within reach. Take more "
        "models, or sizes that reach further, so that fewer cut-offs are censored."
    )
    return Said(title, "", why, Curves(tr("slope b1"), tr("log-likelihood"), (line,)))


def _none_validated() -> str:
    return tr("There is no cross-validation: it needs a fit, and at least as many models as folds.")


def percent(share: float) -> str:
    """A share of 1 with its sign as a percentage."""
    if not share < -_LEAST_SHARE:
        return numbers.percent(abs(share))
    return numbers.signed(numbers.percent(-share), share)

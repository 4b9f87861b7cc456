"""The figures of a calibration: curves of one model, and cut-offs over all models."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QCoreApplication

from app.chart.curves import DOWN, ROUND, UP, Curves, Dots, Stroke
from app.chart.histogram import Marker
from app.kit import numbers
from core.calibration.quasi_identifier_models import model_name
from core.calibration.results import LEFT, RIGHT, Calibration, ModelCurve
from core.cutoff.gaps import coefficient_set

_SMOOTH_CURVE, _SMOOTH_LINE = 120, 60
_PUBLISHED = {"maxcombs": "el-emam-2009-maxcombs", "entropy": "el-emam-2009-entropy"}
_LEAST_SHARE = 1e-4
"""Below it a share is said to be "less than 0.01 %", whatever its sign."""


@dataclass(frozen=True, eq=False)
class FigureContent:
    """A figure and its words."""

    title: str
    unit: str
    why: str
    curves: Curves = field(default_factory=Curves)
    empty: bool = False
    meaning: str = ""
    """What the heading means, told on demand."""


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("Calibration", text)


def percent(share: float) -> str:
    """A share of 1 with its sign as a percentage."""
    if not share < -_LEAST_SHARE:
        return numbers.percent(abs(share))
    return numbers.signed(numbers.percent(-share), share)


def predictor_name(predictor: str) -> str:
    """What a predictor is called, to choose from."""
    return tr("Entropy") if predictor == "entropy" else tr("Max combinations")


def _inside(predictor: str) -> str:
    """What a predictor is called within a sentence."""
    return tr("entropy") if predictor == "entropy" else tr("max combinations")


def _axis(predictor: str) -> str:
    return tr("entropy (nats)") if predictor == "entropy" else tr("max combinations")


def published(of: Calibration, predictor: str) -> tuple[float, float] | None:
    """b0 and b1 of the published model of El Emam et al. 2009 for the same part of Canada."""
    models = coefficient_set(_PUBLISHED[predictor]).models.get(predictor, {})
    found = models.get(of.settings.part)
    return None if found is None else (math.log(found.scale), found.exponent)


def no_model_figure(title: str) -> FigureContent:
    """What stands where there is no model yet."""
    why = tr("Choose models, then Calibrate.")
    return FigureContent(title, "", why, empty=True)


def uniqueness_figure(sizes: NDArray[np.int64], of: ModelCurve, step: int) -> FigureContent:
    """Share of unique records against size, the fitted curve, and where it was cut."""
    x, y = sizes.astype(np.float64), 100.0 * of.unique

    def said(_: int, i: int) -> str:
        share = numbers.exact(float(y[i]), "%")
        return tr("{size}: {share} are unique").format(size=_records(x[i]), share=share)

    strokes: tuple[Stroke, ...] = ()
    if of.scale is not None and len(x):
        at = np.linspace(x[0], x[-1], _SMOOTH_CURVE)
        fitted = 100.0 * of.fitted(at)
        # Left of all data a steep curve is far above 100 %: it would flatten all the rest.
        strokes = (Stroke(tr("fitted power law"), at, np.where(fitted <= 100, fitted, np.nan), 1),)
    curves = Curves(
        tr("size of the sample (records)"),
        tr("unique records (%)"),
        strokes,
        (Dots(tr("measured"), x, y, np.arange(len(x))),),
        said,
        lambda key: model_name(of.columns),
        markers=(Marker(float(of.cutoff), tr("cut-off {0}").format(_records(of.cutoff))),),
        from_zero=True,
    )
    if of.scale is None:
        text = tr(
            "Fewer than two sizes have unique records, so that there is no curve: {cutoff}, the "
            "smallest size, is more than enough."
        )
    elif of.censored == LEFT:
        text = tr(
            "Already at the smallest size the curve is flat: the cut-off is {cutoff} or less, and "
            "counts as censored. {delta} are unique there."
        )
    elif of.censored == RIGHT:
        text = tr(
            "At the largest size the curve still falls: the cut-off is {cutoff} or more, and "
            "counts as censored. {delta} are unique there."
        )
    else:
        text = tr(
            "From {cutoff} on, {step} more hardly change how many are unique. There it is {delta} "
            "on the fitted curve, {observed} as measured."
        )
    why = text.format(
        cutoff=_records(of.cutoff),
        step=_records(step),
        delta=numbers.percent(of.delta),
        observed=numbers.percent(of.delta_observed),
    )
    return FigureContent(tr("Uniqueness of {0}").format(_breakable(of)), "%", why, curves)


def suppression_figure(sizes: NDArray[np.int64], of: ModelCurve) -> FigureContent:
    """Share of records in classes smaller than each k, against size."""
    x, ks = sizes.astype(np.float64), sorted(of.suppressed)
    names = [tr("k = {0}").format(numbers.count(k)) for k in ks]
    shares = [100.0 * of.suppressed[k] for k in ks]

    def said(kind: int, i: int) -> str:
        return tr("{size}, {name}: {share} would be left out").format(
            size=_records(x[i]),
            share=numbers.exact(float(shares[kind][i]), "%"),
            name=names[kind],
        )

    places = np.arange(len(x))
    curves = Curves(
        tr("size of the sample (records)"),
        tr("records left out (%)"),
        tuple(Stroke("", x, y, i) for i, y in enumerate(shares)),
        tuple(Dots(names[i], x, y, places, i) for i, y in enumerate(shares)),
        said,
        lambda key: model_name(of.columns),
        from_zero=True,
    )
    title = tr("Suppression of {0}").format(_breakable(of))
    if not ks:
        why = tr("No k was asked for: give one under “More” in the settings, then go on.")
        return FigureContent(title, "%", why, empty=True)
    if not len(x):
        return FigureContent(title, "%", "", curves)
    at = min(int(np.searchsorted(x, of.cutoff)), len(x) - 1)
    why = tr("In a region of the cut-off, {size}, {share} would be left out at k = {k}.").format(
        size=_records(x[at]),
        share=numbers.percent(float(of.suppressed[ks[0]][at])),
        k=numbers.count(ks[0]),
    )
    return FigureContent(title, "%", why, curves)


def _records(n: float) -> str:
    return numbers.count(float(n), tr("records"))


def _breakable(of: ModelCurve) -> str:
    """The name of a model for a heading: a line may end after a plus sign."""
    return model_name(of.columns).replace("+", "+\u200b")


def _over_models(
    of: Calibration,
    titles: tuple[str, str],
    strokes: Iterable[Stroke],
    x: NDArray[np.float64],
    y: NDArray[np.float64],
    words: Callable[[int], str],
    log_y: bool = False,
    square: bool = False,
) -> Curves:
    """Models as points; what is known of a cut-off decides its shape, ``words`` tell of a model."""
    censored = np.array([curve.censored or "" for curve in of.curves], dtype=object)
    kinds = (
        (tr("measured cut-off"), "", 0, ROUND),
        (tr("this or less"), LEFT, 3, DOWN),
        (tr("this or more"), RIGHT, 4, UP),
    )
    there = [(name, np.flatnonzero(censored == kind), c, s) for name, kind, c, s in kinds]
    dots = tuple(Dots(name, x[i], y[i], i, c, s) for name, i, c, s in there if len(i))

    def name(key: int) -> str:
        return model_name(of.curves[key].columns)

    def said(kind: int, i: int) -> str:
        key = int(dots[kind].keys[i])
        return f"{name(key)}\n{words(key)}"

    return Curves(*titles, tuple(strokes), dots, said, name, log_x=True, log_y=log_y, square=square)


def _predictors(of: Calibration, predictor: str) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Of each model; and the least and the most that has a place on a logarithmic axis."""
    entropy = predictor == "entropy"
    values = [c.entropy if entropy else float(c.max_combinations) for c in of.curves]
    found = np.array(values, dtype=np.float64)
    inside = found[np.isfinite(found) & (found > 0)]
    return found, np.array([inside.min(), inside.max()] if len(inside) else [])


def _cutoffs(of: Calibration) -> NDArray[np.float64]:
    return np.array([curve.cutoff for curve in of.curves], dtype=np.float64)


def cutoff_figure(of: Calibration, predictor: str) -> FigureContent:
    """Cut-offs against a predictor, the fitted line, and the published one beside it."""
    (x, ends), y, fit = _predictors(of, predictor), _cutoffs(of), of.fits.get(predictor)

    def words(key: int) -> str:
        return tr("{title}: {x}, cut-off {y}").format(
            title=predictor_name(predictor),
            x=numbers.measure(float(x[key])),
            y=_records(y[key]),
        )

    lines = []
    if len(ends):
        at = np.geomspace(ends[0], max(ends[1], ends[0] * 1.01), _SMOOTH_LINE)
        if fit is not None and fit.converged:
            lines.append(Stroke(tr("fitted here"), at, np.exp(fit.b0) * at**fit.b1, 1))
        known = published(of, predictor)
        if known is not None:
            line = np.exp(known[0]) * at ** known[1]
            lines.append(Stroke(tr("El Emam et al. 2009"), at, line, 5, dashed=True))
    if fit is None:
        why = tr(
            "No line can be fitted: there are too few models whose cut-off lies within the sizes, "
            "or all have the same predictor."
        )
    elif not fit.converged:
        why = tr(
            "The fit did not converge, so that no line is drawn; the page “Fits” shows the "
            "likelihood."
        )
    else:
        why = tr(
            "cut-off = {scale} × {x} ^ {exponent}. Triangles are cut-offs at an end of the sizes: "
            "they are only known to lie beyond."
        ).format(
            scale=numbers.measure(math.exp(fit.b0)),
            x=_axis(predictor),
            exponent=numbers.measure(fit.b1),
        )
    axes = (_axis(predictor), tr("cut-off (records)"))
    curves = _over_models(of, axes, lines, x, y, words, log_y=True)
    title = tr("Cut-off against {0}").format(_inside(predictor))
    return FigureContent(title, tr("records"), why, curves)


def predicted_figure(of: Calibration, predictor: str) -> FigureContent:
    """Cross-validated predictions against the cut-offs of the simulation."""
    title = tr("Predicted from {0}, and simulated").format(_inside(predictor))
    found = of.validations.get(predictor)
    if found is None:
        return FigureContent(title, tr("records"), _none_validated(), empty=True)
    x, y = _cutoffs(of), found.predicted

    def words(key: int) -> str:
        told = tr("simulated {0}, predicted {1}")
        return told.format(_records(x[key]), numbers.measure(float(y[key])))

    both = np.concatenate([x, y[np.isfinite(y)]])
    ends = np.array([both.min(), both.max()])
    equal = (Stroke(tr("equal"), ends, ends, 5, dashed=True),)
    axes = (tr("simulated cut-off (records)"), tr("predicted cut-off (records)"))
    why = tr("The median error is {error}, {relative} of the cut-off.").format(
        error=numbers.measure(found.error_median, tr("people")),
        relative=percent(found.relative_median),
    )
    curves = _over_models(of, axes, equal, x, y, words, log_y=True, square=True)
    meaning = tr("Each model is predicted by a fit that did not see it.")
    return FigureContent(title, tr("records"), why, curves, meaning=meaning)


def residual_figure(of: Calibration, predictor: str) -> FigureContent:
    """What predictions miss, as a share of the cut-off, against the predictor."""
    title = tr("Residuals of {0}").format(_inside(predictor))
    found = of.validations.get(predictor)
    if found is None:
        return FigureContent(title, "%", _none_validated(), empty=True)
    (x, ends), cutoffs = _predictors(of, predictor), _cutoffs(of)
    missed = cutoffs - found.predicted
    shares = 100.0 * missed / cutoffs

    def words(key: int) -> str:
        return tr("simulated less predicted: {0}, {1} of the cut-off").format(
            numbers.measure(float(missed[key]), tr("records")), percent(float(shares[key]) / 100.0)
        )

    level = (Stroke("", ends, np.zeros(len(ends)), 5, dashed=True),)
    axes = (_axis(predictor), tr("simulated less predicted (% of the cut-off)"))
    meaning = tr(
        "Points scattered evenly about 0 say that the line fits; a bow or a slope says that the "
        "predictor does not tell all. Above 0 the line asks for too few people."
    )
    curves = _over_models(of, axes, level, x, shares, words)
    return FigureContent(title, "%", "", curves, meaning=meaning)


def _none_validated() -> str:
    return tr("There is no cross-validation: it needs a fit, and at least as many models as folds.")


def profile_figure(of: Calibration, predictor: str) -> FigureContent:
    """The likelihood over the slope, where no maximum was found."""
    title = tr("Likelihood with {0}").format(_inside(predictor))
    fit = of.fits.get(predictor)
    if fit is None or fit.converged or not len(fit.profile):
        return FigureContent(title, "", "", empty=True)
    line = Stroke(tr("log-likelihood"), fit.profile[:, 0], fit.profile[:, 1])
    why = tr(
        "The fit did not converge: the likelihood has no single top within reach. Take more "
        "models, or sizes that reach further, so that fewer cut-offs are censored."
    )
    return FigureContent(title, "", why, Curves(tr("slope b1"), tr("log-likelihood"), (line,)))

"""The curves of one quasi-identifier model: what is unique and what is lost at each size."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QCoreApplication

from app.chart.curves import Curves, Dots, Stroke
from app.chart.histogram import Marker
from app.kit import numbers
from core.calibration.quasi_identifier_models import model_name
from core.calibration.results import LEFT, RIGHT, ModelCurve

_SMOOTH = 120
_PERCENT = 100.0


@dataclass(frozen=True, eq=False)
class Said:
    """A figure and its words."""

    title: str
    unit: str
    why: str
    curves: Curves = field(default_factory=Curves)
    empty: bool = False


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("Calibration", text)


def uniqueness_figure(sizes: NDArray[np.int64], of: ModelCurve, step: int) -> Said:
    """Share of unique records against size, the fitted curve, and where it was cut."""
    x, y = sizes.astype(np.float64), _PERCENT * of.unique

    def said(kind: int, i: int) -> str:
        del kind
        unique = numbers.exact(float(y[i]), "%")
        return tr("{size}: {share} are unique").format(
            size=numbers.count(float(x[i]), tr("records")), share=unique
        )

    strokes: tuple[Stroke, ...] = ()
    if of.scale is not None and len(x):
        at = np.linspace(x[0], x[-1], _SMOOTH)
        fitted = _PERCENT * of.fitted(at)
        # Left of all data a steep curve is far above 100 %: it would flatten all the rest.
        fitted = np.where(fitted <= _PERCENT, fitted, np.nan)
        strokes = (Stroke(tr("fitted power law"), at, fitted, 1),)
    where = tr("cut-off {0}").format(numbers.count(of.cutoff, tr("records")))
    curves = Curves(
        tr("size of the sample (records)"),
        tr("unique records (%)"),
        strokes,
        (Dots(tr("measured"), x, y, np.arange(len(x))),),
        said,
        lambda key: model_name(of.columns),
        markers=(Marker(float(of.cutoff), where),),
        from_zero=True,
    )
    return Said(tr("Uniqueness of {0}").format(_breakable(of)), "%", _why(of, step), curves)


def _breakable(of: ModelCurve) -> str:
    """The name of a model for a heading: a line may end after a plus sign."""
    return model_name(of.columns).replace("+", "+\u200b")


def _why(of: ModelCurve, step: int) -> str:
    """What the curve means."""
    cutoff = numbers.count(of.cutoff, tr("records"))
    if of.scale is None:
        words = tr(
            "Fewer than two sizes have unique records, so that there is no curve: {cutoff}, the "
            "smallest size, is more than enough."
        )
    elif of.censored == LEFT:
        words = tr(
            "Already at the smallest size the curve is flat: the cut-off is {cutoff} or less, and "
            "counts as censored. {delta} are unique there."
        )
    elif of.censored == RIGHT:
        words = tr(
            "At the largest size the curve still falls: the cut-off is {cutoff} or more, and "
            "counts as censored. {delta} are unique there."
        )
    else:
        words = tr(
            "From {cutoff} on, {step} more hardly change how many are unique: {delta} on the "
            "fitted curve there, {observed} as measured."
        )
    return words.format(
        cutoff=cutoff,
        step=numbers.count(step, tr("records")),
        delta=numbers.percent(of.delta),
        observed=numbers.percent(of.delta_observed),
    )


def suppression_figure(sizes: NDArray[np.int64], of: ModelCurve) -> Said:
    """Share of records in classes smaller than each k, against size."""
    x = sizes.astype(np.float64)
    ks = sorted(of.suppressed)
    names = [tr("k = {0}").format(numbers.count(k)) for k in ks]

    def said(kind: int, i: int) -> str:
        lost = numbers.exact(_PERCENT * float(of.suppressed[ks[kind]][i]), "%")
        words = tr("{size}, {name}: {share} would be left out")
        size = numbers.count(float(x[i]), tr("records"))
        return words.format(size=size, name=names[kind], share=lost)

    shares = [_PERCENT * of.suppressed[k] for k in ks]
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
        return Said(title, "%", why, empty=True)
    if not len(x):
        return Said(title, "%", "", curves)
    at = min(int(np.searchsorted(x, of.cutoff)), len(x) - 1)
    words = tr("In a region of the cut-off, {size}, {share} would be left out at k = {k}.")
    why = words.format(
        size=numbers.count(float(x[at]), tr("records")),
        share=numbers.percent(float(of.suppressed[ks[0]][at])),
        k=numbers.count(ks[0]),
    )
    return Said(title, "%", why, curves)


def no_model_figure(title: str) -> Said:
    """What stands where there is no model yet."""
    why = tr("Choose on the left which models are followed, then press Calibrate.")
    return Said(title, "", why, empty=True)

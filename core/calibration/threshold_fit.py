"""Threshold models fitted on the user's own areas, and tested on areas and variables left out.

Ten folds of areas by ten folds of sets of quasi-identifiers: each pair of an area and a set is
predicted by a model that has seen neither the area nor the set. An ordinary cross-validation over
pairs would see both, and look better than it is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from core.background import in_background
from core.calibration.logistic import LogisticFit, fit_logistic
from core.calibration.uniqueness import UniquenessTable, uniqueness_table
from core.coded_records import CodedRecords
from core.errors import Notice, VbasError
from core.steps import STOP, Step, Steps
from core.thresholds.predicted import EVEN_CUT, Tested, ThresholdModel, tables_of

MOST_AREAS: Final = 2000
"""Ten by ten folds are fitted to every pair of an area and a set of variables: a few thousand
areas say what fifty thousand would, in minutes less."""

THRESHOLDS: Final = (0.05, 0.20)
"""Shares of unique people that are looked at (El Emam et al. 2010)."""

WANTED_SENSITIVITY: Final = 0.9
"""Of the cautious cut: at least so many of the small areas are found."""

_DIGITS: Final = 6


def of_some_areas(
    records: CodedRecords, seed: int, most: int = MOST_AREAS
) -> tuple[CodedRecords, tuple[Notice, ...]]:
    """The records of so many areas at most, drawn at random among those that have records.

    Parameters
    ----------
    records
        Without areas they stay as they are.
    seed
        Of the draw.
    most
        Areas.

    Returns
    -------
    tuple
        The records (the same where there are no more areas), and a sentence if some were drawn.
    """
    if records.areas is None:
        return records, ()
    there = np.unique(records.areas[records.areas >= 0])
    if len(there) <= most:
        return records, ()
    drawn = np.zeros(int(there[-1]) + 2, dtype=np.bool_)  # the last one for unknown areas, -1
    drawn[np.random.default_rng(seed).choice(there, most, replace=False)] = True
    here = drawn[records.areas]
    fewer = replace(
        records,
        codes=np.ascontiguousarray(records.codes[:, here]),
        areas=records.areas[here],
        rows=None if records.rows is None else records.rows[here],
    )
    text = "The threshold models are fitted on {n:,} of {of:,} areas, drawn at random."
    return fewer, (Notice(text, n=most, of=len(there)),)


@dataclass(frozen=True, eq=False)
class ThresholdFit:
    """Threshold models, and what they were made from.

    Attributes
    ----------
    models
        {threshold: its model}; a threshold that no model can be fitted for is absent.
    fits
        {threshold: the regression}, with standard errors.
    table
        What was measured.
    predicted
        {threshold: (n,) P(uniqueness > threshold) of each row of the table by a model that saw
        neither its area nor its set; NaN where none could be fitted}.
    notices
        What the user should know.
    stopped
        Whether it was stopped before all sets were measured.
    """

    models: Mapping[float, ThresholdModel]
    fits: Mapping[float, LogisticFit]
    table: UniquenessTable
    predicted: Mapping[float, NDArray[np.float64]]
    notices: tuple[Notice, ...] = ()
    stopped: bool = False

    def as_tables(self) -> dict[str, Any]:
        """The models as tables of a coefficient file: {"threshold": {"5": {...}}}."""
        return tables_of(self.models)


def fit_thresholds(
    records: CodedRecords,
    models: Sequence[Sequence[str]],
    *,
    thresholds: Sequence[float] = THRESHOLDS,
    folds: int = 10,
    seed: int = 1,
    most_areas: int = MOST_AREAS,
) -> Steps[ThresholdFit]:
    """Measures the uniqueness of areas for all sets, and fits a model for each threshold.

    Parameters
    ----------
    records
        With areas.
    models
        The sets of quasi-identifiers, each a list of columns.
    thresholds
        Shares of unique people, 0 to 1.
    folds
        Of the areas, and of the sets; fewer where there are fewer of them.
    seed
        Of the shares of areas and sets among the folds, and of the areas that are drawn.
    most_areas
        Where more areas have records, so many are drawn at random.

    Raises
    ------
    VbasError
        If the records carry no areas or lack a column, or no threshold can be fitted.
    """
    fewer, drawn = yield from in_background(
        "drawing areas", lambda: of_some_areas(records, seed, most_areas)
    )
    table = yield from uniqueness_table(fewer, models)
    stopped = len(np.unique(table.model)) < len(models)
    found = yield from fit_table(
        table, thresholds=thresholds, folds=folds, seed=seed, stopped=stopped
    )
    return replace(found, notices=(*drawn, *found.notices))


def fit_table(
    table: UniquenessTable,
    *,
    thresholds: Sequence[float] = THRESHOLDS,
    folds: int = 10,
    seed: int = 1,
    stopped: bool = False,
) -> Steps[ThresholdFit]:
    """The same from a table that has been measured; see :func:`fit_thresholds`."""
    made: dict[float, ThresholdModel] = {}
    fits: dict[float, LogisticFit] = {}
    predicted: dict[float, NDArray[np.float64]] = {}
    notices: list[Notice] = []
    for threshold in thresholds:
        above = (table.uniqueness > threshold).astype(np.float64)
        try:
            fit = fit_logistic(_predictors(table), above)
            # (n,) predictions, each by a fit on other areas and other sets.
            area_fold, n_area = _folds(table.area, folds, seed)
            model_fold, n_model = _folds(table.model, folds, seed + 1)
            x, out = _predictors(table), np.full(len(table), np.nan)
            for i in range(n_area):
                if (yield Step("cross-validation of thresholds", i, n_area)) is STOP:
                    break
                for j in range(n_model):
                    test = (area_fold == i) & (model_fold == j)
                    train = (area_fold != i) & (model_fold != j)
                    if not test.any():
                        continue
                    try:
                        out[test] = fit_logistic(x[train], above[train]).probability(x[test])
                    except (
                        VbasError
                    ):  # too few or too alike: told by the number of pairs without one
                        continue
            model, doubts = _model(table, threshold, above, fit, out)
        except VbasError as error:
            notices.append(_no_model(threshold, error))
            continue
        made[threshold], fits[threshold], predicted[threshold] = model, fit, out
        notices += doubts
    if not made:
        raise VbasError(
            "No threshold model can be fitted: {why}",
            "Take more areas of different sizes, and more sets of quasi-identifiers.",
            why=" ".join(str(notice) for notice in notices),
        )
    return ThresholdFit(made, fits, table, predicted, tuple(notices), stopped)


def _no_model(threshold: float, error: VbasError) -> Notice:
    return Notice(
        "There is no model for {threshold:.3g} % unique people. {why}",
        threshold=100 * threshold,
        why=error.message,
    )


def _predictors(table: UniquenessTable) -> NDArray[np.float64]:
    return np.column_stack([np.log(table.population), table.ln_max_combinations])


def _folds(of: NDArray[np.int32], folds: int, seed: int) -> tuple[NDArray[np.int64], int]:
    """(n,) fold of each row, such that rows of one area (or set) share it; number of folds."""
    names, which = np.unique(of, return_inverse=True)
    n = min(folds, len(names))
    order = np.random.default_rng(seed).permutation(len(names))
    return np.asarray((order % n)[which]), n


def _model(
    table: UniquenessTable,
    threshold: float,
    above: NDArray[np.float64],
    fit: LogisticFit,
    out: NDArray[np.float64],
) -> tuple[ThresholdModel, list[Notice]]:
    b0, people, combinations = (_rounded(b) for b in fit.coefficients.tolist())
    if people >= 0 or combinations <= 0:
        raise VbasError(
            "In these records uniqueness does not fall with people and rise with combinations.",
            "Take more areas and sets.",
        )
    known = np.isfinite(out)
    tested, cut = None, EVEN_CUT
    if above[known].any() and not above[known].all():
        # The highest probability, at most a half, at which enough of the small areas are found.
        ordered = np.sort(out[known][(above[known] > 0)])[::-1]
        needed = int(np.ceil(WANTED_SENSITIVITY * len(ordered)))
        lowest = float(ordered[needed - 1])
        # Rounded downwards, so that the areas at the cut stay above it.
        down = np.floor(lowest * 10**_DIGITS) / 10**_DIGITS
        cut = float(min(EVEN_CUT, max(down, 10.0**-_DIGITS)))
        tested = _tested(table, out[known], above[known] > 0, cut)
    model = ThresholdModel(
        round(threshold, 9), b0, people, combinations, cut, tested, fit.separated
    )
    return model, _doubts(threshold, fit, known)


def _doubts(threshold: float, fit: LogisticFit, known: NDArray[np.bool_]) -> list[Notice]:
    """What a model's reader should know: separation, pairs that were not tested."""
    notices = []
    if fit.separated:
        notices.append(
            Notice(
                "{threshold:.3g} %: population and max combinations tell the areas apart without "
                "error (separation), so the slopes are only held by a slight penalty.",
                threshold=100 * threshold,
            )
        )
    if not known.all():
        notices.append(
            Notice(
                "{threshold:.3g} %: {n:,} of {of:,} pairs of area and set were not tested, since "
                "the pairs left to fit on were all alike.",
                threshold=100 * threshold,
                n=int((~known).sum()),
                of=len(known),
            )
        )
    return notices


def _tested(
    table: UniquenessTable, p: NDArray[np.float64], above: NDArray[np.bool_], cut: float
) -> Tested:
    sensitivity, specificity = shares_right(p, above, EVEN_CUT)
    cautious = shares_right(p, above, cut)
    return Tested(
        _rounded(sensitivity),
        _rounded(specificity),
        _rounded(cautious[0]),
        _rounded(cautious[1]),
        _rounded(area_under_curve(p, above)),
        _rounded(float(above.mean())),
        len(np.unique(table.area)),
        len(np.unique(table.model)),
    )


def shares_right(
    p: NDArray[np.float64], above: NDArray[np.bool_], cut: float
) -> tuple[float, float]:
    """Sensitivity and specificity: share of those above that are called so, and of the others."""
    called = p >= cut
    return float(called[above].mean()), float((~called[~above]).mean())


def area_under_curve(p: NDArray[np.float64], above: NDArray[np.bool_]) -> float:
    """Chance that one above is given a higher probability than one that is not; ties half."""
    from scipy.stats import rankdata  # takes long to load

    n, m = int(above.sum()), int((~above).sum())
    ranks = float(rankdata(p)[above].sum())
    return (ranks - n * (n + 1) / 2.0) / (n * m)


def _rounded(value: float) -> float:
    """So that the same fit is written alike on every machine."""
    return float(f"{value:.{_DIGITS}g}")

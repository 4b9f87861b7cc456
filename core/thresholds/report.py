"""All about a level and thresholds of uniqueness: measured, estimated, predicted."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from core.arrays import read_only
from core.classes import ClassCounts
from core.errors import VbasError
from core.thresholds.predicted import ThresholdModel
from core.thresholds.sampled import Estimated, estimate
from core.thresholds.uniqueness import Uniqueness, uniqueness
from core.thresholds.verdicts import THRESHOLDS, Spread, Verdict, above, spread, verdicts


@dataclass(frozen=True)
class Agreement:
    """Units by what was measured and what is predicted; "fails" is above the threshold.

    Attributes
    ----------
    both_pass, both_fail
        Units of which prediction and measurement say the same.
    only_predicted
        Units that are predicted to fail, and pass: caution that was not needed.
    only_measured
        Units that are predicted to pass, and fail: what a prediction overlooks.
    """

    both_pass: int
    both_fail: int
    only_predicted: int
    only_measured: int

    @property
    def n(self) -> int:
        """Units that have both."""
        return self.both_pass + self.both_fail + self.only_predicted + self.only_measured

    @property
    def agreed(self) -> float | None:
        """Share of units of which both say the same, 0 to 1; None without any."""
        return (self.both_pass + self.both_fail) / self.n if self.n else None

    @property
    def sensitivity(self) -> float | None:
        """Share of the units that fail which are predicted to; None if none fails."""
        fail = self.both_fail + self.only_measured
        return self.both_fail / fail if fail else None

    @property
    def specificity(self) -> float | None:
        """Share of the units that pass which are predicted to; None if none passes."""
        passed = self.both_pass + self.only_predicted
        return self.both_pass / passed if passed else None


def agreement(
    measured: NDArray[np.bool_], predicted: NDArray[np.bool_], known: NDArray[np.bool_]
) -> Agreement:
    """Counts units by both.

    Parameters
    ----------
    measured, predicted
        (u,) whether a unit is above the threshold.
    known
        (u,) whether both are known of it; the others are not counted.
    """
    m, p = measured[known], predicted[known]
    return Agreement(
        both_pass=int((~m & ~p).sum()),
        both_fail=int((m & p).sum()),
        only_predicted=int((~m & p).sum()),
        only_measured=int((m & ~p).sum()),
    )


def equal_cells_people(threshold: float, max_combinations: int) -> float | None:
    """People from which on no more than the threshold are unique, all combinations equally likely.

    3.00 M for 5 % and 1.61 M for 20 %; None for 0 %, which no number of people reaches.
    """
    if threshold <= 0:
        return None
    return -math.log(threshold) * float(min(max_combinations, 10**300))


@dataclass(frozen=True, eq=False)
class Predicted:
    """What a model says of the units.

    Attributes
    ----------
    probability
        (u,) of more unique people than the threshold allows; NaN = people not known.
    verdict
        Units as if the prediction were the truth.
    beside
        How measurement and prediction differ.
    """

    model: ThresholdModel
    probability: NDArray[np.float64]
    verdict: Verdict
    beside: Agreement


@dataclass(frozen=True, eq=False)
class Report:
    """Uniqueness of the units of a level.

    Attributes
    ----------
    measured
        In the records.
    estimated
        Of the people, where the records are a sample of them; None where they are not.
    share
        (u,) what is judged: the estimate if there is one, else what was measured; NaN = no value.
    people
        (u,) NaN = not known.
    rows
        Units against thresholds, all together and by province.
    spread
        How ``share`` is spread over units.
    max_combinations
        Of the quasi-identifiers as counted.
    predicted
        {threshold: what a model says}, for the thresholds that have one.
    trouble
        Why nothing could be estimated, if that was asked for.
    """

    measured: Uniqueness
    estimated: Estimated | None
    share: NDArray[np.float64]
    people: NDArray[np.float64]
    rows: tuple[Verdict, ...]
    spread: Spread
    max_combinations: int
    predicted: Mapping[float, Predicted] = field(default_factory=dict)
    trouble: VbasError | None = None

    def __post_init__(self) -> None:
        for name in ("share", "people"):
            object.__setattr__(self, name, read_only(getattr(self, name)))

    def row(self, threshold: float, province: str = "") -> Verdict:
        """Units against one threshold: all, or those of a province."""
        return next(of for of in self.rows if of.threshold == threshold and of.province == province)

    @property
    def provinces(self) -> tuple[str, ...]:
        """The provinces that have rows of their own."""
        return tuple(dict.fromkeys(of.province for of in self.rows if of.province))

    @property
    def kept(self) -> NDArray[np.float64]:
        """(u,) the strictest threshold that a unit keeps; inf for none, NaN without a value."""
        kept = np.full(len(self.share), math.inf)
        for threshold in sorted(THRESHOLDS, reverse=True):
            kept[~above(self.share, threshold)] = threshold
        kept[np.isnan(self.share)] = np.nan
        return kept

    def equal_cells(self, threshold: float) -> float | None:
        """People from which on a unit would pass if all combinations were equally likely."""
        return equal_cells_people(threshold, self.max_combinations)


def report(
    units: ClassCounts,
    people: NDArray[np.float64],
    provinces: NDArray[np.object_] | None = None,
    *,
    published: bool = True,
    sample: bool = False,
    fraction: float | None = None,
    models: Mapping[float, ThresholdModel] | None = None,
) -> Report:
    """Measures units, estimates them if asked to, and predicts them with models.

    Parameters
    ----------
    units
        Records by unit and class.
    people
        (u,) people, NaN = not known.
    provinces
        (u,) two letters, "" = not known.
    published
        Whether ``people`` are people; if not, records stand for them, which tells no fraction.
    sample
        Whether the records are a sample of the people.
    fraction
        Sampling fraction; None takes records / people of each unit.
    models
        {threshold: model}.
    """
    measured = uniqueness(units)
    estimated, trouble = None, None
    if sample:
        try:
            estimated = estimate(units, people if published else None, fraction)
        except VbasError as error:
            trouble = error
    share = measured.share if estimated is None else estimated.share
    combinations = math.prod(units.n_categories.values())
    return Report(
        measured=measured,
        estimated=estimated,
        share=share,
        people=people,
        rows=verdicts(share, measured.records, people, provinces),
        spread=spread(share),
        max_combinations=combinations,
        predicted={
            threshold: _predict(model, share, measured, people, combinations)
            for threshold, model in (models or {}).items()
        },
        trouble=trouble,
    )


def _predict(
    model: ThresholdModel,
    share: NDArray[np.float64],
    measured: Uniqueness,
    people: NDArray[np.float64],
    max_combinations: int,
) -> Predicted:
    probability = np.asarray(model.probability(people, max_combinations), dtype=np.float64)
    fails = np.asarray(model.is_above(people, max_combinations), dtype=bool)
    unknown = np.isnan(probability)
    # As shares of which all or nobody is unique, so that they are counted alike.
    as_share = np.where(unknown, np.nan, fails.astype(np.float64))
    (row,) = verdicts(as_share, measured.records, people, thresholds=(model.threshold,))
    known = ~unknown & ~np.isnan(share)
    beside = agreement(above(share, model.threshold), fails, known)
    return Predicted(model, probability, row, beside)

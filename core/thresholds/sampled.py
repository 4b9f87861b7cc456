"""Units whose records are a sample of their people: how many of those are unique in all likelihood.

The rule of Dankar et al. (2012): where at most a tenth is sampled, Pitman's formula; else the lower
one of Zayatz' estimate and the slide negative binomial, or the former if the latter is not valid.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.arrays import check_shape, read_only
from core.classes import ClassCounts
from core.errors import Notice, VbasError
from core.thresholds.estimators.frequencies import Frequencies, frequencies_of
from core.thresholds.estimators.pitman import pitman
from core.thresholds.estimators.snb import snb
from core.thresholds.estimators.zayatz import zayatz

SMALL_FRACTION: Final = 0.1
"""Up to this sampling fraction Pitman's formula is used."""

NONE, COUNTED, PITMAN, ZAYATZ, SNB = "", "counted", "Pitman", "Zayatz", "SNB"
"""Where a value comes from: nowhere, the records of everybody, one of the estimators."""

NO_RECORDS: Final = "no records"
NO_POPULATION: Final = "population not known"
TOO_FEW_PEOPLE: Final = "more records than people"
NO_SHARED: Final = "no two records alike"
ONE_CLASS: Final = "all records alike"
NOT_FOUND: Final = "no estimate found"
"""Why a unit has no value."""


@dataclass(frozen=True, eq=False)
class Estimated:
    """Estimated uniqueness of u units.

    Attributes
    ----------
    share
        (u,) share of the people who are unique, 0 to 1; NaN = no value.
    method
        (u,) text: `COUNTED`, `PITMAN`, `ZAYATZ`, `SNB`, or `NONE`.
    reason
        (u,) text: why there is no value; "" where there is one.
    fraction
        (u,) sampling fraction, 0 to 1; NaN = not known.
    assumptions
        What the values rest on, in sentences.
    """

    share: NDArray[np.float64]
    method: NDArray[np.object_]
    reason: NDArray[np.object_]
    fraction: NDArray[np.float64]
    assumptions: tuple[Notice, ...]

    def __post_init__(self) -> None:
        for name in ("share", "method", "reason", "fraction"):
            array = getattr(self, name)
            check_shape(name, array, self.share.shape)
            object.__setattr__(self, name, read_only(array))


def estimate(
    units: ClassCounts, people: NDArray[np.float64] | None, fraction: float | None = None
) -> Estimated:
    """Estimates the uniqueness of each unit's people from its records.

    Parameters
    ----------
    units
        Records of the sample by unit and class.
    people
        (u,) people of each unit, NaN = not known; None if none is.
    fraction
        Share of the people who are in the sample, above 0, at most 1, the same in all units;
        None takes records / people of each unit.

    Raises
    ------
    VbasError
        If the fraction makes no sense, or neither it nor a population is known.
    """
    if fraction is not None and not 0.0 < fraction <= 1.0:
        raise VbasError(
            "A sampling fraction of {fraction:.4g} cannot be.",
            "Give a share above 0 and up to 1: 0.1 if one person in ten is in the records.",
            fraction=fraction,
        )
    if fraction is None and (people is None or not np.nansum(people) > 0):
        raise VbasError(
            "How many people live in the areas is not known, so the sampling fraction is not.",
            "Give the sampling fraction, or join the population of the areas.",
        )
    of = frequencies_of(units)
    population = of.records / fraction if fraction is not None else _people(of, people)
    # Why nothing can be said of some units, before anything is estimated.
    reason = np.full(of.n_units, "", dtype=object)
    with np.errstate(invalid="ignore"):
        # Rounding of records / fraction and back is no lack of people.
        reason[population < of.records - 1e-6] = TOO_FEW_PEOPLE
    reason[np.isnan(population)] = NO_POPULATION
    reason[of.records == 0] = NO_RECORDS
    open_ = reason == ""
    share, method = np.full(of.n_units, np.nan), np.full(of.n_units, NONE, dtype=object)
    whole = open_ & (population <= of.records)
    share[whole] = (of.uniques[whole] / of.records[whole]) if whole.any() else share[whole]
    method[whole] = COUNTED
    with np.errstate(invalid="ignore", divide="ignore"):
        drawn = np.where(of.records > 0, of.records / population, np.nan)
    small = open_ & ~whole & (drawn <= SMALL_FRACTION)
    _by_pitman(of, population, small, share, method, reason)
    _by_lower(of, population, open_ & ~whole & ~small, share, method)
    reason[open_ & (reason == "") & np.isnan(share)] = NOT_FOUND
    assumptions = _assumptions(method, reason, fraction)
    return Estimated(share, method, reason, drawn, assumptions)


def _people(of: Frequencies, people: NDArray[np.float64] | None) -> NDArray[np.float64]:
    assert people is not None
    check_shape("people", people, (of.n_units,))
    return people.astype(np.float64)


def _by_pitman(
    of: Frequencies,
    population: NDArray[np.float64],
    which: NDArray[np.bool_],
    share: NDArray[np.float64],
    method: NDArray[np.object_],
    reason: NDArray[np.object_],
) -> None:
    """Fills in the units of which a small part was drawn."""
    reason[which & (of.n_classes == of.records)] = NO_SHARED
    reason[which & (of.n_classes == 1) & (of.records > 1)] = ONE_CLASS
    which = which & (reason == "")
    if which.any():
        share[which] = pitman(of.of(which), population[which])
        method[which & ~np.isnan(share)] = PITMAN


def _by_lower(
    of: Frequencies,
    population: NDArray[np.float64],
    which: NDArray[np.bool_],
    share: NDArray[np.float64],
    method: NDArray[np.object_],
) -> None:
    """Fills in the units of which a larger part was drawn."""
    if not which.any():
        return
    some, people = of.of(which), population[which]
    first, second = zayatz(some, people), snb(some, people)
    lower = second < first  # False where the second is not valid
    share[which] = np.where(lower, second, first)
    method[which] = np.where(lower, SNB, ZAYATZ).astype(object)


def _assumptions(
    method: NDArray[np.object_],
    reason: NDArray[np.object_],
    fraction: float | None,
) -> tuple[Notice, ...]:
    """What the values rest on."""
    drawn = Notice(
        "The records of a unit are taken to be a simple random sample of its people, each person "
        "in it at most once. Records of patients, who are no random sample, can be more unique or "
        "less."
    )
    if fraction is not None:
        size = Notice(
            "{percent:.4g} % of the people of every unit are taken to be in the records, as you "
            "said.",
            percent=100.0 * fraction,
        )
    else:
        size = Notice("The sampling fraction of a unit is its records divided by its people.")
    said = [drawn, size]
    for named, sentences in ((method, _OF_METHODS), (reason, _OF_REASONS)):
        for name, sentence in sentences.items():
            n = int(np.count_nonzero(named == name))
            if n:
                said.append(Notice(sentence.template, n=n))
    return tuple(said)


_OF_METHODS: Final = {
    COUNTED: Notice("Units with as many records as people, counted and not estimated: {n:,}."),
    PITMAN: Notice(
        "Units by Pitman's formula (Hoshino 2001), because at most a tenth of their people are in "
        "the records: {n:,}. It allows many rare combinations and few common ones; where "
        "combinations are about equally common it says too much, where they are extremely uneven "
        "a little too little."
    ),
    ZAYATZ: Notice(
        "Units by Zayatz' estimate (1991): {n:,}. Combinations are taken to be spread over sizes "
        "in the population as in the sample. It says too much where the sample is small."
    ),
    SNB: Notice(
        "Units by the slide negative binomial (Chen and Keller-McNulty 1998): {n:,}. One plus a "
        "negative binomial number of people share each combination that occurs. It was lower than "
        "Zayatz' estimate, as the rule of Dankar et al. (2012) asks."
    ),
}

_OF_REASONS: Final = {
    NO_RECORDS: Notice("Units without records, of which nothing can be said: {n:,}."),
    NO_POPULATION: Notice(
        "Units without a published population: {n:,}. Give a sampling fraction to estimate them."
    ),
    TOO_FEW_PEOPLE: Notice(
        "Units with more records than people: {n:,}. They are no sample of these people. Check "
        "the year of the population, and whether a person has several records."
    ),
    NO_SHARED: Notice(
        "Units in which no two records are alike, with at most a tenth of their people in the "
        "records: {n:,}. Too little to tell: up to 100 % of the people may be unique."
    ),
    ONE_CLASS: Notice(
        "Units in which all records are alike, with at most a tenth of their people in the "
        "records: {n:,}. Too little to fit Pitman's formula."
    ),
    NOT_FOUND: Notice(
        "Units whose records no parameters of Pitman's formula fit: {n:,}. No estimate."
    ),
}

"""Whether the units of a level have enough people for a rule, by province and in all."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from core.arrays import check_shape, read_only
from core.canada import PARTS, part_words, provinces
from core.cutoff.rules import FIXED, Rule
from core.errors import Notice, Phrase, VbasError
from core.levels.units import Units

ALL = "all"
NOT_KNOWN = "not known"
MOST_PEOPLE = 1e12
"""A cut-off above is no number that says anything."""


@dataclass(frozen=True)
class Share:
    """How much of a province is above the cut-off.

    Attributes
    ----------
    province
        Two letters, "all", or "not known".
    cutoff
        People; None where units of the province have several cut-offs, or none.
    n_units, people
        Units that were judged, and their people.
    units_above, people_above
        Of them those above the cut-off, and their people.
    not_judged
        Units without a published population, or to which no model applies.
    """

    province: str
    cutoff: float | None
    n_units: int
    people: float
    units_above: int
    people_above: float
    not_judged: int = 0

    @property
    def of_units(self) -> float:
        """Share of the units that is above, 0 to 1; NaN without units."""
        return self.units_above / self.n_units if self.n_units else float("nan")

    @property
    def of_people(self) -> float:
        """Share of the people that lives in units above, 0 to 1; NaN without people."""
        return self.people_above / self.people if self.people else float("nan")


@dataclass(frozen=True, eq=False)
class Assessment:
    """A level under a rule.

    Attributes
    ----------
    units
        The units of the level, u of them.
    rule
        The rule for the cut-off.
    max_combinations, entropy
        The predictors that were given.
    part
        Part of Canada whose model was taken for all units; None = each by its own.
    cutoffs
        (u,) float64, people; NaN where no model applies.
    notices
        What the user should know, those of the units included.
    """

    units: Units
    rule: Rule
    max_combinations: int | None
    entropy: float | None
    part: str | None
    cutoffs: NDArray[np.float64]
    notices: tuple[Notice, ...] = ()

    def __post_init__(self) -> None:
        check_shape("cutoffs", self.cutoffs, (len(self.units),))
        object.__setattr__(self, "cutoffs", read_only(self.cutoffs))

    @cached_property
    def judged(self) -> NDArray[np.bool_]:
        """(u,) whether people and cut-off are both known."""
        return self.units.known & ~np.isnan(self.cutoffs)

    @cached_property
    def passes(self) -> NDArray[np.bool_]:
        """(u,) whether a unit has more people than its cut-off."""
        return self.judged & (np.nan_to_num(self.units.people) > np.nan_to_num(self.cutoffs))

    @cached_property
    def margins(self) -> NDArray[np.float64]:
        """(u,) people / cut-off: above 1 is enough; NaN where not judged."""
        with np.errstate(divide="ignore", invalid="ignore"):
            return np.where(self.judged, self.units.people / self.cutoffs, np.nan)

    @cached_property
    def margins_of_areas(self) -> NDArray[np.float64]:
        """(n,) the margin of the unit that holds each area; NaN where there is none."""
        labels = self.units.labels
        return np.where(labels >= 0, np.append(self.margins, np.nan)[labels], np.nan)

    @cached_property
    def shares(self) -> tuple[Share, ...]:
        """In all, then by province in the order of their names, "not known" last."""
        codes, names = self.units.whereabouts.by_province
        (whole,) = self._shares(np.zeros_like(codes), (ALL,))
        by_name = dict(zip(names, self._shares(codes, names), strict=True))
        return (whole, *(by_name[name] for name in in_order(names)))

    @property
    def whole(self) -> Share:
        """In all."""
        return self.shares[0]

    def _shares(self, codes: NDArray[np.intp], names: tuple[str, ...]) -> list[Share]:
        """The share of each group of units, ``codes`` (u,) being indices of ``names``."""
        n, people, cutoffs = len(names), self.units.people, self.cutoffs
        judged, above, asked = self.judged, self.passes, ~np.isnan(cutoffs)
        least, most = np.full(n, np.inf), np.full(n, -np.inf)
        np.minimum.at(least, codes[asked], cutoffs[asked])
        np.maximum.at(most, codes[asked], cutoffs[asked])
        columns = zip(
            np.bincount(codes[judged], minlength=n).tolist(),
            np.bincount(codes[judged], people[judged], minlength=n).tolist(),
            np.bincount(codes[above], minlength=n).tolist(),
            np.bincount(codes[above], people[above], minlength=n).tolist(),
            np.bincount(codes[~judged], minlength=n).tolist(),
            strict=True,
        )
        one = [float(a) if a == b else None for a, b in zip(least, most, strict=True)]
        return [
            Share(name or NOT_KNOWN, cutoff, *row)
            for name, cutoff, row in zip(names, one, columns, strict=True)
        ]


def in_order(abbreviations: Iterable[str]) -> list[str]:
    """Provinces in the order of their English names, as in the paper; unknown ones last."""
    known = provinces()
    return sorted(abbreviations, key=lambda p: (p not in known, known[p].name_en if p else ""))


def assess(
    units: Units,
    rule: Rule,
    max_combinations: int | None = None,
    entropy: float | None = None,
    part: str | None = None,
) -> Assessment:
    """Judges every unit of a level by a rule: enough is more people than the cut-off.

    Parameters
    ----------
    rule
        A model or a fixed cut-off.
    max_combinations, entropy
        The predictors of the variables.
    part
        Part of Canada whose model applies to all; None = each unit by its own.

    Raises
    ------
    VbasError
        If the model's predictor is not known, or its coefficient set cannot be read.
    """
    if rule.predictor == "maxcombs" and max_combinations is None:
        raise VbasError(
            "The rule {rule} needs the max combinations of the quasi-identifiers.",
            "Name the quasi-identifiers and their numbers of categories.",
            rule=Phrase(rule.title),
        )
    if rule.predictor == "entropy" and entropy is None:
        raise VbasError(
            "The rule {rule} needs the entropy of the quasi-identifiers.",
            "Count the records by them, or choose a rule that goes by max combinations.",
            rule=Phrase(rule.title),
        )
    values = {p: rule.cutoff(p, max_combinations, entropy) for p in (*PARTS, "")}
    if rule.kind != FIXED:
        values[""] = None
    people_need = {p: np.nan if value is None else value for p, value in values.items()}
    if part is not None:
        parts: tuple[str, ...] = (part,)
        cutoffs = np.full(len(units), people_need.get(part, np.nan))
    else:
        codes, parts = units.whereabouts.by_part
        cutoffs = np.array([people_need[p] for p in parts], dtype=np.float64)[codes]
    beyond = [said for p in parts for said in rule.beyond(p, max_combinations, entropy)]
    notices = (*units.notices, *_notices(units, rule, cutoffs), *beyond)
    return Assessment(units, rule, max_combinations, entropy, part, cutoffs, notices)


def _notices(units: Units, rule: Rule, cutoffs: NDArray[np.float64]) -> tuple[Notice, ...]:
    said: list[Notice] = []
    said += _without_model(units, rule, cutoffs)
    if len(units) == 1:
        said.append(Notice("There is one unit only: all areas together."))
    empty = int((units.people == 0).sum())
    if empty:
        text = "Units without people: {count:,} of {n:,}. They count as units below the cut-off."
        said.append(Notice(text, count=empty, n=len(units)))
    said += _above_all(units, rule, cutoffs)
    return tuple(said)


def _without_model(units: Units, rule: Rule, cutoffs: NDArray[np.float64]) -> list[Notice]:
    """Units that the rule says nothing of: outside Canada, or in a part that a set lacks."""
    left = np.isnan(cutoffs) & units.known
    codes, parts = units.whereabouts.by_part
    counts = dict(zip(parts, np.bincount(codes[left], minlength=len(parts)).tolist(), strict=True))
    said = []
    for part, count in counts.items():
        told = {"count": count, "n": len(units), "rule": Phrase(rule.title)}
        if count and part:
            text = (
                "Units in {part}, for which {rule} has no model: {count:,} of {n:,}. Use a fixed "
                "cut-off, choose the model of another part, or calibrate one."
            )
            said.append(Notice(text, part=part_words(part), **told))
        elif count:
            text = (
                "Units in no known part of Canada, to which {rule} does not apply: {count:,} of "
                "{n:,}. Use a fixed cut-off, choose a part, or calibrate a model."
            )
            said.append(Notice(text, **told))
    return said


def _above_all(units: Units, rule: Rule, cutoffs: NDArray[np.float64]) -> list[Notice]:
    """Cut-offs that all people together do not reach."""
    known = cutoffs[~np.isnan(cutoffs)]
    if not len(known) or known.min() < units.total:
        return []
    least = float(known.min())
    if least > MOST_PEOPLE:
        text = "The cut-off of {rule} is beyond any population: no region is large enough."
        return [Notice(text, rule=Phrase(rule.title))]
    text = (
        "The cut-off of {cutoff:,.0f} people is not below the whole population of {total:,.0f}: "
        "one region is all there can be, and it is too small."
    )
    return [Notice(text, cutoff=least, total=units.total)]

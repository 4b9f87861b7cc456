"""The fourth remedy: the site count with which VBAS would make regions of the size needed."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from core.canada import PARTS
from core.cutoff.rules import FIXED
from core.errors import Notice
from core.levels.assessment import Assessment
from core.levels.units import PEOPLE, Units
from core.refinement.border import BorderRefinement
from core.scenario import PEOPLE_BASIS, RECORDS_BASIS, Scenario, Target
from core.site_count import Entropy, MaxCombs, Population, Predictors, SiteCount, SiteNumber

_ON_AVERAGE = Notice(
    "So many regions have the cut-off on average; some will be smaller. If each shall have it, "
    "make it the floor, and fewer regions are made."
)
_AS_THEY_ARE = Notice(
    "The areas have more people than the cut-off on average: so many regions are nearly the areas "
    "as they are. If each region shall have the cut-off, make it the floor."
)


@dataclass(frozen=True)
class Start:
    """A scenario that could be started.

    Attributes
    ----------
    part
        Part of Canada that it is for; None for all areas together.
    site_count
        What to put into the scenario.
    number
        How many sites it would place, and what is to be said about them.
    cutoff
        People that a region is to have on average.
    people, n_areas
        In that part.
    at_most
        Regions that could be made at most if each shall have the cut-off: an area above it for
        itself, the people of the others by the cut-off.
    basis
        "people" or "records": what the cut-off counts.
    """

    part: str | None
    site_count: SiteCount
    number: SiteNumber
    cutoff: float
    people: float
    n_areas: int
    at_most: int
    basis: str = PEOPLE

    @property
    def larger_already(self) -> bool:
        """Whether the areas have the cut-off on average as they are: little would be merged."""
        return self.people > self.cutoff * (self.number.n_sites + 1)

    @property
    def floor(self) -> int:
        """The smallest whole number of people that is more than the cut-off."""
        return math.floor(self.cutoff) + 1

    def onto(self, scenario: Scenario, *, each: bool = False) -> Scenario:
        """A scenario with this site count.

        Parameters
        ----------
        scenario
            What else is set.
        each
            Every region shall have the cut-off, not only the middle one: it becomes the floor,
            and as many regions are sought as keep it. Regions are refined at their borders, by
            which three times as many can keep it as by placement alone.
        """
        basis = PEOPLE_BASIS if self.basis == PEOPLE else RECORDS_BASIS
        changed = replace(scenario, site_count=self.site_count, population_basis=basis)
        if not each:
            return changed
        constraints = replace(scenario.constraints, floor=str(self.floor))
        return replace(
            changed,
            constraints=constraints,
            refinement=scenario.refinement or BorderRefinement(),
            target=Target(None, keep_floor=True),
        )


@dataclass(frozen=True)
class Starts:
    """What could be started.

    Attributes
    ----------
    whole
        One scenario for all areas: by their one model, or by the largest cut-off of several, so
        that it is enough everywhere. None if no cut-off is known.
    by_part
        One for each part of Canada, where there are several; each with its own model.
    notices
        What the user should know.
    """

    whole: Start | None
    by_part: tuple[Start, ...] = ()
    notices: tuple[Notice, ...] = ()


def starts_of(assessment: Assessment, study_max_combinations: int | None = None) -> Starts:
    """The scenarios that aggregate the areas at the cut-off of a rule.

    Parameters
    ----------
    assessment
        The areas as they are (or any level of them) under the rule.
    study_max_combinations
        Max combinations of the study that would be run. If they are those of the assessment, the
        scenario takes the model itself, otherwise its cut-off as a number of people.
    """
    units = assessment.units
    known = assessment.cutoffs[np.isfinite(assessment.cutoffs)]
    if not len(known):
        text = "No cut-off is known for these areas, so no scenario can be started from it."
        return Starts(None, (), (Notice(text),))
    same = study_max_combinations == assessment.max_combinations or (
        assessment.rule.predictor == "entropy"
    )
    everywhere = np.ones(len(units), bool)
    largest = float(known.max())
    if assessment.rule.kind == FIXED or len(np.unique(known)) == 1:
        part = assessment.part or _only_part(assessment)
        whole = _start(assessment, part, largest, everywhere, model=same and part is not None)
        return Starts(whole, (), (_how_large(whole),))
    whole = _start(assessment, None, largest, everywhere, model=False)
    parts = tuple(
        _start(assessment, part, float(assessment.cutoffs[there].max()), there, model=same)
        for part in PARTS
        if (there := _within(units, part) & np.isfinite(assessment.cutoffs)).any()
    )
    text = (
        "The areas lie in several parts of Canada: one scenario for all of them takes the largest "
        "cut-off, {cutoff:,.0f} people; the areas of one part alone would take their own."
    )
    return Starts(whole, parts, (Notice(text, cutoff=largest), _how_large(whole)))


def _how_large(start: Start) -> Notice:
    return _AS_THEY_ARE if start.larger_already else _ON_AVERAGE


def _only_part(assessment: Assessment) -> str | None:
    _, parts = assessment.units.whereabouts.by_part
    return parts[0] if len(parts) == 1 and parts[0] else None


def _within(units: Units, part: str) -> NDArray[np.bool_]:
    codes, parts = units.whereabouts.by_part
    return np.array([name == part for name in parts], dtype=bool)[codes]


def _start(
    assessment: Assessment,
    part: str | None,
    cutoff: float,
    there: NDArray[np.bool_],
    *,
    model: bool,
) -> Start:
    units, rule = assessment.units, assessment.rule
    inside = (units.labels >= 0) & np.append(there, False)[units.labels]
    people = np.nan_to_num(units.area_people[inside])
    known = Predictors(
        assessment.max_combinations or 1,
        assessment.entropy,
        float(people.sum()),
        int(np.count_nonzero(people > 0)),
        part,
    )
    site_count: SiteCount
    if rule.kind == FIXED or not model:
        named = rule.name if rule.kind == FIXED else str(max(1, math.ceil(cutoff)))
        site_count = Population(named)
    elif rule.predictor == "entropy":
        site_count = Entropy(part, rule.name)
    else:
        site_count = MaxCombs(part, rule.name)
    return Start(
        part=part,
        site_count=site_count,
        number=site_count.count(known),
        cutoff=cutoff,
        people=known.population,
        n_areas=int(inside.sum()),
        at_most=_at_most(people, cutoff),
        basis=units.basis,
    )


def _at_most(people: NDArray[np.float64], cutoff: float) -> int:
    """A region has an area above the cut-off, or people of small areas only."""
    above = people > cutoff
    rest = float(people[~above].sum()) / cutoff if cutoff > 0 else 0.0
    return max(1, int(above.sum()) + math.floor(rest))

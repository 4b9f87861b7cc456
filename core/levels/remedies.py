"""What can be done about units that are too small, each way with its price.

El Emam et al. 2009 (discussion, example 1) name three: leave the small units out, release a
coarser level, coarsen a variable (`core.cutoff.coarsening`). The fourth is ours: make regions of
just the size that is needed (`core.levels.starting`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.areas import AreaLayer, Listed
from core.evaluation import own_centres
from core.ground import ground_metres
from core.levels.assessment import Assessment, Share, assess
from core.levels.units import Units


@dataclass(frozen=True)
class Price:
    """The geography that a level leaves.

    Attributes
    ----------
    n_units
        Units with areas.
    median_people
        People (or records) of the middle unit; NaN if none is known.
    bits_per_person
        Bits of geography that a person loses against the areas as they are: the mean over people
        of log2(people of the unit / people of the area), as the non-uniform entropy by people.
    km_to_centre
        Mean distance, over people, from their area's point to the centre of its unit, km; None
        where the areas have no places.
    """

    n_units: int
    median_people: float
    bits_per_person: float
    km_to_centre: float | None = None


def price_of(areas: Listed, units: Units) -> Price:
    """What is left of geography if the units of a level are released.

    Parameters
    ----------
    areas
        The areas that the units are made of; their points tell distances, if they have any.
    """
    known = units.people[units.known & (units.n_areas > 0)]
    return Price(
        n_units=int(np.count_nonzero(units.n_areas)),
        median_people=float(np.median(known)) if len(known) else float("nan"),
        bits_per_person=_bits(units),
        km_to_centre=_distance(areas, units) if isinstance(areas, AreaLayer) else None,
    )


def _bits(units: Units) -> float:
    """Mean over people of log2(unit / area); people of areas without published ones: none."""
    some = (units.labels >= 0) & (np.nan_to_num(units.area_people) > 0)
    people = units.area_people[some]
    if not len(people):
        return 0.0
    lost = np.log2(units.people[units.labels[some]] / people)
    return float((people * lost).sum() / people.sum())


def _distance(areas: AreaLayer, units: Units) -> float | None:
    inside = (units.labels >= 0) & (np.nan_to_num(units.area_people) > 0)
    if not inside.any():
        return None
    labels, people = units.labels[inside], units.area_people[inside]
    centres = own_centres(areas.points, units.labels, len(units))
    metres = ground_metres(areas.points[inside], centres[labels], areas.scale[inside])
    return float((people * metres).sum() / people.sum() / 1000)


@dataclass(frozen=True)
class Loss:
    """Who is lost in a province if the small units are left out.

    Attributes
    ----------
    province
        Two letters, "all", or "not known".
    units, n_units
        Units that are left out, of how many.
    people, of_people
        Their people, and all people of the province.
    """

    province: str
    units: int
    n_units: int
    people: float
    of_people: float

    @property
    def share(self) -> float:
        """Share of the people that is lost, 0 to 1; NaN without people."""
        return self.people / self.of_people if self.of_people else float("nan")


@dataclass(frozen=True, eq=False)
class LeaveOut:
    """The first remedy: units that are too small are suppressed.

    Attributes
    ----------
    losses
        In all, then by province.
    lost
        (u,) whether a unit is left out; units that cannot be judged are not.
    records, of_records
        Records that go with them, and all records; None where none have been counted.
    """

    losses: tuple[Loss, ...]
    lost: NDArray[np.bool_]
    records: int | None = None
    of_records: int | None = None

    @property
    def whole(self) -> Loss:
        """In all."""
        return self.losses[0]


def leave_out(assessment: Assessment, area_records: NDArray[np.integer] | None = None) -> LeaveOut:
    """Who is lost if the units below the cut-off are left out.

    Parameters
    ----------
    assessment
        The level under a rule.
    area_records
        (n,) records in each area, where they have been counted.
    """
    lost = assessment.judged & ~assessment.passes
    losses = tuple(_loss(share) for share in assessment.shares)
    if area_records is None:
        return LeaveOut(losses, lost)
    gone = np.append(lost, False)[assessment.units.labels]
    return LeaveOut(losses, lost, int(area_records[gone].sum()), int(area_records.sum()))


def _loss(share: Share) -> Loss:
    return Loss(
        share.province,
        share.n_units - share.units_above,
        share.n_units,
        share.people - share.people_above,
        share.people,
    )


@dataclass(frozen=True, eq=False)
class LevelStep:
    """One level on the way up.

    Attributes
    ----------
    assessment
        The level under the same rule.
    price
        What it leaves of geography.
    enough
        Whether the asked share of people lives above the cut-off.
    bits_more
        Bits of geography a person loses against the level that one comes from.
    """

    assessment: Assessment
    price: Price
    enough: bool
    bits_more: float


@dataclass(frozen=True, eq=False)
class GoUp:
    """The second remedy: a coarser level.

    Attributes
    ----------
    steps
        The level that one comes from, then all coarser ones, finest first.
    chosen
        The finest of them that is enough; None if none is.
    """

    steps: tuple[LevelStep, ...]
    chosen: LevelStep | None


def go_up(
    areas: Listed, assessment: Assessment, others: Sequence[Units], enough: float = 1.0
) -> GoUp:
    """The finest coarser level that is enough, and what each would cost.

    Parameters
    ----------
    assessment
        The level that one comes from, under a rule.
    others
        Units of other levels of the same areas; finer ones are passed over.
    enough
        Share of the people, 0 to 1, that shall live above the cut-off.
    """
    here = price_of(areas, assessment.units)
    steps = [LevelStep(assessment, here, is_enough(assessment, enough), 0.0)]
    for units in sorted(others, key=lambda of: -len(of)):
        if units.level == assessment.units.level or len(units) >= len(assessment.units):
            continue
        there = assess(
            units,
            assessment.rule,
            assessment.max_combinations,
            assessment.entropy,
            assessment.part,
        )
        price = price_of(areas, units)
        more = price.bits_per_person - here.bits_per_person
        steps.append(LevelStep(there, price, is_enough(there, enough), more))
    return GoUp(tuple(steps), next((step for step in steps if step.enough), None))


def is_enough(assessment: Assessment, enough: float) -> bool:
    """Whether the asked share of people lives above the cut-off, and every judged unit if all."""
    whole = assessment.whole
    if not whole.n_units:
        return False
    if enough >= 1:
        return bool(
            (assessment.passes | ~(np.nan_to_num(assessment.units.people) > 0))[
                assessment.judged
            ].all()
        )
    return whole.of_people >= enough

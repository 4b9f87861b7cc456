"""What a level costs in geography: how many units, how large, how far from home."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from core.areas import AreaLayer, Listed
from core.ground import ground_metres
from core.levels.units import Units
from core.metrics import own_centres


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
    units
        The units.
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

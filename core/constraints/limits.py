"""From the constraints a person set to limits worked out for one study."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from core.areas import AreaLayer
from core.constraints.base import Constraints, Limits
from core.cutoff.population_cutoffs import fixed_cutoffs, people_of
from core.errors import Notice, VbasError, listed
from core.site_count import SiteNumber

MODEL = "model"
_NAMED = 5


def limits_of(
    constraints: Constraints,
    areas: AreaLayer,
    population: NDArray[np.float64],
    number: SiteNumber,
) -> tuple[Limits, tuple[Notice, ...]]:
    """Works constraints out for one study.

    Parameters
    ----------
    constraints
        What regions shall keep to.
    areas
        The layer that is aggregated.
    population
        (n,) people (or records) of each area: the basis that was chosen, without NaN.
    number
        How many sites there are, and the cut-off that the floor "model" stands for.

    Returns
    -------
    limits, notices
        The notices say what cannot be met whatever the regions are.

    Raises
    ------
    VbasError
        If the floor is neither a number nor a rule, the border level is unknown, or areas are
        locked that are not there.
    """
    floor = _floor(constraints.floor, number)
    units, notices = _units(constraints.border_level, areas)
    notices += floor_notices(constraints, number, float(population.sum()))
    if floor is not None and units is not None and constraints.border_level is not None:
        notices += _unit_notices(floor, population, areas.parents[constraints.border_level])
    limits = Limits(
        len(areas),
        constraints.contiguous,
        floor,
        None if constraints.balance is None else constraints.balance / 100.0,
        units,
        _locks(constraints.locked, areas),
    )
    return limits, notices


def number_with_floor(
    constraints: Constraints, number: SiteNumber, population: float
) -> SiteNumber:
    """The number of sites; rounded down where every region shall hold the model's cut-off.

    A cut-off gives a number of regions that have it on average, to the nearest: one more than
    can hold it in half of all cases.
    """
    wants = (constraints.floor or "").strip().lower() == MODEL
    most = int(population // number.cutoff) if wants and number.cutoff else 0
    if not most or number.n_sites <= most:
        return number
    return replace(number, n_sites=most)


def floor_notices(
    constraints: Constraints, number: SiteNumber, population: float
) -> tuple[Notice, ...]:
    """That so many regions cannot all hold the floor; known before anything is placed.

    Raises
    ------
    VbasError
        If the floor is neither a number nor a rule, or the cut-off of a number that has none.
    """
    floor = _floor(constraints.floor, number)
    if floor is None:
        return ()
    most = int(population // floor)
    if not most:
        text = (
            "The floor of {floor:,.0f} is above the whole population of {total:,.0f}: no region "
            "can hold it. Choose a lower floor."
        )
    elif number.n_sites > most:
        text = (
            "{sites:,} regions of at least {floor:,.0f} would need a population of {need:,.0f}, "
            "but it is {total:,.0f}: at most {most:,} of them can hold the floor. Choose fewer "
            "sites or a lower floor."
        )
    else:
        return ()
    told = {"floor": floor, "total": population, "sites": number.n_sites, "most": most}
    return (Notice(text, **told, need=floor * number.n_sites),)


def lock_groups(constraints: Constraints) -> tuple[str, ...]:
    """The names of the groups of locked areas; group 1 of `Limits.locks` is the first."""
    return tuple(dict.fromkeys(group for _, group in constraints.locked if group))


def some(names: Sequence[str | Notice], most: int = _NAMED) -> Notice:
    """The first names of a list, and how many more there are."""
    more = len(names) - most
    first = listed(names[:most])
    return Notice("{names} and {n:,} more", names=first, n=more) if more > 0 else first


def _floor(floor: str | None, number: SiteNumber) -> float | None:
    if floor is None or not floor.strip():
        return None
    if floor.strip().lower() == MODEL:
        if number.cutoff is None:
            raise VbasError(
                "The floor is to be the cut-off of the site count, but a given number of sites "
                "has none.",
                "Give the floor as a number of people, or choose a site count by model.",
            )
        return number.cutoff
    try:
        return people_of(floor)
    except VbasError as problem:
        raise VbasError(
            "The floor {floor!r} is neither a number of people above 0 nor a known rule.",
            "Give a number such as 20000, {model} for the cut-off of the site count, or one of "
            "{rules}.",
            floor=floor,
            model=MODEL,
            rules=", ".join(fixed_cutoffs()),
        ) from problem


def _units(
    level: str | None, areas: AreaLayer
) -> tuple[NDArray[np.int32] | None, tuple[Notice, ...]]:
    """(n,) the unit of the level that holds each area; areas without one are one unit."""
    if level is None or not level.strip():
        return None, ()
    if level not in areas.parents:
        known = ", ".join(areas.parents)
        raise VbasError(
            "Regions shall not cross {level}, but the areas have no level of that name.",
            "Choose one of {known}." if known else "Name a column of the area file that holds it.",
            level=level,
            known=known,
        )
    of = areas.parents[level].astype(str)
    units = np.unique(of, return_inverse=True)[1].reshape(-1).astype(np.int32)
    blank = int(np.count_nonzero(of == ""))
    if not blank:
        return units, ()
    text = "Areas without {level}: {n:,}. Together they count as a unit of their own."
    return units, (Notice(text, n=blank, level=level),)


def _unit_notices(
    floor: float, population: NDArray[np.float64], of: NDArray[np.object_]
) -> tuple[Notice, ...]:
    """Units whose whole population is below the floor."""
    names, unit = np.unique(of.astype(str), return_inverse=True)
    people = np.bincount(unit.reshape(-1), population, len(names))
    small = [
        f"{name or '(none)'} ({p:,.0f})" for name, p in zip(names, people, strict=True) if p < floor
    ]
    if not small or float(population.sum()) < floor:
        return ()
    text = (
        "Units that no region crosses, with a population below the floor of {floor:,.0f}: {n:,}. "
        "Their regions cannot hold it: {units}."
    )
    return (Notice(text, n=len(small), floor=floor, units=some(small)),)


def _locks(locked: tuple[tuple[str, str], ...], areas: AreaLayer) -> NDArray[np.int32] | None:
    """(n,) see `Limits.locks`; None if nothing is locked."""
    if not locked:
        return None
    place = {area: i for i, area in enumerate(areas.ids.tolist())}
    unknown = [area for area, _ in locked if area not in place]
    if unknown:
        raise VbasError(
            "{n:,} locked areas are not in the area file: {areas}.",
            "Check the ids of the locked areas, leading zeros included.",
            n=len(unknown),
            areas=some(unknown),
        )
    number = {"": 0}
    locks = np.full(len(areas), -1, dtype=np.int32)
    for area, group in locked:
        locks[place[area]] = number.setdefault(group, len(number))
    return locks

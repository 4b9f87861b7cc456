"""Units of a level of geography: what would be released, with its people and its province."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.areas import Listed
from core.arrays import check_shape, read_only
from core.baselines import AREAS, regions_of_level
from core.errors import Notice, VbasError
from core.levels.whereabouts import Whereabouts, whereabouts_of
from core.pipeline import Run

PEOPLE: Final = "people"
RECORDS: Final = "records"


@dataclass(frozen=True, eq=False)
class Units:
    """The units of one level, u of them, made of n areas.

    Attributes
    ----------
    level
        What was asked for: "areas", a level of the areas, or the name of a partition.
    ids
        (u,) text; "" is the rest, the areas that lie in no unit.
    people
        (u,) float64; the sum over its areas as far as published, NaN where none is.
    labels
        (n,) int32, the unit of each area; what `ClassCounts.merged` takes. -1 = none.
    whereabouts
        Province and part of Canada of each unit.
    n_areas
        (u,) int64, areas in each.
    unpublished
        (u,) int64, those of them whose population is not published.
    area_people
        (n,) float64, people of each area; NaN = not published.
    basis
        "people", or "records" where populations are not published.
    own_level
        Key of the areas' own level ("fsa", "da" ...), "" if not known.
    notices
        What the user should know.
    """

    level: str
    ids: NDArray[np.object_]
    people: NDArray[np.float64]
    labels: NDArray[np.int32]
    whereabouts: Whereabouts
    n_areas: NDArray[np.int64]
    unpublished: NDArray[np.int64]
    area_people: NDArray[np.float64]
    basis: str = PEOPLE
    own_level: str = ""
    notices: tuple[Notice, ...] = ()

    def __post_init__(self) -> None:
        for name in ("people", "n_areas", "unpublished"):
            check_shape(name, getattr(self, name), (len(self.ids),))
        check_shape("area_people", self.area_people, (len(self.labels),))
        for name in ("ids", "people", "labels", "n_areas", "unpublished", "area_people"):
            object.__setattr__(self, name, read_only(getattr(self, name)))

    def __len__(self) -> int:
        return len(self.ids)

    def __repr__(self) -> str:
        return f"Units({self.level!r}, {len(self)} units)"

    @property
    def label(self) -> str:
        """What tables call the level: the areas' own level by its key, if it is known."""
        return self.own_level or AREAS if self.level == AREAS else self.level

    @property
    def provinces(self) -> NDArray[np.object_]:
        """(u,) two letters, "" = not known."""
        return self.whereabouts.provinces

    @property
    def parts(self) -> NDArray[np.object_]:
        """(u,) part of Canada, "" = not known, or outside Canada."""
        return self.whereabouts.parts

    @property
    def known(self) -> NDArray[np.bool_]:
        """(u,) whether anything is known of the number of people."""
        return ~np.isnan(self.people)

    @property
    def total(self) -> float:
        """People (or records) in all units."""
        return float(np.nansum(self.people))


def people_of(
    areas: Listed, records: NDArray[np.integer] | None = None
) -> tuple[NDArray[np.float64], str]:
    """What counts as the people of each area: the published population, else the records.

    Parameters
    ----------
    records
        (n,) records in each, where a study has been counted.

    Returns
    -------
    people, basis
        (n,) float64, NaN = not known; "people" or "records".

    Raises
    ------
    VbasError
        If there is neither.
    """
    if np.nansum(areas.population) > 0:
        return areas.population, PEOPLE
    if records is not None and np.sum(records) > 0:
        return np.asarray(records, dtype=np.float64), RECORDS
    raise VbasError(
        "The areas of {layer} have no population, so no level can be judged.",
        "Choose the population column of the area file, or count the records first.",
        layer=areas.name,
    )


def units_of_level(
    areas: Listed,
    level: str = AREAS,
    records: NDArray[np.integer] | None = None,
    own_level: str = "",
) -> Units:
    """The units of a level that the areas know.

    Parameters
    ----------
    level
        One of `core.baselines.levels_of`, or any key of ``areas.parents``.
    records
        (n,) records in each area: what counts where populations are not published.
    own_level
        Key of the areas' own level, if it is known.

    Raises
    ------
    VbasError
        If the areas do not have the level, or no population.
    """
    level = AREAS if own_level and level == own_level and level not in areas.parents else level
    aggregation, notices = regions_of_level(areas, level)
    if level == AREAS:
        ids = areas.ids
    else:
        found = sorted(set(areas.parents[level].tolist()) - {""})
        ids = np.array([*found, ""][: aggregation.n_regions], dtype=object)
    units = units_of_partition(areas, aggregation.labels, ids, level, records)
    return replace(units, own_level=own_level, notices=(*notices, *units.notices))


def units_of_run(areas: Listed, run: Run, records: NDArray[np.integer] | None = None) -> Units:
    """The regions of a run, those without areas left out; ids are the region ids of its files."""
    labels = run.aggregation.labels
    filled, made = np.unique(labels, return_inverse=True)
    ids = np.array([str(region + 1) for region in filled], dtype=object)
    return units_of_partition(areas, made.astype(np.int32), ids, "regions", records)


def units_of_partition(
    areas: Listed,
    labels: NDArray[np.integer],
    ids: NDArray[np.object_],
    level: str,
    records: NDArray[np.integer] | None = None,
) -> Units:
    """The units of any partition.

    Parameters
    ----------
    labels
        (n,) index of the unit of each area; -1 = none.
    ids
        (u,) text.
    level
        What the partition is called.
    records
        (n,) records in each area: what counts where populations are not published.

    Raises
    ------
    VbasError
        If the labels are not of these areas, or there is no population.
    """
    if len(labels) != len(areas):
        raise VbasError(
            "{labels:,} areas are in units of {level}, but there are {areas:,} areas.",
            "Choose the level again for the areas that are open.",
            labels=len(labels),
            level=level,
            areas=len(areas),
        )
    people, basis = people_of(areas, records)
    inside = labels >= 0
    of = labels[inside]
    published = ~np.isnan(people[inside])
    n_areas = np.bincount(of, minlength=len(ids))
    n_published = np.bincount(of[published], minlength=len(ids))
    sums = np.bincount(of[published], people[inside][published], minlength=len(ids))
    where = whereabouts_of(areas, labels, len(ids), people)
    return Units(
        level=level,
        ids=ids,
        people=np.where(n_published > 0, sums, np.nan),
        labels=labels.astype(np.int32),
        whereabouts=where,
        n_areas=n_areas,
        unpublished=n_areas - n_published,
        area_people=people,
        basis=basis,
        notices=(*_of_people(people, basis), *_without_people(where, n_published), *where.notices),
    )


def _without_people(where: Whereabouts, published: NDArray[np.integer]) -> tuple[Notice, ...]:
    """Provinces of which no population is published at all."""
    codes, names = where.by_province
    known = np.bincount(codes, published, minlength=len(names)) > 0
    none = sorted(name for name, has in zip(names, known.tolist(), strict=True) if name and not has)
    if not none:
        return ()
    text = "No population is published of any area in {provinces}: nothing is said of them."
    return (Notice(text, provinces=", ".join(none)),)


def _of_people(people: NDArray[np.float64], basis: str) -> tuple[Notice, ...]:
    """That populations are missing, or stand for something else."""
    said: tuple[Notice, ...] = ()
    if basis == RECORDS:
        said += (Notice("No population is published; the records of each area stand for it."),)
    missing = int(np.isnan(people).sum())
    if missing:
        text = (
            "Areas without a published population: {count:,} of {n:,}. They are not counted as "
            "empty: a unit of such areas only is not judged, another one has at least the people "
            "that are known."
        )
        said += (Notice(text, count=missing, n=len(people)),)
    return said

"""Distinct persons of a record file: counted in the engine, from which no person leaves.

Records that name nobody count as those of one person: no class may look larger than it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from core.errors import Notice
from core.io.records.dialect import Dialect
from core.io.records.engine import in_thread
from core.io.records.opening import OpenedRecords
from core.io.records.record_notices import of_persons
from core.persons import Persons
from core.steps import Steps

_COUNT: Final = "counting persons"


@dataclass(frozen=True, eq=False)
class PersonGroups:
    """Persons of the groups of a count, and those who have records of a class in several areas.

    Attributes
    ----------
    sizes
        (g,) int32 distinct persons of each group.
    words, starts, areas, times
        Persons with records of one class in exactly the same areas: one (h,) array a word of
        `core.io.records.classes_found.pack`; where the areas of each begin, (h + 1,); (e,) their
        areas, ascending; (h,) number of persons.
    area, shared_by, persons
        (p,) each: so many persons have records in this area and in ``shared_by`` areas in all.
    nobody, nobody_in
        Records that name no person; in how many areas they are.
    """

    sizes: NDArray[np.int32]
    words: tuple[NDArray[np.integer], ...]
    starts: NDArray[np.int64]
    areas: NDArray[np.int32]
    times: NDArray[np.int32]
    area: NDArray[np.int32]
    shared_by: NDArray[np.int64]
    persons: NDArray[np.int64]
    nobody: int
    nobody_in: int

    def joined(self, sizes: NDArray[np.int32], rank: NDArray[np.int32], n_areas: int) -> Persons:
        """The persons of a study.

        Parameters
        ----------
        sizes
            (nnz,) the sizes in the order of the study's counts.
        rank
            (h,) class of each group of persons in several areas.
        """
        # Summed in one order, so that the same records give the same shares on every machine.
        order = np.lexsort((self.shared_by, self.area))
        shares = self.persons[order] / self.shared_by[order]
        by_unit = np.bincount(self.area[order], shares, n_areas).astype(np.float64)
        return Persons(sizes, by_unit, self.starts, self.areas, rank, self.times)

    def notices(self, column: str) -> list[Notice]:
        """Persons in several areas, records of nobody."""
        shared = self.shared_by > 1
        several = round(float((self.persons[shared] / self.shared_by[shared]).sum()))
        return of_persons(column, several - int(self.nobody_in > 1), self.nobody)


def groups_of_persons(
    records: OpenedRecords, visits: Any, words: Sequence[str], sizes: NDArray[np.int32]
) -> Steps[PersonGroups]:
    """Counts who is in several areas.

    Parameters
    ----------
    records
        Where the table lives.
    visits
        Ibis table, a row for each person, area and class: ``area``, the words of the class,
        ``person`` (null where nobody is named: one and the same person), ``used`` (whether it is
        in the study), ``n`` records.
    words
        Names of the columns that are the words.
    sizes
        (g,) distinct persons of each group of the count.
    """
    here = visits.filter(visits.used)
    each = here.group_by("person").aggregate(first=here.area.min(), last=here.area.max())
    settled = each.filter(each.first == each.last)
    at_home = settled.group_by(area=settled.first).aggregate(n=settled.count())
    homes = yield from records.rows(at_home, _COUNT)
    moved = each.filter(each.first < each.last)
    places = here.semi_join(moved, records.engine.dialect.same(here.person, moved.person))
    # The few who are in several areas are looked at more than once.
    movers = yield from records.table_of(places.select("area", *words, "person"), "movers", _COUNT)
    several = yield from records.rows(_in_same_areas(movers, words, records.engine.dialect), _COUNT)
    shares = yield from records.rows(_sharing(movers, records.engine.dialect), _COUNT)
    nobody = visits.filter(visits.person.isnull())
    areas = nobody.area.nunique(where=nobody.used)
    unnamed = yield from records.rows(nobody.aggregate(n=nobody.n.sum(), areas=areas), _COUNT)
    found = _Found(several, homes, shares, unnamed)
    return (yield from in_thread(lambda: _as_arrays(found, words, sizes), _COUNT))


@dataclass(frozen=True)
class _Found:
    """What the engine found, as it gives it: in any order."""

    several: pa.Table
    homes: pa.Table
    shares: pa.Table
    unnamed: pa.Table


def _in_same_areas(movers: Any, words: Sequence[str], dialect: Dialect) -> Any:
    """How many persons have records of a class in exactly the same areas, two or more."""
    of_person = movers.group_by([*words, "person"]).aggregate(
        areas=dialect.in_order(movers.area), of=movers.count()
    )
    several = of_person.filter(of_person.of > 1)
    return several.group_by([*words, "areas"]).aggregate(n=several.count().cast("int32"))


def _sharing(movers: Any, dialect: Dialect) -> Any:
    """How many persons have records in an area and in so many areas in all."""
    where = movers.select("person", "area").distinct()
    each = where.group_by("person").aggregate(shared_by=where.count())
    joined = where.join(each, dialect.same(where.person, each.person))
    return joined.group_by(["area", "shared_by"]).aggregate(n=joined.count())


def _as_arrays(found: _Found, words: Sequence[str], sizes: NDArray[np.int32]) -> PersonGroups:
    several, homes, shares = found.several, found.homes, found.shares
    lists = several["areas"].combine_chunks()
    lengths = np.asarray(lists.value_lengths(), dtype=np.int64)
    return PersonGroups(
        sizes=sizes,
        words=tuple(np.asarray(several[name]) for name in words),
        starts=np.concatenate([[0], np.cumsum(lengths)]).astype(np.int64),
        areas=np.asarray(lists.flatten(), dtype=np.int32),
        times=np.asarray(several["n"], dtype=np.int32),
        area=_both(homes["area"], shares["area"]).astype(np.int32),
        shared_by=_both(np.ones(len(homes), np.int64), shares["shared_by"]),
        persons=_both(homes["n"], shares["n"]),
        nobody=found.unnamed["n"][0].as_py() or 0,
        nobody_in=found.unnamed["areas"][0].as_py() or 0,
    )


def _both(one: Any, other: Any) -> NDArray[np.int64]:
    return np.concatenate([np.asarray(one, np.int64), np.asarray(other, np.int64)])

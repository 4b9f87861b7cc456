"""Distinct persons of a record file: counted in the engine, from which no person leaves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from core.errors import Notice
from core.io.records.engine import in_thread
from core.io.records.opening import OpenedRecords
from core.io.records.recoding import person_key
from core.io.records.record_notices import of_persons
from core.persons import Persons
from core.steps import Steps

_COUNT: Final = "counting persons"
_NOBODY: Final = ""


def named(column: Any) -> Any:
    """Whose record it is, as text; empty where nobody is named.

    Records that name nobody count as those of one person: no class may look larger than it is.
    """
    return person_key(column).cast("string").fill_null(_NOBODY)


@dataclass(frozen=True)
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
    nobody
        Records that name no person.
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

    def joined(self, sizes: NDArray[np.int32], rank: NDArray[np.int32], n_areas: int) -> Persons:
        """The persons of a study.

        Parameters
        ----------
        sizes
            (nnz,) the sizes in the order of the study's counts.
        rank
            (h,) class of each group of persons in several areas.
        n_areas
            Number of areas.
        """
        # Summed in one order, so that the same records give the same shares on every machine.
        order = np.lexsort((self.shared_by, self.area))
        shares = self.persons[order] / self.shared_by[order]
        by_unit = np.bincount(self.area[order], weights=shares, minlength=n_areas)
        return Persons(sizes, by_unit, self.starts, self.areas, rank, self.times)

    def notices(self, column: str) -> list[Notice]:
        """Persons in several areas, records of nobody."""
        shared = self.shared_by > 1
        several = (self.persons[shared] / self.shared_by[shared]).sum()
        return of_persons(column, round(float(several)), self.nobody)


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
        ``person`` (see `named`), ``used`` (whether it is in the study), ``n`` records.
    words
        Names of the columns that are the words.
    sizes
        (g,) distinct persons of each group of the count.
    """
    here = visits.filter(visits.used)
    key = [*words, "person"]
    often = here.group_by(key).aggregate(areas=here.count())
    moved = here.semi_join(often.filter(often.areas > 1), key)
    places = moved.group_by(key).aggregate(areas=moved.area.collect(order_by=moved.area))
    groups = places.group_by([*words, "areas"]).aggregate(n=places.count().cast("int32"))
    several = yield from records.rows(groups, _COUNT)
    where = here.select("person", "area").distinct()
    each = where.group_by("person").aggregate(shared_by=where.count())
    joined = where.join(each, "person")
    shares = joined.group_by(["area", "shared_by"]).aggregate(n=joined.count())
    by_area = yield from records.rows(shares, _COUNT)
    nobody = visits.filter(visits.person == _NOBODY)
    unnamed = yield from records.rows(nobody.aggregate(n=nobody.n.sum()), _COUNT)
    return (
        yield from in_thread(
            lambda: _as_arrays(several, words, by_area, unnamed["n"][0].as_py() or 0, sizes),
            _COUNT,
        )
    )


def _as_arrays(
    several: pa.Table,
    words: Sequence[str],
    by_area: pa.Table,
    nobody: int,
    sizes: NDArray[np.int32],
) -> PersonGroups:
    # The engine gives rows in any order; what is made of them must not depend on it.
    lists = several["areas"].combine_chunks()
    lengths = np.asarray(lists.value_lengths(), dtype=np.int64)
    starts = np.concatenate([[0], np.cumsum(lengths)]).astype(np.int64)
    return PersonGroups(
        sizes=sizes,
        words=tuple(np.asarray(several[name]) for name in words),
        starts=starts,
        areas=np.asarray(lists.flatten(), dtype=np.int32),
        times=np.asarray(several["n"], dtype=np.int32),
        area=np.asarray(by_area["area"], dtype=np.int32),
        shared_by=np.asarray(by_area["shared_by"], dtype=np.int64),
        persons=np.asarray(by_area["n"], dtype=np.int64),
        nobody=nobody,
    )

"""Where the records are that a combination of variables singles out: by area, for the map."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.arrays import check_shape, read_only
from core.arrays import distinct as distinct_values
from core.calibration.kernels import class_numbers
from core.errors import VbasError
from core.record_uniqueness.distinct import ClassTable, DistinctRecords, Several
from core.record_uniqueness.frequencies import frequencies_of, variables_of
from core.record_uniqueness.joining.kernels import by_area, sizes_of_rows
from core.record_uniqueness.people import meet_persons
from core.record_uniqueness.question import Question
from core.record_uniqueness.rare import asked_of
from core.record_uniqueness.table import class_table

_LARGEST_KEY = 2**62


@dataclass(frozen=True, eq=False)
class Where:
    """Records of each area (or region) by whether a combination of variables singles them out.

    Where people are counted, what is said here of records holds of them; whoever has records in
    several areas is counted in each, and once in a region of them.

    Attributes
    ----------
    names
        The variables of the combination.
    set_size
        Largest size of a unique record set, records.
    unique, in_sets, records
        (n,) int64 records that are unique, in unique record sets, and all, of each area. Classes
        are those of the whole file: unique means that no other record anywhere is alike.
    elsewhere
        (unique, in sets, all) of the records whose area is not known.
    people
        Whether people are counted.
    moved
        (unique, in sets, all) who are in several areas: persons ascending, and their areas, the
        last of which stands for those that are not known; () where records are counted.
    """

    names: tuple[str, ...]
    set_size: int
    unique: NDArray[np.int64]
    in_sets: NDArray[np.int64]
    records: NDArray[np.int64]
    elsewhere: tuple[int, int, int] = (0, 0, 0)
    people: bool = False
    moved: tuple[Several, ...] = ()

    def __post_init__(self) -> None:
        for name in ("unique", "in_sets", "records"):
            array = getattr(self, name)
            check_shape(name, array, self.records.shape)
            object.__setattr__(self, name, read_only(array))

    def __len__(self) -> int:
        return len(self.records)

    @property
    def unique_share(self) -> NDArray[np.float64]:
        """(n,) unique records as share of the area's records, 0 to 1; NaN without records."""
        return _share(self.unique, self.records)

    @property
    def in_sets_share(self) -> NDArray[np.float64]:
        """(n,) records in sets as share of the area's records, 0 to 1; NaN without records."""
        return _share(self.in_sets, self.records)

    def by_region(self, labels: NDArray[np.integer], n_regions: int) -> Where:
        """The same of regions, FSAs or any other units that areas belong to.

        Parameters
        ----------
        labels
            (n,) which unit each area is in; records of areas with -1 are `elsewhere`.
        n_regions
            Number of units.
        """
        check_shape("labels", np.asarray(labels), self.records.shape)
        of = np.append(np.asarray(labels, dtype=np.int64), n_regions)
        of[(of < 0) | (of > n_regions)] = n_regions
        counts = np.stack([self.unique, self.in_sets, self.records])
        by_area = np.column_stack([counts, self.elsewhere])
        found = np.stack([np.bincount(of, row, n_regions + 1) for row in by_area])
        moved = []
        for row, pairs in zip(found, self.moved, strict=False):
            moved.append(_counted_once(pairs.persons, of[pairs.rows], row))
        return _where(self.names, self.set_size, found, self.people, tuple(moved))


def records_by_area(
    distinct: DistinctRecords, question: Question, mask: int, n_areas: int
) -> Where:
    """How many records of each area a combination of variables singles out.

    Classes are formed over the variables of the combination only, in the whole file; geography
    may be one of them or not.

    Parameters
    ----------
    distinct
        The records as counted, with areas.
    question
        Its variables, recodes and set size.
    mask
        The combination: bit i stands for the i-th variable of the question. 0 = no variable: all
        records are alike.

    Raises
    ------
    VbasError
        If records carry no areas, or the combination has variables that the question has not.
    """
    distinct = asked_of(distinct, question)
    if distinct.areas is None:
        raise VbasError(
            "These records carry no areas.",
            "Count them with the areas of the map: choose areas and the column of the area.",
        )
    if mask < 0 or mask >> len(question.variables):
        raise VbasError(
            "The combination {mask} has variables that are not asked for.",
            "Count the combinations again.",
            mask=mask,
        )
    names = tuple(question.variables[i] for i in variables_of(mask))
    sizes = _sizes(distinct, question, names)
    found = by_area(sizes, distinct.counts, distinct.areas, n_areas, question.set_size)
    moved: tuple[Several, ...] = ()
    if (of := distinct.several) is not None:
        areas = distinct.areas[of.rows]
        areas = np.where((areas < 0) | (areas >= n_areas), n_areas, areas)
        shown = (1, question.set_size, distinct.n_records)
        among = [sizes[of.rows] <= most for most in shown]
        moved = tuple(
            _counted_once(of.persons[some], areas[some], row)
            for some, row in zip(among, found, strict=True)
        )
    return _where(names, question.set_size, found, distinct.people, moved)


def _where(
    names: tuple[str, ...],
    set_size: int,
    found: NDArray[np.number],
    people: bool,
    moved: tuple[Several, ...],
) -> Where:
    """Of (3, n + 1) counts of areas, the last of those that are not known."""
    whole = found.astype(np.int64)
    elsewhere = (int(whole[0, -1]), int(whole[1, -1]), int(whole[2, -1]))
    unique, in_sets, records = whole[:, :-1]
    return Where(names, set_size, unique, in_sets, records, elsewhere, people, moved)


def _counted_once(
    persons: NDArray[np.int32], units: NDArray[np.integer], found: NDArray[np.number]
) -> Several:
    """Takes from (n + 1,) counts of units who is in one of them repeatedly; who is in several."""
    width = len(found)
    pairs = distinct_values(persons.astype(np.int64) * width + units)
    once = pairs % width
    found -= np.bincount(units, minlength=width) - np.bincount(once, minlength=width)
    return Several.of(pairs // width, once)


def _sizes(
    distinct: DistinctRecords, question: Question, names: tuple[str, ...]
) -> NDArray[np.int64]:
    """(m,) records that share the class of each distinct record in some variables."""
    if not names:
        return np.full(len(distinct), distinct.n_records, np.int64)
    return sizes_of(class_table(distinct, question.with_variables(names)))


def sizes_of(table: ClassTable) -> NDArray[np.int64]:
    """(m,) int64 records that share the class of each row of a table, in all its variables."""
    if math.prod(table.n_codes) > _LARGEST_KEY:
        of = frequencies_of(table, (1 << len(table.names)) - 1)
        class_of, n = of.class_of.astype(np.int32), len(of)
    else:
        rows, radices = np.arange(len(table.names)), np.array(table.n_codes, np.int64)
        class_of, n = class_numbers(read_only(np.ascontiguousarray(table.codes)), rows, radices)
    if table.several is not None:
        return _people_of(table, class_of, n)[class_of]
    sizes: NDArray[np.int64] = sizes_of_rows(class_of, table.counts, n)
    return sizes


def _people_of(table: ClassTable, class_of: NDArray[np.int32], n: int) -> NDArray[np.int64]:
    """(n,) people of each class."""
    assert table.several is not None
    pairs = table.several.persons, table.several.rows
    sizes = np.bincount(class_of, table.counts, n).astype(np.int32)
    meet_persons(*pairs, class_of, sizes, *np.empty((1, n), np.int32), *np.empty_like(pairs))
    return np.where(sizes < 0, 1, sizes).astype(np.int64)


def _share(part: NDArray[np.int64], whole: NDArray[np.int64]) -> NDArray[np.float64]:
    shares = np.full(len(whole), np.nan)
    np.divide(part, whole, out=shares, where=whole > 0)
    return shares

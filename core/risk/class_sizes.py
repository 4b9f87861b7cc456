"""How many people and how many released records share each class: what every attack is about."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from core.arrays import check_shape, distinct, read_only
from core.calibration.uniqueness import classes_of
from core.coded_records import CodedRecords
from core.errors import VbasError
from core.risk.released import released
from core.suppression.cells.counting import people_in
from core.suppression.cells.result import CellSuppression


@dataclass(frozen=True, eq=False)
class PersonClasses:
    """The classes of persons who may stand in several.

    Attributes
    ----------
    smallest
        (p,) persons in the smallest class of each person.
    smallest_released
        (p,) the same over classes that are among the released records; 0 = none of the person's is.
    released
        Persons with a released record.
    """

    smallest: NDArray[np.int64]
    smallest_released: NDArray[np.int64]
    released: int


@dataclass(frozen=True, eq=False)
class ClassSizes:
    """The classes of one combination of columns, among people and among released records.

    Attributes
    ----------
    columns
        The combination.
    counts
        (c,) persons of each class in the whole file (records, where each is one), at least 1.
    sample
        (c,) persons of each class who are released (f of the paper); 0 = none of them is.
    scale
        People that each person of the file stands for: 1 where the file is the population.
    guesses
        (c,) released records of each class; None = as many as persons.
    persons
        Where persons may stand in several classes: these.
    """

    columns: tuple[str, ...]
    counts: NDArray[np.int64]
    sample: NDArray[np.int64]
    scale: float = 1.0
    guesses: NDArray[np.int64] | None = None
    persons: PersonClasses | None = None

    def __post_init__(self) -> None:
        check_shape("sample", self.sample, (len(self.counts),))
        for name in ("counts", "sample"):
            object.__setattr__(self, name, read_only(getattr(self, name)))

    def __len__(self) -> int:
        return len(self.counts)

    @property
    def records(self) -> int:
        """Persons in the whole file: records, where each is one."""
        return int(self.counts.sum()) if self.persons is None else len(self.persons.smallest)

    @property
    def people(self) -> float:
        """People in all."""
        return self.records * self.scale

    @property
    def released(self) -> int:
        """Released persons in all: records, where each is one."""
        return int(self.sample.sum()) if self.persons is None else self.persons.released

    @property
    def population(self) -> NDArray[np.float64]:
        """(c,) people of each class (F or C of the paper)."""
        return np.asarray(self.counts * self.scale, dtype=np.float64)

    def among(self, people: float) -> ClassSizes:
        """The same classes in a larger population, where everybody is as likely to be here.

        Parameters
        ----------
        people
            People of the population, at least as many as there are records.
        """
        if people < self.records:
            raise VbasError(
                "A population of {people} people is smaller than the {records} records.",
                "Give the number of people that the records are a part of.",
                people=people,
                records=self.records,
            )
        return replace(self, scale=people / self.records if self.records else 1.0)


def class_sizes(
    records: CodedRecords,
    columns: Sequence[str],
    *,
    suppression: CellSuppression | None = None,
    sample: NDArray[np.int64] | None = None,
    as_seen: bool = False,
) -> ClassSizes:
    """Counts the classes of a combination.

    Parameters
    ----------
    records
        All records of the file.
    columns
        The combination.
    suppression
        Count them as they are released: a blanked cell is a value of its own.
    sample
        (f,) rows of the records that are released; None = all.
    as_seen
        As a recipient sees them, to whom blanked and missing cells look alike: see `released`.
    """
    classes, found = record_classes(records, columns, suppression, as_seen=as_seen)
    counts = people_in(records, classes, found)
    there = classes
    if sample is not None:
        there = np.full(len(classes), -1, np.int32)
        there[sample] = classes[sample]
    drawn = people_in(records, there, found)
    if records.persons is None:
        return ClassSizes(tuple(columns), counts, drawn)
    guesses = np.bincount(there[there >= 0], minlength=found).astype(np.int64)
    persons = _persons(records, records.persons, classes, there, counts, drawn)
    return ClassSizes(tuple(columns), counts, drawn, guesses=guesses, persons=persons)


def _persons(
    records: CodedRecords,
    persons: NDArray[np.int32],
    classes: NDArray[np.int32],
    there: NDArray[np.int32],
    counts: NDArray[np.int64],
    drawn: NDArray[np.int64],
) -> PersonClasses:
    """The smallest class of each person, of all and of those that are released."""
    most = np.iinfo(np.int64).max
    smallest = np.full(records.n_persons, most)
    np.minimum.at(smallest, persons, counts[classes])
    some = drawn[classes] > 0
    among = np.full(records.n_persons, most)
    np.minimum.at(among, persons[some], counts[classes[some]])
    released = len(distinct(persons[there >= 0]))
    return PersonClasses(smallest, np.where(among == most, 0, among), released)


def record_classes(
    records: CodedRecords,
    columns: Sequence[str],
    suppression: CellSuppression | None = None,
    *,
    as_seen: bool = False,
) -> tuple[NDArray[np.int32], int]:
    """(n,) number of each record's class in a combination, and how many classes there are."""
    if suppression is not None:
        records = released(records, suppression, columns, as_seen=as_seen)
    return classes_of(records, columns)

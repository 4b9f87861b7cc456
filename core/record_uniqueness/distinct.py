"""The distinct records of a file: each combination of values that occurs, and how often."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.arrays import check_shape, distinct, read_only
from core.errors import N_, Notice, Phrase, VbasError
from core.record_uniqueness.question import Rare

CATEGORY: Final = "category"
NUMBER: Final = "number"
CODES: Final = "codes"
GEOGRAPHY: Final = "geography"
KINDS: Final = (CATEGORY, NUMBER, CODES, GEOGRAPHY)

GEOGRAPHY_NAME: Final = N_("geography")
"""Name of the one variable that stands for where a record is, unless a column is called so."""

STRETCH: Final = 1 << 18
"""Rows that are worked on at once where there are many: they stay in the processor's cache."""


@dataclass(frozen=True, eq=False)
class VariableLevel:
    """A coarser level of a variable: the FSA of an area, the chapter of a code.

    Attributes
    ----------
    name
        Such as ``"fsa"``; ``"run 3"`` for the regions of a run.
    of
        (n,) int32: for each category of the variable, the category of the level, -1 = none.
    categories
        Labels of the level's categories, in order.
    title
        What the user calls it, as written, where that is not its name; "" = its name.
    """

    name: str
    of: NDArray[np.int32]
    categories: tuple[str, ...]
    title: str = ""

    def __post_init__(self) -> None:
        object.__setattr__(self, "of", read_only(self.of))


@dataclass(frozen=True, eq=False)
class CountedVariable:
    """One variable of the records, as it was counted.

    Attributes
    ----------
    name
        The column; `GEOGRAPHY_NAME` for where a record is.
    categories
        Labels by code, in order (numbers in the order of numbers); the code after the last means
        missing.
    kind
        `CATEGORY` (no order), `NUMBER` (categories are numbers or ranges in order), `CODES`
        (codes whose prefixes mean something, such as ICD) or `GEOGRAPHY`.
    step
        What one category spans where they are numbers in even steps; else None.
    levels
        Coarser levels, the finest first.
    """

    name: str
    categories: tuple[str, ...]
    kind: str = CATEGORY
    step: float | None = None
    levels: tuple[VariableLevel, ...] = ()

    @property
    def n_codes(self) -> int:
        """Categories, with missing as one more."""
        return len(self.categories) + 1

    def level(self, name: str) -> VariableLevel:
        """The level of a name; VbasError if there is none."""
        for level in self.levels:
            if level.name == name:
                return level
        raise VbasError(
            "{name} has no level {level}.",
            "It has: {levels}.",
            name=self.name,
            level=name,
            levels=", ".join(of.name for of in self.levels) or Phrase(N_("none")),
        )


@dataclass(frozen=True, eq=False)
class Several:
    """The persons who are in several rows; each of these rows counts them.

    Counts of persons do not add up: a person in two rows that a coarser view joins is one person
    there. These few are kept by name, so that whoever joins rows can put that right.

    Attributes
    ----------
    persons
        (p,) int32 number of a person, 0 ... ``n`` - 1, ascending: each at least twice.
    rows
        (p,) int32 the rows that they are in; no row twice for one person.
    """

    persons: NDArray[np.int32]
    rows: NDArray[np.int32]

    def __post_init__(self) -> None:
        check_shape("rows", self.rows, self.persons.shape)
        object.__setattr__(self, "persons", read_only(self.persons))
        object.__setattr__(self, "rows", read_only(self.rows))

    def __len__(self) -> int:
        return len(self.persons)

    @property
    def n(self) -> int:
        """Number of such persons."""
        return int(self.persons[-1]) + 1 if len(self.persons) else 0

    @property
    def too_many(self) -> int:
        """By how much the sum over all rows exceeds the number of persons."""
        return len(self) - self.n

    def in_order(self) -> Several:
        """The same people, numbered in the order of their first rows: those are near each other."""
        if not len(self):
            return self
        starts = np.searchsorted(self.persons, np.arange(self.n))
        order = np.argsort(np.minimum.reduceat(self.rows, starts), kind="stable")
        number = np.empty(self.n, np.int64)
        number[order] = np.arange(self.n)
        pairs = number[self.persons] << 32 | self.rows
        pairs.sort()
        return Several((pairs >> 32).astype(np.int32), (pairs & (1 << 32) - 1).astype(np.int32))

    @classmethod
    def of(cls, persons: NDArray[np.integer], rows: NDArray[np.integer]) -> Several:
        """Those of (n,) ascending persons and their rows, no pair twice, who are in several."""
        first = np.ones(len(persons), bool)
        np.not_equal(persons[1:], persons[:-1], out=first[1:])
        starts = np.flatnonzero(first)
        times = np.diff(starts, append=len(persons))
        numbers = np.repeat(np.arange(np.count_nonzero(times > 1)), times[times > 1])
        kept = np.repeat(times > 1, times)
        return cls(numbers.astype(np.int32), rows[kept].astype(np.int32))


@dataclass(frozen=True, eq=False)
class DistinctRecords:
    """The distinct records, as counted: before recodes, over all variables that may be asked for.

    Where persons are counted, what is said here of records holds of people.

    Attributes
    ----------
    variables
        (q,) the variables.
    codes
        (q, m) int32: category of each distinct record in each variable.
    counts
        (m,) int32: records that share it, at least 1; where persons are counted, people who have
        such a record.
    areas
        (m,) int32 index of the area of each, for the map; None where records carry none. Records
        of one class in two areas are two distinct records.
    left_out
        Records of the file that are not here, by reason.
    notices
        What the user should know about them.
    without_geography
        The same records by all other variables, where that is known already: far fewer rows.
    elsewhere
        Records among these that are in none of the areas: their geography is missing.
    several
        Where persons are counted, those who have several distinct records; None where every
        record is a person of its own.
    n_rows
        Records of the file that are here, however many people they are of; -1 = as many as
        are counted.
    without_rare
        Rare values that are left out of them; see `core.record_uniqueness.rare`.
    """

    variables: tuple[CountedVariable, ...]
    codes: NDArray[np.int32]
    counts: NDArray[np.int32]
    areas: NDArray[np.int32] | None = None
    left_out: Mapping[str, int] = field(default_factory=dict)
    notices: tuple[Notice, ...] = ()
    without_geography: DistinctRecords | None = None
    elsewhere: int = 0
    several: Several | None = None
    n_rows: int = -1
    without_rare: tuple[Rare, ...] = ()

    def __post_init__(self) -> None:
        check_shape("codes", self.codes, (len(self.variables), len(self.counts)))
        object.__setattr__(self, "codes", read_only(self.codes))
        object.__setattr__(self, "counts", read_only(self.counts))
        if self.areas is not None:
            check_shape("areas", self.areas, (len(self.counts),))
            object.__setattr__(self, "areas", read_only(self.areas))

    def __len__(self) -> int:
        return len(self.counts)

    def __repr__(self) -> str:
        return f"DistinctRecords({len(self.variables)} variables, {len(self)} distinct records)"

    @property
    def people(self) -> bool:
        """Whether people are counted, not records."""
        return self.several is not None

    @cached_property
    def n_records(self) -> int:
        """Number of records in all; where persons are counted, of people."""
        too_many = 0 if self.several is None else self.several.too_many
        return int(self.counts.sum(dtype=np.int64)) - too_many

    @cached_property
    def _places(self) -> dict[str, int]:
        return {of.name: i for i, of in enumerate(self.variables)}

    @cached_property
    def _records(self) -> dict[str, NDArray[np.int64]]:
        return {}

    def place(self, name: str) -> int:
        """Which row of ``codes`` is the variable of a name; VbasError if there is none."""
        if name not in self._places:
            raise VbasError(
                "The records were counted without the variable {name}.",
                "They were counted by: {names}.",
                name=name,
                names=", ".join(self._places),
            )
        return self._places[name]

    def variable(self, name: str) -> CountedVariable:
        """The variable of a name; VbasError if there is none."""
        return self.variables[self.place(name)]

    def fewest(self, names: Sequence[str]) -> DistinctRecords:
        """These, or those `without_geography` where that is none of the variables asked for."""
        fewer = self.without_geography
        return self if fewer is None or not fewer._places.keys() >= set(names) else fewer

    def records(self, name: str) -> NDArray[np.int64]:
        """(n_codes,) records of each category of a variable, missing last; worked out once.

        Where persons are counted, a person counts once in each category that he is in.
        """
        if (fewer := self.fewest([name])) is not self:
            return fewer.records(name)
        found = self._records.get(name)
        if found is None:
            i = self.place(name)
            codes, n_codes = self.codes[i], self.variables[i].n_codes
            # Sums of whole numbers are exact in these up to 2**53 records.
            sums = np.zeros(n_codes)
            for start in range(0, len(self), STRETCH):
                some = slice(start, start + STRETCH)
                sums += np.bincount(codes[some], self.counts[some], n_codes)
            if self.several is not None:
                of = codes[self.several.rows]
                once = distinct(self.several.persons.astype(np.int64) * n_codes + of) % n_codes
                sums -= np.bincount(of, minlength=n_codes) - np.bincount(once, minlength=n_codes)
            found = self._records.setdefault(name, read_only(sums.astype(np.int64)))
        return found


@dataclass(frozen=True, eq=False)
class ClassTable:
    """What combinations are counted from: variables recoded, rows with how many records each.

    Rows need not be distinct: rows that became alike by a recode are joined by the counting.

    Attributes
    ----------
    names
        (q,) variables in the order of the question.
    codes
        (q, m) int32, each below its entry of ``n_codes``.
    n_codes
        (q,) numbers of codes of each variable, missing among them.
    counts
        (m,) int32 records of each row, at least 1; or people.
    several
        The persons who are in several rows, where people are counted; else None.
    """

    names: tuple[str, ...]
    codes: NDArray[np.int32]
    n_codes: tuple[int, ...]
    counts: NDArray[np.int32]
    several: Several | None = None

    def __post_init__(self) -> None:
        check_shape("codes", self.codes, (len(self.names), len(self.counts)))
        object.__setattr__(self, "codes", read_only(self.codes))
        object.__setattr__(self, "counts", read_only(self.counts))

    def __len__(self) -> int:
        return len(self.counts)

    def __repr__(self) -> str:
        return f"ClassTable({len(self.names)} variables, {len(self)} rows)"

    @property
    def n_records(self) -> int:
        """Number of records in all; of people where these are counted."""
        too_many = 0 if self.several is None else self.several.too_many
        return int(self.counts.sum(dtype=np.int64)) - too_many

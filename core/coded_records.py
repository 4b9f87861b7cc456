"""Records as codes: what methods need that go row by row (calibration, uniqueness of records).

One small number for each record and column; the values themselves stay in the file.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from core.arrays import check_shape, read_only
from core.errors import Notice


@dataclass(frozen=True, eq=False)
class CodedRecords:
    """Rows of a record file as codes.

    Attributes
    ----------
    columns
        (q,) names of the columns, in order.
    codes
        (q, n) int32: the category of each record in each column, as an index into
        ``categories``; the index after the last category means missing. Records are in the order
        of the file.
    categories
        {column: its categories in order}, without "missing".
    n_categories
        {column: number of response categories} (declared, else observed; never "missing", never
        the non-specific ones).
    areas
        (n,) int32 index of the unit of geography of each record, -1 where it is not known; None
        where records carry none.
    area_ids
        (units,) ids that ``areas`` points into; None without areas.
    rows
        (n,) int64 row of each record in the file, ascending; None where every row is a record.
    persons
        (n,) int32 number of the person of each record, 0 ... ``n_persons`` - 1; records that name
        nobody count as those of one and the same person. None: every record is a person of its own.
    left_out
        Numbers of records of the file that are not here, by reason (as in `core.study.Study`).
    notices
        What the user should know about how they were read.
    times
        (n,) int64: how many records each row stands for, where all that are alike are one row;
        None: one each. Only who asked for it is given such rows.
    """

    columns: tuple[str, ...]
    codes: NDArray[np.int32]
    categories: Mapping[str, tuple[str, ...]]
    n_categories: Mapping[str, int]
    areas: NDArray[np.int32] | None = None
    area_ids: NDArray[np.object_] | None = None
    rows: NDArray[np.int64] | None = None
    persons: NDArray[np.int32] | None = None
    left_out: Mapping[str, int] = field(default_factory=dict)
    notices: tuple[Notice, ...] = ()
    times: NDArray[np.int64] | None = None

    def __post_init__(self) -> None:
        n = self.codes.shape[1]
        check_shape("codes", self.codes, (len(self.columns), n))
        object.__setattr__(self, "codes", read_only(self.codes))
        for name in ("areas", "rows", "times", "persons"):
            array = getattr(self, name)
            if array is not None:
                check_shape(name, array, (n,))
                object.__setattr__(self, name, read_only(array))

    def __len__(self) -> int:
        return self.n_records

    @property
    def n_records(self) -> int:
        """Number of records."""
        return int(self.codes.shape[1] if self.times is None else self.times.sum())

    @property
    def n_elsewhere(self) -> int:
        """Number of records that are in none of the areas, where they carry some."""
        return 0 if self.areas is None else self.number(self.areas < 0)

    def number(self, which: NDArray[np.bool_]) -> int:
        """Number of records in some of the rows, (n,)."""
        return number_of(which, self.times)

    @property
    def n_persons(self) -> int:
        """Number of persons."""
        return self.n_records if self.persons is None else int(self.persons.max(initial=-1)) + 1

    @cached_property
    def by_person(self) -> NDArray[np.int64]:
        """(n,) the records, one person after the other; in their order, where each is one."""
        if self.persons is None:
            return read_only(np.arange(self.n_records))
        return read_only(np.argsort(self.persons, kind="stable"))

    def __repr__(self) -> str:
        return f"CodedRecords({len(self.columns)} columns, {self.n_records} records)"


def number_of(which: NDArray[np.bool_], times: NDArray[np.int64] | None) -> int:
    """Number of records in some rows, each of which stands for so many; None: for one."""
    return int(np.count_nonzero(which) if times is None else times[which].sum())


def one_a_person(records: CodedRecords) -> CodedRecords:
    """The first record of each person, for samples that draw people; a notice says so.

    Where every record is a person of its own, the same records.
    """
    if records.persons is None:
        return records
    # Numbers are in order of first appearance.
    first = np.unique(records.persons, return_index=True)[1]
    text = (
        "{records:,} records are those of {people:,} people: models are fitted to people, each "
        "with the first of their records."
    )
    said = Notice(text, records=records.n_records, people=len(first))
    return replace(
        records,
        codes=records.codes[:, first],
        areas=None if records.areas is None else records.areas[first],
        rows=(first if records.rows is None else records.rows[first]).astype(np.int64),
        persons=None,
        notices=(*records.notices, said),
    )


def numbered(values: NDArray[np.integer]) -> NDArray[np.int32]:
    """(n,) 0, 1 ... in order of first appearance, equal where the values are."""
    return np.asarray(pd.factorize(values)[0], dtype=np.int32)

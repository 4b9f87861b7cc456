"""Whom a released record could be: everybody whose values agree with the cells it shows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.arrays import distinct, read_only
from core.background import in_background
from core.calibration.uniqueness import classes_of
from core.coded_records import CodedRecords
from core.risk.kernels import people_by_class
from core.steps import Steps
from core.suppression.cells.counting import people_in
from core.suppression.cells.result import CellSuppression

MATCHING: Final = "finding who matches"


@dataclass(frozen=True, eq=False)
class Candidates:
    """Who in a population matches each record.

    Attributes
    ----------
    first, count
        (n,) where in ``people`` those begin who match each record, and how many they are: at
        least one, the person of the record.
    people
        All who match some record, side by side.
    """

    first: NDArray[np.int64]
    count: NDArray[np.int32]
    people: NDArray[np.int32]

    def __post_init__(self) -> None:
        for name in ("first", "count", "people"):
            object.__setattr__(self, name, read_only(getattr(self, name)))


def matching_records(
    records: CodedRecords, columns: Sequence[str], suppression: CellSuppression | None
) -> NDArray[np.int32]:
    """(n,) how many persons of the file agree with what each released record shows.

    A blank agrees with everything; a missing value is a value of its own. Where nothing is
    suppressed these are the sizes of the classes.
    """
    out = np.empty(records.n_records, np.int32)
    distinct_rows = _Distinct(records, columns)
    counts = np.bincount(distinct_rows.classes, minlength=distinct_rows.n_classes)
    for rows, shown in _alike(records, columns, suppression):
        groups, found = distinct_rows.groups(shown)
        if records.persons is None:
            # Sums of whole numbers are exact in these up to 2**53 records.
            sizes = np.bincount(groups, counts, found).astype(np.int32)
        else:
            sizes = people_in(records, groups[distinct_rows.classes], found).astype(np.int32)
        out[rows] = sizes[groups][distinct_rows.classes[rows]]
    return read_only(out)


def candidates_of(
    records: CodedRecords,
    columns: Sequence[str],
    suppression: CellSuppression | None,
    values_of: NDArray[np.int32],
    who: NDArray[np.int32] | None = None,
) -> Steps[Candidates]:
    """Who matches each released record.

    Parameters
    ----------
    records
        The records as they were before.
    columns
        What is known of people.
    suppression
        Which cells are blanked; None = none.
    values_of, who
        (e,) a record whose values a person has, and the person, ascending; everybody in the
        records has all of theirs. Without ``who``, person i has those of ``values_of[i]``.
    """
    if who is None:
        who = np.arange(len(values_of), dtype=np.int32)
    first = np.empty(records.n_records, np.int64)
    count = np.empty(records.n_records, np.int32)
    groups: list[NDArray[np.int32]] = []
    offset = 0
    distinct_rows = yield from in_background(MATCHING, partial(_Distinct, records, columns))
    for rows, shown in _alike(records, columns, suppression):
        work = partial(_grouped, distinct_rows, shown, rows, values_of, who)
        people, starts, classes = yield from in_background(MATCHING, work)
        first[rows] = starts[classes] + offset
        count[rows] = np.diff(starts)[classes]
        groups.append(people)
        offset += len(people)
    return Candidates(first, count, np.concatenate([np.empty(0, np.int32), *groups]))


class _Distinct:
    """The distinct records by some columns: what is grouped by fewer of them, far fewer rows."""

    def __init__(self, records: CodedRecords, columns: Sequence[str]) -> None:
        self.classes, self.n_classes = classes_of(records, columns)
        first = np.empty(self.n_classes, np.int64)
        first[self.classes[::-1]] = np.arange(len(self.classes) - 1, -1, -1)
        places = np.array([records.columns.index(name) for name in columns], np.int64)
        self._one_of_each = CodedRecords(
            tuple(columns),
            np.ascontiguousarray(records.codes[np.ix_(places, first)]),
            {name: records.categories[name] for name in columns},
            {name: records.n_categories[name] for name in columns},
        )

    def groups(self, columns: Sequence[str]) -> tuple[NDArray[np.int32], int]:
        """(c,) the group of each class by fewer columns, and how many groups there are.

        By no column all are one.
        """
        if columns:
            return classes_of(self._one_of_each, columns)
        return np.zeros(self.n_classes, np.int32), 1


def _grouped(
    records: _Distinct,
    shown: Sequence[str],
    rows: NDArray[np.int64],
    values_of: NDArray[np.int32],
    who: NDArray[np.int32],
) -> tuple[NDArray[np.int32], NDArray[np.int64], NDArray[np.int32]]:
    """People by group, where each group begins, the group of each of the rows."""
    groups, found = records.groups(shown)
    of_records = groups[records.classes]
    of_rows = of_records[rows]
    wanted = np.zeros(found, np.uint8)
    wanted[of_rows] = 1
    people, starts = people_by_class(of_records, values_of, who, wanted)
    return people, starts, of_rows


def _alike(
    records: CodedRecords, columns: Sequence[str], suppression: CellSuppression | None
) -> Iterator[tuple[NDArray[np.int64], tuple[str, ...]]]:
    """Records that show the same columns, and these columns."""
    shown = np.zeros(records.n_records, np.int64)
    for i, name in enumerate(columns):
        bit = np.int64(1 << i)
        if suppression is None or name not in suppression.columns:
            shown |= bit
        else:
            shown[~suppression.blanked(name)] |= bit
    for pattern in distinct(shown).tolist():
        names = tuple(name for i, name in enumerate(columns) if pattern >> i & 1)
        yield np.flatnonzero(shown == pattern), names

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
    """(n,) how many records of the file agree with what each released record shows.

    A blank agrees with everything; a missing value is a value of its own. Where nothing is
    suppressed these are the sizes of the classes.
    """
    out = np.empty(records.n_records, np.int32)
    for rows, shown in _alike(records, columns, suppression):
        classes, found = _classes(records, shown)
        out[rows] = np.bincount(classes, minlength=found)[classes[rows]]
    return read_only(out)


def candidates_of(
    records: CodedRecords,
    columns: Sequence[str],
    suppression: CellSuppression | None,
    values_of: NDArray[np.int32],
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
    values_of
        (people,) the record whose values each person has; person i < n is record i.
    """
    first = np.empty(records.n_records, np.int64)
    count = np.empty(records.n_records, np.int32)
    groups: list[NDArray[np.int32]] = []
    offset = 0
    for rows, shown in _alike(records, columns, suppression):
        work = partial(_grouped, records, shown, rows, values_of)
        people, starts, classes = yield from in_background(MATCHING, work)
        first[rows] = starts[classes] + offset
        count[rows] = np.diff(starts)[classes]
        groups.append(people)
        offset += len(people)
    return Candidates(first, count, np.concatenate([np.empty(0, np.int32), *groups]))


def _grouped(
    records: CodedRecords,
    shown: Sequence[str],
    rows: NDArray[np.int64],
    values_of: NDArray[np.int32],
) -> tuple[NDArray[np.int32], NDArray[np.int64], NDArray[np.int32]]:
    """People by class, where each class begins, the class of each of the rows."""
    classes, found = _classes(records, shown)
    wanted = np.zeros(found, np.uint8)
    wanted[classes[rows]] = 1
    people, starts = people_by_class(classes, values_of, wanted)
    return people, starts, classes[rows]


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


def _classes(records: CodedRecords, columns: Sequence[str]) -> tuple[NDArray[np.int32], int]:
    """(n,) class of each record by what is shown: all are one class where nothing is."""
    if columns:
        return classes_of(records, columns)
    return np.zeros(records.n_records, np.int32), 1

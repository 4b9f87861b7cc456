"""Records as rows of packed words, joined where they are alike, and what happened to them."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final, TypeVar

import numpy as np
from numpy.typing import NDArray

from core.arrays import distinct
from core.background import in_background
from core.coded_records import CodedRecords
from core.errors import VbasError
from core.steps import Step, Steps
from core.suppression.cells.packing.kernels import find_classes

SLICE: Final = 1 << 16
"""Rows or classes that are worked on in one go: some 10 to 30 ms."""
WORD_BITS: Final = 64

T = TypeVar("T", bound=np.generic)


@dataclass(frozen=True, eq=False)
class Layout:
    """Where the columns stand in the words of a row, and their values among all values.

    Attributes
    ----------
    columns
        (q,) names.
    fields
        (q, 3) uint64 word, shift and largest code of each column; that code means blanked.
    missing
        (q,) uint64 the code that means missing: the codes before it are values.
    offsets
        (q + 1,) int64 where the values of each column begin among all; "missing" counts as one.
    n_words
        Words of a row.
    """

    columns: tuple[str, ...]
    fields: NDArray[np.uint64]
    missing: NDArray[np.uint64]
    offsets: NDArray[np.int64]
    n_words: int

    def mask(self, columns: NDArray[np.int64]) -> NDArray[np.uint64]:
        """(w,) the bits of some columns, by index."""
        found = np.zeros(self.n_words, np.uint64)
        for word, shift, largest in self.fields[columns].tolist():
            found[word] |= np.uint64(largest << shift)
        return found


def layout_of(records: CodedRecords, columns: tuple[str, ...]) -> Layout:
    """Fields just wide enough, put into as few words as they fit in, in order."""
    fields, word, shift = np.empty((len(columns), 3), np.uint64), 0, 0
    missing = [len(records.categories[name]) for name in columns]
    for j, code in enumerate(missing):
        bits = (code + 1).bit_length()
        if shift + bits > WORD_BITS:
            word, shift = word + 1, 0
        fields[j] = word, shift, (1 << bits) - 1
        shift += bits
    offsets = np.cumsum([0, *(code + 1 for code in missing)], dtype=np.int64)
    return Layout(columns, fields, np.array(missing, np.uint64), offsets, word + 1)


@dataclass(frozen=True, eq=False)
class Shared:
    """Whose rows they are, where a person may have several records.

    Attributes
    ----------
    alone
        (m,) int32 persons of each row who have no other.
    starts, rows
        (s + 1,) int64 where the rows of each other person begin, and (p,) int32 these rows.
    row_starts, row_persons
        (m + 1,) int64 where these persons of each row begin, and (p,) int32 the persons.
    """

    alone: NDArray[np.int32]
    starts: NDArray[np.int64]
    rows: NDArray[np.int32]
    row_starts: NDArray[np.int64]
    row_persons: NDArray[np.int32]

    def __len__(self) -> int:
        return len(self.starts) - 1


@dataclass(eq=False)
class Rows:
    """Rows of records that are alike in all columns of the layout; their words change.

    Attributes
    ----------
    layout
        Where the columns stand.
    words
        (m, w) uint64 the cells as they are now.
    counts
        (m,) int32 records of each row.
    row_of
        (n,) int32 row of each record.
    shared
        Whose they are; None where every record is a person of its own.
    """

    layout: Layout
    words: NDArray[np.uint64]
    counts: NDArray[np.int32]
    row_of: NDArray[np.int32]
    shared: Shared | None = None

    def __len__(self) -> int:
        return len(self.counts)


def rows_of(records: CodedRecords, columns: tuple[str, ...]) -> Steps[Rows]:
    """Packs records and joins those that are alike; rows in the order of their first record."""
    layout, n = layout_of(records, columns), records.n_records
    words = np.zeros((n, layout.n_words), np.uint64)
    places = [records.columns.index(name) for name in columns]
    for begin in range(0, n, SLICE):
        part = slice(begin, begin + SLICE)
        for place, (word, shift, _) in zip(places, layout.fields.tolist(), strict=True):
            words[part, word] |= records.codes[place, part].astype(np.uint64) << np.uint64(shift)
        yield Step("joining records", begin, 2 * n)
    mask = layout.mask(np.arange(len(columns)))
    found = yield from classes_of(words, np.ones(n, np.int32), mask, "joining records")
    shared = None
    if records.persons is not None:
        work = partial(_shared, found.class_of, records.persons, found.n)
        shared = yield from in_background("joining records", work)
    return Rows(layout, found.keys[: found.n], found.sizes[: found.n], found.class_of, shared)


def _shared(row_of: NDArray[np.int32], persons: NDArray[np.int32], n_rows: int) -> Shared:
    """The rows of each person; those who have one only are but counted."""
    pairs = distinct(persons.astype(np.int64) * n_rows + row_of)
    person, row = np.divmod(pairs, max(n_rows, 1))
    rows_each = np.bincount(person)
    several = rows_each[person] > 1
    alone = np.bincount(row[~several], minlength=n_rows)
    row, rows_each = row[several], rows_each[rows_each > 1]
    of_rows = np.repeat(np.arange(len(rows_each)), rows_each)[np.argsort(row, kind="stable")]
    return Shared(
        alone.astype(np.int32),
        _starts(rows_each),
        row.astype(np.int32),
        _starts(np.bincount(row, minlength=n_rows)),
        of_rows.astype(np.int32),
    )


def _starts(counts: NDArray[np.integer]) -> NDArray[np.int64]:
    """Where each of several stretches begins, and the end of the last."""
    return np.concatenate([[0], np.cumsum(counts)]).astype(np.int64)


@dataclass(eq=False)
class Found:
    """Classes of rows.

    Attributes
    ----------
    n
        How many.
    keys, sizes
        (>= n, w) and (>= n,) int32 their keys and records.
    class_of
        (m,) int32 the class of each row.
    """

    n: int
    keys: NDArray[np.uint64]
    sizes: NDArray[np.int32]
    class_of: NDArray[np.int32]


def classes_of(
    words: NDArray[np.uint64], counts: NDArray[np.int32], mask: NDArray[np.uint64], stage: str
) -> Steps[Found]:
    """The classes that rows (m, w) make within the bits of a mask; in order of their first row."""
    n, used = len(words), 0
    # More room than is needed costs nothing: memory that is not touched is not there.
    most = min(n, 1 << sum(int(of).bit_count() for of in mask))
    table = np.zeros(places_for(most), np.int32)
    found = Found(
        0, np.empty((most, len(mask)), np.uint64), np.empty(most, np.int32), np.empty(n, np.int32)
    )
    for begin in range(0, n, SLICE):
        end = min(begin + SLICE, n)
        used = find_classes(
            *(words, counts, mask, begin, end),
            *(table, found.keys, found.sizes, found.class_of, used),
        )
        yield Step(stage, end, n)
    found.n = used
    return found


def places_for(classes: int) -> int:
    """Places of a table for so many classes: a power of two, at most half of them in use."""
    return 1 << max(2 * classes - 1, 1).bit_length()


def check_columns(records: CodedRecords, columns: tuple[str, ...]) -> None:
    """Raises if a column is not among the records'."""
    for name in columns:
        if name not in records.columns:
            raise VbasError(
                "There is no column {column}.",
                "Columns are: {columns}.",
                column=name,
                columns=", ".join(records.columns),
            )


@dataclass(eq=False)
class Log:
    """Rows in the order in which they lost cells; a row may stand there more than once.

    Attributes
    ----------
    rows
        (>= n,) int32 the rows.
    lost
        (>= n,) uint64 the columns in which they lost cells, as bits.
    n
        Entries.
    """

    rows: NDArray[np.int32] = field(default_factory=lambda: np.empty(SLICE, np.int32))
    lost: NDArray[np.uint64] = field(default_factory=lambda: np.empty(SLICE, np.uint64))
    n: int = 0

    def make_room(self, more: int) -> None:
        """Makes room for more entries."""
        if self.n + more > len(self.rows):
            room = max(2 * len(self.rows), self.n + more)
            self.rows, self.lost = longer(self.rows, self.n, room), longer(self.lost, self.n, room)


def longer(of: NDArray[T], n: int, room: int) -> NDArray[T]:
    """An array with more room along its first axis, and the first n entries of another."""
    made = np.empty((room, *of.shape[1:]), of.dtype)
    made[:n] = of[:n]
    return made

"""One combination: its classes, kept up to date, and the walk that rids it of moles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.arrays import distinct
from core.steps import Step, Steps
from core.suppression.cells.packing.kernels import find_blanked, move_rows, put_classes, settle_rows
from core.suppression.cells.packing.moles import blank_moles, count_values, fill_values, find_moles
from core.suppression.cells.packing.packed_rows import (
    SLICE,
    Log,
    Rows,
    classes_of,
    longer,
    places_for,
)
from core.suppression.cells.packing.people import Changes, count_alone, count_shared, list_shared

STAGE: Final = "suppressing cells"
PERSONS: Final = 1 << 18
"""Persons of several rows worked on in one go: some 20 ms."""


@dataclass(frozen=True, eq=False)
class Walk:
    """The values that stand in moles, in the order in which they are visited.

    Attributes
    ----------
    values
        (v,) int64 values, by the layout's offsets.
    columns
        (v,) int64 index of the column of each.
    starts
        (v + 1,) int64 where the moles of each begin among the entries.
    entries
        (e,) int32 moles that hold each value.
    cells
        (v,) int64 cells blanked of each so far.
    """

    values: NDArray[np.int64]
    columns: NDArray[np.int64]
    starts: NDArray[np.int64]
    entries: NDArray[np.int32]
    cells: NDArray[np.int64]


class Combination:
    """The classes of one combination.

    Parameters
    ----------
    rows, log
        The records and what happened to them; shared by all combinations.
    columns
        (b,) int64 indices of its columns, in its order.
    k
        Smallest class allowed.

    Attributes
    ----------
    left
        Moles that are left while a walk goes on.
    """

    def __init__(self, rows: Rows, log: Log, columns: NDArray[np.int64], k: int) -> None:
        self.columns, self.left = columns, 0
        self._rows, self._log, self._k = rows, log, k
        self._mask = rows.layout.mask(columns)
        self._bits = np.uint64(sum(1 << j for j in columns.tolist()))
        self._seen = log.n
        self._used = self._held = 0
        self._keys = np.empty((0, rows.layout.n_words), np.uint64)
        self._sizes = self._persons = np.empty(0, np.int32)
        self._class_before = np.empty(0, np.int32)
        self._stale = True
        if rows.shared is not None:
            self._changes = Changes(rows.shared, log)
        self._class_of = np.empty(0, np.int32)
        self._table = np.zeros(2, np.int32)
        self._changed: list[NDArray[np.int32]] = []

    def build(self) -> Steps[None]:
        """Finds the classes."""
        found = yield from classes_of(self._rows.words, self._rows.counts, self._mask, STAGE)
        self._keys, self._sizes, self._class_of = found.keys, found.sizes, found.class_of
        self._used, self._seen = found.n, self._log.n
        self._changed = [np.arange(found.n, dtype=np.int32)]
        yield from self._hold(0)
        yield from self._count_people()

    @property
    def _people(self) -> NDArray[np.int32]:
        """(>= classes,) persons of each class: its records, where each is one."""
        return self._sizes if self._rows.shared is None else self._persons

    def _count_people(self) -> Steps[None]:
        """Brings the persons of the classes up to date."""
        shared = self._rows.shared
        if shared is None or not self._stale:
            return
        of_rows, of_persons, every = self._changes.taken()
        n, self._stale = len(self._persons), False
        people = np.zeros(len(self._sizes), np.int32)
        if not every:
            people[:n] = self._persons
        for sign, class_of in (() if every else ((-1, self._class_before),)) + (
            (1, self._class_of),
        ):
            count_alone(shared.alone, of_rows, class_of, sign, people)
            stamp = np.full(self._used, -1, np.int32)
            for begin in range(0, len(shared), PERSONS):
                end = min(begin + PERSONS, len(shared))
                given = (shared.starts, shared.rows, of_persons, begin, end)
                count_shared(*given, class_of, sign, stamp, people)
                yield Step(STAGE)
        self._persons, self._class_before = people, self._class_of.copy()

    def _hold(self, more: int) -> Steps[None]:
        """Makes the table of the classes that have a blanked cell, with room for more.

        Only such classes can be met by a row or a mole that has just lost a cell.
        """
        blanked, n = np.empty(self._used, np.int32), 0
        for begin in range(0, self._used, SLICE):
            end = min(begin + SLICE, self._used)
            given = (self._keys, self._sizes, self._rows.layout.fields, self.columns)
            n = find_blanked(*given, begin, end, blanked, n)
            yield Step(STAGE)
        self._held, self._table = n, np.zeros(places_for(2 * n + more), np.int32)
        for begin in range(0, n, SLICE):
            which = blanked[begin : min(begin + SLICE, n)]
            put_classes(self._keys, self._mask, which, self._table)
            yield Step(STAGE)

    def _make_room(self, more: int, classes: int) -> Steps[None]:
        """Room for so many more places of the table and more classes."""
        if self._used + classes > len(self._sizes):
            room = max(self._used + classes, len(self._sizes) * 5 // 4)
            self._keys = longer(self._keys, self._used, room)
            self._sizes = longer(self._sizes, self._used, room)
        if 2 * (self._held + more) > len(self._table):
            yield from self._hold(more)

    def sync(self) -> Steps[None]:
        """Moves the rows that lost a cell elsewhere to the classes they are in now."""
        rows, log = self._rows, self._log
        while self._seen < log.n:
            end = min(self._seen + SLICE, log.n)
            yield from self._make_room(end - self._seen, end - self._seen)
            changed = np.empty(2 * (end - self._seen), np.int32)
            self._used, self._held, n = move_rows(
                *(rows.words, rows.counts, self._mask, log.rows, log.lost, self._bits),
                *(self._seen, end, self._class_of, self._keys, self._sizes, self._used),
                *(self._table, self._held, changed, 0),
            )
            self._seen = end
            self._stale |= n > 0
            if n:
                self._changed.append(distinct(changed[:n]))
            yield Step(STAGE)
        yield from self._count_people()

    def moles(self) -> Steps[NDArray[np.int32]]:
        """(m,) classes below k that show a value: of those that changed since the last walk."""
        of = self._rows.layout
        if len(self._changed) > 1:
            self._changed = [distinct(np.concatenate(self._changed))]
        changed = self._changed[0] if self._changed else np.empty(0, np.int32)
        found: list[NDArray[np.int32]] = [np.empty(0, np.int32)]
        for begin in range(0, len(changed), SLICE):
            some = changed[begin : begin + SLICE]
            moles = np.empty(len(some), np.int32)
            n = find_moles(
                *(self._keys, self._people, of.fields, of.missing, self.columns, self._k),
                *(some, moles),
            )
            found.append(moles[:n])
            yield Step(STAGE)
        return np.concatenate(found)

    def walk(
        self, moles: NDArray[np.int32], supports: NDArray[np.int64], weights: NDArray[np.float64]
    ) -> Steps[Walk]:
        """The order of the values that stand in moles: by weighted support, column and value.

        Within one combination classes only join: none becomes a mole, and only the value that is
        visited loses support. So the order stays.

        Parameters
        ----------
        moles
            (m,) classes.
        supports
            (values,) persons with a record that holds each value now.
        weights
            (q,) of the columns of the layout.
        """
        of = self._rows.layout
        given = (self._keys, of.fields, of.missing, self.columns, of.offsets, moles)
        many = np.zeros(len(supports), np.int64)
        for begin in range(0, len(moles), SLICE):
            count_values(*given, begin, min(begin + SLICE, len(moles)), many)
            yield Step(STAGE)
        values = np.flatnonzero(many)
        column = np.searchsorted(of.offsets, values, side="right") - 1
        place = np.empty(len(of.columns), np.int64)
        place[self.columns] = np.arange(len(self.columns))
        order = np.lexsort((values, place[column], supports[values] * weights[column]))
        values, column = values[order], column[order]
        starts = np.concatenate(([0], np.cumsum(many[values])))
        free = np.zeros(len(supports), np.int64)
        free[values] = starts[:-1]
        entries = np.empty(starts[-1], np.int32)
        for begin in range(0, len(moles), SLICE):
            fill_values(*given, begin, min(begin + SLICE, len(moles)), free, entries)
            yield Step(STAGE)
        return Walk(values, column, starts, entries, np.zeros(len(values), np.int64))

    def blank(self, walk: Walk, moles: int) -> Steps[None]:
        """Goes through a walk and blanks each value in what is still a mole, then in the rows."""
        into, rank, self.left = np.full(self._used, -1, np.int32), 0, moles
        of = self._rows.layout
        lists = yield from self._listed(walk)
        # What a walk makes of the persons of classes is a bound where k are reached: not kept.
        people = self._sizes if self._rows.shared is None else self._persons.copy()
        for begin in range(0, len(walk.entries), SLICE):
            end = min(begin + SLICE, len(walk.entries))
            yield from self._make_room(end - begin, 0)
            rank, self._held, self.left = blank_moles(
                *(self._keys, self._sizes, people, self._mask, of.fields, of.missing),
                *(self.columns, walk.columns, walk.starts, walk.entries, rank, begin, end, self._k),
                *(self.left, self._table, self._held, into, walk.cells, *lists),
            )
            yield Step(STAGE)
        rows, log, n = self._rows, self._log, len(self._rows)
        for begin in range(0, n, SLICE):
            end = min(begin + SLICE, n)
            log.make_room(end - begin)
            log.n = settle_rows(
                *(rows.words, self._keys, rows.layout.fields, self.columns, self._class_of),
                *(into, begin, end, log.rows, log.lost, log.n),
            )
            yield Step(STAGE)
        self._seen, self._changed, self._stale = log.n, [], True

    def _listed(self, walk: Walk) -> Steps[tuple[NDArray[np.int32], ...]]:
        """Persons of the moles of a walk who are in several rows: what joins may have them, too.

        Heads of lists, following entries, persons; empty where each record is a person.
        """
        shared = self._rows.shared
        if shared is None:
            none = np.empty(0, np.int32)
            return none, none, none
        moles = distinct(walk.entries)
        head = np.full(self._used, -2, np.int32)
        head[moles] = -1
        room = int(self._people[moles].sum(dtype=np.int64))
        after, who, n = np.empty(room, np.int32), np.empty(room, np.int32), 0
        for begin in range(0, len(self._rows), SLICE):
            end = min(begin + SLICE, len(self._rows))
            given = (shared.row_starts, shared.row_persons, begin, end)
            n = list_shared(*given, self._class_of, head, after, who, n)
            yield Step(STAGE)
        return head, after, who

"""Cell suppression: rare values first, then the values of classes below k.

Combination by combination, until none has a class below k that still shows a value.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from core.coded_records import CodedRecords
from core.steps import Step, Steps
from core.suppression.cells.kernels import (
    bits_of_records,
    blank_values,
    count_supports,
    follow_rows,
)
from core.suppression.cells.packing.combination import STAGE, Combination, Walk
from core.suppression.cells.packing.packed_rows import (
    SLICE,
    Log,
    Rows,
    Shared,
    check_columns,
    rows_of,
)
from core.suppression.cells.packing.people import Changes, count_values_alone, count_values_shared
from core.suppression.cells.protection import Protection
from core.suppression.cells.result import FOLLOWING, PHASE_1, PHASE_2, CellSuppression, Move, SoFar

R = TypeVar("R")


def follow(
    rows: Rows,
    log: Log,
    protection: Protection,
    supports: NDArray[np.int64],
    cells: NDArray[np.int64],
) -> Steps[None]:
    """Blanks the followers of blanked cells, as far as they are in combinations.

    Brings supports (values,) and cells (q,) up to date.
    """
    keys = protection.keys
    follows = np.array(
        [[name in protection.followers(leader) for name in keys] for leader in keys], bool
    )
    if not follows.any():
        return
    of = rows.layout
    for begin in range(0, len(rows), SLICE):
        end = min(begin + SLICE, len(rows))
        log.make_room(end - begin)
        log.n = follow_rows(
            *(rows.words, rows.counts, of.fields, of.missing, follows, of.offsets),
            *(supports, cells, begin, end, log.rows, log.lost, log.n),
        )
        yield Step("following", end, len(rows))


def blanks_of(rows: Rows, protection: Protection) -> Steps[NDArray[np.uint64]]:
    """(n,) the blanks of each record as bits of the protection's columns, followers among them."""
    columns, n = protection.columns, len(rows.row_of)
    bit = {name: 1 << i for i, name in enumerate(columns)}
    meant = [
        bit[name] | sum(bit[of] for of in protection.followers(name)) for name in protection.keys
    ]
    out = np.empty(n, np.uint64)
    for begin in range(0, n, SLICE):
        end = min(begin + SLICE, n)
        bits_of_records(
            *(rows.words, rows.layout.fields, np.array(meant, np.uint64), rows.row_of),
            *(begin, end, out),
        )
        yield Step("following", end, n)
    return out


def suppress_cells(records: CodedRecords, protection: Protection) -> Steps[CellSuppression]:
    """Blanks cells until every combination is safe; gives none back, see `carry_out` for that.

    There is no such thing as half a suppression: a request to stop is not heeded, discarding ends
    it. Steps carry a `SoFar` and count the classes below k that are done.

    Parameters
    ----------
    records
        The records, with a column for each one that the protection names.
    protection
        What shall hold.

    Raises
    ------
    VbasError
        If a column is unknown.
    """
    check_columns(records, protection.columns)
    return (yield from _Work(records, protection).run())


class _Work:
    """The state of the work."""

    rows: Rows
    supports: NDArray[np.int64]
    holders: NDArray[np.int64]
    words_before: NDArray[np.uint64]

    def __init__(self, records: CodedRecords, protection: Protection) -> None:
        self.records, self.protection = records, protection
        self.log = Log()
        self.cells = np.zeros(len(protection.keys), np.int64)
        self.weights = np.array([protection.weight(name) for name in protection.keys])
        self.moves: list[Move] = []
        self.seconds: dict[str, float] = {}
        self.combinations: list[Combination] = []
        self.moles = [-1] * len(protection.passes)
        self.rounds = self.most = 0
        self.phase, self.at = PHASE_1, -1
        self.walk: Walk | None = None
        self.changes: Changes | None = None

    @contextmanager
    def _timed(self, part: str) -> Iterator[None]:
        start = time.perf_counter()
        try:
            yield
        finally:
            self.seconds[part] = self.seconds.get(part, 0.0) + time.perf_counter() - start

    def _so_far(self) -> Step:
        """The state now, with what the walk under way has blanked up to now."""
        cells, moles = self.cells, list(self.moles)
        if self.walk is not None:
            more = np.bincount(self.walk.columns, self.walk.cells, len(cells))
            cells, moles[self.at] = cells + more.astype(np.int64), self.combinations[self.at].left
        named = dict.fromkeys(self.protection.columns, 0)
        named |= dict(zip(self.protection.keys, cells.tolist(), strict=True))
        state = SoFar(self.phase, max(self.rounds, 1), self.at, tuple(moles), named)
        if min(moles) < 0:
            return Step(STAGE, snapshot=state)
        self.most = max(self.most, sum(moles))
        return Step(STAGE, self.most - sum(moles), self.most or None, state)

    def _showing(self, steps: Steps[R]) -> Steps[R]:
        """Steps of a part, each with the state."""
        while True:
            try:
                next(steps)
            except StopIteration as end:
                result: R = end.value
                return result
            yield self._so_far()

    def run(self) -> Steps[CellSuppression]:
        with self._timed("joining records"):
            self.rows = yield from rows_of(self.records, self.protection.keys)
        with self._timed("phase 1"):
            yield from self._phase_1()
        with self._timed("phase 2"):
            self.phase, keys = PHASE_2, self.protection.keys
            for b, combination in enumerate(self.protection.passes):
                self.at = b
                columns = np.array([keys.index(name) for name in combination], np.int64)
                made = Combination(self.rows, self.log, columns, self.protection.k)
                yield from self._showing(made.build())
                self.combinations.append(made)
                self.moles[b] = len((yield from self._showing(made.moles())))
        after_phase_1, cells_phase_1 = tuple(self.moles), int(self.cells.sum())
        yield from self._until_clean()
        with self._timed("following"):
            blanks = yield from blanks_of(self.rows, self.protection)
        return CellSuppression(
            self.protection,
            self.protection.columns,
            blanks,
            tuple(self.moves),
            after_phase_1,
            cells_phase_1,
            self.rounds,
            sum(self.moles),
            seconds=self.seconds,
        )

    def _holders(self) -> Steps[NDArray[np.int64]]:
        """(values,) persons with a record that shows each value now."""
        of, rows, shared = self.rows.layout, self.rows, self.rows.shared
        if shared is None:
            return self.supports
        if self.changes is None:
            self.changes = Changes(shared, self.log)
        of_rows, of_persons, every = self.changes.taken()
        if every:
            self.holders = np.zeros(int(of.offsets[-1]), np.int64)
        if of_rows.any():
            both = (() if every else ((-1, self.words_before),)) + ((1, rows.words),)
            for sign, words in both:
                yield from self._hold(shared, words, of_rows, of_persons, sign)
            self.words_before = rows.words.copy()
        return self.holders

    def _hold(
        self,
        shared: Shared,
        words: NDArray[np.uint64],
        of_rows: NDArray[np.uint8],
        of_persons: NDArray[np.uint8],
        sign: int,
    ) -> Steps[None]:
        """Adds the persons of some rows, or takes them away, from the values that these show."""
        of = self.rows.layout
        for begin in range(0, len(words), SLICE):
            end = min(begin + SLICE, len(words))
            given = (words, shared.alone, of_rows, of.fields, of.missing, of.offsets, begin, end)
            count_values_alone(*given, sign, self.holders)
        stamp = np.full(len(self.holders), -1, np.int32)
        for begin in range(0, len(shared), SLICE):
            count_values_shared(
                *(words, shared.starts, shared.rows, of_persons, of.fields, of.missing),
                *(of.offsets, begin, min(begin + SLICE, len(shared)), sign, stamp, self.holders),
            )
            yield self._so_far()

    def _supports(self) -> Steps[None]:
        """Counts the records that hold each value."""
        of, rows = self.rows.layout, self.rows
        self.supports = np.zeros(int(of.offsets[-1]), np.int64)
        for begin in range(0, len(rows), SLICE):
            end = min(begin + SLICE, len(rows))
            count_supports(
                *(rows.words, rows.counts, of.fields, of.missing, of.offsets, begin, end),
                self.supports,
            )
            yield self._so_far()

    def _phase_1(self) -> Steps[None]:
        """Blanks every value that fewer than k persons hold, wherever it stands."""
        yield from self._supports()
        persons = yield from self._holders()
        of, rows, k = self.rows.layout, self.rows, self.protection.k
        rare = np.zeros(len(self.supports), bool)
        for b, combination in enumerate(self.protection.passes):
            for name in combination:
                j = of.columns.index(name)
                held = self.supports[of.offsets[j] : of.offsets[j + 1]]
                few = np.flatnonzero((held > 0) & (persons[of.offsets[j] : of.offsets[j + 1]] < k))
                rare[of.offsets[j] + few] = True
                self.cells[j] += held[few].sum()
                found = zip(few.tolist(), held[few].tolist(), strict=True)
                self.moves += [Move(PHASE_1, 0, b, name, code, many) for code, many in found]
                held[few] = 0
                yield self._so_far()
        for begin in range(0, len(rows) if rare.any() else 0, SLICE):
            end = min(begin + SLICE, len(rows))
            blank_values(rows.words, of.fields, of.offsets, rare, begin, end)
            yield self._so_far()

    def _until_clean(self) -> Steps[None]:
        """Rounds until no combination has a mole, then followers; again, where they make moles."""
        while True:
            while sum(self.moles):
                with self._timed("phase 2"):
                    # Goes over the combinations, those with most moles first.
                    self.rounds += 1
                    order = sorted(range(len(self.moles)), key=lambda b: (-self.moles[b], b))
                    for b in order:
                        self.at = b
                        yield from self._clean(b)
                    self.at = -1
                    if self.protection.single_pass:
                        break
                    yield from self._count()
            with self._timed("following"):
                self.phase, self.at = FOLLOWING, -1
                yield from self._showing(
                    follow(self.rows, self.log, self.protection, self.supports, self.cells)
                )
                self.phase = PHASE_2
            with self._timed("phase 2"):
                yield from self._count()
            if self.protection.single_pass or not sum(self.moles):
                return

    def _count(self) -> Steps[None]:
        """Counts the moles of all combinations."""
        for b, combination in enumerate(self.combinations):
            yield from self._showing(combination.sync())
            self.moles[b] = len((yield from self._showing(combination.moles())))

    def _clean(self, b: int) -> Steps[None]:
        """Rids one combination of its moles."""
        combination = self.combinations[b]
        yield from self._showing(combination.sync())
        moles = yield from self._showing(combination.moles())
        self.moles[b] = len(moles)
        if not len(moles):
            return
        supports = yield from self._holders()
        walk = yield from self._showing(combination.walk(moles, supports, self.weights))
        self.walk, combination.left = walk, len(moles)
        yield from self._showing(combination.blank(walk, len(moles)))
        self.walk, self.moles[b] = None, 0
        self.supports[walk.values] -= walk.cells
        np.add.at(self.cells, walk.columns, walk.cells)
        codes = walk.values - self.rows.layout.offsets[walk.columns]
        for r in np.flatnonzero(walk.cells):
            name = self.rows.layout.columns[walk.columns[r]]
            cells = int(walk.cells[r])
            self.moves.append(Move(PHASE_2, self.rounds, b, name, int(codes[r]), cells))

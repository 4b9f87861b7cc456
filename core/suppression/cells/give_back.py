"""Cells whose blanking turns out not to be needed are given back.

What suppresses blanks a value in every class below k that holds it, and does not look back. In the
end many a record could show more: with other records that can spare a cell less, or in a class that
is there already. Records move between what they could blank, alike records apart where that helps,
as long as it costs less; each combination stays safe at every moment, a blank being a value of its
own. Only persons with a single record move: where one of several moved, others of the person could
be in the class that it leaves or enters, which would then be smaller than it looks. What follows a
blanked cell stays blanked with it.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.coded_records import CodedRecords
from core.steps import STOP, Step, Steps
from core.suppression.cells.counting import people_in
from core.suppression.cells.giving.choices.choices import Choices, choices_of
from core.suppression.cells.giving.choices.classes import STAGE
from core.suppression.cells.giving.kernels import (
    LEAST,
    State,
    close_classes,
    move_alone,
    open_classes,
    promises,
)
from core.suppression.cells.protection import Protection
from core.suppression.cells.released import ReleasedCells
from core.suppression.cells.result import GIVING_BACK, CellSuppression, SoFar

_WORK: Final = 400_000
"""Choices looked at in one go: some 20 ms."""
_MOST_SEARCHES: Final = 20
_LARGEST_CLOSED: Final = 4
"""Classes of more than so many times k records are not closed: their records find no other."""

_MOST_ROUNDS: Final = 5
_LEAST_SHARE: Final = 0.005
"""A round that saves no more than this share is the last: the next would hardly save more."""


class Search:
    """What records blank now, among their choices; every state is safe.

    Parameters
    ----------
    choices
        What each record could blank.
    k
        Smallest class allowed, records.
    lowest
        A record may lose at most this (0 or more, in weights) so that others gain more.
    said
        Makes a step of the state.
    """

    def __init__(
        self, choices: Choices, k: int, lowest: float, said: Callable[[Search], Step]
    ) -> None:
        self.choices, self._k, self._lowest, self._said = choices, k, lowest + LEAST, said
        self._current, self._sizes = choices.starts[:-1].copy(), choices.sizes.copy()
        self._state = State(
            *(choices.starts, choices.of, choices.costs, choices.cells, choices.classes),
            *(choices.firsts, choices.members, k, self._current, self._sizes),
        )
        self._room = np.diff(choices.firsts)
        longest = int(self._room.max(initial=0))
        self._trail = np.empty((max(4 * longest, 1 << 14), 2), np.int64)
        self.stopped = False

    @property
    def masks(self) -> NDArray[np.uint64]:
        """(t,) what is blanked of each touched record now."""
        return self.choices.masks[self._current]

    @property
    def cost(self) -> float:
        """Weights of the blanked cells, summed."""
        return float(self.choices.costs[self._current].sum())

    def run(self) -> Steps[None]:
        """Goes on until nothing more is found, or until it is asked to stop."""
        yield from self._alone()
        for _ in range(_MOST_SEARCHES):
            before = self.cost
            yield from self._open()
            yield from self._alone()
            yield from self._close()
            if self.stopped or self.cost > before - LEAST:
                return

    def _pause(self) -> Steps[None]:
        """Shows the state, and hears whether to stop."""
        self.stopped = (yield self._said(self)) is STOP or self.stopped

    def _alone(self) -> Steps[None]:
        """Each record to the cheapest class that is open to it; again while any moves."""
        starts, moved = self.choices.starts, 1
        while moved and not self.stopped:
            moved, begin = 0, 0
            while begin < len(starts) - 1 and not self.stopped:
                end = int(np.searchsorted(starts, starts[begin] + _WORK, side="right")) - 1
                end = max(end, begin + 1)
                moved += move_alone(self._state, begin, end)
                begin = end
                yield from self._pause()

    def _open(self) -> Steps[None]:
        """Opens empty classes, those first that could save most."""
        promised = promises(self._state)
        order = np.argsort(-promised, kind="stable")
        order = order[promised[order] > LEAST]
        at = 0
        while at < len(order) and not self.stopped:
            at, _ = open_classes(self._state, order, at, _WORK, self._lowest, self._trail)
            yield from self._pause()

    def _close(self) -> Steps[None]:
        """Closes classes, the smallest first, where others that open beside save more."""
        sizes = self._sizes
        small = (sizes >= self._k) & (sizes <= _LARGEST_CLOSED * self._k) & (self._room >= sizes)
        order = np.flatnonzero(small)
        order = order[np.argsort(sizes[order], kind="stable")]
        seen = np.full(len(sizes), -1, np.int32)
        at = 0
        while at < len(order) and not self.stopped:
            at, _ = close_classes(self._state, order, at, _WORK, self._lowest, self._trail, seen)
            yield from self._pause()


def give_back(
    records: CodedRecords, protection: Protection, blanks: NDArray[np.uint64]
) -> Steps[NDArray[np.uint64]]:
    """Gives cells back until hardly any more can be; the same for the same records, always.

    Never more cells are blanked than before, nor more weight; no record is touched that was not. A
    single column of a record can be blanked in place of others. Asked to stop, it returns what is
    reached: every state is safe. Steps carry a `SoFar`.

    Parameters
    ----------
    records
        The records, with every column of the protection.
    protection
        What shall hold.
    blanks
        (n,) uint64 what is blanked of each record, as bits of the protection's columns; safe in
        every combination. A class that is not is left as it is.

    Returns
    -------
    Steps
        (n,) uint64 what is blanked in the end.
    """
    weights = [protection.weight(name) for name in protection.columns]
    blanks = np.array(blanks, np.uint64)
    for number in range(_MOST_ROUNDS):
        if not blanks.any():
            break
        said = partial(_said, protection, number + 1)
        choices = yield from choices_of(records, protection, blanks)
        search = Search(choices, protection.k, max(weights) - min(weights), said)
        before = search.cost
        yield from search.run()
        blanks[choices.records] = search.masks
        if search.stopped or search.cost >= (1 - _LEAST_SHARE) * before:
            break
    return blanks


def with_cells_given_back(
    records: CodedRecords, suppression: CellSuppression
) -> Steps[CellSuppression]:
    """A suppression after cells were given back, which remembers how many were blanked before.

    Parameters
    ----------
    records
        The records that were suppressed.
    suppression
        Which of their cells are blanked.
    """
    start = time.perf_counter()
    blanks = yield from give_back(records, suppression.protection, suppression.blanks)
    seconds = {**suppression.seconds, STAGE: time.perf_counter() - start}
    made = replace(
        suppression,
        blanks=blanks,
        cells_before_give_back=dict(suppression.cells),
        seconds=seconds,
    )
    return replace(made, moles_left=_moles_in(records, made)) if made.moles_left else made


def _moles_in(records: CodedRecords, made: CellSuppression) -> int:
    """Classes below k that still show a value: after a single pass, some may have joined others."""
    released, found = ReleasedCells(records, made.columns, made.blanks), 0
    for columns in made.protection.passes:
        keys, _ = released.keys(columns)
        values, of = np.unique(keys, return_inverse=True)
        shown = np.where(released.shows(columns), of, -1).astype(np.int32)
        sizes = people_in(records, shown, len(values))
        found += int(np.count_nonzero((sizes > 0) & (sizes < made.protection.k)))
    return found


def _said(protection: Protection, number: int, search: Search) -> Step:
    """The state, to be shown."""
    masks = search.masks
    cells = {
        name: int(np.count_nonzero(masks & np.uint64(1 << i)))
        for i, name in enumerate(protection.columns)
    }
    moles = (0,) * len(protection.passes)
    return Step(STAGE, snapshot=SoFar(GIVING_BACK, number, -1, moles, cells))

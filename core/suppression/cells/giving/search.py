"""The search for blanks that are not needed: records alone, classes opened, classes closed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.steps import STOP, Step, Steps
from core.suppression.cells.giving.choices.choices import Choices
from core.suppression.cells.giving.kernels import (
    LEAST,
    State,
    close_classes,
    move_alone,
    open_classes,
    promises,
)

_WORK: Final = 400_000
"""Choices looked at in one go: some 20 ms."""
_MOST_ROUNDS: Final = 20
_LARGEST_CLOSED: Final = 4
"""Classes of more than so many times k records are not closed: their records find no other."""


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
        for _ in range(_MOST_ROUNDS):
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

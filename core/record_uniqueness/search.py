"""The cheapest ways to make variables coarser that are enough, without trying all of them.

Coarsening never does harm: if a choice of options is enough, all coarser ones are; if it is not,
no finer one is. So each choice that is tried decides many others. The cheapest undecided choice is
tried; if it is not enough, the border between not enough and enough is looked for on the way from
there to the coarsest, which rules out as many choices as can be at once.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.arrays import check_shape, read_only
from core.steps import Steps

Choice = tuple[int, ...]
"""One option of each variable, by index."""

MOST_CHOICES: Final = 1 << 21
"""Larger products of options are thinned out."""


@dataclass(frozen=True, eq=False)
class Options:
    """The ways to make one variable coarser.

    Attributes
    ----------
    prices
        (n,) what each costs, rising; the first is the variable as it is.
    coarser
        (n, n) bool: whether the option of the column joins all that the option of the row joins;
        true on the diagonal.
    """

    prices: NDArray[np.float64]
    coarser: NDArray[np.bool_]

    def __post_init__(self) -> None:
        check_shape("coarser", self.coarser, (len(self.prices), len(self.prices)))
        object.__setattr__(self, "prices", read_only(self.prices))
        object.__setattr__(self, "coarser", read_only(self.coarser))

    def __len__(self) -> int:
        return len(self.prices)

    def only(self, kept: Sequence[int]) -> Options:
        """Some of the options."""
        return Options(self.prices[list(kept)], self.coarser[np.ix_(kept, kept)])


Trial = Callable[[Choice], Steps[bool | None]]
"""Whether a choice is enough; None if the search shall end now."""


class Undecided:
    """Which choices may still be among the cheapest that are enough, and what the others are.

    Attributes
    ----------
    total
        Number of choices.
    """

    def __init__(self, options: Sequence[Options]) -> None:
        self._options = options
        self._shape = tuple(map(len, options))
        self.total = math.prod(self._shape)
        prices, ranks = np.zeros(self._shape), np.zeros(self._shape, np.int32)
        for i, of in enumerate(options):
            along = [1] * len(options)
            along[i] = len(of)
            prices += of.prices.reshape(along)
            # Equal prices: what is finer comes first.
            ranks += of.coarser.sum(axis=0, dtype=np.int32).reshape(along)
        self._order = np.lexsort((ranks.ravel(), prices.ravel()))
        self._open = np.ones(self._shape, bool)
        self._enough, self._not_enough = np.zeros((2, *self._shape), bool)
        self._at = 0

    @property
    def decided(self) -> int:
        """Choices that need not be tried any more."""
        return self.total - int(np.count_nonzero(self._open))

    def cheapest(self) -> Choice | None:
        """The cheapest choice that is open; None if there is none."""
        flat = self._open.reshape(-1)
        while self._at < self.total:
            ahead = flat[self._order[self._at : self._at + 4096]]
            if ahead.any():
                self._at += int(np.argmax(ahead))
                place = np.unravel_index(int(self._order[self._at]), self._shape)
                return tuple(int(i) for i in place)
            self._at += len(ahead)
        return None

    def known(self, choice: Choice) -> bool | None:
        """Whether a choice is enough, as far as is known."""
        if self._enough[choice]:
            return True
        return False if self._not_enough[choice] else None

    def is_not_enough(self, choice: Choice) -> None:
        """Decides a choice and all that are finer."""
        finer = np.ix_(*(of.coarser[:, i] for of, i in zip(self._options, choice, strict=True)))
        self._not_enough[finer] = True
        self._open[finer] = False

    def is_enough(self, choice: Choice) -> None:
        """Decides a choice and all that are coarser: these are not among the cheapest."""
        was_open = self._open[choice]
        coarser = np.ix_(*(of.coarser[i] for of, i in zip(self._options, choice, strict=True)))
        self._enough[coarser] = True
        self._open[coarser] = False
        self._open[choice] = was_open

    def is_answer(self, choice: Choice) -> None:
        """Decides all that cost as much or more in every variable: nobody needs them."""
        self._open[tuple(slice(i, None) for i in choice)] = False

    def leave_out(self, choice: Choice) -> None:
        """Takes one choice out of the search."""
        self._open[choice] = False


def cheapest_enough(
    options: Sequence[Options],
    undecided: Undecided,
    trial: Trial,
    found: Callable[[Choice], None],
    most: int,
) -> Steps[bool]:
    """Searches the cheapest choices that are enough; none costs more than another in each variable.

    Parameters
    ----------
    options
        Of each variable.
    undecided
        Of the same options; what is left out of it is not looked at.
    trial
        Tries a choice.
    found
        Called with each answer, the cheapest first.
    most
        How many to find.

    Returns
    -------
    A generator of the states of the trials, that returns whether the search came to its end.
    """
    answers = 0
    while answers < most and (choice := undecided.cheapest()) is not None:
        known = undecided.known(choice)
        if known is None:
            known = yield from _tried(choice, undecided, trial)
        if known is None:
            return False
        if known:
            found(choice)
            undecided.is_answer(choice)
            answers += 1
        elif not (yield from _seek_border(choice, options, undecided, trial)):
            return False
    return True


def _tried(choice: Choice, undecided: Undecided, trial: Trial) -> Steps[bool | None]:
    enough = yield from trial(choice)
    if enough is not None:
        (undecided.is_enough if enough else undecided.is_not_enough)(choice)
    return enough


def _seek_border(
    choice: Choice, options: Sequence[Options], undecided: Undecided, trial: Trial
) -> Steps[bool]:
    """Halves the way from a choice that is not enough to the coarsest; whether it got that far."""
    way = way_up(choice, options)
    low, high = 0, len(way)
    while high - low > 1:
        middle = (low + high) // 2
        enough = undecided.known(way[middle])
        if enough is None:
            enough = yield from _tried(way[middle], undecided, trial)
        if enough is None:
            return False
        low, high = (low, middle) if enough else (middle, high)
    return True


def way_up(choice: Choice, options: Sequence[Options]) -> list[Choice]:
    """From a choice to the coarsest: one variable one option further, each time the cheapest."""
    way = [choice]
    while True:
        best: tuple[float, int, int] | None = None
        for i, (of, at) in enumerate(zip(options, way[-1], strict=True)):
            further = np.flatnonzero(of.coarser[at])
            further = further[(further != at) & ~of.coarser[further, at]]
            if len(further):
                to = int(further[np.argmin(of.prices[further])])
                step = (float(of.prices[to] - of.prices[at]), i, to)
                best = step if best is None else min(best, step)
        if best is None:
            return way
        _, i, to = best
        way.append((*way[-1][:i], to, *way[-1][i + 1 :]))


def thinned(options: Sequence[Options], most: int = MOST_CHOICES) -> tuple[tuple[int, ...], ...]:
    """Which options to keep of each variable so that there are at most so many choices.

    The first and the dearest stay; of the variable with most options the one goes that leaves the
    narrowest gap.
    """
    kept = [list(range(len(of))) for of in options]
    while math.prod(map(len, kept)) > most and max(map(len, kept)) > 2:
        i = max(range(len(kept)), key=lambda i: len(kept[i]))
        prices = options[i].prices[kept[i]]
        del kept[i][1 + int(np.argmin(prices[2:] - prices[:-2]))]
    return tuple(map(tuple, kept))

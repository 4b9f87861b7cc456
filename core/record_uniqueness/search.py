"""The cheapest ways to make variables coarser that are enough, without trying all of them.

Coarsening never does harm: if a choice of options is enough, all coarser ones are; if it is not,
no finer one is. So each choice that is tried decides many others. What is tried next is the
cheapest that is guessed to be enough; where nothing cheaper is guessed to be, what would rule out
most of the choices that nobody knows of yet. Guesses only say where to look: the search is over
when every cheaper choice is ruled out by one that was tried.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy.special import ndtr

from core.arrays import check_shape, read_only
from core.steps import Steps

_PULL: Final = 1.0
"""How strongly an option is taken to be like the others of its price."""
_LEAST_SPREAD: Final = 0.05

Choice = tuple[int, ...]
"""One option of each variable, by index."""

MOST_CHOICES: Final = 1 << 17
"""Larger products of options are thinned out."""

_LIKELY: Final = 0.5
_WORTH_A_TRY: Final = 0.02
_TINY: Final = 1e-12


class Guess:
    """Log-odds, against the threshold, that records are left in sets: of every choice.

    Attributes
    ----------
    spread
        How far off guesses near the threshold are, log-odds.
    """

    def __init__(self, prices: Sequence[NDArray[np.float64]]) -> None:
        self._prices = prices
        self._firsts = np.cumsum([0, *(len(of) - 1 for of in prices)])
        self._rows: list[NDArray[np.float64]] = []
        self._levels: list[float] = []
        self.spread = 1.0

    def learn(self, choice: Sequence[int], level: float) -> None:
        """A choice was tried: what it leaves, log-odds against the threshold."""
        row = np.zeros(2 + int(self._firsts[-1]))
        row[0] = 1
        for first, of, i in zip(self._firsts, self._prices, choice, strict=False):
            row[1] += of[i]
            if i:
                row[1 + int(first) + i] = 1
        self._rows.append(row)
        self._levels.append(level)

    def of_all(self) -> NDArray[np.float64]:
        """The guess for every choice, an axis for each variable."""
        x, y = np.array(self._rows), np.array(self._levels)
        near = np.exp(-np.abs(y))[:, None]
        pull = np.full(x.shape[1], _PULL)
        pull[:2] = 1e-6
        slopes = np.linalg.solve(x.T @ (near * x) + np.diag(pull), x.T @ (near[:, 0] * y))
        error = y - x @ slopes
        spread = np.sqrt((near[:, 0] * error**2).sum() / near.sum())
        self.spread = max(_LEAST_SPREAD, float(spread))
        guess = np.full(tuple(map(len, self._prices)), slopes[0], np.float64)
        for axis, (first, of) in enumerate(zip(self._firsts, self._prices, strict=False)):
            own = slopes[1] * of
            own[1:] += slopes[2 + int(first) : 1 + int(first) + len(of)]
            along = [1] * len(self._prices)
            along[axis] = len(of)
            guess += own.reshape(along)
        return guess


class Tried(NamedTuple):
    """What came out of a choice.

    Attributes
    ----------
    level
        Log-odds of what is left, against those of the threshold; below 0 is enough.
    """

    enough: bool
    level: float


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


Trial = Callable[[Choice], Steps[Tried | None]]
"""Tries a choice; None if the search shall end now."""


class Choices:
    """All choices of one option for each variable, and what is known of them.

    Attributes
    ----------
    total
        How many there are.
    n_undecided
        How many of them were still undecided when it was last asked what to try.
    answers
        Those that are enough, the cheapest first, at most as many as asked for; none costs as much
        as another, or more, in every variable.
    """

    def __init__(self, options: Sequence[Options], most: int) -> None:
        self._options, self._most = options, most
        self._shape = tuple(map(len, options))
        self.total = math.prod(self._shape)
        self._price = np.zeros(self._shape)
        for i, of in enumerate(options):
            along = [1] * len(options)
            along[i] = len(of)
            self._price += of.prices.reshape(along)
        self._coarser = [of.coarser.astype(np.float32) for of in options]
        self._enough, self._not_enough, self._needless = np.zeros((3, *self._shape), bool)
        self._guess = Guess([of.prices for of in options])
        self._found: list[Choice] = []
        self._bound = math.inf
        self.n_undecided = self.total
        self.answers: tuple[Choice, ...] = ()

    def to_begin_with(self) -> list[Choice]:
        """Everything as it is, and the dearest option of every variable."""
        last = tuple(n - 1 for n in self._shape)
        both = [(0,) * len(self._shape)]
        return both if last in both or self._needless[last] else [*both, last]

    def undecided(self) -> NDArray[np.bool_]:
        """Which choices may still be among the answers."""
        open_to: NDArray[np.bool_] = self._price < self._bound - _TINY
        open_to &= ~(self._not_enough | self._needless)
        return open_to

    def leave_out(self, choice: Choice) -> None:
        """Takes one choice out of the search."""
        self._enough[choice] = self._needless[choice] = True

    def learn(self, choice: Choice, tried: Tried) -> None:
        """Takes in what came out of a choice."""
        self._guess.learn(choice, tried.level)
        pairs = list(zip(self._options, choice, strict=True))
        if not tried.enough:
            self._not_enough[np.ix_(*(of.coarser[:, i] for of, i in pairs))] = True
            return
        self._enough[np.ix_(*(of.coarser[i] for of, i in pairs))] = True
        self._needless[tuple(slice(i, None) for i in choice)] = True
        self._found = without_needless([*self._found, choice], lambda of: float(self._price[of]))
        self.answers = tuple(self._found[: self._most])
        full = len(self._found) >= self._most
        self._bound = float(self._price[self._found[self._most - 1]]) if full else math.inf

    def next(self) -> Choice | None:
        """What to try next; None if all is known."""
        undecided = self.undecided()
        self.n_undecided = int(np.count_nonzero(undecided))
        if not self.n_undecided:
            return None
        guess = self._guess.of_all()
        chance = ndtr(-guess / self._guess.spread)
        likely = undecided & (chance >= _LIKELY)
        if likely.any():
            return self._choice(np.argmin(np.where(likely, self._price, np.inf)))
        worth = undecided & (chance > _WORTH_A_TRY)
        if worth.any():
            return self._choice(np.argmax(np.where(worth, chance, 0)))
        gain = np.where(self._enough | self._not_enough, -1, self._finer(undecided) * (1 - chance))
        return self._choice(np.argmax(gain))

    def _finer(self, which: NDArray[np.bool_]) -> NDArray[np.float32]:
        """How many of some choices are as fine as each choice, or finer."""
        number = which.astype(np.float32)
        for axis, coarser in enumerate(self._coarser):
            number = np.moveaxis(np.tensordot(coarser, number, axes=(0, axis)), 0, axis)
        return number

    def _choice(self, flat: np.intp) -> Choice:
        return tuple(int(i) for i in np.unravel_index(flat, self._shape))


def without_needless(choices: Iterable[Choice], price: Callable[[Choice], float]) -> list[Choice]:
    """Sorted by price, without what costs as much as another, or more, in every variable."""
    kept: list[Choice] = []
    for choice in sorted(choices, key=lambda of: (price(of), of)):
        if not any(all(a <= b for a, b in zip(of, choice, strict=True)) for of in kept):
            kept.append(choice)
    return kept


def cheapest_enough(choices: Choices, trial: Trial, improved: Callable[[], None]) -> Steps[bool]:
    """Searches the cheapest choices that are enough.

    Parameters
    ----------
    choices
        What there is to choose; holds the answers.
    trial
        Tries a choice.
    improved
        Called when there are other answers than before.

    Returns
    -------
    A generator of the states of the trials, that returns whether the search came to its end.
    """
    first = choices.to_begin_with()
    while (choice := first.pop(0) if first else choices.next()) is not None:
        tried = yield from trial(choice)
        if tried is None:
            return False
        before = choices.answers
        choices.learn(choice, tried)
        if choices.answers != before:
            improved()
    return True


def thinned(
    options: Sequence[Options], most: int = MOST_CHOICES, wanted: Sequence[Choice] = ()
) -> tuple[tuple[int, ...], ...]:
    """Which options to keep of each variable so that there are at most so many choices.

    The first and the dearest stay; of the variable with most options the one goes that leaves the
    narrowest gap. Where even two for each variable are too many, those that have least to lose stay
    as they are. Options of ``wanted`` choices, and their neighbours, count as if their gaps were
    wider than all others.
    """
    near = [{j for of in wanted for j in range(of[i] - 1, of[i] + 2)} for i in range(len(options))]
    kept = [list(range(len(of))) for of in options]
    while math.prod(map(len, kept)) > most and max(map(len, kept)) > 2:
        i = max(range(len(kept)), key=lambda i: len(kept[i]))
        prices = options[i].prices[kept[i]]
        gaps = prices[2:] - prices[:-2]
        gaps += [prices[-1] if j in near[i] else 0 for j in kept[i][1:-1]]
        del kept[i][1 + int(np.argmin(gaps))]
    for i in sorted(range(len(kept)), key=lambda i: options[i].prices[-1]):
        if math.prod(map(len, kept)) > most:
            kept[i] = [0]
    return tuple(map(tuple, kept))

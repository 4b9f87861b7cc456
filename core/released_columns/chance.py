"""How much of hidden values is told by chance: exact moments, and how far chance may go.

Values that few records have single records out, and so seem to tell what they hide. How many they
tell if they have nothing to do with it is known exactly: the values are thought to be dealt anew
among the records that look alike (permutation distribution; Fisher 1935). Its mean and variance
follow from the numbers of records alone (`kernels.moments`), and Bennett's inequality (1962) bounds
how far above its mean it comes with a small probability. Where few values are hidden, chance may
tell them all, so that nothing is allowed for it: none of them may be told.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import log, log1p, sqrt
from typing import Final

import numpy as np
from numpy.typing import NDArray
from scipy.special import gammaln

from core.released_columns.groups import Groups
from core.released_columns.kernels import moments

LEVEL: Final = 0.001
"""Probability at most that columns which have nothing to do with anything hidden are refused."""
FEW: Final = 100
"""Of fewer hidden values none may be told: a copy of so few may not differ from accident."""
_DEPENDENT: Final = 2
"""Two values can tell together: of two halves of a context, if one is of one code, both are."""


@dataclass(frozen=True)
class Chance:
    """What values tell, and would tell by chance.

    Attributes
    ----------
    told
        Records of which they tell the hidden value.
    mean, variance
        Of that number, if they had nothing to do with it.
    largest
        Most records that one value tells by chance.
    """

    told: int
    mean: float
    variance: float
    largest: float

    def beyond(self, level: float) -> float:
        """Records told beyond what chance exceeds with a probability of at most ``level``."""
        if not self.variance:
            return self.told - self.mean
        return self.told - self.mean - margin(self.variance, self.largest * _DEPENDENT, level)


def margin(variance: float, largest: float, level: float) -> float:
    """How far above its mean a sum comes with probability ``level`` at most (Bennett 1962).

    Parameters
    ----------
    variance
        Of the sum.
    largest
        Largest part of the sum.
    """
    asked = -log(level) * largest**2 / variance
    # Bernstein's margin is a little larger; the function is convex, so Newton's steps fall to it.
    third = -log(level) * largest / 3
    u = (third + sqrt(third**2 - 2 * log(level) * variance)) * largest / variance
    for _ in range(50):
        step = ((1 + u) * log1p(u) - u - asked) / log1p(u)
        u -= step
        if step < 1e-9 * u:
            break
    return u * variance / largest


@dataclass(frozen=True, eq=False)
class Context:
    """Records that look alike, and the values that some of them hide.

    Attributes
    ----------
    alike
        Which of all records look alike.
    codes
        (n,) the true values.
    known
        (n,) where there is one.
    cells
        (n,) where it is hidden.
    """

    alike: Groups
    codes: NDArray[np.integer]
    known: NDArray[np.bool_]
    cells: NDArray[np.bool_]

    @cached_property
    def several(self) -> NDArray[np.bool_]:
        """(n,) whether records that look alike have several values."""
        return self.alike.several(self.codes, self.known)

    @cached_property
    def asked(self) -> NDArray[np.bool_]:
        """(n,) records that could be told: theirs is hidden among several."""
        return np.asarray(self.several & self.known & self.cells)

    @cached_property
    def few(self) -> bool:
        """Whether so few could be told that none may be."""
        return int(np.count_nonzero(self.asked)) < FEW

    def told_by(self, kept: Groups) -> NDArray[np.bool_]:
        """(n,) records whose hidden value is told by what ``kept`` shows."""
        return np.asarray(self.asked & ~kept.within(self.alike).several(self.codes, self.known))

    def chance(
        self, kept: Groups, level: float, persons: NDArray[np.integer] | None = None
    ) -> Chance:
        """What kept values tell here, and would tell by chance.

        Parameters
        ----------
        level
            What values tell with a smaller probability, of all together, they never tell.
        persons
            (n,) numbers of persons: what all records of a person share counts once.
        """
        here = self._here
        if not len(here):
            return Chance(0, 0.0, 0.0, 0.0)
        groups = Groups(kept.ids[here], kept.n).within(self._alike)
        codes, context, cells = self.codes[here], self._alike.ids, self.cells[here]
        if persons is not None:
            mine = Groups(codes, int(codes.max()) + 1).within(groups)
            who = Groups(persons[here], int(persons.max(initial=0)) + 1).within(mine)
            _, first = np.unique(who.ids, return_index=True)
            groups, codes = Groups(groups.ids[first], groups.n), codes[first]
            context, cells = context[first], cells[first]
        every = np.ones(len(codes), bool)
        hiding = np.bincount(groups.ids[cells], minlength=groups.n)
        showing = np.bincount(groups.ids[~cells], minlength=groups.n)
        pure = np.zeros(groups.n, bool)
        pure[groups.ids] = ~groups.several(codes, every)
        place = np.zeros(groups.n, np.int64)
        place[groups.ids] = context
        # A record that is alone with its value is told however values are dealt.
        free = (hiding > 0) & (hiding + showing > 1)
        told = int(hiding[free & pure].sum())
        if not free.any():
            return Chance(0, 0.0, 0.0, 0.0)
        kinds = _kinds(place[free], hiding[free], showing[free], self._alike.n)
        of_codes = _codes(context, codes, cells, self._alike.n)
        logs = gammaln(np.arange(len(codes) + 1) + 1.0)
        least = level / (2 * int(np.count_nonzero(free)))
        mean, variance, largest = moments(*of_codes, *kinds, logs, least)
        return Chance(told, float(mean), float(variance), float(largest))

    @cached_property
    def _here(self) -> NDArray[np.intp]:
        return np.flatnonzero(self.several & self.known)

    @cached_property
    def _alike(self) -> Groups:
        """The records of `_here` that look alike, numbered without gaps."""
        found, ids = np.unique(self.alike.ids[self._here], return_inverse=True)
        return Groups(ids.reshape(-1), len(found))


_Counted = tuple[NDArray[np.int64], ...]


def _kinds(
    place: NDArray[np.int64], hiding: NDArray[np.int64], showing: NDArray[np.int64], n: int
) -> _Counted:
    """Values of as many records in the same context: where these start, records, how many."""
    order = np.lexsort((showing, hiding, place))
    rows = np.column_stack([place, hiding, showing])[order]
    new = np.ones(len(rows), bool)
    new[1:] = (rows[1:] != rows[:-1]).any(axis=1)
    first = np.flatnonzero(new)
    number = np.diff(first, append=len(rows))
    starts = np.searchsorted(rows[first, 0], np.arange(n + 1))
    kinds = rows[first]
    return starts, kinds[:, 1].copy(), kinds[:, 2].copy(), number


def _codes(
    context: NDArray[np.integer],
    codes: NDArray[np.integer],
    cells: NDArray[np.bool_],
    n: int,
) -> _Counted:
    """The codes of each context: where these start, records that hide and that show each."""
    keys = context.astype(np.int64) * (int(codes.max()) + 1) + codes
    found, which = np.unique(keys, return_inverse=True)
    hiding = np.bincount(which.reshape(-1)[cells], minlength=len(found))
    showing = np.bincount(which.reshape(-1)[~cells], minlength=len(found))
    starts = np.searchsorted(found // (int(codes.max()) + 1), np.arange(n + 1))
    return starts, hiding, showing

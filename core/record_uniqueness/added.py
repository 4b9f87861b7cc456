"""What each variable adds: records that are no longer hidden once it is put to a combination.

Everything here is read off the counts of a `Lattice`; nothing is counted anew. The combination of
no variable is part of it: there all records are alike.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.arrays import read_only
from core.record_uniqueness.lattice import Lattice

UNKNOWN: Final = -1
"""Stands where nothing is counted yet, or nothing can be added."""


@dataclass(frozen=True, eq=False)
class Added:
    """What putting one more variable to each combination costs.

    Attributes
    ----------
    names
        (N,) variables.
    unique, in_sets
        (c, N) int64 records that are newly unique, and newly in unique record sets; rows as in
        the lattice. 0 where not `known`.
    known
        (c, N) whether the variable is not in the combination yet, and both with and without it
        are counted.
    least, most
        (c,) int64 the variable that brings fewest, and most, records into sets; ties by the unique
        records, then by the order of variables. `UNKNOWN` where not all further variables are
        counted, or there are none.
    """

    names: tuple[str, ...]
    n_records: int
    unique: NDArray[np.int64]
    in_sets: NDArray[np.int64]
    known: NDArray[np.bool_]
    least: NDArray[np.int64]
    most: NDArray[np.int64]

    def __post_init__(self) -> None:
        for name in ("unique", "in_sets", "known", "least", "most"):
            object.__setattr__(self, name, read_only(getattr(self, name)))

    @property
    def share(self) -> NDArray[np.float64]:
        """(c, N) newly in unique record sets, as share of all records; NaN where not known."""
        return np.where(self.known, self.in_sets / max(self.n_records, 1), np.nan)


@dataclass(frozen=True)
class Path:
    """From no variable to all, one more at a time.

    Attributes
    ----------
    added
        Names in the order in which they are added; fewer than all where not enough is counted.
    masks
        The combinations gone through, from 0 on: one more than ``added``.
    unique, in_sets
        Records of each of them.
    """

    added: tuple[str, ...]
    masks: tuple[int, ...]
    unique: tuple[int, ...]
    in_sets: tuple[int, ...]


@dataclass(frozen=True, eq=False)
class MeanCosts:
    """What each variable contributes to the share of records in unique record sets.

    Attributes
    ----------
    names
        (N,) variables.
    costs
        (N,) mean over all orders in which variables can be added of the share of records that a
        variable brings into sets: its Shapley value. They sum to ``total``. NaN until all
        combinations are counted.
    by_size
        (N, N) mean cost of putting a variable (column) to a combination of so many variables
        (row: 0 ... N - 1); NaN where not all of them are counted.
    total
        Share of records in sets of all variables, less that of none; NaN as above.
    """

    names: tuple[str, ...]
    costs: NDArray[np.float64]
    by_size: NDArray[np.float64]
    total: float

    def __post_init__(self) -> None:
        object.__setattr__(self, "costs", read_only(self.costs))
        object.__setattr__(self, "by_size", read_only(self.by_size))

    @property
    def heaviest(self) -> tuple[str, ...]:
        """The variables, the one that contributes most first; () until all is counted."""
        if np.isnan(self.costs).any():
            return ()
        order = np.argsort(-self.costs, kind="stable")
        return tuple(self.names[i] for i in order)


def order(lattice: Lattice) -> tuple[NDArray[np.int64], ...]:
    """For each number of variables, 1 ... N: its counted combinations, the dearest first.

    By the records in unique record sets, then by the unique ones, then as in the lattice; entries
    are places in the lattice.
    """
    sizes = np.bitwise_count(lattice.masks)
    found = []
    for size in range(1, len(lattice.names) + 1):
        places = np.flatnonzero((sizes == size) & lattice.counted)
        keys = (-lattice.unique[places], -lattice.in_sets[places])
        found.append(read_only(places[np.lexsort(keys)]))
    return tuple(found)


def added(lattice: Lattice) -> Added:
    """What putting each further variable to each combination costs."""
    by = _ByMask(lattice)
    masks, shape = lattice.masks, (by.n, len(lattice))
    # A row for each variable, turned round in the end.
    unique, in_sets = np.zeros(shape, np.int64), np.zeros(shape, np.int64)
    known = np.zeros(shape, bool)
    for j in range(by.n):
        wider = masks | (1 << j)
        known[j] = (wider != masks) & by.counted[masks] & by.counted[wider]
        unique[j] = np.where(known[j], by.unique[wider] - by.unique[masks], 0)
        in_sets[j] = np.where(known[j], by.in_sets[wider] - by.in_sets[masks], 0)
    whole = known.sum(axis=0) == by.n - np.bitwise_count(masks)
    least = _cheapest(in_sets, unique, known, whole, 1)
    most = _cheapest(in_sets, unique, known, whole, -1)
    return Added(lattice.names, lattice.n_records, unique.T, in_sets.T, known.T, least, most)


def path(lattice: Lattice, *, dearest: bool = False) -> Path:
    """From no variable to all, each time by the one that brings fewest records into sets.

    Parameters
    ----------
    lattice
        The counts; the path ends where not all further variables are counted.
    dearest
        By the one that brings most instead.
    """
    by = _ByMask(lattice)
    sign = -1 if dearest else 1
    masks, names = [0], list[str]()
    while len(names) < by.n:
        further = [j for j in range(by.n) if not masks[-1] >> j & 1]
        wider = [masks[-1] | 1 << j for j in further]
        if not by.counted[wider].all():
            break
        prices = [(sign * by.in_sets[of], sign * by.unique[of], of) for of in wider]
        best = prices.index(min(prices, key=lambda price: price[:2]))
        names.append(lattice.names[further[best]])
        masks.append(wider[best])
    unique, in_sets = by.unique[masks].tolist(), by.in_sets[masks].tolist()
    return Path(tuple(names), tuple(masks), tuple(unique), tuple(in_sets))


def mean_costs(lattice: Lattice) -> MeanCosts:
    """What each variable contributes, over all orders in which variables can be added.

    Worked out in whole numbers and fractions; only the results are rounded.
    """
    by, n, records = _ByMask(lattice), len(lattice.names), max(lattice.n_records, 1)
    costs, by_size = np.full(n, np.nan), np.full((n, n), np.nan)
    for j in range(n):
        without, with_it = by.pairs(j)
        sizes = np.bitwise_count(without)
        cost = by.in_sets[with_it] - by.in_sets[without]
        unknown = ~(by.counted[without] & by.counted[with_it])
        parts = []
        for size in range(n):
            of = sizes == size
            if not unknown[of].any():
                parts.append(Fraction(int(cost[of].sum()), math.comb(n - 1, size) * records))
                by_size[size, j] = float(parts[-1])
        if len(parts) == n:
            costs[j] = float(sum(parts, Fraction(0)) / n)
    total = (int(by.in_sets[-1]) - int(by.in_sets[0])) / records
    whole = bool(by.counted.all())
    return MeanCosts(lattice.names, costs, by_size, total if whole else math.nan)


def shares_of(lattice: Lattice) -> dict[str, float]:
    """The share of each variable in the unique record sets, 0 to 1; none where not known."""
    found = mean_costs(lattice)
    if not found.total > 0:
        return {}
    costs = zip(found.names, found.costs.tolist(), strict=True)
    return {name: cost / found.total for name, cost in costs}


class _ByMask:
    """The counts of a lattice by the bits of a combination, with that of no variable.

    Attributes
    ----------
    n
        N, number of variables.
    counted, unique, in_sets
        (2**N,) as in the lattice.
    """

    def __init__(self, lattice: Lattice) -> None:
        self.n = len(lattice.names)
        size = 1 << self.n
        self.counted = np.zeros(size, bool)
        self.unique, self.in_sets = np.zeros(size, np.int64), np.zeros(size, np.int64)
        self.counted[lattice.masks] = lattice.counted
        self.unique[lattice.masks] = lattice.unique
        self.in_sets[lattice.masks] = lattice.in_sets
        self.counted[0] = True
        self.unique[0] = 1 if lattice.n_records == 1 else 0
        self.in_sets[0] = lattice.n_records if lattice.n_records <= lattice.set_size else 0

    def pairs(self, j: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """(2**(N-1),) combinations without variable ``j``, and the same with it."""
        masks = np.arange(1 << self.n, dtype=np.int64).reshape(-1, 2, 1 << j)
        return masks[:, 0].ravel(), masks[:, 1].ravel()


def _cheapest(
    in_sets: NDArray[np.int64],
    unique: NDArray[np.int64],
    known: NDArray[np.bool_],
    whole: NDArray[np.bool_],
    sign: int,
) -> NDArray[np.int64]:
    """(c,) row of the least known ``in_sets`` (-1: of the most), ties by ``unique``.

    `UNKNOWN` where not whole. ``in_sets``, ``unique`` and ``known`` are (N, c).
    """
    best = np.full(len(whole), UNKNOWN, np.int64)
    sets, alone = np.zeros((2, len(whole)), np.int64)
    for j in range(len(known)):
        own, other = sign * in_sets[j], sign * unique[j]
        less = (own < sets) | ((own == sets) & (other < alone))
        taken = known[j] & ((best < 0) | less)
        best[taken], sets[taken], alone[taken] = j, own[taken], other[taken]
    best[~whole] = UNKNOWN
    return best

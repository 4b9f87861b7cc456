"""A walk over regions that cools, with prices that keep geography where it was."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.adjacency import Adjacency
from core.constraints.base import Limits
from core.ledger.account import Ledger
from core.refinement.kernels import add_up, begin, go, go_to_best
from core.refinement.touching import find_near, find_twins
from core.refinement.walk import (
    BEST,
    BEST_SHORT,
    BITS,
    DISTANCE,
    FLOOR,
    HEAT,
    LOST,
    MOST_BITS,
    MOST_M,
    MOST_SITE_M,
    MOST_SQUARES,
    N_COUNTS,
    N_RULES,
    N_SUMS,
    PER_BIT,
    PER_M,
    PER_SITE_M,
    PER_SQUARE,
    PRICED,
    SHORT,
    SQUARES,
    TAKEN,
    TO_SITES,
    TRIED,
    WORTH_BIT,
    WORTH_M,
    Walk,
)
from core.search.annealing import Price

_TRIES_PER_MOVE = 20
"""Where nearly every move would empty a region, a walk ends long before its budget is priced."""


@dataclass(frozen=True, eq=False)
class Held:
    """Distances that are held: (s, 2) metres, the sites; per cent by which their sum may rise."""

    sites: NDArray[np.float64]
    rise: float


class Search:
    """A walk over the regions of a ledger.

    Parameters
    ----------
    ledger
        The account; its book is changed in place.
    adjacency
        Who touches whom.
    limits
        What regions keep to.
    seed
        64 bits of chance.
    per_km, per_bit
        Records one would give for a kilometre to the regions' own centres, for a bit; None to let
        that distance, bits be no worse than now.
    held
        Sites to which distances (Eq. 20) are held; None where they may get longer.
    """

    def __init__(
        self,
        ledger: Ledger,
        adjacency: Adjacency,
        limits: Limits,
        seed: int,
        per_km: float | None,
        per_bit: float | None,
        held: Held | None = None,
    ) -> None:
        self.ledger = ledger
        self._asked = 0
        self.walk = walk = _new_walk(ledger, adjacency, limits, seed, held)
        walk.rules[FLOOR] = limits.floor or 0.0
        begin(ledger.book, walk)
        sums, n, k = walk.sums, len(adjacency), ledger.k
        per_m = None if per_km is None else per_km / 1000.0
        metres, bits = sums[DISTANCE], sums[BITS]
        records = max(1.0, float(ledger.book.records.sum()))
        self.per_m = Price(per_m, metres, 0.005 * metres, 2.0 * k * n / max(metres, 1e-300))
        self.per_bit = Price(per_bit, bits, 0.0005 * bits, k * n / records)
        self.per_site_m = Price(0.0, 0.0, 1.0, 0.0)
        if held is not None:
            far = float(sums[TO_SITES])
            most = far * (1.0 + held.rise / 100.0)
            self.per_site_m = Price(None, most, 0.005 * far, 2.0 * k * n / max(far, 1e-300))
        self.per_square = _balance_price(limits, ledger, float(sums[SQUARES]))
        rules = self.walk.rules
        rules[MOST_M], rules[MOST_BITS] = self.per_m.limit, self.per_bit.limit
        rules[MOST_SQUARES] = self.per_square.limit
        rules[MOST_SITE_M] = self.per_site_m.limit
        rules[WORTH_M], rules[WORTH_BIT] = self.per_m.given or 0.0, self.per_bit.given or 0.0
        sums[BEST_SHORT] = sums[SHORT]
        sums[BEST] = sums[LOST] + walk.rules[WORTH_M] * metres + walk.rules[WORTH_BIT] * bits

    def advance(self, heat: float, priced: int) -> bool:
        """Walks at one temperature (in units of k) until so many moves are priced in all.

        Ends before that where far more moves are turned down than priced.

        Returns
        -------
        bool
            False where no area may pass at all.
        """
        walk, sums, rules = self.walk, self.walk.sums, self.walk.rules
        self.per_m.follow(sums[DISTANCE])
        self.per_bit.follow(sums[BITS])
        self.per_square.follow(sums[SQUARES])
        self.per_site_m.follow(sums[TO_SITES])
        rules[PER_SITE_M] = self.per_site_m.value
        rules[HEAT], rules[PER_M] = heat * self.ledger.k, self.per_m.value
        rules[PER_BIT], rules[PER_SQUARE] = self.per_bit.value, self.per_square.value
        before = self.evaluated
        tries = (priced - self._asked) * _TRIES_PER_MOVE + 10 * len(walk.neighbours)
        self._asked = priced
        go(self.ledger.book, walk, self.ledger.k, priced, int(walk.counts[TRIED]) + tries)
        add_up(self.ledger.book, walk)
        return self.evaluated > before

    def return_to_best(self) -> None:
        """Goes back to the best state found."""
        go_to_best(self.ledger.book, self.walk, self.ledger.k)

    @property
    def evaluated(self) -> int:
        """Moves priced."""
        return int(self.walk.counts[PRICED])

    @property
    def rejected_early(self) -> int:
        """Moves that would have emptied or split a region, or left it short of the floor."""
        return int(self.walk.counts[TRIED]) - self.evaluated

    @property
    def moves(self) -> int:
        """Moves taken."""
        return int(self.walk.counts[TAKEN])

    @property
    def best(self) -> float:
        """Score of the best state."""
        return float(self.walk.sums[BEST])

    @property
    def is_perfect(self) -> bool:
        """Whether nothing is left to save: no record is lost, and geography has no price."""
        sums, rules = self.walk.sums, self.walk.rules
        free = rules[WORTH_M] == rules[WORTH_BIT] == rules[PER_SQUARE] == 0.0
        return bool(free and sums[BEST] == 0.0 and sums[BEST_SHORT] == 0.0)

    def measures(self) -> tuple[float, float, float, float]:
        """Score, suppressed records, metres and bits of the state as it is."""
        sums, rules = self.walk.sums, self.walk.rules
        lost, metres, bits = float(sums[LOST]), float(sums[DISTANCE]), float(sums[BITS])
        score = lost + rules[WORTH_M] * metres + rules[WORTH_BIT] * bits
        return float(score), lost, metres, bits - self.ledger.area_bits


def _new_walk(
    ledger: Ledger,
    adjacency: Adjacency,
    limits: Limits,
    seed: int,
    held: Held | None,
) -> Walk:
    sites = np.zeros((0, 2)) if held is None else held.sites
    starts, neighbours = np.array(adjacency.starts), np.array(adjacency.neighbours)
    n, ways, s = len(adjacency), len(neighbours), len(ledger.book.lost)
    near, owner, twin = np.zeros(ways, np.uint64), np.zeros(ways, np.int32), _whole(ways)
    find_near(starts, neighbours, near)
    find_twins(starts, neighbours, owner, twin)
    return Walk(
        starts,
        neighbours,
        near,
        owner,
        twin,
        open=_open_ways(owner, neighbours, limits),
        border=_whole(ways),
        place=np.full(ways, -1, np.int32),
        n_border=np.zeros(1, np.int64),
        chance=np.array([seed], np.uint64),
        counts=np.zeros(N_COUNTS, np.int64),
        sums=np.zeros(N_SUMS),
        rules=np.zeros(N_RULES),
        notes=np.zeros((s, 8)),
        best=_whole(n),
        changed=_whole(n),
        is_changed=np.zeros(n, np.uint8),
        queue=_whole(n),
        mark=np.zeros(n, np.int64),
        stamp=np.zeros(1, np.int64),
        site_x=np.array(sites[:, 0]),
        site_y=np.array(sites[:, 1]),
    )


def _whole(n: int) -> NDArray[np.int32]:
    return np.zeros(n, np.int32)


def _open_ways(
    owner: NDArray[np.int32], neighbours: NDArray[np.int32], limits: Limits
) -> NDArray[np.uint8]:
    """(2 p,) whether an area may move at all, and to the neighbour's side of a hard border."""
    may = np.ones(len(owner), np.bool_)
    if limits.locks is not None:
        may &= limits.locks[owner] < 0
    if limits.units is not None:
        may &= limits.units[owner] == limits.units[neighbours]
    return may.astype(np.uint8)


def _balance_price(limits: Limits, ledger: Ledger, squares: float) -> Price:
    """The price of a square of people, such that regions vary no more than they should."""
    if limits.balance is None:
        return Price(0.0, math.inf, 1.0, 0.0)
    people = math.fsum(ledger.book.region_population)
    n = max(1, int(np.count_nonzero(ledger.book.members)))
    asked = people * people / n * (1.0 + limits.balance**2)
    limit = max(asked, squares)
    # About k records for an area that goes to a region a tenth of the mean larger.
    first = 5.0 * ledger.k * n * len(ledger.book.labels) / max(1.0, people * people)
    return Price(None, limit, 0.001 * limit, first)

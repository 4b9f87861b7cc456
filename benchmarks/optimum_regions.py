"""The fewest records that any regions lose, exactly: over all sets of areas that may be one.

Asked for are s regions, each in one piece, whose areas are in sum no farther from their own
regions' centres than in the regions given, and which lose no more bits: what the searches keep to
as well. A set of areas with its records lost, metres and n log2 n is a column of a set partition.
Columns that cannot be part of such regions are never made: what they cost in metres beyond what
their areas pay (prices of a Lagrangian bound over free centres) is more than there is to spare.
Column generation over all columns bounds the records from below; HiGHS searches among the columns
whose reduced cost lies within what is left to a known solution.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import NamedTuple

import numba as nb
import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray
from scipy.optimize import Bounds, LinearConstraint, linprog, milp

from core.adjacency import adjacency_of
from core.compiled import compiled
from core.evaluation import compactness, own_centres
from core.placement.base import Task

MOST_COLUMNS = 12_000_000
_CELLS, _FINE, _ROUNDS = 32, 200, 250
_ONE = np.uint64(1)
U64 = nb.types.Array(nb.uint64, 1, "C")
I64 = nb.types.Array(nb.int64, 1, "C")
I64_2 = nb.types.Array(nb.int64, 2, "C")
F64 = nb.types.Array(nb.float64, 1, "C")
I64_1 = nb.types.Array(nb.int64, 1, "C")
F32_1 = nb.types.Array(nb.float32, 1, "C")
F32_2 = nb.types.Array(nb.float32, 2, "C")


@dataclass(frozen=True)
class Optimum:
    """What is known of the fewest records lost.

    Attributes
    ----------
    least
        No regions lose fewer.
    found
        Regions are known that lose so many; the optimum if it is equal to ``least``.
    columns
        Sets of areas that came into question; 0 where they were too many to be listed.
    """

    least: int
    found: int
    columns: int

    @property
    def proven(self) -> bool:
        return self.least == self.found


class Found(NamedTuple):
    """Room for the sets, (most,) each: areas as bits, what they lose, hold; (1,) their number."""

    sets: NDArray[np.uint64]
    lost: NDArray[np.int64]
    metres: NDArray[np.float64]
    held: NDArray[np.int64]
    n: NDArray[np.int64]


class Ground(NamedTuple):
    """What sets are made of: (n,) neighbours as bits, records, places, prices; (n, m) classes."""

    touching: NDArray[np.uint64]
    records: NDArray[np.int64]
    x: NDArray[np.float64]
    y: NDArray[np.float64]
    price: NDArray[np.float64]
    rows: NDArray[np.int64]


FOUND = nb.types.NamedTuple((U64, I64, F64, I64, I64), Found)
GROUND = nb.types.NamedTuple((U64, I64, F64, F64, F64, I64_2), Ground)


@compiled(nb.float64(GROUND, nb.uint64, nb.float64))
def metres_of(ground: Ground, inside: int, limit: float) -> float:
    """Metres of a set to its own centre; infinite where they are above what its areas pay."""
    one, number, cx, cy, total = np.uint64(1), 0, 0.0, 0.0, -limit
    for a in range(len(ground.x)):
        if (inside >> np.uint64(a)) & one:
            number, cx, cy = number + 1, cx + ground.x[a], cy + ground.y[a]
            total -= ground.price[a]
    metres = 0.0
    for a in range(len(ground.x)):
        if (inside >> np.uint64(a)) & one:
            metres += math.hypot(ground.x[a] - cx / number, ground.y[a] - cy / number)
    return metres if total + metres <= 0.0 else math.inf


@compiled(nb.boolean(GROUND, nb.uint64, I64, *(nb.int64,) * 2, nb.float64, FOUND))
def keep(
    ground: Ground,
    inside: int,
    sizes: NDArray[np.int64],
    people: int,
    k: int,
    limit: float,
    found: Found,
) -> bool:
    """Lists a set if its metres are within the limit; False where there is no room."""
    metres, i = metres_of(ground, inside, limit), found.n[0]
    if metres == math.inf:
        return True
    if i == len(found.sets):
        return False
    found.sets[i], found.lost[i] = inside, np.sum(np.where(sizes < k, sizes, 0))
    found.metres[i], found.held[i] = metres, people
    found.n[0] += 1
    return True


@compiled(nb.int64(F32_2, *(nb.int64,) * 2, *(I64_1, F32_1) * 2, nb.float64))
def narrow(
    over: NDArray[np.float32],
    area: int,
    n_cells: int,
    cells: NDArray[np.int64],
    value: NDArray[np.float32],
    cells_then: NDArray[np.int64],
    value_then: NDArray[np.float32],
    limit: float,
) -> int:
    """Fills the cells where a centre may still lie with one area more; how many there are."""
    n = 0
    for i in range(n_cells):
        more = value[i] + max(np.float32(0.0), over[cells[i], area])
        if more <= limit:
            cells_then[n], value_then[n] = cells[i], more
            n += 1
    return n


@compiled(nb.int64(GROUND, F32_2, nb.int64, *(nb.float64,) * 3, FOUND))
def list_sets(
    ground: Ground,
    over: NDArray[np.float32],
    k: int,
    fewest: float,
    most: float,
    limit: float,
    found: Found,
) -> int:
    """Lists connected sets within bounds of records and of metres less prices; how many there are.

    ``over`` is (cells, n + 1): what each area adds at least if the centre lies in a cell, and in
    the last column the most that further areas can take off there. -1 where there is no room.
    """
    n, one = len(ground.records), np.uint64(1)
    inside, rim, shut = np.zeros((3, n + 1), np.uint64)
    sizes, people = np.zeros((n + 1, ground.rows.shape[1]), np.int64), np.zeros(n + 1, np.int64)
    cells, n_cells = np.zeros((n + 2, len(over)), np.int64), np.zeros(n + 2, np.int64)
    value = np.zeros((n + 2, len(over)), np.float32)
    cells[-1], value[-1] = np.arange(len(over)), over[:, n]
    for root in range(n):
        # A set is grown from its first area; below 0 stands the empty one.
        depth, area, bit = -1, root, one << np.uint64(root)
        while True:
            if area >= 0:
                n_before = len(over) if depth < 0 else n_cells[depth]
                n_cells[depth + 1] = narrow(
                    *(over, area, n_before, cells[depth], value[depth]),
                    *(cells[depth + 1], value[depth + 1], limit),
                )
            if area >= 0 and n_cells[depth + 1] > 0:
                depth += 1
                if depth == 0:
                    inside[0], shut[0] = bit, bit | (bit - one)
                    rim[0] = ground.touching[root] & ~shut[0]
                    sizes[0], people[0] = ground.rows[root], ground.records[root]
                else:
                    inside[depth], shut[depth] = inside[depth - 1] | bit, shut[depth - 1]
                    rim[depth] = (rim[depth - 1] | ground.touching[area]) & ~shut[depth]
                    sizes[depth] = sizes[depth - 1] + ground.rows[area]
                    people[depth] = people[depth - 1] + ground.records[area]
                if people[depth] >= fewest and not keep(
                    *(ground, inside[depth], sizes[depth], people[depth], k, limit, found)
                ):
                    return -1
            while depth >= 0 and rim[depth] == 0:
                depth -= 1
            if depth < 0:
                break
            bit = rim[depth] & (~rim[depth] + one)
            rim[depth] &= ~bit
            shut[depth] |= bit
            area = 0
            while (bit >> np.uint64(area)) & one == 0:
                area += 1
            if people[depth] + ground.records[area] > most:
                area = -1
    return int(found.n[0])


def n_log_n(records: NDArray[np.float64]) -> NDArray[np.float64]:
    return np.asarray(records * np.log2(np.maximum(records, 1.0)))


class Columns:
    """Every set of areas that may be one of the regions."""

    def __init__(self, task: Task, given: NDArray[np.int32]) -> None:
        study, points = task.study, task.study.areas.points
        self.n, self.s, self.task = len(points), task.n_sites, task
        self.records = study.counts.records.astype(np.int64)
        self.most_metres = compactness(points, given, own_centres(points, given, self.s))
        by_region = np.bincount(given, weights=self.records, minlength=self.s)
        self.most_bits = float(n_log_n(by_region).sum())
        self.fewest, self.most = self._records()
        price, least, spare = self._prices(points)
        self._list(points, price, least + spare)

    def _records(self) -> tuple[float, float]:
        """How few and how many records a region has at least and most, by the bits of all."""
        total = int(self.records.sum())
        held = np.arange(1.0, total)
        others = (self.s - 1) * n_log_n((total - held) / (self.s - 1))
        may = held[n_log_n(held) + others <= self.most_bits * (1.0 + 1e-12)]
        return float(may[0]), float(may[-1])

    def _prices(self, points: NDArray[np.float64]) -> tuple[NDArray[np.float64], float, float]:
        """(n,) metres that each area pays, the least that a region costs beyond, and to spare."""
        far, _ = _grid(points, _CELLS)
        price = np.full(self.n, 2.0 * self.most_metres / self.n)
        best, kept = -np.inf, price
        for i in range(_ROUNDS):
            taken, least = self._cheapest(far - price)
            cell = int(least.argmin())
            bound = float(price.sum() + self.s * least[cell])
            if bound > best:
                best, kept = bound, price.copy()
            slope = 1.0 - self.s * taken[cell]
            pace = 0.5 * 0.99**i * (self.most_metres - bound) / max(1.0, float(slope @ slope))
            price = np.maximum(0.0, price + pace * slope)
        far, step = _grid(points, _FINE)
        least = float(self._cheapest(np.maximum(0.0, far - step) - kept)[1].min())
        return kept, least, self.most_metres - float(kept.sum()) - self.s * least

    def _cheapest(
        self, cost: NDArray[np.float64]
    ) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """(cells, n) shares of areas that make the cheapest region around each cell; its cost.

        A region may be any areas, and parts of them, with as many records as a region has.
        """
        order = np.argsort(cost / self.records, axis=1)
        sorted_cost, records = np.take_along_axis(cost, order, axis=1), self.records[order]
        wanted = np.where(sorted_cost < 0.0, records, 0).sum(axis=1)
        room = np.clip(wanted, self.fewest, self.most)[:, None]
        share = np.clip((room - np.cumsum(records, axis=1) + records) / records, 0.0, 1.0)
        taken = np.empty_like(share)
        np.put_along_axis(taken, order, share, axis=1)
        return taken, (share * sorted_cost).sum(axis=1)

    def _list(self, points: NDArray[np.float64], price: NDArray[np.float64], limit: float) -> None:
        far, step = _grid(points, _CELLS)
        over = np.maximum(0.0, far - step) - price
        over = np.column_stack([over, np.minimum(0.0, over).sum(axis=1)]).astype(np.float32)
        over[:, -1] -= 1.0  # single precision may be off by a metre or so, to the safe side
        touching, adjacency = np.zeros(self.n, np.uint64), adjacency_of(self.task.study.areas)
        for area in range(self.n):
            for other in adjacency.of(area):
                touching[area] |= _ONE << np.uint64(other)
        rows = self.task.study.counts.counts.toarray().astype(np.int64)
        x, y = np.ascontiguousarray(points.T)
        kinds = (np.uint64, np.int64, np.float64, np.int64)
        room = Found(*(np.zeros(MOST_COLUMNS, kind) for kind in kinds), np.zeros(1, np.int64))
        found = list_sets(
            Ground(touching, self.records, x, y, price, rows),
            *(np.ascontiguousarray(over), self.task.k, self.fewest, self.most, limit, room),
        )
        self.too_many = found < 0
        self.sets, self.lost, self.metres, held, _ = (of[: max(0, found)].copy() for of in room)
        self.bits = n_log_n(held.astype(np.float64))

    def matrix(self, chosen: NDArray[np.intp]) -> sp.csc_array:
        """(n + 3, columns): areas, one for the number, shares of all metres and of all bits."""
        bits = (self.sets[chosen, None] >> np.arange(self.n, dtype=np.uint64)) & _ONE
        more = (np.ones(len(chosen)), self.metres[chosen] / self.most_metres)
        more += (self.bits[chosen] / self.most_bits,)
        return sp.csc_array(np.column_stack([bits.astype(np.float64), *more]).T)

    def of_labels(self, labels: NDArray[np.int32]) -> NDArray[np.intp]:
        """Where the regions stand among the columns; empty if one does not."""
        order = np.argsort(self.sets)
        wanted = np.zeros(self.s, np.uint64)
        for area, region in enumerate(labels):
            wanted[region] |= _ONE << np.uint64(area)
        place = np.minimum(np.searchsorted(self.sets, wanted, sorter=order), len(order) - 1)
        found = order[place]
        return found if np.array_equal(self.sets[found], wanted) else found[:0]

    def reduced(self, duals: NDArray[np.float64]) -> NDArray[np.float64]:
        """What each column costs beyond what the rows pay for it."""
        paid = np.full(len(self.sets), duals[self.n])
        for byte in range(0, self.n, 8):
            values = np.zeros(256)
            for bit in range(min(8, self.n - byte)):
                values[(np.arange(256) >> bit & 1) == 1] += duals[byte + bit]
            paid += values[(self.sets >> np.uint64(byte)) & np.uint64(255)]
        paid += duals[self.n + 1] * self.metres / self.most_metres
        return np.asarray(self.lost - paid - duals[self.n + 2] * self.bits / self.most_bits)


def _grid(points: NDArray[np.float64], cells: int) -> tuple[NDArray[np.float64], float]:
    """(cells ** 2, n) distances from the middles of square cells, and half a diagonal."""
    low, high = points.min(axis=0), points.max(axis=0)
    side = float((high - low).max()) / cells
    axes = [low[i] + side * (np.arange(cells) + 0.5) for i in range(2)]
    x, y = (of.ravel() for of in np.meshgrid(*axes))
    far = np.hypot(x[:, None] - points[:, 0], y[:, None] - points[:, 1])
    return far, side * 0.5**0.5


def fewest_lost(
    task: Task, given: NDArray[np.int32], known: list[NDArray[np.int32]], seconds: float
) -> Optimum:
    """The fewest records lost by regions whose geography is no worse than that of those given.

    Parameters
    ----------
    task
        Study, number of regions, k.
    given
        (n,) regions that set the bounds.
    known
        Regions found by searches; the columns of those that keep to the bounds begin the work.
    seconds
        For the last step, HiGHS.
    """
    columns = Columns(task, given)
    if columns.too_many:
        return Optimum(0, -1, 0)
    kept = [of for labels in (given, *known) if len(of := columns.of_labels(labels))]
    found = min(int(columns.lost[of].sum()) for of in kept if _keeps(columns, of))
    bound, duals = _bound(columns, np.unique(np.concatenate(kept)))
    least = int(np.ceil(bound - 1e-6))
    if least >= found:
        return Optimum(found, found, len(columns.sets))
    chosen = np.flatnonzero(columns.reduced(duals) <= found - 1 - bound + 1e-6)
    better, least = _searched(columns, chosen, found, least, seconds)
    return Optimum(least, better, len(columns.sets))


def _keeps(columns: Columns, of: NDArray[np.intp]) -> bool:
    metres, bits = columns.metres[of].sum(), columns.bits[of].sum()
    return bool(metres <= columns.most_metres * (1 + 1e-9)) and bool(
        bits <= columns.most_bits * (1 + 1e-9)
    )


def _bound(columns: Columns, begun: NDArray[np.intp]) -> tuple[float, NDArray[np.float64]]:
    """The linear programme over all columns, by column generation: its value and its duals."""
    chosen = begun
    ones, n = np.ones(columns.n), columns.n
    while True:
        matrix = columns.matrix(chosen)
        solved = linprog(
            columns.lost[chosen],
            A_eq=matrix[: n + 1],
            b_eq=np.append(ones, columns.s),
            A_ub=matrix[n + 1 :],
            b_ub=[1.0 + 1e-9, 1.0 + 1e-9],
            method="highs",
        )
        duals = np.concatenate([solved.eqlin.marginals, np.minimum(0.0, solved.ineqlin.marginals)])
        reduced = columns.reduced(duals)
        short = float(reduced.min())
        if short > -1e-6:
            return float(solved.fun) + columns.s * min(0.0, short), duals
        worst = np.argpartition(reduced, min(3000, len(reduced) - 1))[:3000]
        chosen = np.union1d(chosen, worst[reduced[worst] < -1e-7])


def _searched(
    columns: Columns, chosen: NDArray[np.intp], found: int, least: int, seconds: float
) -> tuple[int, int]:
    """Fewest lost that HiGHS finds among the columns, and the least that it leaves possible."""
    if not len(chosen):
        return found, found
    most = np.concatenate([np.ones(columns.n), [columns.s, 1.0 + 1e-9, 1.0 + 1e-9]])
    low = most.copy()
    low[-2:] = 0.0
    solved = milp(
        columns.lost[chosen],
        integrality=np.ones(len(chosen)),
        bounds=Bounds(0, 1),
        constraints=LinearConstraint(columns.matrix(chosen), low, most),
        options={"time_limit": seconds, "mip_rel_gap": 0.0},
    )
    if solved.status == 2:  # no regions are better than those known
        return found, found
    better = found if solved.x is None else min(found, round(float(solved.fun)))
    if solved.status == 0:
        return better, better
    bound = solved.mip_dual_bound
    known = least if bound is None or not np.isfinite(bound) else int(np.ceil(bound - 1e-6))
    return better, min(better, max(least, known))

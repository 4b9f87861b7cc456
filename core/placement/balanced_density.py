"""Balanced density: rows and cells of about equal population (Croft et al. 2015, 3.2.1, Eq. 7-13).

Nothing is drawn: a row is a run of points in order of y, a cell a run of a row's points in order
of x. Populations are walked over their cumulated sums, one search per row or cell.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from core.errors import N_
from core.placement.base import Placement, PlacementSnapshot, Task
from core.site_count import round_half_up
from core.steps import Step, Steps


@dataclass(frozen=True)
class BalancedDensity:
    """One site per cell; cells hold about the same population."""

    name: ClassVar[str] = "balanced-density"
    title: ClassVar[str] = "Balanced density"
    when: ClassVar[str] = N_(
        "Good in general, and fast (Croft 5.2). It looks at people, not at classes: where these "
        "lie unevenly, some regions lose many records."
    )
    makes_cells: ClassVar[bool] = True
    draws: ClassVar[bool] = False

    def place(self, task: Task, rng: np.random.Generator) -> Steps[Placement]:
        """Places the sites; see :class:`core.placement.base.SitePlacer`. Uses no random numbers."""
        del rng
        return _place(task)


def _place(task: Task) -> Steps[Placement]:
    points, ids = task.study.areas.points, task.study.areas.ids.astype(str)
    part = np.flatnonzero(task.population > 0)
    part = part[np.lexsort((ids[part], points[part, 0], points[part, 1]))]
    rows = [part[start:end] for start, end in rows_of(task.population[part], task.n_sites)]
    sums = [_exact_sum(task.population[row]) for row in rows]
    numbers = cells_per_row(sums, [len(row) for row in rows], task.n_sites)
    cells = np.full(len(points), -1, dtype=np.int32)
    sites = np.empty((task.n_sites, 2))
    placed = 0
    for r, (row, n_cells) in enumerate(zip(rows, numbers, strict=True)):
        by_x = row[np.lexsort((ids[row], points[row, 1], points[row, 0]))]
        for start, end in cells_of(task.population[by_x], n_cells):
            cells[by_x[start:end]] = placed
            sites[placed] = points[by_x[start:end]].mean(axis=0)
            placed += 1
        state = PlacementSnapshot(sites[:placed].copy(), cells.copy())
        yield Step("placing sites", r + 1, len(rows), state)
    return Placement(sites, cells)


def rows_of(population: NDArray[np.float64], n_sites: int) -> list[tuple[int, int]]:
    """Cuts points in order of y into rows (Eq. 7-9).

    Parameters
    ----------
    population
        (n,) people of each point, all above 0, in order of (y, x, id).
    n_sites
        Sites to place.

    Returns
    -------
    list of (start, end)
        Runs of points, lowest first. A last row with less than half the ideal population joins
        the row before it, and so does one too many, where there are hardly any people.
    """
    total = _exact_sum(population)
    n_rows = max(1, round_half_up(n_sites**0.5))
    ideal = _round(total / n_rows)
    rows = list(_walk(population, ideal))
    if len(rows) > 1 and _exact_sum(population[slice(*rows[-1])]) * 2 < ideal:
        last = rows.pop()
        rows[-1] = (rows[-1][0], last[1])
    while len(rows) > n_sites:
        last = rows.pop()
        rows[-1] = (rows[-1][0], last[1])
    return rows


def cells_per_row(sums: list[Fraction], n_points: list[int], n_sites: int) -> list[int]:
    """How many cells each row gets, so that they add up to the number of sites (Eq. 10-11).

    Parameters
    ----------
    sums
        Population of each row.
    n_points
        Points in each row: the most cells it can have.
    n_sites
        Cells in all.
    """
    total = sum(sums, Fraction(0))
    quotas = [n_sites * s / total for s in sums]
    cells = [min(max(1, int(q)), n) for q, n in zip(quotas, n_points, strict=True)]
    while sum(cells) < n_sites:
        room = [r for r in range(len(cells)) if cells[r] < n_points[r]]
        cells[max(room, key=lambda r: (quotas[r] - cells[r], -r))] += 1
    while sum(cells) > n_sites:
        above_one = [r for r in range(len(cells)) if cells[r] > 1]
        cells[min(above_one, key=lambda r: (quotas[r] - cells[r], r))] -= 1
    return cells


def cells_of(population: NDArray[np.float64], n_cells: int) -> list[tuple[int, int]]:
    """Cuts a row's points in order of x into exactly ``n_cells`` runs.

    The last cell takes what is left; if the points run out first, the largest cells are halved.

    Parameters
    ----------
    population
        (n,) people of each point, all above 0, in order of (x, y, id); n >= n_cells.
    n_cells
        Cells to make.
    """
    ideal = _round(_exact_sum(population) / n_cells)
    cells = list(_walk(population, ideal, most=n_cells))
    while len(cells) < n_cells:
        sums = [population[a:b].sum() if b - a > 1 else -1.0 for a, b in cells]
        largest = int(np.argmax(sums))
        start, end = cells[largest]
        left = np.cumsum(population[start:end])[:-1]
        cut = start + 1 + int(np.argmin(np.abs(2 * left - population[start:end].sum())))
        cells[largest : largest + 1] = [(start, cut), (cut, end)]
    return cells


def _walk(
    population: NDArray[np.float64], ideal: int, most: int | None = None
) -> Iterator[tuple[int, int]]:
    """Runs of points that come as near to the ideal population as the next point allows (Eq. 9)."""
    n, start, made = len(population), 0, 0
    running = np.concatenate(([0.0], np.cumsum(population)))
    while start < n:
        made += 1
        if most is not None and made == most:
            yield start, n
            return
        base = running[start]
        end = min(int(np.searchsorted(running, base + ideal, side="left")), n)
        end = max(end, start + 1)
        after, before = running[end] - base, running[end - 1] - base
        if after >= ideal and after - ideal > ideal - before and end - 1 > start:
            end -= 1
        yield start, end
        start = end


def _exact_sum(population: NDArray[np.float64]) -> Fraction:
    """Sum without rounding, as whole populations have it anyway."""
    total = float(population.sum())
    if total.is_integer() and total < 2**53 and np.array_equal(population, np.rint(population)):
        return Fraction(int(total))
    return sum((Fraction(p) for p in population.tolist()), Fraction(0))


def _round(x: Fraction) -> int:
    """R(x): the nearest integer, halves upwards, exact."""
    return int((2 * x + 1) // 2)

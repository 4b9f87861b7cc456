"""Integer programmes for the classes that neither propagation nor exchanges decide (HiGHS)."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray

from core.differencing.kernels import INFINITE
from core.differencing.system import System, Targets

if TYPE_CHECKING:
    from core.differencing.bounds import Bounds

Longs = NDArray[np.int64]
_ROUNDS = 40
_SOLVED = 0


@dataclass(frozen=True, eq=False)
class Component:
    """Unknowns that depend on each other, and the classes in them.

    Attributes
    ----------
    rows
        (r, v) CSR float64: which unknowns are in which row.
    low, high
        (r,) bounds of the rows, less what is fixed in them.
    least, most
        (v,) bounds of the unknowns.
    classes
        Indices of the classes that are to be decided.
    sums
        (classes, v) CSR float64: which unknowns are in which class.
    fixed
        (classes,) what is fixed in each class.
    """

    rows: sp.csr_array
    low: Longs
    high: Longs
    least: Longs
    most: Longs
    classes: Longs
    sums: sp.csr_array
    fixed: Longs


def components_of(
    system: System, targets: Targets, left: Longs, known: tuple[Longs, Longs]
) -> list[Component]:
    """The connected components of the unknowns that are not fixed, with the classes in them.

    A class in several components joins them.
    """
    from scipy.sparse.csgraph import connected_components

    least, most = known
    n_tables, n = system.rows.shape
    free = np.flatnonzero(least < most)
    at = np.full(n, -1, np.int64)
    at[free] = np.arange(len(free))
    n_rows, n_left = len(system.low), len(left)
    rest = targets.chosen(left)
    owner = np.repeat(np.arange(n_left), np.diff(rest.starts))
    inside = at[rest.members]
    row = system.rows[:, free].reshape(-1).astype(np.int64)
    column = np.tile(np.arange(len(free)), n_tables)
    heads = np.concatenate([row, n_rows + owner[inside >= 0]])
    tails = np.concatenate([column, inside[inside >= 0]]) + n_rows + n_left
    size = n_rows + n_left + len(free)
    graph = sp.coo_array((np.ones(len(heads), np.int8), (heads, tails)), shape=(size, size))
    _, label = connected_components(graph.tocsr(), directed=False)
    fixed_in_rows = np.zeros(n_rows, np.int64)
    for of in system.rows:
        fixed_in_rows += np.bincount(of, np.where(at < 0, least, 0), n_rows).astype(np.int64)
    fixed_in_classes = np.bincount(
        owner, np.where(inside < 0, least[rest.members], 0), n_left
    ).astype(np.int64)
    rows = _matrix(row, column, (n_rows, len(free)))
    sums = _matrix(owner[inside >= 0], inside[inside >= 0], (n_left, len(free)))
    of_row, of_class, of_free = np.split(label, [n_rows, n_rows + n_left])
    groups = _groups(of_class), _groups(of_free), _groups(of_row)
    nothing = np.zeros(0, np.int64)
    made = []
    for component, classes in sorted(groups[0].items(), key=lambda item: int(item[1][0])):
        columns = groups[1].get(component, nothing)
        used = groups[2].get(component, nothing)
        bounded = used[(system.low[used] > 0) | (system.high[used] < INFINITE)]
        made.append(
            Component(
                sp.csr_array(rows[bounded][:, columns]),
                system.low[bounded] - fixed_in_rows[bounded],
                np.where(
                    system.high[bounded] < INFINITE,
                    system.high[bounded] - fixed_in_rows[bounded],
                    INFINITE,
                ),
                least[free[columns]],
                most[free[columns]],
                left[classes],
                sp.csr_array(sums[classes][:, columns]),
                fixed_in_classes[classes],
            )
        )
    return made


def _matrix(
    row: NDArray[np.integer], column: NDArray[np.integer], shape: tuple[int, int]
) -> sp.csr_array:
    """A matrix of ones at these places."""
    made: sp.csr_array = sp.coo_array((np.ones(len(row)), (row, column)), shape=shape).tocsr()
    return made


def _groups(labels: NDArray[np.integer]) -> dict[int, Longs]:
    """{label: indices that have it}."""
    order = np.argsort(labels, kind="stable")
    ordered = labels[order]
    begins = np.flatnonzero(np.concatenate(([True], ordered[1:] != ordered[:-1])))
    parts = np.split(order, begins[1:])
    if not len(labels):
        return {}
    return {int(labels[part[0]]): part for part in parts}


def solve(
    component: Component,
    targets: Targets,
    within: NDArray[np.bool_],
    bounds: Bounds,
    k: int,
    deadline: float,
) -> None:
    """Decides the classes of a component, writing into the bounds.

    Every solution is a table that agrees with all that is public: it clears each class that has
    nobody in it, or k. First, solutions are sought that clear many; then each class is asked for
    its least and its most.
    """
    classes = component.classes
    open_ = np.ones(len(classes), bool)
    may_grow = ~within[classes]

    def clear(x: Longs) -> int:
        """Clears what a solution clears; how many these are."""
        sizes = component.sums @ x + component.fixed
        safe = open_ & ((sizes == 0) | (may_grow & (sizes >= k)))
        open_[safe] = False
        bounds.decided[classes[safe]] = True
        bounds.found[classes[safe]] = False
        return int(safe.sum())

    weights = np.random.default_rng(1)
    for turn in range(_ROUNDS if len(classes) > 1 else 0):
        if not open_.any() or time.perf_counter() >= deadline:
            break
        wanted = open_ * weights.uniform(0.5, 1.5, len(classes))
        aim = (component.sums.T @ wanted) * (1 if turn % 2 == 0 else -1)
        x = _solution(component, aim, [], deadline)
        if x is None or (not clear(x) and turn > 1):
            break
    for i in np.flatnonzero(open_).tolist():
        if not open_[i]:
            continue
        if time.perf_counter() >= deadline:
            return
        _decide(component, i, targets, bounds, k, deadline, clear)


def _decide(
    component: Component,
    i: int,
    targets: Targets,
    bounds: Bounds,
    k: int,
    deadline: float,
    clear: Callable[[Longs], int],
) -> None:
    """The least and the most of one class."""
    t = int(component.classes[i])
    aim = component.sums[[i]].toarray()[0]
    x = _solution(component, aim, [], deadline)
    if x is None:
        return
    clear(x)
    bounds.least[t] = round(float(aim @ x)) + component.fixed[i]
    if bounds.least[t] == 0:
        return
    # No more than is needed, so that what is unbounded has a solution.
    enough = max(k, int(targets.sizes[t])) - int(component.fixed[i])
    x = _solution(component, -aim, [(aim, enough)], deadline)
    if x is None:
        return
    clear(x)
    bounds.most[t] = round(float(aim @ x)) + component.fixed[i]
    if not bounds.decided[t]:
        bounds.decided[t] = bounds.found[t] = True


def _solution(
    component: Component,
    aim: NDArray[np.float64],
    limits: Sequence[tuple[NDArray[np.float64], int]],
    deadline: float,
) -> Longs | None:
    """(v,) whole numbers that agree with all that is public and make ``aim @ x`` least.

    None where that is not known in time.
    """
    from scipy.optimize import Bounds as Box
    from scipy.optimize import LinearConstraint, milp

    if not len(component.least):
        return np.zeros(0, np.int64)
    constraints = []
    if component.rows.shape[0]:
        high = np.where(component.high < INFINITE, component.high, np.inf)
        constraints.append(LinearConstraint(component.rows, component.low, high))
    constraints += [LinearConstraint(of[None, :], -np.inf, limit) for of, limit in limits]
    most = np.where(component.most < INFINITE, component.most, np.inf)
    if not limits:  # a programme without end has no solution: nothing needs so many
        most = np.minimum(most, component.least + INFINITE)
    answer = milp(
        aim,
        integrality=np.ones(len(aim), np.int64),
        bounds=Box(component.least, most),
        constraints=constraints,
        options={"time_limit": max(0.05, deadline - time.perf_counter()), "mip_rel_gap": 0.0},
    )
    if answer.status != _SOLVED or answer.x is None:
        return None
    x = np.round(answer.x).astype(np.int64)
    return x if _agrees(component, x) else None


def _agrees(component: Component, x: Longs) -> bool:
    """Whether whole numbers obey all bounds exactly, after rounding."""
    if (x < component.least).any() or (x > component.most).any():
        return False
    sums = component.rows @ x
    return bool((sums >= component.low).all() and (sums <= component.high).all())

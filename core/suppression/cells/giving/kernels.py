"""Compiled moves of records between what they could blank; they release the interpreter lock.

No move ever leaves a class below k that shows a value, and none blanks more. What is tried stands
on a trail (room, 2) of records and the choices they had, so that it can be undone.
"""

from __future__ import annotations

from typing import NamedTuple

import numba as nb
import numpy as np
from numba import boolean, float64, int32, int64
from numpy.typing import NDArray

from core.compiled import compiled

LEAST = 1e-9
"""Costs that differ by less are the same."""
_MOST_OPENED = 1024
"""Classes that are tried after one was closed."""

_TRAIL = "int64[:, ::1]"


class State(NamedTuple):
    """The choices, as in `core.suppression.cells.giving.choices.choices.Choices`, and what is.

    Attributes
    ----------
    k
        Smallest class allowed, persons.
    current
        (t,) the choice of each record now; changed.
    sizes
        (classes,) persons in each class now; changed.
    """

    starts: NDArray[np.int64]
    of: NDArray[np.int32]
    costs: NDArray[np.float64]
    cells: NDArray[np.int32]
    classes: NDArray[np.int32]
    firsts: NDArray[np.int64]
    members: NDArray[np.int32]
    k: int
    current: NDArray[np.int64]
    sizes: NDArray[np.int64]


_I64, _I32 = int64[::1], int32[::1]
STATE = nb.types.NamedTuple(
    (_I64, _I32, float64[::1], _I32, int32[:, ::1], _I64, _I32, int64, _I64, _I64), State
)
"""The compiled type of a state, for signatures."""
TRAIL = int64[:, ::1]
_FOUND = nb.types.Tuple((int64, float64, int64))
_DONE = nb.types.Tuple((int64, float64))


@compiled("boolean(int64, int64, int32[:, ::1], int64[::1], int64)")
def can_leave(e: int, f: int, classes: NDArray[np.int32], sizes: NDArray[np.int64], k: int) -> bool:
    """Whether a record may change from a choice to another: its classes stay large, or end."""
    for j in range(classes.shape[1]):
        a = classes[e, j]
        if a >= 0 and a != classes[f, j] and 1 < sizes[a] <= k:
            return False
    return True


@compiled("boolean(int64, int64, int32[:, ::1], int64[::1], int64)")
def can_enter(e: int, f: int, classes: NDArray[np.int32], sizes: NDArray[np.int64], k: int) -> bool:
    """Whether the classes that a record would come into are large enough with it."""
    for j in range(classes.shape[1]):
        b = classes[f, j]
        if b >= 0 and b != classes[e, j] and sizes[b] + 1 < k:
            return False
    return True


@compiled("boolean(int64, int64, int64, int32[:, ::1], int64[::1], int64)")
def can_enter_beside(
    e: int, f: int, x: int, classes: NDArray[np.int32], sizes: NDArray[np.int64], k: int
) -> bool:
    """The same, of the classes other than one."""
    for j in range(classes.shape[1]):
        b = classes[f, j]
        if b >= 0 and b != x and b != classes[e, j] and sizes[b] + 1 < k:
            return False
    return True


@compiled("void(int64, int64, int32[:, ::1], int64[::1], int64[::1])")
def move(
    r: int,
    f: int,
    classes: NDArray[np.int32],
    current: NDArray[np.int64],
    sizes: NDArray[np.int64],
) -> None:
    """Changes a record to another choice."""
    e = current[r]
    for j in range(classes.shape[1]):
        a, b = classes[e, j], classes[f, j]
        if a != b:
            if a >= 0:
                sizes[a] -= 1
            if b >= 0:
                sizes[b] += 1
    current[r] = f


@compiled(f"int64({_TRAIL}, int64, int64, int32[:, ::1], int64[::1], int64[::1])")
def undo(
    trail: NDArray[np.int64],
    n: int,
    begin: int,
    classes: NDArray[np.int32],
    current: NDArray[np.int64],
    sizes: NDArray[np.int64],
) -> int:
    """Takes the moves of a trail back, the last first, down to one; returns its number."""
    while n > begin:
        n -= 1
        move(trail[n, 0], trail[n, 1], classes, current, sizes)
    return n


@compiled("boolean(int64, int64, int32[:, ::1])")
def leads_into(e: int, x: int, classes: NDArray[np.int32]) -> bool:
    """Whether a choice leads into a class."""
    found = False
    for j in range(classes.shape[1]):
        found |= classes[e, j] == x
    return found


@compiled(
    f"int64({_TRAIL}, int64, int64, boolean, int32[:, ::1], int64, int64[::1], int64[::1])",
)
def take_back(
    trail: NDArray[np.int64],
    n: int,
    begin: int,
    left: bool,
    classes: NDArray[np.int32],
    k: int,
    current: NDArray[np.int64],
    sizes: NDArray[np.int64],
) -> int:
    """Takes back moves, the last first, whose records left (or else entered) a class below k.

    Returns the end of the trail, which has no holes.
    """
    kept = n
    for i in range(n - 1, begin - 1, -1):
        r, old = trail[i, 0], trail[i, 1]
        new = current[r]
        small = False
        for j in range(classes.shape[1]):
            a, b = classes[old, j], classes[new, j]
            seen = a if left else b
            small |= a != b and seen >= 0 and 0 < sizes[seen] < k
        if small:
            move(r, old, classes, current, sizes)
            kept -= 1
            trail[i, 0] = -1
    if kept < n:
        kept = begin
        for i in range(begin, n):
            if trail[i, 0] >= 0:
                trail[kept, 0], trail[kept, 1] = trail[i, 0], trail[i, 1]
                kept += 1
    return kept


@compiled(int64(STATE, int64, int64))
def move_alone(
    state: State,
    begin: int,
    end: int,
) -> int:
    """Moves each record by itself to the cheapest choice that is open to it; how many moved."""
    starts, costs, cells = state.starts, state.costs, state.cells
    classes, current, sizes, k = state.classes, state.current, state.sizes, state.k
    moved = 0
    for r in range(begin, end):
        e = current[r]
        best = e
        for f in range(starts[r], starts[r + 1]):
            if (
                costs[f] < costs[best] - LEAST
                and cells[f] <= cells[e]
                and can_leave(e, f, classes, sizes, k)
                and can_enter(e, f, classes, sizes, k)
            ):
                best = f
        if best != e:
            move(r, best, classes, current, sizes)
            moved += 1
    return moved


@compiled(int64(STATE, int64, float64, boolean, TRAIL, int64))
def join(
    state: State,
    x: int,
    lowest: float,
    strictly: bool,
    trail: NDArray[np.int64],
    n: int,
) -> int:
    """Moves records into an empty class; returns the end of the trail.

    First all who gain, those who gain most before others; where that leaves too few behind, as
    many go back. Then whoever can be spared, until there are k. Strictly: nobody comes into
    another class that is too small as yet.
    """
    of, costs, firsts, members = state.of, state.costs, state.firsts, state.members
    classes, current, sizes, k = state.classes, state.current, state.sizes, state.k
    begin = n
    candidates = np.empty(firsts[x + 1] - firsts[x], np.int64)
    losses = np.empty(len(candidates))
    m, gains = 0, False
    for i in range(firsts[x], firsts[x + 1]):
        f = members[i]
        e = current[of[f]]
        loss = costs[f] - costs[e]
        if loss < -LEAST or (loss <= lowest and can_leave(e, f, classes, sizes, k)):
            candidates[m], losses[m] = f, loss
            m += 1
            gains |= loss < -LEAST
    if m < k or not gains:
        return n
    order = np.argsort(losses[:m], kind="mergesort")
    spared = False
    for i in order:
        f = candidates[i]
        r = of[f]
        e = current[r]
        if losses[i] > -LEAST and not spared:
            n = take_back(trail, n, begin, True, classes, k, current, sizes)
            spared = True
        if spared and sizes[x] >= k:
            break
        if leads_into(e, x, classes) or (spared and not can_leave(e, f, classes, sizes, k)):
            continue
        if strictly and not can_enter_beside(e, f, x, classes, sizes, k):
            continue
        trail[n, 0], trail[n, 1] = r, e
        n += 1
        move(r, f, classes, current, sizes)
    return n


@compiled(_FOUND(STATE, int64, float64, TRAIL, int64))
def open_class(
    state: State,
    x: int,
    lowest: float,
    trail: NDArray[np.int64],
    n: int,
) -> tuple[int, float, int]:
    """Opens a class if that saves something; returns the trail's end, cost and cells saved."""
    costs, cells, firsts = state.costs, state.cells, state.firsts
    classes, current, sizes, k = state.classes, state.current, state.sizes, state.k
    room = firsts[x + 1] - firsts[x]
    if sizes[x] > 0 or room < k or n + room > len(trail):
        return n, 0.0, 0
    for strictly in range(1 if classes.shape[1] == 1 else 2):
        end = join(state, x, lowest, strictly == 1, trail, n)
        before = -1
        while end != before and sizes[x] >= k:
            before = end
            end = take_back(trail, end, n, True, classes, k, current, sizes)
            end = take_back(trail, end, n, False, classes, k, current, sizes)
        saved, fewer = 0.0, 0
        for i in range(n, end):
            old, new = trail[i, 1], current[trail[i, 0]]
            saved += costs[old] - costs[new]
            fewer += cells[old] - cells[new]
        if sizes[x] >= k and saved > LEAST and fewer >= 0:
            return end, saved, fewer
        undo(trail, end, n, classes, current, sizes)
    return n, 0.0, 0


@compiled(_DONE(STATE, _I64, int64, int64, float64, TRAIL))
def open_classes(
    state: State,
    order: NDArray[np.int64],
    at: int,
    work: int,
    lowest: float,
    trail: NDArray[np.int64],
) -> tuple[int, float]:
    """Opens classes from ``at`` of an order on, until so many choices were looked at.

    Returns where to go on, and the cost saved.
    """
    total = 0.0
    while at < len(order) and work > 0:
        x = order[at]
        _, saved, _ = open_class(state, x, lowest, trail, 0)
        total += saved
        work -= state.firsts[x + 1] - state.firsts[x]
        at += 1
    return at, total


@compiled(float64[::1](STATE))
def promises(
    state: State,
) -> NDArray[np.float64]:
    """(classes,) what each empty class would save if all who gain joined it."""
    of, costs, firsts = state.of, state.costs, state.firsts
    members, current, sizes = state.members, state.current, state.sizes
    found = np.zeros(len(sizes))
    for x in range(len(sizes)):
        if sizes[x] == 0 and firsts[x + 1] - firsts[x] >= state.k:
            for i in range(firsts[x], firsts[x + 1]):
                f = members[i]
                found[x] += max(costs[current[of[f]]] - costs[f], 0.0)
    return found


@compiled(_FOUND(STATE, int64, TRAIL, int64))
def close_class(
    state: State,
    x: int,
    trail: NDArray[np.int64],
    n: int,
) -> tuple[int, float, int]:
    """Moves all records out of a class, each the cheapest way, even if that costs more.

    Returns the end of the trail, -1 if some cannot leave; and the cost and cells saved.
    """
    starts, of, costs, cells = state.starts, state.of, state.costs, state.cells
    classes, firsts, members = state.classes, state.firsts, state.members
    current, sizes, k = state.current, state.sizes, state.k
    begin, saved, fewer = n, 0.0, 0
    for i in range(firsts[x], firsts[x + 1]):
        e = members[i]
        r = of[e]
        if current[r] != e:
            continue
        best = -1
        for f in range(starts[r], starts[r + 1]):
            if best >= 0 and costs[f] >= costs[best] - LEAST:
                continue
            if leads_into(f, x, classes) or not can_enter(e, f, classes, sizes, k):
                continue
            stay = True
            for j in range(classes.shape[1]):
                a = classes[e, j]
                stay &= a < 0 or a == x or a == classes[f, j] or not 1 < sizes[a] <= k
            if stay:
                best = f
        if best < 0:
            break
        trail[n, 0], trail[n, 1] = r, e
        n += 1
        saved += costs[e] - costs[best]
        fewer += cells[e] - cells[best]
        move(r, best, classes, current, sizes)
    if sizes[x] > 0:
        undo(trail, n, begin, classes, current, sizes)
        return -1, 0.0, 0
    return n, saved, fewer


@compiled(int64(TRAIL, int64, STATE, _I32, int32, _I64))
def empty_beside(
    trail: NDArray[np.int64],
    n: int,
    state: State,
    seen: NDArray[np.int32],
    tick: int,
    out: NDArray[np.int64],
) -> int:
    """Finds the empty classes that records of a trail could join; returns how many."""
    starts, classes, firsts, sizes = state.starts, state.classes, state.firsts, state.sizes
    m = 0
    for i in range(n):
        r = trail[i, 0]
        for f in range(starts[r], starts[r + 1]):
            for j in range(classes.shape[1]):
                x = classes[f, j]
                if x < 0 or sizes[x] > 0 or seen[x] == tick or m == len(out):
                    continue
                seen[x] = tick
                if firsts[x + 1] - firsts[x] >= state.k:
                    out[m] = x
                    m += 1
    return m


@compiled(_DONE(STATE, _I64, int64, int64, float64, TRAIL, _I32))
def close_classes(
    state: State,
    order: NDArray[np.int64],
    at: int,
    work: int,
    lowest: float,
    trail: NDArray[np.int64],
    seen: NDArray[np.int32],
) -> tuple[int, float]:
    """Closes classes and opens others beside them, where that saves something in all.

    Goes on from ``at`` of an order, until so many choices were looked at; ``seen`` is (classes,)
    -1 in the beginning. Returns where to go on, and the cost saved.
    """
    firsts, classes = state.firsts, state.classes
    current, sizes = state.current, state.sizes
    total = 0.0
    beside = np.empty(_MOST_OPENED, np.int64)
    while at < len(order) and work > 0:
        x = order[at]
        at += 1
        work -= firsts[x + 1] - firsts[x]
        if sizes[x] < state.k or firsts[x + 1] - firsts[x] > len(trail):
            continue
        n, saved, fewer = close_class(state, x, trail, 0)
        if n < 0:
            continue
        m = empty_beside(trail, n, state, seen, x, beside)
        for i in range(m):
            work -= firsts[beside[i] + 1] - firsts[beside[i]]
            n, s, c = open_class(state, beside[i], lowest, trail, n)
            saved, fewer = saved + s, fewer + c
        if saved > LEAST and fewer >= 0:
            total += saved
        else:
            undo(trail, n, 0, classes, current, sizes)
    return at, total

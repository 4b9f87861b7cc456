"""Compiled moves of records between what they could blank; they release the interpreter lock.

The state is what each record blanks now (``current``, a choice) and the sizes of all classes. No
move ever leaves a class below k that shows a value, and none blanks more.

All take what describes the choices, in this order: ``starts, of, costs, cells, classes, firsts,
members`` (see `core.suppression.cells.giving.choices.choices.Choices`), then ``k``, and the state
``current, sizes``, which they change. What is tried stands on a trail (room, 2) of records and the
choices they had, so that it can be undone.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from core.compiled import compiled
from core.suppression.cells.giving.moving.kernels import (
    can_enter,
    can_enter_beside,
    can_leave,
    leads_into,
    move,
    take_back,
    undo,
)

LEAST = 1e-9
"""Costs that differ by less are the same."""
_MOST_OPENED = 1024
"""Classes that are tried after one was closed."""

_CHOICES = "int64[::1], int32[::1], float64[::1], int32[::1], int32[:, ::1], int64[::1], int32[::1]"
_STATE = f"{_CHOICES}, int64, int64[::1], int64[::1]"
_TRAIL = "int64[:, ::1]"


@compiled(f"int64({_STATE}, int64, int64)")
def move_alone(
    starts: NDArray[np.int64],
    of: NDArray[np.int32],
    costs: NDArray[np.float64],
    cells: NDArray[np.int32],
    classes: NDArray[np.int32],
    firsts: NDArray[np.int64],
    members: NDArray[np.int32],
    k: int,
    current: NDArray[np.int64],
    sizes: NDArray[np.int64],
    begin: int,
    end: int,
) -> int:
    """Moves each record by itself to the cheapest choice that is open to it; how many moved."""
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


@compiled(
    f"int64({_STATE}, int64, float64, boolean, {_TRAIL}, int64)",
)
def join(
    starts: NDArray[np.int64],
    of: NDArray[np.int32],
    costs: NDArray[np.float64],
    cells: NDArray[np.int32],
    classes: NDArray[np.int32],
    firsts: NDArray[np.int64],
    members: NDArray[np.int32],
    k: int,
    current: NDArray[np.int64],
    sizes: NDArray[np.int64],
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


@compiled(
    f"Tuple((int64, float64, int64))({_STATE}, int64, float64, {_TRAIL}, int64)",
)
def open_class(
    starts: NDArray[np.int64],
    of: NDArray[np.int32],
    costs: NDArray[np.float64],
    cells: NDArray[np.int32],
    classes: NDArray[np.int32],
    firsts: NDArray[np.int64],
    members: NDArray[np.int32],
    k: int,
    current: NDArray[np.int64],
    sizes: NDArray[np.int64],
    x: int,
    lowest: float,
    trail: NDArray[np.int64],
    n: int,
) -> tuple[int, float, int]:
    """Opens a class if that saves something; returns the trail's end, cost and cells saved."""
    room = firsts[x + 1] - firsts[x]
    if sizes[x] > 0 or room < k or n + room > len(trail):
        return n, 0.0, 0
    for strictly in range(1 if classes.shape[1] == 1 else 2):
        end = join(
            *(starts, of, costs, cells, classes, firsts, members, k, current, sizes),
            *(x, lowest, strictly == 1, trail, n),
        )
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


@compiled(
    f"Tuple((int64, float64))({_STATE}, int64[::1], int64, int64, float64, {_TRAIL})",
)
def open_classes(
    starts: NDArray[np.int64],
    of: NDArray[np.int32],
    costs: NDArray[np.float64],
    cells: NDArray[np.int32],
    classes: NDArray[np.int32],
    firsts: NDArray[np.int64],
    members: NDArray[np.int32],
    k: int,
    current: NDArray[np.int64],
    sizes: NDArray[np.int64],
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
        _, saved, _ = open_class(
            *(starts, of, costs, cells, classes, firsts, members, k, current, sizes),
            *(x, lowest, trail, 0),
        )
        total += saved
        work -= firsts[x + 1] - firsts[x]
        at += 1
    return at, total


@compiled(f"float64[::1]({_STATE})")
def promises(
    starts: NDArray[np.int64],
    of: NDArray[np.int32],
    costs: NDArray[np.float64],
    cells: NDArray[np.int32],
    classes: NDArray[np.int32],
    firsts: NDArray[np.int64],
    members: NDArray[np.int32],
    k: int,
    current: NDArray[np.int64],
    sizes: NDArray[np.int64],
) -> NDArray[np.float64]:
    """(classes,) what each empty class would save if all who gain joined it."""
    found = np.zeros(len(sizes))
    for x in range(len(sizes)):
        if sizes[x] == 0 and firsts[x + 1] - firsts[x] >= k:
            for i in range(firsts[x], firsts[x + 1]):
                f = members[i]
                found[x] += max(costs[current[of[f]]] - costs[f], 0.0)
    return found


@compiled(f"Tuple((int64, float64, int64))({_STATE}, int64, {_TRAIL}, int64)")
def close_class(
    starts: NDArray[np.int64],
    of: NDArray[np.int32],
    costs: NDArray[np.float64],
    cells: NDArray[np.int32],
    classes: NDArray[np.int32],
    firsts: NDArray[np.int64],
    members: NDArray[np.int32],
    k: int,
    current: NDArray[np.int64],
    sizes: NDArray[np.int64],
    x: int,
    trail: NDArray[np.int64],
    n: int,
) -> tuple[int, float, int]:
    """Moves all records out of a class, each the cheapest way, even if that costs more.

    Returns the end of the trail, -1 if some cannot leave; and the cost and cells saved.
    """
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


@compiled(
    f"int64({_TRAIL}, int64, int64[::1], int32[:, ::1], int64[::1], int64, int32[::1], int32, "
    "int64[::1], int64[::1])",
)
def empty_beside(
    trail: NDArray[np.int64],
    n: int,
    starts: NDArray[np.int64],
    classes: NDArray[np.int32],
    firsts: NDArray[np.int64],
    k: int,
    seen: NDArray[np.int32],
    tick: int,
    sizes: NDArray[np.int64],
    out: NDArray[np.int64],
) -> int:
    """Finds the empty classes that records of a trail could join; returns how many."""
    m = 0
    for i in range(n):
        r = trail[i, 0]
        for f in range(starts[r], starts[r + 1]):
            for j in range(classes.shape[1]):
                x = classes[f, j]
                if x < 0 or sizes[x] > 0 or seen[x] == tick or m == len(out):
                    continue
                seen[x] = tick
                if firsts[x + 1] - firsts[x] >= k:
                    out[m] = x
                    m += 1
    return m


@compiled(
    f"Tuple((int64, float64))({_STATE}, int64[::1], int64, int64, float64, {_TRAIL}, int32[::1])",
)
def close_classes(
    starts: NDArray[np.int64],
    of: NDArray[np.int32],
    costs: NDArray[np.float64],
    cells: NDArray[np.int32],
    classes: NDArray[np.int32],
    firsts: NDArray[np.int64],
    members: NDArray[np.int32],
    k: int,
    current: NDArray[np.int64],
    sizes: NDArray[np.int64],
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
    total = 0.0
    beside = np.empty(_MOST_OPENED, np.int64)
    while at < len(order) and work > 0:
        x = order[at]
        at += 1
        work -= firsts[x + 1] - firsts[x]
        if sizes[x] < k or firsts[x + 1] - firsts[x] > len(trail):
            continue
        n, saved, fewer = close_class(
            *(starts, of, costs, cells, classes, firsts, members, k, current, sizes),
            *(x, trail, 0),
        )
        if n < 0:
            continue
        m = empty_beside(trail, n, starts, classes, firsts, k, seen, x, sizes, beside)
        for i in range(m):
            work -= firsts[beside[i] + 1] - firsts[beside[i]]
            n, s, c = open_class(
                *(starts, of, costs, cells, classes, firsts, members, k, current, sizes),
                *(beside[i], lowest, trail, n),
            )
            saved, fewer = saved + s, fewer + c
        if saved > LEAST and fewer >= 0:
            total += saved
        else:
            undo(trail, n, 0, classes, current, sizes)
    return at, total

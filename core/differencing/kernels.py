"""Bounds of unknown counts, compiled: by propagation, and by exchanges between two releases."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from core.compiled import compiled

Longs = NDArray[np.int64]
Ints = NDArray[np.int32]

INFINITE = 1 << 40
"""More than any count; sums of as many as there are unknowns stay within int64."""

_W64, _R64 = "int64[::1]", "Array(int64, 1, 'C', readonly=True)"
_W32, _R32 = "int32[::1]", "Array(int32, 1, 'C', readonly=True)"


@compiled(f"int64({_R64}, {_R32}, {_R64}, {_R32}, {_R64}, {_R64}, {_W64}, {_W64}, int64)")
def propagate(
    starts: Longs,
    members: Ints,
    var_starts: Longs,
    var_rows: Ints,
    low: Longs,
    high: Longs,
    least: Longs,
    most: Longs,
    sweeps: int,
) -> int:
    """Narrows the bounds of unknowns by the bounds of the rows they are in, until nothing changes.

    Exact where rows meet like the branches of a tree, sound everywhere, also if it ends early.

    Parameters
    ----------
    starts, members
        (r + 1,), (e,): the unknowns of row i are ``members[starts[i] : starts[i + 1]]``.
    var_starts, var_rows
        (v + 1,), (e,): the rows of each unknown, likewise.
    low, high
        (r,) bounds of the sum of each row; INFINITE = none.
    least, most
        (v,) bounds of the unknowns, changed in place.
    sweeps
        How often all rows are gone through at most.

    Returns
    -------
    int
        Sweeps that were needed.
    """
    n = len(starts) - 1
    dirty = np.ones(n, np.bool_)
    for sweep in range(sweeps):
        changed = False
        for r in range(n):
            if not dirty[r]:
                continue
            dirty[r] = False
            of_least, of_most = np.int64(0), np.int64(0)
            for i in range(starts[r], starts[r + 1]):
                of_least += least[members[i]]
                of_most += most[members[i]]
            for i in range(starts[r], starts[r + 1]):
                v = members[i]
                above, below = least[v], most[v]
                up = low[r] - (of_most - below)
                down = high[r] - (of_least - above) if high[r] < INFINITE else below
                if up <= above and down >= below:
                    continue
                if up > above:
                    of_least += up - above
                    least[v] = up
                if down < below:
                    of_most -= below - down
                    most[v] = down
                changed = True
                for j in range(var_starts[v], var_starts[v + 1]):
                    dirty[var_rows[j]] = True
        if not changed:
            return sweep + 1
    return sweeps


_NETWORK = f"{_R64}, {_R32}, {_R32}, {_R32}, int64"


@compiled(
    f"int64({_NETWORK}, {_R64}, {_R64}, {_W64}, {_W64}, {_W64}, int64, "
    f"int64, boolean, int64, {_W64}, {_W64}, {_W32}, {_W32})"
)
def seek(
    starts: Longs,
    edges: Ints,
    first: Ints,
    second: Ints,
    split: int,
    low: Longs,
    high: Longs,
    x: Longs,
    sums: Longs,
    marks: Longs,
    mark: int,
    origin: int,
    backwards: bool,
    stamp: int,
    reached: Longs,
    met: Longs,
    via: Ints,
    queue: Ints,
) -> int:
    """Breadth-first search for exchanges, from a row until one where another search has been.

    Returns
    -------
    int
        That row; -2 - row for one that may give to the hub (backwards: take from it); -1 = none.
    """
    head, tail = 0, 1
    queue[0] = origin
    reached[origin] = stamp
    while head < tail:
        u: int = queue[head]
        head += 1
        if met[u] == stamp:
            return u
        # A row of the first release gives by having less, one of the second by having more.
        down = (u < split) != backwards
        if sums[u] > low[u] if down else sums[u] < high[u]:
            return -2 - u
        for i in range(starts[u], starts[u + 1]):
            e = edges[i]
            if marks[e] == mark or not (down or x[e] > 0):
                continue
            v = second[e] if u < split else first[e]
            if reached[v] != stamp:
                reached[v] = stamp
                via[v] = e
                queue[tail] = v
                tail += 1
    return -1


@compiled(
    f"void({_R32}, {_R32}, int64, {_W64}, int64, int64, boolean, {_W32}, {_W64}, int64, "
    f"{_W32}, {_W64})"
)
def shift(
    first: Ints,
    second: Ints,
    split: int,
    x: Longs,
    row: int,
    origin: int,
    backwards: bool,
    via: Ints,
    noted: Longs,
    mark: int,
    touched: Ints,
    tally: Longs,
) -> None:
    """Moves one person along the way that a search took from its origin to a row."""
    while row != origin:
        e = via[row]
        x[e] += 1 if (row >= split) != backwards else -1
        note(e, noted, mark, touched, tally)
        row = first[e] if row >= split else second[e]


@compiled(f"void(int64, {_W64}, int64, {_W32}, {_W64})")
def note(e: int, noted: Longs, mark: int, touched: Ints, tally: Longs) -> None:
    """Remembers that an unknown was changed, once."""
    if noted[e] != mark:
        noted[e] = mark
        touched[tally[0]] = e
        tally[0] += 1


@compiled(
    f"int64({_NETWORK}, {_R64}, {_R64}, {_W64}, {_W64}, {_W64}, int64, int64, int64, int64, "
    f"{_W64}, {_W64}, {_W32}, {_W32}, {_W32}, {_W64}, {_W32}, {_W64})"
)
def reroute(
    starts: Longs,
    edges: Ints,
    first: Ints,
    second: Ints,
    split: int,
    low: Longs,
    high: Longs,
    x: Longs,
    sums: Longs,
    marks: Longs,
    mark: int,
    edge: int,
    change: int,
    stamp: int,
    seen: Longs,
    back: Longs,
    via: Ints,
    onward: Ints,
    queue: Ints,
    noted: Longs,
    touched: Ints,
    tally: Longs,
) -> int:
    """Takes one person from an unknown, or gives it one, and moves others so that all rows hold.

    Two releases are a network: rows are nodes, unknowns the edges between a row of the first and
    one of the second; what an inexact row may still vary by goes to a hub. What is found is an
    augmenting path (Ford and Fulkerson 1956).

    Parameters
    ----------
    starts, edges
        (r + 1,), (2 v,) the unknowns of each row.
    first, second
        (v,) row of each unknown in the first and in the second release.
    split
        Rows from this one on are of the second release.
    low, high, sums
        (r,) bounds of rows and their present sums; ``sums`` is changed in place.
    x
        (v,) a solution, changed in place.
    marks, mark
        (v,) unknowns with ``marks[e] == mark`` are left alone.
    edge, change
        The unknown, and -1 or +1.
    stamp, seen, back, via, onward, queue
        Scratch by row: ``stamp`` grows with each call.
    noted, touched, tally
        Which unknowns were changed.

    Returns
    -------
    int
        1 if it was done, else 0 and nothing is changed.
    """
    source = first[edge] if change < 0 else second[edge]
    target = second[edge] if change < 0 else first[edge]
    back[target] = stamp
    gate = seek(
        starts, edges, first, second, split, low, high, x, sums, marks, mark,
        source, False, stamp, seen, back, via, queue,
    )  # fmt: skip
    if gate == -1:
        return 0
    joint = gate
    if gate < 0:
        joint = seek(
            starts, edges, first, second, split, low, high, x, sums, marks, mark,
            target, True, stamp, back, seen, onward, queue,
        )  # fmt: skip
        if joint == -1:
            return 0
        entry = joint if joint >= 0 else -2 - joint
        shift(first, second, split, x, entry, target, True, onward, noted, mark, touched, tally)
        if joint < 0:
            joint = -2 - gate
            sums[joint] += -1 if joint < split else 1
            sums[entry] += 1 if entry < split else -1
    shift(first, second, split, x, joint, source, False, via, noted, mark, touched, tally)
    x[edge] += change
    note(edge, noted, mark, touched, tally)
    return 1


@compiled(
    f"void({_R64}, {_R32}, int64, int64, {_NETWORK}, {_R64}, {_R64}, "
    f"{_R64}, {_W64}, {_W64}, int64, {_W64}, {_W64})"
)
def exchange(
    of_starts: Longs,
    of_members: Ints,
    begin: int,
    end: int,
    starts: Longs,
    edges: Ints,
    first: Ints,
    second: Ints,
    split: int,
    low: Longs,
    high: Longs,
    truth: Longs,
    x: Longs,
    sums: Longs,
    enough: int,
    least: Longs,
    most: Longs,
) -> None:
    """Bounds of sums of unknowns under two releases, by exchanges that begin at the truth.

    Exact (a maximum flow) for unknowns that share a row; else what was reached is still possible.

    Parameters
    ----------
    of_starts, of_members, begin, end
        The unknowns of class i are ``of_members[of_starts[i] : of_starts[i + 1]]``; those from
        ``begin`` to ``end`` are worked on.
    starts ... high
        See `reroute`.
    truth, x, sums
        (v,), (v,), (r,) the counts, a copy of them, and their sums by row; x and sums come back
        as they were.
    enough
        A class that can have as many needs no larger bound.
    least, most
        (t,) the least that was reached, and the most, at most ``enough``; where the least is 0
        the most is not looked for and stays as it was.
    """
    n_rows = len(low)
    seen, back = np.zeros(n_rows, np.int64), np.zeros(n_rows, np.int64)
    via, onward = np.zeros(n_rows, np.int32), np.zeros(n_rows, np.int32)
    queue = np.zeros(n_rows + 1, np.int32)
    marks, noted = np.zeros(len(truth), np.int64), np.zeros(len(truth), np.int64)
    touched, tally = np.zeros(len(truth), np.int32), np.zeros(1, np.int64)
    stamp = 0
    for t in range(begin, end):
        size = 0
        for i in range(of_starts[t], of_starts[t + 1]):
            marks[of_members[i]] = t + 1
            size += truth[of_members[i]]
        for change in (-1, 1):
            bound = 0 if change < 0 else max(enough, size)
            i, stuck = of_starts[t], 0
            many = of_starts[t + 1] - of_starts[t]
            # Round and round, until none of them can be changed any more.
            while size != bound and stuck < many:
                e = of_members[i]
                stamp += 1
                if (change > 0 or x[e] > 0) and reroute(
                    starts, edges, first, second, split, low, high, x, sums, marks, t + 1,
                    e, change, stamp, seen, back, via, onward, queue, noted, touched, tally,
                ):  # fmt: skip
                    size += change
                    stuck = 0
                else:
                    stuck += 1
                    i = i + 1 if i + 1 < of_starts[t + 1] else of_starts[t]
            if change < 0:
                least[t] = size
                if size == 0:
                    break
            else:
                most[t] = size
        for i in range(tally[0]):
            e = touched[i]
            sums[first[e]] += truth[e] - x[e]
            sums[second[e]] += truth[e] - x[e]
            x[e] = truth[e]
        tally[0] = 0

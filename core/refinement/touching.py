"""Ways from region to region, kept as a list; whether a region hangs together without an area.

An area's neighbours are ``neighbours[starts[area] : starts[area + 1]]``; such a place is a way.
"""

from __future__ import annotations

import numpy as np
from numba import boolean, int64, void
from numpy.typing import NDArray

from core.compiled import compiled
from core.ledger.book import I32, I64
from core.refinement.walk import U8, U64

_MOST_NEIGHBOURS = 64
_FARTHEST = 400


@compiled(void(I32, I32, U64))
def find_near(
    starts: NDArray[np.int32], neighbours: NDArray[np.int32], near: NDArray[np.uint64]
) -> None:
    """Fills ``near`` (see `Walk`) where an area has at most 64 neighbours."""
    for a in range(len(starts) - 1):
        first, n = starts[a], starts[a + 1] - starts[a]
        if n > _MOST_NEIGHBOURS:
            continue
        for i in range(n):
            b = neighbours[first + i]
            bits = np.uint64(0)
            for j in range(starts[b], starts[b + 1]):
                for m in range(n):
                    if neighbours[first + m] == neighbours[j]:
                        bits |= np.uint64(1) << np.uint64(m)
            near[first + i] = bits


@compiled(void(I32, I32, I32, I32))
def find_twins(
    starts: NDArray[np.int32],
    neighbours: NDArray[np.int32],
    owner: NDArray[np.int32],
    twin: NDArray[np.int32],
) -> None:
    """Fills ``owner`` and ``twin`` (see `Walk`)."""
    for a in range(len(starts) - 1):
        for i in range(starts[a], starts[a + 1]):
            owner[i] = a
            b = neighbours[i]
            for j in range(starts[b], starts[b + 1]):
                if neighbours[j] == a:
                    twin[i] = j


@compiled(void(I32, I32, I64, int64, boolean))
def list_way(
    border: NDArray[np.int32],
    place: NDArray[np.int32],
    length: NDArray[np.int64],
    way: int,
    crosses: bool,
) -> None:
    """Puts a way on the list of those that lead to another region, or takes it off."""
    if crosses and place[way] < 0:
        border[length[0]] = way
        place[way] = length[0]
        length[0] += 1
    elif not crosses and place[way] >= 0:
        length[0] -= 1
        last = border[length[0]]
        border[place[way]] = last
        place[last] = place[way]
        place[way] = -1


@compiled(void(I32, I32, I32, U8, I32, I32, I64, I32, int64))
def list_ways_of(
    starts: NDArray[np.int32],
    neighbours: NDArray[np.int32],
    twin: NDArray[np.int32],
    is_open: NDArray[np.uint8],
    border: NDArray[np.int32],
    place: NDArray[np.int32],
    length: NDArray[np.int64],
    labels: NDArray[np.int32],
    area: int,
) -> None:
    """Brings the list of ways up to date around an area whose region is new."""
    for way in range(starts[area], starts[area + 1]):
        crosses = labels[area] != labels[neighbours[way]]
        if crosses != (place[way] >= 0):
            list_way(border, place, length, way, crosses and is_open[way] != 0)
        back = twin[way]
        if crosses != (place[back] >= 0):
            list_way(border, place, length, back, crosses and is_open[back] != 0)


@compiled(boolean(I32, I32, U64, I32, int64, int64))
def hangs_together_locally(
    starts: NDArray[np.int32],
    neighbours: NDArray[np.int32],
    near: NDArray[np.uint64],
    labels: NDArray[np.int32],
    area: int,
    region: int,
) -> bool:
    """Whether the neighbours of an area in a region are joined to each other among themselves."""
    first = np.int64(starts[area])
    n = np.int64(starts[area + 1]) - first
    if n > _MOST_NEIGHBOURS:
        return False
    mine, one = np.uint64(0), np.uint64(1)
    for i in range(n):
        if labels[neighbours[first + i]] == region:
            mine |= one << np.uint64(i)
    reached = mine & (~mine + one)
    grew = reached != mine
    while grew:
        before = reached
        for i in range(n):
            if (reached >> np.uint64(i)) & one:
                reached |= near[first + i] & mine
        grew = reached != before and reached != mine
    return bool(reached == mine)


@compiled(boolean(I32, I32, U64, I32, I32, I64, I64, int64, int64))
def hangs_together(
    starts: NDArray[np.int32],
    neighbours: NDArray[np.int32],
    near: NDArray[np.uint64],
    labels: NDArray[np.int32],
    queue: NDArray[np.int32],
    mark: NDArray[np.int64],
    stamp: NDArray[np.int64],
    area: int,
    region: int,
) -> bool:
    """Whether the neighbours of an area in a region are joined without it, within that region.

    Looks at so many areas at most and then says no, so that a walk never waits for it.
    """
    if hangs_together_locally(starts, neighbours, near, labels, area, region):
        return True
    wanted, seen = stamp[0] + 1, stamp[0] + 2
    stamp[0] = seen
    missing, head, tail = 0, 0, 0
    for i in range(starts[area], starts[area + 1]):
        b = neighbours[i]
        if labels[b] == region:
            if tail == 0:
                queue[tail] = b
                mark[b] = seen
                tail = 1
            else:
                mark[b] = wanted
                missing += 1
    mark[area] = seen
    while missing > 0 and head < tail and head < _FARTHEST:
        a = queue[head]
        head += 1
        for i in range(starts[a], starts[a + 1]):
            b = neighbours[i]
            if labels[b] == region and mark[b] != seen:
                if mark[b] == wanted:
                    missing -= 1
                mark[b] = seen
                queue[tail] = b
                tail += 1
    return missing == 0

"""Compiled bookkeeping of regions; every function names what it changes."""

from __future__ import annotations

import math

import numba as nb
import numpy as np
from numba import float64, int64, void
from numpy.typing import NDArray

from core.ledger.book import BOOK, F64, I32, Book


@nb.njit(float64(I32, F64, F64, int64, int64, float64, float64), cache=True, nogil=True)
def distance_sum(
    pool: NDArray[np.int32],
    x: NDArray[np.float64],
    y: NDArray[np.float64],
    start: int,
    end: int,
    centre_x: float,
    centre_y: float,
) -> float:
    """Sum of distances of the areas ``pool[start:end]`` to a place, metres."""
    total = 0.0
    for i in range(start, end):
        area = np.uint32(pool[i])
        dx, dy = x[area] - centre_x, y[area] - centre_y
        total += math.sqrt(dx * dx + dy * dy)
    return total


@nb.njit(void(BOOK, int64), cache=True, nogil=True)
def measure_region(book: Book, r: int) -> None:
    """Sets a region's centre and the sum of distances to it."""
    start, n = book.starts[r], book.members[r]
    if n == 0:
        book.centre_x[r] = book.centre_y[r] = math.nan
        book.distance[r] = 0.0
        return
    x = y = 0.0
    for i in range(start, start + n):
        x += book.x[book.pool[i]]
        y += book.y[book.pool[i]]
    x, y = x / n, y / n
    book.centre_x[r], book.centre_y[r] = x, y
    book.distance[r] = distance_sum(book.pool, book.x, book.y, start, start + n, x, y)


@nb.njit(void(BOOK), cache=True, nogil=True)
def _lay_out_pool(book: Book) -> None:
    """Writes the members of all regions one after the other, each with room for half as many."""
    end = 0
    for r in range(len(book.starts)):
        book.starts[r] = end
        book.room[r] = book.members[r] + book.members[r] // 2 + 4
        end += book.room[r]
    book.pool_end[0] = end
    book.members[:] = 0
    for a in range(len(book.labels)):
        r = book.labels[a]
        book.slot[a] = book.starts[r] + book.members[r]
        book.pool[book.slot[a]] = a
        book.members[r] += 1


@nb.njit(void(BOOK, int64), cache=True, nogil=True)
def _give_room(book: Book, r: int) -> None:
    """Moves a full region to the end of the pool, or lays the pool out anew."""
    wanted = 2 * book.room[r] + 4
    if book.pool_end[0] + wanted > len(book.pool):
        _lay_out_pool(book)
        return
    start = book.pool_end[0]
    for i in range(book.members[r]):
        a = book.pool[book.starts[r] + i]
        book.pool[start + i] = a
        book.slot[a] = start + i
    book.starts[r] = start
    book.room[r] = wanted
    book.pool_end[0] = start + wanted


@nb.njit(void(BOOK, int64), cache=True, nogil=True)
def open_book(book: Book, k: int) -> None:
    """Fills everything that follows from ``labels``."""
    n, m = len(book.labels), book.sizes.shape[1]
    book.sizes[:, :] = 0
    book.region_records[:] = 0
    book.region_population[:] = 0.0
    book.members[:] = 0
    for a in range(n):
        r = book.labels[a]
        for i in range(book.row_starts[a], book.row_starts[a + 1]):
            book.sizes[r, book.classes[i]] += book.counts[i]
        book.region_records[r] += book.records[a]
        book.region_population[r] += book.population[a]
        book.members[r] += 1
    for r in range(len(book.lost)):
        lost = 0
        for c in range(m):
            if book.sizes[r, c] < k:
                lost += book.sizes[r, c]
        book.lost[r] = lost
    _lay_out_pool(book)
    for r in range(len(book.lost)):
        measure_region(book, r)


@nb.njit(int64(nb.int16[:, ::1], nb.int32[:, ::1], *(int64,) * 4), cache=True, nogil=True)
def lost_change_dense(
    rows: NDArray[np.int16],
    sizes: NDArray[np.int32],
    k: int,
    area: int,
    source: int,
    target: int,
) -> np.int32:
    """Records more (or less) to be suppressed if an area went from one region to another.

    One pass over all classes without a branch, so that it is vectorised.
    """
    row, here, there = rows[area], sizes[source], sizes[target]
    least, change = np.int32(k), np.int32(0)
    for c in range(len(row)):
        v = np.int32(row[c])
        f, t = here[c], there[c]
        g, u = np.int32(f - v), np.int32(t + v)
        change = np.int32(
            change
            + np.int32(g * np.int32(g < least))
            - np.int32(f * np.int32(f < least))
            + np.int32(u * np.int32(u < least))
            - np.int32(t * np.int32(t < least))
        )
    return change


@nb.njit(int64(I32, I32, int64, int64, I32, I32, int64), cache=True, nogil=True)
def lost_change_sparse(
    classes: NDArray[np.int32],
    counts: NDArray[np.int32],
    start: int,
    end: int,
    here: NDArray[np.int32],
    there: NDArray[np.int32],
    k: int,
) -> np.int32:
    """The same from the classes that are present: ``classes[start:end]`` of the area."""
    least, change = np.int32(k), np.int32(0)
    for i in range(np.uint64(start), np.uint64(end)):
        c, v = np.uint32(classes[i]), counts[i]
        f, t = here[c], there[c]
        g, u = np.int32(f - v), np.int32(t + v)
        change = np.int32(
            change
            + np.int32(g * np.int32(g < least))
            - np.int32(f * np.int32(f < least))
            + np.int32(u * np.int32(u < least))
            - np.int32(t * np.int32(t < least))
        )
    return change


@nb.njit(void(BOOK, int64, int64, int64), cache=True, nogil=True)
def move_area(book: Book, k: int, area: int, target: int) -> None:
    """Takes an area into another region; centre and distances are left to `measure_region`."""
    source = book.labels[area]
    if book.members[target] == book.room[target]:
        _give_room(book, target)
    lost_here, lost_there = book.lost[source], book.lost[target]
    for i in range(book.row_starts[area], book.row_starts[area + 1]):
        c, v = book.classes[i], book.counts[i]
        f, t = book.sizes[source, c], book.sizes[target, c]
        book.sizes[source, c] = f - v
        book.sizes[target, c] = t + v
        if f < k:
            lost_here -= f
        if f - v < k:
            lost_here += f - v
        if t < k:
            lost_there -= t
        if t + v < k:
            lost_there += t + v
    book.lost[source], book.lost[target] = lost_here, lost_there
    book.region_records[source] -= book.records[area]
    book.region_records[target] += book.records[area]
    book.region_population[source] -= book.population[area]
    book.region_population[target] += book.population[area]
    book.labels[area] = target
    last = book.starts[source] + book.members[source] - 1
    moved = book.pool[last]
    book.pool[book.slot[area]] = moved
    book.slot[moved] = book.slot[area]
    book.members[source] -= 1
    place = book.starts[target] + book.members[target]
    book.pool[place] = area
    book.slot[area] = place
    book.members[target] += 1

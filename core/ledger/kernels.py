"""Compiled bookkeeping of regions; every function names what it changes."""

from __future__ import annotations

import math

import numba as nb
import numpy as np
from numba import float64, int64, void
from numpy.typing import NDArray

from core.compiled import compiled
from core.ledger.book import BOOK, F64, I32, I64, Book
from core.ledger.person_kernels import count_people, has_people, move_people


@compiled(float64(I32, F64, F64, int64, int64, float64, float64))
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


@compiled(void(BOOK, int64))
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


@compiled(void(BOOK))
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


@compiled(void(BOOK, int64))
def give_room(book: Book, r: int) -> None:
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


@compiled(void(BOOK, int64))
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
    of_people = has_people(book)
    if of_people:
        count_people(book)
    for r in range(len(book.lost)):
        lost = 0
        for c in range(m):
            if book.sizes[r, c] < k:
                lost += book.people.region_records[r, c] if of_people else book.sizes[r, c]
        book.lost[r] = lost
    _lay_out_pool(book)
    for r in range(len(book.lost)):
        measure_region(book, r)


@compiled(int64(nb.int16[:, ::1], nb.int32[:, ::1], *(int64,) * 4))
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


@compiled(int64(I32, I32, int64, int64, I32, I32, int64))
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


@compiled(void(I32, I32, I32, nb.int32[:, ::1], I64, *(int64,) * 4))
def move_records(
    row_starts: NDArray[np.int32],
    classes: NDArray[np.int32],
    counts: NDArray[np.int32],
    sizes: NDArray[np.int32],
    lost: NDArray[np.int64],
    k: int,
    area: int,
    source: int,
    target: int,
) -> None:
    """Takes an area's classes from one region's sizes to another's; ``lost`` of both follows."""
    here, there = sizes[source], sizes[target]
    lost_here, lost_there = np.int64(0), np.int64(0)
    for i in range(row_starts[area], row_starts[area + 1]):
        c, v = classes[i], counts[i]
        f, t = here[c], there[c]
        g, u = np.int32(f - v), np.int32(t + v)
        here[c], there[c] = g, u
        lost_here += np.int64(g) * np.int64(g < k) - np.int64(f) * np.int64(f < k)
        lost_there += np.int64(u) * np.int64(u < k) - np.int64(t) * np.int64(t < k)
    lost[source] += lost_here
    lost[target] += lost_there


@compiled(void(nb.int16[:, ::1], nb.int32[:, ::1], I64, *(int64,) * 4))
def move_records_dense(
    rows: NDArray[np.int16],
    sizes: NDArray[np.int32],
    lost: NDArray[np.int64],
    k: int,
    area: int,
    source: int,
    target: int,
) -> None:
    """The same from rows without gaps, in one pass that is vectorised."""
    row, here, there = rows[area], sizes[source], sizes[target]
    least, lost_here, lost_there = np.int32(k), np.int32(0), np.int32(0)
    for c in range(len(row)):
        v = np.int32(row[c])
        f, t = here[c], there[c]
        g, u = np.int32(f - v), np.int32(t + v)
        here[c] = g
        there[c] = u
        lost_here = np.int32(lost_here + np.int32(g * np.int32(g < least)))
        lost_here = np.int32(lost_here - np.int32(f * np.int32(f < least)))
        lost_there = np.int32(lost_there + np.int32(u * np.int32(u < least)))
        lost_there = np.int32(lost_there - np.int32(t * np.int32(t < least)))
    lost[source] += lost_here
    lost[target] += lost_there


@compiled(void(BOOK, *(int64,) * 4))
def move_counts(book: Book, k: int, area: int, source: int, target: int) -> None:
    """Any of these, whichever the book is made for."""
    rows, sizes, lost = book.rows, book.sizes, book.lost
    if has_people(book):
        move_people(book, k, area, source, target)
    elif len(rows) > 0:
        move_records_dense(rows, sizes, lost, k, area, source, target)
    else:
        starts, classes, counts = book.row_starts, book.classes, book.counts
        move_records(starts, classes, counts, sizes, lost, k, area, source, target)


@compiled(void(I32, I32, *(I64,) * 3, int64, int64))
def move_member(
    labels: NDArray[np.int32],
    pool: NDArray[np.int32],
    slot: NDArray[np.int64],
    starts: NDArray[np.int64],
    members: NDArray[np.int64],
    area: int,
    target: int,
) -> None:
    """Takes an area from its region's members to another's, where there must be room."""
    source = labels[area]
    members[source] -= 1
    moved = pool[starts[source] + members[source]]
    pool[slot[area]] = moved
    slot[moved] = slot[area]
    slot[area] = starts[target] + members[target]
    pool[slot[area]] = area
    members[target] += 1
    labels[area] = target


@compiled(void(BOOK, int64, int64, int64))
def move_area(book: Book, k: int, area: int, target: int) -> None:
    """Takes an area into another region; centre and distances are left to `measure_region`."""
    source = np.int64(book.labels[area])
    if book.members[target] == book.room[target]:
        give_room(book, target)
    move_counts(book, k, area, source, target)
    book.region_records[source] -= book.records[area]
    book.region_records[target] += book.records[area]
    book.region_population[source] -= book.population[area]
    book.region_population[target] += book.population[area]
    move_member(book.labels, book.pool, book.slot, book.starts, book.members, area, target)

"""Compiled bookkeeping of regions; every function names what it changes."""

from __future__ import annotations

import math

import numba as nb
import numpy as np
from numba import float64, int64, void
from numpy.typing import NDArray

from core.ledger.book import BOOK, F64, I32, I64, Book

_I16_2 = nb.types.Array(nb.int16, 2, "C")
_I32_2 = nb.types.Array(nb.int32, 2, "C")


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


@nb.njit(nb.boolean(BOOK), cache=True, nogil=True)
def has_people(book: Book) -> bool:
    """Whether sizes are distinct persons."""
    return len(book.people.records) > 0


@nb.njit(void(BOOK), cache=True, nogil=True)
def _count_people(book: Book) -> None:
    """Counts records by region, and takes who was added up several times out of the sizes."""
    people = book.people
    people.region_records[:, :] = 0
    people.held[:, :] = 0
    last = np.full(len(book.lost), -1, np.int64)
    for a in range(len(book.labels)):
        r = book.labels[a]
        for i in range(book.row_starts[a], book.row_starts[a + 1]):
            people.region_records[r, book.classes[i]] += people.records[i]
            for j in range(people.first[i], people.first[i + 1]):
                g = people.groups[j]
                if people.areas[people.starts[g]] != a:
                    continue
                # Each group is looked at once, from its first area.
                for u in range(people.starts[g], people.starts[g + 1]):
                    region = book.labels[people.areas[u]]
                    if last[region] == g:
                        book.sizes[region, book.classes[i]] -= people.times[g]
                    last[region] = g
                    if people.wide[g] >= 0:
                        people.held[region, people.wide[g]] += 1


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
    of_people = has_people(book)
    if of_people:
        _count_people(book)
    for r in range(len(book.lost)):
        lost = 0
        for c in range(m):
            if book.sizes[r, c] < k:
                lost += book.people.region_records[r, c] if of_people else book.sizes[r, c]
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


@nb.njit(void(I32, I32, I32, nb.int32[:, ::1], I64, *(int64,) * 4), cache=True, nogil=True)
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


@nb.njit(void(nb.int16[:, ::1], nb.int32[:, ::1], I64, *(int64,) * 4), cache=True, nogil=True)
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


@nb.njit(
    nb.types.UniTuple(int64, 2)(*(I64, I32) * 2, *(I32,) * 2, _I32_2, I32, *(int64,) * 4),
    cache=True,
    nogil=True,
)
def _who_is_there(
    first: NDArray[np.int64],
    groups: NDArray[np.int32],
    starts: NDArray[np.int64],
    areas: NDArray[np.int32],
    times: NDArray[np.int32],
    wide: NDArray[np.int32],
    held: NDArray[np.int32],
    labels: NDArray[np.int32],
    entry: int,
    area: int,
    source: int,
    target: int,
) -> tuple[int, int]:
    """Persons of an entry who have records of its class elsewhere in its region, and in another."""
    here = there = 0
    for j in range(first[entry], first[entry + 1]):
        g = groups[j]
        if wide[g] >= 0:
            stay, known = held[source, wide[g]] > 1, held[target, wide[g]] > 0
        else:
            stay = known = False
            for u in range(starts[g], starts[g + 1]):
                other = areas[u]
                stay = stay or (other != area and labels[other] == source)
                known = known or labels[other] == target
        here += times[g] if stay else 0
        there += times[g] if known else 0
    return here, there


@nb.njit(int64(_I16_2, _I16_2, _I32_2, _I32_2, *(int64,) * 4), cache=True, nogil=True)
def _lost_change_of_rows(
    rows: NDArray[np.int16],
    weights: NDArray[np.int16],
    sizes: NDArray[np.int32],
    records: NDArray[np.int32],
    k: int,
    area: int,
    source: int,
    target: int,
) -> np.int32:
    """As `lost_change_dense`, where each class has a number of records beside its size."""
    row, weight, here, there = rows[area], weights[area], sizes[source], sizes[target]
    of_here, of_there = records[source], records[target]
    least, change = np.int32(k), np.int32(0)
    for c in range(len(row)):
        v, w = np.int32(row[c]), np.int32(weight[c])
        f, t, of_f, of_t = here[c], there[c], of_here[c], of_there[c]
        change = np.int32(
            change
            + np.int32((of_f - w) * np.int32(np.int32(f - v) < least))
            - np.int32(of_f * np.int32(f < least))
            + np.int32((of_t + w) * np.int32(np.int32(t + v) < least))
            - np.int32(of_t * np.int32(t < least))
        )
    return change


@nb.njit(int64(BOOK, *(int64,) * 4), cache=True, nogil=True)
def lost_change_people(book: Book, k: int, area: int, source: int, target: int) -> int:
    """As `lost_change_sparse` where sizes are persons: records more to be suppressed.

    First as if nobody were in several areas; then who is, where that decides about k.
    """
    people, sizes, records = book.people, book.sizes, book.people.region_records
    change = np.int64(0)
    if len(book.rows) > 0:
        rows, weights = book.rows, people.rows
        change += _lost_change_of_rows(rows, weights, sizes, records, k, area, source, target)
    else:
        classes, counts, of_entry = book.classes, book.counts, people.records
        for i in range(book.row_starts[area], book.row_starts[area + 1]):
            c, v, w = classes[i], counts[i], of_entry[i]
            f, t = sizes[source, c], sizes[target, c]
            of_f, of_t = records[source, c], records[target, c]
            change += (of_f - w) * np.int64(f - v < k) - of_f * np.int64(f < k)
            change += (of_t + w) * np.int64(t + v < k) - of_t * np.int64(t < k)
    # Arrays are taken out of their tuple once: in a loop that would cost more than the work.
    classes, counts, of_entry, labels = book.classes, book.counts, people.records, book.labels
    first, groups, starts, areas = people.first, people.groups, people.starts, people.areas
    times, wide, held, shared = people.times, people.wide, people.held, people.shared
    for j in range(people.shared_starts[area], people.shared_starts[area + 1]):
        i = shared[j]
        c, v, w = classes[i], counts[i], of_entry[i]
        left, joined = sizes[source, c] - v, sizes[target, c] + v
        decided = (left >= k or left + v < k) and (joined < k or joined - v >= k)
        if decided:
            continue
        here, there = _who_is_there(
            first, groups, starts, areas, times, wide, held, labels, i, area, source, target
        )
        change -= (records[source, c] - w) * np.int64(left < k and left + here >= k)
        change += (records[target, c] + w) * np.int64(joined >= k and joined - there < k)
    return int(change)


@nb.njit(void(_I16_2, _I16_2, _I32_2, _I32_2, I64, *(int64,) * 4), cache=True, nogil=True)
def _move_rows(
    rows: NDArray[np.int16],
    weights: NDArray[np.int16],
    sizes: NDArray[np.int32],
    records: NDArray[np.int32],
    lost: NDArray[np.int64],
    k: int,
    area: int,
    source: int,
    target: int,
) -> None:
    """As `move_records_dense`, where each class has a number of records beside its size."""
    row, weight, here, there = rows[area], weights[area], sizes[source], sizes[target]
    of_here, of_there = records[source], records[target]
    least, lost_here, lost_there = np.int32(k), np.int32(0), np.int32(0)
    for c in range(len(row)):
        v, w = np.int32(row[c]), np.int32(weight[c])
        f, t, of_f, of_t = here[c], there[c], of_here[c], of_there[c]
        g, u, of_g, of_u = np.int32(f - v), np.int32(t + v), np.int32(of_f - w), np.int32(of_t + w)
        here[c], there[c], of_here[c], of_there[c] = g, u, of_g, of_u
        lost_here = np.int32(lost_here + np.int32(of_g * np.int32(g < least)))
        lost_here = np.int32(lost_here - np.int32(of_f * np.int32(f < least)))
        lost_there = np.int32(lost_there + np.int32(of_u * np.int32(u < least)))
        lost_there = np.int32(lost_there - np.int32(of_t * np.int32(t < least)))
    lost[source] += lost_here
    lost[target] += lost_there


@nb.njit(void(BOOK, *(int64,) * 4), cache=True, nogil=True)
def _move_entries(book: Book, k: int, area: int, source: int, target: int) -> None:
    """The same from the classes that are present."""
    sizes, records, lost = book.sizes, book.people.region_records, book.lost
    classes, counts, of_entry = book.classes, book.counts, book.people.records
    for i in range(book.row_starts[area], book.row_starts[area + 1]):
        c, v, w = classes[i], counts[i], of_entry[i]
        f, t = sizes[source, c], sizes[target, c]
        of_f, of_t = records[source, c], records[target, c]
        lost[source] += (of_f - w) * np.int64(f - v < k) - of_f * np.int64(f < k)
        lost[target] += (of_t + w) * np.int64(t + v < k) - of_t * np.int64(t < k)
        sizes[source, c], sizes[target, c] = f - v, t + v
        records[source, c], records[target, c] = of_f - w, of_t + w


@nb.njit(void(BOOK, *(int64,) * 4), cache=True, nogil=True)
def move_people(book: Book, k: int, area: int, source: int, target: int) -> None:
    """As `move_records` where sizes are persons; the area's label is that of before still.

    First as if nobody were in several areas; then who is.
    """
    people, sizes, records = book.people, book.sizes, book.people.region_records
    if len(book.rows) > 0:
        _move_rows(book.rows, people.rows, sizes, records, book.lost, k, area, source, target)
    else:
        _move_entries(book, k, area, source, target)
    classes, labels, lost, shared = book.classes, book.labels, book.lost, people.shared
    first, groups, starts, areas = people.first, people.groups, people.starts, people.areas
    times, wide, held = people.times, people.wide, people.held
    for j in range(people.shared_starts[area], people.shared_starts[area + 1]):
        i = shared[j]
        c = classes[i]
        here, there = _who_is_there(
            first, groups, starts, areas, times, wide, held, labels, i, area, source, target
        )
        g, u = sizes[source, c], sizes[target, c]
        lost[source] -= records[source, c] * np.int64(g < k and g + here >= k)
        lost[target] += records[target, c] * np.int64(u >= k and u - there < k)
        sizes[source, c], sizes[target, c] = g + here, u - there
        for h in range(first[i], first[i + 1]):
            column = wide[groups[h]]
            if column >= 0:
                held[source, column] -= 1
                held[target, column] += 1


@nb.njit(void(BOOK, *(int64,) * 4), cache=True, nogil=True)
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


@nb.njit(void(I32, I32, *(I64,) * 3, int64, int64), cache=True, nogil=True)
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


@nb.njit(void(BOOK, int64, int64, int64), cache=True, nogil=True)
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

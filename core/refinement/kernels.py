"""Compiled walk of border refinement: single areas pass between regions that touch.

Prices are worked out from below first. By convexity a region's sum of distances to its new centre
is at least what the slope at its old centre says, and n log2 n at least what its tangent says; a
move that is too dear even so needs no exact price.
"""

from __future__ import annotations

import math

import numba as nb
import numpy as np
from numba import boolean, float64, int64, void
from numpy.typing import NDArray

from core.compiled import compiled
from core.ledger.book import BOOK, F64, I32, I64, Book
from core.ledger.kernels import (
    distance_sum,
    give_room,
    lost_change_dense,
    lost_change_sparse,
    move_area,
    move_counts,
    move_member,
)
from core.ledger.person_kernels import has_people, lost_change_people
from core.refinement.touching import hangs_together, list_ways_of
from core.refinement.walk import (
    BEST,
    BEST_SHORT,
    BITS,
    CENTRE_X,
    CENTRE_Y,
    CHANGED,
    DISTANCE,
    F64_2,
    FLOOR,
    HEAT,
    LOG_RECORDS,
    LOST,
    MEMBERS,
    METRES,
    MOST_BITS,
    MOST_M,
    MOST_SITE_M,
    MOST_SQUARES,
    N_LOG_N,
    PER_BIT,
    PER_M,
    PER_SITE_M,
    PER_SQUARE,
    PRICED,
    PULL_X,
    PULL_Y,
    SHORT,
    SQUARES,
    TAKEN,
    TO_SITES,
    TRIED,
    U8,
    WALK,
    WORTH_BIT,
    WORTH_M,
    Walk,
)
from core.search.chance import draw_below, draw_share, ln, log2


@compiled(nb.types.UniTuple(float64, 5)(I32, F64, F64, int64, int64))
def shape_of(
    pool: NDArray[np.int32], x: NDArray[np.float64], y: NDArray[np.float64], start: int, n: int
) -> tuple[float, float, float, float, float]:
    """Centre of n > 0 areas, sum of the unit vectors from it to them, and of the distances."""
    centre_x = centre_y = distance = pull_x = pull_y = 0.0
    for i in range(start, start + n):
        centre_x += x[pool[i]]
        centre_y += y[pool[i]]
    centre_x, centre_y = centre_x / n, centre_y / n
    for i in range(start, start + n):
        dx, dy = x[pool[i]] - centre_x, y[pool[i]] - centre_y
        length = math.sqrt(dx * dx + dy * dy)
        distance += length
        if length > 0.0:
            unit = 1.0 / length
            pull_x += dx * unit
            pull_y += dy * unit
    return centre_x, centre_y, pull_x, pull_y, distance


@compiled(void(I32, F64, F64, I64, I64, I64, F64_2, int64))
def note_region(
    pool: NDArray[np.int32],
    x: NDArray[np.float64],
    y: NDArray[np.float64],
    starts: NDArray[np.int64],
    members: NDArray[np.int64],
    records: NDArray[np.int64],
    notes: NDArray[np.float64],
    r: int,
) -> None:
    """Measures a region anew."""
    n = np.float64(records[r])
    if members[r] > 0:
        shape = shape_of(pool, x, y, starts[r], members[r])
        notes[r, CENTRE_X], notes[r, CENTRE_Y], notes[r, METRES] = shape[0], shape[1], shape[4]
        notes[r, PULL_X], notes[r, PULL_Y] = shape[2], shape[3]
    else:
        notes[r, CENTRE_X] = notes[r, CENTRE_Y] = math.nan
    notes[r, MEMBERS] = members[r]
    notes[r, LOG_RECORDS] = log2(n) if n > 0.0 else 0.0
    notes[r, N_LOG_N] = n * notes[r, LOG_RECORDS]


@compiled(float64(WALK, float64, float64, int64, int64))
def sites_more(walk: Walk, x: float, y: float, f: int, t: int) -> float:
    """Metres to the sites that it costs if the area at (x, y) went from f to t (Eq. 20)."""
    site_x, site_y = walk.site_x, walk.site_y
    return math.hypot(x - site_x[t], y - site_y[t]) - math.hypot(x - site_x[f], y - site_y[f])


@compiled(void(F64, float64, float64, float64, float64))
def add_changes(
    sums: NDArray[np.float64], change: float, short: float, squares: float, farther: float
) -> None:
    """Adds what a move changes at once."""
    sums[LOST] += change
    sums[SHORT] += short
    sums[SQUARES] += squares
    sums[TO_SITES] += farther


@compiled(void(BOOK, WALK))
def add_up(book: Book, walk: Walk) -> None:
    """Sets the sums anew from the regions, in order, and the book's measures from the notes."""
    sums, notes, floor = walk.sums, walk.notes, walk.rules[FLOOR]
    sums[LOST] = sums[DISTANCE] = sums[BITS] = sums[SHORT] = sums[SQUARES] = 0.0
    for r in range(len(book.lost)):
        people = book.region_population[r]
        sums[LOST] += book.lost[r]
        sums[DISTANCE] += notes[r, METRES]
        sums[BITS] += notes[r, N_LOG_N]
        sums[SHORT] += max(0.0, floor - people)
        sums[SQUARES] += people * people
        book.centre_x[r], book.centre_y[r] = notes[r, CENTRE_X], notes[r, CENTRE_Y]
        book.distance[r] = notes[r, METRES]
    if len(walk.site_x) > 0:
        sums[TO_SITES] = 0.0
        for area in range(len(book.labels)):
            r = book.labels[area]
            dx, dy = book.x[area] - walk.site_x[r], book.y[area] - walk.site_y[r]
            sums[TO_SITES] += math.hypot(dx, dy)


@compiled(void(BOOK, WALK))
def measure(book: Book, walk: Walk) -> None:
    """Measures all regions anew."""
    pool, x, y, starts, members = book.pool, book.x, book.y, book.starts, book.members
    for r in range(len(members)):
        note_region(pool, x, y, starts, members, book.region_records, walk.notes, r)
    add_up(book, walk)


@compiled(void(WALK, I32, int64))
def list_ways(walk: Walk, labels: NDArray[np.int32], area: int) -> None:
    """Brings the list of ways up to date around an area whose region is new."""
    starts, neighbours, twin, is_open = walk.starts, walk.neighbours, walk.twin, walk.open
    border, place, n = walk.border, walk.place, walk.n_border
    list_ways_of(starts, neighbours, twin, is_open, border, place, n, labels, area)


@compiled(void(BOOK, WALK))
def begin(book: Book, walk: Walk) -> None:
    """Fills what follows from the labels; they are the best state so far."""
    walk.best[:] = book.labels
    for area in range(len(book.labels)):
        list_ways(walk, book.labels, area)
    measure(book, walk)


@compiled(void(BOOK, WALK, int64))
def go_to_best(book: Book, walk: Walk, k: int) -> None:
    """Brings the regions back to the best state."""
    for i in range(walk.counts[CHANGED]):
        area = walk.changed[i]
        walk.is_changed[area] = 0
        if book.labels[area] != walk.best[area]:
            move_area(book, k, area, walk.best[area])
            list_ways(walk, book.labels, area)
    walk.counts[CHANGED] = 0
    measure(book, walk)


@compiled(boolean(F64, F64))
def is_best(sums: NDArray[np.float64], rules: NDArray[np.float64]) -> bool:
    """Whether the state is better than the best one so far, which it then becomes."""
    if sums[DISTANCE] > rules[MOST_M] or sums[BITS] > rules[MOST_BITS]:
        return False
    if sums[TO_SITES] > rules[MOST_SITE_M]:
        return False
    if sums[SQUARES] > rules[MOST_SQUARES] or sums[SHORT] > sums[BEST_SHORT]:
        return False
    score = sums[LOST] + rules[WORTH_M] * sums[DISTANCE] + rules[WORTH_BIT] * sums[BITS]
    if sums[SHORT] == sums[BEST_SHORT] and score >= sums[BEST]:
        return False
    sums[BEST], sums[BEST_SHORT] = score, sums[SHORT]
    return True


@compiled(void(I64, I32, I32, I32, U8, int64, F64, F64))
def remember(
    counts: NDArray[np.int64],
    labels: NDArray[np.int32],
    best: NDArray[np.int32],
    changed: NDArray[np.int32],
    is_changed: NDArray[np.uint8],
    area: int,
    sums: NDArray[np.float64],
    rules: NDArray[np.float64],
) -> None:
    """Counts a move taken; if the state is better than the best one, keeps it."""
    counts[TAKEN] += 1
    if is_changed[area] == 0:
        is_changed[area] = 1
        changed[counts[CHANGED]] = area
        counts[CHANGED] += 1
    if is_best(sums, rules):
        for i in range(counts[CHANGED]):
            other = changed[i]
            best[other] = labels[other]
            is_changed[other] = 0
        counts[CHANGED] = 0


@compiled(void(I32, F64, F64, *(I64,) * 3, F64_2, F64, int64, int64))
def note_pair(
    pool: NDArray[np.int32],
    x: NDArray[np.float64],
    y: NDArray[np.float64],
    starts: NDArray[np.int64],
    members: NDArray[np.int64],
    records: NDArray[np.int64],
    notes: NDArray[np.float64],
    sums: NDArray[np.float64],
    f: int,
    t: int,
) -> None:
    """Measures two regions anew and brings the sums of metres and bits up to date."""
    metres = notes[f, METRES] + notes[t, METRES]
    bits = notes[f, N_LOG_N] + notes[t, N_LOG_N]
    note_region(pool, x, y, starts, members, records, notes, f)
    note_region(pool, x, y, starts, members, records, notes, t)
    sums[DISTANCE] += notes[f, METRES] + notes[t, METRES] - metres
    sums[BITS] += notes[f, N_LOG_N] + notes[t, N_LOG_N] - bits


@compiled(float64(F64_2, int64, int64, float64, float64))
def least_metres(notes: NDArray[np.float64], f: int, t: int, x: float, y: float) -> float:
    """Metres at least, by the slopes at the centres as they are, if (x, y) went from f to t."""
    n, m = notes[f, MEMBERS], notes[t, MEMBERS]
    dx, dy = x - notes[f, CENTRE_X], y - notes[f, CENTRE_Y]
    ex, ey = x - notes[t, CENTRE_X], y - notes[t, CENTRE_Y]
    away, off = math.sqrt(dx * dx + dy * dy), math.sqrt(ex * ex + ey * ey)
    saved = away - (notes[f, PULL_X] * dx + notes[f, PULL_Y] * dy - away) / (n - 1.0)
    # The new centre lies 1 / (m + 1) of the way to the area, which is m / (m + 1) away from it.
    return float((off * m - notes[t, PULL_X] * ex - notes[t, PULL_Y] * ey) / (m + 1.0) - saved)


@compiled(float64(I32, F64, F64, I64, F64_2, int64, int64, float64, float64))
def metres_more(
    pool: NDArray[np.int32],
    xs: NDArray[np.float64],
    ys: NDArray[np.float64],
    starts: NDArray[np.int64],
    notes: NDArray[np.float64],
    f: int,
    t: int,
    x: float,
    y: float,
) -> float:
    """Metres that it costs if the area at (x, y) went from f to t."""
    n, m = notes[f, MEMBERS], notes[t, MEMBERS]
    dx, dy = x - notes[f, CENTRE_X], y - notes[f, CENTRE_Y]
    ex, ey = x - notes[t, CENTRE_X], y - notes[t, CENTRE_Y]
    away, off = math.sqrt(dx * dx + dy * dy), math.sqrt(ex * ex + ey * ey)
    cx, cy = notes[f, CENTRE_X] - dx / (n - 1.0), notes[f, CENTRE_Y] - dy / (n - 1.0)
    change = distance_sum(pool, xs, ys, starts[f], starts[f] + np.int64(n), cx, cy)
    change -= notes[f, METRES] + notes[t, METRES] + away * (n / (n - 1.0))
    cx, cy = notes[t, CENTRE_X] + ex / (m + 1.0), notes[t, CENTRE_Y] + ey / (m + 1.0)
    change += distance_sum(pool, xs, ys, starts[t], starts[t] + np.int64(m), cx, cy)
    return float(change + off * (m / (m + 1.0)))


@compiled(float64(F64_2, int64, int64, int64, int64, int64))
def bits_more(notes: NDArray[np.float64], n_f: int, n_t: int, v: int, f: int, t: int) -> float:
    """Bits that it costs if v records went from f to t."""
    bits = -notes[f, N_LOG_N] - notes[t, N_LOG_N]
    if n_f > v:
        bits += (n_f - v) * log2(np.float64(n_f - v))
    if n_t + v > 0:
        bits += (n_t + v) * log2(np.float64(n_t + v))
    return float(bits)


@compiled(int64(nb.int16[:, ::1], I32, I32, I32, nb.int32[:, ::1], *(int64,) * 4))
def lost_more(
    rows: NDArray[np.int16],
    row_starts: NDArray[np.int32],
    classes: NDArray[np.int32],
    values: NDArray[np.int32],
    sizes: NDArray[np.int32],
    k: int,
    area: int,
    f: int,
    t: int,
) -> int:
    """Records more that are suppressed if an area went from f to t."""
    if len(rows) > 0:
        return int(lost_change_dense(rows, sizes, k, area, f, t))
    start, end = row_starts[area], row_starts[area + 1]
    return int(lost_change_sparse(classes, values, start, end, sizes[f], sizes[t], k))


@compiled(float64(F64_2, *(int64,) * 5))
def least_bits(notes: NDArray[np.float64], n_f: int, n_t: int, v: int, f: int, t: int) -> float:
    """Bits at least, by the tangents of n log2 n, if v records went from f to t."""
    if n_t > 0:
        return float(v * (notes[t, LOG_RECORDS] - notes[f, LOG_RECORDS]))
    return float(bits_more(notes, n_f, n_t, v, f, t))


@compiled(float64(F64, float64, float64, int64, int64))
def short_more(
    region_population: NDArray[np.float64], floor: float, people: float, f: int, t: int
) -> float:
    """People more that are missing to the floor if so many went from f to t."""
    here, there = region_population[f], region_population[t]
    change = max(0.0, floor - here + people) - max(0.0, floor - here)
    return float(change + max(0.0, floor - there - people) - max(0.0, floor - there))


@compiled(void(BOOK, WALK, int64, int64, int64))
def go(book: Book, walk: Walk, k: int, most_priced: int, most_tried: int) -> None:
    """Walks until ``counts`` reaches so many moves priced, or tried, or no way is left.

    Whether a region would fall apart is asked last, of the few moves whose price is right.

    Parameters
    ----------
    book, walk
        Changed in place.
    k
        Smallest class size allowed, records.
    most_priced, most_tried
        Ends, as totals since the walk began.
    """
    # Every array is taken out of its tuple once: in the loop that would cost more than the work.
    labels, pool, slot, places, members = (
        book.labels,
        book.pool,
        book.slot,
        book.starts,
        book.members,
    )
    records, total, people, crowd = (
        book.records,
        book.region_records,
        book.population,
        book.region_population,
    )
    rows, row_starts, classes, values = book.rows, book.row_starts, book.classes, book.counts
    xs, ys, sizes, room, of_people = book.x, book.y, book.sizes, book.room, has_people(book)
    starts, neighbours, near, owner = walk.starts, walk.neighbours, walk.near, walk.owner
    twin, is_open, border, place, n = walk.twin, walk.open, walk.border, walk.place, walk.n_border
    queue, mark, stamp, chance, notes = walk.queue, walk.mark, walk.stamp, walk.chance, walk.notes
    counts, rules, sums, best = walk.counts, walk.rules, walk.sums, walk.best
    changed, is_changed, heat, floor = walk.changed, walk.is_changed, rules[HEAT], rules[FLOOR]
    per_m, per_bit, per_square, per_site_m = (
        rules[PER_M],
        rules[PER_BIT],
        rules[PER_SQUARE],
        rules[PER_SITE_M],
    )
    while counts[PRICED] < most_priced and counts[TRIED] < most_tried and n[0] > 0:
        counts[TRIED] += 1
        way = border[draw_below(chance, n[0])]
        area = np.int64(owner[way])
        f, t, v = np.int64(labels[area]), np.int64(labels[neighbours[way]]), records[area]
        if members[f] == 1 or 0 < v == total[f]:
            continue
        short = short_more(crowd, floor, people[area], f, t) if floor > 0.0 else 0.0
        if short > 0.0:
            continue
        counts[PRICED] += 1
        left = math.inf if short < 0.0 else -heat * ln(draw_share(chance))
        squares = 2.0 * people[area] * (crowd[t] - crowd[f] + people[area])
        farther = sites_more(walk, xs[area], ys[area], f, t) if per_site_m > 0.0 else 0.0
        least = per_bit * least_bits(notes, total[f], total[t], v, f, t) + per_m * least_metres(
            notes, f, t, xs[area], ys[area]
        )
        change = (
            lost_change_people(
                book, k, area, f, t, left - per_square * squares - per_site_m * farther - least
            )
            if of_people
            else lost_more(rows, row_starts, classes, values, sizes, k, area, f, t)
        )
        left -= change + per_square * squares + per_site_m * farther
        if least > left:
            continue
        left -= per_bit * bits_more(notes, total[f], total[t], v, f, t)
        if per_m * metres_more(pool, xs, ys, places, notes, f, t, xs[area], ys[area]) > left:
            continue
        if not hangs_together(starts, neighbours, near, labels, queue, mark, stamp, area, f):
            continue
        if members[t] == room[t]:
            give_room(book, t)
        move_counts(book, k, area, f, t)
        move_member(labels, pool, slot, places, members, area, t)
        total[f], total[t] = total[f] - v, total[t] + v
        crowd[f], crowd[t] = crowd[f] - people[area], crowd[t] + people[area]
        add_changes(sums, change, short, squares, farther)
        note_pair(pool, xs, ys, places, members, total, notes, sums, f, t)
        list_ways_of(starts, neighbours, twin, is_open, border, place, n, labels, area)
        remember(counts, labels, best, changed, is_changed, area, sums, rules)

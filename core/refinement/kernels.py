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

from core.ledger.book import BOOK, F64, I32, I64, Book
from core.ledger.kernels import distance_sum, lost_change_dense, lost_change_sparse, move_area
from core.refinement.touching.kernels import (
    hangs_together,
    hangs_together_locally,
    list_ways_of,
)
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
    FOUND,
    HEAT,
    LOG_RECORDS,
    LOST,
    MEMBERS,
    METRES,
    MOST_BITS,
    MOST_M,
    MOST_SQUARES,
    N_LOG_N,
    PER_BIT,
    PER_M,
    PER_SQUARE,
    PRICED,
    PULL_X,
    PULL_Y,
    SHORT,
    SQUARES,
    TAKEN,
    TRIED,
    WALK,
    WORTH_BIT,
    WORTH_M,
    Walk,
)
from core.search.kernels import draw_below, draw_share, ln, log2


@nb.njit(nb.types.UniTuple(float64, 5)(I32, F64, F64, int64, int64), cache=True, nogil=True)
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
            pull_x += dx / length
            pull_y += dy / length
    return centre_x, centre_y, pull_x, pull_y, distance


@nb.njit(void(BOOK, WALK, int64), cache=True, nogil=True)
def note_region(book: Book, walk: Walk, r: int) -> None:
    """Measures a region anew, in the book and in the walk's notes."""
    note, n = walk.notes[r], np.float64(book.region_records[r])
    if book.members[r] > 0:
        shape = shape_of(book.pool, book.x, book.y, book.starts[r], book.members[r])
        for i in range(5):
            note[i] = shape[i]
        book.centre_x[r], book.centre_y[r], book.distance[r] = shape[0], shape[1], shape[4]
    note[MEMBERS] = book.members[r]
    note[LOG_RECORDS] = log2(n) if n > 0.0 else 0.0
    note[N_LOG_N] = n * note[LOG_RECORDS]


@nb.njit(void(BOOK, WALK, int64, float64), cache=True, nogil=True)
def add_region(book: Book, walk: Walk, r: int, sign: float) -> None:
    """Adds what a region costs to the sums, or takes it away (sign -1)."""
    sums, people = walk.sums, book.region_population[r]
    sums[LOST] += sign * book.lost[r]
    sums[DISTANCE] += sign * walk.notes[r, METRES]
    sums[BITS] += sign * walk.notes[r, N_LOG_N]
    sums[SHORT] += sign * max(0.0, walk.rules[FLOOR] - people)
    sums[SQUARES] += sign * people * people


@nb.njit(void(BOOK, WALK), cache=True, nogil=True)
def add_up(book: Book, walk: Walk) -> None:
    """Sets the sums anew from the regions, in order, so that no error of rounding grows."""
    sums = walk.sums
    sums[LOST] = sums[DISTANCE] = sums[BITS] = sums[SHORT] = sums[SQUARES] = 0.0
    for r in range(len(book.lost)):
        add_region(book, walk, r, 1.0)


@nb.njit(void(BOOK, WALK), cache=True, nogil=True)
def begin(book: Book, walk: Walk) -> None:
    """Fills what follows from the labels; they are the best state so far."""
    walk.best[:] = book.labels
    for area in range(len(book.labels)):
        list_ways_of(walk, book.labels, area)
    for r in range(len(book.lost)):
        note_region(book, walk, r)
    add_up(book, walk)


@nb.njit(void(BOOK, WALK, int64), cache=True, nogil=True)
def go_to_best(book: Book, walk: Walk, k: int) -> None:
    """Brings the regions back to the best state."""
    for i in range(walk.counts[CHANGED]):
        area = walk.changed[i]
        walk.is_changed[area] = 0
        if book.labels[area] != walk.best[area]:
            move_area(book, k, area, walk.best[area])
            list_ways_of(walk, book.labels, area)
    walk.counts[CHANGED] = 0
    for r in range(len(book.lost)):
        note_region(book, walk, r)
    add_up(book, walk)


@nb.njit(boolean(F64, F64), cache=True, nogil=True)
def is_best(sums: NDArray[np.float64], rules: NDArray[np.float64]) -> bool:
    """Whether the state is better than the best one so far, which it then becomes."""
    if sums[DISTANCE] > rules[MOST_M] or sums[BITS] > rules[MOST_BITS]:
        return False
    if sums[SQUARES] > rules[MOST_SQUARES] or sums[SHORT] > sums[BEST_SHORT]:
        return False
    score = sums[LOST] + rules[WORTH_M] * sums[DISTANCE] + rules[WORTH_BIT] * sums[BITS]
    if sums[SHORT] == sums[BEST_SHORT] and score >= sums[BEST]:
        return False
    sums[BEST], sums[BEST_SHORT] = score, sums[SHORT]
    return True


@nb.njit(void(BOOK, WALK, int64, int64, int64), cache=True, nogil=True)
def take(book: Book, walk: Walk, k: int, area: int, target: int) -> None:
    """Moves an area and brings sums and the best state up to date."""
    source, counts = np.int64(book.labels[area]), walk.counts
    add_region(book, walk, source, -1.0)
    add_region(book, walk, target, -1.0)
    move_area(book, k, area, target)
    for i in range(2):
        note_region(book, walk, target if i else source)
        add_region(book, walk, target if i else source, 1.0)
    list_ways_of(walk, book.labels, area)
    counts[TAKEN] += 1
    if walk.is_changed[area] == 0:
        walk.is_changed[area] = 1
        walk.changed[counts[CHANGED]] = area
        counts[CHANGED] += 1
    if is_best(walk.sums, walk.rules):
        counts[FOUND] += 1
        for i in range(counts[CHANGED]):
            moved = walk.changed[i]
            walk.best[moved] = book.labels[moved]
            walk.is_changed[moved] = 0
        counts[CHANGED] = 0


@nb.njit(float64(F64_2, int64, int64, float64, float64), cache=True, nogil=True)
def least_metres(notes: NDArray[np.float64], f: int, t: int, x: float, y: float) -> float:
    """Metres at least, by the slopes at the centres as they are, if (x, y) went from f to t."""
    here, there = notes[f], notes[t]
    n, m = here[MEMBERS], there[MEMBERS]
    dx, dy = x - here[CENTRE_X], y - here[CENTRE_Y]
    ex, ey = x - there[CENTRE_X], y - there[CENTRE_Y]
    away, off = math.sqrt(dx * dx + dy * dy), math.sqrt(ex * ex + ey * ey)
    saved = away - (here[PULL_X] * dx + here[PULL_Y] * dy - away) / (n - 1.0)
    # The new centre lies 1 / (m + 1) of the way to the area, which is m / (m + 1) away from it.
    return float((off * m - there[PULL_X] * ex - there[PULL_Y] * ey) / (m + 1.0) - saved)


@nb.njit(float64(I32, F64, F64, I64, F64_2, int64, int64, float64, float64), cache=True, nogil=True)
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
    here, there = notes[f], notes[t]
    n, m = here[MEMBERS], there[MEMBERS]
    dx, dy = x - here[CENTRE_X], y - here[CENTRE_Y]
    ex, ey = x - there[CENTRE_X], y - there[CENTRE_Y]
    away, off = math.sqrt(dx * dx + dy * dy), math.sqrt(ex * ex + ey * ey)
    cx, cy = here[CENTRE_X] - dx / (n - 1.0), here[CENTRE_Y] - dy / (n - 1.0)
    change = distance_sum(pool, xs, ys, starts[f], starts[f] + np.int64(n), cx, cy)
    change -= here[METRES] + there[METRES] + away * (n / (n - 1.0))
    cx, cy = there[CENTRE_X] + ex / (m + 1.0), there[CENTRE_Y] + ey / (m + 1.0)
    change += distance_sum(pool, xs, ys, starts[t], starts[t] + np.int64(m), cx, cy)
    return float(change + off * (m / (m + 1.0)))


@nb.njit(float64(F64_2, int64, int64, int64, int64, int64), cache=True, nogil=True)
def bits_more(notes: NDArray[np.float64], n_f: int, n_t: int, v: int, f: int, t: int) -> float:
    """Bits that it costs if v records went from f to t."""
    bits = -notes[f, N_LOG_N] - notes[t, N_LOG_N]
    if n_f > v:
        bits += (n_f - v) * log2(np.float64(n_f - v))
    if n_t + v > 0:
        bits += (n_t + v) * log2(np.float64(n_t + v))
    return float(bits)


@nb.njit(float64(F64, float64, float64, int64, int64), cache=True, nogil=True)
def short_more(
    region_population: NDArray[np.float64], floor: float, people: float, f: int, t: int
) -> float:
    """People more that are missing to the floor if so many went from f to t."""
    here, there = region_population[f], region_population[t]
    change = max(0.0, floor - here + people) - max(0.0, floor - here)
    return float(change + max(0.0, floor - there - people) - max(0.0, floor - there))


@nb.njit(void(BOOK, WALK, int64, int64, int64), cache=True, nogil=True)
def go(book: Book, walk: Walk, k: int, most_priced: int, most_tried: int) -> None:
    """Walks until ``counts`` reaches so many moves priced, or tried, or no way is left.

    Parameters
    ----------
    book, walk
        Changed in place.
    k
        Smallest class size allowed, records.
    most_priced, most_tried
        Ends, as totals since the walk began.
    """
    counts, rules, chance, notes = walk.counts, walk.rules, walk.chance, walk.notes
    starts, neighbours, near, owner = walk.starts, walk.neighbours, walk.near, walk.owner
    border, n_border = walk.border, walk.n_border
    queue, mark, stamp = walk.queue, walk.mark, walk.stamp
    labels, members, records, total = book.labels, book.members, book.records, book.region_records
    people, region_people, rows, sizes = (
        book.population,
        book.region_population,
        book.rows,
        book.sizes,
    )
    xs, ys, pool, places = book.x, book.y, book.pool, book.starts
    row_starts, classes, values = book.row_starts, book.classes, book.counts
    heat, per_m, per_bit = rules[HEAT], rules[PER_M], rules[PER_BIT]
    floor, per_square = rules[FLOOR], rules[PER_SQUARE]
    while counts[PRICED] < most_priced and counts[TRIED] < most_tried and n_border[0] > 0:
        counts[TRIED] += 1
        way = border[draw_below(chance, n_border[0])]
        area, b = np.int64(owner[way]), neighbours[way]
        f, t, v = np.int64(labels[area]), np.int64(labels[b]), records[area]
        if members[f] == 1 or 0 < v == total[f]:
            continue
        short = short_more(region_people, floor, people[area], f, t) if floor > 0.0 else 0.0
        if short > 0.0:
            continue
        if not hangs_together_locally(
            starts, neighbours, near, labels, area, f
        ) and not hangs_together(starts, neighbours, labels, queue, mark, stamp, area, f):
            continue
        counts[PRICED] += 1
        left = math.inf if short < 0.0 else -heat * ln(draw_share(chance))
        more = region_people[t] - region_people[f] + people[area]
        left -= per_square * (2.0 * people[area] * more)
        if len(rows) > 0:
            left -= lost_change_dense(rows, sizes, k, area, f, t)
        else:
            start, end = row_starts[area], row_starts[area + 1]
            left -= lost_change_sparse(classes, values, start, end, sizes[f], sizes[t], k)
        least = per_m * least_metres(notes, f, t, xs[area], ys[area])
        if total[t] > 0:
            least += per_bit * (v * (notes[t, LOG_RECORDS] - notes[f, LOG_RECORDS]))
        else:
            least += per_bit * bits_more(notes, total[f], total[t], v, f, t)
        if least > left:
            continue
        left -= per_bit * bits_more(notes, total[f], total[t], v, f, t)
        if per_m * metres_more(pool, xs, ys, places, notes, f, t, xs[area], ys[area]) <= left:
            take(book, walk, k, area, t)

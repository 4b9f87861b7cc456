"""Compiled bookkeeping where sizes are distinct persons (methods, section 13).

What moves is counted first as if nobody were in several areas; then who is, where that matters.
"""

from __future__ import annotations

import numba as nb
import numpy as np
from numba import float64, int64, void
from numpy.typing import NDArray

from core.compiled import compiled
from core.ledger.book import BOOK, I32, I64, Book

TOO_MANY = 1 << 40
"""More records than there are."""

_I16_2 = nb.types.Array(nb.int16, 2, "C")
_I32_2 = nb.types.Array(nb.int32, 2, "C")


@compiled(nb.boolean(BOOK))
def has_people(book: Book) -> bool:
    """Whether sizes are distinct persons."""
    return len(book.people.records) > 0


@compiled(void(BOOK))
def count_people(book: Book) -> None:
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


@compiled(
    nb.types.UniTuple(int64, 2)(*(I64, I32) * 2, *(I32,) * 2, _I32_2, I32, *(int64,) * 4),
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


@compiled(int64(_I16_2, _I16_2, _I32_2, _I32_2, *(int64,) * 4))
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


@compiled(int64(BOOK, *(int64,) * 4, float64))
def lost_change_people(book: Book, k: int, area: int, source: int, target: int, most: float) -> int:
    """As `lost_change_sparse` where sizes are persons: records more to be suppressed.

    First as if nobody were in several areas; then who is, where that decides about k. Where even
    the least that it can be is more than ``most``, the answer is `TOO_MANY`.
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
    begin, end = people.shared_starts[area], people.shared_starts[area + 1]
    least = change
    for j in range(begin, end):
        i = shared[j]
        c, v, w = classes[i], counts[i], of_entry[i]
        size = sizes[source, c]
        least -= (records[source, c] - w) * np.int64(size - v < k) * np.int64(size >= k)
    if least > most:
        return TOO_MANY
    for j in range(begin, end):
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


@compiled(void(_I16_2, _I16_2, _I32_2, _I32_2, I64, *(int64,) * 4))
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


@compiled(void(BOOK, *(int64,) * 4))
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


@compiled(void(BOOK, *(int64,) * 4))
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

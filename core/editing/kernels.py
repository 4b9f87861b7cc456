"""Compiled part of editing: areas change region, and what they touch is measured anew.

What is written down for a region follows from its areas in the order of their indices, never from
the way it came about; so the account after any strokes is that of a full recount to the last bit,
and taking strokes back leads exactly to where they began.
"""

from __future__ import annotations

import numba as nb
import numpy as np
from numba import int64, void
from numpy.typing import NDArray

from core.compiled import compiled
from core.ledger.book import BOOK, I32, I64, Book
from core.ledger.kernels import measure_region, move_area

_U8 = nb.types.Array(nb.uint8, 1, "C")


@compiled(void(BOOK, int64, I32, I32))
def move_areas(book: Book, k: int, areas: NDArray[np.int32], targets: NDArray[np.int32]) -> None:
    """Takes areas into other regions; `settle` has to follow for all regions they touch."""
    for i in range(len(areas)):
        if book.labels[areas[i]] != targets[i]:
            move_area(book, k, np.int64(areas[i]), np.int64(targets[i]))


@compiled(int64(BOOK, int64))
def smallest_class(book: Book, region: int) -> int:
    """Records in the smallest class present in a region; 0 where there is none."""
    smallest = 0
    sizes = book.sizes[region]
    for c in range(len(sizes)):
        if sizes[c] > 0 and (smallest == 0 or sizes[c] < smallest):
            smallest = sizes[c]
    return smallest


@compiled(int64(BOOK, I32, I32, _U8, I32, int64))
def pieces_of(
    book: Book,
    starts: NDArray[np.int32],
    neighbours: NDArray[np.int32],
    seen: NDArray[np.uint8],
    waiting: NDArray[np.int32],
    region: int,
) -> int:
    """How many pieces a region is in; ``seen`` (n,) is all 0 before and after."""
    first, n = book.starts[region], book.members[region]
    pieces = 0
    for i in range(first, first + n):
        if seen[book.pool[i]]:
            continue
        pieces += 1
        waiting[0], length = book.pool[i], 1
        seen[book.pool[i]] = 1
        while length > 0:
            length -= 1
            area = waiting[length]
            for j in range(starts[area], starts[area + 1]):
                other = neighbours[j]
                if book.labels[other] == region and not seen[other]:
                    seen[other] = 1
                    waiting[length] = other
                    length += 1
    for i in range(first, first + n):
        seen[book.pool[i]] = 0
    return pieces


@compiled(void(BOOK, I64, I64, I64, I32, I32))
def settle(
    book: Book,
    regions: NDArray[np.int64],
    smallest: NDArray[np.int64],
    pieces: NDArray[np.int64],
    starts: NDArray[np.int32],
    neighbours: NDArray[np.int32],
) -> None:
    """Measures regions anew: population, centre, distances, smallest class, pieces."""
    n = len(book.labels)
    seen, waiting = np.zeros(n, np.uint8), np.empty(n, np.int32)
    for r in regions:
        first, last = book.starts[r], book.starts[r] + book.members[r]
        book.pool[first:last] = np.sort(book.pool[first:last])
        people = 0.0
        for i in range(first, last):
            book.slot[book.pool[i]] = i
            people += book.population[book.pool[i]]
        book.region_population[r] = people
        measure_region(book, r)
        smallest[r] = smallest_class(book, r)
        pieces[r] = pieces_of(book, starts, neighbours, seen, waiting, r)

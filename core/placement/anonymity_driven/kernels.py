"""Compiled passes of anonymity-driven clustering (Croft et al. 2015, section 3.2.2, Eq. 14-19)."""

from __future__ import annotations

import numba as nb
import numpy as np
from numba import boolean, int64, void
from numpy.typing import NDArray

from core.ledger.book import BOOK, F64, I32, I64, Book
from core.ledger.kernels import measure_region, move_area
from core.placement.site_search.ground import GROUND, Ground
from core.placement.site_search.kernels import (
    neighbourhood,
    radius_of,
    reassigned,
    second_nearest,
    within_reach,
)

GOING_ON, NO_MOVE, K_REACHED, MOVE_CAP = 0, 1, 2, 3
REGION, CLASS, COMMITTED, PASSES, CANDIDATES, MOVES, EMPTYING = 0, 1, 2, 3, 4, 5, 6
"""Places in the cursor: where the pass stands, and what was counted so far."""
CURSOR = 7
WATCHED = 8
"""Bottleneck classes of a region that are remembered: if one keeps its size, so does alpha."""

FIGURES = 9
"""Columns of the log: from x, y, to x, y, objective, alpha, regions at alpha, lost, metres."""

_I32_2D = nb.types.Array(nb.int32, 2, "C")
_F64_2D = nb.types.Array(nb.float64, 2, "C")


@nb.njit(int64(I32), cache=True, nogil=True)
def smallest_class(sizes: NDArray[np.int32]) -> np.int32:
    """The smallest size among the classes present; 0 if there is none."""
    none = np.int32(2147483647)
    least = none
    for c in range(len(sizes)):
        size = sizes[c]
        least = min(least, size if size > np.int32(0) else none)
    return np.int32(0) if least == none else least


@nb.njit(void(BOOK, F64, F64, int64, I64, _I32_2D, F64), cache=True, nogil=True)
def look_at_region(
    book: Book,
    site_x: NDArray[np.float64],
    site_y: NDArray[np.float64],
    region: int,
    anonymity: NDArray[np.int64],
    watched: NDArray[np.int32],
    radius: NDArray[np.float64],
) -> None:
    """Sets what is remembered of a region: anonymity, some bottleneck classes, radius, distance."""
    sizes = book.sizes[region]
    least = smallest_class(sizes)
    anonymity[region] = least
    n = 0
    for c in range(len(sizes)):
        if n == WATCHED:
            break
        if sizes[c] == least and least > 0:
            watched[region, n] = c
            n += 1
    watched[region, n:] = -1
    radius[region] = radius_of(book, site_x, site_y, region)
    measure_region(book, region)


@nb.njit(boolean(I32, I32, I32, I32, I32, I32, int64, int64, int64), cache=True, nogil=True)
def _keeps_size(
    row_starts: NDArray[np.int32],
    classes: NDArray[np.int32],
    counts: NDArray[np.int32],
    areas: NDArray[np.int32],
    sources: NDArray[np.int32],
    targets: NDArray[np.int32],
    n: int,
    region: int,
    wanted: int,
) -> bool:
    """Whether a class has the same size in a region after n areas have changed region."""
    change = 0
    for i in range(n):
        if sources[i] != region and targets[i] != region:
            continue
        low, end = row_starts[areas[i]], row_starts[areas[i] + 1]
        high = end
        while low < high:
            middle = (low + high) >> 1
            if classes[middle] < wanted:
                low = middle + 1
            else:
                high = middle
        if low < end and classes[low] == wanted:
            change += counts[low] if targets[i] == region else -counts[low]
    return change == 0


@nb.njit(
    boolean(BOOK, I64, _I32_2D, int64, I32, I32, I32, int64, I64, int64), cache=True, nogil=True
)
def _may_rise(
    book: Book,
    anonymity: NDArray[np.int64],
    watched: NDArray[np.int32],
    alpha: int,
    areas: NDArray[np.int32],
    sources: NDArray[np.int32],
    targets: NDArray[np.int32],
    n: int,
    touched: NDArray[np.int64],
    n_touched: int,
) -> bool:
    """Whether some touched region at alpha loses all the bottleneck classes we remember."""
    row_starts, classes, counts = book.row_starts, book.classes, book.counts
    for j in range(n_touched):
        q = touched[j]
        if anonymity[q] != alpha:
            continue
        stays = False
        for w in range(WATCHED):
            if watched[q, w] < 0:
                break
            if _keeps_size(
                row_starts, classes, counts, areas, sources, targets, n, q, watched[q, w]
            ):
                stays = True
                break
        if not stays:
            return True
    return False


@nb.njit(int64(I32, I32, int64, I64), cache=True, nogil=True)
def regions_of_moves(
    sources: NDArray[np.int32], targets: NDArray[np.int32], n: int, touched: NDArray[np.int64]
) -> int:
    """Fills ``touched`` with the regions that n moves touch, each once; returns their number."""
    m = 0
    for i in range(n):
        for q in (sources[i], targets[i]):
            known = False
            for j in range(m):
                if touched[j] == q:
                    known = True
                    break
            if not known:
                touched[m] = q
                m += 1
    return m


@nb.njit(boolean(BOOK, I32, I32, I32, int64, I64, int64), cache=True, nogil=True)
def empties(
    book: Book,
    areas: NDArray[np.int32],
    sources: NDArray[np.int32],
    targets: NDArray[np.int32],
    n: int,
    touched: NDArray[np.int64],
    n_touched: int,
) -> bool:
    """Whether a region that has records would be left without any."""
    for j in range(n_touched):
        q = touched[j]
        left = book.region_records[q]
        if left == 0:
            continue
        for i in range(n):
            if sources[i] == q:
                left -= book.records[areas[i]]
            elif targets[i] == q:
                left += book.records[areas[i]]
        if left == 0:
            return True
    return False


@nb.njit(boolean(BOOK, I64, int64, int64, int64, I64, int64), cache=True, nogil=True)
def _rises(
    book: Book,
    anonymity: NDArray[np.int64],
    alpha: int,
    at_alpha: int,
    n_sites: int,
    touched: NDArray[np.int64],
    n_touched: int,
) -> bool:
    """Whether the objective is above alpha * s - |R_alpha| now that the areas have moved (Eq. 14).

    ``anonymity`` is still that of before.
    """
    least, number, left = np.int64(0), 0, at_alpha
    for j in range(n_touched):
        if anonymity[touched[j]] == alpha:
            left -= 1
        now = smallest_class(book.sizes[touched[j]])
        if now == 0:
            continue
        if least == 0 or now < least:
            least, number = now, 0
        if now == least:
            number += 1
    if left > 0:  # other regions are at alpha and stay there
        if least == 0 or least > alpha:
            return left < at_alpha
        return least == alpha and left + number < at_alpha
    if least == 0 or least > alpha:
        return True
    return least == alpha and number < at_alpha


@nb.njit(int64(I64, I64), cache=True, nogil=True)
def lowest(anonymity: NDArray[np.int64], number: NDArray[np.int64]) -> int:
    """Global anonymity alpha (0 without records); ``number[0]`` becomes |R_alpha|."""
    alpha, at_alpha = np.int64(0), 0
    for a in anonymity:
        if a > 0 and (alpha == 0 or a < alpha):
            alpha, at_alpha = a, 0
        if a > 0 and a == alpha:
            at_alpha += 1
    number[0] = at_alpha
    return alpha


@nb.njit(int64(BOOK, I32, int64, I32, int64, F64, F64, I32), cache=True, nogil=True)
def _candidates(
    book: Book,
    around: NDArray[np.int32],
    n_around: int,
    sizes: NDArray[np.int32],
    alpha: int,
    x: NDArray[np.float64],
    y: NDArray[np.float64],
    bottlenecks: NDArray[np.int32],
) -> int:
    """The bottleneck classes of a region in order, and the place each would draw the site to.

    The mean of the areas around, weighted by their members of the class (Eq. 18-19): fills
    ``x[c]``, ``y[c]`` and ``bottlenecks``; returns the number of bottlenecks.
    """
    m = 0
    weight = np.zeros(len(sizes), np.int64)
    for c in range(len(sizes)):
        if sizes[c] == alpha:
            bottlenecks[m] = c
            x[c] = y[c] = 0.0
            m += 1
    for j in range(n_around):
        a = around[j]
        for i in range(book.row_starts[a], book.row_starts[a + 1]):
            c = book.classes[i]
            if sizes[c] == alpha:
                weight[c] += book.counts[i]
                x[c] += book.x[a] * book.counts[i]
                y[c] += book.y[a] * book.counts[i]
    for j in range(m):
        c = bottlenecks[j]
        x[c], y[c] = x[c] / weight[c], y[c] / weight[c]
    return m


@nb.njit(
    int64(BOOK, GROUND, F64, F64, F64, I64, _I32_2D, int64, I64, int64, int64, I64, _F64_2D, I64),
    cache=True,
    nogil=True,
)
def search(
    book: Book,
    ground: Ground,
    site_x: NDArray[np.float64],
    site_y: NDArray[np.float64],
    radius: NDArray[np.float64],
    anonymity: NDArray[np.int64],
    watched: NDArray[np.int32],
    k: int,
    cursor: NDArray[np.int64],
    most_candidates: int,
    most_moves: int,
    log_sites: NDArray[np.int64],
    log: NDArray[np.float64],
    logged: NDArray[np.int64],
) -> int:
    """Goes on from the cursor until candidates or log are used up, or there is an end.

    Returns
    -------
    int
        GOING_ON, NO_MOVE, K_REACHED or MOVE_CAP.
    """
    n, s, m = len(book.labels), len(site_x), book.sizes.shape[1]
    around = np.empty(n, np.int32)
    areas, sources, targets = np.empty(n, np.int32), np.empty(n, np.int32), np.empty(n, np.int32)
    touched, near, other = np.empty(s, np.int64), np.empty(s, np.int64), np.empty(n, np.int64)
    apart, x, y, box = np.empty(n), np.empty(m), np.empty(m), np.empty(4)
    bottlenecks, at_alpha = np.empty(m, np.int32), np.zeros(1, np.int64)
    tried = 0
    alpha = lowest(anonymity, at_alpha)
    if alpha == 0 or alpha >= k:
        return K_REACHED
    if most_moves >= 0 and cursor[MOVES] >= most_moves:
        return MOVE_CAP
    while tried < most_candidates and logged[0] < len(log_sites):
        if cursor[REGION] >= s:
            if cursor[COMMITTED] == 0:
                return NO_MOVE
            cursor[REGION] = cursor[CLASS] = cursor[COMMITTED] = 0
            cursor[PASSES] += 1
        r = cursor[REGION]
        if anonymity[r] != alpha:
            cursor[REGION] += 1
            cursor[CLASS] = 0
            continue
        n_around = neighbourhood(book, ground, site_x, site_y, r, around)
        n_bottlenecks = _candidates(book, around, n_around, book.sizes[r], alpha, x, y, bottlenecks)
        n_members = second_nearest(book, site_x, site_y, r, other, apart)
        box[0] = box[1] = np.inf
        box[2] = box[3] = -np.inf
        for i in range(n_bottlenecks):
            c = bottlenecks[i]
            box[0], box[2] = min(box[0], x[c]), max(box[2], x[c])
            box[1], box[3] = min(box[1], y[c]), max(box[3], y[c])
        n_near = within_reach(site_x, site_y, radius, r, box, near)
        moved = False
        while cursor[CLASS] < n_bottlenecks and tried < most_candidates:
            c = bottlenecks[cursor[CLASS]]
            cursor[CLASS] += 1
            cursor[CANDIDATES] += 1
            tried += 1
            n_moves = reassigned(
                book, site_x, site_y, radius, r, x[c], y[c], other, apart, n_members, near, n_near,
                areas, sources, targets,
            )  # fmt: skip
            n_touched = regions_of_moves(sources, targets, n_moves, touched)
            if empties(book, areas, sources, targets, n_moves, touched, n_touched):
                cursor[EMPTYING] += 1
                continue
            if not _may_rise(
                book, anonymity, watched, alpha, areas, sources, targets, n_moves, touched,
                n_touched,
            ):  # fmt: skip
                continue
            for i in range(n_moves):
                move_area(book, k, areas[i], targets[i])
            if _rises(book, anonymity, alpha, at_alpha[0], s, touched, n_touched):
                moved = True
                break
            for i in range(n_moves):
                move_area(book, k, areas[i], sources[i])
            n_members = second_nearest(book, site_x, site_y, r, other, apart)
        if not moved:
            if cursor[CLASS] >= n_bottlenecks:
                cursor[REGION] += 1
                cursor[CLASS] = 0
            continue
        entry = logged[0]
        log_sites[entry] = r
        log[entry, 0], log[entry, 1] = site_x[r], site_y[r]
        site_x[r], site_y[r] = x[c], y[c]
        log[entry, 2], log[entry, 3] = site_x[r], site_y[r]
        for j in range(n_touched):
            look_at_region(book, site_x, site_y, touched[j], anonymity, watched, radius)
        radius[r] = radius_of(book, site_x, site_y, r)
        before = alpha
        alpha = lowest(anonymity, at_alpha)
        log[entry, 4] = alpha * s - at_alpha[0]
        log[entry, 5], log[entry, 6] = alpha, at_alpha[0]
        log[entry, 7], log[entry, 8] = book.lost.sum(), book.distance.sum()
        logged[0] += 1
        cursor[MOVES] += 1
        cursor[COMMITTED] = 1
        cursor[CLASS] = 0
        if anonymity[r] > before:
            cursor[REGION] = cursor[COMMITTED] = 0
            cursor[PASSES] += 1
        if alpha >= k:
            return K_REACHED
        if most_moves >= 0 and cursor[MOVES] >= most_moves:
            return MOVE_CAP
    return GOING_ON

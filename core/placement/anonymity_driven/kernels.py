"""Compiled passes of anonymity-driven clustering (Croft et al. 2015, section 3.2.2, Eq. 14-19)."""

from __future__ import annotations

import numpy as np
from numba import boolean, int64, void
from numpy.typing import NDArray

from core.compiled import compiled
from core.kernels import place_in_row
from core.ledger.book import BOOK, I32, I64, Book
from core.ledger.kernels import measure_region
from core.ledger.person_kernels import has_people
from core.placement.anonymity_driven.standing import (
    CANDIDATES,
    CLASS,
    COMMITTED,
    EMPTYING,
    GOING_ON,
    K_REACHED,
    LOG,
    LOGGED,
    MOST_MOVES,
    MOVE_CAP,
    MOVES_MADE,
    NO_MOVE,
    PASSES,
    REGION,
    STANDING,
    WATCHED,
    Log,
    Standing,
)
from core.placement.site_search.ground import (
    AROUND,
    GROUND,
    MOVES,
    SCRATCH,
    SITES,
    TOUCHED,
    Ground,
    Scratch,
    Sites,
)
from core.placement.site_search.kernels import (
    empties,
    measure_radius,
    move_areas,
    move_areas_back,
    neighbourhood,
    reassigned,
    second_nearest,
    within_reach,
)


@compiled(int64(I32))
def smallest_class(sizes: NDArray[np.int32]) -> np.int32:
    """The smallest size among the classes present; 0 if there is none."""
    none = np.int32(2147483647)
    least = none
    for c in range(len(sizes)):
        size = sizes[c]
        least = min(least, size if size > np.int32(0) else none)
    return np.int32(0) if least == none else least


@compiled(void(BOOK, SITES, STANDING, int64))
def look_at_region(book: Book, sites: Sites, standing: Standing, region: int) -> None:
    """Sets what is remembered of a region: anonymity, some bottleneck classes, radius, distance."""
    sizes, watched = book.sizes[region], standing.watched[region]
    least = smallest_class(sizes)
    standing.anonymity[region] = least
    n = 0
    for c in range(len(sizes)):
        if n == WATCHED or least == 0:
            break
        if sizes[c] == least:
            watched[n] = c
            n += 1
    watched[n:] = -1
    measure_radius(book, sites, region)
    measure_region(book, region)


@compiled(boolean(I32, I32, I32, I32, I32, I32, int64, int64, int64, boolean))
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
    of_people: bool,
) -> bool:
    """Whether a class has the same size in a region after n areas have changed region.

    Where sizes are persons (``of_people``), False may also mean that it is not known.
    """
    change = 0
    for i in range(n):
        if sources[i] != region and targets[i] != region:
            continue
        place = place_in_row(classes, row_starts[areas[i]], row_starts[areas[i] + 1], wanted)
        if place >= 0 and of_people:
            return False  # persons may be there already, or stay: counted when the areas have moved
        if place >= 0:
            change += counts[place] if targets[i] == region else -counts[place]
    return change == 0


@compiled(boolean(BOOK, STANDING, SCRATCH, int64))
def _may_rise(book: Book, standing: Standing, scratch: Scratch, alpha: int) -> bool:
    """Whether some touched region at alpha loses all the bottleneck classes we remember."""
    of_people = has_people(book)
    for j in range(scratch.n[TOUCHED]):
        q = scratch.touched[j]
        if standing.anonymity[q] != alpha:
            continue
        stays = False
        for c in standing.watched[q]:
            if c < 0:
                break
            stays = _keeps_size(
                book.row_starts, book.classes, book.counts,
                scratch.areas, scratch.sources, scratch.targets, scratch.n[MOVES], q, c,
                of_people,
            )  # fmt: skip
            if stays:
                break
        if not stays:
            return True
    return False


@compiled(boolean(BOOK, STANDING, SCRATCH, int64, int64))
def _rises(book: Book, standing: Standing, scratch: Scratch, alpha: int, at_alpha: int) -> bool:
    """Whether the objective has risen now that the areas have moved (Croft et al. 2015, Eq. 14).

    ``standing.anonymity`` is still that of before.
    """
    left = at_alpha
    for j in range(scratch.n[TOUCHED]):
        q = scratch.touched[j]
        if standing.anonymity[q] == alpha:
            left -= 1
        now = smallest_class(book.sizes[q])
        if 0 < now < alpha:
            return False
        if now == alpha:
            left += 1
    return left < at_alpha


@compiled(int64(I64, I64))
def lowest(anonymity: NDArray[np.int64], number: NDArray[np.int64]) -> int:
    """Global anonymity alpha (0 without records); ``number[0]`` becomes |R_alpha|."""
    alpha, at_alpha = np.int64(0), 0
    for a in anonymity:
        if a > 0 and (alpha == 0 or a < alpha):
            alpha, at_alpha = a, 0
        if a > 0 and a == alpha:
            at_alpha += 1
    number[0] = at_alpha
    return int(alpha)


@compiled(int64(BOOK, SCRATCH, STANDING, int64, int64))
def _bottlenecks(book: Book, scratch: Scratch, standing: Standing, region: int, alpha: int) -> int:
    """The bottleneck classes of a region in order, and the place each would draw the site to.

    The mean of the areas around, weighted by their members of the class (Eq. 18-19). Fills
    ``standing.bottlenecks`` and, by class, ``place_x`` and ``place_y``; returns their number.
    """
    sizes, x, y = book.sizes[region], standing.place_x, standing.place_y
    m = 0
    weight = np.zeros(len(sizes), np.int64)
    for c in range(len(sizes)):
        if sizes[c] == alpha:
            standing.bottlenecks[m] = c
            x[c] = y[c] = 0.0
            m += 1
    for j in range(scratch.n[AROUND]):
        a = scratch.around[j]
        for i in range(book.row_starts[a], book.row_starts[a + 1]):
            c = book.classes[i]
            if sizes[c] == alpha:
                weight[c] += book.counts[i]
                x[c] += book.x[a] * book.counts[i]
                y[c] += book.y[a] * book.counts[i]
    for c in standing.bottlenecks[:m]:
        x[c], y[c] = x[c] / weight[c], y[c] / weight[c]
    return m


@compiled(
    boolean(BOOK, GROUND, SITES, STANDING, SCRATCH, int64, int64, int64, int64),
)
def _visit(
    book: Book,
    ground: Ground,
    sites: Sites,
    standing: Standing,
    scratch: Scratch,
    k: int,
    alpha: int,
    at_alpha: int,
    most_candidates: int,
) -> bool:
    """Tries the bottleneck classes of the region at the cursor, from its class on.

    Returns whether a candidate improves: its areas have moved then, and the cursor's class is
    the one after it.
    """
    cursor = standing.cursor
    r = cursor[REGION]
    neighbourhood(book, ground, sites, scratch, r)
    n = _bottlenecks(book, scratch, standing, r, alpha)
    x, y = standing.place_x[standing.bottlenecks[:n]], standing.place_y[standing.bottlenecks[:n]]
    second_nearest(book, sites, scratch, r)
    within_reach(sites, scratch, r, x.min(), y.min(), x.max(), y.max())
    while cursor[CLASS] < n and cursor[CANDIDATES] < most_candidates:
        i = cursor[CLASS]
        cursor[CLASS] += 1
        cursor[CANDIDATES] += 1
        reassigned(book, sites, scratch, r, x[i], y[i])
        if empties(book, scratch):
            cursor[EMPTYING] += 1
        elif _may_rise(book, standing, scratch, alpha):
            move_areas(book, scratch, k)
            if _rises(book, standing, scratch, alpha, at_alpha):
                return True
            move_areas_back(book, sites, scratch, k, r)
    if cursor[CLASS] >= n:
        cursor[REGION] += 1
        cursor[CLASS] = 0
    return False


@compiled(int64(BOOK, SITES, STANDING, SCRATCH, LOG, int64))
def _commit(
    book: Book, sites: Sites, standing: Standing, scratch: Scratch, log: Log, alpha: int
) -> int:
    """Takes the site to where its areas have gone already; returns the new alpha."""
    cursor, entry = standing.cursor, standing.cursor[LOGGED]
    r, c = cursor[REGION], standing.bottlenecks[cursor[CLASS] - 1]
    log.site[entry] = r
    log.figures[entry, 0], log.figures[entry, 1] = sites.x[r], sites.y[r]
    sites.x[r], sites.y[r] = standing.place_x[c], standing.place_y[c]
    log.figures[entry, 2], log.figures[entry, 3] = sites.x[r], sites.y[r]
    for j in range(scratch.n[TOUCHED]):
        look_at_region(book, sites, standing, scratch.touched[j])
    measure_radius(book, sites, r)
    now = lowest(standing.anonymity, standing.at_alpha)
    log.figures[entry, 4] = now * len(sites.x) - standing.at_alpha[0]
    log.figures[entry, 5], log.figures[entry, 6] = now, standing.at_alpha[0]
    log.figures[entry, 7], log.figures[entry, 8] = book.lost.sum(), book.distance.sum()
    cursor[LOGGED] += 1
    cursor[MOVES_MADE] += 1
    cursor[COMMITTED] = 1
    cursor[CLASS] = 0
    if standing.anonymity[r] > alpha:  # the region's own anonymity has risen: a new pass
        cursor[REGION] = cursor[COMMITTED] = 0
        cursor[PASSES] += 1
    return int(now)


@compiled(int64(BOOK, GROUND, SITES, STANDING, SCRATCH, LOG, int64, int64))
def search(
    book: Book,
    ground: Ground,
    sites: Sites,
    standing: Standing,
    scratch: Scratch,
    log: Log,
    k: int,
    candidates: int,
) -> int:
    """Goes on from the cursor until so many candidates are tried, the log is full, or it ends.

    Returns
    -------
    int
        GOING_ON, NO_MOVE, K_REACHED or MOVE_CAP.
    """
    cursor = standing.cursor
    most = cursor[CANDIDATES] + candidates
    alpha = lowest(standing.anonymity, standing.at_alpha)
    cursor[LOGGED] = 0
    while True:
        if alpha == 0 or alpha >= k:
            return K_REACHED
        if 0 <= cursor[MOST_MOVES] <= cursor[MOVES_MADE]:
            return MOVE_CAP
        if cursor[CANDIDATES] >= most or cursor[LOGGED] >= len(log.site):
            return GOING_ON
        if cursor[REGION] >= len(sites.x):
            if cursor[COMMITTED] == 0:
                return NO_MOVE
            cursor[REGION] = cursor[CLASS] = cursor[COMMITTED] = 0
            cursor[PASSES] += 1
        if standing.anonymity[cursor[REGION]] != alpha:
            cursor[REGION] += 1
            cursor[CLASS] = 0
        elif _visit(book, ground, sites, standing, scratch, k, alpha, standing.at_alpha[0], most):
            alpha = _commit(book, sites, standing, scratch, log, alpha)

"""Compiled search for sites that lose fewer records.

A candidate is priced without being made: the regions it touches are counted as they would be.
"""

from __future__ import annotations

import math

import numba as nb
import numpy as np
from numba import boolean, float64, int64, void
from numpy.typing import NDArray

from core.compiled import compiled
from core.kernels import place_in_row
from core.ledger.book import BOOK, I32, Book
from core.ledger.kernels import measure_region
from core.ledger.person_kernels import has_people, move_people
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
    measure_radius,
    move_areas,
    neighbourhood,
    reassigned,
    second_nearest,
    within_reach,
)
from core.placement.suppression_driven.search_state import (
    BEST,
    BITS,
    CANDIDATES,
    DISTANCE,
    FOUND,
    HEAT,
    LOST,
    MOST_BITS,
    MOST_M,
    MOST_SITE_M,
    PER_BIT,
    PER_M,
    PER_SITE_M,
    SEARCH_STATE,
    TAKEN,
    TO_SITES,
    WORTH_BIT,
    WORTH_M,
    SearchState,
)
from core.search.chance import draw_below, draw_share, ln, log2

_TRIES_IN_A_VISIT = 12


@compiled(void(I32, I32, I32, nb.int16[:, ::1], int64, int64, I32))
def _add_area(
    row_starts: NDArray[np.int32],
    classes: NDArray[np.int32],
    counts: NDArray[np.int32],
    rows: NDArray[np.int16],
    area: int,
    sign: int,
    sizes: NDArray[np.int32],
) -> None:
    """Adds the classes of an area to sizes, or takes them away (sign -1)."""
    by = np.int32(sign)
    if len(rows) > 0:
        row = rows[area]
        for c in range(len(row)):
            sizes[c] = np.int32(sizes[c] + np.int32(by * np.int32(row[c])))
        return
    for i in range(row_starts[area], row_starts[area + 1]):
        present = np.uint32(classes[i])
        sizes[present] = np.int32(sizes[present] + np.int32(by * counts[i]))


@compiled(int64(I32, int64))
def lost_of(sizes: NDArray[np.int32], k: int) -> int:
    """Records in classes below k."""
    least, lost = np.int32(k), np.int32(0)
    for c in range(len(sizes)):
        lost = np.int32(lost + np.int32(sizes[c] * np.int32(sizes[c] < least)))
    return int(lost)


@compiled(boolean(BOOK, SCRATCH, SEARCH_STATE, int64, int64))
def _shape_region(book: Book, scratch: Scratch, state: SearchState, q: int, place: int) -> bool:
    """Distance and n log2 n of a touched region if the areas moved; False if it were emptied."""
    x = y = 0.0
    n, records = 0, book.region_records[q]
    start, end = book.starts[q], book.starts[q] + book.members[q]
    for i in range(start, end):
        a = book.pool[i]
        if state.going[a] < 0:
            x += book.x[a]
            y += book.y[a]
            n += 1
    for i in range(scratch.n[MOVES]):
        a = scratch.areas[i]
        if scratch.targets[i] == q:
            x += book.x[a]
            y += book.y[a]
            n += 1
            records += book.records[a]
        elif scratch.sources[i] == q:
            records -= book.records[a]
    if n == 0 or (records == 0 and book.region_records[q] > 0):
        return False
    x, y, total = x / n, y / n, 0.0
    for i in range(start, end):
        a = book.pool[i]
        if state.going[a] < 0:
            dx, dy = book.x[a] - x, book.y[a] - y
            total += math.sqrt(dx * dx + dy * dy)
    for i in range(scratch.n[MOVES]):
        if scratch.targets[i] == q:
            dx, dy = book.x[scratch.areas[i]] - x, book.y[scratch.areas[i]] - y
            total += math.sqrt(dx * dx + dy * dy)
    state.fresh[place, 1] = total
    state.fresh[place, 2] = records * log2(np.float64(records)) if records > 0 else 0.0
    return True


@compiled(int64(BOOK, SCRATCH, SEARCH_STATE, int64, int64))
def _lost_in(book: Book, scratch: Scratch, state: SearchState, q: int, k: int) -> int:
    """Records that a touched region would lose if the areas moved."""
    sizes = state.sizes
    sizes[:] = book.sizes[q]
    for i in range(scratch.n[MOVES]):
        if scratch.targets[i] == q or scratch.sources[i] == q:
            sign = 1 if scratch.targets[i] == q else -1
            _add_area(
                book.row_starts, book.classes, book.counts, book.rows, scratch.areas[i], sign, sizes
            )
    return int(lost_of(sizes, k))


@compiled(void(BOOK, SCRATCH, SEARCH_STATE, int64))
def _lost_of_people(book: Book, scratch: Scratch, state: SearchState, k: int) -> None:
    """What the touched regions would lose, where sizes are persons: moved, looked at, moved back.

    Who has records in several of the areas that move can only be counted in their new places.
    """
    areas, sources, targets = scratch.areas, scratch.sources, scratch.targets
    for i in range(scratch.n[MOVES]):
        move_people(book, k, areas[i], sources[i], targets[i])
        book.labels[areas[i]] = targets[i]
    for j in range(scratch.n[TOUCHED]):
        state.fresh[j, 0] = book.lost[scratch.touched[j]]
    for i in range(scratch.n[MOVES]):
        move_people(book, k, areas[i], targets[i], sources[i])
        book.labels[areas[i]] = sources[i]


@compiled(boolean(BOOK, SCRATCH, SEARCH_STATE, int64, float64))
def _is_cheap(book: Book, scratch: Scratch, state: SearchState, k: int, most: float) -> bool:
    """Whether the moves cost no more than ``most`` records; fills ``fresh`` if so.

    What geography costs comes first; then region after region, until even if the others lost
    nothing any more it would be too dear.
    """
    rules, n = state.rules, scratch.n[TOUCHED]
    price, hope = 0.0, 0
    for j in range(n):
        q = scratch.touched[j]
        if not _shape_region(book, scratch, state, q, j):
            return False
        records = book.region_records[q]
        bits = records * log2(np.float64(records)) if records > 0 else 0.0
        price += rules[PER_M] * (state.fresh[j, 1] - book.distance[q])
        price += rules[PER_BIT] * (state.fresh[j, 2] - bits)
        hope += book.lost[q]
    of_people = has_people(book)
    if of_people and price - hope <= most:
        _lost_of_people(book, scratch, state, k)
    for j in range(n):
        if price - hope > most:
            return False
        q = scratch.touched[j]
        if not of_people:
            state.fresh[j, 0] = _lost_in(book, scratch, state, q, k)
        price += state.fresh[j, 0] - book.lost[q]
        hope -= book.lost[q]
    return bool(price <= most)


@compiled(void(SITES, SEARCH_STATE))
def _keep_best(sites: Sites, state: SearchState) -> None:
    """Keeps the sites if they are the best that may be kept."""
    sums, rules = state.sums, state.rules
    if sums[DISTANCE] > rules[MOST_M] or sums[BITS] > rules[MOST_BITS]:
        return
    if sums[TO_SITES] > rules[MOST_SITE_M]:
        return
    score = sums[LOST] + rules[WORTH_M] * sums[DISTANCE] + rules[WORTH_BIT] * sums[BITS]
    if score < sums[BEST]:
        sums[BEST] = score
        state.best_x[:], state.best_y[:] = sites.x, sites.y
        state.counts[FOUND] += 1


@compiled(void(BOOK, SITES, SCRATCH, SEARCH_STATE, int64, int64, float64, float64))
def _accept(
    book: Book,
    sites: Sites,
    scratch: Scratch,
    state: SearchState,
    k: int,
    site: int,
    x: float,
    y: float,
) -> None:
    """Moves the site and the areas."""
    sums = state.sums
    for j in range(scratch.n[TOUCHED]):
        q = scratch.touched[j]
        records = book.region_records[q]
        sums[LOST] += state.fresh[j, 0] - book.lost[q]
        sums[DISTANCE] += state.fresh[j, 1] - book.distance[q]
        sums[BITS] += state.fresh[j, 2]
        sums[BITS] -= records * log2(np.float64(records)) if records > 0 else 0.0
    move_areas(book, scratch, k)
    sites.x[site], sites.y[site] = x, y
    for j in range(scratch.n[TOUCHED]):
        measure_region(book, scratch.touched[j])
        measure_radius(book, sites, scratch.touched[j])
    measure_radius(book, sites, site)
    state.counts[TAKEN] += 1
    _keep_best(sites, state)


@compiled(int64(SEARCH_STATE, I32, int64))
def _pick_class(state: SearchState, sizes: NDArray[np.int32], k: int) -> int:
    """A class below k that is present, from a random one on; -1 if there is none."""
    m = len(sizes)
    first = draw_below(state.chance, m)
    for i in range(m):
        c = first + i if first + i < m else first + i - m
        if 0 < sizes[c] < k:
            return int(c)
    return -1


@compiled(nb.types.UniTuple(float64, 2)(BOOK, SCRATCH, int64))
def place_of_class(book: Book, scratch: Scratch, wanted: int) -> tuple[float, float]:
    """Mean of the areas around, weighted by their members of a class (Croft et al., Eq. 18-19)."""
    x = y = weight = 0.0
    for j in range(scratch.n[AROUND]):
        a = scratch.around[j]
        place = place_in_row(book.classes, book.row_starts[a], book.row_starts[a + 1], wanted)
        if place >= 0:
            x += book.x[a] * book.counts[place]
            y += book.y[a] * book.counts[place]
            weight += book.counts[place]
    return x / weight, y / weight


@compiled(nb.types.UniTuple(float64, 2)(BOOK, SITES, SCRATCH, SEARCH_STATE, int64, int64))
def _candidate(
    book: Book, sites: Sites, scratch: Scratch, state: SearchState, site: int, k: int
) -> tuple[float, float]:
    """A place to try: towards a class below k if the areas around are known, or somewhere.

    Small steps are as likely as large ones, since those that change few areas succeed.
    """
    x, y = sites.x[site], sites.y[site]
    shrink = draw_share(state.chance)
    for _ in range(draw_below(state.chance, 4)):
        shrink *= 0.5
    if scratch.n[AROUND] > 0:
        c = _pick_class(state, book.sizes[site], k)
        if c >= 0:
            to_x, to_y = place_of_class(book, scratch, c)
            return x + shrink * (to_x - x), y + shrink * (to_y - y)
    reach = 2.0 * sites.radius[site] * shrink
    dx, dy = 2.0 * draw_share(state.chance) - 1.0, 2.0 * draw_share(state.chance) - 1.0
    return x + reach * dx, y + reach * dy


@compiled(float64(BOOK, SITES, SCRATCH, int64, float64, float64))
def to_sites_more(
    book: Book, sites: Sites, scratch: Scratch, site: int, x: float, y: float
) -> float:
    """Metres to the sites that it costs if the site and its areas moved (Eq. 20)."""
    old_x, old_y, change = sites.x[site], sites.y[site], 0.0
    for i in range(book.starts[site], book.starts[site] + book.members[site]):
        a = book.pool[i]
        change += math.hypot(book.x[a] - x, book.y[a] - y)
        change -= math.hypot(book.x[a] - old_x, book.y[a] - old_y)
    for i in range(scratch.n[MOVES]):
        a, f, t = scratch.areas[i], scratch.sources[i], scratch.targets[i]
        fx, fy = (x, y) if f == site else (sites.x[f], sites.y[f])
        tx, ty = (x, y) if t == site else (sites.x[t], sites.y[t])
        change += math.hypot(book.x[a] - tx, book.y[a] - ty)
        change -= math.hypot(book.x[a] - fx, book.y[a] - fy)
    return float(change)


@compiled(void(BOOK, SITES, SEARCH_STATE, int64, float64, float64, float64))
def _shift(
    book: Book, sites: Sites, state: SearchState, site: int, x: float, y: float, farther: float
) -> None:
    """Moves a site that no area follows, if the metres to the sites allow it."""
    price = state.rules[PER_SITE_M] * farther
    if price > 0.0 and price > -state.rules[HEAT] * ln(draw_share(state.chance)):
        return
    sites.x[site], sites.y[site] = x, y
    measure_radius(book, sites, site)
    state.sums[TO_SITES] += farther
    if state.rules[PER_SITE_M] > 0.0:
        _keep_best(sites, state)


@compiled(boolean(BOOK, SITES, SCRATCH, SEARCH_STATE, int64, int64))
def _try(book: Book, sites: Sites, scratch: Scratch, state: SearchState, site: int, k: int) -> bool:
    """Prices one candidate and takes it if it is cheap enough; says whether it was taken."""
    x, y = _candidate(book, sites, scratch, state, site, k)
    state.counts[CANDIDATES] += 1
    within_reach(sites, scratch, site, x, y, x, y)
    reassigned(book, sites, scratch, site, x, y)
    n = scratch.n[MOVES]
    held, farther = state.rules[PER_SITE_M], 0.0
    if held > 0.0:
        farther = to_sites_more(book, sites, scratch, site, x, y)
    if n == 0:  # nothing changes but the place from which the next step is made
        _shift(book, sites, state, site, x, y, farther)
        return False
    most = -state.rules[HEAT] * ln(draw_share(state.chance)) - held * farther
    for i in range(n):
        state.going[scratch.areas[i]] = scratch.targets[i]
    cheap = _is_cheap(book, scratch, state, k, most)
    for i in range(n):
        state.going[scratch.areas[i]] = -1
    if cheap:
        state.sums[TO_SITES] += farther
        _accept(book, sites, scratch, state, k, site, x, y)
    return bool(cheap)


@compiled(void(BOOK, GROUND, SITES, SCRATCH, SEARCH_STATE, int64, int64))
def search(
    book: Book,
    ground: Ground,
    sites: Sites,
    scratch: Scratch,
    state: SearchState,
    k: int,
    most_candidates: int,
) -> None:
    """Tries sites at random until so many candidates were tried in all (a visit may go beyond)."""
    while state.counts[CANDIDATES] < most_candidates:
        site = draw_below(state.chance, len(sites.x))
        if book.members[site] == 0:
            state.counts[CANDIDATES] += 1
            continue
        scratch.n[AROUND] = 0
        if draw_below(state.chance, 4) == 0:
            neighbourhood(book, ground, sites, scratch, site)
        second_nearest(book, sites, scratch, site)
        for _ in range(_TRIES_IN_A_VISIT):
            if _try(book, sites, scratch, state, site, k):
                break

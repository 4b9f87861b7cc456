"""Compiled loops of the capacity start; every function names what it changes.

Areas without an allowed region have only -1 among their candidates and keep their label.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import boolean, float64, int32, int64, types, void
from numpy.typing import NDArray

from core.compiled import compiled
from core.refinement.capacities.ground import GROUND, PRICE, REGIONS, Ground, Price, Regions
from core.search.chance import draw, draw_share, ln


def _ro(kind: Any, ndim: int) -> Any:
    """The type of a C-contiguous array that the kernel only reads."""
    return types.Array(kind, ndim, "C", readonly=True)


_F2, _F1, _I2, _I1 = _ro(float64, 2), _ro(float64, 1), _ro(int32, 2), _ro(int32, 1)
_LABELS = int32[::1]
_S32, _LOW = np.uint64(32), np.uint64(0xFFFFFFFF)


@compiled(float64(_F2, _F2, _F1, int64, int64))
def _power(points: Any, sites: Any, weights: Any, area: int, site: int) -> float:
    """Squared distance to a site less the site's weight."""
    dx, dy = points[area, 0] - sites[site, 0], points[area, 1] - sites[site, 1]
    return float(dx * dx + dy * dy - weights[site])


@compiled(void(_F2, _I1, _I1, _I1, _I1, _F2, _F1, int32[:, ::1]))
def find_candidates(
    points: Any,
    fixed: Any,
    labels: Any,
    starts: Any,
    touching: Any,
    sites: Any,
    weights: Any,
    candidates: Any,
) -> None:
    """Fills ``candidates``: the sites of least power, of an area's region and those next to it.

    ``touching[starts[r]:starts[r + 1]]`` are the regions next to region r.
    """
    most = candidates.shape[1]
    power = np.empty(most)
    for a in range(len(points)):
        candidates[a, :] = -1
        if fixed[a] != 0:
            continue
        found, own = 0, labels[a]
        for e in range(starts[own] - 1, starts[own + 1]):
            j = own if e < starts[own] else touching[e]
            here = _power(points, sites, weights, a, j)
            at = found
            while at > 0 and power[at - 1] > here:
                at -= 1
            if at >= most:
                continue
            found = min(found + 1, most)
            for i in range(found - 1, at, -1):
                power[i], candidates[a, i] = power[i - 1], candidates[a, i - 1]
            power[at], candidates[a, at] = here, j


@compiled(void(_I1, _I1, _F2, float64[::1], int64))
def keep_home(starts: Any, touching: Any, sites: Any, weights: Any, i: int) -> None:
    """Lowers a site's weight until no site next to it lies in its cell."""
    for e in range(starts[i], starts[i + 1]):
        j = touching[e]
        dx, dy = sites[i, 0] - sites[j, 0], sites[i, 1] - sites[j, 1]
        weights[i] = min(weights[i], weights[j] + dx * dx + dy * dy)


@compiled(
    void(_F2, _F1, _I2, _I1, _I1, _I1, _I1, _F2, float64[::1], _F1),
)
def fit_weights(
    points: Any,
    population: Any,
    candidates: Any,
    taker_starts: Any,
    takers: Any,
    starts: Any,
    touching: Any,
    sites: Any,
    weights: Any,
    capacity: Any,
) -> None:
    """Sets each site's weight so that its cell holds as nearly its capacity as areas allow.

    One site after the other, the others as they stand: each is an exact step up the dual of the
    transport problem "least squared distances, given populations", whose solution is a power
    diagram. ``takers`` from ``taker_starts[i]`` on are the areas that may join site i.
    """
    gain, people = np.empty(len(points)), np.empty(len(points))
    for i in range(len(sites)):
        m = 0
        for e in range(taker_starts[i], taker_starts[i + 1]):
            a = takers[e]
            other = np.inf
            for j in candidates[a]:
                if j >= 0 and j != i:
                    other = min(other, _power(points, sites, weights, a, j))
            if other < np.inf:
                gain[m] = _power(points, sites, weights, a, i) + weights[i] - other
                people[m] = population[a]
                m += 1
        if m == 0:
            continue
        order = np.argsort(gain[:m], kind="mergesort")
        taken, held = 0, 0.0
        while taken < m and held + people[order[taken]] / 2 < capacity[i]:
            held += people[order[taken]]
            taken += 1
        taken = max(taken, 1)  # no cell may become empty
        last = gain[order[taken - 1]]
        following = gain[order[taken]] if taken < m else last + 2.0
        weights[i] = last + (following - last) / 2
        keep_home(starts, touching, sites, weights, i)


@compiled(void(_F2, _I2, _F2, _F1, _LABELS))
def join_cells(points: Any, candidates: Any, sites: Any, weights: Any, labels: Any) -> None:
    """Gives each area to the site of least power; changes ``labels``."""
    for a in range(len(points)):
        least = np.inf
        for j in candidates[a]:
            if j >= 0:
                power = _power(points, sites, weights, a, j)
                if power < least:
                    least = power
                    labels[a] = j


@compiled(int64(GROUND, _LABELS, int64, int64, int64, int32[::1], int32[::1]))
def _spread(
    ground: Ground, labels: Any, first: int, was: int, mark: int, pieces: Any, queue: Any
) -> int:
    """Lists in ``queue`` the piece of a region that holds an area, and marks it; its size."""
    pieces[first] = mark
    queue[0] = first
    head, tail = 0, 1
    while head < tail:
        a = queue[head]
        head += 1
        for e in range(ground.starts[a], ground.starts[a + 1]):
            b = ground.neighbours[e]
            if pieces[b] == was and labels[b] == labels[a]:
                pieces[b] = mark
                queue[tail] = b
                tail += 1
    return tail


@compiled(int32[::1](GROUND, _LABELS, int32[::1], int32[::1], int64))
def _main_pieces(
    ground: Ground, labels: Any, pieces: Any, queue: Any, n_regions: int
) -> NDArray[np.int32]:
    """Marks pieces with their lowest area; the mark of each region's main piece.

    That is the piece with most areas (ties: more people, then the lower area).
    """
    main = np.full(n_regions, -1, np.int32)
    size, people = np.zeros(n_regions, np.int64), np.zeros(n_regions)
    pieces[:] = -1
    for a in range(len(labels)):
        if pieces[a] >= 0:
            continue
        found, inside = _spread(ground, labels, a, -1, a, pieces, queue), 0.0
        for i in range(found):
            inside += ground.population[queue[i]]
        r = labels[a]
        if found > size[r] or (found == size[r] and inside > people[r]):
            main[r], size[r], people[r] = a, found, inside
    return main


@compiled(int64(GROUND, _LABELS, int64))
def mend_pieces(ground: Ground, labels: Any, n_regions: int) -> int:
    """Gives pieces of regions that lie apart to the region with most edges to them.

    Returns the number of pieces given away; changes ``labels``. A piece that goes to another
    piece may have to go on: call until none is given away.
    """
    n, given = len(labels), 0
    pieces, queue = np.empty(n, np.int32), np.empty(n, np.int32)
    main = _main_pieces(ground, labels, pieces, queue, n_regions)
    touching = np.zeros(n_regions, np.int64)
    for a in range(n):
        if pieces[a] != a or main[labels[a]] == a:
            continue
        found = _spread(ground, labels, a, a, a + n, pieces, queue)
        free, best = True, -1
        touching[:] = 0
        for i in range(found):
            b = queue[i]
            free = free and ground.fixed[b] == 0
            for e in range(ground.starts[b], ground.starts[b + 1]):
                c = ground.neighbours[e]
                r = labels[c]
                if r != labels[a] and ground.units[c] == ground.units[a]:
                    touching[r] += 1
                    if best < 0 or touching[r] > touching[best]:
                        best = r
        if free and best >= 0:
            labels[queue[:found]] = best
            given += 1
    return given


@compiled(void(GROUND, REGIONS))
def add_up(ground: Ground, regions: Regions) -> None:
    """Sets the sums of every region and the number of its areas."""
    for sums in (regions.people, regions.weight, regions.x, regions.y):
        sums[:] = 0.0
    regions.members[:] = 0
    for a in range(len(regions.labels)):
        r, g = regions.labels[a], ground.scale[a]
        regions.members[r] += 1
        regions.people[r] += ground.population[a]
        regions.weight[r] += g
        regions.x[r] += g * ground.points[a, 0]
        regions.y[r] += g * ground.points[a, 1]


@compiled(boolean(GROUND, REGIONS, int64, int64))
def _holds_without(ground: Ground, regions: Regions, area: int, stamp: int) -> bool:
    """Whether the neighbours of an area in its region still hang together without it."""
    starts, neighbours, labels = ground.starts, ground.neighbours, regions.labels
    marks, queue = regions.marks, regions.queue
    r, wanted, first = labels[area], 0, -1
    for e in range(starts[area], starts[area + 1]):
        b = neighbours[e]
        if labels[b] == r:
            wanted += 1
            first = b
            marks[b] = -stamp
    if wanted <= 1:
        return True
    marks[area] = marks[first] = stamp
    queue[0] = first
    head, tail, reached = 0, 1, 1
    while head < tail:
        a = queue[head]
        head += 1
        for e in range(starts[a], starts[a + 1]):
            b = neighbours[e]
            if labels[b] == r and marks[b] != stamp:
                if marks[b] == -stamp:
                    reached += 1
                    if reached == wanted:
                        return True
                marks[b] = stamp
                queue[tail] = b
                tail += 1
    return False


@compiled(float64(float64, PRICE))
def _people_price(people: float, price: Price) -> float:
    """What a region of so many people costs."""
    off, short = people - price.mean, max(0.0, price.floor - people)
    return (price.spread * off * off / price.mean + price.short * short) / price.mean


@compiled(float64(GROUND, REGIONS, int64, int64))
def _spoke(ground: Ground, regions: Regions, area: int, region: int) -> float:
    """Scaled squared distance of an area to a region's centre."""
    w = regions.weight[region]
    dx = ground.points[area, 0] - regions.x[region] / w
    dy = ground.points[area, 1] - regions.y[region] / w
    return float(ground.scale[area] * (dx * dx + dy * dy))


@compiled(float64(GROUND, REGIONS, PRICE))
def whole_price(ground: Ground, regions: Regions, price: Price) -> float:
    """What :func:`exchange` makes small, counted in full, without pull."""
    total = 0.0
    for a in range(len(regions.labels)):
        total += _spoke(ground, regions, a, regions.labels[a])
    for r in range(len(regions.people)):
        total += _people_price(regions.people[r], price)
    return total


@compiled(float64(GROUND, REGIONS, PRICE, int64, int64))
def price_change(ground: Ground, regions: Regions, price: Price, area: int, target: int) -> float:
    """What an area's move to another region adds to the whole price, pull included."""
    source, g, p = regions.labels[area], ground.scale[area], ground.population[area]
    there, here = regions.weight[target], regions.weight[source]
    change = _spoke(ground, regions, area, target) * there / (there + g)
    change -= _spoke(ground, regions, area, source) * here / (here - g)
    left, joined = regions.people[source], regions.people[target]
    change += _people_price(left - p, price) - _people_price(left, price)
    change += _people_price(joined + p, price) - _people_price(joined, price)
    return float(change + (regions.pull[source] - regions.pull[target]) * p / price.mean)


@compiled(void(GROUND, REGIONS, int64, int64))
def move_area(ground: Ground, regions: Regions, area: int, target: int) -> None:
    """Moves an area to another region and brings the sums up to date."""
    source = np.int64(regions.labels[area])
    g, p = ground.scale[area], ground.population[area]
    for r, sign in ((source, -1.0), (target, 1.0)):
        regions.people[r] += sign * p
        regions.weight[r] += sign * g
        regions.x[r] += sign * g * ground.points[area, 0]
        regions.y[r] += sign * g * ground.points[area, 1]
    regions.members[source] -= 1
    regions.members[target] += 1
    regions.labels[area] = target


@compiled(int64(GROUND, REGIONS, PRICE, int64, float64, float64))
def exchange(
    ground: Ground, regions: Regions, price: Price, tries: int, heat: float, cooling: float
) -> int:
    """Lets areas pass between regions that touch, by Metropolis' rule at falling heat.

    Never empties a region or splits a piece, crosses units or moves fixed areas. The price is
    the scaled squared distance to the region's own centre and that of its population. Returns
    the moves taken; changes ``regions``.
    """
    n, taken = np.uint64(len(regions.labels)), 0
    starts, labels, units = ground.starts, regions.labels, ground.units
    regions.marks[:] = 0
    for stamp in range(1, tries + 1):
        heat *= cooling
        bits = draw(regions.state)
        a = np.int64(((bits >> _S32) * n) >> _S32)
        degree = np.uint64(starts[a + 1] - starts[a])
        if degree == 0 or ground.fixed[a] != 0:
            continue
        b = ground.neighbours[starts[a] + np.int64(((bits & _LOW) * degree) >> _S32)]
        r, u = labels[a], labels[b]
        if r == u or regions.members[r] < 2 or units[a] != units[b]:
            continue
        change = price_change(ground, regions, price, a, u)
        if change >= 40.0 * heat:
            continue
        if change > 0.0 and change > -heat * ln(draw_share(regions.state)):
            continue
        if _holds_without(ground, regions, a, stamp):
            move_area(ground, regions, a, u)
            taken += 1
    return taken

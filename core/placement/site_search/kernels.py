"""Compiled geometry of one site: its cell, its neighbourhood, and who would change region.

Squared distances are compared as ``dx * dx + dy * dy``; ties go to the lower site, as everywhere.
"""

from __future__ import annotations

import math

import numpy as np
from numba import boolean, float64, int64, void
from numpy.typing import NDArray

from core.compiled import compiled
from core.ledger.book import BOOK, F64, I32, I64, Book
from core.ledger.kernels import move_area
from core.placement.site_search.ground import (
    AROUND,
    GROUND,
    MEMBERS,
    MOVES,
    NEAR,
    SCRATCH,
    SITES,
    TOUCHED,
    Ground,
    Scratch,
    Sites,
)
from core.voronoi.kernels import MOST_CORNERS, cell_of

_ROUNDING = 1.0000001


@compiled(int64(F64, F64, I64, int64, float64, I64))
def adjacent_sites(
    x: NDArray[np.float64],
    y: NDArray[np.float64],
    owner: NDArray[np.int64],
    n: int,
    tolerance: float,
    found: NDArray[np.int64],
) -> int:
    """The sites beyond the edges of a cell that are longer than the tolerance, in angular order."""
    m = 0
    for i in range(n):
        j = i + 1 if i + 1 < n else 0
        length = math.hypot(x[j] - x[i], y[j] - y[i])
        if owner[i] >= 0 and length > tolerance:
            found[m] = owner[i]
            m += 1
    return m


@compiled(boolean(F64, F64, int64, float64, float64, float64))
def _inside(
    x: NDArray[np.float64],
    y: NDArray[np.float64],
    n: int,
    px: float,
    py: float,
    tolerance: float,
) -> bool:
    """Whether a point is in a polygon by the even-odd rule; its edges count as inside."""
    odd = False
    for i in range(n):
        j = i + 1 if i + 1 < n else 0
        ex, ey = x[j] - x[i], y[j] - y[i]
        wx, wy = px - x[i], py - y[i]
        length = ex * ex + ey * ey
        t = 0.0 if length == 0.0 else min(1.0, max(0.0, (wx * ex + wy * ey) / length))
        dx, dy = wx - t * ex, wy - t * ey
        if dx * dx + dy * dy <= tolerance * tolerance:
            return True
        if (y[i] > py) != (y[j] > py) and wx < wy / ey * ex:
            odd = not odd
    return odd


@compiled(int64(I32, I32, int64, I64))
def _regions_of(
    sources: NDArray[np.int32], targets: NDArray[np.int32], n: int, touched: NDArray[np.int64]
) -> int:
    """Fills ``touched`` with the regions of n moves, each once; returns their number."""
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


@compiled(void(BOOK, GROUND, SITES, SCRATCH, int64))
def neighbourhood(book: Book, ground: Ground, sites: Sites, scratch: Scratch, site: int) -> None:
    """The areas around a site: in its cell, or in the polygon through the adjacent sites.

    Croft et al. 2015, section 3.2.2. Fills ``scratch.around`` in ascending order.
    """
    x, y = np.empty(MOST_CORNERS), np.empty(MOST_CORNERS)
    owner, around = np.empty(MOST_CORNERS, np.int64), np.empty(MOST_CORNERS, np.int64)
    tolerance = ground.tolerance[0]
    n = cell_of(sites.x, sites.y, site, ground.box, x, y, owner)
    m = adjacent_sites(x, y, owner, n, tolerance, around)
    px, py = sites.x[site], sites.y[site]
    west = east = px
    south = north = py
    for i in range(n):
        west, east = min(west, px + x[i]), max(east, px + x[i])
        south, north = min(south, py + y[i]), max(north, py + y[i])
    for i in range(m):
        x[i], y[i] = sites.x[around[i]], sites.y[around[i]]
        west, east = min(west, x[i]), max(east, x[i])
        south, north = min(south, y[i]), max(north, y[i])
    corner, nx = ground.corner, ground.shape[0]
    i0 = max(0, int((west - tolerance - corner[0]) * corner[2]))
    j0 = max(0, int((south - tolerance - corner[1]) * corner[2]))
    i1 = min(nx - 1, int((east + tolerance - corner[0]) * corner[2]))
    j1 = min(ground.shape[1] - 1, int((north + tolerance - corner[1]) * corner[2]))
    k = 0
    for j in range(j0, j1 + 1):
        for c in range(ground.starts[j * nx + i0], ground.starts[j * nx + i1 + 1]):
            a = ground.items[c]
            q = book.labels[a]
            ax, ay = book.x[a], book.y[a]
            inside = q == site
            if not inside:
                least = math.hypot(ax - sites.x[q], ay - sites.y[q])
                inside = math.hypot(ax - px, ay - py) <= least + tolerance
            if not inside and m >= 3:
                inside = _inside(x, y, m, ax, ay, tolerance)
            if inside:
                scratch.around[k] = a
                k += 1
    scratch.around[:k].sort()
    scratch.n[AROUND] = k


@compiled(void(BOOK, SITES, SCRATCH, int64))
def second_nearest(book: Book, sites: Sites, scratch: Scratch, site: int) -> None:
    """Where the areas of a site's region would go without it: fills ``other`` and ``apart``."""
    start, n = book.starts[site], book.members[site]
    for i in range(n):
        a = book.pool[start + i]
        nearest, least = np.int64(-1), np.inf
        for q in range(len(sites.x)):
            dx, dy = book.x[a] - sites.x[q], book.y[a] - sites.y[q]
            d = dx * dx + dy * dy
            if d < least and q != site:
                nearest, least = np.int64(q), d
        scratch.other[i], scratch.apart[i] = nearest, least
    scratch.n[MEMBERS] = n


@compiled(void(BOOK, SITES, int64))
def measure_radius(book: Book, sites: Sites, region: int) -> None:
    """Sets a region's radius; 0 if it has no areas."""
    start, n = book.starts[region], book.members[region]
    most = 0.0
    for i in range(start, start + n):
        a = book.pool[i]
        dx, dy = book.x[a] - sites.x[region], book.y[a] - sites.y[region]
        most = max(most, dx * dx + dy * dy)
    sites.radius[region] = math.sqrt(most)


@compiled(void(SITES, SCRATCH, int64, float64, float64, float64, float64))
def within_reach(
    sites: Sites,
    scratch: Scratch,
    site: int,
    west: float,
    south: float,
    east: float,
    north: float,
) -> None:
    """Other regions of which an area could join the site if it went anywhere in a box: ``near``.

    An area joins only if it is nearer to the new place than to its own site, so the place is
    within twice the region's radius of that site.
    """
    m = 0
    for q in range(len(sites.x)):
        dx = max(0.0, west - sites.x[q], sites.x[q] - east)
        dy = max(0.0, south - sites.y[q], sites.y[q] - north)
        reach = 2.0 * sites.radius[q] * _ROUNDING
        if q != site and dx * dx + dy * dy <= reach * reach:
            scratch.near[m] = q
            m += 1
    scratch.n[NEAR] = m


@compiled(void(BOOK, SITES, SCRATCH, int64, float64, float64))
def reassigned(
    book: Book, sites: Sites, scratch: Scratch, site: int, to_x: float, to_y: float
) -> None:
    """Which areas would change region if a site went to a place.

    After `second_nearest` and `within_reach`. Fills ``areas``, ``sources``, ``targets`` and
    ``touched``.
    """
    n = 0
    start = book.starts[site]
    for i in range(scratch.n[MEMBERS]):
        a, there, apart = book.pool[start + i], scratch.other[i], scratch.apart[i]
        dx, dy = book.x[a] - to_x, book.y[a] - to_y
        d = dx * dx + dy * dy
        if apart < d or (apart == d and 0 <= there < site):
            scratch.areas[n], scratch.sources[n], scratch.targets[n] = a, site, there
            n += 1
    for j in range(scratch.n[NEAR]):
        q = scratch.near[j]
        dx, dy = to_x - sites.x[q], to_y - sites.y[q]
        reach = 2.0 * sites.radius[q] * _ROUNDING
        if dx * dx + dy * dy > reach * reach:
            continue
        begin = book.starts[q]
        for i in range(begin, begin + book.members[q]):
            a = book.pool[i]
            dx, dy = book.x[a] - to_x, book.y[a] - to_y
            d = dx * dx + dy * dy
            dx, dy = book.x[a] - sites.x[q], book.y[a] - sites.y[q]
            own = dx * dx + dy * dy
            if d < own or (d == own and site < q):
                scratch.areas[n], scratch.sources[n], scratch.targets[n] = a, q, site
                n += 1
    scratch.n[MOVES] = n
    scratch.n[TOUCHED] = _regions_of(scratch.sources, scratch.targets, n, scratch.touched)


@compiled(boolean(BOOK, SCRATCH))
def empties(book: Book, scratch: Scratch) -> bool:
    """Whether a region that has records would be left without any."""
    for j in range(scratch.n[TOUCHED]):
        q = scratch.touched[j]
        left = book.region_records[q]
        if left == 0:
            continue
        for i in range(scratch.n[MOVES]):
            if scratch.sources[i] == q:
                left -= book.records[scratch.areas[i]]
            elif scratch.targets[i] == q:
                left += book.records[scratch.areas[i]]
        if left == 0:
            return True
    return False


@compiled(void(BOOK, SCRATCH, int64))
def move_areas(book: Book, scratch: Scratch, k: int) -> None:
    """Makes the moves; centres and distances are left to `measure_region`."""
    for i in range(scratch.n[MOVES]):
        move_area(book, k, scratch.areas[i], scratch.targets[i])


@compiled(void(BOOK, SITES, SCRATCH, int64, int64))
def move_areas_back(book: Book, sites: Sites, scratch: Scratch, k: int, site: int) -> None:
    """Takes the moves back; the members of the site's region stand in another order then."""
    for i in range(scratch.n[MOVES]):
        move_area(book, k, scratch.areas[i], scratch.sources[i])
    second_nearest(book, sites, scratch, site)

"""Regions made to obey: hard borders, locked areas, one piece each."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray
from scipy.sparse.csgraph import connected_components

from core.adjacency import Adjacency, pieces
from core.constraints.base import Limits
from core.voronoi import nearest_site

_I32 = np.int32


@dataclass(eq=False)
class _Ground:
    """What regions lie on, and the regions as they are by now.

    ``places`` (s, 2) metres: where each region is said to be: its site, or its own centre.
    """

    points: NDArray[np.float64]
    population: NDArray[np.float64]
    units: NDArray[np.int32]
    locks: NDArray[np.int32]
    labels: NDArray[np.int32]
    places: NDArray[np.float64]

    @property
    def n_regions(self) -> int:
        return len(self.places)

    def add_region(self, members: NDArray[np.intp]) -> None:
        """These areas become a region of their own."""
        self.places = np.vstack([self.places, self.points[members].mean(axis=0)])
        self.labels[members] = self.n_regions - 1

    def unit_of_region(self) -> NDArray[np.int32]:
        """(s,) the unit with most of each region's population (then areas); -1 without areas."""
        n_units = int(self.units.max(initial=0)) + 1
        keys, which = np.unique(
            self.labels.astype(np.int64) * n_units + self.units, return_inverse=True
        )
        people = np.bincount(which, self.population, len(keys))
        areas = np.bincount(which, minlength=len(keys))
        region, unit = keys // n_units, keys % n_units
        order = np.lexsort((unit, -areas, -people, region))
        first = order[np.unique(region[order], return_index=True)[1]]
        found = np.full(self.n_regions, -1, _I32)
        found[region[first]] = unit[first]
        return found


def conform(
    labels: NDArray[np.int32],
    places: NDArray[np.float64],
    points: NDArray[np.float64],
    population: NDArray[np.float64],
    limits: Limits,
    adjacency: Adjacency | None = None,
) -> tuple[NDArray[np.int32], int]:
    """Makes regions keep to the hard limits: borders, locked areas, one piece each.

    Parameters
    ----------
    labels
        (n,) region of each area, 0 ... s - 1.
    places
        (s, 2) metres: the regions' sites (or centres).
    points, population
        (n, 2) metres and (n,) people (or records) of the areas.
    limits
        What to keep to; floor and balance are not looked at.
    adjacency
        Who touches whom; needed only where regions shall be in one piece.

    Returns
    -------
    labels, n_regions
        Regions keep their numbers; new ones come after them.

    Notes
    -----
    1. Border: a region belongs to the unit that holds most of its population (then most areas,
       then the lower one). Areas of other units join the nearest region that belongs to their
       own; a unit without one gets a region.
    2. Locks: a group, unit by unit, joins the region that holds most of it, and no two groups
       share one. The border wins: a group across units is split.
    3. One piece: a region keeps its locked piece, else its most populous one. Others pass to the
       nearest region they touch within their unit that holds no other group; those that touch
       none become regions.

    A region with areas never ends without, unless all of its areas are locked to others.
    """
    n = len(labels)
    ground = _Ground(
        points,
        population,
        np.zeros(n, _I32) if limits.units is None else limits.units,
        np.full(n, -1, _I32) if limits.locks is None else limits.locks,
        labels.astype(_I32),
        places,
    )
    if limits.units is not None:
        unit_of = ground.unit_of_region()
        abroad = np.flatnonzero(unit_of[ground.labels] != ground.units)
        abroad = abroad[np.argsort(ground.units[abroad], kind="stable")]
        cuts = np.flatnonzero(np.diff(ground.units[abroad])) + 1
        for members in np.split(abroad, cuts) if len(abroad) else []:
            at_home = np.flatnonzero(unit_of == ground.units[members[0]])
            if len(at_home):
                nearest = nearest_site(ground.points[members], ground.places[at_home])
                ground.labels[members] = at_home[nearest]
            else:
                ground.add_region(members)
    if limits.locks is not None:
        _keep_locks(ground)
    if limits.contiguous and adjacency is not None:
        if limits.locks is not None:
            _join_locked(ground, adjacency)
        _keep_together(ground, adjacency)
    return ground.labels, ground.n_regions


def _keep_locks(ground: _Ground) -> None:
    """Each group of locked areas, unit by unit, into one region that no other group is in."""
    unit_of = ground.unit_of_region()
    taken: set[int] = set()
    held = np.flatnonzero(ground.locks > 0)
    parts = np.unique(np.column_stack([ground.locks[held], ground.units[held]]), axis=0)
    for group, unit in parts.tolist():
        members = held[(ground.locks[held] == group) & (ground.units[held] == unit)]
        region = _region_for(ground, members, taken)
        if region is None:
            free = np.flatnonzero(unit_of == unit)
            free = free[~np.isin(free, list(taken))]
            if len(free):
                centre = ground.points[members].mean(axis=0, keepdims=True)
                region = int(free[nearest_site(centre, ground.places[free])[0]])
        if region is None:
            ground.add_region(members)
            region = ground.n_regions - 1
        ground.labels[members] = region
        taken.add(region)


def _region_for(ground: _Ground, members: NDArray[np.intp], taken: set[int]) -> int | None:
    """The region that holds most of these areas and no group yet; None if there is none."""
    regions, which = np.unique(ground.labels[members], return_inverse=True)
    people = np.bincount(which, ground.population[members])
    areas = np.bincount(which)
    # A region that holds nothing else would be left empty: it comes first.
    all_of_it = np.bincount(ground.labels, minlength=ground.n_regions)[regions] == areas
    for i in np.lexsort((regions, -areas, -people, ~all_of_it)):
        if int(regions[i]) not in taken:
            return int(regions[i])
    return None


def _join_locked(ground: _Ground, adjacency: Adjacency) -> None:
    """Gives regions whose locked areas lie apart the free areas in between."""
    # What joins one region is not taken for another: so this comes to an end.
    free = ground.locks < 0
    while True:
        piece = pieces(adjacency, ground.labels)
        locked = np.flatnonzero(ground.locks >= 0)
        # Regions with locked areas in more than one piece.
        apart = np.unique(np.column_stack([ground.labels[locked], piece[locked]]), axis=0)
        region, n_pieces = np.unique(apart[:, 0], return_counts=True)
        joined = False
        for r in region[n_pieces > 1].tolist():
            path = _path(ground, adjacency, locked[ground.labels[locked] == r], piece, free)
            joined |= len(path) > 0
            ground.labels[path] = r
            free[path] = False
        if not joined:
            return


def _path(
    ground: _Ground,
    adjacency: Adjacency,
    locked: NDArray[np.intp],
    piece: NDArray[np.int32],
    free: NDArray[np.bool_],
) -> NDArray[np.intp]:
    """Fewest free areas that join a locked piece of a region to another one.

    Empty if there is no way within the unit that leaves every region an area.
    """
    region = int(ground.labels[locked[0]])
    areas = np.bincount(ground.labels, minlength=ground.n_regions)
    passable = free & (ground.units == ground.units[locked[0]])
    # From the smallest piece, so that a piece that nothing can be joined to comes first.
    numbers, first, sizes = np.unique(piece[locked], return_index=True, return_counts=True)
    goal = np.isin(piece, numbers) & (ground.labels == region)
    for number in numbers[np.lexsort((first, sizes))].tolist():
        here = piece == number
        while True:
            path = _way(adjacency, np.flatnonzero(here), passable & ~goal, goal & ~here)
            lost = np.bincount(ground.labels[path], minlength=ground.n_regions)
            lost[region] = 0
            emptied = np.flatnonzero((lost > 0) & (lost == areas))
            if not len(emptied):
                break
            passable &= ~np.isin(ground.labels, emptied)
        if len(path):
            return path
    return path


def _way(
    adjacency: Adjacency,
    start: NDArray[np.intp],
    passable: NDArray[np.bool_],
    goal: NDArray[np.bool_],
) -> NDArray[np.intp]:
    """The passable areas between the start and the nearest goal, in steps; empty without a way."""
    parent = np.full(len(adjacency), -2, dtype=np.intp)
    parent[start] = -1
    edge = start
    while len(edge):
        begin, end = adjacency.starts[edge], adjacency.starts[edge + 1]
        degree = end - begin
        behind = np.repeat(edge, degree)
        nth = np.arange(len(behind)) - np.repeat(np.cumsum(degree) - degree, degree)
        reached = adjacency.neighbours[np.repeat(begin, degree) + nth]
        new = (parent[reached] == -2) & (passable[reached] | goal[reached])
        reached, at = np.unique(reached[new], return_index=True)
        parent[reached] = behind[new][at]
        arrived = reached[goal[reached]]
        if len(arrived):
            way = []
            area = int(parent[arrived[0]])
            while parent[area] >= 0:
                way.append(area)
                area = int(parent[area])
            return np.array(way, dtype=np.intp)
        edge = reached.astype(np.intp)
    return np.empty(0, dtype=np.intp)


def _keep_together(ground: _Ground, adjacency: Adjacency) -> None:
    """Leaves each region its main piece; the others pass to regions they touch."""
    of = _Pieces(ground, pieces(adjacency, ground.labels))
    if len(of.settled) == int(of.settled.sum()):
        return
    owner = np.repeat(np.arange(len(of.piece)), np.diff(adjacency.starts))
    other = adjacency.neighbours
    crossing = (of.piece[owner] != of.piece[other]) & (ground.units[owner] == ground.units[other])
    a, b = of.piece[owner[crossing]], of.piece[other[crossing]]
    while not of.settled.all():
        if not of.pass_on(a, b, ground.places):
            for p in of.to_stand_alone(a, b).tolist():
                ground.add_region(np.flatnonzero(of.piece == p))
                of.region[p] = ground.n_regions - 1
                of.settled[p] = True
    ground.labels = of.region[of.piece].astype(_I32)


class _Pieces:
    """Pieces of regions on their way to one piece a region.

    ``piece`` (n,) of each area; by piece: ``region``, ``group`` of its locked areas (0 for none),
    ``centre`` in metres, ``rank`` (0 for the one that gives way last) and whether it is
    ``settled``.
    """

    def __init__(self, ground: _Ground, piece: NDArray[np.int32]) -> None:
        n = int(piece.max(initial=-1)) + 1
        areas = np.bincount(piece, minlength=n)
        people = np.bincount(piece, ground.population, n)
        held = np.bincount(piece[ground.locks >= 0], minlength=n) > 0
        self.piece = piece
        self.region = np.empty(n, dtype=np.int64)
        self.region[piece] = ground.labels
        self.group = np.zeros(n, _I32)
        np.maximum.at(self.group, piece, ground.locks)
        self.centre = np.column_stack(
            [np.bincount(piece, ground.points[:, d], n) / areas for d in (0, 1)]
        )
        order = np.lexsort((-areas, -people, ~held))
        self.rank = np.empty(n, dtype=np.int64)
        self.rank[order] = np.arange(n)
        self.settled = np.zeros(n, dtype=bool)
        self.settled[order[np.unique(self.region[order], return_index=True)[1]]] = True

    def pass_on(
        self, a: NDArray[np.int32], b: NDArray[np.int32], places: NDArray[np.float64]
    ) -> bool:
        """Settles pieces that touch settled ones; False if there was none.

        ``a``, ``b``: (e,) pieces that touch within a unit, both ways.
        """
        there = ~self.settled[a] & self.settled[b]
        moving, to = a[there], self.region[b[there]]
        holds = np.zeros(len(places), _I32)
        np.maximum.at(holds, self.region[self.settled], self.group[self.settled])
        fits = (self.group[moving] == 0) | (holds[to] == 0) | (holds[to] == self.group[moving])
        moving, to = moving[fits], to[fits]
        off = self.centre[moving] - places[to]
        order = np.lexsort((to, np.hypot(off[:, 0], off[:, 1]), moving))
        which, first = np.unique(moving[order], return_index=True)
        self.region[which] = to[order][first]
        self.settled[which] = True
        return len(which) > 0

    def to_stand_alone(self, a: NDArray[np.int32], b: NDArray[np.int32]) -> NDArray[np.intp]:
        """Of those left that touch each other, the one that gives way last."""
        n = len(self.settled)
        left = ~self.settled[a] & ~self.settled[b]
        graph = sp.coo_array((np.ones(int(left.sum()), np.int8), (a[left], b[left])), shape=(n, n))
        cluster = connected_components(graph.tocsr(), directed=False)[1]
        waiting = np.flatnonzero(~self.settled)
        waiting = waiting[np.argsort(self.rank[waiting])]
        return np.sort(waiting[np.unique(cluster[waiting], return_index=True)[1]])

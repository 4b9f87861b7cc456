"""Regions of about equal population that are compact and in one piece, from any sites.

Lloyd steps with capacities: each site's cell is the cell of a power diagram whose weights make it
hold its share of the population (Aurenhammer, Hoffmann & Aronov 1998: the least squared distances
for given populations); sites then move to the centres of their areas. The first regions come from
halving the population again and again, since weights far from the truth would tear regions apart
where towns and country meet. What lies apart joins its surroundings; see also `.exchanging`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from core.adjacency import Adjacency, adjacency_of
from core.aggregation import Aggregation
from core.arrays import check_shape, distinct, read_only
from core.constraints.base import Limits
from core.evaluation import own_centres
from core.placement.base import PlacementSnapshot, Task
from core.refinement.capacities.exchanging import STAGE, exchanged, ground_of
from core.refinement.capacities.kernels import (
    find_candidates,
    fit_weights,
    join_cells,
    keep_home,
    mend_pieces,
)
from core.steps import Step, Steps

_ROUNDS, _WEIGHINGS = 10, 2
_CANDIDATES = 10


@dataclass(frozen=True, eq=False)
class _Sharing:
    """The areas that are shared out, and among which regions.

    Attributes
    ----------
    unit_of_region
        (s,) int32: the unit a region lies in.
    fixed
        (n,) int32: 1 where an area keeps its region.
    capacity
        (s,) people a region should take, beyond those of its fixed areas.
    """

    points: NDArray[np.float64]
    population: NDArray[np.float64]
    labels: NDArray[np.int32]
    units: NDArray[np.int32]
    unit_of_region: NDArray[np.int32]
    fixed: NDArray[np.int32]
    capacity: NDArray[np.float64]


def start(task: Task, aggregation: Aggregation) -> Steps[NDArray[np.int32]]:
    """Regions to begin refinement with where ``task.limits`` has a floor or a balance.

    Parameters
    ----------
    task
        Areas, population and limits.
    aggregation
        Regions that keep to the hard limits; their sites (or centres) are where this begins.

    Returns
    -------
    Steps of (n,) int32
        Region of each area; as many regions as before, none of them empty. Nothing is drawn
        from outside: same task, same regions; another search begins with other cuts.
    """
    areas, labels = task.study.areas, aggregation.labels
    sites = aggregation.sites
    if sites is None:
        sites = own_centres(areas.points, labels, aggregation.n_regions)
    adjacency = adjacency_of(areas)
    return balanced_regions(
        areas.points, task.population, adjacency, sites, task.limits, labels, task.search
    )


def balanced_regions(
    points: NDArray[np.float64],
    population: NDArray[np.float64],
    adjacency: Adjacency,
    sites: NDArray[np.float64],
    limits: Limits,
    labels: NDArray[np.int32],
    turns: int = 0,
) -> Steps[NDArray[np.int32]]:
    """Shares areas out among sites so that regions hold about equal populations.

    Parameters
    ----------
    points
        (n, 2) metres.
    population
        (n,) people, without NaN.
    adjacency
        Who touches whom.
    sites
        (s, 2) metres; NaN for a region without a place.
    limits
        Floor and balance are striven for; units and locks are kept.
    labels
        (n,) a first region of each area, 0 ... s - 1: locked areas keep it, and it tells which
        unit a region lies in.
    turns
        By how many angles of 53 degrees the first cuts are turned.

    Returns
    -------
    Steps of (n,) int32
        Region of each area.

    Raises
    ------
    VbasError
        If shapes do not fit.
    """
    n = len(points)
    check_shape("points", points, (n, 2))
    check_shape("population", population, (n,))
    check_shape("labels", labels, (n,))
    check_shape("adjacency", adjacency.starts, (n + 1,))
    centre = np.nanmean(sites, axis=0) if np.isfinite(sites).any() else points.mean(axis=0)
    sites = np.where(np.isfinite(sites), sites, centre)
    sharing = _sharing(points, population, limits, labels.astype(np.int32), len(sites))
    return _balanced_regions(sharing, adjacency, sites, limits, turns)


def _balanced_regions(
    sharing: _Sharing, adjacency: Adjacency, sites: NDArray[np.float64], limits: Limits, turns: int
) -> Steps[NDArray[np.int32]]:
    n_regions = len(sites)
    if not sharing.fixed.any():
        sharing = replace(sharing, labels=(yield from _halved(sharing, n_regions, turns)))
    weights = np.zeros(n_regions)
    for turn in range(_ROUNDS):
        sites = _centred(sharing, sites)
        shown = PlacementSnapshot(sites, read_only(sharing.labels))
        now = Step(STAGE, 0.05 + 0.2 * turn / _ROUNDS, 1.0, shown)
        labels, stopped = yield from _filled(sharing, adjacency, sites, weights, now)
        sharing = replace(sharing, labels=labels)
        if stopped:
            break
    labels = np.array(sharing.labels)
    members = np.bincount(labels, minlength=len(sites))
    for r in np.flatnonzero(members == 0).tolist():
        spare = (sharing.fixed == 0) & (members[labels] > 1)
        inside = np.flatnonzero(spare & (sharing.units == sharing.unit_of_region[r]))
        if not len(inside):
            continue
        far = ((sharing.points[inside] - sites[r]) ** 2).sum(axis=1)
        area = inside[np.argmin(far)]
        members[labels[area]] -= 1
        labels[area] = r
        members[r] = 1
    sites = _centred(replace(sharing, labels=labels), sites)
    origin = sites.mean(axis=0)
    ground = ground_of(
        sharing.points - origin,
        sharing.population,
        adjacency,
        (sharing.units, sharing.fixed),
        sites - origin,
        labels,
    )
    while mend_pieces(ground, labels, n_regions):
        pass
    return (yield from exchanged(ground, labels, n_regions, limits, origin))


def _centred(sharing: _Sharing, sites: NDArray[np.float64]) -> NDArray[np.float64]:
    """The regions' own centres; a region without areas keeps its site."""
    centres = own_centres(sharing.points, sharing.labels, len(sites))
    return np.where(np.isfinite(centres), centres, sites)


def _sharing(
    points: NDArray[np.float64],
    population: NDArray[np.float64],
    limits: Limits,
    labels: NDArray[np.int32],
    n_regions: int,
) -> _Sharing:
    n = len(points)
    units = np.zeros(n, np.int32) if limits.units is None else limits.units.astype(np.int32)
    n_units = int(units.max(initial=0)) + 1
    # A region lies where most of its areas are; the given regions do not cross units anyway.
    keys, counts = np.unique(labels.astype(np.int64) * n_units + units, return_counts=True)
    order = np.lexsort((-keys, counts))
    unit_of_region = np.zeros(n_regions, np.int32)
    unit_of_region[keys[order] // n_units] = keys[order] % n_units
    fixed = np.isin(units, unit_of_region[np.unique(labels)], invert=True)
    if limits.locks is not None:
        fixed |= limits.locks >= 0
    people = np.bincount(units, weights=population, minlength=n_units)
    share = people / np.maximum(1, np.bincount(unit_of_region, minlength=n_units))
    held = np.bincount(labels[fixed], weights=population[fixed], minlength=n_regions)
    capacity = np.maximum(0.0, share[unit_of_region] - held)
    return _Sharing(
        np.ascontiguousarray(points, np.float64),
        np.ascontiguousarray(population, np.float64),
        labels,
        units,
        unit_of_region,
        fixed.astype(np.int32),
        capacity,
    )


def _halved(sharing: _Sharing, n_regions: int, turns: int) -> Steps[NDArray[np.int32]]:
    """Cuts each unit across its longer side by population, again and again."""
    labels, (x, y) = np.array(sharing.labels), sharing.points.T
    for _ in range(turns):  # by the angle of a triangle of 3, 4 and 5: the same on every machine
        x, y = 0.6 * x - 0.8 * y, 0.8 * x + 0.6 * y
    points = np.column_stack([x, y])
    todo = []
    for unit in np.unique(sharing.units).tolist():
        regions = np.flatnonzero(sharing.unit_of_region == unit)
        todo.append((np.flatnonzero(sharing.units == unit), regions))
    cuts = 0
    while todo:
        areas, regions = todo.pop()
        labels[areas] = regions[0]
        if len(regions) == 1 or len(areas) < 2:
            continue
        low, high = np.percentile(points[areas], (5, 95), axis=0)
        along = points[areas, int(np.argmax(high - low))]
        areas = areas[np.argsort(along, kind="stable")]
        half = len(regions) // 2
        people = np.cumsum(sharing.population[areas])
        cut = int(np.searchsorted(people, people[-1] * half / len(regions)))
        cut = max(min(cut, len(areas) - (len(regions) - half)), min(half, len(areas) - 1))
        todo += [(areas[:cut], regions[:half]), (areas[cut:], regions[half:])]
        cuts += 1
        if cuts % 128 == 0:
            shown = PlacementSnapshot(np.zeros((0, 2)), read_only(labels.copy()))
            yield Step(STAGE, 0.05 * cuts / n_regions, 1.0, shown)
    return labels


def _filled(
    sharing: _Sharing,
    adjacency: Adjacency,
    sites: NDArray[np.float64],
    weights: NDArray[np.float64],
    now: Step,
) -> Steps[tuple[NDArray[np.int32], bool]]:
    """Labels of the cells that hold their capacities, and whether to stop; changes ``weights``."""
    points, stopped = sharing.points, (yield now) is not None
    starts, touching = _touching(sharing, adjacency, len(sites))
    for i in range(len(sites)):
        keep_home(starts, touching, sites, weights, i)
    stopped |= (yield now) is not None
    candidates = np.empty((len(points), _CANDIDATES), np.int32)
    find_candidates(
        points, sharing.fixed, sharing.labels, starts, touching, sites, weights, candidates
    )
    takers = np.argsort(candidates, axis=None, kind="stable")
    takers_from = np.searchsorted(candidates.ravel()[takers], np.arange(len(sites) + 1))
    takers_from, takers = takers_from.astype(np.int32), (takers // _CANDIDATES).astype(np.int32)
    for _ in range(_WEIGHINGS):
        stopped |= (yield now) is not None
        fit_weights(
            points,
            sharing.population,
            candidates,
            takers_from,
            takers,
            starts,
            touching,
            sites,
            weights,
            sharing.capacity,
        )
    labels = np.array(sharing.labels)
    join_cells(points, candidates, sites, weights, labels)
    return labels, stopped


def _touching(
    sharing: _Sharing, adjacency: Adjacency, n_regions: int
) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """Which regions of the same unit touch each region: where they start, and they."""
    owner = np.repeat(np.arange(len(adjacency)), np.diff(adjacency.starts))
    here, there = sharing.labels[owner], sharing.labels[adjacency.neighbours]
    across = (here != there) & (sharing.unit_of_region[here] == sharing.unit_of_region[there])
    keys = distinct(here[across].astype(np.int64) * n_regions + there[across])
    starts = np.searchsorted(keys, np.arange(n_regions + 1, dtype=np.int64) * n_regions)
    return starts.astype(np.int32), (keys % n_regions).astype(np.int32)

"""Single areas pass between touching regions, for population and for compactness alone.

Metropolis' rule at falling heat. The price of a state is, over its areas, the squared distance to
the region's own centre as a share of the region's size on the map, and over its regions what
falling short of the floor and spread of population cost.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from scipy.spatial import cKDTree

from core.adjacency import Adjacency
from core.arrays import read_only
from core.constraints.base import Limits
from core.placement.base import PlacementSnapshot
from core.refinement.capacities.ground import Ground, Price, Regions
from core.refinement.capacities.kernels import add_up, exchange, whole_price
from core.steps import Step, Steps

STAGE = "sharing out the population"

_TRIES, _COLD_TRIES = 1500, 100
"""Moves looked at for each area, at falling heat and at last without."""
_LEAST_TRIES, _MOST_TRIES = 4_000_000, 20_000
"""At least so many in all, but not more than so many for each of few areas."""
_SLICE = 200_000
_HOT, _COLD = 0.3, 1e-3
"""Heat, in squared distances as a share of a region's size on the map."""
_SHORT, _SHORT_HOT = 300.0, 20.0
"""Price of falling short by the mean population: at last, and while areas may come from afar."""
_PULL, _ABOVE = 100.0, 1.005
"""By how much a region's pull rises in a slice, for each mean population that it lacks; and how
far above the floor it goes on to rise."""
_SPREAD, _AT_BALANCE = 20.0, 0.05
"""The price of spread that leads to about such a balance, found by trying."""
_BALANCE, _LEAST_BALANCE = 0.055, 0.002
"""Balance striven for where none is asked for; the least that is."""
_SHAPE = 0.16
"""Mean squared distance to the centre of a hexagon, as a share of its area."""
_SEED = 20_150_101


def ground_of(
    points: NDArray[np.float64],
    population: NDArray[np.float64],
    adjacency: Adjacency,
    held: tuple[NDArray[np.int32], NDArray[np.int32]],
    sites: NDArray[np.float64],
    labels: NDArray[np.int32],
) -> Ground:
    """The areas as :func:`exchanged` takes them.

    A squared distance counts as a share of the size of the region about it on the map, so that
    regions in towns and in the country come out equally compact.

    Parameters
    ----------
    points, population, adjacency
        Of the areas; (n, 2) metres from a near origin.
    held
        Units that no region crosses, and 1 for areas that stay; (n,) each.
    sites, labels
        The regions so far.
    """
    nearest = np.ones(len(sites))
    if len(sites) > 1:
        nearest = np.asarray(cKDTree(sites).query(sites, k=2)[0])[:, 1] ** 2
    far = ((points - sites[labels]) ** 2).sum(axis=1)
    members = np.bincount(labels, minlength=len(sites))
    size = np.bincount(labels, weights=far, minlength=len(sites)) / _SHAPE + 2 * nearest
    size /= members + 2
    least = max(1e-9 * float(size.max()), 1e-9)
    return Ground(
        np.ascontiguousarray(points, np.float64),
        np.array(population, np.float64),
        1.0 / np.maximum(size, least)[labels],
        np.array(adjacency.starts),
        np.array(adjacency.neighbours),
        np.array(held[0], np.int32),
        np.array(held[1], np.int32),
    )


def exchanged(
    ground: Ground,
    labels: NDArray[np.int32],
    n_regions: int,
    limits: Limits,
    origin: NDArray[np.float64],
) -> Steps[NDArray[np.int32]]:
    """Better regions than ``labels`` for floor, balance and compactness, or the same.

    Parameters
    ----------
    ground, labels, n_regions
        The areas, and the regions so far.
    limits
        Floor and balance.
    origin
        (2,) where on the map the points of ``ground`` are measured from.
    """
    n, mean = len(labels), float(ground.population.sum()) / n_regions
    if mean <= 0 or n_regions == 1:
        return labels
    aim = max(_BALANCE if limits.balance is None else limits.balance, _LEAST_BALANCE)
    price = Price(mean, limits.floor or 0.0, _SHORT_HOT, _SPREAD * (_AT_BALANCE / aim) ** 1.4)
    regions = _regions(ground, labels, n_regions)
    hot = -(-max(min(_LEAST_TRIES, _MOST_TRIES * n), _TRIES * n) // _SLICE)
    cold = -(-_COLD_TRIES * n // _SLICE)
    cooling = (_COLD / _HOT) ** (1.0 / (hot * _SLICE))
    stopped = False
    for turn in range(hot + cold):
        if turn < hot and not stopped:
            heat = _HOT * (_COLD / _HOT) ** (turn / hot)
            exchange(ground, regions, price, _SLICE, heat, cooling)
            price = _adapted(price, regions, aim if 2 * turn > hot else None)
        else:
            regions.pull[:] = 0.0
            price = price._replace(short=_SHORT)
            exchange(ground, regions, price, _SLICE, 0.0, 1.0)
            if stopped:
                break
        add_up(ground, regions)  # sums that are only ever added to drift
        shown = PlacementSnapshot(_centres(regions) + origin, read_only(regions.labels.copy()))
        done = 0.25 + 0.75 * turn / (hot + cold)
        stopped = (yield Step(STAGE, done, 1.0, shown)) is not None
    return _better(ground, price._replace(short=_SHORT), regions, labels)


def _regions(ground: Ground, labels: NDArray[np.int32], n_regions: int) -> Regions:
    n, nothing = len(labels), np.zeros(n_regions)
    regions = Regions(
        labels=np.array(labels, np.int32),
        people=nothing.copy(),
        weight=nothing.copy(),
        x=nothing.copy(),
        y=nothing.copy(),
        pull=nothing.copy(),
        members=np.zeros(n_regions, np.int64),
        marks=np.zeros(n, np.int64),
        queue=np.zeros(n, np.int32),
        state=np.array([_SEED], np.uint64),
    )
    add_up(ground, regions)
    return regions


def _adapted(price: Price, regions: Regions, aim: float | None) -> Price:
    """More pull where regions fall short; a dearer spread while the balance is missed.

    Without pull a region in a corner would starve among others that have just enough.
    """
    short = price.floor * _ABOVE - regions.people
    regions.pull[:] = np.maximum(0.0, regions.pull + _PULL / price.mean * short)
    if aim is None:
        return price
    ratio = float(np.std(regions.people)) / price.mean / aim
    factor = 1.2 if ratio > 0.97 else 0.85 if ratio < 0.85 else 1.0
    return price._replace(spread=min(max(price.spread * factor, 1.0), 1e4))


def _centres(regions: Regions) -> NDArray[np.float64]:
    weight = np.where(regions.weight > 0, regions.weight, 1.0)
    return np.column_stack([regions.x, regions.y]) / weight[:, None]


def _better(
    ground: Ground, price: Price, found: Regions, labels: NDArray[np.int32]
) -> NDArray[np.int32]:
    """The labels of smaller price."""
    add_up(ground, found)
    given = _regions(ground, labels, len(found.people))
    cheaper = whole_price(ground, found, price) <= whole_price(ground, given, price)
    return found.labels if cheaper else labels

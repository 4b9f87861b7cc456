"""The arrays of the exchange of areas, as values that compiled code can take."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import float64, int32, int64, types, uint64
from numpy.typing import NDArray


class Ground(NamedTuple):
    """What does not change while areas pass between regions.

    Attributes
    ----------
    points, population, scale
        (n, 2) metres, (n,) people, (n,) weight of an area's squared distance.
    starts, neighbours
        Who touches whom, as in `core.adjacency.Adjacency`.
    units, fixed
        (n,) int32: no region crosses units; an area that is not 0 in ``fixed`` stays.
    """

    points: NDArray[np.float64]
    population: NDArray[np.float64]
    scale: NDArray[np.float64]
    starts: NDArray[np.int32]
    neighbours: NDArray[np.int32]
    units: NDArray[np.int32]
    fixed: NDArray[np.int32]


class Regions(NamedTuple):
    """The regions, what is summed over them, and room to work in; changed in place.

    Attributes
    ----------
    labels
        (n,) int32: region of each area.
    people, weight, x, y
        (s,) sums over a region's areas: population, scale, scaled coordinates.
    pull
        (s,) what a region would give for its mean population once more, as a share of which an
        area counts: raised where regions fall short, so that areas come from far through others.
    members
        (s,) int64: number of its areas.
    marks, queue, state
        (n,) int64 and (n,) int32 of no meaning; (1,) uint64: the state of chance.
    """

    labels: NDArray[np.int32]
    people: NDArray[np.float64]
    weight: NDArray[np.float64]
    x: NDArray[np.float64]
    y: NDArray[np.float64]
    pull: NDArray[np.float64]
    members: NDArray[np.int64]
    marks: NDArray[np.int64]
    queue: NDArray[np.int32]
    state: NDArray[np.uint64]


class Price(NamedTuple):
    """What a region's population costs.

    Attributes
    ----------
    mean, floor
        People: what a region should hold, and must.
    short
        Price of falling short of the floor by the mean.
    spread
        Price of the squared deviation from the mean, as a share of it.
    """

    mean: float
    floor: float
    short: float
    spread: float


_f8, _i4, _i8 = float64[::1], int32[::1], int64[::1]
GROUND = types.NamedTuple([float64[:, ::1], _f8, _f8, *[_i4] * 4], Ground)
REGIONS = types.NamedTuple([_i4, *[_f8] * 5, _i8, _i8, _i4, uint64[::1]], Regions)
PRICE = types.NamedUniTuple(float64, 4, Price)
"""The compiled types of the three, for signatures."""

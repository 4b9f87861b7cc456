"""A region cut into two compact halves that hold about as many people."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray
from scipy.sparse.csgraph import connected_components

from core.adjacency import Adjacency
from core.errors import VbasError

_DIRECTIONS = 8
_AS_EVEN = 0.05
"""Halves whose shares differ by so much more than the most even ones are looked at too."""

_Edges = tuple[NDArray[np.int64], NDArray[np.int64]]


@dataclass(frozen=True, eq=False)
class _Cut:
    """One way of cutting: which members are in the new half, and what speaks against it."""

    new: NDArray[np.bool_]
    uneven: float
    distance: float


def half_of(
    members: NDArray[np.int32],
    points: NDArray[np.float64],
    population: NDArray[np.float64],
    adjacency: Adjacency,
    fixed: NDArray[np.bool_] | None = None,
    region: int = 0,
) -> NDArray[np.int32]:
    """The areas of one of two balanced, compact halves of a region.

    Parameters
    ----------
    members
        (c,) the areas of the region.
    points, population
        (n, 2) metres and (n,) people of all areas.
    adjacency
        Who touches whom; halves of a region in one piece are in one piece each.
    fixed
        (n,) areas that have to stay: they are not in the half that is returned.
    region
        Its number, 0-based, for the sentence of an error.

    Returns
    -------
    (h,) int32
        The lighter half; the other one if this one holds areas that have to stay.

    Raises
    ------
    VbasError
        If the region has a single area, or areas that have to stay lie in all of it.

    Notes
    -----
    Cuts across 8 directions, each where half of the people lie on either side; what is cut off
    from the larger part of its half passes to the other one. Of the cuts that are about as even
    as the most even one, the one with the smallest sum of distances to the halves' own centres
    is taken.
    """
    if len(members) < 2:
        raise VbasError(
            "Region {region:,} has a single area and cannot be split.",
            "Choose a larger region.",
            region=region + 1,
        )
    xy, weight = points[members], population[members].astype(np.float64)
    if not weight.sum() > 0:
        weight = np.ones(len(members))
    # Who touches whom within the region, by position in ``members``.
    place = np.full(len(adjacency), -1, np.int64)
    place[members] = np.arange(len(members))
    begin, end = adjacency.starts[members], adjacency.starts[members + 1]
    degree = (end - begin).astype(np.int64)
    nth = np.arange(degree.sum()) - np.repeat(np.cumsum(degree) - degree, degree)
    a = np.repeat(np.arange(len(members)), degree)
    b = place[adjacency.neighbours[np.repeat(begin, degree) + nth]]
    inside = b > a
    edges = a[inside], b[inside]
    stay = np.zeros(len(members), np.bool_) if fixed is None else fixed[members]
    angles = np.arange(_DIRECTIONS) * (math.pi / _DIRECTIONS)
    cuts = [_cut(xy, weight, edges, stay, angle) for angle in angles.tolist()]
    possible = [cut for cut in cuts if cut is not None]
    if not possible:
        raise VbasError(
            "Region {region:,} cannot be split: areas that the settings of the run lock lie in "
            "all of it.",
            "Select the areas of the new region and make them one.",
            region=region + 1,
        )
    most_even = min(cut.uneven for cut in possible)
    near = [cut for cut in possible if cut.uneven <= most_even + _AS_EVEN]
    return members[min(near, key=lambda cut: cut.distance).new]


def _cut(
    xy: NDArray[np.float64],
    weight: NDArray[np.float64],
    edges: _Edges,
    stay: NDArray[np.bool_],
    angle: float,
) -> _Cut | None:
    along = xy @ np.array([math.cos(angle), math.sin(angle)])
    order = np.argsort(along, kind="stable")
    sums = np.cumsum(weight[order])
    at = int(np.argmin(np.abs(sums[:-1] - sums[-1] / 2.0))) + 1
    first = np.zeros(len(xy), np.bool_)
    first[order[:at]] = True
    first = _main_piece(first, weight, edges)
    first = ~_main_piece(~first, weight, edges)
    share = float(weight[first].sum() / weight.sum())
    new = first if share <= 0.5 else ~first
    if stay[new].any():
        new = ~new
    if stay[new].any() or new.all() or not new.any():
        return None
    distance = sum(_distance(xy[side]) for side in (new, ~new))
    return _Cut(new, abs(share - 0.5), distance)


def _main_piece(
    half: NDArray[np.bool_], weight: NDArray[np.float64], edges: _Edges
) -> NDArray[np.bool_]:
    """The piece of a half that weighs most; then the one with most areas, then the first."""
    a, b = edges
    within, n = half[a] & half[b], len(half)
    pairs = a[within], b[within]
    graph = sp.coo_array((np.ones(len(pairs[0]), np.int8), pairs), shape=(n, n))
    inside = np.flatnonzero(half)
    of = connected_components(graph, directed=False)[1][inside]
    _, first, piece = np.unique(of, return_index=True, return_inverse=True)
    if len(first) < 2:
        return half
    weights, areas = np.bincount(piece, weight[inside]), np.bincount(piece)
    main = np.lexsort((first, -areas, -weights))[0]
    kept = np.zeros_like(half)
    kept[inside[piece == main]] = True
    return kept


def _distance(xy: NDArray[np.float64]) -> float:
    to = xy - xy.mean(axis=0)
    return float(np.hypot(to[:, 0], to[:, 1]).sum())

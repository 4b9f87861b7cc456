"""Which points are neighbours: Delaunay triangulation that takes any points there are."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from scipy.spatial import Delaunay, QhullError

from core.arrays import distinct

# A hull edge seen under a wider angle than this runs past a point in between (150 degrees).
_FLAT_COSINE = -np.sqrt(3.0) / 2.0
# Points at one place beyond these only touch these, so that many of them stay cheap.
_HEADS = 8


def unique_pairs(pairs: NDArray[np.integer], n: int) -> NDArray[np.int32]:
    """(p, 2) different pairs i < j of indices below n, sorted; pairs of equal indices go."""
    low, high = pairs.min(axis=1).astype(np.int64), pairs.max(axis=1).astype(np.int64)
    keys = distinct((low * n + high)[low != high])
    return np.column_stack([keys // max(n, 1), keys % max(n, 1)]).astype(np.int32)


def triangulation_pairs(points: NDArray[np.float64]) -> NDArray[np.int32]:
    """(p, 2) pairs of points that are neighbours, i < j, sorted; all points hang together.

    Parameters
    ----------
    points
        (n, 2) metres.

    Notes
    -----
    Points at the same place are neighbours of each other and of each other's neighbours (beyond
    eight, of the first eight only). Points on one line are neighbours in their order. Edges of
    the hull that run past a point in between (at more than 150 degrees) are left out: they join
    places that have nothing to do with each other.
    """
    places, place_of = np.unique(points, axis=0, return_inverse=True)
    place_of = place_of.reshape(-1)
    at_places = delaunay_pairs(places)
    if len(places) == len(points):
        members = np.argsort(place_of, kind="stable")
        return unique_pairs(members[at_places].reshape(-1, 2), len(points))
    # Pairs of points from pairs of the places where they are.
    n = len(place_of)
    order = np.argsort(place_of, kind="stable")
    counts = np.bincount(place_of, minlength=len(places))
    first = np.cumsum(counts) - counts
    heads = np.minimum(counts, _HEADS)
    found = []
    for a in range(_HEADS):
        for b in range(_HEADS):
            i, j = at_places[:, 0], at_places[:, 1]
            there = (heads[i] > a) & (heads[j] > b)
            found.append(np.column_stack([first[i[there]] + a, first[j[there]] + b]))
        rank = np.arange(n) - np.repeat(first, counts)
        others = np.flatnonzero((rank > 0) & (np.repeat(counts, counts) > a))
        found.append(np.column_stack([np.repeat(first, counts)[others] + a, others]))
    pairs = np.concatenate(found)
    return unique_pairs(order[pairs].reshape(-1, 2), n)


def delaunay_pairs(places: NDArray[np.float64]) -> NDArray[np.int64]:
    """(p, 2) neighbours among (n, 2) different places."""
    try:
        # Centred, so that large coordinates do not cost precision.
        made = Delaunay(places - places.mean(axis=0)) if len(places) > 2 else None
    except QhullError:  # all on one line
        made = None
    if made is None:
        order = np.lexsort((places[:, 1], places[:, 0]))
        return np.column_stack([order[:-1], order[1:]]).astype(np.int64)
    corners = made.simplices.astype(np.int64)
    opposite = np.stack([corners[:, [1, 2]], corners[:, [2, 0]], corners[:, [0, 1]]], axis=1)
    every = opposite.reshape(-1, 2)
    past = opposite[_runs_past(places, corners, made.neighbors)]
    n = len(places)
    kept = np.setdiff1d(_keys(every, n), _keys(past, n), assume_unique=True)
    pairs = np.column_stack([kept // n, kept % n])
    if not len(made.coplanar):  # places so close that the triangulation took them for one
        return pairs
    return np.concatenate([pairs, made.coplanar[:, [0, 2]].astype(np.int64)])


def _runs_past(
    places: NDArray[np.float64], corners: NDArray[np.int64], beyond: NDArray[np.int32]
) -> NDArray[np.bool_]:
    """(t, 3) edges, each opposite its corner, to peel off the hull, flat triangles first to last.

    The two other edges of a triangle stay when one is peeled, so all places still hang together.
    """
    at = places[corners]
    to_next, to_last = np.roll(at, -1, axis=1) - at, np.roll(at, -2, axis=1) - at
    lengths = np.hypot(*to_next.T).T * np.hypot(*to_last.T).T
    flat = (to_next * to_last).sum(axis=2) < _FLAT_COSINE * lengths
    peeled = np.zeros(corners.shape, dtype=bool)
    open_side = beyond < 0
    candidates = np.flatnonzero((flat & open_side).any(axis=1))
    while len(candidates):
        peeled[candidates] = flat[candidates] & open_side[candidates]
        # The triangles behind now lie on the hull.
        reached = beyond[candidates]
        inner = reached[reached >= 0]
        open_side[inner] |= np.isin(beyond[inner], candidates)
        fresh = distinct(inner)
        fresh = fresh[~peeled[fresh].any(axis=1)]
        candidates = fresh[(flat[fresh] & open_side[fresh]).any(axis=1)]
    return peeled


def _keys(pairs: NDArray[np.int64], n: int) -> NDArray[np.int64]:
    return distinct(pairs.min(axis=1) * n + pairs.max(axis=1))

"""Which areas touch which: found once for a layer, with islands linked to what is nearest."""

from __future__ import annotations

import threading
import weakref
from dataclasses import dataclass

import numpy as np
import scipy.sparse as sp
import shapely
from numpy.typing import NDArray
from scipy.sparse.csgraph import connected_components

from core.areas import AreaLayer
from core.arrays import check_shape, read_only
from core.background import in_background
from core.borders import nearest_between, tolerance_of, touching_pairs
from core.polygons import FlatPolygons
from core.shared_borders import Segments, shared_borders, with_borders_of
from core.steps import Steps
from core.triangulation import triangulation_pairs, unique_pairs


@dataclass(frozen=True, eq=False)
class Adjacency:
    """Neighbours of each area, as the rows of a symmetric sparse matrix without diagonal.

    Attributes
    ----------
    starts
        (n + 1,) int32: where each area's neighbours begin in ``neighbours``.
    neighbours
        (2 e,) int32: indices of areas, ascending within an area.
    links
        (l, 2) int32: pairs that do not touch but are linked, so that all areas hang together
        (islands to the nearest area); they stand in ``neighbours`` too.
    """

    starts: NDArray[np.int32]
    neighbours: NDArray[np.int32]
    links: NDArray[np.int32]

    def __post_init__(self) -> None:
        check_shape("neighbours", self.neighbours, (int(self.starts[-1]),))
        check_shape("links", self.links, (len(self.links), 2))
        for name in ("starts", "neighbours", "links"):
            object.__setattr__(self, name, read_only(getattr(self, name)))

    def __len__(self) -> int:
        return len(self.starts) - 1

    def of(self, area: int) -> NDArray[np.int32]:
        """Indices of the neighbours of one area."""
        return self.neighbours[self.starts[area] : self.starts[area + 1]]

    @property
    def pairs(self) -> NDArray[np.int32]:
        """(e, 2) pairs of neighbours, i < j, sorted."""
        owner = np.repeat(np.arange(len(self), dtype=np.int32), np.diff(self.starts))
        once = owner < self.neighbours
        return np.column_stack([owner[once], self.neighbours[once]])


def adjacency_from_pairs(
    pairs: NDArray[np.integer], n: int, links: NDArray[np.int32] | None = None
) -> Adjacency:
    """The adjacency of n areas from (p, 2) pairs of neighbours, in any order, links among them."""
    pairs = unique_pairs(np.asarray(pairs).reshape(-1, 2), n)
    both = np.concatenate([pairs, pairs[:, ::-1]])
    both = both[np.lexsort((both[:, 1], both[:, 0]))]
    starts = np.concatenate([[0], np.cumsum(np.bincount(both[:, 0], minlength=n))])
    links = np.empty((0, 2), np.int32) if links is None else links
    return Adjacency(starts.astype(np.int32), np.ascontiguousarray(both[:, 1]), links)


def adjacency_of(layer: AreaLayer) -> Adjacency:
    """Neighbours of each area of a layer; found once, then remembered as long as the layer lives.

    Parameters
    ----------
    layer
        Polygons touch if they share a stretch of border (a corner is not enough) or overlap;
        areas without a polygon hang on the nearest one. Without polygons, neighbours are those
        of the points' Delaunay triangulation.

    Returns
    -------
    Adjacency
        All areas hang together: components that touch nothing are linked to the nearest area of
        another one, the smallest gap first, ties by index. May be asked for by several threads.
    """
    with _LOCK:
        lock = _LOCKS.setdefault(layer, threading.Lock())
    with lock:
        found = _FOUND.get(layer)
        if found is None:
            found = _FOUND[layer] = _find(layer)
        return found


def areas_touch(layer: AreaLayer) -> bool:
    """Whether areas have borders in common: polygons do, points and scattered patches do not.

    Told by a few polygons, so that it takes no time to speak of; found once for a layer.
    """
    with _LOCK:
        found = _TOUCHING.get(layer)
    if found is None:
        found = _look_for_borders(layer)
        with _LOCK:
            _TOUCHING[layer] = found
    return found


def _look_for_borders(layer: AreaLayer) -> bool:
    if layer.geometry is None:
        return False
    shapes = np.array(layer.geometry, dtype=object)
    shapes = shapes[~shapely.is_missing(shapes)]
    shapes = shapes[shapely.area(shapes) > 0]
    if len(shapes) < 2:
        return False
    some = np.linspace(0, len(shapes) - 1, min(_LOOKED_AT, len(shapes))).astype(np.intp)
    one, other = shapely.STRtree(shapes).query(
        shapes[some], predicate="dwithin", distance=tolerance_of(shapes)
    )
    with_others = np.unique(one[some[one] != other])
    return len(with_others) > _MANY * len(some)


def adjacency_steps(layer: AreaLayer) -> Steps[Adjacency]:
    """`adjacency_of` as a long computation: does not keep its caller from answering."""
    found = _FOUND.get(layer)
    if found is not None:
        return found
    return (yield from in_background("finding neighbours", lambda: adjacency_of(layer)))


_LOOKED_AT, _MANY = 200, 0.5
"""Polygons that are looked at, and the share of them that must have a neighbour."""
_LOCK = threading.Lock()
_TOUCHING: weakref.WeakKeyDictionary[AreaLayer, bool] = weakref.WeakKeyDictionary()
_LOCKS: weakref.WeakKeyDictionary[AreaLayer, threading.Lock] = weakref.WeakKeyDictionary()
_FOUND: weakref.WeakKeyDictionary[AreaLayer, Adjacency] = weakref.WeakKeyDictionary()


def pieces(adjacency: Adjacency, labels: NDArray[np.integer]) -> NDArray[np.int32]:
    """The piece of its region that each area is in.

    Parameters
    ----------
    adjacency
        Of n areas.
    labels
        (n,) region of each area.

    Returns
    -------
    (n,) int32
        Areas have the same number if they are of one region and hang together within it;
        numbers are 0, 1 ... in order of the pieces' first areas.
    """
    n = len(adjacency)
    owner = np.repeat(np.arange(n, dtype=np.int32), np.diff(adjacency.starts))
    within = labels[owner] == labels[adjacency.neighbours]
    return _components(np.column_stack([owner, adjacency.neighbours])[within], n)


def _components(pairs: NDArray[np.int32], n: int) -> NDArray[np.int32]:
    """(n,) connected components of a graph, numbered by their first members."""
    ones = np.ones(len(pairs), dtype=np.int8)
    graph = sp.coo_array((ones, (pairs[:, 0], pairs[:, 1])), shape=(n, n)).tocsr()
    found = connected_components(graph, directed=False)[1]
    _, first, number = np.unique(found, return_index=True, return_inverse=True)
    rank = np.empty(len(first), np.int32)
    rank[np.argsort(first)] = np.arange(len(first), dtype=np.int32)
    return rank[number.reshape(-1)]


def _find(layer: AreaLayer) -> Adjacency:
    n = len(layer)
    shapes, polygons = _polygons(layer)
    if polygons is None:
        return adjacency_from_pairs(triangulation_pairs(layer.points), n)
    tolerance = tolerance_of(shapes)
    shared = shared_borders(polygons, shapes)
    pairs = touching_pairs(shapes, shared, tolerance)
    component = _components(pairs, n)
    links = np.empty((0, 2), np.int32)
    if component.max(initial=0) > 0:
        bare = np.flatnonzero(shapely.is_empty(shapes))
        shapes[bare] = shapely.points(layer.points[bare])
        rim = _with_all(component, shared.open, polygons)
        candidates, gaps = nearest_between(shapes, rim, component, tolerance)
        # (l, 2) the pairs that join all components, smallest gap first, ties by index.
        order = np.lexsort((candidates[:, 1], candidates[:, 0], gaps))
        sides = np.sort(component[candidates[order]], axis=1)
        # Only the nearest pair of two components can be one.
        _, best = np.unique(sides, axis=0, return_index=True)
        order = order[np.sort(best)]
        parent = list(range(int(component.max()) + 1))
        chosen = []
        for pair, (a, b) in zip(order.tolist(), component[candidates[order]].tolist(), strict=True):
            a, b = _root(parent, a), _root(parent, b)
            if a != b:
                parent[max(a, b)] = min(a, b)
                chosen.append(pair)
        links = candidates[chosen]
    return adjacency_from_pairs(np.concatenate([pairs, links]), n, links)


def _with_all(component: NDArray[np.int32], rim: Segments, polygons: FlatPolygons) -> Segments:
    """Open borders, and all borders of components without: none of them may be left out."""
    without = np.flatnonzero(~np.isin(component, component[rim.owner]))
    return rim if not len(without) else with_borders_of(without, rim, polygons)


def _polygons(layer: AreaLayer) -> tuple[NDArray[np.object_], FlatPolygons | None]:
    """The polygons of a layer, empty ones where there are none; None if it has no polygon."""
    if layer.geometry is None:
        return np.empty(0, object), None
    shapes = np.array(layer.geometry, dtype=object)
    bare = shapely.is_missing(shapes) | shapely.is_empty(shapes)
    flat = ~bare & ~(shapely.area(shapes) > 0)
    shapes[bare | flat] = shapely.Polygon()
    if (bare | flat).all():
        return shapes, None
    broken = np.flatnonzero(~shapely.is_valid(shapes))
    if not len(broken) and not flat.any():
        return shapes, FlatPolygons.from_areas(layer)
    shapes[broken] = shapely.make_valid(shapes[broken], method="structure", keep_collapsed=False)
    return shapes, FlatPolygons.from_geometry(shapes)


def _root(parent: list[int], of: int) -> int:
    while parent[of] != of:
        parent[of] = parent[parent[of]]
        of = parent[of]
    return of

"""Which pieces of border polygons have in common, to the last bit: one look at all vertices.

In real layers nearly all borders are exactly two areas', one on each side. What is left over (a
coast, edges with other vertices, slivers, overlaps) is little, and can be looked at closely.
"""

from __future__ import annotations

import threading
import weakref
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
import shapely
from numpy.typing import NDArray

from core.background import in_all_cores
from core.border_kernels import (
    NO_PIECE,
    OPEN,
    border_keys,
    by_first_bits,
    match_pieces,
    stretches,
)
from core.polygons import FlatPolygons, polygon_parts

_LOT_BITS = 8
"""Pieces are compared in 256 lots, which all cores share, and which fit into their caches."""


_Stretches: TypeAlias = tuple[NDArray[np.int64], NDArray[np.float64]]
"""i * n + j of two polygons, and metres that they have in common."""


@dataclass(frozen=True, eq=False)
class Segments:
    """Straight pieces of the borders of polygons.

    Attributes
    ----------
    ends
        (m, 4) float64 metres: x0, y0, x1, y1, the lower end (by x, then y) first.
    owner
        (m,) int32: the polygon each belongs to.
    """

    ends: NDArray[np.float64]
    owner: NDArray[np.int32]

    @property
    def lengths(self) -> NDArray[np.float64]:
        """(m,) metres."""
        return np.hypot(self.ends[:, 2] - self.ends[:, 0], self.ends[:, 3] - self.ends[:, 1])


@dataclass(frozen=True, eq=False)
class SharedBorders:
    """What n polygons have in common.

    Attributes
    ----------
    pairs, lengths
        (p, 2) int32, i < j, sorted; (p,) metres: those that have exactly the same pieces of
        border, from whichever side.
    open
        The pieces that no other polygon has from the other side.
    some_odd
        (n,) which have a piece that is not exactly one other's, from the other side.
    some_matched
        (n,) which have a piece that is.
    """

    pairs: NDArray[np.int32]
    lengths: NDArray[np.float64]
    open: Segments
    some_odd: NDArray[np.bool_]
    some_matched: NDArray[np.bool_]


_LOCK = threading.Lock()
_FOUND: weakref.WeakKeyDictionary[FlatPolygons, SharedBorders] = weakref.WeakKeyDictionary()


def shared_borders(polygons: FlatPolygons, shapes: NDArray[np.object_]) -> SharedBorders:
    """What polygons have in common; found once, then remembered as long as they live.

    Parameters
    ----------
    polygons, shapes
        The same n polygons, valid ones; perhaps empty.
    """
    with _LOCK:
        found = _FOUND.get(polygons)
    if found is None:
        found = _find(polygons, _holes(polygons, shapes))
        with _LOCK:
            _FOUND[polygons] = found
    return found


def _find(polygons: FlatPolygons, holes: NDArray[np.bool_]) -> SharedBorders:
    n, xy = len(polygons), polygons.xy
    owner, other, found = _matched(polygons, holes)
    found.append(stretches(xy, polygons.ring_offsets, polygons.feature_offsets, other))
    codes, place = np.unique(np.concatenate([of for of, _ in found]), return_inverse=True)
    weights = np.concatenate([of for _, of in found])
    lengths = np.bincount(place, weights, len(codes)).astype(np.float64)
    some_odd, some_matched = np.zeros(n, bool), np.zeros(n, bool)
    some_matched[owner[other >= 0]] = True
    some_odd[owner[(other < 0) & (other != NO_PIECE)]] = True
    pairs = np.column_stack([codes // max(n, 1), codes % max(n, 1)]).astype(np.int32)
    left = np.flatnonzero(other == OPEN)
    return SharedBorders(pairs, lengths, _pieces(xy, left, owner[left]), some_odd, some_matched)


def _matched(
    polygons: FlatPolygons, holes: NDArray[np.bool_]
) -> tuple[NDArray[np.int32], NDArray[np.int32], list[_Stretches]]:
    """Whose the piece from each vertex on is, who else has it, and what several have."""
    n, xy = len(polygons), polygons.xy
    keys, owner = np.empty(len(xy), np.uint64), np.empty(len(xy), np.int32)
    bits = xy.view(np.uint64)
    border_keys(xy, bits, polygons.ring_offsets, polygons.feature_offsets, holes, keys, owner)
    starts = np.zeros((1 << _LOT_BITS) + 1, np.int64)
    order = np.empty(len(xy), np.int32)
    by_first_bits(keys, _LOT_BITS, starts, order)
    other = np.where(keys == 0, np.int32(NO_PIECE), np.int32(OPEN))

    def match(lot: int) -> _Stretches:
        at = order[starts[lot] : starts[lot + 1]]
        found: _Stretches = match_pieces(keys[at], at, xy, owner, n, other)
        return found

    return owner, other, in_all_cores(match, range(1 << _LOT_BITS))


def _pieces(xy: NDArray[np.float64], at: NDArray[np.intp], owner: NDArray[np.int32]) -> Segments:
    """The pieces of border that begin at some vertices, and whose they are."""
    ends = np.concatenate([xy[at], xy[at + 1]], axis=1) + 0.0  # -0.0 and 0.0 are the same place
    turned = (ends[:, 0] > ends[:, 2]) | ((ends[:, 0] == ends[:, 2]) & (ends[:, 1] > ends[:, 3]))
    ends[turned] = ends[turned][:, [2, 3, 0, 1]]
    return Segments(ends, owner)


def with_borders_of(
    features: NDArray[np.intp], segments: Segments, polygons: FlatPolygons
) -> Segments:
    """Segments, and all pieces of border of some features, in the order of features."""
    offsets = polygons.ring_offsets[polygons.feature_offsets]
    at = [np.arange(offsets[f], offsets[f + 1] - 1) for f in features]
    whose = np.repeat(features, [len(of) for of in at]).astype(np.int32)
    every = np.concatenate(at)
    inner = ~np.isin(every + 1, polygons.ring_offsets)  # not from one ring to the next
    more = _pieces(polygons.xy, every[inner], whose[inner])
    owner = np.concatenate([segments.owner, more.owner])
    order = np.argsort(owner, kind="stable")
    return Segments(np.concatenate([segments.ends, more.ends])[order], owner[order])


def _holes(polygons: FlatPolygons, shapes: NDArray[np.object_]) -> NDArray[np.bool_]:
    """(r,) whether each ring is a hole."""
    offsets = polygons.feature_offsets
    holes = np.zeros(len(polygons.ring_offsets) - 1, bool)
    several = np.flatnonzero(np.diff(offsets) > 1)
    parts, _ = polygon_parts(shapes[several])
    inner = np.atleast_1d(shapely.get_num_interior_rings(parts))
    of_parts = np.ones(int(inner.sum()) + len(parts), bool)
    of_parts[np.cumsum(inner + 1) - (inner + 1)] = False
    sizes = offsets[several + 1] - offsets[several]
    rings = np.repeat(offsets[several] - np.cumsum(sizes) + sizes, sizes) + np.arange(sizes.sum())
    holes[rings] = of_parts
    return holes

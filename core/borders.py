"""Which polygons share a stretch of border, and how far apart those are that do not."""

from __future__ import annotations

import numpy as np
import shapely
from numpy.typing import NDArray

from core.shared_borders import Segments, SharedBorders
from core.triangulation import delaunay_pairs, unique_pairs

# Of the typical width of an area: what two borders may lie apart and still be one, and the
# shortest stretch that counts where they are not exactly the same.
_APART = 1e-3
_MOST_APART = 1.0
_STRETCH = 10.0
# Points on open borders between which gaps are looked for.
_SAMPLES = 25_000
_BLOCK = 2_000
_PIECES = 16


def _blocks(n: int) -> list[slice]:
    """Shares of n things; making shapes keeps the interpreter's lock, so it is done by shares."""
    return [slice(i, min(i + _BLOCK, n)) for i in range(0, max(n, 1), _BLOCK)]


def tolerance_of(shapes: NDArray[np.object_]) -> float:
    """How far apart two borders may lie and still be one: 1 m, less where areas are small."""
    size = shapely.area(shapes)
    size = size[size > 0]
    width = float(np.sqrt(np.median(size))) if len(size) else 1.0
    return min(_MOST_APART, _APART * width)


def touching_pairs(
    shapes: NDArray[np.object_], shared: SharedBorders, tolerance: float
) -> NDArray[np.int32]:
    """Polygons that share a stretch of border or overlap.

    Parameters
    ----------
    shapes
        (n,) valid polygons; empty ones touch nothing.
    shared
        What these polygons have in common to the last bit. Only where borders are left over are
        distances looked at.
    tolerance
        Metres; see `tolerance_of`.

    Returns
    -------
    (p, 2) int32
        i < j, sorted.
    """
    n = len(shapes)
    near, stretch = _near_segments(shared.open, tolerance, n)
    every = np.concatenate([shared.pairs, near])
    exact = np.concatenate([shared.lengths, np.zeros(len(near))])
    both = np.concatenate([shared.lengths, stretch])
    keys, place = np.unique(every[:, 0].astype(np.int64) * n + every[:, 1], return_inverse=True)
    exact, both = (np.bincount(place, of, len(keys)) for of in (exact, both))
    keys = keys[(exact > tolerance) | (both > _STRETCH * tolerance)]
    touching = np.column_stack([keys // n, keys % n]).astype(np.int32)
    over = _overlapping(shapes, shared.open.owner, keys, tolerance)
    return unique_pairs(np.concatenate([touching, over]), n)


def _near_segments(
    segments: Segments, tolerance: float, n: int
) -> tuple[NDArray[np.int32], NDArray[np.float64]]:
    """Pairs of polygons whose borders run within the tolerance of each other, and how far."""
    if not len(segments.owner):
        return np.empty((0, 2), np.int32), np.empty(0)
    # Boxes are enough: what is near is measured below, and no predicate is as quick.
    blocks = _blocks(len(segments.owner))
    tree = shapely.STRtree(np.concatenate([_boxes(segments.ends[block], 0.0) for block in blocks]))
    found = []
    for block in blocks:
        pairs = tree.query(_boxes(segments.ends[block], tolerance))
        pairs[0] += block.start
        found.append(pairs)
    a, b = np.concatenate(found, axis=1)
    # Measured along the polygon of lower index.
    chosen = segments.owner[a] < segments.owner[b]
    a, b = a[chosen], b[chosen]
    along = _stretch_within(segments.ends[a], segments.ends[b], tolerance)
    # A segment counts once for a polygon, however many of its segments are near.
    keys, place = np.unique(a.astype(np.int64) * n + segments.owner[b], return_inverse=True)
    mine = keys // n
    along = np.minimum(np.bincount(place, along, len(keys)), segments.lengths[mine])
    return np.column_stack([segments.owner[mine], keys % n]).astype(np.int32), along


def _boxes(ends: NDArray[np.float64], grown: float) -> NDArray[np.object_]:
    """(m,) the boxes around segments, grown by so many metres."""
    x0, y0, x1, y1 = ends.T
    low, high = np.minimum(y0, y1), np.maximum(y0, y1)
    boxes = shapely.box(x0 - grown, low - grown, x1 + grown, high + grown)
    return np.asarray(boxes, dtype=object)


def _stretch_within(
    a: NDArray[np.float64], b: NDArray[np.float64], r: float
) -> NDArray[np.float64]:
    """(p,) metres of each segment of ``a`` that lie within r of the one of ``b``; both (p, 4).

    What lies within r of a segment is convex, so it is one stretch: from the first to the last
    place where ``a`` is in the strip along ``b`` or in the discs at its ends.
    """
    start, d = a[:, :2], a[:, 2:] - a[:, :2]
    length = np.hypot(d[:, 0], d[:, 1])
    e = b[:, 2:] - b[:, :2]
    b_length = np.hypot(e[:, 0], e[:, 1])
    e = e / b_length[:, None]
    normal = np.column_stack([-e[:, 1], e[:, 0]])
    offset = start - b[:, :2]
    low_u, high_u = _slab((offset * e).sum(1), (d * e).sum(1), np.zeros(len(a)), b_length)
    low_v, high_v = _slab(
        (offset * normal).sum(1), (d * normal).sum(1), np.full(len(a), -r), np.full(len(a), r)
    )
    stretches = [(np.maximum(low_u, low_v), np.minimum(high_u, high_v))]
    for end in (b[:, :2], b[:, 2:]):
        to = start - end
        middle = -(to * d).sum(1) / length**2
        with np.errstate(invalid="ignore"):
            half = np.sqrt(middle**2 - ((to**2).sum(1) - r**2) / length**2)
        stretches.append((middle - half, middle + half))
    first, last = np.full(len(a), np.inf), np.full(len(a), -np.inf)
    for low, high in stretches:
        low, high = np.clip(low, 0.0, 1.0), np.clip(high, 0.0, 1.0)
        there = low < high  # false where a disc is missed (NaN)
        first = np.where(there, np.minimum(first, low), first)
        last = np.where(there, np.maximum(last, high), last)
    return np.asarray(np.maximum(last - first, 0.0) * length)


def _slab(
    at: NDArray[np.float64],
    slope: NDArray[np.float64],
    low: NDArray[np.float64],
    high: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """For which t low <= at + t * slope <= high: from, to (to < from where for none)."""
    level = slope == 0.0
    safe = np.where(level, 1.0, slope)
    one, other = (low - at) / safe, (high - at) / safe
    inside = (low <= at) & (at <= high)
    return (
        np.where(level, np.where(inside, 0.0, 1.0), np.minimum(one, other)),
        np.where(level, np.where(inside, 1.0, 0.0), np.maximum(one, other)),
    )


def _overlapping(
    shapes: NDArray[np.object_],
    owners: NDArray[np.int32],
    known: NDArray[np.int64],
    tolerance: float,
) -> NDArray[np.int32]:
    """Pairs that overlap by more than a sliver and are not known yet; one of them is an owner."""
    n = len(shapes)
    asked = np.unique(owners)
    if not len(asked):
        return np.empty((0, 2), np.int32)
    a, b = shapely.STRtree(shapes).query(shapes[asked], predicate="intersects")
    pairs = unique_pairs(np.column_stack([asked[a], b]), n)
    new = ~np.isin(pairs[:, 0].astype(np.int64) * n + pairs[:, 1], known)
    pairs = pairs[new]
    common = shapely.area(shapely.intersection(shapes[pairs[:, 0]], shapes[pairs[:, 1]]))
    return pairs[common > _STRETCH * tolerance**2]


def nearest_between(
    shapes: NDArray[np.object_],
    open_segments: Segments,
    component: NDArray[np.int32],
    tolerance: float,
) -> tuple[NDArray[np.int32], NDArray[np.float64]]:
    """Pairs of shapes of different components that may be the nearest, and the gap between them.

    Parameters
    ----------
    shapes
        (n,) polygons or points.
    open_segments
        The pieces of border with nothing on the other side.
    component
        (n,) which shapes already hang together.
    tolerance
        Metres; gaps are rounded to a thousandth of it, so that equal ones are equal.

    Returns
    -------
    pairs, gaps
        (p, 2) int32 i < j; (p,) metres. Together they join all components.

    Notes
    -----
    The nearest are looked for among neighbours in a triangulation of points on the borders, so
    it takes as long with a thousand islands as with one.
    """
    n = len(shapes)
    xy, owner = _samples(open_segments)
    is_point = np.flatnonzero(shapely.get_type_id(shapes) == shapely.GeometryType.POINT)
    xy = np.concatenate([xy, shapely.get_coordinates(shapes[is_point])])
    owner = np.concatenate([owner, is_point.astype(np.int32)])
    order = np.lexsort((owner, xy[:, 1], xy[:, 0]))
    xy, owner = xy[order], owner[order]
    fresh = np.concatenate([[True], (xy[1:] != xy[:-1]).any(axis=1)])[: len(xy)]
    place_of = np.cumsum(fresh) - 1
    first = owner[fresh]
    candidates = [np.column_stack([first[place_of], owner])]
    if len(first) > 1:
        candidates.append(first[delaunay_pairs(xy[fresh])])
    if len(is_point):
        # A point may lie deep inside a polygon.
        filled = np.flatnonzero(shapely.get_type_id(shapes) != shapely.GeometryType.POINT)
        a, b = shapely.STRtree(shapes[filled]).query_nearest(shapes[is_point])
        candidates.append(np.column_stack([is_point[a], filled[b]]))
    pairs = np.concatenate(candidates)
    pairs = unique_pairs(pairs[component[pairs[:, 0]] != component[pairs[:, 1]]], n)
    gaps = shapely.distance(shapes[pairs[:, 0]], shapes[pairs[:, 1]])
    grain = tolerance * 1e-3
    return pairs, np.rint(gaps / grain) * grain


def _samples(segments: Segments) -> tuple[NDArray[np.float64], NDArray[np.int32]]:
    """Points on segments, close where segments are long, and their owners."""
    ends, owner = segments.ends, segments.owner
    if not len(owner):
        return np.empty((0, 2)), np.empty(0, np.int32)
    lengths = segments.lengths
    step = max(float(np.median(lengths)), float(lengths.sum()) / _SAMPLES)
    pieces = np.clip(np.rint(lengths / step), 1, _PIECES).astype(np.int64)
    of = np.repeat(np.arange(len(owner)), pieces + 1)
    rank = np.arange(len(of)) - np.repeat(np.cumsum(pieces + 1) - (pieces + 1), pieces + 1)
    t = (rank / pieces[of])[:, None]
    # The ends themselves, not computed anew: neighbours at a corner have them in common.
    xy = np.where(t == 1.0, ends[of, 2:], ends[of, :2] + t * (ends[of, 2:] - ends[of, :2]))
    owners = owner[of]
    start = np.searchsorted(owners, owners)  # they come in order
    stride = -(-len(of) // (2 * _SAMPLES))
    kept = (np.arange(len(of)) - start) % stride == 0
    return xy[kept], owners[kept]

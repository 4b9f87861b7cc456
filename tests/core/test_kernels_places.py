"""Compiled geometry and small measures against shapely, numpy and plain Python."""

from __future__ import annotations

from collections import Counter

import hypothesis.strategies as st
import numpy as np
import pytest
import shapely
from hypothesis import given

from core.calibration.kernels import unique_in_groups
from core.placement.anonymity_driven.kernels import smallest_class
from core.raster.kernels import fill_features
from core.raster.layering.kernels import choose_apart
from core.refinement.capacities import kernels as capacities
from core.refinement.kernels import shape_of

seeds = st.integers(0, 2**32 - 1).map(np.random.default_rng)


@given(seeds)
def test_a_pixel_belongs_to_the_polygon_over_its_centre(draw):
    """The last one where several overlap; holes and what lies beyond the window stay free."""
    shapes = []
    for _ in range(5):
        angles = np.sort(draw.random(draw.integers(3, 9))) * 2 * np.pi
        radius, centre = 20 + 60 * draw.random(len(angles)), draw.random(2) * 200
        ring = centre + radius[:, None] * np.column_stack([np.cos(angles), np.sin(angles)])
        shape = shapely.Polygon(ring)
        hole = shapely.Polygon(centre + (ring - centre) / 2)
        if shape.is_valid:
            shapes.append(shape.difference(hole) if draw.random() < 0.5 else shape)
    shapes = [of for of in shapes if of.geom_type == "Polygon" and not of.is_empty]
    rings = [[of.exterior, *of.interiors] for of in shapes]
    xy = [np.array(ring.coords) for of in rings for ring in of]
    features = np.cumsum([0, *map(len, rings)]).astype(np.int64)
    offsets = np.cumsum([0, *map(len, xy)]).astype(np.int64)
    rows, columns, size, x0, y0 = 24, 30, 7.3, -5.0, 190.0
    ids = np.full((rows, columns), -1, np.int32)
    if shapes:
        fill_features(
            *(np.concatenate(xy), offsets, features, shapely.bounds(shapes), 0, len(shapes)),
            *(x0, y0, size, 2, rows, 3, columns - 1, ids),
        )
    want = np.full_like(ids, -1)
    for r in range(2, rows):
        for c in range(3, columns - 1):
            centre = shapely.Point(x0 + (c + 0.5) * size, y0 - (r + 0.5) * size)
            for i, shape in enumerate(shapes):
                if shape.contains(centre):
                    want[r, c] = i
    assert (ids == want).all()


@given(seeds)
def test_boxes_are_chosen_that_touch_none_before(draw):
    corners = draw.integers(-5, 60, (20, 2)).astype(float)
    boxes = np.hstack([corners, corners + draw.integers(1, 20, (20, 2))])
    taken, chosen = boxes[:2].copy(), np.zeros(18, np.uint8)
    choose_apart(boxes[2:].copy(), chosen, 60.0, 50.0, taken)
    there, window = [shapely.box(*of) for of in taken], shapely.box(0, 0, 60, 50)
    for box, is_chosen in zip(boxes[2:], chosen, strict=True):
        shape = shapely.box(*box)
        free = all(shape.intersection(of).area == 0 for of in there) and window.covers(shape)
        assert bool(is_chosen) == free
        there += [shape] if free else []


@given(seeds, st.integers(1, 8))
def test_the_shape_of_a_region(draw, n):
    x, y, pool = draw.random(12), draw.random(12), draw.permutation(12).astype(np.int32)
    xs, ys = x[pool[2 : 2 + n]], y[pool[2 : 2 + n]]
    dx, dy = xs - xs.mean(), ys - ys.mean()
    away = np.hypot(dx, dy)
    units = [(a / d, b / d) for a, b, d in zip(dx, dy, away, strict=True) if d > 0]
    want = [xs.mean(), ys.mean(), *(sum(of) for of in zip(*units, strict=True)), away.sum()]
    found = shape_of(pool, x, y, 2, n)
    assert list(found) == pytest.approx(want if units else [*want[:2], 0, 0, 0], abs=1e-9)


@given(seeds)
def test_areas_join_the_site_of_least_power(draw):
    points, sites = draw.random((15, 2)), draw.random((4, 2))
    weights = draw.random(4) / 10
    candidates = draw.integers(-1, 4, (15, 3)).astype(np.int32)
    candidates[:, 0] = draw.integers(0, 4, 15)
    labels = np.full(15, -1, np.int32)
    capacities.join_cells(points, candidates, sites, weights, labels)
    power = ((points[:, None] - sites[None]) ** 2).sum(axis=2) - weights
    for a in range(15):
        known = [int(j) for j in candidates[a] if j >= 0]
        assert labels[a] == min(known, key=lambda j: power[a, j])


@given(seeds)
def test_candidates_are_the_sites_of_least_power_around(draw):
    n, regions, most, guard = 15, 6, 3, 77
    points, sites = draw.random((n, 2)), draw.random((regions, 2))
    weights, labels = draw.random(regions) / 10, draw.integers(0, regions, n).astype(np.int32)
    fixed = (draw.random(n) < 0.2).astype(np.int32)
    next_to = [np.flatnonzero(draw.random(regions) < 0.5) for _ in range(regions)]
    next_to = [of[of != r].astype(np.int32) for r, of in enumerate(next_to)]
    starts = np.concatenate([[0], np.cumsum([len(of) for of in next_to])]).astype(np.int32)
    room = np.full((n + 2, most), guard, np.int32)
    around = (points, fixed, labels, starts, np.concatenate(next_to), sites, weights)
    capacities.find_candidates(*around, room[:n])
    power = ((points[:, None] - sites[None]) ** 2).sum(axis=2) - weights
    for a in range(n):
        known = [] if fixed[a] else [labels[a], *next_to[labels[a]]]
        want = sorted(known, key=lambda j: power[a, j])[:most]
        assert room[a].tolist() == want + [-1] * (most - len(want))
    assert (room[n:] == guard).all()


@given(st.lists(st.integers(0, 9)))
def test_the_smallest_class_that_is_present(sizes):
    found = smallest_class(np.array(sizes, np.int32))
    assert found == min((of for of in sizes if of), default=0)


@given(seeds, st.lists(st.integers(0, 25), min_size=1, max_size=5))
def test_records_that_are_unique_in_their_group(draw, lengths):
    n = sum(lengths)
    codes = draw.integers(0, 4, (3, n)).astype(np.int32)
    starts = np.cumsum([0, *lengths]).astype(np.int64)
    rows, radices = np.array([0, 2], np.int64), np.array([4, 4], np.int64)
    found = unique_in_groups(codes, rows, radices, starts)
    for g, unique in enumerate(found):
        here = codes[[0, 2], starts[g] : starts[g + 1]].T
        assert unique == sum(of == 1 for of in Counter(map(tuple, here.tolist())).values())

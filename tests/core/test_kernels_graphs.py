"""Compiled work on graphs and places against scipy, shapely and plain Python."""

from __future__ import annotations

import hypothesis.strategies as st
import numpy as np
import pytest
import shapely
from hypothesis import assume, given
from scipy.sparse import csr_array
from scipy.sparse.csgraph import connected_components

from core.colours.kernels import colour_greedily
from core.ledger.kernels import distance_sum
from core.placement.site_search.kernels import adjacent_sites
from core.refinement import touching
from core.voronoi.kernels import MOST_CORNERS, cell_of

seeds = st.integers(0, 2**32 - 1).map(np.random.default_rng)


def graph(draw, n=14, share=0.2):
    """(symmetric True/False matrix, where each row begins, neighbours)."""
    upper = np.triu(draw.random((n, n)) < share, 1)
    joined = upper | upper.T
    starts = np.concatenate([[0], joined.sum(axis=1).cumsum()]).astype(np.int32)
    return joined, starts, joined.nonzero()[1].astype(np.int32)


@given(seeds, st.integers(2, 5))
def test_regions_take_the_colour_least_taken_around_them(draw, n_colours):
    joined, starts, neighbours = graph(draw)
    colours = np.where(draw.random(14) < 0.3, draw.integers(0, n_colours, 14), -1).astype(np.int8)
    want, used = colours.astype(int), draw.integers(0, 4, n_colours)
    order, counted = draw.permutation(14), used.astype(np.int64)
    colour_greedily(colours, order, starts.astype(np.int64), neighbours.astype(np.int64), counted)
    for region in order:
        if want[region] < 0:
            near = want[joined[region]].tolist()
            want[region] = min(range(n_colours), key=lambda c: (near.count(c), used[c], c))
            used[want[region]] += 1
    assert colours.tolist() == want.tolist()
    assert counted.tolist() == used.tolist()


@given(seeds)
def test_ways_know_their_ends_and_their_way_back(draw):
    _, starts, neighbours = graph(draw)
    owner, twin = np.full((2, len(neighbours)), -1, np.int32)
    touching.find_twins(starts, neighbours, owner, twin)
    assert owner.tolist() == np.repeat(np.arange(14), np.diff(starts)).tolist()
    assert neighbours[twin].tolist() == owner.tolist()
    assert owner[twin].tolist() == neighbours.tolist()


def in_one_piece(joined, members):
    """Whether some areas hang together among themselves."""
    return (
        not len(members)
        or connected_components(
            csr_array(joined[np.ix_(members, members)].astype(int)), return_labels=False
        )
        == 1
    )


@given(seeds, st.floats(0.1, 0.4))
def test_a_region_hangs_together_without_an_area(draw, share):
    joined, starts, neighbours = graph(draw, share=share)
    near = np.zeros(len(neighbours), np.uint64)
    touching.find_near(starts, neighbours, near)
    labels = draw.integers(0, 2, 14).astype(np.int32)
    queue, mark, stamp = np.zeros(14, np.int32), np.zeros(14, np.int64), np.zeros(1, np.int64)
    graph_of = (starts, neighbours, near, labels)
    for area in range(14):
        for region in (0, 1):
            around = np.flatnonzero(joined[area] & (labels == region))
            locally = touching.hangs_together_locally(*graph_of, area, region)
            assert locally == in_one_piece(joined, around)
            rest = np.flatnonzero((labels == region) & (np.arange(14) != area))
            pieces = connected_components(csr_array(joined[np.ix_(rest, rest)].astype(int)))[1]
            wanted = len(set(pieces[np.isin(rest, around)])) <= 1
            found = touching.hangs_together(*graph_of, queue, mark, stamp, area, region)
            assert found == wanted


@given(seeds)
def test_the_list_of_ways_follows_the_labels(draw):
    _, starts, neighbours = graph(draw)
    owner, twin = np.zeros((2, len(neighbours)), np.int32)
    touching.find_twins(starts, neighbours, owner, twin)
    is_open = (draw.random(len(neighbours)) < 0.8).astype(np.uint8)
    border, length = np.zeros(len(neighbours), np.int32), np.zeros(1, np.int64)
    place = np.full(len(neighbours), -1, np.int32)
    labels = np.zeros(14, np.int32)
    for area in draw.integers(0, 14, 20):
        labels[area] = draw.integers(0, 3)
        touching.list_ways_of(
            *(starts, neighbours, twin, is_open, border, place, length, labels, int(area))
        )
        listed = border[: length[0]]
        crossing = (labels[owner] != labels[neighbours]) & (is_open == 1)
        assert sorted(listed) == np.flatnonzero(crossing).tolist()
        assert place[listed].tolist() == list(range(len(listed)))
        assert (place >= 0).sum() == len(listed)


@given(seeds)
def test_distances_of_some_areas_add_up(draw):
    x, y, pool = draw.random(9), draw.random(9), draw.permutation(9).astype(np.int32)
    want = np.hypot(x[pool[2:7]] - 0.3, y[pool[2:7]] - 0.7).sum()
    assert distance_sum(pool, x, y, 2, 7, 0.3, 0.7) == pytest.approx(want)


@given(seeds, st.integers(1, 60))
def test_cells_are_those_of_shapely(draw, n):
    x, y = draw.random(n), draw.random(n)
    box = shapely.box(0, 0, 1, 1)
    points = shapely.points(x, y)
    found = shapely.voronoi_polygons(shapely.MultiPoint(points), extend_to=box, ordered=True)
    whole = [box] if n == 1 else [shapely.intersection(of, box) for of in found.geoms]
    room = np.zeros(MOST_CORNERS), np.zeros(MOST_CORNERS), np.zeros(MOST_CORNERS, np.int64)
    for site, want in enumerate(whole):
        corners = cell_of(x, y, site, np.array([0.0, 0.0, 1.0, 1.0]), *room)
        cx, cy, owner = (of[:corners] for of in room)
        cell = shapely.Polygon(np.column_stack([cx + x[site], cy + y[site]]))
        assert cell.symmetric_difference(want).area < 1e-9
        assert shapely.is_ccw(cell.exterior)
        others = np.zeros(MOST_CORNERS, np.int64)
        m = adjacent_sites(*room, corners, 1e-6, others)
        lengths = np.hypot(np.roll(cx, -1) - cx, np.roll(cy, -1) - cy)
        assume(not ((lengths > 5e-7) & (lengths < 2e-6)).any())
        assert others[:m].tolist() == owner[(owner >= 0) & (lengths > 1e-6)].tolist()
        for q in others[:m]:
            assert shapely.distance(cell, whole[q]) < 1e-9

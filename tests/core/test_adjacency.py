from __future__ import annotations

import dataclasses
import gc
import threading
import weakref

import numpy as np
import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from core import adjacency as module
from core.adjacency import adjacency_from_pairs, adjacency_of, adjacency_steps, pieces
from core.steps import finish
from tests.core.studies import layer


def shapes(*of):
    found = np.empty(len(of), dtype=object)
    found[:] = of
    return found


def polygons(*of, points=None):
    of = shapes(*of)
    if points is None:
        points = [shapely.get_coordinates(shapely.centroid(s))[0] for s in of]
    return layer(np.reshape(points, (-1, 2)), geometry=of)


def grid(columns, rows, side=1000.0):
    return [
        shapely.box(x * side, y * side, (x + 1) * side, (y + 1) * side)
        for y in range(rows)
        for x in range(columns)
    ]


def touching(of):
    return [tuple(pair) for pair in adjacency_of(of).pairs.tolist()]


def test_areas_touch_at_edges_not_at_corners() -> None:
    of = adjacency_of(polygons(*grid(3, 2)))

    assert of.pairs.tolist() == [[0, 1], [0, 3], [1, 2], [1, 4], [2, 5], [3, 4], [4, 5]]
    assert of.of(4).tolist() == [1, 3, 5]
    assert not len(of.links)


@pytest.mark.parametrize("side", [1.0, 0.01, 100_000.0])
def test_any_size_of_areas_will_do(side) -> None:
    assert touching(polygons(*grid(2, 2, side))) == [(0, 1), (0, 2), (1, 3), (2, 3)]


def test_a_common_border_may_have_other_vertices() -> None:
    left = shapely.box(0, 0, 1000, 1000)
    right = [shapely.box(1000, y, 2000, y + 250) for y in (0, 250, 500, 750)]

    assert touching(polygons(left, *right)) == [
        *[(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (2, 3), (3, 4)]
    ]


@pytest.mark.parametrize("gap", [0.5, -0.5, -40.0])
def test_slivers_and_overlaps_between_areas_count_as_touching(gap) -> None:
    left, right = shapely.box(0, 0, 1000, 1000), shapely.box(1000 + gap, 10, 2000, 900)
    of = adjacency_of(polygons(left, right))

    assert of.pairs.tolist() == [[0, 1]]
    assert not len(of.links)


def test_areas_that_cross_or_hold_each_other_touch() -> None:
    outer, inner = shapely.box(0, 0, 5000, 5000), shapely.box(1000, 1000, 2000, 2000)
    across = shapely.box(4000, 4000, 7000, 4500)

    assert touching(polygons(outer, inner, across)) == [(0, 1), (0, 2)]


def test_a_lake_shore_and_the_island_in_the_lake() -> None:
    lake = shapely.box(1000, 1000, 4000, 4000)
    shore = shapely.box(0, 0, 5000, 5000) - lake
    island = shapely.box(2000, 2000, 3000, 3000)
    of = adjacency_of(polygons(shore, island))

    assert of.pairs.tolist() == [[0, 1]]
    assert of.links.tolist() == [[0, 1]]


def test_areas_that_meet_in_a_corner_only_are_linked() -> None:
    of = adjacency_of(polygons(shapely.box(0, 0, 1000, 1000), shapely.box(1000, 1000, 2000, 2000)))

    assert of.links.tolist() == [[0, 1]]


def test_islands_are_linked_to_the_nearest_area_smallest_gap_first() -> None:
    mainland = grid(3, 1)
    far = shapely.box(0, 6000, 1000, 7000)  # 5000 m above area 0, 2000 m above near
    near = shapely.box(400, 3000, 600, 4000)  # 2000 m above area 0
    right = shapely.box(3300, 0, 4000, 1000)  # 300 m beside area 2
    of = adjacency_of(polygons(*mainland, far, near, right))

    assert of.links.tolist() == [[2, 5], [0, 4], [3, 4]]
    assert set(map(tuple, of.links.tolist())) <= set(map(tuple, of.pairs.tolist()))


def test_a_small_island_off_a_long_straight_coast_is_linked_to_that_coast() -> None:
    long_coast = shapely.box(0, 0, 100_000, 1000)
    behind = shapely.box(100_000, 0, 101_000, 4000)
    island = shapely.box(60_000, 1100, 60_100, 1200)
    of = adjacency_of(polygons(behind, long_coast, island))

    assert of.links.tolist() == [[1, 2]]


def test_of_equally_near_areas_the_first_is_linked() -> None:
    of = adjacency_of(polygons(*grid(2, 1), shapely.box(900, 1500, 1100, 2000)))

    assert of.links.tolist() == [[0, 2]]


def test_areas_without_a_polygon_hang_on_the_one_around_their_point_or_the_nearest() -> None:
    bare = [shapely.Polygon(), None]
    of = polygons(*grid(3, 1), *bare, points=[(0, 0)] * 3 + [(1500, 500), (2500, 4000)])

    assert adjacency_of(of).links.tolist() == [[1, 3], [2, 4]]


def test_the_same_polygons_twice_touch_and_hang_together_with_the_rest() -> None:
    of = polygons(*grid(1, 1), *grid(1, 1), shapely.box(3000, 0, 4000, 1000))

    assert touching(of) == [(0, 1), (0, 2)]


def test_polygons_that_overlap_others_while_each_is_there_twice_touch_them_all() -> None:
    short, long = shapely.box(0, 0, 1005, 1000), shapely.box(0, 0, 1000, 2000)

    assert touching(polygons(long, long, short, short)) == [
        *[(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
    ]


def test_rings_may_turn_either_way() -> None:
    a, b, c = (
        shapely.Polygon(s.exterior.coords[::d]) for s, d in zip(grid(3, 1), (1, -1, 1), strict=True)
    )

    assert touching(polygons(a, b, c)) == [(0, 1), (1, 2)]


def test_parts_of_one_area_are_one_area() -> None:
    a, b, c = grid(3, 1)

    assert touching(polygons(shapely.MultiPolygon([a, c]), b)) == [(0, 1)]


def test_points_are_neighbours_in_their_triangulation() -> None:
    # A square and its centre: every corner touches the centre and the next corners.
    of = layer([(0, 0), (1, 0), (1, 1), (0, 1), (0.5, 0.5)])

    assert len(touching(of)) == 8
    assert adjacency_of(of).of(4).tolist() == [0, 1, 2, 3]


def test_points_that_are_geometry_count_as_points() -> None:
    at = [(0, 0), (1, 0), (2, 0), (3, 0)]

    assert touching(layer(at, geometry=shapes(*shapely.points(at)))) == [(0, 1), (1, 2), (2, 3)]


@pytest.mark.parametrize("bend", [0.0, 1e-9, 0.001])
def test_points_on_one_line_or_nearly_are_neighbours_in_their_order(bend) -> None:
    of = layer([(3.0, bend), (0, 0), (1, bend), (2, 0), (4, 0)])

    assert touching(of) == [(0, 3), (0, 4), (1, 2), (2, 3)]


def test_points_at_one_place_touch_and_share_neighbours() -> None:
    of = layer([(0, 0), (0, 0), (1000, 0), (1000, 0)])

    assert touching(of) == [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]


def test_thousands_of_points_at_one_place_stay_cheap() -> None:
    of = adjacency_of(layer([(5.0, 5.0)] * 3000 + [(6.0, 5.0)]))

    assert len(of.neighbours) < 2 * 9 * 3001
    assert pieces(of, np.zeros(3001)).max() == 0


@pytest.mark.parametrize("n", [0, 1, 2])
def test_hardly_any_areas(n) -> None:
    assert len(touching(polygons(*grid(n, 1)))) == max(0, n - 1)
    assert len(touching(layer(np.zeros((n, 2))))) == max(0, n - 1)


coordinates = st.integers(0, 12)


@given(st.lists(st.tuples(coordinates, coordinates), min_size=1, max_size=60))
def test_points_always_hang_together(at) -> None:
    of = adjacency_of(layer(at))

    assert pieces(of, np.zeros(len(at))).max() == 0
    assert_symmetric(of)


boxes = st.builds(
    lambda x, y, w, h: shapely.box(x, y, x + w, y + h),
    *(coordinates, coordinates),
    *(st.sampled_from([1, 1.0005, 2, 5]), st.sampled_from([1, 2, 3.999, 7])),
)


@given(st.lists(boxes | st.just(shapely.Polygon()), min_size=1, max_size=25))
def test_whatever_the_polygons_all_hang_together_and_overlaps_touch(of) -> None:
    of = shapes(*of)
    empty = shapely.is_empty(of)
    of = layer([(i, 3) if empty[i] else (of[i].centroid.x, of[i].centroid.y)
                for i in range(len(of))], geometry=of)  # fmt: skip
    found = adjacency_of(of)
    pairs = set(map(tuple, found.pairs.tolist()))

    assert pieces(found, np.zeros(len(of))).max() == 0
    assert_symmetric(found)
    for i in range(len(of)):
        for j in range(i):
            if not empty[[i, j]].any() and of.geometry[i].intersection(of.geometry[j]).area > 0.5:
                assert (j, i) in pairs


def assert_symmetric(of) -> None:
    owner = np.repeat(np.arange(len(of)), np.diff(of.starts))
    there = set(zip(owner.tolist(), of.neighbours.tolist(), strict=True))

    assert len(there) == len(owner)
    assert there == {(b, a) for a, b in there}
    assert all(a != b for a, b in there)
    assert all((np.diff(of.of(i)) > 0).all() for i in range(len(of)))


def test_a_real_tessellation_is_that_of_its_triangulation() -> None:
    rng = np.random.default_rng(3)
    points = rng.uniform(0, 50_000, (400, 2))
    cells = shapely.get_parts(
        shapely.voronoi_polygons(
            shapely.multipoints(points), extend_to=shapely.box(0, 0, 50_000, 50_000), ordered=True
        )
    )
    cells = shapely.clip_by_rect(cells, 5_000, 5_000, 45_000, 45_000)
    found = adjacency_of(layer(points, geometry=np.asarray(cells, dtype=object)))
    there = ~shapely.is_empty(cells)
    expected = {
        (i, j)
        for i, j in found.pairs.tolist()
        if cells[i].intersection(cells[j]).length > 5 and there[[i, j]].all()
    }
    tree = shapely.STRtree(cells)
    for i, j in tree.query(cells, predicate="intersects").T.tolist():
        if i < j and cells[i].intersection(cells[j]).length > 5:
            assert (i, j) in expected


def test_a_layer_is_looked_at_once_even_by_several_threads(monkeypatch) -> None:
    of, calls, find = polygons(*grid(3, 3)), [], module._find
    monkeypatch.setattr(module, "_find", lambda layer: (calls.append(1), find(layer))[1])
    found = []
    threads = [threading.Thread(target=lambda: found.append(adjacency_of(of))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert len(calls) == 1
    assert all(one is found[0] for one in found)
    assert finish(adjacency_steps(of)) is found[0]
    assert finish(adjacency_steps(dataclasses.replace(of))) is not found[0]


def test_a_layer_that_is_gone_is_forgotten() -> None:
    of = polygons(*grid(2, 1))
    found = weakref.ref(adjacency_of(of))
    del of
    gc.collect()

    assert found() is None


def test_pieces_are_numbered_by_their_first_areas() -> None:
    of = adjacency_of(polygons(*grid(5, 1)))

    assert pieces(of, np.array([1, 0, 0, 1, 1])).tolist() == [0, 1, 1, 2, 2]
    assert pieces(of, np.array([4, 4, 4, 4, 4])).tolist() == [0] * 5


def test_an_adjacency_can_be_made_of_pairs() -> None:
    of = adjacency_from_pairs(np.array([[2, 0], [0, 1], [0, 2]]), 4)

    assert of.starts.tolist() == [0, 2, 3, 4, 4]
    assert of.neighbours.tolist() == [1, 2, 0, 0]

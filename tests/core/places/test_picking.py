"""Areas inside a drawn shape, and around chosen ones."""

import numpy as np
import shapely
from hypothesis import given
from hypothesis import strategies as st

from core.adjacency import adjacency_from_pairs
from core.places.picking import inverted, points_inside, with_neighbours

GRID = np.array([[x, y] for y in range(5) for x in range(5)], dtype=float)


def test_a_triangle_takes_the_points_inside_it():
    ring = np.array([[-0.5, -0.5], [2.7, -0.5], [-0.5, 2.7]])
    assert points_inside(GRID, ring).tolist() == [0, 1, 2, 5, 6, 10]


def test_what_is_gone_around_twice_is_outside():
    twice = np.array([[-1, -1], [5, -1], [5, 5], [-1, 5], [-1, -1], [-1, -1], [3, -1], [3, 3]])
    ring = np.vstack([twice, [[-1, 3]]]).astype(float)
    inside = points_inside(GRID, ring)
    assert (GRID[inside] > 2.5).any(axis=1).all()
    assert 24 in inside
    assert 0 not in inside


def test_nothing_is_in_a_line():
    assert len(points_inside(GRID, GRID[:2])) == 0
    assert len(points_inside(np.zeros((0, 2)), GRID[:3])) == 0


@given(st.lists(st.tuples(st.floats(-1, 5), st.floats(-1, 5)), min_size=3, max_size=3))
def test_as_many_as_asking_one_by_one(corners):
    ring = np.array(corners)
    polygon = shapely.Polygon(ring)
    wanted = [i for i, p in enumerate(GRID) if polygon.contains(shapely.Point(p))]
    if polygon.is_valid:
        assert points_inside(GRID, ring).tolist() == wanted


def test_neighbours_come_in_once_a_step():
    line = adjacency_from_pairs(np.array([[0, 1], [1, 2], [2, 3], [3, 4]]), 6)
    one = with_neighbours(line, np.array([2]))
    assert one.tolist() == [1, 2, 3]
    assert with_neighbours(line, one).tolist() == [0, 1, 2, 3, 4]
    assert with_neighbours(line, np.array([5])).tolist() == [5]
    assert with_neighbours(line, np.zeros(0, dtype=np.intp)).tolist() == []


def test_inverting_twice_changes_nothing():
    chosen = np.array([1, 4])
    assert inverted(5, chosen).tolist() == [0, 2, 3]
    assert inverted(5, inverted(5, chosen)).tolist() == [1, 4]
    assert inverted(3, chosen).tolist() == [0, 2]  # of a layer that is no longer shown

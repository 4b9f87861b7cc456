"""Nearest sites against brute force, and cells that cover the box."""

import numpy as np
import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from core.voronoi import bounding_box, nearest_site, voronoi_cells

GRID = st.integers(-4, 4).map(float)
POINTS = st.lists(st.tuples(GRID, GRID), min_size=1, max_size=30).map(np.array)


@given(POINTS, POINTS)
def test_nearest_is_brute_force_with_ties_to_the_lower_index(points, sites) -> None:
    square = ((points[:, None, :] - sites[None, :, :]) ** 2).sum(axis=2)
    assert nearest_site(points, sites).tolist() == square.argmin(axis=1).tolist()


def test_equidistant_point_goes_to_the_lower_index() -> None:
    sites = np.array([[2.0, 0.0], [0.0, 0.0], [2.0, 0.0]])
    assert nearest_site(np.array([[1.0, 5.0], [2.0, 0.0]]), sites).tolist() == [0, 0]


def test_box_grows_by_a_tenth_of_the_larger_side() -> None:
    assert bounding_box(np.array([[0.0, 0.0], [100.0, 20.0]])) == (-10, -10, 110, 30)
    assert bounding_box(np.array([[5.0, 5.0]])) == (4, 4, 6, 6)


@given(POINTS)
def test_cells_tile_the_box_and_hold_their_sites(sites) -> None:
    box = bounding_box(sites)
    cells = voronoi_cells(sites, box)
    _, first = np.unique(sites, axis=0, return_index=True)
    filled = ~shapely.is_empty(cells)
    assert sorted(np.flatnonzero(filled)) == sorted(first)
    assert shapely.area(cells).sum() == pytest.approx(shapely.box(*box).area)
    for i in first:
        assert cells[i].buffer(1e-6).contains(shapely.Point(sites[i]))

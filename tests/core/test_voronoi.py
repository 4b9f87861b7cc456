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


@st.composite
def nearly_equal_sites(draw):
    """Sites on a grid, on a line, on a circle or anywhere; some again, shifted in the last bits."""
    n = draw(st.integers(1, 12))
    kind = draw(st.sampled_from(["grid", "line", "circle", "any"]))
    turn = np.linspace(0.0, 6.0, n)
    places = {
        "grid": np.column_stack([np.arange(n) % 3, np.arange(n) // 3]).astype(float),
        "line": np.column_stack([np.arange(n), np.arange(n) * 0.3]),
        "circle": np.column_stack([np.cos(turn), np.sin(turn)]),
        "any": np.random.default_rng(draw(st.integers(0, 99))).random((n, 2)),
    }[kind]
    sites = places * draw(st.sampled_from([1.0, 1e3, 1e6]))
    again = draw(st.lists(st.integers(0, n - 1), max_size=8))
    shift = draw(st.sampled_from([0.0, 1e-15, 1e-12, 1e-9, 1e-6, 1e-3]))
    sign = np.array([[(i % 3) - 1.0, (i % 2) - 0.5] for i in range(len(again))]).reshape(-1, 2)
    sites = np.vstack([sites, sites[again] + sign * shift * max(1.0, np.ptp(sites))])
    return sites + draw(st.sampled_from([0.0, 8.4e6, 1e9]))


@given(nearly_equal_sites())
def test_cells_tile_the_box_however_near_the_sites(sites) -> None:
    box = bounding_box(sites)
    side = max(box[2] - box[0], box[3] - box[1])
    cells = voronoi_cells(sites, box)
    filled = ~shapely.is_empty(cells)
    whole = shapely.box(*box)
    assert shapely.is_valid(cells).all()
    assert shapely.area(cells).sum() == pytest.approx(whole.area)
    probes = np.random.default_rng(1).random((40, 2)) * np.subtract(box[2:], box[:2]) + box[:2]
    apart = np.hypot(*(probes[:, None] - sites[filled][None]).transpose(2, 0, 1))
    own = cells[filled][apart.argmin(axis=1)]
    assert (shapely.distance(own, shapely.points(probes)) < 1e-6 * side).all()
    assert (shapely.distance(cells[filled], shapely.points(sites[filled])) < 1e-6 * side).all()
    # Whoever has no cell is one with an earlier site that has.
    for i in np.flatnonzero(~filled):
        before = sites[:i][filled[:i]]
        assert np.hypot(*(before - sites[i]).T).min() <= 1.1e-9 * side


def test_sites_that_differ_in_the_last_bits_have_one_cell() -> None:
    """GEOS ended such sites of one building with an exception."""
    x, y = 8287806.3, 1518209.4
    sites = np.array([[x, y], [np.nextafter(x, 9e9), y], [x + 500.0, y], [x, np.nextafter(y, 0)]])
    cells = voronoi_cells(sites, (x - 1000.0, y - 1000.0, x + 1000.0, y + 1000.0))
    assert shapely.is_empty(cells).tolist() == [False, True, False, True]
    assert shapely.area(cells).tolist() == pytest.approx([1250 * 2000, 0, 750 * 2000, 0])
    assert nearest_site(sites, sites).tolist() == [0, 1, 2, 3]


def test_sites_on_a_circle_do_not_overlap() -> None:
    """GEOS gave cells that overlap for a grid of which one site stands again, a little aside."""
    grid = np.array([[x, y] for x in range(4) for y in range(4)], float) * 1000.0
    sites = np.vstack([grid, grid[5] + 1e-5])
    box = bounding_box(sites)
    assert shapely.area(voronoi_cells(sites, box)).sum() == pytest.approx(shapely.box(*box).area)

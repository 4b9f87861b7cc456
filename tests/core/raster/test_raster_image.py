"""Polygons to id images, compared with a test of every pixel centre."""

from __future__ import annotations

import numpy as np
import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st

from core.polygons import FlatPolygons
from core.raster.image import point_ids, rasterize, rasterize_moved
from core.raster.view import View


def brute_force(geometry: np.ndarray, view: View) -> np.ndarray:
    """The last polygon that holds each pixel centre."""
    columns, rows = np.meshgrid(np.arange(view.width) + 0.5, np.arange(view.height) + 0.5)
    x = view.x0 + columns * view.metres_per_pixel
    y = view.y0 - rows * view.metres_per_pixel
    ids = np.full(x.shape, -1, dtype=np.int32)
    for i, polygon in enumerate(geometry):
        if polygon is not None:
            ids[shapely.contains_xy(polygon, x, y)] = i
    return ids


def voronoi(seed: int, n: int = 60) -> np.ndarray:
    points = np.random.default_rng(seed).uniform(0, 100, (n, 2))
    cells = shapely.voronoi_polygons(shapely.multipoints(points), ordered=True)
    box = shapely.box(0, 0, 100, 100)
    return np.asarray(shapely.intersection(shapely.get_parts(cells), box), dtype=object)


def test_a_square_of_two_by_two_pixels_by_hand() -> None:
    square = FlatPolygons.from_geometry(np.array([shapely.box(1, 1, 3, 3)], dtype=object))
    ids = rasterize(square, View(0, 4, 1.0, 4, 4))
    expected = np.full((4, 4), -1)
    expected[1:3, 1:3] = 0
    assert ids is not None
    assert ids.dtype == np.int32
    np.testing.assert_array_equal(ids, expected)


def test_rows_run_from_north_to_south() -> None:
    north, south = shapely.box(0, 5, 10, 10), shapely.box(0, 0, 10, 5)
    ids = rasterize(
        FlatPolygons.from_geometry(np.array([north, south], dtype=object)), View(0, 10, 5, 2, 2)
    )
    np.testing.assert_array_equal(ids, [[0, 0], [1, 1]])


@settings(max_examples=40, deadline=None)
@given(
    seed=st.integers(0, 10_000),
    scale=st.floats(0.3, 9.0),
    x0=st.floats(-40, 60),
    y0=st.floats(40, 130),
    width=st.integers(1, 40),
    height=st.integers(1, 40),
)
def test_equal_to_a_test_of_every_pixel_centre(
    seed: int, scale: float, x0: float, y0: float, width: int, height: int
) -> None:
    geometry = voronoi(seed)
    view = View(x0 + 0.1234567, y0 + 0.7654321, scale, width, height)
    ids = rasterize(FlatPolygons.from_geometry(geometry), view)
    np.testing.assert_array_equal(ids, brute_force(geometry, view))


def test_holes_and_parts_follow_the_even_odd_rule() -> None:
    ring = shapely.box(0, 0, 60, 60).difference(shapely.box(20, 20, 40, 40))
    island = shapely.box(27, 27, 33, 33)
    other = shapely.box(70, 10, 95, 90)
    geometry = np.array(
        [shapely.union_all([ring, island, other]), shapely.box(21, 21, 26, 39)], dtype=object
    )
    view = View(-3.3, 101.7, 1.3, 90, 80)
    ids = rasterize(FlatPolygons.from_geometry(geometry), view)
    np.testing.assert_array_equal(ids, brute_force(geometry, view))


def test_rough_stars_with_many_crossings() -> None:
    angle = np.linspace(0, 2 * np.pi, 4001)[:-1]
    radius = 40 + 8 * np.sin(angle * 211)
    xy = np.column_stack([50 + radius * np.cos(angle), 50 + radius * np.sin(angle)])
    geometry = np.array([shapely.Polygon(xy)], dtype=object)
    view = View(1.03, 99.1, 0.37, 260, 265)
    ids = rasterize(FlatPolygons.from_geometry(geometry), view)
    np.testing.assert_array_equal(ids, brute_force(geometry, view))


def test_a_comb_has_more_crossings_than_the_first_buffer_holds() -> None:
    teeth = 900
    x = np.repeat(np.arange(teeth + 1, dtype=float), 2)[1:-1]
    y = np.where(np.arange(2 * teeth) % 4 < 2, 10.0, 90.0)
    xy = np.vstack([np.column_stack([x, y]), [[teeth, 0.0], [0.0, 0.0]]])
    geometry = np.array([shapely.Polygon(xy)], dtype=object)
    view = View(-0.77, 91.3, 1.7, 540, 55)
    ids = rasterize(FlatPolygons.from_geometry(geometry), view)
    np.testing.assert_array_equal(ids, brute_force(geometry, view))


def test_later_polygons_cover_earlier_ones() -> None:
    geometry = np.array([shapely.box(0, 0, 10, 10), shapely.box(2, 2, 8, 8)], dtype=object)
    view = View(0.05, 9.95, 0.5, 20, 20)
    ids = rasterize(FlatPolygons.from_geometry(geometry), view)
    np.testing.assert_array_equal(ids, brute_force(geometry, view))
    assert (ids == 1).sum() == 144


def test_a_coverage_has_no_gaps_even_where_centres_lie_on_edges() -> None:
    boxes = [shapely.box(x, y, x + 3, y + 3) for x in range(0, 12, 3) for y in range(0, 12, 3)]
    # Scale 2 from 0: every third pixel centre lies exactly on an edge.
    ids = rasterize(
        FlatPolygons.from_geometry(np.array(boxes, dtype=object)), View(0, 12, 2.0, 6, 6)
    )
    assert ids is not None
    assert (ids >= 0).all()


def test_rows_limit_what_is_painted() -> None:
    polygons = FlatPolygons.from_geometry(voronoi(3))
    view = View(0, 100, 2.0, 50, 50)
    whole, band = rasterize(polygons, view), rasterize(polygons, view, (10, 20))
    assert whole is not None
    assert band is not None
    np.testing.assert_array_equal(band[10:20], whole[10:20])
    assert (band[:10] == -1).all()
    assert (band[20:] == -1).all()


@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 100), columns=st.integers(-60, 60), rows=st.integers(-60, 60))
def test_a_moved_image_equals_one_from_scratch(seed: int, columns: int, rows: int) -> None:
    polygons = FlatPolygons.from_geometry(voronoi(seed))
    view = View(3.0, 97.0, 2.3, 41, 37)
    old = rasterize(polygons, view)
    assert old is not None
    moved = view.panned(columns, rows)
    again = rasterize_moved(polygons, moved, old, view)
    np.testing.assert_array_equal(again, rasterize(polygons, moved))


def test_another_scale_or_size_starts_from_scratch_or_shares_what_it_can() -> None:
    polygons = FlatPolygons.from_geometry(voronoi(5))
    view = View(3.0, 97.0, 2.3, 41, 37)
    old = rasterize(polygons, view)
    assert old is not None
    for other in (view.zoomed(1.5, 3, 4), View(3.0, 97.0, 2.3, 60, 20)):
        again = rasterize_moved(polygons, other, old, view)
        np.testing.assert_array_equal(again, rasterize(polygons, other))


def test_stops_when_asked() -> None:
    polygons = FlatPolygons.from_geometry(voronoi(1))
    assert rasterize(polygons, View(0, 100, 1, 100, 100), should_stop=lambda: True) is None
    asked: list[bool] = []

    def never() -> bool:
        asked.append(True)
        return False

    assert rasterize(polygons, View(0, 100, 1, 100, 100), should_stop=never) is not None
    assert asked


@pytest.mark.parametrize("way", [(7, 0), (-7, 0), (0, 5), (0, -5)])
def test_a_move_along_one_axis_looks_at_the_polygons_for_one_strip_only(
    way: tuple[int, int],
) -> None:
    polygons = FlatPolygons.from_geometry(voronoi(1))
    view = View(0, 100, 2, 50, 50)
    old = rasterize(polygons, view)
    assert old is not None
    asked: list[bool] = []
    moved = view.panned(*way)
    rasterize_moved(polygons, moved, old, view, should_stop=lambda: bool(asked.append(True)))
    assert len(asked) == 1


def test_far_outside_and_far_inside() -> None:
    polygons = FlatPolygons.from_geometry(voronoi(1))
    away = rasterize(polygons, View(1e7, 1e7, 1, 8, 8))
    assert away is not None
    assert (away == -1).all()
    inside = rasterize(polygons, View(50, 50, 1e-6, 30, 30))
    assert inside is not None
    assert len(np.unique(inside)) == 1
    assert inside[0, 0] >= 0


def test_point_ids_mark_the_pixel_of_each_point() -> None:
    points = np.array([[0.5, 9.5], [5.5, 4.5], [50.0, 50.0], [-0.5, 9.5]])
    ids = point_ids(points, View(0, 10, 1.0, 10, 10))
    assert ids[0, 0] in (0, 3)
    assert (ids[5:7, 5:7] == 1).all()
    assert 2 not in ids


@pytest.mark.parametrize("geometry", [[None, None], [], [shapely.Polygon(), None]])
def test_nothing_to_paint(geometry: list[object]) -> None:
    polygons = FlatPolygons.from_geometry(np.array(geometry, dtype=object))
    ids = rasterize(polygons, View(0, 1, 1, 3, 2))
    assert ids is not None
    assert (ids == -1).all()
    assert polygons.total_bounds is None

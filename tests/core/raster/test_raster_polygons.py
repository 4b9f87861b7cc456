"""Flat polygons, views and lines."""

from __future__ import annotations

import numpy as np
import pytest
import shapely

from core.areas import AreaLayer
from core.polygons import FlatPolygons, cells_of_points
from core.raster.lines import joined, region_boundaries, segments_of
from core.raster.view import View


def grid(side: int = 4) -> np.ndarray:
    return np.array(
        [shapely.box(x, y, x + 1, y + 1) for y in range(side) for x in range(side)], dtype=object
    )


def test_flat_arrays_by_hand() -> None:
    hole = shapely.box(0, 0, 6, 6).difference(shapely.box(2, 2, 4, 4))
    two = shapely.union_all([shapely.box(10, 0, 11, 1), shapely.box(12, 0, 13, 1)])
    mixed = shapely.geometrycollections([shapely.Point(5, 5), shapely.box(20, 0, 22, 2)])
    geometry = np.array([hole, None, two, mixed, shapely.Point(1, 1)], dtype=object)
    flat = FlatPolygons.from_geometry(geometry)
    assert len(flat) == 5
    np.testing.assert_array_equal(flat.feature_offsets, [0, 2, 2, 4, 5, 5])
    np.testing.assert_array_equal(flat.ring_offsets, [0, 5, 10, 15, 20, 25])
    np.testing.assert_allclose(flat.extent[[0, 2, 3]], np.sqrt([32.0, 2.0, 4.0]))
    assert np.isnan(flat.bounds[1]).all()
    np.testing.assert_array_equal(flat.bounds[2], [10, 0, 13, 1])
    assert flat.total_bounds == (0, 0, 22, 6)
    assert not flat.xy.flags.writeable
    assert "5 features" in repr(flat)


def test_many_features_are_taken_apart_as_few_are() -> None:
    geometry = np.concatenate([grid(70), [None], grid(2)])
    flat = FlatPolygons.from_geometry(geometry)
    assert len(flat) == 4905
    np.testing.assert_array_equal(
        flat.feature_offsets[[0, 2048, 4900, 4901, 4905]], [0, 2048, 4900, 4900, 4904]
    )
    np.testing.assert_array_equal(np.diff(flat.ring_offsets), 5)
    np.testing.assert_array_equal(
        flat.xy[5 * 2050 : 5 * 2051], shapely.get_coordinates(geometry[2050])
    )
    np.testing.assert_array_equal(flat.bounds, shapely.bounds(geometry))
    assert len(FlatPolygons.from_geometry(np.empty(0, dtype=object))) == 0


def test_bounds_of_some() -> None:
    flat = FlatPolygons.from_geometry(np.array([None, *grid(2)], dtype=object))
    assert flat.bounds_of(np.array([1, 2])) == (0, 0, 2, 1)
    assert flat.bounds_of(np.array([0])) is None


def test_a_wrong_shape_is_named() -> None:
    flat = FlatPolygons.from_geometry(grid(1))
    with pytest.raises(ValueError, match="extent"):
        FlatPolygons(flat.xy, flat.ring_offsets, flat.feature_offsets, flat.bounds, np.ones(3))


def test_cells_hold_their_points_and_do_not_overlap() -> None:
    points = np.random.default_rng(2).uniform(0, 1000, (200, 2))
    cells = cells_of_points(points)
    assert shapely.contains_xy(cells, points[:, 0], points[:, 1]).all()
    assert shapely.area(cells).sum() == pytest.approx(shapely.union_all(cells).area, rel=1e-9)


def test_a_remote_point_has_a_limited_cell() -> None:
    rng = np.random.default_rng(2)
    points = np.vstack([rng.uniform(0, 100, (100, 2)), [[5000.0, 0.0]]])
    cells = cells_of_points(points)
    assert shapely.area(cells).max() < 0.1 * 5000.0**2


@pytest.mark.parametrize("n", [0, 1, 2, 3])
def test_cells_of_few_points(n: int) -> None:
    points = np.array([[0.0, 0.0], [100.0, 0.0], [0.0, 50.0]])[:n]
    cells = cells_of_points(points)
    assert len(cells) == n
    assert all(cell is not None and cell.area > 0 for cell in cells)


def test_points_at_the_same_place_share_one_cell() -> None:
    points = np.array([[0.0, 0.0], [10.0, 0.0], [0.0, 0.0], [3.0, 9.0], [8.0, 8.0], [2.0, 4.0]])
    cells = cells_of_points(points)
    assert cells[2] is None
    assert sum(cell is not None for cell in cells) == 5


def test_points_on_one_line_have_cells() -> None:
    points = np.column_stack([np.arange(6.0), np.zeros(6)])
    cells = cells_of_points(points)
    assert all(cell.area > 0 for cell in cells)


def test_from_areas_takes_polygons_or_makes_cells() -> None:
    geometry = grid(3)
    points = shapely.get_coordinates(shapely.centroid(geometry))
    ids = np.array([str(i) for i in range(9)], dtype=object)
    with_polygons = AreaLayer("a", ids, points, np.ones(9), geometry)
    assert len(FlatPolygons.from_areas(with_polygons).xy) == 9 * 5
    only_points = AreaLayer("a", ids, points, np.ones(9))
    assert len(FlatPolygons.from_areas(only_points)) == 9


def test_view_there_and_back() -> None:
    view = View(100.0, 200.0, 2.5, 40, 30)
    assert view.bounds == (100, 125, 200, 200)
    np.testing.assert_allclose(view.pixels(np.array([view.world(3.5, 7.25)])), [[3.5, 7.25]])


def test_zoom_keeps_the_ground_under_the_pointer() -> None:
    view = View(100.0, 200.0, 2.5, 40, 30)
    nearer = view.zoomed(3.0, 11.0, 5.0)
    assert nearer.metres_per_pixel == pytest.approx(2.5 / 3)
    np.testing.assert_allclose(nearer.world(11.0, 5.0), view.world(11.0, 5.0))


def test_fit_shows_everything_in_the_middle() -> None:
    view = View.fitted((0, 0, 100, 10), 500, 400, margin=0.1)
    west, south, east, north = view.bounds
    assert west < 0 < 100 < east
    assert south < 0 < 10 < north
    assert (west + east, south + north) == (pytest.approx(100), pytest.approx(10))
    assert View.fitted((5, 5, 5, 5), 10, 10).metres_per_pixel == 1.0


def test_offsets_between_views() -> None:
    view = View(0.1, 0.2, 0.3, 40, 30)
    assert view.offset_to(view.panned(5, -7)) == (5, -7)
    assert view.offset_to(view.panned(0.5, 0)) is None
    assert view.offset_to(view.zoomed(1.01, 0, 0)) is None


def test_a_padded_view_covers_what_is_moved_within_its_margin() -> None:
    view = View(3.0, 7.0, 0.7, 40, 30)
    wide = view.padded(10)
    assert (wide.width, wide.height) == (60, 50)
    assert wide.offset_to(view) == (-10, -10)
    assert wide.covers(view)
    assert wide.covers(view.panned(10, -10))
    assert not wide.covers(view.panned(11, 0))
    assert not wide.covers(view.panned(0, -11))
    assert not wide.covers(view.zoomed(1.1, 0, 0))
    assert not view.covers(wide)


def test_resized_keeps_the_centre_and_enlarged_the_ground() -> None:
    view = View(0.0, 100.0, 2.0, 40, 30)
    np.testing.assert_allclose(view.resized(60, 50).world(30, 25), view.world(20, 15))
    np.testing.assert_allclose(view.enlarged(2).bounds, view.bounds)
    assert view.enlarged(2).width == 80


def test_segments_of_a_grid_are_there_once() -> None:
    # 3 x 3 unit squares have 2 * 3 * 4 = 24 different edges.
    segments = segments_of(FlatPolygons.from_geometry(grid(3)))
    assert len(segments) == 24
    lengths = np.hypot(segments[:, 2] - segments[:, 0], segments[:, 3] - segments[:, 1])
    np.testing.assert_allclose(lengths, 1.0)


def test_boundaries_between_two_regions_of_a_grid() -> None:
    flat = FlatPolygons.from_geometry(grid(4))
    labels = np.array([0, 0, 1, 1] * 4, dtype=np.int32)
    edges = region_boundaries(flat, labels)
    assert len(edges) == 16 + 4
    inner = edges[(edges[:, 0] == 2) & (edges[:, 2] == 2)]
    assert len(inner) == 4
    lines = joined(edges, 0.01)
    assert shapely.union_all([shapely.LineString(line) for line in lines]).length == 20


def test_boundaries_leave_out_areas_without_region_and_what_is_not_seen() -> None:
    flat = FlatPolygons.from_geometry(grid(4))
    alone = np.full(16, -1, dtype=np.int32)
    assert len(region_boundaries(flat, alone)) == 0
    alone[5] = 0
    assert len(region_boundaries(flat, alone)) == 4
    near = region_boundaries(flat, np.arange(16, dtype=np.int32), (0.1, 0.1, 0.9, 0.9))
    assert len(near) == 4
    assert joined(np.empty((0, 4)), 1.0) == []

"""Faults of geometry are all listed; only what is safe is repaired."""

import numpy as np
import pytest
import shapely
from area_files import ORIGIN, da_frame, read, squares, write, write_lines

X, Y = ORIGIN


def kinds(file):
    return sorted((fault.kind, fault.area_ids) for fault in file.faults)


def read_shapes(tmp_path, shapes, **columns):
    da_frame(len(shapes), shapes=shapes, **columns).to_parquet(tmp_path / "a.parquet")
    return read(tmp_path / "a.parquet")


def test_clean_layer_has_no_faults(tmp_path):
    file = read_shapes(tmp_path, squares())
    assert file.faults == ()
    assert file.valid_coverage


def test_bow_tie_is_repaired_and_listed(tmp_path):
    shapes = squares()
    shapes[5] = shapely.Polygon(
        [(X, Y + 5e3), (X + 2, Y + 5e3 + 2), (X + 2, Y + 5e3), (X, Y + 5e3 + 2)]
    )
    file = read_shapes(tmp_path, shapes)
    fault = next(fault for fault in file.faults if fault.kind == "invalid ring")
    assert fault.repaired
    assert fault.area_ids == ("35010006",)
    assert "self-intersection" in fault.message
    assert shapely.is_valid(file.layer.geometry).all()
    assert shapely.area(file.layer.geometry[5]) == pytest.approx(2.0)
    assert file.layer.points[5] == pytest.approx([X + 1, Y + 5e3 + 1])


def test_repair_keeps_only_polygons(tmp_path):
    shapes = squares()
    spike = [(X, Y + 9e3), (X + 4, Y + 9e3), (X + 4, Y + 9e3 + 4), (X + 9, Y + 9e3 + 9)]
    shapes[5] = shapely.Polygon([*spike, (X + 4, Y + 9e3 + 4), (X, Y + 9e3 + 4)])
    file = read_shapes(tmp_path, shapes)
    assert shapely.get_type_id(file.layer.geometry[5]) == 3
    assert shapely.area(file.layer.geometry[5]) == pytest.approx(16.0)


def test_overlap_is_listed_and_left(tmp_path):
    shapes = squares()
    shapes[1] = shapely.box(X + 900, Y, X + 2000, Y + 1000)
    file = read_shapes(tmp_path, shapes)
    assert not file.valid_coverage
    overlapping = {a for fault in file.faults if fault.kind == "overlap" for a in fault.area_ids}
    assert {"35010001", "35010002"} <= overlapping
    assert all(not fault.repaired for fault in file.faults)
    assert shapely.area(file.layer.geometry[1]) == pytest.approx(1.1e6)
    for fault in file.faults:
        assert X <= fault.x <= X + 3000
        assert Y <= fault.y <= Y + 2000


def test_edges_that_do_not_match_are_no_valid_coverage(tmp_path):
    shapes = squares()
    corners = [(X + 1000, Y), (X + 2000, Y), (X + 2000, Y + 1000), (X + 1000, Y + 1000)]
    # A vertex in the middle of the edge that its upper neighbour does not have.
    shapes[1] = shapely.Polygon([*corners[:3], (X + 1500, Y + 1000), corners[3]])
    assert not read_shapes(tmp_path, shapes).valid_coverage


def test_duplicate_polygons_are_one_fault(tmp_path):
    shapes = squares()
    shapes[3] = shapes[0]
    file = read_shapes(tmp_path, shapes)
    assert ("duplicate geometry", ("35010001", "35010004")) in kinds(file)


def test_same_box_and_area_is_not_the_same_polygon(tmp_path):
    shapes = squares()
    corner = [(X, Y), (X + 1000, Y), (X + 1000, Y + 1000)]
    shapes[0] = shapely.Polygon(corner)
    shapes[3] = shapely.Polygon([corner[0], corner[2], (X, Y + 1000)])
    file = read_shapes(tmp_path, shapes)
    assert "duplicate geometry" not in {fault.kind for fault in file.faults}


def test_island_is_listed(tmp_path):
    shapes = squares()
    shapes[5] = shapely.box(X + 9e3, Y, X + 9.1e3, Y + 10)
    file = read_shapes(tmp_path, shapes)
    assert kinds(file) == [("island", ("35010006",))]
    assert file.valid_coverage


def test_neighbour_without_common_vertex_is_no_island(tmp_path):
    shapes = squares(2, 1)
    shapes[1] = shapely.box(X + 1000, Y + 200, X + 2000, Y + 700)
    file = read_shapes(tmp_path, shapes)
    assert "island" not in {fault.kind for fault in file.faults}


def test_empty_polygon_without_point_is_left_out_and_said(tmp_path):
    shapes = squares()
    shapes[2] = shapely.Polygon()
    shapes[4] = None
    file = read_shapes(tmp_path, shapes)
    assert file.layer.ids.tolist() == ["35010001", "35010002", "35010004", "35010006"]
    assert file.layer.population.tolist() == [500, 501, 503, 505]
    assert len(file.layer.attributes) == 4
    assert ("empty geometry", ("35010003",)) in kinds(file)
    assert ("empty geometry", ("35010005",)) in kinds(file)
    assert "Areas without geometry and point that were left out: 2 (35010003, 35010005)" in str(
        file.notices[0]
    )


def test_empty_polygon_gets_its_point_from_columns(tmp_path):
    shapes = squares()
    shapes[2] = shapely.Polygon()
    shapes[3] = shapely.Polygon()
    x = [X, X, X + 2500, -5e6, X, X]
    file = read_shapes(tmp_path, shapes, x=x, y=[Y + 500] * 6)
    assert len(file.layer) == 5  # a point far from all others is no help
    assert file.layer.points[2].tolist() == [X + 2500, Y + 500]
    fault = next(fault for fault in file.faults if fault.area_ids == ("35010003",))
    assert fault.repaired
    assert (fault.x, fault.y) == (X + 2500, Y + 500)
    assert shapely.is_empty(file.layer.geometry[2])


def test_collections_keep_their_polygons(tmp_path):
    shapes = squares()
    shapes[0] = shapely.GeometryCollection([shapes[0], shapely.LineString([(X, Y), (X + 1, Y)])])
    file = read_shapes(tmp_path, shapes)
    assert kinds(file) == [("not a polygon", ("35010001",))]
    assert shapely.get_type_id(file.layer.geometry[0]) == 3


def test_height_is_dropped(tmp_path):
    file = read_shapes(tmp_path, shapely.force_3d(squares(), 5.0))
    assert not shapely.has_z(file.layer.geometry).any()


def test_centroid_counts_even_outside_the_polygon(tmp_path):
    corners = [(0, 0), (30, 0), (30, 30), (20, 30), (20, 10), (10, 10), (10, 30), (0, 30)]
    u_shape = shapely.Polygon([(X + x, Y + y) for x, y in corners])
    file = read_shapes(tmp_path, np.array([u_shape]))
    assert file.layer.points[0] == pytest.approx([X + 15, Y + 95 / 7])


def test_duplicate_points_of_a_table(tmp_path):
    lines = ["id,x,y", *(f"{name},7000000,{1e6 + i // 2}" for i, name in enumerate("abcde"))]
    file = read(write_lines(tmp_path / "a.csv", lines))
    assert kinds(file) == [("duplicate point", ("a", "b")), ("duplicate point", ("c", "d"))]


def test_areas_outside_canada_are_projected_to_utm(tmp_path):
    shapes = squares(side=0.01, origin=(13.4, 52.5))
    file = read(write(da_frame(crs="EPSG:4326", shapes=shapes), tmp_path / "a.gpkg"))
    assert file.layer.crs.to_epsg() == 32633
    assert "EPSG:32633" in str(file.notices[0])
    side = np.linalg.norm(file.layer.points[1] - file.layer.points[0])
    assert side == pytest.approx(678, abs=3)


@pytest.mark.parametrize("crs", ["EPSG:3857", "EPSG:2263"])
def test_systems_whose_unit_is_no_true_metre_are_projected(tmp_path, crs):
    frame = da_frame(shapes=squares(side=0.01, origin=(-80, 44)), crs="EPSG:4326").to_crs(crs)
    file = read(write(frame, tmp_path / "a.gpkg"))
    assert file.layer.crs.to_epsg() == 3347
    assert len(file.notices) == 2
    assert "A metre on the ground is 1.022" in str(file.notices[1])


def test_own_crs_wins_over_the_users(tmp_path):
    path = write(da_frame(), tmp_path / "a.gpkg")
    file = read(path, crs="EPSG:32618")
    assert file.layer.crs.to_epsg() == 3347
    assert "has its own coordinate system EPSG:3347" in str(file.notices[0])
    assert len(read(path, crs="EPSG:3347").notices) == len(file.notices) - 1

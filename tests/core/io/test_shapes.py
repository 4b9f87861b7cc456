from __future__ import annotations

from dataclasses import replace

import geopandas as gpd
import numpy as np
import pandas as pd
import pytest
import shapely
from pyproj import CRS

from core.errors import VbasError
from core.io.areas import AreaSource, MissingCrsError
from core.io.shapes import read_shapes, write_shapes
from core.steps import finish

LAMBERT = CRS.from_epsg(3347)
AROUND = (7_000_000.0, 1_000_000.0, 7_010_000.0, 1_010_000.0)


def read(path, **chosen):
    return finish(read_shapes(AreaSource(path, **chosen), LAMBERT, AROUND))


@pytest.fixture
def frame():
    """A square, a line and a point of 1 km near each other, in Lambert metres."""
    shapes = [
        shapely.box(7e6, 1e6, 7.001e6, 1.001e6),
        shapely.LineString([(7e6, 1e6), (7.001e6, 1e6)]),
        shapely.Point(7e6, 1e6),
    ]
    return gpd.GeoDataFrame({"name": ["square", "line", "dot"]}, geometry=shapes, crs=3347)


def test_polygons_lines_and_points_are_read_and_projected(tmp_path, frame):
    frame.to_crs(4326).to_file(tmp_path / "a.geojson")
    read_back = read(tmp_path / "a.geojson")
    shapes = read_back.shapes
    assert [of.geom_type for of in shapes.geometry] == ["Polygon", "LineString", "Point"]
    np.testing.assert_allclose(
        shapely.bounds(shapes.geometry[0]), [7e6, 1e6, 7.001e6, 1.001e6], atol=1
    )
    assert shapes.attributes["name"].tolist() == ["square", "line", "dot"]
    assert shapes.crs == LAMBERT
    assert shapes.source.name == "a.geojson"
    assert read_back.notices == ()


def test_rows_without_geometry_are_left_out_and_told(tmp_path, frame):
    frame = pd.concat([frame, gpd.GeoDataFrame({"name": ["none"]}, geometry=[None], crs=3347)])
    frame.to_file(tmp_path / "a.gpkg")
    done = read(tmp_path / "a.gpkg")
    assert len(done.shapes) == 3
    assert "Rows of a.gpkg without a place, which are not shown: 1 of 4." in str(done.notices[0])


def test_a_file_without_any_geometry_is_refused(tmp_path, frame):
    empty = gpd.GeoDataFrame({"name": ["a"]}, geometry=[shapely.Polygon()], crs=3347)
    empty.to_file(tmp_path / "a.gpkg")
    with pytest.raises(VbasError, match=r"None of the rows of a\.gpkg"):
        read(tmp_path / "a.gpkg")
    (tmp_path / "empty.gpkg").write_bytes(b"")
    with pytest.raises(VbasError, match=r"empty\.gpkg is empty"):
        read(tmp_path / "empty.gpkg")


def test_a_table_of_points_is_shown_and_one_without_is_refused(tmp_path):
    pd.DataFrame({"id": ["a", "b"], "lon": [-75.7, -75.6], "lat": [45.4, 45.5]}).to_csv(
        tmp_path / "sites.csv", index=False
    )
    done = read(tmp_path / "sites.csv", crs="EPSG:4326")
    assert [of.geom_type for of in done.shapes.geometry] == ["Point", "Point"]
    assert done.shapes.ids.tolist() == ["a", "b"]
    pd.DataFrame({"a": ["x"], "b": ["y"]}).to_csv(tmp_path / "t.csv", index=False)
    with pytest.raises(VbasError, match="neither geometry nor columns"):
        read(tmp_path / "t.csv")


def test_without_a_coordinate_system_it_has_to_be_named(tmp_path, frame):
    polygons = frame.iloc[:1]
    polygons.to_file(tmp_path / "a.shp")
    (tmp_path / "a.prj").unlink()
    with pytest.raises(MissingCrsError, match="does not tell") as caught:
        read(tmp_path / "a.shp")
    assert caught.value.values["suggestion"] == "EPSG:3347"
    assert len(read(tmp_path / "a.shp", crs="EPSG:3347").shapes) == 1


def test_metres_that_claim_to_be_degrees_are_refused(tmp_path, frame):
    frame.iloc[:1].set_crs(4326, allow_override=True).to_file(tmp_path / "a.gpkg")
    with pytest.raises(MissingCrsError, match="they are no degrees"):
        read(tmp_path / "a.gpkg")


def test_shapes_far_from_the_areas_are_told(tmp_path):
    far = gpd.GeoDataFrame({"a": [1]}, geometry=[shapely.box(10, 40, 11, 41)], crs=4326)
    far.to_file(tmp_path / "far.gpkg")
    done = read(tmp_path / "far.gpkg")
    assert "nowhere near" in str(done.notices[0])


def test_very_many_vertices_are_thinned_out(tmp_path, monkeypatch):
    monkeypatch.setattr("core.io.shapes._MANY_VERTICES", 1000)
    angle = np.linspace(0, 2 * np.pi, 5000)
    ring = np.column_stack([7e6 + 1e4 * np.cos(angle), 1e6 + 1e4 * np.sin(angle)])
    gpd.GeoDataFrame({"a": [1]}, geometry=[shapely.Polygon(ring)], crs=3347).to_file(
        tmp_path / "c.gpkg"
    )
    done = read(tmp_path / "c.gpkg")
    assert shapely.get_num_coordinates(done.shapes.geometry).sum() < 2000
    assert shapely.area(done.shapes.geometry)[0] == pytest.approx(np.pi * 1e8, rel=1e-3)
    assert "5,000 vertices" in str(done.notices[0])


@pytest.mark.parametrize("name", ["kept.gpkg", "kept.geojson"])
def test_shapes_are_written_with_their_columns_and_read_again(tmp_path, frame, name):
    frame.to_file(tmp_path / "a.gpkg")
    shapes = read(tmp_path / "a.gpkg").shapes
    path = tmp_path / name
    path.write_text("an older file")
    write_shapes(shapes, path)
    again = read(path).shapes
    assert again.attributes["name"].tolist() == ["square", "line", "dot"]
    apart = shapely.distance(again.geometry, shapes.geometry)
    assert apart.max() < 1.0
    assert [of.name for of in tmp_path.iterdir() if of.name.startswith(".")] == []


def test_what_cannot_be_written_says_so(tmp_path, frame):
    frame.to_file(tmp_path / "a.gpkg")
    shapes = read(tmp_path / "a.gpkg").shapes
    (tmp_path / "folder.gpkg").mkdir()
    with pytest.raises(VbasError, match="cannot be written"):
        write_shapes(shapes, tmp_path / "folder.gpkg")


@pytest.mark.parametrize("name", ["out.gpkg", "out.geojson"])
def test_columns_that_the_formats_keep_for_themselves_get_a_number(tmp_path, frame, name):
    frame.to_file(tmp_path / "a.gpkg")
    shapes = read(tmp_path / "a.gpkg").shapes
    columns = pd.DataFrame({"FID": [7, 7, 7], "geometry": list("xyz"), "n": 1.0, "N": 2.0})
    write_shapes(replace(shapes, attributes=columns), tmp_path / name)
    again = gpd.read_file(tmp_path / name)
    assert list(again.columns) == ["FID 2", "geometry 2", "n", "N 2", "geometry"]
    assert again["FID 2"].tolist() == [7, 7, 7]

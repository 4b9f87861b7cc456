"""Every kind of area file comes in as the same areas."""

import numpy as np
import pandas as pd
import pytest
import shapely
from area_files import (
    ORIGIN,
    da_frame,
    read,
    squares,
    write,
    write_lines,
    write_topojson,
    zip_files,
)

from core.io.areas import AreaSource, inspect_areas, read_areas
from core.steps import finish

IDS = [f"3501{i:04d}" for i in range(1, 7)]


def assert_is_da_layer(file):
    assert file.layer.ids.tolist() == IDS
    assert file.layer.population.tolist() == [500, 501, 502, 503, 504, 505]
    expected = shapely.get_coordinates(shapely.centroid(squares()))
    np.testing.assert_allclose(file.layer.points, expected, rtol=0, atol=1e-6)
    assert file.layer.crs.to_epsg() == 3347
    assert file.valid_coverage
    assert file.faults == ()
    assert file.layer.parents["province"].tolist() == ["ON"] * 6
    assert file.layer.parents["cd"].tolist() == ["3501"] * 6
    assert file.product is not None
    assert file.product.startswith("Statistics Canada dissemination areas")
    assert file.layer.name == "Dissemination areas"


@pytest.mark.parametrize("name", ["a.gpkg", "a.shp", "a.fgb"])
def test_spatial_files_give_the_same_areas(tmp_path, name):
    # FlatGeobuf with an index would come in another order.
    options = {"SPATIAL_INDEX": "NO"} if name.endswith("fgb") else {}
    assert_is_da_layer(read(write(da_frame(), tmp_path / name, **options)))


def test_geoparquet(tmp_path):
    da_frame().to_parquet(tmp_path / "a.parquet")
    assert_is_da_layer(read(tmp_path / "a.parquet"))


def test_parquet_with_plain_wkb_needs_a_crs(tmp_path):
    frame = da_frame()
    plain = pd.DataFrame(frame.drop(columns="geometry"))
    plain["geometry"] = shapely.to_wkb(frame.geometry.to_numpy())
    plain.to_parquet(tmp_path / "a.parquet")
    assert_is_da_layer(read(tmp_path / "a.parquet", crs="EPSG:3347"))


@pytest.mark.parametrize("folder", ["", "lda_000b21a_e/", "one/two/"])
def test_shapefile_in_a_zip_also_in_a_folder(tmp_path, folder):
    write(da_frame(), tmp_path / "lda_000b21a_e.shp")
    parts = sorted(tmp_path.glob("lda_*"))
    archive = zip_files(tmp_path / "lda.zip", parts, folder)
    assert_is_da_layer(read(archive))
    assert inspect_areas(archive).n_rows == 6


@pytest.mark.parametrize("name", ["areas.gpkg", "areas.geojson", "areas.shp"])
def test_shapes_are_no_column_of_a_preview(tmp_path, name):
    preview = inspect_areas(write(da_frame(), tmp_path / name))
    columns = [of for of, _ in preview.columns]
    assert "DAUID" in columns
    assert "geometry" not in columns
    assert preview.head.columns.tolist() == columns


def test_zip_path_with_odd_characters(tmp_path):
    write(da_frame(), tmp_path / "a.gpkg")
    folder = tmp_path / "été {1} & co"
    folder.mkdir()
    assert_is_da_layer(read(zip_files(folder / "files [x].zip", [tmp_path / "a.gpkg"])))


def test_zip_of_several_files_is_a_choice_of_layers(tmp_path):
    for name in ("west", "east"):
        write(da_frame(), tmp_path / f"{name}.geojson")
    archive = zip_files(tmp_path / "both.zip", sorted(tmp_path.glob("*.geojson")))
    assert inspect_areas(archive).layers == ("east", "west")
    assert inspect_areas(archive, "west").n_rows == 6
    file = read(archive, layer="west")
    assert file.source.layer == "west"
    assert file.layer.ids.tolist() == IDS


def test_zipped_csv(tmp_path):
    lines = ["id,x,y", f"1,{ORIGIN[0]},{ORIGIN[1]}", f"2,{ORIGIN[0] + 9},{ORIGIN[1]}"]
    table = write_lines(tmp_path / "areas.csv", lines)
    assert read(zip_files(tmp_path / "areas.zip", [table])).layer.ids.tolist() == ["1", "2"]


def test_geojson_is_projected_and_that_is_said(tmp_path):
    path = write(da_frame().to_crs(4326), tmp_path / "a.geojson")
    file = read(path)
    expected = shapely.get_coordinates(shapely.centroid(squares()))
    np.testing.assert_allclose(file.layer.points, expected, rtol=0, atol=0.05)
    assert file.layer.crs.to_epsg() == 3347
    assert "projected to EPSG:3347" in str(file.notices[0])


def test_topojson_asks_for_its_crs_and_reads_with_it(tmp_path):
    file = read(write_topojson(tmp_path / "fsa.topojson"), crs="EPSG:4326")
    assert file.layer.ids.tolist() == ["L0A", "L0B"]
    assert file.level == "fsa"
    assert file.layer.parents["province"].tolist() == ["ON", "ON"]
    assert file.layer.parents["postal_region"].tolist() == ["L", "L"]
    assert file.valid_coverage


def test_layer_with_polygons_is_taken_among_others(tmp_path):
    path = write(da_frame(), tmp_path / "a.gpkg", layer="areas")
    points = da_frame()
    points["geometry"] = points.centroid
    write(points, path, layer="sites")
    file = read(path)
    assert file.source.layer == "areas"
    assert_is_da_layer(file)


def test_points_are_the_areas_points(tmp_path):
    points = da_frame()
    points["geometry"] = points.geometry.translate(0, 0).representative_point()
    file = read(write(points, tmp_path / "a.gpkg"))
    assert file.layer.geometry is None
    expected = shapely.get_coordinates(points.geometry.to_numpy())
    np.testing.assert_array_equal(file.layer.points, expected)


@pytest.mark.parametrize(("separator", "name"), [(",", "a.csv"), ("\t", "a.tsv"), (";", "a.txt")])
def test_tables_of_coordinates(tmp_path, separator, name):
    lines = [separator.join(["DAUID", "x", "y", "Population"])]
    lines += [separator.join([IDS[i], f"{7e6 + i}", "1000000", f"{10 * i}"]) for i in range(6)]
    file = read(write_lines(tmp_path / name, lines))
    assert file.layer.points[5].tolist() == [7_000_005.0, 1_000_000.0]
    assert file.layer.population.tolist() == [0, 10, 20, 30, 40, 50]
    assert file.layer.geometry is None
    assert not file.valid_coverage
    assert any("EPSG:3347" in str(notice) for notice in file.notices)


def test_parquet_table_of_latitude_and_longitude(tmp_path):
    frame = pd.DataFrame({"id": [1, 2], "lat": [45.0, 45.1], "lon": [-75.0, -75.0]})
    frame.to_parquet(tmp_path / "a.parquet")
    file = read(tmp_path / "a.parquet")
    assert file.layer.ids.tolist() == ["1", "2"]
    distance = np.linalg.norm(np.diff(file.layer.points, axis=0))
    assert 10_500 < distance < 11_700  # a tenth of a degree, with the scale of the projection


def test_named_columns_win(tmp_path):
    lines = ["id,code,east,north,people", "a,7,500000,5000000,3", "b,8,500001,5000000,4"]
    file = read(
        write_lines(tmp_path / "a.csv", lines),
        id_column="code",
        x_column="east",
        y_column="north",
        population_column="people",
        crs="EPSG:32618",
    )
    assert file.layer.ids.tolist() == ["7", "8"]
    assert file.layer.population.tolist() == [3, 4]
    assert file.layer.crs.to_epsg() == 32618


def test_resolved_source_reads_the_same_without_guessing(tmp_path):
    lines = ["DAUID,x,y,Population", *(f"{IDS[i]},{7e6 + i},1000000,{i}" for i in range(6))]
    path = write_lines(tmp_path / "a.csv", lines)
    first = read(path)
    assert first.source.crs == "EPSG:3347"
    assert (first.source.x_column, first.source.y_column) == ("x", "y")
    again = finish(read_areas(first.source))
    assert [str(of)[:24] for of in again.notices] == ["A metre on the ground is"]
    np.testing.assert_array_equal(again.layer.points, first.layer.points)


def test_polygons_win_over_columns_of_coordinates(tmp_path):
    path = write(da_frame(x=[1.0] * 6, y=[2.0] * 6), tmp_path / "a.gpkg")
    file = read(path, x_column="x", y_column="y")
    assert file.layer.geometry is not None
    assert "their centroids are the points" in str(file.notices[0])
    assert "their centroids" not in str(read(path).notices)


def test_column_names_are_just_names(tmp_path):
    odd = 'x"; DROP TABLE areas; --'
    frame = da_frame().rename(columns={"DAUID": odd})
    file = read(write(frame, tmp_path / "a.gpkg"), id_column=odd)
    assert file.layer.ids.tolist() == IDS
    assert odd in file.layer.attributes.columns


def test_result_tells_what_was_used(tmp_path):
    path = write(da_frame(), tmp_path / "a.gpkg")
    file = read(path, name="My areas")
    assert file.layer.name == "My areas"
    assert file.source.id_column == "DAUID"
    assert file.roles["population"] == "population"
    assert len(file.sha256) == 64
    assert read(path).sha256 == file.sha256


def test_hash_of_a_shapefile_covers_its_attributes(tmp_path):
    path = write(da_frame(), tmp_path / "a.shp")
    before = read(path).sha256
    write(da_frame(population=[1, 2, 3, 4, 5, 6]), path)
    assert read(path).sha256 != before


def test_steps_say_what_goes_on(tmp_path):
    stages = []
    steps = read_areas(AreaSource(write(da_frame(), tmp_path / "a.gpkg")))
    finish(steps, lambda step: stages.append(step.stage))
    assert "checking geometry" in stages


def test_reading_can_be_discarded(tmp_path):
    steps = read_areas(AreaSource(write(da_frame(), tmp_path / "a.gpkg")))
    next(steps)
    steps.close()
    with pytest.raises(StopIteration):
        next(steps)


def test_preview_of_a_spatial_file(tmp_path):
    preview = inspect_areas(write(da_frame(), tmp_path / "lda_000b21a_e.gpkg"))
    assert preview.n_rows == 6
    assert preview.crs == "EPSG:3347 (NAD83 / Statistics Canada Lambert)"
    assert preview.product == "Statistics Canada dissemination areas, 2021"
    assert preview.roles["id"] == "DAUID"
    assert preview.columns[0] == ("DAUID", "text")
    assert ("LANDAREA", "number") in preview.columns
    assert preview.head["DAUID"].tolist() == IDS
    assert preview.geometry_type == "Polygon"


def test_preview_of_geoparquet_reads_no_geometry(tmp_path):
    da_frame().to_parquet(tmp_path / "a.parquet")
    preview = inspect_areas(tmp_path / "a.parquet")
    assert preview.n_rows == 6
    assert preview.crs.startswith("EPSG:3347")
    assert "geometry" not in preview.head.columns


def test_preview_of_a_long_table_estimates_its_rows(tmp_path):
    lines = ["id,x,y", *(f"{i},{7e6 + i},1000000" for i in range(1000))]
    preview = inspect_areas(write_lines(tmp_path / "a.csv", lines))
    assert preview.n_rows == 1000
    assert len(preview.head) == 20
    assert preview.columns == (("id", "number"), ("x", "number"), ("y", "number"))
    assert preview.crs is None

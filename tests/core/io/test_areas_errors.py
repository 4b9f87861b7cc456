"""Bad area files: one sentence that names file, column or row, and what to do."""

import contextlib
import json
import zipfile

import numpy as np
import pandas as pd
import pytest
import shapely
from area_files import da_frame, read, squares, write, write_lines, write_topojson, zip_files

from core.errors import VbasError
from core.io.areas import AreaSource, MissingCrsError, inspect_areas, read_areas


def error_of(path, **choices):
    with pytest.raises(VbasError) as caught:
        read(path, **choices)
    assert caught.value.hint
    assert caught.value.message.endswith(".")
    return caught.value


def test_missing_file_is_said_at_once(tmp_path):
    with pytest.raises(VbasError, match="There is no file"):
        read_areas(AreaSource(tmp_path / "nothing.gpkg"))
    with pytest.raises(VbasError, match="There is no file"):
        inspect_areas(tmp_path / "nothing.gpkg")


def test_folder_and_empty_file(tmp_path):
    assert "is a folder" in str(error_of(tmp_path))
    (tmp_path / "a.gpkg").touch()
    assert "is empty" in str(error_of(tmp_path / "a.gpkg"))


@pytest.mark.parametrize("name", ["a.gpkg", "a.geojson", "a.pdf", "a.shx2"])
def test_not_a_spatial_file(tmp_path, name):
    (tmp_path / name).write_text("dear reader")
    assert "is not a spatial file" in str(error_of(tmp_path / name))


def test_text_that_is_no_table(tmp_path):
    (tmp_path / "a.csv").write_bytes(b"\x00\x01\x02\x00" * 100)
    assert "not a text table" in str(error_of(tmp_path / "a.csv"))
    (tmp_path / "b.csv").write_text("one\ntwo\n")
    assert "only one column" in str(error_of(tmp_path / "b.csv"))
    (tmp_path / "c.csv").write_bytes(b"\xff\xfea\x00,\x00b")
    assert "not a text table" in str(error_of(tmp_path / "c.csv"))


def test_broken_zip(tmp_path):
    (tmp_path / "a.zip").write_bytes(b"PK\x03\x04 and no more")
    assert "not a complete zip" in str(error_of(tmp_path / "a.zip"))


def test_zip_without_areas(tmp_path):
    with zipfile.ZipFile(tmp_path / "a.zip", "w") as archive:
        archive.writestr("readme.md", "nothing here")
    assert "holds no area file" in str(error_of(tmp_path / "a.zip"))


@pytest.mark.parametrize("missing", [".shp", ".dbf", ".shx"])
@pytest.mark.parametrize("zipped", [True, False])
def test_missing_part_of_a_shapefile_is_named(tmp_path, missing, zipped):
    path = write(da_frame(), tmp_path / "lfsa000b21a_e.shp")
    path.with_suffix(missing).unlink()
    if zipped:
        path = zip_files(tmp_path / "x.zip", sorted(tmp_path.glob("lfsa*")))
    elif missing == ".shp":
        path = path.with_suffix(".shx")
    assert f"lfsa000b21a_e{'.shp' if missing == '.shp' else missing}" in str(error_of(path))


def test_truncated_parquet(tmp_path):
    da_frame().to_parquet(tmp_path / "a.parquet")
    whole = (tmp_path / "a.parquet").read_bytes()
    (tmp_path / "a.parquet").write_bytes(whole[: len(whole) // 2])
    assert "damaged or incomplete" in str(error_of(tmp_path / "a.parquet"))
    with pytest.raises(VbasError, match="damaged"):
        inspect_areas(tmp_path / "a.parquet")


def test_truncated_shapefile(tmp_path):
    path = write(da_frame(), tmp_path / "a.shp")
    path.write_bytes(path.read_bytes()[:40])
    error_of(path)


def test_empty_layer(tmp_path):
    assert "has no rows" in str(error_of(write(da_frame().iloc[:0], tmp_path / "a.gpkg")))
    assert "has no rows" in str(error_of(write_lines(tmp_path / "a.csv", ["id,x,y"])))


def test_several_layers_are_listed(tmp_path):
    path = write(da_frame(), tmp_path / "a.gpkg", layer="regions")
    write(da_frame(), path, layer="areas")
    error = error_of(path)
    assert "regions, areas" in str(error)
    assert "has no layer cells" in str(error_of(path, layer="cells"))
    assert inspect_areas(path).layers == ("regions", "areas")


@pytest.mark.filterwarnings("ignore:'crs' was not provided")
@pytest.mark.parametrize(
    ("shapes", "guess"),
    [
        (squares(), "EPSG:3347"),
        (squares(side=0.1, origin=(-80, 44)), "EPSG:4326"),
        (squares(origin=(-2e6, 9e6)), ""),
    ],
)
def test_no_crs_is_asked_with_a_guess(tmp_path, shapes, guess):
    path = write(da_frame(crs=None, shapes=shapes), tmp_path / "a.shp")
    with pytest.raises(MissingCrsError) as caught:
        read(path)
    assert caught.value.values["suggestion"] == guess
    assert guess in caught.value.hint


def test_system_that_is_not_on_the_earth_counts_as_none(tmp_path):
    local = 'LOCAL_CS["Undefined Cartesian SRS",UNIT["Meter",1]]'
    path = write(da_frame(crs=local), tmp_path / "a.gpkg")
    assert isinstance(error_of(path), MissingCrsError)
    assert inspect_areas(path).crs is None
    assert read(path, crs="EPSG:3347").layer.crs.to_epsg() == 3347


@pytest.mark.filterwarnings("ignore:'crs' was not provided")
def test_geojson_in_metres_is_asked_and_believed(tmp_path):
    path = write(da_frame(crs=None), tmp_path / "a.geojson")
    error = error_of(path)
    assert isinstance(error, MissingCrsError)
    assert "no degrees" in error.message
    assert error.values["suggestion"] == "EPSG:3347"
    file = read(path, crs="EPSG:3347")
    assert file.layer.points[0].tolist() == [7_000_500, 1_000_500]
    assert "EPSG:3347" in str(file.notices[0])


def test_topojson_without_crs(tmp_path):
    assert "EPSG:4326" in error_of(write_topojson(tmp_path / "a.topojson")).hint


def test_table_of_small_numbers_is_not_taken_for_degrees(tmp_path):
    path = write_lines(tmp_path / "a.csv", ["id,x,y", "1,10,20", "2,30,40"])
    assert isinstance(error_of(path), MissingCrsError)


def test_unknown_crs(tmp_path):
    path = write(da_frame(), tmp_path / "a.gpkg")
    with pytest.raises(VbasError, match="EPSG:99999999 is not a coordinate system"):
        read_areas(AreaSource(path, crs="EPSG:99999999"))


def test_latitude_and_longitude_swapped(tmp_path):
    path = write_lines(tmp_path / "a.csv", ["id,lon,lat", "1,45.0,-97.0", "2,45.1,-97.1"])
    error_of(path)
    error_of(path, crs="EPSG:4326")


def test_no_id_column_lists_the_columns(tmp_path):
    frame = da_frame()[["LANDAREA", "geometry"]].assign(colour="red")
    error = error_of(write(frame, tmp_path / "a.gpkg"))
    assert "LANDAREA, colour" in error.hint
    error_of(write(da_frame()[["geometry"]], tmp_path / "b.gpkg"))


@pytest.mark.parametrize("choice", ["id_column", "population_column", "x_column"])
def test_chosen_column_that_is_not_there(tmp_path, choice):
    error = error_of(write(da_frame(), tmp_path / "a.gpkg"), **{choice: "nothing"})
    assert "a.gpkg has no column nothing" in str(error)
    assert "DAUID" in error.hint


def test_duplicate_ids(tmp_path):
    frame = da_frame(DAUID=["35010001", "7", "35010001", "8", "8", "9"])
    error = error_of(write(frame, tmp_path / "a.gpkg"))
    assert "repeats: 2, the first" in str(error)
    assert "35010001 (row 1, row 3)" in str(error)


def test_blank_ids(tmp_path):
    frame = da_frame(DAUID=["35010001", None, "35010003", " ", "35010005", "35010006"])
    assert "row 2, row 4" in str(error_of(write(frame, tmp_path / "a.gpkg")))


def test_lines_of_text_tables_are_counted_as_an_editor_does(tmp_path):
    lines = ["id,x,y", "1,7000000,1000000", "2,7000002,1000000", "1,7000001,1000000"]
    assert "line 2, line 4" in str(error_of(write_lines(tmp_path / "a.csv", lines)))


@pytest.mark.parametrize("value", ["nan", "inf", "-inf", ""])
def test_coordinates_that_are_not_finite_in_a_table(tmp_path, value):
    lines = ["id,x,y", "a,7000000,1000000", f"b,{value},1000000"]
    error = error_of(write_lines(tmp_path / "a.csv", lines))
    assert ": 1; b (the first is line 3)" in str(error)


@pytest.mark.parametrize("value", [np.nan, np.inf])
def test_coordinates_that_are_not_finite_in_a_polygon(tmp_path, value):
    shapes = squares()
    x, y = 7e6, 1e6
    ring = [(x, y), (x + 1, y), (value, y + 1), (x, y + 1), (x, y)]
    with np.errstate(invalid="ignore"):
        shapes[3] = shapely.Polygon(ring)
    da_frame(shapes=shapes).to_parquet(tmp_path / "a.parquet")
    assert "35010004 (the first is row 4)" in str(error_of(tmp_path / "a.parquet"))


def test_coordinates_that_cannot_be_projected(tmp_path):
    frame = da_frame(crs="EPSG:4326", shapes=squares(side=40, origin=(-120, 40)))
    error_of(write(frame, tmp_path / "a.gpkg"))


def test_text_among_coordinates(tmp_path):
    lines = ["id,x,y", "a,7000000,1000000", "b,here,1000000"]
    assert "Column x of a.csv holds text; rows: 1, the first is line 3" in str(
        error_of(write_lines(tmp_path / "a.csv", lines))
    )


def test_table_without_coordinates(tmp_path):
    error = error_of(write_lines(tmp_path / "a.csv", ["id,people", "1,5"]))
    assert "neither geometry nor columns of coordinates" in str(error)


def test_negative_population(tmp_path):
    frame = da_frame(population=[1, -2, 3, -4, 5, 6])
    error = error_of(write(frame, tmp_path / "a.gpkg"))
    assert "for 2 areas, the first is 35010002" in str(error)


def test_population_that_is_text(tmp_path):
    frame = da_frame(population=["1", "many", "3", "", "some", "x"])
    error = error_of(write(frame, tmp_path / "a.gpkg"))
    assert "2 rows hold text, the first is row 2" in str(error)
    assert "many" not in str(error)


def test_lines_are_no_areas(tmp_path):
    frame = da_frame()
    frame["geometry"] = frame.boundary
    assert "has lines" in str(error_of(write(frame, tmp_path / "a.gpkg")))


def test_no_geometry_at_all(tmp_path):
    shapes = np.array([shapely.Polygon()] * 6)
    da_frame(shapes=shapes).to_parquet(tmp_path / "a.parquet")
    assert "without geometry" in str(error_of(tmp_path / "a.parquet"))


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("ending", [".shp", ".shx", ".dbf", ".prj"])
@pytest.mark.parametrize("place", [0.1, 0.3, 0.5, 0.9])
def test_damaged_shapefiles_never_end_in_a_traceback(tmp_path, ending, place):
    path = write(da_frame(), tmp_path / "a.shp")
    part = path.with_suffix(ending)
    damaged = bytearray(part.read_bytes())
    start = int(len(damaged) * place)
    damaged[start : start + 8] = b"\xff\x07\x81~[\xe9\x00\x00"[: len(damaged[start : start + 8])]
    part.write_bytes(bytes(damaged))
    for look in (read, inspect_areas):
        with contextlib.suppress(VbasError):  # anything else would be a bug
            look(path)


def test_unreadable_prj(tmp_path):
    path = write(da_frame(), tmp_path / "a.shp")
    path.with_suffix(".prj").write_text('PROJCS["nothing')
    with pytest.raises(VbasError):
        read(path)


def test_damaged_zip_member(tmp_path):
    write(da_frame(DAUID=[f"3501000{i}" * 20 for i in range(6)]), tmp_path / "a.shp")
    archive = zip_files(tmp_path / "a.zip", sorted(tmp_path.glob("a.*")))
    data = bytearray(archive.read_bytes())
    start = data.index(b"a.dbf") + 10
    data[start : start + 40] = b"\xff" * 40
    archive.write_bytes(bytes(data))
    assert "damaged" in str(error_of(archive))
    with pytest.raises(VbasError, match="damaged"):
        inspect_areas(archive)


def test_all_shapes_missing(tmp_path):
    frame = da_frame(shapes=np.array([None] * 6))
    frame.to_parquet(tmp_path / "a.parquet")
    assert "without geometry" in str(error_of(tmp_path / "a.parquet"))


def test_broken_geojson(tmp_path):
    path = write(da_frame().to_crs(4326), tmp_path / "a.geojson")
    path.write_text(path.read_text()[:-200])
    error_of(path)
    path.write_text(json.dumps({"type": "FeatureCollection", "features": []}))
    error_of(path)


def test_text_that_is_not_utf8_in_a_geopackage(tmp_path):
    path = write(da_frame(note=["Quebec"] * 6), tmp_path / "a.gpkg")
    path.write_bytes(path.read_bytes().replace(b"Quebec", b"Qu\xe9bec"[:6]))
    assert "not UTF-8" in str(error_of(path))
    with pytest.raises(VbasError, match="not UTF-8"):
        inspect_areas(path)


def test_csv_with_broken_lines_says_how_many_and_where(tmp_path):
    lines = ["id,x,y", *(f"{i},{7e6 + i},1000000" for i in range(20))]
    lines[5], lines[9] = "half,a", "one,too,many,fields"
    file = read(write_lines(tmp_path / "a.csv", lines))
    assert len(file.layer) == 18
    assert "Lines of a.csv that do not have 3 fields and were left out: 2" in str(file.notices[0])
    assert "the first is line 6" in str(file.notices[0])


def test_csv_with_more_broken_lines_than_good_ones(tmp_path):
    lines = ["id,x,y", "1,7000000,1000000", "a,b", "c,d", "e,f,g,h", "2,7000000,1000000", "k"]
    assert "do not have the 3 fields" in str(error_of(write_lines(tmp_path / "a.csv", lines)))


def test_csv_with_an_open_quote(tmp_path):
    lines = ["id,x,y", '"1,7000000,1000000', "2,7000000,1000000"]
    error_of(write_lines(tmp_path / "a.csv", lines))


def test_parquet_table_with_missing_coordinates(tmp_path):
    frame = pd.DataFrame({"id": ["a", "b"], "x": [7e6, None], "y": [1e6, 1e6]})
    frame.to_parquet(tmp_path / "a.parquet")
    assert ": 1; b (the first is row 2)" in str(error_of(tmp_path / "a.parquet"))

"""Tables in beside the areas, and out; read back."""

from dataclasses import replace

import geopandas as gpd
import numpy as np
import pandas as pd
import pytest
import shapely
from pyproj import CRS

from core.errors import VbasError
from core.io.table_export import as_text, crs_of, export_table, frame_of
from core.io.table_join import guess_id_column, join_columns, read_table
from core.tables.base import COUNT, TEXT, YES, Column
from tests.core.studies import layer

NAN = float("nan")


def table_file(tmp_path, text):
    path = tmp_path / "income.csv"
    path.write_text(text, encoding="utf-8")
    return read_table(path)


@pytest.fixture
def areas():
    return layer([(0, 0), (1, 0), (2, 0), (3, 0)])


def test_columns_come_by_id(tmp_path, areas):
    raw = table_file(
        tmp_path,
        'rank,area,income,code,who\n1,A002,"1,500.5",01,x\n2,A000,..,02,\n3,Z9,7,03,y\n',
    )
    assert guess_id_column(raw, areas) == "area"
    joined = join_columns(areas, raw, "area", ("income", "code", "who"))
    np.testing.assert_allclose(joined.columns["income"], [NAN, NAN, 1500.5, NAN])
    assert joined.columns["code"].tolist() == ["02", "", "01", ""]  # a code is no number
    assert joined.columns["who"].tolist() == ["", "", "x", ""]
    assert (joined.matched, joined.areas_without_row) == (2, ("A001", "A003"))
    assert (joined.rows_without_area, joined.first_row_without_area) == (1, "Z9")
    assert joined.repeated_rows == 0


def test_rows_that_repeat_count_once_and_may_not_differ(tmp_path, areas):
    raw = table_file(tmp_path, "id,a,b\nA000,1,1\nA001,2,2\nA000,1,9\n")
    assert join_columns(areas, raw, "id", ("a",)).repeated_rows == 1
    with pytest.raises(VbasError, match="differ in b for the same area: area A000, line 4"):
        join_columns(areas, raw, "id", ("a", "b"))


def test_ids_that_a_spreadsheet_changed_are_found(tmp_path, areas):
    coded = replace(areas, ids=np.array(["0101", "0102", "0203", "1104"], dtype=object))
    raw = table_file(tmp_path, "id,a\n101,1\n102.0,2\n1104,4\n9,5\n")
    joined = join_columns(coded, raw, "id", ("a",))
    np.testing.assert_array_equal(joined.columns["a"], [1, 2, NAN, 4])
    assert (joined.areas_without_row, joined.rows_without_area) == (("0203",), 1)


def test_a_table_of_other_areas_is_refused(tmp_path, areas):
    raw = table_file(tmp_path, "id,a\nB1,1\nB2,2\n")
    with pytest.raises(VbasError, match=r"area ids look like A000") as refused:
        join_columns(areas, raw, "id", ("a",))
    assert "B1" not in str(refused.value)  # it may be a file of records
    with pytest.raises(VbasError, match="b"):
        join_columns(areas, raw, "id", ("b",))


COLUMNS = (
    Column("id", "Id", np.array(["01", "02", "03"], dtype=object), TEXT),
    Column("people", "People", np.array([5.0, NAN, 7.0]), COUNT, "people"),
    Column("share", "Share", np.array([0.1, 1 / 3, NAN])),
    Column("on", "On", np.array([True, False, True]), YES),
    Column("FID", "Their own", np.array([1, 2, 3]), COUNT),
)
ROWS = np.array([2, 0])


def test_csv_and_text_are_exact(tmp_path):
    path = tmp_path / "new" / "table.csv"
    assert export_table(path, COLUMNS, ROWS) == 2
    assert path.read_text().splitlines() == [
        "id,people,share,on,FID 2",
        "03,7,,True,3",
        "01,5,0.1,True,1",
    ]
    third = as_text(COLUMNS[:3], np.array([1]))
    assert third == "id\tpeople\tshare\n02\t\t0.3333333333333333\n"


def test_parquet_keeps_kinds(tmp_path):
    path = tmp_path / "table.parquet"
    export_table(path, COLUMNS, np.arange(3))
    back = pd.read_parquet(path)
    pd.testing.assert_frame_equal(back, frame_of(COLUMNS, np.arange(3)), check_dtype=False)
    assert back["people"].isna().tolist() == [False, True, False]


@pytest.mark.parametrize("ending", [".gpkg", ".geojson"])
def test_shapes_are_reprojected(tmp_path, ending):
    # Ottawa's parliament in UTM zone 18 N and in degrees.
    x, y, lon, lat = 445_300.0, 5_030_450.0, -75.69995, 45.42532
    shapes = np.array([shapely.box(x, y, x + 100, y + 100), shapely.Point(x, y).buffer(50)])
    path = tmp_path / f"areas{ending}"
    utm, degrees = CRS.from_epsg(32618), crs_of("4326")
    assert export_table(path, COLUMNS, ROWS, shapes=shapes, crs=utm, to_crs=degrees) == 2
    back = gpd.read_file(path, engine="pyogrio")
    assert back.crs.to_epsg() == 4326
    west, south = back.geometry.iloc[0].bounds[:2]
    assert (west, south) == pytest.approx((lon, lat), abs=2e-3)
    assert back["id"].tolist() == ["03", "01"]
    there = back.to_crs(utm).geometry.to_numpy()
    assert shapely.hausdorff_distance(there, shapes).max() < 0.01
    assert [of.name for of in tmp_path.iterdir()] == [path.name]


def test_shapes_keep_their_system_and_replace_a_file(tmp_path):
    path = tmp_path / "areas.gpkg"
    shapes = np.array([shapely.box(0, 0, 1, 1)], dtype=object)
    for _ in range(2):
        export_table(path, COLUMNS, np.array([0]), shapes=shapes, crs=CRS.from_epsg(3347))
    back = gpd.read_file(path, engine="pyogrio")
    assert back.crs.to_epsg() == 3347
    assert back.geometry.iloc[0].bounds == (0.0, 0.0, 1.0, 1.0)


def test_what_cannot_be_written_is_said_and_leaves_nothing(tmp_path):
    with pytest.raises(VbasError, match="no ending"):
        export_table(tmp_path / "a.xlsx", COLUMNS, ROWS)
    with pytest.raises(VbasError, match="shapes"):
        export_table(tmp_path / "a.gpkg", COLUMNS, ROWS)
    for text in ("", "EPSG:", "EPSG:999999", "12 or so", "EPSG:4326; x", "²"):
        with pytest.raises(VbasError, match="no coordinate system"):
            crs_of(text)
    far = np.array([shapely.Point(0, 500)], dtype=object)
    systems = {"crs": CRS.from_epsg(4326), "to_crs": CRS.from_epsg(32618)}
    with pytest.raises(VbasError, match="does not reach"):
        export_table(tmp_path / "a.gpkg", COLUMNS, np.array([0]), shapes=far, **systems)
    assert list(tmp_path.iterdir()) == []


def test_a_system_of_heights_is_none_for_shapes():
    with pytest.raises(VbasError, match="no coordinate system “EPSG:5703”"):
        crs_of("EPSG:5703")


def test_a_count_without_bound_stays_one():
    of = Column("n", "N", np.array([np.inf, 2.0]), COUNT)
    assert frame_of((of,), np.arange(2))["n"].tolist() == [np.inf, 2.0]

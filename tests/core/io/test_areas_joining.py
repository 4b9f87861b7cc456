"""Population from a second table, and which coarser unit holds each area."""

from dataclasses import replace

import geopandas
import numpy as np
import pandas as pd
import pytest
import shapely
from area_files import ORIGIN, da_frame, read, write, write_lines
from pyproj import CRS

from core.areas import AreaLayer
from core.errors import VbasError
from core.io.areas import AreaSource, join_population, read_areas, relate

X, Y = ORIGIN


@pytest.fixture
def layer(tmp_path) -> AreaLayer:
    return read(write(da_frame(population=None), tmp_path / "areas.gpkg")).layer


def test_rows_of_all_levels_in_one_table(tmp_path, layer):
    lines = [
        '"Geographic code","Geographic name","Population, 2021","Symbol","Symbol"',
        '"01","Canada","36991981","",""',
        '"35","Ontario","14223942","",""',
        '"3501","Stormont","9999","",""',
        '"3501005","South Glengarry","8888","",""',
        '"35010001","a","11","",""',
        '"35010002","b","0","",""',
        '"35010003","c","","",""',
        '"35010004","d","..","",""',
        '"35019999","gone","5","",""',
        "",
        '"Note:"',
        '"Source: Statistics Canada, 2021."',
    ]
    joined, report = join_population(layer, write_lines(tmp_path / "t.csv", lines, newline="\r\n"))
    np.testing.assert_array_equal(joined.population, [11, 0, np.nan, np.nan, np.nan, np.nan])
    assert report.matched == 4
    assert report.areas_without_row == ("35010005", "35010006")
    assert report.rows_without_area == 1
    assert report.first_row_without_area == "35019999"
    assert report.other_level_rows == {"country": 1, "province": 1, "cd": 1, "csd": 1}
    assert report.blank == 2
    sentence = report.sentence()
    assert sentence.startswith("4 of 6 areas matched a row in t.csv; areas without a row: 2")
    assert "1 (census divisions)" in sentence
    assert sentence.endswith(".")


def test_join_by_dguid(tmp_path, layer):
    lines = ["DGUID,GEO,Population"]
    lines += [f"2021S05123501000{i},x,{i}" for i in range(1, 7)]
    lines += ["2021A000235,Ontario,7", "2021A000011124,Canada,8"]
    joined, report = join_population(layer, write_lines(tmp_path / "t.csv", lines))
    assert joined.population.tolist() == [1, 2, 3, 4, 5, 6]
    assert report.other_level_rows == {"country": 1, "province": 1}
    assert report.rows_without_area == 0


@pytest.mark.parametrize("as_float", [True, False])
def test_ids_of_a_number_column(tmp_path, layer, as_float):
    ids = layer.ids.astype(float if as_float else int)
    pd.DataFrame({"whatever": ids, "pop": range(6)}).to_parquet(tmp_path / "t.parquet")
    joined, report = join_population(layer, tmp_path / "t.parquet")
    assert joined.population.tolist() == [0, 1, 2, 3, 4, 5]
    assert report.id_column == "whatever"


def test_named_columns(tmp_path, layer):
    lines = ["DAUID,Population,other,people"]
    lines += [f"x{i},1,{area},{i}" for i, area in enumerate(layer.ids)]
    path = write_lines(tmp_path / "t.csv", lines)
    joined, report = join_population(layer, path, "other", "people")
    assert joined.population.tolist() == [0, 1, 2, 3, 4, 5]
    assert (report.id_column, report.population_column) == ("other", "people")


def test_attribute_file_as_population_table(tmp_path, layer):
    lines = ["DAUID_ADIDU,DBUID_IDIDU,DBPOP2021_IDPOP2021"]
    lines += [f"{area},{area}00{i},{i}" for area in layer.ids for i in range(3)]
    joined, _ = join_population(layer, write_lines(tmp_path / "gaf.csv", lines))
    assert joined.population.tolist() == [3.0] * 6


def test_attributes_of_a_spatial_file_as_table(tmp_path, layer):
    joined, _ = join_population(layer, write(da_frame(), tmp_path / "p.shp"))
    assert joined.population.tolist() == [500, 501, 502, 503, 504, 505]


def test_repeated_rows_that_agree(tmp_path, layer):
    lines = ["DAUID,Population", *(f"{area},7" for area in layer.ids), f"{layer.ids[0]},7"]
    joined, report = join_population(layer, write_lines(tmp_path / "t.csv", lines))
    assert joined.population.tolist() == [7] * 6
    assert report.repeated_rows == 1


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        (["DAUID,Population", "35010001,5", "35010001,6"], "more than one population in"),
        (["DAUID,Population", "35010001,-5"], "line 2, area 35010001"),
        (["DAUID,Population", "35010001,5", "35010002,lots"], "line 3, area 35010002"),
        (["DAUID,Population", "99,5", "98,6"], "No row of t.csv belongs to an area"),
        (["DAUID,colour", "35010001,red"], "No column of t.csv is recognised as the population"),
    ],
)
def test_bad_tables(tmp_path, layer, lines, sentence):
    with pytest.raises(VbasError, match=sentence):
        join_population(layer, write_lines(tmp_path / "t.csv", lines))


def test_chosen_columns_have_to_be_there(tmp_path, layer):
    path = write_lines(tmp_path / "t.csv", ["DAUID,Population", "35010001,5"])
    for choice in ({"id_column": "no"}, {"population_column": "no"}):
        with pytest.raises(VbasError, match=r"t\.csv has no column no"):
            join_population(layer, path, **choice)


def test_read_areas_joins(tmp_path):
    path = write(da_frame(population=None), tmp_path / "a.gpkg")
    lines = ["DAUID,Population", *(f"3501000{i},{i}" for i in range(1, 6))]
    table = write_lines(tmp_path / "t.csv", lines)
    file = read(path, population_path=table)
    assert file.join is not None
    assert file.join.matched == 5
    assert file.layer.population[:5].tolist() == [1, 2, 3, 4, 5]
    with pytest.raises(VbasError, match="There is no file"):
        read_areas(AreaSource(path, population_path=tmp_path / "no.csv"))


def coarse(ids, shapes, name="FSAs"):
    shapes = np.array(shapes, dtype=object)
    points = shapely.get_coordinates(shapely.centroid(shapes))
    unknown = np.full(len(ids), np.nan)
    return AreaLayer(name, np.array(ids, dtype=object), points, unknown, shapes)


def test_relate_by_place(layer):
    fsas = coarse(
        ["K0A", "K0B"],
        [shapely.box(X, Y, X + 1000, Y + 2000), shapely.box(X + 1000, Y, X + 3000, Y + 2000)],
    )
    related, notices = relate(layer, fsas, "fsa")
    assert related.parents["fsa"].tolist() == ["K0A", "K0B", "K0B"] * 2
    assert related.parents["postal_region"].tolist() == ["K"] * 6
    assert related.parents["province"].tolist() == ["ON"] * 6
    assert [str(notice) for notice in notices] == ["Areas that lie in a unit of FSAs: 6."]


def test_relate_takes_the_nearest_within_the_tolerance_and_says_so(layer):
    fsas = coarse(["near"], [shapely.box(X - 9e3, Y, X - 3e3, Y + 2000)])
    related, notices = relate(layer, fsas, "unit")
    # Points lie 3.5, 4.5 and 5.5 km east of it.
    assert related.parents["unit"].tolist() == ["near", "near", ""] * 2
    text = " ".join(map(str, notices))
    assert "Outside FSAs by at most 5 km, where the nearest was taken: 4" in text
    assert "Areas that lie in no unit of FSAs: 2." in text


def test_relate_takes_the_first_of_several(layer):
    both = shapely.box(X, Y, X + 3000, Y + 2000)
    related, notices = relate(layer, coarse(["a", "b"], [both, both]), "unit")
    assert related.parents["unit"].tolist() == ["a"] * 6
    assert "in several units, of which the first was taken: 6." in " ".join(map(str, notices))


def test_relate_by_attribute_wins_over_place(tmp_path):
    frame = da_frame(CFSAUID=["K0A", "K0B", "K0A", "K0B", "K0A", None])
    layer = read(write(frame, tmp_path / "a.gpkg")).layer
    everywhere = shapely.box(X, Y, X + 3000, Y + 2000)
    fsas = coarse(["K0A", "K0B"], [shapely.box(0, 0, 1, 1), everywhere])
    related, notices = relate(layer, fsas, "fsa")
    assert related.parents["fsa"].tolist() == ["K0A", "K0B", "K0A", "K0B", "K0A", "K0B"]
    assert "Related to FSAs by column CFSAUID: 5 of 6 areas" in str(notices[0])
    assert "Areas that lie in a unit of FSAs: 1." in str(notices[1])


def test_a_column_that_knows_few_of_the_ids_decides_nothing(tmp_path):
    other = ["K0A", "K0A", *"wxyz"]
    layer = read(write(da_frame(CFSAUID=other), tmp_path / "a.gpkg")).layer
    everywhere = shapely.box(X, Y, X + 3000, Y + 2000)
    fsas = coarse(["K0A", "K0B"], [shapely.box(0, 0, 1, 1), everywhere])
    related, notices = relate(layer, fsas, "fsa")
    assert related.parents["fsa"].tolist() == ["K0B"] * 6
    assert not [notice for notice in notices if "by column" in str(notice)]


def test_relate_across_coordinate_systems(layer):
    shapes = geopandas.GeoSeries([shapely.box(X, Y, X + 3000, Y + 2000)], crs=3347).to_crs(32618)
    base = coarse(["K0A"], shapes.to_numpy())
    related, _ = relate(layer, replace(base, crs=CRS.from_epsg(32618)), "fsa")
    assert related.parents["fsa"].tolist() == ["K0A"] * 6


def test_relate_that_is_impossible(layer):
    with pytest.raises(VbasError, match="cannot be related to FSAs"):
        relate(layer, coarse(["a"], [shapely.box(0, 0, 1, 1)]), "unit")


def test_the_layer_itself_is_unchanged(layer):
    before = dict(layer.parents)
    relate(layer, coarse(["a"], [shapely.box(X, Y, X + 3000, Y + 2000)]), "unit")
    assert dict(layer.parents) == before

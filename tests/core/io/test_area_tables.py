"""Tables of areas without coordinates, as they come from Statistics Canada and elsewhere."""

import geopandas as gpd
import numpy as np
import pytest
import shapely

from core.errors import VbasError
from core.io.area_tables import levels_named, read_area_table, with_level_file
from core.io.areas import AreaSource
from core.steps import finish

STATCAN = (
    '"Geographic code","Geographic name","Province or territory","Symbol","Population, 2016"\n'
    '"01","Canada",,T,600\n'
    + "".join(f'"A{i}B","A{i}B","Newfoundland and Labrador",,{i}\n' for i in range(9))
    + '"X0A","X0A","Nunavut/Northwest Territories",,20\n'
    '"X1A","X1A","Nunavut/Northwest Territories",,\n'
    '\nNote:\n"Symbol","T = excludes census data."\n"Source: Statistics Canada."\n'
)


def written(folder, text, name="table.csv"):
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return AreaSource(path)


def read(folder, text, **chosen):
    source = written(folder, text)
    return finish(read_area_table(AreaSource(source.path, **chosen)))


def test_a_statcan_table_as_it_is(tmp_path):
    table, notices = read(tmp_path, STATCAN)
    assert (table.name, table.level, len(table)) == ("Forward sortation areas", "fsa", 11)
    assert np.nansum(table.population) == 56
    assert np.isnan(table.population[-1])  # blank is not zero
    assert table.parents["province"].tolist() == [*["NL"] * 9, "NU", "NT"]
    assert set(table.parents["postal_region"]) == {"A", "X"}
    assert any(
        "Rows of other levels in table.csv that were left out: 1 (1 x Canada)" in str(n)
        for n in notices
    )


def test_rows_of_other_levels_do_not_count_twice(tmp_path):
    das = "".join(f"3501{i:04d},10\n" for i in range(20))
    table, notices = read(tmp_path, f"DAUID,Population\n3501,200\n35,200\n{das}")
    assert (len(table), table.population.sum()) == (20, 200)
    assert table.parents["cd"].tolist() == ["3501"] * 20
    assert "1 x census divisions, 1 x provinces" in str(notices[0])


def test_own_columns_of_units_of_any_kind(tmp_path):
    text = "zone;people;health;prov\nz1;1 200;H1;ON\nz2;;H1;99\n"
    table, _ = read(tmp_path, text, id_column="zone", population_column="people")
    assert table.ids.tolist() == ["z1", "z2"]
    assert table.population[0] == 1200
    assert table.parents["province"].tolist() == ["ON", "99"]
    named = levels_named(table, ["health", "areas"])
    assert named.parents["health"].tolist() == ["H1", "H1"]
    with pytest.raises(VbasError, match="no level and no filled column county"):
        levels_named(table, ["county"])


def test_the_province_of_areas_that_tell_only_their_fsa(tmp_path):
    table, _ = read(tmp_path, "id,fsa,population\nq1,k1a,5\nq2,B2C,6\n")
    assert table.parents["province"].tolist() == ["ON", "NS"]
    assert table.parents["postal_region"].tolist() == ["K", "B"]


def test_population_from_a_second_table(tmp_path):
    other = tmp_path / "people.csv"
    other.write_text("id,population\na,7\nb,8\n")
    table, notices = read(tmp_path, "id,x,y\na,0,0\nb,1,1\n", population_path=other)
    assert table.population.tolist() == [7, 8]
    assert any("2" in str(n) for n in notices)


@pytest.mark.parametrize(
    ("text", "chosen", "sentence"),
    [
        ("id,population\na,1\na,2\n", {}, r"repeats: 1, the first is a \(line 2, line 3\)"),
        ("id,population\na,1\n,2\n", {}, "Areas of table.csv without an id"),
        ("id,population\na,1\nb,many\n", {}, "1 rows hold text, the first is line 3"),
        ("id,population\na,-1\nb,2\n", {}, "negative or infinite"),
        ("id,population\na,1\n", {"population_column": "people"}, "no column people"),
        ("id,population\na,1\n", {"id_column": "zone"}, "no column zone"),
        ("one,two\na,1\n", {}, "No column of table.csv is recognised as the area id"),
    ],
)
def test_bad_tables(tmp_path, text, chosen, sentence):
    with pytest.raises(VbasError, match=sentence):
        read(tmp_path, text, **chosen)


def test_lines_are_told_as_they_stand_in_the_file(tmp_path):
    broken = STATCAN.replace('"A8B","A8B","Newfoundland and Labrador",,8', '"A7B","x","NL",,8')
    with pytest.raises(VbasError, match=r"A7B \(line 10, line 11\)"):
        read(tmp_path, broken)


def test_units_of_a_file_by_column(tmp_path):
    areas = written(tmp_path, "id,health,population\na,H1,1\nb,H2,2\nc,H9,3\n", "areas.csv")
    units = written(tmp_path, "id,population\nH1,10\nH2,20\n", "units.csv")
    table, _ = finish(read_area_table(areas))
    related, notices = finish(with_level_file(areas, table, "health", units))
    assert related.parents["health"].tolist() == ["H1", "H2", ""]
    assert "Related to units by column health: 2 of 3 areas" in str(notices[-1])


def test_units_of_a_file_by_place(tmp_path):
    points = "id,x,y,population\n" + "".join(f"a{i},{i * 1000 + 500},500,5\n" for i in range(4))
    areas = AreaSource(written(tmp_path, points, "areas.csv").path, crs="EPSG:3347")
    boxes = [shapely.box(0, 0, 2000, 1000), shapely.box(2000, 0, 4000, 1000)]
    frame = gpd.GeoDataFrame({"id": ["W", "E"]}, geometry=boxes, crs="EPSG:3347")
    frame.to_file(tmp_path / "units.gpkg")
    table, _ = finish(read_area_table(areas))
    units = AreaSource(tmp_path / "units.gpkg")
    related, _ = finish(with_level_file(areas, table, "side", units))
    assert related.parents["side"].tolist() == ["W", "W", "E", "E"]


def test_units_that_nothing_relates(tmp_path):
    areas = written(tmp_path, "id,population\na,1\nb,2\n", "areas.csv")
    units = written(tmp_path, "id,population\nH1,10\nH2,20\n", "units.csv")
    table, _ = finish(read_area_table(areas))
    with pytest.raises(VbasError, match=r"No column of areas.csv holds ids of units.csv"):
        finish(with_level_file(areas, table, "health", units))


def test_areas_know_their_province_from_the_fsa_that_holds_them(tmp_path):
    points = "id,x,y,population\n" + "".join(f"a{i},{i * 1000 + 500},500,5\n" for i in range(2))
    areas = AreaSource(written(tmp_path, points, "areas.csv").path, crs="EPSG:3347")
    boxes = [shapely.box(0, 0, 1000, 1000), shapely.box(1000, 0, 2000, 1000)]
    frame = gpd.GeoDataFrame({"CFSAUID": ["K1A", "J8X"]}, geometry=boxes, crs="EPSG:3347")
    frame.to_file(tmp_path / "fsas.gpkg")
    table, _ = finish(read_area_table(areas))
    related, _ = finish(with_level_file(areas, table, "fsa", AreaSource(tmp_path / "fsas.gpkg")))
    assert related.parents["fsa"].tolist() == ["K1A", "J8X"]
    assert related.parents["postal_region"].tolist() == ["K", "J"]
    assert related.parents["province"].tolist() == ["ON", "QC"]

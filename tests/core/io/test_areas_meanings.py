"""A column is taken for what it is called only if its values are that."""

import pytest
from area_files import ORIGIN, da_frame, read, write, write_lines

from core.io.area_tables import read_area_table
from core.io.areas import AreaSource, inspect_areas
from core.steps import finish


def _told(notices):
    return [str(notice) for notice in notices if "called like" in str(notice)]


def _points(tmp_path, header, rows):
    lines = [f"area_id,x,y,{header}"]
    lines += [f"a{i},{ORIGIN[0] + i},{ORIGIN[1]},{row}" for i, row in enumerate(rows)]
    return write_lines(tmp_path / "a.csv", lines)


def test_names_of_precincts_are_no_provinces(tmp_path):
    rows = [f"PRECINCT {i:03d}" for i in range(419)]
    path = _points(tmp_path, "PRENAME", rows)
    file = read(path)
    assert "province" not in file.roles
    assert "province" not in file.layer.parents
    assert "PRENAME" in file.layer.attributes.columns
    (told,) = _told(file.notices)
    assert told == (
        "Column PRENAME of a.csv is called like provinces of Canada, but 419 of the 419 values "
        "that were looked at are none: it is an ordinary column."
    )
    assert "province" not in inspect_areas(path).roles
    table, notices = finish(read_area_table(AreaSource(path)))
    assert "province" not in table.parents
    assert _told(notices) == [told]


def test_names_of_provinces_are_provinces(tmp_path):
    file = read(_points(tmp_path, "PRENAME", ["Ontario", "Quebec / Québec", "Manitoba", ""]))
    assert file.layer.parents["province"].tolist() == ["ON", "QC", "MB", ""]
    assert not _told(file.notices)


def test_another_column_that_does_hold_provinces_is_found(tmp_path):
    file = read(_points(tmp_path, "PRENAME,PRUID", ["North,35", "South,35", "East,24"]))
    assert file.roles["province"] == "PRUID"
    assert file.layer.parents["province"].tolist() == ["ON", "ON", "QC"]


@pytest.mark.parametrize(
    ("column", "values", "level"),
    [
        ("CDUID", ["north", "south", "east"], "cd"),
        ("CSDUID", ["1", "2", "3"], "csd"),
        ("CTUID", ["a", "b", "c"], "ct"),
        ("CFSAUID", ["90210", "10001", "60601"], "fsa"),
        ("rta", ["90210", "10001", "60601"], "fsa"),
        ("CMAUID", ["Ottawa", "Hull", "Laval"], "cma"),
    ],
)
def test_ids_of_something_else_are_no_level(tmp_path, column, values, level):
    file = read(_points(tmp_path, column, values))
    assert level not in file.layer.parents
    assert len(_told(file.notices)) == 1


@pytest.mark.parametrize(
    ("column", "values", "role"),
    [
        ("LANDAREA", ["large", "small", "small"], "land_km2"),
        ("LANDAREA", ["-1", "-2", "-3"], "land_km2"),
        ("DGUID", ["a", "b", "c"], "dguid"),
        ("fsa", ["1", "1", "2"], "fsa"),
    ],
)
def test_values_decide_what_a_role_is(tmp_path, column, values, role):
    file = read(_points(tmp_path, column, values))
    assert role not in file.roles
    assert file.roles["id"] == "area_id"
    assert len(_told(file.notices)) == 1


def test_labels_called_x_and_y_give_way_to_degrees(tmp_path):
    lines = ["area_id,x,y,lon,lat", "a,left,up,-79.5,44.1", "b,right,down,-79.6,44.2"]
    file = read(write_lines(tmp_path / "a.csv", lines))
    assert (file.roles["x"], file.roles["y"]) == ("lon", "lat")
    assert file.source.crs == "EPSG:4326"


def test_ids_of_no_known_form_still_name_the_areas(tmp_path):
    file = read(write(da_frame(DAUID=[f"zone {i}" for i in range(6)]), tmp_path / "a.gpkg"))
    assert file.layer.ids.tolist() == [f"zone {i}" for i in range(6)]
    assert file.level == ""
    assert file.product is None


def test_few_odd_values_do_not_matter(tmp_path):
    file = read(_points(tmp_path, "PRNAME", ["Ontario"] * 19 + ["see note"]))
    assert file.layer.parents["province"].tolist()[:2] == ["ON", "ON"]
    assert not _told(file.notices)

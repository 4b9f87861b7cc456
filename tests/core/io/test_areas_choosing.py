"""Areas that a condition names, and areas that lack an id or a place."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from core.errors import VbasError
from core.io.area_tables import read_area_table
from core.io.areas import AreaSource, IncompleteAreasError, read_areas
from core.steps import finish

ROWS = """id,x,y,people,province
35010001,7000000,1000000,400,35
35010002,7001000,,300,35
48010001,5000000,1900000,,48
48010002,5001000,1900000,700,48
,5002000,1900000,50,48
24010001,7700000,1300000,600,24
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "areas.csv"
    path.write_text(ROWS)
    return path


def read(path: Path, **more: str):
    return finish(read_areas(AreaSource(path, crs="EPSG:3347", population_column="people", **more)))


def test_incomplete_areas_are_refused_with_the_way_out(file):
    with pytest.raises(IncompleteAreasError, match="--leave-out incomplete"):
        read(file)


def test_incomplete_areas_are_left_out_and_what_that_costs_is_told(file):
    found = read(file, leave_out="incomplete")
    assert found.layer.ids.tolist() == ["35010001", "48010001", "48010002", "24010001"]
    said = " ".join(map(str, found.notices))
    assert "Areas left out, as they lack an id or a place: 2 of 6, with 350 people" in said
    assert np.isnan(found.layer.population[1])  # not published is no fault
    assert found.source.leave_out == "incomplete"
    table, notices = finish(
        read_area_table(AreaSource(file, population_column="people", leave_out="incomplete"))
    )
    assert len(table) == 4
    assert "350 people" in " ".join(map(str, notices))


@pytest.mark.parametrize(
    ("only", "ids"),
    [
        ("province = 'AB'", ["48010001", "48010002"]),
        ("province in ('AB', 'QC') and population > 650", ["48010002"]),
        ("id starts with '35' or people = 600", ["35010001", "24010001"]),
    ],
)
def test_a_condition_names_areas(file, only, ids):
    found = read(file, leave_out="incomplete", only=only)
    assert found.layer.ids.tolist() == ids
    assert f"Only areas where {only}: {len(ids)} of 4" in " ".join(map(str, found.notices))
    table, _ = finish(
        read_area_table(
            AreaSource(file, population_column="people", leave_out="incomplete", only=only)
        )
    )
    assert table.ids.tolist() == ids


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"only": "province = 'XX'"}, "No area of areas.csv meets"),
        ({"only": "nothing = 1"}, "no column “nothing”"),
        ({"only": "read_csv('/etc/passwd') = 1"}, "no function"),
        ({"leave_out": "small"}, "cannot be left out for being small"),
    ],
)
def test_what_is_not_understood_is_said(file, more, words):
    with pytest.raises(VbasError, match=words):
        read(file, **{"leave_out": "incomplete", **more})


def test_lines_are_told_as_they_stand_in_the_file(tmp_path):
    path = tmp_path / "areas.csv"
    path.write_text("id,x,y\n1,,1\n2,7000000,1000000\n2,7000100,1000000\n")
    with pytest.raises(VbasError, match="line 3, line 4"):
        finish(read_areas(AreaSource(path, crs="EPSG:3347", leave_out="incomplete")))

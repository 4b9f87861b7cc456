"""Geography as one of the columns of ``vbas suppress``."""

from __future__ import annotations

import pandas as pd
import pyarrow.parquet as pq
import pytest

from tests.app.cli.suppress_cases import Suppression, small_classes, write_rows

AREAS = {"id": ["A1", "A2", "B1", "B2"], "province": ["AA", "AA", "BB", "BB"]}
ROWS = {
    "area_id": ["A1"] * 5 + ["A2"] * 3 + ["B1"] * 4 + ["B2"] * 2 + ["Z9"],
    "age": list("xxxxyxxyxxxxxyx"),
}
IDS = ["--area-id", "area_id"]


@pytest.fixture
def command(tmp_path, capsys):
    write_rows(tmp_path / "records.csv", ROWS)
    return Suppression(tmp_path, capsys)


@pytest.fixture
def records(command):
    return command.folder / "records.csv"


@pytest.fixture
def areas(command):
    path = write_rows(command.folder / "areas.csv", AREAS)
    return ["--areas", path, "--area-id", "id", "--record-area-id", "area_id"]


@pytest.fixture
def regions(command):
    table = {"area_id": AREAS["id"], "region_id": [1, 1, 2, 2]}
    return ["--regions", write_rows(command.folder / "assignment.csv", table)]


def test_areas_as_they_stand(command, records):
    command.done(records, "geography+age", *IDS, "--k", "3", "--keep-order")
    table = command.released
    assert list(table) == ["geography", "age"]
    assert table["geography"].tolist()[:4] == ["A1"] * 4
    assert pd.isna(table["geography"].tolist()[-1])
    assert small_classes(table, ["geography", "age"], 3) == 0


def test_a_level_in_place_of_the_areas(command, records, areas):
    more = [*areas, "--level", "province", "--k", "2", "--keep-order"]
    said = command.done(records, "geography+age", *more)
    table = command.released
    assert list(table) == ["geography.province", "age"]
    assert set(table["geography.province"].dropna()) == {"AA", "BB"}
    assert "Note: Records in none of the areas: 1." in said
    assert command.report["n_records"] == 15


def test_geography_weighs_what_it_is_told(command, records, areas):
    more = [*areas, "--level", "province", "--k", "2", "--weights"]
    command.done(records, "geography+age", *more, "geography=0.1")
    assert command.report["weights"]["geography.province"] == 0.1


def test_two_levels_at_once(command, records, areas):
    combinations = "geography+age; geography.province+age"
    command.done(
        records, combinations, *areas, "--k", "3", "--follow", "geography.province:geography"
    )
    table = command.released
    for level in ("geography", "geography.province"):
        assert small_classes(table, [level, "age"], 3) == 0
    assert table.loc[table["geography.province"].isna(), "geography"].isna().all()


def test_levels_that_are_not_named_are_not_released(command, records, areas):
    command.done(records, "geography.province+age", *areas)
    assert list(command.released) == ["geography.province", "age"]


def test_regions_of_a_run(command, records, regions):
    command.done(records, "region_id+age", *IDS, *regions, "--k", "2", "--keep-order")
    table = command.released
    assert list(table) == ["region_id", "age"]
    assert (
        str(pq.read_schema(command.out / "release" / "records.parquet").field("region_id").type)
        == "int32"
    )
    assert table["region_id"].tolist()[:4] == [1] * 4
    assert small_classes(table.astype(object), ["region_id", "age"], 2) == 0
    assert command.report["inputs"]["regions"]["file"] == "assignment.csv"


def test_regions_beside_a_map(command, records, areas, regions):
    command.done(records, "region_id+age; geography.province+age", *areas, *regions, "--k", "2")
    assert set(command.released) == {"region_id", "age", "geography.province"}


def test_a_finer_column_cannot_be_kept_beside_regions(command, regions):
    rows = {name: 4 * of for name, of in ROWS.items()}
    rows["postal"] = [f"{area}X" for area in rows["area_id"]]
    records = write_rows(command.folder / "postal.csv", rows)
    more = [*IDS, *regions, "--keep", "postal", "--k", "2"]
    assert "The column postal tells the area of" in command.refused(records, "region_id+age", *more)


def test_a_finer_column_cannot_be_protected_beside_regions_either(command, regions):
    rows = {**ROWS, "postal": [f"{area}X" for area in ROWS["area_id"]]}
    records = write_rows(command.folder / "postal.csv", rows)
    said = command.refused(records, "region_id+age; postal+age", *IDS, *regions, "--k", "1")
    assert "The column postal tells the area of" in said


def test_postal_codes(command):
    rows = {"code": ["K1A 0B1"] * 3 + ["M5V 1A1"] * 3, "age": list("xxxxxx")}
    records = write_rows(command.folder / "codes.csv", rows)
    command.done(records, "geography+age", "--area-id", "code", "--postal-codes", "--k", "3")
    assert sorted(command.released["geography"]) == ["K1A"] * 3 + ["M5V"] * 3


def test_batch_over_levels(command, records, areas):
    more = [*areas, "--batch", "2,3", "--instead", "geography=geography.province"]
    said = command.done(records, "geography+age", *more)
    assert "geography.province" in said
    table = command.table("comparison.csv").set_index("column")
    filled = (table.loc["geography"] != "").tolist()[1:]
    assert filled == [True] * 4 + [False] * 4

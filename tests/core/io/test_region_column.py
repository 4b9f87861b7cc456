"""Regions of a run as a column of records."""

from __future__ import annotations

import pytest

from core.errors import VbasError
from core.io.region_column import with_region_column
from tests.core.io.cell_cases import file_of, read
from tests.core.io.record_files import layer

ROWS = {"area": ["07", "08", "x", None, "07"], "age": ["a", "b", "a", "b", "b"]}


@pytest.fixture
def records(tmp_path):
    return read(file_of(tmp_path / "records.parquet", ROWS), "age", area="area")


def regions_in(tmp_path, areas, regions):
    return file_of(tmp_path / "assignment.csv", {"area_id": areas, "region_id": regions})


def labels(records):
    """The region of each record, None where there is none."""
    names = records.categories["region_id"]
    codes = records.codes[records.columns.index("region_id")]
    return [None if code == len(names) else names[code] for code in codes.tolist()]


def test_each_record_gets_the_region_of_its_area(tmp_path, records):
    table = regions_in(tmp_path, ["07", "08", "09"], [10, 9, 10])
    found = with_region_column(records, table)
    assert found.columns == ("age", "region_id")
    assert labels(found) == ["10", "9", None, None, "10"]
    assert found.categories["region_id"] == ("9", "10")  # in the order of numbers
    assert "Records in no region of assignment.csv: 2." in str(found.notices[-1])


def test_zeros_that_a_table_lost_are_found_again(tmp_path, records):
    found = with_region_column(records, regions_in(tmp_path, [7, 8], ["n", "s"]))
    assert labels(found) == ["n", "s", None, None, "n"]


def test_with_areas_the_table_is_matched_to_them(tmp_path):
    from core.io.records.coded import read_coded
    from core.quasi_identifiers import QuasiIdentifier
    from core.steps import finish

    path = file_of(tmp_path / "records.parquet", ROWS)
    areas = layer("07", "08", "09")
    coded = finish(
        read_coded(
            path, [QuasiIdentifier("age")], area_column="area", areas=areas, keep_unknown=True
        )
    )
    table = regions_in(tmp_path, ["07", "08"], [1, 2])
    assert labels(with_region_column(coded, table, areas=areas)) == ["1", "2", None, None, "1"]


def test_the_column_of_regions_can_be_named(tmp_path, records):
    rows = {"area_id": ["07", "08"], "region_id": [1, 2], "zone": ["p", "q"]}
    table = file_of(tmp_path / "assignment.csv", rows)
    assert labels(with_region_column(records, table, "zone"))[:2] == ["p", "q"]


def test_no_record_in_a_region(tmp_path, records):
    with pytest.raises(VbasError, match="No record is in a region of"):
        with_region_column(records, regions_in(tmp_path, ["1", "2"], [1, 2]))


def test_a_column_of_that_name(tmp_path):
    rows = {"area": ["07", "08"], "region_id": ["1", "2"]}
    coded = read(file_of(tmp_path / "records.parquet", rows), "region_id", area="area")
    with pytest.raises(VbasError, match="have a column region_id already"):
        with_region_column(coded, regions_in(tmp_path, ["07"], [1]))

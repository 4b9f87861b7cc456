"""Persons by command line: one with many records is one person, whatever is asked for."""

from __future__ import annotations

import json
from pathlib import Path

import pandas as pd
import pytest

from app.cli import main

STAYS_OF_ONE = 5


@pytest.fixture
def files(tmp_path: Path) -> tuple[Path, Path]:
    """Ten areas; somebody old with five stays in five of them, forty who are young."""
    areas = pd.DataFrame(
        {
            "id": [f"A{i}" for i in range(10)],
            "x": [7e6 + 1000.0 * (i % 5) for i in range(10)],
            "y": [1e6 + 1000.0 * (i // 5) for i in range(10)],
        }
    )
    areas.to_csv(tmp_path / "areas.csv", index=False)
    rows = [("p0", f"A{i}", "old") for i in range(STAYS_OF_ONE)]
    rows += [(f"q{i}", f"A{i % 10}", "young") for i in range(40)]
    records = pd.DataFrame(rows, columns=["person", "area", "age"])
    records.to_csv(tmp_path / "records.csv", index=False)
    return tmp_path / "areas.csv", tmp_path / "records.csv"


def aggregate(files: tuple[Path, Path], out: Path, *more: str) -> int:
    areas, records = files
    where = ["--x", "x", "--y", "y", "--crs", "EPSG:3347", "--area-id", "id"]
    what = ["--records", str(records), "--record-area-id", "area", "--qi", "age", "--k", "5"]
    sites = ["--site-count", "count", "--sites", "1"]
    command = ["aggregate", "--areas", str(areas), *where, *what, *sites, *more]
    return main([*command, "--out", str(out)])


def released(out: Path) -> list[str]:
    return sorted(pd.read_parquet(out / "release" / "records.parquet")["age"].unique())


def test_five_stays_are_not_released_as_five_people(files, tmp_path: Path, capsys) -> None:
    assert aggregate(files, tmp_path / "out", "--person", "person") == 0
    assert released(tmp_path / "out") == ["young"]
    found = json.loads((tmp_path / "out" / "internal" / "metrics.json").read_text())
    assert (found["n_records"], found["n_persons"], found["unit"]) == (45, 41, "people")
    assert found["suppressed_records"] == STAYS_OF_ONE
    assert found["global_anonymity"] == 1
    assert found["global_anonymity_released"] == 40
    told = capsys.readouterr()
    assert "Distinct people             41" in told.out
    assert "40 people" in told.out
    assert "Persons (person) with records in several areas: 1;" in told.err + told.out


def test_a_floor_counts_people(files, tmp_path: Path) -> None:
    assert aggregate(files, tmp_path / "out", "--person", "person", "--floor", "40") == 0
    found = json.loads((tmp_path / "out" / "internal" / "metrics.json").read_text())
    floor = next(aim for aim in found["aims"] if aim["name"] == "floor")
    assert (floor["unit"], floor["reached"]) == ("people", 41.0)


def test_without_a_person_column_visits_are_said_before_the_result(
    files, tmp_path: Path, capsys
) -> None:
    assert aggregate(files, tmp_path / "out") == 0
    assert released(tmp_path / "out") == ["old", "young"]
    told = capsys.readouterr()
    assert "Rows may be visits, not people" in told.err + told.out


def test_regions_that_are_given_count_persons_too(files, tmp_path: Path) -> None:
    given = tmp_path / "regions.csv"
    pd.DataFrame({"area_id": [f"A{i}" for i in range(10)], "region_id": 1}).to_csv(
        given, index=False
    )
    more = ("--person", "person", "--regions", str(given))
    areas, records = files
    where = ["--x", "x", "--y", "y", "--crs", "EPSG:3347", "--area-id", "id"]
    what = ["--records", str(records), "--record-area-id", "area", "--qi", "age", "--k", "5"]
    command = ["aggregate", "--areas", str(areas), *where, *what, *more]
    assert main([*command, "--out", str(tmp_path / "out")]) == 0
    assert released(tmp_path / "out") == ["young"]


def test_six_stays_alone_in_a_class_are_blanked(files, tmp_path: Path) -> None:
    command = ["suppress", "--records", str(files[1]), "--combinations", "age", "--k", "5"]
    assert main([*command, "--person", "person", "--out", str(tmp_path / "out")]) == 0
    ages = pd.read_parquet(tmp_path / "out" / "release" / "records.parquet")["age"]
    assert ages.isna().sum() == STAYS_OF_ONE
    assert set(ages.dropna()) == {"young"}

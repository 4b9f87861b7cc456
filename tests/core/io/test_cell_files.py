"""The working files of a suppression: complete or not at all, and without values that are rare."""

from __future__ import annotations

import json

import numpy as np
import pandas as pd
import pytest

from core.errors import Notice, VbasError
from core.io.cell_files import (
    CellOrigin,
    missingness_table,
    report_of,
    write_cells,
    write_comparison,
)
from core.io.cell_records import released_table
from core.steps import finish
from core.suppression.cells.batch import compared
from core.suppression.cells.outcome import carry_out
from core.suppression.cells.protection import Protection
from tests.core.io.cell_cases import file_of, outcome_of, read

ROWS = {
    "age": ["young"] * 6 + ["old"] * 4 + ["ancient"],
    "sex": ["F", "F", "F", "M", "M", "M", "F", "F", "M", "M", "F"],
}


@pytest.fixture
def records(tmp_path):
    return read(file_of(tmp_path / "records.csv", ROWS), "age", "sex")


@pytest.fixture
def outcome(records):
    return finish(carry_out(records, Protection((("age", "sex"),), 3)))


def contents(folder):
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def write(outcome, folder, **more):
    table = finish(released_table(outcome))
    return finish(write_cells(outcome, table, folder, CellOrigin(**more)))


def test_all_files_appear(outcome, tmp_path):
    files = write(outcome, tmp_path / "out")
    there = {path for path in (tmp_path / "out").rglob("*") if path.is_file()}
    assert there == {*files, tmp_path / "out" / "manifest.json"}


def test_ended_in_the_middle_nothing_appears(outcome, tmp_path):
    table = finish(released_table(outcome))
    before = sorted(tmp_path.iterdir())
    steps = write_cells(outcome, table, tmp_path / "out", CellOrigin())
    while not any(path.name.startswith(".out-") for path in tmp_path.iterdir()):
        next(steps)
    steps.close()
    assert sorted(tmp_path.iterdir()) == before


def test_a_failure_leaves_earlier_files_as_they_were(outcome, tmp_path, monkeypatch):
    write(outcome, tmp_path / "out")
    before = contents(tmp_path / "out")

    def full(*_, **__):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(pd.DataFrame, "to_csv", full)
    with pytest.raises(VbasError, match="The disk is full"):
        write(outcome, tmp_path / "out")
    assert contents(tmp_path / "out") == before
    assert len(list(tmp_path.iterdir())) == 2


def test_the_report_says_where_the_records_are_from(outcome):
    origin = CellOrigin(
        {"records": {"file": "r.csv", "sha256": "0"}},
        synthetic=True,
        notices=(Notice("{n} records.", n=3),),
        more={"kept_columns": ["cost"]},
    )
    report = report_of(outcome, origin)
    assert report["inputs"]["records"]["file"] == "r.csv"
    assert report["notices"] == ["3 records."]
    assert report["synthetic"] is True
    assert report["kept_columns"] == ["cost"]
    json.dumps(report, allow_nan=False)


def test_attack_3_before_and_after(outcome):
    found = report_of(outcome, CellOrigin())["known_person"]["age+sex"]
    assert found["before"]["worst"] == 1  # the one who is ancient
    assert found["before"]["share_over_tau"] == pytest.approx(5 / 11)
    assert found["after"]["mean"] < found["before"]["mean"]


def test_missingness_by_hand(records):
    blanked = [(0, "sex"), (6, "sex"), (10, "sex"), (10, "age")]
    outcome = outcome_of(records, ("age", "sex"), blanked)
    rows = missingness_table(outcome).to_dict("records")
    by_age = [of for of in rows if (of["column"], of["by"]) == ("sex", "age")]
    # k is 2: a single record whose age is blanked stands in a group without a name.
    assert [(of["group"], of["records"], of["blanked"]) for of in by_age] == [
        ("old", 4, 1),
        ("young", 6, 1),
        ("(values of fewer than 2 records)", 1, 1),
    ]
    assert by_age[0]["percent"] == 25


def test_missingness_does_not_tell_which_values_were_blanked(records):
    """Four are old and none of them shows it: a group "old" of 4 would tell the blanks apart."""
    blanked = [(0, "sex"), *((row, "age") for row in range(6, 10))]
    rows = missingness_table(outcome_of(records, ("age", "sex"), blanked)).to_dict("records")
    by_age = [of for of in rows if (of["column"], of["by"]) == ("sex", "age")]
    assert [(of["group"], of["records"], of["blanked"]) for of in by_age] == [
        ("young", 6, 1),
        ("(blanked)", 4, 0),
        ("(values of fewer than 2 records)", 1, 0),
    ]


def test_columns_without_blanks_are_not_in_it(records):
    outcome = outcome_of(records, ("age", "sex"), [(0, "sex")])
    assert set(missingness_table(outcome)["column"]) == {"sex"}


def test_a_comparison(outcome, tmp_path):
    rows = (compared("one", outcome), compared("two", outcome))
    write_comparison(rows, tmp_path / "out", CellOrigin())
    table = pd.read_csv(tmp_path / "out" / "internal" / "comparison.csv")
    assert list(table)[-2:] == ["one", "two"]
    report = json.loads((tmp_path / "out" / "internal" / "comparison.json").read_text())
    assert [of["name"] for of in report["runs"]] == ["one", "two"]
    assert report["n_records"] == 11


def test_samples_are_rows_of_the_released_records(outcome, tmp_path):
    table = finish(released_table(outcome))
    rows = (np.array([0, 10]), np.array([3]))
    finish(write_cells(outcome, table, tmp_path / "out", CellOrigin(), samples=rows))
    first = pd.read_parquet(tmp_path / "out" / "release" / "sample-1.parquet")
    assert len(first) == 2
    assert first["age"].tolist()[0] == "young"
    assert pd.isna(first["age"].tolist()[1])
    assert len(pd.read_parquet(tmp_path / "out" / "release" / "sample-2.parquet")) == 1

"""``vbas attacks``: records beside a population, from files to statements."""

from __future__ import annotations

import json
from pathlib import Path

import pandas as pd
import pytest

from app.cli.main import main


@pytest.fixture
def files(tmp_path: Path) -> tuple[Path, Path]:
    records, people = tmp_path / "released.csv", tmp_path / "census.csv"
    records.write_text("prov,age,note\nON,34,a\nON,37,b\nAB,81,c\n,34,d\n")
    people.write_text(
        "prov,age,people,group\n"
        + "ON,30,1,\nON,35,1.5,\nON,40,6,\nAB,80,2,\nAB,33,9,\nAB,82,1,doctors\n"
    )
    return records, people


def call(files: tuple[Path, Path], out: Path, *more: str) -> int:
    records, people = files
    words = ["attacks", "--records", str(records), "--population", str(people)]
    return main([*words, "--known", "prov,age", "--out", str(out), *more])


def test_bands_mean_the_same_in_both(files, tmp_path, capsys) -> None:
    bands = tmp_path / "bands.toml"
    bands.write_text("[age]\nband = {width = 10, top = 80}\n")
    out = tmp_path / "out"
    more = ("--categories", str(bands), "--group", "group", "--part", "prov", "--k", "3")
    assert call(files, out, *more) == 0
    table = pd.read_csv(out / "attacks.csv", keep_default_na=False).set_index(["group", "part"])
    whole = table.loc[("", "")]
    assert (float(whole["people"]), int(float(whole["records"]))) == (19.5, 4)
    # 2.5 are of ON and 30-39, 2 of AB and 80+: less than 3.
    assert float(whole["at_risk"]) == 4.5
    assert float(whole["links"]) == pytest.approx(2 / 2.5 + 1 / 2 + 1 / 11.5)
    assert float(table.loc[("doctors", "")]["at_risk"]) == 1
    assert table.loc[("doctors", "AB")]["links"] == ""
    assert set(table.index.get_level_values("part")) == {"", "AB", "ON"}
    report = json.loads((out / "attacks.json").read_text())
    assert report["columns"] == ["prov", "age"]
    assert {of["name"] for of in report["registries"]} >= {"physicians-ontario", "homeowners"}
    english = (out / "statement.en.txt").read_text(encoding="utf-8")
    assert "23.08\N{NO-BREAK SPACE}% of 20 people" in english
    assert "188,048 Canadian dollars" in english
    french = (out / "statement.fr.txt").read_text(encoding="utf-8")
    assert "188\N{NO-BREAK SPACE}048 dollars canadiens" in french
    assert "Médecins" in french
    assert "everybody · AB" in capsys.readouterr().out


def test_records_that_are_like_nobody_are_told(files, tmp_path, capsys) -> None:
    assert call(files, tmp_path / "out") == 0
    said = capsys.readouterr().out
    assert "Nobody of the population is like 4 of 4 records" in said


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        (("--people", "people2"), "people2"),
        (("--part", "city"), "not among what is known"),
    ],
)
def test_what_is_not_there_is_named(files, tmp_path, capsys, more, sentence) -> None:
    assert call(files, tmp_path / "out", *more) == 2
    assert sentence in capsys.readouterr().err


def test_a_number_of_people_that_is_none_is_named_by_its_row(files, tmp_path, capsys) -> None:
    files[1].write_text("prov,age,people\nON,34,5\nON,35,many\n")
    assert call(files, tmp_path / "out") == 2
    said = capsys.readouterr().err
    assert "Row 2 of census.csv says no number of people in the column people." in said
    assert "many" not in said
    assert not (tmp_path / "out").exists()

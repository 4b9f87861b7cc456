"""`--where`: the same records in every command, told, repeated, and never more than was typed."""

from __future__ import annotations

import json
import re

import pandas as pd
import pytest

from core.api import Scenario, Study, run
from core.io.as_command import command_of
from core.io.scenario_file import read_scenario
from tests.app.cli.cli_files import area_frame, record_frame
from tests.app.cli.test_api_writes_the_same import compared

WHERE = "year between 2015 and 2016 and not code starts with 'B20'"


@pytest.fixture
def inputs(vbas):
    codes = [["B201", "C1", "D1", None][i % 4] for i in range(120)]
    records = record_frame(year=[2014 + i // 4 % 3 for i in range(120)], code=codes)
    return vbas.areas(area_frame()), vbas.records(records), records


def test_a_run_of_some_records_tells_so_and_repeats_itself(vbas, inputs):
    areas, path, table = inputs
    status, out, err = vbas.run("--where", WHERE, areas=areas, records=path)
    assert status == 0
    said = out + err
    kept = table.year.between(2015, 2016) & table.code.isin(["C1", "D1"])
    n = int(kept.sum())
    assert f"keeps {n} of the 120 records" in said
    assert f"Records left out: the filter{120 - n}" in said
    metrics = json.loads((vbas.out / "internal/metrics.json").read_text())
    assert metrics["n_records"] == n
    assert metrics["n_records_filtered"] == 120 - n
    book = json.loads((vbas.out / "release/codebook.json").read_text())
    assert book["selected_by"] == ["year", "code"]
    assert "B20" not in json.dumps(book)
    saved = read_scenario(vbas.out / "internal/scenario.toml")
    assert saved.records.where == WHERE
    assert "--where" in command_of(saved, "mine")
    study = Study.open(areas, path, area_id="DAUID", quasi_identifiers="age,sex", where=WHERE)
    out = vbas.folder / "from-python"
    run(study, Scenario(sites=2)).save(out)
    compared(out, vbas.out)


def test_every_command_reads_the_same_records(vbas, inputs):
    areas, path, table = inputs
    n = int((table.year == 2015).sum())
    here = ("--records", path, "--where", "year = 2015")
    both = ("--areas", areas, "--area-id", "DAUID", *here)
    calls = {
        "decide": (*both, "--qi", "age,sex", "--k", "2"),
        "sweep": (*both, "--qi", "age,sex", "--sites", "2"),
        "uniqueness": (*here, "--variables", "age,sex"),
        "suppress": (*here, "--combinations", "age+sex", "--k", "2"),
        "calibrate": (*here, "--qi", "age,sex", "--step", "5"),
    }
    for name, words in calls.items():
        status, out, err = vbas.call(name, *words, "--out", vbas.folder / name)
        assert status == 0, (name, err)
        assert f"keeps {n} of the 120 records" in out + err, name
    told = json.loads((vbas.folder / "suppress/internal/suppression.json").read_text())
    assert told["n_records"] == n
    assert told["n_records_left_out"]["the filter"] == 120 - n


def test_another_filter_is_another_sweep(vbas, inputs):
    areas, path, _ = inputs
    words = ("sweep", "--areas", areas, "--records", path, "--area-id", "DAUID", "--qi", "age,sex")
    words = (*words, "--sites", "2", "--out", vbas.folder / "sweep")
    for more in ((), ("--where", "year = 2015"), ("--where", "year = 2016")):
        vbas.called(*words, *more)
    assert len(list((vbas.folder / "sweep/runs").glob("*.json"))) == 3


def test_records_with_missing_values_are_left_out_of_a_suppression(vbas, inputs):
    _, path, table = inputs
    words = ("suppress", "--records", path, "--combinations", "age+code", "--k", "2")
    out = vbas.folder / "cells"
    status, said, err = vbas.call(*words, "--exclude-missing", "--out", out)
    assert status == 0, err
    n = int(table.code.isna().sum())
    assert f"Records left out, as a value is missing: {n}." in said + err
    assert len(pd.read_parquet(out / "release/records.parquet")) == 120 - n


@pytest.mark.parametrize(
    ("where", "words"),
    [
        ("yeer = 2015", "no column “yeer”"),
        ("year = 2015; drop table x", "not allowed"),
        ("code = B20", "Write text in single quotes: code = 'B20'"),
        ("year = 1900", "No record of people.parquet meets the filter"),
    ],
)
def test_a_wrong_filter_is_a_sentence(vbas, inputs, where, words):
    areas, path, _ = inputs
    said = vbas.refused("--where", where, areas=areas, records=path)
    assert re.search(words, said)
    assert "hidden" not in said


def test_a_scenario_file_has_its_own_filter(vbas, inputs):
    areas, path, _ = inputs
    vbas.done("--where", WHERE, areas=areas, records=path)
    said = vbas.sentence(
        "aggregate", vbas.scenario, "--where", "year = 2015", "--out", vbas.folder / "other"
    )
    assert "--where" in said
    before = vbas.released()
    vbas.called("aggregate", vbas.scenario, "--out", vbas.folder / "again")
    again = pd.read_parquet(vbas.folder / "again/release/records.parquet")
    assert again.equals(before)

"""What may be given out tells nothing about suppressed records, and no input is ever replaced."""

from __future__ import annotations

import json
import re
import sqlite3
from pathlib import Path

import pandas as pd
import pyarrow.parquet as pq
import pyogrio
import pytest

from tests.app.cli.cli_files import IDS, area_frame, metrics_of, record_frame

RELEASED = {"records.parquet", "regions.gpkg", "codebook.json"}


def released(out: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in (out / "release").iterdir()}


def with_rare(*rows: tuple[str, str, str]) -> pd.DataFrame:
    rare = pd.DataFrame(rows, columns=["DAUID", "age", "sex"])
    return pd.concat([record_frame(), rare], ignore_index=True)


@pytest.mark.parametrize("more", [(), ("--placement", "suppression-driven", "--max-moves", "20")])
def test_suppressed_records_leave_no_trace_in_the_release(vbas, more):
    rares = [(), ((IDS[0], "7", "hidden1"),), ((IDS[5], "8", "hidden3"), (IDS[0], "8", "x"))]
    outs = []
    for i, rows in enumerate(rares):
        records, out = vbas.records(with_rare(*rows), f"r{i}.parquet"), vbas.folder / f"out{i}"
        words = ("--population", "people", "--k", "5", *more)
        said = vbas.done(*words, records=records, out=out)
        assert "release (may be given out): records.parquet, regions.gpkg, codebook.json" in said
        assert "internal (must not be given out): assignment.csv" in said
        metrics = metrics_of(out)
        assert metrics["suppressed_records"] >= len(rows)
        outs.append(released(out))
    assert outs[0].keys() == RELEASED
    assert outs[0] == outs[1] == outs[2]


def test_the_release_holds_shapes_and_a_codebook_and_nothing_of_the_machine(vbas, tmp_path):
    assert vbas.run("--keep", "note", records=vbas.records(record_frame(note="same")))[0] == 0
    out = vbas.out / "release"
    path = out / "regions.gpkg"
    assert [name for name, _ in pyogrio.list_layers(path)] == ["regions"]
    shapes = pyogrio.read_dataframe(path)
    assert list(shapes) == ["region_id", "geometry"]
    assert shapes["region_id"].tolist() == [1, 2]
    with sqlite3.connect(path) as base:
        when, text = base.execute("select last_change, description from gpkg_contents").fetchone()
    assert when.startswith("1970-01-01")
    assert text == ""
    told = json.loads((out / "codebook.json").read_text())
    assert {name: told[name] for name in ("k", "unit", "n_regions")} == {
        **{"k": 5, "unit": "record", "n_regions": 2}
    }
    assert [of["name"] for of in told["columns"]] == ["region_id", "age", "sex", "note"]
    assert told["columns"][1]["categories"] == ["0", "1", "2"]
    assert "categories" not in told["columns"][3]
    assert not pq.read_schema(out / "records.parquet").metadata
    for file in out.iterdir():
        for word in (str(tmp_path), "people.parquet", "areas.gpkg", "suppress", "anonymity"):
            assert word.encode() not in file.read_bytes()
    assert "do not give them out" in (vbas.out / "internal" / "README.txt").read_text()


def test_persons_are_the_unit_of_the_codebook(vbas):
    frame = record_frame()
    frame["person"] = [str(i) for i in range(len(frame))]
    assert vbas.run("--person", "person", records=vbas.records(frame))[0] == 0
    assert json.loads((vbas.out / "release" / "codebook.json").read_text())["unit"] == "person"


def test_blanked_values_leave_no_trace_in_the_release_of_cells(vbas):
    outs = []
    for i, value in enumerate(("rare1", "zzz")):
        frame = record_frame()
        frame.loc[3, "age"] = value
        records, out = vbas.records(frame, f"r{i}.parquet"), vbas.folder / f"out{i}"
        words = ("--combinations", "age+sex", "--k", "3", "--samples", "2")
        words += ("--sample-share", "0.3", "--out", out)
        said = vbas.called("suppress", "--records", records, *words)
        assert "release (may be given out): records.parquet, codebook.json, sample-1" in said
        assert "internal (must not be given out): suppression.json" in said
        outs.append(released(out))
    assert outs[0].keys() == {
        *("records.parquet", "codebook.json", "sample-1.parquet", "sample-2.parquet")
    }
    assert outs[0] == outs[1]
    told = json.loads(outs[0]["codebook.json"])
    assert (told["k"], told["columns"][0]["categories"]) == (3, ["0", "1", "2"])


def test_k_of_one_is_said_and_less_is_refused(vbas):
    notice = "k is 1: nothing is suppressed, and nothing is protected."
    said = vbas.done("--k", "1")
    assert f"Note: {notice}" in said
    assert notice in vbas.metrics["notices"]
    words = ("suppress", "--records", vbas.folder / "people.parquet", "--combinations", "age+sex")
    said = vbas.called(*words, "--k", "1", "--out", vbas.folder / "cells")
    assert notice in said
    for k in ("0", "-3"):
        assert "k" in vbas.refused("--k", k)
        vbas.sentence(*words, "--k", k, "--out", vbas.folder / "cells2")


DIGITS = "9" * 5000
DEEP = "x = " + "[" * 100_000


@pytest.mark.parametrize("text", [f"[age]\nband = {{width = {DIGITS}}}\n", DEEP, "[" * 100_000])
def test_toml_that_is_too_much_is_a_sentence(vbas, tmp_path, text):
    path = tmp_path / "c.toml"
    path.write_text(text)
    assert "c.toml" in vbas.refused("--categories", path)
    err = vbas.sentence("aggregate", path, "--out", vbas.out)
    assert "c.toml" in err


def test_places_for_results_that_are_none(vbas, tmp_path, monkeypatch):
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    loop, taken = tmp_path / "loop", tmp_path / "taken"
    loop.symlink_to(loop)
    taken.write_text("mine")
    (tmp_path / "work").mkdir()
    areas, records = vbas.areas(), vbas.records()
    monkeypatch.chdir(tmp_path / "work")
    before = sorted(tmp_path.iterdir())
    nowhere = ("/", "/dev/null", "/dev", home, ".", tmp_path, "a\nb", "a\tb", loop, loop / "x")
    for out in (*nowhere, taken, taken / "below"):
        for words in (
            ("aggregate", "--areas", areas, "--records", records, "--area-id", "DAUID"),
            ("suppress", "--records", records, "--combinations", "age+sex"),
            ("uniqueness", "--records", records, "--variables", "age,sex"),
            ("calibrate", "--records", records, "--qi", "age,sex"),
            ("sweep", "--areas", areas, "--records", records, "--area-id", "DAUID"),
            ("levels", "--areas", areas, "--area-id", "DAUID", "--population", "people"),
        ):
            placed = words[0] in ("aggregate", "sweep")
            more = ("--qi", "age", "--region", "western") if placed else ()
            status, said, err = vbas.call(*words, *more, "--out", out)
            assert (status, said) == (2, ""), (words[0], out, err)
            assert err.count("\n") == 1, err
            assert out != taken or "is a file, but a folder is needed" in err
    assert sorted(tmp_path.iterdir()) == before


FILES = {
    "sites.csv": "x,y\n7000500,1000500\n",
    "locks.csv": f"area_id\n{IDS[0]}\n",
    "given.csv": "DAUID,mine\n" + "".join(f"{area},1\n" for area in IDS),
    "people.csv": "DAUID,n\n" + "".join(f"{area},9\n" for area in IDS),
    "levels.csv": "DAUID,n\n" + "".join(f"{area},9\n" for area in IDS),
    "c.toml": '[age]\norder = ["0", "1", "2"]\n',
    "m.toml": "[maxcombs]\nwestern = {scale = 20.0, exponent = 0.1}\n",
    "ages.csv": "0;young\n1;young\n2;old\n",
}
AGGREGATE = "aggregate --areas AREAS --records RECORDS --area-id DAUID --qi age,sex"
ONE = "--site-count count --sites 1"
SUPPRESS = "suppress --records RECORDS --combinations age+sex"


@pytest.mark.parametrize(
    "words",
    [
        f"{AGGREGATE} --site-count count --sites 2 --lock OUT/locks.csv",
        f"{AGGREGATE} --site-count count --sites 2 --level x=OUT/fsa.gpkg",
        f"{AGGREGATE} --site-count count --sites 2 --categories OUT/c.toml",
        f"{AGGREGATE} {ONE} --placement given-sites --seed-sites OUT/sites.csv",
        f"{AGGREGATE} {ONE} --population n --population-table OUT/people.csv",
        f"{AGGREGATE} --coefficients OUT/m.toml --region western",
        f"{AGGREGATE} --regions OUT/given.csv",
        f"{AGGREGATE} --regions OUT/given.csv:mine",
        f"{AGGREGATE.replace('aggregate', 'sweep')} --sites 2 --lock OUT/locks.csv",
        f"{SUPPRESS} --categories OUT/c.toml",
        f"{SUPPRESS} --hierarchy age=OUT/ages.csv",
        f"{SUPPRESS}+region_id --regions OUT/given.csv --area-id DAUID",
        f"{SUPPRESS}+geography --areas AREAS --area-id DAUID --level-file fsa=OUT/fsa.gpkg",
        "uniqueness --records RECORDS --variables age,sex --categories OUT/c.toml",
        "calibrate --records RECORDS --qi age,sex --categories OUT/c.toml",
        "levels --areas AREAS --area-id DAUID --population people --level-file fsa=OUT/fsa.gpkg",
        "levels --areas OUT/levels.csv --area-id DAUID --population n",
        "calibrate --records OUT/levels.csv --qi DAUID",
        "suppress --records OUT/levels.csv --combinations DAUID",
        "uniqueness --records OUT/levels.csv --variables DAUID",
    ],
)
def test_no_input_is_in_the_folder_of_the_results(vbas, words):
    areas, records = vbas.areas(), vbas.records()
    vbas.out.mkdir()
    for name, text in FILES.items():
        (vbas.out / name).write_text(text)
    fsa = area_frame(("K1A", "K1B", "K1C")).rename(columns={"DAUID": "CFSAUID"})
    fsa.to_file(vbas.out / "fsa.gpkg")
    before = vbas.snapshot()
    named = {"AREAS": str(areas), "RECORDS": str(records), "OUT": str(vbas.out)}
    for name, value in named.items():
        words = words.replace(name, value)
    err = vbas.sentence(*words.split(), "--out", vbas.out)
    assert "The results would replace" in err
    assert vbas.snapshot() == before


def test_a_scenario_of_the_folder_and_what_it_names_are_not_replaced(vbas):
    assert vbas.run()[0] == 0
    before = vbas.snapshot()
    for scenario in ("internal/scenario.toml", "scenario.toml"):
        err = vbas.sentence("aggregate", vbas.out / scenario, "--out", vbas.out)
        assert "would replace" in err
    again = vbas.folder / "again"
    saved = vbas.scenario
    text = saved.read_text().replace("../../people.parquet", "../../again/people.parquet")
    again.mkdir()
    (again / "people.parquet").write_bytes((vbas.folder / "people.parquet").read_bytes())
    (vbas.folder / "internal").mkdir()
    other = vbas.folder / "internal" / "other.toml"
    other.write_text(text.replace("../../", "../"))
    err = vbas.sentence("aggregate", other, "--out", again)
    assert "would replace" in err
    assert {path: before[path] for path in before} == {
        path: of for path, of in vbas.snapshot().items() if path in before
    }


def test_a_changed_file_of_a_result_is_told_where_it_is_read(vbas):
    assert vbas.run()[0] == 0
    table = vbas.out / "internal" / "assignment.csv"
    table.write_text(table.read_text().replace(",2", ",1"))
    again = vbas.folder / "again"
    status, _, err = vbas.run("--regions", vbas.out / "assignment.csv", sites=None, out=again)
    assert status == 0
    assert "assignment.csv is not as manifest.json says it was written" in err


def test_one_is_spoken_of_as_one(vbas):
    frame = with_rare((IDS[0], "7", "x"))
    areas = vbas.areas(area_frame(IDS[:1]), "one.gpkg")
    words = ("--k", "2", "--population", "people")
    said = vbas.done(*words, areas=areas, records=vbas.records(frame), sites=1)
    assert "Suppressed                  1 record (" in said
    assert not re.search(r"\b1 (records|areas|regions)", said)

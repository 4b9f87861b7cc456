"""What is saved from Python is what the command line writes, byte for byte."""

from __future__ import annotations

import json
import runpy
from pathlib import Path

import numpy as np
import pandas as pd
import pytest

from core.api import Scenario, Study, decide, levels, release, run, suppress, sweep, uniqueness
from core.errors import VbasError
from core.io.as_python import python_of
from core.io.result_folder import MANIFEST
from core.io.scenario_file import read_scenario
from tests.app.cli.cli_files import IDS, area_frame, record_frame
from tests.app.cli.test_repeated import files

FSA = {"CFSAUID": ["K1A", "K1A", "K1B", "K1B", "K1C", "K1C"]}

CASES = [
    ({}, ()),
    ({"k": 3, "seed": 7, "placement": "suppression-driven", "name": ""}, ("--k", 3, "--seed", 7)),
    (
        {"refinement": "border", "contiguous": True, "floor": 900, "population_basis": "people"},
        ("--refine", "border", "--contiguous", "--floor", 900, "--population", "people"),
    ),
    ({"max_suppression": 0.3}, ("--max-suppression", 0.3)),
    ({"keep": "note", "k": 4}, ("--keep", "note", "--k", 4)),
    ({"outcome": "note", "tolerance": 0.01}, ("--outcome", "note", "--tolerance", 0.01)),
    ({"border_level": "CFSAUID"}, ("--border-level", "CFSAUID")),
]


@pytest.fixture
def inputs(vbas):
    records = record_frame(note="same", person=[str(i // 2) for i in range(120)])
    return vbas.areas(area_frame(**FSA)), vbas.records(records)


def opened(inputs, **more) -> Study:
    areas, records = inputs
    return Study.open(areas, records, area_id="DAUID", quasi_identifiers="age,sex", **more)


def compared(ours: Path, theirs: Path) -> None:
    """Both folders hold the same, times left out."""
    ours_has, theirs_has = files(ours), files(theirs)
    assert ours_has.keys() == theirs_has.keys()
    for name, content in theirs_has.items():
        assert ours_has[name] == content, name


@pytest.mark.parametrize(("said", "words"), CASES)
def test_a_run_writes_the_files_of_aggregate(vbas, inputs, said, words):
    areas, records = inputs
    if said.get("placement"):
        words = (*words, "--placement", said["placement"])
    vbas.done(*words, areas=areas, records=records)
    study = opened(inputs, population="people" if "--population" in words else None)
    made = run(study, Scenario(sites=2, **said))
    out = vbas.folder / "from-python"
    written = made.save(out)
    assert {path.relative_to(out) for path in written} == {
        path.relative_to(out) for path in out.rglob("*") if path.is_file() and path.name != MANIFEST
    }
    compared(out, vbas.out)
    theirs = vbas.released()
    assert made.records().astype(theirs.dtypes.to_dict()).equals(theirs)
    assert made.areas.set_index("area_id")["region_id"].to_dict() == vbas.assignment.to_dict()


@pytest.mark.parametrize("more", [{"person": "person"}, {"exclude_missing": True}])
def test_how_records_are_read_is_the_same(vbas, inputs, more):
    areas, records = inputs
    words = ("--person", "person") if "person" in more else ("--exclude-missing",)
    vbas.done(*words, areas=areas, records=records)
    run(opened(inputs, **more), Scenario(sites=2)).save(vbas.folder / "from-python")
    compared(vbas.folder / "from-python", vbas.out)


def test_a_scenario_file_runs_again_and_is_written_as_it_was(vbas, inputs):
    areas, records = inputs
    vbas.done("--refine", "border", "--keep", "note", "--k", 4, areas=areas, records=records)
    study, scenario = Study.read(vbas.scenario), Scenario.read(vbas.scenario)
    assert scenario.k == 4
    run(study, scenario).save(vbas.folder / "again")
    compared(vbas.folder / "again", vbas.out)
    beside = vbas.folder / "result" / "internal" / "again.toml"
    assert scenario.write(beside, study).read_text() == vbas.scenario.read_text()


def run_as_copied(scenario: Path, folder: Path) -> None:
    """Runs the program that a scenario file is in Python, which saves what it makes."""
    program = folder / "copied.py"
    text = python_of(read_scenario(scenario), str(folder / "copied"))
    program.write_text(text, encoding="utf-8")
    runpy.run_path(str(program))


@pytest.mark.parametrize(
    "words",
    [
        ("--categories", "CATEGORIES", "--layer", "areas", "--seed", 3),
        ("--placement", "suppression-driven", "--max-moves", 7, "--per-bit", 0.5),
        ("--person", "person", "--refine", "border", "--balance", 30, "--lock", "LOCKS"),
        ("--level", "fsa=LEVEL", "--border-level", "fsa", "--keep", "note", "--exclude-missing"),
        ("--population", "n", "--population-table", "PEOPLE", "--max-suppression", 0.2),
        ("--placement", "given-sites", "--seed-sites", "SITES"),
        ("--regions", "REGIONS", "--left-over", "own"),
        ("--record-area-id", "DAUID", "--site-count", "population", "--cutoff", "900"),
    ],
)
def test_a_scenario_as_python_writes_the_same(vbas, inputs, words):
    areas, records = inputs
    texts = {
        "CATEGORIES": "[age]\nmissing = ['2']\ngroups = {low = ['0', '1']}\n",
        "LOCKS": f"area_id,region_id\n{IDS[0]},1\n{IDS[1]},1\n",
        "PEOPLE": "DAUID,n\n" + "".join(f"{area},{300 + 7 * i}\n" for i, area in enumerate(IDS)),
        "SITES": "x,y\n7000500,1000500\n7002500,1000500\n",
        "REGIONS": "area_id,region_id\n" + "".join(f"{area},1\n" for area in IDS[:4]),
    }
    files_named = {name: vbas.folder / f"{name.lower()}.csv" for name in texts}
    for name, text in texts.items():
        files_named[name].write_text(text, encoding="utf-8")
    level = area_frame(("K1A", "K1B", "K1C")).rename(columns={"DAUID": "CFSAUID"})
    level.to_file(vbas.folder / "levels.gpkg", layer="fsa")
    named = [str(files_named.get(word, word)) for word in words]
    named = [word.replace("LEVEL", str(vbas.folder / "levels.gpkg")) for word in named]
    sites = None if {"--regions", "--cutoff"} & set(words) else 2
    vbas.done(*named, areas=areas, records=records, sites=sites)
    run_as_copied(vbas.scenario, vbas.folder)
    compared(vbas.folder / "copied", vbas.out)


def test_given_regions_are_judged_alike(vbas, inputs):
    areas, records = inputs
    vbas.done(areas=areas, records=records)
    table = vbas.out / "internal" / "assignment.csv"
    judged = vbas.folder / "judged"
    vbas.called(
        *("aggregate", "--areas", areas, "--records", records, "--area-id", "DAUID"),
        *("--qi", "age,sex", "--regions", table, "--out", judged),
    )
    study = opened(inputs)
    run(study, regions=table).save(vbas.folder / "from-python")
    compared(vbas.folder / "from-python", judged)
    from_table = run(study, regions=pd.read_csv(table, dtype={"area_id": str}))
    assert from_table.areas.equals(run(study, regions=table).areas)


def test_a_sweep_keeps_what_the_command_keeps(vbas, inputs):
    areas, records = inputs
    swept = vbas.folder / "swept"
    vbas.called(
        *("sweep", "--areas", areas, "--records", records, "--area-id", "DAUID"),
        *("--qi", "age,sex", "--k", "3,5", "--sites", "2,3", "--out", swept),
    )
    study, out = opened(inputs), vbas.folder / "from-python"
    table = sweep(study, k=[3, 5], sites=[2, 3], folder=out)
    compared(out, swept)
    assert len(table) == 4
    again = sweep(study, k=[3, 5], sites=[2, 3], folder=swept)  # nothing is run again
    assert again["seconds"].tolist() == pytest.approx(
        pd.read_csv(swept / "sweep.csv")["seconds"].tolist()
    )


def test_uniqueness_counts_what_the_command_counts(vbas, inputs):
    areas, records = inputs
    out = vbas.folder / "unique"
    vbas.called(
        *("uniqueness", "--records", records, "--variables", "age,sex", "--areas", areas),
        *("--area-id", "DAUID", "--level", "fsa", "--set-size", 3, "--leave-out-rare", "age=3"),
        *("--out", out),
    )
    found = uniqueness(opened(inputs), level="fsa", set_size=3, leave_out_rare={"age": 3})
    with pytest.raises(VbasError, match="Rare values of note are to be left out"):
        uniqueness(opened(inputs), leave_out_rare={"note": 3})
    found.save(vbas.folder / "from-python")
    ours, theirs = files(vbas.folder / "from-python"), files(out)
    for name in ("combinations.csv", "weights.csv", "omissions.csv"):
        assert ours[name] == theirs[name]
    told = [dict(of["uniqueness.json"]) for of in (ours, theirs)]
    for of in told:
        del of["notices"]  # the command has read the areas without their places
    assert told[0] == told[1]


@pytest.mark.parametrize(
    ("combinations", "words"),
    [
        ("age+sex+note", ()),
        ("geography.fsa+age; age+sex", ("--areas", "AREAS", "--area-id", "DAUID")),
    ],
)
def test_cells_are_those_of_the_command(vbas, inputs, combinations, words):
    areas, records = inputs
    out = vbas.folder / "cells"
    words = tuple(areas if word == "AREAS" else word for word in words)
    vbas.called(
        *("suppress", "--records", records, "--combinations", combinations),
        *("--k", 22, "--keep", "note" if "note" not in combinations else "DAUID"),
        *("--force", "--leave-out-blanked", 0.7, "--rake", "age", "--out", out, *words),
    )
    keep = ["note"] if "note" not in combinations else ["DAUID"]
    rest = {"leave_out_blanked": 0.7, "rake": "age"}
    made = suppress(opened(inputs), combinations, k=22, keep=keep, force=True, **rest)
    made.save(vbas.folder / "from-python")
    ours, theirs = files(vbas.folder / "from-python"), files(out)
    del theirs["internal/design.toml"], theirs["manifest.json"]  # a command is asked again by it
    del ours["manifest.json"]
    assert ours.keys() == theirs.keys()
    for name, content in theirs.items():
        if name.endswith("suppression.json"):
            for of in (ours[name], content):
                del of["notices"]  # the command has read the areas without their places
        assert ours[name] == content, name
    theirs_records = pd.read_parquet(out / "release" / "records.parquet")
    assert made.records().fillna("").equals(theirs_records.fillna(""))


def test_regions_of_a_run_stand_in_for_areas(vbas, inputs):
    areas, records = inputs
    vbas.done(areas=areas, records=records)
    out, table = vbas.folder / "cells", vbas.out / "internal" / "assignment.csv"
    vbas.called(
        *("suppress", "--records", records, "--combinations", "region_id+age", "--k", 25),
        *("--areas", areas, "--area-id", "DAUID", "--regions", table, "--out", out),
    )
    study = opened(inputs)
    made = suppress(study, "region_id+age", k=25, regions=run(study, Scenario(sites=2)))
    made.save(vbas.folder / "from-python")
    for name in ("records.parquet", "codebook.json"):
        ours, theirs = (of / "release" / name for of in (vbas.folder / "from-python", out))
        assert ours.read_bytes() == theirs.read_bytes()


def test_levels_are_those_of_the_command(vbas, inputs):
    areas, _ = inputs
    out = vbas.folder / "levels"
    vbas.called("levels", "--areas", areas, "--population", "people", "--out", out)
    theirs = pd.read_csv(out / "levels.csv")
    for given in (areas, area_frame(**FSA), area_frame(**FSA).drop(columns="geometry")):
        ours = levels(given, population="people")
        assert ours.astype(theirs.dtypes.to_dict()).equals(theirs)
    of_study = levels(opened(inputs, population="people"), max_combinations=[172, 86, 36, 18])
    np.testing.assert_array_equal(of_study["rule"], theirs["rule"])


@pytest.mark.parametrize(("sets", "words"), [(None, ()), ([["sex"]], ("--set", "sex"))])
def test_a_decision_is_that_of_the_command(vbas, inputs, sets, words):
    areas, records = inputs
    out = vbas.folder / "decided"
    vbas.called(
        *("decide", "--areas", areas, "--records", records, "--area-id", "DAUID"),
        *("--qi", "age,sex", "--k", "5,9", "--max-suppression", 0.1, "--out", out, *words),
    )
    theirs = pd.read_csv(out / "internal" / "decision.csv")
    ours = decide(opened(inputs), k=[5, 9], max_suppression=0.1, sets=sets)
    assert ours.astype(theirs.dtypes.to_dict()).equals(theirs)


def test_cells_with_outcomes_are_those_of_the_command(vbas, inputs):
    _, records = inputs
    out = vbas.folder / "cells"
    vbas.called(
        *("suppress", "--records", records, "--combinations", "age+sex", "--k", 22),
        *("--outcome", "note", "--tolerance", 0.01, "--candidates", 1, "--out", out),
    )
    made = suppress(opened(inputs), "age+sex", k=22, outcome="note", tolerance=0.01, candidates=1)
    made.save(vbas.folder / "from-python")
    for name in ("internal/suppression.json", "release/codebook.json"):
        ours, theirs = (files(of)[name] for of in (vbas.folder / "from-python", out))
        for of in (ours, theirs):
            of.pop("notices", None)  # the command has read no areas
        assert ours == theirs, name
    with pytest.raises(VbasError, match="values that could have been there"):
        suppress(opened(inputs), "age+sex", k=22, candidates=50)


@pytest.mark.parametrize(
    ("said", "words"),
    [
        ({"risk": "three,five", "l": 1, "t": 1}, ("--risk", "three,five", "--l", 1, "--t", 1)),
        (
            {"risk": ["health-canada"], "accept": "few come", "by": "A. Keeper", "seconds": 5.0},
            ("--risk", "health-canada", "--accept", "few come", "--by", "A. Keeper"),
        ),
        ({"remedy": "take-over"}, ("--remedy", "take-over")),
        ({"published": "PUBLISHED"}, ("--published", "PUBLISHED")),
    ],
)
def test_a_pack_is_that_of_the_command(vbas, inputs, said, words):
    areas, records = inputs
    vbas.done("--outcome", "note", "--k", 5, areas=areas, records=records)
    totals = vbas.folder / "census.csv"
    pd.DataFrame({"area_id": IDS, "count": 9000}).to_csv(totals, index=False)
    if "published" in said:
        said, words = {"published": [totals]}, ("--published", totals)
    ledgers = [vbas.folder / of / "ledger" for of in ("theirs", "ours")]
    theirs, ours = (of.parent / "pack" for of in ledgers)
    for of in ledgers:
        of.parent.mkdir()
    vbas.called("release", vbas.out, "--ledger", ledgers[0], "--out", theirs, *words)
    release(vbas.out, ledgers[1], ours, progress=False, **said)
    assert _bytes(ours) == _bytes(theirs)
    logs = [json.loads((of / "decisions.jsonl").read_text("utf-8")) for of in ledgers]
    assert {**logs[0], "when": ""} == {**logs[1], "when": ""}


def _bytes(folder):
    return {of.relative_to(folder): of.read_bytes() for of in folder.rglob("*") if of.is_file()}


@pytest.mark.parametrize(
    "said", [{"l": 0.5}, {"t": 2}, {"remedy": "prayer"}, {"risk": "seven"}, {"accept": " "}]
)
def test_terms_that_make_no_sense_write_nothing(vbas, inputs, said):
    areas, records = inputs
    vbas.done(areas=areas, records=records)
    with pytest.raises(VbasError):
        release(vbas.out, vbas.folder / "ledger", vbas.folder / "pack", progress=False, **said)
    assert not (vbas.folder / "ledger").exists()
    assert not (vbas.folder / "pack").exists()

"""A sweep on disk: named by what was done, read again, damaged files passed over."""

import json
from dataclasses import replace

import pandas as pd
import pytest

from core.errors import VbasError
from core.io.areas import AreaSource
from core.io.records import RecordSource
from core.io.scenario_file import SavedScenario
from core.io.sweep_files import as_read, keep_run, kept_runs, run_name, sweep_table, write_sweep
from core.measures import MEASURES
from core.quasi_identifiers import Band, QuasiIdentifier
from core.scenario import Scenario
from core.site_count import Count, MaxCombs
from core.steps import finish
from core.sweep import Failed, Grid, sweep
from tests.core.studies import study

BASE = Scenario((QuasiIdentifier("q"),), k=2, site_count=Count(2))
STUDY = study([[1000.0 * i, 0.0] for i in range(6)], [[2, 1]] * 6)
INPUTS = {"areas": {"file": "a.gpkg", "sha256": "aa"}, "records": {"file": "r", "sha256": "bb"}}


def filled(folder, scenarios):
    finish(
        sweep(
            scenarios,
            STUDY,
            lambda scenario, finished: keep_run(folder, scenario, INPUTS, finished.row),
        )
    )


def test_names_tell_settings_recoding_and_files_apart() -> None:
    others = [
        replace(BASE, k=3),
        replace(BASE, seed=2),
        replace(BASE, quasi_identifiers=(QuasiIdentifier("q", band=Band(5)),)),
        *Grid(site_counts=(Count(3),)).scenarios(BASE),
    ]
    names = {run_name(scenario, INPUTS) for scenario in (BASE, *others)}
    assert len(names) == 5
    changed = {**INPUTS, "areas": {"file": "a.gpkg", "sha256": "cc"}}
    assert run_name(BASE, changed) not in names
    moved = {**INPUTS, "areas": {"file": "elsewhere.gpkg", "sha256": "aa"}}
    assert run_name(replace(BASE, name="called"), moved) == run_name(BASE, INPUTS)


def test_names_tell_changed_coefficients_of_the_same_name_apart(tmp_path) -> None:
    path = tmp_path / "ours.toml"
    own = replace(BASE, site_count=MaxCombs("western", str(path)))
    published = run_name(replace(BASE, site_count=MaxCombs("western")), INPUTS)
    missing = run_name(own, INPUTS)
    path.write_text("[maxcombs]\nwestern = {scale = 100, exponent = 0.5}\n")
    first = run_name(own, INPUTS)
    assert first == run_name(own, INPUTS)
    path.write_text("[maxcombs]\nwestern = {scale = 200, exponent = 0.5}\n")
    assert len({published, missing, first, run_name(own, INPUTS)}) == 4


def test_names_tell_apart_what_is_read_of_the_same_files(tmp_path) -> None:
    areas, records = AreaSource(tmp_path / "a.csv"), RecordSource(tmp_path / "r.csv", "id", ())
    saved = SavedScenario(BASE, areas, records)
    others = [
        replace(saved, areas=replace(areas, population_column="people")),
        replace(saved, areas=replace(areas, population_column="dwellings")),
        replace(saved, records=replace(records, person_column="who")),
        replace(saved, levels={"fsa": AreaSource(tmp_path / "f.gpkg", layer="fsa")}),
    ]
    assert len({run_name(BASE, as_read(INPUTS, one)) for one in (saved, *others)}) == 5
    moved = replace(saved, areas=AreaSource(tmp_path / "elsewhere" / "a.csv"))
    assert as_read(INPUTS, moved) == as_read(INPUTS, saved)


def test_runs_are_read_again(tmp_path) -> None:
    scenarios = Grid(ks=(2, 3)).scenarios(BASE)
    filled(tmp_path, scenarios)
    rows, notices = kept_runs(tmp_path, INPUTS)
    assert set(rows) == {run_name(scenario, INPUTS) for scenario in scenarios}
    assert notices == ()
    assert {row["k"] for row in rows.values()} == {2, 3}
    assert all(set(MEASURES) <= set(row) for row in rows.values())
    assert kept_runs(tmp_path / "nothing", INPUTS) == ({}, ())


def test_a_run_kept_before_a_measure_was_added_still_counts(tmp_path) -> None:
    filled(tmp_path, (BASE,))
    (path,) = (tmp_path / "runs").glob("*.json")
    kept = json.loads(path.read_text())
    del kept["row"]["refinement_moves"]
    path.write_text(json.dumps(kept))
    rows, notices = kept_runs(tmp_path, INPUTS)
    assert (len(rows), notices) == (1, ())
    assert "n_regions" in sweep_table(rows)
    del kept["row"]["suppression_rate"]  # without it no run can be judged
    path.write_text(json.dumps(kept))
    assert kept_runs(tmp_path, INPUTS)[0] == {}


@pytest.mark.parametrize("text", ["", "{", "[]", '{"format": 1}', '{"format": 2}', "\x00"])
def test_damaged_runs_are_said_and_passed_over(tmp_path, text) -> None:
    filled(tmp_path, (BASE,))
    (tmp_path / "runs" / "odd.json").write_text(text)
    rows, (notice,) = kept_runs(tmp_path, INPUTS)
    assert len(rows) == 1
    assert str(notice).endswith("not counted: 1.")


def test_runs_of_other_files_are_said_and_passed_over(tmp_path) -> None:
    filled(tmp_path, (BASE,))
    changed = {**INPUTS, "records": {"file": "r", "sha256": "dd"}}
    rows, (notice,) = kept_runs(tmp_path, changed)
    assert rows == {}
    assert "of other files" in str(notice)


def test_tables(tmp_path) -> None:
    scenarios = Grid(ks=(2, 3), site_counts=(Count(1), Count(3))).scenarios(BASE)
    filled(tmp_path, scenarios)
    rows, _ = kept_runs(tmp_path, INPUTS)
    why = VbasError("It could not be.", "Try another.")
    files = write_sweep(tmp_path, rows, INPUTS, [Failed(replace(BASE, k=9), why)])
    table, report = pd.read_csv(files[0]), json.loads(files[1].read_text())
    assert [path.name for path in files] == ["sweep.csv", "sweep.json"]
    assert table["run"].tolist() == list(rows) == [run["run"] for run in report["runs"]]
    assert {"k", "site_count.sites", "undominated", *MEASURES} <= set(table)
    assert table["undominated"].dtype == bool
    assert table["undominated"].tolist() == [run["undominated"] for run in report["runs"]]
    assert report["inputs"] == INPUTS
    assert report["not_done"][0]["why"] == "It could not be. Try another."
    assert report["units"]["suppressed_records"] == "records"

"""Seeds, refinement, constraints, target and sweep as a user says them; bad ones are refused."""

import json
import os
import signal
import subprocess
import sys
import time

import pandas as pd
import pyogrio
import pytest
import shapely

from core.io.scenario_file import read_scenario
from tests.app.cli.cli_files import IDS, CommandLine, area_frame, check_sentence, record_frame

ADC = ("--placement", "anonymity-driven")
BORDER = ("--refine", "border", "--max-moves", "500")


def write(path, text):
    path.write_text(text)
    return path


# What is understood


def test_everything_said_is_in_the_scenario_and_the_metrics(vbas, tmp_path):
    locks = write(tmp_path / "locks.csv", f"area_id,region_id\n{IDS[0]},1\n{IDS[1]},1\n")
    areas = vbas.areas(area_frame(county=["a", "a", "b"] * 2))
    more = ("--per-km", "0.5", "--per-bit", "0", "--floor", "20", "--balance", "40")
    more += ("--contiguous", "--border-level", "county", "--lock", locks)
    out = vbas.done(*ADC, "--seed-placement", "random", *BORDER, *more, areas=areas)
    scenario = read_scenario(vbas.scenario).scenario
    assert scenario.placement.seeding.name == "random"
    assert scenario.placement.max_moves == scenario.refinement.max_moves == 500
    assert (scenario.refinement.per_km, scenario.refinement.per_bit) == (0.5, 0.0)
    of = scenario.constraints
    assert (of.contiguous, of.floor, of.balance, of.border_level) == (True, "20", 40.0, "county")
    assert of.locked == ((IDS[0], "1"), (IDS[1], "1"))
    metrics = vbas.metrics
    assert metrics["refinement"]["approach"] == "border"
    named = {aim["name"] for aim in metrics["aims"]}
    assert named == {"regions", "contiguity", "floor", "balance", "border", "locks"}
    assert out.count("Aim ") >= 5
    assert "Refinement: " in out
    assert "Placement: " in out
    table = vbas.assignment
    assert table[IDS[0]] == table[IDS[1]]
    assert not set(table[[IDS[0], IDS[1], IDS[3], IDS[4]]]) & set(table[[IDS[2], IDS[5]]])
    again = tmp_path / "again"
    assert vbas.call("aggregate", vbas.scenario, "--out", again)[0] == 0
    for name in ("assignment.csv", "trace.parquet", "sites.csv"):
        before = (vbas.out / "internal" / name).read_bytes()
        assert (again / "internal" / name).read_bytes() == before


def test_several_searches_are_told_and_the_best_is_kept(vbas):
    out = vbas.done(*BORDER, "--replicas", "3", "--k", "11")
    assert read_scenario(vbas.scenario).scenario.replicas == 3
    told = vbas.metrics["replicas"]
    assert len(told) == 3
    assert [of["is_kept"] for of in told].count(True) == 1
    least = min(of["suppressed_records"] for of in told)
    assert vbas.metrics["suppressed_records"] == least
    assert "3 searches" in out
    assert vbas.run(*BORDER, "--replicas", "0")[0] == 2


def test_sites_of_an_earlier_run_are_seeds_of_the_next(vbas, tmp_path):
    assert vbas.run(out=tmp_path / "first")[0] == 0
    seeds = tmp_path / "first" / "internal" / "sites.csv"
    assert vbas.run(*ADC, "--seed-sites", seeds, "--max-moves", "0")[0] == 0
    assert (vbas.out / "internal" / "sites.csv").read_bytes() == seeds.read_bytes()
    given = tmp_path / "given"
    assert vbas.run("--placement", "given-sites", "--seed-sites", seeds, out=given)[0] == 0
    assert (given / "internal" / "sites.csv").read_bytes() == seeds.read_bytes()


def test_as_many_regions_as_keep_to_a_target(vbas):
    out = vbas.done("--max-suppression", "0.05", sites=3)
    metrics = vbas.metrics
    assert metrics["suppression_rate"] <= 0.05
    assert metrics["target"]["met"]
    assert len(metrics["target"]["tries"]) >= 2
    assert "Target: " in out
    out = vbas.done("--most-regions", "--floor", "25", "--k", "1", sites=3)
    metrics = vbas.metrics
    assert metrics["n_regions"] == 3
    assert read_scenario(vbas.scenario).scenario.target.keep_floor


def test_a_target_out_of_reach_is_said_and_ends_with_one_region(vbas):
    out = vbas.done("--most-regions", "--floor", "100000")
    metrics = vbas.metrics
    assert metrics["n_regions"] == 1
    assert not metrics["target"]["met"]
    assert "Aim missed: " in out
    assert "the floor is missed" in out


# What is refused


@pytest.mark.parametrize(
    ("more", "told"),
    [
        (("--seed-placement", "random"), "--seed-placement means nothing with balanced-density"),
        (("--max-moves", "5"), "--max-moves means nothing with balanced-density"),
        (("--per-km", "5"), "--per-km means nothing with balanced-density"),
        ((*ADC, "--per-bit", "5"), "--per-bit means nothing with anonymity-driven"),
        (("--placement", "random", "--refine", "none", "--per-km", "1"), "means nothing"),
        ((*ADC, "--seed-placement", "magic"), "no placement called magic"),
        ((*ADC, "--seed-placement", "anonymity-driven"), "cannot seed itself"),
        ((*ADC, "--seed-placement", "given-sites"), "--seed-sites FILE"),
        (("--placement", "given-sites"), "--seed-sites is missing"),
        ((*ADC, "--assign", "cell"), "makes no cells"),
        ((*ADC, "--max-moves", "-1"), "Moves at most is -1"),
        (("--refine", "border", "--max-moves", "0"), "Moves at most is 0"),
        (("--refine", "magic"), "no refinement called magic"),
        (("--refine", "border", "--per-km", "-1"), "kilometre is -1"),
        (("--refine", "border", "--per-km", "nan"), "--per-km 'nan' is not a number"),
        (("--refine", "border", "--per-bit", "inf"), "--per-bit 'inf' is not a number"),
        (("--floor", "lots"), "The floor 'lots' is neither a number"),
        (("--floor", "-5"), "The floor '-5' is neither a number"),
        (("--floor", "nan"), "The floor 'nan' is neither a number"),
        (("--floor", "model"), "a given number of sites has none"),
        (("--balance", "-1"), "Spread at most is -1"),
        (("--balance", "nan"), "--balance 'nan' is not a number"),
        (("--border-level", "county"), "no level and no filled column county"),
        (("--max-suppression", "5"), "Suppressed at most is 5"),
        (("--max-suppression", "nan"), "--max-suppression 'nan' is not a number"),
        (("--most-regions",), "--floor is missing"),
        (("--max-suppression", "x"), "x"),
    ],
)
def test_options_that_cannot_be(vbas, more, told):
    assert told in vbas.refused(*more)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("x,y\n7000500,1000500\n", "1 sites are given, but 2 are to be placed"),
        ("x\n1\n", "no column y"),
        ("x,y\n1,nan\n2,2\n", "no finite number in line 2"),
        ("x,y\n-63.6,46.2\n-63.5,46.1\n", "Site 1 at (-64, 46) lies far outside the map"),
        ("", "is empty"),
    ],
)
def test_seed_sites_that_cannot_be(vbas, tmp_path, text, told):
    seeds = write(tmp_path / "seeds.csv", text)
    assert told in vbas.refused(*ADC, "--seed-sites", seeds)


def test_seeds_and_their_file_exclude_each_other(vbas, tmp_path):
    seeds = write(tmp_path / "seeds.csv", "x,y\n7000500,1000500\n7000600,1000500\n")
    both = ("--seed-placement", "random", "--seed-sites", seeds)
    assert "Give the one or the other" in vbas.refused(*ADC, *both)
    assert "gone.csv" in vbas.refused(*ADC, "--seed-sites", tmp_path / "gone.csv")
    given = ("--placement", "given-sites", "--seed-sites", seeds, "--max-suppression", "0.1")
    assert "no number of them to search for" in vbas.refused(*given)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("area_id\n99\n", "1 locked areas are not in the area file: 99"),
        ("id\n1\n", "no column area_id"),
        (f"area_id\n{IDS[0]}\n{IDS[0]}\n", "twice"),
        ("area_id\n", "names no area"),
    ],
)
def test_locks_that_cannot_be(vbas, tmp_path, text, told):
    assert told in vbas.refused("--lock", write(tmp_path / "locks.csv", text))


def test_nothing_is_said_beside_a_scenario_that_it_has_settled(vbas, tmp_path):
    assert vbas.run()[0] == 0
    saved, out = vbas.scenario, tmp_path / "again"
    for more, told in (
        (("--k", "7"), "--k cannot be given"),
        (("--contiguous", "--refine", "border"), "cannot be given beside it"),
        (("--qi", "age"), "already names"),
    ):
        err = vbas.sentence("aggregate", saved, "--out", out, *more)
        assert told in err
        assert not out.exists()


# Sweep


def sweep(vbas, *more, out="swept", areas=None, records=None):
    files = ("--areas", areas or vbas.areas(), "--records", records or vbas.records())
    which = ("--area-id", "DAUID", "--qi", "age,sex")
    return vbas.call("sweep", *files, *which, "--out", vbas.folder / out, *more)


GRID = ("--sites", "1,2,4", "--k", "2,5", "--placements", "balanced-density,anonymity-driven")


def test_a_sweep_and_its_second_start(vbas):
    words = (*GRID, "--refinements", "none,border", "--max-moves", "300")
    files = {"areas": vbas.areas(), "records": vbas.records()}
    status, out, err = sweep(vbas, *words, **files)
    assert status == 0, err
    folder = vbas.folder / "swept"
    table = pd.read_csv(folder / "sweep.csv")
    assert len(table) == 3 * 2 * 2 * 2 == len(list((folder / "runs").iterdir()))
    assert set(table["k"]) == {2, 5}
    assert set(table["refinement"]) == {"none", "border"}
    assert table.groupby("k")["undominated"].any().all()
    assert "run 24 of 24" in out
    # The same files and settings: nothing is left to do, and one run that was lost is done again.
    next(iter((folder / "runs").iterdir())).unlink()
    status, out, _ = sweep(vbas, *words, **files)
    assert status == 0
    assert "Done before and skipped: 23 of 24 runs." in out
    assert "run 1 of 1" in out
    again = pd.read_csv(folder / "sweep.csv")
    pd.testing.assert_frame_equal(again.drop(columns="seconds"), table.drop(columns="seconds"))


def test_a_sweep_over_a_scenario_file_is_its_runs(vbas):
    assert vbas.run(*ADC, *BORDER, "--seed", "3")[0] == 0
    saved = vbas.scenario
    words = ("sweep", saved, "--out", vbas.folder / "swept")
    vbas.called(*words, "--seeds", "3,4", "--refinements", "none,border")
    runs = json.loads((vbas.folder / "swept" / "sweep.json").read_text())["runs"]
    metrics = vbas.metrics
    (same,) = [r for r in runs if r["seed"] == 3 and r["refinement"] == "border"]
    for name in ("suppressed_records", "compactness_own_centre_m", "non_uniform_entropy_bits"):
        assert same[name] == metrics[name]
    vbas.sentence(*words, "--contiguous")


def test_a_sweep_without_a_grid_is_one_run(vbas):
    assert sweep(vbas, "--region", "western")[0] == 0
    assert len(pd.read_csv(vbas.folder / "swept" / "sweep.csv")) == 1


@pytest.mark.parametrize(
    ("more", "told"),
    [
        (("--sites", "two"), "--sites two is not a whole number"),
        (("--sites", "2.5"), "--sites 2.5 is not a whole number"),
        (("--sites", "0"), "Sites is 0"),
        (("--sites", "99"), "99 asked for, 6 possible"),
        (("--sites", "2", "--k", "x"), "--k x is not"),
        (("--sites", "2", "--k", "0"), "k is 0"),
        (("--sites", "2", "--seeds", "-1"), "Seed is -1"),
        (("--sites", "2", "--placements", "magic"), "no placement called magic"),
        (("--sites", "2", "--refinements", "magic"), "no refinement called magic"),
        (("--site-counts", "magic"), "no site count called magic"),
        (("--site-counts", "count"), "--sites is missing"),
        (("--site-counts", "population"), "--cutoff is missing"),
        (("--sites", "2", "--max-moves", "3"), "--max-moves means nothing"),
        (("--sites", "2", "--max-suppression", "9"), "Suppressed at most is 9"),
    ],
)
def test_sweeps_that_cannot_be(vbas, more, told):
    areas, records = vbas.areas(), vbas.records()
    before = vbas.snapshot()
    status, out, err = sweep(vbas, *more, areas=areas, records=records)
    check_sentence(status, out, err)
    assert told in err
    assert vbas.snapshot() == before


def test_a_run_that_cannot_be_done_is_said_once(vbas):
    status, _, err = sweep(vbas, "--sites", "2,99", "--k", "2,5")
    assert status == 0
    assert "Not done: 2 runs" in err
    report = json.loads((vbas.folder / "swept" / "sweep.json").read_text())
    assert len(report["not_done"]) == 2
    assert len(report["runs"]) == 2


@pytest.mark.parametrize("signals", [1, 2], ids=["one Ctrl-C", "two Ctrl-C"])
def test_interrupted_it_keeps_what_is_finished_and_goes_on(tmp_path, signals):
    line = CommandLine(tmp_path, None)
    ids = [f"3501{i:04d}" for i in range(60)]
    areas, records = line.areas(area_frame(ids)), line.records(record_frame(ids))
    out = tmp_path / "swept"
    words = ["sweep", "--areas", areas, "--records", records, "--area-id", "DAUID"]
    words += ["--qi", "age,sex", "--sites", "9", "--refinements", "none,border", "--out", out]
    words += ["--max-moves", "400000000", "--k", "25"]
    code = "import sys; from app.cli import main; sys.exit(main(sys.argv[1:]))"
    process = subprocess.Popen(
        [sys.executable, "-c", code, *map(str, words)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    while process.poll() is None and not list(out.glob("runs/[!.]*.json")):
        time.sleep(0.01)
    time.sleep(0.3)
    for _ in range(signals):
        process.send_signal(signal.SIGINT)
        time.sleep(0.02)
    _, err = process.communicate(timeout=120)
    assert process.returncode == 130, err
    assert "finished runs are kept in" in err.splitlines()[-1]
    assert len(list(out.glob("runs/*.json"))) == 1
    if signals == 1:
        assert len(pd.read_csv(out / "sweep.csv")) == 1


# Odd studies: each ends with a defined result and says what there is to say

APPROACHES = [
    ADC,
    ("--placement", "suppression-driven", "--max-moves", "200"),
    ("--refine", "border", "--max-moves", "200"),
    (*ADC, "--refine", "border", "--max-moves", "200", "--contiguous"),
]


@pytest.mark.parametrize("how", APPROACHES, ids=["adc", "suppression", "border", "both"])
@pytest.mark.parametrize("sites", [1, 6], ids=["one region", "a region an area"])
def test_one_region_and_as_many_as_areas(vbas, how, sites):
    vbas.done(*how, sites=sites)
    metrics = vbas.metrics
    assert metrics["n_regions"] == sites
    said = (metrics["refinement"] or metrics["placement"])["stopped_because"]
    assert said


@pytest.mark.parametrize("how", APPROACHES, ids=["adc", "suppression", "border", "both"])
def test_k_above_every_class(vbas, how):
    out = vbas.done(*how, "--k", "100")
    assert "All records are suppressed: k is 100" in out
    assert vbas.metrics["suppression_rate"] == 1.0
    assert len(vbas.released()) == 0


@pytest.mark.parametrize("how", APPROACHES, ids=["adc", "suppression", "border", "both"])
def test_coincident_points_and_areas_without_records(vbas, tmp_path, how):
    places = [(7e6, 1e6)] * 3 + [(7.001e6, 1e6), (7.002e6, 1e6), (7.001e6, 1e6)]
    table = pd.DataFrame({"DAUID": IDS, "x": [x for x, _ in places], "y": [y for _, y in places]})
    table.to_csv(tmp_path / "points.csv", index=False)
    records = vbas.records(record_frame(IDS[:4]))
    words = (*how, "--crs", "EPSG:3347")
    vbas.done(*words, areas=tmp_path / "points.csv", records=records, sites=2)
    metrics = vbas.metrics
    assert metrics["n_areas_without_records"] == 2
    assert len(pd.read_csv(vbas.out / "internal" / "assignment.csv")) == 6


def test_locks_that_contradict_a_border_are_reported(vbas, tmp_path):
    areas = vbas.areas(area_frame(county=["a", "a", "b"] * 2))
    locks = write(tmp_path / "locks.csv", f"area_id,region_id\n{IDS[0]},1\n{IDS[2]},1\n")
    out = vbas.done("--border-level", "county", "--lock", locks, areas=areas)
    assert "Aim met: No region crosses a border of county." in out
    assert "Aim missed: Not all of the 2 locked areas are kept" in out
    assert "group 1" in out


def test_islands_are_linked_and_said(vbas):
    frame = area_frame()
    frame.loc[5, "geometry"] = shapely.transform(frame.geometry[5], lambda xy: xy + 50_000.0)
    areas = vbas.areas(frame)
    out = vbas.done("--contiguous", "--max-suppression", "1", areas=areas)
    assert "Aim met: Every region is in one piece" in out
    assert "links" in {
        name for name, _ in pyogrio.list_layers(vbas.out / "internal" / "regions.gpkg")
    }

"""``vbas aggregate`` with regions that are given."""

import json

import pandas as pd
import pytest

from tests.app.cli.cli_files import IDS, CommandLine, area_frame


@pytest.fixture
def line(tmp_path, capsys):
    return CommandLine(tmp_path, capsys)


def measures(folder):
    return json.loads((folder / "internal" / "metrics.json").read_text(encoding="utf-8"))


def test_the_assignment_of_a_run_is_judged_the_same(line, tmp_path):
    status, _, err = line.run()
    assert status == 0, err
    again = tmp_path / "again"
    table = line.out / "internal" / "assignment.csv"
    status, said, err = line.run("--regions", table, sites=None, out=again)
    assert status == 0, err
    before, after = measures(line.out), measures(again)
    for name in ("suppressed_records", "n_regions", "discernibility", "compactness_own_centre_m"):
        assert after[name] == before[name]
    assert (before["compactness_m"] is None, after["compactness_m"]) == (False, None)
    assert after["placement"]["approach"] == "given-regions"
    assert after["inputs"]["regions"]["file"] == "assignment.csv"
    first, second = (pd.read_csv(of / "internal" / "assignment.csv") for of in (line.out, again))
    pd.testing.assert_frame_equal(first, second)
    assert "Regions" in said


def test_a_column_of_a_table_and_of_the_areas(line, tmp_path):
    path = tmp_path / "health.csv"
    frame = pd.DataFrame({"DAUID": IDS, "one": list("aaabbb"), "other": list("ababab")})
    frame.to_csv(path, index=False)
    assert line.run("--regions", f"{path}:other", sites=None)[0] == 0
    regions = pd.read_csv(line.out / "internal" / "assignment.csv")["region_id"]
    assert regions.tolist() == [1, 2, 1, 2, 1, 2]
    areas = line.areas(area_frame(health=["x", "x", "y", "y", None, None]), name="with.gpkg")
    run = line.run("--regions-column", "Health", "--left-over", "own", areas=areas, sites=None)
    assert run[0] == 0, run
    regions = pd.read_csv(line.out / "internal" / "assignment.csv")["region_id"]
    assert regions.tolist() == [1, 1, 2, 2, 3, 4]
    assert "Areas without a region: 2. Each is a region of its own." in run[1]


def test_the_scenario_it_writes_repeats_it(line, tmp_path):
    assert line.run("--regions", make_table(tmp_path), sites=None)[0] == 0
    scenario = line.out / "internal" / "scenario.toml"
    status, _, err = line.call("aggregate", scenario, "--out", tmp_path / "next")
    assert status == 0, err
    assert measures(tmp_path / "next")["n_regions"] == measures(line.out)["n_regions"]
    status, _, err = line.call(
        *("aggregate", scenario, "--out", tmp_path / "next"),
        *("--regions", tmp_path / "health.csv"),
    )
    assert status == 0, err
    assert measures(tmp_path / "next")["n_regions"] == measures(line.out)["n_regions"]


def make_table(tmp_path):
    path = tmp_path / "health.csv"
    pd.DataFrame({"DAUID": IDS, "region": list("aaabbb")}).to_csv(path, index=False)
    return path


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--placement", "random"], "nothing is placed, so --placement means nothing"),
        (["--contiguous"], "--contiguous means nothing"),
        (["--regions-column", "x"], "Both --regions and --regions-column"),
        (["--left-over", "lost"], "--left-over lost is not known"),
    ],
)
def test_what_makes_no_sense_beside_them_is_refused(line, tmp_path, more, said):
    assert said in line.refused("--regions", make_table(tmp_path), *more, sites=None)


def test_bad_tables_and_columns_are_refused(line, tmp_path):
    assert "There is no file" in line.refused("--regions", tmp_path / "none.csv", sites=None)
    path = make_table(tmp_path)
    assert "health.csv has no column zone" in line.refused("--regions", f"{path}:zone", sites=None)
    said = line.refused("--regions-column", "zone", sites=None)
    assert "have no column zone" in said
    path.write_text("DAUID,region\n35010001,a\n35010001,b\n", encoding="utf-8")
    said = line.refused("--regions", path, sites=None)
    assert "in line 2 and in line 3" in said


def test_what_becomes_of_the_rest_is_refused_without_regions(line):
    assert "so --left-over means nothing" in line.refused("--left-over", "own")

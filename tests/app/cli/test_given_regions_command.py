"""``vbas aggregate`` with regions that are given."""

import pandas as pd
import pytest

from tests.app.cli.cli_files import IDS, area_frame, metrics_of


def test_the_assignment_of_a_run_is_judged_the_same(vbas, tmp_path):
    vbas.done()
    again = tmp_path / "again"
    table = vbas.out / "internal" / "assignment.csv"
    said = vbas.done("--regions", table, sites=None, out=again)
    before, after = vbas.metrics, metrics_of(again)
    for name in ("suppressed_records", "n_regions", "discernibility", "compactness_own_centre_m"):
        assert after[name] == before[name]
    assert (before["compactness_m"] is None, after["compactness_m"]) == (False, None)
    assert after["placement"]["approach"] == "given-regions"
    assert after["inputs"]["regions"]["file"] == "assignment.csv"
    first, second = (pd.read_csv(of / "internal" / "assignment.csv") for of in (vbas.out, again))
    pd.testing.assert_frame_equal(first, second)
    assert "Regions" in said


def test_a_column_of_a_table_and_of_the_areas(vbas, tmp_path):
    path = tmp_path / "health.csv"
    frame = pd.DataFrame({"DAUID": IDS, "one": list("aaabbb"), "other": list("ababab")})
    frame.to_csv(path, index=False)
    assert vbas.run("--regions", f"{path}:other", sites=None)[0] == 0
    regions = vbas.assignment
    assert regions.tolist() == [1, 2, 1, 2, 1, 2]
    areas = vbas.areas(area_frame(health=["x", "x", "y", "y", None, None]), name="with.gpkg")
    run = vbas.run("--regions-column", "Health", "--left-over", "own", areas=areas, sites=None)
    assert run[0] == 0, run
    regions = vbas.assignment
    assert regions.tolist() == [1, 1, 2, 2, 3, 4]
    assert "Areas without a region: 2. Each is a region of its own." in run[1]


def test_the_scenario_it_writes_repeats_it(vbas, tmp_path):
    assert vbas.run("--regions", make_table(tmp_path), sites=None)[0] == 0
    scenario = vbas.scenario
    vbas.called("aggregate", scenario, "--out", tmp_path / "next")
    assert metrics_of(tmp_path / "next")["n_regions"] == vbas.metrics["n_regions"]
    vbas.called(
        *("aggregate", scenario, "--out", tmp_path / "next"),
        *("--regions", tmp_path / "health.csv"),
    )
    assert metrics_of(tmp_path / "next")["n_regions"] == vbas.metrics["n_regions"]


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
def test_what_makes_no_sense_beside_them_is_refused(vbas, tmp_path, more, said):
    assert said in vbas.refused("--regions", make_table(tmp_path), *more, sites=None)


def test_bad_tables_and_columns_are_refused(vbas, tmp_path):
    assert "There is no file" in vbas.refused("--regions", tmp_path / "none.csv", sites=None)
    path = make_table(tmp_path)
    assert "health.csv has no column zone" in vbas.refused("--regions", f"{path}:zone", sites=None)
    said = vbas.refused("--regions-column", "zone", sites=None)
    assert "have no column zone" in said
    path.write_text("DAUID,region\n35010001,a\n35010001,b\n", encoding="utf-8")
    said = vbas.refused("--regions", path, sites=None)
    assert "in line 2 and in line 3" in said


def test_what_becomes_of_the_rest_is_refused_without_regions(vbas):
    assert "so --left-over means nothing" in vbas.refused("--left-over", "own")

"""``vbas decide``: the same figures as runs, files for the house, one sentence for bad input."""

from __future__ import annotations

import json

import numpy as np
import pandas as pd
import pytest

from core.steps import STOP
from tests.app.cli.cli_files import IDS, area_frame, record_frame


@pytest.fixture
def decide(vbas):
    halves = ["K1A", "K1A", "K1A", "K1B", "K1B", "K1B"]
    areas = vbas.areas(area_frame(CFSAUID=halves), "with_fsa.gpkg")
    records = vbas.records()

    def call(*more):
        words = ("--areas", areas, "--records", records, "--area-id", "DAUID", "--qi", "age,sex")
        return vbas.call("decide", *words, *more)

    call.out, call.areas, call.records, call.vbas = vbas.out, areas, records, vbas
    return call


def table(decide) -> pd.DataFrame:
    frame = pd.read_csv(decide.out / "internal" / "decision.csv")
    return frame.set_index(["set", "k", "level"])


def test_figures_are_those_of_runs(decide):
    words = ("--k", "3,4", "--max-suppression", "0.05")
    status, said, err = decide(*words, "--set", "age", "--out", decide.out)
    assert (status, err) == (0, "")
    found = table(decide)
    frame = record_frame()
    sizes = frame.groupby(["DAUID", "age", "sex"]).size()
    lost = int(sizes[sizes < 4].sum())
    assert found.loc[("as chosen", 4, "areas"), "lost_records"] == lost
    assert found.loc[("as chosen", 4, "areas"), "lost_percent"] == pytest.approx(100 * lost / 120)
    by_age = frame.groupby(["DAUID", "age"]).size()
    without = found.loc[("age", 4, "areas"), "lost_records"]
    assert without == int(by_age[by_age < 4].sum())
    # A run of the regions that were written loses what the table says.
    own = found.loc[("as chosen", 3, "VBAS regions")]
    regions = decide.out / "internal" / "regions-1-k3.csv"
    judged = decide.vbas.folder / "judged"
    words = ("--areas", decide.areas, "--records", decide.records, "--area-id", "DAUID")
    again = ("--qi", "age,sex", "--k", "3", "--regions", regions, "--out", judged)
    assert decide.vbas.call("aggregate", *words, *again)[0] == 0
    metrics = json.loads((judged / "internal" / "metrics.json").read_text())
    text = json.dumps(metrics)
    assert f'"suppressed_records": {own["lost_records"]}' in text
    assert pd.read_csv(regions)["region_id"].nunique() == own["regions"]
    assert f"VBAS finds at least {own['regions']} region" in said
    assert "must not be given out" in said


def test_regions_that_are_given_are_rows(decide):
    """A column of the areas and a table, judged as runs are; twice the same is one row."""
    frame = record_frame()
    table_file = decide.vbas.folder / "zones.csv"
    thirds = ["a", "a", "b", "b", "c", "c"]
    pd.DataFrame({"DAUID": IDS, "zone": thirds}).to_csv(table_file, index=False)
    words = ("--k", "4", "--regions", table_file, "--regions-column", "CFSAUID")
    status, _, err = decide(*words, "--out", decide.out)
    assert (status, err) == (0, "")
    found = table(decide).loc[("as chosen", 4)]
    assert list(found.index)[:3] == ["areas", "zones.csv", "fsa"]
    assert "CFSAUID" not in found.index
    frame["zone"] = frame["DAUID"].map(dict(zip(IDS, thirds, strict=True)))
    sizes = frame.groupby(["zone", "age", "sex"]).size()
    assert found.loc["zones.csv", "lost_records"] == int(sizes[sizes < 4].sum())
    assert found.loc["zones.csv", "regions"] == 3
    status, _, err = decide("--regions-column", "nowhere")
    assert status == 2
    assert "nowhere" in err


def test_without_a_folder_nothing_is_written(decide):
    before = sorted(decide.vbas.folder.iterdir())
    status, said, err = decide("--set", "sex", "--k", "5")
    assert (status, err) == (0, "")
    assert "Variables sex: sex" in said
    assert "without" not in said
    assert sorted(decide.vbas.folder.iterdir()) == before


def test_persons_are_counted_anew_for_every_set(decide, vbas):
    """Two records of each person, of two sexes: by age alone each class has half its records."""
    frame = pd.DataFrame(
        {
            "DAUID": np.repeat(np.array(IDS, dtype=object), 12),
            "age": np.tile(np.repeat(["1", "2"], 6), 6),
            "sex": np.tile(["f", "m"], 36),
            "who": np.repeat(np.arange(36), 2),
        }
    )
    vbas.records(frame)
    status, _, err = decide("--person", "who", "--set", "age", "--k", "4", "--out", decide.out)
    assert (status, err) == (0, "")
    # Three persons in each class of an area, whichever variables: all are lost below 4.
    found = table(decide)
    assert found.loc[("age", 4, "areas"), "lost_records"] == 72
    assert found.loc[("as chosen", 4, "areas"), "lost_records"] == 72
    assert found.loc[("age", 4, "fsa"), "lost_records"] == 0


@pytest.mark.parametrize(
    ("more", "says"),
    [
        (("--k", "5,5.5"), "not a whole number"),
        (("--k", "0"), "below 1"),
        (("--max-suppression", "2"), "no share"),
        (("--set", "income"), "--set income names income"),
        (("--qi", "nothing"), "no column nothing"),
    ],
)
def test_bad_input_is_one_sentence(decide, more, says):
    assert says in decide.vbas.sentence(
        *("decide", "--areas", decide.areas, "--records", decide.records),
        *("--area-id", "DAUID", "--qi", "age,sex", *more),
    )


def test_fewer_variables_use_records_that_missing_values_had_left_out(decide, vbas):
    """By age alone a record without a sex is no longer left out."""
    frame = record_frame()
    frame.loc[::4, "sex"] = None
    vbas.records(frame)
    words = ("--exclude-missing", "--set", "age", "--k", "3", "--out", decide.out)
    assert decide(*words)[0] == 0
    found = table(decide)
    sizes = frame.groupby(["DAUID", "age"]).size()
    lost = int(sizes[sizes < 3].sum())
    assert found.loc[("age", 3, "areas"), "lost_records"] == lost
    assert found.loc[("age", 3, "areas"), "lost_percent"] == pytest.approx(100 * lost / len(frame))


def test_what_is_counted_anew_keeps_the_level_of_borders(decide, vbas):
    vbas.areas(area_frame(part=["a", "a", "b", "b", "b", "b"]), "with_fsa.gpkg")
    vbas.records(record_frame().assign(who=np.arange(120) // 2))
    words = ("--person", "who", "--border-level", "part", "--set", "age", "--k", "2")
    status, said, _ = decide(*words, "--max-suppression", "0.5")
    assert status == 0
    assert said.count("VBAS finds") == 2


def test_a_set_is_one_set_however_it_is_written(decide):
    status, said, _ = decide("--set", "age,age", "--set", "age", "--set", "sex,age", "--k", "3")
    assert status == 0
    assert said.count("Variables ") == 2


def test_regions_keep_the_floor(decide):
    """Areas of about 500 people each: two make 1,000."""
    words = ("--population", "people", "--max-suppression", "1", "--k", "2", "--set", "age")
    status, said, _ = decide(*words, "--floor", "900", "--out", decide.out)
    assert status == 0
    assert table(decide).loc[("age", 2, "VBAS regions"), "regions"] <= 3
    said = decide(*words, "--floor", "9000")[1]
    assert "even one region has fewer people than the floor" in said


def test_stopped_early_it_prints_what_is_known(decide, monkeypatch):
    def stopped(steps, *_):
        answer = None
        try:
            while True:
                step = steps.send(answer)
                answer = STOP if step.stage == "judging levels" else None
        except StopIteration as end:
            return end.value

    monkeypatch.setattr("app.cli.decide.drive", stopped)
    status, said, err = decide("--k", "3", "--out", decide.out)
    assert (status, err) == (0, "")
    assert "areas (6)" in said
    assert "stopped before every level was counted" in said
    assert "no level" not in said
    assert len(table(decide)) == 1

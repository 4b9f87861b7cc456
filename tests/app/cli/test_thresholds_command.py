"""``vbas thresholds`` on nine records of three areas, with shares by hand."""

from __future__ import annotations

import json

import pandas as pd
import pytest

AREAS = "id,province,people\nA,ON,40\nB,ON,20\nC,AB,10\n"
# A: four of (1), one of (2): 1 of 5 unique. B: two alike. C: two, unlike: both unique.
RECORDS = "id,age,whose\n" + "A,1,a\nA,1,b\nA,1,c\nA,1,c2\nA,2,d\nB,1,e\nB,1,f\nC,1,g\nC,2,h\n"


@pytest.fixture
def run(vbas):
    areas, records = vbas.folder / "areas.csv", vbas.folder / "records.csv"
    areas.write_text(AREAS)
    records.write_text(RECORDS)

    def call(*more):
        words = ["thresholds", "--records", records, "--areas", areas, "--area-id", "id"]
        return vbas.call(*words, "--population", "people", "--out", vbas.out, *more)

    call.out = vbas.out / "internal"
    return call


def table(run):
    frame = pd.read_csv(run.out / "thresholds.csv")
    return frame.set_index(["level", "province", "threshold_percent"]).sort_index()


def test_units_records_and_people_above_each_threshold(run):
    status, said, err = run("--qi", "age")
    assert (status, err) == (0, "")
    found = table(run)
    areas = found.loc["areas", "all"]
    # A has 20 % unique, which is above 5 but not above 20; B none; C all.
    assert areas["n_above"].to_dict() == {0: 2, 5: 2, 20: 1}
    assert areas.loc[20, "records_percent"] == pytest.approx(100 * 2 / 9)
    assert areas.loc[0, "people_percent"] == pytest.approx(100 * 50 / 70)
    assert found.loc[("areas", "ON", 5.0), "units_percent"] == 50
    # In the province ON: five of (1) and two more, one of (2): 1 of 7 is unique.
    province = found.loc["province", "all"]
    assert province["n_above"].to_dict() == {0: 2, 5: 2, 20: 1}
    units = pd.read_csv(run.out / "units.csv").set_index(["level", "unit"])
    assert units.loc[("province", "ON"), "unique_share"] == pytest.approx(1 / 7)
    assert units.loc[("areas", "B"), "keeps"] == "0\N{NO-BREAK SPACE}%"
    assert "must not be given out" in said
    assert "Ontario" in said
    assert json.loads((run.out / "thresholds.json").read_text())["columns"] == ["age"]


def test_a_sample_is_estimated(run):
    status, said, _ = run("--qi", "age", "--sample", "--fraction", "1", "--level", "areas")
    assert status == 0
    units = pd.read_csv(run.out / "units.csv").set_index("unit")
    assert units["estimate"].to_dict() == {"A": 0.2, "B": 0, "C": 1}  # everybody was drawn
    assert "estimated to be unique" in said


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        ((), "Nothing says what somebody could know"),
        (("--qi", "age", "--fraction", "0.1"), "means nothing without --sample"),
        (("--qi", "age", "--coefficients", "nowhere"), "nowhere"),
    ],
)
def test_what_is_not_understood_is_said(run, more, sentence):
    status, _, err = run(*more)
    assert status == 2
    assert sentence in err

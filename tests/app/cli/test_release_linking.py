"""Two releases of the same records that share further columns: records of both can be joined."""

from __future__ import annotations

import json

import numpy as np
import pandas as pd
import pytest

from tests.app.cli.cli_files import IDS, record_frame

EACH = 300
N = EACH * len(IDS)
RNG = np.random.default_rng(5)
JOB = np.where(RNG.random(N) < 0.04, "rare", "usual")
COST = RNG.permutation(N) / 4
YEAR = RNG.integers(0, 2, N)


@pytest.fixture
def release(vbas):
    """Makes a result and releases it: (status, findings of the guard)."""
    vbas.areas()
    more = {"job": JOB, "cost": COST, "dollars": np.round(COST * 0.7, 2), "year": YEAR}
    records = vbas.records(record_frame(each=EACH, **more))

    def made(name, qi, *more, sites=2, accept=None):
        of, pack = vbas.folder / f"result {name}", vbas.folder / name / "pack"
        pack.parent.mkdir()
        count = ("--site-count", "count", "--sites", sites)
        vbas.done("--k", 5, *count, *more, records=records, qi=qi, out=of)
        words = ["release", of, "--ledger", vbas.folder / "ledger", "--out", pack]
        status = vbas.call(*words, *(("--accept", accept) if accept else ()))[0]
        found = pack.parent / "findings.json"
        checks = json.loads(found.read_text())["checks"] if status == 3 else []
        return status, [of for of in checks if of["check"] == "guard" and not of["passes"]]

    return made


def released(vbas, name):
    return pd.read_parquet(vbas.folder / name / "pack/records/records.parquet")


def test_records_that_have_the_same_outcome_are_one_record_of_both(vbas, release):
    outcome = ("--keep", "cost", "--outcome", "cost")
    assert release("one", "age,sex", *outcome)[0] == 0
    status, found = release("two", "age,job", *outcome)
    assert status == 3
    (linked,) = [of for of in found if "shared" in of["details"]]
    assert linked["details"]["shared"] == ["cost"]
    assert release("two again", "age,job", *outcome, accept="a test")[0] == 0
    joined = released(vbas, "one").merge(released(vbas, "two again"), on="cost")
    sizes = joined.groupby(["region_id_x", "region_id_y", "age_x", "age_y", "sex", "job"]).size()
    small = sizes[sizes < 5]
    assert len(small) > 0
    assert linked["details"]["classes"] == len(small)
    assert linked["details"]["people"] == small.sum()


def test_the_same_classes_again_show_no_more(release):
    assert release("one", "age,sex", "--keep", "cost", "--outcome", "cost")[0] == 0
    more = ("--keep", "cost,year", "--outcome", "cost,year")
    assert release("two", "age,sex", *more)[0] == 0


def test_no_outcome_is_known_of_others_in_another_release(release):
    assert release("one", "age,sex", "--keep", "job", "--outcome", "job")[0] == 0
    status, found = release("two", "age,job")
    assert status == 3
    assert [of["details"]["roles"] for of in found if "roles" in of["details"]] == [["job"]]
    assert release("three", "age")[0] == 0


def test_a_free_column_of_two_tables_is_not_called_compared(release):
    assert release("one", "sex", "--keep", "year")[0] == 0
    assert release("two", "sex", "--keep", "year")[0] == 0
    status, found = release("three", "sex", "--keep", "year", sites=3)
    assert status == 3
    assert any("was not compared" in of["sentence"] for of in found)


def test_a_column_that_may_tell_what_another_release_shows_is_a_finding(release):
    assert release("one", "age,sex", "--keep", "cost", "--outcome", "cost")[0] == 0
    status, found = release("two", "age,job", "--keep", "dollars", "--outcome", "dollars")
    assert status == 3
    assert [of["details"]["others"] for of in found if "others" in of["details"]] == [["cost"]]


def test_values_that_many_records_share_find_none(release):
    assert release("one", "age,sex", "--keep", "cost", "--outcome", "cost")[0] == 0
    _, found = release("two", "age,job", "--keep", "year", "--outcome", "year")
    assert not [of for of in found if "shared" in of["details"]]

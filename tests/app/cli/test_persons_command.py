"""Persons by command line: one with many records is one person, whatever is asked for."""

from __future__ import annotations

import pandas as pd
import pytest

STAYS_OF_ONE = 5
WHERE = ("--x", "x", "--y", "y", "--crs", "EPSG:3347", "--area-id", "id")


@pytest.fixture
def aggregate(vbas):
    """Ten areas; somebody old with five stays in five of them, forty who are young."""
    ids = [f"A{i}" for i in range(10)]
    places = {"x": [7e6 + 1000.0 * (i % 5) for i in range(10)], "y": [1e6] * 5 + [1.001e6] * 5}
    areas = vbas.records(pd.DataFrame({"id": ids, **places}), "areas.csv")
    rows = [("p0", f"A{i}", "old") for i in range(STAYS_OF_ONE)]
    rows += [(f"q{i}", f"A{i % 10}", "young") for i in range(40)]
    people = vbas.records(pd.DataFrame(rows, columns=["person", "area", "age"]), "records.csv")
    what = ("--records", people, "--record-area-id", "area", "--qi", "age", "--k", "5")

    def run(*more, sites=("--site-count", "count", "--sites", "1")):
        words = ("aggregate", "--areas", areas, *WHERE, *what, *sites, *more, "--out", vbas.out)
        status, out, err = vbas.call(*words)
        assert status == 0, err
        return out + err

    return run


def ages(vbas):
    return sorted(vbas.released()["age"].unique())


def test_five_stays_are_not_released_as_five_people(aggregate, vbas):
    told, found = aggregate("--person", "person"), vbas.metrics
    assert ages(vbas) == ["young"]
    assert (found["n_records"], found["n_persons"], found["unit"]) == (45, 41, "people")
    assert found["suppressed_records"] == STAYS_OF_ONE
    assert (found["global_anonymity"], found["global_anonymity_released"]) == (1, 40)
    assert "Distinct people             41" in told
    assert "40 people" in told
    assert "Persons (person) with records in several areas: 1;" in told


def test_a_floor_counts_people(aggregate, vbas):
    aggregate("--person", "person", "--floor", "40")
    floor = next(aim for aim in vbas.metrics["aims"] if aim["name"] == "floor")
    assert (floor["unit"], floor["reached"]) == ("people", 41.0)


def test_without_a_person_column_visits_are_said_before_the_result(aggregate, vbas):
    assert "Rows may be visits, not people" in aggregate()
    assert ages(vbas) == ["old", "young"]


def test_regions_that_are_given_count_persons_too(aggregate, vbas):
    table = pd.DataFrame({"area_id": [f"A{i}" for i in range(10)], "region_id": 1})
    given = vbas.records(table, "regions.csv")
    aggregate("--person", "person", "--regions", given, sites=())
    assert ages(vbas) == ["young"]


def test_six_stays_alone_in_a_class_are_blanked(aggregate, vbas):
    words = ("suppress", "--records", vbas.folder / "records.csv", "--combinations", "age")
    assert vbas.call(*words, "--k", "5", "--person", "person", "--out", vbas.out)[0] == 0
    found = vbas.released()["age"]
    assert found.isna().sum() == STAYS_OF_ONE
    assert set(found.dropna()) == {"young"}

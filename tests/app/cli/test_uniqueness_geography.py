"""Geography and recodes in ``vbas uniqueness``: counted as if the rows had been written so."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest

from core.record_uniqueness import every_combination
from tests.app.cli.cli_files import area_frame
from tests.app.cli.uniqueness_cases import Uniqueness, check_all, write_rows

ZONES = ("010", "011", "020", "021", "030")
COUNTY = dict(zip(ZONES, ("A", "A", "B", "B", "C"), strict=True))
REGION = dict(zip(ZONES, ("1", "2", "2", "1", None), strict=True))


@pytest.fixture
def vbas(tmp_path, capsys):
    return Uniqueness(tmp_path, capsys)


@pytest.fixture
def areas(tmp_path):
    rows = [(zone, COUNTY[zone], 100) for zone in ZONES]
    path = write_rows(tmp_path / "zones.csv", ["zone", "county", "people"], rows)
    return "--areas", path, "--area-id", "zone"


def people(n=60):
    """(age in years, sex, zone): some ages, sexes and zones are missing."""
    draw = np.random.default_rng(4)
    ages = [None if a == 30 else str(a) for a in draw.integers(0, 31, n)]
    sexes = draw.choice(["m", "f", ""], n, p=[0.5, 0.4, 0.1])
    return [
        (age, sex or None, zone)
        for age, sex, zone in zip(ages, sexes, draw.choice(ZONES, n), strict=True)
    ]


def write_people(folder, rows):
    return write_rows(folder / "people.csv", ["age", "sex", "zone"], rows)


def written_people(folder):
    rows = people()
    return rows, write_people(folder, rows)


def located(rows, of):
    return [(*row[:-1], of[row[-1]]) for row in rows]


def test_geography_comes_last_unless_it_is_named(vbas, tmp_path, areas):
    rows, records = written_people(tmp_path)
    vbas.done(records, "age,sex", *areas)
    check_all(vbas.written, ["age", "sex", "geography"], rows)
    vbas.done(records, "geography,sex", *areas)
    check_all(vbas.written, ["geography", "sex"], [(row[2], row[1]) for row in rows])


def test_levels_of_the_areas(vbas, tmp_path, areas):
    rows, records = written_people(tmp_path)
    names = ["age", "sex", "geography"]
    vbas.done(records, "age,sex", *areas, "--level", "county")
    check_all(vbas.written, names, located(rows, COUNTY))
    assert vbas.written.report["variables"][2] == {
        "name": "geography",
        "title": "geography (county)",
        "categories": 3,
        "recode": {"kind": "level", "level": "county"},
    }
    vbas.done(records, "age,sex", *areas, "--recode", "geography:level=county")
    check_all(vbas.written, names, located(rows, COUNTY))
    vbas.done(records, "age,sex", *areas, "--level", "areas")
    check_all(vbas.written, names, rows)


def test_records_of_unknown_areas_are_records_of_the_file(vbas, tmp_path, areas):
    rows = people()
    nowhere = [("3", "m"), ("4", "f"), ("3", "m")]
    ids = ("999", None, None)
    records = write_people(
        tmp_path, [*rows, *((*of, id) for of, id in zip(nowhere, ids, strict=True))]
    )
    said = vbas.done(records, "age,sex", *areas)
    counted = [*rows, *((*of, None) for of in nowhere)]
    check_all(vbas.written, ["age", "sex", "geography"], counted)
    assert "Records in none of the areas: 3. They count" in said
    vbas.done(records, "age,sex", *areas, "--level", "county")
    counted = [*located(rows, COUNTY), *((*of, None) for of in nowhere)]
    check_all(vbas.written, ["age", "sex", "geography"], counted)
    vbas.done(records, "sex", *areas, "--exclude-missing")
    located_only = [(sex, zone) for _, sex, zone in rows if sex is not None]
    check_all(vbas.written, ["sex", "geography"], located_only)


def test_regions_of_a_run_are_a_level(vbas, tmp_path, areas):
    rows, records = written_people(tmp_path)
    regions = [(zone, region) for zone, region in REGION.items() if region is not None]
    table = write_rows(tmp_path / "assignment.csv", ["area_id", "region_id"], regions)
    where = (*areas, "--regions", table)
    said = vbas.done(records, "age,sex", *where)
    check_all(vbas.written, ["age", "sex", "geography"], located(rows, REGION))
    assert "Areas without a region in assignment.csv: 1." in said
    inputs = vbas.written.report["inputs"]
    assert {name: of["file"] for name, of in inputs.items()} == {
        "records": "people.csv",
        "areas": "zones.csv",
        "regions": "assignment.csv",
    }
    vbas.done(records, "age,sex", *where, "--level", "county")
    check_all(vbas.written, ["age", "sex", "geography"], located(rows, COUNTY))


def test_a_level_from_a_file_of_its_own(vbas, tmp_path, areas):
    counties = write_rows(tmp_path / "counties.csv", ["id", "people"], [("A", 1), ("B", 1)])
    rows = people()
    where = (*areas, "--level-file", f"county={counties}")
    vbas.done(write_people(tmp_path, rows), "age,sex", *where, "--level", "county")
    # The file does not know C, so where its records are is missing.
    check_all(vbas.written, ["age", "sex", "geography"], located(rows, {**COUNTY, "030": None}))


def test_a_map_of_areas_and_their_own_level(vbas, tmp_path):
    ids = ("35010001", "35010002", "35020001")
    path = tmp_path / "das.gpkg"
    area_frame(ids).to_file(path)
    rows = [("1", ids[i % 3]) for i in range(9)] + [("2", ids[0])]
    records = write_rows(tmp_path / "people.csv", ["age", "where"], rows)
    where = ("--areas", path, "--area-id", "DAUID", "--record-area-id", "where")
    vbas.done(records, "age", *where, "--level", "da")
    check_all(vbas.written, ["age", "geography"], rows)
    vbas.done(records, "age", *where, "--level", "cd")
    check_all(vbas.written, ["age", "geography"], [(age, id[:4]) for age, id in rows])


def test_area_ids_as_they_stand_in_the_records(vbas, tmp_path):
    rows = people()
    vbas.done(write_people(tmp_path, rows), "age,sex", "--area-id", "zone")
    check_all(vbas.written, ["age", "sex", "geography"], rows)


def test_postal_codes(vbas, tmp_path):
    codes = ["K1A 0B1", "k1a0b2", "M5V 2T6", "M5V 1A1", "K2P1L4"]
    rows = [("1", of) for of in codes] + [("2", codes[0])]
    records = write_rows(tmp_path / "people.csv", ["age", "code"], rows)
    vbas.done(records, "age", "--area-id", "code", "--postal-codes")
    fsa = [(age, of[:3].upper()) for age, of in rows]
    check_all(vbas.written, ["age", "geography"], fsa)


# Recodes


def ten_years(age):
    return None if age is None else int(age) // 10


def test_bands_and_collapses(vbas, tmp_path):
    rows, records = written_people(tmp_path)
    vbas.done(records, "age,sex,zone", "--recode", "age:band=10; zone:collapse=3")
    counts = pd.Series([row[2] for row in rows]).value_counts(sort=False).reindex(ZONES)
    kept = set(counts.sort_values(ascending=False, kind="stable").index[:2])
    recoded = [(ten_years(age), sex, zone if zone in kept else "other") for age, sex, zone in rows]
    check_all(vbas.written, ["age", "sex", "zone"], recoded)
    titles = [of["title"] for of in vbas.written.report["variables"]]
    assert titles == ["age (bands of 10)", "sex", "zone (2 commonest and other)"]


def test_categories_of_a_file_and_bands_of_bands(vbas, tmp_path):
    rows, records = written_people(tmp_path)
    categories = tmp_path / "categories.toml"
    categories.write_text(
        '[age]\nband = {width = 5, top = 25}\n[sex]\nmissing = ["f"]\n[other]\norder = ["x"]\n'
    )
    said = vbas.done(records, "age,sex", "--categories", categories, "--recode", "age:band=10")
    recoded = [(ten_years(age), None if sex == "f" else sex) for age, sex, _ in rows]
    check_all(vbas.written, ["age", "sex"], recoded)
    assert "categories.toml also recodes other" in said


def test_records_without_a_value_can_be_left_out(vbas, tmp_path):
    rows = people()
    vbas.done(write_people(tmp_path, rows), "age,sex", "--exclude-missing")
    check_all(vbas.written, ["age", "sex"], [row[:2] for row in rows if None not in row[:2]])
    assert vbas.written.report["left_out"]["missing values"] == sum(None in row[:2] for row in rows)


def test_persons_instead_of_records(vbas, tmp_path):
    rows = [("1", "m", "a"), ("1", "m", "a"), ("1", "m", "b"), ("2", "f", "c"), ("2", "f", "c")]
    records = write_rows(tmp_path / "visits.csv", ["age", "sex", "who"], rows)
    vbas.done(records, "age,sex", "--person", "who")
    check_all(vbas.written, ["age", "sex"], [("1", "m"), ("1", "m"), ("2", "f")])


STAYS = [
    # Ann moved, and is told by her diagnosis in b; Bo and Cy are alike; Di has no area at last.
    ("ann", "f", "x", "a"),
    ("ann", "f", "y", "b"),
    ("bo", "m", "x", "a"),
    ("bo", "m", "x", "a"),
    ("cy", "m", "x", "a"),
    ("di", "f", "x", "a"),
    ("di", "f", "z", ""),
]


@pytest.mark.parametrize("with_areas", [False, True])
def test_people_with_several_stays_count_once(vbas, tmp_path, with_areas):
    records = write_rows(tmp_path / "stays.csv", ["who", "sex", "cause", "place"], STAYS)
    areas = write_rows(tmp_path / "places.csv", ["place", "fsa"], [("a", "F"), ("b", "F")])
    more = ("--areas", areas, "--level", "fsa") if with_areas else ()
    said = vbas.done(records, "sex,cause", "--person", "who", "--area-id", "place", *more)
    told = vbas.written.report
    assert (told["n_rows"], told["n_persons"], told["unit"]) == (7, 4, "people")
    assert told["n_records"] == 4  # what shares are of
    # Alone: Ann by her cause y, Di by hers; nobody by sex, and nobody within the fsa of both.
    found = {of.variables: (of.unique, of.in_sets) for of in vbas.written.combinations}
    assert found["sex",] == (0, 4)
    assert found["sex", "cause"] == (2, 4)
    # Di alone is in no area; of b there is only Ann, but not of the fsa of a and b.
    assert found["geography",] == ((1, 4) if with_areas else (2, 4))
    assert "Note: Everybody counts once: records 7, people 4." in said
    assert "\n4 people; 3 variables, 7 combinations; unique record sets of at most 5 people" in said
    assert "People in unique record sets: 4 of 4 (100%)." in said
    assert "Unique people: 2 of 4 (50.0%); nobody else has the same values." in said


def test_one_patient_with_six_stays_hides_nobody(vbas, tmp_path):
    rows = [("0", "rare")] * 6 + [(str(i), "common") for i in range(1, 21)]
    records = write_rows(tmp_path / "stays.csv", ["who", "cause"], rows)
    page = tmp_path / "page.html"
    said = vbas.done(records, "cause", "--person", "who", "--report", page, "--advise", "public")
    assert (vbas.written.report["unique_records_full"], vbas.written.report["n_persons"]) == (1, 21)
    assert "nique people: 1 of 21 (4.8%)" in said
    assert "of the people in unique record sets" in said
    shown = page.read_text(encoding="utf-8")
    assert "<dt>People</dt><dd>21</dd>" in shown
    assert "at most 5 people" in shown
    assert "records (" not in shown


def test_one_person_is_no_persons(vbas, tmp_path):
    records = write_rows(tmp_path / "stays.csv", ["who", "cause"], [("1", "x"), ("1", "y")])
    said = vbas.done(records, "cause", "--person", "who", "--set-size", "1")
    assert "\n1 person; 1 variable, 1 combination; unique record sets of at most 1 person;" in said


def test_smallest_combinations_need_not_be_looked_for(vbas, tmp_path):
    said = vbas.done(write_people(tmp_path, people()), "age,sex", "--omit-minimal")
    assert "minimal_unique_records" not in vbas.written.table("combinations.csv")
    assert vbas.written.report["minimal_unique_sets"] is None
    assert "single" not in said


def test_other_shares_are_allowed(vbas, tmp_path):
    rows = [(of,) for of in "a" * 8 + "bc"]
    records = write_rows(tmp_path / "people.csv", ["x"], rows)
    vbas.done(records, "x")
    told = vbas.written.report
    assert (told["set_percent_full"], told["verdict_research"], told["verdict_public"]) == (
        *(20, True, False),
    )
    said = vbas.done(records, "x", "--research", "0.19", "--public", "0.2")
    told = vbas.written.report
    assert (told["verdict_research"], told["verdict_public"]) == (False, False)
    assert (told["research_percent_allowed"], told["public_percent_allowed"]) == (19, 20)
    assert "at most 19% of them, a public file less than 20%: it will do as neither" in said


def test_it_is_told_where_looking_for_smallest_combinations_takes_too_long(
    vbas, tmp_path, monkeypatch
):
    monkeypatch.setattr(every_combination, "_MOST_ROUNDS", 0)
    said = vbas.done(write_people(tmp_path, people()), "age,sex")
    assert "minimal_unique_records" not in vbas.written.table("combinations.csv")
    assert "would take too long" in said

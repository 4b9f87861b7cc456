"""Columns that are kept beside the protected ones, through ``vbas aggregate``."""

from __future__ import annotations

import numpy as np
import pyreadstat
import pytest

from tests.app.cli.cli_files import IDS, record_frame

EACH = 600
N = EACH * len(IDS)
RNG = np.random.default_rng(4)
AGE = RNG.integers(0, 60, N)
AREA = np.arange(N) // EACH
CATEGORIES = "[age]\nband = {width = 10}\n"


@pytest.fixture(autouse=True)
def files(vbas, tmp_path):
    vbas.areas()
    (tmp_path / "categories.toml").write_text(CATEGORIES)


def born() -> list[str]:
    admitted = np.datetime64("2020-01-01") + RNG.integers(0, 365, N)
    days = (AGE * 365.25 + RNG.integers(0, 365, N)).astype(int)
    return [str(of) for of in admitted - days]


def mostly(values: np.ndarray, share: float) -> np.ndarray:
    """The values, but for a share of one that says nothing."""
    return np.where(RNG.random(N) < share, values, -1)


def near_copy() -> np.ndarray:
    some = RNG.random(N) < 0.3
    near = AREA.copy()
    near[some] = RNG.permutation(near[some])
    return near


def kept(vbas, keep, *more, sites=2, **columns):
    records = vbas.records(record_frame(each=EACH, age=AGE, **columns))
    words = ["--categories", vbas.folder / "categories.toml", "--k", 5, "--keep", keep, *more]
    return {"words": words, "records": records, "sites": sites}


def refused(vbas, keep, *more, **columns):
    of = kept(vbas, keep, *more, **columns)
    said = vbas.refused(*of.pop("words"), **of)
    assert not vbas.out.exists()
    return said


def done(vbas, keep, *more, **columns):
    of = kept(vbas, keep, *more, **columns)
    return vbas.fine(*of.pop("words"), **of)


@pytest.mark.parametrize(
    ("column", "values"),
    [
        ("half_of_an_id", AREA % 3),  # areas of one region share some of them
        ("clinic", mostly(AREA, 0.885)),
    ],
)
def test_one_column_that_tells_areas(vbas, column, values):
    said = refused(vbas, column, **{column: values})
    assert f"The column {column} tells the area of" in said
    assert "which the region is there to hide" in said


def test_a_mark_on_one_record_is_said_and_not_released(vbas):
    """Chance would tell its area as well; but whoever knows the mark knows the record."""
    of = kept(vbas, "mark", mark=np.arange(N) == 5)
    said = vbas.done(*of.pop("words"), **of)
    assert "look like no other" in said
    words = ["release", vbas.out, "--ledger", vbas.folder / "ledger", "--out", vbas.folder / "pack"]
    status, told, _ = vbas.call(*words)
    assert status == 3
    assert "mark" in told
    assert not (vbas.folder / "pack").exists()


def test_a_near_copy_of_the_area(vbas):
    said = refused(vbas, "near", near=near_copy())
    assert "The column near mostly tells the area, which the region is there to hide" in said


def test_two_columns_that_tell_areas_together(vbas):
    halves = {"first": RNG.integers(0, 2, N)}
    halves["second"] = (halves["first"] + AREA % 2) % 2
    halves["third"] = 1
    said = refused(vbas, "third,first,second", sites=3, **halves)
    assert "The columns first, second together tell the area of" in said


@pytest.mark.parametrize("values", [AGE, AGE % 10, None], ids=["age", "last digit", "birth date"])
def test_finer_forms_of_a_banded_column(vbas, values):
    said = refused(vbas, "finer", sites=6, finer=born() if values is None else values)
    assert "The column finer is a finer form of age: with its values" in said


def test_a_finer_form_may_be_kept_while_classes_keep_to_k(vbas):
    columns = {"fine": np.char.add((AGE // 10).astype(str), np.where(AREA % 2, "a", "b"))}
    said = done(vbas, "fine", sites=6, **columns)
    assert "Beside the protected columns, fine are released as they are" in said
    assert len(vbas.released()) == N


def test_what_is_forced_is_said_and_written(vbas):
    halves = {"first": AREA // 3, "second": AREA % 3}
    said = done(vbas, "first,second", "--force", sites=1, **halves)
    assert "Note: The columns first, second together tell the area of" in said
    assert "Note: Beside the protected columns, first, second are released as they are" in said
    notices = vbas.metrics["notices"]
    assert any(of.startswith("The columns first, second together tell") for of in notices)
    assert list(vbas.released().columns) == ["region_id", "age", "sex", "first", "second"]


def test_an_outcome_is_released_with_the_number_of_records_that_it_shows_alone(vbas):
    outcome = np.arange(N) % 2
    said = done(vbas, "outcome", sites=6, outcome=outcome)
    assert f"with them 0 of {N:,} records look like no other, 0 like fewer than k = 5" in said
    outcome[0] = 2
    said = done(vbas, "outcome", sites=6, outcome=outcome)
    assert f"with them 1 of {N:,} records look like no other, 1 like fewer than k = 5" in said


def test_what_links_the_stays_of_a_person(vbas):
    person = np.arange(N) % EACH // 2 + EACH * AREA
    columns = {"person": person, "card": [f"c{of}" for of in person]}
    more = ("--person", "person")
    said = refused(vbas, "card", *more, sites=6, **columns)
    assert f"The column card links the records of a person: {N:,} released records" in said


def test_classes_below_k_are_of_persons(vbas):
    """Ten stays at each age, but all of one person."""
    young = np.tile(np.arange(EACH) // 10, len(IDS))
    person = np.arange(N) // 10
    frame = record_frame(each=EACH, age=young, sex="x", finer=young, person=person)
    records = vbas.records(frame)
    more = ["--categories", vbas.folder / "categories.toml", "--k", 5, "--keep", "finer"]
    vbas.fine(*more, records=records, sites=6)
    said = vbas.refused(*more, "--person", "person", records=records, sites=6)
    assert f"age: with its values {N:,} released records are in classes below k = 5" in said


def test_counted_files_count_every_record(vbas):
    frame = record_frame(each=EACH, age=AGE, outcome=np.arange(N) % 2 * 1.0)
    path = vbas.folder / "people.sav"
    pyreadstat.write_sav(frame, str(path))
    more = ["--categories", vbas.folder / "categories.toml", "--k", 5, "--keep", "outcome"]
    out = vbas.fine(*more, records=path, sites=6)
    assert f"with them 0 of {N:,} records look like no other" in out

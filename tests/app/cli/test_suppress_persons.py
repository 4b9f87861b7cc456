"""``vbas suppress --person`` and ``--status``: people are counted, and what a recipient sees."""

from __future__ import annotations

import json

import pandas as pd

from tests.app.cli.suppress_cases import write_rows

# One patient with six stays, alone in her class, beside eight others with one stay each.
ALONE = {
    "who": ["her"] * 6 + [f"p{i}" for i in range(8)],
    "sex": ["f"] * 14,
    "age": ["90"] * 6 + ["30"] * 8,
}


def test_a_patient_alone_in_her_class_is_blanked(command):
    records = write_rows(command.folder / "records.csv", ALONE)
    said = command.done(records, "age+sex", "--k", "5", "--person", "who", "--keep-order")
    assert command.released["age"].isna().tolist() == [True] * 6 + [False] * 8
    report = command.report
    assert (report["n_records"], report["n_persons"], report["unit"]) == (14, 9, "person")
    assert report["person_column"] == "who"
    assert report["known_person"]["age+sex"]["before"]["worst"] == 1.0
    assert "14 records of 9 people" in said
    assert "Smallest class that shows a value: 8 people" in said


def test_samples_have_all_records_of_a_person(command):
    rows = {"who": [i // 3 for i in range(60)], "sex": ["f", "m", "f"] * 20, "no": range(60)}
    records = write_rows(command.folder / "records.csv", rows)
    command.done(
        records, "sex", "--k", "2", "--person", "who", "--samples", "2", "--sample-share", "0.25"
    )
    sizes = command.report["samples"]["records"]
    assert sizes == [15, 15]
    for i in (1, 2):
        found = pd.read_parquet(next(command.out.rglob(f"sample-{i}.parquet")))
        assert found["sex"].value_counts().to_dict() == {"f": 10, "m": 5}


def test_k_above_the_persons_is_refused(command):
    records = write_rows(command.folder / "records.csv", ALONE)
    said = command.refused(records, "age+sex", "--k", "10", "--person", "who")
    assert "has 9 persons: no class can be that large" in said


# Two records are blanked in a, one is missing there: a recipient sees three empty cells.
EMPTY = {
    "a": ["x"] * 20 + ["y"] * 2 + [None],
    "b": ["p"] * 20 + ["q"] * 3,
}


def test_the_report_says_what_the_terminal_says(command):
    records = write_rows(command.folder / "records.csv", EMPTY)
    said = command.done(records, "a+b", "--k", "20")
    after = command.report["known_person"]["a+b"]["after"]
    # Two records blanked in a, one missing there: told apart, the last would be one of its own.
    assert command.report["known_person"]["a+b"]["after_strict"]["worst"] == 1.0
    assert after["worst"] == 1 / 20
    assert "a probability of at most 0.05" in said
    assert after["share_over_tau"] == 0


def test_status_tells_blanked_from_missing_and_is_said(command):
    records = write_rows(command.folder / "records.csv", EMPTY)
    said = command.done(records, "a+b", "--k", "20", "--status", "--keep-order")
    free = command.released
    assert free.columns.tolist() == ["a", "b", "a_status", "b_status"]
    assert free["a_status"].tolist() == ["shown"] * 20 + ["blanked"] * 2 + ["missing"]
    assert free["b_status"].tolist() == ["shown"] * 20 + ["blanked"] * 3
    assert "The status columns tell which empty cells were blanked" in said
    assert command.report["status"] is True


def test_blanked_and_missing_are_counted_either_way(command):
    records = write_rows(command.folder / "records.csv", EMPTY)
    command.done(records, "a+b", "--k", "20")
    columns = pd.read_csv(next(command.out.rglob("columns.csv"))).set_index("column")
    assert columns["cells"].to_dict() == {"a": 2, "b": 3}
    assert columns["missing"].to_dict() == {"a": 1, "b": 0}
    assert command.report["cells_missing"] == {"a": 1, "b": 0}
    assert "a_status" not in command.released


def test_the_codebook_says_what_k_counts_and_what_a_status_is(command):
    records = write_rows(command.folder / "records.csv", ALONE)
    command.done(records, "age+sex", "--k", "5", "--person", "who", "--status")
    book = json.loads(next(command.out.rglob("codebook.json")).read_text())
    assert book["unit"] == "person"
    meanings = {of["name"]: of["meaning"] for of in book["columns"]}
    assert "shown, blanked, or missing" in meanings["age_status"]


def test_columns_that_link_a_person_together_are_refused(command):
    """Half a name in each of two columns: neither says who it is, both together do."""
    person = [i % 40 for i in range(240)]
    rows = {
        "who": person,
        "one": [of // 8 for of in person],
        "two": [of % 8 for of in person],
        "dx": [i % 5 for i in range(240)],
    }
    records = write_rows(command.folder / "records.csv", rows)
    said = command.refused(records, "dx", "--k", "5", "--person", "who", "--keep", "one,two")
    assert "The columns one, two together link the records of a person: 240" in said
    command.done(records, "dx", "--k", "5", "--person", "who", "--keep", "one")


def test_a_column_of_that_name_is_not_replaced(command):
    records = write_rows(command.folder / "records.csv", {**EMPTY, "a_status": ["s"] * 23})
    said = command.refused(records, "a+b", "--k", "20", "--status", "--keep", "a_status")
    assert "a column a_status already" in said

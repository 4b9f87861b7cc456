"""``vbas suppress``: what it writes and says."""

from __future__ import annotations

import json

import pandas as pd
import pyarrow.parquet as pq
import pytest

from tests.app.cli.suppress_cases import small_classes, write_rows

# Ten records; with k = 3, "old" is rare, and the two F of the young ones are a class below k.
ROWS = {
    "age": ["young"] * 8 + ["old"] * 2,
    "sex": ["M"] * 6 + ["F"] * 2 + ["M"] * 2,
    "code": ["c1", "c2", "c1", "c2", "c1", "c2", "c3", "c3", "c1", "c4"],
    "cost": [1, 1, 1, 1, 1, 2, 2, 2, 1, 2],
}


@pytest.fixture
def records(command):
    return write_rows(command.folder / "records.csv", ROWS)


def rows_of(table):
    """Rows as text, blank where nothing is."""
    return [tuple("" if pd.isna(v) else str(v) for v in row) for row in table.to_numpy()]


def test_a_case_worked_out_by_hand(command, records):
    said = command.done(records, "age+sex", "--k", "3", "--keep-order")
    # Phase 1 blanks both "old" and both "F", of 2 records each. Then "young" of those without a
    # sex stands in a class of 2, and so does "M" of those without an age: both go in phase 2.
    assert rows_of(command.released) == [("young", "M")] * 6 + [("", "")] * 4
    assert command.report["cells_suppressed"] == {"age": 4, "sex": 4}
    assert command.report["cells_suppressed_phase_1"] == 4
    assert command.report["records_touched"] == 4
    assert "0 of 1 combination below k = 3" in said
    assert "Suppressed: 8 cells (40% of the cells of these columns) in 4 records (40%)" in said


def test_the_report(command, records):
    command.done(records, "age+sex; age+code", "--threshold", "0.34", "--weights", "age=.5")
    report = command.report
    assert report["n_records"] == 10
    assert (report["k"], report["tau"]) == (3, 0.34)
    assert report["combinations"] == [["age", "sex"], ["age", "code"]]
    assert report["weights"] == {"age": 0.5, "sex": 1.0, "code": 1.0}
    assert report["cells_suppressed_total"] == sum(report["cells_suppressed"].values())
    assert report["combinations_below_k"] == 0
    assert [of["passes"] for of in report["verification"]] == [True, True]
    assert report["inputs"]["records"]["file"] == "records.csv"
    assert report["record_suppression"]["records_suppressed"] > 0
    assert report["seconds"] == pytest.approx(sum(report["seconds_by_part"].values()))


def test_the_tables(command, records):
    command.done(records, "age+sex", "--k", "3", "--follow", "sex:code")
    columns = command.table("columns.csv").set_index("column")
    assert columns.loc["code", "follows"] == "sex"
    assert columns.loc["code", "weight"] == ""
    assert int(columns.loc["code", "cells"]) == int(columns.loc["sex", "cells"])
    verification = command.table("verification.csv")
    assert verification["combination"].tolist() == ["age+sex"]
    assert verification["passes"].tolist() == ["True"]
    groups = command.table("missingness.csv")
    chosen = groups[(groups["column"] == "sex") & (groups["by"] == "age")].set_index("group")
    # Both "old" and two of the "young" are blanked; which is which is not told.
    assert chosen["records"].astype(int).to_dict() == {"young": 6, "(blanked)": 4}
    assert chosen["blanked"].astype(int).to_dict() == {"young": 0, "(blanked)": 4}


def test_no_file_but_the_records_holds_a_rare_value(command, records):
    command.done(records, "age+sex+code", "--k", "3")
    for path in command.out.rglob("*.*"):
        if path.name not in ("records.parquet", "README.txt"):
            assert "old" not in path.read_text()


def test_records_are_sorted_so_that_neighbours_tell_nothing(command, records):
    command.done(records, "code+sex", "--k", "2")
    rows = [tuple("~" if of == "" else of for of in row) for row in rows_of(command.released)]
    assert rows == sorted(rows)


def test_kept_columns(command, records):
    command.done(records, "age+sex", "--k", "1", "--keep", "cost,code")
    table = command.released
    assert list(table) == ["age", "sex", "cost", "code"]
    want = pd.DataFrame(ROWS)[["age", "sex", "cost", "code"]]
    assert sorted(rows_of(table)) == sorted(rows_of(want))


def test_a_kept_column_that_tells_what_is_blanked(command):
    rows = {"block": ["A"] * 4 + ["B"], "code": ["A1", "A1", "A2", "A2", "B1"]}
    records = write_rows(command.folder / "codes.csv", rows)
    said = command.refused(records, "block", "--k", "2", "--keep", "code")
    assert "code tells 1 of 1 blanked values of block" in said
    said = command.done(records, "block", "--k", "2", "--keep", "code", "--force")
    assert "Note: The column code tells 1 of 1 blanked values of block" in said


def test_columns_that_tell_each_other_are_said_and_following_mends_it(command):
    rows = {"block": ["A"] * 4 + ["B"] * 3, "code": ["A1"] * 4 + ["B1"] * 3}
    rows["sex"] = ["F"] * 3 + ["M"] * 4
    records = write_rows(command.folder / "codes.csv", rows)
    said = command.done(records, "sex+block; code", "--k", "3", "--weights", "block=0.1")
    assert "Let code follow block" in said
    more = ["--weights", "block=0.1", "--follow", "block:code"]
    said = command.done(records, "sex+block; code", "--k", "3", *more)
    assert "can be told" not in said


def test_linked_columns_are_blanked_together(command):
    rows = {"a": ["x"] * 5 + ["y"], "b": ["1"] * 5 + ["2"], "c": ["q"] * 6}
    records = write_rows(command.folder / "linked.csv", rows)
    command.done(records, "a+c", "--k", "2", "--link", "a=b", "--keep-order")
    assert rows_of(command.released[["a", "b"]])[-1] == ("", "")
    assert command.report["follow"] == {"a": ["b"], "b": ["a"]}


def test_everything_suppressed_is_said_with_the_heaviest_column(command):
    rows = {"one": list("abcdef"), "two": list("xxxyyy")}
    records = write_rows(command.folder / "rare.csv", rows)
    said = command.done(records, "one+two", "--k", "5")
    assert "Everything is suppressed" in said
    assert "The heaviest column is one" in said
    assert command.released.isna().all().all()
    assert any("Everything is suppressed" in of for of in command.report["notices"])


def test_k_of_one_blanks_nothing(command, records):
    command.done(records, "age+sex+code", "--k", "1", "--keep-order")
    assert command.report["cells_suppressed_total"] == 0
    assert rows_of(command.released) == rows_of(pd.DataFrame(ROWS)[["age", "sex", "code"]])


def test_what_is_given_back_is_said(command, records):
    said = command.done(records, "age+sex; sex+code", "--k", "3", "--give-back")
    report = command.report
    before = report["cells_suppressed_total_before_give_back"]
    assert before == sum(report["cells_suppressed_before_give_back"].values())
    assert f"of {before:,} that were blanked at first" in said
    for combination in (["age", "sex"], ["sex", "code"]):
        assert small_classes(command.released, combination, 3) == 0


def test_samples_have_no_record_in_common(command):
    rows = {"age": ["a", "b"] * 20, "number": list(range(40))}
    records = write_rows(command.folder / "many.csv", rows)
    more = ["--samples", "3", "--sample-share", "0.3", "--seed", "7"]
    command.done(records, "age", "--k", "5", "--keep", "number", "--force", *more)
    samples = [pd.read_parquet(command.out / "release" / f"sample-{i}.parquet") for i in (1, 2, 3)]
    numbers = [set(of["number"]) for of in samples]
    assert [len(of) for of in numbers] == [12, 12, 12]
    assert len(set.union(*numbers)) == 36
    assert command.report["samples"] == {"seed": 7, "records": [12, 12, 12]}


def test_names_with_signs_stand_in_quotes(command):
    rows = {"a+b": ["x", "x", "y"], "c;d": ["1", "1", "2"]}
    records = write_rows(command.folder / "signs.csv", rows)
    command.done(records, '"a+b"+"c;d"', "--k", "2", "--weights", '"a+b"=0.5')
    assert command.report["combinations"] == [["a+b", "c;d"]]
    assert command.report["weights"]["a+b"] == 0.5


def test_categories_are_recoded_before(command):
    rows = {"age": [1, 2, 11, 12, 13, 99], "sex": list("FFMMMM")}
    records = write_rows(command.folder / "ages.csv", rows)
    path = command.folder / "categories.toml"
    path.write_text('[age]\nmissing = ["99"]\nband = {width = 10}\n')
    command.done(records, "age+sex", "--k", "2", "--categories", path, "--keep-order")
    ages = command.released["age"].tolist()
    assert ages[:5] == ["0-9", "0-9", "10-19", "10-19", "10-19"]
    assert pd.isna(ages[5])


def test_levels_of_a_hierarchy(command):
    rows = {"code": ["A1", "A2", "A3", "B1", "B2", "B3"], "sex": list("FFFFFF")}
    records = write_rows(command.folder / "codes.csv", rows)
    path = command.folder / "icd.csv"
    path.write_text("".join(f"{code};{code[0]};*\n" for code in rows["code"]))
    more = ["--hierarchy", f"code={path}", "--follow", "code.level 1:code", "--k", "3"]
    command.done(records, "code.level 1+sex", *more, "--keep-order")
    assert list(command.released) == ["code.level 1", "sex", "code"]
    assert command.released["code.level 1"].tolist() == list("AAABBB")
    assert command.report["inputs"]["hierarchy code"]["file"] == "icd.csv"


def test_synthetic_records_stay_marked(command):
    table = pq.read_table(write_parquet(command.folder / "records.parquet"))
    marked = table.replace_schema_metadata({b"vbas.synthetic": b"seed 3"})
    pq.write_table(marked, command.folder / "records.parquet")
    more = ["--samples", "1", "--sample-share", "0.5"]
    command.done(command.folder / "records.parquet", "age+sex", "--k", "2", *more)
    assert command.report["synthetic"] is True
    for name in ("records.parquet", "sample-1.parquet"):
        assert (
            pq.read_metadata(command.out / "release" / name).metadata[b"vbas.synthetic"]
            == b"seed 3"
        )


def write_parquet(path):
    pd.DataFrame(ROWS).to_parquet(path, index=False)
    return path


def runs_of(command):
    """{quantity or column: its value in each run} of the comparison."""
    table = command.table("comparison.csv").to_dict("split")["data"]
    return {column or quantity: values for quantity, column, *values in table}


# Thresholds and both algorithms side by side


def test_the_table_has_the_form_of_the_papers(command, records):
    said = command.done(records, "age+sex; sex+code", "--batch", "0.5,0.34")
    lines = said.splitlines()
    assert lines[1].split() == ["0.5", "0.5", "0.34", "0.34"]
    assert lines[2].split() == ["Comb.", "Complete"] * 2
    assert [line.split()[0] for line in lines[4:7]] == ["age", "sex", "code"]
    entropy = next(line for line in lines if line.startswith("Entropy (%)"))
    assert entropy.split()[2] == "100"


def test_nothing_is_released(command, records):
    command.done(records, "age+sex", "--batch", "2,3")
    assert {of.name for of in command.out.rglob("*.*")} == {
        *("comparison.csv", "comparison.json", "README.txt", "manifest.json")
    }


def test_each_run_costs_what_it_costs_alone(command, records):
    combinations = "age+sex; sex+code"
    command.done(records, combinations, "--batch", "0.5,0.34")
    runs = runs_of(command)
    assert runs["algorithm"] == ["combinations", "complete"] * 2
    for i, (tau, algorithm) in enumerate(zip(runs["tau"], runs["algorithm"], strict=True)):
        more = ["--threshold", tau, "--algorithm", algorithm]
        command.done(records, combinations, *more)
        report = command.report
        for name in ("entropy_bits", "cells_percent"):
            assert float(runs[name][i]) == pytest.approx(report[name])
        assert float(runs["age"][i]) == 10 * report["cells_suppressed"]["age"]


def test_another_column_in_place_of_one(command, records):
    command.done(records, "age+sex", "--batch", "3", "--instead", "sex=code")
    assert len(runs_of(command)["k"]) == 4
    runs = json.loads((command.out / "internal" / "comparison.json").read_text())["runs"]
    assert [of["combinations"] for of in runs] == [[["age", "sex"]]] * 2 + [[["age", "code"]]] * 2


def test_one_algorithm_if_it_is_named(command, records):
    command.done(records, "age+sex", "--batch", "2,3", "--algorithm", "complete")
    assert runs_of(command)["algorithm"] == ["complete", "complete"]

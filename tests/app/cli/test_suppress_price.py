"""Prices, associations, remedies and comparison by ``vbas suppress`` and ``compare``."""

from __future__ import annotations

import json

import pandas as pd
import pytest

from app.cli import main
from tests.app.cli.suppress_cases import write_rows

# Of (a, v) and (c, v) there is one record each: with k = 2, (blank, v) would be two.
ROWS = {"x": [*"aaaaaccccc"], "y": [*"uuuuvvwwww"]}


def test_the_price_of_a_variable(command):
    file = write_rows(command.folder / "rows.csv", ROWS)
    said = command.done(file, "x+y", "--k", "2", "--price", "x")
    found = command.table("price.csv").astype(float).set_index("ratio")
    # x weighs less: a and c go, each 5 of 10, and v stays twice.
    assert found.loc[0.1, ["cells", "other_cells"]].tolist() == [2, 0]
    assert found.loc[0.1, "bits"] == pytest.approx(2 * 1)
    # x weighs more: v goes first, 2 of 10; (a, blank) and (c, blank) are still one each.
    assert found.loc[10, ["cells", "other_cells"]].tolist() == [2, 2]
    assert found.loc[10, "other_bits"] == pytest.approx(2 * 2.321928)
    assert set(found["records_touched"]) == {2}
    assert json.loads((command.out / "internal" / "price.json").read_text())["variable"] == "x"
    assert not (command.out / "release").exists()
    assert "x against the others" in said


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        (("--price", "z"), "not protected"),
        (("--price", "x", "--status"), "nothing is released"),
    ],
)
def test_what_price_is_not_about(command, more, sentence):
    file = write_rows(command.folder / "rows.csv", ROWS)
    status, _, err = command.run(file, "x+y", "--k", "2", *more)
    assert status == 2
    assert sentence in err
    status, _, err = command.run(file, "x+y", "--price", "x", "--batch", "0.2")
    assert status == 2
    assert "Both --batch and --price" in err


def test_associations_before_and_after(command):
    file = write_rows(command.folder / "rows.csv", ROWS)
    said = command.done(file, "x+y", "--k", "2", "--associations")
    (row,) = command.table("associations.csv").to_dict("records")
    assert (row["column"], row["other"]) == ("x", "y")
    # y tells x before; of two records one of both is blank after.
    assert (row["records_before"], row["records_after"]) == ("10", "8")
    assert "Association (Cramer's V)" in said


def test_less_is_offered_where_much_is_blanked(command):
    file = write_rows(command.folder / "rows.csv", {"x": list("abcdee"), "y": list("uuvvww")})
    said = command.done(file, "x+y", "--k", "2")
    assert "More than half of the values of a column are blanked." in said
    assert "To blank less: Give back cells that need not be blanked" in said


def test_folders_are_compared(command):
    capsys = command.capture
    file = write_rows(command.folder / "rows.csv", ROWS)
    folders = []
    for k in (2, 5):
        command.done(file, "x+y", "--k", k)
        folders.append(str(command.folder / f"k{k}"))
        command.out.rename(folders[-1])
    assert main(["compare", *folders, "--json"]) == 0
    found = pd.DataFrame(json.loads(capsys.readouterr().out)).set_index(["quantity", "column"])
    assert found.loc[("k", "")].tolist() == [2, 5]
    assert found.loc[("cells_percent", ""), folders[0]] == pytest.approx(100 * 4 / 20)
    assert main(["compare", *folders]) == 0
    assert "Records touched (%)" in capsys.readouterr().out
    assert main(["compare", folders[0]]) == 2
    report = command.folder / "k5" / "internal" / "suppression.json"
    report.write_text("{}")
    assert main(["compare", *folders]) == 2
    assert "damaged" in capsys.readouterr().err


def test_records_with_much_blanked_are_left_out_and_weights_are_in_the_dictionary(command):
    rows = {"sex": [*"aaaabbbb", *"aaaabb"], "zone": [*"uuuuvvvv", *"xywzst"]}
    file = write_rows(command.folder / "rows.csv", rows)
    said = command.done(file, "sex+zone", "--k", "2", "--leave-out-blanked", "0.4", "--rake", "sex")
    assert "Left out: 6 records of which more than 40% would be blanked" in said
    assert "Weights: sex restored in 2 groups" in said
    released = command.released
    assert released.groupby("sex")["weight"].first().round(5).to_dict() == {
        "a": 1.14286,
        "b": 0.85714,
    }
    book = json.loads((command.out / "release" / "codebook.json").read_text())
    (weight,) = (of for of in book["columns"] if of["name"] == "weight")
    assert weight["margins"] == {"sex": [["a"], ["b"]]}
    assert "more than 40% of the protected values" in weight["meaning"]
    told = command.report
    assert told["much_blanked"] == {"most_blank": 0.4, "records_left_out": 6}
    assert told["raked"]["converged"]
    pack = command.folder / "pack"
    words = ["release", command.out, "--ledger", command.folder / "ledger", "--out", pack]
    assert main([str(of) for of in words]) == 0
    about = json.loads((pack / "dictionary" / "dictionary.json").read_text())["columns"][-1]
    assert "Poids, 1 en moyenne : par lui, sex" in about["meaning"]["fr"]
    # The same again by its design.
    design = command.out / "internal" / "design.toml"
    again = command.folder / "again"
    assert main(["suppress", "--design", str(design), "--out", str(again)]) == 0
    assert pd.read_parquet(again / "release" / "records.parquet").equals(released)


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        (("--rake", "note"), "No combination protects note together"),
        (("--leave-out-blanked", "1.5"), "1.5 is no share of columns that may be blanked"),
    ],
)
def test_what_cannot_be_raked_or_left_out_is_said(command, more, sentence):
    file = write_rows(command.folder / "rows.csv", ROWS)
    status, _, err = command.run(file, "x+y", "--k", "2", *more)
    assert status == 2
    assert sentence in err

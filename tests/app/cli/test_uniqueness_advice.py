"""What ``vbas uniqueness`` advises does what it says; its report; what it offers."""

from __future__ import annotations

import json
import shlex

import numpy as np
import pandas as pd
import pytest

from tests.app.cli.uniqueness_cases import Uniqueness, write_rows

NAMES = ["age", "sex", "site"]


@pytest.fixture
def vbas(tmp_path, capsys):
    return Uniqueness(tmp_path, capsys)


@pytest.fixture
def records(tmp_path):
    draw = np.random.default_rng(11)
    n = 400
    columns = (
        draw.integers(0, 80, n).astype(str),
        draw.choice(["m", "f"], n),
        draw.choice(["lung", "skin", "bone", "eye", "tongue"], n, p=[0.5, 0.3, 0.1, 0.06, 0.04]),
    )
    return write_rows(tmp_path / "people.csv", NAMES, list(zip(*columns, strict=True)))


@pytest.mark.parametrize("wanted", ["research", "public"])
def test_advice_does_what_it_says(vbas, records, wanted):
    said = vbas.done(records, ",".join(NAMES), "--advise", wanted)
    answers = vbas.written.report["advice"]
    assert answers
    lost = [of["bits_per_record_lost"] for of in answers]
    assert lost == sorted(lost)
    for answer in answers[:3]:
        assert f'--recode "{answer["recodes"]}"' in said
        kept = [name for name in NAMES if name not in answer["dropped"]]
        vbas.done(records, ",".join(kept), "--recode", answer["recodes"])
        told = vbas.written.report
        assert told["set_records_full"] == answer["set_records"]
        assert told["unique_records_full"] == answer["unique_records"]
        assert told[f"verdict_{wanted}"]


def test_advice_where_nothing_needs_to_be_done(vbas, tmp_path):
    path = write_rows(tmp_path / "people.csv", ["x"], [("a",)] * 10 + [("b",)] * 10)
    said = vbas.done(path, "x", "--advise", "research")
    assert "Advice: nothing needs to be done for a research file (at most 20%" in said
    assert vbas.written.report["advice"] == []
    assert "Leaving out" not in said


def test_the_best_omission_is_named_only_if_it_helps(vbas, tmp_path, records):
    assert "Leaving out age helps most" in vbas.done(records, ",".join(NAMES)).replace(
        "the variable ", ""
    )
    path = write_rows(tmp_path / "alone.csv", ["x", "y"], [(i, i) for i in range(9)])
    assert "Leaving out" not in vbas.done(path, "x,y")


def test_nobody_asked_for_advice(vbas, records):
    assert "Advice" not in vbas.done(records, "sex,site")
    assert vbas.written.report["advice"] is None


def test_bands_are_offered_for_plain_numbers(vbas, records):
    said = vbas.done(records, "age,sex")
    assert "age is a number with" in said
    assert 'Try for example --recode "age:band=5".' in said
    assert "Try for example" not in vbas.done(records, "age,sex", "--recode", "age:band=5")


def test_what_is_offered_can_be_typed_whatever_a_variable_is_called(vbas, tmp_path):
    path = write_rows(tmp_path / "odd.csv", ["in;come", "x"], [(i % 90, i % 2) for i in range(180)])
    said = vbas.done(path, "in;come,x")
    offered = said.partition("Try for example ")[2].partition("\n")[0].removesuffix(".")
    assert offered == """--recode '"in;come":band=5'"""
    assert "in;come (bands of 5)" in vbas.done(path, "in;come,x", *shlex.split(offered))


def test_the_report_in_both_forms(vbas, records, tmp_path):
    page, print_out = tmp_path / "new" / "page.HTML", vbas.written.folder / "page.pdf"
    said = vbas.done(records, "age,sex", "--report", page, "--report", print_out)
    assert f"Written to {page}" in said
    text = page.read_text(encoding="utf-8")
    assert "people.csv" in text
    assert str(tmp_path) not in text
    assert print_out.read_bytes().startswith(b"%PDF-")
    full = json.loads((vbas.written.folder / "uniqueness.json").read_text())["set_records_full"]
    assert f"{full:,}" in text


def test_what_is_of_interest_stays_as_precise_as_it_is(vbas, records):
    vbas.done(records, ",".join(NAMES), "--advise", "research", "--fixed", "site")
    answers = vbas.written.report["advice"]
    assert answers
    for answer in answers:
        assert "site:" not in answer["recodes"]
    free = vbas.done(records, ",".join(NAMES), "--advise", "research")
    assert "age:band" in free
    status, _, said = vbas.run(records, ",".join(NAMES), "--fixed", "age")
    assert (status, "--fixed says what --advise leaves alone" in said) == (2, True)


def test_classes_by_size_are_those_of_the_records(vbas, records):
    vbas.done(records, ",".join(NAMES), "--frequencies", "site+sex,age")
    table = vbas.written.table("frequencies.csv")
    rows = pd.read_csv(records, dtype=str)
    for name, columns in (("sex+site", ["site", "sex"]), ("age", ["age"])):
        sizes = rows.groupby(columns).size().value_counts().sort_index()
        own = table[table["variables"] == name]
        assert own["class_size"].astype(int).tolist() == sizes.index.tolist()
        assert own["classes"].astype(int).tolist() == sizes.tolist()
        assert own["records"].astype(int).sum() == len(rows)
    vbas.done(records, ",".join(NAMES), "--frequencies", "all")
    assert vbas.written.table("frequencies.csv")["variables"].nunique() == 7
    status, _, said = vbas.run(records, ",".join(NAMES), "--frequencies", "age+income")
    assert (status, "names income, which is not" in said) == (2, True)

"""The files of ``vbas uniqueness``: every number where it belongs, all together or none."""

from __future__ import annotations

import json
import math
from dataclasses import replace

import numpy as np
import pandas as pd
import pytest

from core.errors import Notice, VbasError
from core.io.uniqueness_files import (
    FILES,
    UniquenessOrigin,
    combinations_table,
    report_of,
    write_uniqueness,
)
from core.record_uniqueness.findings import Examination, Omission, Verdict, Weights
from core.record_uniqueness.lattice import Lattice
from core.record_uniqueness.question import Question
from core.record_uniqueness.recodes import BAND, GROUPS, LEVEL, Recode

NAMES = ("age", "sex")
ORIGIN = UniquenessOrigin(
    {"records": {"file": "people.csv", "sha256": "0" * 64}},
    left_out={"area not known": 3},
    notices=(Notice("{n} records look odd.", n=2),),
)


def lattice(minimal=(3, 0, 13)) -> Lattice:
    """8 records: age has classes 1 1 1 5, sex 4 4, both 1 1 1 1 ... made up."""
    return Lattice(
        NAMES,
        set_size=5,
        n_records=80,
        masks=np.array([1, 2, 3]),
        counted=np.ones(3, bool),
        classes=np.array([30, 2, 50]),
        unique=np.array([3, 0, 16]),
        in_sets=np.array([8, 0, 20]),
        set_classes=np.array([4, 0, 18]),
        minimal=None if minimal is None else np.array(minimal),
    )


def examination(**changes) -> Examination:
    made = Examination(
        question=Question(NAMES, (Recode("age", BAND, 10),)),
        n_categories=(9, 2),
        titles=("age (10-year bands)", "sex"),
        lattice=lattice(),
        weights=Weights(
            NAMES, np.array([1.5, 2.5]), np.array([0.1, 0.2]), -3.0, 0.5, 0.75, 2, 1, True
        ),
        verdict=Verdict(80, 16, 20, 50, 18, 3, 2, 0.2, 0.05),
        omissions=(Omission(None, 2, 16, 20), Omission("age", 1, 0, 0), Omission("sex", 0, 3, 8)),
        seconds=0.25,
    )
    return replace(made, **changes)


def test_every_combination_has_a_row(tmp_path):
    written = write_uniqueness(examination(), tmp_path / "out", ORIGIN)
    assert [path.name for path in written] == list(FILES)
    assert {path.name for path in (tmp_path / "out").iterdir()} == {*FILES, "manifest.json"}
    lines = (tmp_path / "out" / "combinations.csv").read_text().splitlines()
    assert lines == [
        "variables,n_variables,unique_records,unique_percent,set_records,set_percent,"
        "classes,set_classes,minimal_unique_records",
        "age,1,3,3.75,8,10.0,30,4,3",
        "sex,1,0,0.0,0,0.0,2,0,0",
        "age+sex,2,16,20.0,20,25.0,50,18,13",
    ]
    assert "minimal_unique_records" not in combinations_table(lattice(minimal=None))


def test_many_combinations_are_written_in_pieces(tmp_path, monkeypatch):
    write_uniqueness(examination(), tmp_path / "whole", ORIGIN)
    monkeypatch.setattr("core.io.uniqueness_files._ROWS", 2)
    write_uniqueness(examination(), tmp_path / "pieces", ORIGIN)
    whole, pieces = (tmp_path / name / "combinations.csv" for name in ("whole", "pieces"))
    assert pieces.read_bytes() == whole.read_bytes()


def test_the_heaviest_variable_comes_first(tmp_path):
    write_uniqueness(examination(), tmp_path / "out", ORIGIN)
    lines = (tmp_path / "out" / "weights.csv").read_text().splitlines()
    assert lines == ["variable,weight,standard_error,p_value", "sex,2.5,0.2,", "age,1.5,0.1,"]


def test_what_cannot_be_estimated_is_blank(tmp_path):
    none = np.full(2, math.nan)
    nothing = Weights(NAMES, none, none, math.nan, math.nan, math.nan, 2, 1, estimable=False)
    write_uniqueness(examination(weights=nothing), tmp_path / "out", ORIGIN)
    lines = (tmp_path / "out" / "weights.csv").read_text().splitlines()
    assert lines == ["variable,weight,standard_error,p_value", "age,,,", "sex,,,"]
    told = json.loads((tmp_path / "out" / "uniqueness.json").read_text())
    assert (told["estimable"], told["r_squared"], told["intercept"]) == (False, None, None)
    # Weights without errors: as many combinations as coefficients.
    exact = replace(examination().weights, standard_errors=none, intercept_error=math.nan)
    write_uniqueness(examination(weights=exact), tmp_path / "out", ORIGIN)
    assert (tmp_path / "out" / "weights.csv").read_text().splitlines()[1] == "sex,2.5,,"


def test_what_omission_leaves(tmp_path):
    write_uniqueness(examination(), tmp_path / "out", ORIGIN)
    lines = (tmp_path / "out" / "omissions.csv").read_text().splitlines()
    assert lines == [
        "omitted,unique_records,unique_percent,set_records,set_percent,variables",
        ",16,20.0,20,25.0,age+sex",
        "age,0,0.0,0,0.0,sex",
        "sex,3,3.75,8,10.0,age",
    ]


def test_an_omission_that_leaves_nothing(tmp_path):
    only = (Omission(None, 0, 3, 8), Omission("age", -1, 0, 0))
    write_uniqueness(examination(omissions=only), tmp_path / "out", ORIGIN)
    table = pd.read_csv(tmp_path / "out" / "omissions.csv", keep_default_na=False)
    assert table["variables"].tolist() == ["age", ""]


def test_the_verdict_names_its_denominators():
    told = report_of(examination(), ORIGIN)
    assert (told["n_records"], told["set_percent_full"]) == (80, 25)
    assert (told["verdict_research"], told["verdict_public"]) == (False, False)
    assert (told["research_percent_allowed"], told["public_percent_allowed"]) == (20, 5)
    assert (told["unique_records_full"], told["unique_percent_full"]) == (16, 20)
    assert told["set_classes_percent_full"] == 36
    assert told["combinations_with_sets_percent"] == pytest.approx(200 / 3)
    assert (told["r_squared"], told["combinations_used"], told["combinations_left_out"]) == (
        *(0.75, 2, 1),
    )
    assert told["minimal_unique_sets"] == {"1": 3, "2": 13}
    assert told["left_out"] == {"area not known": 3}
    assert told["notices"] == ["2 records look odd."]
    assert told["variables"][0] == {
        "name": "age",
        "title": "age (10-year bands)",
        "categories": 9,
        "recode": {"kind": "band", "amount": 10},
    }
    assert told["variables"][1]["recode"] is None


def test_other_recodes_are_told():
    recodes = (
        Recode("sex", GROUPS, groups=(("known", ("1", "2")),)),
        Recode("age", LEVEL, level="decade"),
    )
    told = report_of(examination(question=Question(NAMES, recodes)), ORIGIN)["variables"]
    assert told[0]["recode"] == {"kind": "level", "level": "decade"}
    assert told[1]["recode"] == {"kind": "groups", "groups": {"known": ["1", "2"]}}


def test_nothing_half_written(tmp_path, monkeypatch):
    def fail(*_args, **_options):
        raise OSError(5, "Input/output error")

    write_uniqueness(examination(), tmp_path / "out", ORIGIN)
    before = {path: path.read_bytes() for path in (tmp_path / "out").iterdir()}
    monkeypatch.setattr("core.io.codebook.json.dumps", fail)
    with pytest.raises(VbasError, match="cannot be written"):
        write_uniqueness(examination(seconds=9), tmp_path / "out", ORIGIN)
    assert {path: path.read_bytes() for path in (tmp_path / "out").iterdir()} == before
    assert [path.name for path in tmp_path.iterdir()] == ["out"]

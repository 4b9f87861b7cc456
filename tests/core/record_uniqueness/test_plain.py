"""The plain count that everything else is held against, itself held against paper and vectors."""

from __future__ import annotations

import math

import pandas as pd
import pytest

from tests.core.record_uniqueness import plain
from tests.vector_cases import CASES, FOLDER, expected


def test_the_worked_example_of_the_paper():
    rows = [[of] for of in ["Chinese"] * 150 + ["Japanese"] * 50 + ["Korean"] * 4 + ["Vietnamese"]]
    (race,) = plain.lattice(["race"], rows)
    assert (race.classes, race.unique, race.in_sets, race.set_classes) == (4, 1, 5, 2)
    assert f"{100 * race.unique / len(rows):.2f}" == "0.49"
    assert f"{100 * race.in_sets / len(rows):.1f}" == "2.4"


def test_smallest_combinations_that_single_out():
    # x alone singles out the third row, y alone the fourth; the first two need both.
    rows = [(1, 1), (1, 2), (3, 2), (2, 9), (2, 1)]
    x, y, both = plain.lattice(["x", "y"], rows)
    assert (x.unique, x.minimal) == (1, 1)
    assert (y.unique, y.minimal) == (1, 1)
    assert (both.unique, both.minimal) == (5, 3)


def test_a_vector_counted_from_its_rows():
    want = expected("prairie")["ru"]
    table = pd.read_parquet(FOLDER / "prairie" / "records.parquet")[want["variables"]]
    rows = table.astype(object).where(table.notna(), None).to_numpy().tolist()
    counted = plain.lattice(want["variables"], rows)
    assert [
        (list(of.variables), of.classes, of.unique, of.in_sets, of.set_classes) for of in counted
    ] == [
        (r["variables"], r["ecs"], r["unique"], r["sets"], r["ecs_in_sets"]) for r in want["table"]
    ]
    assert plain.omissions(want["variables"], rows) == {
        r["omitted"]: (r["unique"], r["sets"]) for r in want["omit_one"]
    }


@pytest.mark.parametrize("case", [case for case in CASES if "ru" in expected(case)])
def test_the_regressions_of_the_vectors(case):
    want = expected(case)["ru"]
    counted = [
        plain.Counted(tuple(r["variables"]), r["ecs"], r["unique"], r["sets"], r["ecs_in_sets"], 0)
        for r in want["table"]
    ]
    fit, other = plain.fit(want["variables"], counted, want["records"]), want["fit"]
    assert (fit.estimable, fit.left_out) == (other["estimable"], other["combinations_left_out"])
    if fit.estimable:
        assert fit.weights == pytest.approx(other["weights"], rel=1e-9)
        assert fit.errors == pytest.approx(other["se"], rel=1e-9)
        assert fit.intercept == pytest.approx(other["intercept"], rel=1e-9)
        assert fit.r_squared == pytest.approx(other["r2"], rel=1e-9)


def test_a_regression_by_hand():
    # ln proportions 0, 1, 2.5 of x, y, x+y: intercept -1.5, x 1.5, y 2.5, nothing left over.
    counted = [
        plain.Counted(("x",), 1, 1, 1, 1, 1),
        plain.Counted(("y",), 1, 2, 1, 1, 1),
        plain.Counted(("x", "y"), 1, 8, 1, 1, 1),
    ]
    fit = plain.fit(["x", "y"], counted, 8)
    assert fit.weights == pytest.approx({"x": math.log(4), "y": math.log(8)})
    assert fit.intercept == pytest.approx(math.log(1 / 8) - math.log(4))
    assert (fit.errors, fit.r_squared) == (None, 1)
    assert not plain.fit(["x", "y"], counted[1:], 8).estimable

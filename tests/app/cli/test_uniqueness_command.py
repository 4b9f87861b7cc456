"""``vbas uniqueness`` against the paper, the vectors, and plain Python counts of the same rows."""

from __future__ import annotations

import hypothesis.strategies as st
import pandas as pd
import pytest
from hypothesis import HealthCheck, given, settings

from tests.app.cli.uniqueness_cases import Uniqueness, check_all, write_rows
from tests.vector_cases import CASES, FOLDER, expected


@pytest.fixture
def vbas(tmp_path, capsys):
    return Uniqueness(tmp_path, capsys)


def test_the_worked_example_of_the_paper(vbas, tmp_path):
    people = ["Chinese"] * 150 + ["Japanese"] * 50 + ["Korean"] * 4 + ["Vietnamese"]
    path = write_rows(tmp_path / "people.csv", ["race"], [[of] for of in people])
    said = vbas.done(path, "race")
    (row,) = vbas.written.table("combinations.csv").to_dict("records")
    assert (row["unique_records"], f"{float(row['unique_percent']):.2f}") == ("1", "0.49")
    assert (row["set_records"], f"{float(row['set_percent']):.1f}") == ("5", "2.4")
    told = vbas.written.report
    assert (told["verdict_research"], told["verdict_public"]) == (True, True)
    assert "205 records; 1 variable, 1 combination; unique record sets of at most 5 records" in said
    assert "Records in unique record sets: 5 of 205 (2.4%)." in said
    assert "Unique records: 1 of 205 (0.49%)" in said
    for name in ("Chinese", "Korean", "Vietnamese"):
        assert name not in said
        assert all(name not in path.read_text() for path in vbas.written.folder.iterdir())


@pytest.mark.parametrize("case", [case for case in CASES if "ru" in expected(case)])
def test_the_vectors(vbas, case):
    want = expected(case)["ru"]
    vbas.done(FOLDER / case / "records.parquet", ",".join(want["variables"]))
    got = vbas.written.combinations
    assert [
        (list(of.variables), of.classes, of.unique, of.in_sets, of.set_classes) for of in got
    ] == [
        (r["variables"], r["ecs"], r["unique"], r["sets"], r["ecs_in_sets"]) for r in want["table"]
    ]
    assert vbas.written.omissions == {
        r["omitted"]: (r["unique"], r["sets"]) for r in want["omit_one"]
    }
    told, fit = vbas.written.report, want["fit"]
    assert told["n_records"] == want["records"]
    assert told["estimable"] == fit["estimable"]
    assert told["combinations_left_out"] == fit["combinations_left_out"]
    assert (told["verdict_research"], told["verdict_public"]) == (
        want["research_file_ok"],
        want["public_file_ok"],
    )
    shares = told["combinations_with_sets_percent"], told["set_classes_percent_full"]
    assert shares == pytest.approx(
        (want["share_of_combinations_with_sets_pct"], want["share_of_ecs_in_sets_pct"])
    )
    if fit["estimable"]:
        weights = {name: float(weight) for name, (weight, _) in vbas.written.weights.items()}
        errors = {name: float(error) for name, (_, error) in vbas.written.weights.items()}
        assert weights == pytest.approx(fit["weights"], rel=1e-9)
        assert errors == pytest.approx(fit["se"], rel=1e-9)
        assert told["r_squared"] == pytest.approx(fit["r2"], rel=1e-9)
        assert told["intercept"] == pytest.approx(fit["intercept"], rel=1e-9)
        assert list(weights) == sorted(weights, key=weights.__getitem__, reverse=True)


def test_minimal_sets_of_a_vector(vbas):
    names = expected("prairie")["ru"]["variables"]
    table = pd.read_parquet(FOLDER / "prairie" / "records.parquet")[names]
    rows = table.astype(object).where(table.notna(), None).to_numpy().tolist()
    vbas.done(FOLDER / "prairie" / "records.parquet", ",".join(names))
    check_all(vbas.written, names, rows)


# Anything at all

_VALUES = st.one_of(
    st.none(),
    st.sampled_from(
        ["a", "b", "A", "x y", "é", "1", "2", "10", "07", "0-4", "5-9", "C50.1", "true"]
    ),
)


@st.composite
def _files(draw):
    """(names, rows, set size) of a small file."""
    n = draw(st.integers(1, 5))
    pool = [draw(st.lists(_VALUES, min_size=1, max_size=4)) for _ in range(n)]
    row = st.tuples(*(st.sampled_from(of) for of in pool))
    rows = draw(st.lists(row, min_size=1, max_size=40))
    return [f"v{i}" for i in range(n)], rows, draw(st.integers(1, 7))


@given(file=_files(), parquet=st.booleans())
@settings(
    max_examples=12, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_any_small_file_agrees_with_a_count_of_its_rows(tmp_path_factory, capsys, file, parquet):
    names, rows, set_size = file
    folder = tmp_path_factory.mktemp("any")
    if parquet:
        path = folder / "people.parquet"
        pd.DataFrame(rows, columns=names, dtype=object).astype("string").to_parquet(path)
    else:
        # A last column, so that a line of missing values only is no empty line.
        path = write_rows(folder / "people.csv", [*names, "last"], [(*row, "z") for row in rows])
    vbas = Uniqueness(folder, capsys)
    vbas.done(path, ",".join(names), "--set-size", set_size)
    # Codes such as 07 and 7 differ, whatever the engine takes a column of a CSV for.
    check_all(vbas.written, names, rows, set_size)

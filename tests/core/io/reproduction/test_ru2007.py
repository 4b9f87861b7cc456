"""Howe, Lake and Shen 2007 run again on few cases, and counted again with pandas."""

from __future__ import annotations

import itertools

import numpy as np
import pandas as pd
import pytest

from core.io.reproduction.paper import Given
from core.io.reproduction.papers import PAGE, reproduce
from core.io.reproduction.ru2007 import RU2007, counted
from core.reproduction.cancer import Shape, cases, numbers_of_values
from core.reproduction.claims import HOLDS
from core.reproduction.ru2007 import PRINTED, claims, columns, example, percent, role
from core.steps import finish

N = 30_000


@pytest.fixture(scope="module")
def made():
    return cases(N, Shape())


@pytest.mark.parametrize("row", [0, 3, 7])
def test_rows_of_table_2_are_those_of_a_plain_count(made, row):
    names = columns(PRINTED["table_2"][row])
    found = finish(counted(lambda: made, names))
    table = pd.DataFrame({name: made[name] for name in names})
    unique, sets = _sizes(table, names)
    assert (found["unique"], found["in_sets"]) == (unique, sets)
    for name in names:
        assert found["omitted"][name] == list(_sizes(table, [of for of in names if of != name]))
    # The regression on all 127 combinations, by numpy.
    present, logs = [], []
    for size in range(1, 8):
        for of in itertools.combinations(names, size):
            alone = _sizes(table, of)[0]
            if alone:
                present.append([1, *(name in of for name in names)])
                logs.append(np.log(alone / N))
    b, *_ = np.linalg.lstsq(np.array(present, float), np.array(logs), rcond=None)
    np.testing.assert_allclose([found["weights"][name] for name in names], b[1:], atol=1e-9)
    assert found["left_out"] == 127 - len(logs)


def _sizes(table, names):
    sizes = table.groupby(list(names)).size()
    return int(sizes[sizes == 1].sum()), int(sizes[sizes <= 5].sum())


def test_the_worked_example_is_counted():
    assert example()["unique"] == 1
    assert example()["in_sets"] == 5


def test_as_many_values_as_the_paper_prints():
    found = numbers_of_values(cases(200_000, Shape()))
    assert found == {**PRINTED["table_1"], "% poverty": found["% poverty"]}
    assert found["% poverty"] > 275  # a few are in the smallest counties only


def test_the_papers_own_figures_hold():
    rows = []
    for of in PRINTED["table_2"]:
        left = {name: list(v) for name, v in PRINTED["table_3"].items()}
        rows.append({**of, "n": PRINTED["cases"], "omitted": left})
    assert {of.verdict for of in claims(rows, ())} == {HOLDS}
    assert percent(rows[0], "unique") == pytest.approx(22.4704, abs=1e-3)
    assert percent(rows[7], "in_sets") == pytest.approx(19.34, abs=1e-2)


def test_forms_of_a_variable_are_known_by_their_role():
    assert role("% poverty (2% groups)") == "poverty"
    assert role("minor site") == "site"
    assert role("age") == "age"


def test_the_users_file_is_counted(tmp_path, made):
    file = tmp_path / "cases.parquet"
    table = pd.DataFrame({name: of[:5000] for name, of in made.items()})
    table.to_parquet(file)
    done = finish(reproduce(RU2007, Given(tmp_path / "page", records=file)))
    unique, sets = _sizes(table, columns(PRINTED["table_2"][0]))
    counted_here = pd.read_csv(tmp_path / "page" / "table2.csv")
    assert counted_here.loc[0, "unique, %, here"] == pytest.approx(100 * unique / 5000, abs=0.01)
    assert counted_here.loc[0, "in sets, %, here"] == pytest.approx(100 * sets / 5000, abs=0.01)
    assert "cases.parquet" in (tmp_path / "page" / PAGE).read_text(encoding="utf-8")
    assert len(done.claims) == 9

"""El Emam et al. 2010 run again on few areas, and counted again with pandas and scipy."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest
from scipy.optimize import minimize

from core.calibration.uniqueness import uniqueness_table
from core.io.reproduction import guidance2010
from core.io.reproduction.guidance2010 import BASE, GUIDANCE2010, PRINTED, Choice, in_areas, tenfold
from core.io.reproduction.paper import Given
from core.io.reproduction.papers import PAGE, reproduce
from core.reproduction.claims import HOLDS, IN_PART
from core.steps import finish


@pytest.fixture(scope="module")
def people():
    return in_areas(Choice("few", counted=0.02), 25)


@pytest.fixture(scope="module")
def table(people):
    sets = [
        ("age", "sex"),
        ("age", "sex", "marital"),
        ("sex", "income", "religion"),
        ("age", "ethnicity"),
    ]
    return finish(uniqueness_table(people, sets))


def test_uniqueness_is_that_of_a_plain_count(people, table):
    frame = pd.DataFrame(people.codes.T, columns=people.columns).assign(area=people.areas)
    sizes = frame.groupby(["area", "age", "sex"]).size()
    alone = (sizes == 1).groupby("area").sum() / frame.groupby("area").size()
    here = table.model == 0
    np.testing.assert_allclose(table.uniqueness[here], alone.to_numpy())


def test_tenfold_is_that_of_another_fit(table):
    x = np.column_stack([np.ones(len(table)), np.log(table.population), table.ln_max_combinations])
    threshold = float(np.median(table.uniqueness))
    y = table.uniqueness > threshold
    folds = np.random.default_rng(guidance2010.SEED).permutation(len(table)) % 10
    called = np.zeros(len(y), bool)
    for fold in range(10):
        here = folds == fold

        def loss(b, rows=~here):
            odds = x[rows] @ b
            return np.logaddexp(0, odds).sum() - odds[y[rows]].sum()

        called[here] = x[here] @ minimize(loss, np.zeros(3), method="BFGS").x >= 0
    found = tenfold(table, threshold)
    assert found == pytest.approx([called[y].mean(), (~called[~y]).mean()], abs=0.05)


def test_as_many_categories_as_are_told(people):
    assert dict(people.n_categories) == PRINTED["categories"]
    assert len(people.area_ids) == 25
    assert all(name[1] != "0" for name in people.area_ids)


def test_the_page_tells_models_and_guidance(monkeypatch, tmp_path):
    monkeypatch.setattr(guidance2010, "_FEW_FSAS", 12)
    monkeypatch.setattr(guidance2010, "BASE", Choice("as above", counted=0.05))
    made = finish(reproduce(GUIDANCE2010, Given(tmp_path / "page", quick=True)))
    assert made.claims[-1].verdict == HOLDS
    assert {of.verdict for of in made.claims} <= {HOLDS, IN_PART, "does not hold"}
    rows = pd.read_csv(tmp_path / "page" / "models.csv")
    assert (rows["ln population"] < 0).all()
    assert (rows["ln max combinations"] > 0).all()
    assert "guidance" in (tmp_path / "page" / PAGE).read_text(encoding="utf-8")


def test_the_base_takes_the_sets_of_2009():
    assert len(BASE.models) == 209
    assert len(guidance2010.CHOICES[1].models) == 11 + 55 + 165

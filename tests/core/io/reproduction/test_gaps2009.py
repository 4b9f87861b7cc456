"""El Emam et al. 2009 run again on few people, and counted again with pandas."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest

from core.calibration.kernels import random_order
from core.calibration.procedure import calibrate
from core.calibration.results import CalibrationSettings
from core.canada import PARTS, provinces
from core.errors import VbasError
from core.io.areas import AreaSource
from core.io.reproduction import gaps2009
from core.io.reproduction.gaps2009 import GAPS2009
from core.io.reproduction.gaps2009_fsas import Fsas, judged
from core.io.reproduction.paper import Given
from core.io.reproduction.papers import CLAIMS, PAGE, reproduce
from core.levels.published import published
from core.reproduction.claims import HOLDS
from core.reproduction.fsas import stand_in
from core.reproduction.gaps2009 import BASE, MODELS, PRINTED, cutoff
from core.steps import STOP, finish


@pytest.fixture
def few(monkeypatch):
    samples = {"western": 6000, "central": 6000, "eastern": 3000, "step": 500, "threshold": 0.001}
    monkeypatch.setitem(PRINTED, "samples", samples)


@pytest.fixture(scope="module")
def fsas():
    return stand_in(PRINTED["fsas"], published().people)


def test_stopped_it_goes_on_with_the_same_figures(few, tmp_path):
    given = Given(tmp_path / "page", quick=True)

    def stop(step):
        return STOP if len(list(given.folder.glob("runs/*.json"))) >= 1 else None

    assert finish(reproduce(GAPS2009, given), stop) is None
    (first,) = given.folder.glob("runs/*.json")
    kept = first.stat().st_mtime_ns
    made = finish(reproduce(GAPS2009, given))
    assert first.stat().st_mtime_ns == kept
    assert len(list(given.folder.glob("runs/*.json"))) == len(PARTS)
    again = finish(reproduce(GAPS2009, Given(tmp_path / "again", quick=True)))
    assert made.claims == again.claims
    assert made.claims[0].verdict == HOLDS
    assert (given.folder / PAGE).read_text(encoding="utf-8").count("<svg") == 1
    assert len(pd.read_csv(given.folder / CLAIMS)) == len(made.claims)


def test_curves_and_cutoffs_are_those_of_a_plain_count(few):
    n, step = 6000, 500
    people = gaps2009._made_up(BASE, "western", n)
    models = (("age", "sex"), ("age", "sex", "ethnicity"), ("sex", "income", "schooling"))
    settings = CalibrationSettings(
        models=models, step=step, most=n, seed=BASE.seed, threshold=BASE.threshold
    )
    found = finish(calibrate(people, settings))
    table = pd.DataFrame(people.codes.T, columns=people.columns)
    table = table.iloc[random_order(n, n, np.uint64(BASE.seed))]
    for model, curve in zip(models, found.curves, strict=True):
        unique = []
        for size in range(step, n + 1, step):
            counts = table.iloc[:size].groupby(list(model)).size()
            unique.append((counts == 1).sum() / size)
        np.testing.assert_allclose(curve.unique, unique)
        sizes = np.arange(step, n + 1, step)
        some = np.array(unique) > 0
        power, scale = np.polyfit(np.log(sizes[some]), np.log(np.array(unique)[some]), 1)
        slopes = np.abs(np.exp(scale) * power * sizes ** (power - 1.0)) * step
        flat = sizes[slopes < BASE.threshold]
        assert curve.cutoff == (flat[0] if len(flat) else n)


def test_as_many_categories_as_the_paper_prints():
    for part in PARTS:
        people = gaps2009._made_up(BASE, part, 20_000)
        for name, numbers in PRINTED["table_1"].items():
            codes = people.codes[people.columns.index(name)]
            assert people.n_categories[name] == numbers[part == "eastern"]
            assert codes.min() >= 0
            assert codes.max() < numbers[part == "eastern"]
    assert sum(len(of) for of in MODELS.values()) == 209


def test_tables_7_and_8_are_those_of_a_plain_count(fsas):
    found = judged(Fsas(fsas, "made by the program")).grown
    assert len(found) == 10 * 4 + 10 * 4
    people = pd.Series(fsas.population)
    where = pd.Series(fsas.parents["province"])
    people = people * where.map(published().people) / where.map(people.groupby(where).sum())
    fixed = {"hipaa": 20_000, "cchs": 70_000, "us-census-bureau": 100_000}
    for row in found.itertuples():
        part = provinces()[row.province].part
        least = fixed.get(row.rule) or cutoff(PRINTED["table_5"][part], row.max_combinations)
        here = where == row.province
        above = here & (people > least)
        assert row.units == pytest.approx(100 * above.sum() / here.sum())
        assert row.people == pytest.approx(100 * people[above].sum() / people[here].sum(), abs=1e-6)


def test_made_fsas_have_the_people_of_their_province(fsas):
    people = pd.Series(fsas.population).groupby(pd.Series(fsas.parents["province"])).sum()
    for name, number in published().people.items():
        assert people[name] == pytest.approx(number, rel=1e-3)
    assert len(set(fsas.ids)) == len(fsas)


def test_the_users_census_file_is_used(few, tmp_path):
    tables = []
    for part in PARTS:
        people = gaps2009._made_up(BASE, part, PRINTED["samples"][part])
        table = pd.DataFrame(people.codes.T, columns=people.columns)
        tables.append(table.assign(part=part))
    file = tmp_path / "census.parquet"
    pd.concat(tables).to_parquet(file)
    made = finish(reproduce(GAPS2009, Given(tmp_path / "own", records=file)))
    base = finish(reproduce(GAPS2009, Given(tmp_path / "made", quick=True)))
    assert "census.parquet" in made.introduction[1]
    # The same people: categories that nobody has are not counted, nothing else may differ.
    told = [of.ours for of in made.claims if "unique" in of.statement]
    assert told == [of.ours for of in base.claims if "unique" in of.statement]
    pd.concat(tables[:2]).to_parquet(file)
    with pytest.raises(VbasError, match="no people of eastern Canada"):
        finish(reproduce(GAPS2009, Given(tmp_path / "part", records=file)))


def test_areas_that_are_no_fsas_are_refused(tmp_path):
    table = tmp_path / "areas.csv"
    table.write_text("DAUID,population\n35010001,500\n35010002,600\n")
    source = AreaSource(table, id_column="DAUID", population_column="population")
    with pytest.raises(VbasError, match="no table of forward sortation areas"):
        finish(reproduce(GAPS2009, Given(tmp_path / "page", areas=source)))

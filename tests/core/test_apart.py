"""Areas in several parts of Canada: each by its own model, no region in two, joined as by hand."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
import scipy.sparse as sp

from core.apart import study_of
from core.areas import AreaLayer
from core.canada import parts_of_areas
from core.classes import ClassCounts
from core.pipeline import execute
from core.placement.approaches import placement
from core.quasi_identifiers import QuasiIdentifier
from core.refinement.approaches import refiner
from core.scenario import Scenario
from core.site_count import Entropy, MaxCombs, predictors_of, round_half_up
from core.site_preview import preview_of
from core.steps import finish
from core.study import Study

PROVINCES = ("BC", "ON", "QC", "NS")
PART = {"BC": "western", "ON": "central", "QC": "central", "NS": "eastern"}
SCENARIO = Scenario((QuasiIdentifier("age"), QuasiIdentifier("sex")), k=3)


@pytest.fixture(scope="module")
def study() -> Study:
    rng = np.random.default_rng(3)
    n = 400
    province = np.array([PROVINCES[i * 4 // n] for i in range(n)], dtype=object)
    points = np.column_stack([np.arange(n) * 900.0, rng.uniform(0, 3e4, n)])
    counts = sp.csr_array(rng.integers(0, 30, (n, 6)).astype(np.int32))
    codes = np.array([[i, j] for i in range(3) for j in range(2)], dtype=np.int32)
    categories = {"age": ("0", "1", "2"), "sex": ("f", "m")}
    classes = ClassCounts(counts, codes, categories, {"age": 3, "sex": 2})
    ids = np.array([f"a{i}" for i in range(n)], dtype=object)
    people = np.asarray(counts.sum(axis=1), float)
    areas = AreaLayer("Areas", ids, points, people, parents={"province": province})
    return Study(areas, classes)


@pytest.mark.parametrize("count", [MaxCombs(), Entropy()])
def test_each_part_has_the_sites_of_its_own_model(study, count):
    known = predictors_of(study, study.counts.people, 3)
    number = count.count(known)
    for part, members in parts_of_areas(study.areas).items():
        alone = study_of(study, members)
        by_itself = count.count(predictors_of(alone, alone.counts.people, 3))
        assert number.shares[part] == by_itself.n_sites
        wanted = round_half_up(alone.counts.people.sum() / by_itself.cutoff)
        assert by_itself.n_sites == max(1, min(wanted, len(members)))
    assert number.n_sites == sum(number.shares.values())
    assert "3 parts of Canada" in str(number.notices[0])


@pytest.mark.parametrize("approach", ["balanced-density", "suppression-driven", "random"])
def test_no_region_lies_in_two_parts_and_each_is_that_of_a_file_of_its_own(study, approach):
    scenario = replace(SCENARIO, placement=placement(approach))
    if approach == "balanced-density":
        scenario = replace(scenario, refinement=refiner("border", max_moves=500))
    run = finish(execute(scenario, study))
    labels = run.aggregation.labels
    assert run.aggregation.n_regions == run.site_number.n_sites
    lost = 0
    for part, members in parts_of_areas(study.areas).items():
        alone = finish(execute(scenario, study_of(study, members)))
        mine = labels[members]
        assert len(set(mine)) == run.site_number.shares[part]
        assert (
            mine - mine.min() == alone.aggregation.labels - alone.aggregation.labels.min()
        ).all()
        lost += alone.evaluation.suppressed_records
        others = np.delete(labels, members)
        assert not set(mine) & set(others)
    assert run.evaluation.suppressed_records == lost
    assert len(run.placement.sites) == run.site_number.n_sites
    moved = run.placement.trace
    assert moved["index"].max() < 400 if len(moved) else True


def test_a_model_that_is_chosen_is_that_of_all(study):
    run = finish(execute(replace(SCENARIO, site_count=MaxCombs("western")), study))
    assert not run.site_number.shares


def test_areas_of_no_known_province_are_asked_about(study):
    province = study.areas.parents["province"].copy()
    province[0] = ""
    other = replace(study, areas=replace(study.areas, parents={"province": province}))
    with pytest.raises(Exception, match="Choose the region model"):
        finish(execute(SCENARIO, other))


def test_locked_areas_stay_in_their_part(study):
    limits = replace(SCENARIO.constraints, locked=(("a0", "x"), ("a1", "x"), ("a399", "y")))
    run = finish(execute(replace(SCENARIO, constraints=limits), study))
    assert run.aggregation.labels[0] == run.aggregation.labels[1]


@pytest.mark.parametrize("basis", ["people", "records"])
def test_the_window_can_run_before_anybody_counted(study, basis):
    scenario = replace(SCENARIO, population_basis=basis)
    n_categories = {"age": 3, "sex": 2}
    seen = preview_of(scenario, study.areas, 1000, n_categories)
    assert seen.problem is None
    if basis == "records":
        assert seen.needs_counting
    else:
        assert seen.number.shares.keys() == {"western", "central", "eastern"}
    known = predictors_of(study, study.counts.people)
    counted = preview_of(scenario, study.areas, 1000, n_categories, known)
    assert counted.number.n_sites == sum(counted.number.shares.values())

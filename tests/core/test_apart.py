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
from core.placement.given import GivenSites
from core.quasi_identifiers import QuasiIdentifier
from core.refinement.approaches import refiner
from core.scenario import Scenario, Target
from core.site_count import (
    Calibrated,
    Count,
    Entropy,
    MaxCombs,
    Population,
    predictors_of,
    round_half_up,
    shared,
)
from core.site_preview import preview_of
from core.steps import finish
from core.study import Study
from core.target import carry_out

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


@pytest.mark.parametrize(
    ("n", "shares"),
    [
        (10, {"a": 6, "b": 3, "c": 1}),  # 5.5, 3, 1.5: halves go to the first by name
        (3, {"a": 1, "b": 1, "c": 1}),  # at least one each
        (100, {"a": 55, "b": 43, "c": 2}),  # no more than c has areas for; the rest to a and b
    ],
)
def test_sites_are_shared_out_by_people(n, shares):
    found = shared(n, {"a": 55, "b": 30, "c": 15}, {"a": 55, "b": 50, "c": 2 if n == 100 else 50})
    assert found == shares


@pytest.mark.parametrize("count", [Count(40), Population("2000"), Calibrated(0.2)])
def test_numbers_that_are_no_models_keep_parts_apart_unless_asked(study, count):
    scenario = replace(SCENARIO, site_count=count)
    run = finish(execute(scenario, study))
    parts = parts_of_areas(study.areas)
    assert set(run.site_number.shares) == set(parts)
    assert sum(run.site_number.shares.values()) == run.site_number.n_sites
    labels = run.aggregation.labels
    of_part = [set(labels[members].tolist()) for members in parts.values()]
    assert sum(map(len, of_part)) == len(set().union(*of_part))  # no region in two
    assert any("--across-parts" in str(of) for of in run.notices)
    across = finish(execute(replace(scenario, across_parts=True), study))
    assert across.site_number.shares == {}


def test_fewer_sites_than_parts_are_said_to_cross(study):
    run = finish(execute(replace(SCENARIO, site_count=Count(2)), study))
    assert run.site_number.shares == {}
    assert any("more than there are sites (2)" in str(of) for of in run.notices)


def test_a_target_keeps_parts_apart_in_every_try(study):
    scenario = replace(SCENARIO, site_count=MaxCombs(), target=Target(max_suppression=0.05))
    run = finish(carry_out(scenario, study))
    parts = parts_of_areas(study.areas)
    assert set(run.site_number.shares) == set(parts)
    labels = run.aggregation.labels
    of_part = [set(labels[members].tolist()) for members in parts.values()]
    assert sum(map(len, of_part)) == len(set().union(*of_part))
    assert run.evaluation.suppression_rate <= 0.05


def test_one_model_for_all_or_given_sites_do_not_share_out(study):
    one = finish(execute(replace(SCENARIO, site_count=MaxCombs(region="central")), study))
    assert one.site_number.shares == {}
    sites = GivenSites(np.array([[0.0, 0.0], [2e5, 1e4], [3e5, 1e4]]))
    given = replace(SCENARIO, site_count=Count(3), placement=sites)
    assert finish(execute(given, study)).site_number.shares == {}


def test_regions_are_drawn_while_parts_are_made_one_after_the_other(study):
    scenario = replace(SCENARIO, site_count=Count(40), placement=placement("suppression-driven"))
    parts = list(parts_of_areas(study.areas).values())
    shown = [of.snapshot.labels for of in execute(scenario, study) if of.snapshot is not None]
    assert all(len(labels) == len(study.areas) for labels in shown)
    first, last = shown[0], shown[-2]
    assert (first[parts[1]] == -1).all()
    assert (first[parts[2]] == -1).all()
    # What was done stays drawn, and nobody's region is another part's.
    assert all((last[members] >= 0).all() for members in parts)
    of_part = [set(last[members].tolist()) for members in parts]
    assert sum(map(len, of_part)) == len(set().union(*of_part))


def test_each_part_keeps_the_best_of_its_own_searches(study):
    scenario = replace(SCENARIO, site_count=Count(40), placement=placement("suppression-driven"))
    alone = finish(execute(scenario, study))
    several = finish(execute(replace(scenario, replicas=3), study))
    assert several.evaluation.suppressed_records <= alone.evaluation.suppressed_records
    said = [str(of) for of in several.notices if "3 searches" in str(of)]
    assert [of.split(":")[0] for of in said] == [
        "western Canada",
        "central Canada",
        "eastern Canada",
    ]
    labels = several.aggregation.labels
    of_part = [set(labels[of].tolist()) for of in parts_of_areas(study.areas).values()]
    assert sum(map(len, of_part)) == len(set().union(*of_part))

"""The site count that aims at a share suppressed: inverted by hand, in runs, before counting."""

import math
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.calibration.class_spread import class_spread
from core.calibration.suppression_model import suppression_model
from core.errors import VbasError
from core.pipeline import execute
from core.quasi_identifiers import QuasiIdentifier
from core.refinement.border import BorderRefinement
from core.scenario import Scenario
from core.site_count import Calibrated, Count, Predictors, predictors_of
from core.site_preview import preview_of
from core.steps import finish
from core.study import Study
from tests.core.studies import class_counts, layer


@pytest.fixture(scope="module")
def even() -> Study:
    """900 areas of about 400 records on a grid; classes dealt at random, some of them rare."""
    rng = np.random.default_rng(11)
    p = 1.0 / np.arange(1, 151)
    points = np.indices((30, 30)).reshape(2, -1).T * 1000.0
    return Study(layer(points), class_counts(rng.multinomial(400, p / p.sum(), size=900)))


def known(of: Study, k: int = 5) -> Predictors:
    return predictors_of(of, of.counts.records.astype(float), k)


def scenario(k: int = 5, **more) -> Scenario:
    return Scenario((QuasiIdentifier("q"),), k=k, **more)


def test_the_number_is_that_of_regions_which_lose_the_share(even: Study) -> None:
    number = Calibrated(0.01).count(known(even))
    classes = class_spread(even.counts)
    records = classes.records_for(0.01, 5)
    assert records is not None
    assert number.n_sites == math.floor(360_000 / records + 0.5)
    assert number.cutoff == pytest.approx(records)
    assert number.expected == classes.share_suppressed(360_000 / number.n_sites, 5)
    assert number.expected == pytest.approx(0.01, rel=0.1)
    assert "A prediction" in str(number.notices[-1])


@pytest.mark.parametrize(("k", "about"), [(5, 0.01), (5, 0.05), (11, 0.01), (3, 0.02)])
def test_a_run_comes_near_what_was_predicted_and_says_so(even: Study, k, about) -> None:
    run = finish(execute(scenario(k, site_count=Calibrated(about)), even))
    assert run.evaluation.suppression_rate == pytest.approx(about, rel=0.25)
    said = f"was predicted, {run.evaluation.suppression_rate:.2%} was reached"
    assert any(said in str(notice) for notice in run.notices)


def test_refinement_is_told_apart_from_the_prediction(even: Study) -> None:
    asked = scenario(site_count=Calibrated(0.02), refinement=BorderRefinement(max_moves=200))
    run = finish(execute(asked, even))
    assert run.start is not None
    said = f"{run.start.suppression_rate:.2%} was reached before refinement"
    assert any(said in str(notice) for notice in run.notices)


def test_other_site_counts_predict_nothing(even: Study) -> None:
    run = finish(execute(scenario(site_count=Count(20)), even))
    assert run.site_number.expected is None
    assert not any("predicted" in str(notice) for notice in run.notices)


@settings(max_examples=25, deadline=None)
@given(st.integers(2, 20), st.floats(0.001, 0.4), st.floats(0.001, 0.4))
def test_more_may_be_lost_more_sites_and_a_larger_k_fewer(even: Study, k, a, b) -> None:
    few, many = sorted((a, b))
    at = known(even, k)
    assert Calibrated(few).count(at).n_sites <= Calibrated(many).count(at).n_sites
    assert Calibrated(few).count(replace(at, k=k + 1)).n_sites <= Calibrated(few).count(at).n_sites


def test_people_as_population_make_the_cutoff_one_of_people(even: Study) -> None:
    records = known(even)
    people = replace(records, population=10 * records.population)
    one, other = Calibrated(0.01).count(records), Calibrated(0.01).count(people)
    assert other.n_sites == one.n_sites
    assert other.cutoff == pytest.approx(10 * one.cutoff)


def test_when_even_one_region_loses_more_there_is_one_and_it_is_said() -> None:
    of = Study(layer([(0, 0), (1000, 0)]), class_counts([[1, 1, 1, 9], [1, 1, 1, 9]]))
    number = Calibrated(0.01).count(known(of))
    assert number.n_sites == 1
    assert "Even one region of all records loses 25.00%" in str(number.notices[0])
    assert number.expected == pytest.approx(0.25)


def test_before_counting_the_design_model_answers() -> None:
    model = suppression_model()
    at = Predictors(172, None, 1_000_000.0, 2000, None, 500_000.0, 5)
    number = Calibrated(0.01).count(at)
    records = model.records(0.01, math.log(172), 5)
    assert number.n_sites == math.floor(500_000 / records + 0.5)
    assert number.cutoff == pytest.approx(2 * records)
    assert number.expected == pytest.approx(0.01, rel=0.05)
    assert "VBAS own, synthesized" in str(number.notices[-1])


def test_by_entropy_asks_for_counting(even: Study) -> None:
    by = Calibrated(0.01, "entropy")
    with pytest.raises(VbasError, match="entropy of the records is not known"):
        by.count(Predictors(172, None, 1e6, 2000, None, 1e6, 5))
    number = by.count(known(even))
    model = suppression_model(predictor="entropy")
    expected = 360_000 / model.records(0.01, known(even).entropy, 5)
    assert number.n_sites == math.floor(expected + 0.5)


def test_outside_of_what_was_fitted_is_said() -> None:
    far = Predictors(172, None, 1e7, 2000, None, 1e7, 50)
    assert "further than it was tested" in str(Calibrated(0.01).count(far).notices[-1])


def test_preview_takes_k_from_the_scenario(even: Study) -> None:
    by_five, by_twenty = (
        preview_of(
            scenario(k, site_count=Calibrated()), even.areas, None, {}, known(even, None)
        ).number
        for k in (5, 20)
    )
    assert by_five is not None
    assert by_twenty is not None
    assert by_five.n_sites > by_twenty.n_sites
    waits = preview_of(
        scenario(site_count=Calibrated(by="entropy")), even.areas, 360_000, {"q": 150}
    )
    assert waits.needs_counting
    early = preview_of(scenario(site_count=Calibrated()), even.areas, 360_000, {"q": 150})
    assert early.number is not None
    assert not early.counted


def test_bad_settings_are_sentences() -> None:
    for about in (0.0, 1.0, float("nan")):
        with pytest.raises(VbasError, match="About this share suppressed"):
            Calibrated(about)
    with pytest.raises(VbasError, match="Choose one of"):
        Calibrated(0.01, "guessing")
    with pytest.raises(VbasError, match="without k"):
        Calibrated().count(Predictors(172, 3.0, 1e6, 2000))
    with pytest.raises(VbasError, match="no suppression model by maxcombs"):
        Calibrated(0.01, "maxcombs", "croft-2015").count(
            Predictors(172, 3.0, 1e6, 2000, None, 1e6, 5)
        )

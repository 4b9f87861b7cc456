"""Regions that were given are judged like those that were calculated."""

from dataclasses import replace

import numpy as np
import pytest

from core.aggregation import Aggregation
from core.errors import Notice, VbasError
from core.given_regions import GivenRegions, judge
from core.pipeline import execute
from core.placement.approaches import placement
from core.quasi_identifiers import QuasiIdentifier
from core.scenario import Scenario
from core.site_count import Count
from core.steps import finish
from tests.core import studies

SCENARIO = Scenario((QuasiIdentifier("q"),), k=3, site_count=Count(2))


@pytest.fixture
def study():
    points = [(0, 0), (0, 1000), (8000, 0), (9000, 0)]
    return studies.study(points, [[4, 1], [1, 2], [6, 0], [1, 1]], [10, 20, 30, 40])


def test_regions_of_a_run_come_to_the_same_as_in_the_run(study):
    run = finish(execute(SCENARIO, study))
    given = Aggregation(run.aggregation.labels, run.aggregation.n_regions)
    again = finish(judge(SCENARIO, study, given, GivenRegions("table", "assignment.csv")))
    assert again.evaluation == replace(
        run.evaluation, compactness_m=None, compactness_m_per_area=None, compactness_ground_m=None
    )
    assert again.scenario.placement == GivenRegions("table", "assignment.csv")
    assert again.site_number.cutoff is None
    assert again.site_number.n_sites == 2
    assert again.site_number.max_combinations == run.site_number.max_combinations


def test_where_every_area_is_a_region_counts_are_not_merged_anew(study):
    aggregation = Aggregation(np.arange(4, dtype=np.int32), 4)
    run = finish(judge(SCENARIO, study, aggregation, GivenRegions()))
    assert run.suppression.counts is study.counts
    other = Aggregation(np.array([1, 0, 2, 3], dtype=np.int32), 4)
    run = finish(judge(SCENARIO, study, other, GivenRegions()))
    assert run.suppression.counts.counts.toarray().tolist() == [[1, 2], [4, 1], [6, 0], [1, 1]]


def test_an_empty_region_is_no_region(study):
    aggregation = Aggregation(np.array([0, 0, 2, 2], dtype=np.int32), 3)
    run = finish(judge(SCENARIO, study, aggregation, GivenRegions()))
    assert run.evaluation.n_regions == 2
    assert run.site_number.n_sites == 2


def test_what_is_told_with_it_is_kept(study):
    aggregation = Aggregation(np.zeros(4, dtype=np.int32), 1)
    told = (Notice("one region"),)
    inputs = {"areas": {"file": "a.gpkg"}}
    run = finish(judge(SCENARIO, study, aggregation, GivenRegions(), inputs=inputs, notices=told))
    assert (run.notices, run.inputs) == (told, inputs)


def test_labels_of_other_areas_are_refused(study):
    with pytest.raises(VbasError, match="3 areas are in regions, but the study has 4"):
        judge(SCENARIO, study, Aggregation(np.zeros(3, dtype=np.int32), 1), GivenRegions())


def test_without_a_record_there_is_nothing_to_judge():
    empty = studies.study([(0, 0)], [[0]])
    with pytest.raises(VbasError, match="No record can be used"):
        judge(SCENARIO, empty, Aggregation(np.zeros(1, dtype=np.int32), 1), GivenRegions())


def test_given_regions_can_be_named_but_not_placed(study):
    given = placement("given-regions", origin="level", of="fsa")
    assert given == GivenRegions("level", "fsa")
    with pytest.raises(VbasError, match=r"were given \(fsa\)"):
        finish(execute(replace(SCENARIO, placement=given), study))

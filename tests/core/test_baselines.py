"""Today's practice, by hand: six areas, two kinds of records, k = 3."""

import numpy as np
import pytest

from core.baselines import AREAS, baseline, levels_of, regions_of_level, usual_first
from core.errors import VbasError
from core.quasi_identifiers import QuasiIdentifier
from core.scenario import Scenario
from core.steps import finish
from core.study import Study
from tests.core.studies import class_counts, layer

POINTS = [(0, 0), (0, 1000), (0, 2000), (3000, 0), (3000, 1000), (9000, 0)]
COUNTS = [[2, 1], [1, 1], [0, 1], [4, 0], [1, 2], [1, 1]]


def texts(*values):
    return np.array(values, dtype=object)


@pytest.fixture
def study():
    parents = {
        "province": texts("P", "P", "P", "P", "P", "P"),
        "fsa": texts("B", "B", "B", "A", "A", ""),
        "same_as_fsa": texts("2", "2", "2", "1", "1", ""),
        "da": texts("1", "2", "3", "4", "5", "6"),
        "blank": texts("", "", "", "", "", ""),
    }
    return Study(layer(POINTS, parents=parents), class_counts(COUNTS))


def judged(study, level, k=3):
    return finish(baseline(Scenario((QuasiIdentifier("q"),), k=k), study, level))


def test_levels_run_from_the_areas_to_the_coarsest_and_none_stands_twice(study):
    assert levels_of(study.areas) == (AREAS, "fsa", "province")


def test_every_area_as_it_is(study):
    run = judged(study, AREAS)
    e = run.evaluation
    # Kept are only the four records of area 3.
    assert (e.n_regions, e.suppressed_records) == (6, 15 - 4)
    assert e.suppressed_records == sum(n for row in COUNTS for n in row if n < 3)
    assert e.discernibility == 16
    assert e.compactness_own_centre_m == 0
    assert e.non_uniform_entropy_bits == 0
    assert run.suppression.counts is study.counts


def test_units_of_a_level_are_regions_and_areas_without_one_share_a_region(study):
    run = judged(study, "fsa")
    # A: (5, 2), B: (3, 3), unknown: (1, 1).
    assert run.suppression.counts.counts.toarray().tolist() == [[5, 2], [3, 3], [1, 1]]
    assert run.aggregation.labels.tolist() == [1, 1, 1, 0, 0, 2]
    assert run.evaluation.suppressed_records == 4
    assert run.evaluation.suppression_rate == 4 / 15
    assert run.evaluation.n_regions == 3
    assert run.evaluation.discernibility == 25 + 9 + 9
    assert run.evaluation.compactness_m is None
    assert run.evaluation.compactness_own_centre_m == pytest.approx(2000 + 1000)
    (notice,) = run.notices
    assert str(notice) == "Areas that lie in no unit of fsa: 1. They make one region together."


def test_the_whole_as_one_region(study):
    e = judged(study, "province").evaluation
    assert (e.n_regions, e.suppressed_records, e.global_anonymity) == (1, 0, 6)


def test_k_is_the_scenarios(study):
    assert judged(study, "fsa", k=1).evaluation.suppressed_records == 0
    assert judged(study, "fsa", k=6).evaluation.suppressed_records == 15
    assert judged(study, "fsa", k=6).scenario.k == 6


def test_an_unknown_level_is_refused(study):
    with pytest.raises(VbasError, match="no level county"):
        regions_of_level(study.areas, "county")


def test_what_is_usually_released_comes_first():
    levels = ("province", AREAS, "health region", "fsa", "csd")
    assert sorted(levels, key=usual_first) == ["fsa", "csd", "province", "health region", AREAS]

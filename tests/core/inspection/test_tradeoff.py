"""Two measures against each other, and who is best in both."""

import numpy as np

from core.inspection.tradeoff import is_squeezed, tradeoff


def row(regions, rate, metres=1.0, k=5, names="age"):
    return {
        "k": k,
        "quasi_identifiers": names,
        "n_regions": regions,
        "suppression_rate": rate,
        "compactness_m": metres,
        "n_sites": regions,
    }


def test_a_run_beaten_in_both_is_not_best() -> None:
    rows = [row(10, 0.1), row(9, 0.2), row(20, 0.3), row(20, 0.3)]
    found = tradeoff(rows, "n_regions", "suppression_rate")
    assert found.best.tolist() == [True, False, True, True]
    assert found.x.tolist() == [10, 9, 20, 20]
    assert found.y.tolist() == [0.1, 0.2, 0.3, 0.3]


def test_only_runs_of_one_k_and_the_same_variables_are_measured_against_each_other() -> None:
    rows = [row(10, 0.1), row(9, 0.2, k=11), row(9, 0.2, names="sex")]
    found = tradeoff(rows, "n_regions", "suppression_rate")
    assert found.best.all()
    assert len(set(found.groups.tolist())) == 3


def test_a_run_without_a_measure_is_left_out() -> None:
    rows = [row(10, 0.1, None), row(9, 0.2, 5.0), row(9, 0.3, 6.0)]
    found = tradeoff(rows, "compactness_m", "suppression_rate")
    assert np.isnan(found.x[0])
    assert found.best.tolist() == [False, True, False]


def test_measures_without_a_better_end_judge_nobody() -> None:
    found = tradeoff([row(10, 0.1), row(9, 0.2)], "n_sites", "suppression_rate")
    assert not found.judged
    assert not found.best.any()
    assert tradeoff([], "n_regions", "suppression_rate").x.shape == (0,)


def test_runs_of_other_studies_are_not_measured_against_each_other() -> None:
    rows = [row(10, 0.1), row(9, 0.2), row(8, 0.3)]
    found = tradeoff(rows, "n_regions", "suppression_rate", ["a", "b", "a"])
    assert found.best.tolist() == [True, True, False]
    assert found.n_groups == 2
    assert tradeoff(rows, "n_regions", "suppression_rate").n_groups == 1


def test_half_the_points_in_a_tenth_of_an_axis_are_squeezed() -> None:
    assert is_squeezed(np.array([0.1, 0.2, 0.3, 80.0]))
    assert not is_squeezed(np.array([1.0, 40.0, 50.0, 80.0]))
    assert not is_squeezed(np.array([0.0, 0.2, 0.3, 80.0]))  # a zero has no place on a log axis
    assert not is_squeezed(np.array([0.1, 80.0]))
    assert is_squeezed(np.array([np.nan, 0.1, 0.2, 0.3, 80.0]))
    assert not is_squeezed(np.array([2.0, 2.0, 2.0]))

"""Classes between round numbers, and quantiles of weighted values."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.inspection.distributions import common_edges, distribution, is_wide, quantile, round_step


def test_edges_are_round_and_begin_at_zero_where_that_is_near() -> None:
    edges = common_edges([np.array([3.0, 58.0]), np.array([np.nan, 20.0])], bins=10)
    np.testing.assert_allclose(edges, np.arange(0, 61, 10))


def test_edges_of_few_high_values_leave_zero_away() -> None:
    edges = common_edges([np.array([100.0, 104.0])], bins=4)
    np.testing.assert_allclose(edges, [100, 101, 102, 103, 104])


@pytest.mark.parametrize("values", [[], [7.0, 7.0], [0.0], [math.nan]])
@pytest.mark.parametrize("log", [False, True])
def test_there_are_always_two_edges(values, log) -> None:
    edges = common_edges([np.array(values, dtype=float)], log=log)
    assert len(edges) >= 2
    assert (np.diff(edges) > 0).all()


def test_steps_are_one_two_two_and_a_half_five() -> None:
    assert [round_step(x) for x in (0.9, 1.0, 1.1, 2.1, 2.6, 70.0)] == [1, 1, 2, 2.5, 5, 100]


def test_weights_fall_where_their_values_do() -> None:
    edges = np.array([0.0, 1.0, 2.0])
    found = distribution(np.array([0.0, 0.5, 1.0, 2.0, 9.0, np.nan]), edges)
    assert found.weights.tolist() == [2, 3]
    weighted = distribution(np.array([0.5, 1.5]), edges, np.array([3.0, np.nan]))
    assert weighted.weights.tolist() == [3, 0]


@given(
    st.lists(st.floats(0, 1e7, allow_subnormal=False), min_size=1, max_size=50),
    st.booleans(),
)
def test_no_value_is_lost(values, log) -> None:
    array = np.array(values)
    found = distribution(array, common_edges([array], log=log))
    assert found.weights.sum() == len(values)


def test_a_long_tail_asks_for_growing_classes() -> None:
    assert is_wide([np.array([1.0, 1.0, 1.0, 100.0])])
    assert not is_wide([np.array([1.0, 2.0, 3.0])])
    assert not is_wide([])
    assert not is_wide([np.zeros(3)])


def test_quantiles_by_hand() -> None:
    values = np.array([4.0, 1.0, 3.0, 2.0, np.nan])
    assert quantile(values, 0.5) == 2.0
    assert quantile(values, 0.9) == 4.0
    assert quantile(values, 0.5, np.array([10.0, 1, 1, 1, 50])) == 4.0
    assert math.isnan(quantile(np.zeros(0), 0.5))
    assert math.isnan(quantile(values, 0.5, np.zeros(5)))

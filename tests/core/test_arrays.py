"""Small helpers for arrays."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.arrays import distinct, numbered_rows


@pytest.mark.parametrize(
    ("values", "expected"),
    [([], []), ([7], [7]), ([3, -1, 3, 2, -1], [-1, 2, 3]), ([[2, 1], [1, 2]], [1, 2])],
)
def test_each_number_once_ascending(values: list[int], expected: list[int]) -> None:
    assert distinct(np.array(values, dtype=np.int64)).tolist() == expected


def test_kind_and_input_stay() -> None:
    values = np.array([5, 1, 5], dtype=np.int32)
    assert distinct(values).dtype == np.int32
    assert values.tolist() == [5, 1, 5]


def test_agrees_with_numpy() -> None:
    values = np.random.default_rng(1).integers(-50, 50, 1000)
    np.testing.assert_array_equal(distinct(values), np.unique(values))


@given(
    st.integers(0, 40).flatmap(
        lambda n: st.lists(
            st.lists(st.sampled_from([-1, 0, 1, 2, 7, 2**31 - 1]), min_size=n, max_size=n),
            min_size=1,
            max_size=5,
        )
    )
)
def test_numbered_rows_are_those_of_numpy(columns):
    """Also where all rows that may occur are more than a number can tell."""
    arrays = [np.array(of, np.int32) for of in columns]
    rows, number = numbered_rows(arrays)
    want, at = np.unique(np.column_stack(arrays), axis=0, return_inverse=True)
    assert np.array_equal(rows, want)
    assert np.array_equal(number, at.reshape(-1))

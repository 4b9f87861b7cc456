"""Small helpers for arrays."""

from __future__ import annotations

import numpy as np
import pytest

from core.arrays import distinct


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

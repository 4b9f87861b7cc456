"""l-diversity and t-closeness, by hand and from the papers."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.attribute_disclosure import attributes_of


def test_by_hand() -> None:
    """Class 0: a a b b; class 1: a a a a; of all records 6 of 8 are a."""
    found = attributes_of(np.array([0] * 4 + [1] * 4), np.array([0, 0, 1, 1, 0, 0, 0, 0]))
    assert found.sizes.tolist() == [4, 4]
    assert found.distinct.tolist() == [2, 1]
    assert found.entropy == pytest.approx([2, 1])
    assert found.distance == pytest.approx([0.25, 0.25])
    assert found.homogeneous.tolist() == [False, True]


def test_salaries_of_li_et_al() -> None:
    """Section 4.2: of 3k ... 11k, {3k 4k 5k} is 0.375 away, {6k 8k 11k} 0.167."""
    classes = np.repeat([0, 1, 2], 3)
    values = np.array([0, 1, 2, 3, 5, 8, 4, 6, 7])
    found = attributes_of(classes, values, ordered=True)
    assert found.distance[:2] == pytest.approx([0.375, 1 / 6])


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 4)), min_size=1, max_size=40))
def test_as_counted_plainly(rows) -> None:
    classes, values = (np.array(of) for of in zip(*rows, strict=True))
    plain = attributes_of(classes, values)
    moved = attributes_of(classes, values, ordered=True)
    m = values.max() + 1
    every = np.array([np.mean(values == v) for v in range(m)])
    for c in np.unique(classes):
        mine = values[classes == c]
        p = np.array([np.mean(mine == v) for v in range(m)])
        assert plain.distinct[c] == len(set(mine.tolist()))
        some = p[p > 0]
        assert plain.entropy[c] == pytest.approx(np.exp(-(some * np.log(some)).sum()))
        assert plain.distance[c] == pytest.approx(np.abs(p - every).sum() / 2)
        if m > 1:
            expected = np.abs(np.cumsum(p - every)).sum() / (m - 1)
            assert moved.distance[c] == pytest.approx(expected)

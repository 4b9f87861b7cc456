"""l-diversity and t-closeness, by hand and from the papers."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.attribute_disclosure import (
    aim_of,
    aims_from,
    attributes_of,
    check_aims,
    joined_aim,
)
from core.errors import VbasError


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


def test_each_outcome_may_have_an_aim_of_its_own() -> None:
    every, own = aims_from(["2", "diagnosis=3", "a=b=1.5"], "--l")
    aim = joined_aim(every, own)
    assert aim == {"": 2.0, "a=b": 1.5, "diagnosis": 3.0}
    assert [aim_of(aim, of) for of in ("diagnosis", "a=b", "c")] == [3.0, 1.5, 2.0]
    assert joined_aim(2, {}) == 2.0
    assert joined_aim(None, {}) is None
    assert aim_of(joined_aim(None, {"x": 2}), "y") is None
    for text in ("x", "=2", "diagnosis=", "diagnosis=two"):
        with pytest.raises(VbasError):
            aims_from([text], "--l")
    for least, most in (({"x": 0.5}, None), (None, {"": 0.2, "x": 1.5}), ({"x": 2}, -1)):
        with pytest.raises(VbasError):
            check_aims(least, most)
    check_aims({"x": 2}, {"": 0.2})


@given(
    st.lists(st.tuples(st.integers(0, 3), st.integers(0, 9)), min_size=1, max_size=40),
)
def test_distance_of_numbers_as_summed_value_by_value(rows: list[tuple[int, int]]) -> None:
    classes, values = (np.array(of) for of in zip(*rows, strict=True))
    found = attributes_of(classes, values, ordered=True)
    m = int(values.max()) + 1
    total = np.cumsum(np.bincount(values, minlength=m) / len(values))
    for c in np.unique(classes):
        mine = values[classes == c]
        here = np.cumsum(np.bincount(mine, minlength=m) / len(mine))
        want = np.abs(here - total).sum() / (m - 1) if m > 1 else 0.0
        assert found.distance[c] == pytest.approx(want, abs=1e-12)

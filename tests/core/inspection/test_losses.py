"""Whose records are lost: small tables by hand, and sums that always hold."""

import numpy as np
import scipy.sparse as sp
from hypothesis import given, settings
from hypothesis import strategies as st

from core.classes import ClassCounts
from core.inspection.losses import (
    losses_by_class_size,
    losses_by_value,
    most_concentrated,
    regions_losing,
    regions_losing_sizes,
)
from core.suppression.records import suppress_records
from tests.core.studies import class_counts


def two_variables(dense) -> ClassCounts:
    """Classes (F, young), (F, old), (M, young), (M, missing) in regions."""
    codes = np.array([[0, 0], [0, 1], [1, 0], [1, 2]], dtype=np.int32)
    categories = {"sex": ("F", "M"), "age": ("young", "old")}
    matrix = sp.csr_array(np.asarray(dense, dtype=np.int32))
    return ClassCounts(matrix, codes, categories, {"sex": 2, "age": 2})


def test_losses_by_value_by_hand() -> None:
    # k = 3: region 0 loses 2 (F, young) and 1 (M, missing); region 1 loses 1 (F, old).
    found = losses_by_value(suppress_records(two_variables([[2, 5, 0, 1], [3, 1, 4, 0]]), 3))
    sex, age = found
    assert (sex.column, sex.labels) == ("sex", ("F", "M"))
    assert sex.records.tolist() == [11, 5]
    assert sex.lost.tolist() == [3, 1]
    assert age.labels == ("young", "old", "missing")
    assert age.records.tolist() == [9, 6, 1]
    assert age.lost.tolist() == [2, 1, 1]
    np.testing.assert_allclose(age.share, [2 / 9, 1 / 6, 1.0])


def test_missing_is_a_value_only_where_somebody_has_none() -> None:
    found = losses_by_value(suppress_records(two_variables([[1, 1, 1, 0]]), 2))
    assert found[1].labels == ("young", "old")
    assert found[1].lost.tolist() == [2, 1]


def test_regions_that_lose_records_of_a_value() -> None:
    of = suppress_records(two_variables([[2, 5, 0, 1], [3, 1, 4, 0], [0, 0, 0, 0]]), 3)
    assert regions_losing(of, "sex", 0).tolist() == [0, 1]
    assert regions_losing(of, "sex", 1).tolist() == [0]
    assert regions_losing(of, "age", 1).tolist() == [1]
    assert regions_losing(of, "age", 2).tolist() == [0]
    assert regions_losing_sizes(of, 1, 1).tolist() == [0, 1]
    assert regions_losing_sizes(of, 2, 2).tolist() == [0]
    assert regions_losing_sizes(of, 3, 9).tolist() == []  # not lost


def test_losses_by_class_size_by_hand() -> None:
    found = losses_by_class_size(suppress_records(class_counts([[1, 1, 3, 0], [4, 2, 1, 9]]), 4))
    assert found.low.tolist() == found.high.tolist() == [1, 2, 3]
    assert found.classes.tolist() == [3, 1, 1]
    assert found.lost.tolist() == [3, 2, 3]


def test_no_class_is_below_one() -> None:
    found = losses_by_class_size(suppress_records(class_counts([[1, 2]]), 1))
    assert len(found.low) == len(found.lost) == 0


def test_sizes_of_a_large_k_share_classes() -> None:
    found = losses_by_class_size(suppress_records(class_counts([[1, 99, 50, 100]]), 100))
    assert len(found.low) == 20
    assert (found.low[0], found.high[-1]) == (1, 99)
    assert (found.low[1:] == found.high[:-1] + 1).all()
    assert found.lost.sum() == 150


@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.lists(st.integers(0, 9), min_size=4, max_size=4), min_size=1, max_size=8),
    st.integers(1, 30),
)
def test_every_way_of_dividing_losses_sums_to_all_of_them(dense, k) -> None:
    of = suppress_records(two_variables(dense), k)
    for values in losses_by_value(of):
        assert values.lost.sum() == of.suppressed
        assert values.records.sum() == of.counts.n_records
        assert (values.lost <= values.records).all()
        for code, lost in zip(values.codes, values.lost, strict=True):
            assert (len(regions_losing(of, values.column, int(code))) > 0) == (lost > 0)
    sizes = losses_by_class_size(of)
    assert sizes.lost.sum() == of.suppressed
    losing = np.flatnonzero(of.suppressed_by_region)
    assert regions_losing_sizes(of, 1, k - 1).tolist() == losing.tolist()


def test_a_k_far_above_any_class_costs_no_memory() -> None:
    found = losses_by_class_size(suppress_records(class_counts([[1, 99, 50, 100]]), 10**12))
    assert (int(found.low[0]), int(found.high[-1]), len(found.low)) == (1, 10**12 - 1, 20)
    assert (found.classes.sum(), found.lost.sum(), found.lost[0]) == (4, 250, 250)


def test_how_few_regions_hold_half_of_the_losses() -> None:
    assert most_concentrated(np.array([1, 5, 2, 2])) == 1
    assert most_concentrated(np.array([1, 1, 1, 1])) == 2
    assert most_concentrated(np.array([3, 3, 3])) == 2
    assert most_concentrated(np.array([0, 0])) == 0

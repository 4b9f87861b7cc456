"""Unique records of units by hand, and against thresholds."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp

from core.thresholds.report import Agreement, agreement, equal_cells_people
from core.thresholds.uniqueness import counts_of_units, uniqueness
from core.thresholds.verdicts import THRESHOLDS, above, spread, verdicts
from tests.core.studies import class_counts

DENSE = hnp.arrays(
    np.int32, st.tuples(st.integers(1, 10), st.integers(1, 8)), elements=st.integers(0, 3)
)
NAN = float("nan")


def test_a_record_is_unique_where_nobody_of_its_unit_has_its_values():
    of = uniqueness(class_counts([[1, 1, 2], [1, 0, 0], [0, 0, 0]]))
    assert of.unique.tolist() == [2, 1, 0]
    assert of.share.tolist()[:2] == [0.5, 1.0]
    assert np.isnan(of.share[2])
    assert not of.all_unique
    assert uniqueness(class_counts([[1, 0], [1, 1]])).all_unique
    assert not uniqueness(class_counts([[0], [0]])).all_unique


def test_two_areas_together_share_what_each_had_alone():
    areas = class_counts([[1, 1, 0], [1, 0, 0], [0, 0, 5]])
    of = uniqueness(counts_of_units(areas, np.array([0, 0, -1]), 2))
    assert of.unique.tolist() == [1, 0]  # the first class has two records now
    assert of.records.tolist() == [3, 0]  # the third area is left out
    assert counts_of_units(areas, np.arange(3), 3) is areas


@given(DENSE, st.data())
def test_units_are_counted_as_if_one_by_one(dense, data):
    n = len(dense)
    labels = np.array(data.draw(st.lists(st.integers(-1, 3), min_size=n, max_size=n)))
    of = uniqueness(counts_of_units(class_counts(dense), labels, 4))
    for unit in range(4):
        sizes = dense[labels == unit].sum(axis=0)
        assert of.unique[unit] == (sizes == 1).sum()
        assert of.records[unit] == sizes.sum()


# Thresholds


def test_at_the_threshold_a_unit_passes():
    share = np.array([0.0, 1 / 20, 1 / 5, 0.2000001, NAN])
    assert above(share, 0.0).tolist() == [False, True, True, True, False]
    assert above(share, 0.05).tolist() == [False, False, True, True, False]
    assert above(share, 0.2).tolist() == [False, False, False, True, False]


@given(st.integers(1, 200_000))
def test_a_twentieth_and_a_fifth_are_exact(n):
    assert not above(np.array([n / (20 * n)]), 0.05)[0]
    assert not above(np.array([n / (5 * n)]), 0.2)[0]


def test_shares_of_units_records_and_people_by_province():
    rows = verdicts(
        np.array([0.0, 0.1, 0.3, NAN]),
        np.array([100, 20, 10, 0]),
        np.array([1000.0, NAN, 200.0, 50.0]),
        np.array(["ON", "ON", "QC", ""], dtype=object),
    )
    assert [(of.province, of.threshold) for of in rows[:4]] == [
        *(("", threshold) for threshold in THRESHOLDS),
        ("ON", 0.0),
    ]
    every = rows[1]
    assert (every.n_units, every.n_known, every.n_above, every.n_unknown) == (4, 3, 2, 1)
    assert every.units_share == pytest.approx(2 / 3)
    assert every.records_share == pytest.approx(30 / 130)
    assert every.people_share == pytest.approx(200 / 1200)  # 50 people live where nothing is known
    ontario = next(of for of in rows if of.province == "ON" and of.threshold == 0.05)
    assert (ontario.n_units, ontario.n_above, ontario.records_above) == (2, 1, 20)
    assert ontario.people_share == 0.0
    assert {of.province for of in rows} == {"", "ON", "QC"}


def test_without_any_value_there_is_no_share():
    (row,) = verdicts(np.array([NAN]), np.array([0]), np.array([NAN]), thresholds=(0.05,))
    assert (row.units_share, row.records_share, row.people_share) == (None, None, None)


@given(st.lists(st.floats(0, 1) | st.just(NAN), min_size=1, max_size=30))
def test_a_laxer_threshold_never_fails_more(shares):
    n = len(shares)
    rows = verdicts(np.array(shares), np.full(n, 7), np.ones(n))
    failed = [of.n_above for of in rows]
    assert failed == sorted(failed, reverse=True)


@given(st.lists(st.floats(0, 1) | st.just(NAN), max_size=30))
def test_the_spread_holds_every_value_once_and_on_the_right_side(shares):
    share = np.array(shares, dtype=float)
    of = spread(share)
    assert of.units.sum() == np.isfinite(share).sum()
    assert len(of.edges) == len(of.units) + 1
    for threshold in (0.05, 0.2):
        over = of.edges[:-1] >= threshold - 1e-12
        assert of.units[over].sum() == above(share, threshold).sum()
    assert (of.places[np.isnan(share)] == -1).all()
    assert np.bincount(of.places[of.places >= 0], minlength=len(of.units)).tolist() == (
        of.units.tolist()
    )


# Beside a prediction


def test_four_ways_to_agree_or_not():
    measured = np.array([False, True, False, True, True])
    predicted = np.array([False, True, True, False, True])
    known = np.array([True, True, True, True, False])
    of = agreement(measured, predicted, known)
    assert of == Agreement(both_pass=1, both_fail=1, only_predicted=1, only_measured=1)
    assert (of.n, of.agreed, of.sensitivity, of.specificity) == (4, 0.5, 0.5, 0.5)
    nothing = agreement(measured, predicted, np.zeros(5, dtype=bool))
    assert (nothing.agreed, nothing.sensitivity, nothing.specificity) == (None, None, None)


def test_equal_cells_need_three_people_a_cell_for_five_per_cent():
    assert equal_cells_people(0.05, 1000) == pytest.approx(2995.7, abs=0.1)
    assert equal_cells_people(0.2, 1000) == pytest.approx(1609.4, abs=0.1)
    assert equal_cells_people(0.0, 1000) is None
    assert math.exp(-equal_cells_people(0.05, 172) / 172) == pytest.approx(0.05)

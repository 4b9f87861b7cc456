"""Distances, roundness, balance, discernibility by size and bits by area, by hand."""

import math

import numpy as np
import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st

from core.aggregation import Aggregation
from core.constraints.base import Constraints
from core.evaluation import discernibility, non_uniform_entropy
from core.inspection.geography import Balance, area_distances, balance, roundness
from core.inspection.information import bits_by_area, squares_by_size
from core.pipeline import execute
from core.quasi_identifiers import QuasiIdentifier
from core.scenario import Scenario
from core.site_count import Count
from core.steps import finish
from core.suppression.records import suppress_records
from tests.core.studies import class_counts, layer, studies, study


def grouped(labels, n_regions) -> Aggregation:
    return Aggregation(np.array(labels, dtype=np.int32), n_regions)


def test_distances_are_to_the_regions_own_centre() -> None:
    areas = layer([(0, 0), (6, 8), (100, 0)])
    assert area_distances(areas, grouped([0, 0, 1], 2)).tolist() == [5.0, 5.0, 0.0]


def test_roundness_is_of_the_united_polygons() -> None:
    boxes = np.array([shapely.box(i, 0, i + 1, 1) for i in range(4)], dtype=object)
    areas = layer([(i + 0.5, 0.5) for i in range(4)], geometry=boxes)
    found = roundness(areas, grouped([0, 0, 0, 1], 3), np.ones(4, dtype=bool))
    # 3 x 1: perimeter 8; a square; nothing.
    np.testing.assert_allclose(found, [4 * math.pi * 3 / 64, math.pi / 4, np.nan])
    assert np.isnan(roundness(layer([(0, 0)]), grouped([0], 1), np.ones(1, dtype=bool))).all()


def test_balance_of_a_run() -> None:
    of = study([(0, 0), (1, 0), (90, 0), (91, 0)], [[4], [2], [3], [1]], [40, 20, 30, 10])
    scenario = Scenario(
        quasi_identifiers=(QuasiIdentifier("q"),),
        k=1,
        site_count=Count(2),
        population_basis="people",
        constraints=Constraints(floor="50"),
    )
    found = balance(of, finish(execute(scenario, of)))
    assert found.basis == "people"
    assert sorted(found.sizes.tolist()) == [40.0, 60.0]
    assert (found.cutoff, found.floor) == (None, 50.0)
    assert found.below_cutoff is None
    assert found.below_floor == 1
    assert found.spread == pytest.approx(10 / 50)


def test_a_region_at_the_cutoff_is_not_below_it() -> None:
    of = Balance("records", np.arange(3), np.array([9.0, 10.0, 11.0]), 10.0, None)
    assert of.below_cutoff == 1
    assert of.below_floor is None
    assert math.isnan(Balance("records", np.arange(0), np.zeros(0), 1.0, None).spread)


def test_squares_by_size_by_hand() -> None:
    found = squares_by_size(suppress_records(class_counts([[3, 4, 7, 1], [12, 3, 2, 0]]), 3))
    assert found.low.tolist() == [3, 5, 10]
    assert found.high.tolist() == [4, 9, 12]
    assert found.classes.tolist() == [3, 1, 1]
    assert found.records.tolist() == [10, 7, 12]
    assert found.squares.tolist() == [9 + 16 + 9, 49, 144]


def test_squares_where_nothing_is_released() -> None:
    found = squares_by_size(suppress_records(class_counts([[1, 2]]), 5))
    assert found.squares.tolist() == [0]


@settings(max_examples=40, deadline=None)
@given(studies(), st.integers(1, 9), st.integers(1, 4), st.integers(0, 99))
def test_parts_sum_to_the_whole(of, k, n_regions, seed) -> None:
    labels = np.random.default_rng(seed).integers(0, n_regions, len(of.areas)).astype(np.int32)
    aggregation = Aggregation(labels, n_regions)
    suppression = suppress_records(of.counts.merged(labels, n_regions), k)
    by_size = squares_by_size(suppression)
    assert by_size.squares.sum() == discernibility(suppression)
    sizes = suppression.counts.class_sizes
    assert by_size.records.sum() == sizes[sizes >= k].sum()
    bits, records = bits_by_area(of, aggregation)
    whole = non_uniform_entropy(of.counts.records, labels, n_regions)
    assert np.nansum(bits * records) == pytest.approx(whole, abs=1e-9)
    assert np.isnan(bits).tolist() == (records == 0).tolist()


def test_bits_by_hand() -> None:
    of = study([(0, 0), (1, 0), (2, 0)], [[1], [3], [0]])
    bits, records = bits_by_area(of, grouped([0, 0, 0], 1))
    np.testing.assert_allclose(bits, [2.0, math.log2(4 / 3), np.nan])
    assert records.tolist() == [1.0, 3.0, 0.0]

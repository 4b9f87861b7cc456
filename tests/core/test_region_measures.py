"""What each region holds and costs: by hand, and their sums against those of the run."""

import math

import numpy as np
import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st

from core.aggregation import Aggregation
from core.evaluation import evaluate
from core.region_measures import polsby_popper, region_measures
from core.suppression.records import suppress_records
from tests.core.studies import studies, study


def measured(of, labels, n_regions, k):
    aggregation = Aggregation(np.array(labels, dtype=np.int32), n_regions)
    suppression = suppress_records(of.counts.merged(aggregation.labels, n_regions), k)
    return (
        region_measures(of, aggregation, suppression),
        evaluate(of, aggregation, suppression),
    )


def test_by_hand() -> None:
    # Areas at x = 0, 4, 10; regions {0, 1}, {2} and an empty one.
    of = study([(0, 0), (4, 0), (10, 0)], [[2, 1], [4, 0], [0, 2]], [10.0, math.nan, 7.0])
    regions, _ = measured(of, [0, 0, 1], 3, 2)
    assert len(regions) == 3
    assert regions.areas.tolist() == [2, 1, 0]
    assert regions.people.tolist() == [10.0, 7.0, 0.0]
    assert regions.records.tolist() == [7, 2, 0]
    assert regions.classes.tolist() == [2, 1, 0]
    assert regions.lost.tolist() == [1, 0, 0]
    np.testing.assert_allclose(regions.lost_share, [1 / 7, 0.0, np.nan])
    assert regions.anonymity.tolist() == [1, 2, 0]
    assert regions.distance_m.tolist() == [4.0, 0.0, 0.0]
    np.testing.assert_allclose(regions.mean_distance_m, [2.0, 0.0, np.nan])
    assert regions.discernibility.tolist() == [36, 4, 0]
    bits = 3 * math.log2(7 / 3) + 4 * math.log2(7 / 4)
    np.testing.assert_allclose(regions.bits, [bits, 0.0, 0.0])
    np.testing.assert_allclose(regions.bits_per_record, [bits / 7, 0.0, np.nan])


@settings(max_examples=40, deadline=None)
@given(studies(), st.integers(1, 9), st.integers(1, 5), st.integers(0, 99))
def test_sums_are_those_of_the_evaluation(of, k, n_regions, seed) -> None:
    labels = np.random.default_rng(seed).integers(0, n_regions, len(of.areas))
    regions, whole = measured(of, labels, n_regions, k)
    assert regions.lost.sum() == whole.suppressed_records
    assert regions.discernibility.sum() == whole.discernibility
    assert regions.distance_m.sum() == pytest.approx(whole.compactness_own_centre_m)
    assert regions.bits.sum() == pytest.approx(whole.non_uniform_entropy_bits, abs=1e-9)
    assert np.count_nonzero(regions.areas) == whole.n_regions
    assert np.count_nonzero(regions.records) == whole.n_regions_with_records
    assert regions.records.sum() == of.counts.n_records
    present = regions.anonymity[regions.anonymity > 0]
    assert (int(present.min()) if len(present) else None) == whole.global_anonymity


def test_roundness_of_a_disc_a_square_a_strip_and_nothing() -> None:
    disc = shapely.Point(0, 0).buffer(1.0, quad_segs=256)
    shapes = np.array(
        [disc, shapely.box(0, 0, 1, 1), shapely.box(0, 0, 9, 1), shapely.Polygon()], dtype=object
    )
    found = polsby_popper(shapes)
    np.testing.assert_allclose(found[:3], [1.0, math.pi / 4, 4 * math.pi * 9 / 400], rtol=1e-4)
    assert np.isnan(found[3])

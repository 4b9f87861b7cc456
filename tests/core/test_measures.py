"""Aggregation, record suppression and every measure: by hand and by invariants (Eq. 20-23)."""

import math

import numpy as np
import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from core.aggregation import Aggregation, dissolve
from core.areas import AreaLayer
from core.classes import ClassCounts
from core.errors import VbasError
from core.evaluation import evaluate, non_uniform_entropy
from core.pipeline import execute
from core.quasi_identifiers import QuasiIdentifier
from core.scenario import Scenario
from core.site_count import Count
from core.steps import finish
from core.study import Study
from core.suppression.records import suppress_records
from tests.core.studies import class_counts, studies, study

Q = (QuasiIdentifier("q"),)


def test_every_measure_by_hand() -> None:
    # Areas at x = 0, 3, 10; the first two join site (1, 0), the third site (10, 4).
    of = study([(0, 0), (3, 0), (10, 0)], [[2, 1], [4, 0], [0, 2]])
    aggregation = Aggregation(
        np.array([0, 0, 1], dtype=np.int32), 3, np.array([[1.0, 0], [10, 4], [99, 99]])
    )
    regions = of.counts.merged(aggregation.labels, 3)
    suppression = suppress_records(regions, 2)
    found = evaluate(of, aggregation, suppression)
    # Region 0: classes 6 and 1 (suppressed); region 1: class 2 alone; region 2: nothing.
    assert found.suppressed_records == 1
    assert found.suppression_rate == pytest.approx(1 / 9)
    assert suppression.suppressed_by_region.tolist() == [1, 0, 0]
    assert suppression.suppressed_by_class().tolist() == [0, 1]
    assert (found.n_regions, found.n_regions_with_records, found.n_sites_without_areas) == (2, 2, 1)
    assert found.compactness_m == pytest.approx(1 + 2 + 4)
    assert found.compactness_m_per_area == pytest.approx(7 / 3)
    assert found.compactness_own_centre_m == pytest.approx(1.5 + 1.5 + 0)
    assert found.discernibility == 36 + 4
    assert found.discernibility_bayardo_agrawal == 40 + 9 * 1
    # -(3 log2(3/7) + 4 log2(4/7) + 2 log2(2/2))
    bits = -(3 * math.log2(3 / 7) + 4 * math.log2(4 / 7))
    assert found.non_uniform_entropy_bits == pytest.approx(bits)
    assert found.non_uniform_entropy_bits_per_record == pytest.approx(bits / 9)
    assert found.global_anonymity_before == 1
    assert found.global_anonymity == 1
    assert found.global_anonymity_released == 2


def test_anonymity_counts_only_classes_present() -> None:
    counts = class_counts([[5, 0, 3], [0, 0, 0], [1, 9, 9]])
    assert counts.anonymity().tolist() == [3, 0, 1]
    assert counts.records.tolist() == [8, 0, 19]
    assert counts.sizes.tolist() == [6, 9, 12]


def test_k_above_every_class_suppresses_all() -> None:
    suppression = suppress_records(class_counts([[5, 3]]), 6)
    assert suppression.suppressed == 8
    assert suppression.kept.nnz == 0


def test_regions_without_sites_have_no_compactness_to_sites() -> None:
    of = study([(0, 0), (2, 0)], [[1], [1]])
    aggregation = Aggregation(np.zeros(2, dtype=np.int32), 1)
    found = evaluate(of, aggregation, suppress_records(of.counts.merged(aggregation.labels, 1), 1))
    assert found.compactness_m is None
    assert found.compactness_own_centre_m == 2.0


def test_entropy_is_zero_when_each_region_is_one_area() -> None:
    assert non_uniform_entropy(np.array([5, 0, 9]), np.array([0, 1, 2]), 3) == 0.0


def run(of: Study, s: int, k: int, seed: int = 1):
    return finish(execute(Scenario(Q, k=k, site_count=Count(s), seed=seed), of))


@given(studies(), st.data())
def test_invariants_of_a_run(of: Study, data) -> None:
    records = of.counts.n_records
    s = data.draw(st.integers(1, int((of.counts.records > 0).sum())))
    k = data.draw(st.integers(1, max(1, of.counts.n_people)))
    done = run(of, s, k)
    kept = done.suppression.kept
    assert len(done.aggregation.labels) == len(of.areas)
    assert len(done.placement.sites) == s
    assert done.suppression.counts.n_records == records
    assert int(kept.sum()) + done.evaluation.suppressed_records == records
    assert kept.nnz == 0 or kept.data.min() >= k  # no class has fewer records than persons
    if k == 1:
        assert done.evaluation.suppressed_records == 0
    assert done.evaluation.n_regions + done.evaluation.n_sites_without_areas == s
    dense = np.zeros((s, of.counts.n_classes), dtype=int)
    np.add.at(dense, done.aggregation.labels, of.counts.counts.toarray())
    np.testing.assert_array_equal(done.suppression.counts.counts.toarray(), dense)
    sizes = done.suppression.counts.size_matrix.toarray()
    assert int(np.where(sizes < k, dense, 0).sum()) == done.evaluation.suppressed_records


@given(studies(least_areas=2, persons=False), st.randoms(use_true_random=False))
def test_order_of_the_input_rows_changes_nothing(of: Study, shuffle) -> None:
    order = list(range(len(of.areas)))
    shuffle.shuffle(order)
    areas = of.areas
    other = Study(
        AreaLayer("test", areas.ids[order], areas.points[order], areas.population[order]),
        ClassCounts(
            of.counts.counts[order], of.counts.codes, of.counts.categories, of.counts.n_categories
        ),
    )
    s = int((of.counts.records > 0).sum())
    k = min(2, of.counts.n_records)
    one, two = run(of, max(1, s // 2), k), run(other, max(1, s // 2), k)
    np.testing.assert_array_equal(one.placement.sites, two.placement.sites)
    np.testing.assert_array_equal(one.aggregation.labels[order], two.aggregation.labels)
    assert one.evaluation.suppressed_records == two.evaluation.suppressed_records
    assert one.evaluation.discernibility == two.evaluation.discernibility


def test_k_above_all_records_is_refused() -> None:
    with pytest.raises(VbasError, match="k is 4, but only 3 records"):
        run(study([(0, 0)], [[3]]), 1, 4)
    with pytest.raises(VbasError, match="k is 0, but must be at least 1"):
        Scenario(Q, k=0)


def test_other_quasi_identifiers_than_counted_are_refused() -> None:
    with pytest.raises(VbasError, match="Count the records again"):
        execute(Scenario((QuasiIdentifier("x"),)), study([(0, 0)], [[3]]))


def test_same_seed_same_result_and_seconds_of_every_stage() -> None:
    of = study([(x, x % 3) for x in range(20)], [[x, 2] for x in range(20)])
    one, two = run(of, 5, 3), run(of, 5, 3)
    assert one.evaluation == two.evaluation
    assert set(one.seconds) >= {"load", "placement", "aggregation", "suppression", "evaluation"}


SQUARES = np.array(
    [shapely.box(x, y, x + 1, y + 1) for y in range(3) for x in range(3)], dtype=object
)


@pytest.mark.parametrize("fitting", [[], [0, 5], range(9)])
def test_dissolve_unites_each_region(fitting) -> None:
    fits = np.isin(np.arange(9), list(fitting))
    labels = np.array([0, 0, 2, 0, 0, 2, 3, 3, 3])
    regions = dissolve(SQUARES, labels, 5, fits=fits)
    assert shapely.area(regions).tolist() == [4, 0, 2, 3, 0]
    assert shapely.is_empty(regions).tolist() == [False, True, False, False, True]
    assert shapely.is_valid(regions).all()


def test_dissolve_mends_overlaps() -> None:
    overlapping = np.array([shapely.box(0, 0, 2, 2), shapely.box(1, 0, 3, 2)], dtype=object)
    for valid in (True, False):
        region = dissolve(overlapping, np.zeros(2, dtype=int), 1, fits=np.full(2, valid))[0]
        assert region.is_valid
        assert region.area == pytest.approx(6)


def test_dissolve_of_points_is_their_collection() -> None:
    points = shapely.points([[0, 0], [1, 1], [5, 5]])
    regions = dissolve(points, np.array([0, 0, 1]), 2, fits=np.full(3, True))
    assert shapely.get_num_geometries(regions).tolist() == [2, 1]

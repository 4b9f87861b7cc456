"""What regions lose, from class sizes: by hand, against drawn regions, at the ends."""

import math

import numpy as np
import pytest
import scipy.sparse as sp
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.stats import betabinom, binom

from core.calibration.class_spread import ClassSpread, class_spread
from core.classes import ClassCounts
from tests.core.studies import class_counts


def spread_of(sizes, spread: float = 0.0, area_records: float = 1.0) -> ClassSpread:
    found, often = np.unique(np.asarray(sizes, np.int64), return_counts=True)
    return ClassSpread(found, often, spread, area_records)


def test_two_records_by_hand() -> None:
    # Two classes of two; half of the records: of a class a region has 1 with chance 1/2, so it
    # expects 2 * 1/2 = 1 record in classes of one, out of 2.
    of = spread_of([2, 2])
    assert of.n_records == 4
    assert of.share_suppressed(2, 2) == pytest.approx(0.5)
    assert of.share_suppressed(2, 3) == pytest.approx(1.0)
    assert of.share_suppressed(2, 1) == 0.0


@pytest.mark.parametrize("spread", [0.0, 0.7])
def test_against_the_distributions_of_scipy(spread: float) -> None:
    sizes, k, f = [1, 3, 3, 8, 40, 500], 5, 0.1
    of = spread_of(sizes, spread, area_records=1.0)
    n_all = sum(sizes)
    here = of.spread_at(f * n_all)
    assert here == pytest.approx(spread * math.log(10) / math.log(n_all))
    expected = 0.0
    for n in sizes:
        law = binom(n, f)
        if spread:
            even = (1 - f) / (f * here) - 1
            law = betabinom(n, even * f, even * (1 - f))
        expected += sum(j * law.pmf(j) for j in range(1, k))
    assert of.share_suppressed(f * n_all, k) == pytest.approx(expected / (f * n_all), rel=1e-6)


def test_everything_in_one_region_is_the_whole_file() -> None:
    of = spread_of([1, 3, 4, 12], spread=2.0)
    assert of.share_suppressed(20, 4) == pytest.approx(4 / 20)
    assert of.share_suppressed(1e9, 4) == pytest.approx(4 / 20)
    assert of.share_suppressed(19.999, 4) == pytest.approx(4 / 20, abs=1e-3)


SIZES = st.lists(st.integers(1, 3000), min_size=1, max_size=30)


@settings(max_examples=60, deadline=None)
@given(SIZES, st.integers(2, 25), st.sampled_from([0.0, 0.3, 3.0]))
def test_more_records_lose_less_and_a_larger_k_loses_more(sizes, k, spread) -> None:
    of = spread_of(sizes, spread)
    at = np.geomspace(1.0, of.n_records, 12)
    shares = [of.share_suppressed(s, k) for s in at]
    assert all(0.0 <= share <= 1.0 for share in shares)
    if not spread:
        assert np.diff(shares).max(initial=0.0) <= 1e-6
    larger = [of.share_suppressed(s, k + 1) for s in at]
    assert all(b >= a - 1e-9 for a, b in zip(shares, larger, strict=True))


@settings(max_examples=40, deadline=None)
@given(SIZES, st.integers(2, 25), st.floats(0.001, 0.5))
def test_the_size_for_a_share_loses_that_share(sizes, k, share) -> None:
    of = spread_of(sizes, spread=0.3)
    found = of.records_for(share, k)
    if found is None:
        assert of.share_suppressed(of.n_records, k) > share
    elif found < of.n_records * (1 - 1e-5) and found > 1:
        assert of.share_suppressed(found, k) == pytest.approx(share, rel=1e-3)


def test_areas_dealt_at_random_have_no_spread_and_lose_what_is_expected() -> None:
    rng = np.random.default_rng(3)
    p = rng.dirichlet(np.full(300, 0.3))
    counts = class_counts(rng.multinomial(500, p, size=400))
    of = class_spread(counts)
    assert of.n_records == counts.n_records == 200_000
    assert of.area_records == pytest.approx(500)
    assert of.spread < 0.01
    for together in (1, 10, 100):
        labels = np.arange(400) // together
        regions = counts.merged(labels, 400 // together).counts.data
        for k in (2, 5, 20):
            real = regions[regions < k].sum() / counts.n_records
            assert of.share_suppressed(500 * together, k) == pytest.approx(real, rel=0.05, abs=2e-4)


def test_uneven_areas_have_their_spread() -> None:
    """Shares of classes vary by a gamma distribution of variance 0.5 from area to area."""
    rng = np.random.default_rng(4)
    n_classes, spread = 200, 0.5
    factor = rng.gamma(1 / spread, spread, (2500, n_classes))
    counts = class_counts(rng.poisson(factor * 500.0 / n_classes))
    of = class_spread(counts)
    assert of.spread == pytest.approx(spread, rel=0.05)
    small = counts.counts.data
    real = small[small < 3].sum() / counts.n_records
    even = ClassSpread(of.sizes, of.how_many, 0.0, of.area_records)
    area = counts.n_records / 2500
    assert abs(of.share_suppressed(area, 3) - real) < 0.05 * real
    assert abs(even.share_suppressed(area, 3) - real) > 0.15 * real


def test_nothing_to_measure_a_spread_from() -> None:
    assert class_spread(class_counts([[1, 1], [1, 0]])).spread == 0.0
    one = ClassCounts(
        sp.csr_array(np.array([[5]], np.int32)), np.zeros((1, 1), np.int32), {"q": ("a",)}, {"q": 1}
    )
    assert class_spread(one).share_suppressed(5, 6) == 1.0

"""The incremental account of regions against a full recount."""

from __future__ import annotations

import math
from unittest.mock import patch

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.errors import VbasError
from core.evaluation import compactness, non_uniform_entropy, own_centres
from core.ledger import account
from core.ledger.account import Ledger, open_ledger
from core.ledger.kernels import lost_change_dense, lost_change_sparse, measure_region, move_area
from core.ledger.person_kernels import TOO_MANY, has_people, lost_change_people
from core.search.chance import draw_below, draw_share, ln, log2
from core.study import Study
from core.suppression.records import suppress_records
from tests.core.studies import class_counts, counts_of_stays, layer, studies, study


def opened(of: Study, labels, n_regions: int, k: int) -> Ledger:
    return open_ledger(of, np.asarray(labels), n_regions, k, of.counts.records.astype(float))


def assert_right(ledger: Ledger, of: Study) -> None:
    """The account says what counting everything anew says."""
    book = ledger.book
    s = len(book.lost)
    regions = of.counts.merged(book.labels, s)
    assert np.array_equal(book.sizes, regions.size_matrix.toarray())
    assert np.array_equal(book.region_records, regions.records)
    assert np.array_equal(ledger.anonymity(), regions.anonymity())
    suppression = suppress_records(regions, ledger.k)
    assert np.array_equal(book.lost, suppression.suppressed_by_region)
    for r in range(s):
        of_region = book.pool[book.starts[r] : book.starts[r] + book.members[r]]
        assert sorted(of_region.tolist()) == np.flatnonzero(book.labels == r).tolist()
        assert (book.slot[of_region] == book.starts[r] + np.arange(len(of_region))).all()
    totals = ledger.totals()
    centres = own_centres(of.areas.points, book.labels, s)
    assert totals.suppressed == suppression.suppressed
    want = compactness(of.areas.points, book.labels, centres)
    assert math.isclose(totals.distance_m, want, rel_tol=1e-9, abs_tol=1e-6)
    bits = non_uniform_entropy(of.counts.records, book.labels, s)
    assert math.isclose(totals.bits, bits, rel_tol=1e-9, abs_tol=1e-9)


@given(studies(), st.integers(1, 12), st.data())
def test_the_account_equals_a_full_recount_after_any_moves(of: Study, k: int, data) -> None:
    n, s = len(of.areas), data.draw(st.integers(1, 6))
    labels = data.draw(st.lists(st.integers(0, s - 1), min_size=n, max_size=n))
    with patch.object(account, "_WIDE", data.draw(st.sampled_from([1, 64]))):
        ledger = opened(of, labels, s, k)
    assert_right(ledger, of)
    moves = st.lists(st.tuples(st.integers(0, n - 1), st.integers(0, s - 1)), max_size=40)
    for area, target in data.draw(moves):
        source = int(ledger.book.labels[area])
        if source != target:
            expected = change(ledger, area, target)
            before = ledger.totals().suppressed
            move_area(ledger.book, k, area, target)
            measure_region(ledger.book, source)
            measure_region(ledger.book, target)
            assert ledger.totals().suppressed - before == expected
    assert_right(ledger, of)


def change(ledger: Ledger, area: int, target: int) -> int:
    """The price of a move, both ways of working it out."""
    book, k = ledger.book, ledger.k
    source = int(book.labels[area])
    if has_people(book):
        found = lost_change_people(book, k, area, source, target, math.inf)
        assert lost_change_people(book, k, area, source, target, float(found)) == found
        dear = lost_change_people(book, k, area, source, target, found - 1.0)
        assert dear in (found, TOO_MANY)
        # So much more than all records that it shows even from the least it can be.
        assert lost_change_people(book, k, area, source, target, -1e9) == TOO_MANY
        return found
    start, end = int(book.row_starts[area]), int(book.row_starts[area + 1])
    sizes = book.sizes
    sparse = lost_change_sparse(
        book.classes, book.counts, start, end, sizes[source], sizes[target], k
    )
    rows = np.zeros((len(book.labels), sizes.shape[1]), np.int16)
    rows[area, book.classes[start:end]] = book.counts[start:end]
    assert lost_change_dense(rows, sizes, k, area, source, target) == sparse
    return int(sparse)


def test_a_region_that_grows_without_end_keeps_its_members() -> None:
    of = study([(float(i), 0.0) for i in range(200)], [[1]] * 200)
    ledger = opened(of, np.arange(200) % 20, 20, 2)
    for area in range(200):
        if ledger.book.labels[area] != 7:
            move_area(ledger.book, 2, area, 7)
    for r in range(20):
        measure_region(ledger.book, r)
    assert_right(ledger, of)
    assert ledger.book.members.tolist() == [0] * 7 + [200] + [0] * 12


def test_by_hand() -> None:
    # Region 0: classes (3, 1); region 1: classes (2, 5). At k = 3 the 1 and the 2 are lost.
    of = study([(0, 0), (0, 30), (100, 0)], [[1, 1], [2, 0], [2, 5]])
    totals = opened(of, [0, 0, 1], 2, 3).totals()
    assert totals.suppressed == 3
    assert totals.distance_m == 30.0
    assert totals.bits == pytest.approx(4 * 2 - 2 * 1 - 2 * 1)


def test_who_stays_behind_is_no_reason_to_give_up_a_move() -> None:
    """Both have records in two areas of a region: one of these can go, and nobody is lost."""
    stays = [(0, 0, 0), (1, 0, 0), (0, 1, 0), (1, 1, 0), (2, 2, 0), (3, 2, 0)]
    of = Study(layer([(0, 0), (1, 0), (2, 0)]), counts_of_stays(stays, 3, 1))
    book = opened(of, [0, 0, 1], 2, 2).book
    assert lost_change_people(book, 2, 1, 0, 1, 0.0) == 0
    assert lost_change_people(book, 2, 1, 0, 1, -1.0) == TOO_MANY
    book = opened(of, [0, 1, 1], 2, 3).book  # area 1 joins its own two persons
    assert lost_change_people(book, 3, 1, 1, 0, math.inf) == 4  # 2 are lost now, then all 6


def test_too_many_regions_and_classes_are_refused_with_a_remedy(monkeypatch) -> None:
    monkeypatch.setattr(account, "_MOST_BYTES", 10)
    of = Study(layer([(0, 0)]), class_counts([[1, 2]]))
    with pytest.raises(VbasError, match="coarser quasi-identifiers"):
        opened(of, [0], 2, 3)


def test_chance_is_the_same_everywhere_and_even() -> None:
    state = np.array([7], np.uint64)
    first = [draw_below(state, 1000) for _ in range(5)]
    assert first == [389, 16, 900, 582, 452]
    counts = np.bincount([draw_below(state, 7) for _ in range(70_000)], minlength=7)
    assert abs(counts - 10_000).max() < 500
    shares = np.array([draw_share(state) for _ in range(10_000)])
    assert shares.min() > 0
    assert shares.max() <= 1
    assert abs(shares.mean() - 0.5) < 0.02


@given(st.floats(1e-300, 1e300))
def test_logarithms_agree_with_the_library(x: float) -> None:
    assert math.isclose(ln(x), math.log(x), rel_tol=1e-14, abs_tol=1e-15)
    assert math.isclose(log2(x), math.log2(x), rel_tol=1e-14, abs_tol=1e-14)

"""One pass over the records against a plain count of every sample."""

from __future__ import annotations

import math
from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp

from core.calibration.kernels import (
    class_numbers,
    growth_in_hash,
    growth_in_table,
    in_order,
    random_order,
)
from core.calibration.nested_samples import nested_samples, sample_sizes
from core.calibration.results import CalibrationSettings
from core.coded_records import CodedRecords
from core.errors import VbasError
from tests.core.calibration.coded import coded, drawn

CODES = hnp.arrays(
    np.int32, st.tuples(st.integers(1, 4), st.integers(2, 60)), elements=st.integers(0, 3)
)


def counts(codes, size) -> Counter:
    return Counter(map(tuple, codes[:, :size].T.tolist()))


@given(CODES, st.data())
def test_both_passes_are_a_count_of_every_sample(codes, data) -> None:
    n = codes.shape[1]
    sizes = np.array(sorted(data.draw(st.sets(st.integers(1, n), min_size=1))))
    rows = np.array(data.draw(st.permutations(range(len(codes)))))
    rows = rows[: data.draw(st.integers(1, len(rows)))]
    radices, most = np.full(len(rows), 4), data.draw(st.integers(1, 6))
    asked = (codes, rows, radices, sizes, most)
    for reached, with_size in (growth_in_hash(*asked), growth_in_table(*asked, 4 ** len(rows))):
        for j, size in enumerate(sizes):
            found = counts(codes[rows], size).values()
            assert reached[j].tolist() == [sum(of >= c for of in found) for c in range(1, most + 1)]
        whole = Counter(counts(codes[rows], n).values())
        assert {c: v for c, v in enumerate(with_size.tolist()) if v} == whole


@given(CODES)
def test_class_numbers(codes) -> None:
    rows, radices = np.arange(len(codes)), np.full(len(codes), 4)
    numbers, found = class_numbers(codes, rows, radices)
    seen: dict[tuple, int] = {}
    want = [seen.setdefault(of, len(seen)) for of in map(tuple, codes.T.tolist())]
    assert (numbers.tolist(), found) == (want, len(seen))


def test_codes_that_fall_together_in_the_hash_are_told_apart() -> None:
    # Multiples of 2**44 meet in the upper bits of a product far more often than chance would.
    first = np.arange(500, dtype=np.int32) << 12
    codes = np.array([np.tile(first, 2), np.zeros(1000, np.int32)])
    rows, radices = np.arange(2), np.array([1 << 22, 1 << 31])
    numbers, found = class_numbers(codes, rows, radices)
    assert found == 500
    assert numbers.tolist() == [*range(500)] * 2
    reached, with_size = growth_in_hash(codes, rows, radices, np.array([500, 1000]), 3)
    assert reached.tolist() == [[500, 0, 0], [500, 500, 0]]
    assert with_size.tolist() == [0, 0, 500]


@given(st.integers(2, 300), st.integers(0, 2**63 - 1), st.data())
def test_random_order_is_a_permutation_whose_beginning_stays(n, seed, data) -> None:
    whole = random_order(n, n, np.uint64(seed))
    assert sorted(whole.tolist()) == [*range(n)]
    used = data.draw(st.integers(1, n))
    assert random_order(n, used, np.uint64(seed)).tolist() == whole[:used].tolist()


def test_random_order_is_the_same_on_every_machine() -> None:
    assert random_order(10, 10, np.uint64(1)).tolist() == [5, 7, 9, 6, 3, 8, 2, 0, 1, 4]


def test_random_order_favours_no_place() -> None:
    first = Counter(int(random_order(5, 1, np.uint64(seed))[0]) for seed in range(5000))
    assert all(900 < first[i] < 1100 for i in range(5))


def test_in_order() -> None:
    codes = np.array([[1, 2, 3], [4, 5, 6]], np.int32)
    assert in_order(codes, np.array([2, 0])).tolist() == [[3, 1], [6, 4]]


def test_growth_by_hand() -> None:
    # a b a c a b | c d: after 3 records b alone, after 6 records c alone, a has 3.
    records = coded(v=[0, 1, 0, 2, 0, 1, 2, 3])
    found = nested_samples(records, CalibrationSettings(step=3, seed=None)).growth(("v",), 3)
    assert found.sizes.tolist() == [3, 6]
    assert found.in_classes_below(2).tolist() == [1, 1]
    assert found.in_classes_below(3).tolist() == [3, 3]
    assert found.share_below(2).tolist() == [1 / 3, 1 / 6]
    # Entropy takes the two records that fill no step too: 3, 2, 2 and 1 of 8.
    want = -sum(s * math.log(s) for s in (3 / 8, 2 / 8, 2 / 8, 1 / 8))
    assert found.entropy == pytest.approx(want, rel=1e-14)


def test_missing_is_a_class_of_its_own() -> None:
    records = coded(v=[0, -1, 0, 0])
    found = nested_samples(records, CalibrationSettings(step=2, seed=None)).growth(("v",), 2)
    assert found.in_classes_below(2).tolist() == [2, 1]


@given(st.integers(1, 5), st.sampled_from([2, 3, 5, 20]))
def test_suppressed_records_of_samples_in_random_order(seed, k) -> None:
    records = drawn(400, seed, a=3, b=7, c=11)
    samples = nested_samples(records, CalibrationSettings(step=90, seed=seed))
    order = random_order(400, 400, np.uint64(seed))
    got = samples.growth(("a", "c"), 20)
    for j, size in enumerate((90, 180, 270, 360)):
        found = counts(records.codes[[0, 2]][:, order], size).values()
        assert got.in_classes_below(k)[j] == sum(of for of in found if of < k)


def test_codes_beyond_64_bits_are_followed_exactly() -> None:
    rng = np.random.default_rng(3)
    few = rng.integers(0, 3, (7, 600)).astype(np.int32)
    # The same classes, spread over so many categories that their product has 2**203 codes.
    wide = (few * ((1 << 29) - 7) + 5).astype(np.int32)
    names = tuple("abcdefg")
    small, large = (
        CodedRecords(names, codes, {}, dict.fromkeys(names, 1)) for codes in (few, wide)
    )
    settings = CalibrationSettings(step=100, seed=None)
    want = nested_samples(small, settings).growth(names, 5)
    got = nested_samples(large, settings).growth(names, 5)
    assert math.prod(nested_samples(large, settings).radices.tolist()) > 1 << 200
    assert got.reached.tolist() == want.reached.tolist()
    assert got.with_size.tolist() == want.with_size.tolist()


def test_largest_sample() -> None:
    settings = CalibrationSettings(step=10, most=35)
    assert sample_sizes(100, settings).tolist() == [10, 20, 30]
    assert sample_sizes(29, settings).tolist() == [10, 20]
    found = nested_samples(drawn(100, v=5), settings).growth(("v",), 2)
    assert found.with_size @ np.arange(len(found.with_size)) == 35


@pytest.mark.parametrize(
    ("n", "words"),
    [
        (0, "there is 0 record"),
        (1, "there is 1 record"),
        (
            19,
            "19 records are too few for samples that grow by 10 records. Take a step of at most 9",
        ),
    ],
)
def test_too_few_records(n, words) -> None:
    with pytest.raises(VbasError, match=words):
        sample_sizes(n, CalibrationSettings(step=10))


def test_too_many_samples() -> None:
    words = r"Steps of 3 records make 33,333 samples, more than 10,000. Take a step of 10 records"
    with pytest.raises(VbasError, match=words):
        sample_sizes(100_000, CalibrationSettings(step=3))
    assert len(sample_sizes(100_000, CalibrationSettings(step=10))) == 10_000


def test_negative_codes_are_refused() -> None:
    records = CodedRecords(("v",), np.array([[0, -1, 0, 1]], np.int32), {}, {"v": 2})
    with pytest.raises(ValueError, match="column v has a category below 0"):
        nested_samples(records, CalibrationSettings(step=2))


def test_a_smallest_class_of_1_is_refused() -> None:
    with pytest.raises(VbasError, match="smallest class size of 1 suppresses nothing"):
        CalibrationSettings(ks=(5, 1))


def test_class_sizes_that_would_fill_the_memory_are_refused() -> None:
    assert CalibrationSettings(ks=(1000,)).ks == (1000,)
    with pytest.raises(VbasError, match="size of 1,000,000,000 is more than is followed, 1,000"):
        CalibrationSettings(ks=(5, 1_000_000_000))

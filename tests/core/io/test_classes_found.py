"""Classes of the groups of a query, ranked by marked words or by sorting."""

from __future__ import annotations

import numpy as np
import pyarrow as pa
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.io.records import classes_found
from core.io.records.classes_found import find_classes, pack
from core.io.records.kernels import mark_words, marked_words, ones
from core.io.records.recoding import Recoding
from core.quasi_identifiers import QuasiIdentifier


def recodings(*sizes: int) -> list[Recoding]:
    empty = pa.table({"key": pa.array([], pa.string()), "code": pa.array([], pa.int32())})
    return [
        Recoding(QuasiIdentifier(f"q{i}"), tuple(f"c{j}" for j in range(n - 1)), 0, empty)
        for i, n in enumerate(sizes)
    ]


@pytest.mark.parametrize("bits", [0, 1, 0xFF00FF00FF00FF00, 2**63, 2**64 - 1])
def test_ones_are_counted(bits):
    assert ones(np.uint64(bits)) == bits.bit_count()


@pytest.mark.parametrize("dtype", [np.int32, np.int64])
def test_words_are_marked_across_the_borders_of_64(dtype):
    words = np.array([0, 63, 64, 127, 128, 63, 190], dtype=dtype)
    known = np.array([True, True, True, True, True, True, False])
    bits = np.zeros(3, np.uint64)
    mark_words(words, known, bits)
    marked, before = marked_words(bits)
    assert marked.tolist() == [0, 63, 64, 127, 128]
    assert before.tolist() == [0, 2, 4, 5]


ROWS = st.lists(
    st.tuples(st.integers(0, 6), st.integers(0, 12), st.integers(0, 3), st.booleans()),
    min_size=1,
    max_size=60,
)


@settings(max_examples=60, deadline=None)
@given(ROWS, st.booleans(), st.sampled_from([np.int32, np.int64]))
def test_ranks_are_those_of_a_plain_table(rows, exclude, dtype):
    sizes = (7, 13, 4)
    codes = np.array([row[:3] for row in rows])
    known = np.array([row[3] for row in rows])
    word = ((codes[:, 0] * sizes[1] + codes[:, 1]) * sizes[2] + codes[:, 2]).astype(dtype)
    usual = find_classes([word.copy()], known, recodings(*sizes), exclude)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(classes_found, "_MARKED", 0)
        sorted_ones = find_classes([word.copy()], known, recodings(*sizes), exclude)
    used = known & ~(exclude & (codes == np.array(sizes) - 1).any(axis=1))
    expected = sorted({tuple(row) for row in codes[used].tolist()})
    place = {row: i for i, row in enumerate(expected)}
    ranks = [place[tuple(row)] if u else -1 for row, u in zip(codes.tolist(), used, strict=True)]
    for found, found_ranks in (usual, sorted_ones):
        assert found_ranks.tolist() == ranks
        assert len(found.codes) == len(expected)
    assert usual[0].codes.tolist() == sorted_ones[0].codes.tolist()
    assert usual[0].categories == sorted_ones[0].categories


def test_narrow_words_become_the_ranks_without_more_memory():
    word = np.array([5, 0, 5, 2], dtype=np.int32)
    _, ranks = find_classes([word], np.ones(4, dtype=bool), recodings(6), False)
    assert ranks.tolist() == [2, 0, 2, 1]
    assert np.shares_memory(ranks, word)


def test_more_than_a_word_holds_is_packed_into_several():
    assert pack([2**31, 2**31, 2]) == [[0], [1, 2]]

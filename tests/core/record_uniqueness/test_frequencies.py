"""One combination: its classes, the class of every row, distinct rows."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from core.record_uniqueness.distinct import Several
from core.record_uniqueness.frequencies import distinct_rows, frequencies_of, size_distribution
from tests.core.record_uniqueness.class_tables import table_of

ROWS = [[2, 0, 1], [0, 1, 1], [2, 0, 0], [0, 0, 1]]


def test_classes_of_one_combination() -> None:
    of = frequencies_of(table_of(ROWS, [1, 2, 3, 4]), 0b101)
    assert of.codes.T.tolist() == [[0, 1], [2, 0], [2, 1]]
    assert of.counts.tolist() == [6, 3, 1]
    assert of.class_of.tolist() == [2, 0, 1, 0]
    assert of.sizes.tolist() == [1, 6, 3, 6]
    assert len(of) == 3


def test_all_records_are_of_one_class_without_variables() -> None:
    of = frequencies_of(table_of(ROWS), 0)
    assert (of.counts.tolist(), of.codes.shape) == ([4], (0, 1))


@pytest.mark.parametrize("n_codes", [[3, 2, 2], [2**31 - 1] * 3])
def test_distinct_rows(n_codes: list[int]) -> None:
    codes = np.array([[2, 0, 1], [0, 1, 1], [2, 0, 1]], np.int32).T
    rows, counts = distinct_rows(codes, n_codes)
    assert rows.T.tolist() == [[0, 1, 1], [2, 0, 1]]
    assert counts.tolist() == [1, 2]
    assert counts.dtype == rows.dtype == np.int32
    _, counts = distinct_rows(codes, n_codes, np.array([5, 1, 7], np.int32))
    assert counts.tolist() == [1, 12]


def test_distinct_rows_of_none() -> None:
    rows, counts = distinct_rows(np.zeros((2, 0), np.int32), [2, 3])
    assert rows.shape == (2, 0)
    assert len(counts) == 0


def test_classes_by_size() -> None:
    sizes, classes = size_distribution(table_of(ROWS, [1, 2, 3, 4]), 0b101)
    assert (sizes.tolist(), classes.tolist()) == ([1, 3, 6], [1, 1, 1])
    sizes, classes = size_distribution(table_of([[0], [1], [2]], [2, 2, 5]), 1)
    assert (sizes.tolist(), classes.tolist()) == ([2, 5], [2, 1])


def test_a_person_in_several_rows_of_a_class_is_one_of_it() -> None:
    # The person of rows 0 and 2 is once in the class that they make without the last variable.
    table = replace(
        table_of(ROWS, [1, 2, 1, 4]),
        several=Several(np.array([0, 0], np.int32), np.array([0, 2], np.int32)),
    )
    sizes, classes = size_distribution(table, 0b011)
    assert (sizes.tolist(), classes.tolist()) == ([1, 2, 4], [1, 1, 1])
    sizes, classes = size_distribution(table, 0b111)
    assert (sizes.tolist(), classes.tolist()) == ([1, 2, 4], [2, 1, 1])

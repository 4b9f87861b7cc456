"""The combinations of values that the fewest records share."""

import numpy as np
import scipy.sparse as sp
from hypothesis import given

from core.classes import ClassCounts
from core.rarest import rarest_classes
from tests.core.studies import class_counts, studies


def test_the_smallest_come_first_and_equal_ones_by_code():
    counts = class_counts([[7, 2, 0, 1, 2, 9], [0, 0, 0, 0, 0, 3]])
    found = rarest_classes(counts, 0, k=5, most=3)
    assert [(of.values, of.records) for of in found.classes] == [
        ((("q", "c003"),), 1),
        ((("q", "c001"),), 2),
        ((("q", "c004"),), 2),
    ]
    assert (found.n_classes, found.n_below, found.records_below) == (5, 3, 5)
    last = rarest_classes(counts, 1, k=3)
    assert (last.n_classes, last.n_below, last.records_below) == (1, 0, 0)


def test_every_value_is_named_and_a_missing_one_says_so():
    codes = np.array([[0, 1], [1, 2]], dtype=np.int32)
    counts = ClassCounts(
        sp.csr_array(np.array([[4, 2]], dtype=np.int32)),
        codes,
        {"age": ("0-4", "85+"), "sex": ("F", "M")},
        {"age": 2, "sex": 2},
    )
    first = rarest_classes(counts, 0, k=5).classes[0]
    assert first.values == (("age", "85+"), ("sex", "missing"))


def test_a_unit_without_records_has_none():
    found = rarest_classes(class_counts([[1], [0]]), 1, k=5)
    assert (found.classes, found.n_classes) == ((), 0)


@given(studies())
def test_the_smallest_is_the_anonymity(study):
    anonymity = study.counts.anonymity()
    for unit in np.flatnonzero(anonymity).tolist():
        found = rarest_classes(study.counts, unit, k=5)
        assert found.classes[0].records == anonymity[unit]


def test_classes_below_the_least_are_counted_but_not_named():
    counts = class_counts([[7, 2, 0, 1, 5, 9]])
    found = rarest_classes(counts, 0, k=5, most=2, least=5)
    assert [of.records for of in found.classes] == [5, 7]
    assert (found.n_classes, found.n_below, found.records_below) == (5, 2, 3)

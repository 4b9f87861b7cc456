"""Where the records are that a combination singles out."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.errors import VbasError
from core.record_uniqueness.distinct import DistinctRecords
from core.record_uniqueness.question import Question
from core.record_uniqueness.recodes import BAND, LEVEL, Recode
from core.record_uniqueness.table import recoded_of
from core.record_uniqueness.where import Where, records_by_area, sizes_of
from tests.core.record_uniqueness.class_tables import table_of
from tests.core.record_uniqueness.counted_records import NAMES, counted_records, records_of

QUESTION = Question(
    NAMES, (Recode("age", BAND, 5), Recode("geography", LEVEL, level="fsa")), set_size=2
)


def one_by_one(distinct: DistinctRecords, question: Question, mask: int, n: int) -> list[list[int]]:
    """Unique, in sets, all: of each area and of none, record by record."""
    names = [name for i, name in enumerate(question.variables) if mask >> i & 1]
    lookups = {name: recoded_of(distinct, question.recode_of(name)).lookup for name in names}
    keys = []
    for i, many in enumerate(distinct.counts):
        key = tuple(
            lookups[of.name][distinct.codes[j, i]]
            for j, of in enumerate(distinct.variables)
            if of.name in names
        )
        keys += [(key, int(distinct.areas[i]))] * int(many)
    sizes = Counter(key for key, _ in keys)
    found = [[0] * (n + 1) for _ in range(3)]
    for key, area in keys:
        place = area if 0 <= area < n else n
        found[0][place] += sizes[key] == 1
        found[1][place] += sizes[key] <= question.set_size
        found[2][place] += 1
    return found


def lists(where: Where) -> list[list[int]]:
    return [
        [*array.tolist(), out]
        for array, out in zip(
            (where.unique, where.in_sets, where.records), where.elsewhere, strict=True
        )
    ]


def test_records_are_unique_in_the_file_not_in_their_area() -> None:
    # Two of age 0-4, both alone in their area: neither is unique. The one of 5-9 is.
    rows = [[0, 0, 0, 0], [3, 0, 0, 2], [7, 0, 0, 2]]
    distinct = records_of(rows, areas=[0, 1, 1])
    where = records_by_area(distinct, QUESTION, 0b001, 3)
    assert where.names == ("age",)
    assert lists(where) == [[0, 1, 0, 0], [1, 2, 0, 0], [1, 2, 0, 0]]
    np.testing.assert_array_equal(where.unique_share, [0, 0.5, np.nan])
    np.testing.assert_array_equal(where.in_sets_share, [1, 1, np.nan])
    # With geography (fsa) all three are unique.
    assert records_by_area(distinct, QUESTION, 0b1001, 3).unique.tolist() == [1, 2, 0]


@given(counted_records(), st.integers(0, 15), st.integers(1, 4))
def test_it_is_what_counting_one_by_one_gives(
    distinct: DistinctRecords, mask: int, set_size: int
) -> None:
    question = Question(NAMES, QUESTION.recodes, set_size)
    where = records_by_area(distinct, question, mask, 4)
    assert lists(where) == one_by_one(distinct, question, mask, 4)
    assert where.records.sum() + where.elsewhere[2] == distinct.n_records


@given(counted_records())
def test_regions_sum_their_areas(distinct: DistinctRecords) -> None:
    where = records_by_area(distinct, QUESTION, 0b0111, 5)
    regions = where.by_region(np.array([1, 0, 1, -1, 0]), 2)
    for name in ("unique", "in_sets", "records"):
        areas = getattr(where, name)
        assert getattr(regions, name).tolist() == [areas[1] + areas[4], areas[0] + areas[2]]
    assert [sum(of) for of in lists(regions)] == [sum(of) for of in lists(where)]


def test_more_classes_than_a_number_can_hold() -> None:
    rows = [[9] * 20, [9] * 20, [8] * 20]
    table = table_of(rows, counts=[1, 2, 4], n_codes=[10] * 20)
    assert sizes_of(table).tolist() == [3, 3, 4]


def test_what_cannot_be_shown_is_said() -> None:
    distinct = records_of([[0, 0, 0, 0]])
    with pytest.raises(VbasError, match="carry no areas"):
        records_by_area(distinct, QUESTION, 1, 1)
    with pytest.raises(VbasError, match="not asked for"):
        records_by_area(records_of([[0, 0, 0, 0]], areas=[0]), QUESTION, 16, 1)
    where = records_by_area(records_of([[0, 0, 0, 0]], areas=[0]), QUESTION, 1, 1)
    with pytest.raises(ValueError, match="labels"):
        where.by_region(np.array([0, 1]), 2)

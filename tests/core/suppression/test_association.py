"""Associations before and after: hand-made tables, other formulas, records that show both."""

import math
from collections import Counter

import numpy as np
import pandas as pd
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.stats.contingency import association

from core.coded_records import CodedRecords
from core.errors import VbasError
from core.steps import finish
from core.suppression.cells.association import associations
from core.suppression.cells.protection import Protection
from core.suppression.cells.result import CellSuppression

NAMES = ("a", "b", "c")


def records_of(rows, sizes=(3, 3, 3)):
    """Records of codes; the code after the last category is missing."""
    codes = np.ascontiguousarray(np.asarray(rows, np.int32).reshape(-1, len(sizes)).T)
    names = NAMES[: len(sizes)]
    categories = {
        name: tuple(f"{name}{i}" for i in range(size))
        for name, size in zip(names, sizes, strict=True)
    }
    return CodedRecords(names, codes, categories, dict(zip(names, sizes, strict=True)))


def compared(records, blanks=None, columns=None, hidden=None):
    hidden = records.columns if hidden is None else hidden
    bits = np.zeros(records.n_records, np.uint64) if blanks is None else np.asarray(blanks)
    made = CellSuppression(
        Protection((hidden,), 2), hidden, bits.astype(np.uint64), (), (0,), 0, 0, 0
    )
    return finish(associations(records, made, columns))


def by_definition(x, y):
    """Plain and corrected V of two lists of values, from a table of expected counts."""
    many = Counter(zip(x, y, strict=True))
    table = np.array([[many[a, b] for b in set(y)] for a in set(x)], float)
    n, (r, c) = table.sum(), table.shape
    if min(r, c) < 2:
        return math.nan, math.nan
    expected = np.outer(table.sum(1), table.sum(0)) / n
    squared = ((table - expected) ** 2 / expected).sum() / n
    plain = math.sqrt(squared / (min(r, c) - 1))
    rows, columns = (size - (size - 1) ** 2 / (n - 1) for size in (r, c))
    left = min(rows, columns) - 1
    if left <= 1e-12:
        return plain, math.nan
    kept = max(0.0, squared - (r - 1) * (c - 1) / (n - 1))
    return plain, min(1.0, math.sqrt(kept / left))


def test_two_columns_of_a_hand_made_table():
    # 30 of a0 with b0, 10 of a0 with b1, 10 of a1 with b0, 30 of a1 with b1: phi = 0.5.
    rows = [(0, 0)] * 30 + [(0, 1)] * 10 + [(1, 0)] * 10 + [(1, 1)] * 30
    found = compared(records_of(rows, (2, 2)))
    assert found.before.plain[0, 1] == pytest.approx(0.5)
    # (0.25 - 1/79) / (2 - 1/79 - 1)
    assert found.before.corrected[0, 1] == pytest.approx(math.sqrt((0.25 - 1 / 79) / (1 - 1 / 79)))
    assert found.before.n[0, 1] == 80
    assert found.before.plain[0, 0] == found.before.corrected[1, 1] == 1
    assert np.array_equal(found.before.corrected, found.before.corrected.T)


def test_blanked_records_are_left_out_pair_by_pair():
    rows = [(0, 0, 0)] * 20 + [(1, 1, 0)] * 20 + [(0, 1, 1)] * 20
    # The last twenty hide b: of a and b only the records remain in which each tells the other.
    found = compared(records_of(rows, (2, 2, 2)), [0] * 40 + [2] * 20)
    assert found.after.plain[0, 1] == pytest.approx(1)
    assert found.after.n[0, 1] == 40
    assert found.after.n[0, 2] == 60
    assert found.after.plain[0, 2] == pytest.approx(found.before.plain[0, 2])
    assert found.difference[0, 2] == pytest.approx(0)
    assert found.before.plain[0, 1] == pytest.approx(0.5)
    # c has one value where b is shown: nothing can be said of b and c any more.
    assert math.isnan(found.after.plain[1, 2])
    assert math.isnan(found.difference[1, 2])
    assert found.largest_change() == (0, 1)


def test_missing_values_are_left_out_before_and_after():
    rows = [(0, 0), (1, 1), (0, 2), (2, 1), (2, 2)] * 4
    found = compared(records_of(rows, (2, 2)))
    assert found.before.n.tolist() == [[12, 8], [8, 12]]
    assert found.before.plain[0, 1] == pytest.approx(1)


def test_columns_may_be_chosen_and_need_not_be_blanked():
    rows = [(0, 0, 0), (1, 1, 1), (0, 0, 1), (1, 1, 0)] * 5
    found = compared(records_of(rows, (2, 2, 2)), [1] * 4 + [0] * 16, ("c", "b"), ("a",))
    assert found.columns == ("c", "b")
    assert np.array_equal(found.before.n, found.after.n)
    with pytest.raises(VbasError, match="no column height"):
        compared(records_of(rows, (2, 2, 2)), columns=("height",))


def test_nothing_to_compare():
    found = compared(records_of([(0, 0)] * 5, (1, 2)))
    assert np.isnan(found.before.plain).all()
    assert found.largest_change() is None
    assert compared(records_of([], (2, 2))).before.n.sum() == 0


def test_every_record_with_a_value_of_its_own_says_nothing():
    found = compared(records_of([(i, i) for i in range(6)], (6, 6)))
    assert found.before.plain[0, 1] == pytest.approx(1)
    assert math.isnan(found.before.corrected[0, 1])


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(*[st.integers(0, 3)] * 3, st.integers(0, 7)), min_size=2, max_size=60))
def test_every_pair_is_what_its_definition_says(rows):
    found = compared(records_of([row[:3] for row in rows]), [row[3] for row in rows])
    for i, j in ((0, 1), (0, 2), (1, 2)):
        known = [row for row in rows if row[i] < 3 and row[j] < 3]
        shown = [row for row in known if not row[3] & (1 << i | 1 << j)]
        for matrix, kept in ((found.before, known), (found.after, shown)):
            assert matrix.n[i, j] == len(kept)
            if len(kept) < 2:
                assert math.isnan(matrix.plain[i, j])
                continue
            plain, corrected = by_definition([r[i] for r in kept], [r[j] for r in kept])
            assert matrix.plain[i, j] == pytest.approx(plain, abs=1e-7, nan_ok=True)
            assert matrix.corrected[i, j] == pytest.approx(corrected, abs=1e-7, nan_ok=True)


def test_as_another_library_says():
    rng = np.random.default_rng(3)
    a = rng.integers(0, 5, 500)
    b = (a + rng.integers(0, 3, 500)) % 4
    found = compared(records_of(np.column_stack([a, b]), (5, 4)))
    other = association(pd.crosstab(a, b).to_numpy(), method="cramer")
    assert found.before.plain[0, 1] == pytest.approx(other)

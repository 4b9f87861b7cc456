"""Candidates of a blank: by hand, and against putting back value by value."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.coded_records import CodedRecords
from core.steps import finish
from core.suppression.cells.candidates import candidates_of
from core.suppression.cells.outcome import carry_out
from core.suppression.cells.protection import Protection

NAMES = ("a", "b", "c")


def coded(rows: list[tuple[int, ...]], n: int = 3) -> CodedRecords:
    codes = np.array(rows, dtype=np.int32).T
    names = NAMES[: len(codes)]
    labels = tuple(map(str, range(n)))
    return CodedRecords(names, codes, dict.fromkeys(names, labels), dict.fromkeys(names, n))


def of(records: CodedRecords, k: int, combinations, **more):
    protection = Protection(combinations, k=k, **more)
    suppression = finish(carry_out(records, protection)).suppression
    return suppression, finish(candidates_of(records, suppression))


def test_one_column_by_hand() -> None:
    """Of value 2 there is one record; values 0 and 1 have five, so that neither was blanked."""
    suppression, found = of(coded([(0,)] * 5 + [(1,)] * 5 + [(2,)]), 5, (("a",),))
    assert int(suppression.cells["a"]) == 1
    assert (found.least, found.median, found.fewer_than(2)) == (1, 1.0, 1)


def test_two_rare_values_leave_two() -> None:
    _, found = of(coded([(0,)] * 5 + [(1,)] + [(2,)]), 5, (("a",),))
    assert found.by_column["a"].tolist() == [2, 2]


def test_nothing_blanked() -> None:
    _, found = of(coded([(0,)] * 5), 5, (("a",),))
    assert (found.least, found.median, found.fewer_than(9)) == (None, None, 0)


def plainly(records: CodedRecords, suppression, k: int, combinations) -> list[int]:
    """Every value of every blank put back, with every value of the record's other blanks."""
    n = records.n_records
    released = [
        [
            None if suppression.blanked(name)[i] else int(records.codes[j, i])
            for j, name in enumerate(records.columns)
        ]
        for i in range(n)
    ]
    numbers = []
    for j in range(len(records.columns)):
        for i in range(n):
            if released[i][j] is not None:
                continue
            possible = 0
            open_ = [c for c in range(len(records.columns)) if released[i][c] is None and c != j]
            for value in range(3):
                below = False
                for others in product(range(3), repeat=len(open_)):
                    row = list(released[i])
                    row[j] = value
                    for c, other in zip(open_, others, strict=True):
                        row[c] = other
                    for names in combinations:
                        at = [records.columns.index(name) for name in names]
                        if j not in at:
                            continue
                        alike = sum(
                            all(released[m][c] == row[c] for c in at) for m in range(n) if m != i
                        )
                        below |= alike + 1 < k
                possible += below
            numbers.append(possible)
    return sorted(numbers)


@given(
    st.lists(st.tuples(*[st.integers(0, 2)] * 3), min_size=3, max_size=14),
    st.integers(2, 3),
    st.booleans(),
)
@settings(max_examples=60, deadline=None)
def test_as_putting_back_one_by_one(rows, k, give_back) -> None:
    combinations = (("a", "b"), ("b", "c"))
    records = coded(rows)
    suppression, found = of(records, k, combinations, give_back=give_back)
    assert sorted(found.every.tolist()) == plainly(records, suppression, k, combinations)


def test_persons_count_once() -> None:
    rows = coded([(0,)] * 5 + [(1,)] * 5)
    with_persons = CodedRecords(
        rows.columns,
        rows.codes,
        rows.categories,
        rows.n_categories,
        persons=np.array([0, 1, 2, 3, 4, 5, 5, 5, 6, 6], np.int32),
    )
    _, found = of(with_persons, 5, (("a",),))
    assert found.least == pytest.approx(2)  # values 1 and 2: both have fewer than 5 people

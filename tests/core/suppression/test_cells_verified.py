"""Every combination is counted again from the released cells; both meanings of a blank."""

from itertools import combinations, product

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.coded_records import CodedRecords
from core.steps import finish
from core.suppression.cells import verify as verify_module
from core.suppression.cells.protection import COMPLETE, Protection
from core.suppression.cells.result import CellSuppression
from core.suppression.cells.verify import CombinationCheck, verify

SIZES = (3, 2, 2)
NAMES = ("a", "b", "c")


def coded(rows, sizes=SIZES, names=NAMES):
    """Records of these codes; a code that equals the size is a missing value."""
    codes = np.array(rows, dtype=np.int32).reshape(-1, len(sizes)).T
    categories = {n: tuple(str(i) for i in range(s)) for n, s in zip(names, sizes, strict=True)}
    return CodedRecords(names, codes, categories, {n: len(c) for n, c in categories.items()})


def blanked(protection, blanks):
    bits = np.array(blanks, dtype=np.uint64)
    return CellSuppression(protection, protection.columns, bits, (), (), 0, 0, 0)


def check(rows, blanks, protection):
    return finish(verify(coded(rows), blanked(protection, blanks)))


def test_a_class_of_two_is_found_and_named():
    asked = Protection((("a", "b"), ("b", "c")), 3)
    rows = [(0, 0, 0), (0, 0, 0), (1, 0, 0), (1, 0, 0), (1, 0, 0)]
    found = check(rows, [0] * 5, asked)
    assert found.k == 3
    assert found.checks[0] == CombinationCheck(("a", "b"), 1, 2, 2, 2)
    assert found.checks[1] == CombinationCheck(("b", "c"), 0, 0, 5, 0)
    assert found.failed == (found.checks[0],)
    assert not found.passes


def test_a_blank_is_a_value_of_its_own_or_may_be_any():
    """The two (0, 0) could be with the two whose a is blanked: four, and so could those."""
    asked = Protection((("a", "b"),), 3)
    rows = [(0, 0, 0), (0, 0, 0), (1, 0, 0), (2, 0, 0)]
    (of,) = check(rows, [0, 0, 1, 1], asked).checks
    assert (of.classes_below_k, of.records_below_k, of.smallest) == (2, 4, 2)
    assert of.records_below_k_as_wildcard == 0


def test_a_missing_value_may_not_be_any():
    asked = Protection((("a", "b"),), 3)
    rows = [(0, 0, 0), (0, 0, 0), (3, 0, 0), (3, 0, 0)]
    (of,) = check(rows, [0] * 4, asked).checks
    assert (of.records_below_k, of.records_below_k_as_wildcard) == (4, 4)


def test_what_shows_nothing_is_never_below_k():
    """One record blanked in both, one missing in both, one blanked and missing."""
    asked = Protection((("a", "b"),), 5)
    (of,) = check([(0, 0, 0), (3, 2, 0), (3, 1, 0)], [3, 0, 2], asked).checks
    assert of == CombinationCheck(("a", "b"), 0, 0, 0, 0)


def test_the_complete_algorithm_is_held_to_all_columns():
    asked = Protection((("a", "b"), ("b", "c")), 2, algorithm=COMPLETE)
    rows = [(0, 0, 0), (0, 0, 1), (1, 0, 0), (1, 0, 1)]
    found = check(rows, [0] * 4, asked)
    assert [of.columns for of in found.checks] == [("a", "b", "c"), ("a", "b"), ("b", "c")]
    assert [of.passes for of in found.checks] == [False, True, True]


def test_a_follower_that_still_shows():
    asked = Protection((("a",),), 1, follow={"a": ("c",)})
    found = check([(0, 0, 0), (1, 0, 0)], [1, 3], asked)
    assert not found.failed
    assert found.shown_beside == {"c": 1}
    assert not found.passes


def test_more_columns_than_one_number_can_hold():
    """25 columns of 40 categories: keys are made smaller on the way."""
    names = tuple(f"c{i}" for i in range(25))
    rng = np.random.default_rng(5)
    rows = np.repeat(rng.integers(0, 40, (6, 25)), 3, axis=0)
    rows[-1, 24] = (rows[-1, 24] + 1) % 40
    records = coded(rows, (40,) * 25, names)
    found = finish(verify(records, blanked(Protection((names,), 3), [0] * 18)))
    assert found.checks == (CombinationCheck(names, 2, 3, 1, 3),)


def test_no_records():
    asked = Protection((("a", "b"),), 5)
    (of,) = check([], [], asked).checks
    assert of == CombinationCheck(("a", "b"), 0, 0, 0, 0)


def test_another_number_of_records():
    with pytest.raises(ValueError, match="2 records, but there are 1"):
        verify(coded([(0, 0, 0)]), blanked(Protection((("a",),), 1), [0, 0]))


def plainly(rows, blanks, columns, k):
    """Both meanings of a blank, record by record."""
    at = [NAMES.index(name) for name in columns]
    released = [
        tuple("?" if mask >> i & 1 else row[i] for i in at)
        for row, mask in zip(rows, blanks, strict=True)
    ]
    shows = [any(v not in ("?", SIZES[i]) for v, i in zip(r, at, strict=True)) for r in released]
    same = [sum(o == r for o in released) for r in released]
    could = [
        sum(all(v == w or "?" in (v, w) for v, w in zip(r, o, strict=True)) for o in released)
        for r in released
    ]
    below = {r for r, s, n in zip(released, shows, same, strict=True) if s and n < k}
    return CombinationCheck(
        columns,
        len(below),
        sum(r in below for r in released),
        min((n for n, s in zip(same, shows, strict=True) if s), default=0),
        sum(s and n < k for s, n in zip(shows, could, strict=True)),
    )


EVERY_ROW = list(product(*(range(size + 1) for size in SIZES)))
EVERY_COMBINATION = [c for n in (1, 2, 3) for c in combinations(NAMES, n)]


@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.tuples(st.sampled_from(EVERY_ROW), st.integers(0, 7)), max_size=14),
    st.integers(1, 5),
)
def test_against_plain_counting(records, k):
    rows, blanks = [r for r, _ in records], [b for _, b in records]
    asked = Protection((("a", "b", "c"), *EVERY_COMBINATION[:-1]), k)
    for of in check(rows, blanks, asked).checks:
        assert of == plainly(rows, blanks, of.columns, k)
        assert of.records_below_k_as_wildcard <= of.records_below_k


def test_those_who_blank_most_are_asked_first(monkeypatch):
    """Three show nothing: after them nobody is below k, whatever other blanks there are."""
    asked = []
    agreeing = verify_module._agreeing
    monkeypatch.setattr(verify_module, "_agreeing", lambda *of: asked.append(of) or agreeing(*of))
    blanks = [0, 1, 2, 3, 4, 5, 6, 7, 7, 7]
    (of,) = check([(0, 0, 0)] * 10, blanks, Protection((("a", "b", "c"),), 3)).checks
    assert (of.records_below_k, of.records_below_k_as_wildcard) == (7, 0)
    assert len(asked) == 7

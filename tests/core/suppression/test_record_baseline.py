"""What leaving out whole records would cost."""

from itertools import product

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from core.coded_records import CodedRecords
from core.steps import finish
from core.suppression.cells.outcome import record_baseline
from core.suppression.cells.protection import COMPLETE, Protection

SIZES = {"a": 2, "b": 3, "c": 2}


def coded(rows):
    """Records of these codes; a code that equals the size is a missing value."""
    codes = np.array(rows, dtype=np.int32).reshape(-1, 3).T
    categories = {name: tuple("xyz"[:size]) for name, size in SIZES.items()}
    return CodedRecords(tuple(SIZES), codes, categories, SIZES)


def baseline_of(records, protection):
    return finish(record_baseline(records, protection))


def test_it_tells_how_far_it_is_with_every_combination():
    records = coded([(0, 0, 0), (0, 0, 0), (1, 0, 0), (1, 1, 0)])
    told = []
    finish(record_baseline(records, Protection((("a",), ("b",), ("c",)), 2)), told.append)
    shares = [of.done / of.total for of in told]
    assert shares[:3] == [0, 1 / 3, 2 / 3]
    assert shares == sorted(shares)
    assert shares[-1] == 1


def test_what_is_lost_with_a_record():
    """The one (1, 1) goes with its a, b and follower c; a = 1 and b = 1 are 1 of 4, c = 0 all."""
    asked = Protection((("a", "b"),), 2, follow={"b": ("c",)})
    lost = baseline_of(coded([(0, 0, 0), (0, 0, 0), (0, 0, 0), (1, 1, 0)]), asked)
    assert (lost.records_suppressed, lost.cells, lost.entropy_bits) == (1, 3, 4.0)


def test_one_combination_can_take_another_below_k():
    """(b = 1) goes first, which leaves one record of a = 1."""
    rows = [(0, 0, 0), (0, 0, 0), (1, 0, 0), (1, 1, 0)]
    assert baseline_of(coded(rows), Protection((("a",),), 2)).records_suppressed == 0
    for order in ((("a",), ("b",)), (("b",), ("a",))):
        assert baseline_of(coded(rows), Protection(order, 2)).records_suppressed == 2


def test_missing_values_alone_tell_nothing_and_are_not_lost():
    rows = [(2, 3, 0), (0, 0, 0), (0, 0, 0), (2, 0, 0)]
    lost = baseline_of(coded(rows), Protection((("a", "b"),), 2))
    assert (lost.records_suppressed, lost.cells) == (1, 1)


def test_the_complete_algorithm_asks_for_more():
    rows = [(0, 0, 0), (0, 0, 1), (1, 0, 0), (1, 0, 1)]
    apart = Protection((("a", "b"), ("b", "c")), 2)
    together = Protection((("a", "b"), ("b", "c")), 2, algorithm=COMPLETE)
    assert baseline_of(coded(rows), apart).records_suppressed == 0
    assert baseline_of(coded(rows), together).records_suppressed == 4


def test_no_records():
    assert baseline_of(coded([]), Protection((("a",),), 2)).records_suppressed == 0


def plainly(rows, combinations, k):
    """Records left out, one class after the other."""
    left = list(range(len(rows)))
    while True:
        for columns in combinations:
            at = [list(SIZES).index(name) for name in columns]
            of = {i: tuple(rows[i][c] for c in at) for i in left}
            small = {
                i
                for i in left
                if list(of.values()).count(of[i]) < k
                and any(rows[i][c] < list(SIZES.values())[c] for c in at)
            }
            if small:
                left = [i for i in left if i not in small]
                break
        else:
            return len(rows) - len(left)


@settings(max_examples=50, deadline=None)
@given(
    st.lists(st.sampled_from(list(product(range(3), range(4), range(3)))), max_size=16),
    st.integers(1, 4),
)
def test_against_plain_counting(rows, k):
    combinations = (("a", "b"), ("b", "c"), ("c",))
    lost = baseline_of(coded(rows), Protection(combinations, k))
    assert lost.records_suppressed == plainly(rows, combinations, k)

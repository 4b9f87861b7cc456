"""Cells given back: worked out by hand, and what must hold of any records."""

import dataclasses

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.coded_records import CodedRecords
from core.steps import STOP, finish
from core.suppression.cells.give_back import give_back, with_cells_given_back
from core.suppression.cells.giving.choices.classes import Columns
from core.suppression.cells.outcome import carry_out
from core.suppression.cells.protection import COMPLETE, Protection
from core.suppression.cells.result import GIVING_BACK, CellSuppression
from core.suppression.cells.suppress import suppress_cells
from core.suppression.cells.verify import verify

A, B, C = 1, 2, 4
SIZES = {"a": 3, "b": 3, "c": 3, "d": 2}


def coded(rows):
    """Records of these codes; 3 is a missing value (2 of d)."""
    codes = np.array(rows, dtype=np.int32).reshape(-1, len(rows[0])).T
    names = tuple(SIZES)[: len(codes)]
    categories = {name: tuple("xyz"[: SIZES[name]]) for name in names}
    return CodedRecords(names, codes, categories, {name: SIZES[name] for name in names})


def given_back(rows, blanks, protection):
    return finish(give_back(coded(rows), protection, np.array(blanks, np.uint64))).tolist()


PAIR = Protection((("a", "b"),), 2)


def test_what_need_not_be_blanked_is_given_back():
    """Two alike, blanked for nothing: together they show everything."""
    assert given_back([(0, 0), (0, 0)], [A, A], PAIR) == [0, 0]


def test_a_record_joins_a_class_that_is_there():
    assert given_back([(0, 0), (0, 0), (0, 0), (1, 1)], [0, 0, A, A | B], PAIR) == [0, 0, 0, A | B]


def test_nobody_leaves_where_too_few_would_be_left():
    """The third would show a = 0 with the first two; the fourth would be alone with b = 0."""
    rows = [(0, 0), (0, 0), (0, 0), (1, 0)]
    assert given_back(rows, [0, 0, A, A], PAIR) == [0, 0, A, A]


def test_one_spares_another_column_so_that_others_show_more():
    """The last shows nothing. With b blanked in place of a, the third makes a class with it."""
    rows = [(0, 0), (1, 0), (2, 0), (2, 1)]
    assert given_back(rows, [A, A, A, A | B], PAIR) == [A, A, B, B]


def test_a_class_is_closed_where_others_open():
    """Both a = 2 could show b as well, one beside each pair; k is 3, the pairs blank two."""
    rows = [(0, 0), (0, 0), (2, 0), (1, 1), (1, 1), (2, 1)]
    asked = Protection((("a", "b"),), 3)
    found = given_back(rows, [A | B] * 6, asked)
    assert found == [A] * 6


def test_every_combination_is_heeded():
    """b could be shown beside a, but not beside c."""
    rows = [(0, 0, 0), (0, 0, 1), (0, 0, 2)]
    asked = Protection((("a", "b"), ("b", "c")), 2)
    assert given_back(rows, [B, B, B], Protection((("a", "b"),), 2)) == [0, 0, 0]
    assert given_back(rows, [B | C] * 3, asked) == [C, C, C]


def test_what_follows_stays_blanked_with_its_leader():
    rows = [(0, 0, 0), (0, 0, 1), (0, 1, 0), (0, 1, 0)]
    asked = Protection((("a", "b"), ("c",)), 3, follow={"b": ("c",)})
    assert given_back(rows, [B | C] * 4, asked) == [B | C] * 4
    free = Protection((("a", "b"), ("c",)), 2, follow={"b": ("c",)})
    assert given_back(rows, [B | C] * 4, free) == [0, C, 0, 0]


def test_a_heavy_column_is_given_back_for_a_light_one():
    rows = [(0, 0), (0, 1), (0, 2)]
    light = Protection((("a", "b"),), 3, weights={"b": 0.5})
    assert given_back(rows, [A | B] * 3, light) == [B, B, B]
    rows = [(0, 0), (0, 0), (1, 0), (1, 0)]
    swapped = Protection((("a", "b"),), 2, weights={"a": 0.5})
    assert given_back([*rows, (2, 0), (2, 1)], [0, 0, 0, 0, B, B], swapped) == [0, 0, 0, 0, B, B]


def test_nothing_blanked():
    assert given_back([(0, 0)], [0], PAIR) == [0]


def test_a_missing_value_is_never_blanked_for_another():
    """a is missing in the third: it cannot give b back for it."""
    rows = [(0, 0), (1, 0), (3, 0), (3, 1)]
    found = given_back(rows, [A, A, B, B], PAIR)
    assert found == [A, A, B, B]


def test_a_missing_value_is_not_blanked_without_what_it_follows():
    """b of the third is missing: it is no blank beside the others' once a is shown."""
    rows = [(0, 0, 0), (0, 1, 0), (0, 3, 0)]
    light = {"a": 0.5, "b": 0.5}
    asked = Protection((("a",), ("b", "c")), 2, weights=light, follow={"a": ("b",)})
    assert given_back(rows, [A | B] * 3, asked) == [B, B, A | B]


def test_a_class_that_is_not_safe_stays_as_it_is():
    """What a single pass left is not mended, and gets no worse."""
    assert given_back([(0, 0), (1, 1), (1, 1)], [A, A, A], PAIR) == [A, 0, 0]


def test_what_is_left_of_a_single_pass_is_counted_again():
    """The third is alone beside a blank; with a shown it is one of three."""
    asked = dataclasses.replace(PAIR, single_pass=True)
    blanks = np.array([0, 0, A, A], np.uint64)
    made = CellSuppression(asked, asked.columns, blanks, (), (0,), 0, 1, moles_left=2)
    records = coded([(0, 0), (0, 0), (0, 0), (1, 1)])
    after = finish(with_cells_given_back(records, made))
    assert (after.blanks.tolist(), after.moles_left) == ([0, 0, 0, A], 1)


def test_asked_to_stop_it_returns_what_is_safe():
    rng = np.random.default_rng(3)
    records = coded(rng.integers(0, 3, (300, 3)).tolist())
    asked = Protection((("a", "b", "c"),), 12)
    made = finish(suppress_cells(records, asked))
    stopped = finish(give_back(records, asked, made.blanks), lambda _: STOP)
    after = dataclasses.replace(made, blanks=stopped)
    assert finish(verify(records, after)).passes
    assert after.cells_total <= made.cells_total


def test_states_while_it_works():
    records = coded([(0, 0), (0, 0)])
    states = []
    finish(
        give_back(records, PAIR, np.array([A, A], np.uint64)),
        lambda step: states.append(step.snapshot),
    )
    last = [of for of in states if of is not None][-1]
    assert (last.phase, last.moles, last.cells) == (GIVING_BACK, (0,), {"a": 0, "b": 0})


def test_both_counts_are_reported():
    rng = np.random.default_rng(4)
    records = coded(rng.integers(0, 3, (200, 3)).tolist())
    asked = Protection((("a", "b", "c"),), 10)
    plain = finish(carry_out(records, asked)).suppression
    outcome = finish(carry_out(records, dataclasses.replace(asked, give_back=True)))
    assert plain.cells_before_give_back is None
    assert outcome.suppression.cells_before_give_back == plain.cells
    assert outcome.suppression.cells_total < plain.cells_total
    assert outcome.loss.cells == outcome.suppression.cells


@st.composite
def suppressed(draw):
    """Records, what shall hold of them, and what the plain algorithm blanks."""
    rows = draw(
        st.lists(st.tuples(*(st.integers(0, n) for n in SIZES.values())), min_size=1, max_size=25)
    )
    combinations = draw(
        st.lists(
            st.permutations(tuple(SIZES)).flatmap(
                lambda names: st.integers(1, 4).map(lambda n: tuple(names[:n]))
            ),
            min_size=1,
            max_size=3,
            unique=True,
        )
    )
    follow = draw(
        st.sampled_from([{}, {"a": ("b",)}, {"a": ("d",), "d": ("c",)}, {"b": ("c",), "c": ("b",)}])
    )
    weights = draw(st.sampled_from([{}, {"a": 0.5, "b": 0.1}]))
    asked = Protection(
        tuple(combinations),
        draw(st.integers(2, 6)),
        weights=weights,
        follow=follow,
        algorithm=draw(st.sampled_from(["combinations", COMPLETE])),
    )
    records = coded(rows)
    return records, asked, finish(suppress_cells(records, asked))


def weight_of(made):
    return sum(n * made.protection.weight(name) for name, n in made.cells.items())


@settings(max_examples=60, deadline=None)
@given(suppressed())
def test_of_any_records(case):
    records, asked, before = case
    after = dataclasses.replace(before, blanks=finish(give_back(records, asked, before.blanks)))
    assert finish(verify(records, after)).passes
    assert after.cells_total <= before.cells_total
    assert weight_of(after) <= weight_of(before) + 1e-9
    assert not (after.blanks[before.blanks == 0]).any()
    again = finish(give_back(records, asked, before.blanks))
    assert np.array_equal(again, after.blanks)
    missing = {
        name: records.codes[records.columns.index(name)] == SIZES[name] for name in asked.columns
    }
    for name in asked.columns:
        led = np.zeros(len(records), bool)
        for leader in asked.keys:
            if name in asked.followers(leader):
                led |= after.blanked(leader) & ~missing[leader]
        may = ~missing[name] if name in asked.keys else np.zeros(len(records), bool)
        assert not (after.blanked(name) & ~led & ~may).any()


@pytest.mark.parametrize("k", [3, 8])
def test_keys_that_one_number_cannot_hold(monkeypatch, k):
    """The other way to tell classes apart gives the same."""
    rng = np.random.default_rng(6)
    records = coded(rng.integers(0, 3, (200, 3)).tolist())
    asked = Protection((("a", "b"), ("b", "c", "a")), k)
    made = finish(suppress_cells(records, asked))
    narrow = finish(give_back(records, asked, made.blanks))
    monkeypatch.setattr(Columns, "factors", lambda self, combination: None)
    assert np.array_equal(finish(give_back(records, asked, made.blanks)), narrow)


def test_many_blanks_in_a_record():
    """Ten columns blanked where none need be: one or two at a time they come back."""
    names = tuple("abcdefghij")
    codes = np.zeros((10, 3), np.int32)
    records = CodedRecords(names, codes, dict.fromkeys(names, ("x",)), dict.fromkeys(names, 1))
    blanks = np.full(3, 2**10 - 1, np.uint64)
    asked = Protection((names,), 3)
    found = finish(give_back(records, asked, blanks))
    made = CellSuppression(asked, names, found, (), (0,), 0, 0, 0)
    assert finish(verify(records, made)).passes
    assert made.cells_total == 0

"""Cells are blanked exactly as the rules say: vectors, a plain way beside it, cases by hand."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.coded_records import CodedRecords
from core.errors import VbasError
from core.steps import STOP, Step, finish
from core.suppression.cells import suppress
from core.suppression.cells.packing import combination, packed_rows
from core.suppression.cells.protection import COMBINATIONS, COMPLETE, Protection
from core.suppression.cells.result import PHASE_1, PHASE_2, CellSuppression, SoFar
from core.suppression.cells.suppress import suppress_cells
from tests.core.suppression.cell_vectors import CELL_VECTORS, CellVector
from tests.core.suppression.plain_suppression import BLANK, coded, plainly

NAMES = ("a", "b", "c", "d")


def suppressed(records: CodedRecords, protection: Protection) -> CellSuppression:
    return finish(suppress_cells(records, protection))


def as_tuples(made: CellSuppression):
    return [(m.phase, m.round, m.combination, m.column, m.code, m.cells) for m in made.moves]


@pytest.mark.parametrize("vector", CELL_VECTORS, ids=str)
def test_vectors(vector: CellVector):
    want = vector.expected
    made = suppressed(vector.records, vector.protection)
    assert made.cells == want["cells"]
    assert made.cells_total == want["cells_total"]
    assert made.cells_percent == pytest.approx(want["cells_percent"], rel=1e-9)
    assert made.records_touched == want["records_touched"]
    assert made.cells_phase_1 == want["cells_phase1"]
    assert list(made.moles_after_phase_1) == want["moles_after_phase1"]
    assert (made.rounds, made.moles_left) == (want["rounds"], want["moles_left"])
    steps = [
        [m.combination, m.column, vector.records.categories[m.column][m.code], m.cells]
        for m in made.moves
        if m.phase == PHASE_2
    ]
    assert len(steps) == want["steps"]
    assert steps[: len(want["first_steps"])] == want["first_steps"]


def random_records(seed: int, n: int, sizes: tuple[int, ...]) -> CodedRecords:
    """Skewed codes, missing ones among them."""
    rng = np.random.default_rng(seed)
    codes = [np.minimum(rng.geometric(0.45, n) - 1, size) for size in sizes]
    names = NAMES[: len(sizes)]
    return CodedRecords(
        names,
        np.stack(codes).astype(np.int32),
        {name: tuple(f"{i}" for i in range(of)) for name, of in zip(names, sizes, strict=True)},
        dict(zip(names, sizes, strict=True)),
    )


columns = st.lists(st.sampled_from(NAMES), min_size=1, max_size=4, unique=True).map(tuple)
asked = st.fixed_dictionaries(
    {
        "combinations": st.lists(columns, min_size=1, max_size=4).map(tuple),
        "k": st.integers(1, 8),
        "weights": st.dictionaries(st.sampled_from(NAMES), st.sampled_from([0.1, 0.5, 0.8, 1.0])),
        "follow": st.dictionaries(st.sampled_from(NAMES), columns, max_size=3),
        "algorithm": st.sampled_from([COMBINATIONS, COMPLETE]),
        "single_pass": st.booleans(),
    }
)
drawn = st.builds(
    random_records,
    st.integers(0, 10**6),
    st.integers(0, 120),
    st.tuples(*[st.integers(1, 9)] * 4),
)


@given(drawn, asked)
@settings(max_examples=200, deadline=None)
def test_it_is_the_plain_way(records, asked):
    protection = Protection(**asked)
    made, plain = suppressed(records, protection), plainly(records, protection)
    assert as_tuples(made) == plain.moves
    for i, name in enumerate(protection.columns):
        bits = [bool(int(of) >> i & 1) for of in made.blanks]
        assert bits == [name in marked for marked in plain.marked]
    assert made.moles_after_phase_1 == plain.moles_after_phase_1
    assert (made.cells_phase_1, made.rounds) == (plain.cells_phase_1, plain.rounds)
    assert made.moles_left == plain.moles_left


@given(drawn, asked)
@settings(max_examples=60, deadline=None)
def test_small_slices_and_tables_change_nothing(records, asked):
    protection = Protection(**asked)
    made = suppressed(records, protection)
    with pytest.MonkeyPatch.context() as patch:
        for module in (packed_rows, combination, suppress):
            patch.setattr(module, "SLICE", 7)
        again = suppressed(records, protection)
    assert as_tuples(again) == as_tuples(made)
    assert np.array_equal(again.blanks, made.blanks)


@given(drawn, asked)
@settings(max_examples=60, deadline=None)
def test_what_must_hold(records, asked):
    protection = Protection(**{**asked, "single_pass": False})
    made = suppressed(records, protection)
    assert made.moles_left == 0
    released = released_codes(records, made)
    for of in protection.passes:
        rows = zip(*(released[name] for name in of), strict=True)
        for key, many in Counter(rows).items():
            shown = any(
                c not in (BLANK, len(records.categories[n])) for n, c in zip(of, key, strict=True)
            )
            assert many >= protection.k or not shown
    if protection.k == 1:
        assert made.cells_total == 0


@given(drawn, asked)
@settings(max_examples=60, deadline=None)
def test_a_second_time_blanks_nothing(records, asked):
    protection = Protection(**{**asked, "single_pass": False})
    released = released_codes(records, suppressed(records, protection))
    codes = [
        np.where(np.array(released[name]) == BLANK, len(records.categories[name]), released[name])
        for name in records.columns
    ]
    again = replace(records, codes=np.array(codes, np.int32).reshape(records.codes.shape))
    assert not suppressed(again, protection).blanks.any()


@given(drawn, asked, st.integers(0, 99))
@settings(max_examples=40, deadline=None)
def test_the_order_of_the_records_does_not_matter(records, asked, seed):
    protection = Protection(**asked)
    order = np.random.default_rng(seed).permutation(records.n_records)
    made = suppressed(records, protection)
    mixed = suppressed(replace(records, codes=records.codes[:, order]), protection)
    assert as_tuples(mixed) == as_tuples(made)
    assert np.array_equal(mixed.blanks, made.blanks[order])


def released_codes(records: CodedRecords, made: CellSuppression) -> dict[str, list[int]]:
    """The codes of each column, `BLANK` where they are blanked."""
    return {
        name: np.where(made.blanked(name) if name in made.columns else False, BLANK, row).tolist()
        for name, row in zip(records.columns, records.codes, strict=True)
    }


def test_phase_1_as_in_the_walkthrough():
    """Ten-year birth bands of 27 people: two bands have fewer than three, and are blanked."""
    years = "1959 1969 1955 1959 1942 1975 1966 1987 1959 1967 1968 1955 1967 1967"
    years += " 1966 1955 1967 1956 1956 1978 1966 1967 1971 1954 1977 1944 1965"
    sexes = "M M F M F F F F M M M F M M F F M F F M F M M F F M M"
    bands = ["1940s", "1950s", "1960s", "1970s", "1980s"]
    rows = [[f"{y[:3]}0s", s] for y, s in zip(years.split(), sexes.split(), strict=True)]
    records = coded({"born": bands, "sex": ["F", "M"]}, rows)
    made = suppressed(records, Protection((("sex", "born"),), 3))
    first = [m for m in made.moves if m.phase == PHASE_1]
    assert [(m.column, bands[m.code], m.cells) for m in first] == [
        ("born", "1940s", 2),
        ("born", "1980s", 1),
    ]
    # Then 1970s has least support, 4, two women and two men: both classes are below 3.
    second = [m for m in made.moves if m.phase == PHASE_2]
    assert (second[0].column, bands[second[0].code], second[0].cells) == ("born", "1970s", 4)
    assert made.cells == {"sex": 0, "born": 7}
    assert np.flatnonzero(made.blanked("born")).tolist() == [4, 5, 7, 19, 22, 24, 25]


def test_a_later_combination_makes_moles_of_an_earlier_one():
    rows = (
        [["x", "p", "u"]] * 3
        + [["x", "p", "v"]] * 2
        + [["y", "p", "u"]] * 5
        + [["y", "q", "v"]] * 3
    )
    records = coded({"a": ["x", "y"], "b": ["p", "q"], "c": ["u", "v"]}, rows)
    asked = Protection((("a", "b"), ("b", "c")), 3)
    made, plain = suppressed(records, asked), plainly(records, asked)
    assert as_tuples(made) == plain.moves
    assert made.moles_left == 0


def test_weights_decide_what_is_blanked():
    rows = [["x", "p"]] * 4 + [["y", "q"]] * 6 + [["x", "q"]]
    records = coded({"a": ["x", "y"], "b": ["p", "q"]}, rows)
    plain = suppressed(records, Protection((("a", "b"),), 2))
    assert plain.cells == {"a": 1, "b": 1}
    assert [(m.column, m.code) for m in plain.moves] == [("a", 0), ("b", 1)]
    weighed = suppressed(records, Protection((("a", "b"),), 2, weights={"b": 0.5}))
    assert [(m.column, m.code) for m in weighed.moves] == [("b", 1), ("a", 0)]


def test_ties_go_by_column_then_value():
    rows = [["x", "p"], ["y", "q"], ["x", "q"], ["y", "p"]]
    records = coded({"a": ["x", "y"], "b": ["p", "q"]}, rows)
    made = suppressed(records, Protection((("b", "a"),), 2))
    assert [(m.column, m.code, m.cells) for m in made.moves][:2] == [("b", 0, 2), ("b", 1, 2)]
    assert made.cells == {"b": 4, "a": 0}


def test_missing_is_no_value_but_a_class_of_its_own():
    rows = [["x", None]] * 2 + [["x", "p"]] * 3 + [[None, None]]
    records = coded({"a": ["x"], "b": ["p"]}, rows)
    made = suppressed(records, Protection((("a", "b"),), 3))
    assert made.blanked("a").tolist() == [True, True, False, False, False, False]
    assert made.cells == {"a": 2, "b": 0}


def test_followers_are_blanked_too_and_those_that_follow_them():
    rows = [["x", "1", "f"]] * 3 + [["y", None, "g"]]
    records = coded({"cmg": ["x", "y"], "mrdx": ["1"], "note": ["f", "g"]}, rows)
    asked = Protection((("cmg",),), 2, follow={"cmg": ("mrdx",), "mrdx": ("note",)})
    made = suppressed(records, asked)
    assert made.columns == ("cmg", "mrdx", "note")
    assert made.blanks.tolist() == [0, 0, 0, 7]
    assert [m.column for m in made.moves] == ["cmg"]


def test_followers_that_make_moles_lead_to_more_rounds():
    rows = [["x", "p", "u"]] * 3 + [["y", "p", "u"]] * 2 + [["z", "p", "u"]] * 3
    records = coded({"a": ["x", "y", "z"], "b": ["p"], "c": ["u"]}, rows)
    asked = Protection((("a",), ("b", "c")), 3, follow={"a": ("b",)})
    made = suppressed(records, asked)
    # Two records lose a, then b; with c alone they are a class of two: c goes as well.
    assert made.cells == {"a": 2, "b": 2, "c": 2}
    assert (made.rounds, made.moles_left, made.cells_phase_1) == (1, 0, 2)
    once = suppressed(records, replace(asked, single_pass=True))
    assert (once.cells["c"], once.rounds, once.moles_left) == (0, 0, 1)


def test_wide_rows_need_more_words():
    rng = np.random.default_rng(3)
    names = tuple(f"c{i}" for i in range(14))
    codes = np.minimum(rng.geometric(0.7, (14, 300)) - 1, 3).astype(np.int32)
    many = {
        name: tuple(f"{i}" for i in range(4 if j % 2 else 5000)) for j, name in enumerate(names)
    }
    records = CodedRecords(names, codes, many, {name: len(of) for name, of in many.items()})
    asked = Protection((names[:8], names[5:], names[::2]), 4)
    assert packed_rows.layout_of(records, names).n_words == 2
    made, plain = suppressed(records, asked), plainly(records, asked)
    assert as_tuples(made) == plain.moves


def test_states_are_shown_on_the_way(monkeypatch):
    monkeypatch.setattr(combination, "SLICE", 16)
    records = random_records(4, 300, (9, 9, 9, 9))
    asked = Protection((NAMES[:3], NAMES[1:]), 5, follow={"a": ("d",)})
    steps: list[Step] = []
    made = finish(suppress_cells(records, asked), steps.append)
    states: list[SoFar] = [step.snapshot for step in steps if step.snapshot is not None]
    total = sum(made.moles_after_phase_1)
    assert {step.total for step in steps if step.total and step.snapshot} == {total}
    assert max(step.done for step in steps if step.snapshot) == total
    assert {of.phase for of in states} >= {PHASE_1, PHASE_2}
    assert states[0].moles == (-1, -1)
    totals = [sum(of.cells.values()) for of in states]
    assert totals == sorted(totals)
    assert max(of.round for of in states) == made.rounds
    assert set(states[-1].cells) == set(made.columns)


@given(drawn, asked)
@settings(max_examples=60, deadline=None)
def test_moles_fall_to_none_while_a_combination_is_worked_on(records, asked):
    """What is counted on the way is what is there: none is left when a walk is over."""
    seen: list[int] = []
    blank = combination.Combination.blank

    def watched(self, walk, moles):
        yield from blank(self, walk, moles)
        seen.append(self.left)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(combination.Combination, "blank", watched)
        made = suppressed(records, Protection(**asked))
    assert not any(seen)
    assert len(seen) >= made.rounds


def test_it_can_be_discarded_but_not_cut_short():
    records = random_records(6, 200, (9, 9, 9))
    asked = Protection((NAMES[:3],), 5)
    steps = suppress_cells(records, asked)
    next(steps)
    steps.close()
    whole = finish(suppress_cells(records, asked), lambda _: STOP)
    assert np.array_equal(whole.blanks, suppressed(records, asked).blanks)


def test_seconds_of_each_part():
    made = suppressed(random_records(5, 50, (3, 3)), Protection((("a", "b"),), 3))
    assert set(made.seconds) == {"joining records", "phase 1", "phase 2", "following"}
    assert all(of >= 0 for of in made.seconds.values())


def test_unknown_columns_are_named():
    records = random_records(1, 10, (2, 2))
    with pytest.raises(VbasError, match="no column z"):
        suppressed(records, Protection((("a", "z"),), 2))
    with pytest.raises(VbasError, match="no column y"):
        suppressed(records, Protection((("a",),), 2, follow={"a": ("y",)}))


def test_no_records():
    made = suppressed(random_records(1, 0, (2, 2)), Protection((("a", "b"),), 2))
    assert (made.n_records, made.cells_total, made.rounds) == (0, 0, 0)

"""Classes are of distinct persons: hand cases, and the plain way over random records."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import example, given, settings

from core.steps import finish
from core.suppression.cells import suppress
from core.suppression.cells.outcome import carry_out, record_baseline
from core.suppression.cells.packing import combination, packed_rows
from core.suppression.cells.protection import Protection
from core.suppression.cells.suppress import suppress_cells
from core.suppression.cells.verify import verify
from tests.core.suppression.person_tables import (
    asked,
    random_visits,
    small_classes,
    visits,
    with_persons,
)
from tests.core.suppression.plain_suppression import BLANK, coded, plainly


def as_tuples(made):
    return [(m.phase, m.round, m.combination, m.column, m.code, m.cells) for m in made.moves]


def one_patient_alone():
    """One patient with six stays, alone in her class, beside eight others with one stay each."""
    rows = [["f", "90"]] * 6 + [["f", "30"]] * 8
    people = ["her"] * 6 + [f"p{i}" for i in range(8)]
    return with_persons(coded({"sex": ["f"], "age": ["30", "90"]}, rows), people)


def test_a_patient_alone_in_her_class_is_blanked():
    records, asked_for = one_patient_alone(), Protection((("age", "sex"),), 5)
    made = finish(suppress_cells(records, asked_for))
    assert made.blanked("age").tolist() == [True] * 6 + [False] * 8
    # Taken for six people, she is not.
    assert not finish(suppress_cells(replace(records, persons=None), asked_for)).cells_total


def test_the_support_of_a_value_is_of_persons():
    """x is held by four records of two persons, y by three records of three: x is rarer."""
    rows = [["x"]] * 4 + [["y"]] * 3
    records = with_persons(coded({"a": ["x", "y"]}, rows), [1, 1, 2, 2, 3, 4, 5])
    made = finish(suppress_cells(records, Protection((("a",),), 3)))
    assert made.blanked("a").tolist() == [True] * 4 + [False] * 3
    assert [(m.phase, m.code, m.cells) for m in made.moves] == [(1, 0, 4)]


def test_classes_that_join_count_a_person_once():
    """Both records of the person lose b: x has then two persons, which k = 3 does not allow."""
    rows = [["x", "p"], ["x", "q"], ["x", "q"], *[["y", "p"]] * 3, *[["y", "q"]] * 3]
    records = with_persons(
        coded({"a": ["x", "y"], "b": ["p", "q"]}, rows), [1, 1, 2, 3, 4, 5, 6, 7, 8]
    )
    made = finish(suppress_cells(records, Protection((("a", "b"),), 3)))
    assert not small_classes(records, made, ("a", "b"), 3)
    assert made.blanked("a")[:3].all()


@given(visits, asked)
@example(
    random_visits(3684, 71, (1, 7, 3, 3), 1.0),
    {"combinations": (("a", "b", "c"), ("a", "b", "d")), "k": 2, "single_pass": True},
)
@settings(max_examples=300, deadline=None)
def test_it_is_the_plain_way_of_persons(records, asked):
    protection = Protection(**asked)
    made, plain = finish(suppress_cells(records, protection)), plainly(records, protection)
    assert as_tuples(made) == plain.moves
    for i, name in enumerate(protection.columns):
        bits = [bool(int(of) >> i & 1) for of in made.blanks]
        assert bits == [name in marked for marked in plain.marked]
    assert made.moles_after_phase_1 == plain.moles_after_phase_1
    assert (made.cells_phase_1, made.rounds) == (plain.cells_phase_1, plain.rounds)
    assert made.moles_left == plain.moles_left
    if not protection.single_pass:
        for of in protection.combinations:
            assert not small_classes(records, made, of, protection.k)


@given(visits, asked)
@settings(max_examples=40, deadline=None)
def test_small_slices_change_nothing(records, asked):
    protection = Protection(**asked)
    made = finish(suppress_cells(records, protection))
    with pytest.MonkeyPatch.context() as patch:
        for module in (packed_rows, combination, suppress):
            patch.setattr(module, "SLICE", 7)
        patch.setattr(combination, "PERSONS", 5)
        again = finish(suppress_cells(records, protection))
    assert as_tuples(again) == as_tuples(made)
    assert np.array_equal(again.blanks, made.blanks)


@given(visits, asked)
@settings(max_examples=60, deadline=None)
def test_a_person_for_each_record_is_as_no_persons(records, asked):
    protection = Protection(**asked)
    each = replace(records, persons=np.arange(len(records), dtype=np.int32)[::-1].copy())
    made = finish(suppress_cells(each, protection))
    plain = finish(suppress_cells(replace(records, persons=None), protection))
    assert as_tuples(made) == as_tuples(plain)
    assert np.array_equal(made.blanks, plain.blanks)


@given(visits, asked)
@settings(max_examples=200, deadline=None)
def test_the_verification_counts_persons(records, asked):
    protection = Protection(**{**asked, "single_pass": True})
    made = finish(suppress_cells(records, protection))
    found = finish(verify(records, made))
    for check in found.checks:
        below = small_classes(records, made, check.columns, protection.k)
        assert check.classes_below_k == len(below)
        assert check.records_below_k == sum(map(len, below.values()))
        wild = [of for key, of in below.items() if could_be(records, made, check, key) < found.k]
        assert check.records_below_k_as_wildcard == sum(map(len, wild))


def could_be(records, made, check, key):
    """Distinct persons whose cells agree with a class, blanks of either taken as any value."""
    persons = set()
    for i, person in enumerate(records.persons):
        cells = [
            BLANK
            if name in made.columns and made.blanked(name)[i]
            else int(records.codes[records.columns.index(name)][i])
            for name in check.columns
        ]
        if all(BLANK in (a, b) or a == b for a, b in zip(cells, key, strict=True)):
            persons.add(int(person))
    return len(persons)


@given(visits, asked)
@settings(max_examples=120, deadline=None)
def test_what_is_given_back_leaves_every_class_to_k_persons(records, asked):
    protection = Protection(**{**asked, "single_pass": False, "give_back": True})
    outcome = finish(carry_out(records, protection))
    made = outcome.suppression
    assert outcome.verification.passes
    for of in protection.passes:
        assert not small_classes(records, made, of, protection.k)
    assert made.cells_total <= sum(made.cells_before_give_back.values())


@given(visits, asked)
@settings(max_examples=100, deadline=None)
def test_whole_records_left_out_leave_k_persons_to_every_class(records, asked):
    protection = Protection(**asked)
    left = list(range(len(records)))
    none = replace(finish(suppress_cells(records, protection)), blanks=np.zeros(len(records), "u8"))
    while True:
        here = replace(records, codes=records.codes[:, left], persons=records.persons[left])
        as_is = replace(none, blanks=none.blanks[left])
        small = {
            i
            for of in protection.passes
            for rows in small_classes(here, as_is, of, protection.k).values()
            for i in rows
        }
        if not small:
            break
        left = [row for i, row in enumerate(left) if i not in small]
    baseline = finish(record_baseline(records, protection))
    assert baseline.records_suppressed == len(records) - len(left)

"""An attacker with what a project holds of Uniqueness and Cells finds no count below k."""

import math
from dataclasses import dataclass

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.io.project import Kept, Project, read_project, write_project
from core.io.project.outcomes import told
from core.record_uniqueness.findings import Examination
from core.record_uniqueness.recodes import GROUPS, Recode
from core.record_uniqueness.weights import weights
from core.steps import finish
from core.suppression.cells.comparison import Compared
from core.suppression.cells.loss import Loss
from core.suppression.cells.protection import Protection
from tests.core.record_uniqueness.examinations import distinct_of, examined, random_records

K = 5
COUNTS = ("classes", "unique", "in_sets", "set_classes", "minimal")


def two_designs():
    """Questions that differ by one category of three records, which the second joins to another."""
    columns = {"place": [0] * 60 + [1] * 37 + [2] * 3, "sex": [0, 1] * 50}
    of, joined = (
        distinct_of(columns),
        Recode("place", GROUPS, groups=(("x", ("place 1", "place 2")),)),
    )
    return examined(of), examined(of, None, joined)


def counted_by_entropy(one, two):
    """How many records the joined category has: the count that explains both entropies best."""

    def difference(n):
        parts = [n, 40 - n, -40]
        return math.fsum(-of / 100 * math.log2(abs(of) / 100) for of in parts)

    return min(range(1, 20), key=lambda n: abs(difference(n) - (one.bits - two.bits)))


def test_the_attacks_work_on_exact_outcomes() -> None:
    one, two = two_designs()
    assert counted_by_entropy(one, two) == 3
    of = examined(random_records(60, age=40, region=50))
    fitted = of.weights
    found = [fitted.weights[0], fitted.weights[1], fitted.weights.sum()]
    guessed = np.exp(np.array(found) + fitted.intercept) * of.verdict.n_records
    assert fitted.used == 3  # as many weights as counts: these follow from those
    np.testing.assert_allclose(guessed, of.lattice.unique, rtol=1e-6)


def test_no_outcome_of_uniqueness_tells_a_small_count() -> None:
    one, two = (told(of, K) for of in two_designs())
    assert counted_by_entropy(one, two) != 3
    for of in (one, two, told(examined(random_records()), K)):
        for name in COUNTS:
            counts = getattr(of.lattice, name)
            assert counts is None or not (counts % K).any(), name
        assert not of.lattice.n_records % K
        assert of.lattice.step == K
        fitted = weights(of.lattice)
        np.testing.assert_array_equal(of.weights.weights, fitted.weights)
        assert of.verdict.in_sets == of.lattice.in_sets[of.lattice.full]
        assert all(not (row.unique % K or row.in_sets % K) for row in of.omissions)
        n = of.lattice.n_records
        assert of.bits * n / (K * math.log2(n)) == pytest.approx(
            round(of.bits * n / (K * math.log2(n)))
        )


def test_a_question_of_larger_sets_is_told_in_their_steps() -> None:
    of = told(examined(random_records(), set_size=8), K)
    assert of.lattice.step == 8
    assert not (of.lattice.in_sets % 8).any()


def loss(touched, sex, age, n=203):
    return Loss(n, touched, {"sex": sex, "age": age}, {"sex": sex * 1.5, "age": age * 3.25})


def compared(of, k=K, moles=0):
    return Compared("design", Protection((("sex", "age"),), k), of, moles, 0.5)


@given(st.integers(0, 200), st.integers(0, 200), st.integers(0, 200), st.integers(2, 12))
def test_no_outcome_of_cells_tells_a_small_count(touched, sex, age, k) -> None:
    of = told(compared(loss(touched, sex, age), k, moles=touched % 7), K)
    step = max(k, K)
    assert of.loss.step == step
    counts = (of.loss.n_records, of.loss.records_touched, of.moles_left, *of.loss.cells.values())
    assert not any(n % step for n in counts)
    assert of.loss.records_touched >= touched
    bits = step * math.log2(of.loss.n_records)
    for told_bits in of.loss.entropy_bits.values():
        assert told_bits / bits == pytest.approx(round(told_bits / bits))


@dataclass(frozen=True, eq=False)
class Holder:
    """As a workspace keeps an outcome."""

    compared: Compared
    design: str


def test_a_project_holds_them_as_told_wherever_they_are(tmp_path) -> None:
    exact = examined(random_records())
    parts = {
        "uniqueness": {
            "tried": Kept((exact,), tuple[Examination, ...]),
            "examination": Kept(exact, Examination | None),
        },
        "cells": {"candidates": Kept((Holder(compared(loss(7, 3, 4)), "d"),), tuple[Holder, ...])},
    }
    k = Project().settings.scenario.k
    for name in ("p.vbas", "again.vbas"):  # saved again, it tells the same
        finish(write_project(Project(parts=parts), tmp_path / name))
        parts = finish(read_project(tmp_path / name)).parts
        (tried,) = parts["uniqueness"]["tried"].value(tuple[Examination, ...])
        shown = parts["uniqueness"]["examination"].value(Examination | None)
        for of in (tried, shown):
            expected = told(exact, k)
            np.testing.assert_array_equal(of.lattice.unique, expected.lattice.unique)
            assert of.bits == expected.bits
        (kept,) = parts["cells"]["candidates"].value(tuple[Holder, ...])
        assert kept.compared.loss == told(compared(loss(7, 3, 4)), k).loss


def test_told_twice_is_told_once() -> None:
    for exact in (examined(random_records()), compared(loss(7, 3, 4))):
        once = told(exact, K)
        twice = told(once, K)
        if isinstance(once, Compared):
            assert twice.loss == once.loss
        else:
            np.testing.assert_array_equal(twice.lattice.classes, once.lattice.classes)
            assert twice.bits == once.bits


def test_what_holds_no_outcome_stays_itself() -> None:
    of = (Recode("age"), "text", 3.5)
    assert told(of, K) is of

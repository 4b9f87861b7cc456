"""A question from records to verdict: the paper's example, recodes, stopping, bad input."""

import dataclasses

import numpy as np
import pytest

from core.errors import VbasError
from core.record_uniqueness.distinct import CountedVariable, DistinctRecords
from core.record_uniqueness.examine import examine, information
from core.record_uniqueness.lattice import Lattice
from core.record_uniqueness.question import Question
from core.record_uniqueness.recodes import COLLAPSE, GROUPS, Recode
from core.steps import STOP, finish
from tests.core.record_uniqueness.lattices import counted


def races():
    """The 205 records of the paper, with a second variable that tells nothing."""
    race = CountedVariable("race", ("Chinese", "Japanese", "Korean", "Vietnamese"))
    codes = np.array([[0, 1, 2, 3], [0, 0, 0, 0]], np.int32)
    counts = np.array([150, 50, 4, 1], np.int32)
    return DistinctRecords((race, CountedVariable("same", ("x",))), codes, counts)


def some(n=400):
    rng = np.random.default_rng(4)
    codes = np.array([rng.integers(0, of, n) for of in (3, 8, 12)], np.int32)
    rows, counts = np.unique(codes, axis=1, return_counts=True)
    variables = tuple(
        CountedVariable(name, tuple(f"{name}{i}" for i in range(of)))
        for name, of in zip("abc", (3, 8, 12), strict=True)
    )
    return DistinctRecords(variables, rows.astype(np.int32), counts.astype(np.int32))


def test_the_paper_s_example():
    of = finish(examine(races(), Question(("race",))))
    assert (of.verdict.n_records, of.verdict.unique, of.verdict.in_sets) == (205, 1, 5)
    assert [f"{x:.2f}" for x in (100 / 205, 500 / 205)] == ["0.49", "2.44"]
    assert of.lattice.complete
    assert of.n_categories == (4,)
    assert of.titles == ("race",)
    assert not of.weights.estimable
    assert [o.omitted for o in of.omissions] == [None, "race"]
    assert of.seconds > 0


def test_collapsing_the_rare_races_leaves_no_unique_record():
    asked = Question(("race", "same"), (Recode("race", COLLAPSE, 3),))
    of = finish(examine(races(), asked))
    assert (of.verdict.unique, of.verdict.in_sets) == (0, 5)
    assert of.n_categories == (3, 1)
    assert of.question == asked
    groups = (("other", ("Japanese", "Korean", "Vietnamese")),)
    of = finish(examine(races(), Question(("race",), (Recode("race", GROUPS, groups=groups),))))
    assert (of.verdict.unique, of.verdict.in_sets, of.n_categories) == (0, 0, (2,))


def test_counts_are_those_of_the_records_one_by_one():
    distinct = some()
    records = [row for row, n in zip(distinct.codes.T.tolist(), distinct.counts, strict=True)
               for _ in range(n)]  # fmt: skip
    of = finish(examine(distinct, Question(("c", "a", "b"), set_size=3)))
    want = counted([(r[2], r[0], r[1]) for r in records], ("c", "a", "b"), 3)
    for name in ("masks", "classes", "unique", "in_sets", "set_classes"):
        assert getattr(of.lattice, name).tolist() == getattr(want, name).tolist(), name


def test_shares_that_are_asked_reach_the_verdict():
    of = finish(examine(races(), Question(("race",)), research_share=0.02, public_share=0.01))
    assert (of.verdict.research_share, of.verdict.public_share) == (0.02, 0.01)
    assert not of.verdict.research


def test_partial_counts_are_passed_on_and_a_stop_leaves_no_findings():
    steps = examine(some(), Question(("a", "b", "c")))
    first = next(steps)
    assert isinstance(first.snapshot, Lattice)
    assert not first.snapshot.complete
    with pytest.raises(StopIteration) as end:
        while True:
            steps.send(STOP)
    assert end.value.value is None


def test_information_of_the_variables_as_recoded():
    even = DistinctRecords(
        (CountedVariable("a", ("x", "y")), CountedVariable("b", tuple("pqrs"))),
        np.array([[0, 0, 1, 1], [0, 1, 2, 3]], np.int32),
        np.array([5, 5, 5, 5], np.int32),
    )
    assert information(even, Question(("a", "b"))) == pytest.approx(1 + 2)
    halved = Recode("b", GROUPS, groups=(("u", ("p", "q")), ("v", ("r", "s"))))
    assert information(even, Question(("b",), (halved,))) == pytest.approx(1)
    assert finish(examine(even, Question(("a", "b"), (halved,)))).bits == pytest.approx(2)


def test_without_records_or_variables_there_is_a_sentence():
    none = dataclasses.replace(
        races(), codes=np.zeros((2, 0), np.int32), counts=np.zeros(0, np.int32)
    )
    with pytest.raises(VbasError, match="no records"):
        finish(examine(none, Question(("race",))))
    with pytest.raises(VbasError, match="variable"):
        finish(examine(races(), Question()))
    with pytest.raises(VbasError, match="height"):
        finish(examine(races(), Question(("height",))))

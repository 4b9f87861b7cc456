"""Verdict and omission table: by hand, the paper's example, the vectors."""

import numpy as np
import pytest

from core.record_uniqueness.lattice import Lattice
from core.record_uniqueness.verdict import omissions, verdict
from tests.core.record_uniqueness.lattices import counted, lattice_of, of_vector
from tests.vector_cases import CASES

RACES = [("Chinese",)] * 150 + [("Japanese",)] * 50 + [("Korean",)] * 4 + [("Vietnamese",)]


def test_the_paper_s_example():
    lattice = counted(RACES, ["race"])
    of = verdict(lattice)
    assert (of.n_records, of.unique, of.in_sets) == (205, 1, 5)
    assert f"{of.share:.1%}" == "2.4%"
    assert (of.classes, of.set_classes) == (4, 2)
    assert (of.combinations, of.combinations_with_sets) == (1, 1)
    assert of.research
    assert of.public


@pytest.mark.parametrize(
    ("in_sets", "research", "public"),
    [(4, True, True), (5, True, False), (20, True, False), (21, False, False)],
)
def test_at_most_20_percent_but_less_than_5(in_sets, research, public):
    of = verdict(lattice_of("a", 5, 100, [(30, 3, in_sets, 10)]))
    assert (of.research, of.public) == (research, public)


def test_other_shares_may_be_asked():
    of = verdict(lattice_of("a", 5, 100, [(30, 3, 30, 10)]), 0.3, 0.31)
    assert of.research
    assert of.public


def test_without_all_counts_there_is_no_verdict():
    part = lattice_of("a", 5, 100, [(30, 3, 20, 10)])
    part = Lattice(part.names, 5, 100, part.masks, np.zeros(1, bool), *[np.zeros(1, np.int64)] * 4)
    for judge in (verdict, omissions):
        with pytest.raises(ValueError, match="counted"):
            judge(part)


@pytest.mark.parametrize("case", CASES)
def test_vectors(case):
    lattice, want = of_vector(case)
    of = verdict(lattice)
    assert (of.research, of.public) == (want["research_file_ok"], want["public_file_ok"])
    shares = 100 * of.combinations_with_sets / of.combinations, 100 * of.set_classes / of.classes
    assert shares[0] == pytest.approx(want["share_of_combinations_with_sets_pct"], rel=1e-12)
    assert shares[1] == pytest.approx(want["share_of_ecs_in_sets_pct"], rel=1e-12)
    rows = omissions(lattice)
    assert [(r.omitted, r.unique, r.in_sets) for r in rows] == [
        (row["omitted"], row["unique"], row["sets"]) for row in want["omit_one"]
    ]
    assert [lattice.names_of(r.combination) for r in rows] == [
        tuple(row["variables"]) for row in want["omit_one"]
    ]


def test_without_its_only_variable_all_records_are_alike():
    none, race = omissions(counted(RACES, ["race"]))
    assert (none.omitted, none.combination, none.unique, none.in_sets) == (None, 0, 1, 5)
    assert (race.omitted, race.combination, race.unique, race.in_sets) == ("race", -1, 0, 0)
    assert omissions(counted(RACES[-3:], ["race"]))[1].in_sets == 3  # three records are a set
    assert omissions(counted(RACES[-1:], ["race"]))[1].unique == 1

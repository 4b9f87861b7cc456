"""Rare groups are left out with their records; persons in several rows are counted once."""

from __future__ import annotations

import numpy as np
import pytest

from core.errors import VbasError
from core.record_uniqueness.distinct import CountedVariable, DistinctRecords, Several
from core.record_uniqueness.examine import examine
from core.record_uniqueness.question import Question, Rare
from core.record_uniqueness.rare import RARE_GROUPS, asked_of, rare_values
from core.steps import finish

SITE, SEX = CountedVariable("site", ("a", "b", "c")), CountedVariable("sex", ("f", "m"))
# site: a, a, b, c, missing; records 5, 4, 3, 1, 2.
CODES = np.array([[0, 0, 1, 2, 3], [0, 1, 0, 1, 0]], dtype=np.int32)
COUNTS = np.array([5, 4, 3, 1, 2], dtype=np.int32)


def without_rare(of, least):
    rare = tuple(Rare(name, n) for name, n in least.items())
    return asked_of(of, Question(("site", "sex"), rare=rare))


def test_a_question_is_about_what_is_left_and_that_is_left_as_it_is():
    of = DistinctRecords((SITE, SEX), CODES, COUNTS)
    asked = Question(("sex",)).without_rare("site", 4)
    assert asked_of(of, asked) is of  # site is not asked about
    asked = asked.with_variables(("site",))
    left = asked_of(of, asked)
    assert asked_of(left, asked) is left is asked_of(of, asked)
    assert not asked.is_like(asked.without_rare("site", 5))
    assert asked.without_rare("site", 1).rare == ()
    assert rare_values(of.records("site")[:-1], 4) == (2, 4)
    found = finish(examine(of, asked))
    assert (found.verdict.n_records, found.left_out) == (11, 4)


def test_values_of_few_records_go_and_missing_stays():
    of = DistinctRecords((SITE, SEX), CODES, COUNTS)
    left = without_rare(of, {"site": 4})
    # b (3) and c (1) go; a (9) and missing (2) stay.
    assert left.counts.tolist() == [5, 4, 2]
    assert left.n_records == 11
    assert dict(left.left_out) == {RARE_GROUPS: 4}
    assert "2 of 3 values" in str(left.notices[-1])
    assert without_rare(of, {"site": 2, "sex": 6}).counts.tolist() == [5, 3, 2]  # m has 5


def test_somebody_in_two_rows_of_which_one_goes_is_one_person():
    # One person is in the first and third row, another in the first and second.
    several = Several(np.array([0, 0, 1, 1]), np.array([0, 2, 0, 1]))
    of = DistinctRecords((SITE, SEX), CODES, COUNTS, several=several)
    assert of.n_records == 13
    left = without_rare(of, {"site": 4})
    assert left.n_records == 10  # 5 + 4 + 2, one of them twice
    assert left.several.rows.tolist() == [0, 1]


@pytest.mark.parametrize(
    ("least", "sentence"),
    [
        ({"site": 1}, "Give a number above 1"),
        ({"site": 100, "sex": 100}, "No record would be left"),
    ],
)
def test_what_makes_no_sense_is_said(least, sentence):
    codes = CODES[:, :4]
    of = DistinctRecords((SITE, SEX), codes, COUNTS[:4])
    with pytest.raises(VbasError, match=sentence):
        without_rare(of, least)

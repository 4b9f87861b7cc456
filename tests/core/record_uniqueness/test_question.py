"""What is asked: when two questions have the same answer."""

from dataclasses import replace

import pytest

from core.errors import VbasError
from core.record_uniqueness.question import Question
from core.record_uniqueness.recodes import BAND, COLLAPSE, Recode

AGE, RACE = Recode("age", BAND, 5), Recode("race", COLLAPSE, 3)


def test_the_order_of_recodes_does_not_matter():
    asked = Question(("age", "race"))
    one, other = asked.recoded(AGE).recoded(RACE), asked.recoded(RACE).recoded(AGE)
    assert one.is_like(other)
    assert not one.is_like(asked.recoded(AGE))


def test_recodes_of_what_is_not_chosen_do_not_matter():
    assert Question(("age",), (AGE, RACE)).is_like(Question(("age",), (AGE,)))
    assert not Question(("age",), (AGE,)).is_like(Question(("age",)))


def test_variables_their_order_and_the_size_of_sets_do():
    asked = Question(("age", "race"))
    assert not asked.is_like(Question(("race", "age")))
    assert not asked.is_like(replace(asked, set_size=3))


def test_a_variable_is_named_once_and_sets_have_records():
    with pytest.raises(VbasError, match="age is named twice"):
        Question(("age", "age"))
    with pytest.raises(VbasError, match="of 0 records"):
        Question(("age",), set_size=0)

"""What is known of a question before it is answered, and of its variables."""

import pytest

from core.record_uniqueness.added import shares_of
from core.record_uniqueness.cautions import MANY_VARIABLES
from core.record_uniqueness.examine import examine
from core.record_uniqueness.known import checks_of, facts_of, next_steps
from core.record_uniqueness.question import Question
from core.record_uniqueness.recodes import COLLAPSE, GROUPS, LEVEL, Recode
from core.steps import finish
from tests.core.record_uniqueness.examinations import random_records

RECORDS = random_records()
NAMES = tuple(of.name for of in RECORDS.variables)


def test_a_question_is_looked_at_before_it_is_answered():
    question = Question(NAMES)
    checks = checks_of((RECORDS, question))
    assert checks.are_about((RECORDS, question))
    assert not checks.are_about((RECORDS, Question(NAMES[:1])))
    assert (checks.error, checks.asks) == (None, ())
    assert checks.seconds > 0
    gone = checks_of((RECORDS, question.recoded(Recode(NAMES[0], LEVEL, level="no such"))))
    assert "no such" in str(gone.error)
    assert checks_of((RECORDS, Question())).cautions == ()
    assert all(of.kind != MANY_VARIABLES for of in checks.cautions)


def test_the_recode_of_now_is_among_the_choices_even_if_nobody_offers_it():
    groups = Recode(NAMES[0], GROUPS, groups=(("both", RECORDS.variables[0].categories[:2]),))
    gone = Recode(NAMES[1], LEVEL, level="no such")
    facts = facts_of((RECORDS, Question(NAMES, (groups, gone))))
    assert set(facts) == set(NAMES)
    for name, recode in ((NAMES[0], groups), (NAMES[1], gone)):
        assert recode in [of.recode for of in facts[name].choices]
    mine = next(of for of in facts[NAMES[0]].choices if of.recode == groups)
    assert mine.categories == facts[NAMES[0]].choices[0].categories - 1
    assert 0 < mine.price <= facts[NAMES[0]].entropy
    assert facts_of((None, Question(NAMES))) == {}


def test_the_next_step_of_each_variable_is_coarser():
    steps = next_steps((RECORDS, Question(NAMES)))
    assert steps
    for name, step in steps.items():
        assert step.before == Recode(name)
        assert step.after.kind != step.before.kind
    coarsest = Question(NAMES).recoded(Recode(NAMES[0], COLLAPSE, 2))
    assert NAMES[0] not in next_steps((RECORDS, coarsest))
    assert next_steps((None, Question(NAMES))) == {}


def test_shares_of_variables_are_all_of_the_sets():
    shares = shares_of(finish(examine(RECORDS, Question(NAMES))).lattice)
    assert set(shares) == set(NAMES)
    assert sum(shares.values()) == pytest.approx(1)

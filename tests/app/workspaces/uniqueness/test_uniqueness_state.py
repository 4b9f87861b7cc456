"""What the panels of the workspace share: undo, the list of what was tried, limits."""

from dataclasses import replace

import pytest

from app.frame.history import History
from app.frame.session import Session
from app.workspaces.uniqueness.state import UniquenessState
from core.record_uniqueness.question import Question
from core.record_uniqueness.recodes import BAND, Recode
from tests.app.workspaces.uniqueness.uniqueness_cases import examination, lattice


@pytest.fixture
def history(qapp):
    return History(Session())


@pytest.fixture
def state(history):
    return UniquenessState(history)


def test_a_question_can_be_asked_and_taken_back(state, history, qtbot):
    asked = Question(variables=("age", "sex"))
    with qtbot.waitSignal(state.changed):
        state.ask(asked)
    state.ask(asked.recoded(Recode("age", BAND, 5)))
    history.undo()
    assert state.question == Question()  # both followed each other quickly
    history.redo()
    assert state.question.recode_of("age").amount == 5


def test_an_answer_to_an_earlier_question_is_outdated(state):
    now = Question(variables=("age", "sex"))
    state.question = now
    state.show_examination(examination(replace(now, set_size=3)))
    assert state.stale
    state.show_examination(examination(now))
    assert not state.stale
    state.stale = True
    state.show_examination(None)
    assert not state.stale  # nothing is shown


def test_a_question_is_kept_once(state):
    first = examination()
    state.keep_tried(first)
    state.keep_tried(examination(seconds=7.0))
    other = examination(replace(first.question, set_size=3))
    state.keep_tried(other)
    assert [of.question.set_size for of in state.tried] == [5, 3]
    assert state.tried[0].seconds == first.seconds


def test_what_was_tried_is_asked_again(state, history):
    state.ask(Question(variables=("age", "sex"), set_size=9))
    tried = examination()
    state.restore(tried)
    assert state.question == tried.question
    assert state.examination is tried
    assert state.counting is tried.lattice
    assert not state.stale


def test_other_limits_judge_what_is_there_anew(state, history):
    state.show_examination(examination())
    state.keep_tried(examination())
    assert state.examination.verdict.research
    assert not state.examination.verdict.public
    state.allow(0.05, 0.10)
    assert not state.examination.verdict.research
    assert state.examination.verdict.public
    assert state.tried[0].verdict.public_share == 0.10
    state.keep_tried(examination(Question(("age", "sex"), set_size=2)))
    assert state.tried[1].verdict.research_share == 0.05
    history.undo()
    assert state.limits == (0.2, 0.05)
    assert state.tried[1].verdict.research_share == 0.2


def test_a_combination_keeps_its_variables_in_another_lattice(state):
    state.show_counting(lattice(("age", "sex")))
    state.chosen = 0b10  # sex
    three = lattice(("race", "age", "sex"), [0] * 7, [0] * 7)
    state.show_counting(three)
    assert state.chosen == 0b100
    state.show_counting(lattice(("race", "age")))
    assert state.chosen == 0
    state.chosen = 0b11
    state.show_counting(None)
    assert state.chosen == 0


def test_another_window_takes_all_over(state, history):
    state.ask(Question(variables=("age", "sex"), set_size=4))
    state.allow(0.3, 0.1)
    state.show_counting(lattice())
    state.show_examination(examination())
    state.keep_tried(examination())
    state.chosen = 0b11
    after = UniquenessState(History(Session()))
    after.adopt(state)
    assert after.question == state.question
    assert after.limits == (0.3, 0.1)
    assert after.examination is state.examination
    assert after.stale  # of another set size
    assert after.chosen == 0b11
    assert after.tried == state.tried


def test_recodes_of_other_variables_make_nothing_outdated(state):
    now = Question(variables=("age", "sex")).recoded(Recode("race", BAND, 2))
    state.question = now
    state.show_examination(examination(Question(variables=("age", "sex"))))
    assert not state.stale

"""The questions behind a threshold: complete, deterministic, and never laxer for a worse answer."""

import copy
import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.errors import VbasError
from core.thresholds.guidance import guidance, guidance_source, parse_guidance, propose
from core.thresholds.verdicts import THRESHOLDS
from resources import read_text

QUESTIONS = [question for group in guidance() for question in group.questions]
NAMES = [question.name for question in QUESTIONS]
ANSWERS = st.fixed_dictionaries({}, optional={name: st.integers(0, 2) for name in NAMES})


def all_with(answer, **changes):
    return dict.fromkeys(NAMES, answer) | changes


def test_three_groups_with_questions_answers_and_a_source():
    assert [group.name for group in guidance()] == ["controls", "privacy", "motives"]
    assert all(group.title and group.help and group.questions for group in guidance())
    assert all(len(question.answers) == 3 for question in QUESTIONS)
    texts = [answer.note for question in QUESTIONS for answer in question.answers]
    assert len(set(texts)) == len(texts)
    assert "El Emam et al. 2010" in guidance_source()


@pytest.mark.parametrize(
    ("answers", "count", "threshold"),
    [
        (all_with(0), 0, 0.2),
        (all_with(0, harm=1), 1, 0.2),
        (all_with(0, harm=2), 2, 0.05),
        (all_with(0, harm=1, motive=1), 2, 0.05),
        (all_with(1), 3, 0.05),
        (all_with(1, agreement=2), 4, 0.0),
        (all_with(2), 6, 0.0),
        ({}, 6, 0.0),
    ],
)
def test_what_the_rule_proposes(answers, count, threshold):
    proposal = propose(answers)
    assert (proposal.count, proposal.threshold) == (count, threshold)
    assert proposal.threshold in THRESHOLDS


def test_the_most_worrying_answer_of_a_group_decides_and_is_named():
    proposal = propose(all_with(0, sensitivity=1, harm=2))
    privacy = proposal.weighed[1]
    assert (privacy.count, privacy.question.name) == (2, "harm")
    assert privacy.answer is not None
    assert "lasting harm" in privacy.answer.note
    assert proposal.unanswered == 0


def test_a_question_without_an_answer_counts_as_the_worst_and_is_said():
    answers = all_with(0)
    del answers["capacity"]
    proposal = propose(answers)
    assert (proposal.count, proposal.unanswered) == (2, 1)
    assert (proposal.weighed[2].question.name, proposal.weighed[2].answer) == ("capacity", None)
    # An answer that was given is the better reason.
    given_too = propose({**answers, "motive": 2})
    assert given_too.weighed[2].question.name == "motive"


@given(ANSWERS, st.sampled_from(NAMES))
def test_a_worse_answer_never_proposes_a_laxer_threshold(answers, name):
    before = propose(answers).threshold
    worse = min(answers.get(name, 2) + 1, 2)
    assert propose({**answers, name: worse}).threshold <= before
    without = {key: of for key, of in answers.items() if key != name}
    assert propose(without).threshold <= before


@given(ANSWERS)
def test_the_order_of_answers_does_not_matter(answers):
    assert propose(dict(reversed(answers.items()))) == propose(answers)


@pytest.mark.parametrize("answers", [{"harm": 3}, {"harm": -1}, {"weather": 0}])
def test_an_answer_that_is_none_of_the_form(answers):
    with pytest.raises(VbasError) as caught:
        propose(answers)
    assert "not one of the form" in caught.value.message


def test_files_of_questions_that_make_no_sense():
    table = tomllib.loads(read_text("guidance.toml"))
    short = copy.deepcopy(table)
    short["group"][0]["question"][0]["answers"].pop()
    with pytest.raises(VbasError, match="agreement has 2 answers"):
        parse_guidance(short)
    twice = copy.deepcopy(table)
    twice["group"][2]["question"][0]["name"] = "harm"
    with pytest.raises(VbasError, match="harm is there twice"):
        parse_guidance(twice)
    del table["group"][1]["note"]
    with pytest.raises(VbasError, match=r"lack .note."):
        parse_guidance(table)

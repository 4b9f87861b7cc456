"""Which threshold to choose: a few questions, an answer to each, a proposal with its reasons.

The three groups (mitigating controls, invasion of privacy, motives and capacity) and the choice
among 0, 5 and 20 % are those of El Emam et al. (2010); questions and rule are our own. Each answer
counts 0, 1 or 2, the most worrying one 2; a group counts as its most worrying answer. Together
they count 0 to 6: up to 1 allows 20 %, 2 and 3 allow 5 %, more allow 0 %. A worse answer never
lowers a group's count, so it never proposes a laxer threshold.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from core.errors import VbasError
from resources import read_text

WORST: Final = 2
_ALLOWED: Final = ((1, 0.2), (3, 0.05), (3 * WORST, 0.0))
"""Up to which count of the groups which share of unique people is proposed."""


@dataclass(frozen=True)
class Answer:
    """One answer: what it is called, and what it says when it is given as a reason; English."""

    title: str
    note: str


@dataclass(frozen=True)
class GuidingQuestion:
    """A question with its answers, from the most reassuring to the most worrying."""

    name: str
    title: str
    answers: tuple[Answer, ...]


@dataclass(frozen=True)
class Group:
    """Questions that are weighed as one."""

    name: str
    title: str
    help: str
    questions: tuple[GuidingQuestion, ...]


@dataclass(frozen=True)
class Weighed:
    """What a group counts, and which answer decided it.

    Attributes
    ----------
    count
        0 (reassuring), 1 or 2 (worrying).
    question
        The first question whose answer counts as much.
    answer
        That answer; None where it was not given, which counts as the worst.
    """

    group: Group
    count: int
    question: GuidingQuestion
    answer: Answer | None


@dataclass(frozen=True)
class Proposal:
    """A threshold, and what weighed.

    Attributes
    ----------
    threshold
        0.2, 0.05 or 0.0.
    count
        Of the groups together, 0 to 6.
    weighed
        Each group, in order.
    unanswered
        Questions without an answer.
    """

    threshold: float
    count: int
    weighed: tuple[Weighed, ...]
    unanswered: int


@cache
def guidance() -> tuple[Group, ...]:
    """The questions, by group."""
    return parse_guidance(tomllib.loads(read_text("guidance.toml")))


@cache
def guidance_source() -> str:
    """Where the questions come from."""
    return str(tomllib.loads(read_text("guidance.toml"))["source"])


def parse_guidance(table: Mapping[str, object]) -> tuple[Group, ...]:
    """The questions of a file.

    Raises
    ------
    VbasError
        If a text is absent, a question does not have three answers, or a name stands twice.
    """
    try:
        groups = tuple(_group(of) for of in table["group"])  # type: ignore[attr-defined]
    except (KeyError, TypeError) as error:
        raise VbasError(
            "The questions about thresholds lack {field}.",
            "Give each group name, title, note and questions, each question name, title, answers.",
            field=error,
        ) from error
    names = [question.name for group in groups for question in group.questions]
    for name in names:
        if names.count(name) > 1:
            raise VbasError(
                "The question {name} is there twice.", "Give each a name of its own.", name=name
            )
    return groups


def _group(table: Mapping[str, object]) -> Group:
    questions = tuple(_question(of) for of in table["question"])  # type: ignore[attr-defined]
    return Group(str(table["name"]), str(table["title"]), str(table["note"]), questions)


def _question(table: Mapping[str, object]) -> GuidingQuestion:
    name, listed = str(table["name"]), list(table["answers"])  # type: ignore[call-overload]
    answers = tuple(Answer(str(of["title"]), str(of["note"])) for of in listed)
    if len(answers) != WORST + 1:
        raise VbasError(
            "The question {name} has {n} answers.",
            "Give it three: from the most reassuring to the most worrying.",
            name=name,
            n=len(answers),
        )
    return GuidingQuestion(name, str(table["title"]), answers)


def propose(answers: Mapping[str, int], groups: tuple[Group, ...] | None = None) -> Proposal:
    """The threshold that the answers allow.

    Parameters
    ----------
    answers
        {name of a question: 0, 1 or 2}; a question that is not there counts 2.
    groups
        The questions; those of the program if not given.

    Raises
    ------
    VbasError
        If there is no such question, or no such answer.
    """
    groups = guidance() if groups is None else groups
    asked = {question.name for group in groups for question in group.questions}
    for name, answer in answers.items():
        if name not in asked or not 0 <= answer <= WORST:
            raise VbasError(
                "The answer {answer} to {name} is not one of the form.",
                "Answer each question with 0, 1 or 2, the most worrying answer with 2.",
                answer=answer,
                name=name,
            )
    weighed = tuple(_weigh(group, answers) for group in groups)
    count = sum(of.count for of in weighed)
    threshold = next(share for most, share in _ALLOWED if count <= most)
    return Proposal(threshold, count, weighed, len(asked - set(answers)))


def _weigh(group: Group, answers: Mapping[str, int]) -> Weighed:
    """The most worrying answer decides; one that was given before one that was not."""
    counts = [(answers.get(of.name, WORST), of.name in answers) for of in group.questions]
    at = max(range(len(counts)), key=lambda i: counts[i])
    question, (count, given) = group.questions[at], counts[at]
    return Weighed(group, count, question, question.answers[count] if given else None)

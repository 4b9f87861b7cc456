"""What is known of a question before it is answered, and of each variable once it is counted."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.errors import VbasError
from core.record_uniqueness.cautions import (
    LONG,
    MANY_VARIABLES,
    Caution,
    cautions,
    estimated_seconds,
)
from core.record_uniqueness.choices import (
    Choice,
    categories_after,
    choices_for,
    entropy_of,
    next_recode,
    price,
)
from core.record_uniqueness.distinct import CountedVariable, DistinctRecords
from core.record_uniqueness.question import Question
from core.record_uniqueness.rare import asked_of
from core.record_uniqueness.recodes import AS_IS, Recode
from core.record_uniqueness.table import check_question

Asked = tuple[DistinctRecords | None, Question]
"""Which records are asked about, and what."""


@dataclass(frozen=True, eq=False)
class Checks:
    """What there is to say.

    Attributes
    ----------
    distinct, question
        What was looked at.
    cautions
        About the question and its variables.
    seconds
        About how long the answer takes.
    error
        Why it cannot be answered; None if it can.
    """

    distinct: DistinctRecords
    question: Question
    cautions: tuple[Caution, ...] = ()
    seconds: float = 0.0
    error: VbasError | None = None

    def are_about(self, asked: Asked) -> bool:
        """Whether they are about this question."""
        return self.distinct is asked[0] and self.question == asked[1]

    @property
    def asks(self) -> tuple[Caution, ...]:
        """What the user must know before it starts."""
        return tuple(of for of in self.cautions if of.kind in (MANY_VARIABLES, LONG))


def checks_of(asked: Asked) -> Checks:
    """Looks at a question about records that are counted."""
    distinct, question = asked
    assert distinct is not None
    if not question.variables:
        return Checks(distinct, question)
    try:
        check_question(distinct, question)
        here = asked_of(distinct, question)
        seconds = estimated_seconds(here, question)
        return Checks(distinct, question, cautions(here, question), seconds)
    except VbasError as error:
        return Checks(distinct, question, error=error)


@dataclass(frozen=True, eq=False)
class VariableFacts:
    """What is known of a variable.

    Attributes
    ----------
    variable
        As it was counted.
    choices
        How it can be recoded, the finest first; as it is, and the recode it has now, among them.
    entropy
        Of the variable as it is, bits a record.
    records
        (c,) records of each category.
    """

    variable: CountedVariable
    choices: tuple[Choice, ...]
    entropy: float
    records: NDArray[np.int64]


Facts = dict[str, VariableFacts]
"""{name: what is known of the variable}."""


def facts_of(asked: Asked) -> Facts:
    """What is known of the variables of some records; recodes of the question are among those."""
    distinct, question = asked
    known = () if distinct is None else distinct.variables
    return {of.name: _facts(distinct, of, question) for of in known if distinct is not None}


def _facts(distinct: DistinctRecords, of: CountedVariable, question: Question) -> VariableFacts:
    records = distinct.records(of.name)
    as_is, now = Recode(of.name), question.recode_of(of.name)
    choices = [Choice(as_is, categories_after(of, as_is, records), 0.0), *choices_for(of, records)]
    if now.kind != AS_IS and all(choice.recode != now for choice in choices):
        try:
            mine = Choice(now, categories_after(of, now, records), price(of, now, records))
        except VbasError:  # of a level or group that is gone: the counting says so
            mine = Choice(now, 0, 0.0)
        choices.append(mine)
        choices.sort(key=lambda choice: (choice.price, -choice.categories))
    return VariableFacts(of, tuple(choices), entropy_of(records), records[:-1])


@dataclass(frozen=True)
class NextStep:
    """A variable, how it is recoded now, and how it would be one step coarser."""

    variable: CountedVariable
    before: Recode
    after: Recode


def next_steps(asked: Asked) -> dict[str, NextStep]:
    """What one step coarser is for each variable of a question that has one, by its name."""
    distinct, question = asked
    found: dict[str, NextStep] = {}
    for variable in () if distinct is None else distinct.variables:
        if distinct is None or variable.name not in question.variables:
            continue
        before, records = question.recode_of(variable.name), distinct.records(variable.name)
        try:
            after = next_recode(variable, before, records)
        except VbasError:  # a level that these records do not have
            continue
        if after is not None:
            found[variable.name] = NextStep(variable, before, after)
    return found

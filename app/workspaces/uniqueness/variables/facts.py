"""What is known of each variable once it is counted: how it can be recoded and what that costs.

No Qt: works in a thread of the background.
"""

from __future__ import annotations

from dataclasses import dataclass

from core.errors import VbasError
from core.record_uniqueness.choices import (
    Choice,
    categories_after,
    choices_for,
    entropy_of,
    price,
)
from core.record_uniqueness.distinct import CountedVariable, DistinctRecords
from core.record_uniqueness.question import Question
from core.record_uniqueness.recodes import AS_IS, Recode


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
    """

    variable: CountedVariable
    choices: tuple[Choice, ...]
    entropy: float

    def choice_of(self, recode: Recode) -> Choice | None:
        """What is known of a recode."""
        return next((of for of in self.choices if of.recode == recode), None)


@dataclass(frozen=True, eq=False)
class Facts:
    """What is known of all variables.

    Attributes
    ----------
    distinct
        The records it is known from.
    of
        {name: facts}.
    """

    distinct: DistinctRecords
    of: dict[str, VariableFacts]

    def cover(self, distinct: DistinctRecords | None, question: Question) -> bool:
        """Whether they tell about these records, and the recodes of a question."""
        return self.distinct is distinct and all(
            recode.variable not in self.of or self.of[recode.variable].choice_of(recode)
            for recode in question.recodes
        )


def facts_of(distinct: DistinctRecords, question: Question) -> Facts:
    """What is known of the variables of some records; recodes of the question are among those."""
    return Facts(distinct, {of.name: _facts(distinct, of, question) for of in distinct.variables})


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
    return VariableFacts(of, tuple(choices), entropy_of(records))

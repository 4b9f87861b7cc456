"""What there is to say of a question before it is answered.

No Qt: works in a thread of the background.
"""

from __future__ import annotations

from dataclasses import dataclass

from core.errors import VbasError
from core.record_uniqueness.cautions import (
    LONG,
    MANY_VARIABLES,
    Caution,
    cautions,
    estimated_seconds,
)
from core.record_uniqueness.distinct import DistinctRecords
from core.record_uniqueness.question import Question
from core.record_uniqueness.table import check_question


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

    def are_about(self, distinct: DistinctRecords | None, question: Question) -> bool:
        """Whether they are about this question."""
        return self.distinct is distinct and self.question == question

    @property
    def asks(self) -> tuple[Caution, ...]:
        """What the user must know before it starts."""
        return tuple(of for of in self.cautions if of.kind in (MANY_VARIABLES, LONG))


def checks_of(distinct: DistinctRecords, question: Question) -> Checks:
    """Looks at a question."""
    if not question.variables:
        return Checks(distinct, question)
    try:
        check_question(distinct, question)
        found = cautions(distinct, question)
        return Checks(distinct, question, found, estimated_seconds(distinct, question))
    except VbasError as error:
        return Checks(distinct, question, error=error)

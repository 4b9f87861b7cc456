"""What one step coarser is for each variable that is asked about."""

from __future__ import annotations

from dataclasses import dataclass

from core.errors import VbasError
from core.record_uniqueness.choices import next_recode
from core.record_uniqueness.distinct import CountedVariable, DistinctRecords
from core.record_uniqueness.question import Question
from core.record_uniqueness.recodes import Recode


@dataclass(frozen=True)
class NextStep:
    """One step coarser.

    Attributes
    ----------
    variable
        Which.
    before, after
        How it is recoded now, and how it would be.
    """

    variable: CountedVariable
    before: Recode
    after: Recode


def next_steps(distinct: DistinctRecords | None, question: Question) -> dict[str, NextStep]:
    """What one step coarser is for each variable of a question that has one, by its name."""
    found: dict[str, NextStep] = {}
    known = () if distinct is None else distinct.variables
    for variable in known:
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

"""What one step coarser is for each variable that is asked about."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from app.language import stage_words
from core.errors import VbasError
from core.record_uniqueness.choices import next_recode
from core.record_uniqueness.distinct import DistinctRecords
from core.record_uniqueness.question import Question
from core.record_uniqueness.recodes import Recode
from core.record_uniqueness.table import title_of


@dataclass(frozen=True)
class NextSteps:
    """One step coarser.

    Attributes
    ----------
    recodes
        {variable: its next recode}, without variables that have none.
    titles
        {variable: what it is called then}, as a stage that can be translated.
    """

    recodes: Mapping[str, Recode]
    titles: Mapping[str, str]

    def words(self) -> dict[str, str]:
        """The titles in the user's language."""
        return {name: stage_words(title) for name, title in self.titles.items()}


NO_STEPS = NextSteps({}, {})


def next_steps(distinct: DistinctRecords | None, question: Question) -> NextSteps:
    """What one step coarser is for each variable of a question; of unknown ones nothing."""
    recodes: dict[str, Recode] = {}
    titles: dict[str, str] = {}
    known = () if distinct is None else distinct.variables
    for variable in known:
        if distinct is None or variable.name not in question.variables:
            continue
        current, records = question.recode_of(variable.name), distinct.records(variable.name)
        try:
            after = next_recode(variable, current, records)
        except VbasError:  # a level that these records do not have
            continue
        if after is not None:
            recodes[variable.name], titles[variable.name] = after, title_of(variable, after)
    return NextSteps(recodes, titles)

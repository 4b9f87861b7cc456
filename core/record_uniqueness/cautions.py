"""What to say about a question before it is answered: variables that do not belong, and time."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.column_names import (
    AGE,
    DIRECT_IDENTIFIER,
    DISEASE,
    RACE,
    SEX,
    WEIGHT,
    YEAR,
    always_looked_at,
    looks_by_name,
)
from core.column_names import GEOGRAPHY as OF_GEOGRAPHY
from core.errors import N_, Notice, Phrase
from core.record_uniqueness.distinct import GEOGRAPHY, NUMBER, CountedVariable, DistinctRecords
from core.record_uniqueness.question import MOST_AT_ONCE, Question
from core.record_uniqueness.recodes import AS_IS
from core.record_uniqueness.table import check_recode, recoded_of, title_of

CONSTANT: Final = "constant"
RECORD_NUMBER: Final = "record number"
DIRECT: Final = "direct identifier"
SURVEY_WEIGHT: Final = "survey weight"
MANY_NUMBERS: Final = "many numbers"
MANY_VARIABLES: Final = "many variables"
LONG: Final = "long"
NO_RECORDS: Final = "no records"
ALWAYS: Final = "always looked at"

_NEARLY_ALL: Final = 0.9
_LEAST_RECORDS: Final = 20
"""In fewer records than this, it says nothing that all have different values."""
_MANY: Final = 40
_LONG_SECONDS: Final = 20.0


class Caution(Notice):
    """A notice about a question, or about one of its variables.

    Attributes
    ----------
    kind
        One of the kinds of this module.
    variable
        The variable that it is about; "" for the whole question.
    """

    __slots__ = ("kind", "variable")

    def __init__(self, kind: str, template: str, variable: str = "", **values: object) -> None:
        super().__init__(template, **values)
        self.kind = kind
        self.variable = variable


def cautions(distinct: DistinctRecords, question: Question) -> tuple[Caution, ...]:
    """What the user should know before a question is answered; nothing of it forbids anything.

    Parameters
    ----------
    distinct
        The records as they were counted.
    question
        Its chosen variables are looked at as recoded.

    Raises
    ------
    VbasError
        If a variable or level is not there.
    """
    if not distinct.n_records:
        return (Caution(NO_RECORDS, N_("There are no records, so nothing can be counted.")),)
    found = []
    for name in question.variables:
        found += _of_variable(distinct, question, name)
    found += _not_looked_at(distinct, question)
    if len(question.variables) > MOST_AT_ONCE:
        found.append(_many(question))
    seconds = estimated_seconds(distinct, question)
    if seconds > _LONG_SECONDS:
        found.append(_long(question, len(distinct.fewest(question.variables)), seconds))
    return tuple(found)


_ALWAYS_WORDS: Final = {
    AGE: N_("age"),
    SEX: N_("sex"),
    RACE: N_("race"),
    YEAR: N_("year"),
    OF_GEOGRAPHY: N_("geography"),
    DISEASE: N_("disease"),
}


def _not_looked_at(distinct: DistinctRecords, question: Question) -> list[Caution]:
    """What Howe et al. 2007 always look at, where no variable is called so; one for each kind."""
    there = {
        OF_GEOGRAPHY if distinct.variable(name).kind == GEOGRAPHY else always_looked_at(name)
        for name in question.variables
    }
    text = N_(
        "Missing: {which}? If the file has it, with more than one value, look at it too: age, sex, "
        "race, year, geography and disease should always be among the variables (Howe et al. 2007)."
    )
    missing = [word for kind, word in _ALWAYS_WORDS.items() if kind not in there]
    return [Caution(ALWAYS, text, which=Phrase(*missing))] if missing else []


def _of_variable(distinct: DistinctRecords, question: Question, name: str) -> list[Caution]:
    """What there is to say of one variable; a name that says it all says it alone."""
    variable, recode = distinct.variable(name), question.recode_of(name)
    check_recode(variable, recode)
    if variable.kind != GEOGRAPHY and (said := by_name(name)) is not None:
        return [said]
    made = recoded_of(distinct, recode)
    records = np.bincount(made.lookup, distinct.records(name), len(made.labels) + 1)
    title = title_of(variable, recode)
    if np.count_nonzero(records) < 2:
        text = N_("{name} has one category in all records: it protects nothing and adds nothing.")
        return [Caution(CONSTANT, text, name, name=title)]
    if variable.kind == GEOGRAPHY:
        return []
    # Of all records: where people are counted, they may have several of such values each.
    alone = float(np.count_nonzero(records[:-1] == 1)) / max(float(records.sum()), 1.0)
    if alone >= _NEARLY_ALL and distinct.n_records >= _LEAST_RECORDS:
        text = N_(
            "{name} is different in {share:.0%} of the records. It looks like a record number or "
            "another direct identifier: leave it out, or band it if it is a measure."
        )
        return [Caution(RECORD_NUMBER, text, name, name=title, share=alone)]
    return _unbanded(variable, recode.kind, int(np.count_nonzero(records[:-1])))


def _unbanded(variable: CountedVariable, kind: str, n: int) -> list[Caution]:
    if variable.kind != NUMBER or kind != AS_IS or n <= _MANY:
        return []
    text = N_("{name} is a number with {n:,} values: in bands, far fewer records would be unique.")
    return [Caution(MANY_NUMBERS, text, variable.name, name=variable.name, n=n)]


def by_name(name: str) -> Caution | None:
    """What the name of a column alone says against it as a variable."""
    looks = looks_by_name(name)
    if looks == DIRECT_IDENTIFIER:
        text = N_(
            "{name} looks like a direct identifier: it has no place in a file that is released. "
            "Leave it out."
        )
        return Caution(DIRECT, text, name, name=name)
    if looks == WEIGHT:
        text = N_(
            "{name} looks like a survey weight: nobody outside knows it of a person. Leave it out, "
            "unless it is a measure of the person."
        )
        return Caution(SURVEY_WEIGHT, text, name, name=name)
    return None


def _many(question: Question) -> Caution:
    text = N_(
        "{n} variables have {combinations:,} combinations; more than {most} variables are only "
        "examined when you insist."
    )
    return Caution(
        MANY_VARIABLES,
        text,
        n=len(question.variables),
        combinations=question.n_combinations,
        most=MOST_AT_ONCE,
    )


def _long(question: Question, rows: int, seconds: float) -> Caution:
    text, unit = _TIMES[int(seconds >= _MINUTES) + int(seconds >= _HOURS)]
    n = question.n_combinations
    return Caution(LONG, text, combinations=n, rows=rows, time=seconds / unit)


_MINUTES: Final = 90.0
_HOURS: Final = 5400.0
_TIMES: Final = (
    (
        N_(
            "{combinations:,} combinations of {rows:,} distinct records take about {time:,.0f} "
            "seconds."
        ),
        1,
    ),
    (
        N_(
            "{combinations:,} combinations of {rows:,} distinct records take about {time:,.0f} "
            "minutes."
        ),
        60,
    ),
    (
        N_(
            "{combinations:,} combinations of {rows:,} distinct records take about {time:,.0f} "
            "hours."
        ),
        3600,
    ),
)
_ROW_SECONDS: Final = 1.6e-8
_COMBINATION_SECONDS: Final = 5e-5
_MOST_LOOKED_AT: Final = 16
"""Of more variables than these, combinations are not looked at one by one."""


def estimated_seconds(distinct: DistinctRecords, question: Question) -> float:
    """About how long counting all combinations takes, on two cores of today.

    Each combination is counted from one with a variable more, which has as many classes as its
    categories allow, and no more than there are distinct records.
    """
    sizes = [
        max(2, len(recoded_of(distinct, question.recode_of(name)).labels))
        for name in question.variables
    ]
    return seconds_of(len(distinct.fewest(question.variables)), sizes)


def seconds_of(rows: int, sizes: list[int]) -> float:
    """About how long all combinations take.

    Parameters
    ----------
    rows
        Distinct records.
    sizes
        (N,) categories of each variable, at least 2.
    """
    looked_at = sorted(sizes, reverse=True)[:_MOST_LOOKED_AT]
    classes = _most_classes(rows, looked_at)
    times = 2.0 ** (len(sizes) - len(looked_at))
    each = _ROW_SECONDS * np.minimum(classes * min(looked_at, default=2), rows)
    return float((each + _COMBINATION_SECONDS).sum()) * times


def _most_classes(rows: int, sizes: list[int]) -> NDArray[np.float64]:
    """(2**n - 1,) most classes that each combination can have."""
    found = np.ones(1)
    for size in sizes:
        found = np.concatenate([found, np.minimum(found * size, rows)])
    return found[1:]

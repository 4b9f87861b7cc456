"""The counted records as asked for: chosen variables, recoded."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from core.errors import N_, VbasError
from core.record_uniqueness.distinct import (
    GEOGRAPHY,
    GEOGRAPHY_NAME,
    STRETCH,
    ClassTable,
    CountedVariable,
    DistinctRecords,
)
from core.record_uniqueness.number_labels import bands, number_label, short
from core.record_uniqueness.prefixes import AsWritten, level_title
from core.record_uniqueness.question import Question
from core.record_uniqueness.recodes import BAND, COLLAPSE, GROUPS, LEVEL, Recode
from core.steps import Stage

OTHER: Final = N_("other")
_WITHOUT_RARE: Final = N_("{title} (without rare, below {n:,})")
FINEST: Final = "area"
"""What the finest level of geography is called."""


class RecodedVariable(NamedTuple):
    """What a recode makes of a variable.

    Attributes
    ----------
    lookup
        (n_codes,) int32: the new code of each code of the variable. Missing stays the code after
        the last, and so does what a level says nothing about.
    labels
        The new categories in order, without "missing".
    """

    lookup: NDArray[np.int32]
    labels: tuple[str, ...]


def class_table(
    distinct: DistinctRecords, question: Question, *, fewest: bool = False
) -> ClassTable:
    """The chosen variables of the records as recoded, one row for each distinct record.

    Parameters
    ----------
    distinct, question
        The records, and what is asked of them.
    fewest
        Rows need not be those of the distinct records: as few as are known without joining any.

    Raises
    ------
    VbasError
        If no variable is chosen, or a variable, level or category that is named is not there.
    """
    check_question(distinct, question)
    names = question.variables
    if fewest:
        distinct = distinct.fewest(names)
    codes = np.empty((len(names), len(distinct)), dtype=np.int32)
    n_codes = []
    for i, name in enumerate(names):
        made = recoded_of(distinct, question.recode_of(name))
        before = distinct.codes[distinct.place(name)]
        for start in range(0, len(distinct), STRETCH):
            some = slice(start, start + STRETCH)
            np.take(made.lookup, before[some], out=codes[i, some], mode="clip")
        n_codes.append(len(made.labels) + 1)
    return ClassTable(names, codes, tuple(n_codes), distinct.counts, distinct.several)


def recoded_of(distinct: DistinctRecords, recode: Recode) -> RecodedVariable:
    """What a recode makes of a variable of the records."""
    name = recode.variable
    return recoded_variable(distinct.variable(name), recode, distinct.records(name))


def recoded_variable(
    variable: CountedVariable, recode: Recode, records_per_category: NDArray[np.integer]
) -> RecodedVariable:
    """What a recode makes of a variable.

    Parameters
    ----------
    variable
        As it was counted.
    recode
        The rule.
    records_per_category
        (n_codes,) records of each code, the last one of missing: what `COLLAPSE` goes by.

    Raises
    ------
    VbasError
        If the variable has no such level or category.
    """
    n = len(variable.categories)
    if recode.kind == BAND and recode.amount > 1:
        of, labels = _banded(variable, recode.amount)
    elif recode.kind == COLLAPSE and recode.amount < n:
        of, labels = _collapsed(variable, recode.amount, records_per_category[:n])
    elif recode.kind == LEVEL and (variable.kind != GEOGRAPHY or recode.level != FINEST):
        level = variable.level(recode.level)
        of, labels = level.of, level.categories
    elif recode.kind == GROUPS:
        of, labels = _grouped(variable, recode)
    else:
        of, labels = np.arange(n, dtype=np.int32), variable.categories
    lookup = np.append(np.where(of < 0, len(labels), of), len(labels)).astype(np.int32)
    return RecodedVariable(lookup, labels)


def _banded(variable: CountedVariable, amount: int) -> tuple[NDArray[np.int32], tuple[str, ...]]:
    """Neighbours joined; categories that are no numbers are joined by their place."""
    labels = variable.categories
    numbers = [number for label in labels if (number := number_label(label)) is not None]
    if len(numbers) == len(labels):
        return bands(numbers, variable.step, amount)
    of = (np.arange(len(labels)) // amount).astype(np.int32)
    joined = [labels[i : i + amount] for i in range(0, len(labels), amount)]
    return of, tuple(j[0] if len(j) == 1 else f"{j[0]} – {j[-1]}" for j in joined)


def _collapsed(
    variable: CountedVariable, amount: int, records: NDArray[np.integer]
) -> tuple[NDArray[np.int32], tuple[str, ...]]:
    """The commonest stay in their order, all others become one."""
    kept = np.sort(np.argsort(-records.astype(np.int64), kind="stable")[: amount - 1])
    of = np.full(len(records), amount - 1, dtype=np.int32)
    of[kept] = np.arange(amount - 1)
    labels = [variable.categories[i] for i in kept]
    return of, (*labels, OTHER)


def _grouped(
    variable: CountedVariable, recode: Recode
) -> tuple[NDArray[np.int32], tuple[str, ...]]:
    """Named categories joined; a group stands where the first of its members stood."""
    into = {category: name for name, members in recode.groups for category in members}
    labels = dict.fromkeys(into.get(category, category) for category in variable.categories)
    code_of = {label: code for code, label in enumerate(labels)}
    of = [code_of[into.get(category, category)] for category in variable.categories]
    return np.array(of, dtype=np.int32), tuple(labels)


def check_question(distinct: DistinctRecords, question: Question) -> None:
    """Raises if what is asked cannot be asked of these records; the sentence says what.

    Recodes of variables that are not chosen are not looked at.
    """
    if not question.variables:
        raise VbasError("No variable is chosen.", "Choose at least one.")
    for name in question.variables:
        check_recode(distinct.variable(name), question.recode_of(name))


def check_recode(variable: CountedVariable, recode: Recode) -> None:
    """Raises if a variable has no such level, or not all the categories that are named."""
    if recode.kind == LEVEL and (variable.kind != GEOGRAPHY or recode.level != FINEST):
        variable.level(recode.level)
    known = set(variable.categories)
    for group, members in recode.groups if recode.kind == GROUPS else ():
        if not known.issuperset(members):
            raise VbasError(
                "The group {group} names categories that {name} does not have.",
                "Name categories as they are in the records, after the recoding of the scenario.",
                group=group,
                name=variable.name,
            )


def title_of(variable: CountedVariable, recode: Recode) -> Stage:
    """What a variable is called as recoded, such as "age (bands of 10)"; can be translated."""
    ours = variable.kind == GEOGRAPHY and variable.name == GEOGRAPHY_NAME
    name = GEOGRAPHY_NAME if ours else AsWritten(variable.name)
    if recode.kind == BAND and recode.amount > 1:
        if variable.step is None:
            return Stage(N_("{name} (every {n} joined)"), name=name, n=recode.amount)
        return Stage(N_("{name} (bands of {n})"), name=name, n=short(variable.step * recode.amount))
    if recode.kind == COLLAPSE and recode.amount < len(variable.categories):
        if recode.amount == 1:
            return Stage(N_("{name} (all in one)"), name=name)
        return Stage(N_("{name} ({n} commonest and other)"), name=name, n=recode.amount - 1)
    if recode.kind == LEVEL:
        return Stage(N_("{name} ({level})"), name=name, level=_level(variable, recode.level))
    if recode.kind == GROUPS:
        return Stage(N_("{name} (grouped)"), name=name)
    return Stage("{name}", name=name)


def _level(variable: CountedVariable, name: str) -> object:
    """What a level is called: by the user, else by its name."""
    titles = [of.title for of in variable.levels if of.name == name and of.title]
    return AsWritten(titles[0]) if titles else level_title(name)


def titles(distinct: DistinctRecords, question: Question) -> tuple[Stage, ...]:
    """(N,) what the variables of a question are called as recoded, without rare values."""
    found = []
    for name in question.variables:
        title, least = (
            title_of(distinct.variable(name), question.recode_of(name)),
            question.rare_of(name),
        )
        found.append(Stage(_WITHOUT_RARE, title=title, n=least) if least else title)
    return tuple(found)


def n_categories(distinct: DistinctRecords, question: Question) -> tuple[int, ...]:
    """(N,) categories that records are in of each variable as recoded, without missing."""
    found = []
    for name in question.variables:
        made = recoded_of(distinct, question.recode_of(name))
        there = np.zeros(len(made.labels) + 1, dtype=bool)
        there[made.lookup[distinct.records(name) > 0]] = True
        found.append(int(np.count_nonzero(there[:-1])))
    return tuple(found)

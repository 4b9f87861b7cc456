"""What variables, recodes and records are called."""

from __future__ import annotations

import re
from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from app.kit import numbers
from app.kit.language import said, stage_words
from app.kit.level_words import level_words
from core.record_uniqueness.distinct import GEOGRAPHY, GEOGRAPHY_NAME, CountedVariable
from core.record_uniqueness.prefixes import level_title
from core.record_uniqueness.recodes import AS_IS, BAND, COLLAPSE, LEVEL, Recode
from core.record_uniqueness.table import FINEST
from core.study import FILTERED, MISSING_VALUES, UNKNOWN_AREA

_AGE = re.compile(r"\b(age|âge|years?|ans)\b")
_ESTIMATED_FROM = 300


def tr(text: str, disambiguation: str = "", n: int = -1) -> str:
    """A text in the user's language; with ``n`` it is said of a number."""
    return QCoreApplication.translate("Uniqueness", text, disambiguation, n)


def name_words(name: str) -> str:
    """What a variable is called: where a record is, is a word of ours."""
    return said(GEOGRAPHY_NAME) if name == GEOGRAPHY_NAME else name


def recode_words(
    variable: CountedVariable, recode: Recode, own: str, runs: Mapping[str, str]
) -> str:
    """What is done to a variable, such as "10-year bands".

    Parameters
    ----------
    variable
        As it was counted.
    recode
        What is done.
    own
        The areas' own level, such as "da"; "" if it is not known.
    runs
        {level: name of the run} whose regions it is.
    """
    if recode.kind == BAND:
        return _band_words(variable, recode.amount)
    if recode.kind == COLLAPSE:
        if recode.amount == 1:
            return tr("all in one")
        return tr("%n commonest and other", "", recode.amount - 1)
    if recode.kind == LEVEL and recode.level != FINEST:
        return _level_words(variable, recode.level, runs)
    if recode.kind not in (AS_IS, LEVEL):
        return tr("own groups")
    return areas_words(own) if variable.kind == GEOGRAPHY else tr("as it is")


def areas_words(own: str) -> str:
    """What areas of a level are called; those of no known level are areas."""
    return level_words(own) if own else tr("areas")


def _level_words(variable: CountedVariable, level: str, runs: Mapping[str, str]) -> str:
    if level in runs:
        return tr("regions of “{run}”").format(run=runs[level])
    if variable.kind == GEOGRAPHY:
        words = level_words(level)
        return words if words != level else stage_words(level_title(level))
    return stage_words(level_title(level))


def _band_words(variable: CountedVariable, amount: int) -> str:
    if variable.step is None:
        return tr("every {n} joined").format(n=numbers.count(amount))
    if _AGE.search(variable.name.casefold().replace("_", " ")):
        return tr("%n-year bands", "", round(variable.step * amount))
    return tr("bands of {n}").format(n=numbers.short(variable.step * amount))


def categories(n: int) -> str:
    """So many categories."""
    return numbers.count(n, tr("category") if n == 1 else tr("categories"))


def values(n: int) -> str:
    """So many different values; many are only estimated when a file is looked into."""
    told = numbers.count(n, tr("value") if n == 1 else tr("different values"))
    return tr("about {values}").format(values=told) if n >= _ESTIMATED_FROM else told


def bits(entropy: float, unit: bool = True) -> str:
    """Entropy a record, to a hundredth of a bit."""
    rounded = round(entropy, 2)
    return numbers.measure(rounded, _unit_of(rounded) if unit else "")


def _unit_of(rounded: float) -> str:
    return tr("bit") if rounded == 1 else tr("bits")


def reason_words(reason: str) -> str:
    """Why records are not counted."""
    return {
        UNKNOWN_AREA: tr("their area is not among these"),
        MISSING_VALUES: tr("a value is missing"),
        FILTERED: tr("the filter leaves them out"),
    }.get(reason, said(reason))

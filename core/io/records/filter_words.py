"""A condition of a filter, put together from a column, a test and values: what a builder writes."""

from __future__ import annotations

from typing import Final

from core.errors import N_, VbasError
from core.expressions import quoted
from core.plain_numbers import decimal_number

IS, IS_NOT, BETWEEN, AT_LEAST, AT_MOST = "is", "is not", "between", "at least", "at most"
STARTS, STARTS_NOT, MISSING, KNOWN = "starts", "starts not", "missing", "known"
TESTS: Final = {
    IS: N_("is one of"),
    IS_NOT: N_("is none of"),
    BETWEEN: N_("is between"),
    AT_LEAST: N_("is at least"),
    AT_MOST: N_("is at most"),
    STARTS: N_("starts with one of"),
    STARTS_NOT: N_("starts with none of"),
    MISSING: N_("is missing"),
    KNOWN: N_("is not missing"),
}
"""{test: what it is called}."""


def condition(column: str, test: str, values: str = "") -> str:
    """The text of a condition.

    Parameters
    ----------
    column
        A column of the file.
    test
        One of `TESTS`.
    values
        Values with commas between them; numbers of a comparison are written as such.

    Raises
    ------
    VbasError
        If it needs values that are not there.
    """
    name, given = quoted(column), [of.strip() for of in values.split(",") if of.strip()]
    if test in (MISSING, KNOWN):
        return f"{name} is {'not ' if test == KNOWN else ''}null"
    wanted = {BETWEEN: 2, AT_LEAST: 1, AT_MOST: 1}.get(test)
    if not given or (wanted is not None and len(given) != wanted):
        raise VbasError(
            "This condition needs {n} values.",
            "Write them with commas between them, such as 2015, 2019.",
            n=wanted or 1,
        )
    if test == BETWEEN:
        return f"{name} between {_compared(given[0])} and {_compared(given[1])}"
    if test in (AT_LEAST, AT_MOST):
        return f"{name} {'>=' if test == AT_LEAST else '<='} {_compared(given[0])}"
    if test in (STARTS, STARTS_NOT):
        starts = " or ".join(f"{name} starts with {_text(of)}" for of in given)
        either = starts if len(given) == 1 else f"({starts})"
        return f"not {either}" if test == STARTS_NOT else either
    negated = test == IS_NOT
    if len(given) == 1:
        return f"{name} {'<>' if negated else '='} {_text(given[0])}"
    return f"{name} {'not ' if negated else ''}in ({', '.join(map(_text, given))})"


def joined(text: str, more: str) -> str:
    """A condition and one more: both must be met."""
    if not text.strip():
        return more
    either = " or " in f" {text.casefold()} " and not text.strip().startswith("(")
    return f"({text}) and {more}" if either else f"{text} and {more}"


def _text(value: str) -> str:
    return "'" + value.replace("'", "''") + "'"


def _compared(value: str) -> str:
    return value if decimal_number(value) is not None else _text(value)

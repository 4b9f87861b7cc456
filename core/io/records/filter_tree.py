"""The tree of a filter of records: what of expressions may stand in one, and what it says."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from core.errors import VbasError
from core.expressions.reading import STARTS_WITH, parts, tree_of
from core.expressions.sentences import not_understood, short, unknown_column
from core.expressions.working_out import start_engine

Tree = dict[str, Any]
Value = str | float | bool
DEEPEST: Final = 40
"""Brackets within brackets that are read."""
COMPARISONS: Final = (
    "COMPARE_EQUAL",
    "COMPARE_NOTEQUAL",
    "COMPARE_LESSTHAN",
    "COMPARE_LESSTHANOREQUALTO",
    "COMPARE_GREATERTHAN",
    "COMPARE_GREATERTHANOREQUALTO",
)
TESTS: Final = (
    STARTS_WITH,
    "prefix",
    "starts_with",
    "suffix",
    "ends_with",
    "contains",
    "~~",
    "!~~",
)
_INT64: Final = 2**63


@lru_cache(maxsize=64)
def checked(text: str) -> Tree:
    """The tree of a condition, as far as it can be checked without the columns of a file.

    Raises
    ------
    VbasError
        A sentence that names the place, or what is not allowed.
    """
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise not_understood(text, error.start) from None
    if "\0" in text:
        raise not_understood(text, text.index("\0"))
    with start_engine() as engine:
        tree = tree_of(engine, text)
    _check(tree)
    return tree


def columns_named(text: str) -> tuple[str, ...]:
    """The columns that a condition names, as they are written there, each once."""
    return tuple(dict.fromkeys(name_of(part) for part in parts(checked(text)) if is_column(part)))


def _check(tree: Tree) -> None:
    """Refuses what is a part of expressions, but not of filters."""
    waiting = [(tree, 1)]
    while waiting:
        part, depth = waiting.pop()
        if depth > DEEPEST:
            raise VbasError(
                "The filter has brackets within brackets, more than {most} deep.",
                "Write it with fewer.",
                most=DEEPEST,
            )
        waiting += [(child, depth + 1) for child in _conditions(part)]


def _conditions(part: Tree) -> list[Tree]:
    """The conditions that one is made of; raises where it is none."""
    kind, type_ = part["class"], part["type"]
    if kind == "CONJUNCTION" or type_ == "OPERATOR_NOT":
        return list(part["children"])
    if type_ in ("OPERATOR_IS_NULL", "OPERATOR_IS_NOT_NULL"):
        _check_value(part["children"][0])
    elif kind == "COMPARISON" and type_ in COMPARISONS:
        sides = (part["left"], part["right"])
        if sum(map(is_column, sides)) == 2:
            raise _two_columns(*map(name_of, sides))
        if sum(map(is_constant, sides)) != 1:
            raise _no_condition()
        for side in sides:
            _check_constant(side) if is_constant(side) else _check_value(side)
    elif kind == "BETWEEN":
        _check_value(part["input"])
        _check_constant(part["lower"])
        _check_constant(part["upper"])
    elif type_ in ("COMPARE_IN", "COMPARE_NOT_IN"):
        _check_value(part["children"][0])
        for child in part["children"][1:]:
            _check_constant(child)
    else:
        _check_test(part)
    return []


def _check_test(part: Tree) -> None:
    name = part.get("function_name", "").lower()
    if part["class"] != "FUNCTION" or name not in TESTS:
        raise _no_condition()
    given = part.get("arguments", ())
    if len(given) != 2:
        raise _no_condition()
    _check_value(argument(part, 0))
    if literal(argument(part, 1)) != "STRING":
        raise _no_condition()


def _check_value(part: Tree) -> None:
    """Raises if it is neither a column nor a part of its text."""
    if is_column(part):
        return
    substr = part["class"] == "FUNCTION" and part["function_name"].lower() == "substr"
    if not substr or len(part.get("arguments", ())) != 3 or not is_column(argument(part, 0)):
        raise _no_condition()
    for i in (1, 2):
        if literal(argument(part, i)) != "INTEGER" or constant(argument(part, i)) < 1:  # type: ignore[operator]
            raise _no_condition()


def _check_constant(part: Tree) -> None:
    if literal(part) not in ("STRING", "INTEGER", "NUMERIC", "BOOLEAN"):
        raise _no_condition()
    constant(part)


def _two_columns(one: str, other: str) -> VbasError:
    return VbasError(
        "{column} is compared with {other}, which without quotes is another column; a filter "
        "compares columns with what is written out.",
        "Write text in single quotes: {column} = '{other}'.",
        column=short(one),
        other=short(other),
    )


def _no_condition() -> VbasError:
    return VbasError(
        "A filter compares columns with text in single quotes or with numbers; something else "
        "stands there.",
        "Use =, <>, <, between, in, is null, starts with, like 'B2%', substr(column, 1, 3), joined "
        "by and, or, not: province = 'ON' and not diagnosis starts with 'B20'. Missing is written "
        "is null.",
    )


def constant(part: Tree) -> Value:
    """What is written out; whole numbers as such, where they fit."""
    kind, text = literal(part), str(part["literal"].get("text", ""))
    if kind == "STRING":
        return text
    if kind == "BOOLEAN":
        return text.lower() in ("true", "t")
    if kind == "INTEGER" and abs(number := int(text)) < _INT64:
        return number
    real = float(text)
    if real in (float("inf"), float("-inf")):
        raise VbasError(
            "“{written}” is not a number here.",
            "Write it with decimal digits, such as 16.",
            written=short(text),
        )
    return real


def argument(part: Tree, i: int) -> Tree:
    """What a function is given."""
    given: Tree = part["arguments"][i]
    inner: Tree = given.get("expression", given)
    return inner


def is_column(part: Tree) -> bool:
    """Whether it is a column."""
    return bool(part["class"] == "COLUMN_REF")


def is_constant(part: Tree) -> bool:
    """Whether it is written out."""
    return bool(part["class"] == "CONSTANT")


def literal(part: Tree) -> str:
    """Of what kind is what is written out; "" where nothing is."""
    return str(part.get("literal", {}).get("kind", "")) if is_constant(part) else ""


def name_of(part: Tree) -> str:
    """A column as it is written."""
    return ".".join(part["column_names"])


def said(part: Tree) -> str:
    """The column that a part is about, as it is written."""
    return name_of(part if is_column(part) else argument(part, 0))


def found_in(asked: str, names: tuple[str, ...]) -> str:
    """The column of the file that a name means: as it is written, else whatever its capitals."""
    if asked in names:
        return asked
    same = [name for name in names if name.casefold() == asked.casefold()]
    if not same:
        raise unknown_column(asked, names)
    return same[0]

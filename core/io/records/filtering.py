"""Which records of a file are read at all: a condition, as one expression for every engine.

The condition is written as those on attribute tables are (`core.expressions`), and its tree is
checked in the same way; of what is allowed there only comparisons of a column with what is written
out are allowed here, since every engine must understand them alike. Text in quotes is compared
with a value as categories are matched: without blanks around it, whole numbers without a point. A
number is compared with the number that a value, or its text, is. Where a value is missing, a
comparison with it is neither true nor false, and the record is left out.
"""

from __future__ import annotations

import datetime
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Any, Final

import ibis

from core.errors import Notice, VbasError
from core.expressions.reading import STARTS_WITH, parts
from core.expressions.sentences import short
from core.io.records.dialect import Dialect
from core.io.records.filter_tree import (
    Tree,
    Value,
    argument,
    checked,
    constant,
    found_in,
    is_column,
    is_constant,
    name_of,
    said,
)
from core.study import FILTERED

_EXACT: Final = 2**53
_COMPARED: Final[dict[str, Callable[[Any, Any], Any]]] = {
    "COMPARE_EQUAL": lambda a, b: a == b,
    "COMPARE_NOTEQUAL": lambda a, b: a != b,
    "COMPARE_LESSTHAN": lambda a, b: a < b,
    "COMPARE_LESSTHANOREQUALTO": lambda a, b: a <= b,
    "COMPARE_GREATERTHAN": lambda a, b: a > b,
    "COMPARE_GREATERTHANOREQUALTO": lambda a, b: a >= b,
}
_TURNED: Final = {"LESS": "GREATER", "GREATER": "LESS"}
_TESTS: Final[dict[str, Callable[[Any, str], Any]]] = {
    STARTS_WITH: lambda a, text: a.startswith(text),
    "prefix": lambda a, text: a.startswith(text),
    "starts_with": lambda a, text: a.startswith(text),
    "suffix": lambda a, text: a.endswith(text),
    "ends_with": lambda a, text: a.endswith(text),
    "contains": lambda a, text: a.contains(text),
}


@dataclass(frozen=True)
class Filter:
    """A condition whose tree was checked.

    Attributes
    ----------
    text
        As it was written.
    tree
        As the parser of expressions made it.
    columns
        The columns of the file that it is about, each once.
    names
        All columns of the file.
    """

    text: str
    tree: Tree
    columns: tuple[str, ...]
    names: tuple[str, ...]

    def condition(self, column: Callable[[str], Any], dialect: Dialect) -> Any:
        """The Ibis expression: true, false, or null where nobody knows.

        Parameters
        ----------
        column
            Gives the Ibis expression of a column of the file.
        dialect
            Of the engine that will work it out.

        Raises
        ------
        VbasError
            If something is compared with what its column cannot hold.
        """
        return _Writing(self, column, dialect).of(self.tree)


def read_filter(text: str, names: Sequence[str]) -> Filter:
    """A condition on the columns of a file.

    Raises
    ------
    VbasError
        As `checked`; also if the file lacks a column.
    """
    tree, names = checked(text), tuple(names)
    asked = [found_in(name_of(part), names) for part in parts(tree) if is_column(part)]
    return Filter(text.strip(), tree, tuple(dict.fromkeys(asked)), names)


def fits(text: str, names: Sequence[str]) -> bool:
    """Whether a condition is understood, and is about columns of a file with these."""
    try:
        read_filter(text, names)
    except VbasError:
        return False
    return True


@dataclass(frozen=True)
class Filtered:
    """What a filter left of a file.

    Attributes
    ----------
    text
        The condition.
    kept, out
        Records that meet it, and that do not.
    unknown
        Those of the latter of which nobody knows, since a value is missing.
    """

    text: str
    kept: int
    out: int
    unknown: int

    @property
    def notices(self) -> list[Notice]:
        """What is said of it."""
        text = (
            "The filter “{filter}” keeps {kept:,} of the {n:,} records ({share:.1%}); left out: "
            "{out:,}."
        )
        n = self.kept + self.out
        values = {"kept": self.kept, "n": n, "out": self.out, "share": self.kept / n}
        told = [Notice(text, filter=short(self.text, 200), **values)]
        if self.unknown:
            text = (
                "Of the records that the filter leaves out, {n:,} lack a value that it asks for, "
                "so that it is neither met nor not met. “or COLUMN is null” would keep them."
            )
            told.append(Notice(text, n=self.unknown))
        return told

    @property
    def left_out(self) -> dict[str, int]:
        """{why: records}, as studies have it."""
        return {FILTERED: self.out}

    def check(self, file: str) -> None:
        """Raises if no record is left."""
        if self.out and not self.kept:
            raise VbasError(
                "No record of {file} meets the filter “{filter}”: it has {n:,} records, and of "
                "{unknown:,} of them a value that is asked for is missing.",
                "Compare it with the values of the file: text is compared letter by letter, "
                "capitals too, and as it is before anything is grouped.",
                file=file,
                filter=short(self.text, 200),
                n=self.out,
                unknown=self.unknown,
            )


class _Writing:
    """Writes the tree of a filter as an Ibis expression."""

    def __init__(self, of: Filter, column: Callable[[str], Any], dialect: Dialect) -> None:
        self._names, self._column, self._dialect = of.names, column, dialect

    def of(self, part: Tree) -> Any:
        """A condition."""
        kind, type_ = part["class"], part["type"]
        if kind == "CONJUNCTION":
            conditions = [self.of(child) for child in part["children"]]
            return _joined(conditions, type_ == "CONJUNCTION_AND")
        if type_ == "OPERATOR_NOT":
            return ~self.of(part["children"][0])
        if type_ in ("OPERATOR_IS_NULL", "OPERATOR_IS_NOT_NULL"):
            value = self._text(part["children"][0])
            return value.isnull() if type_ == "OPERATOR_IS_NULL" else value.notnull()
        if kind == "COMPARISON":
            return self._compared(part)
        if kind == "BETWEEN":
            low, high = constant(part["lower"]), constant(part["upper"])
            least = self._ordered(part["input"], low, "COMPARE_GREATERTHANOREQUALTO")
            return least & self._ordered(part["input"], high, "COMPARE_LESSTHANOREQUALTO")
        if type_ in ("COMPARE_IN", "COMPARE_NOT_IN"):
            found = self._in(part["children"][0], list(map(constant, part["children"][1:])))
            return found if type_ == "COMPARE_IN" else ~found
        return self._tested(part)

    def _compared(self, part: Tree) -> Any:
        left, right, how = part["left"], part["right"], part["type"]
        if is_constant(left):
            left, right = right, left
            for one, other in _TURNED.items():
                if one in how:
                    how = how.replace(one, other)
                    break
        value = constant(right)
        if how in ("COMPARE_EQUAL", "COMPARE_NOTEQUAL"):
            found = self._in(left, [value])
            return found if how == "COMPARE_EQUAL" else ~found
        return self._ordered(left, value, how)

    def _in(self, of: Tree, values: Sequence[Value]) -> Any:
        """Whether it is one of some values."""
        found = []
        if texts := [value for value in values if isinstance(value, str)]:
            found.append(self._text(of).isin(texts))
        found += [self._number(of, value) == value for value in values if _is_number(value)]
        for value in values:
            if isinstance(value, bool):
                found.append(self._text(of).isin(_spelt(value)))
        return _joined(found, every=False)

    def _ordered(self, of: Tree, value: Value, how: str) -> Any:
        """Whether it is before or after a value."""
        if isinstance(value, bool):
            raise VbasError("Yes and no have no order.", "Write {column} = true.", column=said(of))
        if _is_number(value):
            return _COMPARED[how](self._number(of, value), value)
        assert isinstance(value, str)
        kind = self._column(self._of_file(of)).type()
        if kind.is_date() or kind.is_timestamp():
            return _COMPARED[how](self._column(self._of_file(of)).cast("date"), _day(value, of))
        if kind.is_numeric() or _reads_as_number(value):
            raise VbasError(
                "“{text}” stands in quotes, so that it is text, and as text 10 comes before 9.",
                "Write the number without quotes, such as {column} > 10.",
                text=short(value),
                column=said(of),
            )
        return _COMPARED[how](self._text(of), value)

    def _tested(self, part: Tree) -> Any:
        """Whether text starts with something, ends with it or has it in it."""
        name = part["function_name"].lower()
        of, value = (argument(part, i) for i in (0, 1))
        text = constant(value)
        assert isinstance(text, str)
        if name in _TESTS:
            return _TESTS[name](self._text(of), text)
        found = _like(self._text(of), text)
        return ~found if name.startswith("!") else found

    def _of_file(self, part: Tree) -> str:
        """The column of the file that a part is about."""
        part = part if is_column(part) else argument(part, 0)
        return found_in(name_of(part), self._names)

    def _text(self, part: Tree) -> Any:
        """A column as the text that categories are matched by, or a part of it."""
        text = as_text(self._column(self._of_file(part)), self._dialect)
        if is_column(part):
            return text
        start, length = (constant(argument(part, i)) for i in (1, 2))
        assert isinstance(start, int)
        assert isinstance(length, int)
        return text.substr(start - 1, length)

    def _number(self, part: Tree, value: Value) -> Any:
        """A column as numbers; null where it holds none."""
        column = self._column(self._of_file(part))
        kind = column.type()
        if kind.is_integer() and is_column(part):
            return column if isinstance(value, int) else column.cast("float64")
        if kind.is_numeric() and is_column(part):
            number = column.cast("float64")
            return number.isnan().ifelse(ibis.null("float64"), number)
        if kind.is_boolean() or kind.is_temporal():
            raise VbasError(
                "The column {column} holds no numbers.",
                "Write true or false for yes or no, and a date in single quotes: '2019-12-31'.",
                column=said(part),
            )
        number = self._dialect.number(self._text(part))
        return self._dialect.finite(number).ifelse(number, ibis.null("float64"))


def as_text(column: Any, dialect: Dialect) -> Any:
    """A column as `core.io.records.text_values.as_text` has it, in the engine."""
    plain = dialect.plain(column)
    kind = plain.type()
    if kind.is_string():
        return dialect.trimmed(plain).nullif("")
    if not (kind.is_floating() or kind.is_decimal()):
        return plain.cast("string")
    number = plain.cast("float64")
    finite = dialect.finite(number)
    usable = finite & (number.abs() < _EXACT)
    whole = ibis.ifelse(usable, number, 0.0).cast("int64")
    large = number.cast("string")
    large = ibis.ifelse(large.endswith(".0"), large.substr(0, large.length() - 2), large)
    text = ibis.ifelse(usable & (whole == number), whole.cast("string"), large)
    text = ibis.ifelse(finite, text, ibis.ifelse(number > 0, "inf", "-inf"))
    return (number.isnull() | number.isnan()).ifelse(ibis.null("string"), text)


def _like(text: Any, pattern: str) -> Any:
    """As SQL's LIKE, with % only at the ends: what else it means engines do not agree about."""
    inner = pattern.strip("%")
    if "%" in inner or "_" in inner or "\\" in inner:
        raise VbasError(
            "“{text}” cannot be looked for: here % stands at the beginning or at the end, and "
            "there is no _.",
            "Write starts with 'B20', or like 'B20%', and join several with and.",
            text=short(pattern),
        )
    before, after = pattern.startswith("%"), pattern.endswith("%")
    if not inner:
        return text.notnull() if pattern else text == ""
    if before:
        return text.contains(inner) if after else text.endswith(inner)
    return text.startswith(inner) if after else text == inner


def _joined(conditions: Sequence[Any], every: bool) -> Any:
    """Conditions joined by and (or), in halves, so that long lists do not become deep."""
    if len(conditions) > 2:
        half = len(conditions) // 2
        conditions = [_joined(of, every) for of in (conditions[:half], conditions[half:])]
    return reduce((lambda a, b: a & b) if every else (lambda a, b: a | b), conditions)


def _is_number(value: Value) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _spelt(value: bool) -> list[str]:
    word = "true" if value else "false"
    return [word, word.capitalize(), word.upper()]


def _reads_as_number(text: str) -> bool:
    try:
        float(text)
    except ValueError:
        return False
    return True


def _day(text: str, of: Tree) -> Any:
    try:
        return ibis.date(datetime.date.fromisoformat(text.strip()))
    except ValueError:
        raise VbasError(
            "The column {column} holds dates; “{text}” is none.",
            "Write year-month-day in single quotes: '2019-12-31'.",
            column=said(of),
            text=short(text),
        ) from None

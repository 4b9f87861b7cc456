"""What engines write otherwise: the few expressions that Ibis has no word for, or not for all."""

from __future__ import annotations

import math
from typing import Any, Final

import ibis

# What Unicode calls white space, and what has no width at all.
BLANKS: Final = "".join(c for c in map(chr, range(0x10000)) if c.isspace()) + "\u200b\u2060\ufeff"

_PRINTED: Final = ord("!"), ord("~")
_DIGITS: Final = "[0-9]+(_[0-9]+)*"
NUMBER: Final = (
    rf"^(?=.{{1,200}}$)[+-]?({_DIGITS}([.]({_DIGITS})?)?|[.]{_DIGITS})([eE][+-]?0*[0-9]{{1,3}})?$"
)
"""What the embedded engine takes for a number; exponents and lengths that nothing measured has are
left out, for other engines refuse the whole query where a number is too large for them."""


class Dialect:
    """The words of the embedded engine; those of another are a class of its own."""

    def plain(self, column: Any) -> Any:
        """The column, as text if its values are none of text, number, yes/no or date (lists ...).

        Equal values of a column are equal here, and no others.
        """
        kind = column.type()
        known = kind.is_string() or kind.is_numeric() or kind.is_boolean() or kind.is_date()
        return column if known else column.cast("string")

    def number(self, text: Any) -> Any:
        """The number that a text without blanks around it is, null where it is none."""
        return text.try_cast("float64")

    def finite(self, number: Any) -> Any:
        """Whether a number is neither infinite nor not-a-number; not null where the number is."""
        # By its statistics the engine takes all numbers for small enough and drops the question.
        return number.notnull() & isfinite(number)

    def trimmed(self, text: Any) -> Any:
        """The text without any white space at both ends.

        Text between two printed signs of ASCII has none; looking for all takes ten times as long.
        """
        first, last = (unicode(of).between(*_PRINTED) for of in (text, text.right(1)))
        return (first & last).ifelse(text, trim(text, BLANKS))

    def written(self, texts: Any) -> list[str]:
        """Those of some texts that can stand in the records."""
        return list(texts)

    def in_order(self, values: Any) -> Any:
        """The values of a group as a list in ascending order."""
        return values.collect(order_by=values)

    def same(self, one: Any, other: Any) -> list[Any]:
        """The conditions of a join by a column where null is equal to null."""
        return [one.identical_to(other)]


@ibis.udf.scalar.builtin  # type: ignore[untyped-decorator]
def trim(text: str, characters: str) -> str:
    """The engine's own function of this name: without these characters at both ends."""
    return text.strip(characters)


@ibis.udf.scalar.builtin  # type: ignore[untyped-decorator]
def unicode(text: str) -> int:
    """The engine's own function of this name: the number of the first sign; -1 where none is."""
    return ord(text[0]) if text else -1


@ibis.udf.scalar.builtin  # type: ignore[untyped-decorator]
def isfinite(number: float) -> bool:
    """The engine's own function of this name; its statistics do not answer it."""
    return math.isfinite(number)

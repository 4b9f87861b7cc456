"""What Spark writes otherwise than the embedded engine, so that the same comes out."""

from __future__ import annotations

from typing import Any

import ibis

from core.io.records.dialect import BLANKS, NUMBER, Dialect


class SparkDialect(Dialect):
    """The words of Spark; its texts are compared byte by byte, as in the embedded engine."""

    def plain(self, column: Any) -> Any:
        """See `Dialect.plain`; dates and moments are text, the same as of a file."""
        kind = column.type()
        if kind.is_timestamp() and kind.timezone is not None:
            return column.cast("string") + "+00"
        return column.cast("string") if kind.is_temporal() else super().plain(column)

    def number(self, text: Any) -> Any:
        """See `Dialect.number`; Spark takes more for numbers, such as "1d" and " Infinity"."""
        is_number = rlike(text, NUMBER)
        return ibis.ifelse(is_number, text.replace("_", ""), None).try_cast("float64")

    def finite(self, number: Any) -> Any:
        """See `Dialect.finite`; not-a-number is larger than all others here."""
        return number.notnull() & (number.abs() < float("inf"))

    def trimmed(self, text: Any) -> Any:
        """See `Dialect.trimmed`."""
        return btrim(text, BLANKS)

    def in_order(self, values: Any) -> Any:
        """See `Dialect.in_order`."""
        return values.collect().sort()


@ibis.udf.scalar.builtin  # type: ignore[untyped-decorator]
def btrim(text: str, characters: str) -> str:
    """Spark's function of this name: without these characters at both ends."""
    return text.strip(characters)


@ibis.udf.scalar.builtin(signature=(("string", "string"), "boolean"))
def rlike(text, pattern):  # type: ignore[no-untyped-def]
    """Spark's function of this name: whether a pattern is found in a text."""

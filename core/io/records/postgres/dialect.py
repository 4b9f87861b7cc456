"""What PostgreSQL writes otherwise than the embedded engine, so that the same comes out."""

from __future__ import annotations

from typing import Any, Final

import ibis

from core.io.records.dialect import BLANKS, NUMBER, Dialect

_LARGE: Final = 1e300
_SMALL: Final = 1e-300
_CODECS: Final = {"UTF8": "utf-8", "SQL_ASCII": "ascii", "EUC_JP": "euc_jp", "EUC_KR": "euc_kr"}


class PostgresDialect(Dialect):
    """The words of PostgreSQL, whose texts are in an encoding of the database's own.

    Parameters
    ----------
    encoding
        What the server calls it: "UTF8", "LATIN1", "WIN1252" ...
    """

    def __init__(self, encoding: str = "UTF8") -> None:
        name = encoding.upper()
        codec = _CODECS.get(name, name.replace("WIN", "cp").replace("LATIN", "latin"))
        try:
            "".encode(codec)
        except LookupError:
            codec = "ascii"
        self._codec = codec
        self._blanks = "".join(self.written(BLANKS))

    def plain(self, column: Any) -> Any:
        """See `Dialect.plain`; decimals and dates are text, the same as of a file."""
        kind = column.type()
        if kind.is_decimal():
            text = trim_scale(column).cast("string")
            return ibis.cases(
                (text == "NaN", ibis.null("string")),
                (text == "Infinity", "inf"),
                (text == "-Infinity", "-inf"),
                else_=text,
            )
        return column.cast("string") if kind.is_date() else super().plain(column)

    def number(self, text: Any) -> Any:
        """See `Dialect.number`; by way of exact decimals, which do not overflow."""
        is_number = textregexeq(text, NUMBER)
        exact = ibis.ifelse(is_number, text.replace("_", ""), "0").cast("decimal")
        size = exact.abs()
        inside = (size > _SMALL) & (size < _LARGE)
        number = ibis.ifelse(inside, exact, ibis.literal(0).cast("decimal")).cast("float64")
        return ibis.ifelse(is_number & (size < _LARGE), number, ibis.null("float64"))

    def finite(self, number: Any) -> Any:
        """See `Dialect.finite`; not-a-number is larger than all others here."""
        return number.notnull() & (number.abs() < float("inf"))

    def trimmed(self, text: Any) -> Any:
        """See `Dialect.trimmed`."""
        return btrim(text, self._blanks)

    def written(self, texts: Any) -> list[str]:
        """Those of some texts that the database's encoding has; the server refuses others."""
        return [text for text in texts if self._has(text)]

    def _has(self, text: str) -> bool:
        try:
            text.encode(self._codec)
        except UnicodeEncodeError:
            return False
        return "\0" not in text

    def same(self, one: Any, other: Any) -> list[Any]:
        """See `Dialect.same`; two plain conditions, by which the server can hash."""
        kind = one.type()
        nothing: Any = "" if kind.is_string() else False if kind.is_boolean() else 0
        return [
            one.fill_null(nothing) == other.fill_null(nothing),
            one.isnull() == other.isnull(),
        ]


@ibis.udf.scalar.builtin  # type: ignore[untyped-decorator]
def btrim(text: str, characters: str) -> str:
    """The server's function of this name: without these characters at both ends."""
    return text.strip(characters)


@ibis.udf.scalar.builtin(signature=(("string", "string"), "boolean"))
def textregexeq(text, pattern):  # type: ignore[no-untyped-def]
    """The server's function behind its operator ``~``, which all its versions have."""


@ibis.udf.scalar.builtin(signature=(("decimal",), "decimal"))
def trim_scale(number):  # type: ignore[no-untyped-def]
    """The server's function of this name: without zeros at the end of a fraction."""

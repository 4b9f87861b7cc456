"""Delimited text: its encoding, the mark between fields, its rows, and the names of its columns.

All tables that people give as text are looked at here, so that a file means the same wherever it
is chosen.
"""

from __future__ import annotations

import codecs
import csv
import io
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from core.errors import VbasError

DELIMITERS: Final = ",;\t|"
_SAMPLE_CHARACTERS: Final = 1 << 18
_SAMPLE_ROWS: Final = 60


def decode(path: Path, data: bytes) -> str:
    """The text of a file without a mark: UTF-8, UTF-16, Windows-1252 or Latin-1.

    Raises
    ------
    VbasError
        Empty or binary.
    """
    if not data.strip():
        raise VbasError("{file} is empty.", "Choose another file.", file=path.name)
    wide = is_utf16(data)
    if wide or b"\x00" not in data[:4096]:
        try:
            return data.decode("utf-16" if wide else "utf-8-sig")
        except UnicodeDecodeError:
            if not wide:
                return data.decode(one_byte_encoding(data))
    raise VbasError(
        "{file} is not a text table, although its name says so.",
        "Export it again as CSV in UTF-8.",
        file=path.name,
    )


def is_utf16(start: bytes) -> bool:
    """Whether a file begins with the mark of UTF-16, and not with that of UTF-32."""
    wider = start.startswith((codecs.BOM_UTF32_LE, codecs.BOM_UTF32_BE))
    return not wider and start.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))


def one_byte_encoding(data: bytes) -> str:
    """Windows-1252, unless there are bytes that it does not define."""
    undefined = any(bytes([b]) in data for b in (0x81, 0x8D, 0x8F, 0x90, 0x9D))
    return "latin-1" if undefined else "cp1252"


def guess_delimiter(text: str, *, header: bool = True, prefer: str = "") -> str:
    """The mark that divides most of the first lines into equally many fields.

    Of marks that do so equally often, `prefer`, then the one that makes most fields.

    Parameters
    ----------
    text
        The beginning of the file, or all of it.
    header
        The first line holds the names: as many fields as it has is what counts. Otherwise as
        many as most lines have, since titles may stand above and notes below.
    prefer
        One of ``, ; tab |``, or none of them.

    Returns
    -------
    str
        `prefer`, or a comma, for a text with one column.
    """
    best, best_score = prefer or DELIMITERS[0], (0, False, 0)
    for mark in DELIMITERS:
        widths = [len(row) for row in first_rows(text, mark)]
        usual = 0
        if widths:
            usual = widths[0] if header else Counter(widths).most_common(1)[0][0]
        score = (widths.count(usual), mark == prefer, usual)
        if usual > 1 and score > best_score:
            best, best_score = mark, score
    return best


def first_rows(text: str, delimiter: str) -> list[list[str]]:
    """The first filled lines of a text, as far as they can be split."""
    found: list[list[str]] = []
    sample = io.StringIO(text[:_SAMPLE_CHARACTERS], newline="")
    try:
        for row in csv.reader(sample, delimiter=delimiter):
            if any(field.strip() for field in row):
                found.append(row)
            if len(found) >= _SAMPLE_ROWS:
                break
    except csv.Error:
        pass
    return found


def numbered_rows(text: str, delimiter: str) -> Iterator[tuple[int, list[str]]]:
    """The filled lines with their numbers (from 1), their fields without blanks around them.

    Raises
    ------
    csv.Error
        If a field has no end.
    """
    lines = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter)
    for row in lines:
        fields = [field.strip() for field in row]
        if any(fields):
            yield lines.line_num, fields


def told_apart(written: Sequence[str]) -> tuple[str, ...]:
    """Column names of a file, in order; blank ones and repeated ones get a number.

    The first of several keeps its name, and no other column takes a name that stands in the file.

    >>> told_apart(("x", "x", ""))
    ('x', 'x (2)', 'column 3')
    """
    found: dict[str, None] = {}
    for i, name in enumerate(written):
        if name.strip() and name not in found:
            found[name] = None
            continue
        first, number = (name, 2) if name.strip() else ("column", i + 1)
        form = "{} ({})" if name.strip() else "{} {}"
        while (other := form.format(first, number)) in found or other in written:
            number += 1
        found[other] = None
    return tuple(found)


def repeated(written: Sequence[str]) -> tuple[str, ...]:
    """Names that several columns have, in order; blank ones are none."""
    return tuple(name for name, times in Counter(written).items() if times > 1 and name.strip())

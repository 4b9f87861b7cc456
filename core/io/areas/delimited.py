"""Text tables: encoding, separator, header, notes and broken lines.

Columns come back as text: an id must not lose its zeros on the way.
"""

from __future__ import annotations

import csv
import io
from collections import Counter
from pathlib import Path

import pandas as pd
import pyarrow as pa
import pyarrow.csv as pacsv

from core.errors import Notice, VbasError
from core.io.areas.types import RawTable
from core.io.delimited import decode, guess_delimiter, repeated, told_apart

_HEAD_LINES = 60


def read_text_table(path: Path, data: bytes, max_rows: int | None = None) -> RawTable:
    """Reads a CSV, TSV or semicolon-separated table.

    Parameters
    ----------
    path
        The file, for sentences.
    data
        Its bytes; UTF-8 (with or without mark), UTF-16, Windows-1252 or Latin-1.
    max_rows
        Read only so many rows.

    Raises
    ------
    VbasError
        Empty, binary, without header, or more broken lines than good ones.
    """
    text = decode(path, data)
    try:
        separator, header_at, row = _layout(path, text)
    except csv.Error as error:
        raise VbasError(
            "{file} cannot be read as a table: {reason}.",
            "Check that quotes are closed and each line has the same number of fields.",
            file=path.name,
            reason="its lines are too long",
        ) from error
    names, utf8 = told_apart(row), text.encode()
    if max_rows is not None:
        utf8 = b"\n".join(utf8.split(b"\n", header_at + max_rows + 1)[: header_at + max_rows + 1])
    table, broken = _parse(path, utf8, separator, header_at, names)
    frame = table.to_pandas()
    # Drops rows at the end in which nothing but the first column is filled.
    filled = (frame.iloc[:, 1:] != "").any(axis=1).to_numpy(bool)
    keep = int(filled.nonzero()[0].max()) + 1 if filled.any() else 0
    frame, n_notes = frame.iloc[:keep], len(frame) - keep
    whole = max_rows is None
    notices = _notices(path, frame, broken, n_notes, header_at + 2) if whole else ()
    notices += repeated_names(path, row)
    return RawTable(
        path,
        frame,
        first_line=header_at + 2,
        decimal_comma=separator == ";",
        notices=notices,
    )


def _layout(path: Path, text: str) -> tuple[str, int, list[str]]:
    """Separator, number of the header's line (from 0) and its fields."""
    head = text[: 1 << 18].splitlines()[:_HEAD_LINES]
    lines = [line for line in head if line.strip()]
    separator = guess_delimiter("\n".join(lines), header=False)
    widths = [len(row) for row in csv.reader(lines, delimiter=separator)]
    if max(widths) < 2:
        raise VbasError(
            "{file} has only one column.",
            "Separate the columns by commas, semicolons or tabs.",
            file=path.name,
        )
    usual = Counter(widths).most_common(1)[0][0]
    for at, line in enumerate(head):
        row = next(csv.reader([line], delimiter=separator), [])
        if len(row) == usual and sum(bool(name.strip()) for name in row) >= 2:
            return separator, at, [name.strip() for name in row]
    raise VbasError(
        "{file} has no line with column names.",
        "Add a first line with the names of the columns.",
        file=path.name,
    )


def repeated_names(path: Path, names: list[str]) -> tuple[Notice, ...]:
    """Says so if columns are called alike: `told_apart` numbers all but the first."""
    again = repeated(names)
    if not again:
        return ()
    shown = ", ".join(again[:5]) + (" ..." if len(again) > 5 else "")
    text = "{file} has several columns called {names}: all but the first got a number."
    return (Notice(text, file=path.name, names=shown),)


def _parse(
    path: Path, utf8: bytes, separator: str, header_at: int, names: tuple[str, ...]
) -> tuple[pa.Table, list[int]]:
    """The rows as text, and the places (rows from 0) of lines with another number of fields."""
    broken: list[int] = []

    def skip(row: pacsv.InvalidRow) -> str:
        broken.append((row.number or 0) - header_at - 2)
        return "skip"

    try:
        table = pacsv.read_csv(
            io.BytesIO(utf8),
            pacsv.ReadOptions(use_threads=False, column_names=names, skip_rows=header_at + 1),
            pacsv.ParseOptions(
                delimiter=separator,
                newlines_in_values=b'"' in utf8,
                invalid_row_handler=skip,
            ),
            pacsv.ConvertOptions(
                column_types=dict.fromkeys(names, pa.string()), strings_can_be_null=False
            ),
        )
    except pa.ArrowInvalid as error:
        raise VbasError(
            "{file} cannot be read as a table: {reason}.",
            "Check that quotes are closed and each line has the same number of fields.",
            file=path.name,
            reason=str(error).splitlines()[0].rstrip("."),
        ) from error
    return table, broken


def _notices(
    path: Path, frame: pd.DataFrame, broken: list[int], n_notes: int, first_line: int
) -> tuple[Notice, ...]:
    """Broken lines inside the table are told; those after its last row are notes."""
    inside = [place for i, place in enumerate(sorted(broken)) if place - i < len(frame)]
    told: dict[str, object] = {"file": path.name, "columns": frame.shape[1]}
    if inside:
        told |= {"count": len(inside), "line": inside[0] + first_line}
    if len(inside) > len(frame):
        raise VbasError(
            "{count} lines of {file} do not have the {columns} fields of its header, "
            "the first is line {line}.",
            "Check the separator and the quotes.",
            **told,
        )
    notices = []
    if inside:
        notices.append(
            Notice(
                "Lines of {file} that do not have {columns} fields and were left out: {count:,}; "
                "the first is line {line}.",
                **told,
            )
        )
    notes = len(broken) - len(inside) + n_notes
    if notes:
        template = "Lines of notes at the end of {file} that were left out: {count:,}."
        notices.append(Notice(template, count=notes, file=path.name))
    return tuple(notices)

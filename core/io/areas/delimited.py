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

_SEPARATORS = ",;\t|"
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
    utf8 = to_utf8(path, data)
    try:
        separator, header_at, row = _layout(path, utf8)
    except csv.Error as error:
        raise VbasError(
            "{file} cannot be read as a table: {reason}.",
            "Check that quotes are closed and each line has the same number of fields.",
            file=path.name,
            reason="its lines are too long",
        ) from error
    names = distinct(row)
    if max_rows is not None:
        utf8 = b"\n".join(utf8.split(b"\n", header_at + max_rows + 1)[: header_at + max_rows + 1])
    table, broken = _parse(path, utf8, separator, header_at, names)
    frame = table.to_pandas()
    frame, n_notes = _without_notes(frame)
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


def to_utf8(path: Path, data: bytes) -> bytes:
    """The same text in UTF-8 without a mark: of UTF-8, UTF-16, Windows-1252 or Latin-1.

    Raises
    ------
    VbasError
        Empty or binary.
    """
    if not data.strip():
        raise VbasError("{file} is empty.", "Choose another file.", file=path.name)
    no_text = VbasError(
        "{file} is not a text table, although its name says so.",
        "Export it again as CSV in UTF-8.",
        file=path.name,
    )
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        try:
            return data.decode("utf-16").encode()
        except UnicodeError as error:
            raise no_text from error
    if b"\x00" in data[:4096]:
        raise no_text
    data = data.removeprefix(b"\xef\xbb\xbf")
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        try:
            return data.decode("cp1252").encode()
        except UnicodeDecodeError:
            return data.decode("latin-1").encode()
    return data


def _layout(path: Path, utf8: bytes) -> tuple[str, int, list[str]]:
    """Separator, number of the header's line (from 0) and its fields."""
    head = utf8[: 1 << 18].decode("utf-8", "replace").splitlines()[:_HEAD_LINES]
    lines = [line for line in head if line.strip()]
    width = {
        mark: Counter(len(row) for row in csv.reader(lines, delimiter=mark)).most_common(1)[0]
        for mark in _SEPARATORS
    }
    separator = max(_SEPARATORS, key=lambda mark: (width[mark][0] > 1, *width[mark][::-1]))
    columns = max(len(row) for row in csv.reader(lines, delimiter=separator))
    if columns < 2:
        raise VbasError(
            "{file} has only one column.",
            "Separate the columns by commas, semicolons or tabs.",
            file=path.name,
        )
    usual = width[separator][0]
    for at, line in enumerate(head):
        row = next(csv.reader([line], delimiter=separator), [])
        if len(row) == usual and sum(bool(name.strip()) for name in row) >= 2:
            return separator, at, row
    raise VbasError(
        "{file} has no line with column names.",
        "Add a first line with the names of the columns.",
        file=path.name,
    )


def distinct(names: list[str]) -> list[str]:
    """Column names with blank ones numbered and repeated ones ("Symbol") told apart."""
    plain = [raw.strip() or f"column {i + 1}" for i, raw in enumerate(names)]
    reserved, used = set(plain), set[str]()
    result = []
    for name in plain:
        made, again = name, 0
        while made in used or (again and made in reserved):
            again += 1
            made = f"{name}.{again}"
        used.add(made)
        result.append(made)
    return result


def repeated_names(path: Path, names: list[str]) -> tuple[Notice, ...]:
    """Says so if columns are called alike: `distinct` numbers all but the first."""
    plain = [name.strip() for name in names if name.strip()]
    again = [name for name, times in Counter(plain).items() if times > 1]
    if not again:
        return ()
    shown = ", ".join(again[:5]) + (" ..." if len(again) > 5 else "")
    text = "{file} has several columns called {names}: all but the first got a number."
    return (Notice(text, file=path.name, names=shown),)


def _parse(
    path: Path, utf8: bytes, separator: str, header_at: int, names: list[str]
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


def _without_notes(frame: pd.DataFrame) -> tuple[pd.DataFrame, int]:
    """Drops rows at the end in which nothing but the first column is filled."""
    filled = (frame.iloc[:, 1:] != "").any(axis=1).to_numpy(bool)
    keep = int(filled.nonzero()[0].max()) + 1 if filled.any() else 0
    return frame.iloc[:keep], len(frame) - keep


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
                "{count} lines of {file} do not have {columns} fields and were left out; "
                "the first is line {line}.",
                **told,
            )
        )
    notes = len(broken) - len(inside) + n_notes
    if notes:
        template = "{count} lines of notes at the end of {file} were left out."
        notices.append(Notice(template, count=notes, file=path.name))
    return tuple(notices)

"""Hierarchies as files: the CSV tables of ARX, in and out.

One line for each value: the value, what it becomes at the next level, and so on; no line with
names. ARX separates by semicolons and ends most lines with ``*``, a level at which everything is
alike.
"""

from __future__ import annotations

import csv
import hashlib
import io
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from core.errors import Notice, VbasError
from core.hierarchies.hierarchy import Hierarchy, HierarchyLevel
from core.hierarchies.kept import with_names_of
from core.hierarchies.labels import natural_order
from core.hierarchies.looked_at import crossings
from core.hierarchies.origins import LevelFile
from core.io.atomic import whole_file
from core.io.delimited import decode, guess_delimiter, numbered_rows
from core.io.records.source import MOST_CATEGORIES
from core.small_files import check_file

_STARS: Final = re.compile(r"\*+")
_BETWEEN_WORDS: Final = re.compile(r"[\W_]+")
_NAMED: Final = 5
_ALIKE: Final = "*"
_MOST_BYTES: Final = 1 << 28
_MISSING: Final = ("", "null", "NULL")


@dataclass(frozen=True)
class ReadHierarchy:
    """A hierarchy as it was read.

    Attributes
    ----------
    notices
        What the user should know about the file.
    """

    hierarchy: Hierarchy
    notices: tuple[Notice, ...] = ()


def read_hierarchy(path: Path, column: str) -> ReadHierarchy:
    """Reads a hierarchy from a table of ARX.

    Separators may be semicolons, tabs, bars or commas, the text UTF-8, UTF-16, Windows-1252 or
    Latin-1. A first line that begins with the name of the column holds the names of the levels;
    else they are called "level 1", "level 2" ... A level at which everything is ``*`` is left
    out, and so is the line of an empty value: missing stays missing.

    Parameters
    ----------
    column
        The column that it groups.

    Raises
    ------
    VbasError
        If the file cannot be read, is empty or no text, has lines of unlike lengths, no coarser
        level, or a value twice with different labels; the sentence names the line.
    """
    # The separator, and the lines that hold something with their numbers.
    data = _bytes(path)
    text = decode(path, data)
    # Of equals the one that ARX uses: labels such as "[0, 5[" hold commas.
    separator = guess_delimiter(text, header=False, prefer=";")
    rows: list[_Row] = []
    line = 0
    try:
        for line, fields in numbered_rows(text, separator):
            if any("\n" in field for field in fields):
                # A quote that is not closed takes the lines after it for one label.
                raise csv.Error
            rows.append((line, fields))
    except csv.Error as error:
        raise VbasError(
            "{file} is no table from line {line} on.",
            "Export it again as CSV.",
            file=path.name,
            line=max(1, line),
        ) from error
    if len(rows) > MOST_CATEGORIES:
        raise VbasError(
            "{file} names {n:,} values; at most {most:,} can be grouped.",
            "Choose a file with one line for each value of the column.",
            file=path.name,
            n=len(rows),
            most=MOST_CATEGORIES,
        )
    if not rows:
        raise VbasError("{file} is empty.", "Choose another file.", file=path.name)
    names: Sequence[str] | None = None
    if rows[0][1][0].casefold() == column.strip().casefold():
        names, rows = rows[0][1][1:], rows[1:]
    notices: list[Notice] = []
    _check_lengths(path, rows, separator)
    kept = _once(path, rows, notices)
    if not kept:
        raise VbasError("{file} names no value.", "Give one line a value.", file=path.name)
    levels = _levels(path, kept, names, notices)
    origin = LevelFile(path.resolve(), hashlib.sha256(data).hexdigest())
    hierarchy = Hierarchy(column, tuple(row[0] for row in kept), levels, path.name, origin)
    return ReadHierarchy(hierarchy, (*notices, *_of_order(path, hierarchy)))


def _of_order(path: Path, hierarchy: Hierarchy) -> Iterator[Notice]:
    """Tells of levels that the level before does not fix; the values are those of the file."""
    finer = hierarchy.column
    for level, several in zip(hierarchy.levels, crossings(hierarchy), strict=True):
        if several:
            yield Notice(
                "In {file}, {n:,} labels of {finer} stand under several of {coarser} ({labels}): "
                "each of these levels is protected by itself.",
                file=path.name,
                n=len(several),
                finer=finer,
                coarser=level.name,
                labels=", ".join(several[:_NAMED]) + (" …" if len(several) > _NAMED else ""),
            )
        finer = level.name


def read_again(bare: Hierarchy) -> ReadHierarchy:
    """The hierarchy of a project from its file, under the names its levels have in the project.

    Raises
    ------
    VbasError
        As `read_hierarchy`; or if the file has another number of levels now.
    """
    origin = bare.origin
    assert isinstance(origin, LevelFile)
    found = read_hierarchy(origin.path, bare.column)
    notices = found.notices
    if found.hierarchy.origin != origin:
        text = "{file} has changed since the project was saved: the levels are those of now."
        notices = (Notice(text, file=origin.path.name), *notices)
    return ReadHierarchy(with_names_of(found.hierarchy, bare), notices)


def write_hierarchy(
    hierarchy: Hierarchy, path: Path, *, names: bool = False, private: bool = False
) -> Hierarchy:
    """Writes a hierarchy as ARX reads it: semicolons, UTF-8, ``*`` at the end.

    Parameters
    ----------
    path
        The file; it appears complete or not at all.
    names
        Put a first line with the names of column and levels, which `read_hierarchy` understands
        and ARX would take for a value.
    private
        Nobody else may read it: it lists values of records.

    Returns
    -------
    hierarchy
        The same, which can be had again from the file, unless reading gives other labels: one of
        ``*`` or ``null`` has another meaning there.

    Raises
    ------
    VbasError
        If the file cannot be written.
    """
    text = io.StringIO()
    table = csv.writer(text, delimiter=";", lineterminator="\n")
    if names:
        table.writerow([hierarchy.column, *(of.name for of in hierarchy.levels), _ALIKE])
    columns = [hierarchy.values, *(of.labels for of in hierarchy.levels)]
    table.writerows([*row, _ALIKE] for row in zip(*columns, strict=True))
    with whole_file(path, private=private) as partial:
        partial.write_text(text.getvalue(), encoding="utf-8", newline="")
    try:
        there = read_hierarchy(path, hierarchy.column).hierarchy
    except VbasError:  # a hierarchy whose only level joins everything
        return hierarchy
    alike = _table(there) == _table(hierarchy)
    return replace(hierarchy, origin=there.origin) if alike else hierarchy


def _table(of: Hierarchy) -> tuple[tuple[str, ...], ...]:
    return (of.values, *(level.labels for level in of.levels))


def column_of_file(path: Path, columns: Iterable[str]) -> str | None:
    """The column that a file is of, by its name: that of the longest name in it.

    "adult_hierarchy_age.csv" is of the column "age".
    """
    name = _plain(path.stem)
    found = [of for of in columns if _plain(of) in name]
    return max(found, key=len, default=None)


def _plain(name: str) -> str:
    """Its words, each between two blanks."""
    return f" {_BETWEEN_WORDS.sub(' ', name.casefold()).strip()} "


_Row = tuple[int, list[str]]


def _bytes(path: Path) -> bytes:
    try:
        if path.stat().st_size > _MOST_BYTES:
            raise VbasError(
                "{file} is too large for a hierarchy.",
                "Choose a file with one line for each value of the column, not for each record.",
                file=path.name,
            )
        check_file(path)
        return path.read_bytes()
    except OSError as error:
        raise VbasError(
            "{file} cannot be read: {reason}.",
            "Check its name and place.",
            file=path.name or path,
            reason=error.strerror or str(error),
        ) from error


def _check_lengths(path: Path, rows: Sequence[_Row], separator: str) -> None:
    """Raises at the first line that has another number of fields than most."""
    if not rows:
        return
    usual = Counter(len(row) for _, row in rows).most_common(1)[0][0]
    if usual < 2:
        raise VbasError(
            "{file} has only one column, and no level.",
            "Separate values and levels by semicolons.",
            file=path.name,
        )
    for line, row in rows:
        if len(row) != usual:
            raise VbasError(
                'Line {line} of {file} has {n} fields separated by "{mark}", but most have '
                "{usual}.",
                "Give every value a label at every level.",
                line=line,
                file=path.name,
                n=len(row),
                mark="tab" if separator == "\t" else separator,
                usual=usual,
            )


def _once(path: Path, rows: Sequence[_Row], notices: list[Notice]) -> list[list[str]]:
    """One row for each value; a line that says the same again is left out."""
    found: dict[str, _Row] = {}
    again = 0
    for line, row in rows:
        value = row[0]
        if value in _MISSING:
            notices.append(
                Notice(
                    "Line {line} of {file} is of missing values and was left out: missing stays "
                    "missing at all levels.",
                    line=line,
                    file=path.name,
                )
            )
        elif value not in found:
            found[value] = (line, row)
        elif found[value][1] == row:
            again += 1
        else:
            raise VbasError(
                "{file} names the value {value} in lines {first} and {line}, with different "
                "labels.",
                "Keep one line for each value.",
                file=path.name,
                value=value,
                first=found[value][0],
                line=line,
            )
    if again:
        notices.append(
            Notice("Lines of {file} that say the same twice: {n:,}.", n=again, file=path.name)
        )
    return [row for _, row in found.values()]


def _levels(
    path: Path, rows: list[list[str]], names: Sequence[str] | None, notices: list[Notice]
) -> tuple[HierarchyLevel, ...]:
    """The levels, without those at which everything is alike."""
    if names is not None and len(names) != len(rows[0]) - 1:
        raise VbasError(
            "The first line of {file} has {n} names, but the lines after it have {fields} fields.",
            "Name the column and every level.",
            file=path.name,
            n=len(names) + 1,
            fields=len(rows[0]),
        )
    found = []
    for place in range(1, len(rows[0])):
        labels = tuple("" if row[place] in _MISSING else row[place] for row in rows)
        if all(_STARS.fullmatch(label) for label in labels):
            continue
        name = (names[place - 1] if names else "") or f"level {place}"
        found.append(HierarchyLevel(name, labels, natural_order(labels)))
    if not found:
        raise VbasError(
            "{file} has no level at which values are grouped and yet told apart.",
            "Add one between the values and *.",
            file=path.name,
        )
    n_same = sum(of.labels == tuple(row[0] for row in rows) for of in found)
    if n_same:
        notices.append(
            Notice(
                "{n} levels of {file} group nothing: they repeat the values.",
                n=n_same,
                file=path.name,
            )
        )
    return tuple(found)

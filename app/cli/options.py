"""Options that several commands share, and how their texts are read."""

from __future__ import annotations

import csv
from pathlib import Path

from core.errors import VbasError


def names(texts: list[str] | None) -> tuple[str, ...]:
    """Column names from ``--qi age,sex``; a name with commas goes in double quotes."""
    found: list[str] = []
    for row in csv.reader(texts or [], skipinitialspace=True):
        found += [name.strip() for name in row if name.strip()]
    return tuple(found)


def levels(texts: list[str] | None) -> dict[str, Path]:
    """Coarser levels from ``--level fsa=FILE``.

    Raises
    ------
    VbasError
        If a text has no ``=``.
    """
    found = {}
    for text in texts or []:
        name, equals, path = text.partition("=")
        if not equals or not name.strip() or not path.strip():
            raise VbasError(
                "--level {text} is not of the form NAME=FILE.",
                "Write for example --level fsa=fsa.gpkg.",
                text=text,
            )
        found[name.strip()] = Path(path.strip())
    return found

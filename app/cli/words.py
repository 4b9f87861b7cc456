"""What the command line says in every command: numbers, notes, files."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path


def how_many(n: float, word: str, more: str = "s") -> str:
    """A whole number and its noun: "1 record", "2 records", "3 classes"."""
    whole = f"{n:,.0f}"
    return f"{whole} {word}{'' if whole == '1' else more}"


def how_many_people(n: int) -> str:
    """A number of people: "1 person", "2 people"."""
    return f"{n:,} {'person' if n == 1 else 'people'}"


def cut(text: str, width: int) -> str:
    """The text, its end as three dots where it is wider."""
    return text if len(text) <= width else f"{text[: width - 3]}..."


def say(*sentences: object) -> None:
    """Says sentences beside the result, on stderr."""
    for sentence in sentences:
        print(f"vbas: {sentence}", file=sys.stderr)


def print_notes(notes: Iterable[object]) -> None:
    """Prints notes, each once."""
    for note in dict.fromkeys(map(str, notes)):
        print(f"Note: {note}")


def print_files(folder: Path, files: Sequence[Path]) -> None:
    """Prints which files were written to a folder."""
    print(f"Written to {folder}: {', '.join(path.name for path in files)}")


def print_table(rows: Sequence[Sequence[str]]) -> None:
    """Prints rows under each other, all columns but the first to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        first, *others = (
            text.ljust(width) if not i else text.rjust(width)
            for i, (text, width) in enumerate(zip(row, widths, strict=True))
        )
        print("  ".join((first, *others)).rstrip())

"""What is written in one text of the command line: names, numbers, pairs, files."""

from __future__ import annotations

import re
from pathlib import Path

from app.cli.options import InputError, Options
from core.plain_numbers import whole_number

_LARGEST = 10**18 - 1
# A name in double quotes (doubled inside), or anything else up to the next comma.
_NAME = re.compile(r'\s*(?:("(?:[^"]|"")*")\s*(?=,|$)|([^,]+))', re.DOTALL)
_QUOTED = re.compile(r'"(?:[^"]|"")*"')


def names(texts: list[str] | None) -> tuple[str, ...]:
    """Column names from ``--qi age,sex``; one with commas or blanks around in double quotes."""
    found = []
    for text in texts or []:
        for quoted, plain in _NAME.findall(text):
            if quoted or plain.strip():
                found.append(unquoted(quoted) if quoted else plain.strip())
    return tuple(found)


def kept_columns(options: Options) -> tuple[str, ...]:
    """Columns to release beside the protected ones: those of ``--keep``, then ``--outcome``."""
    return tuple(dict.fromkeys((*names(options.keep), *names(options.outcome))))


def numbers(texts: list[str] | None, option: str) -> tuple[int, ...]:
    """Whole numbers from ``--k 5,10``, each once.

    Raises
    ------
    VbasError
        If one is not a whole number.
    """
    found = []
    for text in names(texts):
        number = whole_number(text)
        if number is None or abs(number) > _LARGEST:
            raise InputError(
                f"{option} {text} is not a whole number.", f"Write for example {option} 5,10."
            )
        found.append(number)
    return tuple(dict.fromkeys(found))


def files_of_levels(texts: list[str] | None, option: str, *, once: bool) -> dict[str, Path]:
    """{level: its file} from ``--level fsa=fsa.gpkg``.

    Raises
    ------
    VbasError
        If a text is of another form, or a level has two files although each must be named once.
    """
    from core.io.result_folder import located

    found = {}
    for text in texts or []:
        name, equals, path = (part.strip() for part in text.partition("="))
        if not equals or not name or not path:
            raise InputError(
                f"{option} {text} is not of the form NAME=FILE.",
                f"Write for example {option} fsa=fsa.gpkg.",
            )
        if once and name in found:
            raise InputError(f"The level {name} has two files.", "Name each level once.")
        found[name] = located(Path(path))
    return found


def parts(text: str, separator: str) -> list[str]:
    """The text cut at a separator that is not within double quotes; pieces keep their quotes."""
    quotes = [of.span() for of in _QUOTED.finditer(text)]
    cuts = [
        i
        for i, letter in enumerate(text)
        if letter == separator and not any(start < i < end for start, end in quotes)
    ]
    return [
        text[start:end].strip()
        for start, end in zip([0, *(i + 1 for i in cuts)], [*cuts, len(text)], strict=True)
    ]


def unquoted(text: str) -> str:
    """The name without its double quotes; doubled ones within are one."""
    if len(text) > 1 and _QUOTED.fullmatch(text):
        return text[1:-1].replace('""', '"')
    return text


def listed(texts: list[str] | None, separator: str = ",") -> list[str]:
    """All pieces of all texts that are not blank, with their quotes."""
    return [part for text in texts or [] for part in parts(text, separator) if part]


def pairs(
    texts: list[str] | None, between: str, option: str, example: str
) -> list[tuple[str, str]]:
    """Pairs from ``--link a=b,c=d``.

    Raises
    ------
    VbasError
        If a piece is no pair.
    """
    found = []
    for text in listed(texts):
        two = [unquoted(part) for part in parts(text, between)]
        if len(two) != 2 or not all(two):
            raise InputError(
                f"{option} {text} is not understood.",
                f"Write for example {option} {example}; a name with a sign such as {between} in "
                "it stands in double quotes.",
            )
        found.append((two[0], two[1]))
    return found

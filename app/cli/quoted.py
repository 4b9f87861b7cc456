"""Lists of column names on the command line; a name with a separator in it stands in quotes."""

from __future__ import annotations

import re

from core.errors import VbasError

_QUOTED = re.compile(r'"(?:[^"]|"")*"')


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
            raise VbasError(
                "{option} {text} is not understood.",
                "Write for example {option} {example}; a name with a sign such as {sign} in it "
                "stands in double quotes.",
                option=option,
                text=text,
                example=example,
                sign=between,
            )
        found.append((two[0], two[1]))
    return found

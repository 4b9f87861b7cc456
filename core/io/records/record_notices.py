"""What the user should know about how records were read; said alike wherever they are read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from core.errors import Notice
from core.io.records.recoding import Recoding
from core.study import MISSING_VALUES

LOOK_MISSING: Final = frozenset(
    {
        "na",
        "n/a",
        "n.a.",
        "#n/a",
        "<na>",
        "null",
        "(null)",
        "nan",
        "nil",
        "nd",
        ".",
        "..",
        "-",
        "--",
    }
    | {"?", "missing", "(missing)", "manquant", "\\n"}
)


def of_unknown_areas(n: int) -> list[Notice]:
    """So many records are kept although they are in none of the areas."""
    text = "Records in none of the areas: {n:,}. They count, and their geography is missing."
    return [Notice(text, n=n)] if n else []


def without_number(column: str, n: int) -> Notice:
    """Records of a banded column that have no number in it."""
    text = "Records without a number in {column}: {n:,}. They count as missing."
    return Notice(text, column=column, n=n)


def of_persons(column: str, several: int, nobody: int) -> list[Notice]:
    """Persons with records in several areas, and records without a person."""
    notices = []
    if several:
        text = (
            "Persons ({column}) with records in several areas: {n:,}; each counts once where "
            "several of these are taken together."
        )
        notices.append(Notice(text, n=several, column=column))
    if nobody:
        text = "Records without {column}: {n:,}; they count as those of one and the same person."
        notices.append(Notice(text, n=nobody, column=column))
    return notices


def of_missing_values(left_out: Mapping[str, int]) -> list[Notice]:
    """Records that were left out for a missing value."""
    n = left_out.get(MISSING_VALUES, 0)
    return [Notice("Records left out, as a value is missing: {n:,}.", n=n)] if n else []


def of_postal_codes(share: float, n: int) -> Notice:
    """How many postal codes were found."""
    text = "Records whose postal code was matched to an area: {share:.1%} of {n:,}."
    return Notice(text, share=share, n=n)


def of_columns(
    recodings: Sequence[Recoding],
    categories: Mapping[str, tuple[str, ...]],
    constant: Sequence[bool],
) -> list[Notice]:
    """Undeclared categories, and columns in which all records are alike (``constant``)."""
    notices = []
    for recoding, alike in zip(recodings, constant, strict=True):
        column = recoding.qi.column
        undeclared = len(categories[column]) - recoding.declared
        if recoding.declared and undeclared:
            text = "{column} has {n} categories that were not declared; they come last."
            notices.append(Notice(text, column=column, n=undeclared))
        if any(
            (of.lower() in LOOK_MISSING)
            for of in categories[column][recoding.declared :]
            if of not in recoding.qi.groups
        ):
            text = (
                "{column} has values that look like missing ones (such as NA, null or a dot) and "
                "count as categories: name them as missing codes if they are."
            )
            notices.append(Notice(text, column=column))
        if alike:
            text = "{column} has one category in all records: it protects nothing and adds nothing."
            notices.append(Notice(text, column=column))
    return notices

"""A hierarchy of codes: by how they begin, such as the first three characters of a diagnosis."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from core.errors import VbasError
from core.hierarchies.hierarchy import Hierarchy, HierarchyLevel
from core.record_uniqueness.prefixes import prefix_levels

_SIGN: Final = re.compile(r"\w")
_LENGTHS: Final = re.compile(r"(\d+) characters?")
_MOST_SUGGESTED: Final = 3
_CHAPTERS: Final = (2, 1)


def prefix_hierarchy(column: str, categories: Sequence[str], lengths: Sequence[int]) -> Hierarchy:
    """Codes by their beginnings, a level for each length.

    Letters and digits count; dots, dashes and blanks between them do not ("A00.1" begins with the
    four characters "A00.1"). A code that is no longer than that stays what it is.

    Parameters
    ----------
    lengths
        Characters of each level; the longest is the finest level.

    Raises
    ------
    VbasError
        If there is no length or one below 1.
    """
    if not lengths or min(lengths) < 1:
        raise VbasError(
            "Codes cannot be grouped by their first {n} characters.",
            "Give lengths of 1 or more, such as 3, 1.",
            n=min(lengths, default=0),
        )
    ordered = sorted(set(lengths), reverse=True)
    levels = tuple(
        HierarchyLevel(
            "1 character" if n == 1 else f"{n} characters",
            tuple(beginning(value, n) for value in categories),
        )
        for n in ordered
    )
    return Hierarchy(
        column, tuple(categories), levels, f"prefixes of {', '.join(map(str, ordered))}"
    )


def beginning(code: str, n: int) -> str:
    """The first n letters and digits of a code, with the signs between them."""
    signs = list(_SIGN.finditer(code))
    return code if len(signs) <= n else code[: signs[n - 1].end()]


def suggested_lengths(categories: Sequence[str]) -> tuple[int, ...]:
    """Lengths that join something, the longest first; () where categories are no codes."""
    found = [_LENGTHS.fullmatch(level.name) for level in prefix_levels(categories)]
    lengths = tuple(int(of.group(1)) for of in found if of is not None)
    return lengths if len(lengths) <= _MOST_SUGGESTED else (*lengths[:1], *lengths[-2:])


def chapters(column: str, categories: Sequence[str]) -> Hierarchy | None:
    """Codes by their first two signs and by their first: "J1" and "J" of "J18.9".

    Returns
    -------
    hierarchy
        With those of the two levels that join something and leave something apart; None where
        neither does.
    """
    lengths, units = [], len(categories)
    for n in _CHAPTERS:
        found = len({beginning(value, n) for value in categories})
        if 1 < found < units:
            lengths.append(n)
            units = found
    return prefix_hierarchy(column, categories, lengths) if lengths else None

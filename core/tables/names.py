"""Names of columns that somebody adds."""

from __future__ import annotations

from collections.abc import Iterable

from core.errors import VbasError

LONGEST = 60


def check_name(name: str, taken: Iterable[str]) -> str:
    """The name without blanks around it.

    Raises
    ------
    VbasError
        If it is empty, too long, holds signs that cannot be written, or is taken in any case.
    """
    name = name.strip()
    if not name:
        raise VbasError("The column has no name.", "Give it one, such as crowding.")
    if len(name) > LONGEST or not name.isprintable():
        raise VbasError(
            "“{name}” is no name for a column.",
            "Use up to {most} letters, digits and spaces on one line.",
            name=" ".join(name.split())[:20],
            most=LONGEST,
        )
    same = next((of for of in taken if of.casefold() == name.casefold()), None)
    if same is not None:
        raise VbasError("There is a column “{name}” already.", "Use another name.", name=same)
    return name

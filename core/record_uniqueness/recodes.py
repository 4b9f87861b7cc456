"""What can be done to a variable so that fewer records are unique: rules, not yet applied."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from core.errors import VbasError

AS_IS: Final = "as it is"
BAND: Final = "band"
COLLAPSE: Final = "collapse"
LEVEL: Final = "level"
GROUPS: Final = "groups"
KINDS: Final = (AS_IS, BAND, COLLAPSE, LEVEL, GROUPS)


@dataclass(frozen=True)
class Recode:
    """How the categories of one variable are joined.

    Attributes
    ----------
    kind
        `AS_IS`, `BAND` (neighbours are joined), `COLLAPSE` (the commonest stay, the rest become
        one), `LEVEL` (a coarser level of its hierarchy, such as the FSA of an area) or `GROUPS`.
    amount
        `BAND`: how many neighbouring categories make one; where categories are numbers in even
        steps, bands are so many steps wide and begin at multiples of their width. `COLLAPSE`: how
        many are left, "other" among them; of equally common ones the first stay.
    level
        `LEVEL`: its name.
    groups
        `GROUPS`: (name, categories that it joins) each; categories not named stay.
    """

    variable: str
    kind: str = AS_IS
    amount: int = 1
    level: str = ""
    groups: tuple[tuple[str, tuple[str, ...]], ...] = ()

    def __post_init__(self) -> None:
        if self.kind not in KINDS or self.amount < 1:
            raise VbasError(
                "The variable {name} cannot be recoded by {kind} {amount}.",
                "Join at least 2 categories, or leave at least 1.",
                name=self.variable,
                kind=self.kind,
                amount=self.amount,
            )
        joined = [category for _, members in self.groups for category in members]
        names = [name for name, _ in self.groups]
        if len(set(joined)) < len(joined) or len(set(names)) < len(names):
            raise VbasError(
                "The groups of {name} name a group, or one of its categories, twice.",
                "Name each once.",
                name=self.variable,
            )

"""What is protected as long as nobody has chosen: variables at all levels, geography at one.

And what stays of a design when columns, levels or regions come and go.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from core.hierarchies.design import EVERY_LEVEL, CellDesign, LevelledVariable

_USUAL: Final = ("fsa", "csd", "ct", "cd", "postal_region", "cma", "province")
"""Levels of geography that are released where there are no regions, the first that is there."""


@dataclass(frozen=True)
class OfferedVariable:
    """A variable that can be protected.

    Attributes
    ----------
    name
        What it is called.
    levels
        Columns that tell it, the finest first.
    ordered
        As in `core.hierarchies.design.LevelledVariable`.
    one_level
        Whether it is released at one level only unless the user wants more: geography.
    released
        Which level that is, as an index.
    """

    name: str
    levels: tuple[str, ...]
    ordered: tuple[bool, ...] = ()
    one_level: bool = False
    released: int = 0

    @property
    def variable(self) -> LevelledVariable:
        """The variable as long as nobody has chosen."""
        return LevelledVariable(
            self.name,
            self.levels,
            self.ordered,
            EVERY_LEVEL,
            self.released,
            all_levels=not self.one_level,
        )


def usual_level(names: Sequence[str]) -> int:
    """Which of the levels of geography is released if there are no regions, as an index.

    Parameters
    ----------
    names
        Names of the levels, the finest first; the first are the areas themselves.
    """
    known = [names.index(of) for of in _USUAL if of in names]
    return known[0] if known else len(names) - 1


def default_design(offered: Iterable[OfferedVariable], k: int) -> CellDesign:
    """All variables together, each at every level that is released, none weighing more."""
    return CellDesign(tuple(of.variable for of in offered), k=max(1, k))


def kept_to(
    design: CellDesign,
    offered: Sequence[OfferedVariable],
    new: Iterable[str],
    columns: Iterable[str],
) -> CellDesign:
    """What stays of a design once other variables are offered.

    Parameters
    ----------
    design
        As it was chosen.
    offered
        What there is now, in the order of the list.
    new
        Names of those that shall be protected though the design does not name them.
    columns
        All columns there are: levels that are none of these are dropped.

    Returns
    -------
    design
        Combinations that were written by hand, and links, stay as they are.
    """
    chosen = {of.name: of for of in design.variables}
    wanted, there = set(new), set(columns)
    variables = []
    for of in offered:
        before = chosen.get(of.name)
        if before is not None:
            variables.append(_kept(before, of, there))
        elif of.name in wanted:
            variables.append(of.variable)
    return replace(design, variables=tuple(variables))


def _kept(before: LevelledVariable, now: OfferedVariable, columns: set[str]) -> LevelledVariable:
    """The variable with the levels that there are now; what was chosen is found by its name."""
    own = [of for of in before.levels if of in columns and of not in now.levels]
    levels = (*now.levels, *own)
    if levels == before.levels:
        return before
    released = _place(levels, before.levels[before.released], now.released)
    known = EVERY_LEVEL
    if before.known != EVERY_LEVEL:
        known = _place(levels, before.levels[before.known], EVERY_LEVEL)
    return replace(
        before,
        levels=levels,
        ordered=now.ordered if not own else (),
        released=released,
        known=known,
    )


def _place(levels: Sequence[str], name: str, otherwise: int) -> int:
    return levels.index(name) if name in levels else otherwise

"""What a project holds of a hierarchy: how it can be had again, and no value of a record.

The table of a hierarchy lists values of records, which stand in no project. What stands there is
the names of its levels with the rule, the columns or the file that they come from. A hierarchy
that was made by hand comes from nowhere else: only that there was one is kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from core.errors import VbasError
from core.hierarchies.hierarchy import Hierarchy, HierarchyLevel
from core.hierarchies.making import made_hierarchy
from core.hierarchies.origins import Intervals, Origin, Prefixes


@dataclass(frozen=True)
class KeptHierarchy:
    """A hierarchy without its table.

    Attributes
    ----------
    column
        The column whose values it groups.
    levels
        Names of its levels, the finest first.
    origin
        How the table can be had again; None if it cannot.
    """

    column: str
    levels: tuple[str, ...]
    origin: Origin | None = None

    @classmethod
    def of(cls, hierarchy: Hierarchy) -> KeptHierarchy:
        """What is kept of a hierarchy."""
        return cls(hierarchy.column, tuple(of.name for of in hierarchy.levels), hierarchy.origin)

    def bare(self) -> Hierarchy:
        """Its levels without a value, until the table is there again.

        Until then they are no columns of the records: see `core.hierarchies.apply.with_levels`.
        """
        levels = tuple(HierarchyLevel(name, ()) for name in self.levels)
        return Hierarchy(self.column, (), levels, "", self.origin)


def is_bare(hierarchy: Hierarchy) -> bool:
    """Whether the table of a hierarchy is not there."""
    return bool(hierarchy.levels) and not hierarchy.values


def only_here(hierarchy: Hierarchy) -> bool:
    """Whether a project would lose the table of a hierarchy: nothing else holds or makes it."""
    return hierarchy.origin is None and bool(hierarchy.levels) and bool(hierarchy.values)


def made_again(bare: Hierarchy, categories: Sequence[str]) -> Hierarchy:
    """The hierarchy that a rule makes of the categories there are now.

    Raises
    ------
    VbasError
        If the rule does not fit these categories.
    """
    assert isinstance(bare.origin, Intervals | Prefixes)
    return with_names_of(made_hierarchy(bare.column, categories, bare.origin), bare)


def with_names_of(made: Hierarchy, bare: Hierarchy) -> Hierarchy:
    """A hierarchy that was had again, with the names that the user gave its levels.

    Raises
    ------
    VbasError
        If it has another number of levels than it had.
    """
    if len(made.levels) != len(bare.levels):
        raise VbasError(
            "The levels of {column} are {now} now, but were {then} when the project was saved.",
            "Make or import its levels anew.",
            column=bare.column,
            now=len(made.levels),
            then=len(bare.levels),
        )
    names = zip(made.levels, bare.levels, strict=True)
    return replace(made, levels=tuple(replace(of, name=had.name) for of, had in names))

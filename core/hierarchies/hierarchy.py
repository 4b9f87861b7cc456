"""A hierarchy: what each value of a column becomes at coarser levels."""

from __future__ import annotations

from dataclasses import dataclass

from core.errors import VbasError
from core.hierarchies.origins import Origin


@dataclass(frozen=True)
class HierarchyLevel:
    """One coarser level.

    Attributes
    ----------
    name
        What it is called, such as ``"block"``; unique within the hierarchy.
    labels
        (n,) what each value of the hierarchy becomes, in the order of its values.
    order
        Its categories in order, where that is not the order of text; empty = as text.
    """

    name: str
    labels: tuple[str, ...]
    order: tuple[str, ...] = ()


@dataclass(frozen=True)
class Hierarchy:
    """Coarser levels of a column, as a table: one row for each value.

    Attributes
    ----------
    column
        The column whose values it groups.
    values
        (n,) the values, each once; "missing" is never among them, it stays missing at all levels.
    levels
        The coarser levels, the finest first.
    source
        Where it comes from, for the user: a file name, "bands of 5, 10", "prefixes of 1, 3".
    origin
        How it can be had again; None where it stands here only, because somebody edited it.
    """

    column: str
    values: tuple[str, ...]
    levels: tuple[HierarchyLevel, ...] = ()
    source: str = ""
    origin: Origin | None = None

    def __post_init__(self) -> None:
        twice = len(self.values) - len(set(self.values))
        if twice:
            raise VbasError(
                "The hierarchy of {column} names {n} values twice.",
                "Keep one row for each value.",
                column=self.column,
                n=twice,
            )
        names = [level.name for level in self.levels]
        if len(set(names)) < len(names):
            raise VbasError(
                "Two levels of {column} have the same name.",
                "Give each a name of its own.",
                column=self.column,
            )
        for level in self.levels:
            if len(level.labels) != len(self.values):
                raise VbasError(
                    "Level {level} of {column} has {n} labels for {values} values.",
                    "Give one for each value.",
                    level=level.name,
                    column=self.column,
                    n=len(level.labels),
                    values=len(self.values),
                )

    def column_of(self, level: str) -> str:
        """Name of the column that a level makes: ``column.level``; the column itself for ""."""
        return f"{self.column}.{level}" if level else self.column

"""One word for the ways in which a hierarchy is made of nothing but the categories of a column."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from core.hierarchies.code_prefixes import prefix_hierarchy
from core.hierarchies.hierarchy import Hierarchy
from core.hierarchies.intervals import Intervals, interval_hierarchy


@dataclass(frozen=True)
class Prefixes:
    """By how codes begin: so many letters and digits at each level."""

    lengths: tuple[int, ...]


Recipe = Intervals | Prefixes


def made_hierarchy(column: str, categories: Sequence[str], recipe: Recipe) -> Hierarchy:
    """The hierarchy that a recipe makes of a column.

    Raises
    ------
    VbasError
        As `interval_hierarchy` and `prefix_hierarchy`.
    """
    if isinstance(recipe, Intervals):
        return interval_hierarchy(column, categories, recipe)
    return prefix_hierarchy(column, categories, recipe.lengths)

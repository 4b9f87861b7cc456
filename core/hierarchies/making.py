"""Hierarchies made by rules, or read off columns of the records."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from core.coded_records import CodedRecords
from core.errors import VbasError
from core.hierarchies.code_prefixes import prefix_hierarchy
from core.hierarchies.hierarchy import Hierarchy, HierarchyLevel
from core.hierarchies.intervals import Intervals, interval_hierarchy
from core.hierarchies.ordered import fixing


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


def hierarchy_of_columns(coded: CodedRecords, column: str, coarser: Sequence[str]) -> Hierarchy:
    """What each value of a column becomes in other columns of the same records.

    Parameters
    ----------
    column
        The finest column.
    coarser
        The coarser ones, the finest first; each becomes a level of its name.

    Raises
    ------
    VbasError
        If a column is not there, or a value of the finest one stands with several values of a
        coarser one (how many do is said, not which).
    """
    levels = []
    for name in coarser:
        found = fixing(coded, column, name)
        several = found.several[found.several < len(coded.categories[column])]
        if len(several):
            raise VbasError(
                "{n:,} values of {column} stand with several values of {coarser}, so that it is "
                "no level of a hierarchy.",
                "Protect {coarser} as a level without order, or leave it out.",
                n=len(several),
                column=column,
                coarser=name,
            )
        levels.append(_level(coded, column, name))
    source = "columns " + ", ".join((column, *coarser))
    return Hierarchy(column, coded.categories[column], tuple(levels), source)


def _level(coded: CodedRecords, column: str, name: str) -> HierarchyLevel:
    finer, other = (coded.codes[coded.columns.index(of)] for of in (column, name))
    labels = np.array([*coded.categories[name], ""], dtype=object)
    becomes = np.full(len(coded.categories[column]) + 1, len(labels) - 1, dtype=np.int32)
    becomes[finer] = other
    return HierarchyLevel(name, tuple(labels[becomes[:-1]].tolist()), tuple(coded.categories[name]))

"""What a person can do to a hierarchy: each gives a new one."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Final

from core.errors import VbasError
from core.hierarchies.hierarchy import Hierarchy, HierarchyLevel
from core.hierarchies.labels import natural_order

BY_HAND: Final = "by hand"


def empty_hierarchy(column: str, categories: Sequence[str]) -> Hierarchy:
    """A hierarchy without a level, to begin with."""
    return Hierarchy(column, tuple(categories), (), BY_HAND)


def with_level(hierarchy: Hierarchy, name: str) -> Hierarchy:
    """One more level, the coarsest, in which everything stays what it is at the level before."""
    before = hierarchy.levels[-1].labels if hierarchy.levels else hierarchy.values
    order = hierarchy.levels[-1].order if hierarchy.levels else hierarchy.values
    return _checked(hierarchy, (*hierarchy.levels, HierarchyLevel(name, before, order)))


def without_level(hierarchy: Hierarchy, place: int) -> Hierarchy:
    """A level less."""
    return _checked(hierarchy, tuple(of for i, of in enumerate(hierarchy.levels) if i != place))


def renamed_level(hierarchy: Hierarchy, place: int, name: str) -> Hierarchy:
    """The same with another name for a level."""
    renamed = _with(hierarchy, place, replace(hierarchy.levels[place], name=name.strip()))
    return replace(renamed, origin=hierarchy.origin)  # it gives the same labels


def relabelled(
    hierarchy: Hierarchy, place: int, rows: Collection[int], label: str, *, coarser: bool = True
) -> Hierarchy:
    """Some values get another label at a level.

    Parameters
    ----------
    place
        Which level.
    rows
        Which of its values, as indices.
    label
        The label; "" is missing.
    coarser
        Values that then share a label share those of coarser levels too: those of the value that
        had the label already, else of the first of the rows. So a tree stays a tree.
    """
    label = label.strip()
    chosen, level = set(rows), hierarchy.levels[place]
    if not chosen:
        return hierarchy
    labels = tuple(label if i in chosen else of for i, of in enumerate(level.labels))
    found = _with(hierarchy, place, HierarchyLevel(level.name, labels, _order(level, labels)))
    if not coarser or not label:
        return found
    model = next(
        (i for i, of in enumerate(level.labels) if of == label and i not in chosen), min(chosen)
    )
    for above in range(place + 1, len(found.levels)):
        of = found.levels[above]
        moved = tuple(of.labels[model] if i in chosen else x for i, x in enumerate(of.labels))
        found = _with(found, above, HierarchyLevel(of.name, moved, _order(of, moved)))
    return found


def with_values(hierarchy: Hierarchy, values: Sequence[str]) -> Hierarchy:
    """Further values, each a category of its own at all levels: as records have them."""
    new = tuple(value for value in dict.fromkeys(values) if value not in set(hierarchy.values))
    levels = tuple(
        replace(of, labels=(*of.labels, *new), order=natural_order((*of.labels, *new)) or ())
        for of in hierarchy.levels
    )
    values = (*hierarchy.values, *new)
    return replace(hierarchy, values=values, levels=levels, origin=None)


def with_hierarchy(
    hierarchies: Mapping[str, Hierarchy], hierarchy: Hierarchy
) -> dict[str, Hierarchy]:
    """All hierarchies, with this one as that of its column."""
    return {**hierarchies, hierarchy.column: hierarchy}


def _with(hierarchy: Hierarchy, place: int, level: HierarchyLevel) -> Hierarchy:
    levels = tuple(level if i == place else of for i, of in enumerate(hierarchy.levels))
    return _checked(hierarchy, levels)


def _checked(hierarchy: Hierarchy, levels: tuple[HierarchyLevel, ...]) -> Hierarchy:
    for level in levels:
        if not level.name.strip():
            raise VbasError(
                "A level of {column} has no name.", "Give it one.", column=hierarchy.column
            )
    return replace(hierarchy, levels=levels, origin=None)


def _order(level: HierarchyLevel, labels: Sequence[str]) -> tuple[str, ...]:
    """The order that was, without what is gone; new labels stand where their number puts them."""
    here = set(labels) - {""}
    if here <= set(level.order):
        return tuple(label for label in level.order if label in here)
    return natural_order(labels)

"""What is to be known of a hierarchy before it is used: how coarse, how many, and what is wrong."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.hierarchies.apply import level_codes, unknown_values
from core.hierarchies.hierarchy import Hierarchy

Groups = NDArray[np.integer]


@dataclass(frozen=True)
class LevelFacts:
    """One level among the records; the column itself is the level "".

    Attributes
    ----------
    name
        Of the level.
    categories
        Categories that records have there.
    smallest
        Records of the rarest of them; 0 without records.
    below_k
        Categories with fewer than k records: they alone cannot stand.
    records_below_k
        Records in those.
    in_order
        Whether the level before fixes it.
    crossing
        Labels of the level before that stand under several labels here.
    """

    name: str
    categories: int
    smallest: int
    below_k: int
    records_below_k: int
    in_order: bool = True
    crossing: tuple[str, ...] = ()


@dataclass(frozen=True)
class HierarchyFacts:
    """A hierarchy beside the records.

    Attributes
    ----------
    levels
        The column itself and each level, the finest first.
    unknown
        Values of the records that the hierarchy does not name.
    unknown_records
        Records that have one of them.
    unused
        Values of the hierarchy that no record has, how many.
    missing
        Records without a value.
    """

    levels: tuple[LevelFacts, ...]
    unknown: tuple[str, ...]
    unknown_records: int
    unused: int
    missing: int


def crossings(hierarchy: Hierarchy) -> tuple[tuple[str, ...], ...]:
    """For each level the labels of the level before it that stand under several of its labels.

    A hierarchy is a tree if none does.
    """
    found = []
    before: Sequence[str] = hierarchy.values
    for level in hierarchy.levels:
        stands_under: dict[str, str] = {}
        several: dict[str, None] = {}
        for finer, label in zip(before, level.labels, strict=True):
            if stands_under.setdefault(finer, label) != label:
                several[finer] = None
        found.append(tuple(several))
        before = level.labels
    return tuple(found)


def looked_at(
    hierarchy: Hierarchy,
    categories: tuple[str, ...],
    records: NDArray[np.int64],
    k: int,
    people_in: Callable[[Groups, int], NDArray[np.int64]] | None = None,
) -> HierarchyFacts:
    """What a hierarchy makes of the records of its column.

    Parameters
    ----------
    categories
        Categories of the column, in order.
    records
        (categories + 1,) records of each, missing last.
    k
        Smallest class allowed, persons.
    people_in
        The (n,) persons of n groups, from the (categories + 1,) group of each category, missing
        last; None where every record is a person of its own.
    """

    def facts(name: str, groups: Groups, n: int, *more: tuple[str, ...]) -> LevelFacts:
        sums = np.bincount(groups, records, n).astype(np.int64)[:-1]
        people = sums if people_in is None else people_in(groups, n)[:-1]
        return _facts(name, sums, people, k, *more)

    found = [facts("", np.arange(len(records)), len(records))]
    for level, several in zip(hierarchy.levels, crossings(hierarchy), strict=True):
        lookup, labels = level_codes(hierarchy, level, categories)
        found.append(facts(level.name, lookup, len(labels) + 1, several))
    there = set(unknown_values(hierarchy, categories))
    own = np.array([value in there for value in categories] + [False])
    have = dict(zip(categories, records.tolist(), strict=False))
    return HierarchyFacts(
        tuple(found),
        tuple(value for value in categories if value in there and have[value]),
        int(records[own].sum()),
        sum(not have.get(value) for value in hierarchy.values),
        int(records[-1]),
    )


def _facts(
    name: str,
    sums: NDArray[np.int64],
    people: NDArray[np.int64],
    k: int,
    several: tuple[str, ...] = (),
) -> LevelFacts:
    there = people[sums > 0]
    small = (sums > 0) & (people < k)
    return LevelFacts(
        name,
        len(there),
        int(there.min()) if len(there) else 0,
        int(np.count_nonzero(small)),
        int(sums[small].sum()),
        not several,
        several,
    )

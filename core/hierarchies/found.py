"""What a hierarchy makes of the records."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from core.coded_records import CodedRecords
from core.hierarchies.hierarchy import Hierarchy
from core.hierarchies.labels import rows_with
from core.hierarchies.looked_at import HierarchyFacts, looked_at
from core.hierarchies.making import made_hierarchy
from core.hierarchies.origins import Recipe
from core.suppression.cells.counting import people_in


class HierarchyQuestion(NamedTuple):
    """Which hierarchy is looked at.

    Attributes
    ----------
    hierarchy
        The hierarchy.
    records
        The records; None while they are not read.
    k
        Smallest class allowed, records.
    text
        What listed values contain.
    """

    hierarchy: Hierarchy
    records: CodedRecords | None
    k: int
    text: str = ""


@dataclass(frozen=True, eq=False)
class HierarchyFound:
    """A hierarchy, and what is known of it.

    Attributes
    ----------
    hierarchy
        The hierarchy.
    rows
        Indices of the values that are listed, in order.
    records
        (values,) records of each value; None while records are not read.
    facts
        What it makes of the records; without records all counts are 0.
    k
        Smallest class allowed, records.
    """

    hierarchy: Hierarchy
    rows: NDArray[np.int64]
    records: NDArray[np.int64] | None
    facts: HierarchyFacts
    k: int


def found_of(asked: HierarchyQuestion) -> HierarchyFound:
    """A hierarchy with what it makes of the records."""
    hierarchy, records, k, text = asked
    rows, counts = rows_with(hierarchy, text), None
    if records is None or hierarchy.column not in records.columns:
        facts = looked_at(hierarchy, (), np.zeros(1, np.int64), k)
        return HierarchyFound(hierarchy, rows, None, facts, k)
    categories = records.categories[hierarchy.column]
    codes = records.codes[records.columns.index(hierarchy.column)]
    counts = np.bincount(codes, minlength=len(categories) + 1).astype(np.int64)  # missing last
    facts = looked_at(hierarchy, categories, counts, k, _people(records, codes))
    have = dict(zip(categories, counts.tolist(), strict=False))
    each = np.array([have.get(value, 0) for value in hierarchy.values], dtype=np.int64)
    return HierarchyFound(hierarchy, rows, each, facts, k)


def _people(
    records: CodedRecords, codes: NDArray[np.int32]
) -> Callable[[NDArray[np.integer], int], NDArray[np.int64]] | None:
    """Counts the persons of groups of a column's categories; None where each record is one."""
    if records.persons is None:
        return None
    return lambda groups, n: people_in(records, groups[codes].astype(np.int32), n)


def preview_of(column: str, records: CodedRecords, recipe: Recipe, k: int) -> HierarchyFound:
    """What would come of a recipe; VbasError if nothing can."""
    made = made_hierarchy(column, records.categories[column], recipe)
    return found_of(HierarchyQuestion(made, records, k))

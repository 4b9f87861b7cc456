"""What the panel shows is worked out here, in a thread of the background. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from app.features.variables.counting import RecordFile, Wanted
from app.workspaces.cells.hierarchies.shown import HierarchyShown
from core.coded_records import CodedRecords
from core.errors import VbasError
from core.hierarchies.from_columns import hierarchy_of_columns
from core.hierarchies.hierarchy import Hierarchy
from core.hierarchies.listing import rows_with
from core.hierarchies.looked_at import looked_at
from core.hierarchies.making import Recipe, made_hierarchy
from core.io.records.coded import read_coded
from core.quasi_identifiers import QuasiIdentifier
from core.steps import Steps
from core.suppression.cells.counting.people import people_in


def shown_of(
    hierarchy: Hierarchy, records: CodedRecords | None, k: int, text: str = ""
) -> HierarchyShown:
    """A hierarchy with what it makes of the records; ``text``: what listed values contain."""
    counts = None if records is None else _counts(records, hierarchy.column)
    if counts is None:
        facts = looked_at(hierarchy, (), np.zeros(1, np.int64), k)
        return HierarchyShown(hierarchy, rows_with(hierarchy, text), None, facts, k)
    assert records is not None
    categories = records.categories[hierarchy.column]
    facts = looked_at(hierarchy, categories, counts, k, _people(records, hierarchy.column))
    have = dict(zip(categories, counts.tolist(), strict=False))
    each = np.array([have.get(value, 0) for value in hierarchy.values], dtype=np.int64)
    return HierarchyShown(hierarchy, rows_with(hierarchy, text), each, facts, k)


def preview_of(column: str, records: CodedRecords, recipe: Recipe, k: int) -> HierarchyShown:
    """What would come of a recipe; VbasError if nothing can."""
    return shown_of(made_hierarchy(column, records.categories[column], recipe), records, k)


def read_columns(wanted: Wanted, column: str, others: Sequence[str]) -> Steps[Hierarchy]:
    """The hierarchy that other columns of the record file make of one.

    Raises
    ------
    VbasError
        If the file cannot be read, or a value stands with several of a coarser column.
    """
    known = {of.column: of for of in wanted.quasi_identifiers}
    file: RecordFile = wanted.file
    columns = [known.get(name, QuasiIdentifier(name)) for name in (column, *others)]
    coded = yield from read_coded(file.path, columns)
    ordered = sorted(others, key=lambda name: -len(coded.categories[name]))
    if not ordered:
        raise VbasError("No coarser column is chosen.", "Tick at least one.")
    return hierarchy_of_columns(coded, column, ordered)


def _counts(records: CodedRecords, column: str) -> NDArray[np.int64] | None:
    """(categories + 1,) records of each category, missing last; None if it is not read."""
    if column not in records.columns:
        return None
    codes = records.codes[records.columns.index(column)]
    return np.bincount(codes, minlength=len(records.categories[column]) + 1).astype(np.int64)


def _people(
    records: CodedRecords, column: str
) -> Callable[[NDArray[np.integer], int], NDArray[np.int64]] | None:
    """Counts the persons of groups of a column's categories; None where each record is one."""
    if records.persons is None:
        return None
    codes = records.codes[records.columns.index(column)]
    return lambda groups, n: people_in(records, groups[codes].astype(np.int32), n)

"""Records with a further column for each level of a hierarchy and of geography."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from core.areas import Listed
from core.coded_records import CodedRecords
from core.errors import Notice, VbasError
from core.hierarchies.hierarchy import Hierarchy, HierarchyLevel
from core.hierarchies.kept import is_bare
from core.record_uniqueness.distinct import CountedVariable
from core.record_uniqueness.variables import geography_of, geography_of_ids


@dataclass(frozen=True, eq=False)
class _Column:
    """A column to be: its codes come by look-up from those of another."""

    name: str
    of: str
    lookup: NDArray[np.int32]
    categories: tuple[str, ...]


def with_levels(
    coded: CodedRecords,
    hierarchies: Mapping[str, Hierarchy],
    *,
    areas: Listed | None = None,
    more: Mapping[str, NDArray[np.integer]] | None = None,
    only: Collection[str] | None = None,
) -> CodedRecords:
    """The records with a further column for each level.

    A level of a hierarchy is the column ``column.level``. Where records carry areas there is a
    column ``geography`` (the id of the area, unless a column of the file is called so) with the
    columns ``geography.fsa``, ``geography.province``, ``geography.run 3`` ... A value that its
    hierarchy does not name stays what it is at all levels, so that it is protected as itself, and
    a notice says how many there are; missing stays missing. Levels whose table is not there yet
    (`is_bare`) give no column: ungrouped values would stand under the name of a coarser level.

    Parameters
    ----------
    hierarchies
        {column: its hierarchy}; those of columns that were not read are passed over.
    areas
        The areas that ``coded.areas`` are among, with their parents; without them levels are read
        off the ids.
    more
        {name: (areas,) region of each of ``areas``, -1 = none}: regions of runs as further levels.
    only
        Further columns that are wanted; None = all.

    Raises
    ------
    VbasError
        If a level would be called as a column is, or two levels of geography are called alike.
    """
    made: dict[str, _Column] = {}
    codes_of = {name: coded.codes[i] for i, name in enumerate(coded.columns)}
    categories = dict(coded.categories)
    notices: list[Notice] = []
    if coded.areas is not None and coded.area_ids is not None:
        variable, place = _geography(coded, areas, more)
        codes_of[variable.name] = place[coded.areas]
        categories[variable.name] = variable.categories
        made.update(_geography_columns(variable))
    for column, hierarchy in hierarchies.items():
        if column in categories and not (is_bare(hierarchy) and categories[column]):
            made.update(_hierarchy_columns(hierarchy, categories[column]))
            notices += _unknown(hierarchy, categories[column], codes_of[column])
    for name in made:
        if name in coded.columns:
            raise VbasError(
                "The records have a column {name} already.",
                "Give the level of the hierarchy another name.",
                name=name,
            )
    wanted = [of for of in made.values() if only is None or of.name in only]
    first = len(coded.columns)
    codes = np.empty((first + len(wanted), coded.n_records), np.int32)
    codes[:first] = coded.codes
    for row, of in enumerate(wanted, first):
        np.take(of.lookup, codes_of[of.of], out=codes[row])
    return replace(
        coded,
        columns=(*coded.columns, *(of.name for of in wanted)),
        codes=codes,
        categories={**coded.categories, **{of.name: of.categories for of in wanted}},
        n_categories={**coded.n_categories, **{of.name: len(of.categories) for of in wanted}},
        notices=(*coded.notices, *notices),
    )


def unknown_values(hierarchy: Hierarchy, categories: Collection[str]) -> tuple[str, ...]:
    """Categories of a column that its hierarchy does not name, in their order.

    They are values of records: for the eyes of who sees the records, not for messages or files.
    """
    known = set(hierarchy.values)
    return tuple(value for value in categories if value not in known)


def level_codes(
    hierarchy: Hierarchy, level: HierarchyLevel, categories: tuple[str, ...]
) -> tuple[NDArray[np.int32], tuple[str, ...]]:
    """What the categories of a column become at a level.

    Returns
    -------
    lookup, labels
        (categories + 1,) int32 the code of each, missing last; the categories of the level, in
        order: those that it declares, then the others as text. An empty label is missing.
    """
    label_of = dict(zip(hierarchy.values, level.labels, strict=True))
    found = [label_of.get(value, value) for value in categories]
    others = (set(level.labels) | set(found)) - set(level.order) - {""}
    labels = (*dict.fromkeys(level.order), *sorted(others))
    code_of = {label: code for code, label in enumerate(labels)}
    code_of[""] = len(labels)
    lookup = np.array([*(code_of[label] for label in found), len(labels)], dtype=np.int32)
    return lookup, labels


def _geography(
    coded: CodedRecords, areas: Listed | None, more: Mapping[str, NDArray[np.integer]] | None
) -> tuple[CountedVariable, NDArray[np.int32]]:
    """The variable, and (units + 1,) the code of each of ``coded.area_ids``, unknown last."""
    assert coded.area_ids is not None
    ids = coded.area_ids.tolist()
    if areas is None:
        variable = geography_of_ids(ids, coded.columns)
    else:
        variable = geography_of(areas, more=more, columns=coded.columns)
    code_of = {unit: code for code, unit in enumerate(variable.categories)}
    missing = len(code_of)
    return variable, np.array([*(code_of.get(unit, missing) for unit in ids), missing], np.int32)


def _geography_columns(variable: CountedVariable) -> dict[str, _Column]:
    n = len(variable.categories)
    name = variable.name
    found = {name: _Column(name, name, np.arange(n + 1, dtype=np.int32), variable.categories)}
    for level in variable.levels:
        missing = len(level.categories)
        lookup = np.append(np.where(level.of < 0, missing, level.of), missing).astype(np.int32)
        column = f"{name}.{level.name}"
        found[column] = _Column(column, name, lookup, level.categories)
    return found


def _hierarchy_columns(hierarchy: Hierarchy, categories: tuple[str, ...]) -> dict[str, _Column]:
    found = {}
    for level in hierarchy.levels:
        name = hierarchy.column_of(level.name)
        lookup, labels = level_codes(hierarchy, level, categories)
        found[name] = _Column(name, hierarchy.column, lookup, labels)
    return found


def _unknown(
    hierarchy: Hierarchy, categories: tuple[str, ...], codes: NDArray[np.int32]
) -> list[Notice]:
    known = set(hierarchy.values)
    unknown = np.array([*(value not in known for value in categories), False])
    records = np.bincount(codes, minlength=len(unknown))[unknown]
    if not records.any():
        return []
    text = (
        "Values of {column} that are not in its hierarchy: {n:,}, in {records:,} of the records. "
        "At coarser levels they stay what they are."
    )
    values = int(np.count_nonzero(records))
    return [Notice(text, n=values, column=hierarchy.column, records=int(records.sum()))]

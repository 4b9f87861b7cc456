"""The table of equivalence classes of a file, or of some areas (Figure 1 of Croft et al. 2015)."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.classes import ClassCounts
from core.quasi_identifiers import MISSING_LABEL
from core.small_counts import ALL_TOLD, are_small
from core.tables.base import COUNT, N_, SHARE, TEXT, YES, Column, Table, free_name

MOST_ROWS = 100_000
"""Classes in the table; of more, the smallest."""


@dataclass(frozen=True, eq=False)
class FoundClasses:
    """The classes of some areas together.

    Attributes
    ----------
    counts, k
        Of which records, and the smallest class that may be released.
    classes
        (c,) which classes are there, the smallest first.
    sizes
        (c,) their records; persons where they name persons.
    areas
        (c,) areas of these that have it.
    """

    counts: ClassCounts
    k: int
    classes: NDArray[np.intp]
    sizes: NDArray[np.int64]
    areas: NDArray[np.int64]


def find_classes(
    counts: ClassCounts, k: int, areas: NDArray[np.intp] | None = None
) -> FoundClasses:
    """The classes of all areas together, or of some, such as those of a region.

    Parameters
    ----------
    counts
        Records by area and class.
    k
        Smallest size of a class that may be released.
    areas
        Indices; None = the whole file.
    """
    there = counts if areas is None else counts.of_units(areas)
    n_areas = np.bincount(there.counts.indices, minlength=there.n_classes)
    classes = np.flatnonzero(n_areas)
    sizes = np.asarray(there.sizes)[classes]
    order = np.lexsort((classes, sizes))
    of_areas = n_areas[classes][order].astype(np.int64)
    return FoundClasses(counts, k, classes[order].astype(np.intp), sizes[order], of_areas)


def areas_with(
    counts: ClassCounts, classes: NDArray[np.intp], least: int = ALL_TOLD
) -> NDArray[np.intp]:
    """Indices of the areas that have a record of one of some classes, or ``least`` of one."""
    wanted = np.zeros(counts.n_classes, dtype=bool)
    wanted[classes] = True
    has = np.flatnonzero(wanted[counts.counts.indices] & (counts.class_sizes >= least))
    rows = np.searchsorted(counts.counts.indptr, has, side="right") - 1
    return np.unique(rows).astype(np.intp)


def table_of_classes(of: FoundClasses, least: int = ALL_TOLD) -> Table:
    """One row a class: its values, its size, where it is.

    Parameters
    ----------
    of
        The classes; of very many, the smallest `MOST_ROWS` are shown.
    least
        The smallest count that is told: of smaller classes neither values nor places are.
    """
    some = slice(0, MOST_ROWS)
    classes, sizes = of.classes[some], of.sizes[some]
    hidden = are_small(sizes, least)
    taken = {"records", "share", "areas", "below_k"}
    columns = []
    for j, (name, labels) in enumerate(of.counts.categories.items()):
        texts = np.array([*labels, MISSING_LABEL], dtype=object)[of.counts.codes[classes, j]]
        texts[hidden] = ""
        own = free_name(name, taken)
        taken.add(own)
        columns.append(Column(own, name, texts, TEXT, own=True))
    total = max(int(of.sizes.sum()), 1)
    unit = N_("people") if of.counts.unit == "people" else N_("records")
    columns += [
        Column(
            "records", N_("Size"), sizes, COUNT, unit, N_("Records that share all values."),
            counts=sizes,
        ),
        Column(
            "share", N_("Share"), sizes / total, SHARE, "%", N_("Share of all that are looked at."),
            counts=sizes,
        ),
        Column(
            "areas", N_("Areas"), of.areas[some], COUNT, N_("areas"),
            N_("Areas in which the class has a record."), counts=sizes,
        ),
        Column(
            "below_k", N_("Below k"), sizes < of.k, YES,
            help=N_("Whether the class is smaller than k, all areas that are looked at together."),
        ),
    ]  # fmt: skip
    return Table("classes", tuple(columns), classes)


def size_edges(k: int, largest: int, least: int = ALL_TOLD) -> NDArray[np.float64]:
    """Edges of classes of sizes: one by one or doubling below k, doubling from there on.

    Where counts below ``least`` are not told, all below stand in one.
    """
    edges = [1]
    step = 1
    while least == ALL_TOLD and edges[-1] + step < k:
        edges.append(edges[-1] + step)
        step = 1 if k <= 6 else step * 2
    upper = max(k, 2)
    edges.append(upper)
    while upper <= largest:
        upper *= 2
        edges.append(upper)
    return np.array(sorted(set(edges)), dtype=np.float64)

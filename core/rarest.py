"""Bottleneck classes: the combinations of values that the fewest records of a unit share."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from core.classes import ClassCounts
from core.quasi_identifiers import MISSING_LABEL
from core.small_counts import ALL_TOLD, are_small


@dataclass(frozen=True)
class RareClass:
    """One equivalence class within an area or a region.

    Attributes
    ----------
    values
        Quasi-identifier and category, in the order of the scenario.
    records
        Records (people where they name persons) of the unit that share them.
    """

    values: tuple[tuple[str, str], ...]
    records: int


@dataclass(frozen=True)
class Rarest:
    """The smallest classes of one unit.

    Attributes
    ----------
    classes
        The smallest first; of equal ones the first by code.
    n_classes
        Classes present in the unit.
    n_below
        Classes smaller than k, and
    records_below
        the records in them.
    """

    classes: tuple[RareClass, ...]
    n_classes: int
    n_below: int
    records_below: int


def rarest_classes(
    counts: ClassCounts, unit: int, k: int, most: int = 5, *, least: int = ALL_TOLD
) -> Rarest:
    """The smallest classes of an area or a region; one look at one row of the counts.

    Parameters
    ----------
    counts
        Records by area or region and class.
    unit
        The row.
    k
        Smallest size of a class that may be released, records.
    most
        Classes wanted.
    least
        Classes smaller than this are counted, but not named.
    """
    row = slice(counts.counts.indptr[unit], counts.counts.indptr[unit + 1])
    sizes, classes = counts.class_sizes[row], counts.counts.indices[row]
    below, records = sizes < k, counts.counts.data[row]
    order = np.lexsort((classes, sizes))
    order = order[~are_small(sizes[order], least)][:most]
    rare = tuple(RareClass(_values(counts, int(classes[i])), int(sizes[i])) for i in order.tolist())
    return Rarest(rare, len(sizes), int(below.sum()), int(records[below].sum()))


def _values(counts: ClassCounts, code: int) -> tuple[tuple[str, str], ...]:
    """What the records of a class have in common."""
    found = []
    for (name, categories), value in zip(
        counts.categories.items(), counts.codes[code].tolist(), strict=True
    ):
        known = value < len(categories)
        found.append((name, categories[value] if known else MISSING_LABEL))
    return tuple(found)

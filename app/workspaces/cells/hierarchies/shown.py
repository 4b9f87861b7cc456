"""What the panel shows, as values."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.hierarchies.hierarchy import Hierarchy
from core.hierarchies.looked_at import HierarchyFacts


@dataclass(frozen=True)
class ColumnShown:
    """A column in the chooser.

    Attributes
    ----------
    name
        Of the column.
    n_levels
        Levels that it has.
    """

    name: str
    n_levels: int = 0


@dataclass(frozen=True, eq=False)
class HierarchyShown:
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


@dataclass(frozen=True)
class Relabelling:
    """Some values shall get another label at a level.

    Attributes
    ----------
    level
        Which level, from 0.
    rows
        Indices of the values.
    label
        Their label; "" is missing.
    """

    level: int
    rows: tuple[int, ...]
    label: str

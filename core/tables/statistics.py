"""A column in a few numbers."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.tables.base import Column


@dataclass(frozen=True)
class Statistics:
    """What the rows of a column hold, in the column's unit; None where there is nothing.

    Attributes
    ----------
    rows, missing
        All rows; those without a value.
    different
        Different values.
    smallest, lower_quartile, median, upper_quartile, largest, mean, total
        Of the values there are; quartiles are interpolated. None for text.
    """

    rows: int
    missing: int
    different: int
    smallest: float | None = None
    lower_quartile: float | None = None
    median: float | None = None
    upper_quartile: float | None = None
    largest: float | None = None
    mean: float | None = None
    total: float | None = None


def statistics_of(column: Column, rows: NDArray[np.intp]) -> Statistics:
    """The statistics of a column over some of its rows; yes counts as 1."""
    places = column.ranks[rows]
    there = places >= 0
    different = len(np.unique(places[there]))
    missing = int(len(rows) - there.sum())
    if column.is_text or not there.any():
        return Statistics(len(rows), missing, different)
    values = np.asarray(column.values[rows][there], dtype=np.float64)
    smallest, low, middle, high, largest = np.quantile(values, (0.0, 0.25, 0.5, 0.75, 1.0)).tolist()
    total = math.fsum(values)
    mean = total / len(values)
    return Statistics(
        len(rows), missing, different, smallest, low, middle, high, largest, mean, total
    )

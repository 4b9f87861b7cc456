"""Cramer's V of a contingency table, plain and corrected for the bias of small tables."""

from __future__ import annotations

import math
from dataclasses import dataclass


@dataclass(frozen=True)
class CramersV:
    """How strongly two columns go together, 0 (not at all) to 1 (one tells the other).

    Attributes
    ----------
    plain
        sqrt(phi^2 / (min(rows, columns) - 1)); NaN where a column has fewer than two values.
    corrected
        The same without the association that chance alone makes in tables with many cells and
        few records (Bergsma 2013); NaN where there are too few records to say.
    n
        Records with both values.
    """

    plain: float
    corrected: float
    n: int


def cramers_v(n: int, total: float, rows: int, columns: int) -> CramersV:
    """Cramer's V from the sums of a contingency table.

    Parameters
    ----------
    n
        Records in it.
    total
        Sum of n_ij^2 / (n_i n_j) over its cells: phi^2 + 1.
    rows, columns
        Values that have records.
    """
    if min(rows, columns) < 2:
        return CramersV(math.nan, math.nan, n)
    squared = max(0.0, total - 1)
    plain = min(1.0, math.sqrt(squared / (min(rows, columns) - 1)))
    by_chance = (rows - 1) * (columns - 1) / (n - 1)
    left = min(_corrected(rows, n), _corrected(columns, n)) - 1
    if left <= 0:
        return CramersV(plain, math.nan, n)
    return CramersV(plain, min(1.0, math.sqrt(max(0.0, squared - by_chance) / left)), n)


def _corrected(size: int, n: int) -> float:
    return size - (size - 1) ** 2 / (n - 1)

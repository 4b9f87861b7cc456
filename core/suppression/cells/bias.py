"""Where a suppression biases: which groups of records lose more of their values than others."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.arrays import check_shape
from core.coded_records import CodedRecords
from core.suppression.cells.cramer import CramersV, cramers_v
from core.suppression.cells.missingness import Missingness, missingness
from core.suppression.cells.result import CellSuppression

LEAST_GROUP: Final = 20
"""Groups of fewer records are not named as those that lose most or least, where others can be."""


@dataclass(frozen=True, eq=False)
class Bias:
    """How unevenly the blanks of a column are spread over the values of another.

    Attributes
    ----------
    strength
        Cramer's V of "blanked or not" and the values that group the records: 0 where all groups
        lose the same share, 1 where some lose everything and others nothing; None where it cannot
        be told, as with a single group.
    most, least
        Indices of the groups that lose the largest and the smallest share; None without groups.
    """

    found: Missingness
    strength: float | None
    most: int | None
    least: int | None


def bias_of(found: Missingness) -> Bias:
    """How unevenly a missingness is spread.

    Of groups with the same share, the one with more records is named, then the first.
    """
    v = unevenness(found).corrected
    large = found.records >= LEAST_GROUP
    among = np.flatnonzero(large if np.count_nonzero(large) > 1 else found.records > 0)
    if not len(among):
        return Bias(found, None, None, None)
    share, records = found.share[among], found.records[among]
    most = among[np.lexsort((-records, -share))[0]]
    least = among[np.lexsort((-records, share))[0]]
    return Bias(found, None if math.isnan(v) else v, int(most), int(least))


def unevenness(found: Missingness) -> CramersV:
    """Cramer's V of "blanked or not" and the values that group the records."""
    blanked, shown = int(found.blanked.sum()), found.n_records - int(found.blanked.sum())
    if not blanked or not shown:
        return CramersV(math.nan, math.nan, found.n_records)
    rest = found.records - found.blanked
    parts = (found.blanked**2 / (found.records * blanked), rest**2 / (found.records * shown))
    total = math.fsum(np.concatenate(parts))
    return cramers_v(found.n_records, total, len(found), 2)


def biases(
    records: CodedRecords, suppression: CellSuppression, column: str, by: Sequence[str]
) -> tuple[Bias, ...]:
    """How unevenly the blanks of a column are spread over each of several others.

    Parameters
    ----------
    records, suppression
        As in `missingness`.
    column
        Whose cells are looked at; `ANY_COLUMN` = any.
    by
        The columns that group the records.

    Returns
    -------
    biases
        The most uneven first; those that cannot be told last.
    """
    found = [bias_of(missingness(records, suppression, column, name)) for name in by]
    found.sort(key=lambda of: -1.0 if of.strength is None else of.strength, reverse=True)
    return tuple(found)


def group_of_areas(
    areas: NDArray[np.integer], codes: NDArray[np.integer], n_areas: int
) -> NDArray[np.int32] | None:
    """Which group each area belongs to, if a column is fixed by the area, such as its province.

    Parameters
    ----------
    areas
        (n,) area of each record, -1 = not known.
    codes
        (n,) group of each record.

    Returns
    -------
    groups
        (n_areas,) the group of each, -1 without records; None if an area has records of several.
    """
    check_shape("codes", np.asarray(codes), np.shape(areas))
    groups = np.full(n_areas, -1, np.int32)
    known = areas >= 0
    groups[areas[known]] = codes[known]
    return groups if np.array_equal(groups[areas[known]], codes[known]) else None

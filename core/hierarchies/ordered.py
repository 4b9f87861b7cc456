"""Whether one level is fixed by another: what the records say, and whether it is as claimed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from core.arrays import distinct
from core.coded_records import CodedRecords
from core.errors import VbasError


@dataclass(frozen=True, eq=False)
class Fixing:
    """How well one column fixes another.

    Attributes
    ----------
    several
        (m,) codes of the finer column that stand with several values of the coarser one, and its
        code for missing if that stands with anything but missing; ascending.
    """

    several: NDArray[np.int32]

    @property
    def holds(self) -> bool:
        """Whether the finer column fixes the coarser one."""
        return not len(self.several)


def fixing(coded: CodedRecords, finer: str, coarser: str) -> Fixing:
    """Whether each value of one column stands with one value of another.

    Where the finer value is missing, the coarser one must be missing too: blanking a cell of the
    finer column then blanks all that the coarser one could tell.
    """
    a = coded.codes[_place(coded, finer)]
    b = coded.codes[_place(coded, coarser)]
    stands_with = np.empty(len(coded.categories[finer]) + 1, dtype=np.int32)
    stands_with[a] = b
    stands_with[-1] = len(coded.categories[coarser])
    return Fixing(distinct(a[stands_with[a] != b]))


def ordered_of(coded: CodedRecords, levels: Sequence[str]) -> tuple[bool, ...]:
    """(levels - 1) whether each level is fixed by the one before it, in these records."""
    return tuple(fixing(coded, finer, coarser).holds for finer, coarser in pairwise(levels))


def _place(coded: CodedRecords, column: str) -> int:
    if column not in coded.columns:
        raise VbasError(
            "There is no column or level {column}.",
            "There are: {columns}.",
            column=column,
            columns=", ".join(coded.columns),
        )
    return coded.columns.index(column)

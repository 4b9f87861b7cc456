"""Associations between columns before cells are blanked and after: where analysts would be misled.

Blanked cells are left out pair by pair, as most programs for statistics do with missing values: an
association is measured among the records that show both values.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.arrays import check_shape, read_only
from core.coded_records import CodedRecords
from core.errors import VbasError
from core.steps import Step, Steps
from core.suppression.cells.cramer import CramersV, by_code, cramers_v, table_sums
from core.suppression.cells.loss import check_same_records
from core.suppression.cells.result import CellSuppression


@dataclass(frozen=True, eq=False)
class AssociationMatrix:
    """Cramer's V of each pair of columns.

    Attributes
    ----------
    corrected, plain
        (c, c) as in `CramersV`; NaN where it cannot be told, 1 on the diagonal.
    n
        (c, c) int64 records that show both values.
    """

    corrected: NDArray[np.float64]
    plain: NDArray[np.float64]
    n: NDArray[np.int64]

    def __post_init__(self) -> None:
        for name in ("corrected", "plain", "n"):
            array = getattr(self, name)
            check_shape(name, array, self.n.shape)
            object.__setattr__(self, name, read_only(array))


@dataclass(frozen=True, eq=False)
class Associations:
    """How strongly columns go together, before cells were blanked and after.

    Attributes
    ----------
    columns
        (c,) the columns, in order.
    before, after
        (c, c) matrices.
    """

    columns: tuple[str, ...]
    before: AssociationMatrix
    after: AssociationMatrix

    @property
    def difference(self) -> NDArray[np.float64]:
        """(c, c) corrected V after minus before; NaN where either cannot be told."""
        return np.asarray(self.after.corrected - self.before.corrected)

    def largest_change(self) -> tuple[int, int] | None:
        """The pair of columns whose association changed most; None if none can be told.

        Ties: the pair that comes first.
        """
        change = np.abs(self.difference)
        pairs = np.triu(np.isfinite(change), 1)
        if not pairs.any():
            return None
        return divmod(int(np.argmax(np.where(pairs, change, -1.0))), len(self.columns))


def associations(
    records: CodedRecords, suppression: CellSuppression, columns: Sequence[str] | None = None
) -> Steps[Associations]:
    """Cramer's V between columns, before and after the suppression.

    Missing values are left out of both.

    Parameters
    ----------
    records
        As they were suppressed.
    suppression
        Which cells are blanked.
    columns
        Columns to compare; None = those of the suppression.

    Raises
    ------
    VbasError
        If there is no such column, or the suppression is about other records.
    """
    check_same_records(records, suppression)
    names = tuple(suppression.columns if columns is None else columns)
    for name in names:
        if name not in records.columns:
            raise VbasError(
                "There is no column {column} among these records.",
                "Choose one of those that were read.",
                column=name,
            )
    before, after = _Draft(len(names)), _Draft(len(names))
    for i, first in enumerate(names):
        yield Step("comparing associations", i, len(names))
        order, starts = by_code(_codes(records, first), _n_codes(records, first))
        blanks = suppression.blanks[order]
        for j, second in enumerate(names[i:], start=i):
            mask = _bit(suppression, first) | _bit(suppression, second)
            codes, n_codes = _codes(records, second), _n_codes(records, second)
            sums = table_sums(order, starts, blanks, codes, n_codes, mask)
            before.enter(i, j, _of_sums(sums[0]))
            after.enter(i, j, _of_sums(sums[1]))
    return Associations(names, before.matrix(), after.matrix())


def _of_sums(sums: NDArray[np.float64]) -> CramersV:
    """Cramer's V from a row of `table_sums`."""
    n, total, rows, columns = sums
    return cramers_v(int(n), float(total), int(rows), int(columns))


class _Draft:
    """A matrix while it is filled."""

    def __init__(self, n_columns: int) -> None:
        self._corrected = np.full((n_columns, n_columns), np.nan)
        self._plain = self._corrected.copy()
        self._n = np.zeros((n_columns, n_columns), np.int64)

    def enter(self, i: int, j: int, found: CramersV) -> None:
        """Enters a pair; a column goes with itself, if it has two values."""
        whole = i == j and not math.isnan(found.plain)
        for place in ((i, j), (j, i)):
            self._corrected[place] = 1.0 if whole else found.corrected
            self._plain[place] = 1.0 if whole else found.plain
            self._n[place] = found.n

    def matrix(self) -> AssociationMatrix:
        """The finished matrix."""
        return AssociationMatrix(self._corrected, self._plain, self._n)


def _codes(records: CodedRecords, name: str) -> NDArray[np.int32]:
    return np.ascontiguousarray(records.codes[records.columns.index(name)])


def _n_codes(records: CodedRecords, name: str) -> int:
    """Codes of a column, with "missing"."""
    return len(records.categories[name]) + 1


def _bit(suppression: CellSuppression, name: str) -> int:
    """The bit of a column; 0 if it is never blanked."""
    return 1 << suppression.columns.index(name) if name in suppression.columns else 0

"""Two columns together: contingency tables, compiled, and Cramér's V of them."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.compiled import compiled

_CODES = "Array(int32, 1, 'C', readonly=True)"
_BLANKS = "Array(uint64, 1, 'C', readonly=True)"

_I32, _I64 = "int32[::1]", "int64[:, ::1]"


@compiled(f"UniTuple(int32[::1], 2)({_CODES}, int64)")
def by_code(codes: NDArray[np.int32], n_codes: int) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """(n,) records in order of code, and (n_codes + 1,) where each code begins among them."""
    starts = np.zeros(n_codes + 1, np.int32)
    for i in range(len(codes)):
        starts[codes[i] + 1] += 1
    for code in range(n_codes):
        starts[code + 1] += starts[code]
    order = np.empty(len(codes), np.int32)
    free = starts[:-1].copy()
    for i in range(len(codes)):
        order[free[codes[i]]] = i
        free[codes[i]] += 1
    return order, starts


@compiled(f"float64[:, ::1]({_I32}, {_CODES}, {_BLANKS}, {_I64}, uint64)")
def _summed(
    second: NDArray[np.int32],
    starts: NDArray[np.int32],
    blanks: NDArray[np.uint64],
    in_column: NDArray[np.int64],
    bits: int,
) -> NDArray[np.float64]:
    """(2, 2) the sum over the table and its rows with records, from the sums of its columns."""
    missing = in_column.shape[1] - 1
    found = np.zeros((2, 2))
    count = np.zeros((missing, 2), np.int32)
    touched = np.empty(missing, np.int32)
    for row in range(len(starts) - 2):
        n_touched = 0
        in_row = np.zeros(2)
        for at in range(starts[row], starts[row + 1]):
            code = second[at]
            if code == missing:
                continue
            if count[code, 0] == 0:
                touched[n_touched] = code
                n_touched += 1
            count[code, 0] += 1
            count[code, 1] += not blanks[at] & bits
        part = np.zeros(2)
        for t in range(n_touched):
            code = touched[t]
            for which in range(2):
                size = np.float64(count[code, which])
                in_row[which] += size
                if size > 0:
                    part[which] += size * size / np.float64(in_column[which, code])
                count[code, which] = 0
        for which in range(2):
            if in_row[which] > 0:
                found[which, 0] += part[which] / in_row[which]
                found[which, 1] += 1
    return found


@compiled(
    f"float64[:, ::1]({_CODES}, {_CODES}, {_BLANKS}, {_CODES}, int64, uint64)",
)
def table_sums(
    order: NDArray[np.int32],
    starts: NDArray[np.int32],
    blanks: NDArray[np.uint64],
    codes: NDArray[np.int32],
    n_codes: int,
    mask: int,
) -> NDArray[np.float64]:
    """What the contingency table of two columns comes to, before and after cells are blanked.

    Parameters
    ----------
    order, starts
        Records by the codes of the first column (`by_code`); the last code is missing.
    blanks
        The bits of the records in this order.
    codes, n_codes, mask
        The second column, by record, and its codes; the bits of both columns.

    Returns
    -------
    sums
        (2, 4) before and after: records with both values, the sum of n_ij^2 / (n_i n_j), values of
        the first and of the second column that have records.
    """
    bits, missing = np.uint64(mask), n_codes - 1
    known = starts[len(starts) - 2]
    second = np.empty(known, np.int32)
    in_column = np.zeros((2, n_codes), np.int64)
    for at in range(known):
        code = codes[order[at]]
        second[at] = code
        in_column[0, code] += 1
        in_column[1, code] += not blanks[at] & bits
    in_column[:, missing] = 0
    sums = np.zeros((2, 4))
    sums[:, 1:3] = _summed(second, starts, blanks, in_column, bits)
    sums[:, 0] = in_column.sum(axis=1)
    sums[:, 3] = (in_column > 0).sum(axis=1)
    return sums


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

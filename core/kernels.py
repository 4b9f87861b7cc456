"""Compiled sums over sparse counts; they release the interpreter lock, so the window stays alive.

All take the parts of a CSR matrix of int32 counts. Results do not depend on the number of cores.
"""

from __future__ import annotations

import numba as nb
import numpy as np
from numpy.typing import NDArray

_I32 = "Array(int32, 1, 'C', readonly=True)"


@nb.njit(f"int64[::1]({_I32}, {_I32})", cache=True, nogil=True)
def row_sums(indptr: NDArray[np.int32], data: NDArray[np.int32]) -> NDArray[np.int64]:
    """(rows,) sum of each row."""
    sums = np.zeros(len(indptr) - 1, np.int64)
    for r in range(len(sums)):
        for i in range(indptr[r], indptr[r + 1]):
            sums[r] += data[i]
    return sums


@nb.njit(f"int64[::1]({_I32}, {_I32}, int64)", cache=True, nogil=True)
def column_sums(
    indices: NDArray[np.int32], data: NDArray[np.int32], n_columns: int
) -> NDArray[np.int64]:
    """(n_columns,) sum of each column."""
    sums = np.zeros(n_columns, np.int64)
    for i in range(len(indices)):
        sums[indices[i]] += data[i]
    return sums


@nb.njit(
    f"Tuple((int32[::1], int32[::1], int32[::1]))({_I32}, {_I32}, {_I32}, int64, {_I32}, {_I32})",
    cache=True,
    nogil=True,
)
def merge_rows(
    indptr: NDArray[np.int32],
    indices: NDArray[np.int32],
    data: NDArray[np.int32],
    n_columns: int,
    members: NDArray[np.int32],
    starts: NDArray[np.int32],
) -> tuple[NDArray[np.int32], NDArray[np.int32], NDArray[np.int32]]:
    """Sums groups of rows into one row each; indices come out sorted.

    Parameters
    ----------
    indptr, indices, data
        The matrix.
    n_columns
        Its number of columns.
    members
        Rows in order of group.
    starts
        (groups + 1,) where each group begins in ``members``.

    Returns
    -------
    indptr, indices, data
        Of the (groups, n_columns) matrix.
    """
    n_groups = len(starts) - 1
    bound = 0
    for g in range(n_groups):
        n = 0
        for i in range(starts[g], starts[g + 1]):
            n += indptr[members[i] + 1] - indptr[members[i]]
        bound += min(n, n_columns)
    out_ptr = np.zeros(n_groups + 1, np.int32)
    out_indices = np.empty(bound, np.int32)
    out_data = np.empty(bound, np.int32)
    total = np.zeros(n_columns, np.int32)
    touched = np.empty(n_columns, np.int32)
    end = 0
    for g in range(n_groups):
        n = 0
        for i in range(starts[g], starts[g + 1]):
            for j in range(indptr[members[i]], indptr[members[i] + 1]):
                column = indices[j]
                if total[column] == 0:
                    touched[n] = column
                    n += 1
                total[column] += data[j]
        if n * 8 < n_columns:
            touched[:n].sort()
            for i in range(n):
                out_indices[end], out_data[end] = touched[i], total[touched[i]]
                total[touched[i]] = 0
                end += 1
        else:
            for column in range(n_columns):
                if total[column] != 0:
                    out_indices[end], out_data[end] = column, total[column]
                    total[column] = 0
                    end += 1
        out_ptr[g + 1] = end
    return out_ptr, out_indices[:end].copy(), out_data[:end].copy()


@nb.njit(f"int64[::1]({_I32}, {_I32}, int64)", cache=True, nogil=True)
def small_sums(indptr: NDArray[np.int32], data: NDArray[np.int32], k: int) -> NDArray[np.int64]:
    """(rows,) sum of the entries below k in each row."""
    sums = np.zeros(len(indptr) - 1, np.int64)
    for r in range(len(sums)):
        for i in range(indptr[r], indptr[r + 1]):
            if data[i] < k:
                sums[r] += data[i]
    return sums


@nb.njit(f"UniTuple(int64, 3)({_I32}, int64)", cache=True, nogil=True)
def sizes_kept(data: NDArray[np.int32], k: int) -> tuple[np.int64, np.int64, np.int64]:
    """Sum of squares of the entries of at least k, the smallest of them, and the smallest of all.

    The smallest is 0 where there is none.
    """
    squares, least_kept, least = np.int64(0), np.int64(0), np.int64(0)
    for i in range(len(data)):
        size = np.int64(data[i])
        if least == 0 or size < least:
            least = size
        if size >= k:
            squares += size * size
            if least_kept == 0 or size < least_kept:
                least_kept = size
    return squares, least_kept, least

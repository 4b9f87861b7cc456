"""Compiled sums over sparse counts; they release the interpreter lock, so the window stays alive.

All take the parts of a CSR matrix of int32 counts. Results do not depend on the number of cores.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from core.compiled import compiled

_I32 = "Array(int32, 1, 'C', readonly=True)"
_I64 = "Array(int64, 1, 'C', readonly=True)"


@compiled(f"int64[::1]({_I32}, {_I32})")
def row_sums(indptr: NDArray[np.int32], data: NDArray[np.int32]) -> NDArray[np.int64]:
    """(rows,) sum of each row."""
    sums = np.zeros(len(indptr) - 1, np.int64)
    for r in range(len(sums)):
        for i in range(indptr[r], indptr[r + 1]):
            sums[r] += data[i]
    return sums


@compiled(f"int64[::1]({_I32}, {_I32}, int64)")
def column_sums(
    indices: NDArray[np.int32], data: NDArray[np.int32], n_columns: int
) -> NDArray[np.int64]:
    """(n_columns,) sum of each column."""
    sums = np.zeros(n_columns, np.int64)
    for i in range(len(indices)):
        sums[indices[i]] += data[i]
    return sums


@compiled(
    f"Tuple((int32[::1], int32[::1], int32[::1]))({_I32}, {_I32}, {_I32}, int64, {_I32}, {_I32})",
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


@compiled(f"int64[::1]({_I32}, {_I32}, {_I32}, int64)")
def small_sums(
    indptr: NDArray[np.int32], sizes: NDArray[np.int32], records: NDArray[np.int32], k: int
) -> NDArray[np.int64]:
    """(rows,) sum of the records of the entries whose size is below k, in each row."""
    sums = np.zeros(len(indptr) - 1, np.int64)
    for r in range(len(sums)):
        for i in range(indptr[r], indptr[r + 1]):
            if sizes[i] < k:
                sums[r] += records[i]
    return sums


@compiled(f"int64({_I32}, int64, int64, int64)")
def place_in_row(indices: NDArray[np.int32], start: int, end: int, column: int) -> int:
    """Where a column stands among the ascending ``indices[start:end]``; -1 if it does not."""
    low, high = np.int64(start), np.int64(end)
    while low < high:
        middle = (low + high) >> 1
        if indices[middle] < column:
            low = middle + 1
        else:
            high = middle
    return int(low) if low < end and indices[low] == column else -1


@compiled(
    f"Tuple((int64[::1], int32[::1], int32[::1], int32[::1]))"
    f"({_I64}, {_I32}, {_I32}, {_I32}, {_I32}, {_I32}, {_I32}, int32[::1])",
)
def without_repetition(
    starts: NDArray[np.int64],
    units: NDArray[np.int32],
    classes: NDArray[np.int32],
    times: NDArray[np.int32],
    labels: NDArray[np.int32],
    indptr: NDArray[np.int32],
    indices: NDArray[np.int32],
    sizes: NDArray[np.int32],
) -> tuple[NDArray[np.int64], NDArray[np.int32], NDArray[np.int32], NDArray[np.int32]]:
    """Takes persons who were added up several times out of the sizes of regions.

    Parameters
    ----------
    starts, units, classes, times
        Groups of persons in several units; see `core.persons.Persons`.
    labels
        (units,) region of each unit; -1 = none.
    indptr, indices, sizes
        The regions by class; ``sizes``, the sums of units, are changed in place.

    Returns
    -------
    starts, units, classes, times
        The groups that are in several regions still.
    """
    n_groups, n_regions = len(classes), len(indptr) - 1
    new_starts = np.zeros(n_groups + 1, np.int64)
    new_units = np.empty(len(units), np.int32)
    new_classes, new_times = np.empty(n_groups, np.int32), np.empty(n_groups, np.int32)
    last = np.full(n_regions, -1, np.int64)
    n, end = 0, 0
    for g in range(n_groups):
        begin = end
        for i in range(starts[g], starts[g + 1]):
            region = labels[units[i]]
            if region < 0:
                continue
            if last[region] == g:
                row, after = indptr[region], indptr[region + 1]
                sizes[place_in_row(indices, row, after, classes[g])] -= times[g]
            else:
                last[region] = g
                new_units[end] = region
                end += 1
        if end - begin < 2:
            end = begin
            continue
        new_units[begin:end].sort()
        new_classes[n], new_times[n] = classes[g], times[g]
        n += 1
        new_starts[n] = end
    return (
        new_starts[: n + 1].copy(),
        new_units[:end].copy(),
        new_classes[:n].copy(),
        new_times[:n].copy(),
    )


@compiled(f"UniTuple(int64, 3)({_I32}, int64)")
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

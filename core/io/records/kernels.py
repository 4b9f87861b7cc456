"""Compiled inner loops of the counting: from groups in any order to sorted sparse counts."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from core.compiled import compiled


@compiled(
    "Tuple((int64[::1], int32[::1], int32[::1]))(int32[::1], int32[::1], int32[::1], int64, int64)",
)
def rows_from_groups(
    area: NDArray[np.int32],
    rank: NDArray[np.int32],
    count: NDArray[np.int32],
    n_areas: int,
    n_classes: int,
) -> tuple[NDArray[np.int64], NDArray[np.int32], NDArray[np.int32]]:
    """Sorts groups by (area, class) with two stable counting sorts.

    Parameters
    ----------
    area, rank, count
        (groups,) area index, class index and records; groups of rank -1 are left out. Each
        (area, class) occurs once.
    n_areas, n_classes
        Bounds of the two indices.

    Returns
    -------
    tuple
        ``indptr`` (n_areas + 1,), ``indices`` and ``data`` of a CSR matrix with sorted indices.
    """
    start = np.zeros(n_classes + 1, dtype=np.int64)
    indptr = np.zeros(n_areas + 1, dtype=np.int64)
    for g in range(len(area)):
        if rank[g] >= 0:
            start[rank[g] + 1] += 1
            indptr[area[g] + 1] += 1
    for c in range(n_classes):
        start[c + 1] += start[c]
    for a in range(n_areas):
        indptr[a + 1] += indptr[a]
    kept = indptr[n_areas]
    area_by_class = np.empty(kept, dtype=np.int32)
    count_by_class = np.empty(kept, dtype=np.int32)
    fill = start[:-1].copy()
    for g in range(len(area)):
        c = rank[g]
        if c >= 0:
            area_by_class[fill[c]] = area[g]
            count_by_class[fill[c]] = count[g]
            fill[c] += 1
    indices = np.empty(kept, dtype=np.int32)
    data = np.empty(kept, dtype=np.int32)
    place = indptr[:-1].copy()
    for c in range(n_classes):
        for i in range(start[c], start[c + 1]):
            a = area_by_class[i]
            indices[place[a]] = c
            data[place[a]] = count_by_class[i]
            place[a] += 1
    return indptr, indices, data

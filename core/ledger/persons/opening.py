"""What an account counts besides where records name persons."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.classes import ClassCounts
from core.ledger.book import People

_WIDE: Final = 64
"""Areas of a group from which on it is looked up by region instead of walked through."""


def people_of(counts: ClassCounts, n_regions: int, rows: NDArray[np.int16]) -> People:
    """The arrays for a study's persons; empty ones where its records name none.

    ``rows`` are the records of areas without gaps, (n, m), if the account has such rows.
    """
    of = counts.persons
    if of is None:
        none, far = np.zeros(0, np.int32), np.zeros(0, np.int64)
        nowhere = np.zeros((0, 0), np.int32)
        gaps = np.zeros((0, 0), np.int16)
        return People(none, gaps, nowhere, far, none, far, none, far, none, none, none, nowhere)
    matrix = counts.counts
    lengths = np.diff(of.starts)
    group = np.repeat(np.arange(len(lengths), dtype=np.int32), lengths)
    entry = _entries(counts, of.units, of.classes[group])
    order = np.argsort(entry, kind="stable")
    first = np.zeros(matrix.nnz + 1, np.int64)
    np.cumsum(np.bincount(entry, minlength=matrix.nnz), out=first[1:])
    shared = np.flatnonzero(np.diff(first))
    is_wide = lengths > _WIDE
    return People(
        records=np.array(matrix.data, np.int32),
        rows=rows,
        region_records=np.zeros((n_regions, counts.n_classes), np.int32),
        shared_starts=np.searchsorted(shared, matrix.indptr).astype(np.int64),
        shared=shared.astype(np.int32),
        first=first,
        groups=group[order],
        starts=np.array(of.starts, np.int64),
        areas=np.array(of.units, np.int32),
        times=np.array(of.times, np.int32),
        wide=np.where(is_wide, np.cumsum(is_wide) - 1, -1).astype(np.int32),
        held=np.zeros((n_regions, int(is_wide.sum())), np.int32),
    )


def _entries(
    counts: ClassCounts, areas: NDArray[np.int32], classes: NDArray[np.int32]
) -> NDArray[np.int64]:
    """(e,) where the entry of each area and class stands in the counts."""
    matrix, m = counts.counts, np.int64(counts.n_classes)
    rows = np.repeat(np.arange(counts.n_units, dtype=np.int64), np.diff(matrix.indptr))
    keys = rows * m + matrix.indices
    return np.searchsorted(keys, areas.astype(np.int64) * m + classes).astype(np.int64)

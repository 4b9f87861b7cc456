"""Whose records are left out: by value of each quasi-identifier, by size of their class."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.quasi_identifiers import MISSING_LABEL
from core.suppression.records import RecordSuppression

_MOST_BINS = 20
"""Class sizes below k each have a number of their own up to this k; beyond, some share one."""


@dataclass(frozen=True, eq=False)
class ValueLosses:
    """Records used and lost by value of one quasi-identifier.

    Attributes
    ----------
    column
        The quasi-identifier.
    labels
        (v,) its values in order; `MISSING_LABEL` last, if any record has none.
    codes
        (v,) int32: what stands for them in `ClassCounts.codes`.
    records, lost
        (v,) int64 records. Both sum to those of all records, whatever the quasi-identifier.
    """

    column: str
    labels: tuple[str, ...]
    codes: NDArray[np.int32]
    records: NDArray[np.int64]
    lost: NDArray[np.int64]

    @property
    def share(self) -> NDArray[np.float64]:
        """(v,) share of the records of a value that are lost, 0 to 1; NaN without records."""
        with np.errstate(invalid="ignore", divide="ignore"):
            return np.where(self.records > 0, self.lost / self.records, np.nan)


@dataclass(frozen=True, eq=False)
class SizeLosses:
    """Records lost by the size of their class in their region.

    Attributes
    ----------
    low, high
        (b,) int64: smallest and largest size counted together; 1 to k - 1 in all.
    classes
        (b,) int64: classes of such a size, each counted in every region where it has it.
    lost
        (b,) int64 records in them, all of them lost.
    """

    low: NDArray[np.int64]
    high: NDArray[np.int64]
    classes: NDArray[np.int64]
    lost: NDArray[np.int64]


def losses_by_value(suppression: RecordSuppression) -> tuple[ValueLosses, ...]:
    """Records used and lost by value, one entry a quasi-identifier."""
    counts = suppression.counts
    lost_by_class = suppression.suppressed_by_class()
    found = []
    for j, (column, categories) in enumerate(counts.categories.items()):
        codes, n = counts.codes[:, j], len(categories) + 1
        records = np.bincount(codes, weights=counts.class_records, minlength=n).astype(np.int64)
        lost = np.bincount(codes, weights=lost_by_class, minlength=n).astype(np.int64)
        shown = n if records[-1] else n - 1
        found.append(
            ValueLosses(
                column,
                (*categories, MISSING_LABEL)[:shown],
                np.arange(shown, dtype=np.int32),
                records[:shown],
                lost[:shown],
            )
        )
    return tuple(found)


def losses_by_class_size(suppression: RecordSuppression) -> SizeLosses:
    """Records lost in classes of 1, 2 ... k - 1 records."""
    k, sizes = suppression.k, suppression.counts.class_sizes
    below = sizes < k
    small, records = sizes[below], suppression.counts.counts.data[below]
    # Nothing here is as long as k: it may be far above any class.
    starts = np.unique(np.rint(np.linspace(0, k - 1, min(k - 1, _MOST_BINS) + 1)[:-1]))
    low = starts.astype(np.int64) + 1
    if not len(low):
        return SizeLosses(low, low, low, low)
    high = np.append(low[1:] - 1, k - 1)
    which = np.searchsorted(low, small, side="right") - 1
    classes = np.bincount(which, minlength=len(low))
    lost = np.bincount(which, weights=records, minlength=len(low))
    return SizeLosses(low, high, classes.astype(np.int64), lost.astype(np.int64))


def regions_losing(suppression: RecordSuppression, column: str, code: int) -> NDArray[np.intp]:
    """Regions in which records of a value are lost.

    Parameters
    ----------
    suppression
        What was left out.
    column, code
        A quasi-identifier and one of its values; see `ValueLosses`.

    Returns
    -------
    (r,) intp
        Indices of regions, ascending.
    """
    counts = suppression.counts
    has = counts.codes[:, list(counts.categories).index(column)] == code
    matrix = counts.counts
    lost = (counts.class_sizes < suppression.k) & has[matrix.indices]
    where = np.flatnonzero(lost)
    return np.unique(np.searchsorted(matrix.indptr, where, side="right") - 1)


def regions_losing_sizes(suppression: RecordSuppression, low: int, high: int) -> NDArray[np.intp]:
    """(r,) regions that lose records in classes of ``low`` to ``high`` records, ascending."""
    sizes, matrix = suppression.counts.class_sizes, suppression.counts.counts
    of_size = (sizes >= low) & (sizes <= min(high, suppression.k - 1))
    where = np.flatnonzero(of_size)
    return np.unique(np.searchsorted(matrix.indptr, where, side="right") - 1)


def most_concentrated(lost: NDArray[np.int64], part: float = 0.5) -> int:
    """How many of the entries that lose most hold at least a part of all that is lost."""
    total = int(lost.sum())
    if not total:
        return 0
    running = np.cumsum(np.sort(lost)[::-1])
    return int(np.searchsorted(running, part * total)) + 1

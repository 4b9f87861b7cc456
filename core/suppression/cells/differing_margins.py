"""What two margins tell by their difference: where one's groups lie within a group of the other.

Whoever has the margin of a province and those of its cities has that of what is left of it. On
tables of the two columns, so that it takes one pass over the records whatever the groups are.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.coded_records import CodedRecords
from core.suppression.cells.counting import people_in

_DENSE = 1 << 24
"""Places of a table that is held as it is; of larger ones, those with records."""


@dataclass(frozen=True, eq=False)
class Told:
    """What a margin tells: (n,) group of each record (-1 = missing), whether it is hidden."""

    column: str
    groups: NDArray[np.intp]
    hidden: NDArray[np.bool_]

    @property
    def n_groups(self) -> int:
        """Number of groups."""
        return int(self.groups.max(initial=-1)) + 1


@dataclass(frozen=True, eq=False)
class _Table:
    """Places of a table with records: groups of both columns, records, and those hidden."""

    fine: NDArray[np.int64]
    coarse: NDArray[np.int64]
    records: NDArray[np.int64]
    hidden: NDArray[np.int64]


def differ(records: CodedRecords, one: Told, other: Told, k: int) -> bool:
    """Whether the difference of two margins tells of 1 to k - 1 people whose value is hidden."""
    return _leaves_few(records, one, other, k) or _leaves_few(records, other, one, k)


def _leaves_few(records: CodedRecords, fine: Told, coarse: Told, k: int) -> bool:
    """Whether a group (or all others) of one, less the groups of another within it, does."""
    n_fine, n_coarse = fine.n_groups, coarse.n_groups
    of = _table(fine, coarse)

    def summed(by: NDArray[np.int64], n: int, what: NDArray[np.int64]) -> NDArray[np.int64]:
        return np.bincount(by, what, n).astype(np.int64)

    every, hidden = (summed(of.fine, n_fine, what) for what in (of.records, of.hidden))
    # Within a group lies what has no record elsewhere; what lies across leaves its hidden records.
    across = every[of.fine] > of.records
    rest = summed(of.coarse, n_coarse, np.where(across, of.hidden, 0))
    whole = np.bincount(of.coarse[~across], minlength=n_coarse) + np.count_nonzero(every == 0) > 0
    # Within all the others lies what has no record in the group.
    others = summed(of.coarse, n_coarse, hidden[of.fine] - of.hidden)
    outside = np.bincount(of.coarse, minlength=n_coarse) < n_fine
    for inside, left, told in ((True, rest, whole), (False, others, outside)):
        for group in _doubtful(records, np.where(told, left, 0), k).tolist():
            if records.persons is None or _few(records, fine, coarse, (group, inside), k):
                return True
    return False


def _doubtful(records: CodedRecords, left: NDArray[np.int64], k: int) -> NDArray[np.intp]:
    """Groups of which so few records are left that they can be those of fewer than k people."""
    of_one = 1 if records.persons is None else int(np.bincount(records.persons).max(initial=1))
    return np.flatnonzero((left > 0) & (left < k * of_one))


def _few(records: CodedRecords, fine: Told, coarse: Told, which: tuple[int, bool], k: int) -> bool:
    """Whether what is left of a group, or of all others, is of fewer than k people."""
    group, inside = which
    here = (coarse.groups == group) if inside else (coarse.groups >= 0) & (coarse.groups != group)
    both = (fine.groups >= 0) & (coarse.groups >= 0)
    across = np.bincount(fine.groups[both & ~here], minlength=fine.n_groups) > 0
    left = fine.hidden & here & np.append(across, False)[fine.groups]
    people = people_in(records, np.where(left, 0, -1).astype(np.int32), 1)
    return 0 < int(people[0]) < k


def _table(fine: Told, coarse: Told) -> _Table:
    both = (fine.groups >= 0) & (coarse.groups >= 0)
    n, hidden = coarse.n_groups, fine.hidden[both]
    key = fine.groups[both].astype(np.int64) * n + coarse.groups[both]
    if n * fine.n_groups > _DENSE:
        at, key = np.unique(key, return_inverse=True)
        counts, of_hidden = np.bincount(key), np.bincount(key[hidden], minlength=len(at))
    else:
        counts = np.bincount(key)
        at = np.flatnonzero(counts)
        of_hidden = np.bincount(key[hidden], minlength=len(counts))[at]
        counts = counts[at]
    return _Table(at // n, at % n, counts.astype(np.int64), of_hidden.astype(np.int64))

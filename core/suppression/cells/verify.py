"""Every combination looked at again after the suppression, by other means than its own.

Nothing is shared with what suppresses: the classes are counted from the released cells alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from core.coded_records import CodedRecords
from core.steps import Step, Steps
from core.suppression.cells.released import ReleasedCells
from core.suppression.cells.result import CellSuppression
from core.suppression.cells.wildcards import below_k_as_wildcard


@dataclass(frozen=True)
class CombinationCheck:
    """One combination of the released records.

    Attributes
    ----------
    columns
        The combination.
    classes_below_k, records_below_k
        Classes of fewer than k persons (records in them) that still show a value; a blank is a
        value of its own, which is the stricter meaning.
    smallest
        Size of the smallest class that shows a value, persons; 0 if none does.
    records_below_k_as_wildcard
        Records whose shown values fewer than k persons could have, if a blank may stand for any
        value; never more than ``records_below_k``.
    """

    columns: tuple[str, ...]
    classes_below_k: int
    records_below_k: int
    smallest: int
    records_below_k_as_wildcard: int

    @property
    def passes(self) -> bool:
        """Whether no class below k shows a value."""
        return self.classes_below_k == 0


@dataclass(frozen=True)
class Verification:
    """All combinations of a suppression.

    Attributes
    ----------
    k
        Smallest class allowed, persons.
    checks
        One for each combination; where the complete algorithm was asked for, the combination of
        all columns is the first.
    shown_beside
        {column: cells shown although a cell that they follow is blanked}; columns without any are
        not named.
    """

    k: int
    checks: tuple[CombinationCheck, ...]
    shown_beside: Mapping[str, int] = field(default_factory=dict)

    @property
    def failed(self) -> tuple[CombinationCheck, ...]:
        """Those that do not pass."""
        return tuple(of for of in self.checks if not of.passes)

    @property
    def passes(self) -> bool:
        """Whether every combination passes and every follower is blanked."""
        return not self.failed and not self.shown_beside


def verify(records: CodedRecords, suppression: CellSuppression) -> Steps[Verification]:
    """Counts the classes of every combination in the released records.

    Parameters
    ----------
    records
        The records that were suppressed.
    suppression
        Which of their cells are blanked.

    Raises
    ------
    ValueError
        If the two are not about the same number of records.
    """
    if len(records) != suppression.n_records:
        raise ValueError(
            f"The suppression is of {suppression.n_records} records, but there are {len(records)}."
        )
    return _verify(records, suppression)


def _verify(records: CodedRecords, suppression: CellSuppression) -> Steps[Verification]:
    asked = suppression.protection
    released = ReleasedCells(records, suppression.columns, suppression.blanks)
    wanted = tuple(dict.fromkeys((*asked.passes, *asked.combinations)))
    checks: list[CombinationCheck] = []
    for done, columns in enumerate(wanted):
        yield Step("verifying", done, len(wanted))
        checks.append(_check(records, released, columns, asked.k))
    return Verification(asked.k, tuple(checks), _shown_beside(suppression))


def _check(
    records: CodedRecords, released: ReleasedCells, columns: tuple[str, ...], k: int
) -> CombinationCheck:
    """Sizes of the classes of one combination that show a value."""
    keys, most = released.keys(columns)
    shown = released.shows(columns)
    if records.persons is None:
        people = sizes = _sizes(keys[shown], most)
    else:
        people, sizes = _persons(keys[shown], records.persons[shown])
    below = people < k
    return CombinationCheck(
        columns,
        int(np.count_nonzero(below)),
        int(sizes[below].sum()),
        int(people.min()) if len(people) else 0,
        below_k_as_wildcard(released, columns, k, records.persons) if below.any() else 0,
    )


def _persons(
    keys: NDArray[np.int64], persons: NDArray[np.int32]
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """(classes,) distinct persons with each key, and its records."""
    _, of, sizes = np.unique(keys, return_inverse=True, return_counts=True)
    pairs = np.unique(of.astype(np.int64) << 32 | persons)
    return np.bincount(pairs >> 32, minlength=len(sizes)), sizes.astype(np.int64)


def _sizes(keys: NDArray[np.int64], most: int) -> NDArray[np.int64]:
    """(classes,) how often each key occurs; ``most`` is more than any key."""
    if most <= 4 * len(keys):
        counts = np.bincount(keys)
        return counts[counts > 0]
    ordered = np.sort(keys)
    starts = np.flatnonzero(ordered[1:] != ordered[:-1]) + 1
    return np.diff(np.concatenate([[0], starts, [len(ordered)]])) if len(keys) else starts


def _shown_beside(suppression: CellSuppression) -> dict[str, int]:
    """Cells shown although one that they follow is blanked, by column."""
    found: dict[str, int] = {}
    for name, followers in suppression.protection.follow.items():
        if name not in suppression.columns:
            continue
        blanked = suppression.blanked(name)
        for follower in followers:
            shown = int(np.count_nonzero(blanked & ~suppression.blanked(follower)))
            if shown:
                found[follower] = found.get(follower, 0) + shown
    return found

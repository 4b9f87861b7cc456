"""Every combination looked at again after the suppression, by other means than its own.

Nothing is shared with what suppresses: the classes are counted from the released cells alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from core.arrays import distinct
from core.coded_records import CodedRecords
from core.steps import Step, Steps
from core.suppression.cells.released import ReleasedCells
from core.suppression.cells.result import CellSuppression


def below_k_as_wildcard(
    released: ReleasedCells,
    columns: tuple[str, ...],
    k: int,
    persons: NDArray[np.int32] | None = None,
) -> int:
    """Records whose shown values fewer than k persons could have, if a blank may be any value.

    A missing value is still a value of its own. Only classes that are below k in the stricter
    meaning are looked at: the others have k records that agree.

    Parameters
    ----------
    columns
        The combination.
    k
        Smallest size allowed, persons.
    persons
        (n,) whose the records are; None: each is a person of its own.
    """
    rows, sizes, of = _classes(released, columns)
    whose = None if persons is None else distinct(of << 32 | persons)
    blanks = rows == [released.missing(name) + 1 for name in columns]
    shows = (rows < [released.missing(name) for name in columns]).any(axis=1)
    people = sizes if whose is None else np.bincount(whose >> 32, minlength=len(sizes))
    below = np.flatnonzero(shows & (people < k))
    bits = np.int64(1) << np.arange(blanks.shape[1], dtype=np.int64)
    patterns = np.asarray(blanks @ bits, dtype=np.int64)
    could = people.copy()
    candidates = None if whose is None else _Candidates(whose, below, len(rows))
    # Those who blank most agree with most: after them, hardly any class is below k still.
    others = distinct(patterns)
    others = others[np.argsort(-np.bitwise_count(others).astype(np.int64), kind="stable")]
    for pattern in distinct(patterns[below]):
        alike = below[patterns[below] == pattern]
        for other in others:
            waiting = alike[could[alike] < k]
            if not len(waiting):
                break
            if other != pattern:
                theirs = np.flatnonzero(patterns == other)
                both = ~(blanks[waiting[0]] | blanks[theirs[0]])
                cells = rows[waiting][:, both], rows[theirs][:, both]
                if candidates is None:
                    could[waiting] += _agreeing(*cells, sizes[theirs])
                else:
                    could[waiting] = candidates.with_more(waiting, theirs, *_groups(*cells), k)
    return int(sizes[below[could[below] < k]].sum())


class _Candidates:
    """The persons who could be meant, of the classes below k: pairs of a class and a person.

    ``whose`` are those of all ``n`` classes, sorted; ``below`` are the classes below k.
    """

    def __init__(self, whose: NDArray[np.int64], below: NDArray[np.int64], n: int) -> None:
        self._whose, self._found = whose, whose[np.isin(whose >> 32, below)]
        self._n = n

    def with_more(
        self,
        waiting: NDArray[np.int64],
        theirs: NDArray[np.int64],
        group: NDArray[np.int64],
        n_groups: int,
        k: int,
    ) -> NDArray[np.int64]:
        """(waiting,) persons of each with those of the classes of its group; k stands for more."""
        of_class = np.full(self._n, -1, np.int64)
        of_class[theirs] = group[len(waiting) :]
        own = group[: len(waiting)]
        among = of_class[self._whose >> 32]
        among[~np.isin(among, own)] = -1
        pairs = distinct((among << 32 | self._whose & 0xFFFFFFFF)[among >= 0])
        many = np.bincount(pairs >> 32, minlength=n_groups)
        # Only of groups below k single persons are of interest: they are few.
        pairs = pairs[many[pairs >> 32] < k]
        starts = np.searchsorted(pairs >> 32, np.arange(n_groups + 1))
        new = [
            np.int64(c) << 32 | pairs[starts[g] : starts[g + 1]] & 0xFFFFFFFF
            for c, g in zip(waiting, own, strict=True)
        ]
        self._found = distinct(np.concatenate([self._found, *new]))
        could = np.bincount(self._found >> 32, minlength=self._n)[waiting]
        return np.where(many[own] >= k, k, could)


def _classes(
    released: ReleasedCells, columns: tuple[str, ...]
) -> tuple[NDArray[np.int32], NDArray[np.int64], NDArray[np.int64]]:
    """(classes, c) codes of the classes, (classes,) their records, (n,) class of each record."""
    keys, _ = released.keys(columns)
    _, first, of, sizes = np.unique(
        keys, return_index=True, return_inverse=True, return_counts=True
    )
    rows = np.column_stack([released.codes(name)[first] for name in columns])
    return rows, sizes.astype(np.int64), of.astype(np.int64)


def _agreeing(
    ours: NDArray[np.int32], theirs: NDArray[np.int32], sizes: NDArray[np.int64]
) -> NDArray[np.int64]:
    """(ours,) records of ``theirs`` that agree in all columns with each of ``ours``."""
    group, n = _groups(ours, theirs)
    sums = np.bincount(group[len(ours) :], weights=sizes, minlength=n)
    return sums[group[: len(ours)]].astype(np.int64)


def _groups(ours: NDArray[np.int32], theirs: NDArray[np.int32]) -> tuple[NDArray[np.int64], int]:
    """(ours + theirs,) a number for those that agree in all columns, and how many there are."""
    both = np.concatenate([ours, theirs])
    group = np.zeros(len(both), dtype=np.int64)
    for column in both.T:
        pairs = group * (int(column.max(initial=0)) + 1) + column
        group = np.searchsorted(distinct(pairs), pairs).astype(np.int64)
    return group, int(group.max(initial=-1)) + 1


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

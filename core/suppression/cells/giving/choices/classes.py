"""Classes that choices would be in: numbered, and counted over all records."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.arrays import distinct
from core.coded_records import CodedRecords
from core.steps import Step, Steps
from core.suppression.cells.counting import people_in
from core.suppression.cells.giving.choices.kernels import (
    NOTHING_SHOWN,
    count_in_classes,
    find_in_classes,
    find_keys,
    number_classes,
    put_into_table,
)
from core.suppression.cells.protection import Protection

_LARGEST_KEY: Final = 2**62

STAGE: Final = "giving cells back"
SLICE: Final = 1 << 18
"""Choices or records worked on in one go: some 20 ms."""

Cells = tuple[NDArray[np.int32], NDArray[np.uint64]]
"""Whose cells (row of the codes), and which of them are blanked."""


@dataclass(frozen=True, eq=False)
class Columns:
    """The columns of a protection, by the index of their bit.

    Attributes
    ----------
    missing
        (c,) int32 code of each that means missing; the one after it is that of a blank.
    closures, leaders, near
        (c,) uint64 columns that follow each, that it follows (itself among both), and that stand
        in a combination with it.
    weights
        (c,) weights.
    combinations
        Columns of each combination gone through.
    """

    missing: NDArray[np.int32]
    closures: NDArray[np.uint64]
    leaders: NDArray[np.uint64]
    near: NDArray[np.uint64]
    weights: NDArray[np.float64]
    combinations: tuple[NDArray[np.int64], ...]

    def mask(self, combination: int) -> np.uint64:
        """The columns of a combination as bits."""
        return np.uint64(sum(1 << int(c) for c in self.combinations[combination]))

    def factors(self, combination: int) -> NDArray[np.uint64] | None:
        """(columns of the combination,) factors that make one number of its codes.

        None where one number cannot hold them.
        """
        factors, room = [], 1
        for c in self.combinations[combination]:
            factors.append(room)
            room *= int(self.missing[c]) + 2
        return np.array(factors, np.uint64) if room <= _LARGEST_KEY else None


def columns_of(records: CodedRecords, protection: Protection) -> Columns:
    """What the choices of records depend on."""
    names = protection.columns
    at = {name: i for i, name in enumerate(names)}
    follows = np.eye(len(names), dtype=bool)
    for name in names:
        for follower in protection.followers(name):
            follows[at[name], at[follower]] = True
    together = np.zeros_like(follows)
    for combination in protection.passes:
        which = [at[name] for name in combination]
        together[np.ix_(which, which)] = True
    return Columns(
        np.array([len(records.categories[name]) for name in names], np.int32),
        _bits(follows),
        _bits(follows.T),
        _bits(together),
        np.array([protection.weight(name) for name in names]),
        tuple(np.array([at[n] for n in of], np.int64) for of in protection.passes),
    )


def _bits(rows: NDArray[np.bool_]) -> NDArray[np.uint64]:
    """Each row as one number."""
    return np.array([sum(1 << int(c) for c in np.flatnonzero(row)) for row in rows], np.uint64)


def classes_of(
    records: CodedRecords,
    codes: NDArray[np.int32],
    columns: Columns,
    combination: int,
    choices: Cells,
    now: Cells,
) -> Steps[tuple[NDArray[np.int32], NDArray[np.int64]]]:
    """The class of each choice in a combination, and the sizes of these classes now.

    Parameters
    ----------
    records, codes
        Whose records they are, and (c, n) codes of all.
    choices
        Choices of records.
    now
        All records, as they are blanked now.

    Returns
    -------
    tuple
        (choices,) int32 class, -1 where no value is shown; (classes,) persons.
    """
    keys, others = yield from _keys(codes, columns, combination, choices, now)
    classes = np.empty(len(keys), np.int32)
    table, found = np.full(1 << 14, -1, np.int32), np.empty(1 << 13, np.uint64)
    at = n = 0
    while at < len(keys):
        at, n = number_classes(keys, at, min(at + SLICE, len(keys)), table, found, n, classes)
        yield Step(STAGE)
        if n == len(found):
            found = np.concatenate([found, np.empty(3 * n, np.uint64)])
            table = np.full(8 * n, -1, np.int32)
            put_into_table(found, n, table)
    if records.persons is not None:
        now_in = np.full(len(others), -1, np.int32)
        find_in_classes(others, table, found, now_in)
        yield Step(STAGE)
        return classes, people_in(records, now_in, n)
    sizes = np.zeros(n, np.int64)
    for begin in range(0, len(others), SLICE):
        count_in_classes(others, begin, min(begin + SLICE, len(others)), table, found, sizes)
        yield Step(STAGE)
    return classes, sizes


def _keys(
    codes: NDArray[np.int32], columns: Columns, combination: int, *both: Cells
) -> Steps[tuple[NDArray[np.uint64], ...]]:
    """A number for each: the same where all cells of the combination are."""
    factors, which = columns.factors(combination), columns.combinations[combination]
    if factors is None:
        return _wide_keys(codes, columns, combination, *both)
    made = []
    for of, masks in both:
        keys = np.empty(len(of), np.uint64)
        for begin in range(0, len(of), SLICE):
            find_keys(
                *(codes, of, masks, which, factors, columns.missing[which]),
                *(begin, min(begin + SLICE, len(of)), keys),
            )
            yield Step(STAGE)
        made.append(keys)
    return tuple(made)


def _wide_keys(
    codes: NDArray[np.int32], columns: Columns, combination: int, *both: Cells
) -> tuple[NDArray[np.uint64], ...]:
    """The same where one number cannot hold all cells: it is made smaller on the way."""
    of, masks = (np.concatenate(parts) for parts in zip(*both, strict=True))
    keys, shown = np.zeros(len(of), np.int64), np.zeros(len(of), bool)
    for c in columns.combinations[combination]:
        missing = columns.missing[c]
        blank = np.asarray(masks & np.uint64(1 << int(c)), dtype=bool)
        cells = np.where(blank, missing + 1, codes[c, of])
        keys = keys * (int(missing) + 2) + cells
        keys = np.searchsorted(distinct(keys), keys)
        shown |= cells < missing
    numbers = np.where(shown, keys.astype(np.uint64), NOTHING_SHOWN)
    return tuple(np.split(numbers, np.cumsum([len(part) for part, _ in both])[:-1]))

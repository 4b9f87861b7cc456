"""What each record could blank instead of what it blanks, as far as that can come true."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.coded_records import CodedRecords
from core.steps import Step, Steps
from core.suppression.cells.giving.choices.classes import (
    SLICE,
    STAGE,
    Columns,
    classes_of,
    columns_of,
)
from core.suppression.cells.giving.choices.kernels import (
    ALL_SUBSETS,
    ANY_BLANKS,
    MOST_PAIRS,
    ONE_AT_A_TIME,
    OTHERS_TOO,
    find_choices,
    list_by_class,
)
from core.suppression.cells.protection import Protection

_FIRST_ROOM: Final = 1 << 16
_RECORDS_AT_ONCE: Final = 1 << 14
_MOST_CHOICES: Final = 6_000_000
"""Where there could be more, records are given fewer: some 100 bytes for each choice."""


@dataclass(eq=False)
class Choices:
    """Sets of cells that each touched record could blank, and where that would put it.

    Attributes
    ----------
    records
        (t,) int64 the records that have a blank, of persons who have no other record.
    masks
        (e,) uint64 what is blanked by each choice.
    of
        (e,) int32 whose it is, as an index into ``records``; ascending.
    starts
        (t + 1,) int64 where the choices of each record begin; the first is what it blanks now.
    cells, costs
        (e,) cells blanked, and their weights summed.
    classes
        (e, combinations) int32 class in each combination, numbered over all; -1: no value shown.
    sizes
        (classes,) int64 persons in each class now.
    firsts, members
        (classes + 1,) int64 and int32: the choices that lead into each class, one class after
        the other; only in combinations with a blank now or with that choice.
    """

    records: NDArray[np.int64]
    masks: NDArray[np.uint64]
    of: NDArray[np.int32]
    starts: NDArray[np.int64]
    cells: NDArray[np.int32]
    costs: NDArray[np.float64]
    classes: NDArray[np.int32]
    sizes: NDArray[np.int64]
    firsts: NDArray[np.int64]
    members: NDArray[np.int32]


def choices_of(
    records: CodedRecords, protection: Protection, blanks: NDArray[np.uint64]
) -> Steps[Choices]:
    """The choices of all records that have a blank.

    A choice never blanks more cells than now, never a missing value that follows nothing, and at
    most one column, with its followers, that is shown now; where very many records are touched,
    only some of what is blanked now. Left out is what can never come true because too few records
    could join.
    """
    columns = columns_of(records, protection)
    codes = records.codes[[records.columns.index(name) for name in protection.columns]]
    # (n,) which records have a blank and are the only one of their person.
    some = np.asarray(blanks > 0)
    if records.persons is not None:
        some &= (np.bincount(records.persons) == 1)[records.persons]
    touched = np.flatnonzero(some)
    masks, of = yield from _all_choices(codes[:, touched], columns, blanks[touched])
    now = np.arange(len(blanks), dtype=np.int32), blanks
    numbered: list[NDArray[np.int32]] = []
    sizes: list[NDArray[np.int64]] = []
    for j in range(len(columns.combinations)):
        whose = touched.astype(np.int32)[of]
        classes, sized = yield from classes_of(records, codes, columns, j, (whose, masks), now)
        current = _first_of_each(of)
        possible = current | _possible(classes, sized, current, protection.k)
        masks, of, classes = masks[possible], of[possible], classes[possible]
        numbered = [other[possible] for other in numbered]
        # Classes with choices, numbered from a base on, and their sizes.
        used = np.bincount(classes[classes >= 0], minlength=len(sized)) > 0
        number = np.append(np.cumsum(used) - 1 + sum(map(len, sizes)), -1).astype(np.int32)
        classes, sized = number[classes], sized[used]
        numbered.append(classes)
        sizes.append(sized)
        yield Step(STAGE)
    return (yield from _indexed(columns, touched, masks, of, numbered, np.concatenate(sizes)))


def _all_choices(
    codes: NDArray[np.int32], columns: Columns, blanks: NDArray[np.uint64]
) -> Steps[tuple[NDArray[np.uint64], NDArray[np.int32]]]:
    """Masks of all choices, and whose they are."""
    keys = np.unique(np.concatenate(columns.combinations))
    not_to_blank = np.full(len(blanks), np.uint64(2**64 - 1))
    for c in keys.tolist():
        not_to_blank[codes[c] < columns.missing[c]] &= ~np.uint64(1 << c)
    reach = _reach(blanks, len(keys))
    masks, of, n, at = np.empty(_FIRST_ROOM, np.uint64), np.empty(_FIRST_ROOM, np.int32), 0, 0
    while at < len(blanks):
        end = min(at + _RECORDS_AT_ONCE, len(blanks))
        at, n = find_choices(
            *(blanks, not_to_blank, columns.closures, columns.leaders, columns.near),
            *(reach, at, end, n, masks, of),
        )
        yield Step(STAGE, at, len(blanks))
        if at < end:
            masks = np.concatenate([masks, np.empty(len(masks), np.uint64)])
            of = np.concatenate([of, np.empty(len(of), np.int32)])
    return masks[:n], of[:n]


def _reach(blanks: NDArray[np.uint64], n_keys: int) -> int:
    """How far to look for choices, so that there are not too many."""
    m = np.bitwise_count(blanks).astype(np.int64)
    pairs = np.where(m <= MOST_PAIRS, m * (m + 1) // 2, m)
    kept = np.where(m <= ALL_SUBSETS, (1 << np.minimum(m, ALL_SUBSETS)) - 1, pairs)
    if int((kept * (1 + np.maximum(n_keys - m, 0))).sum()) <= _MOST_CHOICES:
        return OTHERS_TOO
    return ANY_BLANKS if int(kept.sum()) <= _MOST_CHOICES else ONE_AT_A_TIME


def _first_of_each(of: NDArray[np.int32]) -> NDArray[np.bool_]:
    """(e,) whether a choice is the first of its record: what is blanked now."""
    first = np.ones(len(of), dtype=bool)
    np.not_equal(of[1:], of[:-1], out=first[1:])
    return first


def _possible(
    classes: NDArray[np.int32], sizes: NDArray[np.int64], current: NDArray[np.bool_], k: int
) -> NDArray[np.bool_]:
    """(e,) whether a class could have k records, if all who could join did."""
    most = sizes + np.bincount(classes[~current & (classes >= 0)], minlength=len(sizes))
    return np.append(most >= k, True)[classes]


def _indexed(
    columns: Columns,
    touched: NDArray[np.int64],
    masks: NDArray[np.uint64],
    of: NDArray[np.int32],
    numbered: list[NDArray[np.int32]],
    sizes: NDArray[np.int64],
) -> Steps[Choices]:
    """The choices with what they cost, and lists of those that lead into each class."""
    classes = np.ascontiguousarray(np.column_stack(numbered))
    starts = np.append(np.flatnonzero(_first_of_each(of)), len(of)).astype(np.int64)
    affected = masks | masks[starts[of]]
    listed = np.column_stack(
        [(affected & columns.mask(j) > 0) & (of_j >= 0) for j, of_j in enumerate(numbered)]
    )
    yield Step(STAGE)
    firsts = np.zeros(len(sizes) + 1, np.int64)
    np.cumsum(np.bincount(classes[listed], minlength=len(sizes)), out=firsts[1:])
    members, free = np.empty(int(firsts[-1]), np.int32), firsts[:-1].copy()
    for begin in range(0, len(of), SLICE):
        list_by_class(classes, listed, begin, min(begin + SLICE, len(of)), free, members)
        yield Step(STAGE)
    cells, costs = np.zeros(len(of), np.int32), np.zeros(len(of))
    for c, weight in enumerate(columns.weights):
        blank = np.asarray(masks & np.uint64(1 << c), dtype=bool)
        cells += blank
        costs += weight * blank
    return Choices(touched, masks, of, starts, cells, costs, classes, sizes, firsts, members)

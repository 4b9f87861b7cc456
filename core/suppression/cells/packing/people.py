"""Persons, some of whom are in several rows: compiled counts, and what changed since the last.

``alone`` (m,) are the persons of each row who are in no other. Of everybody else ``rows`` (p,) are
the rows, each once, one person after the other from ``starts`` (s + 1,) on; ``row_persons`` (p,)
are the same by row, from ``row_starts`` (m + 1,) on. Only rows and persons with a mark (1) are
counted, with a sign; ``stamp`` holds who was counted last, so that nobody is counted twice.
Kernels release the interpreter lock.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from core.compiled import compiled
from core.suppression.cells.packing.packed_rows import Log, Shared

_WORDS = "uint64[:,::1]"
_MASK = "uint64[::1]"
_I32 = "int32[::1]"
_I64 = "int64[::1]"
_U8 = "uint8[::1]"

Words = NDArray[np.uint64]
Whole = NDArray[np.int64]
Numbers = NDArray[np.int32]
Marks = NDArray[np.uint8]

_MOST = 0.4
"""Where more persons changed, counting all is as fast as taking back what they were."""


@compiled(f"void({_I32}, int64, int64, {_I64}, {_I32}, {_U8}, {_U8})")
def mark_changed(
    log: Numbers,
    begin: int,
    end: int,
    row_starts: Whole,
    row_persons: Numbers,
    of_rows: Marks,
    of_persons: Marks,
) -> None:
    """Marks the rows of the log's entries ``begin`` ... ``end`` - 1, and whose they are."""
    for e in range(begin, end):
        i = log[e]
        if not of_rows[i]:
            of_rows[i] = 1
            for at in range(row_starts[i], row_starts[i + 1]):
                of_persons[row_persons[at]] = 1


@compiled(f"void({_I32}, {_U8}, {_I32}, int32, {_I32})")
def count_alone(
    alone: Numbers, marks: Marks, class_of: Numbers, sign: int, people: Numbers
) -> None:
    """Adds the persons of one row only to the classes that they are in."""
    for i in range(len(alone)):
        if marks[i]:
            people[class_of[i]] += sign * alone[i]


@compiled(
    f"void({_I64}, {_I32}, {_U8}, int64, int64, {_I32}, int32, {_I32}, {_I32})",
)
def count_shared(
    starts: Whole,
    rows: Numbers,
    marks: Marks,
    begin: int,
    end: int,
    class_of: Numbers,
    sign: int,
    stamp: Numbers,
    people: Numbers,
) -> None:
    """Adds the persons ``begin`` ... ``end`` - 1 to the classes that they are in."""
    for person in range(begin, end):
        if not marks[person]:
            continue
        for at in range(starts[person], starts[person + 1]):
            c = class_of[rows[at]]
            if stamp[c] != person:
                stamp[c] = person
                people[c] += sign


@compiled(
    f"void({_WORDS}, {_I32}, {_U8}, {_WORDS}, {_MASK}, {_I64}, int64, int64, int64, {_I64})",
)
def count_values_alone(
    words: Words,
    alone: Numbers,
    marks: Marks,
    fields: Words,
    missing: Words,
    offsets: Whole,
    begin: int,
    end: int,
    sign: int,
    supports: Whole,
) -> None:
    """Adds the persons of one row only to the values that rows ``begin`` ... ``end`` - 1 show."""
    for i in range(begin, end):
        if not marks[i]:
            continue
        for j in range(len(fields)):
            code = (words[i, fields[j, 0]] >> fields[j, 1]) & fields[j, 2]
            if code < missing[j]:
                supports[offsets[j] + np.int64(code)] += sign * alone[i]


@compiled(
    f"void({_WORDS}, {_I64}, {_I32}, {_U8}, {_WORDS}, {_MASK}, {_I64}, int64, int64, int64, {_I32},"
    f" {_I64})",
)
def count_values_shared(
    words: Words,
    starts: Whole,
    rows: Numbers,
    marks: Marks,
    fields: Words,
    missing: Words,
    offsets: Whole,
    begin: int,
    end: int,
    sign: int,
    stamp: Numbers,
    supports: Whole,
) -> None:
    """Adds the persons ``begin`` ... ``end`` - 1 to the values that their rows show."""
    for person in range(begin, end):
        if not marks[person]:
            continue
        for at in range(starts[person], starts[person + 1]):
            i = rows[at]
            for j in range(len(fields)):
                code = (words[i, fields[j, 0]] >> fields[j, 1]) & fields[j, 2]
                if code < missing[j]:
                    value = offsets[j] + np.int64(code)
                    if stamp[value] != person:
                        stamp[value] = person
                        supports[value] += sign


@compiled(
    f"int64({_I64}, {_I32}, int64, int64, {_I32}, {_I32}, {_I32}, {_I32}, int64)",
)
def list_shared(
    row_starts: Whole,
    row_persons: Numbers,
    begin: int,
    end: int,
    class_of: Numbers,
    head: Numbers,
    after: Numbers,
    who: Numbers,
    used: int,
) -> int:
    """Lists the persons of rows ``begin`` ... ``end`` - 1 by class, where ``head`` (c,) is not -2.

    A list begins at the entry ``head``, -1 = empty; ``after`` and ``who`` tell the next entry and
    the person. Returns the entries there are.
    """
    for i in range(begin, end):
        c = class_of[i]
        if head[c] == -2:
            continue
        for e in range(row_starts[i], row_starts[i + 1]):
            at = head[c]
            while at >= 0 and who[at] != row_persons[e]:
                at = after[at]
            if at < 0:
                who[used], after[used], head[c] = row_persons[e], head[c], used
                used += 1
    return used


@compiled(f"int64(int64, int64, {_I32}, {_I32}, {_I32})")
def join_lists(one: int, other: int, head: Numbers, after: Numbers, who: Numbers) -> int:
    """Joins the list of a class to that of another; returns how many are in both."""
    both, first, at = 0, head[other], head[one]
    while at >= 0:
        following, same = after[at], first
        while same >= 0 and who[same] != who[at]:
            same = after[same]
        if same >= 0:
            both += 1
        else:
            after[at], head[other] = head[other], at
        at = following
    return both


class Changes:
    """What happened in a log since it was last asked."""

    def __init__(self, shared: Shared, log: Log) -> None:
        self._shared, self._log = shared, log
        self._seen = -1

    def taken(self) -> tuple[NDArray[np.uint8], NDArray[np.uint8], bool]:
        """(m,) rows that changed, (s,) persons who have one, whether all are to be counted."""
        shared, log = self._shared, self._log
        seen, self._seen = self._seen, log.n
        rows, persons = np.zeros(len(shared.alone), np.uint8), np.zeros(len(shared), np.uint8)
        if seen >= 0:
            given = (shared.row_starts, shared.row_persons, rows, persons)
            mark_changed(log.rows, seen, log.n, *given)
        if seen < 0 or np.count_nonzero(rows) > _MOST * len(rows):
            rows[:], persons[:] = 1, 1
            return rows, persons, True
        return rows, persons, False

"""Compiled passes that count people once in each class; they release the interpreter lock.

Entries of classes are as in `core.record_uniqueness.kernels`.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from core.compiled import compiled
from core.record_uniqueness.kernels import records_of

_ENTRIES = "Array(int32, 1, 'C', readonly=True)"
_FEW = 16
"""Classes of one person that are looked through one by one."""


@compiled(
    f"int64({_ENTRIES}, {_ENTRIES}, {_ENTRIES}, int32[::1], int32[::1], int32[::1], int32[::1])",
)
def meet_persons(
    persons: NDArray[np.int32],
    rows: NDArray[np.int32],
    class_of: NDArray[np.int32],
    entries: NDArray[np.int32],
    last: NDArray[np.int32],
    out_persons: NDArray[np.int32],
    out_classes: NDArray[np.int32],
) -> int:
    """Counts persons once in each class although several of their rows went to it.

    Parameters
    ----------
    persons, rows
        (p,) persons ascending, and the rows that each of them is in.
    class_of
        The class that each row went to.
    entries
        (c,) of the classes: sums over their rows. Put right; who is alone then is named.
    last
        (c,) room for whom each class met last.
    out_persons, out_classes
        (p,) the persons, and the classes that each of them is in, none twice.

    Returns
    -------
    How many pairs these are.
    """
    i, c, begun = 0, 0, False
    while i < len(persons):
        who, first = persons[i], c
        while i < len(persons) and persons[i] == who:
            to, met = class_of[rows[i]], False
            if c - first <= _FEW:
                for j in range(first, c):
                    met |= out_classes[j] == to
            else:
                met = last[to] == who
            if met:
                entries[to] -= 1
                # Rows of others would have left more than one here.
                if entries[to] == 1:
                    entries[to] = -1 - who
            else:
                out_persons[c], out_classes[c] = who, to
                c += 1
                if c - first == _FEW + 1 and not begun:
                    last[: len(entries)] = -1
                    begun = True
                if c - first > _FEW:
                    # The first time, of all that were found one by one; then of this one.
                    for j in range(first if c - first == _FEW + 1 else c - 1, c):
                        last[out_classes[j]] = who
            i += 1
    return c


@compiled("int64(int32[::1], int32[::1], int32[::1], int64, int64[::1])")
def keep_small(
    persons: NDArray[np.int32],
    classes: NDArray[np.int32],
    entries: NDArray[np.int32],
    set_size: int,
    twice: NDArray[np.int64],
) -> int:
    """Leaves out who is not in two classes of at most ``set_size``; returns the pairs left.

    A larger class only grows when classes are joined: who is in it need not be known any more,
    though from then on its size may be said too large.

    Parameters
    ----------
    persons, classes
        (p,) persons ascending, and the classes that each of them is in, none twice; overwritten.
    entries
        (c,) of the classes; a person who is alone is named.
    twice
        (2,) is told how often persons are counted too often among those who are alone, and among
        those in such classes.
    """
    i, c = 0, 0
    twice[:] = 0
    while i < len(persons):
        who, first, unique = persons[i], c, np.int64(0)
        while i < len(persons) and persons[i] == who:
            entry = entries[classes[i]]
            if entry == 1:
                entry = entries[classes[i]] = -1 - who
            unique += entry < 0
            if records_of(entry) <= set_size:
                persons[c], classes[c] = who, classes[i]
                c += 1
            i += 1
        twice[0] += max(unique - 1, 0)
        twice[1] += max(c - first - 1, 0)
        if c == first + 1:
            c = first
    return c

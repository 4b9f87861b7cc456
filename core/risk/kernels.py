"""Compiled parts of a simulated attack; they release the interpreter lock."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from core.compiled import compiled
from core.search.chance import draw_below

_I32 = "Array(int32, 1, 'C', readonly=True)"
_I64 = "Array(int64, 1, 'C', readonly=True)"
_U8 = "Array(uint8, 1, 'C', readonly=True)"
_TRIES = 32


@compiled("int32[::1](int64, int64, uint64)")
def drawn_people(records: int, people: int, seed: int) -> NDArray[np.int32]:
    """(people,) whose values each person has: the records themselves, then records at random."""
    state = np.empty(1, np.uint64)
    state[0] = seed
    out = np.empty(people, np.int32)
    for i in range(people):
        out[i] = i if i < records else draw_below(state, records)
    return out


@compiled(f"Tuple((int32[::1], int64[::1]))({_I32}, {_I32}, {_I32}, {_U8})")
def people_by_class(
    classes: NDArray[np.int32],
    values_of: NDArray[np.int32],
    who: NDArray[np.int32],
    wanted: NDArray[np.uint8],
) -> tuple[NDArray[np.int32], NDArray[np.int64]]:
    """People of the classes that are wanted, those of a class side by side, each once.

    Parameters
    ----------
    classes
        (n,) class of each record.
    values_of, who
        (e,) a record whose values a person has, and the person, ascending.
    wanted
        (c,) 1 for each class that is wanted.

    Returns
    -------
    (p,) people, ascending within a class; (c + 1,) where each class begins, and the end.
    """
    starts = np.zeros(len(wanted) + 1, np.int64)
    last = np.full(len(wanted), -1, np.int32)
    for e in range(len(values_of)):
        of = classes[values_of[e]]
        if last[of] != who[e]:
            last[of] = who[e]
            starts[of + 1] += wanted[of]
    for c in range(len(wanted)):
        starts[c + 1] += starts[c]
    free = starts[:-1].copy()
    people = np.empty(starts[-1], np.int32)
    last[:] = -1
    for e in range(len(values_of)):
        of = classes[values_of[e]]
        if wanted[of] and last[of] != who[e]:
            last[of] = who[e]
            people[free[of]] = who[e]
            free[of] += 1
    return people, starts


@compiled(f"int64({_I32}, int64, int64, {_U8}, uint64[::1])")
def _guess(
    people: NDArray[np.int32],
    first: int,
    count: int,
    listed: NDArray[np.uint8],
    state: NDArray[np.uint64],
) -> int:
    """One person at random among those who match and are listed; -1 where nobody is."""
    for _ in range(_TRIES):
        person = people[first + draw_below(state, count)]
        if listed[person]:
            return int(person)
    found = 0
    for i in range(first, first + count):
        found += listed[people[i]]
    if found == 0:
        return -1
    left = draw_below(state, found)
    for i in range(first, first + count):
        if listed[people[i]]:
            if left == 0:
                return int(people[i])
            left -= 1
    return -1


@compiled(
    f"Tuple((int64, float64))({_I64}, {_I64}, {_I32}, {_I32}, {_I32}, {_U8}, uint64)",
)
def linked(
    rows: NDArray[np.int64],
    first: NDArray[np.int64],
    count: NDArray[np.int32],
    people: NDArray[np.int32],
    persons: NDArray[np.int32],
    listed: NDArray[np.uint8],
    seed: int,
) -> tuple[int, float]:
    """Links each released record with one person who matches.

    Parameters
    ----------
    rows
        (m,) records that are released.
    first, count
        (n,) where in ``people`` those begin who match each record, and how many they are.
    people
        All who match, record class by record class.
    persons
        (n,) whose the records are.
    listed
        (people,) 1 for each who is in the registry; empty = everybody.

    Returns
    -------
    Right links; the sum of 1 / ``count`` over the released records.
    """
    state = np.empty(1, np.uint64)
    state[0] = seed
    right, expected = 0, 0.0
    for row in rows:
        expected += 1.0 / count[row]
        if len(listed) == 0:
            person = np.int64(people[first[row] + draw_below(state, count[row])])
        else:
            person = _guess(people, first[row], count[row], listed, state)
        if person == persons[row]:
            right += 1
    return right, expected

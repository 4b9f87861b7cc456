"""What is said of records, said of people: where a column tells whose records they are."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.compiled import compiled
from core.errors import N_, Notice
from core.record_uniqueness.kernels import records_of

_ENTRIES = "Array(int32, 1, 'C', readonly=True)"
_FEW = 16
"""Classes of one person that are looked through one by one."""

_OF_PEOPLE: Final = {
    "Records in unique record sets: {sets:,} of {records:,} ({share:%}). Each is the only "
    "one with its values in all variables.": N_(
        "People in unique record sets: {sets:,} of {records:,} ({share:%}). Each is the only one "
        "with these values in all variables."
    ),
    "Records in unique record sets: {sets:,} of {records:,} ({share:%}). At most {size:,} "
    "records have the same values in all variables.": N_(
        "People in unique record sets: {sets:,} of {records:,} ({share:%}). At most {size:,} "
        "people have the same values in all variables."
    ),
    "Left out, as their values are rare: {n:,} records.": N_(
        "Left out, as their values are rare: {n:,} people."
    ),
    "Unique records: {unique:,} of {records:,} ({share:%}); no other has the same values.": N_(
        "Unique people: {unique:,} of {records:,} ({share:%}); nobody else has the same values."
    ),
    "The variable {name} weighs most: where it is known, the share of unique records is "
    "about {times:,} times as large.": N_(
        "The variable {name} weighs most: where it is known, the share of unique people is about "
        "{times:,} times as large."
    ),
    "The variable {name} weighs most: where it is known, the share of unique records is "
    "about {times:,} times as large. Collapse it first.": N_(
        "The variable {name} weighs most: where it is known, the share of unique people is about "
        "{times:,} times as large. Collapse it first."
    ),
    "The weights are those of ln(share of unique records) on which variables are known, "
    "over the combinations with a unique record, {used:,} of {all:,}; R² {r_squared:.3f}.": N_(
        "The weights are those of ln(share of unique people) on which variables are known, over "
        "the combinations with a unique person, {used:,} of {all:,}; R² {r_squared:.3f}."
    ),
    "No weights: no combination of variables has a unique record.": N_(
        "No weights: no combination of variables has a unique person."
    ),
    "No weights: the combinations with a unique record ({used:,} of {all:,}) do not tell "
    "the variables apart.": N_(
        "No weights: the combinations with a unique person ({used:,} of {all:,}) do not tell the "
        "variables apart."
    ),
    "No variable weighs anything: all combinations with a unique record ({used:,} of "
    "{all:,}) have the same share of them.": N_(
        "No variable weighs anything: all combinations with a unique person ({used:,} of {all:,}) "
        "have the same share of them."
    ),
    "No variable left out by itself takes a record out of unique record sets.": N_(
        "No variable left out by itself takes a person out of unique record sets."
    ),
    "Leaving out {name} helps most; records left in unique record sets: {sets:,} of "
    "{records:,} ({share:%}).": N_(
        "Leaving out {name} helps most; people left in unique record sets: {sets:,} of "
        "{records:,} ({share:%})."
    ),
    "{n:,} ({left_out:,} of the file left out)": N_(
        "{n:,} ({left_out:,} records of the file left out)"
    ),
    "Records": N_("People"),
    "at most {n:,} records": N_("at most {n:,} people"),
    "Of all records: dark, unique ({unique:%}); dark and light, in unique record sets "
    "({sets:%}); marks at {public:%} and {research:%}.": N_(
        "Of all people: dark, unique ({unique:%}); dark and light, in unique record sets "
        "({sets:%}); marks at {public:%} and {research:%}."
    ),
    "Unique records": N_("Unique people"),
    "Most unique records, by number of variables known": N_(
        "Most unique people, by number of variables known"
    ),
    "Smallest combinations that single records out": N_(
        "Smallest combinations that single people out"
    ),
    "Records that are unique in this combination and in no part of it.": N_(
        "People who are unique in this combination and in no part of it."
    ),
    "Every combination of the variables was counted. A record is unique where no other has "
    "the same values; a unique record set is a class of at most {n:,} records. A missing "
    "value counts as a value of its own. Weights: least squares of ln(unique records / all "
    "records) on which variables are in the combination.": N_(
        "Every combination of the variables was counted. A person is unique who is alone in a "
        "class with one of their records; a unique record set is a class of at most {n:,} people, "
        "each counted once however many records they have. A missing value counts as a value of "
        "its own. Weights: least squares of ln(unique people / all people) on which variables are "
        "in the combination."
    ),
}


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


def counted_in(people: bool, notice: Notice) -> Notice:
    """A text about records, about people where these are counted."""
    template = _OF_PEOPLE.get(notice.template) if people else None
    return notice if template is None else Notice(template, **notice.values)

"""What columns that are kept tell, together, of values that a release hides.

A record's hidden value is told where the records that look like it, in what is protected and in
the kept columns, have one hidden value only, while without the kept columns they have several
(methods, section 13). Records look alike in two ways: in all that is protected of them (region and
class), and in the part that hides the value (the region alone, where it is an area).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from core.released_columns.groups import Groups, together


@dataclass(frozen=True, eq=False)
class Kept:
    """A column that is released as it is, or coarser, beside those that are protected.

    Attributes
    ----------
    name
        What it is called.
    codes
        (n,) its value in each record, in the order of the values; ``missing`` where there is none.
    missing
        A number above those of the values.
    """

    name: str
    codes: NDArray[np.integer]
    missing: int

    @property
    def groups(self) -> Groups:
        """Records with the same value; none is a value too, since the release shows it."""
        return Groups(self.codes, self.missing + 1)


@dataclass(frozen=True, eq=False)
class Hidden:
    """Values that a release hides.

    Attributes
    ----------
    name
        Of the column.
    codes
        (n,) the true values.
    known
        (n,) where there is one.
    cells
        (n,) where it is hidden.
    contexts
        Records that look alike without the kept columns.
    """

    name: str
    codes: NDArray[np.integer]
    known: NDArray[np.bool_]
    cells: NDArray[np.bool_]
    contexts: tuple[Groups, ...]
    several: tuple[NDArray[np.bool_], ...] = field(init=False)
    """Of each context: (n,) whether records that look alike have several values."""

    def __post_init__(self) -> None:
        found = tuple(of.several(self.codes, self.known) for of in self.contexts)
        object.__setattr__(self, "several", found)

    @property
    def asked(self) -> NDArray[np.bool_]:
        """(n,) records that could be told: theirs is hidden among several."""
        some = np.zeros(len(self.codes), dtype=bool)
        for several in self.several:
            some |= several
        return np.asarray(some & self.known & self.cells, dtype=bool)

    def told_by(self, kept: Groups) -> NDArray[np.bool_]:
        """(n,) records whose hidden value is told by what ``kept`` shows."""
        told = np.zeros(len(self.codes), dtype=bool)
        for context, several in zip(self.contexts, self.several, strict=True):
            if several.any():
                told |= several & ~kept.within(context).several(self.codes, self.known)
        return np.asarray(told & self.known & self.cells, dtype=bool)


@dataclass(frozen=True)
class Told:
    """How much of a hidden column is told.

    Attributes
    ----------
    columns
        The fewest kept columns that tell some of it, those that tell most.
    told
        Records of which they tell it.
    together
        Records of which all kept columns together tell it.
    asked
        Records that hide it among several.
    """

    hidden: str
    columns: tuple[str, ...]
    told: int
    together: int
    asked: int


def told_of(hidden: Hidden, kept: Sequence[Kept]) -> Told | None:
    """What kept columns tell of hidden values; None where they tell none.

    All columns are judged together first: fewer of them never tell more.
    """
    n = len(hidden.codes)
    every = _count(hidden.told_by(together((of.groups for of in kept), n)))
    if not every:
        return None
    columns, told = tuple(of.name for of in kept), every
    for some in fewest(kept):
        found = {
            tuple(of.name for of in each): _count(
                hidden.told_by(together((of.groups for of in each), n))
            )
            for each in some
        }
        best = max(found, key=lambda names: found[names])
        if found[best]:
            columns, told = best, found[best]
            break
    return Told(hidden.name, columns, told, every, _count(hidden.asked))


def fewest(kept: Sequence[Kept]) -> Iterator[list[tuple[Kept, ...]]]:
    """Single columns, then pairs, where these are fewer than all."""
    for size in (1, 2):
        if size < len(kept):
            yield list(combinations(kept, size))


def _count(records: NDArray[np.bool_]) -> int:
    return int(np.count_nonzero(records))

"""What columns that are kept tell, together, of values that a release hides.

A record's hidden value is told where the records that look like it, in what is protected and in
the kept columns, have one hidden value only, while without the kept columns they have several
(methods, section 13). Records look alike in two ways: in all that is protected of them (region and
class), and in the part that hides the value (the region alone, where it is an area).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from math import sqrt
from typing import Final

import numpy as np
import pandas as pd
from numpy.typing import NDArray

_DENSE: Final = 4
"""Numbers of groups up to so many times that of the records need not be made fewer."""

FINER: Final = 0.5
"""Share of what is left to chance that a column must settle to be a finer form of another."""

_SURE: Final = 2.0
"""Standard deviations above chance that it must be, which few records are not."""

_SURELY: Final = 3.0
"""Standard deviations above chance that what columns tell must be."""

_FEW: Final = 100
"""Of fewer hidden values none may be told at all: so few cannot be told from chance."""

_DENSE_PAIRS: Final = 1 << 24
_MEASURED: Final = 1 << 18
"""Records, evenly spread over all, on which a relation is measured."""


@dataclass(frozen=True, eq=False)
class Groups:
    """Which records look the same.

    Attributes
    ----------
    ids
        (n,) number of each record's group.
    n
        A number above all of them; not every smaller one needs to occur.
    """

    ids: NDArray[np.integer]
    n: int

    def within(self, other: Groups) -> Groups:
        """The records that are in one group here and in one there."""
        if min(self.n, other.n) <= 1:
            return self if other.n <= 1 else other
        keys = np.multiply(other.ids, self.n, dtype=np.int64)
        keys += self.ids
        if self.n * other.n <= _DENSE * len(keys):
            return Groups(keys, self.n * other.n)
        ids, found = pd.factorize(keys)
        return Groups(ids, len(found))

    def several(self, codes: NDArray[np.integer], known: NDArray[np.bool_]) -> NDArray[np.bool_]:
        """(n,) whether a group has records of several ``codes``, of those that are ``known``."""
        every = bool(known.all())
        ids, here = (self.ids, codes) if every else (self.ids[known], codes[known])
        # Whichever record writes last: another code than its own means that there are two.
        last = np.zeros(self.n, dtype=here.dtype)
        last[ids] = here
        several = np.zeros(self.n, dtype=bool)
        several[ids[last[ids] != here]] = True
        return np.asarray(several[self.ids])

    def sizes(self, persons: NDArray[np.integer] | None = None) -> NDArray[np.int64]:
        """(n,) size of each record's group: records, or distinct numbers of ``persons``."""
        if persons is None:
            return np.asarray(np.bincount(self.ids, minlength=self.n)[self.ids])
        pairs = pd.DataFrame({"group": self.ids, "person": persons})
        first = ~pairs.duplicated().to_numpy()
        return np.asarray(np.bincount(self.ids[first], minlength=self.n)[self.ids])


def together(groups: Iterable[Groups], n_records: int) -> Groups:
    """The records that are in one group in all of these; one group if there are none."""
    joint = Groups(np.zeros(n_records, dtype=np.int32), 1)
    for of in groups:
        joint = of.within(joint)
    return joint


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

    def beyond_chance(self, kept: Groups) -> float:
        """Records told beyond what values would tell that have nothing to do with the hidden ones.

        Values that few records have single records out, and so seem to tell where they are. How
        many by themselves is counted with the values dealt anew among the records that look alike;
        what is beyond three standard deviations of that is told by the values (permutation test,
        Fisher 1935).
        """
        most = 0.0
        rng = np.random.default_rng(0)  # the same answer each time
        for context, several in zip(self.contexts, self.several, strict=True):
            asked = several & self.known & self.cells
            if not asked.any():
                continue
            told, chance = (
                _count(asked & ~of.within(context).several(self.codes, self.known))
                for of in (kept, _dealt(kept, context, rng))
            )
            most = max(most, told - chance - _SURELY * sqrt(chance))
        return most


def _dealt(kept: Groups, context: Groups, rng: np.random.Generator) -> Groups:
    """The values dealt anew among the records that look alike."""
    there = np.argsort(context.ids, kind="stable")
    shuffled = np.lexsort((rng.random(len(there)), context.ids))
    ids = np.empty_like(kept.ids)
    ids[there] = kept.ids[shuffled]
    return Groups(ids, kept.n)


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
    beyond
        Of those told, how many are beyond chance; all where chance is not asked for.
    """

    hidden: str
    columns: tuple[str, ...]
    told: int
    together: int
    asked: int
    beyond: int | None = None


def told_of(hidden: Hidden, kept: Sequence[Kept], tolerance: float | None = None) -> Told | None:
    """What kept columns tell of hidden values; None where they tell none.

    All columns are judged together first: fewer of them never tell more.

    Parameters
    ----------
    tolerance
        Share of the hidden values that may be told beyond chance; None = none may be told, by
        chance or not.
    """
    n = len(hidden.codes)
    if tolerance is not None:
        return _told_beyond(hidden, kept, tolerance)
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


def _told_beyond(hidden: Hidden, kept: Sequence[Kept], tolerance: float) -> Told | None:
    """What is told beyond chance and a tolerance, by the fewest columns.

    Each column and each pair is looked at by itself: beside others of many values, all is chance.
    """
    n, asked = len(hidden.codes), _count(hidden.asked)
    if asked < _FEW:
        return told_of(hidden, kept)
    every = together((of.groups for of in kept), n)
    for some in [*fewest(kept), [tuple(kept)]]:
        groups = {each: together((of.groups for of in each), n) for each in some}
        beyond = {each: hidden.beyond_chance(of) for each, of in groups.items()}
        best = max(beyond, key=lambda each: beyond[each])
        if beyond[best] > tolerance * asked:
            told = _count(hidden.told_by(groups[best]))
            return Told(
                hidden.name,
                tuple(of.name for of in best),
                told,
                _count(hidden.told_by(every)),
                asked,
                int(np.ceil(beyond[best])),
            )
    return None


def fewest(kept: Sequence[Kept]) -> Iterator[list[tuple[Kept, ...]]]:
    """Single columns, then pairs, where these are fewer than all."""
    for size in (1, 2):
        if size < len(kept):
            yield list(combinations(kept, size))


def _count(records: NDArray[np.bool_]) -> int:
    return int(np.count_nonzero(records))


@dataclass(frozen=True, eq=False)
class Protected:
    """A protected column.

    Attributes
    ----------
    name
        What it is called.
    codes
        (n,) its value in each record: as it is released, or as it was before it was recoded.
    n_codes
        A number above all of them.
    released
        Its released values, where ``codes`` are those before: they are settled already.
    """

    name: str
    codes: NDArray[np.integer]
    n_codes: int
    released: Groups | None = None

    @property
    def groups(self) -> Groups:
        """Records with the same value."""
        return Groups(self.codes, self.n_codes)


def finer_forms(of: Protected, kept: Sequence[Kept]) -> list[tuple[str, ...]]:
    """The kept columns that are a finer form of it, and pairs of others that are so together."""
    step = max(1, len(of.codes) // _MEASURED)
    if step > 1:
        released = None if of.released is None else Groups(of.released.ids[::step], of.released.n)
        of = replace(of, codes=of.codes[::step], released=released)
        kept = [replace(one, codes=one.codes[::step]) for one in kept]
    found: list[tuple[str, ...]] = [(one.name,) for one in kept if settled(of, one) >= FINER]
    alone = {name for names in found for name in names}
    others = [one for one in kept if one.name not in alone]
    n = len(of.codes)
    for pair in combinations(others, 2):
        joint = together((one.groups for one in pair), n)
        if settled(of, Kept("", joint.ids, joint.n), ordered=False) >= FINER:
            found.append((pair[0].name, pair[1].name))
    return found


def settled(of: Protected, kept: Kept, *, ordered: bool = True) -> float:
    """Share of the disagreement of chance that a kept column settles: 0 nothing, 1 all.

    0 too where so few records show it that chance may have done it.

    Parameters
    ----------
    of
        The protected column.
    kept
        The kept one; records without a value of it are left out.
    ordered
        Whether values next to each other are alike.
    """
    shown = kept.codes < kept.missing
    n = int(np.count_nonzero(shown))
    if n < 2:
        return 0.0
    values, codes = kept.codes[shown], of.codes[shown]
    if of.released is None:
        chance = float(np.sum((np.bincount(codes) / n) ** 2))
    else:
        bands = of.released.ids[shown]
        chance = _agreeing(bands, codes, of.n_codes, ordered=False) / n
        joint = Groups(values, kept.missing).within(Groups(bands, of.released.n))
        values, ordered = joint.ids, False
    agreeing = _agreeing(values, codes, of.n_codes, ordered=ordered) / n
    if chance >= 1 or agreeing <= chance:
        return 0.0
    sure = (agreeing - chance) * sqrt(n) >= _SURE * sqrt(chance * (1 - chance))
    return (agreeing - chance) / (1 - chance) if sure else 0.0


def _agreeing(
    values: NDArray[np.integer], codes: NDArray[np.integer], n_codes: int, *, ordered: bool
) -> float:
    """Records that agree in their code with another one of the same value, as expected.

    Where a value has one record, with one of the values before and after it (if ``ordered``).
    """
    value, code, number = _pairs(values, codes, n_codes)
    new = np.diff(value, prepend=-1) != 0
    where = np.cumsum(new) - 1
    of_value = np.add.reduceat(number, np.flatnonzero(new))
    many = of_value[where] > 1
    agreeing = float(np.sum((number * (number - 1) / np.maximum(of_value[where] - 1, 1))[many]))
    if not ordered or len(of_value) < 2:
        return agreeing
    alone = np.flatnonzero(~many)
    keys = where * np.int64(n_codes) + code
    for step in (-1, 1):
        near = where[alone] + step
        inside = (near >= 0) & (near < len(of_value))
        near, mine = near[inside], code[alone][inside]
        sought = near * np.int64(n_codes) + mine
        place = np.minimum(np.searchsorted(keys, sought), len(keys) - 1)
        same = np.where(keys[place] == sought, number[place], 0) / of_value[near]
        agreeing += float(np.sum(same)) / 2
    return agreeing


def _pairs(
    values: NDArray[np.integer], codes: NDArray[np.integer], n_codes: int
) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.int64]]:
    """The (value, code) that occur, ascending, and how many records have each."""
    keys = np.multiply(values, n_codes, dtype=np.int64) + codes
    most = int(keys.max(initial=0)) + 1
    if most <= _DENSE_PAIRS:
        number = np.bincount(keys)
        found = np.flatnonzero(number)
        number = number[found]
    else:
        keys.sort()
        starts = np.flatnonzero(np.diff(keys, prepend=-1))
        found, number = keys[starts], np.diff(starts, append=len(keys))
    return found // n_codes, found % n_codes, number

"""Columns that are a finer form of a protected one, a near copy of it among them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from math import comb, log, sqrt
from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.released_columns.chance import LEVEL
from core.released_columns.groups import Groups, Kept, together

FINER: Final = 0.5
"""Share of what is left to chance that a column must settle to be a finer form of another."""
_DENSE_PAIRS: Final = 1 << 24
_LARGEST: Final = 1 << 62
_MEASURED: Final = 1 << 18
"""Records, evenly spread over all, on which a relation is measured."""


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


def finer_forms(of: Protected, kept: Sequence[Kept], level: float = LEVEL) -> list[tuple[str, ...]]:
    """The kept columns that are a finer form of it, and pairs of others that are so together.

    ``level`` is the probability at most that any of them seems to be one by accident.
    """
    level /= max(1, len(kept) + comb(len(kept), 2))
    step = max(1, len(of.codes) // _MEASURED)
    if step > 1:
        released = None if of.released is None else Groups(of.released.ids[::step], of.released.n)
        of = replace(of, codes=of.codes[::step], released=released)
        kept = [replace(one, codes=one.codes[::step]) for one in kept]
    found: list[tuple[str, ...]] = [(one.name,) for one in kept if settled(of, one, level) >= FINER]
    alone = {name for names in found for name in names}
    others = [one for one in kept if one.name not in alone]
    n = len(of.codes)
    for pair in combinations(others, 2):
        joint = together((one.groups for one in pair), n)
        if settled(of, Kept("", joint.ids, joint.n), level, ordered=False) >= FINER:
            found.append((pair[0].name, pair[1].name))
    return found


def settled(of: Protected, kept: Kept, level: float = LEVEL, *, ordered: bool = True) -> float:
    """Share of the disagreement of chance that a kept column settles: 0 nothing, 1 all.

    0 too where so few records show it that chance does so with a probability above ``level``: a
    normal tail (Hoeffding 1963), as if records agreed in pairs only.

    Parameters
    ----------
    of
        The protected column.
    kept
        The kept one; records without a value of it are left out.
    level
        Probability at most that it seems to settle something by accident.
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
        if of.released.n * max(kept.missing, 1) * of.n_codes < _LARGEST:
            values = np.multiply(bands, kept.missing, dtype=np.int64) + values
        else:
            joint = Groups(values, kept.missing).within(Groups(bands, of.released.n))
            values, ordered = joint.ids, False
    agreeing = _agreeing(values, codes, of.n_codes, ordered=ordered) / n
    if chance >= 1 or agreeing <= chance:
        return 0.0
    sure = (agreeing - chance) * sqrt(n) >= sqrt(-4 * log(level) * chance * (1 - chance))
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

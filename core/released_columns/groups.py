"""Which records look the same, and the columns by which they do."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

import numpy as np
import pandas as pd
from numpy.typing import NDArray

_DENSE: Final = 4
"""Numbers of groups up to so many times that of the records need not be made fewer."""
_BANDS: Final = (16, 256, 4096)
IN_BAND: Final = 4
"""Values in a band, or with the same piece, at least, on the average."""


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
    pieces
        Make the records whose values have the same characters in a place, where many values do.
    """

    name: str
    codes: NDArray[np.integer]
    missing: int
    pieces: tuple[Callable[[], Groups], ...] = ()

    @property
    def groups(self) -> Groups:
        """Records with the same value; none is a value too, since the release shows it."""
        return Groups(self.codes, self.missing + 1)

    @property
    def bands(self) -> tuple[Groups, ...]:
        """Records with values next to each other, in ever more bands of about as many records.

        Where few records share a value, such as of a measurement or a date, only so it shows what
        its values tell.
        """
        sizes = np.bincount(self.codes, minlength=self.missing + 1)[: self.missing]
        before, n = np.cumsum(sizes) - sizes, max(int(sizes.sum()), 1)
        distinct = int(np.count_nonzero(sizes))
        return tuple(
            Groups(
                np.append(before * most // n, most)[np.minimum(self.codes, self.missing)], most + 1
            )
            for most in _BANDS
            if IN_BAND * most <= distinct
        )

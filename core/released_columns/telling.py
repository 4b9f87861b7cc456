"""What columns that are kept tell, together, of values that a release hides.

A record's hidden value is told where the records that look like it, in what is protected and in
the kept columns, have one hidden value only, while without the kept columns they have several
(methods, section 13). Records look alike in two ways: in all that is protected of them (region and
class), and in the part that hides the value (the region alone, where it is an area).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations
from math import comb, floor

import numpy as np
from numpy.typing import NDArray

from core.released_columns.chance import LEVEL, Context
from core.released_columns.groups import Groups, Kept, together


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
    alike
        Records that look alike without the kept columns, in one way or more.
    """

    name: str
    codes: NDArray[np.integer]
    known: NDArray[np.bool_]
    cells: NDArray[np.bool_]
    alike: tuple[Groups, ...]
    contexts: tuple[Context, ...] = field(init=False)

    def __post_init__(self) -> None:
        found = tuple(Context(of, self.codes, self.known, self.cells) for of in self.alike)
        object.__setattr__(self, "contexts", found)

    @property
    def asked(self) -> NDArray[np.bool_]:
        """(n,) records that could be told: theirs is hidden among several."""
        return _any([of.asked for of in self.contexts])

    def told_by(self, kept: Groups) -> NDArray[np.bool_]:
        """(n,) records whose hidden value is told by what ``kept`` shows."""
        return _any([of.told_by(kept) for of in self.contexts])

    def beyond(
        self, kept: Groups, level: float, persons: NDArray[np.integer] | None = None
    ) -> float:
        """Records of which more is told than may be, at a level of chance: of few, all that are."""
        few = [of.told_by(kept) for of in self.contexts if of.few]
        others = [of.chance(kept, level, persons) for of in self.contexts if not of.few]
        return max([_count(_any(few)) if few else 0, *(of.beyond(level) for of in others)])


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
        Of those told, how many are beyond what chance may tell.
    """

    hidden: str
    columns: tuple[str, ...]
    told: int
    together: int
    asked: int
    beyond: int


_Look = tuple[tuple["Kept", ...], Callable[[], Groups]]
"""Columns, and what makes the records that are alike in them: one at a time is in memory."""


def told_of(
    hidden: Hidden,
    kept: Sequence[Kept],
    tolerance: float = 0.0,
    level: float = LEVEL,
    persons: NDArray[np.integer] | None = None,
) -> Told | None:
    """What kept columns tell of hidden values beyond chance and a tolerance, by the fewest columns.

    Each column, its values in bands and by pieces of them, and each pair is looked at by itself
    (beside others of many values, all is chance), and all together; None where nothing is told.

    Parameters
    ----------
    tolerance
        Share of the hidden values that may be told beyond chance; of few, at all (`chance.FEW`).
    level
        Probability at most that any of these columns seems to tell something by accident.
    persons
        (n,) numbers of the records' persons; None where every record is a person of its own.
    """
    n = len(hidden.codes)
    asked = _count(hidden.asked)
    if not asked:
        return None
    banded: list[_Look] = []
    for of in kept:
        banded += [((of,), partial(together, (band,), n)) for band in of.bands]
        banded += [((of,), piece) for piece in of.pieces]
    each_level = level / ((n_looks(len(kept)) + len(banded)) * len(hidden.contexts))
    for some in sets_of(kept):
        looks: list[_Look] = [
            (each, partial(together, [of.groups for of in each], n)) for each in some
        ]
        looks, banded = [*looks, *banded], []
        beyond = [hidden.beyond(make(), each_level, persons) for _, make in looks]
        best = max(range(len(looks)), key=beyond.__getitem__)
        if beyond[best] > tolerance * asked:
            columns, make = looks[best]
            every = together((of.groups for of in kept), n)
            return Told(
                hidden.name,
                tuple(of.name for of in columns),
                _count(hidden.told_by(make())),
                _count(hidden.told_by(every)),
                asked,
                max(1, floor(beyond[best])),
            )
    return None


def sets_of(kept: Sequence[Kept]) -> Iterator[list[tuple[Kept, ...]]]:
    """Single columns, then pairs, then all."""
    for size in (1, 2):
        if size < len(kept):
            yield list(combinations(kept, size))
    yield [tuple(kept)]


def n_looks(n_columns: int) -> int:
    """How many sets of columns `sets_of` looks at."""
    return sum(comb(n_columns, size) for size in (1, 2) if size < n_columns) + 1


def _count(records: NDArray[np.bool_]) -> int:
    return int(np.count_nonzero(records))


def _any(records: Sequence[NDArray[np.bool_]]) -> NDArray[np.bool_]:
    return np.asarray(np.logical_or.reduce(records))

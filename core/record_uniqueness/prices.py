"""What can still be done to the variables of a question, what each costs, and which hold others."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.arrays import read_only
from core.record_uniqueness.choices import entropy_of, recodes_for
from core.record_uniqueness.distinct import DistinctRecords
from core.record_uniqueness.question import Question
from core.record_uniqueness.recodes import Recode
from core.record_uniqueness.search import Options
from core.record_uniqueness.table import recoded_variable

_TINY = 1e-9


@dataclass(frozen=True, eq=False)
class Ways:
    """The ways to make one variable coarser than it is asked for, the cheapest first.

    Attributes
    ----------
    recodes
        (n,) what is done; the first is what is asked, the last, None, drops the variable.
    options
        Their prices, bits per record, and which are coarser than which.
    finest
        (n_codes,) int32: codes that no way tells apart are one, from the codes as counted.
    lookups
        (n,) for each way: (codes of ``finest``,) int32 the code that it makes of each.
    n_codes
        (n,) numbers of codes that each way makes.
    """

    recodes: tuple[Recode | None, ...]
    options: Options
    finest: NDArray[np.int32]
    lookups: tuple[NDArray[np.int32], ...]
    n_codes: tuple[int, ...]

    def __len__(self) -> int:
        return len(self.recodes)

    @property
    def can_drop(self) -> bool:
        """Whether the last way is to drop the variable."""
        return self.recodes[-1] is None

    @property
    def n_recodes(self) -> int:
        """Ways that keep the variable."""
        return len(self) - self.can_drop


def ways_of(
    distinct: DistinctRecords, question: Question, name: str, *, fixed: bool = False
) -> Ways:
    """The ways to make a variable of a question coarser.

    Parameters
    ----------
    question
        How the variable is recoded now: what tells more apart than that is left out.
    name
        The variable.
    fixed
        Whether it must stay as it is asked.
    """
    variable, records = distinct.variable(name), distinct.records(name)
    now = question.recode_of(name)
    recodes: list[Recode | None] = [now]
    if not fixed:
        recodes += [of for of in recodes_for(variable, records) if of != now]
    lookups = [recoded_variable(variable, of, records).lookup for of in recodes if of is not None]
    entropies = [entropy_of(np.bincount(lookup, records).astype(np.int64)) for lookup in lookups]
    keep = _fewer_told_apart(lookups, entropies, records)
    chosen = [recodes[i] for i in keep]
    kept, left = [lookups[i] for i in keep], [entropies[i] for i in keep]
    if not fixed:
        chosen.append(None)
        kept.append(np.zeros(len(records), np.int32))
        left.append(0.0)
    firsts, finest = np.unique(np.stack(kept), axis=1, return_inverse=True)
    made = tuple(read_only(_counted_up(row)) for row in firsts)
    prices = np.maximum(0.0, entropies[0] - np.array(left))
    options = Options(prices, _coarser(kept, records))
    codes = finest.astype(np.int32).ravel()
    return Ways(tuple(chosen), options, codes, made, tuple(int(of.max()) + 1 for of in made))


def _fewer_told_apart(
    lookups: list[NDArray[np.int32]], entropies: list[float], records: NDArray[np.int64]
) -> list[int]:
    """Ways that lose something against the first and leave two classes, cheapest first."""
    order = sorted(range(1, len(lookups)), key=lambda i: -entropies[i])
    kept, seen = [0], {_pattern(lookups[0], records)}
    for i in order:
        pattern = _pattern(lookups[i], records)
        if entropies[i] < entropies[0] - _TINY and entropies[i] > 0 and pattern not in seen:
            kept.append(i)
            seen.add(pattern)
    return kept


def _pattern(lookup: NDArray[np.int32], records: NDArray[np.int64]) -> bytes:
    """The same for ways that tell the same records apart."""
    return _counted_up(lookup[records > 0]).tobytes()


def _counted_up(codes: NDArray[np.int32]) -> NDArray[np.int32]:
    """Codes numbered 0, 1 ... in the order in which they appear."""
    _, firsts, of = np.unique(codes, return_index=True, return_inverse=True)
    ranks = np.empty(len(firsts), np.int32)
    ranks[np.argsort(firsts, kind="stable")] = np.arange(len(firsts), dtype=np.int32)
    return ranks[of.ravel()]


def _coarser(lookups: list[NDArray[np.int32]], records: NDArray[np.int64]) -> NDArray[np.bool_]:
    """(n, n) whether the way of the column joins all that the way of the row joins."""
    occurring = [lookup[records > 0] for lookup in lookups]
    coarser = np.eye(len(lookups), dtype=bool)
    for i, fine in enumerate(occurring):
        order = np.argsort(fine, kind="stable")
        joined = fine[order][1:] == fine[order][:-1]
        for j, coarse in enumerate(occurring):
            along = coarse[order]
            coarser[i, j] |= bool((along[1:] == along[:-1])[joined].all())
    return coarser

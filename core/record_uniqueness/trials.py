"""Ways to recode, tried on the records: each from the smallest table that is still fine enough."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from core.arrays import read_only
from core.record_uniqueness.distinct import DistinctRecords
from core.record_uniqueness.joining.join import Rows, join
from core.record_uniqueness.prices import Ways
from core.record_uniqueness.question import Question
from core.record_uniqueness.search import Choice
from core.steps import Steps

_MOST_KEPT: Final = 1 << 30
"""Bytes of tables that are kept besides the first."""
_MOST_TABLES: Final = 64
_MANY_ROWS: Final = 30_000
"""Tables of more rows are first joined half way, for other choices close by."""
_WORTH_KEEPING: Final = 0.8
"""Tables that are not this much smaller than what they were made of are not kept."""


class Outcome(NamedTuple):
    """Of the combination of all variables: records that are unique, and in unique record sets."""

    unique: int
    in_sets: int


@dataclass(frozen=True, eq=False)
class _Table:
    """Rows as one choice recodes them, as codes of the finest where there is no choice."""

    choice: Choice | None
    rows: Rows

    @property
    def size(self) -> int:
        return self.rows.codes.nbytes + self.rows.counts.nbytes


class Trials:
    """Counts what ways to recode leave.

    Attributes
    ----------
    outcomes
        {choice: what it leaves}, of everything that was tried.
    rows_joined
        Rows gone through so far.
    """

    def __init__(
        self, distinct: DistinctRecords, question: Question, ways: Sequence[Ways], most_rows: int
    ) -> None:
        self._ways, self._set_size, self._most_rows = ways, question.set_size, most_rows
        self._source = Rows(distinct.codes, distinct.counts, several=distinct.several)
        self._places = [distinct.place(name) for name in question.variables]
        self._tables: list[_Table] = []
        self.outcomes: dict[Choice, Outcome] = {}
        self.rows_joined = 0

    def count(self, choice: Choice) -> Steps[Outcome | None]:
        """Counts what a choice leaves; None if it was stopped or too many rows were joined."""
        if choice in self.outcomes:
            return self.outcomes[choice]
        if not self._tables and not (yield from self._begin()):
            return None
        if len(self._smallest(choice).rows) > _MANY_ROWS:
            half_way = tuple(
                int(np.flatnonzero(of.options.coarser[::3, to]).max()) * 3
                for of, to in zip(self._ways, choice, strict=True)
            )
            if half_way not in self.outcomes and not (yield from self._make(half_way)):
                return None
        if choice not in self.outcomes and not (yield from self._make(choice)):
            return None
        return self.outcomes[choice]

    def _make(self, choice: Choice) -> Steps[bool]:
        """Counts a choice and keeps its table; whether it was let finish."""
        fine = self._smallest(choice)
        if self.rows_joined + len(fine.rows) > self._most_rows:
            return False
        lookups = [self._lookup(i, fine, to) for i, to in enumerate(choice)]
        n_codes = [of.n_codes[to] for of, to in zip(self._ways, choice, strict=True)]
        classes = yield from join(fine.rows, range(len(choice)), lookups, n_codes)
        if classes is None:
            return False
        self.rows_joined += len(fine.rows)
        n, unique, in_sets = classes.in_sets(self._set_size)
        if n <= _WORTH_KEEPING * len(fine.rows):
            rows = yield from classes.rows()
            if rows is None:
                return False
            self._tables.append(_Table(choice, rows))
            while len(self._tables) > _MOST_TABLES or self._size() > _MOST_KEPT:
                oldest = next(i for i, of in enumerate(self._tables) if of.choice is not None)
                if oldest == len(self._tables) - 1:
                    break
                del self._tables[oldest]
        self.outcomes[choice] = Outcome(unique, in_sets)
        return True

    def _smallest(self, choice: Choice) -> _Table:
        """The smallest table that holds a choice; it is the one last used then."""
        fine = min((of for of in self._tables if self._holds(of, choice)), key=_length)
        self._tables.remove(fine)
        self._tables.append(fine)
        return fine

    def _begin(self) -> Steps[bool]:
        """Joins the records as finely as any way needs them; whether it was let finish."""
        n_codes = [int(of.finest.max()) + 1 for of in self._ways]
        finest = [of.finest for of in self._ways]
        classes = yield from join(self._source, self._places, finest, n_codes)
        rows = None if classes is None else (yield from classes.rows())
        if rows is None:
            return False
        self.rows_joined += len(self._source)
        self._tables.append(_Table(None, rows))
        return True

    def _holds(self, table: _Table, choice: Choice) -> bool:
        """Whether a table tells apart all that a choice tells apart."""
        if table.choice is None:
            return True
        pairs = zip(self._ways, table.choice, choice, strict=True)
        return all(of.options.coarser[fine, to] for of, fine, to in pairs)

    def _lookup(self, i: int, table: _Table, to: int) -> NDArray[np.int32]:
        """From the codes of a table's variable to those of a way."""
        ways = self._ways[i]
        if table.choice is None:
            return ways.lookups[to]
        fine = table.choice[i]
        made = np.zeros(ways.n_codes[fine], np.int32)
        made[ways.lookups[fine]] = ways.lookups[to]
        return read_only(made)

    def _size(self) -> int:
        return sum(of.size for of in self._tables if of.choice is not None)


def _length(table: _Table) -> int:
    return len(table.rows)

"""How many values a blanked cell may have had, for whoever knows the algorithm (minimality attack).

A value is blanked because with it some class would have fewer than k people. Whoever knows that
can put each value back: where no class falls below k with it, it was not there (Wong et al. 2007).
Methods, section 13: candidates of a blank.

A value counts as possible if, in some combination, the record's class with it is below k for some
values of the record's other blanked cells. That the algorithm prefers some cells of a class to
others is not made use of, so that somebody who retraces every step may exclude more.

References
----------
Wong, R. C.-W., Fu, A. W.-C., Wang, K., Pei, J. (2007). Minimality attack in privacy preserving
data publishing. VLDB, 543-554.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from core.background import in_background
from core.coded_records import CodedRecords
from core.steps import Steps
from core.suppression.cells.released import ReleasedCells
from core.suppression.cells.result import CellSuppression


@dataclass(frozen=True, eq=False)
class BlankCandidates:
    """Candidates of all blanked cells.

    Attributes
    ----------
    by_column
        {column: (b,) number of candidates of each of its blanked cells}.
    k
        The suppression's.
    """

    by_column: Mapping[str, NDArray[np.int64]]
    k: int

    @property
    def every(self) -> NDArray[np.int64]:
        """(b,) of all blanked cells."""
        return np.concatenate([np.zeros(0, np.int64), *self.by_column.values()])

    @property
    def least(self) -> int | None:
        """The least number; None if nothing is blanked."""
        return int(self.every.min()) if len(self.every) else None

    @property
    def median(self) -> float | None:
        """The median; None if nothing is blanked."""
        return float(np.median(self.every)) if len(self.every) else None

    def fewer_than(self, n: int) -> int:
        """Blanked cells with fewer candidates."""
        return int(np.count_nonzero(self.every < n))


def candidates_of(records: CodedRecords, suppression: CellSuppression) -> Steps[BlankCandidates]:
    """Counts the candidates of every blanked cell of the combinations' columns."""
    return (yield from in_background("counting candidates", lambda: _counted(records, suppression)))


def _counted(records: CodedRecords, suppression: CellSuppression) -> BlankCandidates:
    protection = suppression.protection
    cells = ReleasedCells(records, suppression.columns, suppression.blanks)
    names = protection.keys
    touched = np.zeros(records.n_records, dtype=bool)
    for name in names:
        touched |= cells.blanked(name)
    rows = pd.DataFrame({name: cells.codes(name) for name in names})
    patterns = rows[touched].value_counts(sort=False).reset_index(name="times")
    found: dict[str, list[NDArray[np.int64]]] = {name: [] for name in names}
    safe = [_safe(records, cells, columns, suppression) for columns in protection.passes]
    for values in patterns.itertuples(index=False):
        row = dict(zip(patterns.columns, map(int, values), strict=True))
        blanked = [name for name in names if row[name] == cells.missing(name) + 1]
        for name in blanked:
            possible = np.zeros(cells.missing(name), dtype=bool)
            for columns, classes in zip(protection.passes, safe, strict=True):
                if name in columns:
                    possible |= classes.possible(row, name, [of for of in blanked if of in columns])
            number = np.full(row["times"], int(possible.sum()), np.int64)
            found[name].append(number)
    none = np.zeros(0, np.int64)
    by_column = {name: np.concatenate([none, *of]) for name, of in found.items()}
    return BlankCandidates({name: of for name, of in by_column.items() if len(of)}, protection.k)


class _Classes:
    """The classes of a combination that have k people with one more, by what a record shows."""

    def __init__(self, frame: pd.DataFrame, sizes: Mapping[str, int]) -> None:
        self._frame, self._sizes = frame, sizes
        self._made: dict[tuple[str, tuple[str, ...]], dict[tuple[int, ...], pd.Series]] = {}

    def possible(self, row: Mapping[str, int], name: str, blanked: list[str]) -> NDArray[np.bool_]:
        """(values,) which values of a blanked cell leave the record in a class below k."""
        shown = tuple(of for of in self._frame.columns if of not in blanked)
        others = math.prod(self._sizes[of] for of in blanked if of != name)
        by_shown = self._by_shown(name, shown)
        large = by_shown.get(tuple(int(row[of]) for of in shown))
        number = np.zeros(self._sizes[name], np.int64)
        if large is not None:
            number[large.index.to_numpy()] = large.to_numpy()
        return number < others

    def _by_shown(self, name: str, shown: tuple[str, ...]) -> dict[tuple[int, ...], pd.Series]:
        key = name, shown
        if key not in self._made:
            counts = self._frame.groupby([*shown, name]).size()
            made: dict[tuple[int, ...], pd.Series] = {}
            if not shown:
                made[()] = counts
            else:
                for of, some in counts.groupby(level=list(range(len(shown)))):
                    at: Any = of if isinstance(of, tuple) else (of,)
                    made[tuple(map(int, at))] = some.droplevel(list(range(len(shown))))
            self._made[key] = made
        return self._made[key]


def _safe(
    records: CodedRecords,
    cells: ReleasedCells,
    columns: tuple[str, ...],
    suppression: CellSuppression,
) -> _Classes:
    """The classes that show all columns and would have k people with one more."""
    frame = pd.DataFrame({name: cells.codes(name) for name in columns})
    shown = np.ones(len(frame), dtype=bool)
    for name in columns:
        shown &= (frame[name] < cells.missing(name)).to_numpy()
    frame = frame[shown]
    if records.persons is not None:
        frame = frame.assign(**{"": records.persons[shown]}).drop_duplicates()
    sizes = frame.groupby(list(columns)).size().reset_index(name=" ")
    large = sizes[sizes[" "] + 1 >= suppression.protection.k]
    return _Classes(large[list(columns)], {name: cells.missing(name) for name in columns})

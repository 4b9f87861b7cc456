"""What tells a blanked value: another released column whose values go with one value of it only."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.coded_records import CodedRecords
from core.errors import Notice
from core.suppression.cells.result import CellSuppression

DETERMINED: Final = 0.9
"""Share of the cells a column stands beside from which on it tells another one."""


@dataclass(frozen=True, eq=False)
class Column:
    """One column as it is released.

    Attributes
    ----------
    name
        What it is called.
    codes
        (n,) its values; codes from ``missing`` on are none.
    missing
        First code that is no value.
    shown
        (n,) whether the cell is released; None where all are.
    """

    name: str
    codes: NDArray[np.integer]
    missing: int
    shown: NDArray[np.bool_] | None = None


@dataclass(frozen=True)
class Telling:
    """How far one column tells hidden values of another.

    Attributes
    ----------
    column
        The one whose values are hidden.
    other
        The one that is released.
    cells
        Hidden values beside which ``other`` shows one.
    told
        Those among them whose value of ``other`` goes with one value of ``column`` only, in all
        records.
    """

    column: str
    other: str
    cells: int
    told: int

    @property
    def share(self) -> float:
        """Told values, as a share of those beside which ``other`` shows one."""
        return self.told / self.cells if self.cells else 0.0

    @property
    def determined(self) -> bool:
        """Whether that is so many that ``other`` stands for ``column``."""
        return self.told > 0 and self.share >= DETERMINED


def telling(hidden: Column, hidden_cells: NDArray[np.bool_], other: Column) -> Telling:
    """How far a column tells hidden values of another.

    Parameters
    ----------
    hidden
        The column with hidden values, with all its values.
    hidden_cells
        (n,) where they are hidden.
    other
        A column that is released beside it.
    """
    known = hidden.codes < hidden.missing
    beside = other.codes < other.missing
    asked = hidden_cells & known & beside
    if other.shown is not None:
        asked &= other.shown
    cells = int(np.count_nonzero(asked))
    if not cells:
        return Telling(hidden.name, other.name, 0, 0)
    both = known & beside
    every = bool(both.all())
    here = other.codes if every else other.codes[both]
    there = hidden.codes if every else hidden.codes[both]
    # Whichever record writes last: another value than its own means that there are two.
    last = np.zeros(other.missing, dtype=there.dtype)
    last[here] = there
    several = np.zeros(other.missing, dtype=bool)
    several[here[last[here] != there]] = True
    told = int(np.count_nonzero(~several[other.codes[asked]]))
    return Telling(hidden.name, other.name, cells, told)


def column_of(
    records: CodedRecords, name: str, suppression: CellSuppression | None = None
) -> Column:
    """A column of the records, as the suppression releases it."""
    shown = None
    if suppression is not None and name in suppression.columns:
        shown = ~suppression.blanked(name)
    codes = records.codes[records.columns.index(name)]
    return Column(name, codes, len(records.categories[name]), shown)


def tellings(
    records: CodedRecords, suppression: CellSuppression, others: Sequence[Column]
) -> list[Telling]:
    """How far each of the other columns tells blanked values; pairs that tell none are left out.

    Columns that are the same in all records are left out: there is nothing to tell.
    """
    found = []
    for name in suppression.columns:
        if not suppression.cells[name] or len(records.categories[name]) < 2:
            continue
        hidden, blanked = column_of(records, name), suppression.blanked(name)
        found += [
            of
            for other in others
            if other.name != name and (of := telling(hidden, blanked, other)).told
        ]
    return found


def telling_notices(found: Sequence[Telling]) -> tuple[Notice, ...]:
    """One sentence for each column whose blanks can be told, by the one that tells most."""
    worst: dict[str, Telling] = {}
    for of in found:
        if of.column not in worst or of.told > worst[of.column].told:
            worst[of.column] = of
    return tuple(
        Notice(
            "Of {cells:,} blanked values of {column}, {told:,} can be told from {other}, which is "
            "shown beside them: its values there go with one value of {column} each. Let {other} "
            "follow {column}, or leave it out.",
            cells=of.cells,
            column=of.column,
            told=of.told,
            other=of.other,
        )
        for of in worst.values()
    )

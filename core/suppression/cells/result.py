"""What cell suppression made of the records, and its states while it works."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.arrays import check_shape, read_only
from core.errors import Notice
from core.suppression.cells.protection import Protection

PHASE_1: Final = 1
PHASE_2: Final = 2
FOLLOWING: Final = 3
GIVING_BACK: Final = 4


@dataclass(frozen=True)
class SoFar:
    """A state of the work, to be shown.

    Attributes
    ----------
    phase
        `PHASE_1` (rare values), `PHASE_2` (small classes), `FOLLOWING` or `GIVING_BACK`.
    round
        Which round, from 1.
    combination
        Index of the combination that is worked on, -1 = none.
    moles
        Classes below k that still show a value, by combination, as far as known: -1 = not known.
    cells
        {column: cells blanked so far}.
    """

    phase: int
    round: int
    combination: int
    moles: tuple[int, ...]
    cells: Mapping[str, int]


@dataclass(frozen=True)
class Move:
    """One value blanked: everywhere (phase 1) or in the classes below k that held it (phase 2).

    Attributes
    ----------
    phase
        `PHASE_1` or `PHASE_2`.
    round
        Which round, from 1; 0 in phase 1.
    combination
        Index of the combination.
    column
        The column of the value.
    code
        The value, as a code of the column.
    cells
        Cells blanked.
    """

    phase: int
    round: int
    combination: int
    column: str
    code: int
    cells: int


@dataclass(frozen=True, eq=False)
class CellSuppression:
    """Which cells are blanked.

    Attributes
    ----------
    protection
        What was asked for.
    columns
        (c,) columns of the bits: those in combinations, then those that only follow.
    blanks
        (n,) uint64, one number for each record in the order of the records: bit i says that its
        cell of ``columns[i]`` is blanked.
    moves
        What was blanked, in order; followers and what was given back are not among them.
    moles_after_phase_1
        Classes below k that still showed a value after phase 1, by combination gone through.
    cells_phase_1
        Cells blanked in phase 1.
    rounds
        Passes over the combinations that found a class below k.
    moles_left
        Classes below k that still show a value in the end, over all combinations gone through;
        0 except after a single pass.
    cells_before_give_back
        {column: cells blanked before some were given back}; None where that was not asked for.
    seconds
        {part of the work: seconds}.
    notices
        What the user should know.
    """

    protection: Protection
    columns: tuple[str, ...]
    blanks: NDArray[np.uint64]
    moves: tuple[Move, ...]
    moles_after_phase_1: tuple[int, ...]
    cells_phase_1: int
    rounds: int
    moles_left: int
    cells_before_give_back: Mapping[str, int] | None = None
    seconds: Mapping[str, float] = field(default_factory=dict)
    notices: tuple[Notice, ...] = ()

    def __post_init__(self) -> None:
        check_shape("blanks", self.blanks, (len(self.blanks),))
        object.__setattr__(self, "blanks", read_only(self.blanks))

    @property
    def n_records(self) -> int:
        """Number of records."""
        return len(self.blanks)

    def blanked(self, column: str) -> NDArray[np.bool_]:
        """(n,) whether the cell of a column is blanked, for each record."""
        bit = np.uint64(1 << self.columns.index(column))
        return np.asarray(self.blanks & bit, dtype=np.bool_)

    @cached_property
    def cells(self) -> Mapping[str, int]:
        """{column: cells blanked}."""
        return {name: int(np.count_nonzero(self.blanked(name))) for name in self.columns}

    @property
    def cells_total(self) -> int:
        """Cells blanked in all."""
        return sum(self.cells.values())

    @property
    def cells_percent(self) -> float:
        """Blanked cells, % of all cells of the columns in combinations and followers."""
        all_cells = self.n_records * len(self.columns)
        return 100 * self.cells_total / all_cells if all_cells else 0.0

    @cached_property
    def records_touched(self) -> int:
        """Records with a blanked cell."""
        return int(np.count_nonzero(self.blanks))

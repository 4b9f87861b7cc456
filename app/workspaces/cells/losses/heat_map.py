"""Associations of columns as a heat map: below the diagonal, one field for each pair."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.chart.heat import NO_FIELDS, Fields, HeatChart
from app.chart.tables import mixed_csv
from app.kit import numbers
from app.workspaces.cells.losses import texts
from app.workspaces.cells.texts import Names
from core.suppression.cells.association import Associations

BEFORE, AFTER, DIFFERENCE = "before", "after", "difference"
"""What the fields show."""

_LEAST_SCALE: Final = 0.05
"""A difference of so much is never painted in the darkest colours."""


class HeatMap(HeatChart):
    """The picture; a row and a column of fields for each column of the records.

    Signals
    -------
    chosen(int, int)
        A pair was chosen: row and column, the row below.
    """

    chosen = Signal(int, int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.of: Associations | None = None
        self.shows = DIFFERENCE
        self.pair: tuple[int, int] | None = None
        self.hint = self.tr("Click a field to read about its pair of columns.")

    def show_associations(self, of: Associations | None, shows: str, names: Names) -> None:
        """Shows other associations, or another side of them; ``names`` of columns."""
        if of is not self.of:
            self.current = None
            self.show_pair(None)
        self.of, self.shows = of, shows
        self.show_fields(NO_FIELDS if of is None else self._fields(of, names))

    def _fields(self, of: Associations, names: Names) -> Fields:
        """The first column has no row, the last no column of fields."""
        called = [
            f"{numbers.count(i + 1)}  {texts.column_name(name, names)}"
            for i, name in enumerate(of.columns)
        ]
        signed, known = self.shows == DIFFERENCE, np.abs(self.values[np.isfinite(self.values)])
        scale = max(_LEAST_SCALE, known.max(initial=0.0)) if signed else 1.0
        n = max(0, len(called) - 1)
        return Fields(
            self.values[1:, :-1],
            np.tri(n, dtype=bool),
            called[0] if called else "",
            tuple(called[1:]),
            tuple(numbers.count(i + 1) for i in range(n)),
            float(scale),
            signed,
            lambda value: texts.field_words(value, signed=signed),
            lambda i, j: texts.pair_words(of, i + 1, j, names),
            texts.scale_words(signed, scale),
        )

    def show_pair(self, pair: tuple[int, int] | None) -> None:
        """Marks a pair; None for none."""
        self.pair = pair
        self.outline(None if pair is None else (pair[0] - 1, pair[1]))

    @property
    def values(self) -> NDArray[np.float64]:
        """(c, c) what the fields show; NaN where it cannot be told."""
        if self.of is None:
            return np.zeros((0, 0))
        if self.shows == DIFFERENCE:
            return self.of.difference
        return (self.of.before if self.shows == BEFORE else self.of.after).corrected

    @property
    def scale(self) -> float:
        """The value of the last colour."""
        return self.fields.scale

    def choose(self, i: int, extend: bool) -> None:
        """Tells which pair was chosen."""
        row, column = self.spots()[i]
        self.chosen.emit(row + 1, column)

    def as_csv(self) -> str:
        """One line a pair, both sides and the difference."""
        of = self.of
        heads = ["first", "second", "before", "after", "difference"]
        heads += ["before_uncorrected", "after_uncorrected", "records_before", "records_after"]
        if of is None:
            return mixed_csv(heads, [[] for _ in heads])
        pairs = [(i + 1, j) for i, j in self.spots()]
        names = [[of.columns[pair[side]] for pair in pairs] for side in (1, 0)]
        matrices = (of.before.corrected, of.after.corrected, of.difference)
        more = (of.before.plain, of.after.plain, of.before.n, of.after.n)
        found = [[float(matrix[pair]) for pair in pairs] for matrix in (*matrices, *more)]
        return mixed_csv(heads, [*names, *found])

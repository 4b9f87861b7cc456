"""The table of units: which are unique how much; rows select areas."""

from __future__ import annotations

from functools import partial

import numpy as np
from numpy.typing import NDArray

from app.frame.program import Program
from app.kit.theme import Theme
from app.table.links import Build, TableLink
from app.table.rows_panel import RowsPanel
from app.table.words import Words
from app.workspaces.levels.thresholds import texts
from app.workspaces.levels.thresholds.finding import Found
from core.arrays import distinct
from core.tables.uniqueness import uniqueness_table

_HEIGHT = 260
"""About seven rows, pixels."""


def words_of_units() -> Words:
    """Around the table."""
    return Words(
        texts.tr("Unique by unit"),
        texts.tr("units"),
        "unique_share > 0.05 and people < 10000",
        texts.tr(
            "Every unit of the level would stand here in a row: records, people, how many are "
            "unique, and which threshold it keeps."
        ),
        texts.tr("Count the records"),
        texts.tr("Count how many records of each area share their values"),
    )


class UnitsPanel(RowsPanel):
    """The table with its tools."""

    def __init__(self, theme: Theme) -> None:
        tip = texts.tr("Copy the selected rows, or all shown, with exact values")
        super().__init__(theme, words_of_units(), tip, _HEIGHT)


class UnitsLink(TableLink):
    """Keeps the table showing what was found, and the session what is selected in it."""

    def __init__(self, program: Program, panel: UnitsPanel) -> None:
        super().__init__("units", program.session, panel, program.background)
        self.found: Found | None = None

    def show_found(self, found: Found | None) -> None:
        """Shows other units."""
        self.found = found
        self.outdate()

    def build(self) -> Build | None:
        """See `core.tables.uniqueness`."""
        if self.found is None:
            return None
        return partial(
            uniqueness_table, self.found.units.ids, self.found.report, texts.method_words()
        )

    def selected(self) -> NDArray[np.intp]:
        """Indices of the units that hold a selected area."""
        if self.found is None:
            return np.zeros(0, dtype=np.intp)
        labels, chosen = self.found.units.labels, self._session.selection
        units = distinct(labels[chosen[chosen < len(labels)]])
        return units[units >= 0].astype(np.intp)

    def take(self, keys: NDArray[np.intp]) -> None:
        """Selects the areas of units."""
        if self.found is not None:
            self._session.select(areas_of(self.found, keys))


def areas_of(found: Found, units: NDArray[np.integer]) -> NDArray[np.intp]:
    """Indices of the areas of some units."""
    inside = np.zeros(len(found.units) + 1, dtype=bool)
    inside[units] = True
    return np.flatnonzero(inside[found.units.labels])

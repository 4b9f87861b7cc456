"""The table of combinations: sorted, searched, copied, exported; a row is chosen as a field is."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import Signal

from app.frame.program import Program
from app.kit.theme import Theme
from app.table.links import Build, TableLink
from app.table.rows_panel import RowsPanel
from app.table.words import Words
from app.workspaces.uniqueness.explorer import texts
from app.workspaces.uniqueness.explorer.asked import Shown
from core.record_uniqueness.added import added
from core.tables.combinations import combinations_table

_NAMES_WIDTH = 250
_HEIGHT = 236
"""As low as the picture, pixels."""


def words_of_combinations() -> Words:
    """Around the table."""
    return Words(
        texts.tr("All combinations of variables"),
        texts.tr("combinations"),
        "number <= 3 and in_sets_share > 0.05",
        texts.tr(
            "Every combination of the chosen variables would stand here in a row: how many "
            "records are unique or in unique sets, and what each further variable costs."
        ),
        texts.tr("Count all combinations"),
        texts.tr("Count the unique records of every combination of the chosen variables"),
    )


class CombinationsPanel(RowsPanel):
    """The table with its tools."""

    def __init__(self, theme: Theme) -> None:
        tip = texts.tr("Copy the chosen row, or all shown, with exact values")
        super().__init__(theme, words_of_combinations(), tip, _HEIGHT)
        # One combination is looked at, never several.
        for button in (self.bar.select, self.bar.first, self.bar.only):
            button.hide()
        self._wide = False

    def show_rows(self, rows: NDArray[np.intp]) -> None:
        """Shows rows; names of many variables have room, though the first rows have one each."""
        super().show_rows(rows)
        if not self._wide and len(rows) and "variables" in self.shown_names:
            self._wide = True
            section = self.shown_names.index("variables")
            self.view.horizontalHeader().resizeSection(section, _NAMES_WIDTH)


class CombinationsLink(TableLink):
    """Keeps the table showing what is counted, and the combination that is looked at.

    Signals
    -------
    chosen(int)
        The combination of a row shall be looked at, as a mask.
    """

    chosen = Signal(object)  # an int of up to 63 bits

    def __init__(self, program: Program, panel: CombinationsPanel) -> None:
        super().__init__("combinations", program.session, panel, program.background)
        self.shown: Shown | None = None
        self.mask = 0

    def show_combinations(self, shown: Shown | None) -> None:
        """Shows other combinations, or more of them counted."""
        self.shown = shown
        self.outdate()

    def show_chosen(self, mask: int) -> None:
        """Marks the combination that is looked at."""
        self.mask = mask
        self.follow_selection()

    def build(self) -> Build | None:
        """See `core.tables.combinations`."""
        if self.shown is None:
            return None
        lattice, titles = self.shown.lattice, self.shown.titles
        return lambda: combinations_table(lattice, added(lattice), titles)

    def selected(self) -> NDArray[np.intp]:
        """The row of the combination that is looked at."""
        index = -1 if self.shown is None else self.shown.arrangement.index(self.mask)
        return np.array([] if index < 0 else [index], dtype=np.intp)

    def take(self, keys: NDArray[np.intp]) -> None:
        """Looks at the combination of a row."""
        if self.shown is not None and len(keys) == 1:
            self.chosen.emit(int(self.shown.lattice.masks[keys[0]]))
        self.show_selection(follow=False)

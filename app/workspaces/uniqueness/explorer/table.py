"""The table of combinations: sorted, searched, copied, exported; a row is chosen as a field is."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QDockWidget

from app.frame.workspace import BOTTOM, Other
from app.kit.theme import Theme
from app.table.links import Build, TableLink
from app.table.panel import TablePanel
from app.table.rows_exporter import RowsExporter
from app.table.words import Words
from app.workspaces.uniqueness.explorer.shown import titles_of_counting
from app.workspaces.uniqueness.reasons import UniquenessContext
from app.workspaces.uniqueness.state import UniquenessState, tr
from core.record_uniqueness.added import added
from core.tables.combinations import combinations_table

_NAMES_WIDTH = 250
_HEIGHT = 236
"""As low as the picture, pixels."""
_WHILE_COUNTING_MS = 1000
"""While counts come in, the table is made anew no more often than this."""


def words_of_combinations() -> Words:
    """Around the table."""
    return Words(
        tr("All combinations of variables"),
        tr("combinations"),
        "number <= 3 and in_sets_share > 0.05",
        tr(
            "Every combination of the chosen variables would stand here in a row: how many "
            "records are unique or in unique sets, and what each further variable costs."
        ),
        tr("Count all combinations"),
        tr("Count the unique records of every combination of the chosen variables"),
    )


class CombinationsPanel(TablePanel):
    """The table with its tools."""

    def __init__(self, theme: Theme) -> None:
        tip = tr("Copy the chosen row, or all shown, with exact values")
        super().__init__(theme, words_of_combinations(), copy_tip=tip, height=_HEIGHT)
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

    def show_smallest(self, size: int) -> None:
        """Comes to the front with what singles records out by so many variables and no fewer."""
        self.bar.condition.setText(f"number = {size} and minimal > 0")
        self.sort_by("minimal", True)
        dock = self.parentWidget()
        if isinstance(dock, QDockWidget):
            dock.raise_()


class CombinationsLink(TableLink):
    """Keeps the table showing what is counted, and the combination that is looked at."""

    def __init__(self, context: UniquenessContext, panel: CombinationsPanel) -> None:
        program, self._state = context.program, context.state
        super().__init__("combinations", program.session, panel, program.background)
        self._later = QTimer(self, singleShot=True, interval=_WHILE_COUNTING_MS)
        self._later.timeout.connect(self.outdate)
        for name in ("counting", "examination", "distinct"):
            context.state.when(name, lambda _: self._follow_counting())
        context.state.when("chosen", lambda _: self.follow_selection())

    def _follow_counting(self) -> None:
        lattice = self._state.counting
        if lattice is None or lattice.complete:
            self._later.stop()
            self.outdate()
        elif not self._later.isActive():
            self._later.start()

    def build(self) -> Build | None:
        """See `core.tables.combinations`."""
        lattice, titles = self._state.counting, titles_of_counting(self._state)
        if lattice is None:
            return None
        return lambda: combinations_table(lattice, added(lattice), titles)

    def selected(self) -> NDArray[np.intp]:
        """The row of the combination that is looked at."""
        lattice = self._state.counting
        if lattice is None:
            return np.array([], dtype=np.intp)
        return np.flatnonzero(lattice.masks == self._state.chosen)

    def take(self, keys: NDArray[np.intp]) -> None:
        """Looks at the combination of a row."""
        lattice = self._state.counting
        if lattice is not None and len(keys) == 1:
            self._state.chosen = int(lattice.masks[keys[0]])
        self.show_selection(follow=False)


def _make(context: UniquenessContext) -> CombinationsPanel:
    panel = CombinationsPanel(context.program.window.theme)
    CombinationsLink(context, panel)
    RowsExporter(context.program, panel, "combinations")
    panel.fill_requested.connect(context.state.run_requested)
    return panel


PANEL: Other[UniquenessState] = Other(
    "combination_table", lambda: tr("Table of combinations"), BOTTOM, make=_make, private=True
)

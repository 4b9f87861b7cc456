"""The table of units: which are unique how much; rows select areas."""

from __future__ import annotations

from functools import partial

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from app.frame.workspace import BOTTOM, Other
from app.table.links import Build, TableLink
from app.table.panel import TablePanel
from app.table.rows_exporter import RowsExporter
from app.table.words import Words
from app.workspaces.levels.state import LevelsContext, LevelsState
from app.workspaces.levels.thresholds import texts
from app.workspaces.levels.thresholds.details import selected_units
from app.workspaces.levels.thresholds.finding import LevelUniqueness
from app.workspaces.levels.thresholds.panel import count_records
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


class UnitsLink(TableLink):
    """Keeps the table showing what was found, and the session what is selected in it."""

    def __init__(self, context: LevelsContext, panel: TablePanel) -> None:
        program, self._state = context.program, context.state
        super().__init__("units", program.session, panel, program.background)
        self._state.when("uniqueness", lambda _: self.outdate())
        program.session.selection_changed.connect(self.follow_selection)
        panel.activated.connect(self._go_to)
        self._canvas = program.window.map_panel.canvas

    @property
    def found(self) -> LevelUniqueness | None:
        """What is shown."""
        found = self._state.uniqueness
        return found if isinstance(found, LevelUniqueness) else None

    def build(self) -> Build | None:
        """See `core.tables.uniqueness`."""
        found = self.found
        if found is None:
            return None
        return partial(uniqueness_table, found.units.ids, found.report, texts.method_words())

    def selected(self) -> NDArray[np.intp]:
        """Indices of the units that hold a selected area."""
        if self.found is None:
            return np.zeros(0, dtype=np.intp)
        return selected_units(self.found, self._session)

    def take(self, keys: NDArray[np.intp]) -> None:
        """Selects the areas of units."""
        if self.found is not None:
            self._session.select(self.found.areas_of(keys))

    @Slot(int)
    def _go_to(self, row: int) -> None:
        if self._panel.table is not None:
            self.take(self._panel.table.keys[[row]])
            self._canvas.zoom_to_selection()


def _make(context: LevelsContext) -> QWidget:
    program = context.program
    panel = TablePanel(program.window.theme, words_of_units(), height=_HEIGHT)
    UnitsLink(context, panel)
    RowsExporter(program, panel, "unique")
    panel.fill_requested.connect(partial(count_records, program))
    return panel


PANEL: Other[LevelsState] = Other(
    "units", lambda: texts.tr("Unique by unit"), BOTTOM, _make, private=True
)

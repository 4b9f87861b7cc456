"""The table of missingness: sorted, searched, copied, exported."""

from __future__ import annotations

from functools import partial

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import Signal

from app.frame.program import Program
from app.kit.theme import Theme
from app.kit.widgets import in_sight
from app.table.links import Build, TableLink
from app.table.rows_panel import RowsPanel
from app.table.words import Words
from app.workspaces.cells.losses import texts
from app.workspaces.cells.losses.asked import Shown
from core.tables.missingness import missingness_table

_HEIGHT = 220


def words_of_missingness() -> Words:
    """Around the table."""
    return Words(
        texts.tr("Missingness by group"),
        texts.tr("groups"),
        "records >= 100 and blanked_share > 0.2",
        texts.tr(
            "Every group of records would stand here in a row: how many lost their value in the "
            "column that is looked at, and how many had none before."
        ),
        texts.tr("Suppress cells"),
        texts.tr("Blank single values until each combination is safe (F5)"),
    )


class MissingnessTable(RowsPanel):
    """The table with its tools."""

    def __init__(self, theme: Theme) -> None:
        tip = texts.tr("Copy the chosen rows, or all shown, with exact values")
        super().__init__(theme, words_of_missingness(), tip, _HEIGHT)


class MissingnessLink(TableLink):
    """Keeps the table showing what the panel shows, and the groups of the selected areas.

    Signals
    -------
    wanted()
        The table came into sight.
    groups_chosen(ndarray)
        Rows were selected: indices of groups.
    """

    wanted = Signal()
    groups_chosen = Signal(object)

    def __init__(self, program: Program, panel: MissingnessTable) -> None:
        super().__init__("missingness", program.session, panel, program.background)
        self.shown: Shown | None = None
        self._groups: NDArray[np.intp] = np.zeros(0, np.intp)
        panel.shown.connect(self.wanted)

    @property
    def in_sight(self) -> bool:
        """Whether somebody looks at it."""
        return in_sight(self._panel)

    def show_missingness(self, shown: Shown | None) -> None:
        """Shows another missingness."""
        same = shown is not None and self.shown is not None and self.shown.bias is shown.bias
        self.shown = shown
        if not same:
            self._groups = np.zeros(0, np.intp)
            self.outdate()

    def show_groups(self, groups: NDArray[np.intp]) -> None:
        """Marks the groups of the selected areas, where groups are places."""
        if self.shown is not None and self.shown.groups is not None:
            self._groups = groups
            self.follow_selection()

    def build(self) -> Build | None:
        """See `core.tables.missingness`."""
        if self.shown is None:
            return None
        return partial(missingness_table, self.shown.bias.found, texts.tr("missing"))

    def selected(self) -> NDArray[np.intp]:
        """The rows that are marked."""
        return self._groups

    def take(self, keys: NDArray[np.intp]) -> None:
        """Selects the areas of rows; where groups are no places, only the rows."""
        self._groups = keys
        self.groups_chosen.emit(keys)
        self.show_selection(follow=False)

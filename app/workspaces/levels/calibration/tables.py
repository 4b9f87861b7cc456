"""The tables of a calibration: figures to read, and the list of models; to copy and to export."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pandas as pd
from numpy.typing import NDArray
from PySide6.QtCore import QPoint, Signal, Slot
from PySide6.QtWidgets import QMenu, QWidget

from app.frame.program import Program
from app.kit.layouts import column, row
from app.kit.widgets import words
from app.table.exporting import TableTools
from app.table.model import TableModel
from app.table.small import WORDS, TableSection
from app.table.view import TableView
from app.workspaces.levels.calibration.fits import Facts
from app.workspaces.levels.state import LevelsContext
from core.calibration.results import ModelCurve
from core.io.table_export import frame_of
from core.tables.quasi_models import models_table
from core.tables.rows import View, rows_of

_FIRST_WIDTH = 140
"""Of the names of models, pixels: the cut-offs stand beside them in a narrow list."""


class FactsTable(TableSection):
    """A small table of figures to read: one quantity a row."""

    def __init__(self, context: LevelsContext, title: str) -> None:
        super().__init__(context, title, (), "fits", room=WORDS)

    def show_facts(self, why: str, facts: Facts | None) -> None:
        """Shows other rows, or only says why there are none."""
        self.why.setText(why)
        self.why.setVisible(bool(why))
        self.grid.setVisible(facts is not None)
        if facts is not None:
            self.grid.set_columns([(of, "") for of in (self.tr("Quantity"), *facts.headings)])
            rows = [(of.title, *(cell.text for cell in of.cells)) for of in facts.rows]
            tips = [
                (of.help, *("\n".join(filter(None, (cell.exact, of.help))) for cell in of.cells))
                for of in facts.rows
            ]
            self.show_table(why, rows, tips, facts.frame)


class ModelList(QWidget):
    """Quasi-identifier models with their cut-offs: sorted by any column, one chosen at a time.

    Signals
    -------
    chosen(int)
        A model was chosen: its place among the curves.
    """

    chosen = Signal(int)

    def __init__(self, program: Program, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme = program.window.theme
        self._order, self._fitted = View(), False
        self.cells = TableModel(self, in_expressions=False)
        self.view = TableView(self.cells, self)
        self.view.setAccessibleName(self.tr("Quasi-identifier models"))
        self.view.setAccessibleDescription(
            self.tr("Arrow keys choose a model; its curve is shown beside the list.")
        )
        self._count = words("", "muted")
        copy = self.tr("Copy the list of models as CSV")
        export = self.tr("Export the list of models …")
        tools = TableTools(program.window, self._frame, "models", copy, export)
        top = row(None, (self._count, 1), tools, margins=(8, 2, 2, 0))
        column(self, top, (self.view, 1), spacing=2).addStretch(0)
        self._menu = QMenu(self)
        self._menu.addAction(self.tr("&Copy values"), tools.copy)
        self._menu.addAction(self.tr("&Export values …"), tools.export)
        theme.changed.connect(lambda: self.cells.take_colours(theme.colours))
        self.cells.take_colours(theme.colours)
        self.view.picked.connect(self._choose)
        self.view.sort_requested.connect(self.sort)
        self.view.copy_requested.connect(tools.copy)
        self.view.menu_requested.connect(self._open_menu)

    def show_curves(self, curves: Sequence[ModelCurve], total: int) -> None:
        """Shows the models that are done, of so many in all."""
        place, chosen = self.view.verticalScrollBar().value(), self.current
        table = models_table(curves)
        self.cells.show_table(table, tuple(column.name for column in table.columns))
        self._show_rows()
        if len(table) and not self._fitted:
            self._fitted = True
            self.view.horizontalHeader().resizeSection(0, _FIRST_WIDTH)
        self.view.verticalScrollBar().setValue(place)
        if chosen is not None and chosen < len(table):
            self.mark(chosen)
        done = self.tr("%n models", "", len(curves))
        self.view.setVisible(total > 0)
        if not total:
            done = self.tr("The models stand here with their cut-offs once you press Calibrate.")
        many = self.tr("{done} of {total}").format(done=done, total=total)
        self._count.setText(done if len(curves) >= total else many)

    @property
    def current(self) -> int | None:
        """The place of the chosen model among the curves; None if none is."""
        marked = np.flatnonzero(self.cells.selected)
        return int(marked[0]) if len(marked) else None

    def mark(self, place: int | None) -> None:
        """Shows which model is chosen."""
        mask = np.arange(len(self.cells.selected)) == (-1 if place is None else place)
        if not np.array_equal(mask, self.cells.selected):
            self.cells.show_selected(mask)
            self.view.go_to_selection()

    @Slot(str)
    def sort(self, name: str) -> None:
        """Sorts by a column; a second time the other way round, a third time as they came."""
        if name != self._order.sort:
            self._order = View(sort=name)
        else:
            self._order = View() if self._order.descending else View(sort=name, descending=True)
        self._show_rows()

    def _show_rows(self) -> None:
        if self.cells.table is not None:
            self.cells.show_rows(rows_of(self.cells.table, self._order, self.cells.selected))
            self.cells.show_order(self._order.sort, self._order.descending)

    @Slot(object)
    def _choose(self, mask: NDArray[np.bool_]) -> None:
        """One model at a time: of several the one that the keyboard is at."""
        at = self.view.currentIndex().row()
        place = int(self.cells.rows[at]) if at >= 0 else int(np.flatnonzero(mask)[0])
        self.mark(place)
        self.chosen.emit(place)

    @Slot(str, int, QPoint)
    def _open_menu(self, name: str, at: int, where: QPoint) -> None:
        del name, at
        self._menu.popup(where)

    def _frame(self) -> pd.DataFrame:
        """All columns, all digits, in the order that is shown; 1 for yes."""
        table = self.cells.table
        made = frame_of(() if table is None else table.columns, self.cells.rows)
        return made.astype(dict.fromkeys(made.select_dtypes("bool"), int))

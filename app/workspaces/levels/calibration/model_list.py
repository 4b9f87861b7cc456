"""The list of quasi-identifier models: sorted by any column, one chosen at a time."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPoint, Qt, Signal, Slot
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from app.chart.tables import mixed_csv
from app.kit.language import said
from app.kit.theme import Theme
from app.kit.widgets import icon_button, words
from app.table.cells import Look
from app.table.model import TableModel
from app.table.view import TableView
from core.calibration.results import ModelCurve
from core.tables.quasi_models import models_table
from core.tables.rows import View, rows_of

_FIRST_WIDTH = 140
"""Of the names of models, pixels: the cut-offs stand beside them in a narrow list."""


class _Cells(TableModel):
    """Cells of models: their headings say what they mean, nothing about expressions."""

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        """As in other tables; the tooltip without a name for expressions."""
        if role == Qt.ItemDataRole.ToolTipRole and 0 <= section < len(self.looks):
            look: Look = self.looks[section]
            return "\n".join(of for of in (look.heading, said(look.column.help)) if of)
        return super().headerData(section, orientation, role)


class ModelList(QWidget):
    """Models with their cut-offs.

    Signals
    -------
    chosen(int)
        A model was chosen: its place among the curves.
    export_requested(str)
        The list as CSV, to be written to a file.
    """

    chosen = Signal(int)
    export_requested = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._sort, self._descending = "", False
        self._fitted = False
        self.cells = _Cells(self)
        self.view = TableView(self.cells, self)
        self.view.setAccessibleName(self.tr("Quasi-identifier models"))
        self.view.setAccessibleDescription(
            self.tr("Arrow keys choose a model; its curve is shown beside the list.")
        )
        self._count = words("", "muted")
        self._build()
        theme.changed.connect(self._take_colours)
        self._take_colours()
        self.view.picked.connect(self._tell)
        self.view.sort_requested.connect(self.sort)
        self.view.copy_requested.connect(self.copy)
        self.view.menu_requested.connect(self._open_menu)

    def _build(self) -> None:
        top = QHBoxLayout()
        top.setContentsMargins(8, 2, 2, 0)
        top.addWidget(self._count, 1)
        for icon, tip, act in (
            ("copy", self.tr("Copy the list of models as CSV"), self.copy),
            ("export", self.tr("Export the list of models …"), self.export),
        ):
            top.addWidget(icon_button(self._theme, icon, tip, self, act))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(top)
        column.addWidget(self.view, 1)
        column.addStretch(0)

    @Slot()
    def _take_colours(self) -> None:
        self.cells.take_colours(self._theme.colours)

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
        mask = np.zeros(len(self.cells.selected), dtype=bool)
        if place is not None and place < len(mask):
            mask[place] = True
        if not np.array_equal(mask, self.cells.selected):
            self.cells.show_selected(mask)
            self.view.go_to_selection()

    @Slot(str)
    def sort(self, name: str) -> None:
        """Sorts by a column; a second time the other way round, a third time as they came."""
        if name != self._sort:
            self._sort, self._descending = name, False
        elif not self._descending:
            self._descending = True
        else:
            self._sort, self._descending = "", False
        self._show_rows()

    def _show_rows(self) -> None:
        table = self.cells.table
        if table is not None:
            view = View(sort=self._sort, descending=self._descending)
            self.cells.show_rows(rows_of(table, view, self.cells.selected))
            self.cells.show_order(self._sort, self._descending)

    @Slot(object)
    def _tell(self, mask: NDArray[np.bool_]) -> None:
        """One model at a time: of several the one that the keyboard is at."""
        at = self.view.currentIndex().row()
        row = int(self.cells.rows[at]) if at >= 0 else int(np.flatnonzero(mask)[0])
        self.mark(row)
        self.chosen.emit(row)

    # Taking it away

    def as_csv(self) -> str:
        """All columns, all digits, in the order that is shown."""
        table = self.cells.table
        if table is None:
            return ""
        columns = [column.values[self.cells.rows].tolist() for column in table.columns]
        return mixed_csv([column.name for column in table.columns], columns)

    @Slot()
    def copy(self) -> None:
        """Copies the list."""
        QGuiApplication.clipboard().setText(self.as_csv())

    @Slot()
    def export(self) -> None:
        """Asks for a file of the list."""
        self.export_requested.emit(self.as_csv())

    @Slot(str, int, QPoint)
    def _open_menu(self, name: str, row: int, where: QPoint) -> None:
        del name, row
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for text, act in (
            (self.tr("&Copy values"), self.copy),
            (self.tr("&Export values …"), self.export),
        ):
            action = QAction(text, menu)
            action.triggered.connect(act)
            menu.addAction(action)
        menu.popup(where)

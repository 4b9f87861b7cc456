"""One table with what can be done with it: sorting, selecting, columns, statistics, copying."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPoint, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from app.kit import numbers
from app.kit.theme import Theme
from app.table.cells import STAR, look_of
from app.table.columns_menu import ColumnsMenu
from app.table.context_menu import column_menu
from app.table.shown_table import ShownTable
from app.table.statistics_card import StatisticsCard
from app.table.words import Words
from core.io.table_export import as_text
from core.tables.statistics import Statistics


class TablePanel(ShownTable):
    """A table that answers: what is asked for is told, so that somebody does it.

    Signals
    -------
    view_changed()
        Other rows, or another order, are wanted: `view`.
    picked(ndarray)
        The user selected rows, (n,) bool.
    select_requested(str)
        The rows shown shall be selected; see `FilterBar`.
    activated(int)
        A row of the table was double-clicked.
    row_clicked(int)
        A row of the table was clicked.
    star_requested(int), rename_requested(int, str)
        Of a row of the table of runs.
    statistics_requested(str, QPoint)
        Of a column, for the rows shown; to be opened at a place of the screen.
    colour_requested(str)
        The map shall be coloured by this subject.
    remove_requested(str)
        A column that was joined or computed shall go.
    columns_changed(tuple of str)
        Which columns are shown.
    """

    view_changed = Signal()
    picked = Signal(object)
    select_requested = Signal(str)
    activated = Signal(int)
    row_clicked = Signal(int)
    star_requested = Signal(int)
    rename_requested = Signal(int, str)
    statistics_requested = Signal(str, QPoint)
    colour_requested = Signal(str)
    remove_requested = Signal(str)
    columns_changed = Signal(object)

    def __init__(self, theme: Theme, of: Words, parent: QWidget | None = None) -> None:
        super().__init__(theme, of, parent)
        self.columns_menu = ColumnsMenu(self)
        self.card: StatisticsCard | None = None
        self._connect()

    def _connect(self) -> None:
        self.bar.changed.connect(self.view_changed)
        self.bar.toggled.connect(self.view_changed)
        self.bar.select_requested.connect(self.select_requested)
        self.view.picked.connect(self._tell_picked)
        self.view.activated_row.connect(self.activated)
        self.view.clicked_cell.connect(self._click)
        self.view.menu_requested.connect(self._open_menu)
        self.view.sort_requested.connect(self.toggle_sort)
        self.view.columns_moved.connect(self.choose_columns)
        self.view.copy_requested.connect(self.copy)
        self.model.renamed.connect(self.rename_requested)
        self.columns_menu.chosen.connect(self.choose_columns)

    # What the user does

    @Slot(object)
    def _tell_picked(self, mask: NDArray[np.bool_]) -> None:
        self._say()
        self.picked.emit(mask)

    @Slot(int, str)
    def _click(self, row: int, name: str) -> None:
        if name == STAR:
            self.star_requested.emit(row)
        else:
            self.row_clicked.emit(row)

    @Slot(str)
    def toggle_sort(self, name: str) -> None:
        """From little to much, then from much to little, then in the usual order."""
        if name != self._sort:
            self.sort_by(name, False)
        elif not self._descending:
            self.sort_by(name, True)
        else:
            self.sort_by("", False)

    def sort_by(self, name: str, descending: bool) -> None:
        """Asks for the rows in another order."""
        self._sort, self._descending = name, descending
        self.view_changed.emit()

    @Slot(object)
    def choose_columns(self, names: tuple[str, ...]) -> None:
        """Shows these columns in this order, and remembers it."""
        if self.table is None or not names:
            return
        every = {column.name for column in self.table.columns}
        self.wanted_columns = names
        self._hidden = (self._hidden | every) - set(names)
        self.model.show_columns(names)
        self.model.show_order(self._sort, self._descending)
        self.columns_changed.emit(names)

    @Slot()
    def copy(self) -> None:
        """Copies the selected rows that are shown, or all that are, as text with exact values."""
        if self.table is None:
            return
        rows = self.rows_of("selected") if self.model.selected.any() else self.model.rows
        QGuiApplication.clipboard().setText(as_text(self.shown_columns, rows))
        said = self.tr("{0} copied, with names of columns and exact values")
        self.bar.say(said.format(numbers.count(len(rows), self.tr("rows"))))

    @Slot(str, int, QPoint)
    def _open_menu(self, name: str, row: int, at: QPoint) -> None:
        if self.table is not None:
            menu = column_menu(self, self.table.by_name[name], row, at)
            menu.popup(at)

    def hide_column(self, name: str) -> None:
        """Takes a column away; the last one stays."""
        self.choose_columns(tuple(of for of in self.shown_names if of != name))

    def show_statistics(self, name: str, of: Statistics, at: QPoint) -> None:
        """Opens the statistics of a column at a place of the screen."""
        if self.table is not None and name in self.table.by_name:
            self.card = StatisticsCard(look_of(self.table.by_name[name]), of, self)
            self.card.destroyed.connect(self._forget_card)
            self.card.open_at(at)

    @Slot()
    def _forget_card(self) -> None:
        self.card = None

    def open_columns(self, at: QPoint) -> None:
        """Opens the list of columns with its lower right corner at a place of the screen."""
        if self.table is not None:
            self.columns_menu.show_columns(self.table, self.shown_names)
            self.columns_menu.open_at(at)

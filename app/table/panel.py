"""One table with its filter bar and what can be done with it, or words where there is none."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPoint, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import QToolButton, QVBoxLayout, QWidget

from app.kit import numbers
from app.kit.theme import Theme
from app.kit.widgets import push_button, words
from app.table.cells import STAR, look_of
from app.table.columns_menu import ColumnsMenu
from app.table.context_menu import column_menu
from app.table.filter_bar import FilterBar
from app.table.model import TableModel
from app.table.statistics_card import StatisticsCard
from app.table.view import TableView
from app.table.words import Words
from core.errors import VbasError
from core.io.table_export import as_text
from core.tables import Column, Table
from core.tables.rows import View
from core.tables.statistics import Statistics

_WIDTH, _HEIGHT = 600, 280
"""What a dock gives it at first, pixels."""


class TablePanel(QWidget):
    """A table that answers; it knows neither where rows come from nor who else shows them.

    What is asked for is told, so that somebody does it.

    Signals
    -------
    fill_requested(), export_requested()
        The button of the empty panel; that of the bar.
    shown()
        It has come into sight.
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

    fill_requested = Signal()
    export_requested = Signal()
    shown = Signal()
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

    def __init__(
        self,
        theme: Theme,
        of: Words,
        parent: QWidget | None = None,
        *,
        tools: Mapping[str, tuple[str, str]] | None = None,
        copy_tip: str = "",
        export_tip: str = "",
        height: int = _HEIGHT,
    ) -> None:
        """Build it.

        Parameters
        ----------
        of
            What is said around it.
        tools
            Icon and tooltip of further buttons, before those that every table has.
        copy_tip, export_tip
            Of the buttons that every table has.
        height
            What a dock gives it at first, pixels.
        """
        super().__init__(parent)
        self._theme, self._words, self._height = theme, of, height
        self.wanted_columns: tuple[str, ...] = ()
        self._hidden: frozenset[str] = frozenset()
        self._sort, self._descending = "", False
        self.failed = False
        self._place = 0
        # Not a shot of its own each time: one that a panel does not live to see stays, and with it
        # the whole window.
        self._place_due = QTimer(self, singleShot=True, interval=0)
        self._place_due.timeout.connect(self._back_to_place)
        self.model = TableModel(self)
        self.view = TableView(self.model, self)
        self.view.setAccessibleName(of.title)
        self.view.setMinimumHeight(70)
        self.bar = FilterBar(theme, of.example, self)
        copy_tip = copy_tip or self.tr("Copy the selected rows, or all shown, with exact values")
        export_tip = export_tip or self.tr("Export rows as CSV or Parquet …")
        self.buttons: dict[str, QToolButton] = {
            name: self.bar.add_button(icon, tip)
            for name, (icon, tip) in {
                **(tools or {}),
                "columns": ("columns", self.tr("Choose columns and their order")),
                "copy": (
                    "copy",
                    copy_tip or self.tr("Copy the selected rows, or all shown, with exact values"),
                ),
                "export": ("export", export_tip),
            }.items()
        }
        self.columns_menu = ColumnsMenu(self)
        self.card: StatisticsCard | None = None
        self._build()
        self._connect_signals()
        theme.changed.connect(self._take_colours)
        self._take_colours()
        self.show_table(None)

    def sizeHint(self) -> QSize:
        """Low, so that the map keeps its room."""
        return QSize(_WIDTH, self._height)

    def _build(self) -> None:
        self.empty, self.content = QWidget(self), QWidget(self)
        column = QVBoxLayout(self.empty)
        column.setContentsMargins(10, 8, 10, 10)
        column.addWidget(words(self._words.empty, "muted"))
        button = push_button(
            self._words.fill, self._words.fill_tip, self.empty, self.fill_requested.emit
        )
        column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        column = QVBoxLayout(self.content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self.view, 1)
        if self._words.legend:
            legend = words(self._words.legend, "muted")
            legend.setContentsMargins(8, 2, 8, 4)
            column.addWidget(legend)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self.empty)
        outer.addWidget(self.content, 1)

    def _connect_signals(self) -> None:
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
        self.buttons["columns"].clicked.connect(self._open_columns)
        self.buttons["copy"].clicked.connect(self.copy)
        self.buttons["export"].clicked.connect(self.export_requested)

    # What is shown

    @property
    def table(self) -> Table | None:
        """The table that is shown."""
        return self.model.table

    @property
    def shown_names(self) -> tuple[str, ...]:
        """The columns that are shown, in order."""
        return tuple(look.column.name for look in self.model.looks)

    @property
    def shown_columns(self) -> tuple[Column, ...]:
        """The same as columns."""
        return tuple(look.column for look in self.model.looks)

    @property
    def look(self) -> View:
        """How the table is to be looked at."""
        return View(
            self.bar.condition.text(),
            self.bar.search.text(),
            self._sort,
            self._descending,
            self.bar.only.isChecked(),
            self.bar.first.isChecked(),
        )

    def show_table(self, table: Table | None) -> None:
        """Shows another table; its rows come with `show_rows`."""
        self._place = self.view.verticalScrollBar().value()
        names = () if table is None else tuple(column.name for column in table.columns)
        self.model.show_table(table, self._arranged(names))
        self.bar.show_names(names)
        there = table is not None and len(table) > 0
        self.empty.setVisible(not there)
        self.content.setVisible(there)
        self._place_due.start()

    @Slot()
    def _back_to_place(self) -> None:
        self.view.verticalScrollBar().setValue(self._place)

    def _arranged(self, names: tuple[str, ...]) -> tuple[str, ...]:
        """The columns as they were chosen; those never seen before behind them, unless hidden."""
        chosen = [name for name in self.wanted_columns if name in names]
        new = [name for name in names if name not in chosen and name not in self._hidden]
        return tuple(chosen + new) or names

    def show_rows(self, rows: NDArray[np.intp]) -> None:
        """Shows rows of the table, in this order."""
        self.failed = False
        self.model.show_rows(rows)
        self.model.show_order(self._sort, self._descending)
        self._say()

    def show_error(self, error: VbasError) -> None:
        """Says what is wrong with the condition; the rows stay."""
        self.failed = True
        self.bar.say_error(error)

    def show_selected(self, selected: NDArray[np.bool_]) -> None:
        """Marks rows of the table that are selected somewhere else, and goes there."""
        if self.table is not None and len(selected) == len(self.table):
            if not np.array_equal(selected, self.model.selected):
                self.model.show_selected(selected)
                self.view.go_to_selection()
            self._say()

    def _say(self) -> None:
        if self.table is None or self.failed:
            return
        shown, every = len(self.model.rows), len(self.table)
        selected = int(self.model.selected.sum())
        unit = self._words.unit
        if shown < every:
            text = self.tr("{0} of {1}").format(numbers.count(shown), numbers.count(every, unit))
        else:
            text = numbers.count(every, unit)
        if selected and self.table.what != "runs":  # there it is the run that is shown
            text = self.tr("{0} · {1} selected").format(text, numbers.count(selected))
        if not shown:
            text = self.tr("{0}: no row is like this").format(text)
        self.bar.say(text)

    @Slot()
    def _take_colours(self) -> None:
        self.model.take_colours(self._theme.colours)

    def showEvent(self, event: QShowEvent) -> None:
        """Tells that it can be seen: what was passed over is made now."""
        super().showEvent(event)
        self.shown.emit()

    def remember(self, wanted: tuple[str, ...], hidden: frozenset[str]) -> None:
        """Takes up what was chosen at another time."""
        self.wanted_columns, self._hidden = wanted, hidden

    @property
    def hidden(self) -> frozenset[str]:
        """Columns that were hidden."""
        return self._hidden

    def rows_of(self, which: str) -> NDArray[np.intp]:
        """Rows of the table in the order shown: "selected", "shown" or "all"."""
        if self.table is None:
            return np.zeros(0, dtype=np.intp)
        if which == "all":
            return np.arange(len(self.table))
        rows = self.model.rows
        return rows[self.model.selected[rows]] if which == "selected" else rows

    def replace_column(self, column: Column) -> None:
        """Puts other values into a column, without another order of rows."""
        table = self.table
        if table is None or column.name not in table.by_name:
            return
        columns = tuple(column if of.name == column.name else of for of in table.columns)
        looks = tuple(
            look_of(column) if look.column.name == column.name else look
            for look in self.model.looks
        )
        self.model.replace_looks(replace(table, columns=columns), looks)

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

    @Slot()
    def _open_columns(self) -> None:
        button = self.buttons["columns"]
        self.open_columns(button.mapToGlobal(QPoint(button.width(), 0)))

    def open_columns(self, at: QPoint) -> None:
        """Opens the list of columns with its lower right corner at a place of the screen."""
        if self.table is not None:
            self.columns_menu.show_columns(self.table, self.shown_names)
            self.columns_menu.open_at(at)

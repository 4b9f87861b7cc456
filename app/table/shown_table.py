"""A table with its filter bar, or words where there is none."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.kit import numbers
from app.kit.theme import Theme
from app.kit.widgets import push_button, words
from app.table.cells import look_of
from app.table.filter_bar import FilterBar
from app.table.model import TableModel
from app.table.view import TableView
from app.table.words import Words
from core.errors import VbasError
from core.tables import Column, Table
from core.tables.rows import View


class ShownTable(QWidget):
    """Shows a table; knows neither where it comes from nor who else shows the selection.

    Signals
    -------
    fill_requested()
        The button of the empty panel.
    shown()
        It has come into sight.
    """

    fill_requested = Signal()
    shown = Signal()

    def __init__(self, theme: Theme, of: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._words = theme, of
        self.wanted_columns: tuple[str, ...] = ()
        self._hidden: frozenset[str] = frozenset()
        self._sort, self._descending = "", False
        self.failed = False
        self.model = TableModel(self)
        self.view = TableView(self.model, self)
        self.view.setAccessibleName(of.title)
        self.view.setMinimumHeight(70)
        self.bar = FilterBar(theme, of.example, self)
        self._build()
        theme.changed.connect(self._take_colours)
        self._take_colours()
        self.show_table(None)

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
        place = self.view.verticalScrollBar().value()
        names = () if table is None else tuple(column.name for column in table.columns)
        self.model.show_table(table, self._arranged(names))
        self.bar.show_names(names)
        there = table is not None and len(table) > 0
        self.empty.setVisible(not there)
        self.content.setVisible(there)
        QTimer.singleShot(0, self.view, lambda: self.view.verticalScrollBar().setValue(place))

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

"""Everything that was tried: shown again, compared, taken away."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.chart.tables import mixed_csv
from app.kit import numbers
from app.kit.theme import Theme
from app.kit.widgets import icon_button, push_button, words
from app.workspaces.uniqueness.findings.empty import EmptyPlace
from app.workspaces.uniqueness.findings.tried_list import TriedList
from app.workspaces.uniqueness.findings.tried_rows import KnownRows, comparison, tried_table
from core.record_uniqueness.findings import Examination

_TABLE_HIGH = 230


class Comparison(QWidget):
    """Two tries side by side.

    Signals
    -------
    closed()
        It shall go.
    """

    closed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: list[tuple[str, str, str]] = []
        self.heading = words("", "heading")
        self.grid = QTableWidget(self)
        self.grid.setColumnCount(3)
        self.grid.setAccessibleName(self.tr("Two tries side by side"))
        self.grid.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.grid.setShowGrid(False)
        self.grid.setAlternatingRowColors(True)
        self.grid.setTabKeyNavigation(False)
        self.grid.verticalHeader().hide()
        self.grid.setMaximumHeight(_TABLE_HIGH)
        self.grid.setStyleSheet(
            "QTableView::item { padding: 1px 3px; } QHeaderView::section { padding: 4px 3px; }"
        )
        top = QHBoxLayout()
        top.addWidget(self.heading, 1)
        for icon, tip, act in (
            ("copy", self.tr("Copy the comparison as CSV"), self.copy),
            ("close", self.tr("Close the comparison"), self.closed.emit),
        ):
            top.addWidget(icon_button(theme, icon, tip, self, act))
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 4, 6, 4)
        column.addLayout(top)
        column.addWidget(words(self.tr("Below each variable stands its weight."), "muted"))
        column.addWidget(self.grid)
        self.hide()

    def show_pair(self, numbers_: tuple[int, int], pair: tuple[Examination, Examination]) -> None:
        """Shows two tries."""
        self._rows = comparison(*pair)
        names = [self.tr("Try {n}").format(n=numbers.count(n)) for n in numbers_]
        self.heading.setText(
            self.tr("{first} and {second}").format(first=names[0], second=names[1])
        )
        self.grid.setHorizontalHeaderLabels([self.tr("Quantity"), *names])
        self.grid.setRowCount(len(self._rows))
        for i, row in enumerate(self._rows):
            for j, text in enumerate(row):
                item = QTableWidgetItem(text)
                item.setToolTip(text)
                self.grid.setItem(i, j, item)
        header = self.grid.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.grid.setWordWrap(True)
        self.show()
        self.grid.resizeRowsToContents()

    @Slot()
    def copy(self) -> None:
        """Copies the comparison."""
        flat = [[cell.replace("\n", " · ") for cell in row] for row in self._rows]
        columns = list(zip(*flat, strict=True))
        QGuiApplication.clipboard().setText(mixed_csv(("quantity", "first", "second"), columns))


class TriedPanel(QWidget):
    """The list with its tools, and two of it side by side.

    Signals
    -------
    restore_requested(int), remove_requested(int)
        A try shall be shown again, or taken away.
    export_requested(DataFrame)
        All rows, to be written to a file.
    """

    restore_requested = Signal(int)
    remove_requested = Signal(int)
    export_requested = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tried: tuple[Examination, ...] = ()
        self._pair: tuple[Examination, ...] = ()
        self._known = KnownRows()
        self.empty = EmptyPlace(
            self.tr(
                "Every set of variables and recodes that you try is kept here as a row, with its "
                "unique records, weights and verdict, and can be shown again."
            ),
            self,
        )
        self.list, self.comparison = TriedList(self), Comparison(theme, self)
        self.content = self._build(theme)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self.empty)
        outer.addWidget(self.content, 1)
        self.list.restore_requested.connect(self.restore_requested)
        self.list.remove_requested.connect(self.remove_requested)
        self.list.copy_requested.connect(self.copy)
        self.list.itemSelectionChanged.connect(self._show_buttons)
        self.comparison.closed.connect(self._close_comparison)
        self.show_tried((), -1)

    def _build(self, theme: Theme) -> QWidget:
        place = QWidget(self)
        column = QVBoxLayout(place)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(2)
        row = QHBoxLayout()
        row.setContentsMargins(8, 0, 6, 0)
        row.setSpacing(4)
        self.restore = push_button(
            self.tr("Show again"),
            self.tr("Ask again what was asked in the selected row, and show what came out (Enter)"),
            place,
            self._restore,
        )
        self.compare = icon_button(
            theme,
            "compare",
            self.tr("Show the two selected rows side by side (select a second one with Ctrl)"),
            place,
            self._compare,
        )
        row.addWidget(self.restore)
        row.addStretch(1)
        row.addWidget(self.compare)
        self.remove = icon_button(
            theme, "trash", self.tr("Take the selected row away (Delete)"), place, self._remove
        )
        row.addWidget(self.remove)
        for icon, tip, act in (
            ("copy", self.tr("Copy all rows as CSV"), self.copy),
            ("export", self.tr("Export all rows as CSV …"), self._export),
        ):
            row.addWidget(icon_button(theme, icon, tip, place, act))
        column.addLayout(row)
        column.addWidget(self.list, 1)
        column.addWidget(self.comparison)
        return place

    # What is shown

    def show_reason(self, reason: str) -> None:
        """Says why nothing was tried; see `app.workspaces.uniqueness.findings.empty`."""
        self.empty.show_reason(reason)

    def show_tried(self, tried: Sequence[Examination], current: int) -> None:
        """Shows what was tried; ``current`` is the row that is looked at now, -1 for none."""
        self.tried = tuple(tried)
        self.list.show_rows(self._known.rows(self.tried), current)
        self.empty.setVisible(not tried)
        self.content.setVisible(bool(tried))
        if any(all(of is not kept for kept in self.tried) for of in self._pair):
            self._close_comparison()
        self._show_buttons()

    @Slot()
    def _show_buttons(self) -> None:
        n = len(self.list.chosen)
        self.restore.setEnabled(n == 1)
        self.remove.setEnabled(n == 1)
        self.compare.setEnabled(n == 2)

    # What the user does

    @Slot()
    def _restore(self) -> None:
        self.restore_requested.emit(self.list.chosen[0])

    @Slot()
    def _remove(self) -> None:
        self.remove_requested.emit(self.list.chosen[0])

    @Slot()
    def _compare(self) -> None:
        first, second = self.list.chosen
        self._pair = (self.tried[first], self.tried[second])
        self.comparison.show_pair((first + 1, second + 1), (self.tried[first], self.tried[second]))

    @Slot()
    def _close_comparison(self) -> None:
        self._pair = ()
        self.comparison.hide()

    def as_csv(self) -> str:
        """Table 2 of the paper, with all digits."""
        return tried_table(self.tried).to_csv(index=False, lineterminator="\n")

    @Slot()
    def copy(self) -> None:
        """Copies all rows."""
        QGuiApplication.clipboard().setText(self.as_csv())

    @Slot()
    def _export(self) -> None:
        self.export_requested.emit(tried_table(self.tried))

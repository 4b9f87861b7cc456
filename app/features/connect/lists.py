"""Tables and columns as lists that stay fast with ten thousand rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, TypeVar

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
)
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

R = TypeVar("R")
Index = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()
_ROLES: Final = Qt.ItemDataRole


class RowsModel(QAbstractTableModel, Generic[R]):
    """Values as rows; the cells of each are made when somebody looks.

    Parameters
    ----------
    columns
        {heading: (what a row shows there, what it is sorted by)}.
    grey
        Why a row cannot be used; "" if it can.
    """

    def __init__(
        self,
        columns: dict[str, tuple[Callable[[R], str], Callable[[R], Any]]],
        grey: Callable[[R], str],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._columns, self._grey = list(columns.items()), grey
        self.rows: Sequence[R] = ()

    def show_rows(self, rows: Sequence[R]) -> None:
        """Shows other values."""
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """Number of values."""
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        """Number of columns."""
        return 0 if parent.isValid() else len(self._columns)

    def data(self, index: Index, role: int = _ROLES.DisplayRole) -> Any:
        """What a cell shows."""
        row = self.rows[index.row()]
        text, key = self._columns[index.column()][1]
        if role == _ROLES.DisplayRole:
            return text(row)
        if role == _ROLES.UserRole:
            return key(row)
        if role == _ROLES.ToolTipRole:
            return self._grey(row) or text(row)
        if role == _ROLES.TextAlignmentRole and isinstance(key(row), int):
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """What cannot be used is grey."""
        if self._grey(self.rows[index.row()]):
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _ROLES.DisplayRole
    ) -> Any:
        """The heading of a column."""
        if orientation == Qt.Orientation.Horizontal and role == _ROLES.DisplayRole:
            return self._columns[section][0]
        return None


class RowsView(QTableView, Generic[R]):
    """A list of values that is filtered by the text of its first column and sorted by any."""

    def __init__(self, model: RowsModel[R], name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.rows_model = model
        self.filtered = QSortFilterProxyModel(self)
        self.filtered.setSourceModel(model)
        self.filtered.setSortRole(_ROLES.UserRole)
        self.filtered.setSortCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.filtered.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.setModel(self.filtered)
        self.setSortingEnabled(True)
        self.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        # Heights of ten thousand rows are not looked at one by one.
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 8)
        self.verticalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().setHighlightSections(False)

    def current(self) -> R | None:
        """The chosen value."""
        index = self.currentIndex()
        if not index.isValid() or not self.selectionModel().hasSelection():
            return None
        return self.rows_model.rows[self.filtered.mapToSource(index).row()]

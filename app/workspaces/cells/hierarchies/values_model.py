"""The values of a hierarchy as a table: what each becomes at every level."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from app.kit import numbers
from app.workspaces.cells.hierarchies.shown import HierarchyShown

Index = QModelIndex | QPersistentModelIndex
VALUE, RECORDS, FIRST_LEVEL = 0, 1, 2
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class ValuesModel(QAbstractTableModel):
    """The value, its records, its label at each level; labels can be typed over.

    Signals
    -------
    typed(int, int, str)
        A row and a level, from 0, and the label that was typed; the panel answers with a new
        table.
    """

    typed = Signal(int, int, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: HierarchyShown | None = None
        self._rows: NDArray[np.int64] = np.zeros(0, np.int64)

    def show_hierarchy(self, shown: HierarchyShown | None) -> None:
        """Replaces the table."""
        before, self._shown = self._shown, shown
        rows = np.zeros(0, np.int64) if shown is None else shown.rows
        same = before is not None and shown is not None and np.array_equal(rows, self._rows)
        if same and self._columns(before) == self._columns(shown):
            # The rows stay, and with them what is selected and where the table is scrolled to.
            last = self.index(self.rowCount() - 1, self.columnCount() - 1)
            if last.isValid():
                self.dataChanged.emit(self.index(0, 0), last)
            return
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def _columns(self, shown: HierarchyShown | None) -> tuple[str, ...]:
        if shown is None:
            return ()
        levels = shown.hierarchy.levels
        return (shown.hierarchy.column, self.tr("Records"), *(of.name for of in levels))

    def texts(self, rows: Iterable[int]) -> list[list[str]]:
        """The names of the columns, and what stands in some rows."""
        shown = self._shown
        if shown is None:
            return []
        columns, places = range(self.columnCount()), [self.place_of(row) for row in rows]
        lines = [[self._text(shown, place, column) for column in columns] for place in places]
        return [list(self._columns(shown)), *lines]

    def place_of(self, row: int) -> int:
        """Which value of the hierarchy a row is of."""
        return int(self._rows[row])

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 (Qt's signature)
        """Number of values that are listed."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 (Qt's signature)
        """Value, records, levels."""
        return 0 if parent.isValid() else len(self._columns(self._shown))

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        """Names of the columns."""
        if orientation != Qt.Orientation.Horizontal:
            return None
        columns = self._columns(self._shown)
        if role == Qt.ItemDataRole.DisplayRole and section < len(columns):
            return columns[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            return _RIGHT if section == RECORDS else left
        if role == Qt.ItemDataRole.ToolTipRole:
            if section == VALUE:
                return self.tr("Values of the column")
            if section == RECORDS:
                return self.tr("Records that have the value")
            return self.tr("What a value becomes at this level; type over it to change it")
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Text, alignment, tooltip."""
        shown = self._shown
        if shown is None or not index.isValid():
            return None
        place, column = self.place_of(index.row()), index.column()
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if column == RECORDS else None
        if role == Qt.ItemDataRole.FontRole and column == VALUE:
            font = QFont()
            font.setBold(True)
            return font
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            text = self._text(shown, place, column)
            return text or (self.tr("missing") if column >= FIRST_LEVEL else "")
        if role == Qt.ItemDataRole.EditRole:
            return self._text(shown, place, column)
        return None

    def _text(self, shown: HierarchyShown, place: int, column: int) -> str:
        if column == VALUE:
            return shown.hierarchy.values[place]
        if column == RECORDS:
            return "–" if shown.records is None else numbers.count(int(shown.records[place]))
        return shown.hierarchy.levels[column - FIRST_LEVEL].labels[place]

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:  # noqa: N802
        """Announces another label."""
        if role != Qt.ItemDataRole.EditRole or index.column() < FIRST_LEVEL:
            return False
        text = str(value).strip()
        if text == index.data(Qt.ItemDataRole.EditRole):
            return False
        self.typed.emit(index.row(), index.column() - FIRST_LEVEL, text)
        return True

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Labels can be edited."""
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if index.isValid() and index.column() >= FIRST_LEVEL:
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags

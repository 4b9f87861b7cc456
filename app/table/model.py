"""The model of a table: columns of arrays, looked up cell by cell, so that any length is quick."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont

from app.table.cells import Look, look_of
from core.tables import Table

AnyIndex = QModelIndex | QPersistentModelIndex
_NONE = QModelIndex()
_Role = Qt.ItemDataRole
_ANSWERED = {
    _Role.DisplayRole,
    _Role.EditRole,
    _Role.ToolTipRole,
    _Role.FontRole,
    _Role.TextAlignmentRole,
    _Role.BackgroundRole,
    _Role.ForegroundRole,
}
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_MOST_TEXTS = 20_000
BEST = "◆"
"""Stands before the best values, so that they can be told without seeing how bold they are."""


class TableModel(QAbstractTableModel):
    """Rows of a table in some order, columns as they were chosen.

    Signals
    -------
    renamed(int, str)
        The name in a row (of the table) was edited.
    """

    renamed = Signal(int, str)

    def __init__(self, parent: QObject | None = None, *, in_expressions: bool = True) -> None:
        """``in_expressions``: whether headings say how expressions call their columns."""
        super().__init__(parent)
        self._in_expressions = in_expressions
        self.table: Table | None = None
        self.looks: tuple[Look, ...] = ()
        self.rows: NDArray[np.intp] = np.zeros(0, dtype=np.intp)
        self.selected: NDArray[np.bool_] = np.zeros(0, dtype=bool)
        self._chosen, self._muted = QColor(), QColor()
        self._texts: dict[tuple[int, int], str] = {}
        self.editable = ""
        self.sorted_by, self.descending = "", False
        self._bold = QFont()
        self._bold.setBold(True)

    def show_table(self, table: Table | None, names: tuple[str, ...]) -> None:
        """Shows another table, its named columns; no rows until `show_rows`."""
        self.beginResetModel()
        self.table = table
        self._texts.clear()
        self.looks = () if table is None else tuple(look_of(table.by_name[n]) for n in names)
        self.rows = np.zeros(0, dtype=np.intp)
        self.selected = np.zeros(0 if table is None else len(table), dtype=bool)
        self.endResetModel()

    def show_columns(self, names: tuple[str, ...]) -> None:
        """Shows other columns, or these in another order."""
        if self.table is not None:
            self.beginResetModel()
            self._texts.clear()
            self.looks = tuple(look_of(self.table.by_name[name]) for name in names)
            self.endResetModel()

    def show_rows(self, rows: NDArray[np.intp]) -> None:
        """Shows rows of the table, in this order."""
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def show_selected(self, selected: NDArray[np.bool_]) -> None:
        """Marks rows of the table."""
        self.selected = selected
        self.repaint()

    def replace_looks(self, table: Table, looks: tuple[Look, ...]) -> None:
        """Other values in the same columns and rows."""
        self.table, self.looks = table, looks
        self._texts.clear()
        self.repaint()

    def repaint(self) -> None:
        """Every cell may look different now."""
        if len(self.rows) and self.looks:
            last = self.index(len(self.rows) - 1, len(self.looks) - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    def rowCount(self, parent: AnyIndex = _NONE) -> int:
        """Number of rows shown."""
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: AnyIndex = _NONE) -> int:
        """Number of columns shown."""
        return 0 if parent.isValid() else len(self.looks)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole
    ) -> Any:
        """Title and unit; what the column means as its tooltip."""
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(self.looks):
            return None
        look = self.looks[section]
        if role == _Role.DisplayRole:
            return f"{look.heading} {self._arrow(look)}".rstrip()
        if role == _Role.ToolTipRole:
            return look.help if self._in_expressions else look.meaning
        if role == _Role.TextAlignmentRole:
            return self._alignment(look)
        return None

    def data(self, index: AnyIndex, role: int = _Role.DisplayRole) -> Any:
        """One cell: its text; with all digits as its tooltip; bold where it is the best."""
        if role not in _ANSWERED:
            return None
        look, row = self.looks[index.column()], int(self.rows[index.row()])
        if role == _Role.BackgroundRole:
            return self._chosen if self.selected[row] else None
        if role == _Role.DisplayRole:
            return self._text(look, row)
        if role == _Role.TextAlignmentRole:
            return self._alignment(look)
        if role == _Role.FontRole:
            return self._bold if self.is_best(look, row) else None
        if role == _Role.ForegroundRole:
            value = look.column.values[row]
            return self._muted if value != value else None
        if role == _Role.ToolTipRole:
            best = self.tr("The best of the runs that may be compared.")
            return f"{look.exact(row)}\n{best}" if self.is_best(look, row) else look.exact(row)
        return look.text(row)

    def _text(self, look: Look, row: int) -> str:
        """What a cell shows; kept for a while, because views ask again and again."""
        key = (id(look), row)
        text = self._texts.get(key)
        if text is None:
            if len(self._texts) > _MOST_TEXTS:
                self._texts.clear()
            text = look.text(row)
            if self.is_best(look, row):
                text = f"{BEST} {text}".strip()
            self._texts[key] = text
        return text

    def take_colours(self, colours: dict[str, str]) -> None:
        """Paints in the colours of the theme."""
        self._chosen, self._muted = QColor(colours["accent_soft"]), QColor(colours["muted"])
        self.repaint()

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        """Names of runs can be edited."""
        flags = super().flags(index)
        if index.isValid() and self.looks[index.column()].column.name == self.editable:
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    def setData(self, index: AnyIndex, value: Any, role: int = _Role.EditRole) -> bool:  # noqa: N802
        """Asks for another name; the table changes when the run does."""
        name = str(value).strip()
        if role != _Role.EditRole or not name:
            return False
        row = int(self.rows[index.row()])
        if name != self.looks[index.column()].text(row):
            self.renamed.emit(row, name)
        return True

    def is_best(self, look: Look, row: int) -> bool:
        """Whether a value is marked as the best."""
        best = None if self.table is None else self.table.best.get(look.column.name)
        return best is not None and bool(best[row])

    def show_order(self, name: str, descending: bool) -> None:
        """Shows in the headings by which column rows are sorted; "" = none."""
        self.sorted_by, self.descending = name, descending
        if self.looks:
            last = len(self.looks) - 1
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, last)

    def _arrow(self, look: Look) -> str:
        if look.column.name != self.sorted_by:
            return ""
        return "▾" if self.descending else "▴"

    def _alignment(self, look: Look) -> int:
        return _LEFT if _reads_left(look) else _RIGHT


def _reads_left(look: Look) -> bool:
    return look.column.is_text or look.column.values.dtype == bool

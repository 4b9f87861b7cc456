"""The model of the comparison: cells are written when they come in sight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont

from app.workspaces.cells.outcome import texts
from app.workspaces.cells.outcome.candidates import Candidate
from app.workspaces.cells.outcome.comparison_rows import Row, rows_of

RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_Index = QModelIndex | QPersistentModelIndex
_Role = Qt.ItemDataRole
_NONE = QModelIndex()


class ComparisonModel(QAbstractTableModel):
    """One column a suppression, rows as in Tables 9 and 10."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._candidates: Sequence[Candidate] = ()
        self._rows: list[Row] = []
        self._names: texts.Names = texts.NO_NAMES
        self._baseline, self._shown = 0, -1
        self._bold = QFont()
        self._bold.setBold(True)

    def show_candidates(
        self, candidates: Sequence[Candidate], baseline: int, shown: int, names: texts.Names
    ) -> None:
        """Shows columns; ``baseline`` has 100 %, ``shown`` is looked at now (-1: none)."""
        self.beginResetModel()
        self._candidates, self._names = candidates, names
        self._baseline, self._shown = baseline, shown
        self._rows = rows_of(candidates, baseline, names)
        self.endResetModel()

    def rowCount(self, parent: _Index = _NONE) -> int:
        """Number of rows."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: _Index = _NONE) -> int:
        """Number of suppressions."""
        return 0 if parent.isValid() else len(self._candidates)

    def data(self, index: _Index, role: int = _Role.DisplayRole) -> Any:
        """A cell; its exact figure as tooltip."""
        row = self._rows[index.row()]
        if role == _Role.DisplayRole:
            return row.cell(index.column())
        if role == _Role.ToolTipRole:
            return f"{row.name}: {row.exact(index.column())}"
        return int(RIGHT) if role == _Role.TextAlignmentRole else None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole
    ) -> Any:
        """Level, threshold and algorithm of a column; the name of a row."""
        if orientation == Qt.Orientation.Vertical:
            told = role in (_Role.DisplayRole, _Role.ToolTipRole)
            return self._rows[section].name if told else None
        if role == _Role.DisplayRole:
            return self.heading(section)
        if role == _Role.ToolTipRole:
            return self._help(section)
        if role == _Role.FontRole and section == self._shown:
            return self._bold
        return int(RIGHT) if role == _Role.TextAlignmentRole else None

    def heading(self, column: int) -> str:
        """What stands above a column, in several lines."""
        n = str(column + 1)
        first = f"{n} · {texts.tr('baseline')}" if column == self._baseline else n
        return "\n".join([first, *self._candidates[column].lines(self._names)])

    def _help(self, column: int) -> str:
        help_ = self._candidates[column].help(self._names)
        if column != self._shown:
            return help_
        return f"{texts.tr('This one is shown in the result.')}\n{help_}"

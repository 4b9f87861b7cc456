"""Combinations as a table: which columns stand in which, and how many small classes are left."""

from __future__ import annotations

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from app.kit import numbers
from app.workspaces.cells.setup import texts
from app.workspaces.cells.setup.shown import MatrixShown

USED, UNUSED, SAFE = "●", "○", "✓"
Index = QModelIndex | QPersistentModelIndex


class MatrixModel(QAbstractTableModel):
    """A number, a dot for each column that stands in the combination, small classes left."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.shown = MatrixShown()
        self._moles: tuple[int, ...] = ()

    def show_matrix(self, shown: MatrixShown) -> None:
        """Shows combinations."""
        if shown == self.shown:
            return
        self.beginResetModel()
        self.shown, self._moles = shown, ()
        self.endResetModel()

    def show_moles(self, moles: tuple[int, ...]) -> None:
        """Shows the small classes that are left, by combination; -1 = not known."""
        if moles != self._moles:
            self._moles = moles
            last = self.columnCount() - 1
            self.dataChanged.emit(self.index(0, last), self.index(self.rowCount() - 1, last))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 (Qt's signature)
        """Combinations."""
        return 0 if parent.isValid() else len(self.shown.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Number, columns, small classes left."""
        return 0 if parent.isValid() else len(self.shown.columns) + 2

    def column_at(self, index: Index) -> str:
        """The column of the records that a cell is about; "" for others."""
        place = index.column() - 1
        return self.shown.columns[place] if 0 <= place < len(self.shown.columns) else ""

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """A cell."""
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(index)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignCenter
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._words(index)
        return None

    def is_skipped(self, index: Index) -> bool:
        """Whether a cell is one of a combination that is skipped."""
        return bool(self.shown.rows[index.row()].skipped)

    def _text(self, index: Index) -> str:
        row, column = self.shown.rows[index.row()], self.column_at(index)
        if column:
            unused = UNUSED if self.shown.editable else ""
            return USED if column in row.columns else unused
        if row.skipped:
            return ""
        if index.column() == 0:
            return numbers.count(index.row() + 1)
        moles = self._moles_of(index.row())
        return "" if moles < 0 else (numbers.count(moles) if moles else SAFE)

    def _moles_of(self, row: int) -> int:
        return self._moles[row] if row < len(self._moles) else -1

    def _words(self, index: Index) -> str:
        row = self.shown.rows[index.row()]
        title = dict(zip(self.shown.columns, self.shown.titles, strict=True))
        combination = texts.joined([title.get(of, of) for of in row.columns])
        lines = [combination]
        if row.skipped:
            lines.append(texts.tr("Skipped: {reason}").format(reason=row.skipped))
        elif index.column() == self.columnCount() - 1 and self._moles_of(index.row()) >= 0:
            lines.append(texts.left_in(self._moles_of(index.row())))
        return "\n".join(lines)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """What a column is called."""
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        if section == 0:
            return ""
        if section <= len(self.shown.columns):
            return self.shown.titles[section - 1]
        return texts.tr("left")

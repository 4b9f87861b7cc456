"""The values of a hierarchy: what each becomes at every level; found, joined, typed over."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QFont, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QLineEdit, QTableView, QWidget

from app.kit import numbers
from app.kit.controls import WheelGuard, narrow
from app.kit.layouts import column, row
from app.kit.widgets import icon_button, push_button, words
from app.workspaces.cells.hierarchies.editing import edit
from app.workspaces.cells.reasons import CellsContext
from core.hierarchies.edits import relabelled
from core.hierarchies.found import HierarchyFound

_ROW, _NARROWEST, _WIDEST, _SAMPLE = 24, 52, 150, 200
_ROWS_SHOWN = 5


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
        self._shown: HierarchyFound | None = None
        self._rows: NDArray[np.int64] = np.zeros(0, np.int64)

    def show_hierarchy(self, shown: HierarchyFound | None) -> None:
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

    def _columns(self, shown: HierarchyFound | None) -> tuple[str, ...]:
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
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
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

    def _text(self, shown: HierarchyFound, place: int, column: int) -> str:
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


class _Table(QTableView):
    """The table itself.

    Signals
    -------
    copied()
        Ctrl+C.
    """

    copied = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+C copies."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copied.emit()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        """As many rows as are of use."""
        high = self.horizontalHeader().sizeHint().height() + _ROWS_SHOWN * _ROW
        return QSize(240, high)


class ValuesSection(QWidget):
    """Rows are values, columns are levels."""

    def __init__(self, context: CellsContext) -> None:
        super().__init__()
        self._context = context
        self.model, self.table = ValuesModel(self), _Table(self)
        self._build_table()
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(self.tr("Find values …"))
        self.search.setToolTip(self.tr("List only values that contain this, or whose labels do"))
        self.search.setAccessibleName(self.tr("Find values"))
        self.search.setClearButtonEnabled(True)
        narrow(self.search)
        self.search.textChanged.connect(lambda text: setattr(context.state, "value_search", text))
        context.live(self, lambda: context.state.value_search, self._show_search)
        tip = self.tr("Copy the selected rows, or all that are listed, to the clipboard")
        theme = context.program.window.theme
        self.copy_button = icon_button(theme, "copy", tip, self, self.copy)
        self.label = QLineEdit(self)
        self.label.setPlaceholderText(self.tr("Label of what is selected"))
        self.label.setAccessibleName(self.tr("Label of the selected values"))
        self.label.setToolTip(
            self.tr("Select labels in one column, type what they shall be called, press Enter")
        )
        narrow(self.label, WheelGuard(self))
        self.join = push_button(
            self.tr("Join"),
            self.tr("Give all selected values this label at the level of the selected column"),
            self,
            self._join,
        )
        self.label.returnPressed.connect(self._join)
        self.model.typed.connect(self._type)
        self.table.selectionModel().selectionChanged.connect(self._follow_selection)
        how = self.tr(
            "Type over a label, or select several in one column and join them. Values that get "
            "one label share the coarser ones too."
        )
        column(
            self,
            words(self.tr("Values"), "group"),
            words(how, "muted"),
            row(None, (self.search, 1), self.copy_button),
            (self.table, 1),
            row(None, (self.label, 1), self.join),
        )
        self._follow_selection()

    def _build_table(self) -> None:
        table = self.table
        table.setModel(self.model)
        table.setAccessibleName(self.tr("Values and what they become at each level"))
        table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        table.setAlternatingRowColors(True)
        table.setShowGrid(False)
        table.setTabKeyNavigation(False)
        table.setWordWrap(False)
        table.setStyleSheet(
            "QTableView::item { padding: 1px 6px; } QHeaderView::section { padding: 4px 6px; }"
        )
        table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        table.verticalHeader().hide()
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        table.verticalHeader().setDefaultSectionSize(_ROW)
        table.horizontalHeader().setHighlightSections(False)
        table.horizontalHeader().setStretchLastSection(True)
        table.copied.connect(self.copy)
        self.model.modelReset.connect(self._fit)

    def show_result(self, found: HierarchyFound) -> None:
        """Shows another table."""
        self.model.show_hierarchy(found)
        self._follow_selection()

    @Slot()
    def _fit(self) -> None:
        """Columns as wide as their first rows need."""
        metrics = self.table.fontMetrics()
        rows = range(min(_SAMPLE, self.model.rowCount()))
        for i in range(self.model.columnCount()):
            title = self.model.headerData(i, Qt.Orientation.Horizontal) or ""
            texts = [title, *(self.model.index(j, i).data() for j in rows)]
            wide = max(metrics.horizontalAdvance(text) for text in texts) + 24
            self.table.setColumnWidth(i, min(_WIDEST, max(_NARROWEST, wide)))

    # What is selected

    def _selected(self) -> tuple[int, tuple[int, ...]]:
        """The level, -1 if none or several, and the values whose labels are selected."""
        chosen = [of for of in self.table.selectedIndexes() if of.column() >= FIRST_LEVEL]
        levels = {of.column() - FIRST_LEVEL for of in chosen}
        if len(levels) != 1:
            return -1, ()
        return levels.pop(), tuple(self.model.place_of(of.row()) for of in chosen)

    @Slot()
    def _follow_selection(self) -> None:
        level, rows = self._selected()
        self.label.setEnabled(bool(rows))
        self.join.setEnabled(bool(rows))
        if rows and not self.label.hasFocus():
            chosen = [of for of in self.table.selectedIndexes() if of.column() >= FIRST_LEVEL]
            self.label.setText(str(chosen[0].data(Qt.ItemDataRole.EditRole)))
        elif level < 0:
            self.label.clear()

    def _show_search(self, text: str) -> None:
        if text != self.search.text():
            self.search.setText(text)

    def _relabel(self, level: int, rows: tuple[int, ...], label: str) -> None:
        edit(self._context, lambda of: relabelled(of, level, rows, label))

    @Slot()
    def _join(self) -> None:
        level, rows = self._selected()
        if rows:
            self._relabel(level, rows, self.label.text().strip())

    @Slot(int, int, str)
    def _type(self, row: int, level: int, label: str) -> None:
        """A label was typed over: of all that are selected, if it is one of them."""
        place, (chosen, rows) = self.model.place_of(row), self._selected()
        together = chosen == level and place in rows
        self._relabel(level, rows if together else (place,), label)

    @Slot()
    def copy(self) -> None:
        """Copies rows as text with tabs."""
        chosen = sorted({of.row() for of in self.table.selectedIndexes()})
        rows = chosen if len(chosen) > 1 else range(self.model.rowCount())
        lines = "\n".join("\t".join(line) for line in self.model.texts(rows))
        QGuiApplication.clipboard().setText(f"{lines}\n")

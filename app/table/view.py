"""The view of a table: rows are selected as areas are, however many they are."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPoint, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from app.table.model import TableModel

_ROW = 24
_NARROWEST, _WIDEST, _SAMPLE = 56, 240, 16
_MOVES = {
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
}
_SHIFT, _CONTROL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier


class TableView(QTableView):
    """Shows a `TableModel`; which rows are selected is a mask, not a list of ranges.

    Signals
    -------
    picked(ndarray)
        The user selected rows: (n,) bool, one entry a row of the table.
    clicked_cell(int, str), activated_row(int)
        A row of the table and the name of a column; a row that was double-clicked.
    menu_requested(str, int, QPoint)
        A context menu over a column, on a row of the table (-1 = the heading).
    sort_requested(str)
        The heading of a column was clicked.
    columns_moved(tuple of str)
        Columns were dragged into another order.
    copy_requested()
        Ctrl+C.
    """

    picked = Signal(object)
    clicked_cell = Signal(int, str)
    activated_row = Signal(int)
    menu_requested = Signal(str, int, QPoint)
    sort_requested = Signal(str)
    columns_moved = Signal(object)
    copy_requested = Signal()

    def __init__(self, model: TableModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cells = model
        self._anchor = self._under = 0
        self._widths: dict[str, int] = {}
        self.setModel(model)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setStyleSheet("QTableView::item { padding: 0 5px; }")  # in line with the headings
        self.setTabKeyNavigation(False)
        self.setEditTriggers(
            QAbstractItemView.EditTrigger.DoubleClicked
            | QAbstractItemView.EditTrigger.EditKeyPressed
        )
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._build_headers()
        model.modelReset.connect(self._fit_columns)
        self.doubleClicked.connect(lambda at: self.activated_row.emit(int(model.rows[at.row()])))

    def _build_headers(self) -> None:
        rows = self.verticalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(_ROW)
        header = self.horizontalHeader()
        header.setSectionsMovable(True)
        header.setSectionsClickable(True)
        header.setHighlightSections(False)
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        header.setMinimumSectionSize(_NARROWEST)
        header.sectionClicked.connect(self._ask_for_order)
        header.sectionResized.connect(self._keep_width)
        header.sectionMoved.connect(self._tell_order)
        header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        header.customContextMenuRequested.connect(self._ask_header_menu)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(self._ask_cell_menu)

    # Columns

    def _names(self) -> list[str]:
        return [look.column.name for look in self.cells.looks]

    @Slot()
    def _fit_columns(self) -> None:
        """Gives columns the width they had, or that of what they hold."""
        header = self.horizontalHeader()
        header.blockSignals(True)
        metrics, rows = self.fontMetrics(), self.cells.rows[:_SAMPLE].tolist()
        for section, look in enumerate(self.cells.looks):
            name = look.column.name
            if name not in self._widths and rows:
                texts = [look.heading + " ▾", *(look.text(row) for row in rows)]
                width = max(metrics.horizontalAdvance(text) for text in texts) + 24
                self._widths[name] = min(max(width, _NARROWEST), _WIDEST)
            header.resizeSection(section, self._widths.get(name, 90))
        header.blockSignals(False)
        header.viewport().update()
        self.updateGeometries()

    @Slot(int, int, int)
    def _keep_width(self, section: int, old: int, new: int) -> None:
        del old
        if section < len(self.cells.looks):
            self._widths[self.cells.looks[section].column.name] = new

    @Slot()
    def _tell_order(self) -> None:
        header, names = self.horizontalHeader(), self._names()
        order = tuple(names[header.logicalIndex(i)] for i in range(len(names)))
        if order == tuple(names):
            return
        header.blockSignals(True)
        for i in range(len(names)):
            header.moveSection(header.visualIndex(i), i)
        header.blockSignals(False)
        self.columns_moved.emit(order)

    @Slot(int)
    def _ask_for_order(self, section: int) -> None:
        self.sort_requested.emit(self._names()[section])

    @Slot(QPoint)
    def _ask_header_menu(self, at: QPoint) -> None:
        header = self.horizontalHeader()
        section = header.logicalIndexAt(at)
        if 0 <= section < len(self.cells.looks):
            self.menu_requested.emit(self._names()[section], -1, header.mapToGlobal(at))

    @Slot(QPoint)
    def _ask_cell_menu(self, at: QPoint) -> None:
        index = self.indexAt(at)
        if index.isValid():
            row = int(self.cells.rows[index.row()])
            to = self.viewport().mapToGlobal(at)
            self.menu_requested.emit(self._names()[index.column()], row, to)

    # Rows

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Selects a row; Shift up to there, Ctrl this one besides."""
        super().mousePressEvent(event)
        index = self.indexAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and index.isValid():
            self._under = index.row()
            self._pick(index.row(), event.modifiers())
            row = int(self.cells.rows[index.row()])
            self.clicked_cell.emit(row, self._names()[index.column()])

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Selects rows that are dragged over."""
        super().mouseMoveEvent(event)
        index = self.indexAt(event.position().toPoint())
        held = bool(event.buttons() & Qt.MouseButton.LeftButton)
        if held and index.isValid() and index.row() != self._under:
            self._under = index.row()
            self._pick(index.row(), event.modifiers() | _SHIFT)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows select, with Shift more; space one besides; Ctrl+A all that is shown."""
        held, key = event.modifiers(), event.key()
        row = self.currentIndex().row()
        if key == Qt.Key.Key_A and held & _CONTROL:
            self._anchor = 0
            self._set_selected(self._mask(0, len(self.cells.rows) - 1))
        elif key == Qt.Key.Key_C and held & _CONTROL and not held & _SHIFT:
            self.copy_requested.emit()
        elif key == Qt.Key.Key_Space and row >= 0:
            self._pick(row, _CONTROL)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and row >= 0:
            self.activated_row.emit(int(self.cells.rows[row]))
        else:
            super().keyPressEvent(event)
            if key in _MOVES and self.currentIndex().isValid() and not held & _CONTROL:
                self._pick(self.currentIndex().row(), held)

    def _pick(self, at: int, held: Qt.KeyboardModifier) -> None:
        if held & _SHIFT:
            mask = self._mask(self._anchor, at)
            if held & _CONTROL:
                mask |= self.cells.selected
        elif held & _CONTROL:
            mask = self.cells.selected.copy()
            mask[self.cells.rows[at]] ^= True
            self._anchor = at
        else:
            mask, self._anchor = self._mask(at, at), at
        self._set_selected(mask)

    def _mask(self, start: int, end: int) -> NDArray[np.bool_]:
        mask = np.zeros(len(self.cells.selected), dtype=bool)
        low, high = min(start, end), max(start, end)
        mask[self.cells.rows[max(low, 0) : high + 1]] = True
        return mask

    def _set_selected(self, mask: NDArray[np.bool_]) -> None:
        if not np.array_equal(mask, self.cells.selected):
            self.cells.show_selected(mask)
            self.picked.emit(mask)

    def go_to_selection(self) -> None:
        """Scrolls to the first selected row, unless one is in sight."""
        if not len(self.cells.rows) or not self.cells.looks:
            return
        places = np.flatnonzero(self.cells.selected[self.cells.rows])
        first, last = self.rowAt(0), self.rowAt(self.viewport().height() - 1)
        last = len(self.cells.rows) - 1 if last < 0 else last
        if len(places) and not ((places >= first) & (places <= last)).any():
            across = self.horizontalScrollBar().value()
            self.scrollTo(self.cells.index(int(places[0]), 0), self.ScrollHint.PositionAtCenter)
            self.horizontalScrollBar().setValue(across)

"""The table of values with its tools: find, give a label to all that are selected, copy."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from app.kit.controls import SPACING, WheelGuard, narrow
from app.kit.theme import Theme
from app.kit.widgets import icon_button, push_button
from app.workspaces.cells.hierarchies.shown import HierarchyShown, Relabelling
from app.workspaces.cells.hierarchies.values_model import FIRST_LEVEL, ValuesModel

_ROW, _NARROWEST, _WIDEST, _SAMPLE = 24, 52, 150, 200
_ROWS_SHOWN = 5
_WAIT_MS = 200


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


class ValuesView(QWidget):
    """Rows are values, columns are levels.

    Signals
    -------
    relabelled(Relabelling)
        Values shall get another label.
    searched(str)
        Only values that contain this shall be listed.
    """

    relabelled = Signal(object)
    searched = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = ValuesModel(self)
        self.table = _Table(self)
        self._build_table()
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(self.tr("Find values …"))
        self.search.setToolTip(self.tr("List only values that contain this, or whose labels do"))
        self.search.setAccessibleName(self.tr("Find values"))
        self.search.setClearButtonEnabled(True)
        narrow(self.search)
        self._soon = QTimer(self, singleShot=True, interval=_WAIT_MS)
        self._soon.timeout.connect(lambda: self.searched.emit(self.search.text()))
        self.search.textChanged.connect(self._soon.start)
        tip = self.tr("Copy the selected rows, or all that are listed, to the clipboard")
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
        self._lay_out()
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

    def _lay_out(self) -> None:
        top, bottom = QHBoxLayout(), QHBoxLayout()
        top.setSpacing(SPACING)
        top.addWidget(self.search, 1)
        top.addWidget(self.copy_button)
        bottom.setSpacing(SPACING)
        bottom.addWidget(self.label, 1)
        bottom.addWidget(self.join)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACING)
        column.addLayout(top)
        column.addWidget(self.table, 1)
        column.addLayout(bottom)

    def show_hierarchy(self, shown: HierarchyShown | None) -> None:
        """Shows another table."""
        self.model.show_hierarchy(shown)
        self._follow_selection()

    @Slot()
    def _fit(self) -> None:
        """Columns as wide as their first rows need."""
        metrics = self.table.fontMetrics()
        rows = range(min(_SAMPLE, self.model.rowCount()))
        for column in range(self.model.columnCount()):
            title = self.model.headerData(column, Qt.Orientation.Horizontal) or ""
            texts = [title, *(self.model.index(row, column).data() for row in rows)]
            wide = max(metrics.horizontalAdvance(text) for text in texts) + 24
            self.table.setColumnWidth(column, min(_WIDEST, max(_NARROWEST, wide)))

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

    @Slot()
    def _join(self) -> None:
        level, rows = self._selected()
        if rows:
            self.relabelled.emit(Relabelling(level, rows, self.label.text().strip()))

    @Slot(int, int, str)
    def _type(self, row: int, level: int, label: str) -> None:
        """A label was typed over: of all that are selected, if it is one of them."""
        place, (chosen, rows) = self.model.place_of(row), self._selected()
        together = chosen == level and place in rows
        self.relabelled.emit(Relabelling(level, rows if together else (place,), label))

    @Slot()
    def copy(self) -> None:
        """Copies rows as text with tabs."""
        chosen = sorted({of.row() for of in self.table.selectedIndexes()})
        rows = chosen if len(chosen) > 1 else range(self.model.rowCount())
        lines = "\n".join("\t".join(line) for line in self.model.texts(rows))
        QGuiApplication.clipboard().setText(f"{lines}\n")

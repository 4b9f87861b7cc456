"""A small table of figures to read, copy and export: one quantity a row."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.kit.theme import Theme
from app.kit.widgets import icon_button, words
from app.workspaces.levels.calibration.fit_rows import Row

_ROW, _SCROLL_BAR = 24, 14
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class _Grid(QTableWidget):
    copied = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+C copies the table."""
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if event.key() == Qt.Key.Key_C and control:
            self.copied.emit()
        else:
            super().keyPressEvent(event)


class FactsTable(QWidget):
    """Rows of figures under headings.

    Signals
    -------
    export_requested(str)
        The table as CSV, to be written to a file.
    """

    export_requested = Signal(str)

    def __init__(self, theme: Theme, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._csv = ""
        self.grid = _Grid(self)
        self.grid.setAccessibleName(title)
        self.grid.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.grid.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.grid.setAlternatingRowColors(True)
        self.grid.setShowGrid(False)
        self.grid.setTabKeyNavigation(False)
        self.grid.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.grid.verticalHeader().hide()
        self.grid.verticalHeader().setDefaultSectionSize(_ROW)
        self.grid.copied.connect(self.copy)
        top = QHBoxLayout()
        top.setContentsMargins(0, 4, 0, 0)
        self.heading = words(title, "heading")
        top.addWidget(self.heading, 1)
        for icon, tip, act in (
            ("copy", self.tr("Copy the table as CSV"), self.copy),
            ("export", self.tr("Export the table …"), self.export),
        ):
            top.addWidget(icon_button(theme, icon, tip, self, act))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(top)
        column.addWidget(self.grid, 1)

    def show_rows(self, first: str, titles: tuple[str, ...], rows: tuple[Row, ...]) -> None:
        """Shows other rows under the headings ``first`` (of the quantities) and ``titles``."""
        grid = self.grid
        grid.setColumnCount(1 + len(titles))
        grid.setRowCount(len(rows))
        grid.setHorizontalHeaderLabels([first, *titles])
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        for i in range(1 + len(titles)):
            heading = grid.horizontalHeaderItem(i)
            if heading is not None:
                heading.setTextAlignment(left if i == 0 else _RIGHT)
        for i, row in enumerate(rows):
            name = QTableWidgetItem(row.title)
            name.setToolTip(row.help)
            grid.setItem(i, 0, name)
            for j, cell in enumerate(row.cells):
                item = QTableWidgetItem(cell.text)
                item.setTextAlignment(_RIGHT)
                item.setToolTip("\n".join(of for of in (cell.exact, row.help) if of))
                grid.setItem(i, 1 + j, item)
        header = grid.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setHighlightSections(False)
        # As high as its rows: the page scrolls, not the table within it.
        beyond = header.sizeHint().height() + 2 * grid.frameWidth() + _SCROLL_BAR
        grid.setFixedHeight(_ROW * len(rows) + beyond)

    def show_csv(self, csv: str) -> None:
        """What is copied and exported of it."""
        self._csv = csv

    def as_csv(self) -> str:
        """The table with all digits."""
        return self._csv

    def text(self, row: int, column: int) -> str:
        """What a cell shows."""
        item = self.grid.item(row, column)
        return "" if item is None else item.text()

    @Slot()
    def copy(self) -> None:
        """Copies the table."""
        QGuiApplication.clipboard().setText(self._csv)

    @Slot()
    def export(self) -> None:
        """Asks for a file of the table."""
        self.export_requested.emit(self._csv)

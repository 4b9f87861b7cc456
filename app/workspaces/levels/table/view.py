"""The tree view of the table of levels."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QTreeView, QWidget

from app.workspaces.levels.table.lines import NAME
from app.workspaces.levels.table.model import LevelsModel
from app.workspaces.levels.table.sheet import Asked, Sheet

_NARROWEST, _NAME_WIDTH, _NAME_WIDEST, _PADDING = 50, 140, 280, 17
_LOOKED_AT = 20
_WIDEST = ("99.99 %", "✗ <0.01×")


class LevelsView(QTreeView):
    """One cell is chosen: the level that is looked at, and the rule that decides.

    Signals
    -------
    cell_chosen(QModelIndex)
        The user went to a cell.
    copy_requested()
        Ctrl+C.
    """

    cell_chosen = Signal(object)
    copy_requested = Signal()

    def __init__(self, model: LevelsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cells = model
        self.setModel(model)
        self.setAccessibleName(self.tr("Levels and rules"))
        self.setUniformRowHeights(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setIndentation(16)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setStyleSheet("QTreeView::item { padding: 3px 8px 3px 2px; }")  # as other tables
        self.setMinimumHeight(70)
        header = self.header()
        header.setStretchLastSection(False)
        header.setMinimumSectionSize(_NARROWEST)
        header.setSectionsMovable(False)
        header.setSectionsClickable(True)
        header.setHighlightSections(False)
        header.sectionClicked.connect(self._choose_column)
        self.selectionModel().currentChanged.connect(self._tell)
        self.expanded.connect(self._fit_names)
        self.collapsed.connect(self._fit_names)

    def show_sheet(self, sheet: Sheet | None) -> None:
        """Shows another table; what was open stays open."""
        open_before, place = self._open_lines(), self.verticalScrollBar().value()
        with QSignalBlocker(self.selectionModel()):
            self.cells.show_sheet(sheet)
        self._open(open_before)
        self._fit_columns()
        self.verticalScrollBar().setValue(place)

    def show_decision(self, level: str, asked: Asked) -> None:
        """Goes to the cell that decides, without telling."""
        self.cells.show_decision(level, asked)
        place = self.cells.place_of(level, asked)
        at = self.currentIndex()
        if at.isValid() and at.parent().isValid() and self.cells.node(at).row.key == level:
            return  # the user is among its provinces or units
        with QSignalBlocker(self.selectionModel()):
            self.setCurrentIndex(place)
        self.viewport().update()

    def _open_lines(self) -> set[tuple[str, str]]:
        found = set()
        for row in range(self.cells.rowCount()):
            level = self.cells.index(row, NAME)
            if not self.isExpanded(level):
                continue
            found.add((self.cells.node(level).row.key, ""))
            for child in range(self.cells.rowCount(level)):
                line = self.cells.index(child, NAME, level)
                if self.isExpanded(line):
                    found.add((self.cells.node(line).row.key, self.cells.node(line).province))
        return found

    def _open(self, lines: set[tuple[str, str]]) -> None:
        for row in range(self.cells.rowCount() if lines else 0):
            level = self.cells.index(row, NAME)
            key = self.cells.node(level).row.key
            if (key, "") not in lines:
                continue
            self.expand(level)
            for child in range(self.cells.rowCount(level)):
                line = self.cells.index(child, NAME, level)
                if (key, self.cells.node(line).province) in lines:
                    self.expand(line)

    def _fit_columns(self) -> None:
        """Columns as wide as headings and levels need; the names have the rest."""
        bold = QFont(self.font())
        bold.setBold(True)  # what decides
        metrics, cells = QFontMetrics(bold), self.cells
        for section in range(NAME + 1, cells.columnCount()):
            heading = cells.headerData(section, Qt.Orientation.Horizontal)
            texts = [*str(heading).split("\n"), *_WIDEST]
            texts += [cells.text(cells.index(row, section)) for row in range(cells.rowCount())]
            width = max(metrics.horizontalAdvance(text) for text in texts)
            self.header().resizeSection(section, width + _PADDING)
        self._fit_names()

    @Slot()
    def _fit_names(self) -> None:
        header = self.header()
        others = sum(header.sectionSize(i) for i in range(NAME + 1, self.cells.columnCount()))
        header.resizeSection(NAME, max(self._longest_name(), self.viewport().width() - others))

    def _longest_name(self) -> int:
        """As wide as levels and the provinces that are open need, within limits."""
        bold = QFont(self.font())
        bold.setBold(True)
        metrics, cells, wide = QFontMetrics(bold), self.cells, _NAME_WIDTH
        for row in range(cells.rowCount()):
            level = cells.index(row, NAME)
            lines = range(min(cells.rowCount(level), _LOOKED_AT)) if self.isExpanded(level) else ()
            for depth, at in ((1, level), *((2, cells.index(i, NAME, level)) for i in lines)):
                text = metrics.horizontalAdvance(cells.text(at))
                wide = max(wide, text + depth * self.indentation() + _PADDING)
        return min(wide, _NAME_WIDEST)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Gives the names what is left."""
        super().resizeEvent(event)
        self._fit_names()

    @Slot(QModelIndex, QModelIndex)
    def _tell(self, now: QModelIndex, before: QModelIndex) -> None:
        del before
        if now.isValid():
            self.cell_chosen.emit(now)

    @Slot(int)
    def _choose_column(self, section: int) -> None:
        """A click on a heading chooses its rule, for the level that is looked at."""
        at = self.currentIndex()
        if at.isValid():
            self.setCurrentIndex(at.sibling(at.row(), section))
        elif self.cells.rowCount():
            self.setCurrentIndex(self.cells.index(0, section))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+C copies the table, not a single cell."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_requested.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            at = self.currentIndex().siblingAtColumn(NAME)
            self.setExpanded(at, not self.isExpanded(at))
        else:
            super().keyPressEvent(event)

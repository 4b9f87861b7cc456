"""The table of the comparison: one column a suppression, rows as in Tables 9 and 10."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from app.workspaces.cells.outcome import texts
from app.workspaces.cells.outcome.candidates import Candidate, lines_of

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LOW, _NARROWEST = 22, 84


class ComparisonGrid(QTableWidget):
    """Whole columns are selected.

    Signals
    -------
    copied()
        Ctrl+C.
    removed()
        Delete.
    confirmed()
        Enter, or a double click.
    """

    copied = Signal()
    removed = Signal()
    confirmed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Suppressions side by side"))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectColumns)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.horizontalHeader().setDefaultAlignment(_RIGHT)
        self.horizontalHeader().setMinimumSectionSize(_NARROWEST)
        self.horizontalHeader().setHighlightSections(False)
        side = self.verticalHeader()
        side.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        side.setMinimumSectionSize(_LOW)
        side.setDefaultSectionSize(_LOW)
        side.setHighlightSections(False)
        self.itemDoubleClicked.connect(lambda _: self.confirmed.emit())

    def show_candidates(
        self, candidates: Sequence[Candidate], baseline: int, shown: int, names: texts.Names
    ) -> None:
        """Shows columns; ``baseline`` has 100 %, ``shown`` is looked at now (-1: none)."""
        chosen = self.chosen
        lines = lines_of(candidates, baseline, names) if candidates else []
        with QSignalBlocker(self):
            self.clear()
            self.setColumnCount(len(candidates))
            self.setRowCount(len(lines))
            for j, candidate in enumerate(candidates):
                self.setHorizontalHeaderItem(
                    j, _heading(candidate, names, j, j == baseline, j == shown)
                )
            for i, line in enumerate(lines):
                self.setVerticalHeaderItem(i, _row_heading(line.name))
                for j, (text, exact) in enumerate(zip(line.cells, line.exact, strict=True)):
                    item = QTableWidgetItem(text)
                    item.setTextAlignment(_RIGHT)
                    item.setToolTip(f"{line.name}: {exact}")
                    self.setItem(i, j, item)
            self.resizeColumnsToContents()
            if 0 <= chosen < len(candidates):
                self.selectColumn(chosen)
            else:
                self.setCurrentCell(-1, -1)
        self.itemSelectionChanged.emit()

    @property
    def chosen(self) -> int:
        """The selected column, -1 for none."""
        columns = self.selectionModel().selectedColumns()
        return columns[0].column() if columns else -1

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+C copies the table, Delete takes a column away, Enter shows it."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copied.emit()
        elif event.key() == Qt.Key.Key_Delete:
            self.removed.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.confirmed.emit()
        else:
            super().keyPressEvent(event)


def _heading(
    of: Candidate, names: texts.Names, number: int, baseline: bool, shown: bool
) -> QTableWidgetItem:
    title = f"{number + 1} · {texts.tr('baseline')}" if baseline else str(number + 1)
    item = QTableWidgetItem("\n".join([title, *of.lines(names)]))
    item.setToolTip(of.help(names))
    if shown:
        item.setToolTip(f"{texts.tr('This one is shown in the result.')}\n{of.help(names)}")
        bold = QFont(item.font())
        bold.setBold(True)
        item.setFont(bold)
    return item


def _row_heading(name: str) -> QTableWidgetItem:
    item = QTableWidgetItem(name)
    item.setToolTip(name)
    return item

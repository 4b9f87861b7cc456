"""The table of the comparison: one column a suppression, rows as in Tables 9 and 10."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableView,
    QWidget,
)

from app.workspaces.cells.outcome import texts
from app.workspaces.cells.outcome.candidates import Candidate
from app.workspaces.cells.outcome.comparison_model import RIGHT, ComparisonModel

_LOW, _NARROWEST, _PADDING = 22, 84, 18


class ComparisonGrid(QTableView):
    """Whole columns are selected.

    Signals
    -------
    chosen_changed()
        Another column is selected, or none.
    copied()
        Ctrl+C.
    removed()
        Delete.
    confirmed()
        Enter, or a double click.
    """

    chosen_changed = Signal()
    copied = Signal()
    removed = Signal()
    confirmed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = ComparisonModel(self)
        self.setModel(self.table)
        self._bold = QFont(self.font())
        self._bold.setBold(True)
        self.setAccessibleName(self.tr("Suppressions side by side"))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectColumns)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.horizontalHeader().setDefaultAlignment(RIGHT)
        self.horizontalHeader().setMinimumSectionSize(_NARROWEST)
        self.horizontalHeader().setHighlightSections(False)
        side = self.verticalHeader()
        side.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        side.setMinimumSectionSize(_LOW)
        side.setDefaultSectionSize(_LOW)
        side.setHighlightSections(False)
        self.doubleClicked.connect(lambda _: self.confirmed.emit())
        self.selectionModel().selectionChanged.connect(lambda *_: self.chosen_changed.emit())

    def show_candidates(
        self, candidates: Sequence[Candidate], baseline: int, shown: int, names: texts.Names
    ) -> None:
        """Shows columns; ``baseline`` has 100 %, ``shown`` is looked at now (-1: none)."""
        chosen = self.chosen
        self.table.show_candidates(candidates, baseline, shown, names)
        metrics = QFontMetrics(self._bold)
        for j in range(len(candidates)):
            lines = self.table.heading(j).split("\n")
            wide = max(metrics.horizontalAdvance(line) for line in lines)
            self.setColumnWidth(j, max(_NARROWEST, wide + _PADDING))
        if 0 <= chosen < len(candidates):
            self.selectColumn(chosen)
        self.chosen_changed.emit()

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

"""The levels of a hierarchy as a small table: how coarse each is, and what is too rare there."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import QAbstractItemView, QTableWidgetItem, QWidget

from app.kit import numbers
from app.table.small import SmallTable
from core.hierarchies.looked_at import HierarchyFacts, LevelFacts


class LevelsGrid(SmallTable):
    """One row for the column itself, one for each level.

    Signals
    -------
    renamed(int, str)
        A level, from 0, got another name in place.
    """

    renamed = Signal(int, str)

    def __init__(self, parent: QWidget | None = None, *, renaming: bool = False) -> None:
        """``renaming``: names of levels can be typed over."""
        columns = (
            (
                self.tr("Level"),
                self.tr("What the level is called; double click or F2 to name it otherwise"),
            ),
            (
                self.tr("Cate-\ngories"),
                self.tr("How many categories the records have at this level"),
            ),
            (self.tr("Rarest,\nrecords"), self.tr("Records of the rarest category")),
            (
                self.tr("Below\nk"),
                self.tr(
                    "Categories with fewer than k records: they cannot be released as they are"
                ),
            ),
        )
        super().__init__(self.tr("Levels, the finest first"), columns, parent)
        self._renaming = renaming
        if renaming:
            self.setEditTriggers(
                QAbstractItemView.EditTrigger.DoubleClicked
                | QAbstractItemView.EditTrigger.EditKeyPressed
            )
        self.itemChanged.connect(self._rename)

    def show_facts(self, column: str, facts: HierarchyFacts) -> None:
        """Shows other levels; the row that was chosen stays chosen."""
        chosen = self.level
        with QSignalBlocker(self):
            rows = [self._row(column, of) for of in facts.levels]
            self.show_rows(rows, [self._tip(column, of) for of in facts.levels])
            for i in range(self.rowCount()):
                for j in range(self.columnCount()):
                    self._lock(self.item(i, j), self._renaming and i > 0 and j == 0)
            if chosen is not None and chosen + 1 < self.rowCount():
                self.setCurrentCell(chosen + 1, 0)

    @property
    def level(self) -> int | None:
        """The level of the chosen row, from 0; None if none or the column itself is chosen."""
        rows = self.selectionModel().selectedRows()
        return rows[0].row() - 1 if rows and rows[0].row() > 0 else None

    def _row(self, column: str, of: LevelFacts) -> tuple[str, ...]:
        return (
            of.name or column,
            numbers.count(of.categories),
            numbers.count(of.smallest) if of.smallest else "–",
            numbers.count(of.below_k) if of.smallest else "–",
        )

    def _tip(self, column: str, of: LevelFacts) -> str:
        if not of.smallest:
            return self.tr("{level}: no record is counted yet.").format(level=of.name or column)
        return self.tr("{level}: {below} of {n} categories are below k, {records} in them.").format(
            level=of.name or column,
            below=numbers.count(of.below_k),
            n=numbers.count(of.categories),
            records=numbers.count(of.records_below_k, self.tr("records")),
        )

    def _lock(self, item: QTableWidgetItem | None, editable: bool) -> None:
        if item is not None and not editable:
            item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsEditable)

    @Slot(QTableWidgetItem)
    def _rename(self, item: QTableWidgetItem) -> None:
        if self._renaming and item.column() == 0 and item.row() > 0:
            self.renamed.emit(item.row() - 1, item.text())

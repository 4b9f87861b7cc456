"""The areas that changed region, as a table."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from app.kit import numbers
from core.areas import AreaLayer
from core.differences import Differences

AREA, FROM, TO, PEOPLE, RECORDS, EFFECT = range(6)
Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, eq=False)
class Changes:
    """Areas that changed region.

    Attributes
    ----------
    areas
        (c,) indices of the areas, rising.
    ids, rank
        (c,) text; (c,) int64, the place of each in their order.
    before, after
        (c,) numbers of the regions, from 1 on, in the other and in the shown run.
    people
        (c,) float64; NaN where not published.
    records
        (c,) int64.
    effect
        (c,) int64: records of the area lost in the shown run less those lost in the other.
    """

    areas: NDArray[np.intp]
    ids: NDArray[np.object_]
    rank: NDArray[np.int64]
    before: NDArray[np.int64]
    after: NDArray[np.int64]
    people: NDArray[np.float64]
    records: NDArray[np.int64]
    effect: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.areas)


def changes_of(of: Differences, layer: AreaLayer, records: NDArray[np.int64]) -> Changes:
    """The changes among the areas of a layer with so many records each.

    Tens of milliseconds for 50,000 areas: not on the GUI thread.
    """
    areas = np.flatnonzero(of.changed)
    ids = layer.ids[areas]
    rank = np.empty(len(ids), dtype=np.int64)
    rank[np.argsort(ids.astype(str), kind="stable")] = np.arange(len(ids))
    return Changes(
        areas,
        ids,
        rank,
        of.before[areas].astype(np.int64) + 1,
        of.after[areas].astype(np.int64) + 1,
        layer.population[areas],
        records[areas],
        (of.lost_after - of.lost_before)[areas],
    )


class ChangesModel(QAbstractTableModel):
    """Changes in rows that can be sorted; the order is an array, so that any number is quick."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.changes: Changes | None = None
        self._order = np.zeros(0, dtype=np.intp)
        self._sorted = (AREA, Qt.SortOrder.AscendingOrder)

    def show_changes(self, changes: Changes | None) -> None:
        """Replaces the rows."""
        self.beginResetModel()
        self.changes = changes
        self._order = np.arange(0 if changes is None else len(changes))
        self._arrange()
        self.endResetModel()

    def titles(self) -> tuple[str, ...]:
        """Words over the columns, with units."""
        return (
            self.tr("Area"),
            self.tr("From region"),
            self.tr("To region"),
            self.tr("People"),
            self.tr("Records"),
            self.tr("Effect (records lost)"),
        )

    def tips(self) -> tuple[str, ...]:
        """What the columns mean."""
        return (
            self.tr("Id of the area"),
            self.tr("Number of its region in the compared run"),
            self.tr("Number of its region in the shown run"),
            self.tr("People who live in the area"),
            self.tr("Records of the area"),
            self.tr(
                "Records of the area that are lost in the shown run, less those lost in the "
                "compared run: with a minus, fewer are lost now"
            ),
        )

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 (Qt's way)
        """Number of changed areas."""
        return 0 if parent.isValid() else len(self._order)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 (Qt's way)
        """Number of columns."""
        return 0 if parent.isValid() else EFFECT + 1

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        """Words over the columns."""
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section <= EFFECT:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.titles()[section]
        return self.tips()[section] if role == Qt.ItemDataRole.ToolTipRole else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """What stands in a cell."""
        if not index.isValid() or self.changes is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.text(index.row(), index.column())
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() != AREA:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    def text(self, row: int, column: int) -> str:
        """A cell as a person reads it."""
        value = self.value(row, column)
        if isinstance(value, str):
            return value
        if column == EFFECT:
            return numbers.signed(numbers.count(abs(value)), value)
        return numbers.NOTHING if np.isnan(value) else numbers.count(value)

    def value(self, row: int, column: int) -> str | float:
        """A cell as a plain value."""
        found = self._column(column)[self._order[row]]
        return str(found) if column == AREA else float(found)

    def area(self, row: int) -> int:
        """The index of the area in a row."""
        assert self.changes is not None
        return int(self.changes.areas[self._order[row]])

    def areas(self, rows: NDArray[np.intp]) -> NDArray[np.intp]:
        """The indices of the areas in rows."""
        assert self.changes is not None
        return self.changes.areas[self._order[rows]]

    def rows_of(self, areas: NDArray[np.intp]) -> NDArray[np.intp]:
        """Rows, rising, of those areas that are listed."""
        if self.changes is None:
            return np.zeros(0, dtype=np.intp)
        return np.flatnonzero(np.isin(self.changes.areas[self._order], areas))

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sorts by a column; equal values stay in the order of the areas."""
        self._sorted = (max(column, AREA), order)
        self.layoutAboutToBeChanged.emit()
        kept = self.persistentIndexList()
        areas = [self.area(index.row()) for index in kept]
        self._arrange()
        row_of = {} if not kept else {self.area(r): r for r in range(len(self._order))}
        moved = [
            self.index(row_of[area], old.column()) for area, old in zip(areas, kept, strict=True)
        ]
        self.changePersistentIndexList(kept, moved)
        self.layoutChanged.emit()

    def _column(self, column: int) -> NDArray[np.generic]:
        of = self.changes
        assert of is not None
        return (of.ids, of.before, of.after, of.people, of.records, of.effect)[column]

    def _arrange(self) -> None:
        if self.changes is None:
            return
        column, order = self._sorted
        values = self.changes.rank if column == AREA else self._column(column)
        keys = values.astype(np.float64)
        if order == Qt.SortOrder.DescendingOrder:
            keys = -keys
        self._order = np.argsort(keys, kind="stable")

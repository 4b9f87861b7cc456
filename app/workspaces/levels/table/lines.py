"""The lines of the table of levels: levels, under them provinces, under those units."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex

from app.workspaces.levels.levels import LevelRow
from app.workspaces.levels.table.sheet import Asked, Sheet
from core.levels.assessment import ALL, NOT_KNOWN

AnyIndex = QModelIndex | QPersistentModelIndex
_NONE = QModelIndex()

NAME, N_UNITS, N_PEOPLE, FIRST_RULE = 0, 1, 2, 3
"""Columns before those of the rules."""

MOST_UNITS: Final = 200
"""Units listed under a level or province: the smallest with people; the rest are one line."""


@dataclass(frozen=True)
class Node:
    """A line: a level; one of its provinces; a unit (-1 = a line that tells how many more)."""

    row: LevelRow
    province: str = ALL
    unit: int | None = None


@dataclass(eq=False)
class _Group:
    """Lines under one line, and where that line is."""

    nodes: list[Node]
    group: int = -1
    place: int = -1


class LevelLines(QAbstractItemModel):
    """Levels, under them provinces where there are several, under those the smallest units."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.sheet: Sheet | None = None
        self.columns: tuple[Asked, ...] = ()
        self._groups: list[_Group] = []
        self._under: dict[tuple[int, int], int] = {}

    def show_lines(self, sheet: Sheet | None, columns: tuple[Asked, ...]) -> None:
        """Shows another table, with these rules."""
        self.beginResetModel()
        self.sheet, self.columns = sheet, columns
        self._groups = [_Group([] if sheet is None else [Node(row) for row in sheet.rows])]
        self._under = {}
        self.endResetModel()

    def repaint(self) -> None:
        """Every cell may look different now."""
        for group, of in enumerate(self._groups):
            if of.nodes:
                last = self.createIndex(len(of.nodes) - 1, self.columnCount() - 1, group)
                self.dataChanged.emit(self.createIndex(0, 0, group), last)

    def node(self, index: AnyIndex) -> Node:
        """The line of an index."""
        return self._groups[int(index.internalId())].nodes[index.row()]

    def index(self, row: int, column: int, parent: AnyIndex = _NONE) -> QModelIndex:
        """Where a line and a column meet."""
        group = self._group_under(parent)
        if group is None or not 0 <= row < len(self._groups[group].nodes):
            return QModelIndex()
        if not 0 <= column < self.columnCount():
            return QModelIndex()
        return self.createIndex(row, column, group)

    def parent(self, index: AnyIndex = _NONE) -> QModelIndex:  # type: ignore[override]
        """The line that an index is under."""
        if not index.isValid():
            return QModelIndex()
        of = self._groups[int(index.internalId())]
        return QModelIndex() if of.group < 0 else self.createIndex(of.place, 0, of.group)

    def rowCount(self, parent: AnyIndex = _NONE) -> int:
        """Lines under a line."""
        group = self._group_under(parent)
        return 0 if group is None else len(self._groups[group].nodes)

    def columnCount(self, parent: AnyIndex = _NONE) -> int:
        """Name, units, people, and a column for each rule."""
        del parent
        return FIRST_RULE + len(self.columns)

    def hasChildren(self, parent: AnyIndex = _NONE) -> bool:  # noqa: N802 (Qt's name)
        """Levels and provinces can be opened, units cannot."""
        if not parent.isValid():
            return bool(self._groups and self._groups[0].nodes)
        return parent.column() == NAME and self.node(parent).unit is None

    def _group_under(self, parent: AnyIndex) -> int | None:
        if not parent.isValid():
            return 0 if self._groups else None
        if not self.hasChildren(parent):
            return None
        at = (int(parent.internalId()), parent.row())
        if at not in self._under:
            self._groups.append(_Group(self._lines_under(self.node(parent)), *at))
            self._under[at] = len(self._groups) - 1
        return self._under[at]

    def _lines_under(self, node: Node) -> list[Node]:
        provinces = node.row.provinces
        if node.province == ALL and len(provinces) > 1:
            return [Node(node.row, province) for province in provinces]
        inside = units_in(node)
        people = node.row.units.people[inside]
        smallest = inside[np.argsort(np.where(people > 0, people, np.inf), kind="stable")]
        lines = [Node(node.row, node.province, int(unit)) for unit in smallest[:MOST_UNITS]]
        more = len(smallest) - len(lines)
        return [*lines, Node(node.row, node.province, -more)] if more else lines


def units_in(node: Node) -> NDArray[np.intp]:
    """The units of a line."""
    units = node.row.units
    if node.unit is not None:
        return np.array([node.unit] if node.unit >= 0 else [], dtype=np.intp)
    if node.province == ALL:
        return np.arange(len(units))
    name = "" if node.province == NOT_KNOWN else node.province
    return np.flatnonzero(units.provinces == name)


def areas_of(node: Node) -> NDArray[np.intp]:
    """The areas of a line, by index."""
    return np.flatnonzero(np.isin(node.row.units.labels, units_in(node)))

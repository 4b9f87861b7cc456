"""A line of groups of controls that becomes several lines where there is no room for one."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

_Row = list[QLayoutItem]


class FlowLayout(QLayout):
    """Groups beside each other, each whole in one line; the last one may stand at the right.

    As narrow as its widest group, so that a line of tools never makes a window wide.
    """

    def __init__(
        self, parent: QWidget | None, *groups: QLayout, spacing: int, last_right: bool = True
    ) -> None:
        super().__init__(parent)
        self._last_right = last_right
        self._items: list[QLayoutItem] = []
        self.setSpacing(spacing)
        for group in groups:
            self.add_group(group)

    def add_group(self, group: QLayout) -> None:
        """Adds a group of controls."""
        self.addChildLayout(group)
        self.addItem(group)

    def addItem(self, item: QLayoutItem) -> None:
        """Part of being a layout."""
        self._items.append(item)

    def count(self) -> int:
        """Part of being a layout."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """Part of being a layout."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Part of being a layout."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """It takes what it is given, and asks for no more."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """It is as high as its lines."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Height of all lines in a width, pixels."""
        edges = self.contentsMargins()
        rows = self._rows(width - edges.left() - edges.right())
        inside = sum(map(_height, rows)) + self.spacing() * max(0, len(rows) - 1)
        return inside + edges.top() + edges.bottom()

    def sizeHint(self) -> QSize:
        """All in one line."""
        there = self._there()
        room = self.spacing() * max(0, len(there) - 1)
        return self._with_edges(sum(of.sizeHint().width() for of in there) + room)

    def minimumSize(self) -> QSize:
        """As wide as the widest group."""
        return self._with_edges(max((of.minimumSize().width() for of in self._there()), default=0))

    def _there(self) -> _Row:
        """What is not hidden."""
        return [of for of in self._items if not of.isEmpty()]

    def _with_edges(self, width: int) -> QSize:
        edges = self.contentsMargins()
        height = _height(self._there()) + edges.top() + edges.bottom()
        return QSize(width + edges.left() + edges.right(), height)

    def setGeometry(self, rect: QRect) -> None:
        """Puts the groups in their places."""
        super().setGeometry(rect)
        inside = rect.marginsRemoved(self.contentsMargins())
        y = inside.y()
        for row in self._rows(inside.width()):
            x, height = inside.x(), _height(row)
            for item in row:
                width = min(item.sizeHint().width(), inside.width())
                if self._last_right and item is self._items[-1]:
                    x = max(x, inside.right() + 1 - width)
                item.setGeometry(QRect(QPoint(x, y), QSize(width, height)))
                x += width + self.spacing()
            y += height + self.spacing()

    def _rows(self, width: int) -> list[_Row]:
        """The groups in lines of a width."""
        rows: list[_Row] = []
        used = 0
        for item in self._there():
            wide = item.sizeHint().width()
            if not rows or used + self.spacing() + wide > width:
                rows.append([item])
                used = wide
            else:
                rows[-1].append(item)
                used += self.spacing() + wide
        return rows


def _height(row: _Row) -> int:
    return max((of.sizeHint().height() for of in row), default=0)

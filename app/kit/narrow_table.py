"""A small table of words in a dock, whose page scrolls."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QTableWidget, QTableWidgetItem, QWidget


class NarrowTable(QTableWidget):
    """Little room around the words, nothing to edit; Tab leaves it."""

    def __init__(self, columns: int, name: str, parent: QWidget | None = None) -> None:
        """``name`` for those who cannot see it."""
        super().__init__(0, columns, parent)
        self.setAccessibleName(name)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setWordWrap(True)
        self.verticalHeader().hide()
        self.setStyleSheet(
            "QTableView::item { padding: 1px 3px; } QHeaderView::section { padding: 4px 3px; }"
        )

    def show_row(
        self,
        row: int,
        texts: Sequence[str],
        tip: str = "",
        sides: Sequence[Qt.AlignmentFlag | None] = (),
    ) -> None:
        """Fills a row; each cell says ``tip``, or else its text, to the pointer."""
        for column, text in enumerate(texts):
            item = QTableWidgetItem(text)
            item.setToolTip(tip or text)
            side = sides[column] if sides else None
            if side is not None:
                item.setTextAlignment(side)
            self.setItem(row, column, item)

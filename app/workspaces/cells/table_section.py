"""A table of a result: heading, a line that says what it means, rows to copy and export."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pandas as pd
from PySide6.QtCore import QRect, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QFont, QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from app.frame.workspace import Context
from app.kit.layouts import column, row
from app.kit.widgets import icon_button, words
from app.table.exporting import TableExporter

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_PADDING, _NARROWEST, _SMALL, _SCROLL_BAR = 13, 40, 0.9, 14
_MARGINS, _AROUND = 14, 12
"""Left and right of the words of a cell, above and below them, pixels."""


class Grid(QTableWidget):
    """Words in the first column, figures in the others.

    Signals
    -------
    copied()
        Ctrl+C.
    """

    copied = Signal()

    def __init__(
        self, name: str, columns: Sequence[tuple[str, str]], parent: QWidget | None = None
    ) -> None:
        """``columns``: a title, which takes two lines with a line break, and what it means."""
        super().__init__(0, len(columns), parent)
        self.setAccessibleName(name)
        for i, (title, tip) in enumerate(columns):
            heading = QTableWidgetItem(title)
            heading.setTextAlignment(_RIGHT if i else _LEFT)
            heading.setToolTip(tip)
            self.setHorizontalHeaderItem(i, heading)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setWordWrap(True)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setStyleSheet(
            "QTableView::item { padding: 1px 3px; } QHeaderView::section { padding: 4px 3px; }"
        )
        small = QFont(self.font())
        small.setPointSizeF(small.pointSizeF() * _SMALL)
        self.setFont(small)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setMinimumSectionSize(_NARROWEST)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._fit_rows)

    def show_rows(self, rows: Sequence[Sequence[str]], tips: Sequence[str]) -> None:
        """Shows other rows; ``tips`` has the exact figures of each."""
        self.clearContents()
        self.setRowCount(len(rows))
        for i, (texts, tip) in enumerate(zip(rows, tips, strict=True)):
            for j, text in enumerate(texts):
                item = QTableWidgetItem(text)
                item.setToolTip(tip)
                item.setTextAlignment(_RIGHT if j else _LEFT)
                self.setItem(i, j, item)
        self.setCurrentCell(-1, -1)
        self._fit()

    def row_texts(self) -> list[list[str]]:
        """What is shown, row by row."""
        columns = range(self.columnCount())
        return [[self._text(i, j) for j in columns] for i in range(self.rowCount())]

    def _text(self, row: int, column: int) -> str:
        item = self.item(row, column)
        return "" if item is None else item.text()

    def _fit(self) -> None:
        metrics, heading = self.fontMetrics(), self.horizontalHeader().fontMetrics()
        for j in range(1, self.columnCount()):
            title = self.horizontalHeaderItem(j)
            lines = [] if title is None else title.text().split("\n")
            widths = [heading.horizontalAdvance(line) for line in lines]
            widths += [metrics.horizontalAdvance(self._text(i, j)) for i in range(self.rowCount())]
            self.setColumnWidth(j, max(widths, default=0) + _PADDING)
        self._fit_rows()
        self._soon.start()

    @Slot()
    def _fit_rows(self) -> None:
        header = self.horizontalHeader()
        for i in range(self.rowCount()):  # Qt's own heights take another padding into account
            self.setRowHeight(i, self._height(i))
        high = header.sizeHint().height() + 2 * self.frameWidth()
        if header.length() > self.viewport().width():
            high += _SCROLL_BAR
        self.setFixedHeight(high + self.verticalHeader().length())

    def _height(self, row: int) -> int:
        """Pixels that the words of a row need."""
        room = QRect(0, 0, max(_NARROWEST, self.columnWidth(0) - _MARGINS), 10_000)
        wraps = int(Qt.TextFlag.TextWordWrap)
        return self.fontMetrics().boundingRect(room, wraps, self._text(row, 0)).height() + _AROUND

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Words wrap anew, once the columns have their widths."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._soon.start()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+C copies the table."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copied.emit()
        else:
            super().keyPressEvent(event)


class TableSection(QWidget):
    """A grid with what stands around it."""

    def __init__(
        self,
        context: Context[Any],
        heading: str,
        columns: Sequence[tuple[str, str]],
        file_name: str,
    ) -> None:
        """``columns``: the title of each and what it means; ``file_name`` that is offered."""
        super().__init__()
        self._table: Callable[[], pd.DataFrame] = pd.DataFrame
        self._file_name = file_name
        self.exporter = TableExporter(context.program.window)
        self.grid = Grid(heading, columns, self)
        self.grid.copied.connect(self.copy)
        self.why = words("", "muted")
        buttons = [
            icon_button(context.program.window.theme, icon, tip, self, pressed)
            for icon, tip, pressed in (
                ("copy", self.tr("Copy the table as CSV"), self.copy),
                ("export", self.tr("Export the table …"), self.export),
            )
        ]
        top = row(None, (words(heading, "heading"), 1), *buttons, margins=(0, 4, 0, 0))
        column(self, top, self.why, self.grid, spacing=3, margins=(0, 6, 0, 0))

    def show_table(
        self,
        why: str,
        rows: Sequence[Sequence[str]],
        tips: Sequence[str],
        table: Callable[[], pd.DataFrame],
    ) -> None:
        """Shows rows as words, with a tooltip each; ``table`` makes the same with all digits."""
        self._table = table
        self.why.setText(why)
        self.grid.show_rows(rows, tips)

    def as_csv(self) -> str:
        """The table with all digits."""
        return str(self._table().to_csv(index=False, lineterminator="\n"))

    @Slot()
    def copy(self) -> None:
        """Copies the table."""
        QGuiApplication.clipboard().setText(self.as_csv())

    @Slot()
    def export(self) -> None:
        """Writes the table to a file that the user chooses."""
        self.exporter.ask(self._table(), self._file_name)

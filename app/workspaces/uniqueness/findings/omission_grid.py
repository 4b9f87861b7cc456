"""The grid of what omission brings: four columns in a dock of 270 pixels."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QFont, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QWidget

NAME, UNIQUE, SETS, VERDICT = range(4)
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_SCROLL_BAR, _NARROWEST, _PADDING, _SMALL = 14, 40, 13, 0.9


class OmissionGrid(QTableWidget):
    """As high as its rows: the page scrolls, not the table within it.

    Signals
    -------
    copied(), confirmed()
        Ctrl+C, Enter.
    """

    copied = Signal()
    confirmed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(0, 4, parent)
        self.setAccessibleName(self.tr("Records if one variable were left out"))
        titles = (self.tr("Left out"), self.tr("Unique"), self.tr("In sets"), self.tr("File"))
        self.setHorizontalHeaderLabels(titles)
        for i, side in ((NAME, LEFT), (UNIQUE, RIGHT), (SETS, RIGHT)):
            heading = self.horizontalHeaderItem(i)
            if heading is not None:
                heading.setTextAlignment(side)
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
        header.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)

    def fit(self) -> None:
        """Columns as narrow as their words, the names have the rest; rows as high as needed."""
        metrics, heading = self.fontMetrics(), self.horizontalHeader().fontMetrics()
        for column in (UNIQUE, SETS, VERDICT):
            title = self.horizontalHeaderItem(column)
            widths = [] if title is None else [heading.horizontalAdvance(title.text())]
            for row in range(self.rowCount()):
                item = self.item(row, column)
                lines = [] if item is None else item.text().split("\n")
                widths += [metrics.horizontalAdvance(line) for line in lines]
            self.setColumnWidth(column, max(widths) + _PADDING)
        self._fit_rows()

    @Slot()
    def _fit_rows(self) -> None:
        header = self.horizontalHeader()
        self.resizeRowsToContents()
        high = header.sizeHint().height() + 2 * self.frameWidth()
        if header.length() > self.viewport().width():
            high += _SCROLL_BAR
        self.setFixedHeight(high + self.verticalHeader().length())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Names wrap anew."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit_rows()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+C copies the table, Enter shows the combination."""
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if event.key() == Qt.Key.Key_C and control:
            self.copied.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.confirmed.emit()
        else:
            super().keyPressEvent(event)

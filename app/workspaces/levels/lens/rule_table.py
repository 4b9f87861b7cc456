"""Every rule side by side: how many people an area needs by each; one of them decides."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QSizePolicy,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from app.workspaces.levels.lens import texts
from core.cutoff.lens import Reading
from core.cutoff.rules import FIXED

_MARK = "●"
_BEYOND = "*"
_ROOM, _GAP = 7, 8
_CHOOSES = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class RuleTable(QTableWidget):
    """Rules in rows, parts of Canada in columns, people in cells.

    Signals
    -------
    chosen(str, str)
        A rule shall decide: its name and its predictor.
    """

    chosen = Signal(str, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._readings: tuple[Reading, ...] = ()
        self._parts: tuple[str, ...] = ()
        self.deciding: int | None = None
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.verticalHeader().hide()
        self.horizontalHeader().setHighlightSections(False)
        self.setAccessibleName(self.tr("Rules and the people they ask for"))
        self.setToolTip(
            self.tr("A click, Enter or Space makes a rule the one that decides; F1 explains it")
        )
        self.cellClicked.connect(self._choose_row)

    def show_rules(
        self, readings: Sequence[Reading], parts: Sequence[str], deciding: tuple[str, str]
    ) -> None:
        """Shows what each rule asks for.

        Parameters
        ----------
        readings
            The rules.
        parts
            The parts of Canada that have a column.
        deciding
            Name and predictor of the rule that decides.
        """
        self._readings, self._parts = tuple(readings), tuple(parts)
        keys = [(of.rule.name, of.rule.predictor) for of in readings]
        self.deciding = keys.index(deciding) if deciding in keys else None
        self._set_shape()
        for i, reading in enumerate(readings):
            self._fill_row(i, reading)
        self._share_width()
        self.updateGeometry()

    def _share_width(self) -> None:
        """As little as they need for the numbers, the rest for the rules."""
        header, bold = self.horizontalHeader(), QFont(self.font())
        bold.setBold(True)
        metrics = QFontMetrics(bold)
        header.setMinimumSectionSize(24)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column in range(1, self.columnCount()):
            cells = [
                item.text()
                for i in range(self.rowCount())
                if self.columnSpan(i, 1) == 1 and (item := self.item(i, column)) is not None
            ]
            head = self.horizontalHeaderItem(column)
            wide = max((metrics.horizontalAdvance(text) for text in cells), default=0) + _GAP
            title = self.fontMetrics().horizontalAdvance(head.text() if head is not None else "")
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
            header.resizeSection(column, max(wide, title + 2 * _GAP))
        self._break_names()

    def _break_names(self) -> None:
        """Titles that are too long for their column stand in two lines."""
        others = sum(self.columnWidth(column) for column in range(1, self.columnCount()))
        room = self.viewport().width() - others - _GAP
        for i, reading in enumerate(self._readings):
            item, decides = self.item(i, 0), i == self.deciding
            if item is None:
                continue
            text = self._name(texts.rule_title(reading.rule), decides, room)
            if text != item.text():
                item.setText(text)
            self.setRowHeight(i, (text.count("\n") + 1) * self.fontMetrics().height() + _ROOM)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Breaks titles anew."""
        super().resizeEvent(event)
        before = self.sizeHint().height()
        self._break_names()
        if self.sizeHint().height() != before:
            self.updateGeometry()

    def _set_shape(self) -> None:
        current = self.currentRow()
        self.clearSpans()
        self.setColumnCount(1 + len(self._parts))
        self.setRowCount(len(self._readings))
        one = len(self._parts) == 1
        heads = [self.tr("people")] if one else [texts.part_name(of) for of in self._parts]
        self.setHorizontalHeaderLabels([self.tr("Rule"), *heads])
        for column in range(self.columnCount()):
            side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
            item = self.horizontalHeaderItem(column)
            if item is not None:
                item.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
        if 0 <= current < self.rowCount():
            self.setCurrentCell(current, 0)

    def _fill_row(self, i: int, reading: Reading) -> None:
        decides = i == self.deciding
        title = texts.rule_title(reading.rule)
        tip = texts.rule_tip(reading)
        cells = [title]
        for part in self._parts:
            mark = _BEYOND if part in reading.beyond else ""
            cells.append(f"{texts.people(reading.cutoffs.get(part))}{mark}")
        for column, text in enumerate(cells):
            item = QTableWidgetItem(text)
            item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
            side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
            item.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
            # Beside several columns there is no room for titles in bold: the mark says it.
            font = QFont(self.font())
            font.setBold(decides and (column > 0 or len(self._parts) == 1))
            item.setFont(font)
            item.setToolTip(tip)
            said = self.tr("{0}, decides").format(text) if decides and not column else text
            item.setData(Qt.ItemDataRole.AccessibleTextRole, said)
            item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, tip)
            self.setItem(i, column, item)
        # What is the same everywhere is said once.
        wide = len(self._parts) if reading.rule.kind == FIXED else 1
        if self.columnSpan(i, 1) != wide:
            self.setSpan(i, 1, 1, wide)
        said_once = self.item(i, 1)
        if wide > 1 and said_once is not None:
            said_once.setTextAlignment(Qt.AlignmentFlag.AlignCenter)

    def _name(self, title: str, decides: bool, room: int) -> str:
        """A title with the mark of the rule that decides; in two lines where one is too long."""
        mark = f"{_MARK} " if decides else ""
        first, comma, rest = title.partition(", ")
        bold = QFont(self.font())
        bold.setBold(decides)
        too_long = QFontMetrics(bold).horizontalAdvance(f"{mark}{title}") > room
        if comma and (len(self._parts) > 1 or too_long):
            return f"{first}\n{mark}{rest}"
        return f"{mark}{title}"

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter or Space chooses the row where the keyboard is."""
        if event.key() in _CHOOSES and self.currentRow() >= 0:
            self._choose_row(self.currentRow(), 0)
        else:
            super().keyPressEvent(event)

    @Slot(int, int)
    def _choose_row(self, row: int, column: int) -> None:
        del column
        if 0 <= row < len(self._readings) and row != self.deciding:
            rule = self._readings[row].rule
            self.chosen.emit(rule.name, rule.predictor)

    def sizeHint(self) -> QSize:
        """As high as all rows."""
        rows = sum(self.rowHeight(i) for i in range(self.rowCount()))
        return QSize(240, rows + self.horizontalHeader().sizeHint().height() + 4)

    def minimumSizeHint(self) -> QSize:
        """As narrow as the panel."""
        return QSize(60, self.sizeHint().height())

"""The tries, one below the other, each in a few lines that wrap in a narrow panel."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QKeySequence, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from app.chart.colours import theme_colour
from app.workspaces.uniqueness.findings.tried_rows import TriedRow

ROW, CURRENT = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1
_SIDE, _EDGE, _GAP, _STRIPE = 10, 7, 2, 3
_WRAPS = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
_TALL = 10_000
Index = QModelIndex | QPersistentModelIndex


class _Lines(QStyledItemDelegate):
    """Paints the lines of a try."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """A stripe where it is shown now; what counts most in bold."""
        row, current = index.data(ROW), bool(index.data(CURRENT))
        place: QRect = option.rect
        palette, state = option.palette, option.state
        painter.save()
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(place, theme_colour("accent_soft", palette))
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(place, theme_colour("hover", palette))
        if current:
            stripe = QRect(place.left(), place.top(), _STRIPE, place.height())
            painter.fillRect(stripe, theme_colour("accent", palette))
        painter.setPen(theme_colour("line", palette))
        painter.drawLine(place.bottomLeft(), place.bottomRight())
        top = place.top() + _EDGE
        width = place.width() - 2 * _SIDE
        for text, font, colour in _parts(row, option.font):
            painter.setFont(font)
            painter.setPen(theme_colour(colour, palette))
            high = _height(text, font, width)
            painter.drawText(QRect(place.left() + _SIDE, top, width, high), _WRAPS, text)
            top += high + _GAP
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(theme_colour("accent", palette))
            painter.drawRect(place.adjusted(0, 0, -1, -1))
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As high as its lines are in the width that there is."""
        view = self.parent()
        assert isinstance(view, QListWidget)
        width = view.viewport().width() - 2 * _SIDE
        parts = _parts(index.data(ROW), option.font)
        high = sum(_height(text, font, width) + _GAP for text, font, _ in parts)
        return QSize(view.viewport().width(), high + 2 * _EDGE)


def _parts(row: TriedRow, font: QFont) -> Iterator[tuple[str, QFont, str]]:
    """Text, font and colour of each line."""
    bold = QFont(font)
    bold.setBold(True)
    for text, of, colour in (
        (row.variables, bold, "text"),
        (row.verdict, font, "good" if row.passes else "bad"),
        (row.counts, font, "text"),
        (row.difference, font, "muted"),
        (row.kept, font, "muted"),
        (row.weights, font, "muted"),
    ):
        if text:
            yield text, of, colour


def _height(text: str, font: QFont, width: int) -> int:
    return (
        QFontMetrics(font).boundingRect(QRect(0, 0, max(40, width), _TALL), _WRAPS, text).height()
    )


class TriedList(QListWidget):
    """The tries; two can be selected to be compared.

    Signals
    -------
    restore_requested(int), remove_requested(int)
        A row shall be shown again, or taken away.
    copy_requested()
        Ctrl+C.
    """

    restore_requested = Signal(int)
    remove_requested = Signal(int)
    copy_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(_Lines(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setFrameShape(QListWidget.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setAccessibleName(self.tr("Everything that was tried"))
        self.itemDoubleClicked.connect(lambda item: self.restore_requested.emit(self.row(item)))

    def show_rows(self, rows: list[TriedRow], current: int) -> None:
        """Shows other rows; ``current`` is the one that is looked at now, -1 for none."""
        kept = [self.row(item) for item in self.selectedItems()]
        grown = len(rows) > self.count()
        while self.count() > len(rows):
            self.takeItem(self.count() - 1)
        while self.count() < len(rows):
            self.addItem(QListWidgetItem())
        for i, row in enumerate(rows):
            item = self.item(i)
            if item.data(ROW) != row or bool(item.data(CURRENT)) != (i == current):
                item.setData(ROW, row)
                item.setData(CURRENT, i == current)
                text = self.tr("Shown now: {try_}").format(try_=row.whole)
                item.setData(
                    Qt.ItemDataRole.AccessibleTextRole, text if i == current else row.whole
                )
                item.setToolTip(row.whole)
        self.clearSelection()
        for i in kept:
            if i < self.count():
                self.item(i).setSelected(True)
        self.scheduleDelayedItemsLayout()
        if grown:
            self.scrollToBottom()

    @property
    def chosen(self) -> list[int]:
        """The selected rows, from the top."""
        return sorted(self.row(item) for item in self.selectedItems())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lines wrap anew."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter shows a try again, Delete takes it away, Ctrl+C copies the table."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_requested.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentRow() >= 0:
            self.restore_requested.emit(self.currentRow())
        elif event.key() == Qt.Key.Key_Delete and self.currentRow() >= 0:
            self.remove_requested.emit(self.currentRow())
        else:
            super().keyPressEvent(event)

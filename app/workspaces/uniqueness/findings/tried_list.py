"""Everything that was tried, one below the other: each in a few lines that wrap."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import (
    QLocale,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    Signal,
)
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
from app.kit import numbers
from app.workspaces.uniqueness.findings.weights_chart import weight_bars
from app.workspaces.uniqueness.state import tr
from app.workspaces.uniqueness.texts import share_text, titles_of, two_digits, unit, verdict_words
from core.record_uniqueness.findings import Examination
from core.record_uniqueness.history import Tried, history
from core.record_uniqueness.in_words import change_words, step_words

_ROW, _CURRENT = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1
_SIDE, _EDGE, _GAP, _STRIPE = 10, 7, 2, 3
_WRAPS = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
_TALL = 10_000
Index = QModelIndex | QPersistentModelIndex


Lines = tuple[tuple[str, str], ...]
"""What is said of a try, with the colour of each line; the first one counts most."""


class TriedWords:
    """The tries in words; those that were said before are not worded again."""

    def __init__(self) -> None:
        self._known: dict[tuple[Examination | None, Examination], Lines] = {}

    def rows(self, tried: Sequence[Examination]) -> list[Lines]:
        """The tries in words, each with its difference to the one before."""
        before: Examination | None = None
        known: dict[tuple[Examination | None, Examination], Lines] = {}
        for row in history(tried):
            key = (before, row.examination)
            known[key] = self._known.get(key) or _lines(row, before)
            before = row.examination
        self._known = known
        return list(known.values())


def _lines(row: Tried, above: Examination | None) -> Lines:
    of, found = row.examination, row.examination.verdict
    rounded = step_words(of.lattice.step)
    counts = tr("{share} in sets: {sets}; {unique} unique").format(
        share=share_text(found.in_sets, of),
        sets=numbers.count(found.in_sets, unit(of.lattice.people)),
        unique=numbers.count(found.unique),
    )
    lines = (
        (", ".join(titles_of(of).values()), "text"),
        (verdict_words(found), "good" if found.research or found.public else "bad"),
        (counts, "text"),
        ("" if above is None else _difference(row, above), "muted"),
        ("" if of.bits is None else _kept_words(of.bits), "muted"),
        (_weights_words(of), "muted"),
        ("" if rounded is None else str(rounded), "muted"),
    )
    return tuple((text, colour) for text, colour in lines if text)


def _difference(row: Tried, above: Examination) -> str:
    """What a try changes, against the row above."""
    changes = "; ".join(str(of) for of in change_words(above, row.examination))
    if row.change is None:
        return changes
    text = tr("{difference} against the row above").format(difference=_points(row.change))
    return f"{text}: {changes}" if changes else text


def _weights_words(of: Examination) -> str:
    time = numbers.seconds(of.seconds)
    if not of.weights.estimable:
        return tr("No weights · counted in {time}").format(time=time)
    parts = [f"{bar.name} {two_digits(bar.weight)}" for bar in weight_bars(of)]
    return tr("Weights: {weights} · counted in {time}").format(weights=", ".join(parts), time=time)


def _kept_words(bits: float) -> str:
    """How much information the variables keep as they are recoded."""
    text = tr("Information kept: {bits} per record")
    return text.format(bits=numbers.measure(bits, tr("bits")))


def _points(difference: float) -> str:
    """A difference of two shares, in points of a percent: ``"−13.2 points"``."""
    size = abs(100 * difference)
    text = QLocale().toString(size, "f", 1 if size >= 10 else 2)
    if size < 0.005 and difference:
        text = f"<\u00a0{QLocale().toString(0.01, 'f', 2)}"
    return numbers.signed(tr("{n}\u00a0points").format(n=text), difference)


class _Lines(QStyledItemDelegate):
    """Paints the lines of a try."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """A stripe where it is shown now; what counts most in bold."""
        row, current = index.data(_ROW), bool(index.data(_CURRENT))
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
        parts = _parts(index.data(_ROW), option.font)
        high = sum(_height(text, font, width) + _GAP for text, font, _ in parts)
        return QSize(view.viewport().width(), high + 2 * _EDGE)


def _parts(row: Lines, font: QFont) -> Iterator[tuple[str, QFont, str]]:
    """Text, font and colour of each line."""
    bold = QFont(font)
    bold.setBold(True)
    for i, (text, colour) in enumerate(row):
        yield text, font if i else bold, colour


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

    def show_rows(self, rows: list[Lines], current: int) -> None:
        """Shows other rows; ``current`` is the one that is looked at now, -1 for none."""
        kept = [self.row(item) for item in self.selectedItems()]
        grown = len(rows) > self.count()
        while self.count() > len(rows):
            self.takeItem(self.count() - 1)
        while self.count() < len(rows):
            self.addItem(QListWidgetItem())
        for i, row in enumerate(rows):
            item = self.item(i)
            if item.data(_ROW) != row or bool(item.data(_CURRENT)) != (i == current):
                item.setData(_ROW, row)
                item.setData(_CURRENT, i == current)
                whole = "\n".join(text for text, _ in row)
                item.setToolTip(whole)
                if i == current:
                    whole = self.tr("Shown now: {try_}").format(try_=whole)
                item.setData(Qt.ItemDataRole.AccessibleTextRole, whole)
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

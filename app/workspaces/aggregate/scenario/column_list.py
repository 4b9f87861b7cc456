"""The columns of the record file: tick one to make it a variable, drag or move it to order them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSignalBlocker,
    QSize,
    Qt,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtGui import QColor, QPainter, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolButton,
    QWidget,
)

from app.kit import layouts
from app.kit.controls import SPACING, MutedLabel

NAME = Qt.ItemDataRole.UserRole
ASIDE = Qt.ItemDataRole.UserRole + 1
_ROWS_SHOWN = 7
FILTER_FROM = 12
"""Columns from which on a search field is of use."""


@dataclass(frozen=True)
class ColumnRow:
    """One row of the list: a column, what is said of it, whether it is a variable."""

    name: str
    aside: str
    chosen: bool


class _RowDelegate(QStyledItemDelegate):
    """Adds the muted words at the right of a row."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(120, option.fontMetrics.height() + 8)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        aside = str(index.data(ASIDE) or "")
        whole = QRect(option.rect)
        metrics = option.fontMetrics
        name_needs = metrics.horizontalAdvance(str(index.data())) + 34
        room = max(0, min(metrics.horizontalAdvance(aside) + 10, whole.width() - name_needs))
        room = room if room > metrics.horizontalAdvance("nnn") + 10 else 0
        narrowed = QStyleOptionViewItem(option)
        narrowed.rect = whole.adjusted(0, 0, -room, 0)
        if option.state & QStyle.StateFlag.State_Selected:
            shade = QColor(option.palette.color(QPalette.ColorRole.Highlight))
            shade.setAlpha(46)
            painter.fillRect(whole, shade)
            narrowed.state &= ~QStyle.StateFlag.State_Selected
        super().paint(painter, narrowed, index)
        if room:
            painter.save()
            painter.setPen(option.palette.color(QPalette.ColorRole.PlaceholderText))
            shown = metrics.elidedText(aside, Qt.TextElideMode.ElideRight, room - 8)
            place = whole.adjusted(0, 0, -6, 0)
            painter.drawText(
                place, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), shown
            )
            painter.restore()


class ColumnList(QListWidget):
    """Columns with their kind; variables first, in their order.

    Signals
    -------
    chosen(list of str)
        The variables in their order, after a tick or a move.
    current(str)
        Another column is looked at.
    """

    chosen = Signal(object)
    current = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(_RowDelegate(self))
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(True)
        self.setAccessibleName(self.tr("Columns of the record file"))
        self._filter = ""
        self.itemChanged.connect(self._announce_later)
        self.currentItemChanged.connect(self._announce_current)
        self.model().rowsMoved.connect(self._announce_later)

    @property
    def rows(self) -> tuple[ColumnRow, ...]:
        """What is shown, in order."""
        return tuple(
            ColumnRow(of.data(NAME), of.data(ASIDE), of.checkState() == Qt.CheckState.Checked)
            for of in self._items()
        )

    def chosen_names(self) -> list[str]:
        """The ticked columns in order."""
        return [row.name for row in self.rows if row.chosen]

    def current_name(self) -> str:
        """The column that is looked at, "" if none."""
        item = self.currentItem()
        return str(item.data(NAME)) if item is not None else ""

    def show_rows(self, rows: Sequence[ColumnRow]) -> None:
        """Shows columns; the one that is looked at stays."""
        if tuple(rows) == self.rows:
            return
        current = self.current_name()
        with QSignalBlocker(self):
            if [row.name for row in rows] != [row.name for row in self.rows]:
                self.clear()
                for row in rows:
                    self._add(row)
                self.look_at(current)
            for row, item in zip(rows, self._items(), strict=True):
                state = Qt.CheckState.Checked if row.chosen else Qt.CheckState.Unchecked
                item.setCheckState(state)
                item.setData(ASIDE, row.aside)
                item.setToolTip(f"{row.name}\n{row.aside}" if row.aside else row.name)
        self.filter(self._filter)
        self.updateGeometry()
        if self.current_name() != current:
            self.current.emit(self.current_name())

    def _add(self, row: ColumnRow) -> None:
        item = QListWidgetItem(row.name)
        item.setFlags(
            Qt.ItemFlag.ItemIsEnabled
            | Qt.ItemFlag.ItemIsSelectable
            | Qt.ItemFlag.ItemIsUserCheckable
            | Qt.ItemFlag.ItemIsDragEnabled
        )
        item.setData(NAME, row.name)
        item.setData(ASIDE, row.aside)
        item.setCheckState(Qt.CheckState.Unchecked)
        self.addItem(item)

    def look_at(self, name: str) -> None:
        """Makes a column the current one."""
        for item in self._items():
            if item.data(NAME) == name:
                self.setCurrentItem(item)
                return

    def filter(self, text: str) -> None:
        """Hides columns without a text in their name; variables always stay."""
        self._filter = text
        for item in self._items():
            chosen = item.checkState() == Qt.CheckState.Checked
            item.setHidden(not chosen and text.casefold() not in str(item.data(NAME)).casefold())

    def move_current(self, by: int) -> None:
        """Moves the current variable among the variables."""
        names, name = self.chosen_names(), self.current_name()
        if name not in names:
            return
        i = names.index(name)
        j = i + by
        if 0 <= j < len(names):
            names[i], names[j] = names[j], names[i]
            self.chosen.emit(names)

    def _items(self) -> list[QListWidgetItem]:
        return [self.item(row) for row in range(self.count())]

    @Slot()
    def _announce(self) -> None:
        self.chosen.emit(self.chosen_names())

    @Slot()
    def _announce_later(self) -> None:
        # The list is in the middle of a change and must not be rebuilt now.
        QTimer.singleShot(0, self, self._announce)

    @Slot()
    def _announce_current(self) -> None:
        self.current.emit(self.current_name())

    def sizeHint(self) -> QSize:
        """As high as its rows, up to seven."""
        rows = min(_ROWS_SHOWN, max(2, self.count()))
        return QSize(200, rows * (self.fontMetrics().height() + 8) + 2 * self.frameWidth() + 2)

    def minimumSizeHint(self) -> QSize:
        """As high as it wants to be, as narrow as it must."""
        return QSize(80, self.sizeHint().height())


class ColumnChooser(QWidget):
    """The list of columns with a search field above and arrows below."""

    def __init__(self) -> None:
        super().__init__()
        self.filter = QLineEdit(placeholderText=self.tr("Find a column"), clearButtonEnabled=True)
        self.filter.setAccessibleName(self.tr("Find a column"))
        self.filter.setToolTip(self.tr("Show only columns whose name holds these letters"))
        self.list, self.hint = ColumnList(), MutedLabel()
        self.up = self._arrow("↑", self.tr("Move variable up"), -1)
        self.down = self._arrow("↓", self.tr("Move variable down"), 1)
        below = layouts.row(None, (self.hint, 1), self.up, self.down, spacing=2)
        layouts.column(self, self.filter, self.list, below, spacing=SPACING)
        self.filter.textChanged.connect(self.list.filter)

    def _arrow(self, text: str, words: str, by: int) -> QToolButton:
        button = QToolButton()
        button.setText(text)
        button.setProperty("quiet", True)
        button.setAccessibleName(words)
        button.setToolTip(words)
        button.clicked.connect(lambda: self.list.move_current(by))
        return button

    def show_hint(self, current: str, chosen: bool, n_chosen: int) -> None:
        """Says what to do next.

        Parameters
        ----------
        current
            The column that is looked at, "" if none.
        chosen
            Whether it is a variable.
        n_chosen
            Number of variables.
        """
        self.filter.setVisible(self.list.count() >= FILTER_FROM)
        for arrow in (self.up, self.down):
            arrow.setEnabled(chosen and n_chosen > 1)
        if not n_chosen:
            text = self.tr("Tick what an adversary could know about a person.")
        elif current and not chosen:
            text = self.tr("Tick it to make it a variable.")
        else:
            text = self.tr("Their order only breaks ties.")
        self.hint.setText(text)

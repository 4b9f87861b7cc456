"""The one list of variables, in every workspace: ticks, what is done to each, what it leaves.

Tick one to make it a variable; below the list stands what can be done to the one that is looked
at. Space ticks, the arrows go from one to the next, letters find, Del takes out what was added.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSignalBlocker,
    QSize,
    Qt,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
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
from app.kit.controls import SPACING, WARNING, Callout, MutedLabel
from app.kit.widgets import described, push_button

NAME = Qt.ItemDataRole.UserRole
ASIDE = Qt.ItemDataRole.UserRole + 1
_ROWS_SHOWN = 7
FILTER_FROM = 12
"""Columns from which on a search field is of use."""


@dataclass(frozen=True)
class ColumnRow:
    """One row of the list.

    Attributes
    ----------
    name
        Of the column.
    aside
        What is said of it at the right, such as "text · 6 grouped to 3".
    chosen
        Whether it is a variable.
    title
        What the user reads; "" for the name.
    said
        What is said of it below the list.
    caution
        What to mind; "" for nothing.
    removable
        Whether it can be taken out of the list.
    fixed
        Whether it cannot be ticked here.
    """

    name: str
    aside: str
    chosen: bool
    title: str = ""
    said: str = ""
    caution: str = ""
    removable: bool = False
    fixed: bool = False

    @property
    def tooltip(self) -> str:
        """All that is known of it."""
        return "\n".join(of for of in (self.title or self.name, self.aside, self.caution) if of)


class _RowDelegate(QStyledItemDelegate):
    """Adds the muted words at the right of a row; clicks on boxes are the list's own."""

    def editorEvent(
        self,
        event: QEvent,
        model: QAbstractItemModel,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> bool:
        """Keys tick; see `ColumnList.mouseReleaseEvent` for clicks."""
        clicked = isinstance(event, QMouseEvent)
        return False if clicked else super().editorEvent(event, model, option, index)

    def box_ends(self, option: QStyleOptionViewItem, index: QModelIndex) -> int:
        """Where the name begins: what is left of it counts as the box, in pixels."""
        self.initStyleOption(option, index)
        name = QStyle.SubElement.SE_ItemViewItemText
        return QApplication.style().subElementRect(name, option, option.widget).left()

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
    removed(str)
        The column that is looked at shall go (Del).
    """

    chosen = Signal(object)
    current = Signal(str)
    removed = Signal(str)

    def __init__(self, *, ordered: bool = False, parent: QWidget | None = None) -> None:
        """``ordered``: whether the user says in which order variables stand."""
        super().__init__(parent)
        self._shown: dict[str, ColumnRow] = {}
        self._movable = Qt.ItemFlag.ItemIsDragEnabled if ordered else Qt.ItemFlag.NoItemFlags
        self._pressed: tuple[str, bool, QPoint] | None = None
        self._ticked: dict[str, bool] = {}
        self._delegate = _RowDelegate(self)
        self.setItemDelegate(self._delegate)
        if ordered:
            self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
            self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(True)
        self.setAccessibleName(self.tr("Variables"))
        self._filter = ""
        self.itemChanged.connect(self._remember)
        self.currentItemChanged.connect(self._announce_current)
        self.model().rowsMoved.connect(self._announce_later)

    @property
    def rows(self) -> tuple[ColumnRow, ...]:
        """What is shown, in order."""
        return tuple(
            replace(self._shown[of.data(NAME)], chosen=of.checkState() == Qt.CheckState.Checked)
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
        """Shows columns; the one that is looked at stays, and a tick not yet told of."""
        rows = [replace(of, chosen=self._ticked.get(of.name, of.chosen)) for of in rows]
        if tuple(rows) == self.rows:
            return
        current = self.current_name()
        with QSignalBlocker(self):
            if [row.name for row in rows] != [row.name for row in self.rows]:
                self.clear()
                for row in rows:
                    self._add(row)
            self._shown = {row.name: row for row in rows}
            self._look_again(current)
            for row, item in zip(rows, self._items(), strict=True):
                state = Qt.CheckState.Checked if row.chosen else Qt.CheckState.Unchecked
                item.setCheckState(state)
                item.setText(row.title or row.name)
                item.setData(ASIDE, f"⚠ {row.aside}".strip() if row.caution else row.aside)
                item.setToolTip(row.tooltip)
                item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, row.aside)
        self.filter(self._filter)
        self.updateGeometry()
        if self.current_name() != current:
            self.current.emit(self.current_name())

    def _look_again(self, name: str) -> None:
        """What was looked at stays so; else the first variable is."""
        chosen = (row.name for row in self._shown.values() if row.chosen)
        self.look_at(name if name in self._shown else next(chosen, ""))

    def _add(self, row: ColumnRow) -> None:
        item = QListWidgetItem(row.title or row.name)
        here = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | self._movable
        item.setFlags(here if row.fixed else here | Qt.ItemFlag.ItemIsUserCheckable)
        item.setData(NAME, row.name)
        item.setCheckState(Qt.CheckState.Unchecked)
        self.addItem(item)

    def look_at(self, name: str) -> None:
        """Makes a column the current one."""
        for item in self._items():
            if item.data(NAME) == name:
                self.setCurrentItem(item)
                return

    def tick(self, name: str, ticked: bool = True) -> None:
        """Ticks a column, as a click on its box does."""
        state = Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked
        for item in self._items():
            if item.data(NAME) == name:
                item.setCheckState(state)

    def filter(self, text: str) -> None:
        """Hides columns without a text in their name; variables always stay."""
        self._filter = text
        for item in self._items():
            chosen = item.checkState() == Qt.CheckState.Checked
            item.setHidden(not chosen and text.casefold() not in item.text().casefold())

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

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Del takes out what was added; what stands in the file stays in the list."""
        row = self._shown.get(self.current_name())
        if event.key() == Qt.Key.Key_Delete and row is not None and row.removable:
            self.removed.emit(row.name)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remembers whose box is pressed: until it is let go, the list may be laid out anew."""
        self._pressed = self._box_at(event)
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second of two quick clicks ticks too: another row may stand there by then."""
        self.mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Ticks the one whose box was pressed, wherever it stands now."""
        pressed, self._pressed = self._pressed, None
        super().mouseReleaseEvent(event)
        if pressed is not None and event.button() == Qt.MouseButton.LeftButton:
            name, ticked, at = pressed
            away = (event.globalPosition().toPoint() - at).manhattanLength()
            if away < QApplication.startDragDistance():
                self.tick(name, ticked)

    def _box_at(self, event: QMouseEvent) -> tuple[str, bool, QPoint] | None:
        """The name of the row whose box is there, what a click makes of it, and the place."""
        at = event.position().toPoint()
        item, option = self.itemAt(at), QStyleOptionViewItem()
        if item is None or not item.flags() & Qt.ItemFlag.ItemIsUserCheckable:
            return None
        self.initViewItemOption(option)
        option.rect = self.visualItemRect(item)
        if at.x() >= self._delegate.box_ends(option, self.indexFromItem(item)):
            return None
        ticked = item.checkState() != Qt.CheckState.Checked
        return str(item.data(NAME)), ticked, event.globalPosition().toPoint()

    def _items(self) -> list[QListWidgetItem]:
        return [self.item(row) for row in range(self.count())]

    def _remember(self, item: QListWidgetItem) -> None:
        """A tick that nobody was told of yet must outlive what is shown until then."""
        self._ticked[item.data(NAME)] = item.checkState() == Qt.CheckState.Checked
        self._announce_later()

    @Slot()
    def _announce(self) -> None:
        self._ticked.clear()
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


class VariablePicker(QWidget):
    """The list with a search field above; below it, the one that is looked at.

    Parameters
    ----------
    detail
        What can be done to the one that is looked at: shown by who made it, while there is one.
    ordered
        Whether the user says in which order variables stand.
    """

    def __init__(self, detail: QWidget, *, ordered: bool = False) -> None:
        super().__init__()
        self.filter = QLineEdit(placeholderText=self.tr("Find a column"), clearButtonEnabled=True)
        self.filter.setAccessibleName(self.tr("Find a column"))
        self.filter.setToolTip(self.tr("Show only columns whose name holds these letters"))
        self.list, self.hint = ColumnList(ordered=ordered), MutedLabel()
        self.up = self._arrow("↑", self.tr("Move variable up"), -1)
        self.down = self._arrow("↓", self.tr("Move variable down"), 1)
        self._ordered, self.detail = ordered, detail
        self.said, self.caution = MutedLabel(), Callout()
        self.remove = push_button(self.tr("Take out of the list"), "", self, self._remove)
        described(self.remove, self.remove.text(), self.tr("Take it out of the list (Del)"))
        self.remove.setProperty("small", True)
        below = layouts.row(None, (self.hint, 1), self.up, self.down, spacing=2)
        parts = (self.filter, self.list, below, detail, self.said, self.caution)
        away = (self.remove, layouts.LEFT)
        layouts.column(self, *parts, away, spacing=SPACING)
        self.filter.textChanged.connect(self.list.filter)
        self.chosen, self.removed = self.list.chosen, self.list.removed
        self.list.current.connect(lambda _: self._show_current())
        self._show_current()

    def _arrow(self, text: str, words: str, by: int) -> QToolButton:
        button = QToolButton()
        button.setText(text)
        button.setProperty("quiet", True)
        button.setAccessibleName(words)
        button.setToolTip(words)
        button.clicked.connect(lambda: self.list.move_current(by))
        return button

    @property
    def current(self) -> ColumnRow | None:
        """The row that is looked at."""
        return next((of for of in self.list.rows if of.name == self.list.current_name()), None)

    def row(self, name: str) -> ColumnRow:
        """What is shown of a variable."""
        return next(of for of in self.list.rows if of.name == name)

    def tick(self, name: str, ticked: bool = True) -> None:
        """Ticks a variable, as a click on its box does."""
        self.list.tick(name, ticked)

    def show_rows(self, rows: Sequence[ColumnRow]) -> None:
        """Shows columns; the one that is looked at stays."""
        self.list.show_rows(rows)
        self._show_current()

    def _show_current(self) -> None:
        row, n_chosen = self.current, len(self.list.chosen_names())
        chosen = row is not None and row.chosen
        self.list.setVisible(self.list.count() > 0)
        self.filter.setVisible(self.list.count() >= FILTER_FROM)
        for arrow in (self.up, self.down):
            arrow.setVisible(self._ordered and n_chosen > 1)
            arrow.setEnabled(chosen)
        self.hint.setText(self._hint(row, n_chosen))
        self.hint.setVisible(self.list.count() > 0 and bool(self.hint.text()))
        removable = row is not None and row.removable
        self.remove.setVisible(removable)
        if row is None:
            self.said.hide()
            self.caution.say("")
            return
        self.said.setText(row.said)
        self.said.setVisible(bool(row.said))
        self.caution.say(row.caution if chosen or removable else "", "", WARNING)
        tip = self.tr("Take {0} out of the list (Del)").format(row.title or row.name)
        described(self.remove, self.remove.text(), tip)

    def _hint(self, row: ColumnRow | None, n_chosen: int) -> str:
        """What to do next."""
        if not n_chosen:
            return self.tr("Tick what somebody could know of a person.")
        if row is not None and not row.chosen and not row.fixed:
            return self.tr("Tick it to make it a variable.")
        return self.tr("Their order only breaks ties.") if self._ordered else ""

    @Slot()
    def _remove(self) -> None:
        if self.current is not None:
            self.removed.emit(self.current.name)

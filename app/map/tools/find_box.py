"""The box to find a place: what is typed, and the list of what fits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.kit.theme import Theme
from app.kit.widgets import icon_button

_WIDTH, _EDGE, _ROW = 340, 12, 26
_WAIT_MS = 80
DETAIL = int(Qt.ItemDataRole.UserRole)


@dataclass(frozen=True)
class Found:
    """One line of the list.

    Attributes
    ----------
    title, detail
        What it is, and what belongs to it.
    """

    title: str
    detail: str

    @property
    def whole(self) -> str:
        """Both, for those who hear it."""
        return f"{self.title}: {self.detail}" if self.detail else self.title


class _Lines(QStyledItemDelegate):
    """What it is to the left, what belongs to it in grey to the right."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """A row."""
        return QSize(option.rect.width(), _ROW)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Both texts; the first is cut where there is no room."""
        palette, metrics = option.palette, option.fontMetrics
        place = QRectF(option.rect)
        state = option.state
        if state & option.state.State_Selected:
            ground = palette.highlight().color()
            ground.setAlpha(56)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ground)
            painter.drawRoundedRect(place.adjusted(0, 1, 0, -1), 4, 4)
        inner = place.adjusted(8, 0, -8, 0)
        detail, title = str(index.data(DETAIL)), str(index.data())
        middle = Qt.AlignmentFlag.AlignVCenter
        room = metrics.horizontalAdvance(detail) + 12
        painter.setPen(palette.placeholderText().color())
        painter.drawText(inner, int(middle | Qt.AlignmentFlag.AlignRight), detail)
        painter.setPen(palette.text().color())
        cut = metrics.elidedText(title, Qt.TextElideMode.ElideRight, int(inner.width() - room))
        painter.drawText(inner, int(middle | Qt.AlignmentFlag.AlignLeft), cut)


class FindBox(QFrame):
    """A line to type in over the map, and at most a dozen places under it.

    Signals
    -------
    asked(str)
        Somebody typed this; "" when the line is empty.
    chosen(int)
        The place of this number in the list shall be shown.
    left()
        The box was closed; the map takes the keys again.
    """

    asked = Signal(str)
    chosen = Signal(int)
    left = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "float")
        self.setAccessibleName(self.tr("Find a place"))
        self.setFixedWidth(_WIDTH)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(6)
        self._row = QHBoxLayout()
        self._row.setSpacing(2)
        self._build_line()
        self._row.addWidget(self.line, 1)
        self._row.addWidget(
            icon_button(theme, "close", self.tr("Close (Esc)"), self, self.close_box, 14)
        )
        column.addLayout(self._row)
        self.note = QLabel(self)
        self.note.setProperty("role", "muted")
        self.note.setWordWrap(True)
        column.addWidget(self.note)
        self._build_list()
        column.addWidget(self.list)
        self._wait = QTimer(self, singleShot=True, interval=_WAIT_MS)
        self._wait.timeout.connect(lambda: self.asked.emit(self.line.text()))
        self._entered = False
        self.move(_EDGE, _EDGE)
        self.clear()
        self.hide()

    def _build_line(self) -> None:
        self.line = QLineEdit(self)
        self.line.setPlaceholderText(self.tr("Id, name, FSA, region, coordinates"))
        self.line.setToolTip(
            self.tr(
                "Find an area by its id or the beginning of it, a place by its name, a unit above "
                "(such as an FSA) by its code, a region by its number, or a point by latitude and "
                "longitude in degrees or by x and y in metres"
            )
        )
        self.line.setAccessibleName(self.tr("Find a place"))
        self.line.setClearButtonEnabled(True)
        self.line.textEdited.connect(self._type)
        self.line.textChanged.connect(self._empty)
        self.line.returnPressed.connect(self._enter)
        self.line.installEventFilter(self)

    def _build_list(self) -> None:
        self.list = QListWidget(self)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setItemDelegate(_Lines(self.list))
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setAccessibleName(self.tr("Places that fit"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemClicked.connect(lambda item: self._choose(self.list.row(item)))

    def add_button(self, button: QToolButton) -> None:
        """Puts a button of another tool beside the line."""
        self._row.insertWidget(1, button)

    @Slot()
    def open_box(self) -> None:
        """Shows the box and takes the keys."""
        self.show()
        self.raise_()
        self.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.line.selectAll()

    @Slot()
    def close_box(self) -> None:
        """Hides the box."""
        if self.isVisible():
            self._wait.stop()
            self.hide()
            self.left.emit()

    def clear(self) -> None:
        """Shows no places."""
        self.list.clear()
        self._fit("")

    def say(self, text: str) -> None:
        """Says something in place of a list."""
        self._entered = False
        self.list.clear()
        self._fit(text)

    def show_found(self, found: Sequence[Found]) -> None:
        """Lists places, the first one marked."""
        self.list.clear()
        for of in found:
            item = QListWidgetItem(of.title)
            item.setData(DETAIL, of.detail)
            item.setData(int(Qt.ItemDataRole.AccessibleTextRole), of.whole)
            item.setToolTip(of.whole)
            self.list.addItem(item)
        self.list.setCurrentRow(0)
        self._fit("")
        if self._entered:
            self._entered = False
            self._choose(0)

    def _fit(self, text: str) -> None:
        """Makes the box as high as what is in it."""
        self.note.setText(text)
        self.note.setVisible(bool(text))
        rows = self.list.count()
        self.list.setVisible(rows > 0)
        self.list.setFixedHeight(rows * _ROW + 2)
        if text:
            self.note.setFixedHeight(self.note.heightForWidth(_WIDTH - 18))
        self.adjustSize()

    @Slot(str)
    def _empty(self, text: str) -> None:
        """The clear button is no typing."""
        if not text:
            self._type(text)

    def _type(self, text: str) -> None:
        self._entered = False
        if text.strip():
            self._wait.start()
        else:
            self._wait.stop()
            self.clear()
            self.asked.emit("")

    @Slot()
    def _enter(self) -> None:
        if self._wait.isActive():  # typed and entered in one go: what fits is not known yet
            self._wait.stop()
            self._entered = True
            self.asked.emit(self.line.text())
        elif self.list.count():
            self._choose(max(0, self.list.currentRow()))

    def _choose(self, row: int) -> None:
        self.list.setCurrentRow(row)
        self.chosen.emit(row)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Up and down move in the list while one types; Esc closes."""
        if watched is self.line and isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.ShortcutOverride and event.key() == Qt.Key.Key_Escape:
                event.accept()
                return True
            if event.type() == QEvent.Type.KeyPress:
                return self._key(event.key())
        return False

    def _key(self, key: int) -> bool:
        rows = self.list.count()
        if key == Qt.Key.Key_Escape:
            self.close_box()
        elif key in (Qt.Key.Key_Down, Qt.Key.Key_Up) and rows:
            step = 1 if key == Qt.Key.Key_Down else -1
            self.list.setCurrentRow((self.list.currentRow() + step) % rows)
        else:
            return False
        return True

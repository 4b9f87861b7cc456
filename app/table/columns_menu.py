"""Which columns of a table are shown, and in which order."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, Signal, Slot
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.kit.widgets import push_button, words
from app.table.cells import look_of
from core.tables import Table

_NAME = Qt.ItemDataRole.UserRole


class _Rows(QListWidget):
    """A list that tells when a row was dragged."""

    moved = Signal()

    def dropEvent(self, event: QDropEvent) -> None:
        """A row was dropped in another place."""
        super().dropEvent(event)
        self.moved.emit()


class ColumnsMenu(QFrame):
    """Ticks and an order to drag; takes effect at once.

    Signals
    -------
    chosen(tuple of str)
        The columns to show, in order.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setProperty("role", "float")
        self._usual: tuple[str, ...] = ()
        self.list = _Rows(self)
        self.list.setAccessibleName(self.tr("Columns"))
        self.list.setToolTip(self.tr("Tick the columns to show; drag them into another order"))
        self.list.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.list.setMinimumSize(230, 260)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.addWidget(words(self.tr("Columns shown; drag to reorder"), "muted"))
        column.addWidget(self.list, 1)
        row = QHBoxLayout()
        tip = self.tr("Show all columns in their usual order")
        row.addWidget(push_button(self.tr("All"), tip, self, self._show_all))
        row.addStretch(1)
        column.addLayout(row)
        self.list.itemChanged.connect(self._emit_chosen)
        self.list.moved.connect(self._emit_chosen)

    def show_columns(self, table: Table, shown: tuple[str, ...]) -> None:
        """Lists what is shown first, then what is not."""
        self._usual = tuple(column.name for column in table.columns)
        self._fill(table, shown)

    def _fill(self, table: Table, shown: tuple[str, ...]) -> None:
        self.list.blockSignals(True)
        self.list.clear()
        rest = tuple(name for name in self._usual if name not in shown)
        for name in (*shown, *rest):
            look = look_of(table.by_name[name])
            item = QListWidgetItem(look.heading)
            item.setToolTip(look.help)
            item.setData(_NAME, name)
            item.setFlags(
                Qt.ItemFlag.ItemIsEnabled
                | Qt.ItemFlag.ItemIsSelectable
                | Qt.ItemFlag.ItemIsUserCheckable
                | Qt.ItemFlag.ItemIsDragEnabled
            )
            ticked = Qt.CheckState.Checked if name in shown else Qt.CheckState.Unchecked
            item.setCheckState(ticked)
            self.list.addItem(item)
        self.list.blockSignals(False)

    def open_at(self, at: QPoint) -> None:
        """Opens with its lower right corner at a place of the screen."""
        self.adjustSize()
        self.move(at.x() - self.width(), at.y() - self.height())
        self.show()
        self.list.setFocus()

    def names(self) -> tuple[str, ...]:
        """The columns that are ticked, in order."""
        items = [self.list.item(i) for i in range(self.list.count())]
        ticked = [of for of in items if of.checkState() == Qt.CheckState.Checked]
        return tuple(str(of.data(_NAME)) for of in ticked)

    @Slot()
    def _emit_chosen(self) -> None:
        names = self.names()
        if names:  # the last one stays
            self.chosen.emit(names)

    @Slot()
    def _show_all(self) -> None:
        self.chosen.emit(self._usual)
        self.hide()

"""Everything said so far: messages, faults of the geometry, how the population table fitted."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSize,
    Qt,
    Slot,
)
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableView,
    QTableWidget,
    QTableWidgetItem,
    QTabWidget,
    QWidget,
)

from app.frame.program import Program
from app.kit import layouts, numbers
from app.kit.messages import Message
from app.kit.widgets import push_button, words
from app.workspaces.aggregate.fault_words import fault_lines, kind_title
from core.io.areas import AreaFile, Fault

AnyIndex = QModelIndex | QPersistentModelIndex
_NONE = QModelIndex()
_IDS_SHOWN = 3


class FaultsModel(QAbstractTableModel):
    """Faults, one row each."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.faults: tuple[Fault, ...] = ()
        self._titles = (self.tr("Kind"), self.tr("Areas"), self.tr("Mended"), self.tr("What"))

    def show_faults(self, faults: tuple[Fault, ...]) -> None:
        """Replaces the rows."""
        self.beginResetModel()
        self.faults = faults
        self.endResetModel()

    def rowCount(self, parent: AnyIndex = _NONE) -> int:
        """Number of faults."""
        return 0 if parent.isValid() else len(self.faults)

    def columnCount(self, parent: AnyIndex = _NONE) -> int:
        """Kind, areas, mended, what."""
        return 0 if parent.isValid() else len(self._titles)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> str | None:
        """Titles of the columns."""
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self._titles[section]
        return None

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        """One cell, also as its tooltip."""
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return None
        fault = self.faults[index.row()]
        if index.column() == 1:
            more = len(fault.area_ids) - _IDS_SHOWN
            ids = ", ".join(fault.area_ids[:_IDS_SHOWN])
            return ids + self.tr(" and {0} more").format(more) if more > 0 else ids
        mended = self.tr("yes") if fault.repaired else self.tr("no")
        return (kind_title(fault.kind), "", mended, fault.message)[index.column()]


class MessagesPanel(QTabWidget):
    """Messages, faults of the open areas, and how the population table fitted them."""

    def __init__(self, program: Program) -> None:
        super().__init__(program.window)
        self._session, self._map_panel = program.session, program.window.map_panel
        self.setDocumentMode(True)
        self.setMinimumHeight(120)
        self.none_yet = words(self.tr("No message yet."), "muted")
        self.log = _table([self.tr("Time"), self.tr("Message")], self.tr("Messages so far"))
        self.faults_model = FaultsModel(self)
        self.faults = QTableView()
        _style(self.faults, self.tr("Faults of the geometry"))
        self.faults.setModel(self.faults_model)
        self.faults.selectionModel().selectionChanged.connect(self._choose)
        self.faults_words = words(self.tr("No area file is open."))
        self.join = words(self.tr("No area file is open."))
        self.join.setAlignment(Qt.AlignmentFlag.AlignTop)
        tip = self.tr("Copy all messages as text")
        copy = push_button(self.tr("Copy all"), tip, self, self._copy)
        self.addTab(_page(self.none_yet, (self.log, 1), (copy, layouts.LEFT)), self.tr("Messages"))
        self.addTab(_page(self.faults_words, (self.faults, 1)), self.tr("Faults"))
        self.addTab(_page(self.join, 1), self.tr("Join report"))
        self._session.areas_changed.connect(self.show_areas)
        self._map_panel.messages.said.connect(self.add_message)

    def sizeHint(self) -> QSize:
        """A few lines high."""
        return QSize(480, 190)

    @Slot(object, str)
    def add_message(self, message: Message, time: str) -> None:
        """Adds a message, the newest on top."""
        self.none_yet.hide()
        self.log.insertRow(0)
        for column, text in enumerate((time, message.whole)):
            self.log.setItem(0, column, _item(text))

    @Slot(object)
    def show_areas(self, file: AreaFile | None) -> None:
        """Shows what was found in an area file."""
        self.faults_model.show_faults(() if file is None else file.faults)
        self.faults_words.setText(self._faults_sentence(file))
        self.join.setText(self._join_text(file))

    def _faults_sentence(self, file: AreaFile | None) -> str:
        if file is None:
            return self.tr("No area file is open.")
        if not file.faults:
            return self.tr("No fault was found in the geometry of {0}.").format(file.layer.name)
        mended = sum(fault.repaired for fault in file.faults)
        text = self.tr("{0} in {1}; {2} were mended on reading, the file is unchanged.").format(
            numbers.count(len(file.faults), self.tr("faults")),
            file.layer.name,
            numbers.count(mended),
        )
        text = "\n".join([text, *fault_lines(file.faults)])
        return text + "\n" + self.tr("Click one to see it on the map.")

    def _join_text(self, file: AreaFile | None) -> str:
        if file is None:
            return self.tr("No area file is open.")
        lines = []
        if file.product:
            lines.append(self.tr("Recognised: {0}.").format(file.product))
        if file.roles:
            roles = ", ".join(f"{role}: {column}" for role, column in file.roles.items())
            lines.append(self.tr("Columns used: {0}.").format(roles))
        if file.join is None:
            lines.append(self.tr("The population stands in the area file; no table was joined."))
        else:
            lines.append(file.join.sentence())
        lines += [str(notice) for notice in file.notices]
        return "\n".join(lines)

    @Slot()
    def _choose(self) -> None:
        """Selects the areas of a fault and goes there."""
        rows, file = self.faults.selectionModel().selectedRows(), self._session.area_file
        if not rows or file is None:
            return
        fault = self.faults_model.faults[rows[0].row()]
        there = np.isin(file.layer.ids.astype(str), list(fault.area_ids))
        self._session.select(np.flatnonzero(there))
        if there.any():
            self._map_panel.canvas.zoom_to_selection()

    @Slot()
    def _copy(self) -> None:
        lines = []
        for row in range(self.log.rowCount()):
            items = [self.log.item(row, column) for column in range(2)]
            lines.append("\t".join(item.text() for item in items if item is not None))
        QGuiApplication.clipboard().setText("\n".join(lines))


def _table(titles: list[str], name: str) -> QTableWidget:
    table = QTableWidget(0, len(titles))
    table.setHorizontalHeaderLabels(titles)
    _style(table, name)
    return table


def _style(table: QTableView, name: str) -> None:
    table.setAccessibleName(name)
    table.verticalHeader().hide()
    table.setShowGrid(False)
    table.setWordWrap(False)
    table.setAlternatingRowColors(True)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setTabKeyNavigation(False)
    header = table.horizontalHeader()
    header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
    header.setStretchLastSection(True)
    header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


def _item(text: str) -> QTableWidgetItem:
    item = QTableWidgetItem(text)
    item.setToolTip(text)
    return item


def _page(*parts: layouts.Part) -> QWidget:
    page = QWidget()
    layouts.column(page, *parts, margins=(8, 6, 8, 6))
    return page

"""The areas that changed region between two runs: a table in a dock under the map."""

from __future__ import annotations

import csv
import io
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import (
    QAbstractTableModel,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSignalBlocker,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from app.features.compare.pair import Pair
from app.features.compare.sentences import changed_sentence
from app.frame.layout import AREA as SIDE
from app.frame.program import Program
from app.kit import numbers
from app.kit.derived import Derived, Missing, NoView
from app.kit.file_dialogs import ask_where
from app.kit.widgets import push_button, words
from core.areas import AreaLayer
from core.arrays import distinct
from core.differences import Differences
from core.errors import VbasError
from core.io.atomic import whole_file

AREA, FROM, TO, PEOPLE, RECORDS, EFFECT = range(6)
Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, eq=False)
class Changes:
    """Areas that changed region.

    Attributes
    ----------
    areas
        (c,) indices of the areas, rising.
    ids, rank
        (c,) text; (c,) int64, the place of each in their order.
    before, after
        (c,) numbers of the regions, from 1 on, in the other and in the shown run.
    people
        (c,) float64; NaN where not published.
    records
        (c,) int64.
    effect
        (c,) int64: records of the area lost in the shown run less those lost in the other.
    """

    areas: NDArray[np.intp]
    ids: NDArray[np.object_]
    rank: NDArray[np.int64]
    before: NDArray[np.int64]
    after: NDArray[np.int64]
    people: NDArray[np.float64]
    records: NDArray[np.int64]
    effect: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.areas)


def changes_of(of: Differences, layer: AreaLayer, records: NDArray[np.int64]) -> Changes:
    """The changes among the areas of a layer with so many records each.

    Tens of milliseconds for 50,000 areas: not on the GUI thread.
    """
    areas = np.flatnonzero(of.changed)
    ids = layer.ids[areas]
    rank = np.empty(len(ids), dtype=np.int64)
    rank[np.argsort(ids.astype(str), kind="stable")] = np.arange(len(ids))
    return Changes(
        areas,
        ids,
        rank,
        of.before[areas].astype(np.int64) + 1,
        of.after[areas].astype(np.int64) + 1,
        layer.population[areas],
        records[areas],
        (of.lost_after - of.lost_before)[areas],
    )


class ChangesModel(QAbstractTableModel):
    """Changes in rows that can be sorted; the order is an array, so that any number is quick."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.changes: Changes | None = None
        self._order = np.zeros(0, dtype=np.intp)
        self._sorted = (AREA, Qt.SortOrder.AscendingOrder)

    def show_changes(self, changes: Changes | None) -> None:
        """Replaces the rows."""
        self.beginResetModel()
        self.changes = changes
        self._order = np.arange(0 if changes is None else len(changes))
        self._arrange()
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 (Qt's way)
        """Number of changed areas."""
        return 0 if parent.isValid() else len(self._order)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 (Qt's way)
        """Number of columns."""
        return 0 if parent.isValid() else EFFECT + 1

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        """Words over the columns."""
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section <= EFFECT:
            return None
        title, tip = self._headings()[section]
        if role == Qt.ItemDataRole.DisplayRole:
            return title
        return tip if role == Qt.ItemDataRole.ToolTipRole else None

    def _headings(self) -> tuple[tuple[str, str], ...]:
        """Title with unit of each column, and what it means."""
        return (
            (self.tr("Area"), self.tr("Id of the area")),
            (self.tr("From region"), self.tr("Number of its region in the compared run")),
            (self.tr("To region"), self.tr("Number of its region in the shown run")),
            (self.tr("People"), self.tr("People who live in the area")),
            (self.tr("Records"), self.tr("Records of the area")),
            (
                self.tr("Effect (records lost)"),
                self.tr(
                    "Records of the area that are lost in the shown run, less those lost in the "
                    "compared run: with a minus, fewer are lost now"
                ),
            ),
        )

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """What stands in a cell."""
        if not index.isValid() or self.changes is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.text(index.row(), index.column())
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() != AREA:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    def text(self, row: int, column: int) -> str:
        """A cell as a person reads it."""
        value = self.value(row, column)
        if isinstance(value, str):
            return value
        if column == EFFECT:
            return numbers.signed(numbers.count(abs(value)), value)
        return numbers.NOTHING if np.isnan(value) else numbers.count(value)

    def value(self, row: int, column: int) -> str | float:
        """A cell as a plain value."""
        found = self._column(column)[self._order[row]]
        return str(found) if column == AREA else float(found)

    def area(self, row: int) -> int:
        """The index of the area in a row."""
        assert self.changes is not None
        return int(self.changes.areas[self._order[row]])

    def areas(self, rows: NDArray[np.intp]) -> NDArray[np.intp]:
        """The indices of the areas in rows."""
        assert self.changes is not None
        return self.changes.areas[self._order[rows]]

    def rows_of(self, areas: NDArray[np.intp]) -> NDArray[np.intp]:
        """Rows, rising, of those areas that are listed."""
        if self.changes is None:
            return np.zeros(0, dtype=np.intp)
        return np.flatnonzero(np.isin(self.changes.areas[self._order], areas))

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sorts by a column; equal values stay in the order of the areas."""
        self._sorted = (max(column, AREA), order)
        self.layoutAboutToBeChanged.emit()
        kept = self.persistentIndexList()
        areas = [self.area(index.row()) for index in kept]
        self._arrange()
        row_of = {} if not kept else {self.area(r): r for r in range(len(self._order))}
        moved = [
            self.index(row_of[area], old.column()) for area, old in zip(areas, kept, strict=True)
        ]
        self.changePersistentIndexList(kept, moved)
        self.layoutChanged.emit()

    def _column(self, column: int) -> NDArray[np.generic]:
        of = self.changes
        assert of is not None
        return (of.ids, of.before, of.after, of.people, of.records, of.effect)[column]

    def _arrange(self) -> None:
        if self.changes is None:
            return
        column, order = self._sorted
        values = self.changes.rank if column == AREA else self._column(column)
        keys = values.astype(np.float64)
        if order == Qt.SortOrder.DescendingOrder:
            keys = -keys
        self._order = np.argsort(keys, kind="stable")


class _Table(QTableView):
    """A table whose chosen rows are copied with the usual key."""

    copy_requested = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+C copies rows, not a single cell."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_requested.emit()
        else:
            super().keyPressEvent(event)


class ChangesPanel(QWidget):
    """Rows of areas: from which region to which, and what came of it.

    Signals
    -------
    areas_chosen(array of intp)
        Rows were chosen: these areas.
    compare_requested()
        The button of the empty panel.
    export_requested(str)
        The table as CSV, to be written to a file.
    """

    areas_chosen = Signal(object)
    compare_requested = Signal()
    export_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = ChangesModel(self)
        self.table = _Table(self)
        self.sentence = words("", "muted")
        self._empty, self._content = QWidget(self), QWidget(self)
        self._build_empty()
        self._build_content()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._empty)
        column.addWidget(self._content, 1)
        self.show_changes(None, "")

    def _build_empty(self) -> None:
        column = QVBoxLayout(self._empty)
        column.setContentsMargins(10, 4, 10, 10)
        self.why = words("", "muted")
        column.addWidget(self.why)
        self.compare = push_button(
            self.tr("Compare maps"),
            self.tr("Compare the shown run with another one"),
            self._empty,
            self.compare_requested.emit,
        )
        column.addWidget(self.compare, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)

    def _build_content(self) -> None:
        table = self.table
        table.setModel(self.model)
        table.setSortingEnabled(True)
        table.sortByColumn(0, Qt.SortOrder.AscendingOrder)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        table.setAlternatingRowColors(True)
        table.setWordWrap(False)
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(24)
        head = table.horizontalHeader()
        head.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        head.setDefaultSectionSize(106)
        head.resizeSection(EFFECT, 150)
        head.setStretchLastSection(True)
        table.setAccessibleName(self.tr("Areas that changed region"))
        table.selectionModel().selectionChanged.connect(self._choose)
        table.copy_requested.connect(self.copy)
        row = QHBoxLayout()
        row.setContentsMargins(10, 2, 8, 2)
        row.addWidget(self.sentence, 1)
        for text, tip, pressed in (
            (self.tr("Copy"), self.tr("Copy the chosen rows, or all, with tabs"), self.copy),
            (self.tr("Export …"), self.tr("Write all rows to a CSV file"), self._export),
        ):
            row.addWidget(push_button(text, tip, self._content, pressed))
        column = QVBoxLayout(self._content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(row)
        column.addWidget(table, 1)

    def show_changes(self, changes: Changes | None, sentence: str) -> None:
        """Lists changes under a sentence; None: there is nothing to compare."""
        with QSignalBlocker(self.table.selectionModel()):
            self.model.show_changes(changes)
        some = changes is not None and len(changes) > 0
        self._empty.setVisible(not some)
        self._content.setVisible(some)
        self.compare.setVisible(changes is None)
        self.sentence.setText(sentence)
        self.why.setText(
            sentence
            if changes is not None
            else self.tr(
                "Areas that lie in another region than in the compared run are listed here: from "
                "which region to which, with their people and records, and what it does to the "
                "records lost."
            )
        )

    def show_selection(self, areas: NDArray[np.intp]) -> None:
        """Marks the rows of selected areas and brings the first one into sight."""
        rows = self.model.rows_of(areas).tolist()
        chosen = QItemSelection()
        for _, run in groupby(enumerate(rows), key=lambda pair: pair[1] - pair[0]):
            ends = [row for _, row in run]
            chosen.select(self.model.index(ends[0], 0), self.model.index(ends[-1], EFFECT))
        selection = self.table.selectionModel()
        with QSignalBlocker(selection):
            selection.select(chosen, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        self.table.viewport().update()
        if rows:
            self.table.scrollTo(self.model.index(rows[0], 0))

    @Slot()
    def _choose(self) -> None:
        rows = self._rows()
        if len(rows):
            self.areas_chosen.emit(np.sort(self.model.areas(rows)))

    def _rows(self) -> NDArray[np.intp]:
        """The chosen rows, rising; read by stretches, since there may be thousands."""
        chosen = self.table.selectionModel().selection()
        parts = [
            np.arange(part.top(), part.bottom() + 1)
            for part in chosen  # type: ignore[attr-defined]
        ]
        return distinct(np.concatenate(parts)) if parts else np.zeros(0, dtype=np.intp)

    @Slot()
    def copy(self) -> None:
        """Copies the chosen rows, or all of them, as lines with tabs."""
        rows = self._rows().tolist()
        text = self._table_text("\t", rows or range(self.model.rowCount()))
        QGuiApplication.clipboard().setText(text)

    @Slot()
    def _export(self) -> None:
        self.export_requested.emit(self._table_text(",", range(self.model.rowCount())))

    def _table_text(self, delimiter: str, rows: range | list[int]) -> str:
        out = io.StringIO()
        writer = csv.writer(out, delimiter=delimiter, lineterminator="\n")
        writer.writerow(
            ["area_id", "from_region", "to_region", "people", "records", "effect_records_lost"]
        )
        for row in rows:
            values = [self.model.value(row, column) for column in range(EFFECT + 1)]
            writer.writerow([_plain(value) for value in values])
        return out.getvalue()


def _plain(value: str | float) -> str:
    """A value as other programs read it; nothing where it is not known."""
    if isinstance(value, str):
        return value
    return "" if np.isnan(value) else f"{value:.15g}"


class ChangesDock(QObject):
    """The list of changes under the map, linked with the selection."""

    def __init__(self, program: Program, pair: Pair) -> None:
        window = program.window
        super().__init__(window)
        self._session, self._window = program.session, window
        self.panel = ChangesPanel(window)
        self.dock = window.add_dock(
            "aggregate",
            "changes",
            self.tr("Changes"),
            self.panel,
            SIDE.BottomDockWidgetArea,
            shown=False,
        )
        self._choosing = False
        self._changes: Derived[tuple[Differences, AreaLayer, NDArray[np.int64]], Changes] = Derived(
            program.background,
            "changes",
            inputs=lambda: self._inputs(pair),
            work=lambda key: changes_of(*key),
            show=self._show,
            view=NoView(lambda: self.panel.show_changes(None, "")),
            shown_only=False,
            parent=self,
        )
        self._changes.follow(pair.changed)
        program.session.selection_changed.connect(self._show_selection)
        self.panel.areas_chosen.connect(self._choose)
        self.panel.export_requested.connect(self._ask_for_file)

    def _inputs(self, pair: Pair) -> tuple[Differences, AreaLayer, NDArray[np.int64]] | Missing:
        of, shown = pair.differences, pair.shown
        if of is None or shown is None:
            return Missing("no differences")
        return of, shown.study.areas, shown.study.counts.records

    def _show(self, changes: Changes) -> None:
        key = self._changes.key
        self.panel.show_changes(changes, "" if key is None else changed_sentence(key[0].summary))
        self._show_selection(self._session.selection)

    @Slot()
    def show_dock(self) -> None:
        """Brings the list into sight."""
        self.dock.show()
        self.dock.raise_()

    @Slot(object)
    def _choose(self, areas: NDArray[np.intp]) -> None:
        self._choosing = True
        try:
            self._session.select(areas)
        finally:
            self._choosing = False
        self._window.map_panel.canvas.zoom_to_selection()

    @Slot(object)
    def _show_selection(self, areas: NDArray[np.intp]) -> None:
        if not self._choosing:
            self.panel.show_selection(areas)

    @Slot(str)
    def _ask_for_file(self, text: str) -> None:
        path = ask_where(
            self._window,
            self._window.settings,
            "table",
            self.tr("Export changes"),
            "changes.csv",
            self.tr("Table (*.csv)"),
        )
        if path is not None:
            self.write(path, text)

    def write(self, path: Path, text: str) -> None:
        """Writes the list of changes; the file appears complete or not at all."""
        messages = self._window.map_panel.messages
        try:
            with whole_file(path) as draft:
                draft.write_text(text, encoding="utf-8")
        except VbasError as error:
            messages.show_error(error, "export")
        else:
            messages.say(self.tr("The changes are in {0}.").format(path.name), topic="export")

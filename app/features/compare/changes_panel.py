"""The list of areas that changed region between two runs."""

from __future__ import annotations

import csv
import io
from itertools import groupby

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import (
    QItemSelection,
    QItemSelectionModel,
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

from app.features.compare.changes_model import EFFECT, Changes, ChangesModel
from app.kit.widgets import push_button, words
from core.arrays import distinct


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

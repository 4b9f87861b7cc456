"""What is left when one variable is left out: the records, and what the file would do for."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QFont, QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QWidget,
)

from app.kit.language import stage_words
from app.kit.layouts import LEFT, column, row
from app.kit.narrow_table import NarrowTable
from app.kit.widgets import icon_button, push_button, words
from app.table.exporting import TableExporter
from app.workspaces.uniqueness.reasons import UniquenessContext
from app.workspaces.uniqueness.state import tr
from app.workspaces.uniqueness.texts import counted_percent, records_percent, verdict_short
from core.io.uniqueness_files import omissions_table
from core.record_uniqueness.findings import Examination, Omission
from core.record_uniqueness.in_words import omission_words

NAME, UNIQUE, SETS, VERDICT = range(4)
_MIDDLE = Qt.AlignmentFlag.AlignVCenter
_AT_RIGHT = Qt.AlignmentFlag.AlignRight | _MIDDLE
_SIDES = (LEFT | _MIDDLE, _AT_RIGHT, _AT_RIGHT, Qt.AlignmentFlag.AlignCenter)
_SCROLL_BAR, _NARROWEST, _PADDING, _SMALL = 14, 40, 13, 0.9


class OmissionGrid(NarrowTable):
    """Four columns in a dock of 270 pixels; as high as its rows: the page scrolls, not the table.

    Signals
    -------
    copied(), confirmed()
        Ctrl+C, Enter.
    """

    copied = Signal()
    confirmed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(4, tr("Records if one variable were left out"), parent)
        titles = (self.tr("Left out"), self.tr("Unique"), self.tr("In sets"), self.tr("File"))
        self.setHorizontalHeaderLabels(titles)
        for i, side in enumerate(_SIDES):
            heading = self.horizontalHeaderItem(i)
            if heading is not None and side is not None:
                heading.setTextAlignment(side)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        small = QFont(self.font())
        small.setPointSizeF(small.pointSizeF() * _SMALL)
        self.setFont(small)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setMinimumSectionSize(_NARROWEST)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)

    def fit(self) -> None:
        """Columns as narrow as their words, the names have the rest; rows as high as needed."""
        metrics, heading = self.fontMetrics(), self.horizontalHeader().fontMetrics()
        for at in (UNIQUE, SETS, VERDICT):
            title = self.horizontalHeaderItem(at)
            widths = [] if title is None else [heading.horizontalAdvance(title.text())]
            for i in range(self.rowCount()):
                item = self.item(i, at)
                lines = [] if item is None else item.text().split("\n")
                widths += [metrics.horizontalAdvance(line) for line in lines]
            self.setColumnWidth(at, max(widths) + _PADDING)
        self._fit_rows()

    @Slot()
    def _fit_rows(self) -> None:
        header = self.horizontalHeader()
        self.resizeRowsToContents()
        high = header.sizeHint().height() + 2 * self.frameWidth()
        if header.length() > self.viewport().width():
            high += _SCROLL_BAR
        self.setFixedHeight(high + self.verticalHeader().length())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Names wrap anew."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit_rows()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+C copies the table, Enter shows the combination."""
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if event.key() == Qt.Key.Key_C and control:
            self.copied.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.confirmed.emit()
        else:
            super().keyPressEvent(event)


class OmissionSection(QWidget):
    """One row for all variables, one for each that could be left out."""

    def __init__(self, context: UniquenessContext) -> None:
        super().__init__()
        program, self._state = context.program, context.state
        self._of: Examination | None = None
        self._exporter = TableExporter(program.window)
        self.grid = OmissionGrid(self)
        self.grid.itemClicked.connect(self._look_at)
        self.grid.confirmed.connect(self._look_at)
        self.grid.copied.connect(self.copy)
        self.grid.itemSelectionChanged.connect(self._show_button)
        theme = program.window.theme
        copy = icon_button(theme, "copy", self.tr("Copy the table as CSV"), self, self.copy)
        export = icon_button(theme, "export", self.tr("Export the table …"), self, self._export)
        self.why = words("", "muted")
        tip = self.tr("Leave the variable of the row out and count again (can be undone)")
        self.button = push_button(self.tr("Leave it out"), tip, self, self._leave)
        heading = words(self.tr("If one variable were left out"), "heading")
        top = row(None, (heading, 1), copy, export, margins=(0, 4, 0, 0))
        left = (self.button, LEFT)
        column(self, top, self.why, self.grid, left, margins=(0, 6, 0, 0), spacing=3)
        self._show_button()
        context.state.when("chosen", lambda _: self._show_chosen())

    # What is shown

    def show_result(self, of: Examination) -> None:
        """Shows other omissions."""
        self._of = of
        click = self.tr("Click a row to see where those records are.")
        self.why.setText(" ".join([*map(str, omission_words(of)), click]))
        grid = self.grid
        with QSignalBlocker(grid):
            grid.clearContents()
            grid.setRowCount(len(of.omissions))
            for i, omission in enumerate(of.omissions):
                self._fill(i, omission, of)
            grid.clearSelection()
            grid.setCurrentCell(-1, -1)
        grid.fit()
        self._show_chosen()

    def _fill(self, row: int, omission: Omission, of: Examination) -> None:
        if omission.omitted is None:
            title = self.tr("none")
        else:
            title = stage_words(of.titles[of.lattice.names.index(omission.omitted)])
        cells = (
            title,
            counted_percent(omission.unique, of.verdict.n_records),
            counted_percent(omission.in_sets, of.verdict.n_records),
            verdict_short(of.verdict, omission.in_sets).replace(" ", "\n", 1),
        )
        tip = self.tr("{title}: {unique} are unique, {sets} are in unique record sets.").format(
            title=title,
            unique=records_percent(omission.unique, of.lattice),
            sets=records_percent(omission.in_sets, of.lattice),
        )
        self.grid.show_row(row, cells, tip, (None, *_SIDES[1:]))

    def _show_chosen(self) -> None:
        """Marks the row of the combination that is looked at, if it has one."""
        mask = 0 if self._of is None else self._state.looked_at(self._of.lattice)
        rows = [i for i in range(self.grid.rowCount()) if self._mask(i) == mask and mask]
        with QSignalBlocker(self.grid):
            if rows and rows[0] != self.grid.currentRow():
                self.grid.setCurrentCell(rows[0], NAME)
            elif not rows:
                self.grid.clearSelection()
        self._show_button()

    def _mask(self, row: int) -> int:
        """The combination of a row; 0 if nothing is left."""
        if self._of is None:
            return 0
        place = self._of.omissions[row].combination
        return int(self._of.lattice.masks[place]) if place >= 0 else 0

    @property
    def chosen(self) -> str:
        """The variable of the selected row; "" without one."""
        rows = self.grid.selectionModel().selectedRows()
        if self._of is None or not rows:
            return ""
        return self._of.omissions[rows[0].row()].omitted or ""

    @Slot()
    def _show_button(self) -> None:
        several = self._of is not None and len(self._of.lattice.names) > 1
        self.button.setEnabled(bool(self.chosen) and several)

    # What the user does

    @Slot()
    def _look_at(self) -> None:
        rows = self.grid.selectionModel().selectedRows()
        if self._of is not None and rows:
            self._state.look_at(self._mask(rows[0].row()), self._of.lattice)

    @Slot()
    def _leave(self) -> None:
        if self.chosen:
            self._state.leave_out(self.chosen)

    @Slot()
    def copy(self) -> None:
        """Copies the table, with all digits."""
        if self._of is not None:
            text = omissions_table(self._of).to_csv(index=False, lineterminator="\n")
            QGuiApplication.clipboard().setText(text)

    @Slot()
    def _export(self) -> None:
        if self._of is not None:
            self._exporter.ask(omissions_table(self._of), "omissions")

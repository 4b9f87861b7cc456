"""What is left when one variable is left out: the records, and what the file would do for."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app import numbers
from app.language import stage_words
from app.theme import Theme
from app.widgets import icon_button, push_button, words
from app.workspaces.uniqueness.findings import texts
from core.io.uniqueness_files import omissions_table
from core.record_uniqueness.findings import Examination, Omission

NAME, UNIQUE, SETS, VERDICT = range(4)
_SCROLL_BAR, _NARROWEST, _PADDING = 14, 40, 18
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class _Grid(QTableWidget):
    copied = Signal()
    confirmed = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+C copies the table, Enter shows the combination."""
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if event.key() == Qt.Key.Key_C and control:
            self.copied.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.confirmed.emit()
        else:
            super().keyPressEvent(event)


class OmissionTable(QWidget):
    """One row for all variables, one for each that could be left out.

    Signals
    -------
    combination_chosen(int)
        The combination that is left shall be looked at: its mask.
    leave_requested(str)
        A variable shall be left out.
    export_requested(DataFrame)
        The table, to be written to a file.
    """

    combination_chosen = Signal(object)
    leave_requested = Signal(str)
    export_requested = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._of: Examination | None = None
        self.grid = self._build_grid()
        top = QHBoxLayout()
        top.setContentsMargins(0, 4, 0, 0)
        top.addWidget(words(self.tr("If one variable were left out"), "heading"), 1)
        for icon, tip, act in (
            ("copy", self.tr("Copy the table as CSV"), self.copy),
            ("export", self.tr("Export the table …"), self._export),
        ):
            top.addWidget(icon_button(theme, icon, tip, self, act))
        self.why = words("", "muted")
        tip = self.tr("Leave the variable of the row out and count again (can be undone)")
        self.button = push_button(self.tr("Leave it out"), tip, self, self._leave)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 6, 0, 0)
        column.setSpacing(3)
        column.addLayout(top)
        column.addWidget(self.why)
        column.addWidget(self.grid)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)
        self._show_button()

    def _build_grid(self) -> _Grid:
        grid = _Grid(self)
        grid.setColumnCount(4)
        grid.setAccessibleName(self.tr("Records if one variable were left out"))
        grid.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        grid.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        grid.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        grid.setAlternatingRowColors(True)
        grid.setShowGrid(False)
        grid.setTabKeyNavigation(False)
        grid.setWordWrap(True)
        grid.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Narrower than other tables: four columns stand in a dock of 270 pixels.
        grid.setStyleSheet(
            "QTableView::item { padding: 1px 3px; } QHeaderView::section { padding: 4px 3px; }"
        )
        grid.verticalHeader().hide()
        header = grid.horizontalHeader()
        header.setHighlightSections(False)
        header.setMinimumSectionSize(_NARROWEST)
        header.geometriesChanged.connect(self._fit_rows)
        header.sectionResized.connect(lambda i: self._fit_rows() if i == NAME else None)
        grid.itemClicked.connect(self._tell)
        grid.confirmed.connect(self._tell)
        grid.copied.connect(self.copy)
        grid.itemSelectionChanged.connect(self._show_button)
        return grid

    # What is shown

    def show_examination(self, of: Examination) -> None:
        """Shows other omissions."""
        self._of = of
        click = self.tr("Click a row to see where those records are.")
        self.why.setText(f"{texts.omission_why(of)} {click}".strip())
        grid = self.grid
        with QSignalBlocker(grid):
            grid.clearContents()
            grid.setRowCount(len(of.omissions))
            titles = (self.tr("Left out"), self.tr("Unique"), self.tr("In sets"), self.tr("File"))
            grid.setHorizontalHeaderLabels(titles)
            for i, side in ((NAME, _LEFT), (UNIQUE, _RIGHT), (SETS, _RIGHT)):
                heading = grid.horizontalHeaderItem(i)
                if heading is not None:
                    heading.setTextAlignment(side)
            for row, omission in enumerate(of.omissions):
                self._fill(row, omission)
            grid.clearSelection()
            grid.setCurrentCell(-1, -1)
        self._fit_columns()
        self._fit_rows()
        self._show_button()

    def _fit_columns(self) -> None:
        """As narrow as their words; the names have the rest."""
        grid, header = self.grid, self.grid.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
        for column in (UNIQUE, SETS, VERDICT):
            heading = grid.horizontalHeaderItem(column)
            texts_ = [] if heading is None else [heading.text()]
            for row in range(grid.rowCount()):
                item = grid.item(row, column)
                texts_ += [] if item is None else item.text().split("\n")
            wide = max(grid.fontMetrics().horizontalAdvance(text) for text in texts_)
            grid.setColumnWidth(column, wide + _PADDING)

    @Slot()
    def _fit_rows(self) -> None:
        """As high as its rows: the page scrolls, not the table within it."""
        grid, header = self.grid, self.grid.horizontalHeader()
        grid.resizeRowsToContents()
        high = header.sizeHint().height() + 2 * grid.frameWidth()
        if header.length() > grid.viewport().width():
            high += _SCROLL_BAR
        grid.setFixedHeight(high + grid.verticalHeader().length())

    def _fill(self, row: int, omission: Omission) -> None:
        assert self._of is not None
        verdict, title = self._of.verdict, self._title(omission)
        short = texts.verdict_short(
            omission.in_sets, verdict.n_records, verdict.research_share, verdict.public_share
        )
        cells = (
            title,
            _counted(omission.unique, verdict.n_records),
            _counted(omission.in_sets, verdict.n_records),
            short.replace(" ", "\n", 1),
        )
        for column, text in enumerate(cells):
            item = QTableWidgetItem(text)
            item.setToolTip(self._tip(omission, title))
            if column == VERDICT:
                item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
            elif column in (UNIQUE, SETS):
                item.setTextAlignment(_RIGHT)
            self.grid.setItem(row, column, item)

    def _tip(self, omission: Omission, title: str) -> str:
        assert self._of is not None
        n = self._of.verdict.n_records
        text = self.tr("{title}: {unique} are unique, {sets} are in unique record sets.")
        return text.format(
            title=title,
            unique=texts.records_percent(omission.unique, n),
            sets=texts.records_percent(omission.in_sets, n),
        )

    def _title(self, omission: Omission) -> str:
        of = self._of
        if of is None or omission.omitted is None:
            return self.tr("none")
        return stage_words(of.titles[of.lattice.names.index(omission.omitted)])

    def show_chosen(self, mask: int) -> None:
        """Marks the row of the combination that is looked at, if it has one."""
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
    def _tell(self) -> None:
        rows = self.grid.selectionModel().selectedRows()
        if rows:
            self.combination_chosen.emit(self._mask(rows[0].row()))

    @Slot()
    def _leave(self) -> None:
        if self.chosen:
            self.leave_requested.emit(self.chosen)

    @Slot()
    def copy(self) -> None:
        """Copies the table, with all digits."""
        if self._of is not None:
            text = omissions_table(self._of).to_csv(index=False, lineterminator="\n")
            QGuiApplication.clipboard().setText(text)

    @Slot()
    def _export(self) -> None:
        if self._of is not None:
            self.export_requested.emit(omissions_table(self._of))


def _counted(n: int, of: int) -> str:
    """Records, and below them their share."""
    return f"{numbers.count(n)}\n{numbers.percent(n / of)}"

"""What is left when one variable is left out: the records, and what the file would do for."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QTableWidgetItem, QVBoxLayout, QWidget

from app.kit import numbers
from app.kit.language import stage_words
from app.kit.theme import Theme
from app.kit.widgets import icon_button, push_button, words
from app.workspaces.uniqueness.findings import texts
from app.workspaces.uniqueness.findings.omission_grid import (
    NAME,
    RIGHT,
    SETS,
    UNIQUE,
    VERDICT,
    OmissionGrid,
)
from core.io.uniqueness_files import omissions_table
from core.record_uniqueness.findings import Examination, Omission


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
        self.grid = OmissionGrid(self)
        self.grid.itemClicked.connect(self._tell)
        self.grid.confirmed.connect(self._tell)
        self.grid.copied.connect(self.copy)
        self.grid.itemSelectionChanged.connect(self._show_button)
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
            for row, omission in enumerate(of.omissions):
                self._fill(row, omission)
            grid.clearSelection()
            grid.setCurrentCell(-1, -1)
        grid.fit()
        self._show_button()

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
        tip = self._tip(omission, title)
        for column, text in enumerate(cells):
            item = QTableWidgetItem(text)
            item.setToolTip(tip)
            if column == VERDICT:
                item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
            elif column in (UNIQUE, SETS):
                item.setTextAlignment(RIGHT)
            self.grid.setItem(row, column, item)

    def _tip(self, omission: Omission, title: str) -> str:
        assert self._of is not None
        lattice = self._of.lattice
        text = self.tr("{title}: {unique} are unique, {sets} are in unique record sets.")
        return text.format(
            title=title,
            unique=texts.records_percent(omission.unique, lattice),
            sets=texts.records_percent(omission.in_sets, lattice),
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

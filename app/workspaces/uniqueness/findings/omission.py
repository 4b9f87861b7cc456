"""What is left when one variable is left out: the records, and what the file would do for."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSignalBlocker, Qt, Slot

from app.kit.language import stage_words
from app.kit.widgets import push_button
from app.table.small import CENTRE, LEFT, RIGHT, TableSection
from app.workspaces.uniqueness.reasons import UniquenessContext
from app.workspaces.uniqueness.state import tr
from app.workspaces.uniqueness.texts import counted_percent, records_percent, verdict_short
from core.io.uniqueness_files import omissions_table
from core.record_uniqueness.findings import Examination, Omission
from core.record_uniqueness.in_words import omission_words


class OmissionSection(TableSection):
    """One row for all variables, one for each that could be left out."""

    def __init__(self, context: UniquenessContext) -> None:
        self._of: Examination | None = None
        self._state = context.state
        super().__init__(
            context,
            tr("If one variable were left out"),
            [
                (tr("Left out"), ""),
                (tr("Unique"), ""),
                (tr("In sets"), tr("Records in unique record sets")),
                (tr("File"), ""),
            ],
            "omissions",
            name=tr("Records if one variable were left out"),
            sides=(LEFT, RIGHT, RIGHT, CENTRE),
        )
        self.grid.itemClicked.connect(self._look_at)
        self.grid.confirmed.connect(self._look_at)
        self.grid.itemSelectionChanged.connect(self._show_button)
        tip = self.tr("Leave the variable of the row out and count again (can be undone)")
        self.button = push_button(self.tr("Leave it out"), tip, self, self._leave)
        self.parts.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)
        self._show_button()
        context.state.when("chosen", lambda _: self._show_chosen())

    # What is shown

    def show_result(self, of: Examination) -> None:
        """Shows other omissions."""
        self._of = of
        click = self.tr("Click a row to see where those records are.")
        titles = [self._title(of, omission) for omission in of.omissions]
        self.show_table(
            " ".join([*map(str, omission_words(of)), click]),
            [
                (
                    title,
                    counted_percent(omission.unique, of.verdict.n_records),
                    counted_percent(omission.in_sets, of.verdict.n_records),
                    verdict_short(of.verdict, omission.in_sets).replace(" ", "\n", 1),
                )
                for title, omission in zip(titles, of.omissions, strict=True)
            ],
            [
                self.tr("{title}: {unique} are unique, {sets} are in unique record sets.").format(
                    title=title,
                    unique=records_percent(omission.unique, of.lattice),
                    sets=records_percent(omission.in_sets, of.lattice),
                )
                for title, omission in zip(titles, of.omissions, strict=True)
            ],
            partial(omissions_table, of),
        )
        self._show_chosen()

    def _title(self, of: Examination, omission: Omission) -> str:
        if omission.omitted is None:
            return self.tr("none")
        return stage_words(of.titles[of.lattice.names.index(omission.omitted)])

    def _show_chosen(self) -> None:
        """Marks the row of the combination that is looked at, if it has one."""
        mask = 0 if self._of is None else self._state.looked_at(self._of.lattice)
        rows = [i for i in range(self.grid.rowCount()) if self._mask(i) == mask and mask]
        with QSignalBlocker(self.grid):
            if rows and rows[0] != self.grid.currentRow():
                self.grid.setCurrentCell(rows[0], 0)
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

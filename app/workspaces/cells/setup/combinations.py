"""The combinations that follow from the variables, those that are skipped, and why."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QCheckBox, QGridLayout, QWidget

from app.kit.brief import Explained
from app.kit.controls import SPACING
from app.kit.layouts import column
from app.kit.widgets import described, push_button
from app.workspaces.cells.reasons import CellsContext
from app.workspaces.cells.setup.facts import CombinationRow, Matrix, Setup, matrix_of
from app.workspaces.cells.setup.matrix import MatrixView

Combinations = tuple[tuple[str, ...], ...]


class CombinationsSection(QWidget):
    """The table, and what can be done with it."""

    def __init__(self, context: CellsContext) -> None:
        super().__init__()
        self._state = context.state
        self._shown = Matrix()
        self.heading = Explained(self.tr("Combinations"), role="group")
        self.table = MatrixView(self)
        self._why_skipped = self.tr("Combinations that need not be looked at, and why")
        name = self.tr("Show skipped")
        self.skipped = described(QCheckBox(self), name, self._why_skipped)
        buttons = QGridLayout()
        buttons.setSpacing(SPACING)
        tip = self.tr("Say yourself which columns an adversary could know together")
        self.edit = push_button(self.tr("Edit"), tip, self, self._begin)
        tip = self.tr("Add a combination below the others; a click turns its dots")
        self.add = push_button(self.tr("Add"), tip, self, self._add)
        tip = self.tr("Remove the combination that is marked")
        self.remove = push_button(self.tr("Remove"), tip, self, self._remove)
        tip = self.tr("Drop what was written by hand: the combinations follow from the variables")
        start_over = self.tr("Start over")
        self.automatic = push_button(start_over, tip, self, lambda: self._write(None))
        buttons.addWidget(self.edit, 0, 0, 1, 3)
        for i, button in enumerate((self.add, self.remove, self.automatic)):
            buttons.addWidget(button, 1, i)
        for button in (self.edit, self.add, self.remove, self.automatic):
            button.setProperty("small", True)
        head = (self.heading, self.heading.why)
        column(self, *head, self.table, self.skipped, buttons, margins=(0, 4, 0, 0))
        self.skipped.toggled.connect(self._refresh)
        self.table.toggled.connect(self._toggle)
        self.show_combinations(self._shown)
        context.live(self, self._moles, self.table.show_moles)

    def _moles(self) -> tuple[int, ...]:
        """Small classes left in each combination: falling while the work goes on, then none."""
        state = self._state
        if state.so_far is not None:
            return state.so_far.moles
        if state.outcome is None or state.stale:
            return ()
        return tuple(of.classes_below_k for of in state.outcome.verification.checks)

    def show_result(self, of: Setup) -> None:
        """Shows the combinations that follow from a design."""
        self.show_combinations(matrix_of(of.planned, of.design, self._state.titles))
        self.table.show_moles(self._moles())

    def show_combinations(self, shown: Matrix) -> None:
        """Shows combinations."""
        self._shown = shown
        skipped = [of for of in shown.rows if of.skipped]
        self.skipped.setVisible(bool(skipped))
        self.skipped.setText(self.tr("Show skipped (%n)", "", len(skipped)))
        reasons = dict.fromkeys(of.skipped for of in skipped)
        self.skipped.setToolTip("\n".join((self._why_skipped, *reasons)))
        self.edit.setVisible(not shown.editable and bool(shown.rows))
        for button in (self.add, self.remove, self.automatic):
            button.setVisible(shown.editable)
        self.remove.setEnabled(len(shown.rows) > 1)
        self.heading.explain(
            self.tr("Written by hand: a click on a dot, or Space, changes it.")
            if shown.editable
            else self.tr("Each row is made safe. A dot stands for a column known in it.")
        )
        self._refresh()

    @Slot()
    def _refresh(self) -> None:
        rows = self._shown.rows
        if not self.skipped.isChecked():
            rows = tuple(of for of in rows if not of.skipped)
        named = {name for of in rows for name in of.columns}
        every = self._shown.editable
        keep = [i for i, of in enumerate(self._shown.columns) if every or of in named]
        self.table.setVisible(bool(rows))
        self.table.show_matrix(
            replace(
                self._shown,
                rows=rows,
                columns=tuple(self._shown.columns[i] for i in keep),
                titles=tuple(self._shown.titles[i] for i in keep),
            )
        )

    # What the user writes

    @property
    def _combinations(self) -> Combinations:
        return tuple(of.columns for of in self._shown.rows if not of.skipped)

    def _write(self, combinations: Combinations | None) -> None:
        """Other combinations by hand; None where they follow from the variables again."""
        self._state.ask(replace(self._state.design, by_hand=combinations))

    @Slot()
    def _begin(self) -> None:
        self._write(self._combinations)

    @Slot()
    def _add(self) -> None:
        last: CombinationRow = self._shown.rows[-1]
        self._write((*self._combinations, last.columns[:1]))

    @Slot()
    def _remove(self) -> None:
        row = self.table.row if self.table.row >= 0 else len(self._shown.rows) - 1
        self._write(tuple(of for i, of in enumerate(self._combinations) if i != row))

    @Slot(int, str)
    def _toggle(self, row: int, name: str) -> None:
        """Puts a column into a combination, in the order of the table; one always stays."""
        here = set(self._combinations[row]) ^ {name}
        if here:
            changed = tuple(of for of in self._shown.columns if of in here)
            every = enumerate(self._combinations)
            self._write(tuple(changed if i == row else of for i, of in every))

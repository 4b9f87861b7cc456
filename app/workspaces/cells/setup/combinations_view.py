"""The combinations that follow from the variables, those that are skipped, and why."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QCheckBox, QGridLayout, QPushButton, QVBoxLayout, QWidget

from app.kit.controls import SPACING, MutedLabel
from app.kit.widgets import push_button
from app.workspaces.cells.setup.matrix_view import MatrixView
from app.workspaces.cells.setup.shown import CombinationShown, MatrixShown

Combinations = tuple[tuple[str, ...], ...]


class CombinationsView(QWidget):
    """The table, and what can be done with it.

    Signals
    -------
    by_hand_chosen(object)
        The user wrote other combinations down: a tuple of tuples of columns; None where they
        shall follow from the variables again.
    """

    by_hand_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown = MatrixShown()
        self.why = MutedLabel()
        self.table = MatrixView(self)
        self.skipped = QCheckBox(self)
        self.skipped.setAccessibleName(self.tr("Show what is skipped"))
        self.skipped.setToolTip(self._why_skipped())
        self.edit = self._button(
            self.tr("Edit by hand"),
            self.tr("Say yourself which columns an adversary could know together"),
            self._begin,
        )
        self.add = self._button(
            self.tr("Add"),
            self.tr("Add a combination below the others; a click turns its dots"),
            self._add,
        )
        self.remove = self._button(
            self.tr("Remove"),
            self.tr("Remove the combination that is marked"),
            self._remove,
        )
        self.automatic = self._button(
            self.tr("Start over"),
            self.tr("Drop what was written by hand: the combinations follow from the variables"),
            lambda: self.by_hand_chosen.emit(None),
        )
        self._lay_out()
        self.skipped.toggled.connect(self._refresh)
        self.table.toggled.connect(self._toggle)
        self.show_combinations(self._shown)

    def _button(self, text: str, tip: str, pressed: Callable[[], object]) -> QPushButton:
        button = push_button(text, tip, self, pressed)
        button.setProperty("small", True)
        return button

    def _why_skipped(self) -> str:
        return self.tr("Combinations that need not be looked at, and why")

    def _lay_out(self) -> None:
        buttons = QGridLayout()
        buttons.setSpacing(SPACING)
        buttons.addWidget(self.edit, 0, 0, 1, 3)
        for i, button in enumerate((self.add, self.remove, self.automatic)):
            buttons.addWidget(button, 1, i)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACING)
        column.addWidget(self.why)
        column.addWidget(self.table)
        column.addWidget(self.skipped)
        column.addLayout(buttons)

    def show_combinations(self, shown: MatrixShown) -> None:
        """Shows combinations."""
        self._shown = shown
        skipped = [of for of in shown.rows if of.skipped]
        self.skipped.setVisible(bool(skipped))
        self.skipped.setText(self.tr("Show what is skipped (%n)", "", len(skipped)))
        reasons = dict.fromkeys(of.skipped for of in skipped)
        self.skipped.setToolTip("\n".join((self._why_skipped(), *reasons)))
        self.edit.setVisible(not shown.editable and bool(shown.rows))
        for button in (self.add, self.remove, self.automatic):
            button.setVisible(shown.editable)
        self.remove.setEnabled(len(shown.rows) > 1)
        self.why.setText(
            self.tr("Written by hand: a click on a dot, or Space, changes it.")
            if shown.editable
            else self.tr("Each row is made safe: a dot stands for a column known in it.")
        )
        self._refresh()

    def show_moles(self, moles: tuple[int, ...]) -> None:
        """Shows the small classes left in each combination; -1 = not known."""
        self.table.show_moles(moles)

    @Slot()
    def _refresh(self) -> None:
        rows = self._shown.rows
        if not self.skipped.isChecked():
            rows = tuple(of for of in rows if not of.skipped)
        named = {name for of in rows for name in of.columns}
        keep = [
            i for i, of in enumerate(self._shown.columns) if self._shown.editable or of in named
        ]
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

    @Slot()
    def _begin(self) -> None:
        self.by_hand_chosen.emit(self._combinations)

    @Slot()
    def _add(self) -> None:
        last: CombinationShown = self._shown.rows[-1]
        self.by_hand_chosen.emit((*self._combinations, last.columns[:1]))

    @Slot()
    def _remove(self) -> None:
        row = self.table.row if self.table.row >= 0 else len(self._shown.rows) - 1
        left = tuple(of for i, of in enumerate(self._combinations) if i != row)
        self.by_hand_chosen.emit(left)

    @Slot(int, str)
    def _toggle(self, row: int, column: str) -> None:
        """Puts a column into a combination, in the order of the table; one always stays."""
        here = set(self._combinations[row]) ^ {column}
        if not here:
            return
        order = self._shown.columns
        changed = tuple(of for of in order if of in here)
        self.by_hand_chosen.emit(
            tuple(changed if i == row else of for i, of in enumerate(self._combinations))
        )

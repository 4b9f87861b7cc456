"""The variables, one below the other; arrows move between their ticks."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.kit.controls import SPACING, WheelGuard
from app.kit.theme import Theme
from app.kit.ticks import Ticks
from app.workspaces.uniqueness.variables.shown import VariableShown
from app.workspaces.uniqueness.variables.variable_row import VariableRow


class VariableList(QWidget):
    """Rows of variables.

    Signals
    -------
    ticked(tuple[str, ...])
        The variables that shall be asked about, in the order of the rows.
    recoded(str, Recode), groups_requested(str), removed(str)
        See `VariableRow`.
    """

    ticked = Signal(object)
    recoded = Signal(str, object)
    groups_requested = Signal(str)
    removed = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._guard = theme, WheelGuard(self)
        self.rows: list[VariableRow] = []
        self._ticks = Ticks(lambda: [of.tick for of in self.rows], self)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(SPACING)
        self.setAccessibleName(self.tr("Variables"))

    def row(self, name: str) -> VariableRow:
        """The row of a variable."""
        return next(of for of in self.rows if of.shown.name == name)

    def show_variables(self, variables: tuple[VariableShown, ...]) -> None:
        """Shows variables; rows of those that were there stay."""
        there = {of.shown.name: of for of in self.rows}
        wanted = [of.name for of in variables]
        if [of.shown.name for of in self.rows] == wanted:
            for row, shown in zip(self.rows, variables, strict=True):
                row.show_variable(shown)
            return
        for row in self.rows:
            self._column.removeWidget(row)
            if row.shown.name not in wanted:
                self._drop(row)
        self.rows = [there.get(of.name) or self._new_row(of) for of in variables]
        before: QWidget | None = None
        for row, shown in zip(self.rows, variables, strict=True):
            self._column.addWidget(row)
            row.show_variable(shown)
            if before is not None:
                QWidget.setTabOrder(before, row.tick)
            QWidget.setTabOrder(row.tick, row.recodes)
            before = row.recodes
            if row.remove is not None:
                QWidget.setTabOrder(before, row.remove)
                before = row.remove

    def _drop(self, row: VariableRow) -> None:
        self._ticks.forget(row.tick)
        row.hide()
        row.deleteLater()

    def _new_row(self, shown: VariableShown) -> VariableRow:
        row = VariableRow(shown, self._theme, self._guard, self)
        row.ticked.connect(self._tick)
        row.recoded.connect(self.recoded)
        row.groups_requested.connect(self.groups_requested)
        row.removed.connect(self.removed)
        self._ticks.watch(row.tick)
        return row

    @Slot(str, bool)
    def _tick(self, name: str, ticked: bool) -> None:
        # What is shown may be a click behind: the ticks are not.
        wanted = (
            of.shown.name
            for of in self.rows
            if (ticked if of.shown.name == name else of.tick.isChecked())
        )
        self.ticked.emit(tuple(wanted))

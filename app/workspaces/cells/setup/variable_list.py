"""The variables, one below the other; arrows move between their ticks."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app.kit.controls import SPACING, WheelGuard
from app.kit.theme import Theme
from app.kit.ticks import Ticks
from app.workspaces.cells.setup.shown import VariableShown
from app.workspaces.cells.setup.variable_row import VariableRow


class VariableList(QWidget):
    """Rows of variables.

    Signals
    -------
    ticked(tuple[str, ...])
        The variables that shall be protected, in the order of the rows.
    weighed(str, float), released(str, int, bool), known(str, int), removed(str)
        See `VariableRow`.
    """

    ticked = Signal(object)
    weighed = Signal(str, float)
    released = Signal(str, int, bool)
    known = Signal(str, int)
    removed = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._guard = theme, WheelGuard(self)
        self.rows: list[VariableRow] = []
        self._ticks = Ticks(lambda: [of.tick for of in self.rows], self)
        self._heading = self._build_heading()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(SPACING)
        self._column.addWidget(self._heading)
        self.setAccessibleName(self.tr("Variables"))

    def _build_heading(self) -> QWidget:
        """What stands above the numbers of the rows."""
        heading = QWidget(self)
        line = QHBoxLayout(heading)
        line.setContentsMargins(0, 0, 0, 0)
        for text, tip, stretch in (
            (self.tr("known or guessed"), "", 1),
            (self.tr("categories"), self.tr("At the finest level that is released"), 0),
            (self.tr("weight"), self.tr("What weighs less is blanked earlier, 0.01 to 1"), 0),
        ):
            label = QLabel(text, heading)
            label.setProperty("role", "muted")
            label.setToolTip(tip)
            line.addWidget(label, stretch)
        line.addSpacing(24)
        return heading

    def row(self, name: str) -> VariableRow:
        """The row of a variable."""
        return next(of for of in self.rows if of.shown.name == name)

    def show_variables(self, variables: tuple[VariableShown, ...]) -> None:
        """Shows variables; rows of those that were there stay."""
        there = {of.shown.name: of for of in self.rows}
        wanted = [of.name for of in variables]
        if [of.shown.name for of in self.rows] != wanted:
            for row in self.rows:
                self._column.removeWidget(row)
                if row.shown.name not in wanted:
                    self._drop(row)
            self.rows = [there.get(of.name) or self._new_row(of) for of in variables]
            for row in self.rows:
                self._column.addWidget(row)
            self._order_tabs()
        self._heading.setVisible(any(of.ticked for of in variables))
        for row, shown in zip(self.rows, variables, strict=True):
            if row.shown != shown:
                row.show_variable(shown)

    def _order_tabs(self) -> None:
        before: QWidget | None = None
        for row in self.rows:
            for control in (row.tick, row.weight, row.levels, row.knows):
                if before is not None:
                    QWidget.setTabOrder(before, control)
                before = control

    def _drop(self, row: VariableRow) -> None:
        self._ticks.forget(row.tick)
        row.hide()
        row.deleteLater()

    def _new_row(self, shown: VariableShown) -> VariableRow:
        row = VariableRow(shown, self._theme, self._guard, self)
        row.ticked.connect(self._tick)
        row.weighed.connect(self.weighed)
        row.released.connect(self.released)
        row.known.connect(self.known)
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

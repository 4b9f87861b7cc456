"""What can be protected: the one list of variables, and how the one looked at is released."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QSignalBlocker, Slot
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QWidget

from app.features.variables.picker import VariablePicker
from app.kit.controls import WheelGuard, narrow
from app.kit.layouts import column
from app.kit.widgets import described
from app.workspaces.cells.reasons import CellsContext
from app.workspaces.cells.setup.facts import VariableFacts
from app.workspaces.cells.setup.forms import ShortSpinBox
from app.workspaces.cells.setup.offer import remove_column
from core.hierarchies.design import EVERY_LEVEL

_LEAST_WEIGHT = 0.01
_STEP = 0.1


class ProtectedAs(QWidget):
    """Which levels of a variable are released and known, and how much it matters."""

    def __init__(self, context: CellsContext, guard: WheelGuard) -> None:
        super().__init__()
        self.shown, self._state = VariableFacts("", "", False, ()), context.state
        self.weight = ShortSpinBox(_LEAST_WEIGHT, _STEP, 2, self)
        self.weight.setMinimumWidth(self.fontMetrics().horizontalAdvance("0.00") + 34)
        self.weight.installEventFilter(guard)
        self.levels, self.knows = QComboBox(self), QComboBox(self)
        narrow(self.levels, guard)
        narrow(self.knows, guard)
        self._titles: tuple[str, ...] = ()
        self._releases: list[tuple[int, bool]] = []
        self._lay_out()
        self.weight.valueChanged.connect(self._weigh)
        self.levels.activated.connect(self._release)
        self.knows.activated.connect(self._know)

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(3)
        grid.setColumnStretch(1, 1)
        self._labels = []
        for i, (text, control) in enumerate(
            (
                (self.tr("released"), self.levels),
                (self.tr("known"), self.knows),
                (self.tr("weight"), self.weight),
            )
        ):
            label = QLabel(text, self)
            label.setProperty("role", "muted")
            label.setBuddy(control)
            self._labels.append(label)
            grid.addWidget(label, i, 0)
            grid.addWidget(control, i, 1)

    def show_variable(self, shown: VariableFacts) -> None:
        """Shows how things stand with the variable."""
        self.shown = shown
        with QSignalBlocker(self.weight):
            self.weight.setValue(shown.weight)
        name = self.tr("Weight of {name}").format(name=shown.title)
        tip = self.tr(
            "How much {name} matters, from 0.01 to 1: what weighs less is blanked earlier"
        )
        described(self.weight, name, tip.format(name=shown.title))
        self._show_levels()

    def _show_levels(self) -> None:
        shown = self.shown
        several = len(shown.levels) > 1
        for part in (self._labels[0], self.levels):
            part.setVisible(several)
        for part in (self._labels[1], self.knows):
            part.setVisible(several and shown.asks_known)
        if shown.levels != self._titles:
            self._titles = shown.levels
            self._fill()
        with QSignalBlocker(self.levels):
            self.levels.setCurrentIndex(self._place())
        with QSignalBlocker(self.knows):
            self.knows.setCurrentIndex(max(0, shown.known))
        name = self.tr("Released levels of {0}").format(shown.title)
        tip = self.tr(
            "The levels of {name} that are released: one, or all from one on so that who uses "
            "the records can choose"
        )
        described(self.levels, name, tip.format(name=shown.title))
        name = self.tr("What is known of {0}").format(shown.title)
        tip = self.tr(
            "The finest level of {name} that an adversary could know; finer ones are blanked "
            "wherever this one is"
        )
        described(self.knows, name, tip.format(name=shown.title))

    def _place(self) -> int:
        """Where the levels that are released stand; the coarsest is alone in any case."""
        every = self.shown.all_levels and self.shown.released < len(self.shown.levels) - 1
        wanted = (self.shown.released, every)
        return self._releases.index(wanted) if wanted in self._releases else -1

    def _fill(self) -> None:
        levels = self._titles
        with QSignalBlocker(self.levels), QSignalBlocker(self.knows):
            self.levels.clear()
            self._releases = []
            for i, level in enumerate(levels[:-1]):
                text = self.tr("{level} and coarser") if i else self.tr("all levels")
                self._offer(text.format(level=level), i, True)
            for i, level in enumerate(levels):
                self._offer(self.tr("only {level}").format(level=level), i, False)
            self.knows.clear()
            self.knows.addItem(self.tr("every level"))
            for level in levels[1:]:
                self.knows.addItem(self.tr("{level}, no finer").format(level=level))

    def _offer(self, text: str, level: int, every: bool) -> None:
        self.levels.addItem(text)
        self._releases.append((level, every))

    def _change(self, **changes: Any) -> None:
        """Another design, by the user's wish; changes of one kind are undone together."""
        name, design = self.shown.name, self._state.design
        variables = tuple(
            replace(of, **changes) if of.name == name else of for of in design.variables
        )
        topic = f"cells: {name} {' '.join(changes)}"
        self._state.ask(replace(design, variables=variables), topic)

    @Slot(float)
    def _weigh(self, weight: float) -> None:
        self._change(weight=round(weight, 2))

    @Slot(int)
    def _release(self, index: int) -> None:
        if index != self._place():
            level, every = self._releases[index]
            self._change(released=level, all_levels=every)

    @Slot(int)
    def _know(self, index: int) -> None:
        level = index or EVERY_LEVEL
        if level != self.shown.known:
            self._change(known=level)


class VariableList(QWidget):
    """The list of variables, and how the one that is looked at is protected."""

    def __init__(self, context: CellsContext) -> None:
        super().__init__()
        self._state = context.state
        self._variables: dict[str, VariableFacts] = {}
        self.protected_as = ProtectedAs(context, WheelGuard(self))
        self.picker = VariablePicker(self.protected_as)
        column(self, self.picker)
        self.setAccessibleName(self.tr("Variables"))
        self.picker.chosen.connect(self._protect)
        self.picker.removed.connect(lambda name: remove_column(self._state, name))
        self.picker.list.current.connect(lambda _: self._show_levels())

    def look_at(self, name: str) -> ProtectedAs:
        """Looks at a variable; gives what can be chosen of it."""
        self.picker.list.look_at(name)
        return self.protected_as

    def show_variables(self, variables: tuple[VariableFacts, ...]) -> None:
        """Shows variables; the one that is looked at stays."""
        self._variables = {of.name: of for of in variables}
        self.picker.show_rows([of.row for of in variables])
        self._show_levels()

    def _show_levels(self) -> None:
        of = self._variables.get(self.picker.list.current_name())
        self.protected_as.setVisible(of is not None and of.ticked)
        if of is not None:
            self.protected_as.show_variable(of)

    @Slot(object)
    def _protect(self, wanted: list[str]) -> None:
        """Protects the ticked variables."""
        design = self._state.design
        offered = {of.name: of.variable for of in self._state.offered}
        offered |= {of.name: of for of in design.variables}
        variables = tuple(offered[of] for of in wanted if of in offered)
        self._state.ask(replace(design, variables=variables))

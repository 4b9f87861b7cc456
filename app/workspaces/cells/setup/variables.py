"""The variables, one below the other: whether each is protected, at which levels, its weight."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QSignalBlocker, Slot
from PySide6.QtWidgets import QComboBox, QGridLayout, QHBoxLayout, QLabel, QToolButton, QWidget

from app.features.variables.words import categories
from app.kit import numbers
from app.kit.controls import WARNING, Callout, NarrowCheckBox, WheelGuard, narrow
from app.kit.layouts import column, row
from app.kit.ticks import Ticks
from app.kit.widgets import described, discard, icon_button
from app.workspaces.cells.reasons import CellsContext
from app.workspaces.cells.setup.facts import VariableFacts
from app.workspaces.cells.setup.forms import ShortSpinBox
from app.workspaces.cells.setup.offer import remove_column
from core.hierarchies.design import EVERY_LEVEL

_LEAST_WEIGHT = 0.01
_STEP = 0.1


class VariableRow(QWidget):
    """A tick with the name and its weight, the levels below; the list tells of its tick."""

    def __init__(
        self, context: CellsContext, shown: VariableFacts, guard: WheelGuard, parent: VariableList
    ) -> None:
        super().__init__(parent)
        self.shown, self._state = shown, context.state
        self._theme = context.program.window.theme
        self.tick = NarrowCheckBox(shown.title, self)
        self.weight = ShortSpinBox(_LEAST_WEIGHT, _STEP, 2, self)
        self.weight.setMinimumWidth(self.fontMetrics().horizontalAdvance("0.00") + 34)
        self.weight.installEventFilter(guard)
        self._below = QWidget(self)  # where they belong from the first: moving widgets costs time
        self.levels, self.knows = QComboBox(self._below), QComboBox(self._below)
        narrow(self.levels, guard)
        narrow(self.knows, guard)
        self.remove: QToolButton | None = None
        self.categories = QLabel(self)
        self.categories.setProperty("role", "muted")
        self.caution = Callout()
        self._lay_out()
        self.tick.clicked.connect(lambda on: parent.protect(self.shown.name, on))
        self.weight.valueChanged.connect(self._weigh)
        self.levels.activated.connect(self._release)
        self.knows.activated.connect(self._know)
        self._titles: tuple[str, ...] = ()
        self._releases: list[tuple[int, bool]] = []
        self.show_variable(shown)

    def _lay_out(self) -> None:
        self._first = row(None, (self.tick, 1), self.categories, self.weight, spacing=4)
        below = QGridLayout(self._below)
        below.setContentsMargins(22, 0, 0, 0)
        below.setVerticalSpacing(3)
        below.setColumnStretch(1, 1)
        pairs = ((self.tr("released"), self.levels), (self.tr("known"), self.knows))
        self._labels = []
        for i, (text, control) in enumerate(pairs):
            label = QLabel(text, self._below)
            label.setProperty("role", "muted")
            label.setBuddy(control)
            self._labels.append(label)
            below.addWidget(label, i, 0)
            below.addWidget(control, i, 1)
        said = row(None, self.caution, margins=(22, 0, 0, 0))
        column(self, self._first, self._below, said, spacing=2, margins=(0, 0, 0, 4))

    def show_variable(self, shown: VariableFacts) -> None:
        """Shows how things stand with the variable."""
        self.shown = shown
        with QSignalBlocker(self.tick):
            self.tick.setChecked(shown.ticked)
        tip = self.tr("{name}: something an adversary could know; it is protected (Space)")
        self.tick.setToolTip(tip.format(name=shown.title))
        self.tick.setEnabled(not shown.level_of)
        with QSignalBlocker(self.weight):
            self.weight.setValue(shown.weight)
        name = self.tr("Weight of {name}").format(name=shown.title)
        tip = self.tr(
            "How much {name} matters, from 0.01 to 1: what weighs less is blanked earlier"
        )
        described(self.weight, name, tip.format(name=shown.title))
        self.weight.setVisible(shown.ticked)
        self.categories.setVisible(shown.ticked or bool(shown.level_of))
        self._show_categories()
        self._show_levels()
        self._show_remove(shown.removable)
        self.caution.say(shown.caution if shown.ticked or shown.removable else "", "", WARNING)

    def _show_categories(self) -> None:
        """How many there are; of a coarser level, whose it is."""
        n, of = self.shown.n_categories, self.shown.level_of
        about = "" if n is None else categories(n)
        if of:
            about = self.tr("level of {name}").format(name=of)
        self.categories.setText(about if of or n is None else numbers.count(n))
        self.categories.setToolTip(about)
        self.tick.setAccessibleDescription(about)

    def _show_levels(self) -> None:
        shown = self.shown
        self._below.setVisible(shown.ticked and len(shown.levels) > 1)
        for part in (self._labels[1], self.knows):
            part.setVisible(shown.asks_known)
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

    def _show_remove(self, removable: bool) -> None:
        """Few variables can be taken away: the button is made for those."""
        if removable and self.remove is None:
            tip = self.tr("Take the column {0} out of the list").format(self.shown.title)
            self.remove = icon_button(self._theme, "close", tip, self, self._remove, 12)
            self._first.addWidget(self.remove)
        if self.remove is not None:
            self.remove.setVisible(removable)

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

    @Slot()
    def _remove(self) -> None:
        remove_column(self._state, self.shown.name)


class VariableList(QWidget):
    """Rows of variables; arrows move between their ticks."""

    def __init__(self, context: CellsContext) -> None:
        super().__init__()
        self._context, self._state = context, context.state
        self._guard = WheelGuard(self)
        self.rows: list[VariableRow] = []
        self._ticks = Ticks(lambda: [of.tick for of in self.rows], self)
        self._heading = self._build_heading()
        self._column = column(self, self._heading)
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

    def show_variables(self, variables: tuple[VariableFacts, ...]) -> None:
        """Shows variables; rows of those that were there stay."""
        there = {of.shown.name: of for of in self.rows}
        wanted = [of.name for of in variables]
        if [of.shown.name for of in self.rows] != wanted:
            for old in self.rows:
                self._column.removeWidget(old)
                if old.shown.name not in wanted:
                    self._drop(old)
            self.rows = [there.get(of.name) or self._new_row(of) for of in variables]
            for new in self.rows:
                self._column.addWidget(new)
            self._order_tabs()
        self._heading.setVisible(any(of.ticked for of in variables))
        for here, shown in zip(self.rows, variables, strict=True):
            if here.shown != shown:
                here.show_variable(shown)

    def _order_tabs(self) -> None:
        before: QWidget | None = None
        for of in self.rows:
            for control in (of.tick, of.weight, of.levels, of.knows):
                if before is not None:
                    QWidget.setTabOrder(before, control)
                before = control

    def _drop(self, old: VariableRow) -> None:
        self._ticks.forget(old.tick)
        discard(old)

    def _new_row(self, shown: VariableFacts) -> VariableRow:
        made = VariableRow(self._context, shown, self._guard, self)
        self._ticks.watch(made.tick)
        return made

    def protect(self, name: str, ticked: bool) -> None:
        """Protects a variable, or no longer."""
        # What is shown may be a click behind: the ticks are not.
        wanted = [
            of.shown.name
            for of in self.rows
            if (ticked if of.shown.name == name else of.tick.isChecked())
        ]
        design = self._state.design
        offered = {of.name: of.variable for of in self._state.offered}
        offered |= {of.name: of for of in design.variables}
        variables = tuple(offered[of] for of in wanted if of in offered)
        self._state.ask(replace(design, variables=variables))

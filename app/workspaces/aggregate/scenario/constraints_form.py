"""What regions shall keep to: in one piece, a floor, alike in size, never across, locked areas."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QPushButton

from app.kit import layouts, numbers
from app.kit.controls import SPACING, Callout, MutedLabel, align
from app.kit.form import Form, fill
from app.kit.level_words import short_level_name
from app.workspaces.aggregate.scenario.site_count_form import rule_choices, rule_name
from core.constraints.base import Constraints
from core.cutoff.population_cutoffs import people_of
from core.errors import VbasError

MODEL = "model"


class ConstraintsForm(Form):
    """One control for each constraint, and a sentence about what they come to.

    Signals
    -------
    lock_requested(bool)
        The selected areas shall be locked: together in one region (True), or where they are put.
    """

    lock_requested = Signal(bool)

    def __init__(self) -> None:
        super().__init__(Constraints())
        self._refined, self._n_selected = True, 0
        self.contiguous = self.tick(
            "contiguous",
            self.tr("Regions in one &piece"),
            "",
        )
        self.floor = QComboBox(editable=True, insertPolicy=QComboBox.InsertPolicy.NoInsert)
        none = (("", self.tr("no floor")), (MODEL, self.tr("the cut-off of the site count")))
        fill(self.floor, (*none, *rule_choices()))
        tip = self.tr("Least population of a region: a number of people, or a rule (people)")
        self.row(self.tr("&At least"), self.floor, tip)
        self.bind("floor", self.floor, self._show_floor, self._entered, self.floor.activated)
        self.balance = self.percent(
            "balance",
            self.tr("&Spread at most"),
            self.tr(
                "Standard deviation of the regions' population, at most so many percent of their "
                "mean (%)"
            ),
            -1.0,
            1000.0,
            decimals=1,
            step=1.0,
            per=1.0,
            none=-1.0,
            none_words=self.tr("any"),
        )
        self.border = self.choice(
            "border_level",
            self.tr("&Never across"),
            self.tr("A level of geography, such as province, that no region crosses"),
        )
        align(*self.labels)
        self.locked, self.about, self.problem = MutedLabel(), MutedLabel(), Callout()
        self._add_locks()
        self.add(self.about, self.problem)
        line = self.floor.lineEdit()
        if line is not None:
            line.editingFinished.connect(lambda: self.edit(floor=self._entered()))
        self.show_levels(())
        self.show_touching(True)
        self.show_selection(0)

    def _add_locks(self) -> None:
        self.together = QPushButton(self.tr("Loc&k together"))
        self.together.setToolTip(
            self.tr("The selected areas form part of one region, apart from other locked groups")
        )
        self.in_place = QPushButton(self.tr("Lock in p&lace"))
        self.in_place.setToolTip(
            self.tr("The selected areas stay where placement puts them; refinement moves none")
        )
        self.unlock = QPushButton(self.tr("&Unlock all"))
        self.unlock.setToolTip(self.tr("No area is locked any more"))
        for button in (self.together, self.in_place):
            button.setMinimumWidth(40)
        self.add(self.locked)
        row = layouts.row(None, (self.together, 1), (self.in_place, 1), spacing=SPACING)
        self.column.addLayout(row)
        self.add(self.unlock)
        self.together.clicked.connect(lambda: self.lock_requested.emit(True))
        self.in_place.clicked.connect(lambda: self.lock_requested.emit(False))
        self.unlock.clicked.connect(lambda: self.edit(locked=()))

    # What is shown

    def show_levels(self, levels: Sequence[str]) -> None:
        """Offers the levels of geography that the open areas lie in."""
        there = [(level, short_level_name(level)) for level in levels]
        fill(self.border, [(None, self.tr("anything")), *there])
        self.show_value(self.value)

    def show_touching(self, touch: bool) -> None:
        """Says what one piece means where areas have no borders in common."""
        self.contiguous.setToolTip(
            self.tr("No region falls apart on the map; islands are linked to the nearest area")
            if touch
            else self.tr(
                "These areas are points, or have no borders in common: in one piece means among "
                "the nearest neighbours, which nobody sees on the map"
            )
        )

    def show_selection(self, n: int) -> None:
        """Says how many areas are selected on the map: they can be locked."""
        for button in (self.together, self.in_place):
            button.setEnabled(n > 0)
        self._n_selected = n
        self._say_locked()

    def say_consequence(self, refined: bool) -> None:
        """Says what the constraints come to; whether a refinement will strive for aims."""
        self._refined = refined
        self.about.setText(consequence(self.value, refined))
        self.about.setVisible(bool(self.about.text()))

    def show_rest(self) -> None:
        """Says what is locked and what the constraints come to."""
        self.problem.say("")
        level = self.value.border_level
        with QSignalBlocker(self.border):
            if self.border.findData(level) < 0:
                self.border.addItem(self.tr("{level} (not here)").format(level=level), level)
            self.border.setCurrentIndex(self.border.findData(level))
        self.border.setEnabled(self.border.count() > 1)
        self._say_locked()
        self.unlock.setVisible(bool(self.value.locked))
        self.say_consequence(self._refined)

    def _show_floor(self, floor: str | None) -> None:
        row = self.floor.findData(floor or "")
        self.floor.setCurrentIndex(row)
        if row < 0:
            self.floor.setEditText(people_text(floor or ""))

    def _say_locked(self) -> None:
        n, chosen = len(self.value.locked), self._n_selected
        locked = numbers.count(n, self.tr("areas")) if n else self.tr("No area")
        text = self.tr("{locked} locked").format(locked=locked)
        if chosen:
            text += " · " + self.tr("{n} selected on the map").format(n=numbers.count(chosen))
        else:
            text += " · " + self.tr("select areas on the map to lock them")
        self.locked.setText(text)

    def summary(self) -> str:
        """What is chosen, in few words."""
        return summary_of(self.value)

    # Edits

    def _entered(self) -> str | None:
        text = self.floor.currentText().strip()
        row = self.floor.findText(text)
        if row >= 0:
            return str(self.floor.itemData(row)) or None
        return numbers.typed(text.removesuffix(self.tr("people"))) or None

    def with_changes(self, **changes: Any) -> Constraints:
        """The constraints with a change; a floor is a number or a rule."""
        made: Constraints = super().with_changes(**changes)
        if made.floor is not None and made.floor != MODEL:
            people_of(made.floor)
        return made

    def refuse(self, error: VbasError) -> None:
        """Goes back to what was chosen before, and says why."""
        self.show_value(self.value)
        self.problem.show_error(error)


def people_text(floor: str) -> str:
    """A floor as it is entered: a number with its unit, or a rule's name."""
    try:
        return numbers.count(float(floor), tr("people"))
    except ValueError:
        return rule_name(floor)


def summary_of(of: Constraints) -> str:
    """Constraints in few words."""
    parts = []
    if of.contiguous:
        parts.append(tr("one piece"))
    if of.floor:
        parts.append(tr("at least {floor}").format(floor=_floor_name(of.floor)))
    if of.balance is not None:
        parts.append(tr("spread {x} %").format(x=numbers.measure(of.balance)))
    if of.border_level:
        parts.append(tr("within {level}").format(level=short_level_name(of.border_level)))
    if of.locked:
        parts.append(tr("{n} locked").format(n=numbers.count(len(of.locked))))
    return " · ".join(parts) or tr("none")


def consequence(of: Constraints, refined: bool = True) -> str:
    """What is kept whatever it costs, and what is only striven for."""
    hard = [
        words
        for words, asked in (
            (tr("one piece"), of.contiguous),
            (tr("borders"), of.border_level),
            (tr("locks"), of.locked),
        )
        if asked
    ]
    aims = [
        words
        for words, asked in ((tr("the floor"), of.floor), (tr("the spread"), of.balance))
        if asked is not None
    ]
    said = []
    if hard:
        said.append(tr("Always kept: {what}.").format(what=", ".join(hard)))
    if aims:
        text = tr("Striven for by refinement: {what}; the run says by how much it is missed.")
        if not refined:
            text = tr("Without a refinement nothing strives for {what}: the run only reports it.")
        said.append(text.format(what=", ".join(aims)))
    return " ".join(said)


def locked_with(
    of: Constraints, areas: Sequence[str], together: bool
) -> tuple[tuple[str, str], ...]:
    """The locked areas with some more: in a group of their own, or each where it is."""
    groups: Mapping[str, None] = dict.fromkeys(group for _, group in of.locked)
    number = next(str(i) for i in range(1, len(groups) + 2) if str(i) not in groups)
    chosen = set(areas)
    kept = tuple(pair for pair in of.locked if pair[0] not in chosen)
    return (*kept, *((area, number if together else "") for area in areas))


def _floor_name(floor: str) -> str:
    return tr("the cut-off") if floor == MODEL else people_text(floor)


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("ConstraintsForm", text)

"""What regions shall keep to: in one piece, a floor, alike in size, never across, locked areas."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDoubleSpinBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.kit import numbers
from app.kit.controls import (
    ERROR,
    SPACING,
    Callout,
    MutedLabel,
    NarrowCheckBox,
    WheelGuard,
    align,
    labelled,
    narrow,
)
from app.workspaces.aggregate.scenario.site_count_form import rule_name
from core.constraints.base import Constraints
from core.cutoff.fixed import fixed_cutoffs, people_of
from core.errors import VbasError

MODEL = "model"


class ConstraintsForm(QWidget):
    """One control for each constraint, and a sentence about what they come to.

    Signals
    -------
    edited(Constraints)
        The constraints with a change.
    lock_requested(bool)
        The selected areas shall be locked: together in one region (True), or where they are put.
    """

    edited = Signal(object)
    lock_requested = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self._shown, self._refined = Constraints(), True
        guard = WheelGuard(self)
        self.contiguous = NarrowCheckBox(self.tr("Regions in one &piece"))
        self.floor = QComboBox(editable=True)
        self.balance = QDoubleSpinBox(minimum=-1.0, maximum=1000.0, decimals=1)
        self.border = QComboBox()
        self.locked = MutedLabel()
        self.together = QPushButton(self.tr("Loc&k together"))
        self.in_place = QPushButton(self.tr("Lock in p&lace"))
        self.unlock = QPushButton(self.tr("&Unlock all"))
        self.about = MutedLabel()
        self.problem = Callout()
        self._fill()
        self._lay_out(guard)
        self._connect()
        self.show_levels(())
        self.show_selection(0)
        self.show_constraints(self._shown)

    def _fill(self) -> None:
        self.contiguous.setToolTip(
            self.tr("No region falls apart on the map; islands are linked to the nearest area")
        )
        self.floor.addItem(self.tr("no floor"), "")
        self.floor.addItem(self.tr("the cut-off of the site count"), MODEL)
        for rule in fixed_cutoffs().values():
            people = numbers.count(rule.people, self.tr("people"))
            self.floor.addItem(f"{people}: {rule_name(rule.name)}", rule.name)
            source = QCoreApplication.translate("core", rule.source)
            self.floor.setItemData(self.floor.count() - 1, source, Qt.ItemDataRole.ToolTipRole)
        self.floor.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.floor.setToolTip(
            self.tr("Least population of a region: a number of people, or a rule (people)")
        )
        self.balance.setSpecialValueText(self.tr("any"))
        self.balance.setSuffix("\u00a0%")
        self.balance.setKeyboardTracking(False)
        self.balance.setToolTip(
            self.tr(
                "Standard deviation of the regions' population, at most so many percent of their "
                "mean (%)"
            )
        )
        self.border.setToolTip(
            self.tr("A level of geography, such as province, that no region crosses")
        )
        self.together.setToolTip(
            self.tr("The selected areas form part of one region, apart from other locked groups")
        )
        self.in_place.setToolTip(
            self.tr("The selected areas stay where placement puts them; refinement moves none")
        )
        self.unlock.setToolTip(self.tr("No area is locked any more"))

    def _lay_out(self, guard: WheelGuard) -> None:
        names = [
            QLabel(text)
            for text in (self.tr("At l&east"), self.tr("Sp&read at most"), self.tr("&Never across"))
        ]
        align(*names)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACING)
        column.addWidget(self.contiguous)
        for label, control in zip(names, (self.floor, self.balance, self.border), strict=True):
            column.addLayout(labelled(label, narrow(control, guard)))
        column.addWidget(self.locked)
        row = QHBoxLayout()
        row.setSpacing(SPACING)
        for button in (self.together, self.in_place):
            button.setMinimumWidth(40)
            row.addWidget(button, 1)
        column.addLayout(row)
        column.addWidget(self.unlock)
        column.addWidget(self.about)
        column.addWidget(self.problem)

    def _connect(self) -> None:
        self.contiguous.toggled.connect(lambda on: self._edit(contiguous=on))
        self.floor.activated.connect(self._read_floor)
        line = self.floor.lineEdit()
        if line is not None:
            line.editingFinished.connect(self._read_floor)
        self.balance.valueChanged.connect(
            lambda value: self._edit(balance=None if value < 0 else value)
        )
        self.border.activated.connect(
            lambda _: self._edit(border_level=self.border.currentData() or None)
        )
        self.together.clicked.connect(lambda: self.lock_requested.emit(True))
        self.in_place.clicked.connect(lambda: self.lock_requested.emit(False))
        self.unlock.clicked.connect(lambda: self._edit(locked=()))

    # What is shown

    def show_levels(self, levels: Sequence[str]) -> None:
        """Offers the levels of geography that the open areas lie in."""
        with QSignalBlocker(self.border):
            self.border.clear()
            self.border.addItem(self.tr("anything"), "")
            for level in levels:
                self.border.addItem(_level_name(level), level)
        self._show_border()

    def show_selection(self, n: int) -> None:
        """Says how many areas are selected on the map: they can be locked."""
        for button in (self.together, self.in_place):
            button.setEnabled(n > 0)
        self._n_selected = n
        self._say_locked()

    def show_constraints(self, constraints: Constraints, refined: bool = True) -> None:
        """Shows what is chosen; ``refined`` says whether a refinement will strive for aims."""
        self._shown, self._refined = constraints, refined
        self.problem.say("")
        with QSignalBlocker(self.contiguous):
            self.contiguous.setChecked(constraints.contiguous)
        with QSignalBlocker(self.balance):
            self.balance.setValue(-1.0 if constraints.balance is None else constraints.balance)
        self._show_floor()
        self._show_border()
        self._say_locked()
        self.unlock.setVisible(bool(constraints.locked))
        self.about.setText(consequence(constraints, refined))
        self.about.setVisible(bool(self.about.text()))

    def _show_floor(self) -> None:
        floor = self._shown.floor or ""
        row = self.floor.findData(floor)
        with QSignalBlocker(self.floor):
            self.floor.setCurrentIndex(row)
            if row < 0:
                self.floor.setEditText(people_text(floor))

    def _show_border(self) -> None:
        level = self._shown.border_level or ""
        with QSignalBlocker(self.border):
            if self.border.findData(level) < 0:
                self.border.addItem(self.tr("{level} (not here)").format(level=level), level)
            self.border.setCurrentIndex(self.border.findData(level))
        self.border.setEnabled(self.border.count() > 1)

    def _say_locked(self) -> None:
        n, chosen = len(self._shown.locked), self._n_selected
        locked = numbers.count(n, self.tr("areas")) if n else self.tr("No area")
        text = self.tr("{locked} locked").format(locked=locked)
        if chosen:
            text += " · " + self.tr("{n} selected on the map").format(n=numbers.count(chosen))
        else:
            text += " · " + self.tr("select areas on the map to lock them")
        self.locked.setText(text)

    def summary(self) -> str:
        """What is chosen, in few words."""
        return summary_of(self._shown)

    # Edits

    def _read_floor(self) -> None:
        text = self.floor.currentText().strip()
        row = self.floor.findText(text)
        if row >= 0:
            entered = str(self.floor.itemData(row))
        else:
            entered = numbers.typed(text.removesuffix(self.tr("people")))
        self._edit(floor=entered or None)

    def _edit(self, **changes: Any) -> None:
        try:
            made = replace(self._shown, **changes)
            if made.floor is not None and made.floor != MODEL:
                people_of(made.floor)
        except VbasError as error:
            self.show_constraints(self._shown, self._refined)
            self.problem.say(error.message, error.hint, ERROR)
            return
        if made != self._shown:
            self.show_constraints(made, self._refined)
            self.edited.emit(made)


def people_text(floor: str) -> str:
    """A floor as it is entered: a number with its unit, or a rule's name."""
    try:
        return numbers.count(float(floor), _tr("people"))
    except ValueError:
        return rule_name(floor)


def summary_of(of: Constraints) -> str:
    """Constraints in few words."""
    parts = []
    if of.contiguous:
        parts.append(_tr("one piece"))
    if of.floor:
        parts.append(_tr("at least {floor}").format(floor=_floor_name(of.floor)))
    if of.balance is not None:
        parts.append(_tr("spread {x} %").format(x=numbers.measure(of.balance)))
    if of.border_level:
        parts.append(_tr("within {level}").format(level=_level_name(of.border_level)))
    if of.locked:
        parts.append(_tr("{n} locked").format(n=numbers.count(len(of.locked))))
    return " · ".join(parts) or _tr("none")


def consequence(of: Constraints, refined: bool = True) -> str:
    """What is kept whatever it costs, and what is only striven for."""
    hard = [
        words
        for words, asked in (
            (_tr("one piece"), of.contiguous),
            (_tr("borders"), of.border_level),
            (_tr("locks"), of.locked),
        )
        if asked
    ]
    aims = [
        words
        for words, asked in ((_tr("the floor"), of.floor), (_tr("the spread"), of.balance))
        if asked is not None
    ]
    said = []
    if hard:
        said.append(_tr("Always kept: {what}.").format(what=", ".join(hard)))
    if aims:
        text = _tr("Striven for by refinement: {what}; the run says by how much it is missed.")
        if not refined:
            text = _tr("Without a refinement nothing strives for {what}: the run only reports it.")
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
    return _tr("the cut-off") if floor == MODEL else people_text(floor)


def _level_name(level: str) -> str:
    return level.upper() if len(level) <= 3 else level.replace("_", " ")


def _tr(text: str) -> str:
    return QCoreApplication.translate("ConstraintsForm", text)

"""How a level stands against 0, 5 and 20 %, and which of them is accepted."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QLabel,
    QRadioButton,
    QSizePolicy,
    QWidget,
)

from app.kit import numbers
from app.kit.brief import BriefLabel
from app.kit.controls import ElidedLabel, labelled
from app.kit.layouts import LEFT, choice_box, column, offer, show_choice
from app.kit.widgets import push_button, words
from app.workspaces.levels.levels import Levels
from app.workspaces.levels.state import LevelsContext
from app.workspaces.levels.table.texts import row_name
from app.workspaces.levels.thresholds import texts
from app.workspaces.levels.thresholds.finding import LevelUniqueness
from app.workspaces.levels.thresholds.guidance import open_guidance
from core.thresholds.report import Report
from core.thresholds.verdicts import THRESHOLDS, above

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class ThresholdRows(QWidget):
    """A choice of the threshold, with what each comes to: a column each."""

    def __init__(self, context: LevelsContext) -> None:
        super().__init__()
        self._state = context.state
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 2, 0, 2)
        self._grid.setHorizontalSpacing(4)
        self._grid.setVerticalSpacing(3)
        for i in range(1, 1 + len(THRESHOLDS)):
            self._grid.setColumnStretch(i, 1)
        self.buttons: dict[float, QRadioButton] = {}
        self.cells: dict[tuple[float, str], QLabel] = {}
        self._group = QButtonGroup(self)
        units = self.tr("Share of the units with a value that are above the threshold (%)")
        records = self.tr("Share of the records that lie in units above the threshold (%)")
        people = self.tr("Share of the people who live in units above the threshold (%)")
        predicted = self.tr(
            "Share of the units that a model of population and max combinations predicts "
            "to be above (%)"
        )
        lines = {
            "": (self.tr("At most"), self.tr("Share of unique people that a unit may have (%)")),
            "units": (self.tr("Units"), units),
            "records": (self.tr("Records"), records),
            "people": (self.tr("People"), people),
            "predicted": (self.tr("Model"), predicted),
        }
        for line, (key, (name, tip)) in enumerate(lines.items()):
            label = ElidedLabel(name, self, Qt.TextElideMode.ElideRight)
            label.setProperty("role", "muted")
            label.set_tooltip(tip)
            label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
            self._grid.addWidget(label, line, 0)
            for i, threshold in enumerate(THRESHOLDS, 1):
                if key:
                    self._add_cell(line, i, threshold, key, name)
                else:
                    self._add_button(i, threshold)
        self._group.idClicked.connect(self._choose)

    def _add_button(self, place: int, threshold: float) -> None:
        said = texts.percent(threshold)
        button = self.buttons[threshold] = QRadioButton(said, self)
        button.setToolTip(texts.about(threshold))
        button.setAccessibleName(self.tr("Accept {threshold} unique people").format(threshold=said))
        self._group.addButton(button, place)
        self._grid.addWidget(button, 0, place, Qt.AlignmentFlag.AlignRight)

    def _add_cell(self, line: int, place: int, threshold: float, key: str, name: str) -> None:
        cell = self.cells[threshold, key] = QLabel(numbers.NOTHING, self)
        cell.setAlignment(_RIGHT)
        cell.setAccessibleName(f"{name}, {texts.percent(threshold)}")
        self._grid.addWidget(cell, line, place)

    @Slot(int)
    def _choose(self, place: int) -> None:
        self._state.change(threshold=THRESHOLDS[place - 1])

    def show_report(self, found: Report, threshold: float) -> None:
        """Shows what each threshold comes to, and which one is accepted."""
        if threshold in self.buttons:
            self.buttons[threshold].setChecked(True)
        for of in THRESHOLDS:
            row = found.row(of)
            of_units = self.tr("{above} of {known} units are above")
            of_records = self.tr("{above} of {all} records")
            of_people = self.tr("{above} of {all} people")
            self._say(of, "units", row.units_share, of_units, row.n_above, row.n_known)
            self._say(of, "records", row.records_share, of_records, row.records_above, row.records)
            self._say(of, "people", row.people_share, of_people, row.people_above, row.people)
            predicted = found.predicted.get(of)
            if predicted is None:
                none = self.tr("No model predicts this threshold.")
                self._say(of, "predicted", None, none, 0, 0)
            else:
                said = self.tr("{above} of {known} units are predicted to be above")
                row = predicted.verdict
                self._say(of, "predicted", row.units_share, said, row.n_above, row.n_known)

    def _say(
        self, threshold: float, key: str, share: float | None, text: str, above: float, all_: float
    ) -> None:
        whole = numbers.count(all_)
        tip = text.format(above=numbers.count(above), known=whole, all=whole)
        cell = self.cells[threshold, key]
        cell.setText(numbers.percent(share))
        cell.setToolTip(tip)
        cell.setAccessibleDescription(tip)


class VerdictSection(QWidget):
    """The level, the sentence, the thresholds, and what can be done with them."""

    def __init__(self, context: LevelsContext) -> None:
        super().__init__()
        self._state, self._session = context.state, context.program.session
        self._found: LevelUniqueness | None = None
        tip = self.tr("Level of geography whose units are looked at")
        self.level = choice_box(self.tr("Level"), tip)
        self.sentence, self.why = BriefLabel(role="verdict"), words("", "muted")
        self.rows = ThresholdRows(context)
        self.guidance_button = push_button(
            self.tr("Which threshold? …"),
            self.tr("A short form proposes 0, 5 or 20 %, with reasons"),
            self,
            lambda: open_guidance(context),
        )
        self.above_button = push_button(
            self.tr("Select those &above"),
            self.tr("Select the areas of units that are above the accepted share"),
            self,
            self._select_above,
        )
        column(
            self,
            labelled(QLabel(self.tr("&Level")), self.level),
            self.sentence,
            self.rows,
            self.why,
            (self.guidance_button, LEFT),
            (self.above_button, LEFT),
        )
        self.level.activated.connect(self._choose_level)

    def show_result(self, found: LevelUniqueness) -> None:
        """Shows the verdict on a level."""
        self._found, state = found, self._state
        if isinstance(state.levels, Levels):
            offer(self.level, [(row.key, row_name(row)) for row in state.levels.rows])
        show_choice(self.level, found.query.row.key)
        threshold, of = state.question.threshold, found.report
        row = of.row(threshold)
        self.sentence.setText(texts.sentence(texts.units_name(found.query.row), row))
        self.rows.show_report(of, threshold)
        self.why.setText(texts.why(of))
        self.why.setVisible(bool(self.why.text()))
        self.above_button.setEnabled(row.n_above > 0)

    @Slot(int)
    def _choose_level(self, index: int) -> None:
        self._state.change(level=str(self.level.itemData(index)))

    @Slot()
    def _select_above(self) -> None:
        if self._found is not None:
            fails = above(self._found.report.share, self._state.question.threshold)
            self._session.select(self._found.areas_of(np.flatnonzero(fails)))

"""What shall be compared: both algorithms over thresholds and the levels of a variable."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from app.kit.layouts import choice_box, fill, row
from app.kit.widgets import described
from app.workspaces.cells.outcome.comparison import Candidate
from app.workspaces.cells.outcome.search import Search, SearchButton
from app.workspaces.cells.reasons import CellsContext
from app.workspaces.cells.texts import name_words
from core.errors import VbasError
from core.hierarchies.attempts import LevelResult, compare
from core.suppression.cells.typed_thresholds import USUAL, thresholds_of

_EDIT, _NARROW_BOX, _WIDE_BOX = 130, 60, 200


class BatchBar(QWidget):
    """What shall be compared: thresholds, and the levels of one variable."""

    def __init__(self, context: CellsContext) -> None:
        super().__init__()
        self._context, self._state = context, context.state
        tip = self.tr(
            "Thresholds to compare: probabilities of re-identification such as 0.05, or sizes "
            "of classes k such as 20 (records)"
        )
        self.thresholds = described(QLineEdit(USUAL, self), self.tr("Thresholds"), tip)
        self.thresholds.setFixedWidth(_EDIT)
        self.thresholds.returnPressed.connect(self._compare)
        tip = self.tr("Compare the levels of a variable too, from the finest released one on")
        self.levels = choice_box(self.tr("Levels to compare"), tip, parent=self)
        self.levels.setMinimumWidth(_NARROW_BOX)
        self.levels.setMaximumWidth(_WIDE_BOX)
        label = QLabel(self.tr("&Thresholds:"), self)
        label.setBuddy(self.thresholds)
        self.search = Search(context, "cells comparison", self)
        tip = self.tr("Suppress with both algorithms at each of these thresholds, and compare")
        self.run = SearchButton(
            context,
            self.search,
            (self.tr("Compare"), tip, self._compare),
            self.tr("Stop: keep what is compared so far"),
            self.tr("{done} of {all} runs"),
            (self.thresholds, self.levels),
        )
        row(self, label, self.thresholds, (self.levels, 1), self.run, 1, margins=(8, 2, 6, 0))
        self.search.found.connect(self._on_result)
        context.program.session.records_changed.connect(self.search.cancel)
        context.live(self, self._offered, self._offer)

    def _offered(self) -> tuple[tuple[str, str], ...] | None:
        """Variables with several levels, with their titles; None where nothing can be compared."""
        design = self._state.design
        if self._context.program.session.records is None or not design.variables:
            return None
        several = (of.name for of in design.variables if len(of.levels) - of.released > 1)
        return () if design.by_hand is not None else tuple((of, name_words(of)) for of in several)

    def _offer(self, variables: tuple[tuple[str, str], ...] | None) -> None:
        self.setVisible(variables is not None)
        each = self.tr("and levels of {variable}")
        choices = {name: each.format(variable=title) for name, title in variables or ()}
        as_they_are = {"": self.tr("these levels")}
        fill(self.levels, as_they_are | choices, self.levels.currentData() or "")
        self.levels.setVisible(bool(choices))

    @Slot()
    def _compare(self) -> None:
        """Begins a batch."""
        vary = str(self.levels.currentData() or "")
        try:
            thresholds = thresholds_of(self.thresholds.text())
        except VbasError as error:
            self.search.refuse(error)
            return
        self.search.begin(
            self.tr("Comparing thresholds"),
            lambda records, design: compare(records, design, thresholds, vary),
        )

    @Slot(object)
    def _on_result(self, results: tuple[LevelResult, ...]) -> None:
        """Runs of a batch stand behind what is kept."""
        every = self._state.candidates
        there = {of.compared: of for of in every}
        batch = [
            there.get(of.compared)
            or Candidate(of.compared, design=of.attempt.design, level=of.attempt.level)
            for of in results
        ]
        self._state.candidates = (*(of for of in every if of.own), *batch)

"""What the panels of the Levels workspace share: the question, and what has been found out."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QObject, Signal

from app.frame.history import Edit, History
from app.workspaces.levels.kept_units import KeptUnits
from core.calibration.results import Calibration
from core.levels.question import Question

MARGIN, UNIQUENESS = "margin", "uniqueness"
"""What the workspace colours the map by: people against the cut-off, or unique records."""


class LevelsState(QObject):
    """The question that is asked, and the calibration that was made; ``units`` of all levels.

    Signals
    -------
    question_changed(Question)
        Something is asked differently.
    calibration_changed(Calibration | None)
        A calibration is shown.
    sets_changed()
        A coefficient set of the user came or went.
    map_shows_changed(str)
        The map is to be coloured by something else: `MARGIN` or `UNIQUENESS`.
    """

    question_changed = Signal(object)
    calibration_changed = Signal(object)
    sets_changed = Signal()
    map_shows_changed = Signal(str)

    def __init__(self, history: History, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._history = history
        self.question = Question()
        self.calibration: Calibration | None = None
        self.map_shows = MARGIN
        self.units = KeptUnits()

    def adopt(self, other: LevelsState) -> None:
        """Takes over what another one holds, once files and settings have come."""
        self.follow(other.question)
        self.show_calibration(other.calibration)
        self.show_on_map(other.map_shows)

    def ask(self, question: Question) -> None:
        """Replaces the question, by the user's wish: this can be undone."""
        before = self.question
        if question == before:
            return
        self.follow(question)
        text = QCoreApplication.translate("Levels", "change what is asked of levels")
        self._history.record(
            Edit(text, lambda: self.follow(question), lambda: self.follow(before), "question")
        )

    def change(self, **fields: object) -> None:
        """Asks the same with some fields changed."""
        self.ask(replace(self.question, **fields))  # type: ignore[arg-type]

    def follow(self, question: Question) -> None:
        """Replaces the question because something else changed: no edit of its own."""
        if question != self.question:
            self.question = question
            self.question_changed.emit(question)

    def show_calibration(self, calibration: Calibration | None) -> None:
        """Shows what came out of a calibration."""
        self.calibration = calibration
        self.calibration_changed.emit(calibration)

    def show_on_map(self, what: str) -> None:
        """Colours the map by `MARGIN` or `UNIQUENESS` while the workspace is shown."""
        if what != self.map_shows:
            self.map_shows = what
            self.map_shows_changed.emit(what)

"""What the panels of the Levels workspace share: the question, and what has been found out."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QObject, Signal

from app.frame.history import Edit, History
from app.frame.workspace import Context
from app.kit.state import State, Value
from app.workspaces.levels.calibration.running import Fitted, Kept
from app.workspaces.levels.kept_units import KeptUnits
from core.levels.question import Question

MARGIN, UNIQUENESS = "margin", "uniqueness"
"""What the workspace colours the map by: people against the cut-off, or unique records."""


class LevelsState(State):
    """What is asked, and what came out.

    Attributes
    ----------
    question
        What is asked of levels.
    map_shows
        What the map is coloured by while the workspace is shown: `MARGIN` or `UNIQUENESS`.
    sets
        How often a coefficient set of the user came or went.
    kept, fitted
        What calibrations have read and followed; what was fitted, None while one runs.
    """

    question = Value(Question())
    map_shows = Value(MARGIN)
    sets = Value(0, kept=False)
    kept = Value(Kept())
    fitted: Value[Fitted | None] = Value(None)

    question_changed = Signal(object)
    sets_changed = Signal()
    map_shows_changed = Signal(str)

    def __init__(self, history: History, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._history = history
        self.units = KeptUnits()
        self.when("question", self.question_changed.emit)
        self.when("sets", lambda _: self.sets_changed.emit())
        self.when("map_shows", self.map_shows_changed.emit)

    def ask(self, question: Question) -> None:
        """Replaces the question, by the user's wish: this can be undone."""
        before = self.question
        if question == before:
            return
        self.question = question
        text = QCoreApplication.translate("Levels", "change what is asked of levels")
        again, back = (lambda: self.follow(question)), (lambda: self.follow(before))
        self._history.record(Edit(text, again, back, "question"))

    def change(self, **fields: object) -> None:
        """Asks the same with some fields changed."""
        self.ask(replace(self.question, **fields))  # type: ignore[arg-type]

    def follow(self, question: Question) -> None:
        """Replaces the question because something else changed: no edit of its own."""
        self.question = question

    def show_on_map(self, what: str) -> None:
        """Colours the map by `MARGIN` or `UNIQUENESS` while the workspace is shown."""
        self.map_shows = what

    def fit(self, **more: object) -> None:
        """Adds to what was fitted."""
        if self.fitted is not None:
            self.fitted = replace(self.fitted, **more)  # type: ignore[arg-type]


LevelsContext = Context[LevelsState]

"""What the panels of the Levels workspace share: the question, and what has been found out."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QObject

from app.frame.history import History
from app.frame.workspace import Context
from app.kit.derived import Missing, PlainView
from app.kit.state import State, Value
from app.workspaces.levels.calibration.running import Fitted, Kept
from app.workspaces.levels.levels import Levels
from app.workspaces.levels.table.sheet import Decision, RuleColumn, Sheet
from app.workspaces.levels.thresholds.finding import LevelUniqueness
from core.cutoff.design import Design
from core.cutoff.population_cutoffs import fixed_cutoffs
from core.errors import VbasError
from core.levels.question import Question

NAME = "levels"
MARGIN, UNIQUENESS = "margin", "uniqueness"
"""What the workspace colours the map by: people against the cut-off, or unique records."""
NO_AREAS, NO_PEOPLE, NO_RECORDS, NOT_CHOSEN, NOT_COUNTED, NOT_JUDGED, WORKING = (
    "no areas",
    "no people",
    "no records",
    "not chosen",
    "not counted",
    "not judged",
    "working",
)
"""Why there is nothing to show: nothing is open; nobody is known to live there; no records are
open; how to count them is not chosen; they are not counted; the rule lacks variables; it is on its
way."""


class LevelsState(State):
    """What is asked, and what came out.

    Attributes
    ----------
    question
        What is asked of levels.
    model
        Name and predictor of the model that was asked for last, also while a fixed cut-off decides.
    what_if
        A column of the table that is looked at without changing the question.
    sample
        Whether the records are a sample of the people, and its fraction if it is known.
    map_shows
        What the map is coloured by while the workspace is shown: `MARGIN` or `UNIQUENESS`.
    sets
        How often a coefficient set of the user came or went.
    draft
        The variables of the scenario, as soon as their categories are counted.
    levels, sheet, uniqueness
        What was found of the areas on the map, or why nothing is known.
    stale_views
        Names of those three that are being found anew.
    kept, fitted
        What calibrations have read and followed; what was fitted, None while one runs.
    """

    saved_name = NAME

    question = Value(Question(), saved_as=Question)
    model = Value((Question().rule, Question().predictor), saved_as=tuple[str, str])
    what_if: Value[RuleColumn | None] = Value(None, kept=False)
    sample: Value[tuple[bool, float | None]] = Value(
        (False, None), kept=False, saved_as=tuple[bool, float | None]
    )
    map_shows = Value(MARGIN, saved_as=str)
    sets = Value(0, kept=False)
    draft = Value(Design(), kept=False)
    levels: Value[Levels | VbasError | Missing] = Value(Missing(NO_AREAS), kept=False)
    sheet: Value[Sheet | Missing] = Value(Missing(NO_AREAS), kept=False)
    uniqueness: Value[LevelUniqueness | VbasError | Missing] = Value(Missing(NO_AREAS), kept=False)
    stale_views: Value[frozenset[str]] = Value(frozenset(), kept=False)
    kept = Value(Kept())
    fitted: Value[Fitted | None] = Value(None)

    def __init__(self, history: History, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._history = history
        self.when("question", self._on_question)

    def _on_question(self, question: Question) -> None:
        self.what_if = None
        if question.rule not in fixed_cutoffs():
            self.model = (question.rule, question.predictor)

    def ask(self, question: Question) -> None:
        """Replaces the question, by the user's wish: this can be undone."""
        text = QCoreApplication.translate("Levels", "change what is asked of levels")
        self._history.change(self, "question", question, text, "question")

    def change(self, **fields: object) -> None:
        """Asks the same with some fields changed."""
        self.ask(replace(self.question, **fields))  # type: ignore[arg-type]

    def follow(self, question: Question) -> None:
        """Replaces the question because something else changed: no edit of its own."""
        self.question = question

    def fit(self, **more: object) -> None:
        """Adds to what was fitted."""
        if self.fitted is not None:
            self.fitted = replace(self.fitted, **more)  # type: ignore[arg-type]

    def decision(self) -> Decision | None:
        """Level, rule and judgement that are looked at; None without a table."""
        sheet = self.sheet
        if isinstance(sheet, Missing):
            return None
        row = sheet.levels.row(self.question.level)
        asked = self.what_if or sheet.column(self.question)
        return Decision(row, asked, sheet.cells.get((row.key, asked)))


class IntoState(PlainView):
    """Puts what a `Derived` finds into a value of the state, or why there is nothing."""

    def __init__(self, state: LevelsState, name: str) -> None:
        self._state, self._name = state, name

    def put(self, value: object) -> None:
        """It has been found, or why not."""
        setattr(self._state, self._name, value)
        self.show_stale(False)

    def show_missing(self, reason: str) -> None:
        """There is nothing to find it from."""
        self.put(Missing(reason))

    def show_working(self) -> None:
        """It is being found for the first time."""
        self.put(Missing(WORKING))

    def show_stale(self, stale: bool) -> None:
        """Whether it is being found anew."""
        one = frozenset((self._name,))
        self._state.stale_views = (
            self._state.stale_views | one if stale else self._state.stale_views - one
        )

    def show_refused(self, error: VbasError) -> None:
        """It cannot be found."""
        self.put(error)


LevelsContext = Context[LevelsState]

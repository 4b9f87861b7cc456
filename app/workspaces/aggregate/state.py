"""What the panels of the workspace share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app.features.runs.run_order import Arrangement
from app.features.runs.run_words import Gain
from app.frame.program import Program
from app.kit.state import State, Value
from core.decision.question import USUAL_KS, USUAL_LIMIT
from core.decision.table import DecisionTable, Key

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from app.workspaces.aggregate.runs_panel import RunsPanel
    from app.workspaces.aggregate.scenario.panel import ScenarioPanel

_ORDER, _TODAY, _DECIDES = "runs/order", "runs/today", "decision/on"
_YES, _NO = "yes", "no"


class AggregateWorkspace(State):
    """Values of the list of runs, kept in the settings, and the panels that a tour goes to.

    Attributes
    ----------
    arrangement
        How the list is sorted and filtered.
    today
        Whether today's practice is wanted.
    gains
        What runs gain against today's practice, by their numbers.
    decides
        Whether the decision table is found out by itself.
    decision_ks, decision_limit, decision_coarser
        What it asks: values of k, largest share lost, whether coarser variables are proposed.
    decision, decision_cell
        The table so far; the row and column of the chosen cell.
    partners
        {level: number of the run that was made with as many regions as its card}.
    """

    saved_name = "aggregate"

    arrangement = Value(Arrangement())
    today = Value(True)
    gains: Value[Mapping[int, Gain]] = Value({}, kept=False)
    decides = Value(True)
    decision_ks: Value[tuple[int, ...]] = Value(USUAL_KS, saved_as=tuple[int, ...])
    decision_limit = Value(USUAL_LIMIT, saved_as=float)
    decision_coarser = Value(True, saved_as=bool)
    decision: Value[DecisionTable | None] = Value(None, kept=False)
    decision_cell: Value[tuple[int, Key] | None] = Value(None, kept=False)
    partners: Value[Mapping[str, int]] = Value({}, saved_as=dict[str, int])

    scenario: ScenarioPanel
    runs: RunsPanel
    overview: QWidget

    def __init__(self, program: Program) -> None:
        super().__init__(program.window)
        self._program = program
        kept = program.settings.kept
        self.arrangement = Arrangement.from_text(kept.get(_ORDER, ""))
        self.today = kept.get(_TODAY, _YES) != _NO
        self.decides = kept.get(_DECIDES, _YES) != _NO
        self.when("decides", lambda on: kept.update({_DECIDES: _YES if on else _NO}))
        self.when("arrangement", lambda how: kept.update({_ORDER: how.to_text()}))
        self.when("today", lambda on: kept.update({_TODAY: _YES if on else _NO}))

    def ask(self, name: str, after: object) -> None:
        """Replaces what the decision table asks, by the user's wish: this can be undone."""
        text = QCoreApplication.translate("Aggregate", "change of the decision's question")
        self._program.history.change(self, name, after, text, name)

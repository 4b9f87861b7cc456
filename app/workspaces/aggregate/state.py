"""What the panels of the workspace share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from app.features.runs.run_order import Arrangement
from app.features.runs.run_words import Gain
from app.frame.program import Program
from app.kit.state import State, Value

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from app.workspaces.aggregate.runs_panel import RunsPanel
    from app.workspaces.aggregate.scenario.panel import ScenarioPanel

_ORDER, _TODAY = "runs/order", "runs/today"
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
    partner
        Number of the run that was made with as many regions as today's practice; None before.
    """

    arrangement = Value(Arrangement())
    today = Value(True)
    gains: Value[Mapping[int, Gain]] = Value({}, kept=False)
    partner: Value[int | None] = Value(None)

    scenario: ScenarioPanel
    runs: RunsPanel
    overview: QWidget

    def __init__(self, program: Program) -> None:
        super().__init__(program.window)
        kept = program.settings.kept
        self.arrangement = Arrangement.from_text(kept.get(_ORDER, ""))
        self.today = kept.get(_TODAY, _YES) != _NO
        self.when("arrangement", lambda how: kept.update({_ORDER: how.to_text()}))
        self.when("today", lambda on: kept.update({_TODAY: _YES if on else _NO}))

"""The scenario panel: four steps that fold to one line, and the button that runs them."""

from app.workspaces.aggregate.scenario.panel import ScenarioPanel
from app.workspaces.aggregate.scenario.values import ColumnValues

__all__ = ["ColumnValues", "ScenarioPanel"]

"""The scenario panel: four steps that fold to one line, and the button that runs them."""

from app.workspaces.aggregate.scenario.panel import ScenarioPanel

__all__ = ["ScenarioPanel"]

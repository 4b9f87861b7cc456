"""Who tells whom what: levels, their map, remedies."""

from __future__ import annotations

from app.layout import AREA
from app.program import Program
from app.workspaces.levels.state import LevelsState
from app.workspaces.levels.table.panel import LevelsPanel


def wire(program: Program, state: LevelsState) -> None:
    """Connects it."""
    window = program.window
    panel = LevelsPanel(window)
    window.add_dock(
        "levels", "table", window.tr("Levels"), panel, AREA.BottomDockWidgetArea, shown=True
    )
    actions = window.actions_
    panel.open_requested.connect(actions.open_areas.trigger)
    panel.sample_requested.connect(actions.open_sample.trigger)
    panel.population_requested.connect(actions.open_population.trigger)

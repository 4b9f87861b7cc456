"""Who tells whom what: levels, their map, remedies."""

from __future__ import annotations

from app.layout import AREA
from app.program import Program
from app.workspaces.levels.state import LevelsState
from app.workspaces.levels.table.panel import LevelsPanel
from app.workspaces.levels.table.table_wiring import NAME, TableWiring


def wire(program: Program, state: LevelsState) -> None:
    """Connects it."""
    window = program.window
    panel = LevelsPanel(window.theme, window)
    window.add_dock(
        NAME, "table", window.tr("Levels"), panel, AREA.BottomDockWidgetArea, shown=True
    )
    TableWiring(program, state, panel)

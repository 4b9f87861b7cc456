"""Who tells whom what: levels, their map, remedies."""

from __future__ import annotations

from app.frame.layout import AREA
from app.frame.program import Program
from app.workspaces.levels.lens.draft_design import DraftDesign
from app.workspaces.levels.state import LevelsState
from app.workspaces.levels.table.panel import LevelsPanel
from app.workspaces.levels.table.remedies_panel import RemediesPanel
from app.workspaces.levels.table.remedies_wiring import RemediesWiring
from app.workspaces.levels.table.table_wiring import NAME, TableWiring


def wire(program: Program, state: LevelsState, draft: DraftDesign) -> None:
    """Connects it."""
    window = program.window
    panel, remedies = LevelsPanel(window.theme, window), RemediesPanel(window)
    window.add_dock(NAME, "table", window.tr("Levels"), panel, AREA.BottomDockWidgetArea)
    window.add_dock(NAME, "remedies", window.tr("Remedies"), remedies, AREA.RightDockWidgetArea)
    table = TableWiring(program, state, panel)
    RemediesWiring(program, state, table, remedies, draft)

"""Connects it to the program."""

from __future__ import annotations

from app.layout import AREA
from app.program import Program
from app.workspaces.cells.outcome.outcome_wiring import NAME, OutcomeWiring
from app.workspaces.cells.outcome.panel import OutcomePanel
from app.workspaces.cells.state import CellsState


def wire(program: Program, state: CellsState) -> None:
    """Makes the panels and connects them."""
    window = program.window
    panel = OutcomePanel(window.theme, window)
    window.add_dock(NAME, "result", window.tr("Result"), panel, AREA.RightDockWidgetArea)
    OutcomeWiring(program, state, panel)

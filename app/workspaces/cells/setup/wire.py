"""Connects it to the program."""

from __future__ import annotations

from app.frame.layout import AREA
from app.frame.program import Program
from app.frame.run_key import RunKeys
from app.workspaces.cells.setup import texts
from app.workspaces.cells.setup.panel import SetupPanel
from app.workspaces.cells.setup.wiring import NAME, SetupWiring
from app.workspaces.cells.state import CellsState


def wire(program: Program, state: CellsState) -> SetupWiring:
    """Makes the panel and connects it."""
    window = program.window
    panel = SetupPanel(window.theme, window)
    title = texts.tr("Records and variables")
    window.add_dock(NAME, "setup", title, panel, AREA.LeftDockWidgetArea)
    wiring = SetupWiring(program, state, panel)
    program.part(RunKeys).set_run(NAME, wiring.running.run)
    return wiring

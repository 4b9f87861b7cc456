"""Who tells whom what: variables."""

from __future__ import annotations

from app.frame.layout import AREA
from app.frame.program import Program
from app.frame.run_key import RunKeys
from app.workspaces.uniqueness.state import UniquenessState
from app.workspaces.uniqueness.variables import texts
from app.workspaces.uniqueness.variables.panel import VariablesPanel
from app.workspaces.uniqueness.variables.wiring import NAME, VariablesWiring


def wire(program: Program, state: UniquenessState) -> VariablesWiring:
    """Connects it."""
    window = program.window
    panel = VariablesPanel(window.theme, window)
    title = texts.tr("Records and variables")
    window.add_dock(NAME, "variables", title, panel, AREA.LeftDockWidgetArea)
    wiring = VariablesWiring(program, state, panel)
    program.part(RunKeys).set_run(NAME, wiring.asking.run)
    return wiring

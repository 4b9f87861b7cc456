"""Who tells whom what: variables."""

from __future__ import annotations

from app.frame.layout import AREA
from app.frame.program import Program
from app.frame.run_key import RunKey
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
    row = (
        texts.tr("&Count all combinations"),
        texts.tr("Count the unique records of every combination of the chosen variables"),
        "Ctrl+Return",
        "",
    )
    count = window.add_action("run", "count_combinations", row, before=window.actions_.pause)

    def run() -> None:
        window.show_workspace(NAME)
        wiring.asking.run()

    count.triggered.connect(run)
    RunKey(window, NAME, count)
    return wiring

"""The Cells workspace: single values are blanked until nobody is recognised."""

from __future__ import annotations

from functools import partial

from app.frame.program import Program
from app.frame.workspace import Context
from app.workspaces.cells.hierarchies import panel as hierarchies
from app.workspaces.cells.losses import associations, missingness
from app.workspaces.cells.outcome import comparison_panel, price, result
from app.workspaces.cells.outcome.comparison import keep
from app.workspaces.cells.risk import panel as risk
from app.workspaces.cells.setup.wire import wire as wire_setup
from app.workspaces.cells.state import CellsState


def build(program: Program) -> CellsState:
    """Makes what the panels share, and connects each."""
    context = Context(program, CellsState(program.history, program.window))
    state = context.state
    wire_setup(program, state)
    for panel in (hierarchies.PANEL, result.PANEL, comparison_panel.PANEL, price.PANEL):
        panel.build("cells", context)
    state.when("outcome", partial(keep, state))
    for of in (missingness.PANEL, associations.PANEL, missingness.TABLE):
        of.build("cells", context)
    missingness.connect(context)
    risk.panel().build("cells", context)
    risk.connect(context)
    return state

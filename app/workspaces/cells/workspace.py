"""The Cells workspace: its state and its panels, in the order of their docks."""

from __future__ import annotations

from functools import partial

from app.frame.program import Program
from app.frame.workspace import Workspace
from app.workspaces.cells import designing
from app.workspaces.cells.hierarchies import panel as hierarchies
from app.workspaces.cells.hierarchies.again import LevelsAgain
from app.workspaces.cells.losses import associations, missingness
from app.workspaces.cells.outcome import comparison_panel, handing, price, result
from app.workspaces.cells.outcome.comparison import keep
from app.workspaces.cells.reasons import CellsContext
from app.workspaces.cells.risk import panel as risk
from app.workspaces.cells.setup import panel as setup
from app.workspaces.cells.state import CellsState


def build(program: Program) -> CellsState:
    """Makes the workspace."""
    panels = (
        setup.PANEL,
        hierarchies.PANEL,
        result.PANEL,
        comparison_panel.PANEL,
        price.PANEL,
        missingness.PANEL,
        associations.PANEL,
        missingness.TABLE,
        risk.panel(),
    )
    return Workspace("cells", _state, panels, _connect).build(program)


def _state(program: Program) -> CellsState:
    return CellsState(program.history, program.window)


def _connect(context: CellsContext) -> None:
    context.state.when("outcome", partial(keep, context.state))
    LevelsAgain(context)
    handing.connect(context)
    designing.connect(context)
    setup.connect(context)
    missingness.connect(context)
    risk.connect(context)

"""The Uniqueness workspace: its state and its panels, in the order of their docks."""

from __future__ import annotations

from app.frame.run_key import RunKeys
from app.frame.workspace import Workspace
from app.workspaces.uniqueness import designing
from app.workspaces.uniqueness.explorer import minimal, table
from app.workspaces.uniqueness.explorer import panel as explorer
from app.workspaces.uniqueness.findings import panel as findings
from app.workspaces.uniqueness.findings import tried
from app.workspaces.uniqueness.reasons import UniquenessContext
from app.workspaces.uniqueness.state import NAME, UniquenessState
from app.workspaces.uniqueness.variables import panel as variables


def _connect(context: UniquenessContext) -> None:
    context.program.part(RunKeys).set_run(NAME, context.state.run_requested.emit)
    designing.connect(context)


WORKSPACE: Workspace[UniquenessState] = Workspace(
    NAME,
    lambda program: UniquenessState(program.history, program.window),
    (
        variables.PANEL,
        findings.PANEL,
        tried.PANEL,
        explorer.PANEL,
        table.PANEL,
        minimal.PANEL,
    ),
    _connect,
)

"""The Uniqueness workspace: its state and its panels, in the order of their docks."""

from __future__ import annotations

from app.frame.run_key import RunKeys
from app.frame.workspace import Workspace
from app.kit import numbers
from app.workspaces.uniqueness import designing
from app.workspaces.uniqueness.explorer import minimal, table
from app.workspaces.uniqueness.explorer import panel as explorer
from app.workspaces.uniqueness.findings import panel as findings
from app.workspaces.uniqueness.findings import tried
from app.workspaces.uniqueness.reasons import UniquenessContext
from app.workspaces.uniqueness.state import NAME, UniquenessState, tr
from app.workspaces.uniqueness.texts import verdict_words
from app.workspaces.uniqueness.variables import panel as variables


def _connect(context: UniquenessContext) -> None:
    context.program.part(RunKeys).set_run(NAME, context.state.run_requested.emit)
    designing.connect(context)
    context.speak(NAME, lambda: _sentence(context))


def _sentence(context: UniquenessContext) -> str:
    """What came out of what is chosen now; before, the window says what there is to do."""
    state = context.state
    if state.examination is None or state.stale or context.program.jobs.busy:
        return ""
    counted = numbers.count(len(state.examination.lattice), tr("combinations"))
    verdict = verdict_words(state.examination.verdict)
    return tr("Counted: {combinations} · {verdict}").format(combinations=counted, verdict=verdict)


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

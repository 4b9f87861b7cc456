"""Puts the Uniqueness workspace together: every connection is found from here."""

from __future__ import annotations

from app.frame.program import Program
from app.workspaces.uniqueness.explorer.wire import wire as wire_explorer
from app.workspaces.uniqueness.findings.wire import wire as wire_findings
from app.workspaces.uniqueness.state import UniquenessState
from app.workspaces.uniqueness.variables.wire import wire as wire_variables

NAME = "uniqueness"


def wire(program: Program) -> UniquenessState:
    """Makes what the panels share, and connects each."""
    state = UniquenessState(program.history, program.window)
    wire_variables(program, state)
    wire_findings(program, state)
    wire_explorer(program, state)
    return state

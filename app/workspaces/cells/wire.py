"""Puts the Cells workspace together: every connection is found from here."""

from __future__ import annotations

from app.frame.program import Program
from app.workspaces.cells.hierarchies.wire import wire as wire_hierarchies
from app.workspaces.cells.losses.wire import wire as wire_losses
from app.workspaces.cells.outcome.wire import wire as wire_outcome
from app.workspaces.cells.risk.wire import wire as wire_risk
from app.workspaces.cells.setup.wire import wire as wire_setup
from app.workspaces.cells.state import CellsState

NAME = "cells"


def wire(program: Program) -> CellsState:
    """Makes what the panels share, and connects each."""
    state = CellsState(program.history, program.window)
    wire_setup(program, state)
    wire_hierarchies(program, state)
    wire_outcome(program, state)
    wire_losses(program, state)
    wire_risk(program, state)
    return state

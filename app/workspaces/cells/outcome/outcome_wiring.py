"""Passing."""

from __future__ import annotations

from app.frame.program import Program
from app.frame.workspace import Context
from app.workspaces.cells.reasons import why_nothing
from app.workspaces.cells.state import CellsState

NAME = "cells"


def reason_for(program: Program, state: CellsState) -> str:
    """Why nothing came out yet."""
    return why_nothing(Context(program, state))

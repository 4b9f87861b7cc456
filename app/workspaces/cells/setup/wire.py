"""Connects it to the program."""

from __future__ import annotations

from app.program import Program
from app.workspaces.cells.state import CellsState


def wire(program: Program, state: CellsState) -> None:
    """Makes the panels and connects them."""

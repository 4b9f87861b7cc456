"""Who tells whom what: the cut-off lens."""

from __future__ import annotations

from app.program import Program
from app.workspaces.levels.state import LevelsState


def wire(program: Program, state: LevelsState) -> None:
    """Connects it."""

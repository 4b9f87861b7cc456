"""Who tells whom what: explorer."""

from __future__ import annotations

from app.program import Program
from app.workspaces.uniqueness.state import UniquenessState


def wire(program: Program, state: UniquenessState) -> None:
    """Connects it."""
    del program, state

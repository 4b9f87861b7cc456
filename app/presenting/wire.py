"""Who tells whom what: for an audience: large type, animations, the mark of synthetic data."""

from __future__ import annotations

from app.program import Program


def wire(program: Program) -> None:
    """Adds presenter mode and animations."""

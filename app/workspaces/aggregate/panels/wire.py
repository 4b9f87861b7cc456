"""Who tells whom what: what a run costs, in pictures: one panel for each measure."""

from __future__ import annotations

from app.program import Program


def wire(program: Program) -> None:
    """Adds the panels of measures."""

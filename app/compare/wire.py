"""Who tells whom what: two runs on two maps, their difference, the areas that changed region."""

from __future__ import annotations

from app.program import Program


def wire(program: Program) -> None:
    """Adds what compares two runs on the map."""

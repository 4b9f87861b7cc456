"""Who tells whom what: attribute tables of areas, regions and runs."""

from __future__ import annotations

from app.program import Program


def wire(program: Program) -> None:
    """Adds the tables below the map."""

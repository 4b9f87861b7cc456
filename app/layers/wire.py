"""Who tells whom what: the layers of the map: their list, their looks, their files."""

from __future__ import annotations

from app.program import Program


def wire(program: Program) -> None:
    """Connects the list of layers to session and map."""

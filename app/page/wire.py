"""Who tells whom what: pages to print: the map with title, legend, scale and source line."""

from __future__ import annotations

from app.program import Program


def wire(program: Program) -> None:
    """Adds what prints and exports pages."""

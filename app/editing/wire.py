"""Who tells whom what: editing regions by hand."""

from __future__ import annotations

from app.program import Program


def wire(program: Program) -> None:
    """Adds the tool that edits regions."""

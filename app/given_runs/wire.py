"""Who tells whom what: runs that nobody calculated: today's practice and imported regions."""

from __future__ import annotations

from app.program import Program


def wire(program: Program) -> None:
    """Makes today's practice for every study, and imports regions."""

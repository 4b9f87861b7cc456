"""Who tells whom what: a minute that shows a newcomer the way."""

from __future__ import annotations

from app.program import Program


def wire(program: Program) -> None:
    """Offers the tour."""

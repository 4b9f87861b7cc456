"""Who tells whom what: tools of the map: selecting, measuring, finding, bookmarks."""

from __future__ import annotations

from app.program import Program


def wire(program: Program) -> None:
    """Adds the tools to the map."""

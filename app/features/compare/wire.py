"""Who tells whom what: two maps and the differences between two runs."""

from __future__ import annotations

from app.features.compare.compare_wiring import CompareWiring
from app.frame.program import Program


def wire(program: Program) -> CompareWiring:
    """Connects comparison of two runs on two maps."""
    return CompareWiring(program)

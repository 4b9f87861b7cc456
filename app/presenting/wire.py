"""Who tells whom what: presenter mode, animations and the mark of synthetic data."""

from __future__ import annotations

from app.presenting.animation_wiring import AnimationWiring
from app.presenting.presenter import Presenter
from app.presenting.synthetic import SyntheticMark
from app.program import Program


def wire(program: Program) -> None:
    """Connects presenting to the program."""
    SyntheticMark(program)
    Presenter(program)
    AnimationWiring(program)

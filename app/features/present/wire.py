"""Who tells whom what: presenter mode, animations and the mark of synthetic data."""

from __future__ import annotations

from app.features.present.animation_wiring import AnimationWiring
from app.features.present.presenter import Presenter
from app.features.present.synthetic import SyntheticMark
from app.frame.program import Program


def wire(program: Program) -> None:
    """Connects presenting to the program."""
    SyntheticMark(program)
    Presenter(program)
    AnimationWiring(program)

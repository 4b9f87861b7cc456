"""What is remembered of the method between starts: the algorithm, and giving back."""

from __future__ import annotations

from dataclasses import replace

from app.kit.settings import Settings
from core.hierarchies.design import CellDesign
from core.suppression.cells.protection import ALGORITHMS

_ALGORITHM, _GIVE_BACK = "cells/algorithm", "cells/give_back"
_YES, _NO = "yes", "no"


def with_remembered(design: CellDesign, settings: Settings) -> CellDesign:
    """A design that nobody has chosen yet, with the method that was used last."""
    algorithm = settings.kept.get(_ALGORITHM, design.algorithm)
    return replace(
        design,
        algorithm=algorithm if algorithm in ALGORITHMS else design.algorithm,
        give_back=settings.kept.get(_GIVE_BACK, _NO) == _YES,
    )


def remember(design: CellDesign, settings: Settings) -> None:
    """Keeps the method of a design; a single pass is for comparison only and is not kept."""
    settings.kept[_ALGORITHM] = design.algorithm
    settings.kept[_GIVE_BACK] = _YES if design.give_back else _NO

"""The refinements that can be chosen: VBAS's own and those that other packages add."""

from __future__ import annotations

from functools import cache
from typing import Any

from core.added import REFINEMENTS, added
from core.errors import VbasError
from core.refinement.base import Refiner
from core.refinement.border import BorderRefinement

REFINERS: tuple[type[Any], ...] = (BorderRefinement,)


@cache
def refiners() -> dict[str, type[Any]]:
    """All refinements by name; other packages add theirs as entry points ``vbas.refinements``."""
    return {refiner.name: refiner for refiner in (*REFINERS, *added(REFINEMENTS))}


def refiner(name: str, **parameters: Any) -> Refiner:
    """The refinement of that name with the given parameters.

    Raises
    ------
    VbasError
        If there is none.
    """
    known = refiners()
    if name not in known:
        raise VbasError(
            "There is no refinement called {name}.",
            "Choose one of: {names}.",
            name=name,
            names=", ".join(known) or "none",
        )
    made: Refiner = known[name](**parameters)
    return made

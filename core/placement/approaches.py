"""The placements that can be chosen: VBAS's own and those that other packages add."""

from __future__ import annotations

from functools import cache
from typing import Any

from core.added import PLACEMENTS as ADDED
from core.added import added
from core.errors import VbasError
from core.placement.anonymity_driven import AnonymityDriven
from core.placement.balanced_density import BalancedDensity
from core.placement.base import SitePlacer
from core.placement.given import GivenRegions, GivenSites
from core.placement.random_areas import RandomAreas
from core.placement.suppression_driven import SuppressionDriven

PLACEMENTS: tuple[type[Any], ...] = (
    BalancedDensity,
    AnonymityDriven,
    SuppressionDriven,
    RandomAreas,
    GivenSites,
    GivenRegions,
)


@cache
def placements() -> dict[str, type[Any]]:
    """All placements by name; other packages add theirs as entry points ``vbas.placements``."""
    return {placer.name: placer for placer in (*PLACEMENTS, *added(ADDED))}


def placement(name: str, **parameters: Any) -> SitePlacer:
    """The placement of that name with the given parameters.

    Raises
    ------
    VbasError
        If there is none.
    """
    known = placements()
    if name not in known:
        raise VbasError(
            "There is no placement called {name}.",
            "Choose one of: {names}.",
            name=name,
            names=", ".join(known),
        )
    made: SitePlacer = known[name](**parameters)
    return made

"""How areas become regions once sites are placed: VBAS's own ways, and those that packages add."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from core.added import AGGREGATIONS, added
from core.errors import N_, VbasError
from core.voronoi import nearest_site

if TYPE_CHECKING:
    from core.placement.base import Placement
    from core.study import Study

NEAREST: Final = "nearest"
CELL: Final = "cell"


@dataclass(frozen=True, eq=False)
class Assigning:
    """A way for areas to join sites.

    Attributes
    ----------
    name, title
        What files and people call it.
    labels
        Of a study and a placement the (n,) site of each area, 0 ... sites - 1.
    """

    name: str
    title: str
    labels: Callable[[Study, Placement], NDArray[np.integer]]


def _nearest(study: Study, placement: Placement) -> NDArray[np.integer]:
    return nearest_site(study.areas.points, placement.sites)


def _cell(study: Study, placement: Placement) -> NDArray[np.integer]:
    """The site of its own cell; an area in no cell (without population) joins its nearest site."""
    if placement.cells is None:
        raise VbasError(
            "This placement makes no cells, so areas cannot be assigned by cell.",
            "Assign areas to the nearest site.",
        )
    return np.where(placement.cells >= 0, placement.cells, _nearest(study, placement))


_OWN: Final = (
    Assigning(NEAREST, N_("the nearest site"), _nearest),
    Assigning(CELL, N_("the site of their cell"), _cell),
)


@cache
def assignings() -> dict[str, Assigning]:
    """All ways by name; other packages add theirs as entry points ``vbas.aggregations``."""
    return {of.name: of for of in (*_OWN, *added(AGGREGATIONS))}


def check_assigning(name: str) -> None:
    """Raises if there is no such way."""
    if name not in assignings():
        raise VbasError(
            "Areas cannot join {name}.",
            "Choose one of: {names}.",
            name=name,
            names=", ".join(assignings()),
        )

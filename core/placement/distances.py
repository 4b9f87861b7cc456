"""How far areas are from sites and centres, before and after a search."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.errors import N_, Notice, Phrase
from core.evaluation import compactness, own_centres

CHANGED: Final = N_(
    "{step}: distances to sites (Croft's compactness, Eq. 20) changed by {sites:+.1%}, to "
    "own centres by {centres:+.1%}."
)
"""What is told of a search."""


@dataclass(frozen=True)
class DistanceChange:
    """Sums over areas, before a search and after it; metres of the projection.

    Attributes
    ----------
    to_sites_before, to_sites
        Distances to the sites (Croft et al. 2015, Eq. 20). After a refinement region r keeps site
        r of the placement; a region that has no site keeps the centre it had before.
    to_own_centres_before, to_own_centres
        Distances to the regions' own centres.
    """

    to_sites_before: float
    to_sites: float
    to_own_centres_before: float
    to_own_centres: float

    @property
    def changed(self) -> bool:
        """Whether any distance is other than it was."""
        before = (self.to_sites_before, self.to_own_centres_before)
        return (self.to_sites, self.to_own_centres) != before

    def notice(self, step: Phrase) -> Notice:
        """By how much both changed; ``step`` is what changed them."""
        return Notice(
            CHANGED,
            step=step,
            sites=_share(self.to_sites_before, self.to_sites),
            centres=_share(self.to_own_centres_before, self.to_own_centres),
        )


def _share(before: float, after: float) -> float:
    # Adding 0.0 makes a change that rounds to nothing from below a plain zero.
    return round(after / before - 1.0, 6) + 0.0 if before else 0.0


def distance_change(
    points: NDArray[np.float64],
    before: NDArray[np.int32],
    sites_before: NDArray[np.float64],
    after: NDArray[np.int32],
    sites: NDArray[np.float64],
) -> DistanceChange:
    """What changed from one grouping of (n, 2) points to another; labels (n,), sites (s, 2)."""

    def to_own(labels: NDArray[np.int32]) -> float:
        return compactness(points, labels, own_centres(points, labels, len(sites)))

    return DistanceChange(
        compactness(points, before, sites_before),
        compactness(points, after, sites),
        to_own(before),
        to_own(after),
    )

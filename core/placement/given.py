"""Sites that a person gives, and regions that nobody placed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from core.errors import VbasError
from core.placement.base import Placement, PlacementSnapshot, Task
from core.steps import Step, Steps
from core.voronoi import nearest_site

LEVEL, COLUMN, TABLE, EDIT = "level", "column", "table", "edit"
"""Where given regions can come from."""


@dataclass(frozen=True)
class GivenRegions:
    """Regions of a level, a column or a table, or edited by hand: nothing is placed.

    Attributes
    ----------
    origin
        `LEVEL`, `COLUMN`, `TABLE` or `EDIT`.
    of
        Which level, column or file; the run that was edited.
    """

    name: ClassVar[str] = "given-regions"
    title: ClassVar[str] = "Given regions"
    makes_cells: ClassVar[bool] = False
    draws: ClassVar[bool] = False

    origin: str = LEVEL
    of: str = ""

    def place(self, task: Task, rng: np.random.Generator) -> Steps[Placement]:
        """Cannot place anything.

        Raises
        ------
        VbasError
            Always: regions that were given have no sites.
        """
        yield Step("placing sites")
        raise VbasError(
            "These regions were given ({of}); there is nothing to place.",
            "Choose a placement, or import the regions again.",
            of=self.of,
        )


@dataclass(frozen=True)
class GivenSites:
    """Sites at given places, in the coordinate system of the areas.

    Attributes
    ----------
    sites
        (x, y) of each site, metres.
    """

    name: ClassVar[str] = "given-sites"
    title: ClassVar[str] = "Given sites"
    makes_cells: ClassVar[bool] = False
    draws: ClassVar[bool] = False

    sites: tuple[tuple[float, float], ...] = ()

    def __post_init__(self) -> None:
        places = tuple((float(x), float(y)) for x, y in self.sites)
        if not np.isfinite(np.array(places)).all():
            raise VbasError(
                "A given site has no finite place.", "Give x and y in metres for every site."
            )
        object.__setattr__(self, "sites", places)

    def place(self, task: Task, rng: np.random.Generator) -> Steps[Placement]:
        """Places the sites; see :class:`core.placement.base.SitePlacer`. Uses no random numbers.

        Raises
        ------
        VbasError
            If there are not as many as the task asks for.
        """
        del rng
        if len(self.sites) != task.n_sites:
            raise VbasError(
                "{given} sites are given, but {wanted} are to be placed.",
                "Give as many sites as are asked for, or ask for {given}.",
                given=len(self.sites),
                wanted=task.n_sites,
            )
        return _place(np.array(self.sites), task)


def _place(sites: np.ndarray, task: Task) -> Steps[Placement]:
    labels = nearest_site(task.study.areas.points, sites)
    yield Step("placing sites", 1, 1, PlacementSnapshot(sites, labels))
    return Placement(sites)


def with_given_sites(placement: object) -> bool:
    """Whether sites are given: by the placement, what seeds it, what seeds that, and so on."""
    placer: object | None = placement
    while placer is not None:
        if isinstance(placer, GivenSites):
            return True
        placer = getattr(placer, "seeding", None)
    return False

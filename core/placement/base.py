"""What a placer is given and what it returns."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Protocol, runtime_checkable

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from core.arrays import check_shape, read_only
from core.constraints.base import Limits
from core.errors import N_, VbasError
from core.placement.distances import DistanceChange
from core.search.film import empty_trace
from core.steps import Steps
from core.study import Study


@dataclass(frozen=True, eq=False)
class Task:
    """The work of a placer.

    Attributes
    ----------
    study
        Areas and counts.
    n_sites
        Sites to place.
    k
        Smallest class size allowed in a region, records.
    population
        (n,) people (or records) of each area: the basis that was chosen, without NaN.
    limits
        The constraints, worked out for this study.
    sites
        (s, 2) metres: where placement put the first s regions that are to be refined; None before
        placement.
    search
        Which of several searches this is, 0 for the first: each may begin elsewhere.
    """

    study: Study
    n_sites: int
    k: int
    population: NDArray[np.float64]
    limits: Limits = field(default_factory=lambda: Limits(0))
    sites: NDArray[np.float64] | None = None
    search: int = 0

    def __post_init__(self) -> None:
        check_shape("population", self.population, (len(self.study.areas),))
        object.__setattr__(self, "population", read_only(self.population))
        populated = int(np.count_nonzero(self.population > 0))
        if not 1 <= self.n_sites <= populated:
            raise VbasError(
                "Sites asked for: {n:,}; areas with people: {populated:,}.",
                "Ask for at least 1 and at most {populated:,}.",
                n=self.n_sites,
                populated=populated,
            )


@dataclass(frozen=True, eq=False)
class PlacementSnapshot:
    """Sites placed so far, and which areas have been given to them (-1 = none yet)."""

    sites: NDArray[np.float64]
    labels: NDArray[np.int32]


@dataclass(frozen=True, eq=False)
class Placement:
    """Sites, and how they came about.

    Attributes
    ----------
    sites
        (s, 2) metres; their order is the order of the regions.
    cells
        (n,) int32: the cell of each area where the approach makes cells (-1 = in none); else None.
    trace
        One row per committed change; see :func:`core.search.film.trace_of`.
    moves
        Number of committed moves.
    objective
        Value of the approach's objective, if it has one.
    stopped_because
        A sentence.
    distances
        How a search that starts from other sites changed distances; None for other approaches.
    """

    sites: NDArray[np.float64]
    cells: NDArray[np.int32] | None = None
    trace: pd.DataFrame = field(default_factory=empty_trace)
    moves: int = 0
    objective: float | None = None
    stopped_because: str = N_("all sites are placed")
    distances: DistanceChange | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "sites", read_only(self.sites))


@runtime_checkable
class SitePlacer(Protocol):
    """An approach to the places of the sites.

    ``makes_cells`` says whether its placements tell the cell of each area.
    """

    name: ClassVar[str]
    title: ClassVar[str]
    makes_cells: ClassVar[bool]

    def place(self, task: Task, rng: np.random.Generator) -> Steps[Placement]:
        """Places ``task.n_sites`` sites."""
        ...


def draws(approach: object) -> bool:
    """Whether chance has a part in a placement or refinement; yes if it does not say."""
    return bool(getattr(approach, "draws", True))

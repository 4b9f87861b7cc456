"""How far areas lie from their region's centre, how round regions are, how evenly people fall."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
import shapely
from numpy.typing import NDArray

from core.aggregation import Aggregation, dissolve
from core.areas import AreaLayer
from core.evaluation import own_centre_metres
from core.pipeline import Run, population_of
from core.region_measures import polsby_popper
from core.study import Study


def area_distances(areas: AreaLayer, aggregation: Aggregation) -> NDArray[np.float64]:
    """(n,) metres on the ground from each area to the centre of its region's own points."""
    return own_centre_metres(areas, aggregation)


def roundness(
    areas: AreaLayer, aggregation: Aggregation, fits: NDArray[np.bool_]
) -> NDArray[np.float64]:
    """(s,) Polsby-Popper score of each region, 0 to 1; seconds of work for a country.

    Parameters
    ----------
    areas
        With polygons; where there are only points, every score is NaN.
    aggregation
        Their regions.
    fits
        (n,) which areas fit their neighbours (`core.aggregation.dissolve`).
    """
    if areas.geometry is None:
        return np.full(aggregation.n_regions, np.nan)
    of = areas.geometry, aggregation.labels, aggregation.n_regions
    try:
        return polsby_popper(dissolve(*of, fits=fits))
    except shapely.errors.GEOSException:  # edges that look alike and are not: the slow way
        return polsby_popper(dissolve(*of, fits=np.zeros(len(fits), dtype=bool)))


@dataclass(frozen=True, eq=False)
class Balance:
    """How evenly the population falls on the regions, on the basis of the scenario.

    Attributes
    ----------
    basis
        "records" or "people": what population means here.
    regions
        (r,) indices of the regions that hold areas.
    sizes
        (r,) their population.
    cutoff
        What the site count asks for on average; None if the number of sites was given.
    floor
        The population floor that was set; None without one.
    """

    basis: str
    regions: NDArray[np.intp]
    sizes: NDArray[np.float64]
    cutoff: float | None
    floor: float | None

    @property
    def spread(self) -> float:
        """Standard deviation of the sizes as a share of their mean; NaN without people."""
        mean = float(self.sizes.mean()) if len(self.sizes) else 0.0
        return float(self.sizes.std()) / mean if mean > 0 else math.nan

    @property
    def below_cutoff(self) -> int | None:
        """Regions with fewer people than the cut-off; None without one."""
        return None if self.cutoff is None else int(np.count_nonzero(self.sizes < self.cutoff))

    @property
    def below_floor(self) -> int | None:
        """Regions with fewer people than the floor; None without one."""
        return None if self.floor is None else int(np.count_nonzero(self.sizes < self.floor))


def balance(study: Study, run: Run) -> Balance:
    """The population of each region against what was asked for.

    Raises
    ------
    VbasError
        If the areas have no population on the scenario's basis.
    """
    population = population_of(study, run.scenario.population_basis)
    of = run.aggregation
    sizes = np.asarray(
        np.bincount(of.labels, weights=population, minlength=of.n_regions), dtype=np.float64
    )
    regions = np.flatnonzero(of.areas_in_region)
    asked = next((aim.asked for aim in run.aims if aim.name == "floor"), None)
    return Balance(
        run.scenario.population_basis, regions, sizes[regions], run.site_number.cutoff, asked
    )

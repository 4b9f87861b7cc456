"""A number of sites and what it is predicted from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

import numpy as np
from numpy.typing import NDArray

from core.canada import part_of_canada, parts_of_areas
from core.classes import ClassCounts
from core.cutoff.gaps import entropy_of, max_combinations_of
from core.errors import Notice
from core.study import Study


@dataclass(frozen=True)
class SiteNumber:
    """A number of sites and where it comes from.

    Attributes
    ----------
    n_sites
        Sites to place.
    cutoff
        People that a region should have on average; None if the number was given.
    max_combinations, entropy
        The predictors of the study (Croft et al. 2015, Eq. 4 and Eq. 1).
    notices
        What the user should know: limits that were applied, doubts about the model.
    expected
        Share of records that is expected to be suppressed with so many sites, 0 to 1; None where
        nothing is expected.
    shares
        {part of Canada: its sites}, where each part has its own model and regions; else empty.
    """

    n_sites: int
    cutoff: float | None
    max_combinations: int
    entropy: float | None
    notices: tuple[Notice, ...] = ()
    expected: float | None = None
    shares: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Predictors:
    """What a number of sites is predicted from; known before anything is placed.

    Attributes
    ----------
    max_combinations
        Product of the numbers of response categories (Croft et al. 2015, Eq. 4).
    entropy
        Entropy of the classes (Eq. 1); None while the records have not been counted.
    population
        People (or records) in all areas.
    populated_areas
        Areas with population above 0: the most sites there can be.
    part
        The part of Canada in which all areas lie, if it is known.
    n_records
        Records (people where they name persons) in all areas, if that is known; they need not be
        the population.
    k
        Smallest class size that is kept, if that is known.
    counts
        The counted records; None while they have not been counted.
    parts
        The same of each part of Canada, where areas with people lie in several.
    """

    max_combinations: int
    entropy: float | None
    population: float
    populated_areas: int
    part: str | None = None
    n_records: float | None = None
    k: int | None = None
    counts: ClassCounts | None = field(default=None, compare=False, repr=False)
    parts: Mapping[str, Predictors] = field(default_factory=dict, compare=False, repr=False)


def predictors_of(
    study: Study, population: NDArray[np.float64], k: int | None = None
) -> Predictors:
    """The predictors of a study, given the (n,) population of its areas and the scenario's k."""
    found = parts_of_areas(study.areas)
    populated = {name: of for name, of in found.items() if (population[of] > 0).any()}
    parts = {}
    if len(found) > 1:
        parts = {
            name: _predictors(study.counts.of_units(of), population[of], k, name)
            for name, of in populated.items()
        }
    part = part_of_canada(study.areas)
    return replace(_predictors(study.counts, population, k, part), parts=parts)


def _predictors(
    counts: ClassCounts, population: NDArray[np.float64], k: int | None, part: str | None
) -> Predictors:
    return Predictors(
        max_combinations_of(counts),
        entropy_of(counts.sizes),
        float(population.sum()),
        int(np.count_nonzero(population > 0)),
        part,
        float(counts.n_people),
        k,
        counts,
    )

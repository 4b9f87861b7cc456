"""How many sites to place: one component per approach (Croft et al. 2015, section 3.1)."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import ClassVar, Protocol, runtime_checkable

import numpy as np
from numpy.typing import NDArray

from core.canada import PARTS_OF_CANADA, part_of_canada
from core.cutoff.fixed import people_of
from core.cutoff.gaps import CoefficientSet, coefficient_set, entropy_of, max_combinations_of
from core.errors import Notice, VbasError
from core.parameters import parameter, validate
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
    """

    n_sites: int
    cutoff: float | None
    max_combinations: int
    entropy: float | None
    notices: tuple[Notice, ...] = ()


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
    """

    max_combinations: int
    entropy: float | None
    population: float
    populated_areas: int
    part: str | None = None


def predictors_of(study: Study, population: NDArray[np.float64]) -> Predictors:
    """The predictors of a study, given the (n,) population of its areas."""
    return Predictors(
        max_combinations_of(study.counts),
        entropy_of(study.counts.sizes),
        float(population.sum()),
        int(np.count_nonzero(population > 0)),
        part_of_canada(study.areas),
    )


@runtime_checkable
class SiteCount(Protocol):
    """An approach to the number of sites."""

    name: ClassVar[str]
    title: ClassVar[str]

    def count(self, known: Predictors) -> SiteNumber:
        """The number of sites that the predictors ask for.

        Raises
        ------
        VbasError
            If the number cannot be had from them.
        """
        ...


def round_half_up(x: float) -> int:
    """R(x) of Croft et al. 2015: the nearest integer, halves upwards."""
    return math.floor(x + 0.5)


def _from_cutoff(known: Predictors, cutoff: float, notices: tuple[Notice, ...]) -> SiteNumber:
    """Sites = R(N / cut-off), at least 1, at most the populated areas (Eq. 3 and 6)."""
    most = max(1, known.populated_areas)
    wanted = round_half_up(known.population / cutoff) if cutoff > 0 else most
    if wanted > most:
        notices += (
            Notice(
                "The model asks for {wanted} sites, but only {most} areas have people: "
                "{most} sites are placed.",
                wanted=wanted,
                most=most,
            ),
        )
    if wanted < 1:
        notices += (
            Notice(
                "The cut-off of {cutoff:,.0f} people is more than twice the whole population "
                "of {total:,.0f}: one region is all there can be.",
                cutoff=cutoff,
                total=known.population,
            ),
        )
    n_sites = min(max(wanted, 1), most)
    return SiteNumber(n_sites, cutoff, known.max_combinations, known.entropy, notices)


def _part(chosen: str | None, known: Predictors, predictor: str, of: CoefficientSet) -> str:
    """The part of Canada whose model applies; asks the user, showing all values, if unclear."""
    part = chosen or known.part
    if part is not None:
        return part
    x = known.max_combinations if predictor == "maxcombs" else known.entropy or 0.0
    models = of.models.get(predictor, {})
    values = "; ".join(f"{name} {model.cutoff(x):,.0f} people" for name, model in models.items())
    raise VbasError(
        "The areas do not all lie in one known part of Canada, so the model cannot be chosen "
        "for you. The cut-offs would be: {values}.",
        "Choose the region model: {parts}.",
        values=values,
        parts=", ".join(PARTS_OF_CANADA),
    )


@dataclass(frozen=True)
class _ByModel:
    """What every site count by a GAPS model asks for."""

    region: str | None = parameter(
        None, label="Region model", choices=tuple(PARTS_OF_CANADA), help="Part of Canada"
    )
    coefficients: str = parameter("croft-2015", label="Coefficients")

    def __post_init__(self) -> None:
        validate(self)


@dataclass(frozen=True)
class MaxCombs(_ByModel):
    """Site number from max combinations (Croft et al. 2015, Eq. 4-6; El Emam et al. 2009)."""

    name: ClassVar[str] = "maxcombs"
    title: ClassVar[str] = "Max combinations"

    def count(self, known: Predictors) -> SiteNumber:
        """The number of sites; see :class:`SiteCount`."""
        chosen = coefficient_set(self.coefficients)
        model = chosen.model("maxcombs", _part(self.region, known, "maxcombs", chosen))
        return _from_cutoff(known, model.cutoff(known.max_combinations), ())


@dataclass(frozen=True)
class Entropy(_ByModel):
    """Site number from the entropy of the classes (Croft et al. 2015, Eq. 1-3)."""

    name: ClassVar[str] = "entropy"
    title: ClassVar[str] = "Entropy"

    def count(self, known: Predictors) -> SiteNumber:
        """The number of sites; see :class:`SiteCount`."""
        if known.entropy is None:
            raise VbasError(
                "The entropy of the records is not known yet.",
                "Count the records by their quasi-identifiers first.",
            )
        chosen = coefficient_set(self.coefficients)
        model = chosen.model("entropy", _part(self.region, known, "entropy", chosen))
        note = chosen.notes.get("entropy")
        notices = (Notice("{note}", note=note),) if note else ()
        return _from_cutoff(known, model.cutoff(known.entropy), notices)


@dataclass(frozen=True)
class Population:
    """Site number from a fixed cut-off in people, or the name of an agency's rule."""

    name: ClassVar[str] = "population"
    title: ClassVar[str] = "Fixed population"

    cutoff: str = parameter(
        "hipaa", label="Cut-off", unit="people", help="A number of people or a rule's name"
    )

    def __post_init__(self) -> None:
        people_of(self.cutoff)

    def count(self, known: Predictors) -> SiteNumber:
        """The number of sites; see :class:`SiteCount`."""
        return _from_cutoff(known, people_of(self.cutoff), ())


@dataclass(frozen=True)
class Count:
    """A number of sites that the user gives."""

    name: ClassVar[str] = "count"
    title: ClassVar[str] = "Given number"

    sites: int = parameter(100, label="Sites", unit="sites", minimum=1)

    def __post_init__(self) -> None:
        validate(self)

    def count(self, known: Predictors) -> SiteNumber:
        """The number of sites; see :class:`SiteCount`.

        Raises
        ------
        VbasError
            If more sites are asked for than areas have people.
        """
        most = known.populated_areas
        if self.sites > most:
            raise VbasError(
                "{sites} sites were asked for, but only {most} areas have people.",
                "Ask for at most {most} sites.",
                sites=self.sites,
                most=most,
            )
        return SiteNumber(self.sites, None, known.max_combinations, known.entropy)


SITE_COUNTS: tuple[type[MaxCombs] | type[Entropy] | type[Population] | type[Count], ...] = (
    MaxCombs,
    Entropy,
    Population,
    Count,
)

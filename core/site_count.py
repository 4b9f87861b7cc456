"""How many sites to place: one component per approach (Croft et al. 2015, section 3.1)."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import ClassVar, Protocol, runtime_checkable

import numpy as np
from numpy.typing import NDArray

from core.canada import PARTS_OF_CANADA, part_of_canada
from core.cutoff.fixed import people_of
from core.cutoff.gaps import coefficient_set, entropy_of, max_combinations_of
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
    entropy: float
    notices: tuple[Notice, ...] = ()


@runtime_checkable
class SiteCount(Protocol):
    """An approach to the number of sites."""

    name: ClassVar[str]

    def count(self, study: Study, population: NDArray[np.float64]) -> SiteNumber:
        """The number of sites for a study, given the (n,) population of its areas."""
        ...


def round_half_up(x: float) -> int:
    """R(x) of Croft et al. 2015: the nearest integer, halves upwards."""
    return math.floor(x + 0.5)


def populated(population: NDArray[np.float64]) -> int:
    """Number of areas with population above 0: the most sites there can be."""
    return int(np.count_nonzero(population > 0))


def _from_cutoff(
    study: Study, population: NDArray[np.float64], cutoff: float, notices: tuple[Notice, ...]
) -> SiteNumber:
    """Sites = R(N / cut-off), at least 1, at most the populated areas (Eq. 3 and 6)."""
    total, most = float(population.sum()), max(1, populated(population))
    wanted = round_half_up(total / cutoff) if cutoff > 0 else most
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
                total=total,
            ),
        )
    n_sites = min(max(wanted, 1), most)
    return SiteNumber(
        n_sites,
        cutoff,
        max_combinations_of(study.counts),
        entropy_of(study.counts.sizes),
        notices,
    )


def _part(chosen: str | None, study: Study, predictor: str, coefficients: str, x: float) -> str:
    """The part of Canada whose model applies; asks the user, showing all values, if unclear."""
    part = chosen or part_of_canada(study.areas)
    if part is not None:
        return part
    known = coefficient_set(coefficients).models.get(predictor, {})
    values = "; ".join(f"{name} {model.cutoff(x):,.0f} people" for name, model in known.items())
    raise VbasError(
        "The areas do not all lie in one known part of Canada, so the model cannot be chosen "
        "for you. The cut-offs would be: {values}.",
        "Choose the region model: {parts}.",
        values=values,
        parts=", ".join(PARTS_OF_CANADA),
    )


@dataclass(frozen=True)
class MaxCombs:
    """Site number from max combinations (Croft et al. 2015, Eq. 4-6; El Emam et al. 2009)."""

    name: ClassVar[str] = "maxcombs"
    title: ClassVar[str] = "Max combinations"

    region: str | None = parameter(
        None, label="Region model", choices=tuple(PARTS_OF_CANADA), help="Part of Canada"
    )
    coefficients: str = parameter("croft-2015", label="Coefficients")

    def __post_init__(self) -> None:
        validate(self)

    def count(self, study: Study, population: NDArray[np.float64]) -> SiteNumber:
        """The number of sites; see :class:`SiteCount`."""
        x = max_combinations_of(study.counts)
        part = _part(self.region, study, "maxcombs", self.coefficients, x)
        model = coefficient_set(self.coefficients).model("maxcombs", part)
        return _from_cutoff(study, population, model.cutoff(x), ())


@dataclass(frozen=True)
class Entropy:
    """Site number from the entropy of the classes (Croft et al. 2015, Eq. 1-3)."""

    name: ClassVar[str] = "entropy"
    title: ClassVar[str] = "Entropy"

    region: str | None = parameter(
        None, label="Region model", choices=tuple(PARTS_OF_CANADA), help="Part of Canada"
    )
    coefficients: str = parameter("croft-2015", label="Coefficients")

    def __post_init__(self) -> None:
        validate(self)

    def count(self, study: Study, population: NDArray[np.float64]) -> SiteNumber:
        """The number of sites; see :class:`SiteCount`."""
        x = entropy_of(study.counts.sizes)
        part = _part(self.region, study, "entropy", self.coefficients, x)
        chosen = coefficient_set(self.coefficients)
        cutoff = chosen.model("entropy", part).cutoff(x)
        note = chosen.notes.get("entropy")
        return _from_cutoff(
            study, population, cutoff, (Notice("{note}", note=note),) if note else ()
        )


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

    def count(self, study: Study, population: NDArray[np.float64]) -> SiteNumber:
        """The number of sites; see :class:`SiteCount`."""
        return _from_cutoff(study, population, people_of(self.cutoff), ())


@dataclass(frozen=True)
class Count:
    """A number of sites that the user gives."""

    name: ClassVar[str] = "count"
    title: ClassVar[str] = "Given number"

    sites: int = parameter(100, label="Sites", unit="sites", minimum=1)

    def __post_init__(self) -> None:
        validate(self)

    def count(self, study: Study, population: NDArray[np.float64]) -> SiteNumber:
        """The number of sites; see :class:`SiteCount`.

        Raises
        ------
        VbasError
            If more sites are asked for than areas have people.
        """
        most = populated(population)
        if self.sites > most:
            raise VbasError(
                "{sites} sites were asked for, but only {most} areas have people.",
                "Ask for at most {most} sites.",
                sites=self.sites,
                most=most,
            )
        return SiteNumber(
            self.sites, None, max_combinations_of(study.counts), entropy_of(study.counts.sizes)
        )


SITE_COUNTS: tuple[type[MaxCombs] | type[Entropy] | type[Population] | type[Count], ...] = (
    MaxCombs,
    Entropy,
    Population,
    Count,
)

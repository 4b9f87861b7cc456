"""A scenario: all settings that are needed to repeat a run on the same study."""

from __future__ import annotations

from dataclasses import dataclass, field

from core.assigning import CELL as CELL
from core.assigning import NEAREST as NEAREST
from core.assigning import check_assigning
from core.constraints.base import Constraints
from core.errors import VbasError
from core.parameters import parameter, validate
from core.placement.balanced_density import BalancedDensity
from core.placement.base import SitePlacer
from core.presets import DEFAULT_K
from core.quasi_identifiers import QuasiIdentifier
from core.refinement.base import Refiner
from core.site_count import MaxCombs, SiteCount

RECORDS_BASIS = "records"
PEOPLE_BASIS = "people"


@dataclass(frozen=True)
class Target:
    """As many regions as possible, instead of a number of sites.

    Attributes
    ----------
    max_suppression
        Largest share of records that may be suppressed, 0 to 1; None for no limit.
    keep_floor
        Every region holds the population floor of the constraints.
    """

    max_suppression: float | None = parameter(
        None, label="Suppressed at most", unit="share", minimum=0.0, maximum=1.0
    )
    keep_floor: bool = parameter(False, label="Every region keeps the floor")

    def __post_init__(self) -> None:
        validate(self)


@dataclass(frozen=True)
class Scenario:
    """Settings of one run.

    Attributes
    ----------
    quasi_identifiers
        The quasi-identifiers with their recoding; their order is that of the class codes.
    k
        Smallest size a class may have in a region, records.
    site_count
        How many sites to place.
    placement
        Where to place them.
    refinement
        How regions are made better afterwards; None for not at all.
    constraints
        What regions shall keep to.
    target
        Searches for the largest number of sites that keeps to a price; None takes ``site_count``.
    assign
        "nearest": an area joins its nearest site; "cell": it joins the site of its own cell,
        where the placement makes cells.
    population_basis
        "records": an area's population is its number of records; "people": the population of
        the area layer. Drives site number and placement, never anonymity.
    exclude_missing
        Leaves out records with a missing quasi-identifier instead of making missing a category.
    seed
        Where all randomness comes from.
    replicas
        Searches with chance of their own, of which the best is kept; the first of them is the one
        that a single search would be.
    across_parts
        Whether regions may lie in several parts of Canada where the number of sites is none of a
        model for each part; else each part has its share of the sites, by its population.
    name
        What the user calls it.
    """

    quasi_identifiers: tuple[QuasiIdentifier, ...] = ()
    k: int = parameter(
        DEFAULT_K,
        label="k",
        unit="records",
        minimum=1,
        help="Smallest number of records that may share their values within a region",
    )
    site_count: SiteCount = field(default_factory=MaxCombs)
    placement: SitePlacer = field(default_factory=BalancedDensity)
    refinement: Refiner | None = None
    constraints: Constraints = field(default_factory=Constraints)
    target: Target | None = None
    assign: str = parameter(
        NEAREST,
        label="Areas join",
        help="The nearest site, or the site of the cell the placement made",
    )
    population_basis: str = parameter(
        RECORDS_BASIS,
        label="Population",
        choices=(RECORDS_BASIS, PEOPLE_BASIS),
        help="What counts as an area's population: its records, or its people",
    )
    exclude_missing: bool = parameter(
        False, label="Leave out records with missing values", help="Instead of a class of their own"
    )
    seed: int = parameter(1, label="Seed", minimum=0, help="Same seed, same result")
    replicas: int = parameter(
        1,
        label="Searches",
        minimum=1,
        maximum=64,
        help="Searches with chance of their own, side by side on all cores; the best is kept",
    )
    across_parts: bool = parameter(
        False,
        label="Across parts of Canada",
        help="Regions may lie in several parts of Canada: West, Central, East",
    )
    name: str = ""

    def __post_init__(self) -> None:
        validate(self)
        check_assigning(self.assign)
        columns = [qi.column for qi in self.quasi_identifiers]
        twice = {c for c in columns if columns.count(c) > 1}
        if twice:
            raise VbasError(
                "The quasi-identifier {column} is chosen twice.",
                "Name each column once.",
                column=min(twice),
            )

"""What Croft et al. run: two parts of Canada, six selections of quasi-identifiers, all components.

Section 4.1 makes the records, section 4.2 the scenarios. The paper names neither its selections
nor its k; those here span the range in which its models were fitted, and k is 5.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from core.placement.anonymity_driven import AnonymityDriven
from core.placement.balanced_density import BalancedDensity
from core.placement.base import SitePlacer
from core.placement.suppression_driven import SuppressionDriven
from core.quasi_identifiers import Band, QuasiIdentifier
from core.refinement.base import Refiner
from core.refinement.border import BorderRefinement
from core.scenario import Scenario
from core.site_count import Entropy, MaxCombs

K: Final = 5
"""The paper gives none; 5 is the smallest size that agencies use most."""

PEOPLE: Final = (400, 700)
"""Least and most people of a dissemination area (section 4.1)."""

PARTS: Final[Mapping[str, tuple[str, ...]]] = {
    "western": ("BC", "AB", "SK", "MB"),
    "eastern": ("NB", "NS", "PE", "NL"),
}
"""The two test sets and their provinces; the territories belong to no model (El Emam 2009)."""

_AGE = QuasiIdentifier("age", band=Band(5, top=85))
_AGE_10 = QuasiIdentifier("age", band=Band(10, top=80))


def _of(*columns: str | QuasiIdentifier) -> tuple[QuasiIdentifier, ...]:
    return tuple(QuasiIdentifier(of) if isinstance(of, str) else of for of in columns)


SELECTIONS: Final[Mapping[str, tuple[QuasiIdentifier, ...]]] = {
    "age, sex": _of(_AGE, "sex"),
    "age, sex, marital": _of(_AGE, "sex", "marital"),
    "age, sex, language": _of(_AGE, "sex", "language"),
    "age, sex, minority": _of(_AGE, "sex", "visible_minority"),
    "sex, marital, education, minority": _of("sex", "marital", "education", "visible_minority"),
    "age (10 years), sex, marital, education": _of(_AGE_10, "sex", "marital", "education"),
}
"""Six selections (section 4.2): ages in five years unless said otherwise."""

VARIABLES: Final = tuple(
    dict.fromkeys(item.column for chosen in SELECTIONS.values() for item in chosen)
)


@dataclass(frozen=True)
class Component:
    """A way to place sites.

    Attributes
    ----------
    title
        What it is called on the page.
    placement, refinement
        What carries it out.
    of_paper
        Whether the paper has it.
    """

    title: str
    placement: SitePlacer
    refinement: Refiner | None = None
    of_paper: bool = False


PLACEMENTS: Final = (
    Component("Balanced density", BalancedDensity(), of_paper=True),
    Component("Anonymity-driven (ADC)", AnonymityDriven(), of_paper=True),
    Component("Suppression-driven", SuppressionDriven()),
    Component("Border refinement", SuppressionDriven(), BorderRefinement()),
)


MOVES: Final = 400_000
"""Candidates and moves at most of our searches: what lets all runs end in half an hour."""

QUICK_MOVES: Final = 5_000
"""The same where a quick look is enough."""


def scenarios(
    selection: str, part: str, coefficients: str = "croft-2015", *, quick: bool = False
) -> dict[tuple[str, str], Scenario]:
    """{(site count, placement): scenario} of one selection in one part.

    The searches end after `MOVES`, with ``quick`` after `QUICK_MOVES`, and do not start again.
    """
    moves = QUICK_MOVES if quick else MOVES
    made = {}
    for name, kind in (("MaxCombs", MaxCombs), ("Entropy", Entropy)):
        count = kind(region=part, coefficients=coefficients)
        for of in PLACEMENTS:
            made[name, of.title] = Scenario(
                quasi_identifiers=SELECTIONS[selection],
                k=K,
                site_count=count,
                placement=_ending(of.placement, moves),
                refinement=_ending(of.refinement, moves),
            )
    return made


def _ending(search: Any, moves: int) -> Any:
    """The same search with so many moves; what does not search stays."""
    if not hasattr(search, "restarts"):
        return search
    return replace(search, max_moves=moves, restarts=0)

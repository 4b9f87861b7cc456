"""Synthetic records for real areas: the papers' test data (Croft et al., section 4.1).

No public file holds microdata with small areas, by design. `synthesize` fills every area with
people whose values are drawn from the distributions of their province, so that the program can
be tried and measured at full size. The records are not fit for any analysis of health.
"""

from core.io.synthesize.distributions import Distribution, Distributions
from core.io.synthesize.mark import is_synthetic
from core.io.synthesize.pumf import distributions_from_pumf
from core.io.synthesize.records import (
    AREA_POPULATION,
    People,
    SynthesisReport,
    parse_people,
    synthesize,
)
from core.io.synthesize.tables import read_distributions, shipped_distributions

__all__ = [
    "AREA_POPULATION",
    "Distribution",
    "Distributions",
    "People",
    "SynthesisReport",
    "distributions_from_pumf",
    "is_synthetic",
    "parse_people",
    "read_distributions",
    "shipped_distributions",
    "synthesize",
]

"""What the rule of thumb says of a level: known before records are seen, beside what is lost."""

from __future__ import annotations

from typing import Final

from core.cutoff.gaps import max_combinations_of
from core.cutoff.rules import rule_of
from core.errors import VbasError
from core.levels.assessment import Share, assess
from core.levels.units import units_of_level
from core.study import Study

RULE: Final = "el-emam-2009-maxcombs"


def rule_of_thumb(study: Study, level: str) -> Share | None:
    """How many people live in units above the cut-off of El Emam et al. 2009.

    Parameters
    ----------
    study
        Its areas, and how many categories its variables have.
    level
        A level of the areas.

    Returns
    -------
    Share
        In all; None where no model applies, or no population is published.
    """
    try:
        units = units_of_level(study.areas, level)
        product = max_combinations_of(study.counts)
        found = assess(units, rule_of(RULE, "maxcombs"), product).whole
    except VbasError:
        return None
    return found if found.n_units and found.people else None

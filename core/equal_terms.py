"""Two runs at equal terms: which of them is better can only be said where something is equal."""

from __future__ import annotations

from typing import Final

from core.evaluation import Evaluation

ALIKE: Final = "alike"
SAME_REGIONS: Final = "same regions"
SAME_LOSS: Final = "same loss"
BETTER: Final = "better"
WORSE: Final = "worse"
MORE_REGIONS: Final = "more regions"
FEWER_REGIONS: Final = "fewer regions"

_SAME: Final = 0.02
"""Numbers within 2 % of the larger one are equal."""


def equal_terms(mine: Evaluation, other: Evaluation) -> str:
    """In what two evaluations are equal, and what follows for the first one.

    Only of runs of one study, with the same variables and k.

    Returns
    -------
    str
        `ALIKE`: as many regions, as much lost. `SAME_REGIONS`, `SAME_LOSS`: one is equal, so the
        other tells which is better. `BETTER`, `WORSE`: more regions and less lost, or the
        contrary. `MORE_REGIONS`, `FEWER_REGIONS`: more regions and more lost, or fewer and
        less: the two cannot be compared.
    """
    as_many = _same(mine.n_regions, other.n_regions)
    as_lossy = _same(mine.suppression_rate, other.suppression_rate)
    if as_many or as_lossy:
        return ALIKE if as_many and as_lossy else SAME_REGIONS if as_many else SAME_LOSS
    more = mine.n_regions > other.n_regions
    if more == (mine.suppression_rate < other.suppression_rate):
        return BETTER if more else WORSE
    return MORE_REGIONS if more else FEWER_REGIONS


def _same(one: float, other: float) -> bool:
    """Whether two numbers from 0 on are equal, as far as anybody minds."""
    return abs(one - other) <= _SAME * max(one, other)

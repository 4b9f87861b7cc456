"""The most regions within a limit: which number of sites to try next, and how briefly."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Any, Final

from core.errors import Notice
from core.pipeline import Run
from core.placement.suppression_driven import SuppressionDriven
from core.refinement.border import BorderRefinement
from core.scenario import Scenario

# Few moves, as there are many searches. Measured with 6,203 areas and 8 million records: of what
# a search of full length gains over balanced density this finds nine tenths in a tenth of the time.
_SITE_MOVES: Final = 20_000
_MOVES_PER_AREA, _FEWEST_MOVES, _MOST_MOVES = 250, 50_000, 1_500_000
_CLOSE: Final = 0.01
_AIM, _ENOUGH = 0.98, 0.96
"""Share of the limit that is aimed at, as shares lost jump a little, and that ends the search."""
USUAL_GROWTH: Final = 1.3
"""Records lost grow about so with the number of regions (an exponent), near the limit."""


def brief(scenario: Scenario, n_areas: int) -> Scenario:
    """The scenario with one search of few moves; unchanged where nothing in it can be shortened."""
    moves = min(_MOST_MOVES, max(_FEWEST_MOVES, _MOVES_PER_AREA * n_areas))
    placement, refinement = scenario.placement, scenario.refinement
    if isinstance(placement, SuppressionDriven):
        placement = replace(placement, max_moves=_fewer(placement.max_moves, _SITE_MOVES))
    if isinstance(refinement, BorderRefinement):
        refinement = replace(refinement, max_moves=_fewer(refinement.max_moves, moves))
    changes: dict[str, Any] = {"placement": placement, "refinement": refinement, "replicas": 1}
    return replace(scenario, **changes)


def found_briefly(run: Run) -> Run:
    """A run that comes of `brief` searches, which says so."""
    text = "Found by a brief search, of few moves: a whole one loses a little less."
    return replace(run, notices=(*run.notices, Notice(text)))


def _fewer(moves: int | None, most: int) -> int:
    return most if moves is None else min(moves, most)


@dataclass
class Bracket:
    """The largest number of sites that keeps to a limit, and the least that does not.

    Their shares of records lost tell where between them to look: on a straight line of logarithms,
    or along the usual curve while one of them is not known.

    Attributes
    ----------
    limit
        Largest share of records that may be lost, 0 to 1.
    above
        Least number that does not keep to it; one more than there can be while none is known.
    kept
        Largest number that does; 0 while none is known.
    kept_share, above_share
        What those lose, 0 to 1.
    growth
        Exponent with which records lost grow with the number, while only one share is known.
    missed
        How many tries one after the other lost too much: the next one aims lower.
    """

    limit: float
    above: int
    kept: int = 0
    kept_share: float = 0.0
    above_share: float | None = None
    growth: float = USUAL_GROWTH
    missed: int = 0

    def next(self, sites: int, share: float) -> int:
        """The number to try after one that lost this share; ``kept`` if that is close enough.

        A share of infinity stands for regions below the floor.
        """
        if share <= self.limit:
            if sites > self.kept:
                self.kept, self.kept_share = sites, share
            self.missed = 0
        else:
            self.missed += 1
            if sites < self.above:
                self.above, self.above_share = sites, share
        if self.above - self.kept <= max(1.0, _CLOSE * self.kept):
            return self.kept
        if self.kept and self.kept_share > _ENOUGH * self.limit:
            return self.kept
        return max(self.kept + 1, min(self._guess(), self.above - 1))

    def _guess(self) -> int:
        aim = _AIM ** (1 + 2 * self.missed) * self.limit
        if not self.kept:
            share = self.above_share
            if share is None or math.isinf(share) or self.missed > 2 or aim <= 0.0:
                return self.above // 2
            return int(self.above * (aim / share) ** (1.0 / self.growth))
        if self.above_share is not None and math.isinf(self.above_share):
            return math.isqrt(self.kept * self.above)
        if self.limit <= 0.0 or self.kept_share <= 0.0:
            return 2 * self.kept if self.above_share is None else (self.kept + self.above) // 2
        steep = self.growth
        if self.above_share is not None:
            rise = math.log(self.above_share / self.kept_share)
            steep = max(1.0, rise / math.log(self.above / self.kept))
        return int(self.kept * (aim / self.kept_share) ** (1.0 / steep))

"""The decision table: what each level loses, and how many regions keep to the limit."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from itertools import product
from typing import Final

import numpy as np

from core.aggregation import Aggregation
from core.decision.question import DecisionQuestion
from core.errors import VbasError
from core.levels.assessment import Share
from core.limit_search import worth
from core.pipeline import Run
from core.placement.given import GivenRegions
from core.study import Study

Key = tuple[int, int]
"""A column: place of the set of variables, and k."""
_ASKED: Final = (
    *("quasi_identifiers", "k", "target", "constraints"),
    *("population_basis", "exclude_missing", "assign"),
)
"""Fields of a scenario that say what regions shall be, not how they are searched for."""


@dataclass(frozen=True, eq=False)
class Level:
    """A partition of the areas that exists already.

    Attributes
    ----------
    name
        That of a level of the areas (`core.baselines`), or of the regions.
    aggregation
        The unit of each area.
    n_units
        Units that hold areas.
    given
        Where the regions come from; None for a level of the areas.
    """

    name: str
    aggregation: Aggregation
    n_units: int
    given: GivenRegions | None = None

    def is_like(self, other: Level) -> bool:
        """Whether it is the same row: what was counted for it holds."""
        labels = self.aggregation.labels, other.aggregation.labels
        named = (self.name, self.given) == (other.name, other.given)
        return named and np.array_equal(*labels)

    def same_units(self, other: Level) -> bool:
        """Whether both hold the same areas together."""
        if self.n_units != other.n_units:
            return False
        pairs = np.stack([self.aggregation.labels, other.aggregation.labels])
        return bool(np.unique(pairs, axis=1).shape[1] == self.n_units)


@dataclass(frozen=True)
class Loss:
    """What a level loses in one column.

    Attributes
    ----------
    suppressed, of_records
        Records of classes below k, of all that can be used.
    """

    suppressed: int
    of_records: int

    @property
    def share(self) -> float:
        """Share of the records that is lost, 0 to 1."""
        return self.suppressed / self.of_records

    def within(self, limit: float) -> bool:
        """Whether no more is lost than the limit allows."""
        return self.share <= limit


def decimals_apart(share: float, limit: float) -> int:
    """Decimals of a percentage that show on which side of the limit a share is; 2 to 7."""
    apart = (n for n in range(2, 7) if round(100.0 * share, n) != round(100.0 * limit, n))
    return 2 if share == limit else next(apart, 7)


@dataclass(frozen=True, eq=False)
class MostRegions:
    """The most regions of VBAS's own that keep to the limit in one column.

    Attributes
    ----------
    run
        The run with them; of no use if ``met`` is false: one region alone loses more.
    met
        Whether the limit is kept, and the floor of the population if one is set.
    begun
        The number of sites that balanced density came to; 0 where the limit cannot be kept.
    settled
        Whether the search has ended.
    whole
        Whether it was a run that was asked for so many; brief searches find a few regions less.
    """

    run: Run
    met: bool
    begun: int
    settled: bool = False
    whole: bool = False

    def or_run(self, run: Run, whole: bool) -> MostRegions:
        """The same, or a run that was asked for it; ``whole``: by the search of the table.

        Another search only counts where it found more, and the table goes on to look.
        """
        if run.target is None or not run.target.met or run.target.stopped:
            return self
        if self.met and (worth(run), whole) <= (worth(self.run), self.whole):
            return self
        return replace(self, run=run, met=True, settled=self.settled or whole, whole=whole)

    @property
    def n_regions(self) -> int:
        """Regions that hold areas."""
        return self.run.evaluation.n_regions

    @property
    def loss(self) -> Loss:
        """What those regions lose."""
        of = self.run.evaluation
        return Loss(of.suppressed_records, self.run.suppression.counts.n_records)


@dataclass(frozen=True, eq=False)
class DecisionTable:
    """What is known of a question so far.

    Attributes
    ----------
    question
        What was asked.
    levels
        The rows of levels that exist, finest first.
    losses
        {(row, set, k): loss} of what has been counted.
    own
        {(set, k): the most regions} of what has been searched.
    refused
        {set: why its records cannot be counted}.
    studies
        {set: the study that its cells are of}.
    thumb
        {(row, set): the people above the cut-off of the rule of thumb}, where it applies.
    not_searched
        {(set, k): why no regions can be searched for}.
    """

    question: DecisionQuestion
    levels: tuple[Level, ...]
    losses: Mapping[tuple[int, int, int], Loss] = field(default_factory=dict)
    own: Mapping[Key, MostRegions] = field(default_factory=dict)
    refused: Mapping[int, VbasError] = field(default_factory=dict)
    studies: Mapping[int, Study] = field(default_factory=dict)
    thumb: Mapping[tuple[int, int], Share] = field(default_factory=dict)
    not_searched: Mapping[Key, VbasError] = field(default_factory=dict)

    @property
    def columns(self) -> tuple[Key, ...]:
        """(set, k) of each column, sets outermost."""
        of = self.question
        return tuple((i, k) for i in range(len(of.sets)) for k in of.ks)

    def finest_within(self, key: Key) -> Level | None:
        """The finest existing level that keeps to the limit in a column; None if none does."""
        for row, level in enumerate(self.levels):
            loss = self.losses.get((row, *key))
            if loss is not None and loss.within(self.question.limit):
                return level
        return None

    def with_levels(self, levels: tuple[Level, ...]) -> DecisionTable:
        """The table with other rows: what was counted for the same ones stays."""
        place = {
            old: new
            for old, was in enumerate(self.levels)
            for new, level in enumerate(levels)
            if level.is_like(was)
        }
        losses = {(place[at], i, k): of for (at, i, k), of in self.losses.items() if at in place}
        thumb = {(place[at], i): of for (at, i), of in self.thumb.items() if at in place}
        return replace(self, levels=levels, losses=losses, thumb=thumb)

    def knowing(self, runs: Iterable[Run]) -> DecisionTable:
        """The table with the runs that were asked what a column asks, where they found as many."""
        own = dict(self.own)
        for key, run in product(own, runs):
            asked, of = self.question.scenario(*key), run.scenario
            if all(getattr(asked, name) == getattr(of, name) for name in _ASKED):
                whole = (asked.placement, asked.refinement) == (of.placement, of.refinement)
                own[key] = own[key].or_run(run, whole)
        return replace(self, own=own)

    def with_loss(self, row: int, key: Key, loss: Loss) -> DecisionTable:
        """The table with one more cell of a level."""
        return replace(self, losses={**self.losses, (row, *key): loss})

    def with_own(self, key: Key, own: MostRegions) -> DecisionTable:
        """The table with a cell of VBAS's regions."""
        return replace(self, own={**self.own, key: own})

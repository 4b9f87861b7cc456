"""The decision table: what each level loses, and how many regions keep to the limit."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

import numpy as np

from core.aggregation import Aggregation
from core.decision.question import DecisionQuestion
from core.errors import VbasError
from core.levels.assessment import Share
from core.pipeline import Run
from core.placement.given import GivenRegions
from core.study import Study

Key = tuple[int, int]
"""A column: place of the set of variables, and k."""


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


def keeps_floor(run: Run) -> bool:
    """Whether no region has fewer people than the floor, if one is set."""
    return all(aim.met for aim in run.aims if aim.name == "floor")


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
    tried
        Numbers of sites that were tried so far.
    settled
        Whether the search has ended; before, more regions may still be found.
    """

    run: Run
    met: bool
    tried: int
    settled: bool = False

    def after(self, run: Run, limit: float) -> MostRegions:
        """After one more run, which counts if it keeps to the limit with as many regions."""
        better = (
            run.evaluation.suppression_rate <= limit
            and run.evaluation.n_regions >= self.n_regions
            and keeps_floor(run)
        )
        return replace(self, run=run if better else self.run, tried=self.tried + 1)

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

    def with_loss(self, row: int, key: Key, loss: Loss) -> DecisionTable:
        """The table with one more cell of a level."""
        return replace(self, losses={**self.losses, (row, *key): loss})

    def with_own(self, key: Key, own: MostRegions) -> DecisionTable:
        """The table with a cell of VBAS's regions."""
        return replace(self, own={**self.own, key: own})

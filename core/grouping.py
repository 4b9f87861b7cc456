"""From a placement to regions: areas join sites, and regions are made to keep to hard limits."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.adjacency import adjacency_steps
from core.aggregation import Aggregation
from core.assigning import NEAREST, assignings
from core.background import in_background
from core.constraints.conform import conform
from core.errors import VbasError
from core.placement.base import Placement, Task
from core.steps import STOP, R, Step, Steps, Stop
from core.study import Study


@dataclass(frozen=True, eq=False)
class AggregationSnapshot:
    """A finished grouping, shown before its price is known; no sites once it is not theirs."""

    sites: NDArray[np.float64] | None
    labels: NDArray[np.int32]


def aggregate(study: Study, placement: Placement, assign: str = NEAREST) -> Aggregation:
    """Groups areas by nearest site, by the placement's own cells, or as a package adds it."""
    labels = np.asarray(assignings()[assign].labels(study, placement))
    n_sites = len(placement.sites)
    if labels.shape != (len(study.areas),) or (labels < 0).any() or (labels >= n_sites).any():
        raise VbasError(
            "The aggregation {name} does not give each area one of the {n} sites.",
            "Mend the package that adds it.",
            name=assign,
            n=n_sites,
        )
    return Aggregation(labels.astype(np.int32), n_sites, placement.sites)


def conformed(task: Task, placed: Aggregation, sites: NDArray[np.float64]) -> Steps[Aggregation]:
    """The regions that placement made, made to keep to the hard limits."""
    limits, areas = task.limits, task.study.areas
    if not limits.contiguous and limits.units is None and limits.locks is None:
        return placed
    adjacency = (yield from adjacency_steps(areas)) if limits.contiguous else None
    labels, n_regions = yield from in_background(
        "keeping to the constraints",
        lambda: conform(placed.labels, sites, areas.points, task.population, limits, adjacency),
    )
    if n_regions == placed.n_regions and np.array_equal(labels, placed.labels):
        return placed
    made = Aggregation(labels, n_regions)
    yield Step("keeping to the constraints", snapshot=AggregationSnapshot(None, labels))
    return made


class Stops:
    """Knows whether the run was asked to stop, whatever stage the request went to."""

    def __init__(self) -> None:
        self.asked = False

    def watched(self, steps: Steps[R]) -> Steps[R]:
        """The same computation; requests to stop are noted, and passed on to all that follow."""
        answer: Stop | None = None
        try:
            while True:
                answer = yield steps.send(answer)
                self.asked |= answer is STOP
                # Whoever was not at work yet when it was asked must know, too.
                answer = STOP if self.asked else answer
        except StopIteration as end:
            result: R = end.value
            return result
        finally:
            steps.close()


def one(step: Step) -> Steps[None]:
    """A computation of a single state."""
    yield step

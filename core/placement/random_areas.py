"""Random placement: sites at the points of areas drawn at random, people as weights."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from core.placement.base import Placement, PlacementSnapshot, Task
from core.steps import Step, Steps


@dataclass(frozen=True)
class RandomAreas:
    """Sites at distinct populated areas, drawn with probability in proportion to population."""

    name: ClassVar[str] = "random"
    title: ClassVar[str] = "Random areas"
    makes_cells: ClassVar[bool] = False

    def place(self, task: Task, rng: np.random.Generator) -> Steps[Placement]:
        """Places the sites; see :class:`core.placement.base.SitePlacer`."""
        return _place(task, rng)


def _place(task: Task, rng: np.random.Generator) -> Steps[Placement]:
    # Exponential clocks: the smallest -ln(u) / weight are a draw without replacement whose result
    # does not depend on how numpy implements weighted choice.
    part = np.flatnonzero(task.population > 0)
    clocks = -np.log1p(-rng.random(len(part))) / task.population[part]
    chosen = np.sort(part[np.argsort(clocks, kind="stable")[: task.n_sites]])
    sites = task.study.areas.points[chosen].copy()
    labels = np.full(len(task.population), -1, dtype=np.int32)
    yield Step("placing sites", 1, 1, PlacementSnapshot(sites, labels))
    return Placement(sites)

"""What a refiner is given and what it returns."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Protocol, runtime_checkable

import numpy as np
import pandas as pd

from core.aggregation import Aggregation
from core.placement.base import Task
from core.placement.distances import DistanceChange
from core.search.film import empty_trace
from core.steps import Steps


@dataclass(frozen=True, eq=False)
class Refinement:
    """Regions after refinement, and how they came about.

    Attributes
    ----------
    aggregation
        The regions; ``sites`` is None unless nothing changed.
    trace
        See :func:`core.search.film.trace_of`; rows of kind "area".
    moves, evaluated
        Moves taken; moves whose price was worked out.
    objective
        The score at the end; None if nothing was searched.
    stopped_because
        A sentence.
    distances
        How far areas are from the sites of placement and from own centres; None if nothing was
        searched.
    """

    aggregation: Aggregation
    trace: pd.DataFrame = field(default_factory=empty_trace)
    moves: int = 0
    evaluated: int = 0
    objective: float | None = None
    stopped_because: str = ""
    distances: DistanceChange | None = None


@runtime_checkable
class Refiner(Protocol):
    """An approach to better regions; a frozen dataclass of its parameters."""

    name: ClassVar[str]
    title: ClassVar[str]

    def refine(
        self, task: Task, aggregation: Aggregation, rng: np.random.Generator
    ) -> Steps[Refinement]:
        """Makes regions better; never empties one, and keeps to ``task.limits``."""
        ...

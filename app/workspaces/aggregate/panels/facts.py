"""What the panels show of a run: worked out off the window's thread, once for each run."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar, overload
from weakref import WeakKeyDictionary

import numpy as np
from numpy.typing import NDArray

from app.frame.session import RunEntry
from app.kit.small_counts import told
from core.comparison import run_row
from core.inspection.geography import area_distances, balance, roundness
from core.inspection.information import bits_by_area, squares_by_size
from core.inspection.losses import losses_by_class_size, losses_by_value
from core.pipeline import Run
from core.region_measures import region_measures
from core.small_counts import ALL_TOLD, without_small

T = TypeVar("T")

_FOUND: WeakKeyDictionary[Run, dict[str, Any]] = WeakKeyDictionary()
"""Facts by run and name; those of a run whose regions were edited are another run's."""


class Fact(Generic[T]):
    """Something about a run, worked out when it is first asked for."""

    def __init__(self, make: Callable[[RunEntry], T]) -> None:
        self._make = make
        self.name = ""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, of: None, owner: type) -> Fact[T]: ...
    @overload
    def __get__(self, of: RunFacts, owner: type) -> T: ...
    def __get__(self, of: RunFacts | None, owner: type) -> T | Fact[T]:
        """The fact of a run."""
        if of is None:
            return self
        found = _FOUND.setdefault(of.entry.run, {})
        if self.name not in found:
            found[self.name] = self._make(of.entry)
        made: T = found[self.name]
        return made


@dataclass(frozen=True, eq=False)
class RunFacts:
    """A run in the figures, what is known about it, and the smallest count of records told."""

    entry: RunEntry
    least: int = ALL_TOLD

    regions = Fact(lambda of: region_measures(of.study, of.run.aggregation, of.run.suppression))
    values = Fact(lambda of: losses_by_value(of.run.suppression))
    sizes = Fact(lambda of: losses_by_class_size(of.run.suppression))
    distances = Fact(lambda of: area_distances(of.study.areas, of.run.aggregation))
    roundness = Fact(lambda of: roundness(of.study.areas, of.run.aggregation, of.area_file.fits()))
    squares = Fact(lambda of: squares_by_size(of.run.suppression))
    bits = Fact(lambda of: bits_by_area(of.study, of.run.aggregation))
    balance = Fact(lambda of: balance(of.study, of.run))
    row = Fact(lambda of: run_row(of.run))

    def records(self, n: float, unit: str = "") -> str:
        """A number of records in words, unless it is too small to be told."""
        return told(n, self.least, unit)

    def without_small(
        self, values: NDArray[Any], counts: NDArray[Any] | None = None
    ) -> NDArray[np.float64]:
        """Values, NaN where the counts behind them (themselves, if none) are not told."""
        left, _ = without_small(values, values if counts is None else counts, self.least)
        return np.asarray(left, dtype=np.float64)

    @property
    def labels(self) -> NDArray[np.int32]:
        """(n,) region of each area."""
        return self.entry.run.aggregation.labels

    @property
    def n_regions(self) -> int:
        """Number of regions, those without areas included."""
        return self.entry.run.aggregation.n_regions

    def areas_of(self, regions: NDArray[np.integer]) -> NDArray[np.intp]:
        """Indices of the areas of some regions."""
        return np.flatnonzero(np.isin(self.labels, regions))

    def regions_of(self, areas: NDArray[np.intp]) -> NDArray[np.intp]:
        """Indices of the regions that hold some areas."""
        hit = np.zeros(self.n_regions, dtype=bool)
        hit[self.labels[areas[areas < len(self.labels)]]] = True
        return np.flatnonzero(hit)

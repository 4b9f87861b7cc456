"""What the panels show of a run: computed off the window's thread, once for each run."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from app.frame.session import RunEntry
from core.comparison import run_row
from core.inspection.geography import area_distances, balance, roundness
from core.inspection.information import bits_by_area, squares_by_size
from core.inspection.losses import losses_by_class_size, losses_by_value
from core.pipeline import Run
from core.region_measures import region_measures

REGIONS: Final = "regions"
VALUES: Final = "values"
SIZES: Final = "sizes"
DISTANCES: Final = "distances"
ROUNDNESS: Final = "roundness"
SQUARES: Final = "squares"
BITS: Final = "bits"
BALANCE: Final = "balance"
ROW: Final = "row"

SLOW: Final = frozenset({ROUNDNESS})
"""Seconds of work: asked for by itself, so that nothing waits for it."""


def _roundness(entry: RunEntry) -> NDArray[np.float64]:
    return roundness(entry.study.areas, entry.run.aggregation, entry.area_file.fits())


_MAKERS: Mapping[str, Callable[[RunEntry], Any]] = {
    REGIONS: lambda of: region_measures(of.study, of.run.aggregation, of.run.suppression),
    VALUES: lambda of: losses_by_value(of.run.suppression),
    SIZES: lambda of: losses_by_class_size(of.run.suppression),
    DISTANCES: lambda of: area_distances(of.study.areas, of.run.aggregation),
    ROUNDNESS: _roundness,
    SQUARES: lambda of: squares_by_size(of.run.suppression),
    BITS: lambda of: bits_by_area(of.study, of.run.aggregation),
    BALANCE: lambda of: balance(of.study, of.run),
    ROW: lambda of: run_row(of.run),
}


@dataclass(frozen=True, eq=False)
class Shown:
    """A run in the figures: the run, and what is known about it so far."""

    entry: RunEntry
    facts: Mapping[str, Any]

    @property
    def labels(self) -> NDArray[np.int32]:
        """(n,) region of each area."""
        return self.entry.run.aggregation.labels

    @property
    def n_regions(self) -> int:
        """Number of regions, those without areas included."""
        return self.entry.run.aggregation.n_regions

    def areas_of(self, region: int) -> NDArray[np.intp]:
        """Indices of the areas of a region."""
        return np.flatnonzero(self.labels == region)

    def regions_of(self, areas: NDArray[np.intp]) -> NDArray[np.intp]:
        """Indices of the regions that hold some areas."""
        hit = np.zeros(self.n_regions, dtype=bool)
        hit[self.labels[areas[areas < len(self.labels)]]] = True
        return np.flatnonzero(hit)


class FactStore:
    """Facts by run number; those of a run whose regions were replaced are made anew."""

    def __init__(self) -> None:
        self._kept: dict[int, tuple[Run, dict[str, Any]]] = {}

    def known(self, entry: RunEntry) -> Mapping[str, Any]:
        """What is known about a run."""
        run, facts = self._kept.get(entry.number, (entry.run, {}))
        return facts if run is entry.run else {}

    def missing(self, entries: Iterable[RunEntry], kinds: Iterable[str]) -> list[_Wanted]:
        """What has to be found out."""
        kinds = tuple(kinds)
        return [(of, kind) for of in entries for kind in kinds if kind not in self.known(of)]

    def keep(self, found: Iterable[tuple[RunEntry, str, Any]]) -> None:
        """Takes what was found out."""
        for entry, kind, fact in found:
            facts = {**self.known(entry), kind: fact}
            self._kept[entry.number] = (entry.run, facts)

    def forget_all_but(self, entries: Iterable[RunEntry]) -> None:
        """Drops what belongs to runs that are gone."""
        numbers = {of.number for of in entries}
        self._kept = {number: of for number, of in self._kept.items() if number in numbers}


_Wanted = tuple[RunEntry, str]


def find_out(wanted: Iterable[_Wanted]) -> list[tuple[RunEntry, str, Any]]:
    """Finds facts out; for a thread of the background."""
    return [(entry, kind, _MAKERS[kind](entry)) for entry, kind in wanted]

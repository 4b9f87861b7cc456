"""What may not be done to regions by hand: locked ones, locked areas, hard borders."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.constraints.base import Limits
from core.constraints.limits import some
from core.errors import Notice, VbasError


@dataclass(frozen=True, eq=False)
class Rules:
    """What the settings of a run do not allow.

    Attributes
    ----------
    ids
        (n,) text, of the areas.
    limits
        The constraints of the run, worked out for these areas.
    level
        Name of the level of geography that no region crosses; "" without one.
    unit_names
        Names of the units that ``limits.units`` numbers.
    counted_in
        What the population of a region counts: "people" or "records".
    """

    ids: NDArray[np.object_]
    limits: Limits
    level: str = ""
    unit_names: tuple[str, ...] = ()
    counted_in: str = "people"

    def units_of(self, areas: NDArray[np.integer]) -> NDArray[np.int32]:
        """Units that hold areas; none without a border."""
        units = self.limits.units
        return _none() if units is None else np.unique(units[areas])

    def movable(self, areas: NDArray[np.int32]) -> tuple[NDArray[np.int32], VbasError | None]:
        """Areas that the settings do not lock, and why not all of them are."""
        locks = self.limits.locks
        if locks is None:
            return areas, None
        fixed = areas[locks[areas] >= 0]
        if not len(fixed):
            return areas, None
        problem = VbasError(
            "What the settings of this run lock stays: {n:,} of the areas ({areas}).",
            "Locked areas are chosen in step 4 of the scenario.",
            n=len(fixed),
            areas=some(self.ids[fixed].tolist()),
        )
        return areas[locks[areas] < 0], problem

    def at_home(
        self, areas: NDArray[np.int32], home: NDArray[np.int32], region: int
    ) -> tuple[NDArray[np.int32], VbasError | None]:
        """Areas of the units that a region lies in, and why the others may not join it.

        ``home`` are the units of the region; without any, all areas have to be of one unit.
        """
        units = self.limits.units
        if units is None:
            return areas, None
        if not len(home):
            if len(self.units_of(areas)) <= 1:
                return areas, None
            problem = VbasError(
                "These areas lie in {units}: no region may cross a border of {level}.",
                "Choose areas of one of them.",
                units=self._names(self.units_of(areas)),
                level=self.level,
            )
            return _none(), problem
        inside = np.isin(units[areas], home)
        if inside.all():
            return areas, None
        problem = VbasError(
            "Region {region:,} lies in {home} and takes no areas of {others}: no region may cross "
            "a border of {level}.",
            "Choose areas of {home}.",
            region=region + 1,
            home=self._names(home),
            others=self._names(self.units_of(areas[~inside])),
            level=self.level,
        )
        return areas[inside], problem

    def _names(self, units: NDArray[np.int32]) -> Notice:
        return some([self.unit_names[u] or "(none)" for u in units.tolist()])


def locked_target(region: int) -> VbasError:
    """Why a locked region takes no areas."""
    return VbasError(
        "Region {region:,} is locked and takes no areas.",
        "Unlock it first, or choose another region.",
        region=region + 1,
    )


def locked_sources(regions: NDArray[np.integer]) -> VbasError:
    """Why areas of locked regions stay."""
    names = some([f"{r + 1:,}" for r in regions.tolist()])
    if len(regions) == 1:
        return VbasError(
            "Region {regions} is locked and keeps its areas.", "Unlock it first.", regions=names
        )
    return VbasError(
        "Regions {regions} are locked and keep their areas.", "Unlock them first.", regions=names
    )


def _none() -> NDArray[np.int32]:
    return np.zeros(0, np.int32)

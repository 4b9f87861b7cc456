"""The units of every level of the open areas, found in the background."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from app.workspaces.levels.kept_units import KeptUnits
from core.areas import AreaLayer
from core.baselines import usual_first
from core.cutoff.populations import Populations
from core.io.areas import AreaFile
from core.levels.units import Units, people_of
from core.pipeline import Run


@dataclass(frozen=True, eq=False)
class LevelUnits:
    """What is known of the levels of the open areas.

    Attributes
    ----------
    units
        {level: its units}, the finest first.
    parts
        Parts of Canada in which people live, in the order of West, Central, East.
    names
        {level: what the user calls it}, of runs.
    """

    units: Mapping[str, Units]
    parts: tuple[str, ...]
    names: Mapping[str, str] = field(default_factory=dict)
    _populations: dict[tuple[str, str | None], Populations] = field(
        default_factory=dict, repr=False
    )

    def level(self, wanted: str) -> str:
        """The level that is asked about; of one that is not there the one usually released."""
        return (
            wanted
            if wanted in self.units
            else min(self.units, key=lambda level: usual_first(self.units[level].label))
        )

    def populations(self, level: str, part: str | None) -> Populations:
        """The populations of a level, all of them in one part of Canada if that is chosen.

        Sorted once; not in the window's thread.
        """
        key = (level, part)
        if key not in self._populations:
            units = self.units[level]
            parts = units.parts if part is None else np.full(len(units), part, dtype=object)
            self._populations[key] = Populations(units.people, parts, tuple(units.ids.tolist()))
        return self._populations[key]


def find_units(
    areas: AreaLayer,
    file: AreaFile,
    coarser: Mapping[str, AreaFile],
    records: NDArray[np.int64] | None,
    runs: Sequence[tuple[str, str, Run]] = (),
    kept: KeptUnits | None = None,
) -> LevelUnits:
    """The units of every level; coarser files are related to the areas.

    Parameters
    ----------
    areas, file
        The areas, and the file they are from.
    coarser
        Files of coarser levels, by level.
    records
        (n,) records in each area: what counts where populations are not published.
    runs
        (key, name, run) of regions made of these areas.
    kept
        What is known of units already.

    Raises
    ------
    VbasError
        If it is not known how many people live in the areas.
    """
    people_of(areas, records)
    kept = kept or KeptUnits()
    areas = kept.related(areas, coarser)
    units = {of: kept.of_level(areas, of, records, file.level) for of in kept.levels(areas)}
    units |= {key: kept.of_run(areas, run, records) for key, _, run in runs}
    there = {part for of in units.values() for part in of.whereabouts.by_part[1]}
    parts = tuple(part for part in ("western", "central", "eastern") if part in there)
    return LevelUnits(units, parts, {key: name for key, name, _ in runs})

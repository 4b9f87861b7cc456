"""Units of the levels of the open areas, found once for all panels.

No Qt: asked in threads of the background, by several at a time.
"""

from __future__ import annotations

from collections.abc import Mapping
from threading import Lock
from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.areas import AreaLayer
from core.baselines import levels_of
from core.errors import VbasError
from core.io.areas import AreaFile
from core.io.areas.relating import relate
from core.levels.units import PEOPLE, Units, units_of_level, units_of_run
from core.pipeline import Run

_MOST_AREAS: Final = 2


class KeptUnits:
    """Finds units, and keeps those of the newest areas; whoever asks meanwhile waits for them."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._of: list[_OfAreas] = []

    def related(self, areas: AreaLayer, coarser: Mapping[str, AreaFile]) -> AreaLayer:
        """The areas with the coarser levels of other files; those that lie elsewhere are none."""
        with self._lock:
            return self._kept(areas).related(coarser)

    def levels(self, areas: AreaLayer) -> tuple[str, ...]:
        """The levels that the areas know; see `core.baselines.levels_of`."""
        with self._lock:
            levels, related = (kept := self._kept(areas)).levels, areas is kept.made
            if related not in levels:
                levels[related] = levels_of(areas)
            return levels[related]

    def of_level(
        self, areas: AreaLayer, level: str, records: NDArray[np.int64] | None, own_level: str
    ) -> Units:
        """See `core.levels.units.units_of_level`."""
        with self._lock:
            kept = self._kept(areas)
            key = (level, own_level, areas is kept.made)
            known = kept.known(key, records)
            return known or kept.keep(
                key, records, units_of_level(areas, level, records, own_level)
            )

    def of_run(self, areas: AreaLayer, run: Run, records: NDArray[np.int64] | None) -> Units:
        """See `core.levels.units.units_of_run`."""
        with self._lock:
            kept = self._kept(areas)
            key = (id(run), areas is kept.made)
            kept.runs[id(run)] = run  # so that no other run has this id
            known = kept.known(key, records)
            return known or kept.keep(key, records, units_of_run(areas, run, records))

    def _kept(self, areas: AreaLayer) -> _OfAreas:
        """What is known of some areas, those of before being let go."""
        for i, of in enumerate(self._of):
            if of.areas is areas or of.made is areas:
                self._of.insert(0, self._of.pop(i))
                return of
        self._of = [_OfAreas(areas), *self._of[: _MOST_AREAS - 1]]
        return self._of[0]


class _OfAreas:
    """What was found out about the same areas."""

    def __init__(self, areas: AreaLayer) -> None:
        self.areas = self.made = areas
        self.levels: dict[bool, tuple[str, ...]] = {}
        self.runs: dict[int, Run] = {}
        self._coarser: dict[str, AreaFile] = {}
        self._units: dict[object, tuple[NDArray[np.int64] | None, Units]] = {}

    def related(self, coarser: Mapping[str, AreaFile]) -> AreaLayer:
        same = self._coarser.keys() == coarser.keys() and all(
            self._coarser[key] is file for key, file in coarser.items()
        )
        if not same:
            made = self.areas
            for key, file in coarser.items():
                if key not in made.parents:
                    try:
                        made, _ = relate(made, file.layer, key)
                    except VbasError:  # it lies elsewhere: no level of these areas
                        continue
            self._coarser, self.made = dict(coarser), made
            self.levels, self._units = {}, {}
        return self.made

    def known(self, key: object, records: NDArray[np.int64] | None) -> Units | None:
        """Units that were found; counted anew where records stand for people."""
        before, units = self._units.get(key, (None, None))
        if units is None or units.basis == PEOPLE or before is records:
            return units
        return None

    def keep(self, key: object, records: NDArray[np.int64] | None, units: Units) -> Units:
        self._units[key] = (records, units)
        return units

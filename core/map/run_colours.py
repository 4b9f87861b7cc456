"""The colours of the regions of a run: one answer for its map, its card, its page and its film."""

from __future__ import annotations

import threading
import weakref
from dataclasses import dataclass, field

import numpy as np
import shapely
from numpy.typing import NDArray

from core.adjacency import adjacency_of
from core.areas import AreaLayer
from core.colours import Wanted, colour_regions, neighbour_pairs, region_lut, wanted_colours
from core.triangulation import unique_pairs

_GAP = 0.05
"""Of the typical width of an area: across a gap this wide two areas still look like neighbours."""

_LOCK = threading.Lock()
_FOUND: weakref.WeakKeyDictionary[AreaLayer, NDArray[np.int32]] = weakref.WeakKeyDictionary()


def seen_neighbours(layer: AreaLayer) -> NDArray[np.int32]:
    """(p, 2) int32: areas that touch, or lie across a gap that is hardly seen on a map.

    Found once for a layer; about a second for 50,000 areas. May be asked for in any thread.
    """
    found = _FOUND.get(layer)
    if found is None:
        touching = adjacency_of(layer).pairs
        found = unique_pairs(np.concatenate([touching, _across_gaps(layer, touching)]), len(layer))
        with _LOCK:
            found = _FOUND.setdefault(layer, found)
    return found


def _across_gaps(layer: AreaLayer, touching: NDArray[np.int32]) -> NDArray[np.int32]:
    """(q, 2) pairs that do not touch but are near each other, and in the triangulation."""
    near = neighbour_pairs(layer.points)
    if layer.geometry is None or not len(near):
        return near[:0]
    n = len(layer)
    keys = touching[:, 0].astype(np.int64) * n + touching[:, 1]
    near = near[~np.isin(near[:, 0].astype(np.int64) * n + near[:, 1], keys)]
    size = shapely.area(layer.geometry)
    size = size[size > 0]
    gap = _GAP * float(np.sqrt(np.median(size))) if len(size) else 0.0
    one, other = layer.geometry[near[:, 0]], layer.geometry[near[:, 1]]
    close: NDArray[np.bool_] = np.asarray(shapely.dwithin(one, other, gap), dtype=bool)
    return near[close]


@dataclass(frozen=True, eq=False)
class SeenRegions:
    """Regions as they are on a map: (n,) int32 region of each area, and (s,) int8 colours."""

    labels: NDArray[np.int32]
    colours: NDArray[np.int8]


@dataclass(eq=False)
class RunColours:
    """Colours of the regions of a run, worked out when first asked for; in any thread.

    Attributes
    ----------
    layer
        The n areas.
    labels
        (n,) int32 region of each, -1 = none.
    like
        What was on the map before: regions keep the colours of those they overlap most, by
        people. None = no matter what was there. Forgotten once the colours are known.
    """

    layer: AreaLayer
    labels: NDArray[np.int32]
    like: RunColours | SeenRegions | None = None
    _lock: threading.Lock = field(default_factory=threading.Lock, repr=False)
    _colours: NDArray[np.int8] | None = None

    @classmethod
    def of_known(
        cls, layer: AreaLayer, labels: NDArray[np.int32], colours: NDArray[np.int8] | None
    ) -> RunColours:
        """Those of a run whose colours are known already; None = they are not."""
        made = cls(layer, labels)
        made._colours = colours
        return made

    @property
    def known(self) -> NDArray[np.int8] | None:
        """The colours if they are known already; asks for no work."""
        return self._colours

    @property
    def colours(self) -> NDArray[np.int8]:
        """(s,) int8 colour numbers; see `core.colours.colour_regions`."""
        with self._lock:
            if self._colours is None:
                self._colours = self._found()
                self.like = None
            return self._colours

    def lut(self, *, dark: bool = False) -> NDArray[np.uint32]:
        """(s,) uint32 colours on a light or a dark ground."""
        return region_lut(self.colours, dark=dark)

    def _found(self) -> NDArray[np.int8]:
        like, wanted = self.like, None
        if like is not None and len(like.labels) == len(self.labels):
            wanted = wanted_by_people(self.labels, like.labels, like.colours, self.layer)
        return colour_regions(self.labels, seen_neighbours(self.layer), wanted)


def wanted_by_people(
    labels: NDArray[np.int32],
    shown: NDArray[np.int32],
    shown_colours: NDArray[np.int8],
    layer: AreaLayer,
) -> Wanted:
    """See `core.colours.wanted_colours`; an area counts its people, and one more."""
    weights = np.nan_to_num(layer.population, nan=0.0) + 1.0
    return wanted_colours(labels, shown, shown_colours, weights)

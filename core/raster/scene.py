"""What a map shows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from core.errors import VbasError
from core.raster.palette import HATCHED, LIGHT, Palette
from core.raster.polygons import FlatPolygons

LAYERS = (
    "areas",
    "regions",
    "area outlines",
    "levels",
    "cells",
    "links",
    "trails",
    "sites",
    "faults",
    "selection",
)
"""The layers of a map, from the lowest up; a level is also a layer under its own name."""


@dataclass(frozen=True, eq=False)
class Scene:
    """Everything on a map.

    Attributes
    ----------
    polygons
        The n areas; None = nothing to show.
    area_lut
        (n,) uint32 colours of the areas (HATCHED = no value); None = plain land.
    labels, region_lut
        (n,) int32 region of each area, -1 = none; (s,) uint32 colours of the regions, or None
        to show only their edges.
    levels
        Coarser layers drawn as outlines, by name.
    cells
        (m, 4) float64, metres: x, y, x, y of guide lines; infinite rays are not among them.
    links
        (l, 4) float64, metres: lines between areas that do not touch but belong together.
    trails
        Lines along which sites moved, (m, 4) float64, metres, the latest first; older ones fade.
    sites, faults
        (s, 2), (q, 2) float64, metres.
    selection
        (c,) int32 indices of selected areas.
    points
        (n, 2) float64, metres, of the areas: the selected ones that are too small to see are
        ringed there.
    opacity
        Opacity 0 to 1 by layer name; 1 where not given; 0 = hidden.
    palette
        Colours of the theme.
    """

    polygons: FlatPolygons | None = None
    area_lut: NDArray[np.uint32] | None = None
    labels: NDArray[np.int32] | None = None
    region_lut: NDArray[np.uint32] | None = None
    levels: Mapping[str, FlatPolygons] = field(default_factory=dict)
    cells: NDArray[np.float64] | None = None
    links: NDArray[np.float64] | None = None
    trails: tuple[NDArray[np.float64], ...] = ()
    sites: NDArray[np.float64] | None = None
    faults: NDArray[np.float64] | None = None
    selection: NDArray[np.int32] | None = None
    points: NDArray[np.float64] | None = None
    opacity: Mapping[str, float] = field(default_factory=dict)
    palette: Palette = LIGHT

    def __post_init__(self) -> None:
        n = 0 if self.polygons is None else len(self.polygons)
        for name in ("area_lut", "labels", "points"):
            array = getattr(self, name)
            if array is not None and len(array) != n:
                raise VbasError(
                    "The map has {areas} areas, but {name} has {found} entries.",
                    areas=n,
                    name=name,
                    found=len(array),
                )
        chosen = self.selection
        if chosen is not None and len(chosen) and not 0 <= chosen.min() <= chosen.max() < n:
            raise VbasError("The map has {areas} areas; not all selected ones exist.", areas=n)
        highest = -1 if self.labels is None else int(self.labels.max(initial=-1))
        if self.region_lut is not None and highest >= len(self.region_lut):
            raise VbasError(
                "The map has colours for {known} regions, but region {label} occurs.",
                known=len(self.region_lut),
                label=highest,
            )

    def opacity_of(self, layer: str) -> float:
        """Opacity of a layer, 0 to 1."""
        return float(self.opacity.get(layer, 1.0))

    def blended_lut(self) -> NDArray[np.uint32]:
        """(n,) colour of each area: regions over the choropleth over the land."""
        n = 0 if self.polygons is None else len(self.polygons)
        background = np.full(n, self.palette.background, dtype=np.uint32)
        land = np.full(n, self.palette.land, dtype=np.uint32)
        lut = land if self.area_lut is None else self.area_lut
        lut = mix(background, lut, self.opacity_of("areas"))
        if self.labels is not None and self.region_lut is not None and len(self.region_lut):
            inside = self.labels >= 0
            above = self.region_lut[np.maximum(self.labels, 0)]
            lut = np.where(inside, mix(lut, above, self.opacity_of("regions")), lut)
        return lut


def mix(below: NDArray[np.uint32], above: NDArray[np.uint32], opacity: float) -> NDArray[np.uint32]:
    """Colours over colours, with one opacity; HATCHED stays hatched while half visible."""
    if opacity >= 1.0:
        return above
    if opacity <= 0.0:
        return below
    out = np.full(len(below), 0xFF000000, dtype=np.uint32)
    for shift in (0, 8, 16):
        a, b = ((c >> np.uint32(shift)) & np.uint32(255) for c in (above, below))
        channel = np.rint(a * opacity + b * (1.0 - opacity)).astype(np.uint32)
        out |= channel << np.uint32(shift)
    hatched = np.where(opacity >= 0.5, above == HATCHED, below == HATCHED)
    out[above == HATCHED] = below[above == HATCHED]
    out[hatched] = HATCHED
    return out

"""What a map shows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from core.errors import VbasError
from core.polygons import FlatPolygons
from core.raster.degrees import Degrees
from core.raster.overlay import LineStyle, Overlay
from core.raster.palette import HATCHED, LIGHT, Palette

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

GRATICULE = "graticule"
"""Lines of latitude and longitude, a layer between the outlines and the sites."""

_BEFORE_OVERLAYS = "levels"


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
    neighbours
        (p, 2) int32 pairs of areas that a reader sees as neighbours; None = not known, those of
        the points' triangulation are taken.
    overlays
        Layers with shapes of their own.
    graticule
        Where places lie on the earth, if lines of latitude and longitude are to be drawn.
    level_styles
        How outlines of levels are drawn, by name; those of the theme where not given.
    order
        Keys of layers (of `LAYERS`, names of levels, keys of overlays, `GRATICULE`), the lowest
        first; see `painting_order`.
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
    neighbours: NDArray[np.int32] | None = None
    overlays: tuple[Overlay, ...] = ()
    graticule: Degrees | None = None
    level_styles: Mapping[str, LineStyle] = field(default_factory=dict)
    order: tuple[str, ...] = ()
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

    def painting_order(self) -> tuple[str, ...]:
        """All layers, the lowest first: keys of overlays, names of levels and those of `LAYERS`.

        Layers that ``order`` does not name follow the one they follow without an order; the
        selection stays on top.
        """
        usual: list[str] = []
        for name in LAYERS:
            if name == _BEFORE_OVERLAYS:
                usual += [*self.levels, *(o.key for o in self.overlays), GRATICULE]
            else:
                usual.append(name)
        known = set(usual)
        asked = [key for key in self.order for key in self._meant(key) if key in known]
        placed = list(dict.fromkeys(asked))
        if not placed:
            return tuple(usual)
        before = ""
        for key in usual:
            if key in placed:
                # Others do not follow an overlay or level to where it was sent.
                before = key if key in LAYERS else before
            elif key == LAYERS[-1]:
                placed.append(key)
            else:
                placed.insert(placed.index(before) + 1 if before else 0, key)
                before = key
        return tuple(placed)

    def _meant(self, key: str) -> tuple[str, ...]:
        """The layers that a key of ``order`` stands for."""
        if key != _BEFORE_OVERLAYS:
            return (key,)
        return tuple(name for name in self.levels if name not in self.order)

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

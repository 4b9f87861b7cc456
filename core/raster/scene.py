"""What a map shows, and how it becomes a picture."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from core.errors import VbasError
from core.raster.image import point_ids
from core.raster.palette import HATCHED, LIGHT, Palette
from core.raster.polygons import FlatPolygons
from core.raster.view import View

LAYERS = ("areas", "regions", "area outlines", "levels", "cells", "sites", "faults", "selection")
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


def compose(
    scene: Scene, view: View, ids: NDArray[np.int32], scale: float = 1.0
) -> NDArray[np.uint32]:
    """Paints a scene.

    Parameters
    ----------
    scene
        What to paint.
    view
        The view that ``ids`` was rasterised for.
    ids
        (height, width) int32 id image of ``scene.polygons``.
    scale
        Pixels per unit of line width: 2 for a screen of double density.

    Returns
    -------
    picture
        (height, width) uint32, 0xFFRRGGBB, rows from north to south.
    """
    out = np.empty(ids.shape, dtype=np.uint32)
    _paint_areas(scene, view, ids, scale, out)
    _paint_lines(scene, view, scale, out)
    _paint_selection(scene, view, ids, scale, out)
    _paint_marks(scene, view, scale, out)
    return out


def compose_coarse(scene: Scene, view: View) -> NDArray[np.uint32]:
    """A first picture without compiled code: each area a small square at its point.

    Returns
    -------
    picture
        As that of `compose`; only the background if the points are not known.
    """
    out = np.full((view.height, view.width), scene.palette.background, dtype=np.uint32)
    if scene.points is not None:
        ids = point_ids(scene.points, view)
        lut = scene.blended_lut()
        lut = np.where(lut == HATCHED, np.uint32(scene.palette.hatch), lut)
        seen = ids >= 0
        out[seen] = lut[ids[seen]]
    return out


def edge_opacity(
    extent: NDArray[np.float64], metres_per_pixel: float, fade: tuple[float, float], opacity: float
) -> NDArray[np.uint8]:
    """(n,) 0 to 255: how strongly to draw edges of things so large that they do not blot.

    Parameters
    ----------
    extent
        (n,) metres: square root of each thing's area.
    fade
        Pixels at which the edge begins to show, and at which it has its full strength.
    opacity
        Full strength, 0 to 1.
    """
    low, high = fade
    share = np.clip((extent / metres_per_pixel - low) / (high - low), 0.0, 1.0)
    return np.asarray(np.rint(255.0 * opacity * share), dtype=np.uint8)


def _paint_areas(
    scene: Scene, view: View, ids: NDArray[np.int32], scale: float, out: NDArray[np.uint32]
) -> None:
    from core.raster import kernels

    palette = scene.palette
    no_labels, no_alpha = np.empty(0, dtype=np.int32), np.empty(0, dtype=np.uint8)
    labels, region_alpha, area_alpha = no_labels, no_alpha, no_alpha
    ground = view.metres_per_pixel * scale
    if scene.polygons is not None:
        if scene.labels is not None and scene.opacity_of("regions") > 0:
            labels = scene.labels
            extent = _region_extent(scene.polygons.extent, labels)
            region_alpha = edge_opacity(extent, ground, (4.0, 14.0), 0.85)
            region_alpha = (region_alpha * scene.opacity_of("regions")).astype(np.uint8)
        if scene.opacity_of("area outlines") > 0:
            area_alpha = edge_opacity(
                scene.polygons.extent, ground, (9.0, 28.0), 0.75 * scene.opacity_of("area outlines")
            )
            if not area_alpha.any():
                area_alpha = no_alpha
    period = max(4, round(7 * scale))
    kernels.colour_image(
        ids,
        scene.blended_lut(),
        palette.background,
        labels,
        region_alpha,
        palette.region_edge,
        area_alpha,
        palette.area_edge,
        palette.hatch,
        palette.hatch_gap,
        period,
        round((view.x0 - view.y0) / view.metres_per_pixel) % period,
        2 if scale >= 1.5 else 1,
        out,
    )


def _region_extent(extent: NDArray[np.float64], labels: NDArray[np.int32]) -> NDArray[np.float64]:
    """(s,) metres: square root of the area of each region."""
    inside = labels >= 0
    area = np.bincount(labels[inside], weights=np.square(extent[inside]))
    return np.asarray(np.sqrt(area), dtype=np.float64)


def _paint_lines(scene: Scene, view: View, scale: float, out: NDArray[np.uint32]) -> None:
    from core.raster import kernels

    for name, level in scene.levels.items():
        strength = round(230 * scene.opacity_of("levels") * scene.opacity_of(name))
        if strength > 0:
            kernels.draw_rings(
                level.xy,
                level.ring_offsets,
                level.feature_offsets,
                level.bounds,
                view.x0,
                view.y0,
                view.metres_per_pixel,
                scene.palette.level_edge,
                strength,
                out,
            )
    strength = round(110 * scene.opacity_of("cells"))
    if scene.cells is not None and len(scene.cells) and strength > 0:
        ends = view.pixels(scene.cells.reshape(-1, 2)).reshape(-1, 4)
        kernels.draw_segments(np.ascontiguousarray(ends), scene.palette.cell_edge, strength, out)


def _paint_selection(
    scene: Scene, view: View, ids: NDArray[np.int32], scale: float, out: NDArray[np.uint32]
) -> None:
    from core.raster import kernels

    chosen, polygons = scene.selection, scene.polygons
    if chosen is None or not len(chosen) or polygons is None or not scene.opacity_of("selection"):
        return
    flags = np.zeros(len(polygons), dtype=np.uint8)
    flags[chosen] = 1
    palette = scene.palette
    kernels.draw_halo(ids, flags, max(2, round(2 * scale)), palette.halo, palette.halo_inside, out)
    if scene.points is None or len(chosen) > 200:
        return
    small = chosen[polygons.extent[chosen] < 6.0 * scale * view.metres_per_pixel]
    _stamp(scene.points[small], view, ring_mark(scale, palette.halo, palette.halo_inside), out)


def _paint_marks(scene: Scene, view: View, scale: float, out: NDArray[np.uint32]) -> None:
    palette = scene.palette
    if scene.sites is not None and len(scene.sites):
        crowd = _crowding(scene.sites, view)
        radius = (1.6 + 1.2 * np.clip((crowd / scale - 6.0) / 20.0, 0.0, 1.0)) * scale
        mark = dot_mark(radius, 1.0 * scale, palette.site, palette.site_ring)
        _stamp(scene.sites, view, mark, out, scene.opacity_of("sites"))
    if scene.faults is not None and len(scene.faults):
        mark = ring_mark(scale, palette.fault, palette.site_ring)
        _stamp(scene.faults, view, mark, out, scene.opacity_of("faults"))


def _crowding(xy: NDArray[np.float64], view: View) -> float:
    """Mean distance in pixels that the points in sight would have on a regular grid."""
    at = view.pixels(xy)
    seen = int(((at >= 0) & (at < (view.width, view.height))).all(axis=1).sum())
    return float(np.sqrt(view.width * view.height / max(1, seen)))


Mark = tuple[NDArray[np.uint32], NDArray[np.uint8]]


def dot_mark(radius: float, ring: float, colour: int, ring_colour: int) -> Mark:
    """A dot with a ring around it: colours and opacities (0 to 255) of a square of pixels."""
    outer = radius + ring
    half = int(np.ceil(outer + 0.5))
    at = np.arange(-half, half + 1, dtype=np.float64)
    distance = np.hypot(*np.meshgrid(at, at))
    inner_share = np.clip(radius + 0.5 - distance, 0.0, 1.0)
    alpha = np.clip(outer + 0.5 - distance, 0.0, 1.0)
    colours = mix_shares(ring_colour, colour, inner_share)
    return colours, np.rint(alpha * 255).astype(np.uint8)


def ring_mark(scale: float, colour: int, light: int) -> Mark:
    """An open ring with a light line around it."""
    radius, half = 6.0 * scale, int(np.ceil(9.0 * scale))
    at = np.arange(-half, half + 1, dtype=np.float64)
    off = np.abs(np.hypot(*np.meshgrid(at, at)) - radius)
    alpha = np.clip(2.0 * scale + 0.5 - off, 0.0, 1.0)
    return (
        mix_shares(light, colour, np.clip(1.0 * scale + 0.5 - off, 0.0, 1.0)),
        np.rint(alpha * 255).astype(np.uint8),
    )


def mix_shares(below: int, above: int, share: NDArray[np.float64]) -> NDArray[np.uint32]:
    """Colours between two, opaque, by the share of ``above``."""
    out = np.full(share.shape, 0xFF000000, dtype=np.uint32)
    for shift in (0, 8, 16):
        a, b = (above >> shift) & 255, (below >> shift) & 255
        out |= np.rint(b + (a - b) * share).astype(np.uint32) << np.uint32(shift)
    return out


def _stamp(
    xy: NDArray[np.float64],
    view: View,
    mark: Mark,
    out: NDArray[np.uint32],
    opacity: float = 1.0,
) -> None:
    from core.raster import kernels

    if opacity <= 0 or not len(xy):
        return
    colours, alphas = mark
    at = np.ascontiguousarray(view.pixels(xy))
    kernels.stamp(at, colours, np.rint(alphas * opacity).astype(np.uint8), out)

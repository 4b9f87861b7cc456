"""From a scene and an id image to a picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from core.raster.image import point_ids, rasterize
from core.raster.layering.fills import (
    edge_opacity,
    paint_areas,
    paint_fill,
    paint_ground,
    paint_outlines,
    paint_region_edges,
    paint_regions,
)
from core.raster.layering.strokes import (
    paint_cells,
    paint_graticule,
    paint_level,
    paint_links,
    paint_overlay_lines,
    paint_trails,
)
from core.raster.overlay import Overlay
from core.raster.palette import HATCHED
from core.raster.scene import GRATICULE, Scene, mix
from core.raster.view import View

Mark: TypeAlias = tuple[NDArray[np.uint32], NDArray[np.uint8]]

__all__ = ["compose", "compose_coarse", "edge_opacity", "fill"]
_GROUND = ("areas", "regions", "area outlines")
_REGION_EDGES = "region edges"
_FEW_SELECTED = 12
_MANY = 1 << 62
# Sites in one square of the screen: from, below; radius of the dot and its ring, pixels.
# In a carpet of sites only some are drawn, or the regions could not be seen.
_CARPET = 14
_SITE_SIZES = (
    (1, 3, 2.8, 1.0),
    (3, 7, 2.0, 0.8),
    (7, _CARPET, 1.1, 0.4),
    (_CARPET, _MANY, 1.1, 0.4),
)
_Picture: TypeAlias = NDArray[np.uint32]


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


def compose(
    scene: Scene,
    view: View,
    ids: NDArray[np.int32],
    scale: float = 1.0,
    overlay_ids: Mapping[str, NDArray[np.int32]] | None = None,
) -> NDArray[np.uint32]:
    """Paints a scene, layer over layer.

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
    overlay_ids
        (height, width) id images of the polygons of overlays, by key; made here where needed.

    Returns
    -------
    picture
        (height, width) uint32, 0xFFRRGGBB, rows from north to south.
    """
    out = np.empty(ids.shape, dtype=np.uint32)
    layers = scene.painting_order()
    if layers[: len(_GROUND)] == _GROUND:
        paint_ground(scene, view, ids, scale, out)
        layers = layers[len(_GROUND) :]
    else:
        out.fill(scene.palette.background)
    known = overlay_ids or {}
    overlays = {overlay.key: overlay for overlay in scene.overlays}
    for key in _with_edges(layers):
        if key in overlays:
            _paint_overlay(overlays[key], known.get(key), scene, view, scale, out)
        elif key in scene.levels:
            paint_level(key, scene, view, scale, out)
        elif key in _BY_IDS:
            _BY_IDS[key](scene, view, ids, scale, out)
        elif key in _BY_PLACE:
            _BY_PLACE[key](scene, view, scale, out)
    return out


def _with_edges(layers: Sequence[str]) -> list[str]:
    """The layers, the edges of regions over the outlines of areas where these come next."""
    found = list(layers)
    if "regions" in found:
        at = found.index("regions") + 1
        at += found[at : at + 1] == ["area outlines"]
        found.insert(at, _REGION_EDGES)
    return found


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


def fill(
    picture: NDArray[np.uint32],
    box: tuple[float, float, float, float],
    colour: int,
    opacity: float = 1.0,
) -> None:
    """Paints a rectangle (left, top, width, height in pixels) into a picture."""
    left, top, width, height = box
    rows = slice(max(0, round(top)), max(0, round(top + height)))
    columns = slice(max(0, round(left)), max(0, round(left + width)))
    part = picture[rows, columns]
    above = np.full(part.size, colour, dtype=np.uint32)
    picture[rows, columns] = mix(part.ravel(), above, opacity).reshape(part.shape)


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
    radius = max(3, round(3 * scale))
    rows, columns = _window(view, polygons.bounds_of(chosen), radius)
    # The kernel looks at its window only; its arrays must be whole in memory.
    seen = np.ascontiguousarray(ids[rows, columns])
    part = np.ascontiguousarray(out[rows, columns])
    kernels.draw_halo(seen, flags, radius, palette.halo, palette.halo_inside, part)
    out[rows, columns] = part
    if scene.points is None or len(chosen) > _FEW_SELECTED:
        return
    small = chosen[polygons.extent[chosen] < 4.0 * scale * view.metres_per_pixel]
    _stamp(scene.points[small], view, ring_mark(scale, palette.halo, palette.halo_inside), out)


def _window(
    view: View, bounds: tuple[float, float, float, float] | None, margin: int
) -> tuple[slice, slice]:
    """The rows and columns of a picture that hold some ground and a margin in pixels."""
    if bounds is None:
        return slice(0, 0), slice(0, 0)
    west, south, east, north = bounds
    (left, top), (right, bottom) = view.pixels(np.array([[west, north], [east, south]]))
    return (
        slice(max(0, int(top) - margin), max(0, int(bottom) + margin + 1)),
        slice(max(0, int(left) - margin), max(0, int(right) + margin + 1)),
    )


def _paint_overlay(
    overlay: Overlay,
    ids: NDArray[np.int32] | None,
    scene: Scene,
    view: View,
    scale: float,
    out: NDArray[np.uint32],
) -> None:
    """Paints fill, lines and points of an overlay."""
    opacity = overlay.opacity * scene.opacity_of(overlay.key)
    if opacity <= 0:
        return
    if overlay.polygons is not None and overlay.fill is not None:
        if ids is None:
            ids = rasterize(overlay.polygons, view)
        assert ids is not None  # only a request to stop leaves it out
        paint_fill(ids, overlay.fill, opacity, view, scale, scene.palette, out)
    paint_overlay_lines(overlay, scene, view, scale, out)
    if overlay.points is not None and len(overlay.points):
        # Paints a dot at each point, in its colour.
        points, palette = overlay.points, scene.palette
        assert points is not None
        plain = palette.level_edge if overlay.line is None else overlay.line
        colours = np.full(len(points), plain, dtype=np.uint32)
        if overlay.polygons is None and overlay.fill is not None:
            colours = np.where(overlay.fill == HATCHED, np.uint32(palette.hatch), overlay.fill)
        radius = 2.5 * max(overlay.width, 0.4) * scale
        margin = radius + 4.0
        at = view.pixels(points)
        low, high = -margin, np.array([view.width, view.height]) + margin
        inside = np.asarray(((at > low) & (at < high)).all(axis=1))
        for colour in np.unique(colours[inside]):
            mark = dot_mark(radius, 0.8 * scale, int(colour) | 0xFF000000, palette.site_ring)
            own = opacity * float(colour >> np.uint32(24)) / 255.0
            _stamp(points[inside & (colours == colour)], view, mark, out, own)


def _paint_sites(scene: Scene, view: View, scale: float, out: NDArray[np.uint32]) -> None:
    palette = scene.palette
    if scene.sites is not None and len(scene.sites):
        _, where, number = np.unique(
            _squares(scene.sites, view, (24.0 * scale)), return_inverse=True, return_counts=True
        )
        crowd = np.asarray(number[where], dtype=np.int64)
        for least, most, radius, ring in _SITE_SIZES:
            some = scene.sites[(crowd >= least) & (crowd < most)]
            if least == _CARPET and len(some):
                some = some[_first_in_squares(some, view, 8.0 * scale)]
            mark = dot_mark(radius * scale, ring * scale, palette.site, palette.site_ring)
            _stamp(some, view, mark, out, scene.opacity_of("sites"))


def _paint_faults(scene: Scene, view: View, scale: float, out: NDArray[np.uint32]) -> None:
    palette = scene.palette
    if scene.faults is not None and len(scene.faults):
        # One ring where several would lie on each other: thousands of faults would hide the map.
        apart = scene.faults[_first_in_squares(scene.faults, view, 28.0 * scale)]
        mark = ring_mark(0.75 * scale, palette.fault, palette.site_ring)
        _stamp(apart, view, mark, out, scene.opacity_of("faults"))


def _first_in_squares(xy: NDArray[np.float64], view: View, cell: float) -> NDArray[np.int64]:
    """Indices of the first point in each square of ``cell`` pixels that has any."""
    _, first = np.unique(_squares(xy, view, cell), return_index=True)
    return np.asarray(first, dtype=np.int64)


def _squares(xy: NDArray[np.float64], view: View, cell: float) -> NDArray[np.int64]:
    """(s,) a number for the square of ``cell`` pixels in which each point lies.

    The squares lie still on the ground, so that marks do not change while the map is dragged.
    """
    squares = np.floor(xy / (cell * view.metres_per_pixel)).astype(np.int64)
    squares -= squares.min(axis=0)
    return np.asarray(squares[:, 0] * (int(squares[:, 1].max()) + 1) + squares[:, 1])


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


_BY_IDS: dict[str, Callable[[Scene, View, NDArray[np.int32], float, _Picture], None]] = {
    "areas": paint_areas,
    "regions": paint_regions,
    "area outlines": paint_outlines,
    _REGION_EDGES: paint_region_edges,
    "selection": _paint_selection,
}
_BY_PLACE: dict[str, Callable[[Scene, View, float, _Picture], None]] = {
    "cells": paint_cells,
    "links": paint_links,
    "trails": paint_trails,
    "sites": _paint_sites,
    "faults": _paint_faults,
    GRATICULE: paint_graticule,
}

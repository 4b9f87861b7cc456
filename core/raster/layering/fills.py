"""Areas, regions and polygons of overlays as colours, one layer over another."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from core.raster.palette import HATCHED, Palette
from core.raster.scene import Scene
from core.raster.view import View

_NOTHING_I4, _NOTHING_U1 = np.empty(0, dtype=np.int32), np.empty(0, dtype=np.uint8)
_REGION_FADE, _AREA_FADE = (4.0, 14.0), (9.0, 28.0)
_REGION_EDGE, _OUTLINE_IN_REGIONS, _OUTLINE = 0.85, 0.4, 0.75


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


def paint_ground(
    scene: Scene, view: View, ids: NDArray[np.int32], scale: float, out: NDArray[np.uint32]
) -> None:
    """Paints areas, regions and their outlines at once, where nothing lies below or between."""
    from core.raster import kernels

    palette = scene.palette
    labels, region_alpha = _region_edges(scene, view, scale)
    period, phase = _hatching(view, scale)
    how = (
        scene.blended_lut(),
        palette.background,
        labels,
        region_alpha,
        palette.region_edge,
        _area_outlines(scene, view, scale, bool(len(labels))),
        palette.area_edge,
        palette.hatch,
        palette.hatch_gap,
        period,
        phase,
        _edge_width(scale),
    )
    kernels.colour_image(ids, 0, len(ids), *how, out)


def paint_areas(
    scene: Scene, view: View, ids: NDArray[np.int32], scale: float, out: NDArray[np.uint32]
) -> None:
    """Paints the areas, plain or by value, over what is there."""
    n = 0 if scene.polygons is None else len(scene.polygons)
    lut = scene.area_lut
    if lut is None:
        lut = np.full(n, scene.palette.land, dtype=np.uint32)
    paint_fill(ids, lut, scene.opacity_of("areas"), view, scale, scene.palette, out)


def paint_regions(
    scene: Scene, view: View, ids: NDArray[np.int32], scale: float, out: NDArray[np.uint32]
) -> None:
    """Paints the regions over what is there, without their edges."""
    labels = scene.labels
    if labels is not None and scene.region_lut is not None and len(scene.region_lut):
        lut = np.where(labels >= 0, scene.region_lut[np.maximum(labels, 0)], np.uint32(0))
        paint_fill(ids, lut, scene.opacity_of("regions"), view, scale, scene.palette, out)


def paint_region_edges(
    scene: Scene, view: View, ids: NDArray[np.int32], scale: float, out: NDArray[np.uint32]
) -> None:
    """Paints the edges of regions over what is there."""
    from core.raster.layering import kernels

    labels, region_alpha = _region_edges(scene, view, scale)
    if not len(labels):
        return
    kernels.edges_over(
        ids,
        labels,
        region_alpha,
        _NOTHING_U1,
        scene.palette.region_edge,
        _edge_width(scale),
        out,
    )


def paint_outlines(
    scene: Scene, view: View, ids: NDArray[np.int32], scale: float, out: NDArray[np.uint32]
) -> None:
    """Paints the outlines of areas over what is there."""
    from core.raster.layering import kernels

    labels, _ = _region_edges(scene, view, scale)
    alpha = _area_outlines(scene, view, scale, bool(len(labels)))
    if len(alpha):
        width = _edge_width(scale)
        kernels.edges_over(
            ids, _NOTHING_I4, _NOTHING_U1, alpha, scene.palette.area_edge, width, out
        )


def paint_fill(
    ids: NDArray[np.int32],
    lut: NDArray[np.uint32],
    opacity: float,
    view: View,
    scale: float,
    palette: Palette,
    out: NDArray[np.uint32],
) -> None:
    """Paints features by a colour table, (n,) 0xAARRGGBB or HATCHED, over what is there."""
    from core.raster.layering import kernels

    if opacity <= 0:
        return
    own = np.where(lut == HATCHED, np.uint32(255), lut >> np.uint32(24))
    alpha = np.rint(own * min(opacity, 1.0)).astype(np.uint8)
    period, phase = _hatching(view, scale)
    kernels.fill_over(ids, lut, alpha, palette.hatch, palette.hatch_gap, period, phase, out)


def _region_edges(
    scene: Scene, view: View, scale: float
) -> tuple[NDArray[np.int32], NDArray[np.uint8]]:
    """Regions of areas and the opacity of each region's edge; empty if there are none."""
    opacity = scene.opacity_of("regions")
    if scene.polygons is None or scene.labels is None or opacity <= 0:
        return _NOTHING_I4, _NOTHING_U1
    # (s,) metres: square root of the area of each region.
    inside = scene.labels >= 0
    area = np.bincount(scene.labels[inside], weights=np.square(scene.polygons.extent[inside]))
    extent = np.asarray(np.sqrt(area), dtype=np.float64)
    ground = view.metres_per_pixel * scale
    alpha = edge_opacity(extent, ground, _REGION_FADE, _REGION_EDGE)
    return scene.labels, (alpha * opacity).astype(np.uint8)


def _area_outlines(scene: Scene, view: View, scale: float, in_regions: bool) -> NDArray[np.uint8]:
    """Opacity of each area's outline; empty if none would be seen."""
    opacity = scene.opacity_of("area outlines")
    if scene.polygons is None or opacity <= 0:
        return _NOTHING_U1
    strength = _OUTLINE_IN_REGIONS if in_regions else _OUTLINE
    ground = view.metres_per_pixel * scale
    alpha = edge_opacity(scene.polygons.extent, ground, _AREA_FADE, strength * opacity)
    return alpha if alpha.any() else _NOTHING_U1


def _hatching(view: View, scale: float) -> tuple[int, int]:
    """Period and phase of stripes, pixels, so that they lie still on the ground."""
    period = max(4, round(7 * scale))
    return period, round((view.x0 - view.y0) / view.metres_per_pixel) % period


def _edge_width(scale: float) -> int:
    return 2 if scale >= 1.5 else 1

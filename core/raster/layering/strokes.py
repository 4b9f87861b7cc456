"""Lines over a picture: outlines of levels and overlays, guide lines, trails, degrees."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from core.polygons import FlatPolygons
from core.raster.graticule import graticule_lines
from core.raster.overlay import LineStyle, Overlay
from core.raster.scene import GRATICULE, Scene
from core.raster.view import View

_CASING = 0.8  # logical pixels on either side of a line
_LEVEL, _CELL, _LINK, _TRAIL, _DEGREES = 230, 110, 220, 240, 90


def paint_level(name: str, scene: Scene, view: View, scale: float, out: NDArray[np.uint32]) -> None:
    """Draws the outlines of a level, in the theme's colours with a paler line around them."""
    strength = round(_LEVEL * scene.opacity_of("levels") * scene.opacity_of(name))
    style = scene.level_styles.get(name, LineStyle())
    if strength <= 0 or style.width <= 0:
        return
    half = 0.5 * style.width * scale
    level = scene.levels[name]
    if style.line is None:
        wide = half + _CASING * scale
        _ink(_rings(level, view, wide, out), scene.palette.level_casing, strength // 2, out)
        _ink(_rings(level, view, half, out), scene.palette.level_edge, strength, out)
    else:
        own = strength * (style.line >> 24) // 255
        _ink(_rings(level, view, half, out), style.line, own, out)


def paint_overlay_lines(
    overlay: Overlay, scene: Scene, view: View, scale: float, out: NDArray[np.uint32]
) -> None:
    """Draws outlines and lines of an overlay."""
    opacity = overlay.opacity * scene.opacity_of(overlay.key)
    line = scene.palette.level_edge if overlay.line is None else overlay.line
    strength = round((line >> 24) * min(max(opacity, 0.0), 1.0))
    if strength <= 0 or overlay.width <= 0:
        return
    half = 0.5 * overlay.width * scale
    if overlay.polygons is not None:
        _ink(_rings(overlay.polygons, view, half, out), line, strength, out)
    if overlay.lines is not None and len(overlay.lines):
        _ink(_segments(overlay.lines, view, half, out), line, strength, out)


def paint_cells(scene: Scene, view: View, scale: float, out: NDArray[np.uint32]) -> None:
    """Draws the guide lines between cells."""
    strength = round(_CELL * scene.opacity_of("cells"))
    if scene.cells is not None and len(scene.cells) and strength > 0:
        mask = _segments(scene.cells, view, 0.5 * scale, out)
        _ink(mask, scene.palette.cell_edge, strength, out)


def paint_links(scene: Scene, view: View, scale: float, out: NDArray[np.uint32]) -> None:
    """Draws what belongs together without touching."""
    palette = scene.palette
    if scene.links is not None:
        strength = round(_LINK * scene.opacity_of("links"))
        inks = (palette.level_edge, palette.level_casing)
        _cased(scene.links, view, inks, strength, scale, out)


def paint_trails(scene: Scene, view: View, scale: float, out: NDArray[np.uint32]) -> None:
    """Draws along which lines sites moved; the older, the fainter."""
    palette = scene.palette
    ink = (
        (palette.site_ring, palette.site) if palette.is_dark else (palette.site, palette.site_ring)
    )
    ages = len(scene.trails)
    for age, trail in reversed(tuple(enumerate(scene.trails))):
        strength = round(_TRAIL * (1 - age / ages) * scene.opacity_of("trails"))
        _cased(trail, view, ink, strength, scale, out)


def paint_graticule(scene: Scene, view: View, scale: float, out: NDArray[np.uint32]) -> None:
    """Draws lines of latitude and longitude, thin and quiet."""
    strength = round(_DEGREES * scene.opacity_of(GRATICULE))
    if scene.graticule is None or strength <= 0:
        return
    lines = graticule_lines(scene.graticule, view, scale)
    if len(lines):
        _ink(_segments(lines, view, 0.4 * scale, out), scene.palette.text, strength, out)


def _cased(
    lines: NDArray[np.float64],
    view: View,
    colours: tuple[int, int],
    strength: int,
    scale: float,
    out: NDArray[np.uint32],
) -> None:
    """Draws lines with a paler one on either side, to be seen on any colour."""
    if not len(lines) or strength <= 0:
        return
    line, casing = colours
    _ink(_segments(lines, view, 1.5 * scale, out), casing, strength // 2, out)
    _ink(_segments(lines, view, 0.6 * scale, out), line, strength, out)


def _rings(
    polygons: FlatPolygons, view: View, half: float, out: NDArray[np.uint32]
) -> NDArray[np.uint8]:
    """How much of each pixel the outlines cover, 0 to 255."""
    from core.raster.layering import kernels

    mask = _blank(out)
    kernels.stroke_rings(
        polygons.xy,
        polygons.ring_offsets,
        polygons.feature_offsets,
        polygons.bounds,
        view.x0,
        view.y0,
        view.metres_per_pixel,
        max(half, 0.35),
        mask,
    )
    return mask


def _segments(
    lines: NDArray[np.float64], view: View, half: float, out: NDArray[np.uint32]
) -> NDArray[np.uint8]:
    """How much of each pixel the lines, (m, 4) metres, cover."""
    from core.raster.layering import kernels

    mask = _blank(out)
    ends = np.ascontiguousarray(view.pixels(lines.reshape(-1, 2)).reshape(-1, 4))
    kernels.stroke_segments(ends, max(half, 0.35), 255, mask)
    return mask


def _blank(out: NDArray[np.uint32]) -> NDArray[np.uint8]:
    """A mask for a picture, as wide or a little wider: whole blocks of eight pixels."""
    rows, columns = out.shape
    return np.zeros((rows, -(-columns // 8) * 8), dtype=np.uint8)


def _ink(mask: NDArray[np.uint8], colour: int, alpha: int, out: NDArray[np.uint32]) -> None:
    from core.raster.layering import kernels

    kernels.blend_mask(mask, mask.view(np.uint64), np.uint32(colour), min(alpha, 255), out)

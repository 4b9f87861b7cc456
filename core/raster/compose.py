"""From a scene and an id image to a picture."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from core.raster.image import point_ids
from core.raster.marks import Mark, dot_mark, ring_mark
from core.raster.palette import HATCHED, Palette
from core.raster.polygons import FlatPolygons
from core.raster.scene import Scene, mix
from core.raster.view import View

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
                scene.polygons.extent,
                ground,
                (9.0, 28.0),
                (0.4 if len(labels) else 0.75) * scene.opacity_of("area outlines"),
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
            _paint_level(level, view, scene.palette, strength, scale, out)
    strength = round(110 * scene.opacity_of("cells"))
    if scene.cells is not None and len(scene.cells) and strength > 0:
        ends = view.pixels(scene.cells.reshape(-1, 2)).reshape(-1, 4)
        kernels.draw_segments(np.ascontiguousarray(ends), scene.palette.cell_edge, strength, out)
    palette = scene.palette
    if scene.links is not None:
        strength = round(220 * scene.opacity_of("links"))
        _paint_cased(scene.links, view, (palette.level_edge, palette.level_casing), strength, out)
    ink = (
        (palette.site_ring, palette.site) if palette.is_dark else (palette.site, palette.site_ring)
    )
    ages = len(scene.trails)
    for age, trail in reversed(tuple(enumerate(scene.trails))):
        strength = round(240 * (1 - age / ages) * scene.opacity_of("trails"))
        _paint_cased(trail, view, ink, strength, out)


def _paint_cased(
    lines: NDArray[np.float64],
    view: View,
    colours: tuple[int, int],
    strength: int,
    out: NDArray[np.uint32],
) -> None:
    """Draws lines with a paler one on either side, to be seen on any colour."""
    from core.raster import kernels

    if not len(lines) or strength <= 0:
        return
    ends = view.pixels(lines.reshape(-1, 2)).reshape(-1, 4)
    line, casing = colours
    for dx, dy, colour, alpha in (
        (-1.0, -1.0, casing, strength // 2),
        (1.0, 1.0, casing, strength // 2),
        (0.0, 0.0, line, strength),
    ):
        moved = np.ascontiguousarray(ends + np.array([dx, dy, dx, dy]))
        kernels.draw_segments(moved, colour, alpha, out)


def _paint_level(
    level: FlatPolygons,
    view: View,
    palette: Palette,
    strength: int,
    scale: float,
    out: NDArray[np.uint32],
) -> None:
    """Draws outlines with a light line beside them, to be seen on any colour."""
    from core.raster import kernels

    # Lines are a pixel wide: dense screens get several, side by side.
    passes = [(0.8 * scale, palette.level_casing, strength // 2)]
    passes += [(0.7 * i, palette.level_edge, strength) for i in range(max(1, round(scale)))]
    for shift, colour, alpha in passes:
        x0, y0 = view.world(-shift, -shift)
        kernels.draw_rings(
            level.xy,
            level.ring_offsets,
            level.feature_offsets,
            level.bounds,
            x0,
            y0,
            view.metres_per_pixel,
            colour,
            alpha,
            out,
        )


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


def _paint_marks(scene: Scene, view: View, scale: float, out: NDArray[np.uint32]) -> None:
    palette = scene.palette
    if scene.sites is not None and len(scene.sites):
        crowd = _crowding(scene.sites, view, 24.0 * scale)
        for least, most, radius, ring in _SITE_SIZES:
            some = scene.sites[(crowd >= least) & (crowd < most)]
            if least == _CARPET and len(some):
                some = some[_first_in_squares(some, view, 8.0 * scale)]
            mark = dot_mark(radius * scale, ring * scale, palette.site, palette.site_ring)
            _stamp(some, view, mark, out, scene.opacity_of("sites"))
    if scene.faults is not None and len(scene.faults):
        # One ring where several would lie on each other: thousands of faults would hide the map.
        apart = scene.faults[_first_in_squares(scene.faults, view, 28.0 * scale)]
        mark = ring_mark(0.75 * scale, palette.fault, palette.site_ring)
        _stamp(apart, view, mark, out, scene.opacity_of("faults"))


def _crowding(xy: NDArray[np.float64], view: View, cell: float) -> NDArray[np.int64]:
    """(s,) how many points share a square of ``cell`` pixels with each point."""
    _, where, number = np.unique(_squares(xy, view, cell), return_inverse=True, return_counts=True)
    return np.asarray(number[where], dtype=np.int64)


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

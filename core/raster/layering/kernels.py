"""Compiled loops for layers over layers (numba); see `core.raster.kernels` for the conventions."""

from __future__ import annotations

from math import ceil, floor, sqrt
from typing import Any

import numpy as np
from numba import types

from core.compiled import compiled
from core.raster.kernels import _edge_alpha, _ro, blend
from core.raster.palette import HATCHED

_HATCHED = np.uint32(HATCHED)
_THIN = 1.5  # half a width in pixels up to which corners need not be round
_IDS_RO, _U4, _U1, _I4 = (
    _ro(types.int32, 2),
    _ro(types.uint32, 1),
    _ro(types.uint8, 1),
    _ro(types.int32, 1),
)
_I8, _F2 = _ro(types.int64, 1), _ro(types.float64, 2)
_PICTURE, _MASK = types.uint32[:, ::1], types.uint8[:, ::1]
_f8, _i8, _u4, _void = types.float64, types.int64, types.uint32, types.void


@compiled(_void(_IDS_RO, _U4, _U1, _u4, _u4, _i8, _i8, _PICTURE))
def fill_over(
    ids: Any,
    lut: Any,
    alpha: Any,
    hatch_a: int,
    hatch_b: int,
    hatch_period: int,
    phase: int,
    out: Any,
) -> None:
    """Blends the colour of the feature under each pixel, with an opacity for each feature.

    Parameters
    ----------
    ids
        (h, w) int32: index of the feature, -1 where there is none.
    lut, alpha
        (n,) colours (HATCHED = stripes) and opacities, 0 to 255.
    """
    rows, columns = ids.shape
    for r in range(rows):
        for c in range(columns):
            i = ids[r, c]
            if i < 0:
                continue
            a = int(alpha[i])
            if a == 0:
                continue
            colour = lut[i]
            if colour == _HATCHED:
                on = (r + c + phase) % hatch_period < max(1, hatch_period // 4)
                colour = hatch_a if on else hatch_b
            out[r, c] = blend(out[r, c], colour, a)


@compiled(_void(_IDS_RO, _I4, _U1, _U1, _u4, _i8, _PICTURE))
def edges_over(
    ids: Any, labels: Any, region_alpha: Any, area_alpha: Any, colour: int, width: int, out: Any
) -> None:
    """Blends the edges of regions, or the outlines of areas, found in an id image.

    Parameters
    ----------
    labels, region_alpha
        (n,) region of each area and opacity of each region's edge; length 0: no regions.
    area_alpha
        (n,) opacity of each area's outline; length 0: no outlines.
    width
        1: on the north-west pixel only; 2: on both sides.
    """
    rows, columns = ids.shape
    with_regions = labels.shape[0] > 0
    outlines = area_alpha.shape[0] > 0
    for r in range(rows):
        below = min(r + 1, rows - 1)
        above = max(r - 1, 0) if width > 1 else r
        for c in range(columns):
            i = ids[r, c]
            right = ids[r, min(c + 1, columns - 1)]
            down = ids[below, c]
            left = ids[r, max(c - 1, 0)] if width > 1 else i
            up = ids[above, c]
            if i == right and i == down and i == left and i == up:
                continue
            strength = 0
            for j in (right, down, left, up):
                if j == i:
                    continue
                if with_regions:
                    strength = max(strength, _edge_alpha(labels, region_alpha, i, j))
                if outlines and i >= 0 and j >= 0:
                    strength = max(strength, min(int(area_alpha[i]), int(area_alpha[j])))
            if strength > 0:
                out[r, c] = blend(out[r, c], colour, strength)


@compiled(_f8(_f8, _f8, _f8, _f8, _f8))
def _distance(dx: float, dy: float, run: float, slope: float, lean: float) -> float:
    """From a point to a line that begins at the origin and runs so far with such a slope."""
    along = (dx + dy * slope) * lean * lean
    if along < 0.0:
        return sqrt(dx * dx + dy * dy)
    if along > run:
        return sqrt((dx - run) ** 2 + (dy - run * slope) ** 2)
    return abs(dy - dx * slope) * lean


@compiled(_void(_f8, _f8, _f8, _f8, _f8, _i8, _i8, _i8, _MASK))
def _stroke(
    xa: float,
    ya: float,
    xb: float,
    yb: float,
    half: float,
    strength: int,
    rows: int,
    columns: int,
    mask: Any,
) -> None:
    """One antialiased line with round ends: how much of each pixel it covers, at most."""
    steep = abs(yb - ya) > abs(xb - xa)
    if steep:
        xa, ya, xb, yb = ya, xa, yb, xb
        length, breadth = rows, columns
    else:
        length, breadth = columns, rows
    if xa > xb:
        xa, ya, xb, yb = xb, yb, xa, ya
    reach = half + 0.5
    if not (
        xb > -reach
        and xa < length + reach
        and max(ya, yb) > -reach
        and min(ya, yb) < breadth + reach
    ):
        return
    run = xb - xa
    slope = (yb - ya) / run if run > 0.0 else 0.0
    lean = 1.0 / sqrt(1.0 + slope * slope)
    wide = reach / lean
    first = max(0, floor(max(xa - reach, -1.0)))
    last = min(length, ceil(min(xb + reach, length + 1.0)))
    for u in range(first, last):
        x = u + 0.5
        y = ya + (min(max(x, xa), xb) - xa) * slope
        if not (y + wide >= 0.0 and y - wide <= breadth):
            continue
        for v in range(max(0, floor(y - wide)), min(breadth, ceil(y + wide))):
            share = min(1.0, reach - _distance(x - xa, v + 0.5 - ya, run, slope, lean))
            if share <= 0.0:
                continue
            r, c = (u, v) if steep else (v, u)
            mask[r, c] = max(int(mask[r, c]), int(strength * share))


@compiled(_void(_f8, _f8, _f8, _f8, _f8, _i8, _i8, _i8, _MASK))
def _thin_stroke(
    xa: float,
    ya: float,
    xb: float,
    yb: float,
    half: float,
    strength: int,
    rows: int,
    columns: int,
    mask: Any,
) -> None:
    """As `_stroke` for thin lines, whose ends need not be round: step by step along the line."""
    steep = abs(yb - ya) > abs(xb - xa)
    if steep:
        xa, ya, xb, yb = ya, xa, yb, xb
        length, breadth = rows, columns
    else:
        length, breadth = columns, rows
    if xa > xb:
        xa, ya, xb, yb = xb, yb, xa, ya
    if not (xb >= 0.0 and xa < length and max(ya, yb) >= -half and min(ya, yb) < breadth + half):
        return
    slope = (yb - ya) / (xb - xa) if xb > xa else 0.0
    wide = half * sqrt(1.0 + slope * slope)
    # Places far away are no whole numbers of pixels: they are cut off before they are rounded.
    first = max(0, ceil(max(xa, -1.0) - 0.5))
    last = min(length, ceil(min(xb, length + 1.0) - 0.5))
    for u in range(first, last):
        y = ya + (u + 0.5 - xa) * slope
        low, high = y - wide, y + wide
        if not (high > 0.0 and low < breadth):
            continue
        for v in range(max(0, floor(low)), min(breadth, ceil(high))):
            share = min(v + 1.0, high) - max(float(v), low)
            r, c = (u, v) if steep else (v, u)
            mask[r, c] = max(int(mask[r, c]), int(strength * share))


@compiled(_void(_F2, _f8, _i8, _MASK))
def stroke_segments(segments: Any, half: float, strength: int, mask: Any) -> None:
    """Covers a mask with lines: (m, 4) columns and rows of both ends; ``half`` their width."""
    rows, columns = mask.shape
    for s in range(segments.shape[0]):
        xa, ya, xb, yb = segments[s, 0], segments[s, 1], segments[s, 2], segments[s, 3]
        if half <= _THIN:
            _thin_stroke(xa, ya, xb, yb, half, strength, rows, columns, mask)
        else:
            _stroke(xa, ya, xb, yb, half, strength, rows, columns, mask)


@compiled(_void(_F2, _I8, _I8, _F2, _f8, _f8, _f8, _f8, _MASK))
def stroke_rings(
    xy: Any,
    ring_offsets: Any,
    feature_offsets: Any,
    bounds: Any,
    x0: float,
    y0: float,
    metres_per_pixel: float,
    half: float,
    mask: Any,
) -> None:
    """Covers a mask with the outlines of all polygons in sight.

    Vertices under 0.7 pixels apart are joined; outlines of what is only a few pixels large fade.
    A line that two polygons share is as strong as any other.
    """
    rows, columns = mask.shape
    reach = half + 1.0
    for f in range(feature_offsets.shape[0] - 1):
        west = (bounds[f, 0] - x0) / metres_per_pixel
        east = (bounds[f, 2] - x0) / metres_per_pixel
        north = (y0 - bounds[f, 3]) / metres_per_pixel
        south = (y0 - bounds[f, 1]) / metres_per_pixel
        if not (
            east > -reach and west < columns + reach and south > -reach and north < rows + reach
        ):
            continue
        size = max(east - west, south - north)
        strength = int(min(1.0, max(0.0, (size - 3.0) / 9.0)) * 255)
        if strength < 8:
            continue
        for ring in range(feature_offsets[f], feature_offsets[f + 1]):
            v = ring_offsets[ring]
            last = ring_offsets[ring + 1] - 1
            xa = (xy[v, 0] - x0) / metres_per_pixel
            ya = (y0 - xy[v, 1]) / metres_per_pixel
            for w in range(v + 1, last + 1):
                xb = (xy[w, 0] - x0) / metres_per_pixel
                yb = (y0 - xy[w, 1]) / metres_per_pixel
                if w < last and abs(xb - xa) < 0.7 and abs(yb - ya) < 0.7:
                    continue
                if half <= _THIN:
                    _thin_stroke(xa, ya, xb, yb, half, strength, rows, columns, mask)
                else:
                    _stroke(xa, ya, xb, yb, half, strength, rows, columns, mask)
                xa, ya = xb, yb


@compiled(_void(_MASK, types.uint64[:, ::1], _u4, _i8, _PICTURE))
def blend_mask(mask: Any, eights: Any, colour: int, alpha: int, out: Any) -> None:
    """Blends one colour, with an opacity of 0 to 255, where a mask covers the picture.

    Parameters
    ----------
    mask, eights
        (h, w') uint8 and the same memory as (h, w' / 8) uint64: most of it is empty, and is
        passed over eight pixels at a time. At least as wide as the picture.
    """
    rows, columns = out.shape
    for r in range(rows):
        for e in range(eights.shape[1]):
            if eights[r, e] == 0:
                continue
            for c in range(8 * e, min(8 * e + 8, columns)):
                share = int(mask[r, c])
                if share > 0:
                    out[r, c] = blend(out[r, c], colour, share * alpha // 255)


@compiled(types.void(_F2, types.Array(types.uint8, 1, "C"), _f8, _f8, _F2))
def choose_apart(boxes: Any, chosen: Any, width: float, height: float, taken: Any) -> None:
    """Chooses boxes one after another, each if it lies on the map and touches none before it.

    Parameters
    ----------
    boxes, taken
        (n, 4) and (t, 4): left, top, right, bottom.
    chosen
        (n,) set to 1 for those that are chosen, in the order given.
    """
    kept = np.empty_like(boxes)
    m = 0
    for i in range(boxes.shape[0]):
        left, top, right, bottom = boxes[i, 0], boxes[i, 1], boxes[i, 2], boxes[i, 3]
        free = left >= 0.0 and top >= 0.0 and right <= width and bottom <= height
        for t in range(taken.shape[0]):
            if not free:
                break
            free = not (
                left < taken[t, 2]
                and right > taken[t, 0]
                and top < taken[t, 3]
                and bottom > taken[t, 1]
            )
        for k in range(m):
            if not free:
                break
            free = not (
                left < kept[k, 2]
                and right > kept[k, 0]
                and top < kept[k, 3]
                and bottom > kept[k, 1]
            )
        if free:
            chosen[i] = 1
            kept[m] = boxes[i]
            m += 1

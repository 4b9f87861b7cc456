"""Compiled loops over pixels and vertices (numba; importing this module compiles or loads them).

Rows count from the north. A pixel belongs to the polygon that holds its centre; a centre exactly
on a boundary goes to the polygon on its west or south side, as in GDAL's polygon fill.
Colours are 0xAARRGGBB.
"""

from __future__ import annotations

from math import ceil, floor
from typing import Any

import numpy as np
from numba import types

from core.compiled import compiled
from core.raster.palette import HATCHED

_HATCHED = np.uint32(HATCHED)


def _ro(kind: Any, ndim: int) -> Any:
    """The type of a C-contiguous array that the kernel only reads."""
    return types.Array(kind, ndim, "C", readonly=True)


_F2, _F1 = _ro(types.float64, 2), _ro(types.float64, 1)
_I8, _I4 = _ro(types.int64, 1), _ro(types.int32, 1)
_U4, _U1 = _ro(types.uint32, 1), _ro(types.uint8, 1)
_IDS = types.int32[:, ::1]
_IDS_RO = _ro(types.int32, 2)
_PICTURE = types.uint32[:, ::1]
_f8, _i8, _u4, _void = types.float64, types.int64, types.uint32, types.void


@compiled(
    _void(_I8, _F1, types.float64[::1], types.int64[::1], _i8, _i8, _i8, _i8, _IDS),
)
def _fill_rows(
    at_row: Any,
    at_x: Any,
    by_row: Any,
    starts: Any,
    n_rows: int,
    f: int,
    col0: int,
    col1: int,
    ids: Any,
) -> None:
    """Fills between the crossings of one feature, given in any order with their rows."""
    # Crossings in order of rows (counting sort), then of columns (insertion sort).
    starts[: n_rows + 1] = 0
    for i in range(at_row.shape[0]):
        starts[at_row[i] + 1] += 1
    for r in range(n_rows):
        starts[r + 1] += starts[r]
    for i in range(at_row.shape[0]):
        r = at_row[i]
        by_row[starts[r]] = at_x[i]
        starts[r] += 1
    begin = 0
    for r in range(n_rows):
        end = starts[r]
        for i in range(begin + 1, end):
            x = by_row[i]
            j = i - 1
            while j >= begin and by_row[j] > x:
                by_row[j + 1] = by_row[j]
                j -= 1
            by_row[j + 1] = x
        for i in range(begin, end - 1, 2):
            left = floor(min(max(by_row[i], -1.0), 1e6) + 0.5)
            right = floor(min(max(by_row[i + 1], -1.0), 1e6) + 0.5)
            for c in range(max(left, col0), min(right, col1)):
                ids[r, c] = f
        begin = end


@compiled(
    _void(_F2, _I8, _I8, _F2, _i8, _i8, _f8, _f8, _f8, _i8, _i8, _i8, _i8, _IDS),
)
def fill_features(
    xy: Any,
    ring_offsets: Any,
    feature_offsets: Any,
    bounds: Any,
    first: int,
    last: int,
    x0: float,
    y0: float,
    metres_per_pixel: float,
    row0: int,
    row1: int,
    col0: int,
    col1: int,
    ids: Any,
) -> None:
    """Writes the indices ``first:last`` into the window ``[row0, row1) x [col0, col1)`` of ids.

    Later features cover earlier ones where they overlap.
    """
    at_row = np.empty(1024, np.int64)
    at_x = np.empty(1024, np.float64)
    by_row = np.empty(1024, np.float64)
    starts = np.zeros(row1 - row0 + 2, np.int64)
    for f in range(first, last):
        west = (bounds[f, 0] - x0) / metres_per_pixel
        east = (bounds[f, 2] - x0) / metres_per_pixel
        north = (y0 - bounds[f, 3]) / metres_per_pixel
        south = (y0 - bounds[f, 1]) / metres_per_pixel
        # Written so that NaN bounds (no rings) are passed over too.
        if not (east > col0 and west < col1 and south > row0 and north < row1):
            continue
        r_first = max(row0, ceil(north - 0.5))
        r_last = min(row1, ceil(south - 0.5))
        if r_first >= r_last or floor(west + 0.5) >= floor(east + 0.5):
            continue  # no pixel centre inside the bounds
        n = 0
        for ring in range(feature_offsets[f], feature_offsets[f + 1]):
            v = ring_offsets[ring]
            yb = (y0 - xy[v, 1]) / metres_per_pixel
            rb = ceil(min(max(yb, -1.0), 1e6) - 0.5)
            for v in range(ring_offsets[ring] + 1, ring_offsets[ring + 1]):
                ya, ra = yb, rb
                yb = (y0 - xy[v, 1]) / metres_per_pixel
                rb = ceil(min(max(yb, -1.0), 1e6) - 0.5)
                if ra == rb:
                    continue
                xa = (xy[v - 1, 0] - x0) / metres_per_pixel
                xb = (xy[v, 0] - x0) / metres_per_pixel
                # The same end first whichever ring the edge belongs to, so that neighbours
                # compute the same crossing to the last bit.
                if ra < rb:
                    top, bottom, xt, yt, xs, ys = ra, rb, xa, ya, xb, yb
                else:
                    top, bottom, xt, yt, xs, ys = rb, ra, xb, yb, xa, ya
                top, bottom = max(top, r_first), min(bottom, r_last)
                slope = (xs - xt) / (ys - yt)
                while n + bottom - top > at_row.shape[0]:
                    at_row = np.concatenate((at_row, np.empty_like(at_row)))
                    at_x = np.concatenate((at_x, np.empty_like(at_x)))
                    by_row = np.empty(at_x.shape[0], np.float64)
                for r in range(top, bottom):
                    at_row[n] = r - r_first
                    at_x[n] = xt + (r + 0.5 - yt) * slope
                    n += 1
        _fill_rows(
            at_row[:n],
            at_x[:n],
            by_row,
            starts,
            r_last - r_first,
            f,
            col0,
            col1,
            ids[r_first:r_last],
        )


@compiled(_u4(_u4, _u4, _i8))
def blend(below: Any, above: Any, alpha: int) -> Any:
    """``above`` over an opaque ``below``, with alpha of 0 to 255; opaque."""
    a = np.uint32(alpha + (alpha >> 7))
    b = np.uint32(256) - a
    red_blue = ((above & np.uint32(0xFF00FF)) * a + (below & np.uint32(0xFF00FF)) * b) >> 8
    green = ((above & np.uint32(0x00FF00)) * a + (below & np.uint32(0x00FF00)) * b) >> 8
    return np.uint32(
        np.uint32(0xFF000000) | (red_blue & np.uint32(0xFF00FF)) | (green & np.uint32(0x00FF00))
    )


@compiled(_i8(_I4, _U1, _i8, _i8))
def _edge_alpha(labels: Any, region_alpha: Any, i: int, j: int) -> int:
    """Opacity of the edge between areas i and j (-1: outside); 0 within one region."""
    a = labels[i] if i >= 0 else -1
    b = labels[j] if j >= 0 else -1
    if a == b:
        return 0
    if a < 0:
        return int(region_alpha[b])
    if b < 0:
        return int(region_alpha[a])
    return min(int(region_alpha[a]), int(region_alpha[b]))


@compiled(
    _void(
        *(_IDS_RO, _i8, _i8, _U4, _u4, _I4, _U1, _u4, _U1, _u4, _u4, _u4, _i8, _i8, _i8, _PICTURE)
    ),
)
def colour_image(
    ids: Any,
    first: int,
    last: int,
    lut: Any,
    background: int,
    labels: Any,
    region_alpha: Any,
    region_edge: int,
    area_alpha: Any,
    area_edge: int,
    hatch_a: int,
    hatch_b: int,
    hatch_period: int,
    phase: int,
    width: int,
    out: Any,
) -> None:
    """Colours an id image, with the edges of regions and of areas in the same pass.

    Parameters
    ----------
    ids
        (h, w) int32: index of the area, -1 where there is none.
    first, last
        The rows to colour.
    lut
        (n,) opaque colour of each area; HATCHED stands for stripes of ``hatch_a``, ``hatch_b``.
    labels, region_alpha
        (n,) region of each area (-1 none; length 0: draw no region edges) and opacity of each
        region's edge, 0 to 255.
    area_alpha
        (n,) opacity of each area's outline (length 0: draw none).
    hatch_period, phase
        Stripes repeat after so many pixels; the phase keeps them still on the ground.
    width
        1: edges on the north-west pixel only; 2: on both sides.
    """
    rows, columns = ids.shape
    with_regions = labels.shape[0] > 0
    with_areas = area_alpha.shape[0] > 0
    for r in range(first, last):
        below = min(r + 1, rows - 1)
        above = max(r - 1, 0) if width > 1 else r
        for c in range(columns):
            i = ids[r, c]
            right = ids[r, min(c + 1, columns - 1)]
            down = ids[below, c]
            left = ids[r, max(c - 1, 0)] if width > 1 else i
            up = ids[above, c]
            if i >= 0:
                colour = lut[i]
                if colour == _HATCHED:
                    on = (r + c + phase) % hatch_period < max(1, hatch_period // 4)
                    colour = hatch_a if on else hatch_b
            else:
                colour = background
            if i == right and i == down and i == left and i == up:
                out[r, c] = colour
                continue
            edge = 0
            outline = 0
            for j in (right, down, left, up):
                if j == i:
                    continue
                if with_regions:
                    edge = max(edge, _edge_alpha(labels, region_alpha, i, j))
                if with_areas and i >= 0 and j >= 0:
                    outline = max(outline, min(int(area_alpha[i]), int(area_alpha[j])))
            if outline > 0:
                colour = blend(colour, area_edge, outline)
            if edge > 0:
                colour = blend(colour, region_edge, edge)
            out[r, c] = colour


@compiled(_void(_IDS_RO, _U1, _i8, _u4, _u4, _PICTURE))
def draw_halo(ids: Any, chosen: Any, radius: int, dark: int, light: int, out: Any) -> None:
    """Draws a dark line with a light one inside around the chosen areas ((n,) uint8 flags)."""
    rows, columns = ids.shape
    for r in range(rows):
        for c in range(columns):
            i = ids[r, c]
            inside = i >= 0 and chosen[i] > 0
            # Within an unchosen neighbourhood nothing happens: look at the four arms first.
            nearest = radius + 1
            for step in range(1, radius + 1):
                for dr, dc in ((0, step), (0, -step), (step, 0), (-step, 0)):
                    rr, cc = r + dr, c + dc
                    if rr < 0 or cc < 0 or rr >= rows or cc >= columns:
                        continue
                    j = ids[rr, cc]
                    if (j >= 0 and chosen[j] > 0) != inside:
                        nearest = min(nearest, step)
                if nearest <= radius:
                    break
            if nearest > radius:
                continue
            if inside:
                if nearest * 2 <= radius + 1:
                    out[r, c] = blend(out[r, c], light, 200)
            else:
                out[r, c] = blend(out[r, c], dark, 235 if nearest < radius else 190)


@compiled(_void(_f8, _f8, _f8, _f8, _u4, _i8, _i8, _i8, _PICTURE))
def _line(
    xa: float,
    ya: float,
    xb: float,
    yb: float,
    colour: int,
    alpha: int,
    rows: int,
    columns: int,
    out: Any,
) -> None:
    """One antialiased line, a pixel wide: along the longer direction, shared by two pixels."""
    steep = abs(yb - ya) > abs(xb - xa)
    if steep:
        xa, ya, xb, yb = ya, xa, yb, xb
        length, breadth = rows, columns
    else:
        length, breadth = columns, rows
    if xa > xb:
        xa, ya, xb, yb = xb, yb, xa, ya
    if not (xb >= 0.0 and xa < length and max(ya, yb) >= -1.0 and min(ya, yb) < breadth + 1.0):
        return
    slope = (yb - ya) / (xb - xa) if xb > xa else 0.0
    begin = max(0, ceil(xa - 0.5))
    end = min(length, ceil(xb - 0.5))
    for u in range(begin, end):
        v = ya + (u + 0.5 - xa) * slope - 0.5
        if v < -1.0 or v > breadth:
            continue
        low = floor(v)
        share = v - low
        for w in range(2):
            at = low + w
            if at < 0 or at >= breadth:
                continue
            a = int(alpha * (share if w else 1.0 - share))
            if steep:
                out[u, at] = blend(out[u, at], colour, a)
            else:
                out[at, u] = blend(out[at, u], colour, a)


@compiled(_void(_F2, _u4, _i8, _PICTURE))
def draw_segments(segments: Any, colour: int, alpha: int, out: Any) -> None:
    """Draws thin antialiased lines; (m, 4) columns and rows of both ends, pixels."""
    rows, columns = out.shape
    for s in range(segments.shape[0]):
        _line(
            segments[s, 0],
            segments[s, 1],
            segments[s, 2],
            segments[s, 3],
            colour,
            alpha,
            rows,
            columns,
            out,
        )


@compiled(_void(_F2, _ro(types.uint32, 2), _ro(types.uint8, 2), _PICTURE))
def stamp(at: Any, colours: Any, alphas: Any, out: Any) -> None:
    """Blends a small square picture, centred, onto each point ((m, 2) columns and rows)."""
    rows, columns = out.shape
    size = alphas.shape[0]
    half = size // 2
    for p in range(at.shape[0]):
        if not (-size < at[p, 0] < columns + size and -size < at[p, 1] < rows + size):
            continue
        left = floor(at[p, 0]) - half
        top = floor(at[p, 1]) - half
        for r in range(max(0, -top), min(size, rows - top)):
            for c in range(max(0, -left), min(size, columns - left)):
                if alphas[r, c] > 0:
                    out[top + r, left + c] = blend(
                        out[top + r, left + c], colours[r, c], int(alphas[r, c])
                    )

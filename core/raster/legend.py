"""Title, legend and scale bar of a picture that is made without a window."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from core.colours import Legend, format_number
from core.raster.compose import fill
from core.raster.lettering import text_segments, text_width
from core.raster.palette import HATCHED, Palette

_UNIT = 1.35  # pixels of a step of the letters' grid
_LINE = 18.0
_MARGIN, _PADDING = 14.0, 10.0
_SWATCH = (24.0, 12.0)
_LONGEST_BAR = 160.0


def nice_length(longest: float) -> float:
    """The largest of 1, 2, 5 times a power of ten that is not above ``longest``."""
    power = 10.0 ** math.floor(math.log10(longest))
    return next(step * power for step in (5.0, 2.0, 1.0) if step * power <= longest * (1 + 1e-9))


def paint_title(picture: NDArray[np.uint32], title: str, palette: Palette, scale: float) -> None:
    """Writes a title into the upper left corner."""
    left = top = _MARGIN * scale
    unit = 1.7 * _UNIT * scale
    size = (text_width(title, unit) + 2 * _PADDING * scale, 8 * unit + 2 * _PADDING * scale)
    _card(picture, left, top, size, palette)
    inner = _PADDING * scale
    _write(picture, title, left + inner, top + inner, unit, palette, scale)


def paint_legend(
    picture: NDArray[np.uint32], legend: Legend, palette: Palette, scale: float
) -> None:
    """Paints a legend into the lower left corner."""
    title = f"{legend.title} ({legend.unit})" if legend.unit else legend.title
    texts = legend.texts()
    strip = not any(texts)
    rows: list[tuple[int | None, str]] = [(None, title)] if title else []
    if strip:
        rows += [(None, "")] if legend.entries else []
    else:
        rows += [(e.colour, t) for e, t in zip(legend.entries, texts, strict=True)]
    if legend.missing:
        rows.append((HATCHED, "no data"))
    if legend.note:
        rows.append((None, legend.note))
    unit, pad, line = _UNIT * scale, _PADDING * scale, _LINE * scale
    swatch = _SWATCH[0] * scale
    indent = [0.0 if colour is None else swatch + 8 * scale for colour, _ in rows]
    widths = [i + text_width(t, unit) for i, (_, t) in zip(indent, rows, strict=True)]
    widths.append(len(legend.entries) * (swatch + 2 * scale) * strip)
    size = (max(widths) + 2 * pad, len(rows) * line + 2 * pad - line / 4)
    left, top = _MARGIN * scale, picture.shape[0] - _MARGIN * scale - size[1]
    _card(picture, left, top, size, palette)
    for row, (colour, text) in enumerate(rows):
        x, y = left + pad, top + pad + row * line
        if colour == HATCHED:
            _hatched(picture, (x, y, swatch, _SWATCH[1] * scale), palette)
        elif colour is not None:
            fill(picture, (x, y, swatch, _SWATCH[1] * scale), colour)
        elif strip and row == bool(title):
            for i, entry in enumerate(legend.entries):
                at = x + i * (swatch + 2 * scale)
                fill(picture, (at, y, swatch, _SWATCH[1] * scale), entry.colour)
        _write(picture, text, x + indent[row], y + 2 * scale, unit, palette, scale)


def paint_scale(
    picture: NDArray[np.uint32], metres_per_pixel: float, palette: Palette, scale: float
) -> None:
    """Paints a scale bar into the lower right corner."""
    metres = nice_length(_LONGEST_BAR * scale * metres_per_pixel)
    length = metres / metres_per_pixel
    label = f"{format_number(metres / 1000)} km" if metres >= 1000 else f"{metres:g} m"
    unit, pad = _UNIT * scale, _PADDING * scale
    size = (length + 2 * pad, 24 * scale + pad)
    left = picture.shape[1] - _MARGIN * scale - size[0]
    top = picture.shape[0] - _MARGIN * scale - size[1]
    _card(picture, left, top, size, palette)
    at = left + pad + (length - text_width(label, unit)) / 2
    _write(picture, label, at, top + 0.7 * pad, unit, palette, scale)
    thick, base = max(1.0, 2 * scale), top + size[1] - pad
    fill(picture, (left + pad, base, length, thick), palette.text)
    for x in (left + pad, left + pad + length - thick):
        fill(picture, (x, base - 5 * scale, thick, 5 * scale), palette.text)


def _hatched(
    picture: NDArray[np.uint32], box: tuple[float, float, float, float], palette: Palette
) -> None:
    """Paints the stripes of what has no value."""
    from core.raster import kernels

    fill(picture, box, palette.hatch_gap)
    left, top, width, height = (float(round(v)) for v in box)
    at = left + np.arange(height / 2, width, height / 2)
    low, high = np.full(len(at), top + height), np.full(len(at), top)
    stripes = np.column_stack([at - height / 2, low, at + height / 2, high])
    kernels.draw_segments(np.ascontiguousarray(stripes), palette.hatch, 255, picture)


def _card(
    picture: NDArray[np.uint32],
    left: float,
    top: float,
    size: tuple[float, float],
    palette: Palette,
) -> None:
    """A nearly opaque ground for writing."""
    fill(picture, (left, top, *size), palette.text, 0.14)
    fill(picture, (left + 1, top + 1, size[0] - 2, size[1] - 2), palette.card, 0.94)


def _write(
    picture: NDArray[np.uint32],
    text: str,
    left: float,
    top: float,
    unit: float,
    palette: Palette,
    scale: float,
) -> None:
    from core.raster import kernels

    strokes = text_segments(text, left, top, unit)
    # Lines are a pixel wide: side by side they make a pen of the right width.
    pens = max(1, round(1.2 * scale))
    for pen in range(pens):
        shift = (pen - (pens - 1) / 2) * 0.8
        for dx, dy in ((shift, 0.0), (0.0, shift)):
            moved = strokes + np.array([dx, dy, dx, dy])
            kernels.draw_segments(moved, palette.text, 220, picture)

"""Title, legend and scale bar of a picture that is made without a window."""

from __future__ import annotations

import math
import unicodedata
from functools import cache
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from core.colours import Legend, format_number
from core.raster.compose import fill
from core.raster.palette import HATCHED, Palette

if TYPE_CHECKING:
    from PIL import ImageFont

_TEXT, _TITLE = 12.0, 20.0
_CAPITALS = 0.7  # height of capitals as a share of the font's size
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
    text = _TITLE * scale
    size = (text_width(title, text) + 2 * _PADDING * scale, text + 2 * _PADDING * scale)
    _card(picture, left, top, size, palette)
    inner = _PADDING * scale
    _write(picture, title, left + inner, top + inner, text, palette.text)


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
    letters, pad, line = _TEXT * scale, _PADDING * scale, _LINE * scale
    swatch = _SWATCH[0] * scale
    indent = [0.0 if colour is None else swatch + 8 * scale for colour, _ in rows]
    widths = [i + text_width(t, letters) for i, (_, t) in zip(indent, rows, strict=True)]
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
        _write(picture, text, x + indent[row], y + 2 * scale, letters, palette.text)


def paint_scale(
    picture: NDArray[np.uint32], metres_per_pixel: float, palette: Palette, scale: float
) -> None:
    """Paints a scale bar into the lower right corner."""
    metres = nice_length(_LONGEST_BAR * scale * metres_per_pixel)
    length = metres / metres_per_pixel
    label = f"{format_number(metres / 1000)} km" if metres >= 1000 else f"{metres:g} m"
    letters, pad = _TEXT * scale, _PADDING * scale
    size = (length + 2 * pad, 24 * scale + pad)
    left = picture.shape[1] - _MARGIN * scale - size[0]
    top = picture.shape[0] - _MARGIN * scale - size[1]
    _card(picture, left, top, size, palette)
    at = left + pad + (length - text_width(label, letters)) / 2
    _write(picture, label, at, top + 0.7 * pad, letters, palette.text)
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
    picture: NDArray[np.uint32], text: str, left: float, top: float, size: float, colour: int
) -> None:
    """Writes a line of text; ``top`` is that of its capitals, pixels."""
    from PIL import Image, ImageDraw

    width, height = math.ceil(text_width(text, size)) + 2, math.ceil(1.5 * size)
    mask = Image.new("L", (width, height))
    draw = ImageDraw.Draw(mask)
    draw.text((0, size), _letters(text), fill=255, font=_font(size), anchor="ls")
    row, column = round(top - (1 - _CAPITALS) * size), round(left)
    part = picture[max(0, row) : max(0, row + height), max(0, column) : max(0, column + width)]
    first_row, first_column = max(0, -row), max(0, -column)
    alpha = np.asarray(mask, dtype=np.float64)[first_row:, first_column:] / 255
    alpha = alpha[: part.shape[0], : part.shape[1]]
    out = np.full(part.shape, 0xFF000000, dtype=np.uint32)
    for shift in (0, 8, 16):
        below = (part >> np.uint32(shift)) & np.uint32(255)
        channel = np.rint(below + alpha * ((colour >> shift & 255) - below.astype(np.float64)))
        out |= channel.astype(np.uint32) << np.uint32(shift)
    part[:] = out


def text_width(text: str, size: float) -> float:
    """Width of a line of text, pixels; ``size`` is that of the font."""
    return float(_font(size).getlength(_letters(text)))


@cache
def _font(size: float) -> ImageFont.FreeTypeFont:
    from PIL import ImageFont

    font = ImageFont.load_default(size)
    assert isinstance(font, ImageFont.FreeTypeFont)
    return font


def _letters(text: str) -> str:
    """The text in letters that the font has: no accents, hyphens for dashes."""
    spaced = "".join(" " if c.isspace() else "-" if c in "–—−" else c for c in text)
    parts = unicodedata.normalize("NFKD", spaced)
    letters = (c for c in parts if not unicodedata.combining(c))
    return "".join(c if (c.isascii() and c.isprintable()) or c == "·" else "?" for c in letters)

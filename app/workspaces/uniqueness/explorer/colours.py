"""The colours of fields: none, then from few records to many; gaps; not counted yet."""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QColor, QPalette

from app.chart.colours import is_dark, theme_colour
from core.arrays import read_only
from core.colours import ramp
from core.raster.palette import DARK, LIGHT
from core.record_uniqueness.arrangement import SHARE_BOUNDS

N_CLASSES = len(SHARE_BOUNDS) + 1


def field_colours(palette: QPalette) -> NDArray[np.uint32]:
    """(9,) 0xAARRGGBB: one for each class of shares, then of gaps, then of what is not counted."""
    ground = theme_colour("window", palette).rgb()
    return _colours(is_dark(palette), ground)


@cache
def _colours(dark: bool, ground: int) -> NDArray[np.uint32]:
    own = DARK if dark else LIGHT
    colours = [own.land, *ramp(N_CLASSES - 1, dark=dark).tolist(), ground, own.hatch_gap]
    return read_only(np.array(colours, dtype=np.uint32))


def colour_of(argb: int) -> QColor:
    """The same for painting."""
    return QColor.fromRgb(int(argb) & 0xFFFFFF)


def writing_on(argb: int) -> QColor:
    """Black or white, whichever can be read on a colour."""
    red, green, blue = argb >> 16 & 255, argb >> 8 & 255, argb & 255
    light = 0.299 * red + 0.587 * green + 0.114 * blue > 140
    return QColor(20, 24, 28) if light else QColor(255, 255, 255)

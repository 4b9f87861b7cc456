"""What the pieces of the picture of combinations share: what it shows, colours, pens, sizes."""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QPalette, QPen
from PySide6.QtWidgets import QWidget

from app.chart.chart import Chart
from app.chart.colours import is_dark, theme_colour
from core.arrays import read_only
from core.colours import ramp
from core.raster.palette import DARK, LIGHT
from core.record_uniqueness.arrangement import IN_SETS, SHARE_BOUNDS, Arrangement
from core.record_uniqueness.verdict import PUBLIC_SHARE, RESEARCH_SHARE

TOP, RIGHT = 4.0, 4.0
CENTRE = int(Qt.AlignmentFlag.AlignCenter)
N_CLASSES = len(SHARE_BOUNDS) + 1


class Picture(Chart):
    """What the picture shows, before anything is painted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.arrangement: Arrangement | None = None
        self.titles: tuple[str, ...] = ()
        self.chosen_mask = 0
        self.path: tuple[int, ...] = ()
        self.limits = (RESEARCH_SHARE, PUBLIC_SHARE)

    @property
    def shows_limits(self) -> bool:
        """Limits are about records in unique sets, and about nothing else."""
        return self.arrangement is not None and self.arrangement.measure == IN_SETS

    @property
    def line_height(self) -> float:
        """Height of a line of text."""
        return self.metrics().height() + 2

    def limit_pen(self, *, public: bool) -> QPen:
        """Of the line where a limit is passed."""
        style = Qt.PenStyle.DotLine if public else Qt.PenStyle.SolidLine
        return QPen(self.colour("text"), 1.6, style)

    def stripes(self) -> QBrush:
        """Over what is not counted yet."""
        own = DARK if is_dark(self.palette()) else LIGHT
        return QBrush(colour_of(own.hatch), Qt.BrushStyle.BDiagPattern)


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

"""What the pieces of the picture of combinations share: what they ask of it, pens, sizes."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QPalette, QPen

from app.chart.colours import is_dark
from app.workspaces.uniqueness.explorer.colours import colour_of
from core.raster.palette import DARK, LIGHT

TOP, RIGHT = 4.0, 4.0
CENTRE = int(Qt.AlignmentFlag.AlignCenter)


class Picture(Protocol):
    """What is asked of the picture."""

    titles: tuple[str, ...]
    chosen_mask: int
    path: tuple[int, ...]
    limits: tuple[float, float]
    hovered: int | None

    @property
    def shows_limits(self) -> bool:
        """Whether lines tell where limits are passed."""
        ...

    def metrics(self) -> QFontMetricsF:
        """Sizes of text."""
        ...

    def colour(self, name: str, alpha: float = 1.0) -> QColor:
        """A colour of the theme."""
        ...

    def palette(self) -> QPalette:
        """Of the theme."""
        ...

    def height(self) -> int:
        """Logical pixels."""
        ...


def line_of(chart: Picture) -> float:
    """Height of a line of text."""
    return chart.metrics().height() + 2


def limit_pen(chart: Picture, *, public: bool) -> QPen:
    """Of the line where a limit is passed."""
    return QPen(chart.colour("text"), 1.6, Qt.PenStyle.DotLine if public else Qt.PenStyle.SolidLine)


def stripes_of(chart: Picture) -> QBrush:
    """Over what is not counted yet."""
    own = DARK if is_dark(chart.palette()) else LIGHT
    return QBrush(colour_of(own.hatch), Qt.BrushStyle.BDiagPattern)

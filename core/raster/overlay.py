"""What lies on a map beside the areas: layers from files, coasts, saved selections."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.errors import VbasError
from core.polygons import FlatPolygons


@dataclass(frozen=True)
class LineStyle:
    """How outlines are drawn.

    Attributes
    ----------
    line
        0xAARRGGBB; None takes that of the theme.
    width
        Logical pixels; 0 draws no line.
    """

    line: int | None = None
    width: float = 1.0


@dataclass(frozen=True, eq=False)
class Overlay:
    """One layer with polygons, lines or points of its own.

    Attributes
    ----------
    key
        Its name among the layers of the map.
    polygons
        n polygons, filled if ``fill`` is given, with outlines.
    lines
        (m, 4) float64, metres: x, y, x, y of segments.
    points
        (q, 2) float64, metres.
    fill
        (n,) uint32 colours of the polygons, or (q,) of the points if there are no polygons;
        HATCHED = no value. The highest byte is the opacity. None = outlines only.
    line
        0xAARRGGBB of outlines, lines and points without a fill; None takes that of the theme.
    width
        Of lines, logical pixels; points have a radius of two and a half times this, outlines of
        width 0 are not drawn.
    opacity
        0 to 1, of everything in the layer.
    """

    key: str
    polygons: FlatPolygons | None = None
    lines: NDArray[np.float64] | None = None
    points: NDArray[np.float64] | None = None
    fill: NDArray[np.uint32] | None = None
    line: int | None = None
    width: float = 1.0
    opacity: float = 1.0

    def __post_init__(self) -> None:
        for name, columns in (("lines", 4), ("points", 2)):
            array = getattr(self, name)
            if array is not None and (array.ndim != 2 or array.shape[1] != columns):
                raise VbasError(
                    "The {name} of the layer {layer} must have {columns} columns.",
                    name=name,
                    layer=self.key,
                    columns=columns,
                )
        filled = self.polygons if self.polygons is not None else self.points
        n = 0 if filled is None else len(filled)
        if self.fill is not None and len(self.fill) != n:
            raise VbasError(
                "The layer {layer} has {shapes} shapes, but {found} colours.",
                layer=self.key,
                shapes=n,
                found=len(self.fill),
            )

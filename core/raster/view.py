"""Which part of the world a picture shows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True, slots=True)
class View:
    """A rectangle of the world, cut into square pixels; rows run from north to south.

    Attributes
    ----------
    x0, y0
        Metres: the west and the north edge of the picture (outer corner of the first pixel).
    metres_per_pixel
        Size of a pixel on the ground, metres.
    width, height
        Size of the picture, pixels.
    """

    x0: float
    y0: float
    metres_per_pixel: float
    width: int
    height: int

    @classmethod
    def fitted(cls, bounds: Sequence[float], width: int, height: int, margin: float = 0.04) -> View:
        """The view of a size in pixels that just shows ``bounds`` (west, south, east, north)."""
        west, south, east, north = (float(v) for v in bounds)
        inner_width, inner_height = (max(1.0, v * (1.0 - 2.0 * margin)) for v in (width, height))
        scale = max((east - west) / inner_width, (north - south) / inner_height)
        scale = scale if scale > 0.0 else 1.0
        x0 = (west + east) / 2.0 - scale * width / 2.0
        y0 = (south + north) / 2.0 + scale * height / 2.0
        return cls(x0, y0, scale, width, height)

    @property
    def bounds(self) -> tuple[float, float, float, float]:
        """West, south, east, north in metres."""
        return (
            self.x0,
            self.y0 - self.height * self.metres_per_pixel,
            self.x0 + self.width * self.metres_per_pixel,
            self.y0,
        )

    def pixels(self, xy: NDArray[np.float64]) -> NDArray[np.float64]:
        """(n, 2) columns and rows, fractional, of points (n, 2) in metres."""
        at = np.asarray(xy, dtype=np.float64) - (self.x0, self.y0)
        return at * (1.0 / self.metres_per_pixel, -1.0 / self.metres_per_pixel)

    def world(self, column: float, row: float) -> tuple[float, float]:
        """The point in metres at a fractional column and row."""
        return (self.x0 + column * self.metres_per_pixel, self.y0 - row * self.metres_per_pixel)

    def panned(self, columns: float, rows: float) -> View:
        """The view after the map was dragged by so many pixels to the right and down."""
        x0, y0 = self.world(-columns, -rows)
        return replace(self, x0=x0, y0=y0)

    def zoomed(self, factor: float, column: float, row: float) -> View:
        """The view enlarged by a factor; the point under (column, row) stays where it is."""
        x, y = self.world(column, row)
        scale = self.metres_per_pixel / factor
        return replace(self, x0=x - column * scale, y0=y + row * scale, metres_per_pixel=scale)

    def resized(self, width: int, height: int) -> View:
        """The view of another size, same scale, same centre."""
        x, y = self.world(self.width / 2.0, self.height / 2.0)
        scale = self.metres_per_pixel
        return View(x - scale * width / 2.0, y + scale * height / 2.0, scale, width, height)

    def padded(self, margin: int) -> View:
        """The view with ``margin`` more pixels on each side."""
        x0, y0 = self.world(-margin, -margin)
        width, height = self.width + 2 * margin, self.height + 2 * margin
        return View(x0, y0, self.metres_per_pixel, width, height)

    def covers(self, other: View) -> bool:
        """Whether every pixel of another view is one of this view's pixels."""
        offset = self.offset_to(other)
        if offset is None:
            return False
        (left, top), (width, height) = offset, (other.width, other.height)
        return -self.width + width <= left <= 0 and -self.height + height <= top <= 0

    def enlarged(self, factor: float) -> View:
        """The same ground on a picture ``factor`` times as wide and high."""
        width, height = (max(1, round(v * factor)) for v in (self.width, self.height))
        return View(self.x0, self.y0, self.metres_per_pixel * self.width / width, width, height)

    def offset_to(self, other: View) -> tuple[int, int] | None:
        """Columns and rows to add to a pixel of this view to find it in ``other``.

        None if the two do not share one grid of pixels.
        """
        if abs(other.metres_per_pixel / self.metres_per_pixel - 1.0) > 1e-9:
            return None
        columns = (self.x0 - other.x0) / self.metres_per_pixel
        rows = (other.y0 - self.y0) / self.metres_per_pixel
        if abs(columns - round(columns)) > 1e-3 or abs(rows - round(rows)) > 1e-3:
            return None
        return round(columns), round(rows)

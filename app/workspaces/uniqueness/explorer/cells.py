"""Where each combination stands in the picture, and the strips of pixels that show them all."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage

from core.record_uniqueness.arrangement import Arrangement

LEAST_CELL = 3.0
"""Cells at least this wide, pixels, stand apart; narrower ones are told by a mark beside them."""


@dataclass(frozen=True, eq=False)
class Cells:
    """The rows of an arrangement within a frame, each as wide as the frame.

    Attributes
    ----------
    of
        Which combinations, in which order.
    frame
        Where they are painted, logical pixels.
    """

    of: Arrangement
    frame: QRectF

    @property
    def pitch(self) -> float:
        """Height of a row with the gap below it."""
        return self.frame.height() / max(len(self.of.sizes), 1)

    @property
    def gap(self) -> float:
        """Between two rows."""
        return 5.0 if self.pitch >= 18 else 2.0 if self.pitch >= 8 else 1.0

    def row_rect(self, row: int) -> QRectF:
        """The whole row."""
        top = round(self.frame.top() + row * self.pitch)
        bottom = round(self.frame.top() + (row + 1) * self.pitch - self.gap)
        return QRectF(self.frame.left(), top, self.frame.width(), max(1, bottom - top))

    def cell_width(self, row: int) -> float:
        """Width of each cell of a row."""
        return self.frame.width() / max(len(self.of.cells(row)), 1)

    def edge(self, row: int, n: int) -> float:
        """Where the n-th cell of a row begins."""
        return self.frame.left() + n * self.cell_width(row)

    def rect(self, place: int) -> QRectF:
        """Where a combination is painted; at least `LEAST_CELL` wide."""
        row = self.of.row(place)
        within, whole = place - int(self.of.starts[row]), self.row_rect(row)
        left, right = self.edge(row, within), self.edge(row, within + 1)
        if right - left >= LEAST_CELL + 1:
            right -= 1.0
        else:
            middle = (left + right) / 2
            left, right = middle - LEAST_CELL / 2, middle + LEAST_CELL / 2
        return QRectF(left, whole.top(), right - left, whole.height())

    def at(self, point: QPointF) -> int | None:
        """The place of the combination at a point; between two rows, the one above."""
        if not len(self.of) or not self.frame.contains(point):
            return None
        row = min(int((point.y() - self.frame.top()) / self.pitch), len(self.of.sizes) - 1)
        cells = self.of.cells(row)
        within = int((point.x() - self.frame.left()) / self.cell_width(row))
        return min(cells.start + within, cells.stop - 1)

    def step(self, place: int, rows: int) -> int:
        """The combination above or below another one, as far to the right as it is."""
        row = self.of.row(place)
        to = min(max(row + rows, 0), len(self.of.sizes) - 1)
        if to == row:
            return place
        here, there = self.of.cells(row), self.of.cells(to)
        share = (place - here.start + 0.5) / len(here)
        return there.start + int(share * len(there))

    def sharing(self, place: int) -> int:
        """How many combinations share the pixel of one."""
        return max(1, round(1.0 / max(self.cell_width(self.of.row(place)), 1e-9)))


def strips(cells: Cells, colours: NDArray[np.uint32], ratio: float) -> QImage:
    """One line of pixels for each row: the colours of its cells, with gaps where there is room.

    Parameters
    ----------
    cells
        What to show.
    colours
        One for each class, then that of gaps, then that of what is not counted.
    ratio
        Pixels of the screen for each logical one.
    """
    width, of = max(1, round(cells.frame.width() * ratio)), cells.of
    pixels = np.full((max(len(of.sizes), 1), width), colours[-2], dtype=np.uint32)
    middle = np.arange(width) + 0.5
    for row in range(len(of.sizes)):
        inside = of.cells(row)
        which = (middle * (len(inside) / width)).astype(np.intp)
        pixels[row] = colours[of.classes[inside.start + which]]
        if cells.cell_width(row) >= LEAST_CELL + 1:
            gap = max(1, round(ratio))
            last = np.append(which[gap:] != which[:-gap], np.ones(gap, dtype=bool))
            pixels[row][last] = colours[-2]
    return QImage(
        pixels.tobytes(), width, len(pixels), 4 * width, QImage.Format.Format_RGB32
    ).copy()

"""Lines, polygons and dots of the ground as vectors."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPolygonF

from core.polygons import FlatPolygons
from core.raster.layering.fills import edge_opacity
from core.raster.lines import joined, region_boundaries
from core.raster.palette import HATCHED, Palette
from core.raster.view import View

_FINE = 0.35  # logical pixels: vertices that matter less are left out
_SMALLEST = 0.7


class VectorShapes:
    """Draws shapes given in metres, in logical pixels.

    Parameters
    ----------
    painter
        In logical pixels.
    view, scale
        What is seen, in device pixels, and how many of them make a logical one.
    palette
        For stripes.
    """

    def __init__(self, painter: QPainter, view: View, scale: float, palette: Palette) -> None:
        self._painter, self._view, self._palette = painter, view, palette
        width, height = max(1, round(view.width / scale)), max(1, round(view.height / scale))
        self._grid = View(view.x0, view.y0, view.metres_per_pixel * scale, width, height)

    def lines(
        self, lines: NDArray[np.float64] | None, colour: int, opacity: float, width: float
    ) -> None:
        """Lines, (m, 4) metres, joined where they meet."""
        if lines is None or not len(lines) or opacity <= 0:
            return
        self._painter.setPen(_pen(colour, opacity, width))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        for line in joined(lines, _FINE * self._grid.metres_per_pixel):
            self._painter.drawPolyline(self._polygon(line))

    def _polygon(self, xy: NDArray[np.float64]) -> QPolygonF:
        return QPolygonF([QPointF(x, y) for x, y in self._grid.pixels(xy).tolist()])

    def edges_of(self, polygons: FlatPolygons) -> NDArray[np.float64]:
        """Outlines of what is large enough to be seen, (m, 4) metres, each edge once."""
        labels = np.arange(len(polygons), dtype=np.int32)
        large = edge_opacity(polygons.extent, self._grid.metres_per_pixel, (3.0, 12.0), 1.0) > 0
        labels[~large] = -1
        return region_boundaries(polygons, labels, self._view.bounds)

    def fill(self, polygons: FlatPolygons, fill: NDArray[np.uint32], opacity: float) -> None:
        """Polygons in their colours, (n,) 0xAARRGGBB or HATCHED; not what is too small."""
        west, south, east, north = self._view.bounds
        bounds, least = polygons.bounds, _SMALLEST * self._grid.metres_per_pixel
        seen = (bounds[:, 2] > west) & (bounds[:, 0] < east)
        seen &= (bounds[:, 3] > south) & (bounds[:, 1] < north) & (polygons.extent > least)
        self._painter.setPen(Qt.PenStyle.NoPen)
        for i in np.flatnonzero(seen).tolist():
            path = QPainterPath()
            path.setFillRule(Qt.FillRule.OddEvenFill)
            for ring in range(polygons.feature_offsets[i], polygons.feature_offsets[i + 1]):
                begin, end = polygons.ring_offsets[ring : ring + 2]
                path.addPolygon(self._polygon(polygons.xy[begin:end]))
            for brush in self._brushes(int(fill[i]), opacity):
                self._painter.fillPath(path, brush)

    def _brushes(self, colour: int, opacity: float) -> list[QBrush]:
        palette = self._palette
        if colour != HATCHED:
            return [QBrush(_ink(colour, opacity))]
        stripes = QBrush(_ink(palette.hatch, opacity), Qt.BrushStyle.BDiagPattern)
        return [QBrush(_ink(palette.hatch_gap, opacity)), stripes]

    def dots(
        self,
        points: NDArray[np.float64],
        colours: NDArray[np.integer],
        rim: int,
        radius: float,
        opacity: float,
    ) -> None:
        """Dots with a rim at points, (q, 2) metres, in (q,) colours."""
        if opacity <= 0:
            return
        self._painter.setPen(_pen(rim, opacity, 0.8))
        inside, which = self.seen(points)
        at = self._grid.pixels(inside).tolist()
        for (x, y), colour in zip(at, colours[which].tolist(), strict=True):
            self._painter.setBrush(_ink(colour, opacity))
            self._painter.drawEllipse(QPointF(x, y), radius, radius)

    def seen(self, points: NDArray[np.float64]) -> tuple[NDArray[np.float64], NDArray[np.int64]]:
        """The points in sight, and which they are."""
        west, south, east, north = self._view.bounds
        inside = ((points >= (west, south)) & (points <= (east, north))).all(axis=1)
        return points[inside], np.flatnonzero(inside)

    def rings(self, points: NDArray[np.float64], colour: int, opacity: float) -> None:
        """Open rings around points, (q, 2) metres."""
        self._painter.setPen(_pen(colour, opacity, 1.8))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        for x, y in self._grid.pixels(self.seen(points)[0]).tolist():
            self._painter.drawEllipse(QPointF(x, y), 4.5, 4.5)


def _ink(colour: int, opacity: float) -> QColor:
    ink = QColor.fromRgba(colour)
    ink.setAlphaF(min(opacity, 1.0) * ink.alphaF())
    return ink


def _pen(colour: int, opacity: float, width: float) -> QPen:
    pen = QPen(_ink(colour, opacity), width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return pen

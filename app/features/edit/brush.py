"""The brush: how large it is, and which areas it goes over."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, QPointF, Signal, Slot

from app.map.canvas import MapCanvas
from core.editing.stroke import points_under, touched_areas

RADII = (0, 4, 8, 16, 32, 64, 128)


class Brush(QObject):
    """A round brush.

    ``radius`` is in logical pixels; 0 for the one area under the pointer.

    Signals
    -------
    radius_changed(int)
        It is larger or smaller.
    """

    radius_changed = Signal(int)

    def __init__(self, canvas: MapCanvas) -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self.radius = 0

    @Slot(int)
    def set_radius(self, radius: int) -> None:
        """Another size, logical pixels."""
        if radius != self.radius:
            self.radius = radius
            self.radius_changed.emit(radius)
            self._canvas.update()

    def step(self, step: int) -> None:
        """The next larger size (1), or smaller one (-1)."""
        larger = step > 0
        sizes = RADII if larger else RADII[::-1]
        beyond = [r for r in sizes if (r > self.radius if larger else r < self.radius)]
        self.set_radius(beyond[0] if beyond else self.radius)

    def areas_between(self, start: QPointF, end: QPointF) -> NDArray[np.int32]:
        """Areas under the brush on its way between two points of the widget.

        With some width, also those too small to be seen, if their point lies under it.
        """
        picture = self._canvas.picture
        if picture is None or picture.ids is None:
            return np.zeros(0, np.int32)
        world = np.array([self._canvas.world_at(start), self._canvas.world_at(end)])
        pixels = picture.view.pixels(world)
        ground = self._canvas.map_view().metres_per_pixel * self._canvas.device_scale()
        metres = self.radius * ground
        a, b = ((float(p[0]), float(p[1])) for p in pixels)
        seen = touched_areas(picture.ids, a, b, metres / picture.view.metres_per_pixel)
        points = self._canvas.scene.points
        if not self.radius or points is None:
            return seen
        a, b = ((float(p[0]), float(p[1])) for p in world)
        return np.union1d(seen, points_under(points, a, b, metres)).astype(np.int32)

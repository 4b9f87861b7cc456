"""The views that were looked at, to go back and forth between them."""

from __future__ import annotations

import math

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from app.map.canvas import MapCanvas
from core.raster.view import View

_REST_MS = 500
_MOST = 100

Place = tuple[float, float, float]
"""Centre, x and y in metres, and metres per logical pixel."""


class ViewHistory(QObject):
    """Takes note of a view once the map has come to rest.

    Signals
    -------
    changed()
        There may be a view to go back or forth to.
    """

    changed = Signal()

    def __init__(self, canvas: MapCanvas, parent: QObject) -> None:
        super().__init__(parent)
        self._canvas = canvas
        self._places: list[Place] = []
        self._at = -1
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_REST_MS)
        self._rest.timeout.connect(self.note)
        canvas.view_changed.connect(self._rest.start)
        canvas.areas_shown.connect(self.forget)

    @property
    def can_go_back(self) -> bool:
        """Whether there is an earlier view."""
        return self._at > 0

    @property
    def can_go_on(self) -> bool:
        """Whether there is a later view."""
        return self._at < len(self._places) - 1

    @Slot()
    def forget(self) -> None:
        """Other areas are on the map: a history of its own begins."""
        self._places, self._at = [], -1
        self._rest.start()
        self.changed.emit()

    @Slot()
    def note(self) -> None:
        """The view as it is now comes behind the one that was last noted or gone to."""
        self._rest.stop()
        if self._canvas.scene.polygons is None:
            return
        place = place_of(self._canvas.map_view(), self._canvas.device_scale())
        if self._at >= 0 and _same(place, self._places[self._at]):
            return
        self._places = [*self._places[: self._at + 1], place][-_MOST:]
        self._at = len(self._places) - 1
        self.changed.emit()

    @Slot()
    def go_back(self) -> None:
        """Shows the view before."""
        self._note_if_moved()
        if self.can_go_back:
            self._go(self._at - 1)

    @Slot()
    def go_on(self) -> None:
        """Shows the view after."""
        self._note_if_moved()
        if self.can_go_on:
            self._go(self._at + 1)

    def _note_if_moved(self) -> None:
        if self._rest.isActive():
            self.note()

    def _go(self, at: int) -> None:
        self._at = at
        view, scale = self._canvas.map_view(), self._canvas.device_scale()
        self._canvas.set_view(view_at(self._places[at], view, scale))
        self._rest.stop()
        self.changed.emit()


def place_of(view: View, scale: float) -> Place:
    """Where a view is, whatever the size of the window."""
    x, y = view.world(view.width / 2.0, view.height / 2.0)
    return x, y, view.metres_per_pixel * scale


def view_at(place: Place, like: View, scale: float) -> View:
    """A view of the size of another one at a place."""
    x, y, metres = place
    size = metres / scale
    return View(
        x - size * like.width / 2.0, y + size * like.height / 2.0, size, like.width, like.height
    )


def _same(a: Place, b: Place) -> bool:
    """Whether two views differ by less than a pixel or two."""
    return math.isclose(a[2], b[2], rel_tol=1e-3) and math.hypot(a[0] - b[0], a[1] - b[1]) < (
        2.0 * a[2]
    )

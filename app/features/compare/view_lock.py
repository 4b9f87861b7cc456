"""Two maps that always show the same ground."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from app.map.canvas import MapCanvas
from core.raster.view import View


class ViewLock(QObject):
    """Gives either map the view of the other one as soon as it moves.

    A map that only became larger or smaller follows the first.
    """

    def __init__(self, first: MapCanvas, second: MapCanvas) -> None:
        super().__init__(second)
        self._first, self._second = first, second
        self._active = self._leading = False
        self._size = (0, 0)
        first.view_changed.connect(self._lead)
        second.view_changed.connect(self._follow)

    def set_active(self, active: bool) -> None:
        """Locks the views together, the second one to the first, or sets them free."""
        self._active = active
        self._lead()

    @Slot()
    def _lead(self) -> None:
        """The first map moved."""
        if self._active and not self._leading:
            self._give(self._first, self._second)

    @Slot()
    def _follow(self) -> None:
        """The second map moved, or was made larger or smaller."""
        if not self._active or self._leading:
            return
        view = self._second.map_view()
        resized = (view.width, view.height) != self._size
        self._size = (view.width, view.height)
        if resized:
            self._give(self._first, self._second)
        else:
            self._give(self._second, self._first)

    def _give(self, one: MapCanvas, other: MapCanvas) -> None:
        self._leading = True
        try:
            other.set_view(of_size(one.map_view(), other.map_view()))
        finally:
            self._leading = False
        view = self._second.map_view()
        self._size = (view.width, view.height)


def of_size(view: View, other: View) -> View:
    """A view with the size, in pixels, of another one; the centre stays."""
    if (view.width, view.height) == (other.width, other.height):
        return view
    return view.resized(other.width, other.height)

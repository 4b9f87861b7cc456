"""A widget with a view of the world that the hand can move."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.map.canvas.modes import MapMode
from app.map.canvas.tools import Navigator, Tool
from core.raster.view import View

_FINEST, _COARSEST = 0.05, 100_000.0  # metres per pixel


class MovingMap(QWidget):
    """Has a view and moves it; what is painted is left to those who derive from it.

    Signals
    -------
    view_changed()
        The map was panned, zoomed or resized.
    mode_changed(MapMode | None)
        Another tool with a life of its own was chosen; None = one of the simple tools.
    """

    view_changed = Signal()
    mode_changed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self._view = View(0.0, 0.0, 1.0, 1, 1)
        self._keep_fitted: Sequence[float] | None = None
        self._north, self._stretch = 0.0, 1.0
        self._navigator = Navigator(self)
        self._mode: MapMode | None = None
        self._pointer: QPointF | None = None

    def map_view(self) -> View:
        """The view, in device pixels."""
        return self._view

    def device_scale(self) -> float:
        """Device pixels per logical pixel."""
        return float(self.devicePixelRatioF())

    def set_view(self, view: View) -> None:
        """Shows another view (of the size of the widget).

        What differs by less than a thousandth of a pixel is the same view: two maps that follow
        each other come to rest.
        """
        same_size = (view.width, view.height) == (self._view.width, self._view.height)
        if same_size and view.offset_to(self._view) == (0, 0):
            return
        self._keep_fitted = None
        self._show_view(view)

    def _show_view(self, view: View) -> None:
        self._view = view
        self._orient()
        self.show_moved()
        self.view_changed.emit()

    def _orient(self) -> None:
        """Finds out where north is in the middle of the view, and how much the map stretches."""
        middle = self._view.world(self._view.width / 2.0, self._view.height / 2.0)
        self._north, self._stretch = self.north_at(*middle), self.stretch_at(*middle)

    def show_moved(self) -> None:
        """Paints the new view."""

    def full_bounds(self) -> tuple[float, float, float, float] | None:
        """West, south, east, north of everything; None if there is nothing."""
        return None

    def selected_bounds(self) -> tuple[float, float, float, float] | None:
        """West, south, east, north of what is selected; None if nothing is."""
        return None

    def north_at(self, x: float, y: float) -> float:
        """Degrees clockwise from up to true north at a place."""
        return 0.0

    def stretch_at(self, x: float, y: float) -> float:
        """Metres on the map for a metre on the ground at a place."""
        return 1.0

    def zoom_to(self, bounds: Sequence[float]) -> None:
        """Shows a rectangle of the world: west, south, east, north in metres."""
        bounds = tuple(float(v) for v in bounds)
        if not all(math.isfinite(v) for v in bounds):
            return
        view = View.fitted(bounds, self._view.width, self._view.height)
        if view.metres_per_pixel < _FINEST:
            view = view.zoomed(view.metres_per_pixel / _FINEST, view.width / 2.0, view.height / 2.0)
        self._show_view(view)
        self._keep_fitted = bounds

    @Slot()
    def zoom_to_all(self) -> None:
        """Shows everything."""
        bounds = self.full_bounds()
        if bounds is not None:
            self.zoom_to(bounds)

    @Slot()
    def zoom_to_selection(self) -> None:
        """Shows what is selected, with some room around it."""
        bounds = self.selected_bounds()
        if bounds is not None:
            west, south, east, north = bounds
            room = 0.3 * max(east - west, north - south)
            self.zoom_to((west - room, south - room, east + room, north + room))

    def zoom_about(self, factor: float, at: QPointF) -> None:
        """Enlarges; the ground under ``at`` (logical pixels) stays there."""
        scale, now = self.device_scale(), self._view.metres_per_pixel
        factor = now / min(max(now / factor, _FINEST), _COARSEST)
        self.set_view(self._view.zoomed(factor, at.x() * scale, at.y() * scale))

    @Slot()
    def zoom_in(self) -> None:
        """Enlarges about the centre."""
        self.zoom_about(2.0**0.5, QRectF(self.rect()).center())

    @Slot()
    def zoom_out(self) -> None:
        """Shrinks about the centre."""
        self.zoom_about(0.5**0.5, QRectF(self.rect()).center())

    def zoom_to_box(self, box: QRectF) -> None:
        """Shows what is inside a rectangle of the widget."""
        west, north = self.world_at(box.topLeft())
        east, south = self.world_at(box.bottomRight())
        view = View.fitted((west, south, east, north), self._view.width, self._view.height, 0.0)
        self.set_view(view)

    def world_at(self, at: QPointF) -> tuple[float, float]:
        """The place, in metres, under a point of the widget."""
        scale = self.device_scale()
        return self._view.world(at.x() * scale, at.y() * scale)

    def set_tool(self, tool: Tool) -> None:
        """Chooses what the left button does."""
        self._leave_mode()
        self._navigator.set_tool(tool)

    def set_mode(self, mode: MapMode) -> None:
        """Gives the left button to a tool with a life of its own, until `set_tool`."""
        if mode is self._mode:
            return
        self._leave_mode()
        self._navigator.set_tool(Tool.OTHER)
        self._mode = mode
        self.setCursor(mode.cursor)
        mode.begin()
        self.mode_changed.emit(mode)
        self.update()

    def _leave_mode(self) -> None:
        mode, self._mode = self._mode, None
        if mode is not None:
            mode.end()
            self.mode_changed.emit(None)
            self.update()

    @property
    def mode(self) -> MapMode | None:
        """The tool with a life of its own, if one is chosen."""
        return self._mode

    def _mode_takes(self, event: QMouseEvent) -> MapMode | None:
        """The mode, if an event of the pointer is meant for it and not for the hand."""
        if self._mode is None or self._navigator.hand or self._navigator.busy:
            return None
        if event.button() not in (Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton):
            return None
        return self._mode

    @property
    def tool(self) -> Tool:
        """What the left button does."""
        return self._navigator.tool

    def click_at(self, at: QPointF, modifiers: Qt.KeyboardModifier) -> None:
        """A click without a drag."""

    def select_box(self, box: QRectF, modifiers: Qt.KeyboardModifier) -> None:
        """A rectangle was drawn to choose what is in it."""

    def sizeHint(self) -> QSize:
        """A size that shows something."""
        return QSize(800, 600)

    def minimumSizeHint(self) -> QSize:
        """The smallest useful size."""
        return QSize(240, 180)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keeps the centre; keeps what was fitted fitted until the hand moves the map."""
        super().resizeEvent(event)
        self._fit_size()

    def _fit_size(self) -> None:
        scale = self.device_scale()
        width, height = (max(1, round(v * scale)) for v in (self.width(), self.height()))
        if (width, height) == (self._view.width, self._view.height):
            return
        if self._keep_fitted is not None:
            bounds = self._keep_fitted
            self._view = replace(self._view, width=width, height=height)
            self.zoom_to(bounds)
        else:
            self._show_view(self._view.resized(width, height))

    def event(self, event: QEvent) -> bool:
        """Follows a move to a screen of another density."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._fit_size()
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """See `Navigator` and `MapMode`."""
        mode = self._mode_takes(event)
        used = mode is not None and mode.press(event)
        event.setAccepted(used or self._navigator.press(event))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """See `Navigator` and `MapMode`."""
        self._pointer = event.position()
        mode = self._mode_takes(event)
        used = mode is not None and mode.move(event)
        event.setAccepted(used or self._navigator.move(event))

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer left."""
        super().leaveEvent(event)
        self._pointer = None
        if self._mode is not None:
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """See `Navigator` and `MapMode`."""
        mode = self._mode_takes(event)
        used = mode is not None and mode.release(event)
        event.setAccepted(used or self._navigator.release(event))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """See `Navigator` and `MapMode`."""
        mode = self._mode_takes(event)
        used = mode is not None and mode.double_click(event)
        event.setAccepted(used or self._navigator.double_click(event))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """See `Navigator`."""
        event.setAccepted(self._navigator.wheel(event))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """See `Navigator` and `MapMode`; other keys go to the window."""
        used = self._mode is not None and self._mode.key_press(event)
        event.setAccepted(used or self._navigator.key_press(event))

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """See `Navigator`."""
        event.setAccepted(self._navigator.key_release(event))

"""What mouse, wheel and keys do to the map."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent

from core.raster.view import View

if TYPE_CHECKING:
    from app.map.canvas.moving import MovingMap

_CLICK = 4.0  # logical pixels a pointer may stray and still click
_NOTCH = 120.0  # one step of a wheel, in eighths of a degree
_KEY_STEP = 80.0  # logical pixels an arrow key moves the map


class Tool(Enum):
    """What the left button does: drag the map, name an area, or choose areas by a box."""

    PAN = "pan"
    IDENTIFY = "identify"
    SELECT = "select"
    ZOOM = "zoom"
    OTHER = "other"
    """A tool with a life of its own; see `app.map.canvas.modes`."""


_CURSORS = {
    Tool.PAN: Qt.CursorShape.OpenHandCursor,
    Tool.IDENTIFY: Qt.CursorShape.WhatsThisCursor,
    Tool.SELECT: Qt.CursorShape.CrossCursor,
    Tool.ZOOM: Qt.CursorShape.CrossCursor,
    Tool.OTHER: Qt.CursorShape.CrossCursor,
}


class Navigator:
    """Turns events into moves of the map. Each handler says whether it used the event."""

    def __init__(self, target: MovingMap) -> None:
        self._map = target
        self._tool = Tool.PAN
        self._press: QPointF | None = None
        self._press_view: View | None = None
        self._panning = False
        self._boxing: Tool | None = None
        self._space = self._space_used = False
        self.box: QRectF | None = None

    @property
    def tool(self) -> Tool:
        """The tool of the left button."""
        return self._tool

    @property
    def busy(self) -> bool:
        """Whether a drag is under way."""
        return self._panning or self.box is not None

    @property
    def hand(self) -> bool:
        """Whether the space bar makes a hand of any tool."""
        return self._space

    def set_tool(self, tool: Tool) -> None:
        """Gives the left button another tool."""
        self.cancel()
        self._tool = tool
        self._show_cursor()

    def press(self, event: QMouseEvent) -> bool:
        """A button went down."""
        button = event.button()
        if button not in (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton):
            return False
        self._press, self._press_view = event.position(), self._map.map_view()
        self._panning, self._boxing, self.box = False, None, None
        self._space_used = self._space
        hand = self._space or button == Qt.MouseButton.MiddleButton
        if not hand and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self._boxing = Tool.SELECT if self._tool is Tool.SELECT else Tool.ZOOM
        elif not hand and self._tool in (Tool.SELECT, Tool.ZOOM):
            self._boxing = self._tool
        return True

    def move(self, event: QMouseEvent) -> bool:
        """The pointer moved; True if something is being dragged."""
        if self._press is None or self._press_view is None:
            return False
        way = event.position() - self._press
        if not self.busy and max(abs(way.x()), abs(way.y())) < _CLICK:
            return True
        if self._boxing is not None:
            self.box = QRectF(self._press, event.position()).normalized()
            self._map.update()
            return True
        if not self._panning:
            self._panning = True
            self._map.setCursor(Qt.CursorShape.ClosedHandCursor)
        # Whole device pixels: then the picture only shifts, and only strips are new.
        scale = self._map.device_scale()
        self._map.set_view(self._press_view.panned(round(way.x() * scale), round(way.y() * scale)))
        return True

    def release(self, event: QMouseEvent) -> bool:
        """A button went up."""
        if self._press is None:
            return False
        box, boxing, panned = self.box, self._boxing, self._panning
        middle = event.button() == Qt.MouseButton.MiddleButton
        self._reset()
        if box is not None:
            if boxing is Tool.SELECT:
                self._map.select_box(box, event.modifiers())
            elif box.width() > _CLICK and box.height() > _CLICK:
                self._map.zoom_to_box(box)
            self._map.update()
        elif not panned and not middle:
            self._map.click_at(event.position(), event.modifiers())
        return True

    def double_click(self, event: QMouseEvent) -> bool:
        """Twice as large, or with Shift half as large, about the pointer."""
        if event.button() != Qt.MouseButton.LeftButton:
            return False
        out = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        self._map.zoom_about(0.5 if out else 2.0, event.position())
        return True

    def wheel(self, event: QWheelEvent) -> bool:
        """Zooms about the pointer, in proportion to the turn: trackpads turn little by little."""
        turn = event.angleDelta().y()
        if turn == 0:
            return False
        self._map.zoom_about(2.0 ** (turn / _NOTCH / 2.0), event.position())
        return True

    def key_press(self, event: QKeyEvent) -> bool:
        """+ - 0, arrows, Space (hand), Esc."""
        key = event.key()
        arrows = {
            Qt.Key.Key_Left: (1, 0),
            Qt.Key.Key_Right: (-1, 0),
            Qt.Key.Key_Up: (0, 1),
            Qt.Key.Key_Down: (0, -1),
        }
        if key in arrows:
            step = round(_KEY_STEP * self._map.device_scale())
            columns, rows = arrows[Qt.Key(key)]
            self._map.set_view(self._map.map_view().panned(columns * step, rows * step))
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal, Qt.Key.Key_Minus):
            view, scale = self._map.map_view(), self._map.device_scale()
            centre = QPointF(view.width / 2.0 / scale, view.height / 2.0 / scale)
            self._map.zoom_about(0.5**0.5 if key == Qt.Key.Key_Minus else 2.0**0.5, centre)
        elif key == Qt.Key.Key_0:
            self._map.zoom_to_all()
        elif key == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self._space, self._space_used = True, False
            self._show_cursor()
        elif key == Qt.Key.Key_Escape:
            return self.cancel()
        else:
            return False
        return True

    def key_release(self, event: QKeyEvent) -> bool:
        """Space went up; pressed without a drag it was not meant for the map."""
        if event.key() != Qt.Key.Key_Space or event.isAutoRepeat():
            return False
        self._space = False
        self._show_cursor()
        return self._space_used

    def cancel(self) -> bool:
        """Ends a drag as if it had not begun; False if there was none."""
        if not self.busy:
            return False
        if self._panning and self._press_view is not None:
            self._map.set_view(self._press_view)
        self._reset()
        self._map.update()
        return True

    def _reset(self) -> None:
        self._press = self._press_view = self._boxing = self.box = None
        self._panning = False
        self._show_cursor()

    def _show_cursor(self) -> None:
        hand = Qt.CursorShape.OpenHandCursor
        self._map.setCursor(hand if self._space else _CURSORS[self._tool])

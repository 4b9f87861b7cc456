"""The tool on the map: press on a region and drag over areas to give them to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QCoreApplication, QObject, QPointF, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPen

from app.features.edit.region_commands import RegionCommands
from app.map.canvas import MapCanvas
from app.map.canvas.modes import MapMode
from app.map.tools.drawing import paint_words
from core.editing.stroke import points_under, touched_areas

if TYPE_CHECKING:
    from app.features.edit.editing import Editing

_CLICK = 4.0
_SHIFT, _ALT = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.AltModifier
_CTRL = Qt.KeyboardModifier.ControlModifier
_RADII = (0, 4, 8, 16, 32, 64, 128)
_PADLOCK = (13.0, 9.5)


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
        sizes = _RADII if larger else _RADII[::-1]
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


class EditMode(MapMode):
    """Turns what the hand does into strokes."""

    def __init__(
        self, canvas: MapCanvas, commands: RegionCommands, host: Editing, brush: Brush
    ) -> None:
        self._canvas, self._commands, self._host = canvas, commands, host
        self.brush = brush
        self._pressed: QPointF | None = None
        self._last: QPointF | None = None
        self._region = -1
        self._carries = False
        self._moved = False

    # Choosing

    def begin(self) -> None:
        """The tool is chosen."""
        self._canvas.setFocus()
        self._host.entered()

    def end(self) -> None:
        """Another tool is chosen; a stroke that is under way is given up."""
        self._reset()
        self._commands.cancel()
        self._host.left()

    # The hand

    def press(self, event: QMouseEvent) -> bool:
        """Takes the region under the pointer, or paints with the one that is held."""
        editor = self._commands.editor
        if editor is None or not self._host.ready():
            return False
        at, modifiers = event.position(), event.modifiers()
        area = self._canvas.area_at(at)
        if area < 0 and self._commands.held < 0:
            return False  # the map is dragged
        region = -1 if area < 0 else editor.region_of(area)
        if modifiers & (_SHIFT | _ALT | _CTRL):
            self._press_with(modifiers, area, region, at)
            return True
        self._pressed, self._last, self._moved = at, at, False
        self._carries = self._commands.held < 0 and bool(np.isin(area, self._host.selection()))
        self._region = self._commands.held if self._commands.held >= 0 else region
        if not self._carries:
            self._commands.begin()
            if self._commands.held >= 0:
                self._paint(at, at)
        return True

    def _press_with(
        self, modifiers: Qt.KeyboardModifier, area: int, region: int, at: QPointF
    ) -> None:
        if area < 0:
            return
        if modifiers & _ALT:
            self._commands.hold(region)
        elif modifiers & _SHIFT:
            self._host.toggle_region(region)
        else:
            self._commands.give_to_neighbour(area, self._canvas.world_at(at))

    def move(self, event: QMouseEvent) -> bool:
        """Paints from where the pointer was to where it is."""
        self._canvas.update()  # the brush follows the pointer
        if self._pressed is None or self._last is None:
            return False
        if not event.buttons() & Qt.MouseButton.LeftButton:  # it went up over something else
            self._commands.end()
            self._reset()
            return False
        way = event.position() - self._pressed
        if not self._moved and max(abs(way.x()), abs(way.y())) < _CLICK:
            return True
        self._moved = True
        if not self._carries:
            self._paint(self._last, event.position())
        self._last = event.position()
        return True

    def release(self, event: QMouseEvent) -> bool:
        """The stroke is over; a click without a drag makes the brush hold the region."""
        if self._pressed is None:
            return False
        if self._carries:
            self._drop(event.position())
        elif not self._moved and self._commands.held < 0:
            self._commands.cancel()
            self._commands.hold(self._region)
        else:
            if self._moved:
                self._paint(self._last or event.position(), event.position())
            self._commands.end()
        self._reset()
        return True

    def double_click(self, event: QMouseEvent) -> bool:
        """Two quick strokes are two strokes."""
        return self.press(event)

    def key_press(self, event: QKeyEvent) -> bool:
        """[ and ] change the brush; Esc ends a stroke, lets go of a region, then leaves."""
        key = event.key()
        if key in (Qt.Key.Key_BracketLeft, Qt.Key.Key_BracketRight):
            self.brush.step(1 if key == Qt.Key.Key_BracketRight else -1)
        elif key == Qt.Key.Key_Escape:
            self.escape()
        else:
            return False
        return True

    def escape(self) -> None:
        """Ends a stroke as if it had not begun; then lets go of the region; then leaves."""
        if self._pressed is not None:
            self._reset()
            self._commands.cancel()
        elif self._commands.held >= 0:
            self._commands.hold(-1)
        else:
            self._host.leave()
        self._canvas.update()

    # What is under the brush

    def _paint(self, start: QPointF, end: QPointF) -> None:
        """Gives the areas under the brush, on its way, to the region."""
        if self._region < 0 or not self._commands.drawing:
            return
        areas = self.brush.areas_between(start, end)
        if len(areas):
            self._commands.give(areas, self._region)

    def _drop(self, at: QPointF) -> None:
        """The selected areas join the region under the pointer."""
        editor, area = self._commands.editor, self._canvas.area_at(at)
        if editor is None or area < 0 or not self._moved:
            return
        self._commands.give_at_once(self._host.selection(), editor.region_of(area))

    def _reset(self) -> None:
        self._pressed = self._last = None
        self._carries = self._moved = False
        self._region = -1
        self._canvas.update()

    # Over the map

    def paint(self, painter: QPainter, pointer: QPointF | None) -> None:
        """Locks of regions, the ring of the brush, areas on their way."""
        editor, session = self._commands.editor, self._commands.session
        if editor is None or session is None or not self._host.ready():
            return
        palette = self._canvas.scene.palette
        ink, ground = QColor.fromRgba(palette.text), QColor.fromRgba(palette.card)
        self._paint_locks(painter, ink, ground)
        if pointer is None:
            return
        if self._carries and self._moved and self._pressed is not None:
            _paint_way(painter, self._pressed, pointer, ink=ink, ground=ground)
            area = self._canvas.area_at(pointer)
            text = _carried(len(self._host.selection()), -1 if area < 0 else editor.region_of(area))
            paint_words(painter, pointer, text, palette, QRectF(self._canvas.rect()))
        else:
            _paint_ring(painter, pointer, float(self.brush.radius), ink=ink, ground=ground)

    def _paint_locks(self, painter: QPainter, ink: QColor, ground: QColor) -> None:
        editor, session = self._commands.editor, self._commands.session
        if editor is None or session is None or not session.locked:
            return
        centres = np.array([editor.centre(region) for region in sorted(session.locked)])
        centres = centres[np.isfinite(centres).all(axis=1)]
        scale = self._canvas.device_scale()
        for x, y in self._canvas.map_view().pixels(centres) / scale:
            _paint_padlock(painter, QPointF(float(x), float(y)), ink=ink, ground=ground)


def _carried(n: int, region: int) -> str:
    if region < 0:
        return QCoreApplication.translate("EditMode", "%n areas", "", n)
    text = QCoreApplication.translate("EditMode", "%n areas to region {0}", "", n)
    return text.format(region + 1)


def _paint_padlock(painter: QPainter, at: QPointF, *, ink: QColor, ground: QColor) -> None:
    """A closed padlock on a small disc, with its middle at a place."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(at)
    painter.setPen(QPen(ink, 1.2))
    painter.setBrush(ground)
    painter.drawEllipse(QPointF(0.0, 0.0), 12.0, 12.0)
    width, height = _PADLOCK
    body = QRectF(-width / 2, -1.5, width, height - 1.5)
    painter.setPen(QPen(ink, 1.8))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawArc(QRectF(-3.5, -7.5, 7.0, 11.0), 0, 180 * 16)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawRoundedRect(body, 1.5, 1.5)
    painter.restore()


def _paint_ring(
    painter: QPainter, at: QPointF, radius: float, *, ink: QColor, ground: QColor
) -> None:
    """The ring of a brush; radius in logical pixels."""
    if radius <= 0:
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((ground, 3.5), (ink, 1.5)):
        painter.setPen(QPen(colour, width))
        painter.drawEllipse(at, radius, radius)
    painter.restore()


def _paint_way(
    painter: QPainter, start: QPointF, end: QPointF, *, ink: QColor, ground: QColor
) -> None:
    """A line along which areas are carried."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for colour, width in ((ground, 4.5), (ink, 2.0)):
        pen = QPen(colour, width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(start, end)
    painter.setBrush(ink)
    painter.drawEllipse(start, 3.0, 3.0)
    painter.restore()

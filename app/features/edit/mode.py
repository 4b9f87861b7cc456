"""The tool on the map: press on a region and drag over areas to give them to it."""

from __future__ import annotations

from typing import Protocol

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QCoreApplication, QPointF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter

from app.features.edit.bench import Bench
from app.features.edit.brush import Brush
from app.features.edit.marks import paint_brush, paint_padlock, paint_way, paint_words
from app.map.canvas import MapCanvas
from app.map.canvas.modes import MapMode

_CLICK = 4.0
_SHIFT, _ALT = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.AltModifier
_CTRL = Qt.KeyboardModifier.ControlModifier


class Host(Protocol):
    """Who uses the mode."""

    def entered(self) -> None:
        """The tool is chosen."""

    def left(self) -> None:
        """Another tool is chosen."""

    def ready(self) -> bool:
        """Whether regions can be edited now."""

    def selection(self) -> NDArray[np.intp]:
        """Selected areas."""

    def toggle_region(self, region: int) -> None:
        """Selects the areas of a region too, or no longer."""

    def leave(self) -> None:
        """Chooses another tool."""


class EditMode(MapMode):
    """Turns what the hand does into strokes."""

    def __init__(self, canvas: MapCanvas, bench: Bench, host: Host, brush: Brush) -> None:
        self._canvas, self._bench, self._host = canvas, bench, host
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
        self._forget()
        self._bench.cancel()
        self._host.left()

    # The hand

    def press(self, event: QMouseEvent) -> bool:
        """Takes the region under the pointer, or paints with the one that is held."""
        editor = self._bench.editor
        if editor is None or not self._host.ready():
            return False
        at, modifiers = event.position(), event.modifiers()
        area = self._area_at(at)
        if area < 0 and self._bench.held < 0:
            return False  # the map is dragged
        region = -1 if area < 0 else editor.region_of(area)
        if modifiers & (_SHIFT | _ALT | _CTRL):
            self._press_with(modifiers, area, region, at)
            return True
        self._pressed, self._last, self._moved = at, at, False
        self._carries = self._bench.held < 0 and bool(np.isin(area, self._host.selection()))
        self._region = self._bench.held if self._bench.held >= 0 else region
        if not self._carries:
            self._bench.begin()
            if self._bench.held >= 0:
                self._paint(at, at)
        return True

    def _press_with(
        self, modifiers: Qt.KeyboardModifier, area: int, region: int, at: QPointF
    ) -> None:
        if area < 0:
            return
        if modifiers & _ALT:
            self._bench.hold(region)
        elif modifiers & _SHIFT:
            self._host.toggle_region(region)
        else:
            self._bench.give_to_neighbour(area, self._canvas.world_at(at))

    def move(self, event: QMouseEvent) -> bool:
        """Paints from where the pointer was to where it is."""
        self._canvas.update()  # the brush follows the pointer
        if self._pressed is None or self._last is None:
            return False
        if not event.buttons() & Qt.MouseButton.LeftButton:  # it went up over something else
            self._bench.end()
            self._forget()
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
        elif not self._moved and self._bench.held < 0:
            self._bench.cancel()
            self._bench.hold(self._region)
        else:
            if self._moved:
                self._paint(self._last or event.position(), event.position())
            self._bench.end()
        self._forget()
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
            self._forget()
            self._bench.cancel()
        elif self._bench.held >= 0:
            self._bench.hold(-1)
        else:
            self._host.leave()
        self._canvas.update()

    # What is under the brush

    def _area_at(self, at: QPointF) -> int:
        return self._canvas.area_at(at)

    def _paint(self, start: QPointF, end: QPointF) -> None:
        """Gives the areas under the brush, on its way, to the region."""
        if self._region < 0 or not self._bench.drawing:
            return
        areas = self.brush.areas_between(start, end)
        if len(areas):
            self._bench.give(areas, self._region)

    def _drop(self, at: QPointF) -> None:
        """The selected areas join the region under the pointer."""
        editor, area = self._bench.editor, self._area_at(at)
        if editor is None or area < 0 or not self._moved:
            return
        self._bench.give_at_once(self._host.selection(), editor.region_of(area))

    def _forget(self) -> None:
        self._pressed = self._last = None
        self._carries = self._moved = False
        self._region = -1
        self._canvas.update()

    # Over the map

    def paint(self, painter: QPainter, pointer: QPointF | None) -> None:
        """Locks of regions, the ring of the brush, areas on their way."""
        editor, desk = self._bench.editor, self._bench.desk
        if editor is None or desk is None or not self._host.ready():
            return
        palette = self._canvas.scene.palette
        ink, ground = QColor.fromRgba(palette.text), QColor.fromRgba(palette.card)
        self._paint_locks(painter, ink, ground)
        if pointer is None:
            return
        if self._carries and self._moved and self._pressed is not None:
            paint_way(painter, self._pressed, pointer, ink=ink, ground=ground)
            area = self._area_at(pointer)
            text = _carried(len(self._host.selection()), -1 if area < 0 else editor.region_of(area))
            font = self._canvas.font()
            paint_words(painter, pointer, text, ink=ink, ground=ground, font=font)
        else:
            paint_brush(painter, pointer, float(self.brush.radius), ink=ink, ground=ground)

    def _paint_locks(self, painter: QPainter, ink: QColor, ground: QColor) -> None:
        editor, desk = self._bench.editor, self._bench.desk
        if editor is None or desk is None or not desk.locked:
            return
        centres = np.array([editor.centre(region) for region in sorted(desk.locked)])
        centres = centres[np.isfinite(centres).all(axis=1)]
        scale = self._canvas.device_scale()
        for x, y in self._canvas.map_view().pixels(centres) / scale:
            paint_padlock(painter, QPointF(float(x), float(y)), ink=ink, ground=ground)


def _carried(n: int, region: int) -> str:
    if region < 0:
        return QCoreApplication.translate("EditMode", "%n areas", "", n)
    text = QCoreApplication.translate("EditMode", "%n areas to region {0}", "", n)
    return text.format(region + 1)

"""Drawing a line or a shape on the map, corner by corner or in one sweep."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent

from app.map.canvas.modes import MapMode
from core.raster.palette import Palette
from core.raster.view import View

_CLICK = 4.0  # logical pixels a pointer may stray and still click
_STEP = 3.0  # logical pixels between the corners of a sweep
_CLOSE = 9.0  # logical pixels around the first corner that close a shape


class HasScene(Protocol):
    """The scene of a map, as far as it matters here."""

    @property
    def palette(self) -> Palette:
        """Colours of the theme."""


class Ground(Protocol):
    """The map under a sketch; positions in logical pixels of the widget."""

    @property
    def scene(self) -> HasScene:
        """What is on the map."""

    def map_view(self) -> View:
        """The view, in device pixels."""

    def device_scale(self) -> float:
        """Device pixels per logical pixel."""

    def world_at(self, at: QPointF) -> tuple[float, float]:
        """The place, in metres, under a point of the widget."""

    def rect(self) -> QRect:
        """The widget's rectangle."""

    def update(self) -> None:
        """Paints again."""


class Sketch(MapMode):
    """Corners in metres, so that the map may move under them.

    A click adds a corner; Enter or a double click ends, Backspace takes the last corner back, Esc
    gives the sketch up, or the tool if there is none. ``sweeps`` lets a drag draw freely.
    """

    sweeps = False

    def __init__(self, canvas: Ground, leave: Callable[[], None]) -> None:
        """``leave`` is called when Esc gives the tool up."""
        self._canvas, self._leave = canvas, leave
        self._corners: list[tuple[float, float]] = []
        self._pressed: QPointF | None = None
        self._last = QPointF()
        self._sweeping = False
        self._ended = False
        self._twins: tuple[Sketch, ...] = ()

    def pair_with(self, *others: Sketch) -> None:
        """Sketches on other maps of the same ground: only one of them is drawn at a time."""
        self._twins = others

    @property
    def corners(self) -> NDArray[np.float64]:
        """(m, 2) metres."""
        return np.array(self._corners, dtype=np.float64).reshape(-1, 2)

    @property
    def ended(self) -> bool:
        """Whether the sketch is finished; the next click begins another."""
        return self._ended

    def finish(self, modifiers: Qt.KeyboardModifier, *, closed: bool = False) -> None:
        """The sketch is done; ``closed`` by a click on its first corner."""

    def changed(self) -> None:
        """The corners are others."""
        self._canvas.update()

    def clear(self) -> None:
        """Begins anew."""
        self._corners.clear()
        self._pressed, self._sweeping, self._ended = None, False, False
        self.changed()

    def clear_all(self) -> None:
        """Begins anew, on all maps of the same ground."""
        for of in (self, *self._twins):
            of.clear()

    def end(self) -> None:
        """Another tool is chosen."""
        self.clear()

    def press(self, event: QMouseEvent) -> bool:
        """A corner, or the beginning of a sweep."""
        if self._ended:
            self.clear()
        if not self._corners:
            for of in self._twins:
                of.clear()
        self._pressed = self._last = event.position()
        return True

    def move(self, event: QMouseEvent) -> bool:
        """Follows the pointer; a drag sweeps."""
        at = event.position()
        if self._pressed is None:
            if self._corners:
                self._canvas.update()
            return False
        if self.sweeps and (self._sweeping or _far(at, self._pressed, _CLICK)):
            if not self._sweeping:
                self._sweeping = True
                self._corners = [self._canvas.world_at(self._pressed)]
            if _far(at, self._last, _STEP):
                self._corners.append(self._canvas.world_at(at))
                self._last = at
            self.changed()
        return True

    def release(self, event: QMouseEvent) -> bool:
        """The corner stands, or the sweep ends."""
        if self._pressed is None:
            return False
        pressed, self._pressed = self._pressed, None
        if self._sweeping:
            self._sweeping = False
            self.finish(event.modifiers(), closed=True)
        elif self._closes(pressed):
            self.finish(event.modifiers(), closed=True)
        else:
            self._corners.append(self._canvas.world_at(pressed))
            self.changed()
        return True

    def double_click(self, event: QMouseEvent) -> bool:
        """Ends: the first of the two clicks has set the last corner."""
        if self._corners:
            self.finish(event.modifiers())
        return True

    def key_press(self, event: QKeyEvent) -> bool:
        """Enter, Backspace, Esc."""
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self._corners and not self._ended:
                modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
                self.finish(modifiers)
        elif key in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete) and self._corners:
            self._corners.pop()
            self._ended = False
            self.changed()
        elif key == Qt.Key.Key_Escape:
            if self._corners:
                self.clear()
            else:
                self._leave()
        else:
            return False
        return True

    def on_screen(self) -> list[QPointF]:
        """The corners in logical pixels."""
        scale = self._canvas.device_scale()
        pixels = self._canvas.map_view().pixels(self.corners) / scale
        return [QPointF(x, y) for x, y in pixels.tolist()]

    def _closes(self, at: QPointF) -> bool:
        """Whether a click lies on the first of at least three corners."""
        points = self.on_screen()
        return len(points) >= 3 and not _far(at, points[0], _CLOSE)


def _far(a: QPointF, b: QPointF, pixels: float) -> bool:
    way = a - b
    return max(abs(way.x()), abs(way.y())) >= pixels

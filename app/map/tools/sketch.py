"""Drawing a line or a shape on the map, corner by corner or in one sweep; the lasso."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter

from app.map.canvas import MapCanvas
from app.map.canvas.modes import MapMode
from app.map.tools.drawing import paint_corners, paint_hint, paint_shape

_CLICK = 4.0  # logical pixels a pointer may stray and still click
_STEP = 3.0  # logical pixels between the corners of a sweep
_CLOSE = 9.0  # logical pixels around the first corner that close a shape


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("Lasso", text)


class Sketch(MapMode):
    """Corners in metres, so that the map may move under them.

    A click adds a corner; Enter or a double click ends, Backspace takes the last corner back, Esc
    gives the sketch up, or the tool if there is none. ``sweeps`` lets a drag draw freely.
    """

    sweeps = False

    def __init__(self, canvas: MapCanvas, leave: Callable[[], None]) -> None:
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


class LassoMode(Sketch):
    """A shape swept around areas, or set corner by corner."""

    sweeps = True

    def __init__(
        self,
        canvas: MapCanvas,
        take: Callable[[NDArray[np.float64], Qt.KeyboardModifier], None],
        leave: Callable[[], None],
    ) -> None:
        """``take`` is given the corners, (m, 2) metres, and the keys held at the end."""
        super().__init__(canvas, leave)
        self._take = take

    def for_map(self, canvas: MapCanvas) -> MapMode | None:
        """A lasso for another map of the same areas."""
        twin = LassoMode(canvas, self._take, self._leave)
        self.pair_with(twin)
        twin.pair_with(self)
        return twin

    def finish(self, modifiers: Qt.KeyboardModifier, *, closed: bool = False) -> None:
        """Tells of the shape, if it has an inside."""
        del closed
        corners = self.corners
        self.clear()
        if len(np.unique(corners, axis=0)) >= 3:
            self._take(corners, modifiers)

    def paint(self, painter: QPainter, pointer: QPointF | None) -> None:
        """The shape so far, closed through the pointer; before that what there is to do."""
        palette, points = self._canvas.scene.palette, self.on_screen()
        if not points:
            text = tr(
                "Draw around areas, or click corners; a double click or Enter closes. "
                "Shift adds, Ctrl toggles, Alt takes away."
            )
            paint_hint(painter, text, palette, QRectF(self._canvas.rect()))
            return
        shape = points if self._sweeping or pointer is None else [*points, pointer]
        paint_shape(painter, shape, palette, closed=len(shape) > 2, dashed=True)
        if not self._sweeping:
            paint_corners(painter, points, palette)

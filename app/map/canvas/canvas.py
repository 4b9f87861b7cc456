"""The map of the window: what is under the pointer, where it is, and how it is saved."""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path

import numpy as np
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QHelpEvent, QMouseEvent
from PySide6.QtWidgets import QToolTip, QWidget

from app.map.canvas import export
from app.map.canvas.annotated import AnnotatedMap


class MapCanvas(AnnotatedMap):
    """A map of areas, regions, sites and what else belongs to a study.

    See `LayeredMap` for what it shows and `AnnotatedMap` for what is written on it.

    Signals
    -------
    area_hovered(int)
        The area under the pointer changed; -1 = none.
    area_clicked(int, modifiers)
        An area (-1 = the ground beside them) was clicked.
    areas_boxed(array of int32, modifiers)
        A rectangle was drawn with the select tool around the points of these areas.
    cursor_moved(x, y, lat, lon)
        Place under the pointer: metres, and degrees (NaN without a coordinate system).
    cursor_left()
        The pointer left the map.
    """

    area_hovered = Signal(int)
    area_clicked = Signal(int, object)
    areas_boxed = Signal(object, object)
    cursor_moved = Signal(float, float, float, float)
    cursor_left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Map"))
        self._hovered = -1
        self.areas_shown.connect(self._leave_area)
        self._describe: Callable[[int], str] | None = None

    def set_describe(self, describe: Callable[[int], str] | None) -> None:
        """What to say about an area when the pointer rests on it."""
        self._describe = describe

    def degrees_at(self, x: float, y: float) -> tuple[float, float]:
        """Latitude and longitude of a place; NaN if not known."""
        return (math.nan, math.nan) if self._degrees is None else self._degrees.at(x, y)

    def north_at(self, x: float, y: float) -> float:
        """Degrees clockwise from up to true north at a place."""
        return 0.0 if self._degrees is None else self._degrees.north_at(x, y)

    def stretch_at(self, x: float, y: float) -> float:
        """Metres on the map for a metre on the ground at a place."""
        return 1.0 if self._degrees is None else self._degrees.scale_at(x, y)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tells where the pointer is and over which area."""
        super().mouseMoveEvent(event)
        x, y = self.world_at(event.position())
        self.cursor_moved.emit(x, y, *self.degrees_at(x, y))
        if not self._navigator.busy:
            self._set_hovered(self.area_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer left."""
        super().leaveEvent(event)
        self._set_hovered(-1)
        self.cursor_left.emit()

    @Slot()
    def _leave_area(self) -> None:
        self._set_hovered(-1)

    def _set_hovered(self, area: int) -> None:
        if area != self._hovered:
            self._hovered = area
            self.area_hovered.emit(area)

    def click_at(self, at: QPointF, modifiers: Qt.KeyboardModifier) -> None:
        """A click without a drag."""
        if self.scene.polygons is not None:
            self.area_clicked.emit(self.area_at(at), modifiers)

    def select_box(self, box: QRectF, modifiers: Qt.KeyboardModifier) -> None:
        """Tells which areas have their point inside a rectangle."""
        points = self.scene.points
        if points is None:
            return
        west, north = self.world_at(box.topLeft())
        east, south = self.world_at(box.bottomRight())
        inside = (points >= (west, south)).all(axis=1) & (points <= (east, north)).all(axis=1)
        self.areas_boxed.emit(np.flatnonzero(inside).astype(np.int32), modifiers)

    def event(self, event: QEvent) -> bool:
        """Shows the tooltip of the area under the pointer."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            text = self._tooltip(self.area_at(QPointF(event.pos())))
            if text:
                QToolTip.showText(event.globalPos(), text, self)
            else:
                QToolTip.hideText()
                event.ignore()
            return True
        return super().event(event)

    def _tooltip(self, area: int) -> str:
        if area < 0:
            return ""
        if self._describe is not None:
            return self._describe(area)
        return "" if self._ids is None else str(self._ids[area])

    def save_png(self, path: Path, scale: float = 1.0) -> None:
        """Writes what is seen as a PNG, ``scale`` times as fine as the widget."""
        export.save_png(self, path, scale)

    def save_svg(self, path: Path) -> None:
        """Writes what is seen as an SVG: areas as a picture, all else as vectors."""
        export.save_svg(self, path)

    @Slot()
    def copy_to_clipboard(self) -> None:
        """Puts what is seen on the clipboard, as a picture."""
        export.copy_to_clipboard(self)
